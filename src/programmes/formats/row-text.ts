import { codePointLength } from '../../core/citing/canonical.ts'
import type { Anchor } from '../../core/citing/citation.ts'
import { stableHash } from '../../core/citing/stable-hash.ts'
import type { Expression, ManualCriterion } from '../../core/criteria/criterion.ts'
import type { DocumentInput, Funding, ProgrammeInput } from '../../core/facts/programme.ts'

/** The one document of a programme that comes from a row. */
export const rowDocumentKey = 'row'

/** The document of a row in the making: each field on its own lines, each line citable. The same row gives the same text. */
export interface RowText {
  /** Adds a field; the anchors of its lines, without their label. Nothing for an empty value. */
  field(label: string, value: string | undefined): Anchor[]
  document(about: { title: string; language: string; url?: string; retrievedAt: string }): DocumentInput
}

export function openRowText(): RowText {
  let text = ''
  let length = 0
  const put = (piece: string): void => {
    text += piece
    length += codePointLength(piece)
  }
  return {
    field(label, value) {
      const lines = (value ?? '').split('\n').filter((line) => line.trim() !== '')
      const anchors: Anchor[] = []
      for (const [index, line] of lines.entries()) {
        const exact = line.trim()
        put(index === 0 ? `${label}: ` : '')
        const start = length
        put(exact)
        anchors.push({ document: rowDocumentKey, exact, start, end: length })
        put('\n')
      }
      return anchors
    },
    document: ({ title, language, url, retrievedAt }) => ({
      key: rowDocumentKey,
      title: title.slice(0, 300),
      ...(url === undefined ? {} : { url }),
      role: 'data',
      order: 0,
      language,
      retrieved_at: retrievedAt,
      text,
    }),
  }
}

/** Tags and entities out of a field that holds HTML; line breaks stay. */
export function plainText(html: unknown): string | undefined {
  if (typeof html !== 'string') return undefined
  const entities: Readonly<Record<string, string>> = {
    amp: '&',
    lt: '<',
    gt: '>',
    quot: '"',
    nbsp: ' ',
    rsquo: '’',
    ndash: '–',
  }
  const text = html
    .replace(/\r\n?/gu, '\n')
    .replace(/<(script|style)\b[\s\S]*?<\/\1>/giu, ' ')
    .replace(/<(?:br|\/p|\/li|\/div)\b[^>]*>/giu, '\n')
    .replace(/<\/?[a-z][^>]*>/giu, '')
    .replace(/&(\w+);/gu, (whole, name: string) => entities[name] ?? whole)
    .replaceAll('\0', '')
    .trim()
  return text === '' ? undefined : text
}

/** The language of a text that is Greek or English. */
export const languageOf = (text: string): 'el' | 'en' =>
  (text.match(/\p{Script=Greek}/gu)?.length ?? 0) * 2 > (text.match(/\p{L}/gu)?.length ?? 0) ? 'el' : 'en'

/** What a row says of eligibility in words: a question that quotes it, and what it is about where its column says so. */
export function askedOf(lines: readonly Anchor[], about?: ManualCriterion['about']): ManualCriterion[] {
  if (lines.length === 0) return []
  const quote = lines.map(({ exact }) => exact).join(' · ')
  const shown = quote.length > 400 ? `${quote.slice(0, 400)}…` : quote
  return [
    {
      id: `text-${stableHash(quote)}`,
      kind: 'manual',
      ...(about === undefined ? {} : { about }),
      question: {
        el: `Πληροί η επιχείρηση τον όρο «${shown}»;`,
        en: `Does the business meet this condition: “${shown}”?`,
      },
      citations: lines.slice(0, 50),
    },
  ]
}

/** One question stands for all that the call's own text asks: what a form does not carry is not "no condition". */
export function askedOfText(source: ProgrammeInput['source']): Expression {
  const url = source !== undefined && source.url.length <= 500 ? ` (${source.url})` : ''
  return {
    id: 'conditions-in-text',
    kind: 'manual',
    about: 'everything',
    question: {
      el: `Οι όροι της πρόσκλησης δεν υπάρχουν στα στοιχεία που εισήχθησαν: είναι στο κείμενό της${url}. Τους πληροί η επιχείρηση;`,
      en: `The conditions of the call are not in the record that was imported: they stand in its text${url}. Does the business meet them?`,
    },
  }
}

/** A programme from a row without any condition asks that question, so that nobody is told that they are eligible by it. */
export function conditionsInText<P extends Pick<ProgrammeInput, 'eligibility' | 'source'>>(programme: P): P {
  const { eligibility, source } = programme
  if (!('all' in eligibility) || eligibility.all.length > 0) return programme
  return { ...programme, eligibility: { all: [askedOfText(source)] } }
}

/** Each criterion once: a row may say the same in two fields. */
export function distinct(criteria: readonly Expression[]): Expression[] {
  return [...new Map(criteria.map((each) => ['id' in each ? each.id : JSON.stringify(each), each])).values()]
}

/** A slug of a prefix and the row's own id: stable whatever else of the row changes; undefined where nothing is left of the id. */
export function slugOf(prefix: string, id: string): string | undefined {
  const part = id
    .toLowerCase()
    .normalize('NFKD')
    .replace(/[^a-z0-9]+/gu, '-')
    .replace(/^-+|-+$/gu, '')
  return part === '' ? undefined : `${prefix}-${part}`.slice(0, 128)
}

/** The last second of a day in a zone: days of calls are inclusive. */
export function endOf(day: string, zone: string): string {
  return Temporal.PlainDate.from(day).toZonedDateTime({ timeZone: zone, plainTime: '23:59:59' }).toInstant().toString()
}

export function startOf(day: string, zone: string): string {
  return Temporal.PlainDate.from(day).toZonedDateTime(zone).toInstant().toString()
}

/** A closing day from this year on says that there is none. */
export const noEnd = '2099-01-01'

/** The calendar day that a text begins with, if it exists. */
export function dayIn(text: unknown): string | undefined {
  const day = typeof text === 'string' ? /^\d{4}-\d{2}-\d{2}/u.exec(text.trim())?.[0] : undefined
  try {
    return day === undefined ? undefined : Temporal.PlainDate.from(day, { overflow: 'reject' }).toString()
  } catch {
    return undefined
  }
}

export const isAddress = (url: unknown): url is string =>
  typeof url === 'string' && /^https?:\/\//iu.test(url.trim()) && URL.canParse(url.trim())

/** Funding as a row has it: of a call that does nothing but lend, the least and the most are those of the loan, which is no aid. */
export function withLoanBounds({ min_subsidy: min, max_subsidy: max, ...funding }: Funding): Funding {
  const only = funding.instruments.every((each) => each === 'loan')
  if (!only) return { ...funding, ...(min && { min_subsidy: min }), ...(max && { max_subsidy: max }) }
  return min === undefined && max === undefined
    ? funding
    : { ...funding, loan: { ...(min && { min }), ...(max && { max }) } }
}
