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
