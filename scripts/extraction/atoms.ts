import { cooperatives } from '../../src/core/extraction/applicants/legal-forms.ts'
import type { Criterion, Expression } from '../../src/core/criteria/criterion.ts'
import type { Extraction } from '../../src/core/extraction/extraction.ts'
import type { LegalBasis } from '../../src/core/facts/programme.ts'
import { formatCode } from '../../src/core/facts/activity-code.ts'
import type { Scheme } from '../../src/core/facts/scheme.ts'
import { foldText } from '../../src/core/facts/text-fold.ts'
import { loadReference } from '../../src/reference/reference.ts'

const { activities } = await loadReference()

/** A programme or an expectation cut into things that are right or wrong by themselves: "closes 2027-03-31 15:00", "size micro". */
export type Atoms = ReadonlyMap<string, readonly string[]>

type Draft = Extraction['programme']
/** A value of an expectation, or a row of one: which of these it has depends on the field. */
interface Told {
  readonly percent?: number
  readonly amount?: string
  readonly sizes?: readonly string[]
  readonly regions?: readonly string[]
  readonly region_categories?: readonly string[]
  readonly region_category?: string
  readonly cost_category?: string
  readonly date?: string
  readonly time?: string
  readonly zone?: string
  readonly basis?: string
  readonly scheme?: string
  readonly role?: string
  readonly from?: string
  readonly on_excess?: string
}
interface Lists<T> extends Told {
  readonly include?: readonly T[]
  readonly exclude?: readonly T[]
  readonly all_except?: readonly T[]
}
interface Code {
  readonly code?: string
  readonly scope?: string
  readonly from?: string
  readonly to?: string
}
type End = 'min' | 'max' | 'min_exclusive' | 'max_exclusive'
type Ends = { readonly [E in End]?: number | string | { amount: string } }

const money = (amount: { amount: string } | undefined): string[] => (amount === undefined ? [] : [amount.amount])
const number = (value: number | undefined): string[] => (value === undefined ? [] : [String(value)])
const percent = (value: unknown): string => `${Number(value)}%`
const sorted = (values: readonly string[] | undefined): string => (values ?? []).toSorted().join('+')

/** `2027-03-31 15:00 Europe/Athens` of an instant. */
function wall(moment: { at?: string; time_zone: string }): string {
  const at = Temporal.Instant.from(moment.at ?? '').toZonedDateTimeISO(moment.time_zone)
  return `${at.toPlainDate().toString()} ${at.toPlainTime().toString().slice(0, 5)} ${moment.time_zone}`
}

const zones: Readonly<Record<string, string>> = {
  CET: 'Europe/Brussels',
  CEST: 'Europe/Brussels',
  EET: 'Europe/Athens',
  EEST: 'Europe/Athens',
}

/** A day with its hour, and its zone where one is told: else any zone will do. */
function expectedWall(value: Told | string, end: boolean): string {
  const told: Told = typeof value === 'string' ? { date: value } : value
  const time = told.time === '24:00' ? '23:59' : (told.time ?? (end ? '23:59' : '00:00'))
  const zone = told.zone === undefined ? '' : ` ${zones[told.zone] ?? told.zone}`
  return `${told.date} ${time}${zone}`
}
/** Of a moment of a draft what an expectation tells of it: its zone only where it does. */
export const wallAsTold = (atom: string, want: readonly string[]): string =>
  want.includes(atom) ? atom : (want.find((each) => atom.startsWith(`${each} `) && /\d\d:\d\d$/u.test(each)) ?? atom)

/** Regions where the text names them, else the categories: a draft keeps one of the two. */
const where = (row: { regions?: readonly string[]; region_categories?: readonly string[] }): string =>
  sorted((row.region_categories ?? []).length > 0 ? row.region_categories : row.regions)

/** A rate for two regions says the same as a row for each of them. */
function rateAtoms(row: { percent?: number; sizes?: readonly string[] } & Parameters<typeof where>[0]): string[] {
  const rate = `${percent(row.percent)} ${sorted(row.sizes)}`
  return where(row)
    .split('+')
    .map((each) => `${rate} ${each}`)
}

const regimes: Readonly<Record<string, LegalBasis['regime']>> = {
  '2023/2831': 'de_minimis_2023_2831',
  '2023/2832': 'sgei_2023_2832',
  '651/2014': 'gber_651_2014',
  '1408/2013': 'agriculture_1408_2013',
  '717/2014': 'fishery_717_2014',
  '2021/241': 'rrf',
}

const rangeAtoms = (range: Ends): string[] =>
  (['min', 'max', 'min_exclusive', 'max_exclusive'] as const).flatMap((end) => {
    const value = range[end]
    if (value === undefined) return []
    return [`${end} ${typeof value === 'object' ? value.amount : value}`]
  })

/** Categories of costs by their first letters: "μισθολογικό κόστος" is found as "μισθολογικού κόστους". */
const categoryName = (title: string): string =>
  foldText(title)
    .folded.replace(
      /^(?:οι |το |τα )?(?:δαπαν|κοστ(?:οσ|ουσ)|εξοδ)\p{L}* (?:τη[σν]? |του |των )?(?=\p{L})|^costs (?:for|of) /u,
      '',
    )
    .replace(/[^\p{L} ]/gu, '')
    .trim()
    .slice(0, 5)

function criteriaAtoms(criteria: readonly Criterion[]): Map<string, string[]> {
  const out = new Map<string, string[]>()
  const add = (field: string, ...atoms: string[]): void => void out.set(field, [...(out.get(field) ?? []), ...atoms])
  for (const each of criteria) {
    if (each.kind === 'size') add('sizes', ...each.include.filter((one) => out.get('sizes')?.includes(one) !== true))
    if (each.kind === 'headcount')
      add(each.measure === 'salaried_awu' ? 'salaried_awu' : 'headcount', ...rangeAtoms(each.range))
    if (each.kind === 'headcount' && each.period === 'previous_calendar_year') add('previous_calendar_year', 'stated')
    if (each.kind === 'accounts' && each.figure === 'turnover') add('turnover', ...rangeAtoms(each.range))
    if (each.kind === 'lifecycle' && each.include.includes('to_be_established')) add('age', 'to_be_founded')
    if (each.kind === 'de_minimis')
      add('de_minimis', 'applies', ...(each.on_excess === 'unknown' ? [] : [`on_excess ${each.on_excess}`]))
    if (each.kind === 'region') {
      // One place of the seat and of the investment is two criteria, and one place of the call.
      const units = withoutCountry([...(each.include ?? []), ...(each.exclude ?? []).map((code) => `not ${code}`)])
      add('regions', ...units.filter((unit) => !(out.get('regions') ?? []).includes(unit)))
    }
    if (each.kind === 'legal_form') {
      const { include = [], exclude = [] } = each
      add('legal_forms', ...asNamed([...include, ...exclude.map((form) => `not ${form}`)]))
    }
    if (each.kind === 'age') {
      const { test } = each
      if (test.measure === 'started_between') {
        if (test.from !== undefined) add('age', `from ${test.from}`)
        if (test.to !== undefined) add('age', `to ${test.to}`)
      } else
        add(
          'age',
          ...rangeAtoms(test.range).map(
            (end) => `${test.measure === 'months_since_start' ? 'months' : 'years'} ${end}`,
          ),
        )
    }
    if (each.kind === 'activity') {
      const { scheme, include, exclude } = each.codes
      add(
        'activities',
        `scheme ${scheme.startsWith('nace') ? 'nace' : scheme}`,
        `role ${each.role}`,
        `basis ${each.basis}`,
      )
      for (const [sign, entries] of [
        ['', include],
        ['not ', exclude],
      ] as const)
        for (const scope of ['exact', 'subtree'] as const)
          // A class of NACE has nothing below it: it is its own subtree.
          add(
            'activities',
            ...(entries?.[scope] ?? []).map((code) => `${sign}${code} ${code.length < 6 ? 'subtree' : scope}`),
          )
    }
  }
  return out
}

function firstOf(each: Expression): Criterion[] {
  if ('kind' in each) return [each]
  const [first, second] = 'any' in each ? each.any : []
  // A condition of some sizes stands behind those of which it is not asked.
  const stated =
    first !== undefined && 'kind' in first && first.kind === 'size' && first.id.endsWith('-sizes') ? second : first
  if (stated === undefined) return []
  if ('kind' in stated) return [stated]
  // What is asked of each size in turn is no list of those who may apply.
  const ofSizes =
    'any' in each && each.any.filter((branch) => JSON.stringify(branch).includes('"kind":"size"')).length > 1
  return 'all' in stated && !ofSizes ? stated.all.filter((one) => 'kind' in one) : []
}

/** What a draft says, in the terms of the expectations. */
export function atomsOfDraft(draft: Draft): Atoms {
  const { funding, call } = draft
  // Of alternatives the first is the rule, the others its exceptions.
  const criteria = 'all' in draft.eligibility ? draft.eligibility.all.flatMap((each) => firstOf(each)) : []
  const out = new Map<string, readonly string[]>(criteriaAtoms(criteria))
  for (const field of ['total_budget', 'min_subsidy', 'max_subsidy', 'min_eligible_cost', 'max_eligible_cost'] as const)
    out.set(field, money(funding[field]))
  out.set('own_contribution_min_percent', number(funding.own_contribution_min_percent))
  out.set('max_intensity_percent', number(funding.max_intensity_percent))
  out.set(
    'intensity',
    (funding.intensity ?? []).flatMap((row) => rateAtoms(row)),
  )
  out.set(
    'bonuses',
    (funding.bonuses ?? []).map((bonus) => percent(bonus.percent)),
  )
  out.set('opens', call.opens_at === undefined ? [] : [wall(call.opens_at)])
  out.set(
    'closes',
    call.deadlines.map((each) => (each.at === undefined ? each.basis : wall(each))),
  )
  out.set(
    'moved',
    call.deadlines.flatMap(({ time_zone, moved }) =>
      (moved ?? []).map(({ from }) => wall({ at: from, time_zone }).slice(0, 10)),
    ),
  )
  out.set('published_on', draft.published_on === undefined ? [] : [draft.published_on])
  out.set('expenses_eligible_from', draft.expenses_eligible_from === undefined ? [] : [draft.expenses_eligible_from])
  out.set(
    'budget_lines',
    (draft.budget_lines ?? []).map(
      ({ amount, region_category, regions }) => `${money(amount)[0]} ${region_category ?? sorted(regions)}`,
    ),
  )
  out.set(
    'legal_basis',
    // That a call is no State aid names no regulation.
    (draft.legal_basis ?? [])
      .filter(({ regime }) => regime !== 'no_aid')
      .map(({ regime, article }) => `${regime} ${article ?? ''}`.trim()),
  )
  out.set(
    'caps',
    (draft.eligible_costs ?? []).flatMap(({ title, max_percent_of_total, max_amount }) => {
      const name = categoryName(title['el'] ?? title['en'] ?? '')
      return [
        ...(max_percent_of_total === undefined ? [] : [`${name} ${max_percent_of_total}%`]),
        ...money(max_amount).map((amount) => `${name} ${amount}`),
      ]
    }),
  )
  out.set('loan', rangeAtoms(funding.loan ?? {}))
  out.set('instruments', funding.instruments)
  out.set('provisional', draft.provisional === true ? ['true'] : [])
  out.set(
    'external_ids',
    (draft.external_ids ?? []).map(({ value }) => numberOf(value)),
  )
  return out
}

/** Rates for actions, zones and legal forms: a programme's row cannot say them. */
/** Forms as readers list them: a company of one member is the same form, and "cooperatives" are all kinds of them. */
export const asNamed = (forms: readonly string[]): string[] =>
  forms.filter((form) => {
    const out = form.startsWith('not ') ? 'not ' : ''
    const isKind = form !== `${out}cooperative` && (cooperatives as readonly string[]).includes(form.slice(out.length))
    return (
      (!form.endsWith('_single_member') || !forms.includes(form.replace('_single_member', ''))) &&
      (!isKind || !forms.includes(`${out}cooperative`))
    )
  })

export const hasNoPlace = (row: object): boolean => ['action', 'zone', 'legal_forms'].some((name) => name in row)

const ageOf = (value: Record<string, string | number | boolean>): string[] =>
  Object.entries(value).flatMap(([name, bound]) => {
    if (name === 'closed_full_fiscal_years_min') return [`years min ${bound}`]
    if (name === 'to_be_founded') return ['to_be_founded']
    if (name === 'started_from') return [`from ${bound}`]
    if (name === 'started_to' || name === 'registered_to') return [`to ${bound}`]
    if (name === 'registered_before')
      return [`to ${Temporal.PlainDate.from(String(bound)).subtract({ days: 1 }).toString()}`]
    return name.startsWith('months_since_start_') ? [`months ${name.slice('months_since_start_'.length)} ${bound}`] : []
  })

/** "All of Greece but Attica" and "not Attica" leave the same out. */
const withoutCountry = (units: readonly string[]): string[] =>
  units.some((each) => each.startsWith('not ')) ? units.filter((each) => each !== 'EL') : [...units]

const list = (value: Lists<string>): string[] => [
  ...(value.include ?? []),
  ...(value.exclude ?? []).map((each) => `not ${each}`),
]
/** Sections of NACE Rev. 2 that readers write as letters. */
const sections: Readonly<Record<string, readonly string[]>> = {
  A: ['01', '02', '03'],
  B: ['05', '06', '07', '08', '09'],
  C: Array.from({ length: 24 }, (_, k) => String(10 + k)),
  D: ['35'],
  E: ['36', '37', '38', '39'],
  F: ['41', '42', '43'],
  H: ['49', '50', '51', '52', '53'],
  I: ['55', '56'],
  J: ['58', '59', '60', '61', '62', '63'],
}
/** 13 to 15 are the divisions 13, 14 and 15; of groups and classes those that the classification has. */
function rangeOf({ code = '', from, to, scope = 'subtree' }: Code, scheme: Scheme): string[] {
  if (from === undefined || to === undefined) return (sections[code] ?? [code]).map((each) => `${each} ${scope}`)
  const digits = (printed: string): string => printed.replaceAll('.', '')
  const length = digits(from).length
  const within = (of: Scheme): string[] =>
    activities.index[of].leaves
      .map((leaf) => leaf.slice(0, length))
      .filter((prefix) => prefix >= digits(from) && prefix <= digits(to))
  const now = within(scheme)
  return [...new Set(now.length > 0 ? now : within('kad_2008'))].map((prefix) => `${formatCode(prefix)} subtree`)
}
const schemeOf = ({ scheme }: Lists<Code>): Scheme =>
  scheme === 'kad_2008' || scheme === 'nace_2' ? scheme : 'kad_2025'
const codes = (value: Lists<Code>): string[] => [
  ...(['scheme', 'role', 'basis'] as const).flatMap((name) =>
    value[name] === undefined ? [] : [`${name} ${String(value[name]).startsWith('nace') ? 'nace' : value[name]}`],
  ),
  ...(value.include ?? []).flatMap((each) => rangeOf(each, schemeOf(value))),
  ...[...(value.exclude ?? []), ...(Array.isArray(value.all_except) ? value.all_except : [])]
    .flatMap((each) => rangeOf(each, schemeOf(value)))
    .map((code) => `not ${code}`),
]
const same = (value: unknown): string[] => [String(value)]

/** How the value of a field of an expectation is cut. Fields that are not here have no place in a programme, and are not compared. */
export const expectedAtoms: Readonly<Record<string, (value: never) => string[]>> = {
  total_budget: same,
  min_subsidy: same,
  max_subsidy: same,
  min_eligible_cost: same,
  max_eligible_cost: same,
  own_contribution_min_percent: same,
  max_intensity_percent: same,
  published_on: same,
  expenses_eligible_from: same,
  provisional: same,
  intensity: (rows: Told[]) =>
    rows.filter((row) => !hasNoPlace(row) && row.percent !== undefined).flatMap((row) => rateAtoms(row)),
  bonuses: (rows: Told[]) => rows.map((row) => percent(row.percent)),
  opens: (value: Told | string) => [expectedWall(value, false)],
  closes: (value: Told) => [
    ...(value.date === undefined ? [] : [expectedWall(value, true)]),
    ...(value.basis === undefined ? [] : [value.basis]),
  ],
  moved: (rows: Told[]) => rows.map(({ from }) => String(from)),
  sizes: (value: string[]) => value,
  salaried_awu: rangeAtoms,
  headcount: rangeAtoms,
  turnover: rangeAtoms,
  age: ageOf,
  legal_forms: (value: Lists<string>) => asNamed(list(value)),
  regions: (value: Lists<string>) => withoutCountry(list(value)),
  activities: codes,
  budget_lines: (rows: Told[]) => rows.map((row) => `${row.amount} ${row.region_category ?? sorted(row.regions)}`),
  legal_basis: (values: string[]) =>
    values.map((value) => {
      const [number = '', , article = ''] = value.split(' ')
      return `${regimes[number] ?? 'other'} ${latinArticle(article)}`.trim()
    }),
  de_minimis: (value: Told) => ['applies', ...(value.on_excess === undefined ? [] : [`on_excess ${value.on_excess}`])],
  caps: (rows: Told[]) =>
    rows.flatMap((row) => {
      const name = categoryName(String(row.cost_category))
      return [
        ...(row.percent === undefined ? [] : [`${name} ${row.percent}%`]),
        ...(row.amount === undefined ? [] : [`${name} ${row.amount}`]),
      ]
    }),
  loan: rangeAtoms,
  instruments: (value: string[]) => value,
  external_ids: (value: Record<string, string>) => Object.values(value).map((id) => numberOf(String(id))),
}

/** A number of a register or a gazette with the day of its entry is the same number: some readers copy the day, some do not. */
const numberOf = (id: string): string => id.replace(/\s?\/\s?\d{1,2}[.-]\d{1,2}[.-]20\d\d$/, '')

/** Articles that Greek writes with Greek letters: 38α is 38a. */
const latinArticle = (article: string): string =>
  article.replace(/[αβγδ]$/u, (letter) => ({ α: 'a', β: 'b', γ: 'c', δ: 'd' })[letter] ?? letter)

/** `deadlines` is told with `closes`. */
export function foldedFields(fields: Readonly<Record<string, { readonly value: unknown }>>): Map<string, string[]> {
  const out = new Map<string, string[]>()
  for (const [field, { value }] of Object.entries(fields)) {
    if (field === 'deadlines')
      out.set('closes', [...(out.get('closes') ?? []), ...(value as Told[]).map((each) => expectedWall(each, true))])
    // One of the authors tells the earlier values with the day that holds.
    const { moved } = value as { moved?: readonly { date: string }[] }
    if (field === 'closes' && moved !== undefined)
      out.set(
        'moved',
        moved.map(({ date }) => date),
      )
    const cut = expectedAtoms[field]
    if (cut !== undefined) out.set(field, [...(out.get(field) ?? []), ...cut(value as never)])
  }
  return out
}
