import assert from 'node:assert/strict'
import { test } from 'node:test'
import { atomsOfDraft } from '../../scripts/extraction/atoms.ts'
import { readCall } from './read-call.ts'

async function told(sentence: string, ...fields: string[]): Promise<string[]> {
  const { programme } = await readCall(sentence)
  const atoms = atomsOfDraft(programme)
  return fields.flatMap((field) => atoms.get(field) ?? [])
}

test('closed years are counted with their bound between commas, and with what closes them behind', async () => {
  for (const [sentence, ...years] of [
    ['Επιλέξιμες είναι επιχειρήσεις με τρεις, το λιγότερο, πλήρεις χρήσεις.', 'years min 3'],
    ['Οι επιχειρήσεις διαθέτουν 2 τουλάχιστον πλήρεις χρήσεις, οι οποίες έχουν κλείσει.', 'years min 2'],
    ['Οι αιτούντες να έχουν μία, το ελάχιστο, κλεισμένη διαχειριστική χρήση.', 'years min 1'],
    ['Οι επιχειρήσεις έχουν δύο πλήρεις διαχειριστικές χρήσεις που έχουν κλείσει.', 'years min 2'],
    ['Firms must have one financial year behind them, complete.', 'years min 1'],
    ['Firms must have two, at the very least, closed financial years.', 'years min 2'],
  ] as const)
    assert.deepEqual(await told(sentence, 'age'), years, sentence)
})

test('an age on the day of applying is a condition of all, and how long something takes is none', async () => {
  for (const [sentence, ...months] of [
    ['When you apply, your company must have been incorporated for 18 months or less.', 'months max 18'],
    ['When a firm applies it must have been registered for 12 months or more.', 'months min 12'],
    ['Companies must have been legally constituted for 24 months at the least.', 'months min 24'],
    ['The firm should grow in business; the course may take 8 months and no longer.'],
    ['The bakery grows in business by the course, which lasts 10 months.'],
  ] as const)
    assert.deepEqual(await told(sentence, 'age'), months, sentence)
})

test('the name of a row bounds its number, in the unit that it tells', async () => {
  const table = (name: string, value: string): string => `<table><tr><td>${name}</td><td>${value}</td></tr></table>`
  for (const [name, value, field, ...said] of [
    ['Maximum company age in months', '30', 'age', 'months max 30'],
    ['Minimum company age in years', '2', 'age', 'months min 24'],
    ['Maximum employee count', '12', 'headcount', 'max 12'],
    ['Μέγιστος αριθμός εργαζομένων', '12', 'headcount', 'max 12'],
  ] as const)
    assert.deepEqual(await told(table(name, value), field), said, name)
})

test('staff is counted behind a day and behind the accounts', async () => {
  for (const [sentence, ...said] of [
    ['Firms that have traded since at least 1 March 2024 and have no more than 20 employees.', 'max 20'],
    ['Επιλέξιμες είναι επιχειρήσεις με τζίρο ως 2 εκατ. ευρώ και λιγότερους από 10 εργαζομένους.', 'max_exclusive 10'],
    ['Eligible are firms with a turnover of up to 2 million euro and fewer than 10 employees.', 'max_exclusive 10'],
  ] as const)
    assert.deepEqual(await told(sentence, 'headcount'), said, sentence)
})
