import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { atomsOfDraft } from '../../scripts/extraction/atoms.ts'
import { isGreek } from '../../src/core/extraction/text/source-text.ts'
import { citedByManual, conditionsOf, readCall } from './read-call.ts'

/** Pages that say nothing else of who may apply, each with one sentence more. */
const pages = {
  en: 'The Region supports the modernisation of workshops. Enterprises may apply through the electronic system.',
  el: 'Η Περιφέρεια στηρίζει τον εκσυγχρονισμό των εργαστηρίων. Οι επιχειρήσεις υποβάλλουν αίτηση μέσω του ηλεκτρονικού συστήματος.',
} as const
const titles = { en: 'Support for workshops', el: 'Στήριξη εργαστηρίων' } as const
const readWith = (sentence: string) => {
  const language = isGreek(sentence) ? 'el' : 'en'
  return readCall(`${pages[language]}\n\n${sentence}`, titles[language])
}

/** Each says of those who apply that they may not, must, need or may on a condition, and names another call. */
const asked = [
  'Bakeries that were beneficiaries of the 2022 call are excluded from this one.',
  'Anyone who still owes a final report from an earlier round may not submit a proposal.',
  'Cooperatives with an open contract under the Blue Economy scheme will be turned away.',
  'Enterprises whose project in the previous programme was revoked shall be rejected.',
  'An applicant must have paid back any aid recovered under the former measure.',
  'Organisations that won in the last competition cannot be partners this time.',
  'Entities which have a running grant from another programme of the Ministry are not eligible.',
  'Dairies that took part in the pilot round are welcome, provided that their accounts were approved.',
  'Candidates need a certificate from the first training programme.',
  'Unlike the earlier measure, this call does not accept fish farms.',
  'As was the case last year, applicants must not be in bankruptcy.',
  'Rather than three closed years, as in the last call, two are required.',
  'Ξενοδοχεία που εντάχθηκαν στον προηγούμενο κύκλο αποκλείονται από την παρούσα δράση.',
  'Δεν μπορούν να υποβάλουν όσοι έχουν ανοιχτή σύμβαση από την πρόσκληση του 2023.',
  'Συνεταιρισμοί με έργο σε εξέλιξη στο πρόγραμμα «Γαλάζια Ανάπτυξη» δεν γίνονται δεκτοί.',
  'Η επιχείρηση πρέπει να έχει εξοφλήσει κάθε ποσό που ανακτήθηκε από προηγούμενο πρόγραμμα.',
  'Εταιρείες των οποίων το σχέδιο ανακλήθηκε στην παλαιά δράση απορρίπτονται.',
  'Προϋπόθεση συμμετοχής είναι η ολοκλήρωση του έργου που επιδοτήθηκε από άλλο πρόγραμμα.',
  'Όσοι επιλέχθηκαν πέρυσι δεν δικαιούνται νέα συμμετοχή.',
  'Αγρότες που έλαβαν μέρος στην πιλοτική φάση συμμετέχουν, εφόσον παρέδωσαν την τελική έκθεση.',
  'Όπως συνέβαινε και πέρυσι, οι αιτούντες δεν πρέπει να τελούν υπό πτώχευση.',
  'Αντί για τις τρεις χρήσεις της περσινής πρόσκλησης, αρκούν δύο.',
  'Σε αντίθεση με το «Ψηφιακό Άλμα», που ζητά τέσσερις κλεισμένες χρήσεις, εδώ αρκούν δύο.',
]

/** What is told only of others, or lets somebody in whom nothing shuts out. */
const askedOfNobody = [
  'The previous call did not admit large enterprises.',
  'In the earlier scheme shops were excluded.',
  'Under the previous programme costs of travel are not eligible.',
  'Enterprises rejected in the last call may apply again.',
  'Workshops that were turned down in 2024 may apply.',
  'Firms that have received aid from another programme can also apply.',
  'Στην προηγούμενη πρόσκληση αποκλείονταν τα ξενοδοχεία.',
  'Επιχειρήσεις που απορρίφθηκαν στην προηγούμενη πρόσκληση μπορούν να υποβάλουν ξανά αίτηση.',
  'Επιχειρήσεις που έχουν ενισχυθεί από το ΕΣΠΑ μπορούν επίσης να συμμετάσχουν.',
]

/** With what alone each says of the call itself. */
const read: readonly (readonly [string, string])[] = [
  ['headcount min 7', 'The enterprise must employ at least seven people (previously four).'],
  ['age', 'The company needs at least two closed financial years (one in the old scheme).'],
  ['turnover', 'Applicants must have a turnover of at least €80,000, instead of the €50,000 of the previous call.'],
  ['headcount max 20', 'As in the Digital Craft programme, enterprises must employ no more than 20 people.'],
  ['headcount min 7', 'Η επιχείρηση πρέπει να απασχολεί τουλάχιστον 7 εργαζομένους (πέρυσι 4).'],
  ['age', 'Απαιτούνται τουλάχιστον τρεις κλεισμένες χρήσεις (δύο στην προηγούμενη δράση).'],
  ['age', 'Χρειάζονται δύο κλεισμένες χρήσεις, αντί των τεσσάρων που ζητούσε ο παλαιός κύκλος.'],
  [
    'turnover',
    'Οι επιχειρήσεις πρέπει να έχουν κύκλο εργασιών τουλάχιστον 80.000 ευρώ, αντί για 50.000 ευρώ της προηγούμενης πρόσκλησης.',
  ],
  [
    'headcount max 20',
    'Όπως και στο πρόγραμμα «Ψηφιακή Τέχνη», οι επιχειρήσεις πρέπει να απασχολούν έως 20 εργαζομένους.',
  ],
  ['closes 2027-06-20', 'Applications are accepted until 20 June 2027, a week later than last year (13 June 2026).'],
  [
    'closes 2027-06-20',
    'Submission ends on 20 June 2027, in contrast to last year’s call, which closed on 15 May 2026.',
  ],
  ['closes 2027-06-20', 'The call closes on 20 June 2027, whereas the LIFE deadline is 22 September 2027.'],
  ['closes 2027-06-20', 'Οι αιτήσεις λήγουν στις 20 Ιουνίου 2027, ενώ πέρυσι είχαν λήξει στις 31 Μαΐου 2026.'],
  ['closes 2027-06-20', 'Η προθεσμία λήγει στις 20 Ιουνίου 2027, ενώ εκείνη του LIFE λήγει στις 22 Σεπτεμβρίου 2027.'],
  [
    'closes 2027-06-20',
    'Η προθεσμία λήγει στις 20 Ιουνίου 2027, σε αντίθεση με την περσινή πρόσκληση, που έληξε στις 15 Μαΐου 2026.',
  ],
  ['intensity 55%', 'The grant covers 55% of the costs (last time: 65%).'],
  ['intensity 55%', 'While the European programme pays 90%, the grant covers 55% of the costs.'],
  ['intensity 55%', 'That scheme covered 65%; the new one covers 55% of the costs.'],
  ['intensity 55%', 'Η επιχορήγηση καλύπτει το 55% του κόστους (στον προηγούμενο κύκλο 65%).'],
  ['min_eligible_cost 20000.00', 'The minimum project budget is €20,000, while it was €10,000 in the last call.'],
]

describe('a sentence that also tells of another call', () => {
  test('is asked where it binds those who apply to this one', async () => {
    const wrong: string[] = []
    for (const sentence of asked) {
      const call = await readWith(sentence)
      const others = conditionsOf(call).filter(({ kind }) => kind !== 'manual')
      if (!citedByManual(call).includes(sentence) || others.length > 0)
        wrong.push(`${sentence}\n   ${JSON.stringify(conditionsOf(call).map(({ kind }) => kind))}`)
    }
    assert.equal(wrong.length, 0, `\n${wrong.join('\n')}`)
  })

  test('asks nothing where it binds nobody who applies now', async () => {
    const wrong: string[] = []
    for (const sentence of askedOfNobody) {
      const call = await readWith(sentence)
      if (conditionsOf(call).some(({ kind }) => kind !== 'manual') || citedByManual(call).includes(sentence))
        wrong.push(sentence)
      assert.ok(
        call.unread.some(({ exact }) => exact.includes(sentence)),
        sentence,
      )
    }
    assert.deepEqual(wrong, [])
  })

  test('is read for what it says of this one', async () => {
    const wrong: string[] = []
    const plain = new Set<string>()
    for (const sentence of ['Questions are answered by the office.', 'Σε ερωτήσεις απαντά το γραφείο.'])
      for (const [field, atoms] of atomsOfDraft((await readWith(sentence)).programme))
        for (const atom of atoms) plain.add(`${field} ${atom}`)
    for (const [wanted, sentence] of read) {
      const { programme } = await readWith(sentence)
      const told = [...atomsOfDraft(programme)]
        .flatMap(([field, atoms]) => atoms.map((atom) => `${field} ${atom}`))
        .filter((each) => !plain.has(each))
      if (told.length === 0 || !told.every((each) => each.startsWith(wanted)))
        wrong.push(`${sentence}\n   read ${told.join(', ') || 'nothing'}, not ${wanted}`)
    }
    assert.equal(wrong.length, 0, `\n${wrong.join('\n')}`)
  })

  test('begins no citation of the sentence behind it with its own end', async () => {
    const call = await readCall(
      'The Region supports the modernisation of workshops. Denmark pays 70% of such costs. The grant covers 50% of the eligible costs.',
      titles.en,
    )
    const cited = (call.programme.funding.intensity ?? []).flatMap(({ citations }) => citations ?? [])
    assert.deepEqual(
      cited.map(({ exact }) => exact),
      ['The grant covers 50% of the eligible costs.'],
    )
  })
})
