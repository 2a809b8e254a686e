import { conditionWords, fieldTerm } from '../../core/criteria/condition-words.ts'
import type { AmountExpression, Criterion, FieldCondition, QuantifierCriterion } from '../../core/criteria/criterion.ts'
import { listPointers } from '../../core/criteria/quantifier-items.ts'
import { lineOf } from '../../core/drafting/line.ts'
import type { Language, LocalizedText } from '../../core/facts/text.ts'
import type { ReasonValue } from '../../core/matching/result.ts'
import { renderValue, type Names } from '../../wording/render.ts'
import { percent } from './values.ts'
import { attributeName, fieldName, terms } from '../../wording/terms.ts'

/** Words of a question that names a condition without a title: by itself, and within a sentence. */
const mostWords = 18
const mostWordsWithin = 11

/** A condition's own title, else its attribute's or figure's name, else what is asked, not read or counted, else what kind it is. */
export function conditionTitle(criterion: Criterion, language: Language, names: Names = unnamed): string {
  return titleOf(criterion, language, names, mostWords)
}

/** A condition's title where it is part of a sentence, which has no room for a long question. */
export function titleWithin(criterion: Criterion, language: Language, names: Names = unnamed): string {
  return titleOf(criterion, language, names, mostWordsWithin)
}

const unnamed: Names = { region: () => undefined }

function titleOf(criterion: Criterion, language: Language, names: Names, most: number): string {
  if (criterion.title !== undefined) return textIn(criterion.title, language)
  if (criterion.kind === 'attribute') return capital(attributeName(criterion.name, language))
  if (criterion.kind === 'manual' && criterion.question !== undefined)
    return beginningOf(textIn(criterion.question, language), most)
  if (criterion.kind === 'manual' && criterion.unreadable !== undefined)
    return beginningOf(lineOf(criterion.unreadable), most)
  if (criterion.kind === 'quantifier') return countedIn(criterion, language, names, most)
  if (criterion.kind === 'accounts') return capital(terms.figure[criterion.figure][language])
  const kind = capital(terms.kind[criterion.kind][language])
  if (criterion.kind !== 'compare') return kind
  const amounts = new Set([...amountsIn(criterion.left), ...amountsIn(criterion.right)].map((name) => name[language]))
  const [last, ...others] = [...amounts].toReversed()
  if (last === undefined) return kind
  const and = { el: 'και', en: 'and' }[language]
  return capital(others.length === 0 ? last : `${others.toReversed().join(', ')} ${and} ${last}`)
}

/**
 * What is counted, by its list and as much as there is room for of what holds for each: "People of the business (gender: female)".
 * A programme is named where the catalogue has its title, and no figure in that would need a source.
 */
function countedIn({ over, where, test }: QuantifierCriterion, language: Language, names: Names, most: number): string {
  const isNamed = ({ value }: FieldCondition): boolean => {
    const title = typeof value === 'string' ? names.programmeTitle?.(value) : undefined
    return title !== undefined && Object.values(title).every((text) => !/\d/u.test(text))
  }
  const list = `${manyOf(test, language, over)}${capital(fieldName(listPointers[over], language))}`
  const conditions = where.map((condition) =>
    condition.field === 'programme' && !isNamed(condition)
      ? fieldTerm(over, condition.field)
      : conditionWords(over, [condition]),
  )
  const titles = conditions.map((_each, at) => {
    const some: ReasonValue = { type: 'list', values: conditions.slice(0, at + 1) }
    // What a name of a field explains in brackets is for who fills it in.
    const told = renderValue(some, language, names).replaceAll(/ \([^()]*\)(?=:)/gu, '')
    return `${list} (${told}${at + 1 < conditions.length ? '…' : ''})`
  })
  return titles.findLast((name) => name.split(' ').length <= most) ?? list
}

/** How many of a list are asked for, where it is not any one. */
function manyOf(test: QuantifierCriterion['test'], language: Language, over: QuantifierCriterion['over']): string {
  const say = (many: Readonly<Record<Language, string>>): string => `${many[language]}: `
  if ('share_at_least' in test) {
    const share = renderValue(percent(Math.round(test.share_at_least * 1000) / 10), language, unnamed)
    const of = renderValue(fieldTerm(over, test.weight), language, unnamed).replace(/ \([^()]*\)$/u, '')
    return say({ el: `Τουλάχιστον ${share} (${of})`, en: `At least ${share} (${of})` })
  }
  if ('none' in test) return say({ el: 'Κανένα από', en: 'None of' })
  if ('all' in test) return say({ el: 'Όλα', en: 'All' })
  if ('at_most' in test) return say({ el: `Το πολύ ${test.at_most} από`, en: `At most ${test.at_most} of` })
  if ('at_least' in test && test.at_least > 1)
    return say({ el: `Τουλάχιστον ${test.at_least} από`, en: `At least ${test.at_least} of` })
  return ''
}

/** So many words of a text, the last of them not an article or the like, which would leave the reader waiting. */
function beginningOf(text: string, most: number): string {
  const words = text.split(' ')
  if (words.length <= most) return text
  const last = words.slice(0, most).findLastIndex((word) => word.length > 3)
  const begun = words
    .slice(0, last < 0 ? most : last + 1)
    .join(' ')
    .replace(/[,;:·]+$/u, '')
  return `${begun}…${unclosed(begun)}`
}

/** What closes the quotation marks and brackets that a text leaves open, the last one first. */
function unclosed(text: string): string {
  const closing: Readonly<Record<string, string>> = { '«': '»', '“': '”', '(': ')', '[': ']' }
  const open: string[] = []
  for (const sign of text) {
    if (closing[sign] !== undefined) open.unshift(closing[sign])
    else if (sign === open[0]) open.shift()
  }
  return open.join('')
}

/** What the amounts of a comparison are called: a call compares several. */
function amountsIn(amount: AmountExpression): Readonly<Record<Language, string>>[] {
  if ('figure' in amount) return [terms.figure[amount.figure]]
  if ('investment_amount' in amount) return [named((language) => fieldName('/planned_investment/amount', language))]
  if ('attribute' in amount) return [named((language) => attributeName(amount.attribute, language))]
  if ('sum' in amount) return amount.sum.flatMap(amountsIn)
  return 'of' in amount ? amountsIn(amount.of) : []
}

const named = (name: (language: Language) => string): Readonly<Record<Language, string>> => ({
  el: name('el'),
  en: name('en'),
})

const textIn = (text: LocalizedText, language: Language): string =>
  lineOf(renderValue({ type: 'text', value: { ...text } }, language, { region: () => undefined }))

/** With a capital at the beginning. Greek locales would drop the accent of the first letter. */
export function capital(text: string): string {
  const [first = ''] = text
  return first.toUpperCase() + text.slice(first.length)
}
