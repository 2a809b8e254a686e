import assert from 'node:assert/strict'
import { test } from 'node:test'
import { conditionsOf, readCall } from './read-call.ts'
import { sentencesAreRead } from './sentences-are-read.ts'
import { fundsAndRegions } from './wordings/funds-and-regions.ts'

sentencesAreRead('in the way of regional programmes and funds', fundsAndRegions)

test('codes into which the plans have to fall are those of the investment', async () => {
  for (const [lead, role] of [
    ['Ενισχύονται επενδυτικά σχέδια, τα οποία εμπίπτουν στους παρακάτω ΚΑΔ:', 'investment'],
    ['Ενισχύονται επιχειρήσεις που έχουν έναν από τους παρακάτω ΚΑΔ:', 'existing'],
  ]) {
    const { eligibility } = (
      await readCall(`${lead}\n\n• 29.10.24.01 Κατασκευή οχημάτων\n• 29.20.10.01 Κατασκευή αμαξωμάτων`)
    ).programme
    const all = 'all' in eligibility ? eligibility.all : [eligibility]
    assert.deepEqual(
      all.flatMap((each) => ('kind' in each && each.kind === 'activity' ? [each.role] : [])),
      [role],
    )
  }
})

test('a turnover that is raised by a share bounds the plan with it', async () => {
  for (const text of [
    'Ο προϋπολογισμός δεν υπερβαίνει τον υψηλότερο κύκλο εργασιών των τριών τελευταίων χρήσεων προσαυξημένο κατά 30%.',
    'The budget cannot exceed the highest turnover increased by 30% of the last three closed fiscal years.',
  ]) {
    const compared = conditionsOf(await readCall(text)).filter(({ kind }) => kind === 'compare')
    assert.deepEqual(
      compared.map((each) => 'right' in each && each.right),
      [{ times: 1.3, of: { figure: 'turnover', period: 'highest_last_3_closed_fy' } }],
    )
  }
})

/** The regions and the questions of a call. */
async function placesAndQuestions(text: string): Promise<{ regions: string[]; asked: number }> {
  const criteria = conditionsOf(await readCall(text))
  return {
    regions: criteria.flatMap((each) => (each.kind === 'region' ? (each.include ?? []) : [])).toSorted(),
    asked: criteria.filter(({ kind }) => kind === 'manual').length,
  }
}

test('a municipality is asked about, and bound by the unit that it lies in', async () => {
  for (const [text, regions] of [
    ['Δικαιούχοι\n\nΕπιχειρήσεις με έδρα στον Δήμο Ελασσόνας.', ['EL612']],
    ['Δικαιούχοι\n\nΕπιχειρήσεις με έδρα στους Δήμους Καλυμνίων και Άργους - Μυκηνών.', ['EL421', 'EL651']],
    ['Who may apply\n\nThe project has to be carried out in the Municipality of Megalopolis.', ['EL651']],
    [
      'Δικαιούχοι\n\nΕπιχειρήσεις με έδρα στον Δήμο Παλαμά, στον Δήμο Φαρκαδόνας και στον Δήμο Κιλελέρ.',
      ['EL611', 'EL612'],
    ],
    // One that is not known may lie anywhere.
    ['Δικαιούχοι\n\nΕπιχειρήσεις με έδρα στους Δήμους Ανυπάρκτου και Ελασσόνας.', []],
  ] as const)
    assert.deepEqual(await placesAndQuestions(text), { regions: [...regions], asked: 1 }, text)
})

test('a list of municipalities is one question, bound only where all of them are known', async () => {
  const list = 'Η περιοχή παρέμβασης αποτελείται από τους εξής Δήμους:\n1. Δήμος Αγκιστρίου\n2. Δήμος Ύδρας'
  assert.deepEqual(await placesAndQuestions(list), { regions: ['EL307'], asked: 1 })
  assert.deepEqual(await placesAndQuestions(`${list}\n3. Δήμος Ανυπάρκτου`), { regions: [], asked: 1 })
})

test('what is set aside for a place, a day and the name of a programme bind nobody to a place', async () => {
  for (const [text, regions] of [
    ['Νέοι μυλωνάδες\n(12.000.000 € για την Ήπειρο και 3.000.000 € για τη Δυτική Μακεδονία)', []],
    ['Έως τη Δευτέρα 2 Νοεμβρίου 2031 υποβάλλουν αίτηση όσες επιχειρήσεις δραστηριοποιούνται στην Ήπειρο.', ['EL54']],
    ['Support for bakers within the Programme Croatia – Bosnia and Herzegovina – Montenegro, in its border area.', []],
    ['Small enterprises may apply, as the scheme supports companies in Malta.', ['MT']],
    ['Δικαιούχοι\nΕργοδότες εγκατεστημένοι σε περιοχές που ελέγχονται από την Κυπριακή Δημοκρατία.', ['CY']],
  ] as const)
    assert.deepEqual((await placesAndQuestions(text)).regions, [...regions], text)
})
