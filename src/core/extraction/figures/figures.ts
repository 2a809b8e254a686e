import type { RegionReference } from '../../facts/region-reference.ts'
import { moneyIn, percentsIn, readNumber } from './amounts.ts'
import type { Figure } from './amounts.ts'
import type { Sentence } from '../text/clauses.ts'
import { isChange, isFormer, isFormerCell } from '../whose/amended.ts'
import { isFundShare, leastCallBudget } from '../money/budget-parts.ts'
import type { PlacedSum } from '../money/budget-parts.ts'
import { closingHoursOf } from '../days/closing-hours.ts'
import { dateReadings } from '../days/date-readings.ts'
import { dateSensesOf } from '../days/date-sense.ts'
import type { DateRole } from '../days/date-sense.ts'
import { datesIn } from './dates.ts'
import type { DayOfList } from '../days/day-lists.ts'
import type { StatedDate } from './dates.ts'
import type { Mention } from '../text/mentions.ts'
import { isOfOthers } from '../money/money-of-others.ts'
import { moneyReadings } from '../money/money-readings.ts'
import { holderOf } from './per-what.ts'
import { percentReadings } from '../rates/percent-readings.ts'
import { placesOf } from '../places/places.ts'
import type { Places } from '../places/places.ts'
import type { Reading, StatedValue } from '../reading.ts'
import { isAside, ownWords } from '../whose/scope.ts'
import { question } from '../text/questions.ts'
import { placeIn, sentencesOf } from '../text/source-text.ts'
import { withSecondPlaces } from './stated-twice.ts'
import type { Block } from '../text/source-text.ts'

/** What the figures of a block are read as, and all figures there are. */
export interface Figures {
  readonly sums: readonly PlacedSum[]
  readonly readings: Reading[]
  readonly stated: StatedValue[]
  /** All of them, where there are not too many to be read. */
  readonly mentions: readonly Mention[]
}

/**
 * Of one cell, item or paragraph. More are a table that has lost its lines: what each is of cannot be told, and all words around each
 * would be read again for every other.
 */
const mostFigures = 120
/** Of one sentence. */
const mostOfSentence = 40

/** "The grant (not the budget)": what a bracket denies names no figure. */
const denied = /\((?:[^()\d]{0,30}(?<!\p{L}))?(?:οχι|not)(?!\p{L})[^()\d]{1,60}\)/gu
function withoutDenied(block: Block): Block {
  const { folded } = block.folded
  const plain = folded.replaceAll(denied, (words) => ' '.repeat(words.length))
  return plain === folded ? block : { ...block, folded: { ...block.folded, folded: plain } }
}

/** @param day where the block is of a list of days */
export function figuresOf(printed: Block, regions: RegionReference, country: string, day?: DayOfList): Figures {
  const block = withoutDenied(printed)
  const readings: Reading[] = []
  const stated: StatedValue[] = []
  const { folded } = block.folded
  const bare =
    ((block.euro === true || (block.kind === 'cell' && inEuro.test(block.announcedBy))) &&
      /^\s*\d{1,3}(?:[.,]\d{3})+(?:[.,]\d{2})?\s*$/u.test(folded)) ||
    (block.kind === 'cell' &&
      !/%/u.test(folded) &&
      (block.labels.slice(0, 1).some((label) => /€|ευρω|eur/u.test(label)) ||
        isSumCell(block, folded) ||
        (inEuro.test(block.labels.at(-1) ?? '') && groups.test(folded))))
  // A question states nothing.
  if ((block.kind === 'heading' && /[;?]\s*$/u.test(block.raw)) || (block.kind === 'item' && question.test(block.raw)))
    return { readings, stated, sums: [], mentions: [] }
  const sentences = sentencesOf(block)
  const sentenceOf = (figure: { start: number }): Sentence =>
    sentences.find(({ start, end }) => figure.start >= start && figure.start < end) ?? { start: 0, end: folded.length }
  // Each amount of a list asks for the places of all of them.
  const known = new Map<string, Places>()
  const places = (sentence: Sentence): Places => {
    const key = `${sentence.start}-${sentence.end}`
    const found = known.get(key) ?? placesOf(block, sentence, regions, country)
    known.set(key, found)
    return found
  }
  const sheet =
    block.kind === 'paragraph' &&
    /^(?:απο |εωσ |μεχρι )?\d{1,3}(?:\.\d{3})+(?:,\d{2})?(?: (?:εωσ|-) \d{1,3}(?:\.\d{3})+(?:,\d{2})?)?$/u.test(
      folded.trim(),
    ) &&
    block.announcedBy !== ''
  const unit = unitOf(block)
  const amounts = withoutInstalments(moneyIn(folded, bare || sheet || unit !== undefined || isBareRange(folded), unit))
  const percents = [...percentsIn(folded), ...barePercents(block)]
  const dates = datesIn(folded)
  // "7 in 10 euro" is a share, and no ten euro.
  const money = amounts.filter(
    ({ start, end }) =>
      !percents.some((each) => each.start < end && start < each.end && /\p{L}/u.test(folded.slice(each.start, start))),
  )
  const counts = Map.groupBy([...money, ...percents, ...dates], (figure) => sentenceOf(figure).start)
  const tooMany =
    money.length + percents.length + dates.length > mostFigures ||
    [...counts.values()].some(({ length }) => length > mostOfSentence)
  for (const figure of money) {
    stated.push({
      kind: 'money',
      values: figure.values,
      currency: figure.currency ?? 'EUR',
      place: placeIn(block, figure.start, figure.end),
    })
    if (!tooMany) readings.push(...moneyReadings(block, sentenceOf(figure), figure, money, places))
  }
  for (const figure of percents) {
    stated.push({ kind: 'percent', values: figure.values, place: placeIn(block, figure.start, figure.end) })
    if (!tooMany) readings.push(...percentReadings(block, sentenceOf(figure), figure, percents, places))
  }
  const roles = new Map<StatedDate, DateRole>()
  const senses = dateSensesOf(block, sentences, tooMany ? [] : dates)
  for (const date of dates) {
    stated.push({
      kind: 'date',
      date: date.date,
      ...(date.time === undefined ? {} : { time: date.time }),
      place: placeIn(block, date.start, date.end),
    })
    if (!tooMany) readings.push(...dateReadings(block, sentenceOf(date), date, dates, roles, senses, day))
  }
  if (tooMany) return { readings, stated, sums: [], mentions: [] }
  readings.splice(0, readings.length, ...withSecondPlaces(block, sentences, [...money, ...percents], readings))
  readings.push(...closingHoursOf(block))
  const holding = money.filter(
    (figure) =>
      isSum(block, sentenceOf(figure), figure, money) && !isOfOthers(block.folded.folded, sentenceOf(figure), figure),
  )
  const placed = ({ start, end }: Sentence): Pick<Mention, 'block' | 'sentence' | 'start' | 'end' | 'place'> => ({
    block,
    sentence: sentenceOf({ start }),
    start,
    end,
    place: placeIn(block, start, end),
  })
  const mentions = [
    ...[...money, ...percents].map((figure): Mention => ({
      kind: figure.kind,
      values: figure.values,
      ...(figure.currency === undefined ? {} : { currency: figure.currency }),
      ...placed(figure),
    })),
    ...dates.map((date): Mention => ({ kind: 'date', values: [dayNumber(date.date)], date, ...placed(date) })),
  ]
  return { readings, stated, sums: holding.map((figure) => ({ block, figure, all: money })), mentions }
}

/** Days since 1970. */
const dayNumber = (date: string): number => Temporal.PlainDate.from('1970-01-01').until(date).days

/** Groups of thousands alone under "public expenditure" or "allocation": no other number is written so there. */
const isSumCell = (block: Block, folded: string): boolean =>
  block.labels.length > 1 &&
  /δημοσι\p{L}+ δαπαν|προυπολογισμ|π\/υ|πιστωσ|κονδυλ|(?<!\p{L})ποσ(?:ο|α)(?!\p{L})|κατανομ|allocation|budget|amount|funding/u.test(
    block.labels[0] ?? '',
  ) &&
  groups.test(folded)
/** A number in groups of thousands. */
const groups = /^\s*\d{1,3}(?:[.,\s']\d{3})+(?:,\d{2})?\s*$/u

/** "Budget 18.000 to 30.000": two groups of thousands behind the name of an amount, and no other number. */
function isBareRange(folded: string): boolean {
  if (/€|ευρω|eur|[£$%]/u.test(folded)) return false
  const match =
    /(?:προυπολογισμ|επιχορηγησ|ενισχυσ|επιδοτησ|κοστ|επενδυσ|ποσ[οα]|budget|grant|cost|investment|amount)\p{L}*\s*:?\s*(?:απο|μεταξυ|from|between)?\s*\d{1,3}(?:[.,]\d{3})+ ?(?:εωσ(?: και)?|-|μεχρι|και|to|and) ?\d{1,3}(?:[.,]\d{3})+/u.exec(
      folded,
    )
  return match !== null && !/\d/u.test(folded.slice(0, match.index) + folded.slice(match.index + match[0].length))
}

/** "Table 1. Public expenditure (euro)". */
const inEuro = /(?:\(|, )(?:σε |ποσα σε |in )?(?:€|ευρω|eur|euros?)\)?\s*:?\s*$/u

/** "In million euro" in the head of a column or in the line above a list whose numbers have no currency: 1 000 or 1 000 000. */
function unitOf(block: Block): number | undefined {
  const { folded } = block.folded
  if (/€|ευρω|eur|%|\d[/.]\d{1,2}[/.]\d{2}/u.test(folded) || !/\d/u.test(folded)) return undefined
  const told =
    block.kind === 'cell' ? (block.labels.length > 1 ? block.labels.slice(0, -1) : []) : [block.announcedBy.slice(-60)]
  const match = told.map((text) => inUnits.exec(text)).find((each) => each !== null)
  if (match === undefined) return undefined
  return match.groups?.['thousand'] === undefined ? 1_000_000 : 1_000
}
const inUnits =
  /(?:εκατ\p{L}*\.?|εκ\.|(?<thousand>χιλ\p{L}*\.?|χιλιαδεσ|thousands?))\s?(?:€|ευρω|eur)|(?:€|eur|euros?)\s?(?:in )?(?:million|mio|mn|m(?!\p{L})|εκ)|millions? (?:of )?(?:euro|eur|€)/u

/** "14.800 €, in instalments of 4.000, 5.400 and 5.400 €": the parts of a small sum are no amounts of their own. */
function withoutInstalments(money: readonly Figure[]): Figure[] {
  const parts = new Set<Figure>()
  money.forEach(({ values: [whole = 0], values }, at) => {
    let sum = 0
    if (values.length !== 1 || whole >= leastCallBudget) return
    for (let to = at + 1; to < Math.min(money.length, at + 7) && sum < whole; to++) {
      sum += money[to]?.values.length === 1 ? (money[to]?.values[0] ?? 0) : whole
      if (sum === whole && to > at + 1) for (const part of money.slice(at + 1, to + 1)) parts.add(part)
    }
  })
  return money.filter((figure) => !parts.has(figure))
}

/** "Minimum eligible cost | Maximum eligible cost", "limit", "aid per project": amounts of one applicant. */
const isBoundCell = ({ kind, labels }: Block): boolean =>
  kind === 'cell' &&
  labels.some((label) =>
    /ελαχιστ|κατωτατ|ανωτατ|μεγιστ|(?<!\p{L})ορι(?:ο|α)(?!\p{L})|(?<!\p{L})ανα (?!περιφερει|κατηγορια περιφερ|δραση|ετοσ)|minimum|maximum|(?<!\p{L})(?:min|max)(?!\p{L})|ceiling|(?<!\p{L})limit|(?<!\p{L})per (?!region|year|action|strand|lot|cent)/u.test(
      label,
    ),
  )

/** Whether an amount may be a budget or a part of one: neither a range or a bound, nor of another time or programme. */
const isSum = (block: Block, sentence: Sentence, figure: Figure, all: readonly Figure[]): boolean =>
  figure.values.length === 1 &&
  !isBoundCell(block) &&
  holderOf(block.folded.folded.slice(figure.end)) === undefined &&
  !isFundShare(block.folded.folded.slice(sentence.start, figure.start), block.folded.folded.slice(figure.end)) &&
  !isChange(block.folded.folded, sentence, figure) &&
  !/(?:δανεια|δανειων|loans?)(?: (?:υψουσ|συνολικ\p{L}+|of|worth))*\s*(?:€|eur)?\s*$/u.test(
    block.folded.folded.slice(sentence.start, figure.start),
  ) &&
  // "50% (10 million) for Attica, 30% (6 million) …": told to be a share.
  !/\d ?%\s*\((?:€|eur)?\s*$/u.test(block.folded.folded.slice(sentence.start, figure.start)) &&
  !isFormerCell(block) &&
  !isFormer(block.folded.folded, sentence, figure, all) &&
  !isAside(block, ownWords(block.folded.folded, sentence, figure))

/** A number alone in the cell of a table of rates. */
function barePercents(block: Block): Figure[] {
  const { folded } = block.folded
  const range = /^\s*(\d{1,3})\s*(?:-|εωσ|to)\s*(\d{1,3})\s*$/u.exec(folded)
  const [, low = '', high = ''] = range ?? []
  if (
    range !== null &&
    block.labels.some((key) => /% .*(?:επιχορ|επιδοτ|ενισχ|aid|grant)|(?:ενταση|ποσοστο).*%/u.test(key)) &&
    Number(low) < Number(high) &&
    Number(high) <= 100
  ) {
    const parts = [low, high].map((each, k) => {
      const start = k === 0 ? folded.indexOf(each) : folded.lastIndexOf(each)
      return { start, end: start + each.length }
    })
    return [
      {
        kind: 'percent',
        values: [Number(low) * 100, Number(high) * 100],
        start: parts[0]?.start ?? 0,
        end: parts[1]?.end ?? 0,
        parts,
      },
    ]
  }
  // "+8" under "Points" in a table of what raises the rate.
  const plus = /^\s*\+\s?(\d{1,2})\s*$/u.exec(folded)?.[1]
  if (
    plus !== undefined &&
    block.kind === 'cell' &&
    [...block.labels.slice(0, 1), block.announcedBy, block.section].some((key) =>
      /προσαυξησ|bonus|top-?up|uplift/u.test(key),
    )
  ) {
    const start = folded.indexOf(plus)
    const end = start + plus.length
    return [{ kind: 'percent', values: [Number(plus) * 100], start, end, parts: [{ start, end }] }]
  }
  const match = /^\s*(\d{1,3}(?:[.,]\d{1,2})?)\s*$/u.exec(folded)
  if (match === null || (block.kind !== 'cell' && block.announcedBy === '')) return []
  const value = Math.round(readNumber(match[1] ?? '') * 100)
  const told = [...block.labels, block.announcedBy, block.section].some((key) =>
    /%|επι τοισ εκατο|ενταση|aid rate|intensit|ποσοστο (?:ενισχ|επιχ|επιδ)/u.test(key),
  )
  const other = block.labels.some((key) => /€|ευρω|(?<!\p{L})καδ|μην(?:εσ|ων)|months|βαθμ|α\/α/u.test(key))
  if (!told || other || value > 10000 || value === 0 || (block.kind === 'cell' && block.column === 0)) return []
  const start = folded.indexOf(match[1] ?? '')
  const end = start + (match[1] ?? '').length
  return [{ kind: 'percent', values: [value], start, end, parts: [{ start, end }] }]
}
