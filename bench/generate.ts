import type { Criterion, Expression } from '../src/core/criteria/criterion.ts'
import { formatCode } from '../src/core/facts/activity-code.ts'
import { fromCents } from '../src/core/facts/money.ts'
import type { LegalForm, Profile, ProfileActivity, SizeClass } from '../src/core/facts/profile.ts'
import type { Programme } from '../src/core/facts/programme.ts'
import type { CoreReference } from '../src/core/matching/facts.ts'

/**
 * The workload of the engine's measurements: 60 % of programmes are restricted by activity, 70 % by region, 90 % by size,
 * half by amounts, a fifth are nested or negated; 2.5 codes per profile. Seeded: the same numbers give the same data.
 */
export interface Workload {
  programmes: Programme[]
  profiles: Profile[]
}

/** A small generator of pseudo-random numbers (mulberry32). */
function random(seed: number): () => number {
  let state = seed >>> 0
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let t = state
    t = Math.imul(t ^ (t >>> 15), t | 1)
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61)
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296
  }
}

interface Dice {
  chance(probability: number): boolean
  int(from: number, to: number): number
  pick<T>(list: readonly T[]): T
}

export function dice(seed: number): Dice {
  const next = random(seed)
  const int = (from: number, to: number): number => from + Math.floor(next() * (to - from + 1))
  return {
    chance: (probability) => next() < probability,
    int,
    pick: (list) => list[int(0, list.length - 1)] as (typeof list)[number],
  }
}

const sizes: readonly SizeClass[] = ['micro', 'small', 'medium', 'large']
const forms: readonly LegalForm[] = [
  'sole_trader',
  'general_partnership',
  'private_company',
  'limited_liability_company',
  'public_limited_company',
  'cooperative',
]

interface World {
  codes: readonly string[]
  nuts2: readonly string[]
  nuts3: readonly string[]
}

function worldOf({ activities, regions }: CoreReference): World {
  const index = activities.index.kad_2025
  const codes = index.leaves.filter((_, id) => index.status[id] === 0).map(formatCode)
  const greek = [...regions.units.keys()].filter((code) => code.startsWith('EL') && !code.startsWith('ELZ'))
  return { codes, nuts2: greek.filter((code) => code.length === 4), nuts3: greek.filter((code) => code.length === 5) }
}

function activityCriterion(id: string, d: Dice, world: World): Criterion {
  const base = { id, kind: 'activity', role: 'existing', basis: d.chance(0.8) ? 'any' : 'main' } as const
  if (d.chance(0.5)) {
    const exact = Array.from({ length: d.pick([20, 100, 400, 1500]) }, () => d.pick(world.codes))
    return { ...base, codes: { scheme: 'kad_2025', include: { exact: [...new Set(exact)] } } }
  }
  const subtree = Array.from({ length: d.int(1, 12) }, () =>
    d
      .pick(world.codes)
      .slice(0, d.pick([2, 4, 5]))
      .replace(/\.$/u, ''),
  )
  return { ...base, codes: { scheme: 'kad_2025', include: { subtree: [...new Set(subtree)] } } }
}

function moneyRange(d: Dice): { min: ReturnType<typeof fromCents>; max: ReturnType<typeof fromCents> } {
  const min = d.int(1, 40) * 1_000_000
  return { min: fromCents(min), max: fromCents(min * d.int(2, 20)) }
}

function expressionOf(d: Dice, world: World): Expression {
  const all: Expression[] = []
  if (d.chance(0.6)) all.push(activityCriterion('activity', d, world))
  if (d.chance(0.7)) {
    const include = Array.from({ length: d.int(1, 5) }, () => d.pick(d.chance(0.7) ? world.nuts2 : world.nuts3))
    all.push({ id: 'region', kind: 'region', of: d.chance(0.6) ? 'any_establishment' : 'investment_site', include })
  }
  if (d.chance(0.9)) all.push({ id: 'size', kind: 'size', include: sizes.slice(0, d.int(1, 4)) })
  if (d.chance(0.5)) all.push({ id: 'amount', kind: 'investment_amount', range: moneyRange(d) })
  if (d.chance(0.3))
    all.push({ id: 'age', kind: 'age', test: { measure: 'closed_full_fiscal_years', range: { min: d.int(1, 3) } } })
  if (d.chance(0.2)) all.push({ id: 'form', kind: 'legal_form', exclude: [d.pick(forms), d.pick(forms)] })
  if (d.chance(0.15)) all.push({ id: 'manual', kind: 'manual' })
  if (d.chance(0.2)) all.push(nested(d, world))
  return { all }
}

function nested(d: Dice, world: World): Expression {
  if (d.chance(0.4)) return { not: activityCriterion('excluded', d, world) }
  const exporting: Criterion = { id: 'exporting', kind: 'attribute', name: 'exporting', test: { equals: true } }
  const other: Expression = {
    all: [activityCriterion('second', d, world), { id: 'stage', kind: 'lifecycle', include: ['active'] }],
  }
  return d.chance(0.5)
    ? { any: [exporting, other] }
    : { at_least: { k: 2, of: [exporting, other, { id: 'not-sole', kind: 'legal_form', exclude: ['sole_trader'] }] } }
}

function programmeOf(i: number, d: Dice, world: World): Programme {
  const opens = d.int(1, 12)
  const day = (month: number): string => `2026-${String(Math.min(12, month)).padStart(2, '0')}-15T12:00:00Z`
  return {
    slug: `bench-${i}`,
    title: { el: `Πρόγραμμα ${i}`, en: `Programme ${i}` },
    published_on: '2026-01-10',
    call: {
      opens_at: { at: day(opens), time_zone: 'Europe/Athens' },
      deadlines: d.chance(0.8)
        ? [{ id: 'd', at: day(opens + 3), time_zone: 'Europe/Athens', basis: 'fixed' }]
        : [{ id: 'd', time_zone: 'Europe/Athens', basis: 'rolling' }],
    },
    documents: [],
    funding: {
      instruments: ['grant'],
      ...(d.chance(0.7)
        ? {
            min_eligible_cost: fromCents(d.int(1, 20) * 1_000_000),
            max_eligible_cost: fromCents(d.int(30, 400) * 1_000_000),
          }
        : {}),
      ...(d.chance(0.7) ? { intensity: [{ percent: d.int(30, 70) }] } : {}),
    },
    eligibility: expressionOf(d, world),
  }
}

function profileOf(i: number, d: Dice, world: World): Profile {
  // 1 to 4 codes, 2.5 on average.
  const activities = Array.from({ length: d.int(1, 4) }, (_, at): ProfileActivity => ({
    scheme: 'kad_2025',
    code: d.pick(world.codes),
    rank: at === 0 ? 'main' : 'secondary',
    since: '2018-01-01',
  }))
  const establishments = Array.from({ length: d.chance(0.8) ? 1 : 2 }, (_, at) => ({
    region: d.pick(world.nuts3),
    role: at === 0 ? ('headquarters' as const) : ('branch' as const),
  }))
  const profile: Profile = {
    kind: 'business',
    name: `Bench ${i}`,
    country: 'GR',
    fiscal_year_end: '12-31',
    activities,
    establishments,
  }
  if (d.chance(0.9)) profile.lifecycle = 'active'
  if (d.chance(0.9)) profile.legal_form = d.pick(forms)
  if (d.chance(0.85)) profile.activity_started_on = `${d.int(2005, 2025)}-0${d.int(1, 9)}-01`
  if (d.chance(0.85)) {
    profile.headcount = d.pick([0.5, 2, 6, 9.75, 14, 40, 120, 300])
    profile.turnover = fromCents(d.int(5, 6000) * 1_000_000)
    profile.balance_sheet_total = fromCents(d.int(5, 5000) * 1_000_000)
    profile.relations = []
  }
  if (d.chance(0.6)) profile.planned_investment = { amount: fromCents(d.int(1, 300) * 1_000_000) }
  if (d.chance(0.5)) profile.attributes = { exporting: d.chance(0.4) }
  return profile
}

export function generate(
  reference: CoreReference,
  counts: { programmes: number; profiles: number },
  seed = 42,
): Workload {
  const d = dice(seed)
  const world = worldOf(reference)
  return {
    programmes: Array.from({ length: counts.programmes }, (_, i) => onceEach(programmeOf(i, d, world))),
    profiles: Array.from({ length: counts.profiles }, (_, i) => profileOf(i, d, world)),
  }
}

/** Lists of words hold each once, as a publisher may write them. */
function onceEach<T>(value: T): T {
  if (Array.isArray(value)) {
    const items: unknown[] = value.map(onceEach)
    return (items.every((item) => typeof item === 'string') ? [...new Set(items)] : items) as T
  }
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, onceEach(inner)])) as T
}
