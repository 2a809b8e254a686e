import assert from 'node:assert/strict'
import { existsSync, readFileSync } from 'node:fs'
import { test } from 'node:test'
import type { Extraction } from '../../core/extraction/extraction.ts'
import { DocumentReader } from './extract-document.ts'

const file = `${process.env['SHARED_DATA'] ?? '../shared/data'}/gr-call-texts/call_excerpts.json`
const missing = !existsSync(file)
if (missing && process.env['CI'] === 'true') throw new Error(`${file} is not there`)

interface Excerpt {
  id: string
  lang: 'el' | 'en'
  text: string[]
}

const money = (amount: number) => ({ amount: `${amount}.00`, currency: 'EUR' })
const line = (amount: number, category: string) => [category, money(amount)]

type Programme = Extraction['programme']
const at = ({ call }: Programme) => [call.opens_at?.at, call.deadlines[0]?.at]
const lines = ({ budget_lines = [] }: Programme) => budget_lines.map((each) => [each.region_category, each.amount])

/** The facts of the excerpts whose value stands in their text, as they have to come out. */
const facts: readonly (readonly [
  excerpt: string,
  fact: string,
  read: (programme: Programme) => unknown,
  value: unknown,
])[] = [
  ['paragoume-stin-ellada', 'own contribution', ({ funding }) => funding.own_contribution_min_percent, 25],
  ['paragoume-stin-ellada', 'most aid', ({ funding }) => funding.max_subsidy, money(200_000)],
  ['vasikos-psifiakos', 'opening', (each) => at(each)[0], '2023-02-23T10:00:00Z'],
  ['vasikos-psifiakos', 'least project', ({ funding }) => funding.min_eligible_cost, money(18_000)],
  ['vasikos-psifiakos', 'largest project', ({ funding }) => funding.max_eligible_cost, money(30_000)],
  ['vasikos-psifiakos', 'highest rate', ({ funding }) => funding.max_intensity_percent, 60],
  ['vasikos-psifiakos', 'budget', ({ funding }) => funding.total_budget, money(90_000_000)],
  ['vasikos-psifiakos', 'split', lines, [line(19_800_000, 'transition'), line(70_200_000, 'less_developed')]],
  ['idrysi-neon-mme', 'opening', (each) => at(each)[0], '2023-12-18T13:00:00Z'],
  ['idrysi-neon-mme', 'closing', (each) => at(each)[1], '2024-03-22T13:00:00Z'],
  ['idrysi-neon-mme', 'least project', ({ funding }) => funding.min_eligible_cost, money(30_000)],
  ['idrysi-neon-mme', 'largest project', ({ funding }) => funding.max_eligible_cost, money(400_000)],
  ['idrysi-neon-mme', 'rate', ({ funding }) => funding.intensity?.map(({ percent }) => percent), [45]],
  ['idrysi-neon-mme', 'bonuses', ({ funding }) => funding.bonuses?.map(({ percent }) => percent), [10, 5]],
]

test(
  `${facts.length} facts of real calls whose value stands in their quoted text come out right`,
  { skip: missing },
  async () => {
    const excerpts = JSON.parse(readFileSync(file, 'utf8')) as Excerpt[]
    const reader = new DocumentReader(0)
    const read = new Map<string, Programme>()
    for (const { id, lang, text } of excerpts) {
      const { extraction } = await reader.read({
        bytes: Buffer.from(text.join('\n')),
        type: 'text',
        language: lang,
        country: 'GR',
        timeZone: 'Europe/Athens',
      })
      read.set(id, extraction.programme)
    }
    const wrong = facts.flatMap(([excerpt, fact, readFact, value]) => {
      const programme = read.get(excerpt)
      assert.ok(programme !== undefined, excerpt)
      const told = readFact(programme)
      try {
        assert.deepEqual(told, value)
        return []
      } catch {
        return [`${excerpt}, ${fact}: ${JSON.stringify(told)} instead of ${JSON.stringify(value)}`]
      }
    })
    assert.deepEqual(wrong, [])
  },
)
