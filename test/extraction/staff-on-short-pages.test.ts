import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { conditionsOf, readCall } from './read-call.ts'

/** How many people a business may have and what it may turn over, as news and the cards of portals tell it. */

const figures = async (text: string): Promise<readonly string[]> =>
  conditionsOf(await readCall(text)).flatMap((each) =>
    each.kind === 'headcount'
      ? [`${each.measure} ${JSON.stringify(each.range)}`]
      : each.kind === 'accounts'
        ? Object.entries(each.range).map(([end, { amount }]) => `${each.figure} ${end} ${amount}`)
        : [],
  )

/** A page that is long enough for what a sentence states to be doubted. */
const page = (sentence: string, greek: boolean): string =>
  [
    greek ? 'Βοήθημα μετά την παγωνιά' : 'Help after the frost',
    greek
      ? 'Ο δήμος μοιράζει χρήματα σε όσους ζημιώθηκαν τον χειμώνα, όπως είπε το απόγευμα η αντιδήμαρχος στο συμβούλιο.'
      : 'The town hands out money to those whom the winter has hurt, as the deputy mayor told the council in the afternoon.',
    sentence,
    ...Array.from({ length: 6 }, () =>
      greek
        ? 'Το έντυπο βρίσκεται στον ιστότοπο και στα περίπτερα της πλατείας, όπου βοηθούν και όσους δεν έχουν υπολογιστή.'
        : 'The form lies on the site and in the kiosks of the square, where those are helped too who have no computer.',
    ),
  ].join('\n\n')

describe('staff and turnover on a short page', () => {
  const told: readonly (readonly [text: string, ...figures: string[]])[] = [
    ['Those with under 35 employees can apply.', 'headcount {"max_exclusive":35}'],
    ['Every shop that turns over less than €700,000 can come forward.', 'turnover max_exclusive 700000.00'],
    ['Μπορούν να μπουν όσες είχαν προσωπικό κάτω από 25 άτομα.', 'headcount {"max_exclusive":25}'],
    [
      'Any workshop that keeps to the rules and has up to 70 people on its books can use the scheme.',
      'headcount {"max":70}',
    ],
    ['Shops that have 12 employees or fewer qualify for grants of up to €3,000.', 'headcount {"max":12}'],
    [
      'The bank offers loans of €2,000 to €9,000 for sole traders and partnerships that have under 15 staff.',
      'headcount {"max_exclusive":15}',
    ],
    ['Nobody with 45 employees or more can have it.', 'headcount {"max_exclusive":45}'],
    [
      'A workshop would have to have at least three employees and no more than 80 working full time.',
      'headcount {"min":3,"max":80}',
    ],
  ]
  for (const [text, ...values] of told)
    test(`is read, told once: ${text}`, async () => {
      assert.deepEqual(await figures(page(text, /[α-ω]/.test(text))), values)
    })

  test('is read with the name of its unit in brackets', async () => {
    assert.deepEqual(
      await figures(
        'Frost grant\n\nWho can apply\n\n• firms that have 18 full time equivalent (FTE) employees or fewer',
      ),
      ['headcount {"max":18}'],
    )
  })

  test('is read of a year that is over', async () => {
    assert.deepEqual(
      await figures(
        'Εργαστήρια\n\nΓια να πάρει μέρος μια επιχείρηση πρέπει:\n\n- Να είχε μέσα στο 2024 τρεις ΕΜΕ μισθωτής εργασίας τουλάχιστον',
      ),
      ['salaried_awu {"min":3}'],
    )
  })

  for (const text of [
    'Between three and 25 employees, a shop can get €2,000; with 26 to 50 it gets €5,000.',
    'Από 3 έως 25 εργαζομένους, ένα κατάστημα παίρνει 2.000 ευρώ.',
    'Μέχρι τώρα ο δήμος ζητούσε από κάθε επιχείρηση τουλάχιστον 6 εργαζομένους.',
    'The accountant works for a firm with a turnover of at least €400,000.',
    'Στόχος είναι να βρουν δουλειά 480 άτομα.',
    'The plan is for 480 people to find work.',
    'Σχέδιο για να απασχοληθούν άτομα 55+ σε θέσεις μερικής απασχόλησης',
  ])
    test(`is none of those who apply: ${text}`, async () => {
      assert.deepEqual(await figures(page(text, /[α-ω]/.test(text))), [])
    })

  for (const lead of [
    'If one of these does not apply to you, please do not fill in the form:',
    'Αν κάτι από αυτά δεν ισχύει, μην συμπληρώσετε το έντυπο:',
  ])
    test(`is asked by a lead that denies twice: ${lead}`, async () => {
      const item = /[α-ω]/.test(lead) ? 'Η επιχείρηση έχει το πολύ 30 εργαζομένους.' : 'You have at most 30 employees.'
      assert.deepEqual(await figures(`Frost\n\nWho qualifies\n\n${lead}\n\n• ${item}`), ['headcount {"max":30}'])
    })
})
