import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { told } from './logic-is-kept.ts'
import { readCall } from './read-call.ts'

const conditions = async (text: string): Promise<string[]> => {
  const { eligibility } = (await readCall(text)).programme
  return 'all' in eligibility ? eligibility.all.map(told) : [told(eligibility)]
}

describe('de minimis headroom', () => {
  for (const text of [
    'Η ενίσχυση χορηγείται κατά το άρθρο 14 του Καν. 651/2014 ή, κατ’ επιλογή της επιχείρησης, κατά τον Καν. 2023/2831.',
    'Η ενίσχυση χορηγείται με τον Καν. (ΕΕ) 651/2014 ή τον Καν. (ΕΕ) 2023/2831.',
    'Aid is granted under Article 14 of Regulation 651/2014. Alternatively, the applicant may choose aid under Regulation (EU) 2023/2831.',
  ])
    test(`is asked only of who chooses it: ${text}`, async () => {
      assert.deepEqual(
        (await conditions(text)).filter((each) => /minimis|attribute/u.test(each)),
        ['any(attribute | de_minimis)'],
      )
    })

  test('is asked of all where the aid rests on both', async () => {
    const both = await conditions(
      'Aid for machines is granted under Article 14 of Regulation 651/2014, and aid for training under Regulation (EU) 2023/2831.',
    )
    assert.ok(both.includes('de_minimis'), both.join())
  })
})
