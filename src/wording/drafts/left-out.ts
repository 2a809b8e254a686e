import type { Finding } from '../../core/drafting/verifier/claim.ts'
import type { DraftCatalogue, DraftMessage } from './message.ts'

/** What stands in the place of a statement that the verifier refused, and why it was refused: for whoever finishes the draft. */
export const leftOutWords = {
  gap: { el: ['[παραλείφθηκε: δεν επαληθεύτηκε]'], en: ['[left out: not verified]'] },
  question: {
    el: ['Ποια είναι η σωστή διατύπωση; Παραλείφθηκε: «{text}». {why}'],
    en: ['What is the right statement? Left out: “{text}”. {why}'],
  },
} as const satisfies DraftCatalogue

/** By what the verifier found; `words` are those of the statement, or the name of the source. */
export const whyLeftOut: Readonly<Record<Finding['code'] | 'other', DraftMessage>> = {
  uncited: { el: ['Δεν έχει πηγή.'], en: ['It has no source.'] },
  unresolved: {
    el: ['Το χωρίο δεν βρέθηκε στην πηγή: {words}.'],
    en: ['The passage was not found in its source: {words}.'],
  },
  derivation: {
    el: ['Ο υπολογισμός δεν δίνει το ίδιο αποτέλεσμα: {words}.'],
    en: ['The computation does not give the same result: {words}.'],
  },
  number: {
    el: ['Το ποσό ή ο αριθμός «{words}» δεν υπάρχει στις πηγές.'],
    en: ['The figure “{words}” is not in its sources.'],
  },
  date: {
    el: ['Η ημερομηνία «{words}» δεν υπάρχει στις πηγές.'],
    en: ['The date “{words}” is not in its sources.'],
  },
  code: {
    el: ['Ο κωδικός «{words}» δεν υπάρχει στις πηγές.'],
    en: ['The code “{words}” is not in its sources.'],
  },
  bound: {
    el: ['Το όριο στο «{words}» δεν είναι αυτό των πηγών.'],
    en: ['The bound at “{words}” is not that of its sources.'],
  },
  negation: {
    el: ['Η άρνηση στο «{words}» δεν συμφωνεί με τις πηγές.'],
    en: ['The negation at “{words}” does not agree with its sources.'],
  },
  opposite: {
    el: ['Το «{words}» λέει το αντίθετο από τις πηγές.'],
    en: ['“{words}” says the opposite of its sources.'],
  },
  role: {
    el: ['Το «{words}» δεν αναφέρεται στις πηγές στο ίδιο πράγμα.'],
    en: ['“{words}” belongs to something else in its sources.'],
  },
  word: {
    el: ['Η λέξη «{words}» δεν στηρίζεται στις πηγές.'],
    en: ['The word “{words}” is not carried by its sources.'],
  },
  superfluous: {
    el: ['Η πηγή δεν στηρίζει τίποτα από όσα λέει: {words}.'],
    en: ['A source carries nothing of what it says: {words}.'],
  },
  other: { el: ['Λέει κάτι άλλο από τις πηγές.'], en: ['It says something else than its sources.'] },
}
