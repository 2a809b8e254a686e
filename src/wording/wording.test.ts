import assert from 'node:assert/strict'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, test } from 'node:test'
import { deMinimisRegulations, legalForms, lifecycles, sizeClasses } from '../core/facts/profile.ts'
import { callStatuses, instruments } from '../core/facts/programme.ts'
import { variablesOf } from './message.ts'
import type { Names } from './render.ts'
import { renderValue, sayDate, sayDeadline, sayMoment, sayMoney } from './render.ts'
import { fieldName, terms } from './terms.ts'
import type { ReasonValue } from '../core/matching/result.ts'
import { catalogue, say } from './wording.ts'

const names: Names = { region: (code) => (code === 'EL303' ? 'Κεντρικός Τομέας Αθηνών' : undefined) }

const core = join(import.meta.dirname, '..', 'core')

function sources(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'))
    .map((name) => readFileSync(join(folder, name), 'utf8'))
}

/** Keys as they are written in the core: `reason('…'`, `key: '…'`, and faults by code. */
function keysSaid(): Set<string> {
  const keys = new Set<string>()
  for (const text of sources(core)) {
    for (const match of text.matchAll(/(?<!saidBy\()'([a-z_0-9]+\.[a-z_0-9.]+)'/gu)) {
      const key = match[1] ?? ''
      if (!key.endsWith('.ts') && families.has(key.split('.')[0] ?? '')) keys.add(key)
    }
    for (const [, key] of text.matchAll(/saidBy\('([a-z_0-9.]+)'\)/gu)) keys.add(`${key}.met`).add(`${key}.not_met`)
    for (const match of text.matchAll(/fault\((?:`[^`]*`|[a-zA-Z.]+), '([a-z_]+)'/gu)) keys.add(`fault.${match[1]}`)
  }
  return keys
}
const families = new Set(Object.keys(catalogue).map((key) => key.split('.')[0] ?? ''))

describe('wording', () => {
  test('every sentence exists in Greek and English with the same values', () => {
    for (const [key, message] of Object.entries(catalogue)) {
      assert.ok(message.el.length > 0 && message.en.length > 0, key)
      assert.deepEqual(variablesOf(message.el), variablesOf(message.en), key)
    }
  })

  test('a Greek sentence is Greek and an English one is English', () => {
    for (const [key, message] of Object.entries(catalogue)) {
      // A pattern of values alone is in no language.
      if (/\p{L}/u.test(message.el.replace(/\{[^}]*\}/gu, ''))) assert.match(message.el, /\p{Script=Greek}/u, key)
      assert.doesNotMatch(message.en, /\p{Script=Greek}/u, key)
    }
  })

  test('no word mixes Greek and Latin letters', () => {
    const texts = Object.values(catalogue).flatMap((message) => [message.el, message.en])
    const words = Object.values(terms).flatMap((vocabulary) =>
      Object.values(vocabulary).flatMap((word) => [word.el, word.en]),
    )
    for (const text of [...texts, ...words]) {
      for (const word of text.replace(/\{[^}]*\}/gu, ' ').match(/\p{L}+/gu) ?? []) {
        assert.ok(!(/\p{Script=Greek}/u.test(word) && /\p{Script=Latin}/u.test(word)), word)
      }
    }
  })

  test('nothing is promised', () => {
    for (const [key, message] of Object.entries(catalogue)) {
      assert.doesNotMatch(message.en, /certainly|guaranteed|surely|definitely/iu, key)
      assert.doesNotMatch(message.el, /σίγουρα|βέβαια|εγγυημέν|οπωσδήποτε/iu, key)
    }
  })

  test('every key the core says has a sentence', () => {
    for (const key of keysSaid()) assert.ok(Object.hasOwn(catalogue, key), key)
  })

  test('every closed vocabulary has a word for each of its terms', () => {
    const vocabularies = [
      ['size', sizeClasses],
      ['legal_form', legalForms],
      ['lifecycle', lifecycles],
      ['instrument', instruments],
      ['status', callStatuses],
      ['regulation', deMinimisRegulations],
    ] as const
    for (const [vocabulary, words] of vocabularies) {
      for (const word of words) assert.ok(Object.hasOwn(terms[vocabulary], word), `${vocabulary} ${word}`)
    }
  })

  test('amounts, dates and moments are written as each language writes them', () => {
    assert.equal(sayMoney({ amount: '300000.00', currency: 'EUR' }, 'el'), '300.000\u00a0€')
    assert.equal(sayMoney({ amount: '300000.00', currency: 'EUR' }, 'en'), '€300,000')
    assert.equal(sayMoney({ amount: '1256.50', currency: 'EUR' }, 'el'), '1.256,50\u00a0€')
    assert.equal(sayDate('2027-12-31', 'el'), '31 Δεκεμβρίου 2027')
    assert.equal(sayDate('2027-12-31', 'en'), '31 December 2027')
    assert.equal(sayMoment('2027-01-20T13:00:00Z', 'Europe/Athens', 'el'), '20 Ιανουαρίου 2027, 15:00 (ώρα Ελλάδας)')
    assert.equal(sayDeadline('2026-12-31T22:00:00Z', 'Europe/Athens', 'en'), '31 December 2026, 24:00 (Greek time)')
    assert.equal(sayDeadline('2027-01-20T13:00:00Z', 'Europe/Athens', 'en'), '20 January 2027, 15:00 (Greek time)')
    const until = { type: 'deadline', at: '2026-12-31T22:00:00Z', time_zone: 'Europe/Athens' } as const
    assert.equal(renderValue(until, 'el', names), '31 Δεκεμβρίου 2026, 24:00 (ώρα Ελλάδας)')
    assert.equal(sayMoment('2027-07-20T12:00:00Z', 'Europe/Athens', 'en'), '20 July 2027, 15:00 (Greek time)')
  })

  test('an amount in euro is written as the formats of its language write it', () => {
    const formats = ([0, 2] as const).map((digits) => ({
      el: new Intl.NumberFormat('el-GR', {
        style: 'currency',
        currency: 'EUR',
        minimumFractionDigits: digits,
        maximumFractionDigits: digits,
      }),
      en: new Intl.NumberFormat('en-GB', {
        style: 'currency',
        currency: 'EUR',
        minimumFractionDigits: digits,
        maximumFractionDigits: digits,
      }),
    }))
    const wholes = ['0', '7', '99', '100', '999', '1000', '9999', '12345', '999999', '1000000', '9007199254740']
    for (const whole of wholes)
      for (const cents of ['00', '01', '50'])
        for (const sign of ['', '-'])
          for (const language of ['el', 'en'] as const) {
            const amount = `${sign}${whole}.${cents}`
            const format = formats[cents === '00' ? 0 : 1]?.[language]
            assert.equal(sayMoney({ amount, currency: 'EUR' }, language), format?.format(amount as unknown as number))
          }
  })

  test('a requirement is said with what it counts, and its verb agrees with the number', () => {
    const said = (required: ReasonValue) =>
      say({ key: 'attribute.unknown_asked', values: { attribute: 'x', required } }, 'el', names)
    const jobs = { type: 'range', unit: 'awu' } as const
    assert.match(said({ ...jobs, min: 1 }), /Ζητείται τουλάχιστον 1 ΕΜΕ\.$/u)
    assert.match(said({ ...jobs, min: 2 }), /Ζητούνται τουλάχιστον 2 ΕΜΕ\.$/u)
    assert.match(said({ ...jobs, max_exclusive: 50 }), /Ζητούνται λιγότερες από 50 ΕΜΕ\.$/u)
    assert.match(said({ type: 'range', unit: 'percent', min: 30 }), /Ζητείται τουλάχιστον 30%\.$/u)
    assert.match(said({ type: 'range', min: 6 }), /Ζητείται τουλάχιστον 6\.$/u)
    const money = (amount: string) => ({ amount, currency: 'EUR' })
    assert.equal(
      renderValue({ type: 'range', min: money('18000.00'), max: money('30000.00') }, 'el', names),
      'από 18.000\u00a0€ έως 30.000\u00a0€',
    )
  })

  test('a sentence that opens with an accented word keeps its accent', () => {
    const figure = { type: 'terms' as const, vocabulary: 'figure' as const, values: ['equity'] }
    const values = { attribute: figure, found: 1, required: 2 }
    assert.match(say({ key: 'attribute.met_asked', values }, 'el', names), /^Ίδια κεφάλαια/u)
  })

  test('a long list of codes is shown by its first few and a count', () => {
    const codes = { type: 'codes', scheme: 'kad_2025', values: ['1', '2', '3', '4', '5', '6', '7'] } as const
    assert.equal(renderValue({ ...codes, values: [...codes.values] }, 'en', names), '1, 2, 3, 4 and 3 more')
    assert.equal(renderValue({ ...codes, values: [...codes.values] }, 'el', names), '1, 2, 3, 4 και 3 ακόμη')
  })

  test('a code carries its official title where one is loaded, cut where it is long, and not in lists', () => {
    const long = 'Υπηρεσία '.repeat(20).trim()
    const titles: Readonly<Record<string, string>> = { '1': 'Τίτλος', '2': long }
    const titled: Names = {
      ...names,
      activityTitle: (scheme, code) => (scheme === 'kad_2025' ? titles[code] : undefined),
    }
    const say = (...values: string[]) => renderValue({ type: 'codes', scheme: 'kad_2025', values }, 'el', titled)
    assert.equal(say('1', '3'), '1 (Τίτλος), 3')
    assert.match(say('2'), /^2 \((Υπηρεσία ){8,9}Υπηρεσία…\)$/)
    assert.equal(say('1', '2', '3'), '1, 2, 3')
    assert.equal(renderValue({ type: 'codes', scheme: 'kad_2008', values: ['1'] }, 'el', titled), '1')
  })

  test('a region is named with its code', () => {
    assert.equal(
      renderValue({ type: 'regions', values: ['EL303', 'EL52'] }, 'el', names),
      'Κεντρικός Τομέας Αθηνών (EL303), EL52',
    )
  })

  test('a field is named whatever position it has', () => {
    assert.equal(fieldName('/establishments/3/region', 'en'), 'region of the establishment')
    assert.equal(fieldName('/attributes/women_led', 'el'), 'γυναικεία επιχειρηματικότητα')
    assert.equal(fieldName('/people/0/attributes/trained', 'en'), 'fact about the person: "trained"')
  })

  test('a fact that the vocabulary does not know is shown by its own name, whatever that is', () => {
    assert.equal(fieldName('/attributes/own_bakery', 'el'), '«own bakery»')
    assert.equal(fieldName('/attributes/constructor', 'en'), '"constructor"')
  })

  test('two fields of one name are named once', () => {
    const fields = {
      type: 'terms' as const,
      vocabulary: 'field' as const,
      values: ['/people/0/gender', '/people/1/gender'],
    }
    assert.equal(renderValue(fields, 'en', names), 'gender')
  })

  test('a missing key or value is thrown where nobody listens, and shown as a gap where somebody does', () => {
    assert.throws(() => say({ key: 'no.such', values: {} }, 'el', names), RangeError)
    assert.throws(() => say({ key: 'legal_form.met', values: {} }, 'el', names), RangeError)
    const gaps: string[] = []
    assert.equal(
      say({ key: 'legal_form.met', values: {} }, 'en', { ...names, onGap: (what) => gaps.push(what) }),
      'The legal form is accepted: ….',
    )
    assert.equal(gaps.length, 1)
  })
})
