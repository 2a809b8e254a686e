import type { Citation } from '../../core/citing/citation.ts'
import { cents } from '../../core/drafting/plan/figure.ts'
import { toCents } from '../../core/facts/money.ts'
import type { CostCategory } from '../../core/facts/programme.ts'
import { foldName } from '../../core/facts/text-fold.ts'
import type { ReasonValue } from '../../core/matching/result.ts'
import { costCategory } from '../../wording/terms.ts'
import { carried } from './carrying.ts'
import { some, type Subject } from './subject.ts'
import { money, terms } from './values.ts'
import type { Draftling, Writer } from './writer.ts'

/**
 * Why nothing counts of what was given for some categories: the call has them beside others only, or they are none of the
 * call's, with those of its categories that may cover them.
 */
export function uncounted(writer: Writer, subject: Subject): Draftling[] {
  const outside = outsideIn(subject)
  const said = [
    ...besideOthers(writer, subject),
    ...withoutCategory(writer, subject),
    ...withoutAmount(writer, subject),
    ...outsideTold(writer, subject, outside),
  ]
  return outside.length === 0 ? said : [...said, ...mayCover(writer, subject, outside), writer.lead('lead.outside')]
}

/** What of the total was given under no category, where the call accepts only its own; a step of the match may say more of it. */
function withoutCategory(writer: Writer, subject: Subject): Draftling[] {
  if ((subject.programme.eligible_costs ?? []).length === 0) return []
  const isTold = subject.input.match.estimate.steps.some(({ reason }) => reason.key === 'estimate.rest_open')
  return subject.input.plan.costs.rows.flatMap(({ category, net }) => {
    const amount = category === undefined && cents(net) > 0 ? subject.figure(net, money(net.value)) : undefined
    if (amount === undefined) return []
    return [...(isTold ? [] : [writer.fact('plan.no_category', { amount })]), writer.gap('cost_categories')]
  })
}

/** Asks for the amount of a category that was told without one: nothing of it counts. */
function withoutAmount(writer: Writer, { profile }: Subject): Draftling[] {
  return (profile.planned_investment?.categories ?? []).flatMap(({ category, amount }, index) => {
    if (amount !== undefined) return []
    const about = costCategory(category, writer.language)
    const question = writer.asking('category_amount', about)
    const pointer = `/planned_investment/categories/${index}/amount`
    return [writer.gapAsking('category_amount', { id: pointer, about, question, pointer })]
  })
}

/** Beside the grant of a plan without any category: that a limit of one may lessen it. Beside others the match has a range. */
export function withoutLimit(writer: Writer, subject: Subject): Draftling[] {
  const [row, ...others] = subject.input.plan.costs.rows
  if (row === undefined || row.category !== undefined || others.length > 0 || cents(row.eligible) === 0) return []
  const isLimited = (subject.programme.eligible_costs ?? []).some(
    ({ max_percent_of_total: share, max_amount: most }) =>
      share !== undefined || (most !== undefined && toCents(most) < cents(row.eligible)),
  )
  const amount = isLimited ? subject.figure(row.eligible, money(row.eligible.value)) : undefined
  return amount === undefined ? [] : [writer.fact('plan.without_limit', { amount })]
}

/** Categories of the plan that are none of the call's. */
function outsideIn({ input }: Subject): string[] {
  const lines = input.plan.costs.lines.filter(({ excluded }) => excluded !== undefined)
  return [...new Set(lines.flatMap(({ category }) => category ?? []))]
}

/** Categories that one sentence names. */
const mostNamed = 5

function outsideTold(writer: Writer, subject: Subject, outside: readonly string[]): Draftling[] {
  const by = some(fieldsOf(subject, outside.slice(0, mostNamed)))
  if (by === undefined) return []
  const value = terms('cost_category', outside.slice(0, mostNamed))
  const record = subject.recordCitation('/eligible_costs')
  return [
    carried(writer, subject, [[...by, record], by], (ways) =>
      writer.fact('plan.outside', { categories: { value, by: ways } }),
    ),
    ...outsideTold(writer, subject, outside.slice(mostNamed)),
  ]
}

/** Where the profile gives these categories. */
function fieldsOf(subject: Subject, names: readonly string[]): Citation[] {
  const told = subject.profile.planned_investment?.categories ?? []
  return told.flatMap(({ category }, index) =>
    names.includes(category) ? [...(subject.field(`/planned_investment/categories/${index}/category`)?.by ?? [])] : [],
  )
}

/** Categories of the call whose title names what was given under another. */
function mayCover(writer: Writer, subject: Subject, outside: readonly string[]): Draftling[] {
  return (subject.programme.eligible_costs ?? []).flatMap((category, index) => {
    const own = outside.filter((name) => isNamedIn(name, category)).slice(0, mostNamed)
    const by = some(fieldsOf(subject, own))
    if (by === undefined) return []
    const title: ReasonValue = { type: 'text', value: { ...category.title } }
    return [
      writer.fact('plan.may_cover', {
        category: subject.record(`/eligible_costs/${index}/title`, title),
        own: { value: terms('cost_category', own), by },
      }),
    ]
  })
}

/** Letters by which two forms of a word are taken for the same. */
const stem = 6

function isNamedIn(name: string, { title }: CostCategory): boolean {
  const told = (['el', 'en'] as const).filter((language) => title[language] !== undefined)
  return told.every((language) => {
    const words = stemsOf(title[language] ?? '')
    const own = stemsOf(costCategory(name, language))
    return own.length > 0 && own.every((word) => words.includes(word))
  })
}

const stemsOf = (text: string): string[] =>
  foldName(text)
    .split(' ')
    .filter((word) => word.length > 2)
    .map((word) => word.slice(0, stem))

/** Categories that a share of the whole leaves nothing of, because nothing else counts. */
function besideOthers(writer: Writer, subject: Subject): Draftling[] {
  const listed = subject.programme.eligible_costs ?? []
  return subject.input.plan.costs.rows.flatMap(({ category, claimed, eligible, cut_by: cut }) => {
    const index = listed.findIndex((each) => each.category === category)
    const title = listed[index]?.title
    if (title === undefined || cut !== 'share' || cents(claimed) === 0 || cents(eligible) > 0) return []
    const value: ReasonValue = { type: 'text', value: { ...title } }
    return [
      writer.fact('plan.beside_others', { category: subject.record(`/eligible_costs/${index}/title`, value) }, [
        subject.recordCitation(`/eligible_costs/${index}/max_percent_of_total`),
      ]),
    ]
  })
}
