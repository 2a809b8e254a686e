import type { Citation } from '../../core/citing/citation.ts'
import { lineOf } from '../../core/drafting/line.ts'
import { valueAt } from '../../core/drafting/pointer.ts'
import { verify } from '../../core/drafting/verifier/verify.ts'
import { standsFor } from '../../core/facts/call-status.ts'
import type { Deadline } from '../../core/facts/programme.ts'
import type { ReasonValue } from '../../core/matching/result.ts'
import { stopsToCome, type Stop } from './call-standing.ts'
import { carried } from './carrying.ts'
import type { Subject } from './subject.ts'
import { lineName, lineNamed } from './values.ts'
import { listed, type Cited, type Draftling, type Writer } from './writer.ts'

/** Lines of the budget that close alike: what is applied for under them, until when. */
interface Way {
  readonly next: Deadline | undefined
  /** Their ids. */
  readonly lines: readonly string[]
  /** What they are called, where lines that close otherwise can be chosen too. */
  readonly name?: Cited | undefined
}

/** A deadline with its place among those of the call. */
interface Placed {
  readonly deadline: Deadline
  readonly index: number
}

interface Coming extends Placed {
  readonly at: string
}

/**
 * What is applied for until when: every deadline to come, each with its stage or its round. Where the business can choose among
 * lines of the budget that close otherwise, the deadlines of each.
 */
export function deadlinesTold(writer: Writer, subject: Subject): Draftling[] {
  return waysOf(subject).flatMap((way) => wayTold(writer, subject, way))
}

/** The days to come on which something else than an application is due, each by its name or the words of the call. */
export function otherDeadlines(writer: Writer, subject: Subject): Draftling[] {
  const ways = waysOf(subject)
  return subject.programme.call.deadlines.flatMap((deadline, index): Draftling[] => {
    const { at, stage, citations } = deadline
    const isOurs = ways.some((way) => concerns(deadline, way, subject.input.regionCategory) && deadline !== way.next)
    if (at === undefined || stage !== 'other' || !isOurs || !isAhead(subject, { at, deadline })) return []
    const slots = { at: deadlineCited(writer, subject, { ...deadline, at }, index) }
    const round = roundOf(writer, deadline)
    if (round !== '' && round.split(/\s+/u).length <= mostOfRound) {
      const name = subject.record(`/call/deadlines/${index}`, round)
      return [tersely(writer, subject, writer.fact('call.deadline.other_named', { ...slots, name }))]
    }
    const [words] = subject.spans(citations)
    return [writer.fact('call.deadline.other', slots), ...(words === undefined ? [] : [writer.quote(words)])]
  })
}

const isAhead = (subject: Subject, { at, deadline }: Pick<Coming, 'at' | 'deadline'>): boolean =>
  Temporal.Instant.from(at).epochMilliseconds >= subject.beginning(deadline.time_zone)

/** The days to come of a call that nobody can apply to for a while. */
export function standingDeadlines(writer: Writer, subject: Subject): Draftling[] {
  const coming = waysOf(subject).flatMap((way) => comingOf(subject, way))
  const once = coming.filter(({ at }, index) => coming.findIndex((other) => other.at === at) === index)
  return once.flatMap((each) => standsTold(writer, subject, each))
}

/** A deadline that a stop does not change; one that was moved before with the day that it had. */
function standsTold(writer: Writer, subject: Subject, each: Coming): Draftling[] {
  const { deadline, at, index } = each
  const key = movedFrom(deadline) === undefined ? 'call.deadline.stands' : 'call.deadline.stands_moved'
  const told = writer.fact(key, { at: deadlineCited(writer, subject, { ...deadline, at }, index) })
  return [told, ...movedTold(writer, subject, each)]
}

/** What ends a way in, or interrupts it, by a decision that is to come: of the whole call or of one of its lines of the budget. */
const stopOf = (subject: Subject, { lines }: Way): Stop | undefined =>
  stopsToCome(subject).find(({ line }) => line === undefined || lines.length === 0 || lines.includes(line.id))

const isAfter = (at: string, { set }: Stop): boolean =>
  Temporal.Instant.compare(Temporal.Instant.from(at), Temporal.Instant.from(set.since)) > 0

function waysOf(subject: Subject): Way[] {
  const { match, call } = subject.input
  // A line that is suspended while others are open is told as such.
  const choices = subject.choices.filter(({ status }) => status !== 'paused' || call.status === 'paused')
  const { deadlines } = subject.programme.call
  const byId = new Map(deadlines.map((each) => [each.id, each]))
  const ways = choices.map(({ budget_line: line, next_deadline: next }): Way => ({
    next: byId.get(next?.id ?? ''),
    lines: line === undefined ? [] : [line],
  }))
  const alike = [...Map.groupBy(ways, (way) => closingOf(subject, way)).values()].map((group): Way => ({
    next: group[0]?.next,
    lines: group.flatMap(({ lines }) => lines),
  }))
  if (alike.length > 1) return alike.map((way) => ({ ...way, name: nameOf(subject, way) }))
  return [{ next: byId.get(match.next_deadline?.id ?? ''), lines: alike.flatMap(({ lines }) => lines) }]
}

/** The same of two ways that are told in the same words. */
function closingOf(subject: Subject, way: Way): string {
  const days = comingOf(subject, way).map(({ deadline, at }) => [
    at,
    deadline.stage,
    deadline.round,
    movedFrom(deadline),
  ])
  const rolling = rollingOf(subject, way).map(({ deadline: { stage } }) => stage)
  return JSON.stringify([days, rolling, exhaustedOf(subject, way) !== undefined, stopOf(subject, way)?.path])
}

function nameOf(subject: Subject, { lines }: Way): Cited | undefined {
  const known = subject.programme.budget_lines ?? []
  const titles = lines.map((id) => {
    const index = known.findIndex((line) => line.id === id)
    const line = known[index] ?? { id }
    return subject.record(`/budget_lines/${index}/${lineNamed(line, known)}`, lineName(line, known))
  })
  return listed(titles)
}

function wayTold(writer: Writer, subject: Subject, way: Way): Draftling[] {
  const { deadlines } = subject.programme.call
  const stop = stopOf(subject, way)
  const all = comingOf(subject, way)
  const coming = stop === undefined ? all : all.filter(({ at }) => !isAfter(at, stop))
  const said = coming.flatMap((each) => [
    deadlineTold(writer, subject, { way, coming, each }),
    ...movedTold(writer, subject, each),
  ])
  // A decision that is to come sets the last day. While a call is only suspended, its later deadlines go on.
  if (stop !== undefined) {
    if (stop.set.status !== 'paused') return said
    return [
      ...said,
      ...all.filter((each) => !coming.includes(each)).flatMap((each) => standsTold(writer, subject, each)),
    ]
  }
  said.unshift(...rollingOf(subject, way).map((each) => rollingTold(writer, subject, way, each)))
  const named = way.name === undefined ? '' : '_named'
  const slots = way.name === undefined ? {} : { name: way.name }
  const tell = (key: 'exhausted' | 'exhausted_before' | 'no_deadline', path: string): number =>
    said.push(tersely(writer, subject, writer.fact(`call.${key}${named}`, slots, [subject.recordCitation(path)])))
  const exhausted = exhaustedOf(subject, way)
  if (exhausted !== undefined)
    tell(coming.length > 0 ? 'exhausted_before' : 'exhausted', `/call/deadlines/${exhausted.index}`)
  else if (said.length === 0 && (way.name !== undefined || deadlines.every(({ at }) => at === undefined)))
    tell('no_deadline', '/call/deadlines')
  return said
}

/** That there is no last day, by the words of the call where they say so. */
function rollingTold(writer: Writer, subject: Subject, way: Way, { deadline, index }: Placed): Draftling {
  const stage = stageOf(subject, deadline)
  const key = stage === undefined ? 'call.rolling' : (`call.rolling.${stage}` as const)
  const record = subject.recordCitation(`/call/deadlines/${index}`)
  const ways = subject.spans(deadline.citations).map((each) => [each] as const)
  const { name } = way
  return carried(writer, subject, [...ways, [record]], (by) =>
    name === undefined ? writer.fact(key, {}, by) : tersely(writer, subject, writer.fact(`${key}.named`, { name }, by)),
  )
}

/** The day that a deadline had before it was moved. */
function movedTold(writer: Writer, subject: Subject, { deadline, index }: Coming): Draftling[] {
  const from = movedFrom(deadline)
  if (from === undefined) return []
  const value: ReasonValue = { type: 'deadline', at: from, time_zone: deadline.time_zone }
  return [writer.fact('call.moved', { from: subject.record(`/call/deadlines/${index}`, value) })]
}

const movedFrom = ({ moved, at }: Deadline): string | undefined => moved?.findLast(({ to }) => to === at)?.from

/** The stage of a deadline in a call that has several. */
function stageOf({ programme }: Subject, { stage }: Deadline): 'pre_proposal' | 'application' | undefined {
  const inStages = programme.call.deadlines.some((each) => each.stage === 'pre_proposal')
  return inStages && stage !== 'other' ? stage : undefined
}

/** Words of the name of a round that a sentence bears. */
const mostOfRound = 8

function deadlineTold(
  writer: Writer,
  subject: Subject,
  { way, coming, each }: { way: Way; coming: readonly Coming[]; each: Coming },
): Draftling {
  const { deadline, at, index } = each
  const stage = stageOf(subject, deadline)
  const alike = coming.filter((other) => stageOf(subject, other.deadline) === stage)
  const isFirst = alike[0] === each
  const round = roundOf(writer, deadline)
  const tellsRound = round !== '' && round.split(/\s+/u).length <= mostOfRound && !(isFirst && alike.length === 1)
  const name = listed([
    ...(way.name === undefined ? [] : [way.name]),
    ...(tellsRound && (stage !== undefined || !isFirst) ? [subject.record(`/call/deadlines/${index}`, round)] : []),
  ])
  const slots = { at: deadlineCited(writer, subject, { ...deadline, at }, index) }
  const key = stage === undefined ? 'call.deadline' : (`call.deadline.${stage}` as const)
  // After the first one comes the next, and after that the others.
  const after = alike[1] === each ? 'later' : 'further'
  if (name === undefined) return writer.fact(isFirst ? key : `${key}.${after}`, slots)
  // Of one stage each round has its name; else what comes after the first is told as the next.
  const isNext = !isFirst && (stage === undefined || !tellsRound)
  const said = writer.fact(isNext ? `call.deadline.${after}_named` : `${key}.named`, { ...slots, name })
  return tersely(writer, subject, said)
}

/** The name of a round; one that is a number or a letter is told as a round. */
function roundOf(writer: Writer, { round = '' }: Deadline): string {
  const name = lineOf(round)
  return /^(?:\d{1,3}|\p{L})[΄'’]?$/u.test(name) ? `${writer.label('call.round')} ${name}` : name
}

/** Without the source of a name that carries nothing by itself: "Works" is a word of every call. */
function tersely({ desk, language }: Writer, { programme }: Subject, said: Draftling): Draftling {
  const citations = said.citations.flatMap((id) => desk.citations.get(id) ?? [])
  const record = ({ reference }: Citation): unknown => valueAt(programme, reference?.locator ?? '')
  const found = verify({ text: said.text, language, citations, licensed: [said.text] }, { record })
  const spare = new Set(found.flatMap(({ code, at }) => (code === 'superfluous' ? [at] : [])))
  return { ...said, citations: said.citations.filter((id) => !spare.has(id)) }
}

/** The days to come on which something has to be in, by time, each day and stage once. */
function comingOf(subject: Subject, way: Way): Coming[] {
  const ms = (at: string): number => Temporal.Instant.from(at).epochMilliseconds
  const same = (one: Deadline, other: Deadline): boolean => one.at === other.at && one.stage === other.stage
  return concerning(subject, way)
    .flatMap(({ deadline, index }) => (deadline.at === undefined ? [] : [{ deadline, at: deadline.at, index }]))
    .filter((each) => isAhead(subject, each))
    .filter(({ deadline }, index, all) => all.findIndex((other) => same(other.deadline, deadline)) === index)
    .toSorted((a, b) => ms(a.at) - ms(b.at))
}

/**
 * The deadlines for these lines of the budget. What a line has of its own stands in place of what its region category has for the
 * same stage and round, and that of what all have.
 */
function concerning({ programme, input }: Subject, way: Way): Placed[] {
  const found = programme.call.deadlines.flatMap((deadline, index) =>
    concerns(deadline, way, input.regionCategory) && (deadline.stage !== 'other' || deadline === way.next)
      ? [{ deadline, index }]
      : [],
  )
  const isReplaced = ({ deadline }: Placed): boolean =>
    found.some((other) => nearness(other.deadline) > nearness(deadline) && standsFor(other.deadline, deadline))
  return found.filter((each) => each.deadline === way.next || !isReplaced(each))
}

const nearness = ({ budget_line: line, region_category: category }: Deadline): number =>
  line !== undefined ? 2 : category !== undefined ? 1 : 0

/** Ways in that have no last day. */
const rollingOf = (subject: Subject, way: Way): Placed[] =>
  concerning(subject, way).filter(({ deadline: { at, basis } }) => at === undefined && basis === 'rolling')

/**
 * What says that it ends when the budget is used up, with a last day or without. Where a line has a day of its own, only what is as
 * much its own says so.
 */
function exhaustedOf(subject: Subject, way: Way): Placed | undefined {
  const coming = comingOf(subject, way).map(({ deadline }) => deadline)
  const nearest = Math.max(0, ...coming.map(nearness))
  return concerning(subject, way).find(
    ({ deadline }) =>
      deadline.basis === 'until_exhausted' &&
      nearness(deadline) >= nearest &&
      (deadline.at === undefined || coming.includes(deadline)),
  )
}

/** Whether a deadline is for these lines of the budget or the one of the next deadline, and for the category of the place. */
const concerns = (
  { budget_line: line, region_category: category }: Deadline,
  { next, lines }: Way,
  here?: string,
): boolean =>
  (line === undefined || line === next?.budget_line || lines.includes(line)) &&
  (category === undefined || category === (here ?? next?.region_category))

/** A deadline by the words of the call that state its day and hour; beside the record where they state the day alone. */
function deadlineCited(writer: Writer, subject: Subject, deadline: Deadline & { at: string }, index: number): Cited {
  const { at, time_zone, citations } = deadline
  const value = { type: 'deadline' as const, at, time_zone }
  const record = subject.recordCitation(`/call/deadlines/${index}`)
  const text = `${{ el: 'έως', en: 'until' }[writer.language]} ${writer.say(value)}`
  const carries = (by: readonly Citation[]): boolean =>
    verify({ text, language: writer.language, citations: by, licensed: [text] }, { record: () => deadline }).length ===
    0
  const ways = subject.spans(citations).flatMap((span) => [[span] as const, [span, record] as const])
  return { value, by: ways.find(carries) ?? [record] }
}
