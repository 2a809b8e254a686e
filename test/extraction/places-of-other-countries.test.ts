import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { citedByManual, conditionsOf, readCall } from './read-call.ts'

const countriesOf = async (text: string): Promise<readonly string[]> =>
  conditionsOf(await readCall(text)).flatMap((each) => (each.kind === 'region' ? (each.include ?? []) : []))

describe('a call that is for businesses of another country', () => {
  const named: readonly (readonly [text: string, codes: readonly string[]])[] = [
    ['Applicants must be UK-based businesses of any size.', ['UK']],
    ['To lead a project you must:\n\n- be a UK based business\n- show a market for the product', ['UK']],
    ['Applicants must be based in Ireland and have fewer than 40 employees.', ['IE']],
    ['Firms must be established in a Member State of the EU and operating in Malta.', ['MT']],
    ['The company must be registered in the UK or the US.', ['UK', 'US']],
    ['Eligible are start-ups registered in Cyprus, Malta or Norway.', ['CY', 'MT', 'NO']],
    [
      'Έργο του Interreg Ελλάδα–Κύπρος. Δικαιούχοι είναι επιχειρήσεις με εγκατάσταση στο Νότιο Αιγαίο, στην Κρήτη ή στην Κύπρο.',
      ['EL42', 'EL43', 'CY'],
    ],
    ['Companies established in Austria may take part as subcontractors.', []],
    ['Who can apply\n\nShops and workshops that trade in Malta.', ['MT']],
    ['Whoever applies must be a company with its registration in Cyprus.', ['CY']],
    ['Are you eligible?\n\nYes, if the firm:\n\n• has its base in Ireland', ['IE']],
    ['Workshops can benefit if Malta is where they are at home.', ['MT']],
    ['A frost grant for small shops is going to be opened in Ireland.', ['IE']],
    [
      'Συμμετέχει όποιος εργοδότης:\n\n1. Έχει την έδρα του στις ελεγχόμενες από το κράτος περιοχές της Κύπρου.',
      ['CY'],
    ],
    ['Who the speaker was\n\nMaria Borg, who lives in Malta, has worked there for years.', []],
  ]
  for (const [text, codes] of named)
    test(`is for ${codes.join(', ') || 'nobody by what it says of others'}: ${text.split('\n')[0]}`, async () => {
      assert.deepEqual(await countriesOf(text), codes)
    })

  for (const text of [
    'Any for-profit firm based in the EU can apply.',
    'Only SMEs based in an EU Member State or in an associated country are eligible.',
    'Eligible: legal persons residing in one of the 27 member states, Norway and Iceland.',
  ])
    test(`asks a person where more countries are meant than named: ${text}`, async () => {
      const read = await readCall(text)
      assert.deepEqual(citedByManual(read), [text])
      assert.deepEqual(await countriesOf(text), [])
    })
})
