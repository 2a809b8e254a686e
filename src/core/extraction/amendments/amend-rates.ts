import type { Anchor } from '../../citing/citation.ts'
import type { Funding, IntensityBonus, IntensityRow, ProgrammeInput } from '../../facts/programme.ts'
import type { PlainDate } from '../../facts/profile.ts'
import { foldText } from '../../facts/text-fold.ts'
import { changesNothing, isKept, replacing, sentencesOfValue } from './amend-step.ts'
import type { AmendmentStep, Changed } from './amend-step.ts'
import type { AmendmentReading } from './amendment.ts'
import { percentsIn } from '../figures/amounts.ts'
import { isOfForce } from './changed-dates.ts'
import type { ChangedFigure } from './changed-figures.ts'
import { datesIn } from '../figures/dates.ts'
import type { ExtractedField } from '../extraction.ts'

/** What a decision changes in the rates of aid. */

const saysPercent =
  (percent: number) =>
  (exact: string): boolean =>
    percentsIn(foldText(exact).folded).some(({ values }) => values.includes(Math.round(percent * 100)))

/** Whom a rate is for. */
type Holders = Pick<IntensityRow, 'regions' | 'region_categories' | 'sizes' | 'cost_categories'>

const sameSet = (a: readonly string[] = [], b: readonly string[] = []): boolean =>
  a.length === b.length && a.every((each) => b.includes(each))
const sameHolders = (a: Holders, b: Holders): boolean =>
  sameSet(a.regions, b.regions) &&
  sameSet(a.region_categories, b.region_categories) &&
  sameSet(a.sizes, b.sizes) &&
  sameSet(a.cost_categories, b.cost_categories)
const hasHolders = (of: Holders): boolean => !sameHolders(of, {})

export function rateSteps(base: ProgrammeInput, reading: AmendmentReading): AmendmentStep[] {
  return reading.extraction.fields
    .filter(({ field }) => field === 'intensity' || field === 'max_intensity_percent')
    .map((field) => toldRateStep(base, reading, field))
}

/** A rate put in the place of another: known by whom it is for, and by what it was. */
export function changedRateStep(base: ProgrammeInput, figure: ChangedFigure): AmendmentStep {
  const { was, now, by, citations, regions, categories, sizes, ofSome } = figure
  const holders: Holders = {
    ...(regions.length > 0 ? { regions: [...regions] } : {}),
    ...(categories.length > 0 ? { region_categories: [...categories] } : {}),
    ...(sizes.length > 0 ? { sizes: [...sizes] } : {}),
  }
  const [row, other] = [...(base.funding.intensity ?? []).entries()].filter(
    ([, each]) =>
      (was === undefined || each.percent === was / 100) && (!hasHolders(holders) || sameHolders(each, holders)),
  )
  const isOne = row !== undefined && other === undefined
  const before = was ?? (isOne ? Math.round(row[1].percent * 100) : undefined)
  const told = now ?? (before === undefined || by === undefined ? undefined : before + by)
  return {
    field: 'intensity',
    value: told === undefined ? (by === undefined ? null : { by: by / 100 }) : { percent: told / 100, ...holders },
    confidence: 0.85,
    citations,
    change: (programme) => {
      if (told === undefined || (ofSome && !figure.reworded && !hasHolders(holders))) return undefined
      if (isOne) return withRate(programme, row[1], told / 100, citations)
      const isCeiling = was !== undefined && programme.funding.max_intensity_percent === was / 100
      return row === undefined && !hasHolders(holders) && isCeiling
        ? withCeiling(programme, told / 100, citations)
        : undefined
    },
  }
}

/** A rate that the decision tells without what it was: for the very ones for whom the programme has one. */
function toldRateStep(base: ProgrammeInput, reading: AmendmentReading, field: ExtractedField): AmendmentStep {
  const sentences = sentencesOfValue(reading, field)
  const isFrom = firstDay(field.citations) !== undefined
  const changes = sentences.some((sentence) => (sentence.changes === true || isFrom) && sentence.forSome !== true)
  if (!changes || isKept(reading, field) || field.field !== 'intensity') return changesNothing(field)
  const row = field.value as IntensityRow
  const named = (holders: Holders): boolean =>
    sentences.every(
      ({ sizes, regions, categories }) =>
        sizes.every((size) => holders.sizes?.includes(size)) &&
        regions.every((code) => holders.regions?.includes(code)) &&
        categories.every((category) => holders.region_categories?.includes(category)),
    )
  const [known, other] = (base.funding.intensity ?? []).filter((each) => sameHolders(each, row))
  if (known === undefined || other !== undefined || !named(row)) return changesNothing(field)
  const { pointer: _pointer, ...told } = field
  return { ...told, change: (programme) => withRate(programme, known, row.percent, field.citations) }
}

/** "For applications from 1 February 2027": the first day of a rate, where its sentence tells one. */
export function firstDay(cited: readonly Anchor[]): PlainDate | undefined {
  const days = cited.flatMap(({ exact }) => {
    const { folded } = foldText(exact)
    return datesIn(folded).flatMap(({ date, start, end }) => {
      const before = folded.slice(0, start)
      if (isOfForce(before) || untilAnother.test(folded.slice(end))) return []
      if (fromThen.test(before)) return [date]
      return afterThen.test(before) ? [Temporal.PlainDate.from(date).add({ days: 1 }).toString()] : []
    })
  })
  const [day, other] = [...new Set(days)]
  return other === undefined ? day : undefined
}
const fromThen =
  /(?<!\p{L})(?:απο|from|as (?:of|from)|since|on or after|starting(?: on)?|with effect from)(?: και μετα| και| μετα)?(?: (?:τισ|την?|the))?(?: (?:ημερομηνια|ημερα|\p{L}+day))?\s*$/u
const afterThen = /(?<!\p{L})(?:μετα(?: απο)?|after)(?: (?:τισ|την?|the))?\s*$/u
/** "From 30 April to 31 May": a day that moves, or the first of a period. */
const untilAnother =
  /^[^.;·\d]{0,40}(?:εωσ|μεχρι|στισ|στην|σε|to|until)[^.;·\d]{0,15}\d{1,2}(?:[/.-]\d{1,2}[/.-]|(?:η|ησ)? \p{L}{3,} 20\d\d)/u

/** The row as it holds until a day, and the one that holds from it. */
function rowsFrom(row: IntensityRow, day: PlainDate, percent: number, cited: readonly Anchor[]): IntensityRow[] {
  const before = Temporal.PlainDate.from(day).subtract({ days: 1 }).toString()
  return [
    { ...row, valid_to: before },
    { ...row, valid_from: day, percent, citations: [...cited] },
  ]
}

const isSameRow = (a: IntensityRow, b: IntensityRow): boolean =>
  a.percent === b.percent && a.valid_from === b.valid_from && a.valid_to === b.valid_to && sameHolders(a, b)

const withFunding = (programme: ProgrammeInput, changed: Partial<Funding>, pointer: string): Changed => ({
  programme: { ...programme, funding: { ...programme.funding, ...changed } },
  pointer,
})

function withRate(
  programme: ProgrammeInput,
  base: IntensityRow,
  percent: number,
  cited: ExtractedField['citations'],
): Changed | undefined {
  const { intensity = [], bonuses } = programme.funding
  const at = intensity.findIndex((each) => isSameRow(each, base))
  const row = intensity[at]
  const was = row?.percent
  if (row === undefined || was === undefined || was === percent) return undefined
  const day = firstDay(cited)
  // A row that is of other days already is for a person.
  if (day !== undefined && (row.valid_to ?? day) < day) return undefined
  if (day !== undefined && (row.valid_from ?? '') < day)
    return withFunding(
      programme,
      { intensity: intensity.flatMap((each) => (each === row ? rowsFrom(row, day, percent, cited) : [each])) },
      `/funding/intensity/${at + 1}`,
    )
  const rows = intensity.map((each, index) =>
    index === at ? { ...each, percent, citations: replacing(each.citations, saysPercent(was), cited) } : each,
  )
  const kept = bonuses?.map((bonus) => overAnother(bonus, was, percent))
  return withFunding(
    programme,
    { intensity: rows, ...(kept === undefined ? {} : { bonuses: kept }) },
    `/funding/intensity/${at}`,
  )
}

function withCeiling(programme: ProgrammeInput, percent: number, cited: ExtractedField['citations']): Changed {
  const { max_intensity_percent: was = percent, citations } = programme.funding
  return withFunding(
    programme,
    { max_intensity_percent: percent, citations: replacing(citations, saysPercent(was), cited) },
    '/funding/max_intensity_percent',
  )
}

/** A bonus that its words tell as a rate of its own, "for islands 60 %", keeps that rate over another basic one. */
function overAnother(bonus: IntensityBonus, was: number, now: number): IntensityBonus {
  const told = (bonus.citations ?? []).flatMap(({ exact }) =>
    percentsIn(foldText(exact).folded).flatMap(({ values }) => values.map((value) => value / 100)),
  )
  const asRate = told.includes(was + bonus.percent) && !told.includes(bonus.percent)
  return asRate ? { ...bonus, percent: Math.max(0, was + bonus.percent - now) } : bonus
}
