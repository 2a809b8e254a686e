import type { Anchor } from '../../citing/citation.ts'
import type { PlainDate } from '../../facts/profile.ts'
import { foldText } from '../../facts/text-fold.ts'
import type { Span } from '../../facts/text-fold.ts'
import {
  changesWithoutFigure,
  fromDays,
  isDeciding,
  isForSome,
  insertsWords,
  isOfDaysOfAll,
  isOfSome,
  isTitleOnly,
  mayOpen,
  movesDay,
  partsOfPlace,
  refusesChange,
  repeatsWhatHolds,
  saysMore,
  setsSomething,
  widens,
} from './amendment-sense.ts'
import type { DecidedSentence } from './amendment-sense.ts'
import { decisionTakenBack, stopOf, withStopsApart } from './amendment-stops.ts'
import type { Stop } from './amendment-stops.ts'
import { percentsIn } from '../figures/amounts.ts'
import type { CallNames } from '../whose/calls-named.ts'
import { daysOfCorrection, daysOfDocuments, daysOfOthers, rewordedDays } from './changed-dates.ts'
import type { ChangedDay } from './changed-dates.ts'
import { changedIn, changesApart, rewordedFigures } from './changed-figures.ts'
import type { ChangedFigure } from './changed-figures.ts'
import { rewordingsIn, withTheirCorrections } from './corrections.ts'
import type { Rewording } from './corrections.ts'
import { isDoubted } from '../learned/doubted.ts'
import { titleOf } from '../draft/draft.ts'
import { extractProgramme } from '../extract.ts'
import type { ExtractedField, Extraction, ExtractionInput, ExtractionReference } from '../extraction.ts'
import { placesOf } from '../places/places.ts'
import type { Places } from '../places/places.ts'
import { sizesIn } from '../applicants/sizes.ts'
import { partsByCall, recalling } from '../whose/scope-of-calls.ts'
import { placeIn, sentencesOf, sourceText } from '../text/source-text.ts'
import type { Block, SourceText } from '../text/source-text.ts'

/** A decision that changes a call, as read: what it says anew, what it stops, which figures and days it puts in the place of others. */
export interface AmendmentReading {
  /** What the deciding part says of the call, beside stops and what takes the place of something else. */
  readonly extraction: Extraction
  readonly stops: readonly Stop[]
  readonly figures: readonly ChangedFigure[]
  readonly days: readonly ChangedDay[]
  /** By which values of `extraction` are not applied, or only to some. */
  readonly sentences: readonly DecidedSentence[]
  /** Sentences that decide something of which nothing else here tells, or not all. */
  readonly untold: readonly Anchor[]
  /** Of the decision itself. */
  readonly decidedOn?: PlainDate
  /** Under which number it is known. */
  readonly reference?: string
}

export interface AmendmentInput extends ExtractionInput {
  /** By which the call is known that the decision is to change. */
  readonly names: CallNames
}

const decides =
  /^\s*(?:[-–—•]\s*)?(?:αποφασιζ(?:ουμε|ει|ω|εται)|α\s?π\s?ο\s?φ\s?α\s?σ\s?ι\s?ζ\s?|εγκριν(?:ουμε|ει|ω)|τροποποιουμε|(?:has |have )?(?:hereby )?(?:decid(?:es?|ed)|resolves?|adopts?)|it is (?:hereby )?decided)/u

/** A sentence that decides, in the document's code points. */
interface Deciding {
  readonly place: Span
  readonly more: boolean
  readonly terms: boolean
  /** Of a part of a sentence, what it sets: a value of the other part does not tell it. */
  readonly sets?: 'rate' | 'amount'
}

/** What was found sentence by sentence. */
class Found {
  readonly stops: Stop[] = []
  readonly figures: ChangedFigure[] = []
  readonly days: ChangedDay[] = []
  readonly sentences: DecidedSentence[] = []
  /** Read here: nothing else is to be read there. */
  readonly read: Span[] = []
  /** Sentences that say for the applications of which days all of the decision is. */
  readonly daysOfAll: Anchor[] = []
  /** Cells of a column of what holds now. */
  readonly renewed: Span[] = []
  readonly deciding: Deciding[] = []
}

/**
 * Reads a decision that amends a call. What it recalls before it decides is left aside; a sentence that stops something, or puts one
 * figure or wording in the place of another, is read here, everything else as in a call.
 */
export function readAmendment(
  input: AmendmentInput,
  ref: ExtractionReference,
  /** As of `extractProgramme`: the decision is read three times, as a decision, as a whole and without what is read here. */
  onBlock?: (done: number, of: number) => void,
): AmendmentReading {
  const source = sourceText(input.text, input.sections)
  const first = source.blocks.findIndex((block) => decides.test(block.folded.folded))
  const blocks = first < 0 ? source.blocks : source.blocks.slice(first)
  const found = new Found()
  if (first >= 0) found.read.push({ start: 0, end: blocks[0]?.base ?? 0 })
  const anchor = (span: Span): Anchor => ({
    document: input.document,
    exact: source.points.slice(span.start, span.end),
    start: span.start,
    end: span.end,
  })
  const { length } = source.blocks
  const byCall = partsByCall(blocks, source.blocks.slice(0, Math.max(0, first)), input.names)
  blocks.forEach((block, at) => {
    onBlock?.(at, 3 * length)
    if (isFormerColumn(block)) {
      found.read.push(placeIn(block, 0, block.folded.folded.length))
      return
    }
    const placesIn = (part: Span, of = block): Places => placesOf(of, part, ref.regions, input.country)
    const isPlaced = (part: Span): boolean => {
      const { regions, categories } = placesIn(part)
      return regions.length + categories.length > 0
    }
    const parts = byCall.get(block) ?? []
    for (const part of parts) if (part.ofOther) leaveToOther(found, block, part, first >= 0)
    const own = parts.filter(({ ofOther }) => !ofOther)
    const sentences = withStopsApart(block, withTheirCorrections(block.folded.folded, own), isPlaced).flatMap((whole) =>
      changesApart(block.folded.folded, whole).map((sentence) => ({ sentence, whole })),
    )
    for (const { sentence, whole } of sentences)
      readSentence(found, {
        block,
        sentence,
        whole,
        placesIn,
        below: () => listBelow(blocks, at),
        anchor,
        afterHead: first >= 0,
      })
  })
  const ofItself = { ...input, text: without(input.text, ofOthers(source.blocks, first)) }
  const whole = extractProgramme(ofItself, ref, (done) => onBlock?.(length + done, 3 * length))
  const rest = { ...input, text: without(input.text, found.read) }
  const valueOf = (name: string): unknown => whole.fields.find(({ field }) => field === name)?.value
  const [decidedOn, number] = [valueOf('published_on'), valueOf('external_id')]
  const extraction = withoutDoubted(
    quotedFrom(
      source,
      extractProgramme(rest, ref, (done, of) => onBlock?.(length * (2 + done / of), 3 * length)),
    ),
    found.renewed,
  )
  const { stops, days, sentences } = found
  const withDays = <T extends { readonly citations: readonly Anchor[] }>(each: T): T => ({
    ...each,
    citations: [...each.citations, ...found.daysOfAll],
  })
  return {
    extraction: {
      ...extraction,
      fields: extraction.fields.map((each) => (ofApplications(each) ? withDays(each) : each)),
    },
    stops,
    figures: found.figures.map(withDays),
    days,
    sentences,
    untold: untoldOf(found, extraction, anchor),
    ...(typeof decidedOn === 'string' ? { decidedOn } : {}),
    ...(typeof number === 'object' && number !== null && 'value' in number ? { reference: String(number.value) } : {}),
  }
}

/** What the decision recalls and the days of other documents, by which it is not dated. */
function ofOthers(blocks: readonly Block[], first: number): Span[] {
  const recalls = blocks.findIndex((block) => recalling.test(block.folded.folded))
  const spans = blocks.flatMap((block) =>
    sentencesOf(block).flatMap((sentence) =>
      daysOfOthers(block.folded.folded, sentence).map(({ start, end }) => placeIn(block, start, end)),
    ),
  )
  const [from, to] = [blocks[recalls]?.base, blocks[first]?.base]
  if (from !== undefined && to !== undefined && from < to) spans.push({ start: from, end: to })
  return spans
}

/** A figure that is most likely of something else changes nothing; nor does a day on which nothing is said to open. */
function withoutDoubted(extraction: Extraction, renewed: readonly Span[]): Extraction {
  const said = ({ citations }: ExtractedField): string[] => citations.map(({ exact }) => foldText(exact).folded)
  const opensNothing = (field: ExtractedField): boolean => field.field === 'opens_at' && !said(field).some(mayOpen)
  const isUnlikely = (field: ExtractedField): boolean =>
    isDoubted(field) &&
    !said(field).some((words) => movesDay(field.field, words)) &&
    !field.citations.some(({ start = 0, end = 0 }) => renewed.some((cell) => start < cell.end && cell.start < end))
  const own = extraction.fields.filter((field) => !opensNothing(field))
  return {
    ...extraction,
    fields: own.filter((field) => !isUnlikely(field)),
    doubted: [...extraction.doubted, ...own.filter(isUnlikely)],
  }
}

/** Rates and amounts of what is applied for. */
const ofApplications = ({ field }: ExtractedField): boolean => /^(?:max|min)_|^intensity$/u.test(field)

/** "In force", "before": a column of what no longer holds, beside one of what takes its place. */
const formerHead =
  /^(?:ισχυ(?:ον|ουσα|οντα|ει)(?!\p{L}| πλεον)|υφισταμεν|παλι|αρχικ|προηγουμεν|απο(?!\p{L})|πριν|εσφαλμεν|λανθασμεν|λαθοσ|αναγραφ|current|existing|present|from(?!\p{L})|old|before|wrong|incorrect|former|previous|initial|original)/u
const newHead =
  /^(?:νε(?:ο|α|οσ|εσ)(?!\p{L})|τροποποι|σε(?!\p{L})|μετα|ορθ|σωστ|ισχυει πλεον|διαμορφ|new|revised|amended|to(?!\p{L})|after|correct|now)/u
const isNewColumn = ({ kind, labels: [head = '', ...more], heads }: Block): boolean =>
  kind === 'cell' && more.length > 0 && newHead.test(head) && heads.some((each) => formerHead.test(each))
const isFormerColumn = ({ kind, labels: [head = '', ...more], heads }: Block): boolean =>
  kind === 'cell' && more.length > 0 && formerHead.test(head) && heads.some((each) => newHead.test(each))

/** What is decided of another call is told in its own words, and nothing is read of it. */
function leaveToOther(found: Found, block: Block, part: Span, afterHead: boolean): void {
  const said = block.folded.folded.slice(part.start, part.end)
  const place = placeIn(block, part.start, part.end)
  found.read.push(place)
  const isTold = isDeciding(said, afterHead && block.kind !== 'cell') || stopOf(block, part, false) !== undefined
  if (isTold || (!said.trimEnd().endsWith(':') && (setsSomething(said) || /\d.*\d/u.test(said))))
    found.deciding.push({ place, terms: false, more: true })
}

interface InSentence {
  readonly block: Block
  readonly sentence: Span
  /** Of which the sentence may be a part without a verb of its own. */
  readonly whole: Span
  readonly placesIn: (part: Span, of?: Block) => Places
  /** The list that the block announces. */
  readonly below: () => Block[]
  readonly anchor: (span: Span) => Anchor
  readonly afterHead: boolean
}

function readSentence(found: Found, at: InSentence): void {
  const { block, sentence, placesIn, anchor } = at
  const { folded } = block.folded
  const said = folded.slice(sentence.start, sentence.end)
  const saidInAll = folded.slice(at.whole.start, at.whole.end)
  const place = placeIn(block, sentence.start, sentence.end)
  if (refusesChange(said)) {
    found.read.push(place)
    return
  }
  if (isOfDaysOfAll(said)) found.daysOfAll.push(anchor(place))
  if (isNewColumn(block)) found.renewed.push(place)
  const kept = repeatsWhatHolds(said)
  const places = placesIn(sentence)
  const isPlaced = places.regions.length + places.categories.length > 0
  found.sentences.push({
    ...place,
    ...places,
    where: joined(
      (isPlaced ? partsOfPlace(said) : []).map(({ start, end }) =>
        placesIn({ start: sentence.start + start, end: sentence.start + end }),
      ),
    ),
    sizes: sizesIn(said.replaceAll(/[«"“][^»"”]{2,200}[»"”]/gu, ' ')),
    ...(kept ? { kept } : {}),
    ...(isOfSome(said) ? { ofSome: true as const } : {}),
    ...(isForSome(said) ? { forSome: true as const } : {}),
    ...(setsSomething(saidInAll) || isNewColumn(block) ? { changes: true as const } : {}),
  })
  const stop = stopOf(block, sentence, isPlaced)
  if (stop !== undefined) putStop(found, stop, at, place)
  const cited = [anchor(place)]
  const inText = (span: Span): Span => placeIn(block, span.start, span.end)
  const rewordings = rewordingsIn(folded, sentence)
  const figures = rewordings.flatMap((each) => rewordedFigures(block, sentence, each, placesIn))
  const days = rewordings.flatMap((each) => rewordedDays(folded, each))
  if (figures.length + days.length === 0) {
    if (!kept) figures.push(...changedIn(block, sentence, placesIn, stop !== undefined))
    const told = daysOfCorrection(folded, sentence)
    const [was, now] = [told.was[0], told.now[0]]
    if (was !== undefined && now !== undefined && told.was.length === 1 && told.now.length === 1)
      days.push({ was, now })
    found.read.push(...told.was.map(inText), ...(days.length > 0 ? told.now.map(inText) : []))
  }
  found.figures.push(...figures.map((each) => ({ ...each, citations: cited })))
  found.days.push(...days.map(({ was, now }) => ({ was: dayOf(was), now: dayOf(now), citations: cited })))
  // What is withdrawn is not read again; where figures were put right the rest of the sentence says of what.
  if (stop === undefined && figures.length + days.length > 0) found.read.push(place)
  else found.read.push(...rewordings.map((each) => inText(withdrawnPart(each, sentence))))
  found.read.push(...daysOfDocuments(folded, sentence).map(inText))
  found.read.push(
    ...fromDays(said).map(({ start, end }) => inText({ start: sentence.start + start, end: sentence.start + end })),
  )
  const inserted = insertsWords(said)
  if (inserted) found.read.push(place)
  const takenBack = decisionTakenBack(said)
  if (takenBack !== undefined)
    found.read.push(inText({ start: sentence.start + takenBack.start, end: sentence.start + takenBack.end }))
  // The subject of a decision says in short what its sentences decide.
  if (
    !isSubject.test(folded) &&
    !isTitleOnly(block.kind, said) &&
    isDeciding(saidInAll, at.afterHead && block.kind !== 'cell')
  )
    found.deciding.push({
      place,
      ...(at.whole === sentence ? {} : { sets: percentsIn(said).length > 0 ? ('rate' as const) : ('amount' as const) }),
      terms: widens(said) || (rewordings.length > 0 && figures.length + days.length === 0),
      more:
        takenBack !== undefined ||
        inserted ||
        changesWithoutFigure(said) ||
        ((stop !== undefined || figures.length + days.length > 0) &&
          (saysMore(said) || (stop !== undefined && isOfSome(said)))),
    })
}

const isSubject = /^\W*(?:θεμα|subject|re)\s*:/u

/** What is taken out is so with the words before it, "the word … is deleted"; what is replaced by itself. */
const withdrawnPart = ({ was, now }: Rewording, sentence: Span): Span =>
  now === undefined ? { start: sentence.start, end: was.end } : was

const dayOf = ({ date, time }: { date: PlainDate; time?: string }): ChangedDay['now'] => ({
  date,
  ...(time === undefined ? {} : { time }),
})

const joined = (places: readonly Places[]): Places => ({
  regions: distinct(places.flatMap(({ regions }) => regions)),
  categories: distinct(places.flatMap(({ categories }) => categories)),
})

/** A stop with the parts that the list below it names. */
function putStop(found: Found, stop: Omit<Stop, keyof Places | 'citations'>, at: InSentence, place: Span): void {
  const { block, placesIn, anchor } = at
  const places = placesIn(at.sentence)
  const below = block.folded.folded.trimEnd().endsWith(':') ? at.below() : []
  const spans = below.map((item) => placeIn(item, 0, item.folded.folded.length))
  const named = below.map((item) => placesIn({ start: 0, end: item.folded.folded.length }, item))
  const own = joined([places, ...named])
  const before = found.stops.at(-1)
  const meant = stop.ofParts && before !== undefined && own.regions.length + own.categories.length === 0 ? before : own
  found.stops.push({
    ...stop,
    regions: meant.regions,
    categories: meant.categories,
    words: [stop.words, ...below.map((item) => item.folded.folded)].join(' · '),
    citations: [place, ...spans].slice(0, 20).map(anchor),
  })
  found.read.push(place, ...spans)
}

/** Sentences that decide, of which no value, stop or condition is cited, or which say more than that. */
function untoldOf(
  { deciding, stops, figures, days }: Found,
  { fields }: Extraction,
  anchor: (span: Span) => Anchor,
): Anchor[] {
  // Of the decision itself: by these nothing of the call is told.
  const ofCall = fields.filter(({ field }) => field !== 'published_on' && field !== 'external_id')
  const sources = [...ofCall, ...stops, ...figures, ...days]
  const isRate = (each: (typeof sources)[number]): boolean =>
    'kind' in each ? each.kind === 'percent' : 'field' in each && each.field.includes('intensity')
  const told = (sets: Deciding['sets']): Anchor[] =>
    sources
      .filter((each) => sets === undefined || isRate(each) === (sets === 'rate'))
      .flatMap(({ citations }) => citations)
  const terms = fields.filter(({ field }) => field.startsWith('criterion:') || field === 'required_document')
  const overlaps = (place: Span, by: readonly Anchor[]): boolean =>
    by.some(({ start = 0, end = 0 }) => start < place.end && place.start < end)
  const cited = terms.flatMap(({ citations }) => citations)
  return deciding
    .filter(
      (each) => each.more || !overlaps(each.place, told(each.sets)) || (each.terms && !overlaps(each.place, cited)),
    )
    .map(({ place }) => anchor(place))
}

const distinct = <T>(list: readonly T[]): T[] => [...new Set(list)]

/** The text with blanks in some places, so that every other place stays where it is. */
function without(text: string, spans: readonly Span[]): string {
  const points = [...text]
  for (const { start, end } of spans) for (let at = start; at < end; at += 1) if (points[at] !== '\n') points[at] = ' '
  return points.join('')
}

/** An open question in the words of the document, not in what is left of them. */
function retitled(value: unknown, [cited]: readonly Anchor[]): unknown {
  if (cited === undefined || typeof value !== 'object' || value === null || !('kind' in value)) return value
  if (value.kind !== 'manual' || !('title' in value)) return value
  const [language = 'en'] = Object.keys(value.title as object)
  return { ...value, title: { [language]: titleOf(cited.exact) } }
}

/** Quotations as they stand in the document, not in what is left of it. */
function quotedFrom({ points }: SourceText, extraction: Extraction): Extraction {
  const quoted = ({ start = 0, end = 0, ...anchor }: Anchor): Anchor => ({
    ...anchor,
    start,
    end,
    exact: points.slice(start, end),
  })
  const withQuotations = (fields: readonly ExtractedField[]): ExtractedField[] =>
    fields.map((field) => {
      const citations = field.citations.map(quoted)
      return { ...field, value: retitled(field.value, citations), citations }
    })
  return {
    ...extraction,
    // That a decision names no kind of aid is no guess at the call's.
    fields: withQuotations(extraction.fields.filter(({ field }) => field !== 'instruments')),
    doubted: withQuotations(extraction.doubted),
    contradictions: extraction.contradictions.map(({ field, values }) => ({
      field,
      values: values.map(({ value, citations }) => ({ value, citations: citations.map(quoted) })),
    })),
    stated: extraction.stated.map(({ citation, ...each }) => ({ ...each, citation: quoted(citation) })),
  }
}

/** The items of the list that a line announces. */
function listBelow(blocks: readonly Block[], at: number): Block[] {
  const out: Block[] = []
  const head = blocks[at]?.folded.folded
  for (const block of blocks.slice(at + 1)) {
    if (block.kind === 'heading' || (block.announcedBy !== head && block.kind !== 'cell')) break
    if (out.length > 0 && block.kind !== out[0]?.kind) break
    out.push(block)
  }
  return out
}
