import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import { canonicalText, codePoints } from './canonical.ts'
import type { Anchor } from './citation.ts'
import { findAll } from './find-all.ts'
import { openText, resolveAnchor } from './resolve.ts'

const anchor = (exact: string, more: Partial<Anchor> = {}): Anchor => ({ document: 'call', exact, ...more })

function resolved(text: string, given: Anchor): { exact: string; start: number; end: number } {
  const resolution = resolveAnchor(given, openText(text))
  assert.ok(resolution.ok, JSON.stringify(resolution))
  const { exact, start, end } = resolution.anchor
  assert.equal(Array.from(text).slice(start, end).join(''), exact)
  return { exact, start, end }
}

function fault(text: string, given: Anchor): unknown {
  const resolution = resolveAnchor(given, openText(text))
  assert.ok(!resolution.ok)
  return resolution.fault
}

test('a quotation is found letter for letter and gets its place in code points and 32 of context', () => {
  const text = `${'😀'.repeat(40)}Η δημόσια χρηματοδότηση είναι 50% του προϋπολογισμού.`
  const resolution = resolveAnchor(anchor('50% του'), openText(text))
  assert.ok(resolution.ok)
  assert.equal(resolution.anchor.start, 70)
  assert.equal(resolution.anchor.prefix, `${'😀'.repeat(2)}Η δημόσια χρηματοδότηση είναι `)
  assert.equal(resolution.anchor.suffix, ' προϋπολογισμού.')
})

test('a quotation typed with other accents, case, sigma or spacing quotes the original', () => {
  const text = 'Άρθρο 1.  Η δηµόσια  χρηµατοδότηση\nανέρχεται στο 50% του ΕΠΙΧΟΡΗΓΟΥΜΕΝΟΥ προϋπολογισµού της ∆ράσης.'
  const found = resolved(text, anchor('η δημόσια χρηματοδότηση ανέρχεται στο 50% του επιχορηγούμενου'))
  assert.equal(found.exact, 'Η δηµόσια  χρηµατοδότηση\nανέρχεται στο 50% του ΕΠΙΧΟΡΗΓΟΥΜΕΝΟΥ')
  assert.equal(resolved(text, anchor(' της δράσησ. ')).exact, 'της ∆ράσης.')
})

test('a number that differs is not found, however alike the rest is', () => {
  assert.deepEqual(fault('ανέρχεται στο 50% του', anchor('ανέρχεται στο 60% του')), {
    code: 'quote_not_found',
    alone: 0,
  })
})

test('a quotation that stands several times is refused with their number, and context chooses among them', () => {
  const text = 'μικρές επιχειρήσεις και μεσαίες επιχειρήσεις και πολύ μικρές επιχειρήσεις'
  assert.deepEqual(fault(text, anchor('επιχειρήσεις')), { code: 'quote_ambiguous', count: 3 })
  assert.equal(resolved(text, anchor('επιχειρήσεις', { prefix: 'μεσαίες ' })).start, 32)
  assert.equal(resolved(text, anchor('ΕΠΙΧΕΙΡΗΣΕΙΣ', { prefix: 'ΜΕΣΑΙΕΣ ' })).start, 32)
  assert.deepEqual(fault(text, anchor('επιχειρήσεις', { prefix: 'μεγάλες ' })), { code: 'quote_not_found', alone: 3 })
})

test('a given position must hold the quotation exactly', () => {
  const text = 'έως 300.000 ευρώ'
  assert.equal(resolved(text, anchor('300.000', { start: 4, end: 11 })).start, 4)
  assert.deepEqual(fault(text, anchor('300.000', { start: 3, end: 10 })), {
    code: 'position_mismatch',
    found: ' 300.00',
  })
  assert.deepEqual(fault(text, anchor('300.000', { start: 4, end: 99 })), { code: 'position_outside', length: 16 })
  assert.deepEqual(fault(text, anchor('300.000', { start: 4 })), { code: 'position_incomplete' })
  assert.deepEqual(fault(text, anchor('  ')), { code: 'quote_empty' })
})

const letters = fc.constantFrom(...('αάΑΆβσςΣμµΔ∆ ϊΐ\n😀𝒜a1.,-'.match(/./gsu) ?? []))
const texts = fc.string({ unit: letters, minLength: 1, maxLength: 120 })

test('whatever is quoted with its context is found at its place again', () => {
  fc.assert(
    fc.property(texts, fc.nat(), fc.nat(), (text, a, b) => {
      const points = codePoints(text)
      const start = a % points.length
      const end = start + 1 + (b % (points.length - start))
      const exact = points.slice(start, end)
      fc.pre(exact.trim() !== '')
      const whole = anchor(exact, { prefix: points.slice(0, start), suffix: points.slice(end, points.length) })
      assert.deepEqual(resolved(text, whole), { exact, start, end })
      assert.deepEqual(resolved(text, anchor(exact, { start, end })), { exact, start, end })
      const again = resolveAnchor(anchor(exact), openText(text))
      if (again.ok) assert.equal(points.slice(again.anchor.start, again.anchor.end), exact)
      else assert.equal(again.fault.code, 'quote_ambiguous')
    }),
  )
})

test('whatever answer an altered quotation gets, text[start:end] is the quote', () => {
  fc.assert(
    fc.property(texts, texts, fc.boolean(), (text, quote, upper) => {
      const resolution = resolveAnchor(anchor(upper ? quote.toUpperCase() : quote), openText(text))
      if (!resolution.ok) return
      const { start, end, exact } = resolution.anchor
      assert.equal(Array.from(text).slice(start, end).join(''), exact)
      assert.notEqual(exact.trim(), '')
    }),
  )
})

test('occurrences are counted as indexOf counts them', () => {
  const ab = fc.string({ unit: fc.constantFrom('a', 'b'), maxLength: 40 })
  fc.assert(
    fc.property(ab, fc.string({ unit: fc.constantFrom('a', 'b'), minLength: 1, maxLength: 4 }), (text, pattern) => {
      const offsets: number[] = []
      for (let at = text.indexOf(pattern); at >= 0; at = text.indexOf(pattern, at + 1)) offsets.push(at)
      assert.deepEqual(findAll(text, pattern, 1000), { offsets, count: offsets.length })
    }),
  )
})

test('a hostile text takes linear time', () => {
  const text = 'α'.repeat(300_000)
  const started = performance.now()
  assert.deepEqual(fault(text, anchor(`β${'α'.repeat(100_000)}`)), { code: 'quote_not_found', alone: 0 })
  assert.deepEqual(fault(text, anchor('Ά'.repeat(100_000))), { code: 'quote_ambiguous', count: 200_001 })
  assert.ok(performance.now() - started < 20_000)
})

test('a canonical text has LF line ends, no NUL and no lone surrogate', () => {
  assert.deepEqual(canonicalText('α\r\nβ\rγ\n'), { ok: true, text: 'α\nβ\nγ\n' })
  assert.deepEqual(canonicalText('αβ\0'), { ok: false, fault: 'nul', at: 2 })
  assert.deepEqual(canonicalText('😀\ud83d'), { ok: false, fault: 'lone_surrogate', at: 2 })
  assert.deepEqual(canonicalText('😀\ude00'), { ok: false, fault: 'lone_surrogate', at: 2 })
})

test('code points and UTF-16 units convert into each other', () => {
  fc.assert(
    fc.property(texts, (text) => {
      const points = codePoints(text)
      const all = Array.from(text)
      assert.equal(points.length, all.length)
      for (let at = 0; at <= all.length; at += 1) {
        assert.equal(points.toUnit(at), all.slice(0, at).join('').length)
        assert.equal(points.toCodePoint(points.toUnit(at)), at)
      }
    }),
  )
})
