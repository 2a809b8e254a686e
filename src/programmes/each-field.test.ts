import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import fc from 'fast-check'
import { wholeProgramme } from '../../test/support/whole-programme.ts'
import { programmeDifferences } from '../core/comparing/programme-difference.ts'
import type { Programme } from '../core/facts/programme.ts'
import { languages } from '../core/facts/text.ts'
import { sayDate, sayMoney } from '../wording/render.ts'
import { say } from '../wording/wording.ts'
import { criterionSchemas } from './criterion-schemas.ts'
import { programmeMembers } from './programme-schemas.ts'

/** What this test looks at of a schema. */
interface Schema {
  readonly type?: string
  readonly enum?: readonly string[]
  readonly const?: unknown
  readonly format?: string
  readonly pattern?: string
  readonly properties?: Readonly<Record<string, Schema>>
  readonly patternProperties?: object
  readonly required?: readonly string[]
  readonly items?: Schema
  readonly anyOf?: readonly Schema[]
}

/** A field of the schema: where it stands in the whole programme, and whether it may be left out. */
interface Field {
  readonly path: readonly (string | number)[]
  readonly schema: Schema
  readonly isOptional: boolean
}

const members = programmeMembers as unknown as Readonly<Record<string, Schema>>
const isMoney = ({ properties }: Schema): boolean => properties?.['amount']?.pattern !== undefined

/** Fields that are told as one value, whatever they hold. */
const whole =
  /\/(citations|at|held_by|test|left|right|where|when|moved|range|external_ids|legal_basis|exclusive|turnover_limit)$/u

/** Every field of an object's schema, down to those that are told. */
function fieldsOf(schema: Schema, path: Field['path'], isOptional: boolean): Field[] {
  const { properties, items } = schema
  const isTold = whole.test(`/${path.join('/')}`) && !path.join('/').endsWith('opens_at')
  if (isTold || isMoney(schema) || (properties === undefined && items?.properties === undefined))
    return [{ path, schema, isOptional }]
  const list: Field[] = items === undefined ? [] : [{ path, schema, isOptional }]
  const [inner, base] = items === undefined ? [schema, path] : [items, [...path, 0]]
  const needed = new Set(inner.required)
  return [
    ...list,
    ...Object.entries(inner.properties ?? {}).flatMap(([name, each]) =>
      fieldsOf(each, [...base, name], !needed.has(name)),
    ),
  ]
}

const { all: criteria } = wholeProgramme.eligibility as { all: { kind: string }[] }
const required = new Set(['title', 'call', 'documents', 'funding', 'eligibility'])
const fields: readonly Field[] = [
  ...Object.entries(members).flatMap(([name, schema]) =>
    name === 'eligibility' ? [] : fieldsOf(schema, [name], !required.has(name)),
  ),
  ...criteria.flatMap(({ kind }, at) => {
    const { properties, required: needed = [] } = criterionSchemas.get(kind) as unknown as Schema
    return Object.entries(properties ?? {}).flatMap(([name, schema]) =>
      fieldsOf(schema, ['eligibility', 'all', at, name], !needed.includes(name)),
    )
  }),
]

/** What is no difference of what a programme says: where it rests, when it was fetched, and ids. */
const untold =
  /^(?!\/eligibility\/).*\/citations$|\/(retrieved_at|pages|sections|sections\/0\/\w+|length)$|^\/documents\/0\/(id|key)$|^\/(call\/deadlines|budget_lines|funding\/bonuses|required_documents)\/0\/id$|^\/eligibility\/all\/\d+\/(id|kind)$/u
const nameOf = ({ path }: Field): string => `/${path.join('/')}`

const euros = fc.integer({ min: 1_000_000, max: 9_000_000 }).map((cents) => ({
  amount: `${Math.floor(cents / 100)}.${String(cents % 100).padStart(2, '0')}`,
  currency: 'EUR',
}))
const day = fc.integer({ min: 2, max: 28 }).map((date) => `2027-08-${String(date).padStart(2, '0')}`)
const instant = day.map((date) => `${date}T09:30:00Z`)
const word = fc.stringMatching(/^[a-z]{5,9}$/u)
const some = <T>(values: readonly T[]) => fc.constantFrom(...values)

/** Other values where the schema does not tell all that makes sense, by the end of the path. */
const others: readonly (readonly [RegExp, fc.Arbitrary<unknown>])[] = [
  [/time_zone$/u, some(['Europe/Paris', 'Europe/Rome'])],
  [/country$|member_state$/u, some(['CY', 'IT', 'FR'])],
  [/language$/u, some(['en', 'fr', 'it'])],
  [/budget_line$/u, fc.constant('north')],
  [/sha256$/u, fc.constant('1'.repeat(64))],
  [/region_category$/u, some(['more_developed', 'outermost'])],
  [/region_categories$/u, fc.constant(['more_developed'])],
  [/cost_categories$/u, some([['software'], ['lifts', 'advice']])],
  [/eligible_costs\/0\/category$/u, some(['software', 'lifts'])],
  [/codes\/(in|ex)clude\/\w+$/u, some([['20'], ['21', '22', '23'], Array.from({ length: 30 }, (_, i) => `46.${i}`)])],
  [/all\/8\/(in|ex)clude$/u, some([['association'], ['consortium', 'cooperative']])],
  [/all\/3\/include$/u, some([['medium'], ['medium', 'large']])],
  [/all\/6\/include$/u, some([['suspended'], ['liquidation']])],
  [/\/(regions|nuts|include|exclude)$/u, some([['EL64'], ['EL61', 'EL62']])],
  [/intensity\/0\/sizes$/u, some([['medium'], ['large']])],
  [/all\/\d+\/(at|held_by)$/u, some([{ event: 'submission' }, { event: 'fixed', date: '2028-01-02' }])],
  [/all\/4\/range$/u, some([{ min: 6, max: 40 }, { max: 40 }, { min: 5, max_exclusive: 40 }])],
  [/brackets\/0\/range$/u, some([{ max: 10 }, { min: 3 }])],
  [/all\/(5|9)\/range$/u, euros.map((max) => ({ max }))],
  [
    /all\/7\/test$/u,
    some([
      { measure: 'months_since_start', range: { min: 13 } },
      { measure: 'closed_full_fiscal_years', range: { min: 12 } },
      { measure: 'started_between', from: '2020-01-01' },
    ]),
  ],
  [/all\/12\/(left|right)$/u, euros.map((value) => ({ times: 0.5, of: { value } }))],
  [
    /all\/13\/test$/u,
    some([
      { all: true },
      { any: true },
      { none: true },
      { at_most: 2 },
      { share_at_least: 0.4, weight: 'capital_share' },
    ]),
  ],
  [/all\/13\/where$/u, some([[{ field: 'gender', operator: 'eq', value: 'female' }], []])],
  [/all\/14\/name$/u, some(['women_led', 'own_ovens'])],
  [/all\/14\/test$/u, some([{ range: { max: 300 } }, { equals: true }, { in: [1, 2] }])],
  [
    /bonuses\/0\/when$/u,
    some([
      { kind: 'attribute', id: 'youth', name: 'women_led', test: { equals: true } },
      { kind: 'attribute', id: 'other', name: 'women_led', test: { equals: true } },
      { not: { kind: 'attribute', id: 'youth', name: 'youth_led', test: { equals: true } } },
    ]),
  ],
  [/\/citations$/u, word.map((exact) => [{ document: 'call', exact }])],
  [/moved$/u, instant.map((to) => [{ from: '2026-04-30T12:00:00Z', to, reference: 'ΑΔΑ 2' }])],
  [/external_ids$/u, word.map((value) => [{ scheme: 'ada', value }])],
  [
    /legal_basis$/u,
    some([
      [{ regime: 'de_minimis_2023_2831' }],
      [{ regime: 'gber_651_2014', article: '17', reference: 'L 187', valid_to: '2026-12-31' }],
      [{ regime: 'gber_651_2014', article: '14', reference: 'L 187', valid_to: '2027-12-31' }],
      [{ regime: 'gber_651_2014', article: '14', reference: 'L 188', valid_to: '2026-12-31' }],
    ]),
  ],
  [/exclusive$/u, some([[{ group: 'digital', per: 'person' }], [{ group: 'green', per: 'tax_id' }]])],
  [
    /turnover_limit$/u,
    some([
      { times: 2, period: 'last_closed_fy' },
      { times: 3, period: 'previous_closed_fy' },
    ]),
  ],
  [/funding\/instruments$/u, some([['voucher'], ['grant'], ['grant', 'loan', 'prize']])],
  [/^\/documents$/u, fc.constant([])],
  [
    /^\/call\/deadlines$|^\/budget_lines$|eligible_costs$|required_documents$|bonuses$|intensity$|brackets$/u,
    fc.constant([]),
  ],
]

function valuesOf(field: Field): fc.Arbitrary<unknown> {
  const { schema } = field
  const own = others.find(([end]) => end.test(nameOf(field)))?.[1]
  if (own !== undefined) return own
  if (schema.enum !== undefined) return some(schema.enum)
  if (isMoney(schema)) return euros
  if (schema.patternProperties !== undefined) return word.map((en) => ({ el: `${en} νέο`, en: `${en} new` }))
  if (schema.format === 'date') return day
  if (schema.format === 'date-time') return instant
  if (schema.format === 'uri') return word.map((host) => `https://${host}.example/`)
  if (schema.type === 'boolean') return fc.constant(false)
  if (schema.type === 'integer') return fc.integer({ min: 100, max: 999 })
  if (schema.type === 'number')
    return fc.integer({ min: 1, max: 99 }).map((value) => value * (nameOf(field).endsWith('share_min') ? 0.01 : 1))
  if (schema.type === 'array') return word.map((value) => [value])
  return word
}

const at = (whole: unknown, path: Field['path']): unknown =>
  path.reduce<unknown>((value, name) => (value as Record<string | number, unknown>)[name], whole)

function replaced<T>(whole: T, [name, ...rest]: Field['path'], by: unknown): T {
  if (name === undefined) return by as T
  if (Array.isArray(whole)) return whole.map((each, i) => (i === name ? replaced(each, rest, by) : each)) as T
  const record = whole as Record<string, unknown>
  const inner = rest.length === 0 ? by : replaced(record[name], rest, by)
  return Object.fromEntries(
    Object.entries({ ...record, [name]: inner }).filter(([, value]) => value !== undefined),
  ) as T
}

const names = { region: () => undefined }

/** A value as a sentence shows it, where that is plain. */
function plainOf({ schema, path }: Field, value: unknown, language: 'el' | 'en'): string | undefined {
  if (value === undefined || Array.isArray(value) || schema.enum !== undefined || schema.type === 'boolean')
    return undefined
  if (isMoney(schema)) return sayMoney(value as { amount: string; currency: string }, language)
  if (schema.patternProperties !== undefined) return (value as Record<string, string>)[language]
  if (schema.format === 'date') return sayDate(String(value), language)
  if (typeof value === 'number')
    return path.at(-1) === 'revenue_share_min' ? `${Math.round(value * 100)}%` : String(value)
  const isWord = typeof value === 'string' && schema.format !== 'date-time' && path.at(-2) !== 'opens_at'
  return isWord &&
    !/(country|member_state|language|region_category|budget_line|category|name|sha256)$/u.test(String(path.at(-1)))
    ? value
    : undefined
}

/** What holds where a field is left out. */
function meant({ schema, path }: Field, value: unknown): unknown {
  const name = path.at(-1)
  if (schema.type === 'boolean') return value ?? false
  if (name === 'effect') return value ?? 'eligibility'
  if (Array.isArray(value) && value.length === 0) return null
  return (
    value ?? ((name === 'at' && path.at(0) === 'eligibility') || name === 'held_by' ? { event: 'submission' } : null)
  )
}

function sentences(before: Programme, after: Programme): Readonly<Record<'el' | 'en', string[]>> {
  const found = programmeDifferences(before, after).map(({ says }) => says)
  return { el: found.map((each) => say(each, 'el', names)), en: found.map((each) => say(each, 'en', names)) }
}

describe('every field of a programme that changes is told, and nothing else is', () => {
  for (const field of fields) {
    const name = nameOf(field)
    if (untold.test(name)) {
      test(`${name}: no difference`, () => {
        const old = at(wholeProgramme, field.path)
        assert.notEqual(old, undefined, 'the whole programme has it')
        const other = typeof old === 'string' ? `${old}-x` : field.schema.type === 'integer' ? 77 : []
        if (name.endsWith('/kind')) return
        assert.deepEqual(sentences(wholeProgramme, replaced(wholeProgramme, field.path, other)).en, [])
      })
      continue
    }
    test(name, () => {
      const old = at(wholeProgramme, field.path)
      assert.ok(old !== undefined || name.endsWith('/effect'), 'the whole programme has it')
      const changes = field.isOptional ? fc.option(valuesOf(field), { nil: undefined, freq: 4 }) : valuesOf(field)
      const told = new Map<string, string>()
      fc.assert(
        fc.property(changes, (now) => {
          const same = JSON.stringify(meant(field, now)) === JSON.stringify(meant(field, old))
          const other = replaced(wholeProgramme, field.path, now)
          for (const [before, after, was, is] of [
            [wholeProgramme, other, old, now],
            [other, wholeProgramme, now, old],
          ] as const) {
            const said = sentences(before, after)
            if (same) {
              assert.deepEqual(said.en, [])
              continue
            }
            const most = Array.isArray(old) || typeof old === 'object' ? 4 : 1
            assert.ok(said.en.length > 0 && said.en.length <= most, `${said.en.length}: ${said.en.join(' ')}`)
            for (const language of languages) {
              const text = said[language].join(' ')
              for (const value of [was, is].flatMap((each) => plainOf(field, each, language) ?? []))
                assert.ok(text.includes(value), `${value} in: ${text}`)
              assert.doesNotMatch(text, /undefined|\[object|…/u)
              // Another change has other words.
              const key = JSON.stringify([meant(field, was), meant(field, is)])
              // That a text is another is all there is to say.
              if (name.endsWith('/sha256')) continue
              const known = told.get(`${language} ${text}`) ?? key
              assert.equal(known, key, text)
              told.set(`${language} ${text}`, key)
            }
          }
        }),
        { numRuns: 6 },
      )
    })
  }
})
