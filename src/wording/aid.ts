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
  'ledger.may_fit': {
    el: 'Το ποσό {amount} δεν χωρά πριν από τις {on}. Αν χωρά τότε, εξαρτάται από όσα λείπουν.',
    en: '{amount} fits on no day before {on}. Whether it fits then depends on what is missing.',
  },
  'ledger.may_fit_before': {
    el: 'Μπορεί να χωρά ήδη από τις {on}: εξαρτάται από όσα λείπουν.',
    en: 'It may fit from {on} already: that depends on what is missing.',
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
  'warning.works_started': {
    el: 'Δέσμευση ή εργασίες από τις {on}, πριν από την αίτηση ({applied}): χάνεται ο χαρακτήρας κινήτρου για ολόκληρο το έργο.',
    en: 'A commitment or works from {on}, before the application ({applied}): the incentive effect is lost for the whole project.',
  },
  'warning.starts_before_application': {
    el: 'Η έναρξη σχεδιάζεται για τις {on}, πριν από την αίτηση ({applied}): μην υπογράψετε παραγγελία και μην αρχίσετε εργασίες πριν υποβληθεί η αίτηση.',
    en: 'The start is planned for {on}, before the application ({applied}): do not sign an order or begin works before you apply.',
  },
  'warning.expense_too_early': {
    el: 'Δαπάνες {amount} έγιναν πριν από τις {from}, ημέρα από την οποία τις δέχεται η πρόσκληση: δεν υπολογίζονται.',
    en: 'Expenses of {amount} were made before {from}, from when the call accepts them: they do not count.',
  },
  'warning.completed_before_application': {
    el: 'Το έργο ολοκληρώθηκε στις {on}, πριν από την αίτηση ({applied}): δεν επιλέγεται έργο που έχει ήδη εκτελεστεί.',
    en: 'The project was completed on {on}, before the application ({applied}): an operation that is already carried out is not selected.',
  },
  'warning.in_difficulty': {
    el: 'Η επιχείρηση είναι προβληματική και η νομική βάση την αποκλείει. Λόγος: {points}.',
    en: 'The business is an undertaking in difficulty, which the legal basis excludes. Ground: {points}.',
  },
  'warning.in_difficulty_by_award': {
    el: 'Με τα στοιχεία που δηλώθηκαν, η επιχείρηση γίνεται προβληματική στις {from} και η απόφαση αναμένεται στις {award}: η νομική βάση αποκλείει τότε την ενίσχυση. Λόγος: {points}.',
    en: 'By the facts given, the business becomes an undertaking in difficulty on {from} and the award is expected on {award}: the legal basis excludes aid then. Ground: {points}.',
  },
  'warning.difficulty_open': {
    el: 'Η νομική βάση αποκλείει προβληματικές επιχειρήσεις. Να ελεγχθεί: {points}.',
    en: 'The legal basis excludes undertakings in difficulty. To be checked: {points}.',
  },
  'warning.recovery_order': {
    el: 'Εκκρεμεί εντολή ανάκτησης παράνομης ενίσχυσης: η νομική βάση αποκλείει νέα ενίσχυση έως την εξόφληση.',
    en: 'An order to recover illegal aid is outstanding: the legal basis excludes new aid until it is paid back.',
  },
  'warning.adjustment_period': {
    el: 'Η νομική βάση λήγει στις {end} και η απόφαση αναμένεται στις {award}: μέσα στην περίοδο προσαρμογής, έως {until}.',
    en: 'The legal basis ends on {end} and the award is expected on {award}: within the adjustment period, until {until}.',
  },
  'warning.legal_basis_ended': {
    el: 'Η νομική βάση λήγει στις {end}, με προσαρμογή έως {until}, ενώ η απόφαση αναμένεται στις {award}.',
    en: 'The legal basis ends on {end}, with an adjustment period until {until}, but the award is expected on {award}.',
  },
  'warning.award_day_unknown': {
    el: 'Η νομική βάση λήγει στις {end} και δεν έχει καταχωριστεί πότε εκδίδεται η απόφαση: να επιβεβαιωθεί.',
    en: 'The legal basis ends on {end} and it is not recorded when the award is made: this has to be confirmed.',
  },
  'warning.adjustment_period_over': {
    el: 'Η νομική βάση έληξε στις {end} και η απόφαση αναμένεται στις {award}: μέσα στην περίοδο προσαρμογής, έως {until}.',
    en: 'The legal basis ended on {end} and the award is expected on {award}: within the adjustment period, until {until}.',
  },
  'warning.legal_basis_ended_over': {
    el: 'Με τη νομική βάση χορηγείται ενίσχυση έως {until}, ημέρα που έχει περάσει.',
    en: 'Under the legal basis aid is granted until {until}, and that day is over.',
  },
  'warning.award_day_unknown_over': {
    el: 'Η νομική βάση έληξε στις {end}, με προσαρμογή έως {until}, και δεν έχει καταχωριστεί πότε εκδίδεται η απόφαση: να επιβεβαιωθεί.',
    en: 'The legal basis ended on {end}, with an adjustment period until {until}, and it is not recorded when the award is made: this has to be confirmed.',
  },
  'warning.of_basis': { el: 'Για τη βάση «{basis}»: {warning}', en: 'For the basis "{basis}": {warning}' },
  'warning.depends_on_basis': {
    el: 'Εξαρτάται από τη νομική βάση της ενίσχυσης. Ισχύει για τη βάση «{basis}», όχι για κάθε βάση της πρόσκλησης: {warning}',
    en: 'Depends on the legal basis of the aid. It holds for the basis "{basis}", not for every basis of the call: {warning}',
  },
  'basis.de_minimis_2023_2831': { el: 'Κανονισμός (ΕΕ) 2023/2831', en: 'Regulation (EU) 2023/2831' },
  'basis.gber_651_2014': { el: 'Κανονισμός (ΕΕ) 651/2014', en: 'Regulation (EU) No 651/2014' },
  'basis.sgei_2023_2832': { el: 'Κανονισμός (ΕΕ) 2023/2832', en: 'Regulation (EU) 2023/2832' },
  'basis.agriculture_1408_2013': { el: 'Κανονισμός (ΕΕ) 1408/2013', en: 'Regulation (EU) No 1408/2013' },
  'basis.fishery_717_2014': { el: 'Κανονισμός (ΕΕ) 717/2014', en: 'Regulation (EU) No 717/2014' },
  'basis.rrf': { el: 'Μηχανισμός Ανάκαμψης και Ανθεκτικότητας', en: 'Recovery and Resilience Facility' },
  'basis.notified': { el: 'κοινοποιημένο καθεστώς', en: 'notified scheme' },
  'basis.no_aid': { el: 'χωρίς κρατική ενίσχυση', en: 'no State aid' },
  'basis.other': { el: 'άλλη νομική βάση', en: 'another legal basis' },
  'warning.same_expense': {
    el: 'Οι ίδιες δαπάνες ({what}) βρίσκονται και στην αίτηση «{title}».',
    en: 'The same expenses ({what}) are in the application to "{title}" as well.',
  },
  'warning.exclusive_group_tax_id': {
    el: 'Επιτρέπεται μία αίτηση ανά ΑΦΜ και υπάρχει ήδη η αίτηση «{title}».',
    en: 'One application for each tax number is allowed, and there is one to "{title}" already.',
  },
  'warning.exclusive_group_person': {
    el: 'Ένα πρόσωπο συμμετέχει σε μία μόνο αίτηση και υπάρχει ήδη η αίτηση «{title}».',
    en: 'A person takes part in one application only, and there is one to "{title}" already.',
  },
  'warning.exclusive_group_single_undertaking': {
    el: 'Επιτρέπεται μία αίτηση ανά ενιαία επιχείρηση και υπάρχει ήδη η αίτηση «{title}».',
    en: 'One application for each single undertaking is allowed, and there is one to "{title}" already.',
  },
  'compatible.exclusive_tax_id': {
    el: 'Μία αίτηση ανά ΑΦΜ: «{one}» ή «{other}».',
    en: 'One application for each tax number: "{one}" or "{other}".',
  },
  'compatible.exclusive_person': {
    el: 'Ένα πρόσωπο συμμετέχει σε μία μόνο αίτηση: «{one}» ή «{other}».',
    en: 'A person takes part in one application only: "{one}" or "{other}".',
  },
  'compatible.exclusive_single_undertaking': {
    el: 'Μία αίτηση ανά ενιαία επιχείρηση: «{one}» ή «{other}».',
    en: 'One application for each single undertaking: "{one}" or "{other}".',
  },
  'compatible.call_forbids': {
    el: 'Οι ίδιες δαπάνες δεν ενισχύονται και από τα δύο, επειδή το αποκλείει η πρόσκληση: «{one}» ή «{other}».',
    en: 'The call forbids other aid for the same costs: "{one}" or "{other}".',
  },
  'compatible.declared_once': {
    el: 'Μια δαπάνη δηλώνεται για ενίσχυση από ένα μόνο ταμείο της Ένωσης: «{one}» ή «{other}».',
    en: 'An expense is declared for support from one Union fund only: "{one}" or "{other}".',
  },
  'compatible.highest_intensity': {
    el: 'Για τις ίδιες δαπάνες «{one}» και «{other}» μαζί δίνουν το πολύ {together}, κατά τη μεγαλύτερη ένταση που ισχύει.',
    en: 'For the same costs "{one}" and "{other}" together give at most {together}, by the highest intensity that applies.',
  },
  'compatible.public_support': {
    el: 'Για τις ίδιες δαπάνες «{one}» και «{other}» μαζί δίνουν το πολύ {together}.',
    en: 'For the same costs "{one}" and "{other}" together give at most {together}.',
  },
  'compatible.alone': {
    el: 'Μόνο του, το «{one}» μπορεί να δώσει {amount}.',
    en: 'Alone, "{one}" may give {amount}.',
  },
  'compatible.costs_assumed': {
    el: 'Το σχέδιο δεν χωρίζει όλες τις δαπάνες σε κατηγορίες: θεωρούνται κοινές.',
    en: 'The plan does not divide all costs by category: they are taken as shared.',
  },
  'compatible.exact': {
    el: 'Κανένας συνδυασμός δεν δίνει περισσότερα από {total} με τα στοιχεία που είναι γνωστά.',
    en: 'By what is known, no set gives more than {total}.',
  },
  'compatible.approximate': {
    el: 'Προσεγγιστικός συνδυασμός, {total}: με πάνω από 40 αντιστοιχίσεις δεν ελέγχονται όλοι.',
    en: 'An approximate set, {total}: with more than 40 matches not all sets are checked.',
  },
  'compatible.not_known': {
    el: 'Δεν είναι ακόμη γνωστή η ενίσχυση για: {titles}. Δεν υπολογίζεται στο σύνολο.',
    en: 'The aid is not known yet for: {titles}. It is not counted in the total.',
  },
  'compatible.ceilings': {
    el: 'Λαμβάνονται υπόψη τα όρια de minimis σε κάθε τριετία, μαζί με όσα δεσμεύουν άλλες αιτήσεις.',
    en: 'De minimis ceilings are kept in every three years, with what other applications hold.',
  },
  'answer.met': { el: 'ναι', en: 'yes' },
  'answer.not_met': { el: 'όχι', en: 'no' },
  'answer.unknown': { el: 'άγνωστο', en: 'unknown' },
} as const satisfies Catalogue
