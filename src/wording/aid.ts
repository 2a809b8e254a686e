import type { Catalogue } from './message.ts'

/** What is said of State aid beyond one call: the ledger and the size. */
export const aid = {
  'ledger.account': {
    el: '{regulation}: στις {on} το όριο είναι {ceiling}· έχουν χορηγηθεί {used}, απομένουν {headroom}.',
    en: '{regulation}: on {on} the ceiling is {ceiling}; {used} granted, {headroom} left.',
  },
  'ledger.account_open': {
    el: '{regulation}: στις {on} το όριο είναι {ceiling}· έχουν χορηγηθεί τουλάχιστον {used}, απομένουν το πολύ {headroom}. Λείπουν στοιχεία.',
    en: '{regulation}: on {on} the ceiling is {ceiling}; at least {used} granted, at most {headroom} left. Facts are missing.',
  },
  'ledger.shared': {
    el: 'Δεσμεύει το κοινό όριο με ενισχύσεις άλλων κανονισμών: {ceiling}.',
    en: 'The ceiling shared with aid under other regulations binds: {ceiling}.',
  },
  'ledger.window_rolling': {
    el: 'Μετρούν οι ενισχύσεις από τις {from}: τρία έτη έως και την ημέρα της χορήγησης.',
    en: 'Aid granted from {from} on counts: three years up to and including the day of award.',
  },
  'ledger.window_fiscal': {
    el: 'Μετρούν οι ενισχύσεις της τρέχουσας και των δύο προηγούμενων χρήσεων.',
    en: 'Aid of the current and the two preceding financial years counts.',
  },
  'ledger.undertaking': {
    el: 'Η ενιαία επιχείρηση έχει {count} {count|μέλος|μέλη}: όσες επιχειρήσεις συνδέονται με έλεγχο, και μέσω αλλοδαπής μητρικής.',
    en: 'The single undertaking has {count} {count|member|members}: enterprises joined by control, through foreign parents too.',
  },
  'ledger.alone': {
    el: 'Δεν δηλώθηκαν σχέσεις με άλλες επιχειρήσεις· θεωρείται ότι δεν υπάρχουν.',
    en: 'No relations with other enterprises were stated; none are assumed.',
  },
  'ledger.through_person': {
    el: 'Συνδέονται μόνο μέσω φυσικού προσώπου και δεν μετρούν εδώ: {names}. Χρειάζεται επιβεβαίωση, γιατί η πρακτική διαφέρει.',
    en: 'Joined only through a natural person and not counted here: {names}. This has to be confirmed, since practice differs.',
  },
  'ledger.reserved': {
    el: 'Αιτήσεις δεσμεύουν {reserved}· διαθέσιμα για νέα ενίσχυση: {available}.',
    en: 'Applications hold {reserved}; available for new aid: {available}.',
  },
  'ledger.reserved_open': {
    el: 'Υπάρχει αίτηση χωρίς ποσό: το διαθέσιμο είναι το πολύ {available}.',
    en: 'An application states no amount: at most {available} is available.',
  },
  'ledger.frees_up': {
    el: 'Το ποσό {amount} χωρά από τις {on}.',
    en: '{amount} fits from {on}.',
  },
  'ledger.never_fits': {
    el: 'Το ποσό {amount} υπερβαίνει το όριο και δεν χωρά σε καμία ημερομηνία.',
    en: '{amount} is more than the ceiling and fits on no day.',
  },
  'ledger.merger': {
    el: 'Από συγχώνευση ({name}, {on}): η προηγούμενη ενίσχυση μετρά ολόκληρη.',
    en: 'By merger ({name}, {on}): prior aid counts in full.',
  },
  'ledger.split': {
    el: 'Από διάσπαση ({name}, {on}): η ενίσχυση ακολουθεί τη δραστηριότητα, αλλιώς επιμερίζεται κατά τη λογιστική αξία των ιδίων κεφαλαίων.',
    en: 'By split ({name}, {on}): aid follows the activity it was used for, else the book value of the equity.',
  },
  'size.mid_cap.gber': {
    el: 'Μικρή επιχείρηση μεσαίας κεφαλαιοποίησης κατά τον Κανονισμό (ΕΕ) 651/2014 (έως 499 απασχολούμενοι): {answer}.',
    en: 'Small mid-cap by Regulation (EU) No 651/2014 (at most 499 employees): {answer}.',
  },
  'size.mid_cap.recommendation': {
    el: 'Μικρή επιχείρηση μεσαίας κεφαλαιοποίησης κατά τη Σύσταση (ΕΕ) 2025/1099 (κάτω από 750 απασχολούμενους): {answer}.',
    en: 'Small mid-cap by Recommendation (EU) 2025/1099 (fewer than 750 employees): {answer}.',
  },
  'answer.met': { el: 'ναι', en: 'yes' },
  'answer.not_met': { el: 'όχι', en: 'no' },
  'answer.unknown': { el: 'άγνωστο', en: 'unknown' },
} as const satisfies Catalogue
