import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { told } from './logic-is-kept.ts'
import { readCall } from './read-call.ts'

const conditions = async (text: string): Promise<string[]> => {
  const { programme, fields } = await readCall(text)
  const { eligibility } = programme
  for (const { pointer } of fields)
    if (pointer?.startsWith('/eligibility') === true) assert.notEqual(at(programme, pointer), undefined, pointer)
  return ('all' in eligibility ? eligibility.all.map(told) : [told(eligibility)]).toSorted()
}

/** What a pointer names in a value. */
const at = (value: unknown, pointer: string): unknown =>
  pointer
    .slice(1)
    .split('/')
    .reduce<unknown>((inside, key) => (inside as Record<string, unknown> | undefined)?.[key], value)

describe('a list of conditions', () => {
  test('of which one is enough becomes alternatives, each of its members one of them', async () => {
    assert.deepEqual(
      await conditions(
        'Οι αιτούντες πρέπει να πληρούν τουλάχιστον ένα από τα ακόλουθα:\n- να απασχολούν τουλάχιστον 7 άτομα\n- να έχουν έδρα στην Κρήτη\n- να πραγματοποιούν εξαγωγές',
      ),
      ['any(headcount >=7 | region headquarters EL43 | manual)'],
    )
    assert.deepEqual(
      await conditions(
        'Applicants must meet at least one of the following conditions:\n- at least 7 employees\n- a turnover of at least EUR 150,000',
      ),
      ['any(headcount >=7 | turnover >=150000.00)'],
    )
  })

  test('of which one is enough may name sizes', async () => {
    assert.deepEqual(
      await conditions(
        'The applicant meets one of the following conditions:\n• SME;\n• is a large company that works with SMEs.',
      ),
      ['any(size micro+small+medium | manual)'],
    )
  })

  test('ends where the list that it is a member of goes on', async () => {
    assert.deepEqual(
      await conditions(
        'Conditions of participation\n\n- Applicants belong to one of the following groups:\n· bakers\n· brewers\n- at least 6 employees\n- a turnover of at least EUR 90,000',
      ),
      ['headcount >=6', 'manual', 'turnover >=90000.00'],
    )
  })

  test('that have all to hold stays one', async () => {
    assert.deepEqual(
      await conditions('Conditions of participation\n\n- at least 7 employees\n- a turnover of at least EUR 150,000'),
      ['headcount >=7', 'turnover >=150000.00'],
    )
  })

  test('that says to whom no aid is given asks for the opposite', async () => {
    assert.deepEqual(
      await conditions(
        'Eligible are SMEs. No aid is granted to enterprises whose turnover fell below EUR 70,000 in 2025.',
      ),
      ['size micro+small+medium', 'turnover >=70000.00'],
    )
  })

  test('with an exception behind it lets those whom this spares be asked for', async () => {
    assert.deepEqual(
      await conditions(
        'Προϋποθέσεις συμμετοχής\n\nΝα έχουν κλείσει τρεις διαχειριστικές χρήσεις.\n\nΚατ’ εξαίρεση, για τους τεχνοβλαστούς αρκεί μία κλεισμένη χρήση.',
      ),
      ['any(closed years >=3 | manual)'],
    )
    assert.deepEqual(
      await conditions(
        "Conditions of participation\n\nApplicants must employ at least 9 persons.\n\nBy way of exception, for women's cooperatives 3 persons are enough.",
      ),
      ['any(headcount >=9 | manual)'],
    )
  })
})
