import type { Catalogue } from './message.ts'

/** What is wrong with an expression or a criterion, and what would be right. */
export const faults = {
  'fault.not_an_expression': {
    el: 'Κάθε κόμβος έχει ακριβώς ένα από τα all, any, not, at_least ή kind, στη σωστή μορφή.',
    en: 'A node has exactly one of all, any, not, at_least or kind, in its proper form.',
  },
  'fault.not_a_criterion': { el: 'Τα πεδία δεν ταιριάζουν στο είδος κριτηρίου «{kind}».', en: 'The fields do not fit the criterion kind "{kind}".' },
  'fault.expression_too_large': { el: 'Η έκφραση ξεπερνά τους {limit} κόμβους.', en: 'The expression has more than {limit} nodes.' },
  'fault.expression_too_deep': { el: 'Η έκφραση ξεπερνά τα {limit} επίπεδα.', en: 'The expression is nested deeper than {limit} levels.' },
  'fault.at_least_too_many': { el: 'Ζητούνται {k} από {count}: το k δεν μπορεί να είναι μεγαλύτερο.', en: 'It asks for {k} of {count}: k cannot be larger than the list.' },
  'fault.criterion_id': {
    el: 'Το «{value}» δεν είναι έγκυρο αναγνωριστικό: πεζά λατινικά, ψηφία, - και _, έως 64 χαρακτήρες.',
    en: '"{value}" is not a criterion id: lower-case letters, digits, - and _, at most 64 characters.',
  },
  'fault.criterion_id_repeated': { el: 'Το αναγνωριστικό «{value}» υπάρχει ήδη στο πρόγραμμα.', en: 'The id "{value}" is used twice in this programme.' },
  'fault.obligation_nested': {
    el: 'Μια υποχρέωση δεν κρίνει την επιλεξιμότητα: επιτρέπεται μόνο μέσα σε all.',
    en: 'An obligation does not decide eligibility: it may stand only inside all.',
  },
  'fault.test_time': {
    el: 'Το at έχει event submission, publication, award ή fixed με υπαρκτή ημερομηνία date.',
    en: 'at has the event submission, publication, award, or fixed with a date that exists.',
  },
  'fault.unknown_kind': { el: 'Δεν υπάρχει είδος κριτηρίου «{value}».', en: 'There is no criterion kind "{value}".' },
  'fault.needs_include_or_exclude': { el: 'Χρειάζεται include ή exclude.', en: 'It needs include or exclude.' },
  'fault.empty_list': { el: 'Η λίστα είναι κενή: δώστε τουλάχιστον ένα στοιχείο ή παραλείψτε την.', en: 'The list is empty: give at least one entry, or leave it out.' },
  'fault.unknown_term': { el: 'Η τιμή «{value}» δεν ανήκει στο λεξιλόγιο του πεδίου.', en: '"{value}" is not a word of this field\'s vocabulary.' },
} as const satisfies Catalogue
