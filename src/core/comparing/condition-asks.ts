import { attributeAsks } from '../criteria/attribute.ts'
import { amountWords } from '../criteria/compare.ts'
import { rangeValue } from '../criteria/range-check.ts'
import type { ActivityCriterion, AgeCriterion, Criterion } from '../criteria/criterion.ts'
import { itemsNamed } from '../matching/exclusion.ts'
import type { ReasonValue } from '../matching/result.ts'
import { dateOf, moneyOf, term, told, withMore } from './forms.ts'

/** What a criterion is called: by its title or question, else by what it asks about. */
export function conditionName(criterion: Criterion): ReasonValue {
  const words = criterion.title ?? (criterion.kind === 'manual' ? criterion.question : undefined)
  if (words !== undefined) return { type: 'text', value: words }
  if (criterion.kind === 'manual') return criterion.id
  return criterion.kind === 'attribute' ? term('attribute', criterion.name) : term('kind', criterion.kind)
}

/** What a criterion asks for, shortly; undefined where its name says it, or only a person can. */
export function conditionAsks(criterion: Criterion): ReasonValue | undefined {
  switch (criterion.kind) {
    case 'size':
      return term('size', ...criterion.include)
    case 'lifecycle':
      return term('lifecycle', ...criterion.include)
    case 'legal_form':
      return sides(
        criterion.include && term('legal_form', ...criterion.include),
        criterion.exclude && term('legal_form', ...criterion.exclude),
      )
    case 'region':
      return sides(
        criterion.include && { type: 'regions', values: criterion.include },
        criterion.exclude && { type: 'regions', values: criterion.exclude },
      )
    case 'activity':
      return sides(codesOf(criterion, 'include'), codesOf(criterion, 'exclude'))
    case 'zone':
      return { type: 'text', value: criterion.zone.name }
    case 'headcount':
      return rangeValue(criterion.range, 'awu')
    case 'accounts':
      return withMore(term('figure', criterion.figure), [rangeValue(criterion.range), term('period', criterion.period)])
    case 'investment_amount':
      return rangeValue(criterion.range)
    case 'age':
      return ageAsks(criterion.test)
    case 'de_minimis':
      return criterion.needed === undefined
        ? term('regulation', criterion.regulation)
        : withMore(term('regulation', criterion.regulation), [moneyOf(criterion.needed)])
    case 'compare':
      return {
        type: 'phrase',
        key: 'condition.compared',
        values: {
          field: amountWords(criterion.left),
          relation: term('comparison', criterion.operator),
          value: amountWords(criterion.right),
        },
      }
    case 'quantifier':
      return itemsNamed(criterion)
    case 'attribute':
      return 'equals' in criterion.test && criterion.test.equals === true ? undefined : attributeAsks(criterion)
    case 'manual':
    case 'not_in_difficulty':
      return undefined
  }
}

/** What is accepted, and what is not. */
function sides(include: ReasonValue | undefined, exclude: ReasonValue | undefined): ReasonValue | undefined {
  if (exclude === undefined) return include
  return include === undefined ? told('all_but', { exclude }) : told('but', { include, exclude })
}

function codesOf({ codes }: ActivityCriterion, side: 'include' | 'exclude'): ReasonValue | undefined {
  const entries = codes[side]
  if (entries === undefined) return undefined
  return { type: 'codes', scheme: codes.scheme, values: [...(entries.subtree ?? []), ...(entries.exact ?? [])] }
}

/** How old a business has to be, or when it has to have begun. */
export function ageAsks(test: AgeCriterion['test']): ReasonValue {
  if (test.measure !== 'started_between')
    return rangeValue(test.range, test.measure === 'months_since_start' ? 'month' : 'financial_year')
  const { from, to } = test
  if (from !== undefined && to !== undefined)
    return { type: 'phrase', key: 'started.between', values: { from: dateOf(from), to: dateOf(to) } }
  if (from !== undefined) return { type: 'phrase', key: 'started.from', values: { from: dateOf(from) } }
  return to === undefined ? told('any_start') : { type: 'phrase', key: 'started.until', values: { to: dateOf(to) } }
}
