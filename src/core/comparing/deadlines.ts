import type { BudgetLine, Deadline, Programme } from '../facts/programme.ts'
import type { Reason, ReasonValue } from '../matching/result.ts'
import { changed, compareInstants, sameInstant, saysSame } from './difference.ts'
import type { Difference } from './difference.ts'
import { among, dateOf, listed, memberDifferences, one, plain, quoted, term, told, withMore, words } from './forms.ts'
import type { Form } from './forms.ts'
import { lineName } from './budget-lines.ts'

type Move = NonNullable<Deadline['moved']>[number]

export const momentOf = ({ at, time_zone }: { at: string; time_zone: string }): ReasonValue => ({
  type: 'moment',
  at,
  time_zone,
})

/** When submission begins. */
export function openingDifferences(
  { call: { opens_at: old } }: Programme,
  { call: { opens_at: now } }: Programme,
): Difference[] {
  if (sameInstant(old?.at, now?.at) && old?.time_zone === now?.time_zone) return []
  const values: Record<string, ReasonValue> = {
    ...(old === undefined ? {} : { before: momentOf(old) }),
    ...(now === undefined ? {} : { after: momentOf(now) }),
  }
  const key =
    old === undefined ? 'change.opening_set' : now === undefined ? 'change.opening_gone' : 'change.opening_moved'
  return [changed('/call/opens_at', old, now, { key, values })]
}

/** Deadlines by their ids: which come and go, move, or mean something else. */
export function deadlineDifferences(before: Programme, after: Programme): Difference[] {
  const lines = [...(before.budget_lines ?? []), ...(after.budget_lines ?? [])]
  const [old, now] = [byId(before.call.deadlines), byId(after.call.deadlines)]
  return [...new Set([...now.keys(), ...old.keys()])].flatMap((id) => {
    const [was, is] = [old.get(id), now.get(id)]
    if (was === undefined || is === undefined) return [comesOrGoes(id, was, is, lines)]
    if (saysSame(was, is)) return []
    return [...moves(was, is), ...otherwise(was, is, lines)]
  })
}

const byId = (deadlines: readonly Deadline[]): ReadonlyMap<string, Deadline> =>
  new Map(deadlines.map((deadline) => [deadline.id, deadline]))

function dayOf({ at, time_zone }: Deadline): ReasonValue | undefined {
  return at === undefined ? undefined : { type: 'deadline', at, time_zone }
}

function comesOrGoes(
  id: string,
  was: Deadline | undefined,
  is: Deadline | undefined,
  lines: readonly BudgetLine[],
): Difference {
  const deadline = is ?? was
  const name = deadline === undefined ? '' : withMore(dayOf(deadline) ?? told('undated'), detailsOf(deadline, lines))
  const says: Reason =
    is === undefined
      ? { key: 'change.deadline_dropped', values: { before: name } }
      : { key: 'change.deadline_added', values: { after: name } }
  return changed(`/call/deadlines/${id}`, was, is, says)
}

/** What a deadline is of, beside its day. */
function detailsOf(
  { basis, round, stage, region_category: category, budget_line: line }: Deadline,
  lines: readonly BudgetLine[],
) {
  return [
    ...(basis === 'fixed' ? [] : [term('deadline_basis', basis)]),
    ...(round === undefined ? [] : [told('round', { round: quoted(round) })]),
    ...(stage === undefined ? [] : [term('deadline_stage', stage)]),
    ...(category === undefined ? [] : [term('region_category', category)]),
    ...(line === undefined ? [] : [quoted(lineOf(line, lines))]),
  ]
}

const lineOf = (id: string, lines: readonly BudgetLine[]): ReasonValue => {
  const line = lines.findLast((each) => each.id === id)
  return line === undefined ? id : lineName(line)
}

/** Another day or hour, or none any more. */
function moves(was: Deadline, is: Deadline): Difference[] {
  const [before, after] = [dayOf(was), dayOf(is)]
  if (sameInstant(was.at, is.at)) return []
  const values = { ...(before === undefined ? {} : { before }), ...(after === undefined ? {} : { after }) }
  const key =
    before === undefined
      ? 'change.deadline_dated'
      : after === undefined
        ? 'change.deadline_undated'
        : compareInstants(was.at ?? '', is.at ?? '') < 0
          ? 'change.deadline_extended'
          : 'change.deadline_brought_forward'
  return [changed(`/call/deadlines/${is.id}`, was, is, { key, values })]
}

/** What else is said of a deadline. */
function otherwise(was: Deadline, is: Deadline, lines: readonly BudgetLine[]): Difference[] {
  const forms: Record<string, Form> = {
    basis: among('deadline_basis'),
    // Of a day that moved both zones are told.
    ...(sameInstant(was.at, is.at) ? { time_zone: plain } : {}),
    round: words,
    stage: among('deadline_stage'),
    region_category: among('region_category'),
    budget_line: one<string>((id) => quoted(lineOf(id, lines))),
    moved: listed<Move>((moved) => ({ type: 'list', values: moved.map((move) => moveWords(move, is.time_zone)) }), 0),
  }
  const isTold = ({ from, to }: Move): boolean => sameInstant(from, was.at) && sameInstant(to, is.at)
  const { moved, ...rest } = is
  const news = moved?.filter((move) => !isTold(move)) ?? []
  return memberDifferences(was, news.length === 0 ? rest : { ...rest, moved: news }, forms, {
    pointer: `/call/deadlines/${is.id}`,
    family: 'deadline',
    vocabulary: 'item_member',
    values: { deadline: dayOf(is) ?? dayOf(was) ?? told('undated') },
  })
}

function moveWords({ from, to, decided_on: day, reference }: Move, time_zone: string): ReasonValue {
  const deadline = (at: string): ReasonValue => ({ type: 'deadline', at, time_zone })
  return withMore(told('moved', { from: deadline(from), to: deadline(to) }), [
    ...(day === undefined ? [] : [dateOf(day)]),
    ...(reference === undefined ? [] : [reference]),
  ])
}
