import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import type { Criterion } from '../../src/core/criteria/criterion.ts'
import { isGreek } from '../../src/core/extraction/text/source-text.ts'
import { programmeAgainstText } from '../../src/programmes/against-text.ts'
import { loadReference } from '../../src/reference/reference.ts'
import { conditionsOf, readCall } from './read-call.ts'

/** How many notes a publisher gets on criteria that cite a text. */
async function notesOn(all: Criterion[], text: string): Promise<string[]> {
  const reference = await loadReference()
  const document = { key: 'call', title: 'Call', role: 'call', order: 1, language: isGreek(text) ? 'el' : 'en', text }
  const programme = {
    eligibility: { all },
    documents: [document as never],
    call: { deadlines: [] },
    funding: { instruments: [] },
  }
  return programmeAgainstText(programme, reference).map(({ reason }) => reason.key)
}

describe('what was read of a sentence', () => {
  const right = [
    'The enterprise must not employ more than 9 people.',
    'Applicants may not have fewer than 5 employees.',
    'Firms that employ fewer than 3 persons are excluded.',
    'Companies with more than 100 employees are not eligible.',
    'Applicants must employ at least 2 and not more than 49 people.',
    'Enterprises must never employ more than 49 persons.',
    'Οι επιχειρήσεις δεν πρέπει να έχουν λιγότερους από 20 εργαζομένους.',
    'Η επιχείρηση δεν πρέπει να απασχολεί περισσότερους από 9 εργαζομένους.',
    'Αποκλείονται επιχειρήσεις με λιγότερους από 3 εργαζομένους.',
    'Δεν είναι επιλέξιμες επιχειρήσεις με περισσότερους από 49 εργαζομένους.',
    'Επιχειρήσεις με λιγότερους από 2 εργαζομένους δεν ενισχύονται.',
    'Επιχειρήσεις εγκατεστημένες σε όλη την Ελλάδα πλην της Περιφέρειας Αττικής.',
    'Επιχειρήσεις με έδρα στη Δυτική Μακεδονία, εκτός της Περιφερειακής Ενότητας Καστοριάς.',
    'Enterprises with their seat in Greece, except for the region of Attica.',
  ]
  for (const text of right)
    test(`is not doubted where it is right: ${text}`, async () => {
      const read = conditionsOf(await readCall(`${isGreek(text) ? 'Δικαιούχοι' : 'Who may apply'}\n\n${text}`))
      const structured = read.filter(({ kind }) => kind !== 'manual')
      assert.ok(structured.length > 0, JSON.stringify(read))
      assert.deepEqual(await notesOn(structured, text), [])
    })
})

describe('a rule that says something else than its sentence', () => {
  const wrong: readonly (readonly [text: string, range: object])[] = [
    ['The enterprise must not employ more than 9 people.', { max: 19 }],
    ['Applicants may not have fewer than 5 employees.', { min: 10 }],
    ['Οι επιχειρήσεις δεν πρέπει να έχουν λιγότερους από 20 εργαζομένους.', { min: 10 }],
    ['Αποκλείονται επιχειρήσεις με λιγότερους από 3 εργαζομένους.', { min: 5 }],
    ['Applicants must employ at least 2 people.', { min: 3 }],
    ['Η επιχείρηση απασχολεί έως 49 εργαζομένους.', { max: 50 }],
  ]
  for (const [text, range] of wrong)
    test(`is told: ${text} as ${JSON.stringify(range)}`, async () => {
      const citations = [{ document: 'call', exact: text, start: 0, end: text.length }]
      const rule = { id: 'staff', kind: 'headcount', measure: 'headcount', range, citations } as Criterion
      assert.notDeepEqual(await notesOn([rule], text), [])
    })
})
