import assert from 'node:assert/strict'
import { before, describe, it } from 'node:test'
import { citeDerived, citeField } from '../../src/core/citing/quote.ts'
import { recompute } from '../../src/core/drafting/verifier/recompute.ts'
import { readQuantities } from '../../src/core/drafting/verifier/quantities.ts'
import type { Finding } from '../../src/core/drafting/verifier/claim.ts'
import { verify } from '../../src/core/drafting/verifier/verify.ts'
import { figuresOf, readGold, refusedRewordings, type Figures } from '../../scripts/verifier/gold.ts'

const codes = (findings: readonly Finding[]): string[] => findings.map(({ code }) => code)
const read = (text: string): string[] =>
  readQuantities(text).map(({ kind, key, unit, bound }) => [kind, key, unit ?? '', bound].join(' '))

describe('the verifier', () => {
  const floors = {
    sentences: { numeric: 0.995, all: 0.95, falseAlarms: 0.05 },
    'second-sentences': { numeric: 0.995, all: 0.96, falseAlarms: 0.09 },
    'third-sentences': { numeric: 0.99, all: 0.94, falseAlarms: 0.11 },
    'fourth-sentences': { numeric: 0.995, all: 0.915, falseAlarms: 0.04 },
    'fifth-sentences': { numeric: 0.99, all: 0.94, falseAlarms: 0.09 },
  }
  const figures = new Map<string, Figures>()
  before(async () => {
    for (const set of Object.keys(floors)) figures.set(set, figuresOf(await readGold(set)))
  })

  it('refuses what the open gold corruptions did, and few sound sentences', (context) => {
    for (const [set, floor] of Object.entries(floors)) {
      const { judged, falseAlarms } = figures.get(set) ?? assert.fail(set)
      const share = (list: typeof judged): number =>
        list.filter(({ findings }) => findings.length > 0).length / list.length
      const numeric = share(judged.filter(({ numeric: counts }) => counts))
      context.diagnostic(
        `${set}: numeric ${numeric}, all ${share(judged)}, false alarms ${falseAlarms.wrong.length} of ${falseAlarms.total}`,
      )
      assert.ok(numeric >= floor.numeric, set)
      assert.ok(share(judged) >= floor.all, set)
      assert.ok(falseAlarms.wrong.length / falseAlarms.total <= floor.falseAlarms, set)
    }
  })

  it('accepts rewordings that are made of the parts of a sentence, and refuses corruptions of freer ones', async () => {
    const { total, wrong } = await refusedRewordings('arranged')
    assert.ok(total >= 80)
    assert.deepEqual(wrong, [])
    for (const set of ['sixth-sentences', 'seventh-held-out']) {
      const { judged } = figuresOf(await readGold(set))
      const passed = judged.filter(({ findings }) => findings.length === 0)
      assert.ok(passed.length <= 0.005 * judged.length, set)
    }
  })

  it('reads figures in both languages alike, with what bounds and measures them', () => {
    assert.deepEqual(read('έως 220.000 ευρώ'), ['money 220000  max'])
    assert.deepEqual(read('up to €220,000'), ['money 220000  max'])
    assert.deepEqual(read('τουλάχιστον τρεις (3) ΕΜΕ'), ['number 3 awu min', 'number 3 awu min'])
    assert.deepEqual(read('διακόσιες πενήντα χιλιάδες ευρώ'), ['money 250000  none'])
    assert.deepEqual(read('από 50 έως 60%'), ['percent 50  min', 'percent 60  max'])
    assert.deepEqual(read('31/12/2027'), read('31 Δεκεμβρίου 2027'))
    assert.deepEqual(read('December 31, 2027'), read('31 December 2027'))
    assert.deepEqual(read('ΚΑΔ 62.10.11.03'), ['code 62.10.11.03  none'])
    assert.deepEqual(read('1,2 εκατ. ευρώ'), read('€1.2 million'))
  })

  it('works derivations out again, and says which it cannot', () => {
    const derivation = { formula: 'cost * rate / 100', inputs: { cost: '60000.00', rate: '50' }, result: '30000.00' }
    assert.equal(recompute(derivation), true)
    assert.equal(recompute({ ...derivation, result: '30000.01' }), false)
    assert.equal(recompute({ formula: 'a + 3 years', inputs: { a: '2024-02-29' }, result: '2027-02-28' }), true)
    assert.equal(recompute({ formula: 'count met', inputs: { x: 'met', y: 'unknown' }, result: 1 }), true)
    assert.equal(recompute({ formula: 'verdict', inputs: { x: 'met' }, result: 'eligible' }), undefined)
  })

  it('lets a composed sentence use its own words, but no figure of its own', () => {
    const cited = citeField({ path: '/headcount', value: 9 })
    const claim = (text: string) => ({ text, language: 'el' as const, citations: [cited], licensed: [text] })
    assert.deepEqual(verify(claim('Απασχόληση: 9 ΕΜΕ.')), [])
    assert.deepEqual(codes(verify(claim('Απασχόληση: 10 ΕΜΕ.'))), ['number'])
    assert.deepEqual(codes(verify(claim('Απασχόληση: τουλάχιστον 9 ΕΜΕ.'))), ['bound'])
  })

  it('takes a figure of many decimals with two of them, and an amount in its own currency alone', () => {
    const judge = (text: string, value: unknown): string[] => {
      const citations = [citeField({ path: '/planned_investment/amount', value })]
      return codes(verify({ text, language: 'en', citations, licensed: [text] }))
    }
    assert.deepEqual(judge('Amount: 9.33.', 9.333333333), [])
    assert.deepEqual(judge('33.33', 33.333333), [])
    assert.deepEqual(judge('Amount: 9.34.', 9.333333333), ['number'])
    assert.deepEqual(judge('Amount: 0.', 0.00004), ['number'])
    const dollars = { amount: '100000.00', currency: 'USD' }
    assert.deepEqual(judge('Amount: USD 100,000.', dollars), [])
    assert.deepEqual(judge('Amount: €100,000.', dollars), ['number'])
    assert.deepEqual(judge('Amount: USD 100,000.', { ...dollars, currency: 'EUR' }), ['number'])
  })

  it('knows a deadline at midnight as 24:00 of the day that ends, and as no other day or hour', () => {
    const citation = {
      id: 'c',
      kind: 'reference' as const,
      reference: { name: 'Programme p, version 1', locator: '/call/deadlines/0' },
    }
    const judge = (text: string, value: object): string[] =>
      codes(verify({ text, language: 'en', citations: [citation], licensed: [text] }, { record: () => value }))
    for (const at of ['2027-07-01T00:00:00+03:00', '2027-06-30T21:00:00Z']) {
      const deadline = { id: 'end', at, time_zone: 'Europe/Athens', basis: 'fixed' }
      assert.deepEqual(judge('Applications are accepted until 30 June 2027, 24:00.', deadline), [])
      assert.deepEqual(judge('Applications are accepted until 1 July 2027, 24:00.', deadline), ['date'])
      assert.deepEqual(judge('Applications are accepted until 30 June 2027, 00:00.', deadline), ['date'])
      const opening = { at, time_zone: 'Europe/Athens' }
      assert.deepEqual(judge('Applications open on 1 July 2027, 00:00.', opening), [])
      assert.deepEqual(judge('Applications open on 30 June 2027, 24:00.', opening), ['date', 'date'])
    }
  })

  it('holds clauses, measures, order in time and what belongs together against the source', () => {
    const cases = [
      ['Retail, catering and tourism are not funded.', 'Retail is not funded.', 'Retail is funded.'],
      ['Claims are paid monthly.', 'Claims are paid monthly.', 'Claims are paid weekly.'],
      [
        'The plant treats 14 tonnes a day.',
        'The plant treats 14 tonnes a day.',
        'The plant treats 14 kilograms a day.',
      ],
      [
        'The licence is submitted before the payment.',
        'The licence is submitted before the payment.',
        'The licence is submitted after the payment.',
      ],
      [
        'Monitoring takes place weekly in summer and monthly in winter.',
        'Monitoring is weekly in summer and monthly in winter.',
        'Monitoring is weekly in winter and monthly in summer.',
      ],
      [
        'Σε τρία έτη δύο εταίροι αποχωρούν.',
        'Σε τρία έτη δύο εταίροι αποχωρούν.',
        'Σε τρία έτη τρεις εταίροι αποχωρούν.',
      ],
    ]
    for (const [exact = '', sound = '', corrupted = ''] of cases) {
      const language = /\p{Script=Greek}/u.test(exact) ? ('el' as const) : ('en' as const)
      const citation = {
        id: 'c',
        kind: 'source_span' as const,
        source: { document_id: 'd', title: '', language, version: 1, sha256: '' },
        quote: { exact, prefix: '', suffix: '' },
      }
      const judge = (text: string): Finding[] => verify({ text, language, citations: [citation] })
      assert.deepEqual(judge(sound), [], sound)
      assert.notDeepEqual(judge(corrupted), [], corrupted)
    }
  })

  it('refuses a sentence without a citation, and a citation that the sentence does not need', () => {
    const nine = citeField({ path: '/headcount', value: 9 })
    const other = citeDerived({ formula: 'a + b', inputs: { a: 1, b: 2 }, result: 3 })
    const text = 'Η επιχείρηση απασχολεί 9 ΕΜΕ.'
    assert.deepEqual(codes(verify({ text, language: 'el', citations: [] })), ['uncited'])
    assert.deepEqual(codes(verify({ text, language: 'el', citations: [nine, other] })), ['superfluous'])
  })
})
