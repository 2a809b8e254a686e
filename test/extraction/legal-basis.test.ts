import assert from 'node:assert/strict'
import { test } from 'node:test'
import { readCall } from './read-call.ts'

async function basesOf(text: string): Promise<string> {
  const { programme } = await readCall(text)
  return (programme.legal_basis ?? []).map(({ regime, reference }) => `${regime} ${reference}`).join(', ')
}

const tctf = 'other Communication 2023/C 101/03 (Temporary Crisis and Transition Framework)'
const noAid = 'no_aid Treaty on the Functioning of the European Union, article 107(1)'

for (const [sentence, bases] of [
  ['The scheme was approved by the European Commission (SA.118822).', 'notified State aid SA.118822'],
  ['Το καθεστώς έχει εγκριθεί με αριθμό SA.118822 από την Ευρωπαϊκή Επιτροπή.', 'notified State aid SA.118822'],
  ['Grants are given under Article 41 of the GBER (SA.118822).', 'gber_651_2014 Regulation (EU) No 651/2014'],
  ['Aid is granted under section 2.1 of the Temporary Crisis and Transition Framework.', tctf],
  ['Νομική βάση: Προσωρινό Πλαίσιο Κρίσης και Μετάβασης, τμήμα 2.1', tctf],
  ['Όσοι έλαβαν ενίσχυση με το Προσωρινό Πλαίσιο Κρίσης δεν υποβάλλουν αίτηση.', ''],
  [
    'Support is granted in line with the Clean Industrial Deal State Aid Framework.',
    'other Communication C/2025/3602 (Clean Industrial Deal State Aid Framework)',
  ],
  ['The support does not involve State aid.', noAid],
  ['Η επιχορήγηση δεν ενέχει στοιχεία κρατικής ενίσχυσης.', noAid],
] as const)
  test(`the legal basis of: ${sentence}`, async () => assert.equal(await basesOf(sentence), bases))
