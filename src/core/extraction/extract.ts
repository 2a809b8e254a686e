import type { Anchor } from '../citing/citation.ts'
import { fromCents } from '../facts/money.ts'
import type { ActivityReference } from '../facts/activity-reference.ts'
import type { Instrument, ProgrammeInput } from '../facts/programme.ts'
import type { RegionReference } from '../facts/region-reference.ts'
import { foldText } from '../facts/text-fold.ts'
import type { Span } from '../facts/text-fold.ts'
import { aboutCodes } from './activities/activity-codes.ts'
import { addressees } from './applicants/addressees.ts'
import { withLastDays } from './applicants/ages-at-deadline.ts'
import { isOfCase, termsOfAid } from './money/aid-by-case.ts'
import { activityListsOf, isCodeRow, withoutAnnexRows } from './activities/activity-lists.ts'
import type { ActivityLists } from './activities/activity-lists.ts'
import { withoutBareLeads } from './applicants/bare-leads.ts'
import { listsOf } from './text/block-lists.ts'
import { boundsOfLists, boundsOfSentences } from './money/bounds-by-group.ts'
import { withArticles } from './call/articles-of-aid.ts'
import { budgetReadings } from './money/budget-parts.ts'
import type { PlacedSum } from './money/budget-parts.ts'
import { budgetShareCells } from './money/budget-share-columns.ts'
import { capsOf } from './ceilings/caps.ts'
import { inOneLanguage } from './ceilings/caps-languages.ts'
import { isCapsCell } from './ceilings/caps-cells.ts'
import { unboundedBeside, unlimitedOf } from './ceilings/caps-unlimited.ts'
import { withChances } from './learned/chances.ts'
import { codesHeld } from './activities/codes-held.ts'
import { negation } from './applicants/condition-gate.ts'
import { mentioned, ofWhom } from './applicants/condition-sentence.ts'
import { conditionsOf, isAcrossBorders } from './applicants/conditions.ts'
import { unlimitedInLists } from './ceilings/cost-lists.ts'
import { dayLists } from './days/day-lists.ts'
import { readDayOfPage, readDaysInFewLines } from './days/days-in-few-lines.ts'
import { readDaysOfNoYear } from './days/days-of-no-year.ts'
import { documentLists } from './call/document-lists.ts'
import { requiredDocumentsOf } from './call/documents.ts'
import { doubtedFields, doubtful } from './learned/doubted.ts'
import { inDollarsOfCall } from './figures/dollars.ts'
import { Draft, isOf } from './draft/draft.ts'
import { putAid } from './draft/draft-aid.ts'
import { putConditions } from './draft/draft-conditions.ts'
import { putDates, tellDaysOfNoYear, tellImpossibleDays } from './draft/draft-dates.ts'
import { withBoundsOfAll } from './draft/draft-groups.ts'
import { withoutDaysOfFounding } from './whose/one-meaning.ts'
import { withKindsNamed } from './applicants/legal-forms.ts'
import { putMoney } from './draft/draft-money.ts'
import { costsInFewLines, readInFewLines, wholesInFewLines } from './money/few-lines.ts'
import { figuresOf } from './figures/figures.ts'
import { formLists } from './applicants/form-lists.ts'
import { criteriaOfTitle } from './applicants/from-title.ts'
import { identifiersOf, provisionalOf } from './call/identity.ts'
import { instrumentsOf } from './call/instruments.ts'
import { besideTheFounded, linesOfKinds, numberedParagraphs } from './applicants/kinds-of-applicants.ts'
import { moneyOfParts, siblingParts, withDaysOfParts, withPartsApart } from './whose/sibling-parts.ts'
import { withLoans } from './money/loans.ts'
import { withAlternatives } from './applicants/one-of-list.ts'
import { hasSectionOfWhom, sectionsOfOthers } from './text/other-sections.ts'
import { countedDays, tellLastDays } from './days/last-days.ts'
import { isBesideRefused, isOfCosts } from './applicants/left-out.ts'
import { listsOfKinds, withListsOfKinds, besideLists } from './applicants/lists-of-kinds.ts'
import type { Mention } from './text/mentions.ts'
import { ofOwnTopic } from './whose/own-topic.ts'
import { boundsOfParts, partsOfTitle, sectorsApart } from './whose/parts-of-call.ts'
import { placesOf } from './places/places.ts'
import type { Places } from './places/places.ts'
import { excessOf, ownDayOf, legalBasisOf, selectionOf, untilExhausted } from './call/passages.ts'
import { withPlain } from './money/plain-values.ts'
import { publishedInRows } from './days/published.ts'
import { askedOf } from './reading.ts'
import type { Reading, StatedValue } from './reading.ts'
import { placesInFewLines } from './places/places-in-few-lines.ts'
import { regionRows } from './money/region-rows.ts'
import { conditionsOfSelected } from './whose/stages.ts'
import { placeIn, sentencesOf, sourceText } from './text/source-text.ts'
import { standingTermsOf } from './applicants/standing-terms.ts'
import type { Block, SourceSection, SourceText } from './text/source-text.ts'
import { inUnitsOfCall } from './applicants/staffing.ts'
import { letsInWithoutCode, tradeIn } from './applicants/trades.ts'
import { unheardConditions, unheardPlaces } from './left-to-people/unheard.ts'
import { namesWithoutCode, sayingParts } from './sentences/unread-parts.ts'
import { unreadPassages } from './left-to-people/unread.ts'
import { unstatedIn } from './learned/unstated.ts'
import { verdictCriteria, verdictRows } from './applicants/verdicts.ts'
import { clausesOfWhom } from './applicants/whose-clauses.ts'
import { ownStatements } from './whose/whose-statement.ts'
import { workedRows } from './figures/worked-examples.ts'

/** A document of a call as it is to be read. */
export interface ExtractionInput {
  /** Canonical text. */
  readonly text: string
  readonly sections: readonly SourceSection[]
  /** ISO 639-1. */
  readonly language: string
  /** ISO 3166-1 alpha-2 of the Member State, or EU. */
  readonly country: string
  /** Of hours that the text tells. */
  readonly timeZone: string
  /** Key of the document in the programme that is made. */
  readonly document: string
}

export interface ExtractionReference {
  readonly activities: ActivityReference
  readonly regions: RegionReference
}

/** A value as it stands in the draft, or one that another place contradicts. */
export interface ExtractedField {
  /** What it is: `max_eligible_cost`, `closes_at`, `criterion:headcount`, … */
  readonly field: string
  /** Where it stands in the draft; null where it is not in it. */
  readonly pointer: string | null
  readonly value: unknown
  /** 0 to 1: of a figure by what was learned of such figures, of everything else by how near its name stands. */
  readonly confidence: number
  readonly citations: readonly Anchor[]
}

export interface Contradiction {
  readonly field: string
  readonly values: readonly { readonly value: unknown; readonly citations: readonly Anchor[] }[]
}

/** Everything that was read, and the programme made of it: without slug, documents and what no text says. */
export interface Extraction {
  readonly programme: Omit<ProgrammeInput, 'documents' | 'title'>
  readonly fields: readonly ExtractedField[]
  /** What figures were read as and most likely are not; it is not in the draft. */
  readonly doubted: readonly ExtractedField[]
  readonly contradictions: readonly Contradiction[]
  /** Every amount, percentage and date of the text, understood or not. */
  readonly stated: readonly { readonly kind: StatedValue['kind']; readonly value: unknown; readonly citation: Anchor }[]
  /** What nothing of the draft, nor of what is told beside it, cites. */
  readonly unread: readonly Anchor[]
  readonly activities?: Pick<ActivityLists, 'scheme' | 'schemeAssumed' | 'refused'>
}

/** Whether one of several alternatives is asked of a person. */
const asksWithin = ({ value }: Reading): boolean =>
  value.field === 'criterion' && 'any' in value.criterion && JSON.stringify(value.criterion).includes('"manual"')

/** What a call gives that only lends. */
const lending: readonly Instrument[] = ['loan', 'guarantee', 'interest_subsidy']

/** Whether it is about a place: a criterion of places, or one that a person answers. */
const tellsPlace = ({ value }: Reading): boolean =>
  value.field === 'criterion' &&
  'kind' in value.criterion &&
  (value.criterion.kind === 'region' || value.criterion.kind === 'manual')

/**
 * Reads a call document into a draft programme. Deterministic: the same text gives the same draft. What is not understood stays a
 * `manual` criterion with its sentence; what two places say differently is reported and the surer one used.
 */
export function extractProgramme(
  input: ExtractionInput,
  ref: ExtractionReference,
  /** Told before each block how many have been read, of how many: it may throw to end the reading. */
  onBlock?: (done: number, of: number) => void,
): Extraction {
  const printed = sourceText(input.text, input.sections)
  const whole = { ...printed, blocks: ownStatements(printed.blocks, ref.regions, input.country) }
  const source = { ...whole, blocks: withoutAnnexRows(whole.blocks) }
  const readings: Reading[] = []
  const manual: Reading[] = []
  const stated: StatedValue[] = []
  const sums: PlacedSum[] = []
  const mentions: Mention[] = []
  const asPrinted = new Map(whole.blocks.map((block, at) => [block, printed.blocks[at] ?? block]))
  const former = formerBlocks(source.blocks)
  const abroad = isAcrossBorders(source.blocks)
  const placesIn = (block: Block, sentence: Span): Places => placesOf(block, sentence, ref.regions, input.country)
  const table = regionRows(source.blocks, placesIn)
  readings.push(...table.readings)
  const rows = verdictRows(whole.blocks)
  const verdicts = verdictCriteria(rows)
  const members = listsOf(source.blocks)
  const byGroup = boundsOfLists(members)
  const papers = documentLists(members)
  const forms = formLists(members)
  const others = sectionsOfOthers(source.blocks)
  const untitled = !hasSectionOfWhom(source.blocks)
  const parts = { own: partsOfTitle(source.blocks), sectors: sectorsApart(source.blocks) }
  const days = dayLists(source.blocks, members)
  const examples = workedRows(source.blocks)
  const shares = budgetShareCells(source.blocks)
  readings.push(...verdicts.readings)
  for (const [done, block] of source.blocks.entries()) {
    onBlock?.(done, source.blocks.length)
    if (former.has(block)) {
      readings.push(...formerDatesOf(figuresOf(block, ref.regions, input.country).readings))
      continue
    }
    const figures = figuresOf(block, ref.regions, input.country, days.get(block))
    mentions.push(...figures.mentions)
    const unblanked = asPrinted.get(block) ?? block
    stated.push(...(unblanked === block ? figures : figuresOf(unblanked, ref.regions, input.country)).stated)
    if (table.rows.has(block) || examples.has(block) || shares.has(block)) continue
    const limited = capsOf(block)
    const caps =
      limited.length > 0 && block.kind === 'cell'
        ? limited
        : [...limited, ...unlimitedOf(block), ...unboundedBeside(block, limited)]
    const capped = ({ figure }: Reading): boolean =>
      caps.some((cap) => cap.figure.start < figure.end && figure.start < cap.figure.end)
    const ofList = byGroup.get(block)
    const hasAmounts = figures.mentions.some(({ kind }) => kind === 'money')
    const ofSentences = hasAmounts && ofList === undefined ? boundsOfSentences(block, figures.readings) : []
    const ofGroups = ofList ?? ofSentences
    const grouped = ({ figure, value }: Reading): boolean =>
      ofGroups.some((each) => each.figure.start === figure.start) && value.field !== 'size_named'
    const ofCosts = isCapsCell(block)
    if (!ofCosts) sums.push(...figures.sums)
    readings.push(
      ...caps,
      ...ofGroups,
      ...figures.readings.filter(
        (each) => !capped(each) && !grouped(each) && !(ofCosts && each.value.field === 'intensity'),
      ),
    )
    readings.push(...legalBasisOf(block), ...untilExhausted(block))
    readings.push(...excessOf(block), ...identifiersOf(block, block === source.blocks[0]))
    readings.push(...standingTermsOf(block))
    // "Large enterprises: 1,000,000 €" in a list of bounds says nothing of who may apply.
    if (ofList !== undefined) continue
    // A list of codes can have ten thousand rows, and states nothing else.
    if (isCodeRow(block)) continue
    if (verdicts.cells.has(block)) continue
    readings.push(...requiredDocumentsOf(block, papers.has(block)))
    // "A declaration not older than three months": of the paper, not of who hands it in.
    if (papers.has(block)) continue
    const conditions = conditionsOf(
      block,
      input.language,
      ref.regions,
      input.country,
      abroad,
      forms.has(block),
      others.has(block.section),
      untitled,
      parts,
    )
    readings.push(...conditions.readings.filter((each) => !isOfCase(each, ofSentences)), ...ownDayOf(block))
    manual.push(...conditions.manual)
  }
  const kinds = withAlternatives(
    [...members, ...numberedParagraphs(source.blocks), ...linesOfKinds(source.blocks)],
    readings,
    manual,
  )
  const founded = besideTheFounded(members, kinds.readings)
  readings.splice(0, readings.length, ...withArticles(inOneLanguage(founded, source), source.blocks))
  manual.splice(0, manual.length, ...kinds.manual)
  readings.push(...unlimitedInLists(source.blocks, readings))
  withParts(readings, sums, source.blocks, placesIn)
  const own = costsInFewLines(wholesInFewLines(ofOwnTopic(readings), source), mentions, source)
  const siblings = siblingParts(source)
  const judged = withDaysOfParts(withPlain(withChances(own, mentions, source.blocks), source), siblings)
  const ofSiblings = moneyOfParts(judged, siblings)
  const ofParts = [...boundsOfParts(judged, source.blocks, parts.sectors), ...ofSiblings]
  const unlikely = [...doubtful(judged, source), ...ofParts]
  const unstated = unstatedIn(judged, source)
  const left = new Set([...unlikely, ...unstated.keys()])
  readings.splice(0, readings.length, ...judged.filter((each) => !left.has(each)))
  const { instruments, guessed } = instrumentsOf(source.blocks)
  const lends = instruments.length > 0 && instruments.every((each) => lending.includes(each))
  readings.push(...readInFewLines([...readings, ...ofParts], mentions, source, lends))
  const doubted = [...unlikely, ...[...unstated].map(([reading, chance]) => ({ ...reading, chance }))]
  // A condition that is not believed is asked, in the words of its sentence.
  manual.push(...doubted.filter(isOf('criterion')).map(({ quote }) => askedOf(quote, 0.7)))
  const unbounded = source.blocks.filter((block) => !byGroup.has(block) && !kinds.blocks.has(block))
  readings.push(...criteriaOfTitle(unbounded, ref.regions, input.country), ...provisionalOf(source.blocks))
  readings.push(...placesInFewLines(unbounded, readings, ref.regions, input.country))
  readings.push(...publishedInRows(source.blocks))
  readings.push(...readDayOfPage(source, readings))
  readings.push(...readDaysOfNoYear(source.blocks, readings, printed.blocks))
  readings.push(...countedDays(source.blocks, readings))
  readings.push(...readDaysInFewLines(source, readings))
  readings.push(...conditionsOfSelected(readings, source))
  const once = withoutDaysOfFounding(readings)
  readings.splice(0, readings.length, ...inDollarsOfCall(inUnitsOfCall(once, source.points), source))
  const lists = activityListsOf(whole.blocks, rows, ref.activities)
  const bounded = withBoundsOfAll(readings).map((each) => withKindsOfForms(each, source))
  readings.splice(0, readings.length, ...bounded, ...termsOfAid(bounded))
  const draft = new Draft(input, source, instruments)
  if (guessed !== undefined)
    draft.fields.push({
      field: 'instruments',
      pointer: '/funding/instruments',
      value: instruments,
      confidence: guessed,
      citations: [],
    })
  draft.head(readings)
  putMoney(draft, withLoans(readings, instruments, source))
  putDates(draft, readings)
  tellImpossibleDays(draft, source.blocks)
  tellDaysOfNoYear(draft, source.blocks)
  tellLastDays(draft, source.blocks, readings)
  putAid(draft, readings)
  draft.state(readings)
  const figures = readings
    .flatMap(({ value, figure }) => (wholeSentence.has(value.field) ? [] : [figure]))
    .toSorted((a, b) => a.start - b.start)
  manual.push(...unreadCodes(lists, source.blocks))
  const held = lists === undefined ? undefined : codesHeld(source.blocks)
  // Without the day of publication nobody can tell who had them by then.
  if (held !== undefined && held.date === undefined && draft.publishedOn === undefined)
    manual.push(askedOf(held.quote, 0.7))
  const open = new Set(manual.filter((each) => isOpen(each, figures, source, lists)))
  const papersNamed = readings
    .flatMap(({ value, figure }) => (value.field === 'required_document' ? [figure] : []))
    .toSorted((a, b) => a.start - b.start)
  // What only a paper seems to tell is looked at again.
  const settled = manual.filter((each) => open.has(each) || !holdsOne(papersNamed, each.quote))
  const heard = [...readings.filter(({ confidence }) => confidence !== mentioned), ...settled, ...doubted]
  const isPassed = (block: Block): boolean =>
    isBesideRefused(block) ||
    former.has(block) ||
    papers.has(block) ||
    examples.has(block) ||
    table.rows.has(block) ||
    verdicts.cells.has(block)
  const isNamed = ({ value }: Reading): boolean => value.field === 'required_document' || value.field === 'legal_basis'
  const quotesOf = (of: readonly Reading[]): Span[] =>
    of.flatMap(({ quote, value }) => [
      quote,
      ...(value.field === 'criterion' && value.lead !== undefined ? [value.lead] : []),
    ])
  const isFigure = ({ value }: Reading): boolean => !['criterion', 'any_size', 'bound_of_group'].includes(value.field)
  const told = [
    ...quotesOf(heard.filter((each) => !isFigure(each))),
    ...(lists?.told ?? []),
    ...(held === undefined ? [] : [held.quote]),
  ]
  const toldOrCounted = [...told, ...quotesOf(heard.filter((each) => isFigure(each) && !isNamed(each)))]
  const unheard = [
    ...unheardConditions(
      source.blocks,
      told,
      quotesOf(heard.filter(isNamed)),
      quotesOf(heard.filter((each) => isFigure(each) && !isNamed(each))),
      others,
      isPassed,
    ),
    // Where codes are listed, they tell what those who may apply do.
    ...(lists === undefined
      ? addressees(source.blocks, toldOrCounted, quotesOf([...manual, ...readings.filter(asksWithin)]), isPassed)
      : []),
    ...unheardPlaces(source.blocks, quotesOf([...readings.filter(tellsPlace), ...manual]), isPassed),
  ]
  const ofWhom = clausesOfWhom(source.blocks, quotesOf([...open, ...unheard]), isPassed)
  const asked = [...open, ...unheard, ...ofWhom].toSorted((a, b) => a.quote.start - b.quote.start)
  const isRead = ({ value }: Reading): boolean =>
    value.field === 'criterion' && !('kind' in value.criterion && ['manual', 'region'].includes(value.criterion.kind))
  const read = [...quotesOf(readings.filter(isRead)), ...(lists?.told ?? [])]
  const isAsked = ({ value }: Reading): boolean =>
    value.field === 'criterion' && 'kind' in value.criterion && value.criterion.kind === 'manual'
  const kindLists = listsOfKinds(source.blocks, [...asked, ...readings.filter(isAsked)], read)
  readings.splice(0, readings.length, ...besideLists(readings, kindLists))
  const together = withoutBareLeads(withListsOfKinds(asked, kindLists), source.blocks)
  const apart = withPartsApart(source, siblings, readings, together)
  putConditions(
    draft,
    withLastDays(draft, apart.readings),
    apart.manual,
    lists,
    held,
    sectorsInWords(lists, source.blocks),
  )
  draft.fields.push(...doubtedFields(draft, ofSiblings))
  const programme = draft.programme(selectionOf(source.blocks))
  const made = { programme, fields: draft.fields, doubted: doubtedFields(draft, doubted) }
  return {
    ...made,
    contradictions: draft.contradictions,
    unread: unreadPassages(printed.blocks, made).map((place) => draft.anchor(place)),
    stated: stated.map((each) => ({ kind: each.kind, value: shownStated(each), citation: draft.anchor(each.place) })),
    ...(lists === undefined
      ? {}
      : { activities: { scheme: lists.scheme, schemeAssumed: lists.schemeAssumed, refused: lists.refused } }),
  }
}

/** "93.29, except 93.29.29.04": a code that no classification has is taken out by nobody but a person. */
const unreadCodes = (lists: ActivityLists | undefined, blocks: readonly Block[]): Reading[] =>
  (lists?.unreadOut ?? []).flatMap((figure): Reading[] => {
    const block = blocks.findLast(({ base }) => base <= figure.start)
    const quote = block === undefined ? [] : sentencesOf(block).map(({ start, end }) => placeIn(block, start, end))
    const sentence = quote.find(({ start, end }) => start <= figure.start && end >= figure.end)
    if (sentence === undefined) return []
    const criterion = { kind: 'manual', id: '' } as const
    return [{ value: { field: 'criterion', criterion }, quote: sentence, figure, confidence: 0.6, stands: true }]
  })

/** The short sentence that lists the codes and, beside them, a sector by its name only. */
function sectorsInWords(lists: ActivityLists | undefined, blocks: readonly Block[]): Reading | undefined {
  const [first] = lists?.places ?? []
  const block = first === undefined ? undefined : blocks.findLast(({ base }) => base <= first.start)
  if (lists === undefined || block === undefined) return undefined
  const sentence = sentencesOf(block).find(({ start, end }) => isListOfCodes(placeIn(block, start, end), lists))
  if (sentence === undefined || !letsInWithoutCode(block.folded.folded.slice(sentence.start, sentence.end)))
    return undefined
  return askedOf(placeIn(block, sentence.start, sentence.end), 0.7)
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

/** Puts budgets and their parts in the place of whatever else their amounts were read as. */
function withParts(
  readings: Reading[],
  sums: readonly PlacedSum[],
  blocks: readonly Block[],
  placesIn: Parameters<typeof budgetReadings>[2],
): void {
  const split = budgetReadings(sums, blocks, placesIn)
  const starts = new Set(split.map(({ figure }) => figure.start))
  const others = readings.filter(({ value, figure }) => !('cents' in value) || !starts.has(figure.start))
  readings.splice(0, readings.length, ...split, ...others)
}

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

/** In a corrigendum what stands behind "For:" no longer holds where "Read:" follows. */
function formerBlocks(blocks: readonly Block[]): Set<Block> {
  const out = new Set<Block>()
  blocks.forEach((block, at) => {
    const next = blocks[at + 1]
    if (noLonger.test(block.folded.folded)) out.add(block)
    if (
      next !== undefined &&
      /^\s*(?:for|instead of|αντι|απο|δεν ισχυει|παλαια διατυπωση)\s*:/u.test(block.folded.folded) &&
      /^\s*(?:read|to|σε|διαβαζεται|το ορθο|ισχυει|(?:νεα|new) (?:διατυπωση|wording|text)|now applies)\s*:/u.test(
        next.folded.folded,
      )
    )
      out.add(block)
  })
  return out
}

/** The label of a text that is replaced: "Παύει να ισχύει: «…»", "Old text: …". */
const noLonger =
  /^[\s•–*-]*(?:παυει να ισχυει|δεν ισχυει (?:πια|πλεον)|(?:παλαιο|παλιο|αρχικο|προηγουμενο) κειμενο|διαγραφεται|καταργειται|no longer (?:applies|valid)|(?:old|previous|former) (?:text|wording)|deleted)\s*:/u

const formerDatesOf = (readings: readonly Reading[]): Reading[] =>
  readings.filter(isOf('closes_at')).map(({ value: { round: _round, ...value }, ...reading }) => ({
    ...reading,
    value: { ...value, field: 'moved_from' },
  }))

function shownStated({ kind, values = [], currency, date, time }: StatedValue): unknown {
  if (kind === 'date') return { date, ...(time === undefined ? {} : { time }) }
  const shown = values.map((value) => (kind === 'money' ? fromCents(value, currency) : value / 100))
  return shown.length === 1 ? shown[0] : { min: shown[0], max: shown[1] }
}
