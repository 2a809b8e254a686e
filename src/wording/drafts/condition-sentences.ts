import type { DraftCatalogue } from './message.ts'

/** What the composer says of conditions, of risks and of declarations. */
export const conditionSentences = {
  'condition.met': { el: ['Ο όρος πληρείται.'], en: ['The condition is met.'] },
  'condition.not_met': { el: ['Ο όρος δεν πληρείται.'], en: ['The condition is not met.'] },
  'condition.another_way': {
    el: ['Ο όρος δεν πληρείται· η πρόσκληση δέχεται και άλλον τρόπο.'],
    en: ['The condition is not met; the call accepts another way too.'],
  },
  'condition.unknown': { el: ['Ο όρος δεν μπορεί ακόμη να κριθεί.'], en: ['The condition cannot be decided yet.'] },
  'condition.recorded': {
    el: ['Ο όρος είναι καταχωρισμένος στον κατάλογο χωρίς παραπομπή στο κείμενο.'],
    en: ['The condition is recorded in the catalogue without a citation to the text.'],
  },
  'condition.obligation': {
    el: ['Υποχρέωση μετά την έγκριση· δεν κρίνεται τώρα.'],
    en: ['An obligation after approval; it is not decided now.'],
  },
  'condition.step': {
    el: ['Ο όρος πληρείται εφόσον γίνει βήμα που εκκρεμεί.'],
    en: ['The condition is met provided a pending step is taken.'],
  },
  'condition.step_named': { el: ['Πληρείται με βήμα που εκκρεμεί· {step}.'], en: ['Met with a pending step: {step}.'] },
  'plan.reserved': {
    el: ['Αν εγκριθούν οι εκκρεμείς αιτήσεις, το περιθώριο ήσσονος σημασίας αφήνει για την επιχορήγηση {left}.'],
    en: ['If the pending applications are granted, the de minimis headroom leaves {left} for the grant.'],
  },
  'plan.lost': {
    el: ['Με όσα δηλώθηκαν, η ενίσχυση χάνεται στο σύνολό της.'],
    en: ['By what was stated, all of the aid is lost.'],
  },
  'plan.endangered': {
    el: ['Η ενίσχυση μπορεί να χαθεί στο σύνολό της.'],
    en: ['All of the aid may be lost.'],
  },
  'risk.works_started': {
    el: ['Δέσμευση ή εργασίες από τις {on}, πριν από την αίτηση: χάνεται ο χαρακτήρας κινήτρου για ολόκληρο το έργο.'],
    en: [
      'A commitment or works from {on}, before the application: the incentive effect is lost for the whole project.',
    ],
  },
  'risk.starts_before_application': {
    el: ['Η έναρξη σχεδιάζεται για τις {on}, πριν από την αίτηση: παραγγελίες και εργασίες περιμένουν την υποβολή.'],
    en: ['The start is planned for {on}, before the application: orders and works have to wait for submission.'],
  },
  'risk.expense_too_early': {
    el: [
      'Δαπάνες {amount} έγιναν πριν από τις {from}, ημέρα από την οποία τις δέχεται η πρόσκληση: δεν υπολογίζονται.',
    ],
    en: ['Expenses of {amount} were made before {from}, from when the call accepts them: they do not count.'],
  },
  'risk.completed_before_application': {
    el: ['Το έργο ολοκληρώθηκε στις {on}, πριν από την αίτηση: έργο που έχει ήδη εκτελεστεί δεν επιλέγεται.'],
    en: [
      'The project was completed on {on}, before the application: an operation already carried out is not selected.',
    ],
  },
  'risk.in_difficulty': {
    el: ['Η επιχείρηση είναι προβληματική και η νομική βάση την αποκλείει.'],
    en: ['The business is an undertaking in difficulty, which the legal basis excludes.'],
  },
  'risk.in_difficulty_by_award': {
    el: [
      'Με όσα δηλώθηκαν γίνεται προβληματική στις {from}, ενώ η απόφαση αναμένεται στις {award}: η νομική βάση την αποκλείει.',
    ],
    en: [
      'By the facts given it becomes an undertaking in difficulty on {from}, with the award on {award}: the legal basis excludes it.',
    ],
  },
  'risk.difficulty_open': {
    el: ['Η νομική βάση αποκλείει προβληματικές επιχειρήσεις και αυτό μένει να ελεγχθεί.'],
    en: ['The legal basis excludes undertakings in difficulty, and this remains to be checked.'],
  },
  'risk.points': { el: ['Πρόκειται για: {points}.'], en: ['This concerns: {points}.'] },
  'risk.recovery_order': {
    el: ['Εκκρεμεί εντολή ανάκτησης παράνομης ενίσχυσης: η νομική βάση αποκλείει νέα ενίσχυση έως την εξόφληση.'],
    en: ['An order to recover illegal aid is outstanding: the legal basis excludes new aid until it is paid back.'],
  },
  'risk.basis_ends': { el: ['Η νομική βάση λήγει στις {end}.'], en: ['The legal basis ends on {end}.'] },
  'risk.basis_ended': { el: ['Η νομική βάση έληξε στις {end}.'], en: ['The legal basis ended on {end}.'] },
  'risk.legal_basis_over': {
    el: ['Με τη νομική βάση χορηγείται ενίσχυση έως {until}, ημέρα που έχει περάσει.'],
    en: ['Under the legal basis aid is granted until {until}, and that day is over.'],
  },
  'risk.adjustment_period': {
    el: ['Η απόφαση αναμένεται στις {award}, μέσα στην περίοδο προσαρμογής, έως {until}.'],
    en: ['The award is expected on {award}, within the adjustment period, until {until}.'],
  },
  'risk.legal_basis_ended': {
    el: ['Η απόφαση αναμένεται στις {award}, ενώ η προσαρμογή διαρκεί έως {until}.'],
    en: ['The award is expected on {award}, but the adjustment period lasts until {until}.'],
  },
  'risk.award_day_unknown': {
    el: ['Δεν έχει καταχωριστεί πότε εκδίδεται η απόφαση: να επιβεβαιωθεί.'],
    en: ['It is not recorded when the award is made: this has to be confirmed.'],
  },
  'risk.same_expense': {
    el: ['Ίδιες δαπάνες βρίσκονται και στην αίτηση «{title}».'],
    en: ['The same expenses are in the application to “{title}” as well.'],
  },
  'risk.exclusive_group': {
    el: ['Υπάρχει ήδη η αίτηση «{title}», που αποκλείει αυτήν.'],
    en: ['There is an application to “{title}” already, which excludes this one.'],
  },
  'risk.below_minimum_cost': {
    el: ['Ο επιλέξιμος προϋπολογισμός {cost} είναι κάτω από το ελάχιστο της πρόσκλησης, {minimum}.'],
    en: ['The eligible budget of {cost} is under the minimum of the call, {minimum}.'],
  },
  'risk.below_minimum_subsidy': {
    el: ['Η ενίσχυση {amount} είναι κάτω από το ελάχιστο της πρόσκλησης, {minimum}.'],
    en: ['The aid of {amount} is under the minimum of the call, {minimum}.'],
  },
  'risk.below_minimum_subsidy_at_most': {
    el: ['Η ενίσχυση είναι το πολύ {maximum}, κάτω από το ελάχιστο της πρόσκλησης, {minimum}.'],
    en: ['The aid is at most {maximum}, under the minimum of the call, {minimum}.'],
  },
  'risk.left_below_grant': {
    el: ['Το υπόλοιπο αυτό είναι λιγότερο από την επιχορήγηση που υπολογίζεται, δηλαδή {amount}.'],
    en: ['That is less than the grant that is computed: {amount}.'],
  },
  'risk.left_below_aid': {
    el: ['Το υπόλοιπο αυτό είναι λιγότερο από την ενίσχυση που υπολογίζεται, δηλαδή {amount}.'],
    en: ['That is less than the aid that is computed: {amount}.'],
  },
  'risk.size_declared': {
    el: [
      'Το μέγεθος που κρίνει ({size}) είναι δήλωση της επιχείρησης και με τα μεγέθη που λείπουν μπορεί να είναι άλλο.',
    ],
    en: [
      'The size that decides ({size}) is declared by the business, and may be another by the figures that are missing.',
    ],
  },
  'risk.left_below_later': {
    el: ['Το υπόλοιπο αυτό είναι λιγότερο από όσα υπολογίζονται για αίτηση από {day}, δηλαδή {amount}.'],
    en: ['That is less than what is computed for an application from {day}: {amount}.'],
  },
  'risk.through_person': {
    el: ['Επιχείρηση που συνδέεται μόνο μέσω φυσικού προσώπου: «{name}». Οι ενισχύσεις της δεν προσμετρήθηκαν.'],
    en: ['Enterprise that is joined through a natural person alone: “{name}”. Its aid was not counted.'],
  },
  'risk.turnover_limit': {
    el: ['Ο κύκλος εργασιών περιορίζει τις επιλέξιμες δαπάνες σε {amount}· τα υπόλοιπα βαρύνουν την επιχείρηση.'],
    en: ['By the turnover, costs of {amount} are eligible; the rest is borne by the business.'],
  },
  'risk.obligation_broken': {
    el: ['Η υποχρέωση «{title}» δεν τηρείται, σύμφωνα με όσα δηλώθηκαν· η ενίσχυση μπορεί να χαθεί.'],
    en: ['By what was stated, the obligation “{title}” is not kept; the aid may be lost.'],
  },
  'verdict.spoiled': {
    el: [
      '{count_n, plural, one {{count} προειδοποίηση αφορά} other {{count} προειδοποιήσεις αφορούν}} ολόκληρη την ενίσχυση και {count_n, plural, one {αναφέρεται} other {αναφέρονται}} στους κινδύνους.',
    ],
    en: [
      '{count} {count_n, plural, one {warning concerns} other {warnings concern}} the whole aid and {count_n, plural, one {is} other {are}} told among the risks.',
    ],
  },
  'verdict.obligation_broken': {
    el: [
      '{count_n, plural, one {{count} υποχρέωση της πρόσκλησης δεν τηρείται} other {{count} υποχρεώσεις της πρόσκλησης δεν τηρούνται}}, σύμφωνα με όσα δηλώθηκαν.',
    ],
    en: [
      'By what was stated, {count} {count_n, plural, one {obligation of the call is} other {obligations of the call are}} not kept.',
    ],
  },
  'risk.none': {
    el: ['Η αντιστοίχιση δεν έδειξε κίνδυνο: κανένας όρος δεν μένει ανοικτός και δεν υπάρχει προειδοποίηση.'],
    en: ['The match showed no risk: no condition is open and there is no warning.'],
  },
  'risk.rule': { el: ['Κανόνας: {rule}.'], en: ['Rule: {rule}.'] },
  'risk.basis': {
    el: ['Αυτό ισχύει για τη βάση «{basis}»· η πρόσκληση έχει και άλλη.'],
    en: ['This holds for the basis “{basis}”; the call has another one too.'],
  },
  'risk.basis_of': { el: ['Αυτό ισχύει για τη βάση «{basis}».'], en: ['This holds for the basis “{basis}”.'] },
  'declaration.refuted': {
    el: ['Όσα δηλώθηκαν ({facts}) διαψεύδουν τη δήλωση: «{declaration}».'],
    en: ['The facts given ({facts}) speak against the declaration: “{declaration}”.'],
  },
  'declaration.refuted_by_application': {
    el: ['Η αίτηση «{title}» διαψεύδει τη δήλωση: «{declaration}».'],
    en: ['The application to “{title}” speaks against the declaration: “{declaration}”.'],
  },
  'risk.step': { el: ['{step}'], en: ['{step}'] },
  'risk.open': {
    el: ['Ο όρος «{title}» δεν έχει κριθεί και μπορεί να επηρεάσει την αίτηση.'],
    en: ['The condition “{title}” has not been decided and may affect the application.'],
  },
  'risk.open_way': {
    el: ['Ο όρος «{title}» δεν έχει κριθεί· η πρόσκληση δέχεται και άλλον τρόπο.'],
    en: ['The condition “{title}” is still open; the call accepts another way too.'],
  },
  'risk.pending': {
    el: ['Ο όρος «{title}» εξαρτάται από βήμα που εκκρεμεί.'],
    en: ['The condition “{title}” depends on a pending step.'],
  },
  'risk.changes': {
    el: ['Ο όρος «{title}» μπορεί να αλλάξει αποτέλεσμα στις {day}.'],
    en: ['The outcome of the condition “{title}” may change on {day}.'],
  },
} as const satisfies DraftCatalogue
