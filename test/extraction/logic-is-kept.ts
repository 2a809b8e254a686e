import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import type { Expression, MoneyRange, NumberRange } from '../../src/core/criteria/criterion.ts'
import { extractProgramme } from '../../src/core/extraction/extract.ts'
import { cooperatives } from '../../src/core/extraction/applicants/legal-forms.ts'
import type { LegalForm } from '../../src/core/facts/profile.ts'
import { isGreek } from '../../src/core/extraction/text/source-text.ts'
import { readText } from '../../src/programmes/extraction/read-text.ts'
import { loadReference } from '../../src/reference/reference.ts'

/** Sentences, each with every criterion that a reader takes from it, as `told` shows them. */
export type Logic = readonly (readonly [string, ...string[]])[]

/** A test that every sentence, alone under a heading of conditions, gives its criteria and no others. */
export function logicIsKept(kinds: Readonly<Record<string, Logic>>): void {
  describe('a condition of a call', () => {
    const reference = loadReference()
    for (const [how, sentences] of Object.entries(kinds))
      test(`${how} is turned, joined or left open as its sentence says, in ${sentences.length} wordings`, async () => {
        const { activities, regions } = await reference
        const other: string[] = []
        for (const [sentence, ...expected] of sentences) {
          const [language, head] = isGreek(sentence)
            ? (['el', 'Πρόσκληση «Δείγμα» για επιχορήγηση επιχειρήσεων\n\nΆρθρο 3. Προϋποθέσεις συμμετοχής'] as const)
            : (['en', 'Sample call: grants to businesses\n\nArticle 3. Conditions of participation'] as const)
          const { text, sections } = readText(`${head}\n\n1. ${sentence}\n`)
          const { programme } = extractProgramme(
            { text, sections, language, country: 'GR', timeZone: 'Europe/Athens', document: 'call' },
            { activities, regions },
          )
          const { eligibility } = programme
          const shown = 'all' in eligibility ? eligibility.all.map(told) : [told(eligibility)]
          if (shown.toSorted().join(' & ') !== expected.toSorted().join(' & '))
            other.push(`${sentence}\n   read [${shown.join(' & ')}], not [${expected.join(' & ')}]`)
        }
        assert.equal(other.length, 0, `${other.length} of ${sentences.length}\n${other.join('\n')}`)
      })
  })
}

/** "headcount >=10", "region headquarters not EL30", "any(… | …)". */
/** All kinds of cooperatives as "cooperative", which is how a call names them. */
const cooperativesByName = (forms: readonly LegalForm[] | undefined): readonly LegalForm[] | undefined =>
  forms !== undefined && cooperatives.every((form) => forms.includes(form))
    ? forms.filter((form) => form === 'cooperative' || !(cooperatives as readonly string[]).includes(form))
    : forms

export function told(each: Expression): string {
  if ('any' in each) return `any(${each.any.map(told).join(' | ')})`
  if ('all' in each) return `all(${each.all.map(told).join(' & ')})`
  if (!('kind' in each)) return JSON.stringify(each)
  switch (each.kind) {
    case 'region':
      return `region ${each.of} ${listed(each)}`
    case 'size':
      return `size ${each.include.join('+')}`
    case 'legal_form':
      return `legal form ${listed({ include: cooperativesByName(each.include), exclude: cooperativesByName(each.exclude) })}`
    case 'headcount':
      return `${each.measure} ${ends(each.range)}`
    case 'accounts':
      return `${each.figure} ${ends(each.range)}`
    case 'age': {
      if (each.test.measure === 'started_between') return `started ${ends({ min: each.test.from, max: each.test.to })}`
      const of = each.test.measure === 'months_since_start' ? 'months' : 'closed years'
      return `${of} ${ends(each.test.range)}`
    }
    case 'activity': {
      const codes = (list: { exact?: string[]; subtree?: string[] } | undefined): string[] | undefined =>
        list === undefined ? undefined : [...(list.exact ?? []), ...(list.subtree ?? [])].toSorted()
      return `activity ${each.basis} ${listed({ include: codes(each.codes.include), exclude: codes(each.codes.exclude) })}`
    }
    default:
      return each.kind
  }
}

const listed = ({
  include,
  exclude,
}: {
  include?: readonly string[] | undefined
  exclude?: readonly string[] | undefined
}): string =>
  [
    ...(include === undefined ? [] : [include.join('+')]),
    ...(exclude === undefined ? [] : [`not ${exclude.join('+')}`]),
  ].join(' ')

function ends(range: NumberRange | MoneyRange | { min?: string | undefined; max?: string | undefined }): string {
  const shown = (value: unknown): string =>
    typeof value === 'object' && value !== null && 'amount' in value ? String(value.amount) : String(value)
  const { min, max, min_exclusive: above, max_exclusive: below } = range as NumberRange
  if (min !== undefined && max !== undefined) return `${shown(min)} to ${shown(max)}`
  return [
    ...(min === undefined ? [] : [`>=${shown(min)}`]),
    ...(above === undefined ? [] : [`>${shown(above)}`]),
    ...(max === undefined ? [] : [`<=${shown(max)}`]),
    ...(below === undefined ? [] : [`<${shown(below)}`]),
  ].join(' ')
}
