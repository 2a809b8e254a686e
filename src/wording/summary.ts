import type { Catalogue } from './message.ts'

/** The summary of a match: verdict, reasons, what is missing or would have to change, the next action. */
export const summary = {
  'summary.provisional': {
    el: 'Πρόβλεψη με βάση την προδημοσίευση· η πρόσκληση μπορεί να διαφέρει.',
    en: 'A forecast based on the pre-publication; the call may differ.',
  },
  'summary.obligation_denied': {
    el: 'Μια υποχρέωση της πρόσκλησης δεν τηρείται, σύμφωνα με όσα δηλώθηκαν: «{title}». Δεν αλλάζει την κρίση, μπορεί όμως να κοστίσει την ενίσχυση.',
    en: 'An obligation of the call is not kept, by what was stated: "{title}". It does not change the verdict, but may cost the aid.',
  },
  'summary.obligation_denied_untitled': {
    el: 'Μια υποχρέωση της πρόσκλησης δεν τηρείται, σύμφωνα με όσα δηλώθηκαν. Δεν αλλάζει την κρίση, μπορεί όμως να κοστίσει την ενίσχυση.',
    en: 'An obligation of the call is not kept, by what was stated. It does not change the verdict, but may cost the aid.',
  },
  'summary.no_relations_assumed': {
    el: 'Θεωρήθηκε ότι δεν υπάρχουν συνεργαζόμενες ή συνδεδεμένες επιχειρήσεις, γιατί το προφίλ δεν λέει τίποτε σχετικό.',
    en: 'No partner or linked enterprises are assumed, because the profile says nothing of them.',
  },
  'summary.eligible': {
    el: 'Με τα στοιχεία του προφίλ, η επιχείρηση πληροί τους όρους της πρόσκλησης.',
    en: 'By the facts of the profile, the business meets the conditions of the call.',
  },
  'summary.not_eligible': {
    el: 'Με τα στοιχεία του προφίλ, η επιχείρηση δεν πληροί τους όρους της πρόσκλησης.',
    en: 'By the facts of the profile, the business does not meet the conditions of the call.',
  },
  'summary.needs_info': {
    el: 'Δεν μπορεί ακόμη να κριθεί: {count|λείπουν στοιχεία για έναν όρο|λείπουν στοιχεία για περισσότερους όρους}.',
    en: 'It cannot be decided yet: facts are missing for {count|one condition|several conditions}.',
  },
  'summary.needs_review': {
    el: 'Δεν μπορεί ακόμη να κριθεί: {count|ένας όρος πρέπει να επιβεβαιωθεί|ορισμένοι όροι πρέπει να επιβεβαιωθούν} από άνθρωπο.',
    en: 'It cannot be decided yet: a person has to confirm {count|one condition|several conditions}.',
  },
  'summary.more_reasons': {
    el: '{count|Υπάρχει άλλος ένας λόγος.|Υπάρχουν και άλλοι λόγοι.}',
    en: '{count|There is one more reason.|There are more reasons.}',
  },
  'summary.would_change': { el: 'Τι θα έπρεπε να αλλάξει:', en: 'What would have to change:' },
  'summary.would_change_partly': {
    el: 'Τι θα έπρεπε να αλλάξει, χωρίς αυτό να αρκεί για όλους τους όρους:',
    en: 'What would have to change, though that does not settle every condition:',
  },
  'summary.would_change_late': {
    el: 'Τι θα έπρεπε να αλλάξει, χωρίς όμως να προλαβαίνει αυτή την πρόσκληση:',
    en: 'What would have to change, though not in time for this call:',
  },
  'summary.no_step': {
    el: 'Δεν βρέθηκε βήμα που να αλλάζει το αποτέλεσμα για αυτή την πρόσκληση.',
    en: 'No step was found that would change the outcome for this call.',
  },
  'summary.step_until': { el: 'Αυτό γίνεται το αργότερο έως τις {until}.', en: 'The latest day for this is {until}.' },
  'summary.step_from': { el: 'Αυτό είναι δυνατό από τις {from}.', en: 'This is possible from {from}.' },
  'summary.step_between': {
    el: 'Αυτό είναι δυνατό από τις {from} και το αργότερο έως τις {until}.',
    en: 'This is possible from {from} and until {until} at the latest.',
  },
  'summary.step_between_close': {
    el: 'Η αίτηση είναι δυνατή από τις {from} και έως τη λήξη της πρόσκλησης, {until}.',
    en: 'An application is possible from {from} until the call closes on {until}.',
  },
  'summary.step_over': { el: 'Η προθεσμία για αυτό ήταν στις {until}.', en: 'The latest day for this was {until}.' },
  'summary.too_late': {
    el: 'Αυτό είναι δυνατό από τις {from}, αφού η πρόσκληση λήγει στις {closes}.',
    en: 'This is possible from {from}, after the call closes on {closes}.',
  },
  'summary.missing': { el: 'Στοιχεία που λείπουν: {fields}.', en: 'Missing facts: {fields}.' },
  'summary.also_confirm': {
    el: '{count|Ένας ακόμη όρος χρειάζεται|Ορισμένοι ακόμη όροι χρειάζονται} επιβεβαίωση από άνθρωπο.',
    en: '{count|One more condition needs|Several more conditions need} a person to confirm.',
  },
  'summary.apply_by': { el: 'Επόμενο βήμα: υποβολή αίτησης έως {at}.', en: 'Next step: apply by {at}.' },
  'summary.apply_open': {
    el: 'Επόμενο βήμα: υποβολή αίτησης. Δεν έχει καταχωριστεί ημερομηνία λήξης.',
    en: 'Next step: apply. No closing date is recorded.',
  },
  'summary.complete_by': {
    el: 'Επόμενο βήμα: συμπλήρωση των στοιχείων. Οι αιτήσεις γίνονται δεκτές έως {at}.',
    en: 'Next step: complete the facts. Applications are accepted until {at}.',
  },
  'summary.complete_open': {
    el: 'Επόμενο βήμα: συμπλήρωση των στοιχείων. Δεν έχει καταχωριστεί ημερομηνία λήξης.',
    en: 'Next step: complete the facts. No closing date is recorded.',
  },
  'summary.confirm_by': {
    el: 'Επόμενο βήμα: επιβεβαίωση των ανοικτών όρων. Οι αιτήσεις γίνονται δεκτές έως {at}.',
    en: 'Next step: confirm the open conditions. Applications are accepted until {at}.',
  },
  'summary.confirm_open': {
    el: 'Επόμενο βήμα: επιβεβαίωση των ανοικτών όρων. Δεν έχει καταχωριστεί ημερομηνία λήξης.',
    en: 'Next step: confirm the open conditions. No closing date is recorded.',
  },
  'summary.opens': {
    el: 'Επόμενο βήμα: προετοιμασία. Οι αιτήσεις αρχίζουν στις {at}.',
    en: 'Next step: prepare. Applications open on {at}.',
  },
  'summary.until': {
    el: 'Οι αιτήσεις γίνονται δεκτές έως {at}.',
    en: 'Applications are accepted until {at}.',
  },
  'summary.refused_from': {
    el: 'Από τις {from} η επιχείρηση δεν θα πληροί πλέον τους όρους της πρόσκλησης.',
    en: 'From {from} the business will no longer meet the conditions of the call.',
  },
  'summary.open_from_missing': {
    el: 'Από τις {from} τα σημερινά στοιχεία δεν αρκούν πια. Για αίτηση από τότε χρειάζονται και νεότερα στοιχεία: {fields}.',
    en: 'From {from} what is known today no longer settles this. An application from then on needs newer facts, too: {fields}.',
  },
  'summary.open_from': {
    el: 'Από τις {from} τα σημερινά στοιχεία δεν αρκούν πια. Για αίτηση από τότε χρειάζεται επιβεβαίωση από άνθρωπο.',
    en: 'From {from} what is known today no longer settles this. An application from then on needs a person to confirm.',
  },
  'summary.applied_on': {
    el: 'Η αίτηση για αυτή την πρόσκληση έχει καταχωριστεί ως υποβληθείσα στις {on}.',
    en: 'The application to this call is on record as submitted on {on}.',
  },
  'summary.applied': {
    el: 'Η αίτηση για αυτή την πρόσκληση έχει καταχωριστεί ως υποβληθείσα.',
    en: 'The application to this call is on record as submitted.',
  },
  'summary.opens_unknown': {
    el: 'Επόμενο βήμα: προετοιμασία. Δεν έχει καταχωριστεί πότε αρχίζουν οι αιτήσεις.',
    en: 'Next step: prepare. It is not recorded when applications open.',
  },
  'summary.no_aid': {
    el: 'Με όσα είναι γνωστά δεν προκύπτει ποσό ενίσχυσης.',
    en: 'By what is known, no amount of aid follows.',
  },
  'summary.budget_left': {
    el: 'Απομένει περίπου το {percent} του προϋπολογισμού.',
    en: 'About {percent} of the budget is left.',
  },
  'summary.budget_left_here': {
    el: 'Απομένει περίπου το {percent} του προϋπολογισμού που είναι ανοικτός για τον τόπο της επένδυσης.',
    en: 'About {percent} is left of the budget that is open at the place of the investment.',
  },
  'summary.call_closed': { el: 'Η πρόσκληση έχει λήξει.', en: 'The call is closed.' },
  'summary.call_exhausted': {
    el: 'Ο προϋπολογισμός της πρόσκλησης έχει εξαντληθεί.',
    en: 'The budget of the call is exhausted.',
  },
  'summary.call_paused': {
    el: 'Η πρόσκληση είναι σε αναστολή· οι αιτήσεις δεν γίνονται δεκτές προς το παρόν.',
    en: 'The call is paused; applications are not accepted at present.',
  },
  'summary.call_unknown': {
    el: 'Επόμενο βήμα: επιβεβαίωση στον φορέα ότι η πρόσκληση είναι ανοικτή, γιατί δεν έχουν καταχωριστεί ημερομηνίες.',
    en: 'Next step: confirm with the authority that the call is open, since no dates are recorded.',
  },
} as const satisfies Catalogue
