import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import type { Expression } from '../../src/core/criteria/criterion.ts'
import { readCall } from './read-call.ts'

/** A condition in short: what it takes in or out, `ask` where a person is asked. */
function short(each: Expression): string {
  if ('any' in each) return `any(${each.any.map((one) => short(one)).join(' | ')})`
  if (!('kind' in each)) return Object.keys(each).join()
  if (each.kind === 'manual') return 'ask'
  if (each.kind === 'size') return `size ${each.include.join('+')}`
  if (each.kind === 'age') return 'age'
  if (each.kind === 'legal_form' || each.kind === 'region')
    return `${each.kind} ${each.include === undefined ? `not ${each.exclude?.[0]}` : each.include[0]}`
  return each.kind
}

async function conditionsOf(sentence: string): Promise<string> {
  const el = /\p{Script=Greek}/u.test(sentence)
  const { programme } = await readCall(
    el ? `Δικαιούχοι\n\n${sentence}` : `Eligible applicants\n\n${sentence}`,
    el ? 'Πρόσκληση «Νέα εργαστήρια»' : 'Call “New workshops”',
  )
  const eligibility = programme.eligibility as { all: Expression[] }
  return eligibility.all.map((each) => short(each)).join(', ')
}

const check = (cases: readonly (readonly [string, string])[]): void => {
  for (const [sentence, conditions] of cases)
    test(sentence.replaceAll('\n', ' '), async () => assert.equal(await conditionsOf(sentence), conditions))
}

describe('who is spared from a refusal is neither refused nor all that may apply', () => {
  check([
    ['Δεν μπορούν να συμμετάσχουν επιχειρήσεις που έχουν οφειλές, εκτός αν πρόκειται για συνεταιρισμούς.', 'ask'],
    ['Δεν μπορούν να συμμετάσχουν επιχειρήσεις που έχουν οφειλές, εκτός αν πρόκειται για Ι.Κ.Ε.', 'ask'],
    ['Δεν μπορούν να συμμετάσχουν επιχειρήσεις που έχουν οφειλές, εκτός εάν είναι πολύ μικρές.', 'ask'],
    ['Δεν γίνονται δεκτές επιχειρήσεις με ληξιπρόθεσμα χρέη, με εξαίρεση τους αγροτικούς συνεταιρισμούς.', 'ask'],
    ['Δεν γίνονται δεκτές επιχειρήσεις της Αττικής, παρά μόνο αν έχουν υποκατάστημα στην Κρήτη.', 'ask'],
    ['Αποκλείονται οι επιχειρήσεις του τουρισμού, πλην των συνεταιρισμών.', 'ask'],
    ['Enterprises with tax debts may not apply, with the exception of cooperatives.', 'ask'],
    ['Firms without a bank guarantee are excluded, unless they are public bodies or associations.', 'ask'],
    ['No firm in difficulty may apply, save for SMEs less than three years old.', 'ask'],
    ['Companies established outside Crete may not apply, other than sole traders.', 'ask'],
    ['Firms of NACE 35.11 are excluded, except for energy communities.', 'ask'],
    ['Αποκλείονται οι επιχειρήσεις με κύριο ΚΑΔ 35.11, πλην των ενεργειακών κοινοτήτων.', 'ask'],
  ])
})

describe('where both are read, one of them will do', () => {
  check([
    [
      'Αποκλείονται οι μεγάλες επιχειρήσεις, πλην των συνεταιρισμών.',
      'any(size micro+small+medium | legal_form cooperative)',
    ],
  ])
})

describe('of a refusal of everybody who is spared is all that may apply', () => {
  check([
    ['Καμία επιχείρηση δεν μπορεί να υποβάλει αίτηση, με εξαίρεση τους συνεταιρισμούς.', 'legal_form cooperative'],
    ['Δεν μπορεί να υποβάλει αίτηση καμία επιχείρηση, εκτός αν έχει δύο κλεισμένες χρήσεις.', 'age'],
    ['No enterprise may apply unless it has two closed financial years.', 'age'],
  ])
})

describe('below a line that refuses', () => {
  check([
    ['Δεν είναι επιλέξιμες:\n• επιχειρήσεις με λιγότερους από 3 εργαζομένους, εξαιρουμένων των νεοσύστατων', 'ask'],
  ])
})

describe('where a firm has moved to is no place where it must be or may not be', () => {
  check([
    ['Firms that relocated to the Region of Attica in the last two years are not eligible.', 'ask'],
    ['Δεν είναι επιλέξιμες επιχειρήσεις που μετεγκαταστάθηκαν στην Αττική την τελευταία διετία.', 'ask'],
  ])
})

describe('an average is no aside where it is of staff', () => {
  check([
    ['Eligible firms employed on average ten or more AWU in 2025.', 'headcount'],
    ['No more than 100 employees on average.', 'headcount'],
    ['Δικαιούχοι είναι επιχειρήσεις που απασχόλησαν κατά μέσο όρο δέκα και άνω ΕΜΕ το 2025.', 'headcount'],
  ])
})

describe('a verdict on some that turns into the other one on others is two statements', () => {
  check([
    ['SMEs may apply, and universities may not.', 'size micro+small+medium, ask'],
    ['SMEs can apply, while public bodies cannot.', 'size micro+small+medium, legal_form not public_body'],
    ['Universities may not apply, SMEs may.', 'ask, size micro+small+medium'],
    [
      'Οι ΜμΕ μπορούν να υποβάλουν αίτηση, οι δημόσιοι φορείς όμως δεν μπορούν.',
      'size micro+small+medium, legal_form not public_body',
    ],
  ])
})
