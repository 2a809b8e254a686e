import type { AmountExpression, Criterion } from '../../core/criteria/criterion.ts'
import { lineOf } from '../../core/drafting/line.ts'
import type { Language, LocalizedText } from '../../core/facts/text.ts'
import { renderValue } from '../../wording/render.ts'
import { attributeName, fieldName, terms } from '../../wording/terms.ts'

/** Words of a question that name a condition without a title. */
const mostWords = 11

/** A condition's own title, else its attribute's name, else the beginning of what is asked, else what kind it is. */
export function conditionTitle(criterion: Criterion, language: Language): string {
  if (criterion.title !== undefined) return textIn(criterion.title, language)
  if (criterion.kind === 'attribute') return capital(attributeName(criterion.name, language))
  if (criterion.kind === 'manual' && criterion.question !== undefined) {
    const words = textIn(criterion.question, language)
      .replace(/[\s;;?]+$/u, '')
      .split(' ')
    return words.length > mostWords ? `${words.slice(0, mostWords).join(' ')}…` : words.join(' ')
  }
  const kind = capital(terms.kind[criterion.kind][language])
  if (criterion.kind !== 'compare') return kind
  const names = new Set([...amountsIn(criterion.left), ...amountsIn(criterion.right)].map((name) => name[language]))
  return names.size === 0 ? kind : `${kind}: ${[...names].join(', ')}`
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
