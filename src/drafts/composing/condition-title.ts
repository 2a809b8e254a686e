import type { Criterion } from '../../core/criteria/criterion.ts'
import { lineOf } from '../../core/drafting/line.ts'
import type { Language, LocalizedText } from '../../core/facts/text.ts'
import { renderValue } from '../../wording/render.ts'
import { attributeName, terms } from '../../wording/terms.ts'

/** Words of a question that name a condition without a title. */
const mostWords = 8

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
  return capital(terms.kind[criterion.kind][language])
}

const textIn = (text: LocalizedText, language: Language): string =>
  lineOf(renderValue({ type: 'text', value: { ...text } }, language, { region: () => undefined }))

/** With a capital at the beginning. Greek locales would drop the accent of the first letter. */
export function capital(text: string): string {
  const [first = ''] = text
  return first.toUpperCase() + text.slice(first.length)
}
