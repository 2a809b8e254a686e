import { citeDerived } from '../../core/citing/quote.ts'
import type { LaterAid } from '../../core/drafting/later-aid.ts'
import { isPlainDate } from '../../core/facts/day.ts'
import type { IntensityBonus } from '../../core/facts/programme.ts'
import type { ExplainedBonus } from '../../core/matching/evaluate.ts'
import type { CriterionResult } from '../../core/matching/result.ts'
import { fieldName } from '../../wording/terms.ts'
import { bonusName } from './bonus-name.ts'
import { criteriaOf } from './criteria-of.ts'
import { turnedRound, waysNotNeeded } from './other-ways.ts'
import { namedIn, outcome, titleOf } from './parts-conditions.ts'
import type { Subject } from './subject.ts'
import { date, money, terms } from './values.ts'
import type { Cited, Draftling, Writer } from './writer.ts'

/** Of each bonus that counts or may count its conditions, with what each rests on and the words of the call. */
export function bonusConditions(writer: Writer, subject: Subject): void {
  const rows = withBonuses(subject, subject.input.bonuses).flatMap(([bonus, { tree, criteria }]) => {
    if (tree.outcome === 'not_met') return []
    const known = { criteria: criteriaOf(bonus.when), turned: turnedRound(tree) }
    const spared = waysNotNeeded(tree)
    return criteria
      .filter(({ criterion_id: id }) => !spared.has(id))
      .map((result) => {
        const [first, ...others] = subject.spans(result.anchors)
        return {
          cells: [
            writer.text(bonusName(writer, subject, bonus)),
            writer.text(titleOf(writer, result, known)),
            outcome(writer, subject, namedIn(result, known), known),
            first === undefined ? writer.empty() : writer.quote(first, ...others),
          ],
        }
      })
  })
  writer.table(
    'caption.bonus_conditions',
    [
      { title: writer.label('column.bonus'), align: 'start' },
      { title: writer.label('column.condition'), align: 'start' },
      { title: writer.label('column.outcome'), align: 'start', weight: 2 },
      { title: writer.label('column.words'), align: 'start', weight: 2 },
    ],
    rows,
  )
}

const withBonuses = (
  { programme }: Subject,
  explained: readonly ExplainedBonus[],
): (readonly [IntensityBonus, ExplainedBonus])[] =>
  (programme.funding.bonuses ?? []).flatMap((bonus, at) => {
    const found = explained[at]
    return found === undefined ? [] : [[bonus, found] as const]
  })

/**
 * Why the aid is another one from a later day on: bonuses that are lost or gained by then, with the day that decides it, other
 * headroom, and another size. `before`: what held until then, where it is not what holds today.
 */
export function laterBecause(writer: Writer, subject: Subject, later: LaterAid, before?: LaterAid): Draftling[] {
  const { on } = later
  const bonuses = before?.bonuses ?? subject.input.bonuses
  const size = before === undefined ? subject.input.size.decided : before.size
  const cited = (value: Cited['value'], inputs: Record<string, unknown>, result: unknown): Cited => ({
    value,
    by: [citeDerived({ formula: 'estimate', inputs: { on, ...inputs }, result })],
  })
  const ofBonuses = withBonuses(subject, bonuses).flatMap(([bonus, now], at) => {
    const then = later.bonuses[at]
    if (then === undefined || then.tree.outcome === now.tree.outcome) return []
    const isLost = then.tree.outcome === 'not_met'
    if (!isLost && then.tree.outcome !== 'met') return []
    const name = bonusName(writer, subject, bonus)
    const slots = {
      bonus: cited(name, { bonus: name }, then.tree.outcome),
      day: cited(date(on), { bonus: name }, then.tree.outcome),
    }
    return [
      writer.fact(isLost ? 'plan.later_bonus_lost' : 'plan.later_bonus_gained', slots),
      ...decidingDays(writer, subject, now.criteria, then.criteria),
    ]
  })
  const ofHeadroom = headroomThen(writer, later)
  const changed = later.size !== undefined && later.size !== size ? later.size : undefined
  if (changed === undefined) return [...ofBonuses, ...ofHeadroom]
  const sized = cited(terms('size', [changed]), {}, changed)
  return [
    ...ofBonuses,
    ...ofHeadroom,
    writer.fact('plan.later_size', { size: sized, day: { ...sized, value: date(on) } }),
  ]
}

/** The de minimis headroom that earlier aid leaves by then. */
function headroomThen(writer: Writer, { on, headroom }: LaterAid): Draftling[] {
  if (headroom === undefined) return []
  const by = [citeDerived({ formula: 'headroom', inputs: { on }, result: headroom })] as const
  return [writer.fact('plan.later_headroom', { day: { value: date(on), by }, amount: { value: money(headroom), by } })]
}

/** Days of the profile, such as a birthday, that conditions which turn in the meantime rest on. */
function decidingDays(
  writer: Writer,
  subject: Subject,
  now: readonly CriterionResult[],
  then: readonly CriterionResult[],
): Draftling[] {
  return now.flatMap(({ outcome: before, found }, at) => {
    if (then[at]?.outcome === before) return []
    return found.flatMap(({ path, value }) => {
      const day = typeof value === 'string' && isPlainDate(value) ? subject.field(path, date(value)) : undefined
      return day === undefined
        ? []
        : [writer.fact('plan.later_fact', { name: { value: fieldName(path, writer.language), by: day.by }, day })]
    })
  })
}
