import { sizeClasses } from '../facts/profile.ts'
import type { Profile, SizeClass } from '../facts/profile.ts'
import { namesProfiles } from '../facts/group.ts'
import { shownTotal, sizeChanges, sizeChangesAfter } from '../facts/size.ts'
import type { SizeResult } from '../facts/size.ts'
import type { Facts } from '../matching/facts.ts'
import type { ReasonValue } from '../matching/result.ts'
import type { Outcome } from '../verdict.ts'
import type { SizeCriterion } from './criterion.ts'
import { sizeAt } from './digest.ts'
import { fault } from './kind.ts'
import type { CriterionFault, Judge, Kind, Note } from './kind.ts'

const known: ReadonlySet<string> = new Set(sizeClasses)

const terms = (values: readonly SizeClass[]): ReasonValue => ({
  type: 'terms',
  vocabulary: 'size',
  values: [...values],
})

function check(criterion: SizeCriterion, pointer: string): CriterionFault[] {
  if (!Array.isArray(criterion.include) || criterion.include.length === 0)
    return [fault(`${pointer}/include`, 'empty_list')]
  return criterion.include.flatMap((size, i) =>
    known.has(size) ? [] : [fault(`${pointer}/include/${i}`, 'unknown_term', { value: String(size) })],
  )
}

/** A set of classes as bits, in the order of `sizeClasses`. */
function bitsOf(classes: readonly SizeClass[]): number {
  return classes.reduce((bits, one) => bits | (1 << sizeClasses.indexOf(one)), 0)
}

const large = bitsOf(['large'])
const smallMidCap = bitsOf(['small_mid_cap'])

/** `large` in a call takes in every enterprise that is not an SME; `small_mid_cap` those of them within its ceilings. */
function accepts(size: SizeResult, include: number): Outcome {
  let inside = 0
  let outside = 0
  for (let i = 0; i < size.classes.length; i += 1) {
    const possible = 1 << sizeClasses.indexOf(size.classes[i] as SizeClass)
    const byMidCap = possible === large && (include & large) === 0 && (include & smallMidCap) !== 0
    if ((include & possible) !== 0 || (byMidCap && size.smallMidCap === 'met')) inside += 1
    else if (byMidCap && size.smallMidCap === 'unknown') return 'unknown'
    else outside += 1
  }
  if (outside === 0) return 'met'
  return inside === 0 ? 'not_met' : 'unknown'
}

/** Whether a size is among some classes: in every possible case, in none, or it is open. */
export function acceptsSize(size: SizeResult, include: readonly SizeClass[]): Outcome {
  return accepts(size, bitsOf(include))
}

/** The totals, the steps and the figures they come from. */
export function noteSize(size: SizeResult, facts: Facts, note: Note): void {
  const { profile } = facts
  const at = profile.financial_years?.findIndex((year) => year.year === size.year) ?? -1
  const year = at < 0 ? undefined : profile.financial_years?.[at]
  for (const figure of ['headcount', 'turnover', 'balance_sheet_total'] as const) {
    if (year?.[figure] !== undefined) note.found(`/financial_years/${at}/${figure}`)
    else if (profile[figure] !== undefined) note.found(`/${figure}`)
  }
  if (size.basis === 'self_declared') note.found('/self_declared_size')
  if (profile.relations !== undefined) note.found('/relations')
  for (const step of size.steps) {
    if (step.derived !== undefined) note.derived(step.derived)
    if (step.reference !== undefined) note.reference(step.reference)
  }
  note.derived({ formula: 'size class (Rec. 2003/361/EC)', inputs: shownTotal(size.figures), result: size.classes })
}

function noteMissing(size: SizeResult, note: Note): void {
  const { figures } = size
  // Only the small mid-cap question is open: its ceilings need the same figures.
  const open = [
    ...(figures.headcount.lo === figures.headcount.hi ? [] : ['/headcount']),
    ...(figures.turnover.lo === figures.turnover.hi ? [] : ['/turnover']),
    ...(figures.balanceSheetTotal.lo === figures.balanceSheetTotal.hi ? [] : ['/balance_sheet_total']),
  ]
  for (const path of size.missing.length > 0 ? size.missing : open) note.missing(path)
}

function compile(criterion: SizeCriterion): Judge {
  const include = bitsOf(criterion.include)
  const listed = criterion.include.join(' ')
  return (facts, day, note) => {
    const size = sizeAt(facts, day)
    const outcome = accepts(size, include)
    if (note !== undefined && !note.again(size, listed, true)) {
      noteSize(size, facts, note)
      const accepted = terms(criterion.include)
      if (outcome === 'unknown') {
        noteMissing(size, note)
        note.reason('size.unknown', { possible: terms(size.classes), accepted })
      } else {
        const how = size.basis === 'self_declared' ? '_declared' : size.assumesNoRelations ? '_alone' : ''
        note.reason(`size.${outcome}${how}`, { size: terms(shownClass(size)), accepted })
      }
      if (size.changesOn !== undefined) note.changesOn(size.changesOn)
    }
    return outcome
  }
}

function shownClass(size: SizeResult): SizeClass[] {
  return size.classes.length === 1 && size.smallMidCap === 'met' ? ['small_mid_cap'] : size.classes
}

const sizeFields = [
  'name',
  'headcount',
  'turnover',
  'balance_sheet_total',
  'self_declared_size',
  'financial_years',
  'fiscal_year_end',
  'relations',
] as const satisfies readonly (keyof Profile)[]

/** A business of a group of profiles is not told by its own figures. */
function partOfSize({ profile, related }: Facts): Partial<Profile> | undefined {
  for (const other of related.values()) if (other !== profile) return undefined
  if (namesProfiles(profile.relations)) return undefined
  return Object.fromEntries(
    sizeFields.flatMap((field) => (profile[field] === undefined ? [] : [[field, profile[field]]])),
  )
}

const textsWith = (smallMidCap: Outcome): Readonly<Record<SizeClass, string>> => ({
  micro: `micro/${smallMidCap}`,
  small: `small/${smallMidCap}`,
  medium: `medium/${smallMidCap}`,
  small_mid_cap: `small_mid_cap/${smallMidCap}`,
  large: `large/${smallMidCap}`,
})
/** Made once: looking a text up that has just been put together takes five times as long. */
const texts = { met: textsWith('met'), not_met: textsWith('not_met'), unknown: textsWith('unknown') }

const euros = (amount: string) => ({ amount, currency: 'EUR' })
const sme: SizeCriterion = { id: 'size', kind: 'size', include: ['micro', 'small'] }

export const size: Kind<SizeCriterion> = {
  kind: 'size',
  dated: true,
  check,
  compile,
  reads: {
    topic: () => '',
    of(facts, day) {
      const { classes, smallMidCap } = sizeAt(facts, day)
      const [only] = classes
      return classes.length === 1 && only !== undefined
        ? texts[smallMidCap][only]
        : `${classes.join('/')}/${smallMidCap}`
    },
    before: ({ profile, related }, day) => (related.size > 0 ? undefined : sizeChangesAfter(profile, day)),
    part: partOfSize,
    changes: ({ profile }) => sizeChanges(profile),
  },
  examples: [
    {
      says: 'nine and three quarters of a work unit are fewer than ten: micro',
      criterion: { id: 'size', kind: 'size', include: ['micro'] },
      profile: { headcount: 9.75, turnover: euros('1200000.00'), relations: [] },
      outcome: 'met',
      reason: 'size.met',
    },
    {
      says: 'a business that says nothing of partners gets its size from its own figures, and is told so',
      criterion: sme,
      profile: { headcount: 12, turnover: euros('1200000.00') },
      outcome: 'met',
      reason: 'size.met_alone',
    },
    {
      says: 'the staff of a parent count in full',
      criterion: sme,
      profile: {
        headcount: 12,
        turnover: euros('1200000.00'),
        balance_sheet_total: euros('900000.00'),
        relations: [
          {
            direction: 'upstream',
            voting_share: 0.8,
            headcount: 70,
            turnover: euros('8000000.00'),
            balance_sheet_total: euros('5000000.00'),
          },
        ],
      },
      outcome: 'not_met',
      reason: 'size.not_met',
    },
    {
      says: 'thirty staff and no accounts are small, medium or large: the accounts are asked for',
      criterion: sme,
      profile: { headcount: 30, relations: [] },
      outcome: 'unknown',
      missing: ['/turnover', '/balance_sheet_total'],
      reason: 'size.unknown',
    },
    {
      says: 'a business that is still to be founded has no accounts: its own estimate of the size is asked for',
      criterion: sme,
      profile: { lifecycle: 'to_be_established', headcount: 0, relations: [], financial_years: [] },
      outcome: 'unknown',
      missing: ['/self_declared_size'],
      reason: 'size.unknown',
    },
    {
      says: 'a declared size stands where figures are missing, and is called so',
      criterion: sme,
      profile: { headcount: 30, relations: [], self_declared_size: 'small' },
      outcome: 'met',
      reason: 'size.met_declared',
    },
    {
      says: 'a declared size does not stand against figures',
      criterion: sme,
      profile: { headcount: 260, relations: [], self_declared_size: 'small' },
      outcome: 'not_met',
    },
    {
      says: 'a call for large enterprises is open to a small mid-cap, which is not an SME either',
      criterion: { id: 'size', kind: 'size', include: ['large'] },
      profile: { headcount: 300, turnover: euros('60000000.00'), relations: [] },
      outcome: 'met',
    },
    {
      says: 'a call for small mid-caps needs to know the accounts of an enterprise with 300 staff',
      criterion: { id: 'size', kind: 'size', include: ['small_mid_cap'] },
      profile: { headcount: 300, relations: [] },
      outcome: 'unknown',
      missing: ['/turnover', '/balance_sheet_total'],
    },
    {
      says: 'a year over the ceiling does not change the class before a second one',
      criterion: sme,
      profile: {
        relations: [],
        financial_years: [
          { year: 2024, headcount: 45, turnover: euros('8000000.00') },
          { year: 2025, headcount: 56, turnover: euros('9000000.00') },
        ],
      },
      outcome: 'met',
    },
    {
      says: 'figures without a year stand for the years that end after those that are listed, so that each may change the class',
      criterion: sme,
      profile: {
        relations: [],
        headcount: 400,
        turnover: euros('90000000.00'),
        balance_sheet_total: euros('90000000.00'),
        financial_years: [
          { year: 2025, headcount: 20, turnover: euros('3000000.00'), balance_sheet_total: euros('3000000.00') },
        ],
      },
      outcome: 'met',
      changes_on: '2026-12-31',
    },
  ],
}
