import { test } from 'node:test'
import assert from 'node:assert/strict'
import fc from 'fast-check'
import { foldName, foldText, originalSpan } from './text-fold.ts'

const fold = (text: string): string => foldText(text).folded

test('accents, case and final sigma make no difference', () => {
  assert.equal(fold('Επιχειρήσεις'), fold('ΕΠΙΧΕΙΡΗΣΕΙΣ'))
  assert.equal(fold('ΑΪ́'.normalize('NFC')), fold('αϊ'))
  assert.equal(fold('Ἀθῆναι'), fold('ΑΘΗΝΑΙ'))
  assert.equal(fold('Île-de-France'), 'ile-de-france')
})

test('letters that only look different are one', () => {
  assert.equal(fold('20 µm'), fold('20 μm'))
  assert.equal(fold('∆ικαιούχος'), fold('Δικαιούχος'))
  assert.equal(fold('Aττική'), fold('Αττική'))
  assert.equal(fold('EΣΠA'), fold('ΕΣΠΑ'))
  assert.equal(fold('Αthens'.replace('Α', 'Α')), fold('Αthens'))
})

test('a word of one script is never changed to the other', () => {
  assert.equal(fold('IKE'), 'ike')
  assert.equal(fold('ΙΚΕ'), 'ικε')
  assert.equal(fold('KAI και'), 'kai και')
})

test('composed and decomposed text fold the same', () => {
  fc.assert(
    fc.property(fc.string({ unit: fc.constantFrom(...'ΆάΈέΉήΊίϊΐΌόΎύϋΰΏώéÀçñ abγσς') }), (text) => {
      assert.equal(fold(text.normalize('NFD')), fold(text.normalize('NFC')))
    }),
  )
})

test('white space runs are one space, invisible characters none', () => {
  assert.equal(fold('έως\u00a0\n  40\u00ad%'), 'εωσ 40%')
  assert.equal(foldName(' Provence—Alpes, Côte d’Azur '), 'provence alpes cote d azur')
})

test('a match in the folded text leads back to the very letters of the original', () => {
  const text = '😀 Δ\u03b9καιούχοι: οι ΕΠΙΧΕΙΡΉΣΕΙΣ της Aττικής'
  const chars = Array.from(text)
  const folded = foldText(text)
  const quote = (word: string): string => {
    const start = folded.folded.indexOf(fold(word))
    const span = originalSpan(folded, start, start + fold(word).length)
    return chars.slice(span.start, span.end).join('')
  }
  assert.equal(quote('επιχειρησεις'), 'ΕΠΙΧΕΙΡΉΣΕΙΣ')
  assert.equal(quote('Αττικής'), 'Aττικής')
  assert.equal(quote('δικαιουχοι'), 'Δ\u03b9καιούχοι')
})

test('marks belong to the letter before, and half a ligature to the whole', () => {
  const folded = foldText('e\u0301x ﬁ')
  assert.equal(folded.folded, 'ex fi')
  assert.deepEqual(originalSpan(folded, 0, 1), { start: 0, end: 2 })
  assert.deepEqual(originalSpan(folded, 3, 4), { start: 4, end: 5 })
})

test('the map never goes back, has one entry more than the folded text, and every piece refolds to itself', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (text) => {
      const { folded, map } = foldText(text)
      const chars = Array.from(text)
      assert.equal(map.length, folded.length + 1)
      assert.equal(map.at(-1), chars.length)
      for (let i = 1; i < map.length; i += 1) assert.ok((map[i - 1] ?? 0) <= (map[i] ?? 0))
    }),
  )
})

test('the key of a name is its folded text without signs, however it is computed', () => {
  const name = fc.string({ unit: fc.constantFrom(...'ΆάέΑAaZzνvς -,’—µ∆éß\u0301') })
  fc.assert(
    fc.property(name, (text) => {
      assert.equal(
        foldName(text),
        fold(text)
          .replace(/[^\p{L}\p{N}]+/gu, ' ')
          .trim(),
      )
    }),
  )
})
