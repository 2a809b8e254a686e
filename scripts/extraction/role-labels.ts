import type { Mention } from '../../src/core/extraction/text/mentions.ts'
import type { Role } from '../../src/core/extraction/learned/roles.ts'
import type { SourceText } from '../../src/core/extraction/text/source-text.ts'
import type { Span } from '../../src/core/facts/text-fold.ts'

/** What is taken from an annotation. */
export interface Annotation {
  readonly fields: Readonly<Record<string, { readonly value: unknown; readonly quotes: readonly string[] }>>
  readonly conflicts?: readonly { readonly field: string; readonly values: readonly unknown[] }[]
}

interface Fact {
  readonly role: Role
  readonly kind: Mention['kind']
  readonly value: number
  /** Where the words stand that carry it, in the canonical text. */
  readonly places: readonly Span[]
}

const dayNumber = (date: string): number => Temporal.PlainDate.from('1970-01-01').until(date).days

/** The amounts, percentages and dates of a value of an annotation, with what they are of. */
function factsOf(field: string, value: unknown, places: readonly Span[]): Fact[] {
  const facts: Fact[] = []
  const walk = (each: unknown, name: string, role: Role): void => {
    if (Array.isArray(each)) for (const member of each) walk(member, name, role)
    else if (typeof each === 'object' && each !== null)
      for (const [key, member] of Object.entries(each)) {
        if (field === 'moved' && key === 'to') continue
        const end = /^(?:min|max)/.exec(key)?.[0]
        const bound = ['loan', 'equity', 'turnover', 'eligible_cost_by_size'].includes(field) && end !== undefined
        walk(member, key, field === 'closes' && key === 'moved' ? 'moved' : bound ? `${field}.${end}` : role)
      }
    else if (typeof each === 'string' && /^\d+\.\d\d$/.test(each))
      facts.push({ role, kind: 'money', value: Math.round(Number(each) * 100), places })
    else if (typeof each === 'string' && /^\d{4}-\d\d-\d\d$/.test(each))
      facts.push({ role, kind: 'date', value: dayNumber(each), places })
    else if (typeof each === 'number' && (name.includes('percent') || (field === 'bonuses' && name === 'to')))
      facts.push({ role, kind: 'percent', value: Math.round(each * 100), places })
  }
  walk(value, field, field)
  return facts
}

/** Fields that say the same of a figure are one role, and so are all amounts by size, by action or under a condition. */
function roleOf(field: string, { kind, values }: Mention): Role {
  if (kind === 'money' && values.length === 2) {
    const range = ['eligible_cost', 'subsidy', 'loan', 'turnover'].find((name) => field.includes(name))
    if (range !== undefined) return `range.${range}${field.includes('_by_') ? '_by' : ''}`
  }
  if (field === 'max_intensity_percent') return 'intensity'
  if (field === 'deadlines') return 'closes'
  if (field.startsWith('equity')) return field.replace('equity', 'loan')
  return /(?:^|_)by_|_if$/.test(field) ? 'other' : field
}

/** Which fields the words of a careful reader's quotations in a place are of. */
export const fieldsStatedIn = (source: SourceText, { fields }: Annotation): ((place: Span) => ReadonlySet<string>) => {
  const quoted = Object.entries(fields).flatMap(([field, { quotes }]) =>
    quotes.flatMap((quote) => placesOf(source, quote).map((place) => ({ field, place }))),
  )
  return ({ start, end }) =>
    new Set(quoted.flatMap(({ field, place }) => (place.start < end && start < place.end ? [field] : [])))
}

/** Where a quotation stands; lines and cells may break inside it. */
function placesOf({ text, points }: SourceText, quote: string): Span[] {
  const words = quote
    .trim()
    .split(/\s+/)
    .map((part) => RegExp.escape(part))
  return [...text.matchAll(new RegExp(words.join(String.raw`\s+`), 'gu'))].map((match) => ({
    start: points.toCodePoint(match.index),
    end: points.toCodePoint(match.index + match[0].length),
  }))
}

/**
 * The roles of each mention of a document by what a careful reader took from it: those whose words hold it, `none` where its
 * value is nowhere expected; undefined where that cannot be told, as it is repeated elsewhere or contradicted.
 */
export function labelsOf(
  source: SourceText,
  mentions: readonly Mention[],
  { fields, conflicts = [] }: Annotation,
): (readonly Role[] | undefined)[] {
  const facts = Object.entries(fields).flatMap(([field, { value, quotes }]) =>
    factsOf(
      field,
      value,
      quotes.flatMap((quote) => placesOf(source, quote)),
    ),
  )
  const disputed = conflicts.flatMap(({ field, values }) => factsOf(field, values, []))
  return mentions.map((mention) => {
    const isIts = ({ kind, value }: Fact): boolean => kind === mention.kind && mention.values.includes(value)
    if (disputed.some(isIts)) return undefined
    const its = facts.filter(isIts)
    const held = its.filter(({ places }) =>
      places.some(({ start, end }) => start < mention.place.end && mention.place.start < end),
    )
    if (held.length > 0) return [...new Set(held.map(({ role }) => roleOf(role, mention)))].toSorted()
    return its.length > 0 ? undefined : ['none']
  })
}
