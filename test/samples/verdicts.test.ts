import assert from 'node:assert/strict'
import { before, test } from 'node:test'
import { criterionKinds } from '../../src/core/criteria/criterion.ts'
import type { Criterion } from '../../src/core/criteria/criterion.ts'
import { compileCall, quickStatus, windowOf } from '../../src/core/facts/call-status.ts'
import type { PlainDate, Profile } from '../../src/core/facts/profile.ts'
import type { CallStatus, Programme } from '../../src/core/facts/programme.ts'
import { compileProgramme } from '../../src/core/matching/compile.ts'
import { explainMatch } from '../../src/core/matching/evaluate.ts'
import { readFacts } from '../../src/core/matching/facts.ts'
import type { Match } from '../../src/core/matching/result.ts'
import { verdicts } from '../../src/core/verdict.ts'
import { sampleCatalogue, sampleProfiles } from '../../src/edge/samples.ts'
import { say } from '../../src/wording/wording.ts'
import { loadReference } from '../../src/reference/reference.ts'
import type { Reference } from '../../src/reference/reference.ts'

const firstStarts: PlainDate[] = ['2026-11-28', '2028-02-29', '2027-03-28', '2027-10-31', '2026-12-31', '2027-01-01']
let reference: Reference

before(async () => {
  reference = await loadReference()
})

/** The programme as it is published, but for its documents, which no verdict reads. */
async function programmes(firstStart: PlainDate): Promise<Programme[]> {
  const catalogue = await sampleCatalogue(firstStart, reference.activities)
  return catalogue.map(({ slug, programme }) => ({ ...programme, slug, documents: [] }))
}

/** Those that are not open on the day of the first start, or no longer thirty days later; all others are open on both. */
const statuses: Record<string, [CallStatus, CallStatus]> = {
  'sample-digital-basic': ['exhausted', 'exhausted'],
  'sample-digital-voucher': ['closed', 'closed'],
  'sample-energy-saving': ['closed', 'closed'],
  'sample-green-transformation': ['forecasted', 'open'],
  'sample-jtf-micro-grants': ['paused', 'paused'],
  'sample-jtf-start-ups': ['forecasted', 'forecasted'],
  'sample-leader-serres': ['unknown', 'unknown'],
  'sample-regional-central-macedonia': ['open', 'closed'],
}

test('whenever the service first starts, each call has the status that the samples mean to show', async () => {
  for (const day of firstStarts) {
    const later = Temporal.PlainDate.from(day).add({ days: 30 }).toString()
    for (const programme of await programmes(day)) {
      const call = compileCall(programme)
      const found = [day, later].map((date) => quickStatus(call, windowOf({ kind: 'date', date })))
      assert.deepEqual(found, statuses[programme.slug] ?? ['open', 'open'], `${programme.slug} on ${day}`)
    }
  }
})

test('every kind of criterion, every way of testing age and every answer to an excess of de minimis is used', async () => {
  const used = (await programmes('2026-11-28')).flatMap(({ eligibility }) => criteriaOf(eligibility))
  assert.deepEqual(new Set(used.map(({ kind }) => kind)), new Set(criterionKinds))
  const says = JSON.stringify(used)
  const ways = ['started_between', 'months_since_start', 'closed_full_fiscal_years', 'reduce', 'reject', 'unknown']
  for (const way of [...ways, 'obligation', 'publication', 'largest_revenue', 'all', 'share_at_least', 'first_payment'])
    assert.ok(says.includes(`"${way}"`), way)
})

test('the clients show every verdict, each near miss is as meant, and the table is printed', async (context) => {
  const clients = await sampleProfiles('2026-11-28')
  const facts = clients.map(({ profile }) => readFacts(profile, reference, new Map()))
  const matches = new Map<string, Match[]>()
  for (const programme of await programmes('2026-11-28')) {
    const compiled = compileProgramme(programme, reference)
    const row = facts.map((each) => explainMatch(compiled, each, { kind: 'date', date: '2026-11-28' }, new Map()))
    matches.set(programme.slug, row)
  }
  const letters = { eligible: 'yes', not_eligible: '-', needs_info: 'info', needs_review: 'review' } as const
  context.diagnostic(clients.map(({ name }) => name.slice(0, 7).padEnd(8)).join(''))
  for (const [slug, row] of matches) {
    context.diagnostic(`${row.map(({ verdict }) => letters[verdict].padEnd(8)).join('')}${slug}`)
    for (const { criteria } of row) for (const { reason } of criteria) assert.notEqual(reason.key, 'criterion.failed')
  }
  const of = (slug: string, client: string): Match | undefined =>
    matches.get(slug)?.[clients.findIndex(({ name }) => name === client)]
  const all = [...matches.values()].flat()
  assert.deepEqual(new Set(all.map(({ verdict }) => verdict)), new Set(verdicts))
  const nearMiss = (slug: string, client: string): string[] =>
    of(slug, client)?.criteria.flatMap(({ near_miss: near }) => (near === undefined ? [] : [near.reason.key])) ?? []
  assert.equal(of('sample-research-innovate', 'software-athens')?.verdict, 'not_eligible')
  assert.deepEqual(nearMiss('sample-research-innovate', 'software-athens'), ['activity.near_add'])
  assert.equal(of('sample-digital-advanced', 'design-patras')?.verdict, 'not_eligible')
  assert.deepEqual(nearMiss('sample-digital-advanced', 'design-patras'), ['age.near_years'])
})

/** Every criterion of an expression. */
function criteriaOf(node: unknown): Criterion[] {
  if (typeof node !== 'object' || node === null) return []
  if ('kind' in node) return [node as Criterion]
  return Object.values(node).flatMap((inner) => criteriaOf(inner))
}

test('whoever is eligible sees an amount, and the first client of the guide has a best match', async () => {
  const best: { slug: string; points: number }[] = []
  for (const { name, profile } of await sampleProfiles('2026-11-28')) {
    const facts = readFacts(profile, reference, new Map())
    for (const programme of await programmes('2026-11-28')) {
      const compiled = compileProgramme(programme, reference)
      const match = explainMatch(compiled, facts, { kind: 'date', date: '2026-11-28' }, new Map())
      if (match.verdict === 'eligible') assert.equal(match.estimate.status, 'computed', `${name} ${programme.slug}`)
      if (name === 'software-athens' && match.status === 'open' && match.verdict !== 'not_eligible')
        best.push({ slug: programme.slug, points: match.score.total })
    }
  }
  best.sort((a, b) => b.points - a.points)
  assert.equal(best[0]?.slug, 'sample-digital-advanced')
})

test('an energy class is met in Greek letters as in Latin ones', async () => {
  const saving = (await programmes('2026-11-28')).find(({ slug }) => slug === 'sample-energy-saving')
  const hotel = (await sampleProfiles('2026-11-28')).find(({ name }) => name === 'hotel-crete')?.profile
  assert.ok(saving !== undefined && hotel !== undefined)
  const compiled = compileProgramme(saving, reference)
  const outcomes = ['Δ', 'D', 'Η', 'G', 'Β', 'B'].map((letter) => {
    const profile = { ...hotel, attributes: { ...hotel.attributes, energy_class: letter } }
    const facts = readFacts(profile, reference, new Map())
    const { criteria } = explainMatch(compiled, facts, { kind: 'date', date: '2026-11-28' }, new Map())
    return criteria.find((each) => each.criterion_id === 'energy-class')?.outcome
  })
  assert.deepEqual(outcomes, ['met', 'met', 'met', 'met', 'not_met', 'not_met'])
})

/** What a client's profile, changed, comes to under a sample call on the day of the first start. */
async function matchOf(slug: string, client: string, change: (profile: Profile) => Profile): Promise<Match> {
  const programme = (await programmes('2026-11-28')).find((each) => each.slug === slug)
  const profile = (await sampleProfiles('2026-11-28')).find(({ name }) => name === client)?.profile
  assert.ok(programme !== undefined && profile !== undefined)
  const facts = readFacts(change(profile), reference, new Map())
  return explainMatch(compileProgramme(programme, reference), facts, { kind: 'date', date: '2026-11-28' }, new Map())
}

const euros = (amount: string) => ({ amount, currency: 'EUR' })

test('a plan of which too little is eligible is refused, with what counts of it', async () => {
  const match = await matchOf(
    'sample-digital-advanced',
    'software-athens',
    ({ planned_investment: plan, ...profile }) => ({
      ...profile,
      planned_investment: {
        ...plan,
        amount: euros('60000.00'),
        categories: [
          { category: 'machinery', amount: euros('55000.00') },
          { category: 'software', amount: euros('5000.00') },
        ],
      },
    }),
  )
  assert.equal(match.verdict, 'not_eligible')
  const keys = match.summary.map(({ key }) => key)
  assert.ok(keys.includes('investment_amount.counted_not_met'))
  assert.ok(keys.includes('investment_amount.near_counted_raise'))
  assert.ok(match.estimate.steps.some(({ reason }) => reason.key === 'estimate.below_minimum_cost'))
})

test('works begun before the application are warned of wherever a legal basis of the call asks for the incentive effect', async () => {
  const begun = ({ planned_investment: plan, ...profile }: Profile): Profile => ({
    ...profile,
    attributes: { recovery_order_outstanding: true },
    planned_investment: { ...plan, works_started_on: '2026-01-01' },
  })
  for (const slug of ['sample-development-law-manufacturing', 'sample-digital-leading-edge']) {
    const { warnings } = await matchOf(slug, 'software-athens', begun)
    for (const kind of ['works_started', 'recovery_order'] as const) {
      const warning = warnings.find((each) => each.kind === kind)
      assert.ok(warning !== undefined, `${slug} ${kind}`)
      const names = { region: () => undefined }
      assert.match(
        say(warning.reason, 'en', names),
        /Depends on the legal basis.*651\/2014.*(incentive effect|recover)/u,
      )
      assert.match(say(warning.reason, 'el', names), /Εξαρτάται από τη νομική βάση.*651\/2014/u)
    }
  }
  const sure = await matchOf('sample-jtf-productive', 'software-athens', begun)
  assert.equal(sure.warnings.find(({ kind }) => kind === 'works_started')?.reason.key, 'warning.works_started')
  const free = await matchOf('sample-digital-advanced', 'software-athens', begun)
  assert.deepEqual(
    free.warnings.filter(({ kind }) => kind === 'works_started' || kind === 'recovery_order'),
    [],
  )
})

test('what would have to change is told of the part of a choice that the business can meet, each sentence once', async () => {
  const small = await matchOf(
    'sample-development-law-manufacturing',
    'software-athens',
    ({ planned_investment: plan, ...profile }) => ({
      ...profile,
      planned_investment: { ...plan, amount: euros('60000.00'), categories: [] },
    }),
  )
  const sentences = small.summary.map((reason) => say(reason, 'en', { region: () => undefined }))
  const text = sentences.join(' ')
  assert.match(text, /raised to €100,000/u)
  assert.doesNotMatch(text, /1,000,000|500,000|250,000|€50,000/u)
  assert.equal(new Set(sentences).size, sentences.length)
})

test('that no related enterprises are assumed is in the summary, once, and an obligation that is denied too', async () => {
  const silent = await matchOf(
    'sample-digital-advanced',
    'software-athens',
    ({ relations: _told, ...silence }) => silence,
  )
  const assumption = (match: Match, language: 'el' | 'en') =>
    match.summary
      .map((reason) => say(reason, language, { region: () => undefined }))
      .filter((sentence) => /No .*enterprises are assumed|Θεωρήθηκε ότι δεν υπάρχουν/u.test(sentence)).length
  assert.deepEqual([assumption(silent, 'en'), assumption(silent, 'el')], [1, 1])
  const told = await matchOf('sample-digital-advanced', 'software-athens', (profile) => profile)
  assert.equal(assumption(told, 'en'), 0)
})

test('energy classes are in the alphabet of the language, each once', async () => {
  const { criteria } = await matchOf('sample-energy-saving', 'hotel-crete', ({ attributes, ...profile }) => ({
    ...profile,
    attributes: { ...attributes, energy_class: 'Β' },
  }))
  const reason = criteria.find((each) => each.criterion_id === 'energy-class')?.reason
  assert.ok(reason !== undefined)
  const english = say(reason, 'en', { region: () => undefined })
  assert.match(english, /C, D, E, F, G/u)
  assert.doesNotMatch(english, /\p{Script=Greek}/u)
  assert.match(say(reason, 'el', { region: () => undefined }), /Γ, Δ, Ε, Ζ, Η/u)
})

test('a plan under a minimum that no condition of the call tests is refused, with the words that state it', async () => {
  const planOf = (amount: string) =>
    matchOf('sample-eu-ip-voucher', 'software-athens', ({ planned_investment: plan, ...profile }) => ({
      ...profile,
      planned_investment: {
        ...plan,
        amount: euros(amount),
        categories: [{ category: 'trade_marks', amount: euros(amount) }],
      },
    }))
  const minimum = ({ criteria }: Match) => criteria.find(({ criterion_id: id }) => id === 'min-eligible-cost')
  const under = await planOf('299.99')
  assert.equal(under.verdict, 'not_eligible')
  assert.equal(minimum(under)?.outcome, 'not_met')
  assert.equal(minimum(under)?.near_miss?.reason.key, 'investment_amount.near_raise')
  const enough = await planOf('300.00')
  assert.notEqual(enough.verdict, 'not_eligible')
  assert.equal(minimum(enough)?.outcome, 'met')
  assert.deepEqual(
    enough.warnings.filter(({ kind }) => kind === 'below_minimum_cost'),
    [],
  )
})

test('without a plan the minimum is a condition of the application, not a missing fact', async () => {
  const { criteria, missing, summary } = await matchOf(
    'sample-eu-ip-voucher',
    'software-athens',
    ({ planned_investment: _plan, ...profile }) => profile,
  )
  const found = criteria.find(({ criterion_id: id }) => id === 'min-eligible-cost')
  assert.equal(found?.outcome, 'met')
  assert.equal(found?.condition?.reason.key, 'investment_amount.to_plan')
  assert.ok(!missing.includes('/planned_investment/amount'))
  const said = summary.map((reason) => say(reason, 'el', { region: () => undefined })).join(' ')
  assert.match(said, /Δεν υπάρχει ακόμη σχέδιο επένδυσης/u)
})
