import type { Language } from '../core/facts/text.ts'
import type { Reason } from '../core/matching/result.ts'
import { aid } from './aid.ts'
import { changes } from './changes.ts'
import { criteria } from './criteria.ts'
import { faults } from './faults.ts'
import { figures } from './figures.ts'
import { limits } from './limits.ts'
import type { Catalogue } from './message.ts'
import { fill, withFirstDays } from './message.ts'
import { plan } from './plan.ts'
import { countOf, gap, renderValue } from './render.ts'
import type { Names } from './render.ts'
import { ruleText } from './rule-text.ts'
import { score } from './score.ts'
import { summary } from './summary.ts'
import { told } from './told.ts'

export type { Names } from './render.ts'

/** Every sentence of the matching core, by key. */
export const catalogue: Catalogue = {
  ...aid,
  ...criteria,
  ...figures,
  ...faults,
  ...plan,
  ...limits,
  ...summary,
  ...score,
  ...ruleText,
  ...changes,
  ...told,
}

/**
 * A reason in words. The core decided what is said; this only says it.
 * A gap (no such key, no such value) is `names.onGap`'s, or thrown as a RangeError where there is none.
 */
export function say(reason: Reason, language: Language, names: Names): string {
  const message = Object.hasOwn(catalogue, reason.key) ? catalogue[reason.key] : undefined
  if (message === undefined) return gap(names, `no message ${reason.key}`)
  const missing = (name: string): string => gap(names, `${reason.key} has no value ${name}`)
  const sentence = fill(
    message[language],
    (name) => {
      const value = reason.values[name]
      return value === undefined ? missing(name) : renderValue(value, language, names)
    },
    (name) => {
      const value = reason.values[name]
      return value === undefined ? Number(missing(name)) || 0 : countOf(value)
    },
  )
  return finished(sentence)
}

/** A sentence whose values were put in: days and names may change the words around them, and a value may open it. */
const finished = (sentence: string): string => raised(withFirstDays(oneStop(sentence)))

/** A title in a sentence may end as the sentence does. */
const oneStop = (sentence: string): string =>
  sentence.includes('..') ? sentence.replaceAll(/(?<!\.)\.\.(?!\.)/gu, '.') : sentence

/** A value may open the sentence: the words of the vocabularies are lower case. Greek locales would drop the accent. */
export function raised(sentence: string): string {
  return /^\p{Ll}/u.test(sentence) ? sentence.replace(/^\p{Ll}/u, (letter) => letter.toUpperCase()) : sentence
}
