import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import type { Reason, ReasonValue } from '../core/matching/result.ts'
import { jsonSayer } from './json-sentences.ts'
import { say, type Names } from './wording.ts'

const names: Names = { region: (code) => (code === 'EL431' ? '1 "Ηράκλειο".' : undefined), onGap: () => {} }

const date = (value: string): ReasonValue => ({ type: 'date', value })
const sizes = (...values: string[]): ReasonValue => ({ type: 'terms', vocabulary: 'size', values })
const title = (el: string): ReasonValue => ({ type: 'text', value: { el } })

const cases: readonly (readonly [says: string, key: string, values: Reason['values']])[] = [
  [
    'the first day of a month, which changes the words before it',
    'age.started_between.met',
    { start: date('2019-03-01'), from: date('2019-02-01'), to: date('2020-10-01') },
  ],
  ['another day', 'warning.works_started', { on: date('2026-02-11'), applied: date('2026-03-01') }],
  ['a first day after such a word', 'warning.works_started', { on: date('2026-02-01'), applied: date('2026-03-02') }],
  [
    'a title that ends with a stop and has quotation marks',
    'warning.same_expense',
    { what: sizes('micro'), title: title('Ενίσχυση "Α" από 1 Ιουνίου.') },
  ],
  [
    'a name that ends with a stop',
    'region.met',
    {
      place: { type: 'terms', vocabulary: 'place', values: ['headquarters'] },
      regions: { type: 'regions', values: ['EL431'] },
    },
  ],
  ['lists of one and of several', 'size.met', { size: sizes('small'), accepted: sizes('micro', 'small', 'medium') }],
  [
    'words by a number that open it',
    'activity.not_met',
    {
      codes: { type: 'codes', scheme: 'kad_2025', values: ['47.11.01.01', '47.11.01.02'] },
      count: 1,
    },
  ],
  ['a value that is missing', 'size.met', { size: sizes('small') }],
]

describe('sentences as JSON', () => {
  for (const [says, key, values] of cases)
    test(`are those that are said: ${says}`, () => {
      for (const language of ['el', 'en'] as const)
        for (const time of ['first', 'again']) {
          const reason = { key, values }
          const said = JSON.stringify(say(reason, language, names))
          const written = Buffer.from(jsonSayer(language, names)(reason), 'latin1').toString()
          assert.equal(written, said, `${language}, ${time}`)
        }
    })
})
