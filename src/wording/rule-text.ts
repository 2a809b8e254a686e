import type { Catalogue } from './message.ts'

/** Where a coded rule and the sentence it cites differ, and what else an import should tell a publisher of a row. */
export const ruleText = {
  'rule_text.size.differs_lower': {
    el: 'Ο κανόνας δέχεται επιχειρήσεις από {rule} {rule|άτομο|άτομα} και άνω, ενώ το κείμενο από {text}: «{quote}»',
    en: 'The rule accepts businesses from {rule} {rule|person|persons} up, the text from {text}: “{quote}”',
  },
  'rule_text.size.differs_upper': {
    el: 'Ο κανόνας δέχεται επιχειρήσεις έως {rule} {rule|άτομο|άτομα}, ενώ το κείμενο έως {text}: «{quote}»',
    en: 'The rule accepts businesses of up to {rule} {rule|person|persons}, the text up to {text}: “{quote}”',
  },
  'rule_text.size.dropped_lower': {
    el: 'Το κείμενο ζητά τουλάχιστον {text} {text|άτομο|άτομα}, αλλά ο κανόνας δεν έχει κατώτατο όριο: «{quote}»',
    en: 'The text asks for at least {text} {text|person|persons}, but the rule has no lower bound: “{quote}”',
  },
  'rule_text.size.dropped_upper': {
    el: 'Το κείμενο δέχεται έως {text} {text|άτομο|άτομα}, αλλά ο κανόνας δεν έχει ανώτατο όριο: «{quote}»',
    en: 'The text accepts up to {text} {text|person|persons}, but the rule has no upper bound: “{quote}”',
  },
  'rule_text.size.added_lower': {
    el: 'Ο κανόνας ζητά τουλάχιστον {rule} {rule|άτομο|άτομα}, όριο που δεν υπάρχει στο κείμενο: «{quote}»',
    en: 'The rule asks for at least {rule} {rule|person|persons}, a bound that is not in the text: “{quote}”',
  },
  'rule_text.size.added_upper': {
    el: 'Ο κανόνας δέχεται έως {rule} {rule|άτομο|άτομα}, όριο που δεν υπάρχει στο κείμενο: «{quote}»',
    en: 'The rule accepts up to {rule} {rule|person|persons}, a bound that is not in the text: “{quote}”',
  },
  'rule_text.size.between': {
    el: 'Το κείμενο μπορεί να περιλαμβάνει και τα {text} άτομα, ενώ ο κανόνας σταματά στα {rule}: «{quote}»',
    en: 'The text may include {text} persons, while the rule stops at {rule}: “{quote}”',
  },
  'rule_text.place.narrower_in_text': {
    el: 'Το κείμενο αναφέρει {place}, αλλά ο κανόνας δέχεται όλη την περιοχή {within}: «{quote}»',
    en: 'The text names {place}, but the rule accepts all of {within}: “{quote}”',
  },
  'rule_text.place.outside_rule': {
    el: 'Το κείμενο αναφέρει {place}, που ο κανόνας αφήνει έξω: «{quote}»',
    en: 'The text names {place}, which the rule leaves out: “{quote}”',
  },
  'rule_text.place.beyond_text': {
    el: 'Ο κανόνας δέχεται {place}, που το κείμενο δεν αναφέρει: «{quote}»',
    en: 'The rule accepts {place}, which the text does not name: “{quote}”',
  },
  'rule_text.place.rule_missing': {
    el: 'Το κείμενο ορίζει περιοχές, αλλά δεν υπάρχει κανόνας γι’ αυτές: «{quote}»',
    en: 'The text names places, but there is no rule about them: “{quote}”',
  },
  'rule_text.place.text_says_everywhere': {
    el: 'Το κείμενο δέχεται όλη τη χώρα, αλλά ο κανόνας μόνο ορισμένες περιοχές: «{quote}»',
    en: 'The text accepts the whole country, but the rule only some places: “{quote}”',
  },
  'rule_text.place.finer_than_field': {
    el: 'Ο κανόνας συγκρίνει τον νομό {place} με πεδίο που έχει μόνο περιφέρειες, άρα δεν πληρείται ποτέ εκεί: «{quote}»',
    en: 'The rule compares the department {place} with a field that holds regions only, so it is never met there: “{quote}”',
  },
  'rule_text.value_not_said': {
    el: 'Η πρόταση λέει {text}, ενώ η τιμή που στηρίζεται σε αυτή είναι {value}: «{quote}»',
    en: 'The sentence says {text}, while the value that rests on it is {value}: “{quote}”',
  },
  'import_row.rule_unreadable': {
    el: 'Κανόνας που δεν διαβάζεται έγινε ερώτηση προς άνθρωπο: {rule}',
    en: 'A rule that cannot be read became a question for a person: {rule}',
  },
  'import_row.sources_differ': {
    el: 'Οι κανόνες και τα δομημένα στοιχεία της γραμμής διαφέρουν ({field})· ισχύουν οι κανόνες.',
    en: 'The rules and the structured data of the row differ ({field}); the rules are used.',
  },
  'import_row.code_unknown': {
    el: 'Ο κωδικός {activity} δεν υπάρχει στην ταξινόμηση NAF και παραλείφθηκε.',
    en: 'The code {activity} does not exist in the NAF classification and was left out.',
  },
  'import_row.rule_without_sentence': {
    el: 'Για το κριτήριο {criterion} δεν βρέθηκε πρόταση στο κείμενο.',
    en: 'No sentence of the text was found for the criterion {criterion}.',
  },
  'import_row.date_unreadable': {
    el: 'Η ημερομηνία στο πεδίο «{field}» δεν υπάρχει ή δεν έχει τη μορφή ΗΗ/ΜΜ/ΕΕΕΕ.',
    en: 'The date in "{field}" does not exist or is not written DD/MM/YYYY.',
  },
  'import_row.date_not_asked': {
    el: 'Το πεδίο «{field}» έχει ημερομηνία που οι κανόνες δεν λαμβάνουν υπόψη· δεν χρησιμοποιείται.',
    en: 'The field "{field}" has a date that the rules do not ask about; it is not used.',
  },
  'import_row.end_before_start': {
    el: 'Η λήξη είναι πριν από την έναρξη.',
    en: 'The end is before the start.',
  },
  'import_row.not_an_object': { el: 'Η γραμμή δεν είναι αντικείμενο JSON.', en: 'The row is not a JSON object.' },
  'import_row.slug_invalid': {
    el: 'Λείπει το πεδίο id ή δεν έχει τη σωστή μορφή: πεζά λατινικά, ψηφία και παύλες.',
    en: 'The id is missing or not of the right form: lower-case letters, digits and hyphens.',
  },
  'import_row.slug_repeated': {
    el: 'Το id υπάρχει ήδη σε προηγούμενη γραμμή, η οποία ισχύει.',
    en: 'The id already stands in an earlier row, which counts.',
  },
  'import_row.title_missing': { el: 'Λείπει το πεδίο «titre».', en: 'The field "titre" is missing.' },
  'import_row.conditions_missing': {
    el: "Λείπει το πεδίο «conditions d'éligibilité».",
    en: 'The field "conditions d\'éligibilité" is missing.',
  },
  'import_row.field_missing': { el: 'Λείπει το πεδίο «{field}».', en: 'The field "{field}" is missing.' },
  'import_row.field_unreadable': {
    el: 'Το πεδίο «{field}» δεν διαβάζεται και δεν χρησιμοποιείται: {text}',
    en: 'The field "{field}" cannot be read and is not used: {text}',
  },
  'import_row.two_numbers': {
    el: 'Το πεδίο «{field}» μπορεί να είναι δύο αριθμοί, {whole} ή ένας με δεκαδικά, και δεν χρησιμοποιείται ({text}): γράψτε τον χωρίς διαχωριστικό χιλιάδων ή προσθέστε τα δεκαδικά.',
    en: 'The field "{field}" could be two numbers, {whole} or one with decimals, and is not used ({text}): write it without a sign between thousands, or with its decimals.',
  },
  'import_row.other_currency': {
    el: 'Το πεδίο «{field}» δεν είναι σε ευρώ και δεν χρησιμοποιείται: {text}',
    en: 'The field "{field}" is not in euros and is not used: {text}',
  },
  'import_row.field_lost': {
    el: 'Το πεδίο «{field}» δεν έχει τιμή που διαβάζεται ({text}): τύπος που δεν υπολογίστηκε ή απέτυχε, ή κελί συγχωνευμένο με κελί άλλης στήλης. Επειδή εκεί μπορεί να βρίσκεται όρος ή ημερομηνία, η γραμμή δεν χρησιμοποιείται.',
    en: 'The field "{field}" has no value that can be read ({text}): a formula that was not worked out or failed, or a cell merged with one of another column. Since a condition or a day may stand there, the row is not used.',
  },
  'import_row.field_asked': {
    el: 'Το πεδίο «{field}» δεν διαβάζεται ολόκληρο και έγινε ερώτηση προς άνθρωπο: {text}',
    en: 'The field "{field}" cannot be read as a whole and became a question for a person: {text}',
  },
  'import_row.place_asked': {
    el: 'Το πεδίο «{field}» έχει τόπο μικρότερο από τις ενότητες των κωδικών περιοχής· κρατήθηκε η ενότητα και έγινε ερώτηση προς άνθρωπο: {text}',
    en: 'The field "{field}" names a place that is smaller than the units of region codes; the unit was kept, and a question for a person was made of it: {text}',
  },
  'import_row.hour_skipped': {
    el: 'Η ώρα του πεδίου «{field}» δεν υπάρχει εκείνη την ημέρα, επειδή τα ρολόγια πάνε μπροστά· ισχύει μία ώρα αργότερα: {text}',
    en: 'The hour of "{field}" does not exist on that day, since clocks go forward; it is taken as one hour later: {text}',
  },
  'import_row.hour_without_zone': {
    el: 'Το πεδίο «{field}» έχει ώρα χωρίς ζώνη ώρας· διαβάζεται ως UTC: {text}',
    en: 'The field "{field}" has an hour without a time zone; it is read in UTC: {text}',
  },
  'import_row.field_repeated': {
    el: 'Η στήλη «{field}» υπάρχει περισσότερες φορές· ισχύει η πρώτη που είναι συμπληρωμένη.',
    en: 'There is more than one column "{field}"; the first that is filled counts.',
  },
  'import_row.cells_surplus': {
    el: 'Η γραμμή έχει περισσότερα κελιά από τις στήλες ({surplus}): μάλλον ένα διαχωριστικό βρίσκεται σε κείμενο χωρίς εισαγωγικά και όσα ακολουθούν μετατοπίστηκαν. Βάλτε το κείμενο σε εισαγωγικά.',
    en: 'The row has more cells than there are columns ({surplus}): a separator probably stands in a text without quotation marks, and what follows has moved. Put the text in quotation marks.',
  },
  'import_row.cells_beside': {
    el: 'Κελιά δεξιά από την τελευταία στήλη δεν χρησιμοποιούνται: {surplus}.',
    en: 'Cells to the right of the last column are not used: {surplus}.',
  },
  'import_row.field_unused': {
    el: 'Το πεδίο «{field}» δεν χρησιμοποιείται: {text}',
    en: 'The field "{field}" is not used: {text}',
  },
  'import_row.columns_lost': {
    el: 'Το αρχείο δεν έχει τις στήλες {fields}: ό,τι είχε εκεί το δημοσιευμένο πρόγραμμα δεν υπάρχει πια.',
    en: 'The file does not have the columns {fields}: what the published programme had there is gone.',
  },
  'import_row.column_unused': {
    el: 'Το πεδίο «{field}» δεν χρησιμοποιείται.',
    en: 'The field "{field}" is not used.',
  },
  'import_row.fields_differ': {
    el: 'Το πεδίο «{field}» λέει άλλα από τα υπόλοιπα: {text}',
    en: 'The field "{field}" says something else than the rest: {text}',
  },
  'import_row.merged': {
    el: 'Ανήκει στο πρόγραμμα της γραμμής {row} και προστέθηκε σε αυτό.',
    en: 'It belongs to the programme of row {row} and was added to it.',
  },
  'import_row.of_others': {
    el: 'Το πρόγραμμα υπήρχε ήδη και δεν ανήκε σε αυτή τη συλλογή: η γραμμή το αντικαθιστά ολόκληρο. Αν είναι άλλο, αλλάξτε το slug.',
    en: 'The programme was there before and not of this collection: the row replaces the whole of it. If it is another one, change the slug.',
  },
  'import_row.kept_stopped': {
    el: 'Ο εκδότης δήλωσε ότι η πρόσκληση έκλεισε, εξαντλήθηκε ή ανεστάλη· ισχύει, αφού η γραμμή έχει τις ίδιες ημερομηνίες.',
    en: 'Its publisher said that the call is closed, exhausted or paused; that stands, since the row has the same dates.',
  },
  'import_row.kept_withdrawn': {
    el: 'Έχει αποσυρθεί και η γραμμή δεν λέει κάτι νέο: μένει εκτός καταλόγου. Δημοσιεύστε το αν πρέπει να επανέλθει.',
    en: 'It was withdrawn and the row says nothing new: it stays out of the catalogue. Publish it if it should come back.',
  },
  'import_row.text_not_storable': {
    el: 'Το κείμενο περιέχει NUL ή μισό ζεύγος υποκατάστασης και δεν μπορεί να αποθηκευτεί.',
    en: 'The text holds a NUL or half of a surrogate pair and cannot be stored.',
  },
} as const satisfies Catalogue
