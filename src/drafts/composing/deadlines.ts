import type { Citation } from '../../core/citing/citation.ts'
import { lineOf } from '../../core/drafting/line.ts'
import { valueAt } from '../../core/drafting/pointer.ts'
import { verify } from '../../core/drafting/verifier/verify.ts'
import type { Deadline } from '../../core/facts/programme.ts'
import type { ReasonValue } from '../../core/matching/result.ts'
import { some, type Subject } from './subject.ts'
import type { Cited, Draftling, Writer } from './writer.ts'

/** Lines of the budget that close alike: what is applied for under them, until when. */
interface Way {
  readonly next: Deadline | undefined
  /** Their ids. */
  readonly lines: readonly string[]
  /** What they are called, where lines that close otherwise can be chosen too. */
  readonly name?: Cited | undefined
}

interface Coming {
  readonly deadline: Deadline
  readonly at: string
  readonly index: number
}

/**
 * What is applied for until when: the next deadline and those after it, each with its stage or its round. Where the business
 * can choose among lines of the budget that close otherwise, the deadlines of each.
 */
export function deadlinesTold(writer: Writer, subject: Subject): Draftling[] {
  return waysOf(subject).flatMap((way) => wayTold(writer, subject, way))
}

function waysOf(subject: Subject): Way[] {
  const { choices, match } = subject.input
  const { deadlines } = subject.programme.call
  const byId = new Map(deadlines.map((each) => [each.id, each]))
  const ways = choices.map(({ budget_line: line, next_deadline: next }): Way => ({
    next: byId.get(next?.id ?? ''),
    lines: line === undefined ? [] : [line],
  }))
  const alike = [...Map.groupBy(ways, (way) => closingOf(deadlines, way)).values()].map((group): Way => ({
    next: group[0]?.next,
    lines: group.flatMap(({ lines }) => lines),
  }))
  if (alike.length > 1) return alike.map((way) => ({ ...way, name: nameOf(subject, way) }))
  return [{ next: byId.get(match.next_deadline?.id ?? ''), lines: alike.flatMap(({ lines }) => lines) }]
}

/** The same of two ways that are told in the same words. */
function closingOf(deadlines: readonly Deadline[], way: Way): string {
  const days = comingOf(deadlines, way).map(({ deadline: { stage, round }, at }) => [at, stage, round])
  return JSON.stringify([days, exhaustedOf(deadlines, way) >= 0])
}

function nameOf(subject: Subject, { lines }: Way): Cited | undefined {
  const known = subject.programme.budget_lines ?? []
  const titles = lines.map((id) => {
    const index = known.findIndex((line) => line.id === id)
    const title = known[index]?.title
    const value: ReasonValue = title === undefined ? id : { type: 'text', value: { ...title } }
    return subject.record(`/budget_lines/${index}/${title === undefined ? 'id' : 'title'}`, value)
  })
  return listed(titles)
}

/** Several values as one that is cited by all their sources; undefined of none. */
function listed(values: readonly Cited[]): Cited | undefined {
  const by = some(values.flatMap((each) => each.by))
  if (by === undefined) return undefined
  const [first, ...others] = values.map(({ value }) => value)
  return { value: others.length === 0 ? (first ?? '') : { type: 'list', values: values.map(({ value }) => value) }, by }
}

function wayTold(writer: Writer, subject: Subject, way: Way): Draftling[] {
  const { deadlines } = subject.programme.call
  const coming = comingOf(deadlines, way)
  const said = coming.map((each) => deadlineTold(writer, subject, { way, coming, each }))
  const named = way.name === undefined ? '' : '_named'
  const slots = way.name === undefined ? {} : { name: way.name }
  const tell = (key: 'exhausted' | 'exhausted_before' | 'no_deadline', path: string): number =>
    said.push(tersely(writer, subject, writer.fact(`call.${key}${named}`, slots, [subject.recordCitation(path)])))
  const exhausted = exhaustedOf(deadlines, way)
  if (exhausted >= 0) tell(said.length > 0 ? 'exhausted_before' : 'exhausted', `/call/deadlines/${exhausted}`)
  else if (said.length === 0 && (way.name !== undefined || deadlines.every(({ at }) => at === undefined)))
    tell('no_deadline', '/call/deadlines')
  return said
}

/** Words of the name of a round that a sentence bears. */
const mostOfRound = 8

function deadlineTold(
  writer: Writer,
  subject: Subject,
  { way, coming, each }: { way: Way; coming: readonly Coming[]; each: Coming },
): Draftling {
  const { deadline, at, index } = each
  const inStages = subject.programme.call.deadlines.some(({ stage }) => stage === 'pre_proposal')
  const stageOf = ({ stage }: Deadline) => (inStages && stage !== 'other' ? stage : undefined)
  const stage = stageOf(deadline)
  const alike = coming.filter((other) => stageOf(other.deadline) === stage)
  const isFirst = alike[0] === each
  const round = deadline.round === undefined ? '' : lineOf(deadline.round)
  const tellsRound = round !== '' && round.split(/\s+/u).length <= mostOfRound && !(isFirst && alike.length === 1)
  const name = listed([
    ...(way.name === undefined ? [] : [way.name]),
    ...(tellsRound && (stage !== undefined || !isFirst) ? [subject.record(`/call/deadlines/${index}`, round)] : []),
  ])
  const slots = { at: deadlineCited(writer, subject, { ...deadline, at }, index) }
  const key = stage === undefined ? 'call.deadline' : (`call.deadline.${stage}` as const)
  if (name === undefined) return writer.fact(isFirst ? key : `${key}.later`, slots)
  // Of one stage each round has its name; else what comes after the first is told as the next.
  const isNext = !isFirst && (stage === undefined || !tellsRound)
  const said = writer.fact(isNext ? 'call.deadline.later_named' : `${key}.named`, { ...slots, name })
  return tersely(writer, subject, said)
}

/** Without the source of a name that carries nothing by itself: "Works" is a word of every call. */
function tersely({ desk, language }: Writer, { programme }: Subject, said: Draftling): Draftling {
  const citations = said.citations.flatMap((id) => desk.citations.get(id) ?? [])
  const record = ({ reference }: Citation): unknown => valueAt(programme, reference?.locator ?? '')
  const found = verify({ text: said.text, language, citations, licensed: [said.text] }, { record })
  const spare = new Set(found.flatMap(({ code, at }) => (code === 'superfluous' ? [at] : [])))
  return { ...said, citations: said.citations.filter((id) => !spare.has(id)) }
}

/**
 * The next deadline and those after it that concern the same lines of the budget, by time, each day and stage once. What a line
 * has of its own stands in place of what its region category has, and that of what all have.
 */
function comingOf(deadlines: readonly Deadline[], way: Way): Coming[] {
  const { next } = way
  const first = next?.at
  if (next === undefined || first === undefined) return []
  const found = deadlines.flatMap((deadline, index) =>
    deadline.at === undefined || !concerns(deadline, way) ? [] : [{ deadline, at: deadline.at, index }],
  )
  const ms = (at: string): number => Temporal.Instant.from(at).epochMilliseconds
  const same = (one: Deadline, other: Deadline): boolean => one.at === other.at && one.stage === other.stage
  const isReplaced = ({ deadline }: Coming): boolean =>
    found.some((other) => other.deadline.stage === deadline.stage && nearness(other.deadline) > nearness(deadline))
  return found
    .filter((each) => each.deadline === next || !isReplaced(each))
    .filter(({ deadline, at }) => deadline === next || (ms(at) >= ms(first) && !same(deadline, next)))
    .filter(({ deadline }, index, all) => all.findIndex((other) => same(other.deadline, deadline)) === index)
    .toSorted((a, b) => ms(a.at) - ms(b.at))
}

const nearness = ({ budget_line: line, region_category: category }: Deadline): number =>
  line !== undefined ? 2 : category !== undefined ? 1 : 0

const exhaustedOf = (deadlines: readonly Deadline[], way: Way): number =>
  deadlines.findIndex((each) => each.basis === 'until_exhausted' && concerns(each, way))

/** Whether a deadline is for these lines of the budget, or for the one that the next deadline is for. */
const concerns = ({ budget_line: line, region_category: category }: Deadline, { next, lines }: Way): boolean =>
  (line === undefined || line === next?.budget_line || lines.includes(line)) &&
  (category === undefined || category === next?.region_category)

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
