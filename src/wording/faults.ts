import type { Catalogue } from './message.ts'

/** What is wrong with an expression or a criterion, and what would be right. */
export const faults = {
  'fault.not_an_expression': {
    el: 'Κάθε κόμβος έχει ακριβώς ένα από τα all, any, not, at_least ή kind, στη σωστή μορφή.',
    en: 'A node has exactly one of all, any, not, at_least or kind, in its proper form.',
  },
  'fault.not_a_criterion': {
    el: 'Τα πεδία δεν ταιριάζουν στο είδος κριτηρίου «{kind}».',
    en: 'The fields do not fit the criterion kind "{kind}".',
  },
  'fault.expression_too_large': {
    el: 'Η έκφραση ξεπερνά τους {limit} κόμβους.',
    en: 'The expression has more than {limit} nodes.',
  },
  'fault.expression_too_deep': {
    el: 'Η έκφραση ξεπερνά τα {limit} επίπεδα.',
    en: 'The expression is nested deeper than {limit} levels.',
  },
  'fault.any_of_none': {
    el: 'Το any δεν έχει καμία συνθήκη: κανείς δεν θα την πληρούσε. Για πρόγραμμα ανοικτό σε όλους γράψτε { "all": [] }.',
    en: 'The any has no condition, so that nobody could meet it. A programme that is open to everybody has { "all": [] }.',
  },
  'fault.at_least_too_many': {
    el: 'Ζητούνται {k} από {count}: το k δεν μπορεί να είναι μεγαλύτερο.',
    en: 'It asks for {k} of {count}: k cannot be larger than the list.',
  },
  'fault.criterion_id': {
    el: 'Το «{value}» δεν είναι έγκυρο αναγνωριστικό: πεζά λατινικά, ψηφία, - και _, έως 64 χαρακτήρες.',
    en: '"{value}" is not a criterion id: lower-case letters, digits, - and _, at most 64 characters.',
  },
  'fault.criterion_id_repeated': {
    el: 'Το αναγνωριστικό «{value}» υπάρχει ήδη στο πρόγραμμα.',
    en: 'The id "{value}" is used twice in this programme.',
  },
  'fault.obligation_nested': {
    el: 'Μια υποχρέωση δεν κρίνει την επιλεξιμότητα: επιτρέπεται μόνο μέσα σε all.',
    en: 'An obligation does not decide eligibility: it may stand only inside all.',
  },
  'fault.test_time': {
    el: 'Το at έχει event submission, publication, award ή fixed με υπαρκτή ημερομηνία date.',
    en: 'at has the event submission, publication, award, or fixed with a date that exists.',
  },
  'fault.unknown_kind': { el: 'Δεν υπάρχει είδος κριτηρίου «{value}».', en: 'There is no criterion kind "{value}".' },
  'fault.group_headcount_period': {
    el: 'Η απασχόληση ομίλου είναι πάντα της τελευταίας κλεισμένης χρήσης: δώστε last_closed_fy ή παραλείψτε το period.',
    en: 'The headcount of a group is always that of the last closed accounts: give last_closed_fy, or leave period out.',
  },
  'fault.needs_include_or_exclude': { el: 'Χρειάζεται include ή exclude.', en: 'It needs include or exclude.' },
  'fault.taken_out_again': {
    el: 'Η περιοχή {value} περιλαμβάνεται στο include και εξαιρείται ολόκληρη από το exclude: κανένας δεν την πληροί.',
    en: 'The region {value} is in include, and exclude takes all of it out again: nobody can meet it.',
  },
  'fault.empty_list': {
    el: 'Η λίστα είναι κενή: δώστε τουλάχιστον ένα στοιχείο ή παραλείψτε την.',
    en: 'The list is empty: give at least one entry, or leave it out.',
  },
  'fault.unknown_term': {
    el: 'Η τιμή «{value}» δεν ανήκει στο λεξιλόγιο του πεδίου.',
    en: '"{value}" is not a word of this field\'s vocabulary.',
  },
  'fault.unknown_code': {
    el: 'Ο κωδικός «{value}» δεν υπάρχει στην ταξινόμηση {scheme} ή δεν είναι γραμμένος όπως σε αυτήν (π.χ. 62.10.11.03).',
    en: '"{value}" is not a code of {scheme}, or not written as there (for example 62.10.11.03).',
  },
  'fault.code_too_coarse': {
    el: 'Ο κωδικός «{value}» δεν είναι αναλυτικός κωδικός της ταξινόμησης {scheme}: δώστε τον στο subtree.',
    en: '"{value}" is not a finest code of {scheme}: give it in subtree.',
  },
  'fault.held_by': {
    el: 'Το held_by έχει event submission, award, first_payment, completion ή fixed με υπαρκτή ημερομηνία date.',
    en: 'held_by has the event submission, award, first_payment, completion, or fixed with a date that exists.',
  },
  'fault.share': {
    el: 'Το ποσοστό δίνεται ως αριθμός πάνω από 0 έως 1.',
    en: 'A share is a number above 0 and at most 1.',
  },
  'fault.unknown_region': {
    el: 'Το «{value}» δεν είναι κωδικός NUTS 2021 (όπως «EL303») ούτε κωδικός χώρας. Τα κριτήρια δέχονται κωδικούς, όχι ονόματα.',
    en: '"{value}" is no NUTS 2021 code (like "EL303") and no country code. Criteria take codes, not names.',
  },
  'fault.empty_zone': {
    el: 'Η ζώνη χρειάζεται nuts, municipalities ή postal_codes.',
    en: 'A zone needs nuts, municipalities or postal_codes.',
  },
  'fault.ambiguous_municipality': {
    el: 'Υπάρχουν περισσότεροι δήμοι ή κοινότητες με το όνομα «{value}»: δώστε τον κωδικό LAU.',
    en: 'Several municipalities or communities are called "{value}": give the LAU code.',
  },
  'fault.date': {
    el: 'Χρειάζεται υπαρκτή ημερομηνία της μορφής 2026-12-31.',
    en: 'It needs a date that exists, written 2026-12-31.',
  },
  'fault.attribute_name': { el: 'Χρειάζεται όνομα στοιχείου.', en: 'It needs the name of a fact.' },
  'fault.no_member': {
    el: 'Κανένα στοιχείο της λίστας δεν έχει πεδίο «{value}». Υπάρχουν: {fields}, και όπου υπάρχουν πρόσθετα στοιχεία, attributes.όνομα.',
    en: 'No item of this list has a field "{value}". There are: {fields}, and where items have further facts, attributes.name.',
  },
  'fault.no_order': {
    el: 'Οι τιμές του πεδίου «{value}» δεν έχουν σειρά· γίνονται δεκτοί οι τελεστές eq, neq και in.',
    en: 'The values of "{value}" have no order; the operators eq, neq and in are accepted.',
  },
  'fault.no_weight': {
    el: 'Το «{value}» δεν είναι αριθμός ή ποσό των στοιχείων της λίστας.',
    en: '"{value}" is no number or amount of the items of this list.',
  },
  'fault.member_number': { el: 'Το πεδίο «{value}» είναι αριθμός.', en: '"{value}" is a number.' },
  'fault.member_money': {
    el: 'Το πεδίο «{value}» είναι ποσό: {"amount": "0.00", "currency": "EUR"}.',
    en: '"{value}" is an amount: {"amount": "0.00", "currency": "EUR"}.',
  },
  'fault.member_date': {
    el: 'Το πεδίο «{value}» είναι ημερομηνία (ΕΕΕΕ-ΜΜ-ΗΗ).',
    en: '"{value}" is a date (YYYY-MM-DD).',
  },
  'fault.member_text': { el: 'Το πεδίο «{value}» είναι κείμενο.', en: '"{value}" is a text.' },
  'fault.member_truth': { el: 'Το πεδίο «{value}» είναι true ή false.', en: '"{value}" is true or false.' },
  'fault.attribute_test': {
    el: 'Το test έχει equals, in, range ή money_range.',
    en: 'test has equals, in, range or money_range.',
  },
  'fault.quantifier_test': {
    el: 'Το test έχει all, any, none, at_least, at_most ή share_at_least με weight.',
    en: 'test has all, any, none, at_least, at_most, or share_at_least with weight.',
  },
  'fault.needs_list': { el: 'Ο τελεστής in χρειάζεται λίστα τιμών.', en: 'The operator in needs a list of values.' },
  'fault.count': {
    el: 'Χρειάζεται ακέραιος: τουλάχιστον 1 για at_least, τουλάχιστον 0 για at_most.',
    en: 'It needs a whole number: at least 1 for at_least, at least 0 for at_most.',
  },
  'fault.attribute_range': {
    el: 'Το εύρος χρειάζεται τουλάχιστον ένα όριο, όχι δύο στην ίδια πλευρά, στη σωστή σειρά και σε ένα νόμισμα.',
    en: 'A range needs at least one bound, not two on one side, in order and in one currency.',
  },
  'fault.range_missing': {
    el: 'Χρειάζεται τουλάχιστον ένα όριο: min, max, min_exclusive ή max_exclusive.',
    en: 'It needs at least one bound: min, max, min_exclusive or max_exclusive.',
  },
  'fault.range_twice': {
    el: 'Κάθε πλευρά έχει ένα μόνο όριο: min ή min_exclusive, max ή max_exclusive.',
    en: 'Each side has one bound only: min or min_exclusive, max or max_exclusive.',
  },
  'fault.range_empty': {
    el: 'Το κάτω όριο είναι πάνω από το άνω: καμία τιμή δεν χωρά.',
    en: 'The lower bound is above the upper one: no value fits.',
  },
  'fault.number_expected': { el: 'Χρειάζεται αριθμός, μηδέν ή μεγαλύτερος.', en: 'It needs a number of zero or more.' },
  'fault.money_expected': {
    el: 'Χρειάζεται ποσό, π.χ. { "amount": "18000.00", "currency": "EUR" }.',
    en: 'It needs an amount such as { "amount": "18000.00", "currency": "EUR" }.',
  },
  'fault.euros_expected': { el: 'Χρειάζεται ποσό σε ευρώ.', en: 'It needs an amount in euros.' },
  'fault.currencies_mixed': {
    el: 'Τα όρια έχουν διαφορετικά νομίσματα.',
    en: 'The bounds are in different currencies.',
  },
  'fault.date_expected': {
    el: 'Χρειάζεται υπαρκτή ημερομηνία, YYYY-MM-DD.',
    en: 'It needs a date that exists, YYYY-MM-DD.',
  },
  'fault.country_expected': {
    el: 'Χρειάζεται κωδικός χώρας δύο γραμμάτων, π.χ. GR.',
    en: 'It needs a two-letter country code such as GR.',
  },
  'fault.amount_expression': {
    el: 'Ένα ποσό γράφεται με ακριβώς ένα από τα value, figure με period, investment_amount, attribute, times με of ή sum.',
    en: 'An amount has exactly one of value, figure with period, investment_amount, attribute, times with of, or sum.',
  },
} as const satisfies Catalogue
