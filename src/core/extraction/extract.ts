import { fromCents } from '../facts/money.ts'
import { activityListsOf } from './activities/activity-lists.ts'
import type { ActivityLists } from './activities/activity-lists.ts'
import { codesHeld } from './activities/codes-held.ts'
import type { CodesHeld } from './activities/codes-held.ts'
import { withLastDays } from './applicants/ages-at-deadline.ts'
import { selectionOf } from './call/passages.ts'
import { tellLastDays } from './days/last-days.ts'
import { putAid } from './draft/draft-aid.ts'
import { putConditions } from './draft/draft-conditions.ts'
import { putDates, tellDaysOfNoYear, tellImpossibleDays } from './draft/draft-dates.ts'
import { putMoney } from './draft/draft-money.ts'
import { Draft } from './draft/draft.ts'
import type { Extraction, ExtractionInput, ExtractionReference } from './extraction.ts'
import { layoutOf } from './layout.ts'
import { doubtedFields } from './learned/doubted.ts'
import { askedAbout, sectorsInWords } from './left-to-people/asked.ts'
import { unreadPassages } from './left-to-people/unread.ts'
import { withLoans } from './money/loans.ts'
import { readBlocks } from './read-blocks.ts'
import { askedOf } from './reading.ts'
import type { Reading, StatedValue } from './reading.ts'
import { settle } from './settle.ts'
import type { Settled } from './settle.ts'
import { placeIn, sentencesOf } from './text/source-text.ts'
import type { Block, SourceText } from './text/source-text.ts'

/*
 * From the text of a call to a draft, in the order of `extractProgramme`:
 * `layout.ts`       what the document is made of: blocks, lists, tables, parts (`text/`), and which of it is the call's own (`whose/`)
 * `read-blocks.ts`  each block by itself: numbers and days (`figures/`, `days/`), sums (`money/`), rates (`rates/`), ceilings of costs
 *                   (`ceilings/`), who may apply (`applicants/`, by the logic of `sentences/`; `places/`, `activities/`), legal basis,
 *                   papers and numbers (`call/`)
 * `settle.ts`       all of them together: alternatives, wholes and parts, what is likely (`learned/`), what only the page as a whole tells
 * `draft/`          the programme, contradictions beside it
 * `left-to-people/` what is asked of a person, and what nothing tells
 * A decision that changes a call is read by `amendments/`.
 */

/**
 * Reads a call document into a draft programme. Deterministic: the same text gives the same draft. What is not understood stays a
 * `manual` criterion with its sentence; what two places say differently is reported and the surer one used.
 * @param onBlock told before each block how many have been read, of how many: it may throw to end the reading
 */
export function extractProgramme(
  input: ExtractionInput,
  ref: ExtractionReference,
  onBlock?: (done: number, of: number) => void,
): Extraction {
  const layout = layoutOf(input, ref)
  const found = readBlocks(layout, input, ref.regions, onBlock)
  const settled = settle(found, layout, ref, input.country)
  const { blocks } = layout.source
  const draft = draftOf(settled, layout.source, input)
  const lists = activityListsOf(layout.whole.blocks, layout.rows, ref.activities)
  const held = lists === undefined ? undefined : codesHeld(blocks)
  const manual = [...settled.manual, ...unreadCodes(lists, blocks), ...heldOnNoDay(held, draft)]
  const { readings, manual: questions } = askedAbout({ ...settled, manual }, layout, lists, held)
  putConditions(draft, withLastDays(draft, readings), questions, lists, held, sectorsInWords(lists, blocks))
  draft.fields.push(...doubtedFields(draft, settled.ofSiblings))
  const programme = draft.programme(selectionOf(blocks))
  const made = { programme, fields: draft.fields, doubted: doubtedFields(draft, settled.doubted) }
  return {
    ...made,
    contradictions: draft.contradictions,
    unread: unreadPassages(layout.printed.blocks, made).map((place) => draft.anchor(place)),
    stated: found.stated.map((each) => ({
      kind: each.kind,
      value: shownStated(each),
      citation: draft.anchor(each.place),
    })),
    ...(lists === undefined
      ? {}
      : { activities: { scheme: lists.scheme, schemeAssumed: lists.schemeAssumed, refused: lists.refused } }),
  }
}

/** The draft with all that is no condition. */
function draftOf({ readings, instruments, guessed }: Settled, source: SourceText, input: ExtractionInput): Draft {
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
  return draft
}

/** Codes that had to be held on the day of publication, of which nothing is told: nobody can tell who had them by then. */
const heldOnNoDay = (held: CodesHeld | undefined, draft: Draft): Reading[] =>
  held !== undefined && held.date === undefined && draft.publishedOn === undefined ? [askedOf(held.quote, 0.7)] : []

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

function shownStated({ kind, values = [], currency, date, time }: StatedValue): unknown {
  if (kind === 'date') return { date, ...(time === undefined ? {} : { time }) }
  const shown = values.map((value) => (kind === 'money' ? fromCents(value, currency) : value / 100))
  return shown.length === 1 ? shown[0] : { min: shown[0], max: shown[1] }
}
