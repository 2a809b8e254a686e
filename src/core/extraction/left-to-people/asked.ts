import { foldText } from '../../facts/text-fold.ts'
import type { Span } from '../../facts/text-fold.ts'
import { aboutCodes } from '../activities/activity-codes.ts'
import type { ActivityLists } from '../activities/activity-lists.ts'
import type { CodesHeld } from '../activities/codes-held.ts'
import { addressees } from '../applicants/addressees.ts'
import { withoutBareLeads } from '../applicants/bare-leads.ts'
import { negation } from '../applicants/condition-gate.ts'
import { mentioned, ofWhom } from '../applicants/condition-sentence.ts'
import { isBesideRefused, isOfCosts } from '../applicants/left-out.ts'
import { besideLists, listsOfKinds, withListsOfKinds } from '../applicants/lists-of-kinds.ts'
import { letsInWithoutCode, tradeIn } from '../applicants/trades.ts'
import { clausesOfWhom } from '../applicants/whose-clauses.ts'
import type { Layout } from '../layout.ts'
import { unheardConditions, unheardPlaces } from './unheard.ts'
import { askedOf } from '../reading.ts'
import type { Reading } from '../reading.ts'
import { namesWithoutCode, sayingParts } from '../sentences/unread-parts.ts'
import type { Settled } from '../settle.ts'
import { placeIn, sentencesOf } from '../text/source-text.ts'
import type { Block, SourceText } from '../text/source-text.ts'
import { withPartsApart } from '../whose/sibling-parts.ts'

/** What of a document is asked of a person, and what is known of its codes. */
export interface Asked {
  /** What the draft's conditions are made of. */
  readonly readings: readonly Reading[]
  readonly manual: readonly Reading[]
}

/**
 * The sentences that a person is asked about: conditions in which nothing could be structured, and those that nothing of the draft
 * cites. Lists of kinds are one question each.
 */
export function askedAbout(
  { readings, manual, doubted, siblings }: Settled,
  layout: Layout,
  lists: ActivityLists | undefined,
  held: CodesHeld | undefined,
): Asked {
  const { source, others } = layout
  const { blocks } = source
  const figures = placesOfFigures(readings, ({ value }) => !wholeSentence.has(value.field))
  const open = new Set(manual.filter((each) => isOpen(each, figures, source, lists)))
  const papersNamed = placesOfFigures(readings, ({ value }) => value.field === 'required_document')
  // What only a paper seems to tell is looked at again.
  const settled = manual.filter((each) => open.has(each) || !holdsOne(papersNamed, each.quote))
  const heard = [...readings.filter(({ confidence }) => confidence !== mentioned), ...settled, ...doubted]
  const isPassed = passedIn(layout)
  const counted = quotesOf(heard.filter((each) => isFigure(each) && !isNamed(each)))
  const told = [
    ...quotesOf(heard.filter((each) => !isFigure(each))),
    ...(lists?.told ?? []),
    ...(held === undefined ? [] : [held.quote]),
  ]
  const unheard = [
    ...unheardConditions(blocks, told, quotesOf(heard.filter(isNamed)), counted, others, isPassed),
    // Where codes are listed, they tell what those who may apply do.
    ...(lists === undefined
      ? addressees(blocks, [...told, ...counted], quotesOf([...manual, ...readings.filter(asksWithin)]), isPassed)
      : []),
    ...unheardPlaces(blocks, quotesOf([...readings.filter(tellsPlace), ...manual]), isPassed),
  ]
  const ofWhom = clausesOfWhom(blocks, quotesOf([...open, ...unheard]), isPassed)
  const asked = [...open, ...unheard, ...ofWhom].toSorted((a, b) => a.quote.start - b.quote.start)
  const read = [...quotesOf(readings.filter(isStructured)), ...(lists?.told ?? [])]
  const kindLists = listsOfKinds(blocks, [...asked, ...readings.filter(isQuestion)], read)
  const together = withoutBareLeads(withListsOfKinds(asked, kindLists), blocks)
  return withPartsApart(source, siblings, besideLists(readings, kindLists), together)
}

const placesOfFigures = (readings: readonly Reading[], of: (reading: Reading) => boolean): Span[] =>
  readings
    .filter(of)
    .map(({ figure }) => figure)
    .toSorted((a, b) => a.start - b.start)

/** The places of readings, with those of the words that they go on from. */
const quotesOf = (readings: readonly Reading[]): Span[] =>
  readings.flatMap(({ quote, value }) => [
    quote,
    ...(value.field === 'criterion' && value.lead !== undefined ? [value.lead] : []),
  ])

const isNamed = ({ value }: Reading): boolean => value.field === 'required_document' || value.field === 'legal_basis'
const isFigure = ({ value }: Reading): boolean => !['criterion', 'any_size', 'bound_of_group'].includes(value.field)
const isQuestion = ({ value }: Reading): boolean =>
  value.field === 'criterion' && 'kind' in value.criterion && value.criterion.kind === 'manual'
/** A condition that is read as more than a question or a place. */
const isStructured = (reading: Reading): boolean => reading.value.field === 'criterion' && !tellsPlace(reading)

/** Whether a block is none that conditions are looked for in: papers, verdicts, former wordings. */
const passedIn =
  ({ former, papers, examples, table, verdicts }: Layout) =>
  (block: Block): boolean =>
    isBesideRefused(block) ||
    former.has(block) ||
    papers.has(block) ||
    examples.has(block) ||
    table.rows.has(block) ||
    verdicts.cells.has(block)

/** Whether one of several alternatives is asked of a person. */
const asksWithin = ({ value }: Reading): boolean =>
  value.field === 'criterion' && 'any' in value.criterion && JSON.stringify(value.criterion).includes('"manual"')

/** Whether it is about a place: a criterion of places, or one that a person answers. */
const tellsPlace = ({ value }: Reading): boolean =>
  value.field === 'criterion' &&
  'kind' in value.criterion &&
  (value.criterion.kind === 'region' || value.criterion.kind === 'manual')

/**
 * Whether a sentence, or the part of it that a manual criterion is about, is told by nothing else of the draft: a figure that was read of
 * it, or the lists of codes. Of a sentence in a section on who may apply each part has to be.
 */
function isOpen(
  { quote, figure, confidence, stands }: Reading,
  figures: readonly Span[],
  source: SourceText,
  lists: ActivityLists | undefined,
): boolean {
  const isTold = (part: Span): boolean =>
    holdsOne(figures, part) || (lists !== undefined && isOfCodes(source.points.slice(part.start, part.end)))
  if (stands === true) return true
  const text = source.points.slice(quote.start, quote.end)
  if (lists !== undefined && beginsWithCode.test(text) && holdsOne(lists.told, quote)) return false
  const isPart = figure.start !== quote.start || figure.end !== quote.end
  if (isListOfCodes(quote, lists))
    return (negation.test(foldText(text).folded) && namesWithoutCode(text)) || (isPart && !isTold(figure))
  if (isPart) return !isTold(figure)
  const holdsFigure = holdsOne(figures, quote)
  const { folded } = foldText(text)
  const namesCodes = lists !== undefined && aboutCodes.test(folded) && codesOfCall.test(folded)
  if (!holdsFigure && !namesCodes) return true
  const parts = sayingParts(text, quote.start)
  if (holdsFigure && (confidence < ofWhom || parts.length < 2 || isOfCosts(folded))) return false
  return parts.length === 0 || parts.some((part) => !isTold(part))
}

/** "• 56.10: Restaurants": a member of a list of codes. */
const beginsWithCode =
  /^[^\p{L}\d]*(?:(?:καδ|kad|nace|κωδικ\p{L}+|codes?)(?: rev\.? ?2)?[ :.]*)?\d{2}\.\d{1,2}(?![\d%]|\.\d{3})/iu

/** "One of the eligible codes of Annex I": all those that the call lists. */
const codesOfCall = /επιλεξιμ\p{L}+ (?:καδ|κωδικ|δραστηριοτ)|παραρτημα|συνημμεν|eligible (?:codes?|activit|nace)|annex/u

/** Code points of a sentence that says little else than which activities it lists. */
const mostAroundCodes = 160

/** "Enterprises of NACE divisions 01, 02 or 03 are excluded": all of the list stands in one short sentence, which it says. */
const isListOfCodes = ({ start, end }: Span, lists: ActivityLists | undefined): boolean =>
  lists !== undefined &&
  end - start <= mostAroundCodes &&
  lists.places.length > 0 &&
  lists.places.every((place) => place.start >= start && place.end <= end)

/** What is read of a sentence without a figure of it: a condition, or a regulation that it names. */
const wholeSentence: ReadonlySet<string> = new Set(['criterion', 'legal_basis'])

/** Whether a part of a sentence says what a business does, which the lists of codes tell. */
const isOfCodes = (part: string): boolean => {
  const { folded } = foldText(part)
  return (
    aboutCodes.test(folded) ||
    tradeIn(folded) !== undefined ||
    /(?<![\d.])\d{2}\.\d|δραστηριοτητ|δραστηριοποι|κλαδ(?:ο|ων|οι)|activit|sector|nace/u.test(folded)
  )
}

/** Whether one of these, by their starts, lies within a span. */
function holdsOne(spans: readonly Span[], { start, end }: Span): boolean {
  let from = 0
  for (let to = spans.length; from < to;) {
    const middle = (from + to) >> 1
    if ((spans[middle]?.start ?? 0) < start) from = middle + 1
    else to = middle
  }
  for (let at = from; (spans[at]?.start ?? Infinity) <= end; at += 1)
    if ((spans[at]?.end ?? Infinity) <= end) return true
  return false
}

/** The short sentence that lists the codes and, beside them, a sector by its name only. */
export function sectorsInWords(lists: ActivityLists | undefined, blocks: readonly Block[]): Reading | undefined {
  const [first] = lists?.places ?? []
  const block = first === undefined ? undefined : blocks.findLast(({ base }) => base <= first.start)
  if (lists === undefined || block === undefined) return undefined
  const sentence = sentencesOf(block).find(({ start, end }) => isListOfCodes(placeIn(block, start, end), lists))
  if (sentence === undefined || !letsInWithoutCode(block.folded.folded.slice(sentence.start, sentence.end)))
    return undefined
  return askedOf(placeIn(block, sentence.start, sentence.end), 0.7)
}
