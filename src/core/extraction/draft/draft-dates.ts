import { foldText } from '../../facts/text-fold.ts'
import { isOf } from './draft.ts'
import type { Draft, Of } from './draft.ts'
import { isForSome } from '../days/of-some.ts'
import { isAside } from '../whose/scope.ts'
import type { Reading } from '../reading.ts'
import { keysOf, placeIn, sentencesOf } from '../text/source-text.ts'
import type { Block } from '../text/source-text.ts'
import { daysOfNoYear, impossibleDaysIn, impossibleHoursIn } from '../figures/dates.ts'

/** Above it a day of publication stands beside the place of signature. */
const sureOfDay = 0.9
/** Code points within which an earlier closing day is told with the one that takes its place. */
const nearby = 600

export function putDates(draft: Draft, all: readonly Reading[]): void {
  const exceptions = exceptionsIn(draft, all)
  const readings = withEarlierRounds(
    draft,
    all.filter((each) => !exceptions.some((other) => other === each)),
  )
  for (const each of exceptions) draft.tell('closes_at', null, draft.moment(each.value, true), [each])
  const keyOf = ({ value }: Of<'opens_at' | 'closes_at'>): string => `${value.date} ${value.time ?? ''}`
  const shown = ({ value }: Of<'opens_at' | 'closes_at'>): unknown => draft.moment(value, value.field === 'closes_at')
  const { opening, closing: ends } = oneAfterTheOther(
    withHours(withoutNextRound(draft, readings)),
    withHours(readings.filter(isOf('closes_at'))),
  )
  const renewed = readings
    .filter(isOf('closes_at'))
    .filter(({ value }) => value.renewed === true)
    .toSorted((a, b) => (a.value.date < b.value.date ? -1 : 1))
    .at(-1)
  const replaced = readings
    .filter(isOf('closes_at'))
    .filter(
      ({ value, quote, confidence }) =>
        renewed !== undefined &&
        value.round !== true &&
        confidence >= sureOfDay - 0.05 &&
        value.date < renewed.value.date &&
        Math.abs(quote.start - renewed.quote.start) < nearby,
    )
    .map((each) => ({ ...each, value: { ...each.value, field: 'moved_from' as const } }))
  const moved = withHours([...readings.filter(isOf('moved_from')), ...replaced]).toSorted((a, b) =>
    a.value.date < b.value.date ? -1 : 1,
  )
  const [lastHour] = readings.filter(isOf('closing_hour'))
  const closing = ends
    .filter(
      ({ value }) =>
        !moved.some(
          (old) =>
            old.value.date === value.date &&
            (old.value.time === undefined || value.time === undefined || old.value.time === value.time),
        ),
    )
    .map((each) =>
      each.value.time === undefined && lastHour !== undefined
        ? { ...each, value: { ...each.value, time: lastHour.value.time } }
        : each,
    )
  const exhausted = readings.filter(isOf('until_exhausted'))
  const chosen = putClosing(draft, closing, moved)
  // Of several rounds the call opens with the first.
  const rounds = readings.filter(isOf('closes_at')).filter(({ value }) => value.round === true).length > 1
  const earliest = opening.map(({ value }) => value.date).toSorted()[0]
  // Where parts of a call have times of their own, a day of opening goes with the last day of its sentence.
  const beside = opening.filter(({ quote }) => chosen.some((each) => each.quote.start === quote.start))
  const opens = draft.choose(
    'opens_at',
    rounds ? opening.filter(({ value }) => value.date === earliest) : beside.length > 0 ? beside : opening,
    keyOf,
    shown,
  )
  if (opens[0] !== undefined) {
    draft.call.opens_at = draft.moment(opens[0].value, false)
    draft.tellDoubtedHour(opens[0])
    draft.tell('opens_at', '/call/opens_at', draft.call.opens_at, opens)
  }
  const latest = draft.call.deadlines
    .flatMap(({ at }) => at ?? [])
    .toSorted()
    .at(-1)
  const { opens_at } = draft.call
  if (latest !== undefined && opens_at !== undefined && latest < opens_at.at)
    draft.contradictions.push({
      field: 'closes_at',
      values: [opens, closing].map((group) => ({
        value: group[0] === undefined ? null : shown(group[0]),
        citations: draft.cited(group),
      })),
    })
  const rolling = readings.filter(isOf('rolling'))
  if (rolling[0] !== undefined && exhausted.length === 0 && draft.call.deadlines.length === 0) {
    draft.call.deadlines.push({
      id: 'rolling',
      time_zone: draft.zone,
      basis: 'rolling',
      citations: draft.cited(rolling),
    })
    draft.tell('rolling', '/call/deadlines/0', true, rolling)
  }
  if (exhausted[0] !== undefined) {
    draft.call.deadlines.push({
      id: 'until-exhausted',
      time_zone: draft.zone,
      basis: 'until_exhausted',
      citations: draft.cited(exhausted),
    })
    draft.tell('until_exhausted', `/call/deadlines/${draft.call.deadlines.length - 1}`, true, exhausted)
  }
  const untold = readings.filter(isOf('closing_unknown'))
  if (untold[0] !== undefined && draft.call.deadlines.length === 0) {
    draft.call.deadlines.push({ id: 'untold', time_zone: draft.zone, basis: 'unknown' })
    draft.tell('closing_unknown', '/call/deadlines/0', true, untold)
  }
  const days = readings.filter(isOf('published_on'))
  // The day that a sentence gives goes before that of signature, and this before days of what the document speaks of.
  const surest = Math.max(0, ...days.map(({ confidence }) => confidence))
  const signed = days.filter(({ confidence }) => confidence === surest && confidence > sureOfDay)
  const published = draft.choose(
    'published_on',
    signed.length > 0 ? signed : days,
    ({ value }) => value.date,
    ({ value }) => value.date,
  )
  if (published[0] !== undefined) {
    draft.publishedOn = published[0].value.date
    draft.tell('published_on', '/published_on', draft.publishedOn, published)
  }
  const [today] = readings.filter(isOf('opens_on_own_day'))
  if (today !== undefined && draft.publishedOn !== undefined && draft.call.opens_at === undefined) {
    draft.call.opens_at = draft.moment({ date: draft.publishedOn }, false)
    draft.tell('opens_at', '/call/opens_at', draft.call.opens_at, [today])
  }
  const [own] = readings.filter(isOf('expenses_from_own_day'))
  if (own !== undefined && draft.publishedOn !== undefined) {
    draft.expensesFrom = draft.publishedOn
    draft.tell('expenses_eligible_from', '/expenses_eligible_from', draft.expensesFrom, [own])
  }
  const expenses = draft.choose(
    'expenses_eligible_from',
    readings.filter(isOf('expenses_eligible_from')),
    ({ value }) => value.date,
    ({ value }) => value.date,
  )
  if (expenses[0] !== undefined) {
    draft.expensesFrom = expenses[0].value.date
    draft.tell('expenses_eligible_from', '/expenses_eligible_from', draft.expensesFrom, expenses)
  }
}

/** Days that no calendar and hours that no clock has, where a sentence speaks of when applications begin or end: told in their own words. */
export function tellImpossibleDays(draft: Draft, blocks: readonly Block[]): void {
  for (const block of blocks) {
    const { folded } = block.folded
    for (const { start, end } of [...impossibleDaysIn(folded), ...impossibleHoursIn(folded)]) {
      const sentence = sentencesOf(block).find((each) => each.start <= start && each.end >= end)
      if (sentence === undefined) continue
      // The word before it, nearest first; else one behind it, or a label.
      const before = `${keysOf(block)[0] ?? ''} ${folded.slice(sentence.start, start)}`
      const word =
        [...before.matchAll(ofSubmission)].at(-1) ?? [...folded.slice(end, sentence.end).matchAll(ofSubmission)][0]
      if (word === undefined) continue
      const field = word.groups?.['opens'] === undefined ? 'closes_at' : 'opens_at'
      const place = placeIn(block, start, end)
      const citations = [draft.anchor(placeIn(block, sentence.start, sentence.end))]
      const value = draft.source.points.slice(place.start, place.end)
      draft.fields.push({ field, pointer: null, value, confidence: 0, citations })
    }
  }
}
/** First and last days without a year, where no other is told and no year goes with them: in their own words. */
export function tellDaysOfNoYear(draft: Draft, blocks: readonly Block[]): void {
  const { deadlines, opens_at: opens } = draft.call
  for (const block of blocks) {
    const { folded } = block.folded
    for (const { start, end } of daysOfNoYear(folded)) {
      const sentence = sentencesOf(block).find((each) => each.start <= start && each.end >= end)
      if (sentence === undefined || !ofIntake.test(folded.slice(sentence.start, sentence.end))) continue
      const before = folded.slice(sentence.start, start)
      const field = untilDay.test(before) ? 'closes_at' : sinceDay.test(before) ? 'opens_at' : undefined
      const isTold = field === 'opens_at' ? opens !== undefined : deadlines.some(({ at }) => at !== undefined)
      if (field === undefined || isTold || isAside(block, folded.slice(sentence.start, sentence.end))) continue
      const place = placeIn(block, start, end)
      draft.fields.push({
        field,
        pointer: null,
        value: draft.source.points.slice(place.start, place.end).replace(/(?<=\p{L}{4}|May)\.$/u, ''),
        confidence: 0,
        citations: [draft.anchor(placeIn(block, sentence.start, sentence.end))],
      })
    }
  }
}

const ofIntake =
  /υποβ[αο]λ|υποβληθ|αιτησ|φακελο[ισ]|προτασεισ|προσκληση|submi|applications?(?!\p{L})|proposals|deadline|(?<!\p{L})call(?!\p{L})/u
const untilDay = /(?<!\p{L})(?:εωσ|μεχρι|ωσ|until|till|by|to)(?: και)? (?:τισ |την? |the )?$/u
const sinceDay = /(?<!\p{L})(?:απο|from)(?: και)? (?:τισ |την? |the )?$/u

const ofSubmission =
  /(?<!\p{L})(?:(?<opens>εναρξη υποβ|αρχιζ|ξεκιν|ανοιγ|opens?(?!\p{L})|opening)|ληγ|λη[ξγ]|προθεσμ|κλειν|υποβ\p{L}+ [^.]{0,60}(?:εωσ|μεχρι)|clos(?:e|ing)|deadline|(?:until|by|no later than)(?!\p{L}))/gu

/** "In the islands that the fires hit until 31 December": the last day of some, beside that of all, is no day of the call. */
function exceptionsIn(draft: Draft, readings: readonly Reading[]): readonly Of<'closes_at'>[] {
  const closing = readings.filter(isOf('closes_at')).filter(({ value }) => value.round !== true)
  const said = ({ quote: { start, end } }: Reading): string => foldText(draft.source.points.slice(start, end)).folded
  const ofSome = closing.filter((each) => isForSome(said(each)))
  const ofAll = closing.filter((each) => !ofSome.includes(each))
  return ofAll.length === 0 ? [] : ofSome.filter(({ value }) => !ofAll.some((other) => other.value.date === value.date))
}

/** "A second round closes on 29 October": the last days told before it are those of the rounds before. */
function withEarlierRounds(draft: Draft, readings: readonly Reading[]): readonly Reading[] {
  const closing = readings.filter(isOf('closes_at'))
  if (readings.some(({ value }) => value.field === 'moved_from') || closing.some(({ value }) => value.renewed === true))
    return readings
  const isOfLater = ({ quote: { start, end } }: Reading): boolean =>
    laterRound.test(foldText(draft.source.points.slice(start, end)).folded)
  const later = closing.filter(isOfLater)
  const earlier = closing.filter(
    (reading) =>
      !later.includes(reading) &&
      later.some(({ value, figure }) => reading.value.date < value.date && reading.figure.start < figure.start),
  )
  if (earlier.length === 0) return readings
  const rounds = new Set<Reading>([...earlier, ...later])
  const opened = readings.filter(isOf('opens_at')).filter((each) => !isOfLater(each))
  return readings.flatMap((reading): Reading[] => {
    // Where the first round has no opening that is told, that of the second is none of the call.
    if (isOf('opens_at')(reading) && opened.length === 0 && isOfLater(reading)) return []
    if (!isOf('closes_at')(reading) || !rounds.has(reading)) return [reading]
    return [{ ...reading, value: { ...reading.value, round: true } }]
  })
}
/** The first days, without those of a round that opens behind every last day that is told: "the tranche closes on 31 July, tranche 5 opens on 1 August". */
function withoutNextRound(draft: Draft, readings: readonly Reading[]): readonly Of<'opens_at'>[] {
  const last = readings
    .filter(isOf('closes_at'))
    .map(({ value }) => value.date)
    .toSorted()
    .at(-1)
  return readings.filter(isOf('opens_at')).filter(({ value, quote: { start, end } }) => {
    const said = foldText(draft.source.points.slice(start, end)).folded
    return last === undefined || value.date <= last || !(laterRound.test(said) || anyRound.test(said))
  })
}
const anyRound = /(?<!\p{L})(?:round|window|intake|tranche|κυκλ(?:οσ|ου)|γυρ(?:οσ|ου)|φαση)\s(?:\d|[α-δ](?!\p{L}))/u
const laterRound =
  /(?<!\p{L})(?:second|third|fourth|another|further|next|δευτερ\p{L}+|τριτ\p{L}+|τεταρτ\p{L}+|νε\p{L}{1,2}|επομεν\p{L}+|[βγδ]['΄’]|[2-9](?:η|οσ|ησ|nd|rd|th))[\s-](?:application |submission |call )?(?:round|window|intake|tranche|cut-?off|κυκλ|γυρ|περιοδ|φαση)/u

/** Days that a call may be open at the most, where another day of opening is nearer. */
const longestOpen = 730

/** A day before the call opens closes nothing, and one of years before it closes opens nothing, where others do. */
function oneAfterTheOther(
  opening: readonly Of<'opens_at'>[],
  closing: readonly Of<'closes_at'>[],
): { opening: readonly Of<'opens_at'>[]; closing: readonly Of<'closes_at'>[] } {
  const some = <R>(left: readonly R[], all: readonly R[]): readonly R[] => (left.length > 0 ? left : all)
  const ends = closing.map(({ value }) => value.date).toSorted()
  const [last] = ends.slice(-1)
  const near = (date: string): boolean =>
    last === undefined || Temporal.PlainDate.from(date).until(last, { largestUnit: 'day' }).days <= longestOpen
  const opens = some(
    opening.filter(({ value }) => near(value.date) && (last === undefined || value.date <= last)),
    opening,
  )
  const first = opens.map(({ value }) => value.date).toSorted()[0]
  // "By 18 November and by 11 May, for which it opens on 23 February": the opening is that of a later round.
  const rounds = closing.filter(({ value }) => value.round === true)
  if (rounds.length > 1 && first !== undefined && rounds.some(({ value }) => value.date < first))
    return { opening: [], closing }
  return {
    opening: opens,
    closing: some(
      closing.filter(({ value }) => first === undefined || value.date >= first),
      closing,
    ),
  }
}

/** One closing day with its earlier values, or several that all hold. Gives back what tells the one. */
function putClosing(
  draft: Draft,
  closing: readonly Of<'closes_at'>[],
  moved: readonly Of<'moved_from'>[],
): readonly Of<'closes_at'>[] {
  const stages = new Set(closing.flatMap(({ value }) => value.stage ?? []))
  const inStages = stages.has('pre_proposal') && stages.has('application')
  const rounds = closing.filter(({ value }) => value.round === true || (inStages && value.stage !== undefined))
  const told = new Map(rounds.map((each) => [each.value.date, each]))
  if (told.size > 1) {
    // A day that was moved is that of the next round.
    let from = ''
    for (const reading of [...told.values()].toSorted((a, b) => (a.value.date < b.value.date ? -1 : 1))) {
      const { at, time_zone } = draft.moment(reading.value, true)
      draft.tellDoubtedHour(reading)
      const id = `round-${draft.call.deadlines.length + 1}`
      const old = moved.filter(({ value }) => value.date > from && value.date < reading.value.date)
      from = reading.value.date
      draft.call.deadlines.push({
        id,
        at,
        time_zone,
        basis: 'fixed',
        ...(inStages && reading.value.stage !== undefined ? { stage: reading.value.stage } : {}),
        ...stepsTo(draft, old, at),
        citations: draft.cited([reading]),
      })
      draft.tell('closes_at', `/call/deadlines/${draft.call.deadlines.length - 1}`, { at, time_zone }, [reading])
    }
    return []
  }
  const closes = draft.choose(
    'closes_at',
    closing,
    ({ value }) => `${value.date} ${value.time ?? ''}`,
    ({ value }) => draft.moment(value, true),
  )
  if (closes[0] === undefined) return []
  const { at, time_zone } = draft.moment(closes[0].value, true)
  draft.tellDoubtedHour(closes[0])
  draft.call.deadlines.push({
    id: 'main',
    at,
    time_zone,
    basis: 'fixed',
    ...stepsTo(draft, moved, at),
    citations: draft.cited(closes),
  })
  draft.tell('closes_at', '/call/deadlines/0', { at, time_zone }, closes)
  return closes
}

/** By which days a closing day came to be what it is. */
function stepsTo(
  draft: Draft,
  moved: readonly Of<'moved_from'>[],
  at: string,
): { moved?: { from: string; to: string }[] } {
  const moments = [
    ...new Set([...moved.map(({ value }) => draft.moment(value, true).at).filter((old) => old !== at), at]),
  ]
  const steps = moments.slice(1).map((to, k) => ({ from: moments[k] ?? at, to }))
  return steps.length === 0 ? {} : { moved: steps }
}

/** A day told once with its hour and once without is one moment. */
function withHours<R extends Of<'opens_at' | 'closes_at' | 'moved_from'>>(readings: readonly R[]): R[] {
  return readings.map((reading) => {
    if (reading.value.time !== undefined) return reading
    const same = readings.find((other) => other.value.date === reading.value.date && other.value.time !== undefined)
    return same?.value.time === undefined ? reading : { ...reading, value: { ...reading.value, time: same.value.time } }
  })
}
