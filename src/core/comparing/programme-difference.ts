import { amountWords } from '../criteria/compare.ts'
import type { Funding, LegalBasis, Programme } from '../facts/programme.ts'
import type { Reason, ReasonValue } from '../matching/result.ts'
import { budgetLineDifferences, callStopDifferences } from './budget-lines.ts'
import { conditionDifferences } from './condition-difference.ts'
import { deadlineDifferences, openingDifferences } from './deadlines.ts'
import { changed } from './difference.ts'
import type { Difference } from './difference.ts'
import {
  among,
  date,
  dateOf,
  listed,
  memberDifferences,
  money,
  one,
  percent,
  plain,
  quoted,
  severalOf,
  strings,
  term,
  texts,
  told,
  withMore,
  words,
} from './forms.ts'
import type { Form, Subject } from './forms.ts'
import { rateDifferences, stepDifferences } from './rates.ts'
import { renames, withCriterionIds, withIdsOf } from './renamed.ts'

/**
 * What a later version says otherwise, in the order of the document: deadlines, budget, funding, criteria, documents, the rest.
 * Each difference says what was and what is. Text that only moved, and an id alone that is another, are none.
 */
export function programmeDifferences(earlier: Programme, after: Programme): Difference[] {
  const before = withIdsOf(after, earlier)
  return [
    ...openingDifferences(before, after),
    ...deadlineDifferences(before, after),
    ...callStopDifferences(before, after),
    ...memberDifferences(before, after, { 'call/selection': among('selection') }, ofProgramme),
    ...budgetLineDifferences(before, after),
    ...memberDifferences(before, after, fundingForms, ofProgramme),
    ...rateDifferences(before.funding, after.funding),
    ...stepDifferences(before.funding, after.funding),
    ...bonusDifferences(before.funding, after.funding),
    ...conditionDifferences(before.eligibility, after.eligibility, '/eligibility'),
    ...documentDifferences(before, after),
    ...memberDifferences(before, after, otherForms, ofProgramme),
    ...costDifferences(before.eligible_costs, after.eligible_costs),
    ...itemDifferences('required_documents', before.required_documents, after.required_documents, {
      title: texts,
      stage: among('document_stage'),
    }),
    ...flags.flatMap((name) => flag(name, before[name], after[name])),
  ]
}

const ofProgramme: Subject = { pointer: '', family: 'member', vocabulary: 'programme_member', values: {} }

const fundingForms: Readonly<Record<string, Form>> = {
  'funding/total_budget': money,
  'funding/min_subsidy': money,
  'funding/max_subsidy': money,
  'funding/min_eligible_cost': money,
  'funding/max_eligible_cost': money,
  'funding/max_intensity_percent': percent,
  'funding/own_contribution_min_percent': percent,
  'funding/instruments': severalOf('instrument'),
  'funding/loan/min': money,
  'funding/loan/max': money,
  'funding/turnover_limit': one<NonNullable<Funding['turnover_limit']>>(({ times, period }) =>
    amountWords({ times, of: { figure: 'turnover', period } }),
  ),
  'funding/steps/measure': among('figure'),
}

const otherForms: Readonly<Record<string, Form>> = {
  title: texts,
  summary: texts,
  'authority/name': texts,
  'authority/url': plain,
  country: among('country'),
  'source/url': plain,
  'source/licence': words,
  published_on: date,
  expected_award_on: date,
  expenses_eligible_from: date,
  external_ids: listed<{ scheme: string; value: string }>((ids) => ({
    type: 'list',
    values: ids.map(({ scheme, value }) => `${scheme} ${value}`),
  })),
  legal_basis: listed<LegalBasis>((rules) => ({ type: 'list', values: rules.map(ruleWords) })),
  exclusive: listed<NonNullable<Programme['exclusive']>[number]>((groups) => ({
    type: 'list',
    values: groups.map(({ group, per }) => withMore(quoted(group), [term('exclusive_per', per)])),
  })),
  'cumulation/same_costs': among('same_costs'),
  'cumulation/max_percent': percent,
  objectives: strings,
}

/** A rule of State aid by its regime, with its place, its act, and until when it holds. */
function ruleWords({ regime, article, reference, valid_to: until }: LegalBasis): ReasonValue {
  return withMore(term('regime', regime), [
    ...(article === undefined ? [] : [/^\d/u.test(article) ? told('article', { article }) : article]),
    ...(reference === undefined ? [] : [reference]),
    ...(until === undefined ? [] : [told('until', { day: dateOf(until) })]),
  ])
}

/** Marks that a programme has or has not. */
const flags = ['provisional', 'sample', 'union_fund'] as const

function flag(name: (typeof flags)[number], before = false, after = false): Difference[] {
  return before === after ? [] : [changed(`/${name}`, before, after, { key: `change.${name}_${after}`, values: {} })]
}

/** Costs by their categories; the same costs of another category stay. */
function costDifferences(
  before: Programme['eligible_costs'] = [],
  after: Programme['eligible_costs'] = [],
): Difference[] {
  const named = (costs: typeof before) => costs.map(({ category, ...cost }) => ({ ...cost, id: category }))
  const ids = renames(named(before), named(after))
  const old = before.map((cost) => ({ ...cost, id: ids.get(cost.category) ?? cost.category }))
  const now = after.map((cost) => ({ ...cost, id: cost.category }))
  return itemDifferences('eligible_costs', old, now, {
    category: among('cost_category'),
    title: texts,
    max_percent_of_total: percent,
    max_amount: money,
  })
}

/** Items of a list by their ids: which come and go, and what is said otherwise of those that stay. */
function itemDifferences<T extends { readonly id: string; readonly title: Readonly<Record<string, string>> }>(
  list: string,
  before: readonly T[] = [],
  after: readonly T[] = [],
  forms: Readonly<Record<string, Form>>,
): Difference[] {
  return byId(before, after).flatMap(([id, was, is]) => {
    const pointer = `/${list}/${id}`
    const title = (is ?? was)?.title
    const item = title === undefined ? id : ({ type: 'text', value: title } as const)
    const values = { list: term('programme_member', list), item }
    if (was === undefined || is === undefined)
      return [changed(pointer, was, is, { key: `change.item_${is === undefined ? 'dropped' : 'added'}`, values })]
    return memberDifferences(was, is, forms, { pointer, family: 'item', vocabulary: 'item_member', values })
  })
}

/** Each id with its item before and after, those that are there now first. */
function byId<T extends { readonly id: string }>(
  before: readonly T[],
  after: readonly T[],
): (readonly [string, T | undefined, T | undefined])[] {
  const [old, now] = [new Map(before.map((each) => [each.id, each])), new Map(after.map((each) => [each.id, each]))]
  return [...new Set([...now.keys(), ...old.keys()])].map((id) => [id, old.get(id), now.get(id)])
}

/** Increases of the rate, and when each is given. */
function bonusDifferences({ bonuses: old = [] }: Funding, { bonuses: now = [] }: Funding): Difference[] {
  const list = 'funding/bonuses'
  return [
    ...itemDifferences(list, old, now, { title: texts, percent, max_subsidy: money }),
    ...byId(old, now).flatMap(([id, was, is]) => {
      if (was === undefined || is === undefined) return []
      const when = withCriterionIds(was.when, is.when)
      return conditionDifferences(when, is.when, `/${list}/${id}/when`).map((difference) => {
        const values = { bonus: { type: 'text', value: is.title }, change: sentence(difference.says) } as const
        return { ...difference, says: { key: 'change.bonus_when', values } }
      })
    }),
  ]
}

const sentence = ({ key, values }: Reason): ReasonValue => ({ type: 'phrase', key, values })

const documentForms: Readonly<Record<string, Form>> = {
  title: words,
  url: plain,
  role: among('document_role'),
  order: plain,
  language: among('language'),
  published_on: date,
}

/** Documents by their keys. When one was fetched, and how it is divided, is no difference. */
function documentDifferences(before: Programme, after: Programme): Difference[] {
  const keyed = ({ documents }: Programme) => documents.map((document) => ({ ...document, id: document.key }))
  return byId(keyed(before), keyed(after)).flatMap(([key, was, is]) => {
    const pointer = `/documents/${key}`
    const document = (is ?? was)?.title ?? key
    if (was === undefined || is === undefined)
      return [
        changed(pointer, was, is, {
          key: `change.document_${is === undefined ? 'gone' : 'added'}`,
          values: { document },
        }),
      ]
    return [
      ...(was.sha256 === is.sha256
        ? []
        : [changed(pointer, was, is, { key: 'change.document_replaced', values: { document } })]),
      ...memberDifferences(was, is, documentForms, {
        pointer,
        family: 'item',
        vocabulary: 'item_member',
        values: { list: term('programme_member', 'documents'), item: document },
      }),
    ]
  })
}
