import type { Instrument } from '../facts/programme.ts'
import type { RegionReference } from '../facts/region-reference.ts'
import { foldText } from '../facts/text-fold.ts'
import { criteriaOfTitle } from './applicants/from-title.ts'
import { besideTheFounded, linesOfKinds, numberedParagraphs } from './applicants/kinds-of-applicants.ts'
import { withKindsNamed } from './applicants/legal-forms.ts'
import { withAlternatives } from './applicants/one-of-list.ts'
import { inUnitsOfCall } from './applicants/staffing.ts'
import { withArticles } from './call/articles-of-aid.ts'
import { provisionalOf } from './call/identity.ts'
import { instrumentsOf } from './call/instruments.ts'
import { inOneLanguage } from './ceilings/caps-languages.ts'
import { unlimitedInLists } from './ceilings/cost-lists.ts'
import { readDayOfPage, readDaysInFewLines } from './days/days-in-few-lines.ts'
import { readDaysOfNoYear } from './days/days-of-no-year.ts'
import { countedDays } from './days/last-days.ts'
import { publishedInRows } from './days/published.ts'
import { withBoundsOfAll } from './draft/draft-groups.ts'
import { isOf } from './draft/draft.ts'
import type { ExtractionReference } from './extraction.ts'
import { inDollarsOfCall } from './figures/dollars.ts'
import type { Layout } from './layout.ts'
import { withChances } from './learned/chances.ts'
import { doubtful } from './learned/doubted.ts'
import { unstatedIn } from './learned/unstated.ts'
import { termsOfAid } from './money/aid-by-case.ts'
import { budgetReadings } from './money/budget-parts.ts'
import { costsInFewLines, readInFewLines, wholesInFewLines } from './money/few-lines.ts'
import { withPlain } from './money/plain-values.ts'
import { placesInFewLines } from './places/places-in-few-lines.ts'
import type { Found } from './read-blocks.ts'
import { askedOf } from './reading.ts'
import type { Reading } from './reading.ts'
import type { Block, SourceText } from './text/source-text.ts'
import { withoutDaysOfFounding } from './whose/one-meaning.ts'
import { ofOwnTopic } from './whose/own-topic.ts'
import { boundsOfParts } from './whose/parts-of-call.ts'
import { moneyOfParts, siblingParts, withDaysOfParts } from './whose/sibling-parts.ts'
import type { SiblingPart } from './whose/sibling-parts.ts'
import { conditionsOfSelected } from './whose/stages.ts'

/** What a call gives that only lends. */
const lending: readonly Instrument[] = ['loan', 'guarantee', 'interest_subsidy']

/** What was read of a document, all of it seen together. */
export interface Settled {
  readonly readings: readonly Reading[]
  readonly manual: readonly Reading[]
  /** What most likely is not so, with its chance. */
  readonly doubted: readonly Reading[]
  /** Parts of the call that stand side by side, each told by itself, and the money of each. */
  readonly siblings: readonly SiblingPart[]
  readonly ofSiblings: readonly Reading[]
  readonly instruments: Instrument[]
  /** How sure they are, where the page does not name them. */
  readonly guessed: number | undefined
}

/** Looks at what the blocks say together: alternatives, parts and wholes, what is likely, and what a page says by all of it. */
export function settle(found: Found, layout: Layout, { regions }: ExtractionReference, country: string): Settled {
  const { source, members, parts, byGroup } = layout
  const { mentions } = found
  const kinds = withAlternatives(
    [...members, ...numberedParagraphs(source.blocks), ...linesOfKinds(source.blocks)],
    found.readings,
    found.manual,
  )
  const together = wholeOf(besideTheFounded(members, kinds.readings), found, layout)
  const siblings = siblingParts(source)
  const judged = withDaysOfParts(withPlain(withChances(together, mentions, source.blocks), source), siblings)
  const ofSiblings = moneyOfParts(judged, siblings)
  const ofParts = [...boundsOfParts(judged, source.blocks, parts.sectors), ...ofSiblings]
  const unlikely = [...doubtful(judged, source), ...ofParts]
  const unstated = unstatedIn(judged, source)
  const left = new Set([...unlikely, ...unstated.keys()])
  const doubted = [...unlikely, ...[...unstated].map(([reading, chance]) => ({ ...reading, chance }))]
  const { instruments, guessed } = instrumentsOf(source.blocks)
  const lends = instruments.length > 0 && instruments.every((each) => lending.includes(each))
  const believed = judged.filter((each) => !left.has(each) && !isRowOfDoubted(each, judged, left))
  const figures = [...believed, ...readInFewLines([...believed, ...ofParts], mentions, source, lends)]
  const unbounded = source.blocks.filter((block) => !byGroup.has(block) && !kinds.blocks.has(block))
  return {
    readings: asMeant(withPageOf(figures, unbounded, layout, regions, country), source),
    // A condition that is not believed is asked, in the words of its sentence.
    manual: [...kinds.manual, ...doubted.filter(isOf('criterion')).map(({ quote }) => askedOf(quote, 0.7))],
    doubted,
    siblings,
    ofSiblings,
    instruments,
    guessed,
  }
}

/** Of rows that tell one bound each the last that is believed is no bound of all. */
const isRowOfDoubted = ({ value }: Reading, all: readonly Reading[], left: ReadonlySet<Reading>): boolean =>
  'cents' in value &&
  'of' in value &&
  value.of !== undefined &&
  all.some(
    (other) =>
      left.has(other) &&
      other.value.field === value.field &&
      'cents' in other.value &&
      'of' in other.value &&
      other.value.of !== value.of &&
      other.value.cents !== value.cents,
  )

/** Readings in one language, with articles of the regulation, ceilings of whole lists, budgets and their parts; of pages of a few lines what their sums are. */
function wholeOf(readings: readonly Reading[], { sums, mentions }: Found, { source, placesIn }: Layout): Reading[] {
  const once = withArticles(inOneLanguage(readings, source), source.blocks)
  const split = budgetReadings(sums, source.blocks, placesIn)
  const starts = new Set(split.map(({ figure }) => figure.start))
  // A budget or a part of one is in the place of whatever else its amount was read as.
  const others = [...once, ...unlimitedInLists(source.blocks, once)].filter(
    ({ value, figure }) => !('cents' in value) || !starts.has(figure.start),
  )
  return costsInFewLines(wholesInFewLines(ofOwnTopic([...split, ...others]), source), mentions, source)
}

/** What the page says by its title, its head, or its days together, each where nothing before has told it. */
function withPageOf(
  figures: readonly Reading[],
  unbounded: readonly Block[],
  { source, printed }: Layout,
  regions: RegionReference,
  country: string,
): Reading[] {
  const { blocks } = source
  const readings = [...figures, ...criteriaOfTitle(unbounded, regions, country), ...provisionalOf(blocks)]
  readings.push(...placesInFewLines(unbounded, readings, regions, country))
  readings.push(...publishedInRows(blocks))
  readings.push(...readDayOfPage(source, readings))
  readings.push(...readDaysOfNoYear(blocks, readings, printed.blocks))
  readings.push(...countedDays(blocks, readings))
  readings.push(...readDaysInFewLines(source, readings))
  readings.push(...conditionsOfSelected(readings, source))
  return readings
}

/** Readings in the units, the currency and the sense of forms that the call has; bounds of all where they are of every group. */
function asMeant(readings: readonly Reading[], source: SourceText): Reading[] {
  const meant = inDollarsOfCall(inUnitsOfCall(withoutDaysOfFounding(readings), source.points), source)
  const bounded = withBoundsOfAll(meant).map((each) => withKindsOfForms(each, source))
  return [...bounded, ...termsOfAid(bounded)]
}

/** The forms of a condition as its sentence means them. */
const withKindsOfForms = (reading: Reading, source: SourceText): Reading =>
  reading.value.field === 'criterion'
    ? {
        ...reading,
        value: {
          ...reading.value,
          criterion: withKindsNamed(
            reading.value.criterion,
            foldText(source.points.slice(reading.quote.start, reading.quote.end)).folded,
          ),
        },
      }
    : reading
