import type { Catalogue } from './message.ts'

/** What is said of a condition: the requirement and what the profile has. */
export const criteria = {
  'criterion.failed': {
    el: 'Ο όρος δεν μπόρεσε να εφαρμοστεί αυτόματα και πρέπει να ελεγχθεί από άνθρωπο.',
    en: 'The condition could not be applied automatically and has to be checked by a person.',
  },
  'test_day.publication_unknown': {
    el: 'Ο όρος ελέγχεται κατά τη δημοσίευση, αλλά η πρόσκληση δεν αναφέρει ημερομηνία δημοσίευσης.',
    en: 'The condition is tested at publication, but the call does not say when it was published.',
  },
  'test_day.award_unknown': {
    el: 'Ο όρος ελέγχεται κατά την ένταξη, αλλά η πρόσκληση δεν αναφέρει πότε αναμένεται.',
    en: 'The condition is tested at award, but the call does not say when that is expected.',
  },

  'legal_form.met': { el: 'Η νομική μορφή γίνεται δεκτή: {form}.', en: 'The legal form is accepted: {form}.' },
  'legal_form.not_excluded': { el: 'Η νομική μορφή δεν εξαιρείται: {form}.', en: 'The legal form is not excluded: {form}.' },
  'legal_form.not_met': {
    el: 'Η νομική μορφή δεν περιλαμβάνεται: {form}. Δεκτές μορφές: {accepted}.',
    en: 'The legal form is not listed: {form}. Accepted forms: {accepted}.',
  },
  'legal_form.excluded': { el: 'Η πρόσκληση εξαιρεί αυτή τη νομική μορφή: {form}.', en: 'The call excludes this legal form: {form}.' },
  'legal_form.unknown': { el: 'Η νομική μορφή δεν είναι γνωστή.', en: 'The legal form is not known.' },

  'lifecycle.met': { el: 'Το στάδιο της επιχείρησης γίνεται δεκτό: {stage} (δεκτά: {accepted}).', en: 'The stage of the business is accepted: {stage} (accepted: {accepted}).' },
  'lifecycle.not_met': { el: 'Το στάδιο της επιχείρησης είναι: {stage}. Η πρόσκληση δέχεται: {accepted}.', en: 'The stage of the business is: {stage}. The call accepts: {accepted}.' },
  'lifecycle.unknown': { el: 'Το στάδιο της επιχείρησης δεν είναι γνωστό. Η πρόσκληση δέχεται: {accepted}.', en: 'The stage of the business is not known. The call accepts: {accepted}.' },

  'manual.question': { el: 'Χρειάζεται επιβεβαίωση από άνθρωπο: {question}', en: 'A person has to confirm: {question}' },
  'manual.open': { el: 'Ο όρος πρέπει να επιβεβαιωθεί από άνθρωπο.', en: 'The condition has to be confirmed by a person.' },
  'manual.unreadable': {
    el: 'Ο όρος δεν μπόρεσε να διαβαστεί αυτόματα και πρέπει να ελεγχθεί από άνθρωπο: {what}',
    en: 'The rule could not be read automatically and has to be checked by a person: {what}',
  },
  'manual.confirmed': { el: 'Επιβεβαιώθηκε από άνθρωπο ότι ο όρος πληρούται.', en: 'A person confirmed that the condition is met.' },
  'manual.denied': { el: 'Άνθρωπος δήλωσε ότι ο όρος δεν πληρούται.', en: 'A person stated that the condition is not met.' },
} as const satisfies Catalogue
