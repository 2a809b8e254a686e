import type { Anchor } from '../../citing/citation.ts'
import type { ProgrammeInput } from '../../facts/programme.ts'
import type { RegionReference } from '../../facts/region-reference.ts'
import type { DecidedSentence } from './amendment-sense.ts'
import type { AmendmentReading } from './amendment.ts'
import type { ExtractedField } from '../extraction.ts'

/** One change that a decision makes: tried on a programme, it gives the changed one and where; nothing where it has no place in it. */
export interface AmendmentStep {
  readonly field: string
  readonly value: unknown
  readonly confidence: number
  readonly citations: readonly Anchor[]
  /** Read without a word that something changes: of a table, it may be a difference. */
  readonly bare?: true
  readonly change: (programme: ProgrammeInput) => Changed | undefined
}

export interface Changed {
  readonly programme: ProgrammeInput
  /** Into the changed programme. */
  readonly pointer: string
}

export interface AmendmentOptions {
  /** ISO 639-1 of the decision. */
  readonly language: string
  /** Of hours, where the programme tells none. */
  readonly timeZone: string
  /** Of stops of which the decision tells no day, and which has none itself. */
  readonly now: string
  readonly regions: RegionReference
}

/** Told, and left to a person. */
export const changesNothing = ({ pointer: _pointer, ...field }: ExtractedField): AmendmentStep => ({
  ...field,
  change: () => undefined,
})

/** Places of one value that are kept; the oldest make room. */
const mostCited = 50

/** Words beside a value that takes the place of another: those on what it was before hold no longer. */
export const replacing = (
  known: readonly Anchor[] | undefined,
  isFormer: (exact: string) => boolean,
  more: readonly Anchor[],
): Anchor[] => [...(known ?? []).filter(({ exact }) => !isFormer(exact)), ...more].slice(-mostCited)

/** The sentences of the decision that a value is cited to. */
export const sentencesOfValue = (
  { sentences }: AmendmentReading,
  { citations }: Pick<ExtractedField, 'citations'>,
): DecidedSentence[] =>
  sentences.filter((sentence) =>
    citations.some(({ start = 0, end = 0 }) => start < sentence.end && sentence.start < end),
  )

/** Whether a value is only repeated. */
export function isKept(reading: AmendmentReading, field: Pick<ExtractedField, 'citations'>): boolean {
  const told = sentencesOfValue(reading, field)
  return told.length > 0 && told.every(({ kept }) => kept === true)
}

interface Limits {
  readonly regions: readonly string[]
  readonly categories: readonly string[]
  readonly sizes: readonly string[]
}

/** Whether places and sizes that words name are all of those that the programme has, so that what is for them is for everybody. */
export function isWhole(
  { eligibility, budget_lines: lines = [] }: ProgrammeInput,
  { regions, categories, sizes }: Limits,
): boolean {
  const criteria = 'all' in eligibility ? eligibility.all : []
  const own = criteria.flatMap((each) => ('kind' in each && each.kind === 'region' ? (each.include ?? []) : []))
  const taken = criteria.flatMap((each) => ('kind' in each && each.kind === 'size' ? each.include : []))
  const within = (code: string): boolean => regions.some((wide) => code.startsWith(wide))
  const everywhere =
    (own.length > 0 && own.every(within)) ||
    (lines.length > 0 &&
      lines.every(
        (line) =>
          (line.region_category !== undefined && categories.includes(line.region_category)) ||
          (line.regions !== undefined && line.regions.length > 0 && line.regions.every(within)),
      ))
  return (
    (regions.length + categories.length === 0 || everywhere) &&
    (sizes.length === 0 || (taken.length > 0 && taken.every((size) => sizes.includes(size))))
  )
}
