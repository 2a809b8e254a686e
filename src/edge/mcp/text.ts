import type { Citation } from '../../core/citing/citation.ts'
import type { CallStatus } from '../../core/facts/programme.ts'
import type { Money } from '../../core/facts/money.ts'
import type { Language } from '../../platform/language.ts'
import { actInWords } from '../../wording/acts.ts'
import { formulaInWords } from '../../wording/formulas.ts'
import { sayProtocol } from '../../wording/protocol.ts'
import { sayDeadline, sayMoney } from '../../wording/render.ts'
import { terms } from '../../wording/terms.ts'
import { storedValue } from '../../wording/stored-value.ts'
import type { Deadline, Listed, Match } from './answers.ts'

/** A citation as tools give it: all that it takes to find the words again, and no more. */
export function shownCitation(
  { id, kind, source, quote, position, locator, field, derivation, reference, link }: Citation,
  language: Language,
) {
  return {
    id,
    kind,
    ...(quote === undefined ? {} : { quote: quote.exact }),
    ...(source === undefined
      ? {}
      : {
          document: {
            id: source.document_id,
            title: source.title,
            version: source.version,
            sha256: source.sha256,
            ...position,
            ...locator,
          },
        }),
    ...(field === undefined ? {} : { field }),
    ...(derivation === undefined ? {} : { formula: derivation.formula }),
    ...(reference === undefined ? {} : { law: actInWords(reference, language) }),
    ...(link === undefined ? {} : { link }),
  }
}
export type ShownCitation = ReturnType<typeof shownCitation>

/** The citations of these ids, each once, in the order of first use. */
export function citationsOf(ids: readonly string[], all: readonly Citation[], language: Language): ShownCitation[] {
  return [...new Set(ids)].flatMap((id) =>
    all.filter((each) => each.id === id).map((each) => shownCitation(each, language)),
  )
}

/** `[c1] «words» – Call, p. 3`. */
export function citationLine({ id, quote, document, field, formula, law }: ShownCitation, language: Language): string {
  const where =
    document !== undefined
      ? [
          document.title,
          document.section,
          document.page === undefined ? undefined : sayProtocol('place.page', language, { page: document.page }),
        ]
          .filter((part) => part !== undefined)
          .join(', ')
      : field !== undefined
        ? `${sayProtocol('place.profile', language)} ${field.path} = ${storedValue(field.value, field.path, language)}`
        : (law ??
          `${sayProtocol('place.computed', language)}: ${formula === undefined ? '' : formulaInWords({ formula, inputs: {} }, language)}`)
  return `[${id}] ${quote === undefined ? '' : `«${oneLine(quote)}» – `}${where}`
}

const oneLine = (text: string): string => text.replaceAll(/\s+/g, ' ').trim()

export function sourceLines(citations: readonly ShownCitation[], language: Language): string[] {
  if (citations.length === 0) return []
  return ['', `${sayProtocol('label.sources', language)}:`, ...citations.map((each) => citationLine(each, language))]
}

/** ` [c1] [c2]` after a sentence. */
export const references = (ids: readonly string[]): string => ids.map((id) => ` [${id}]`).join('')

export const statusWord = (status: CallStatus, language: Language): string => terms.status[status][language]

export function deadlineWords(deadline: Deadline | undefined, language: Language): string {
  return deadline?.at === undefined
    ? sayProtocol('deadline.none', language)
    : sayDeadline(deadline.at, deadline.time_zone, language)
}

export function fundingWords(
  { instruments, min_subsidy, max_subsidy, max_intensity_percent }: Listed['funding'],
  language: Language,
): string {
  const forms: Readonly<Record<string, Readonly<Record<Language, string>> | undefined>> = terms.instrument
  return [
    instruments.map((each) => forms[each]?.[language] ?? each).join(', '),
    rangeWords(min_subsidy, max_subsidy, language),
    max_intensity_percent === undefined
      ? ''
      : sayProtocol('money.percent', language, { percent: max_intensity_percent }),
  ]
    .filter((part) => part !== '')
    .join(', ')
}

export function rangeWords(min: Money | undefined, max: Money | undefined, language: Language): string {
  if (max === undefined) return min === undefined ? '' : sayMoney(min, language)
  if (min === undefined) return sayProtocol('money.up_to', language, { amount: sayMoney(max, language) })
  return sayProtocol('money.from_to', language, { min: sayMoney(min, language), max: sayMoney(max, language) })
}

export function expectedAid({ amount, min, max }: Match['estimate'], language: Language): string | undefined {
  const words = amount === undefined ? rangeWords(min, max, language) : sayMoney(amount, language)
  return words === '' ? undefined : `${sayProtocol('label.expected_aid', language)}: ${words}`
}

/** A line with a label; nothing where there is no value. */
export function labelled(
  key: Parameters<typeof sayProtocol>[0],
  value: string | undefined,
  language: Language,
): string[] {
  return value === undefined || value === '' ? [] : [`${sayProtocol(key, language)}: ${value}`]
}

/** A list under a label; nothing where it is empty. */
export function listed(key: Parameters<typeof sayProtocol>[0], items: readonly string[], language: Language): string[] {
  return items.length === 0 ? [] : ['', `${sayProtocol(key, language)}:`, ...items.map((item) => `- ${item}`)]
}

export function headline(
  number: number | undefined,
  title: string,
  { sample, language }: { sample: boolean; language: Language },
): string {
  const mark = sample ? ` (${sayProtocol('sample', language)})` : ''
  return `${number === undefined ? '#' : `${number}.`} ${title}${mark}`
}

/** How many are shown, and that they are a page of more where that is so. `values`: what else the sentence names. */
export function foundLine(
  key: 'found.programmes' | 'found.profiles' | 'found.deadlines',
  count: number,
  { cursor, next }: { cursor: string | undefined; next: string | null | undefined },
  language: Language,
  values: Record<string, string> = {},
): string {
  const found = sayProtocol(key, language, { count, ...values })
  return cursor === undefined && typeof next !== 'string' ? found : `${sayProtocol('found.page', language)} ${found}`
}

export function moreLines(next: string | null | undefined, language: Language): string[] {
  return typeof next === 'string' ? ['', sayProtocol('found.more', language, { cursor: next })] : []
}
