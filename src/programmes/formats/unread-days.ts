import type { Anchor } from '../../core/citing/citation.ts'
import type { Expression } from '../../core/criteria/criterion.ts'
import { askedOf } from './row-text.ts'

/** The day from which, and the day until which, a call takes applications. */
export type DayField = 'opens_at' | 'closes_at'

/** Id of the question for a day that cannot be read. */
export const unreadDay = (field: DayField): string => `${field.replace('_', '-')}-unread`

/** A day that cannot be read, as a question that a person can answer: a call whose last day nobody read would look open for ever. */
export function askedDay(field: DayField, lines: readonly Anchor[]): Expression[] {
  const closes = field === 'closes_at'
  const el = closes ? ['Η τελευταία ημέρα', 'ακόμη'] : ['Η πρώτη ημέρα', 'ήδη']
  const en = closes
    ? ['last', 'Does the call still accept applications']
    : ['first', 'Does the call accept applications already']
  const exact = lines.map((line) => line.exact).join(' · ')
  return askedOf(lines).map((asked) => ({
    ...asked,
    id: unreadDay(field),
    question: {
      el: `${el[0]} υποβολής είναι γραμμένη «${exact}», που δεν διαβάζεται. Δέχεται η πρόσκληση ${el[1]} αιτήσεις;`,
      en: `The ${en[0]} day for applications is written “${exact}”, which cannot be read. ${en[1]}?`,
    },
  }))
}
