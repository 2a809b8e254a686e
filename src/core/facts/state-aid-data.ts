import type { DeMinimisRegulation, PlainDate, SizeClass } from './profile.ts'
import type { Instant } from './programme.ts'

/**
 * Values of law that the legislator may change: each with the days on which it holds and where it stands.
 * Code asks for the value in force on a day; nothing here is repeated as a constant elsewhere. Money in integer cents.
 */
export interface Dated<T> {
  /** First day on which it holds, inclusive. */
  from: PlainDate
  /** Last day, inclusive; absent: still in force. */
  to?: PlainDate
  value: T
  reference: { name: string; locator?: string; url?: string }
}

/** The value in force on `day`; the earliest one for days before the table begins. */
export function inForce<T>(table: readonly Dated<T>[], day: PlainDate): Dated<T> {
  let found = table[0]
  for (const row of table) if (row.from <= day) found = row
  if (found === undefined) throw new RangeError('an empty table of dated values')
  return found
}

/** Which row of a table is in force on `day`: what depends on the day only through the table can be kept by it. */
export function versionAt(table: readonly Dated<unknown>[], day: PlainDate): number {
  let version = 0
  for (let i = 1; i < table.length; i += 1) if ((table[i] as Dated<unknown>).from <= day) version = i
  return version
}

const euro = (amount: number): number => amount * 100

export interface Ceilings {
  /** Annual work units; the headcount must stay below (`micro`, `small`, `medium`) or at most reach it (`small_mid_cap`). */
  headcount: number
  turnover: number
  balanceSheetTotal: number
}

const sme = {
  name: 'Commission Recommendation 2003/361/EC, Annex',
  url: 'http://data.europa.eu/eli/reco/2003/361/oj',
}
const gber = { name: 'Regulation (EU) No 651/2014', url: 'http://data.europa.eu/eli/reg/2014/651/oj' }
const general = { name: 'Regulation (EU) 2023/2831', url: 'http://data.europa.eu/eli/reg/2023/2831/oj' }

/** Places in law that results refer to. */
export const law = {
  smeCeilings: { ...sme, locator: 'Article 2' },
  smeRelations: { ...sme, locator: 'Article 3' },
  smePublicBody: { ...sme, locator: 'Article 3(4)' },
  smePeriods: { ...sme, locator: 'Article 4(2)' },
  smeNew: { ...sme, locator: 'Article 4(3)' },
  smeHeadcount: { ...sme, locator: 'Article 5' },
  smeGroup: { ...sme, locator: 'Article 6' },
  smallMidCap: { ...gber, locator: 'Article 2(103e)' },
  regionalAid: { ...gber, locator: 'Article 14' },
  incentiveEffect: { ...gber, locator: 'Article 6' },
  cumulation: { ...gber, locator: 'Article 8' },
  recoveryOrder: { ...gber, locator: 'Article 1(4)(a)' },
  startOfWorks: { ...gber, locator: 'Article 2(23)' },
  difficultyExcluded: { ...gber, locator: 'Article 1(4)(c)' },
  completedOperation: {
    name: 'Regulation (EU) 2021/1060',
    locator: 'Article 63(6)',
    url: 'http://data.europa.eu/eli/reg/2021/1060/oj',
  },
  declaredOnce: {
    name: 'Regulation (EU) 2021/1060',
    locator: 'Article 63(9)',
    url: 'http://data.europa.eu/eli/reg/2021/1060/oj',
  },
  difficulty: { ...gber, locator: 'Article 2(18)' },
  singleUndertaking: { ...general, locator: 'Article 2(2)' },
  deMinimisWindow: { ...general, locator: 'Article 3(2)' },
  deMinimisExcess: { ...general, locator: 'Article 3(7)' },
  deMinimisEquivalent: { ...general, locator: 'Article 4' },
  deMinimisCumulation: { ...general, locator: 'Article 5' },
  deMinimisMerger: { ...general, locator: 'Article 3(8)' },
  deMinimisSplit: { ...general, locator: 'Article 3(9)' },
  midCapRecommendation: {
    name: 'Commission Recommendation (EU) 2025/1099',
    locator: 'Annex, Article 2',
    url: 'http://data.europa.eu/eli/reco/2025/1099/oj',
  },
} as const

/** Annex to Recommendation 2003/361/EC, article 2; in force since 1 January 2005. */
export const smeCeilings: readonly Dated<Readonly<Record<'micro' | 'small' | 'medium', Ceilings>>>[] = [
  {
    from: '2005-01-01',
    value: {
      micro: { headcount: 10, turnover: euro(2_000_000), balanceSheetTotal: euro(2_000_000) },
      small: { headcount: 50, turnover: euro(10_000_000), balanceSheetTotal: euro(10_000_000) },
      medium: { headcount: 250, turnover: euro(50_000_000), balanceSheetTotal: euro(43_000_000) },
    },
    reference: law.smeCeilings,
  },
]

/**
 * Small mid-caps as the General Block Exemption counts them: at most 499 employees, turnover at most 100 M€ or balance
 * sheet at most 86 M€. Recommendation (EU) 2025/1099 says fewer than 750 (150 M€, 129 M€), but binds no aid rule yet.
 */
export const smallMidCapCeilings: readonly Dated<Ceilings>[] = [
  {
    from: '2014-07-01',
    value: { headcount: 499, turnover: euro(100_000_000), balanceSheetTotal: euro(86_000_000) },
    reference: law.smallMidCap,
  },
]

/** Small mid-caps of Recommendation (EU) 2025/1099: fewer than 750 employees, at most 150 M€ turnover or 129 M€ balance sheet. */
export const recommendedMidCapCeilings: readonly Dated<Ceilings>[] = [
  {
    from: '2025-05-21',
    value: { headcount: 750, turnover: euro(150_000_000), balanceSheetTotal: euro(129_000_000) },
    reference: law.midCapRecommendation,
  },
]

/** Points over a large enterprise's maximum in an assisted area (Regional aid guidelines 2022–2027; Reg. 651/2014 art. 14(12)). */
export const mapIncrease: readonly Dated<Readonly<Record<SizeClass, number>>>[] = [
  {
    from: '2014-07-01',
    value: { micro: 20, small: 20, medium: 10, small_mid_cap: 0, large: 0 },
    reference: law.regionalAid,
  },
]

/**
 * Large investment projects: from which eligible cost on an SME has no increase, up to which all of it counts and up to which
 * half of it does (Regional aid guidelines 2022–2027, paragraph 19; Reg. 651/2014 art. 2(20), (52)).
 */
export const largeProject: readonly Dated<{ over: number; full: number; half: number }>[] = [
  {
    from: '2014-07-01',
    value: { over: euro(50_000_000), full: euro(50_000_000), half: euro(100_000_000) },
    reference: law.regionalAid,
  },
]

/** Recommendation 2003/361/EC, Annex, article 3: fractions of capital or votes. */
export const relationThresholds = { partner: 0.25, linked: 0.5, publicBody: 0.25 } as const

export interface DeMinimisRule {
  /** Ceiling for one single undertaking and Member State. */
  ceiling: number
  /** `rolling`: three years back from the award, to the day; `fiscal_years`: the current and the two preceding ones. */
  window: 'rolling' | 'fiscal_years'
}

const fishery = {
  name: 'Regulation (EU) No 717/2014',
  locator: 'Article 3',
  url: 'http://data.europa.eu/eli/reg/2014/717/oj',
}
const agriculture = {
  name: 'Regulation (EU) No 1408/2013',
  locator: 'Article 3',
  url: 'http://data.europa.eu/eli/reg/2013/1408/oj',
}
const sgei = {
  name: 'Regulation (EU) 2023/2832',
  locator: 'Article 3(2)',
  url: 'http://data.europa.eu/eli/reg/2023/2832/oj',
}

const generalCeilings: readonly Dated<DeMinimisRule>[] = [
  {
    from: '2014-01-01',
    to: '2023-12-31',
    value: { ceiling: euro(200_000), window: 'fiscal_years' },
    reference: {
      name: 'Regulation (EU) No 1407/2013',
      locator: 'Article 3(2)',
      url: 'http://data.europa.eu/eli/reg/2013/1407/oj',
    },
  },
  {
    from: '2024-01-01',
    to: '2030-12-31',
    value: { ceiling: euro(300_000), window: 'rolling' },
    reference: law.deMinimisWindow,
  },
]

/** Ceilings by regulation. Aid under Regulation 1407/2013 is measured by its successor. */
export const deMinimisRules: Readonly<Record<DeMinimisRegulation, readonly Dated<DeMinimisRule>[]>> = {
  general_2023_2831: generalCeilings,
  general_1407_2013: generalCeilings,
  sgei_2023_2832: [
    {
      from: '2012-04-29',
      to: '2023-12-31',
      value: { ceiling: euro(500_000), window: 'fiscal_years' },
      reference: {
        name: 'Regulation (EU) No 360/2012',
        locator: 'Article 2(2)',
        url: 'http://data.europa.eu/eli/reg/2012/360/oj',
      },
    },
    { from: '2024-01-01', to: '2030-12-31', value: { ceiling: euro(750_000), window: 'rolling' }, reference: sgei },
  ],
  agriculture_1408_2013: [
    {
      from: '2014-01-01',
      to: '2019-03-13',
      value: { ceiling: euro(15_000), window: 'fiscal_years' },
      reference: agriculture,
    },
    {
      from: '2019-03-14',
      to: '2024-12-15',
      value: { ceiling: euro(20_000), window: 'fiscal_years' },
      reference: agriculture,
    },
    {
      from: '2024-12-16',
      to: '2032-12-31',
      value: { ceiling: euro(50_000), window: 'rolling' },
      reference: { ...agriculture, name: 'Regulation (EU) No 1408/2013 as amended by Regulation (EU) 2024/3118' },
    },
  ],
  fishery_717_2014: [
    {
      from: '2014-07-01',
      to: '2029-12-31',
      value: { ceiling: euro(30_000), window: 'fiscal_years' },
      reference: fishery,
    },
  ],
}

/** Fishery aid in a Member State with a central register (Regulation 717/2014 art. 3(3a)): 40,000 € instead of 30,000 €. */
export const fisheryWithRegister: readonly Dated<{ ceiling: number }>[] = [
  { from: '2023-10-25', value: { ceiling: euro(40_000) }, reference: { ...fishery, locator: 'Article 3(3a)' } },
]

/** Member States whose central register makes the higher fishery ceiling apply; none is known to us. */
export const fisheryRegisterStates: readonly string[] = []

/**
 * Joint ceilings where aid under several regulations meets in one undertaking (Regulation 2023/2831 art. 5): general with
 * agriculture and fishery up to the general ceiling; all of them with services of general economic interest up to theirs.
 */
export const jointCeilings: readonly { of: DeMinimisRegulation; regulations: readonly DeMinimisRegulation[] }[] = [
  {
    of: 'general_2023_2831',
    regulations: ['general_2023_2831', 'general_1407_2013', 'agriculture_1408_2013', 'fishery_717_2014'],
  },
  {
    of: 'sgei_2023_2832',
    regulations: [
      'sgei_2023_2832',
      'general_2023_2831',
      'general_1407_2013',
      'agriculture_1408_2013',
      'fishery_717_2014',
    ],
  },
]

/**
 * What uses up a whole ceiling, by duration in years: loans of 5 and guarantees of 7.5 times the ceiling for five years, half of
 * that for ten. The same multiples give the amounts of every de minimis regulation (1.5 M€ and 2.25 M€ in Regulation 2023/2831
 * art. 4(3)(b), (6)(b); 3.75 M€ in 2023/2832; 250,000 € in 1408/2013; 150,000 € in 717/2014).
 */
export const equivalentBases = {
  loan: [
    { ceilings: 5, years: 5 },
    { ceilings: 2.5, years: 10 },
  ],
  guarantee: [
    { ceilings: 7.5, years: 5 },
    { ceilings: 3.75, years: 10 },
  ],
} as const

/** The same articles: least collateral of a loan and most cover of a guarantee, in percent of the loan. */
export const equivalentConditions = { collateral: 50, cover: 80 } as const

/** Regulation 651/2014 art. 2(18): shares of capital, ratios, and the age below which an SME's capital is not looked at. */
export const difficultyRule: readonly Dated<{
  capitalLost: number
  debtToEquity: number
  interestCover: number
  youngSmeYears: number
}>[] = [
  {
    from: '2014-07-01',
    value: { capitalLost: 0.5, debtToEquity: 7.5, interestCover: 1, youngSmeYears: 3 },
    reference: law.difficulty,
  },
]

/**
 * Until when a regulation exempts aid, and for how many months schemes under it may go on after that (Reg. 651/2014 art. 58(4),
 * 59; 2023/2831 art. 7(3), 8; 2023/2832 art. 7, 8; 1408/2013 art. 7, 8; 717/2014 art. 7, 8).
 */
export const regimeValidity: Readonly<
  Record<string, { to: PlainDate; adjustmentMonths: number; reference: Dated<unknown>['reference'] } | undefined>
> = {
  gber_651_2014: { to: '2026-12-31', adjustmentMonths: 6, reference: { ...gber, locator: 'Articles 58 and 59' } },
  de_minimis_2023_2831: { to: '2030-12-31', adjustmentMonths: 6, reference: { ...general, locator: 'Article 8' } },
  sgei_2023_2832: { to: '2030-12-31', adjustmentMonths: 6, reference: { ...sgei, locator: 'Article 8' } },
  agriculture_1408_2013: { to: '2032-12-31', adjustmentMonths: 6, reference: { ...agriculture, locator: 'Article 8' } },
  fishery_717_2014: { to: '2029-12-31', adjustmentMonths: 6, reference: { ...fishery, locator: 'Article 8' } },
  rrf: {
    to: '2026-08-31',
    adjustmentMonths: 0,
    reference: {
      name: 'Regulation (EU) 2021/241',
      locator: 'Article 24',
      url: 'http://data.europa.eu/eli/reg/2021/241/oj',
    },
  },
}

/**
 * Categories of regions in the programming period 2021-2027: Greece has two (Implementing Decision (EU) 2021/1130), other countries
 * up to three.
 */
export const categoriesIn = (country: string | undefined): readonly string[] =>
  country === 'GR' ? ['less_developed', 'transition'] : ['less_developed', 'transition', 'more_developed']

/**
 * Whether a moment is a placeholder that sources print for "no end date": those are never shown or computed with. The first of January
 * in Athens is still the year before in UTC, and no zone is further ahead than 14 hours.
 */
export const isSentinel = (at: Instant): boolean => Date.parse(at) >= firstSentinel
const firstSentinel = Date.parse('2099-01-01T00:00:00+14:00')
