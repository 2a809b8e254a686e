import type { Catalogue } from './message.ts'

/** Why a component of the score has its points. */
export const score = {
  'score.not_eligible': {
    el: 'Η επιχείρηση δεν πληροί τους όρους· η βαθμολογία είναι μηδέν.',
    en: 'The business does not meet the conditions; the score is zero.',
  },
  'score.activity_met': {
    el: 'Η επιχείρηση είναι μέσα στις δραστηριότητες της πρόσκλησης: {count} {count|κωδικός|κωδικοί} από {all} ({scheme}).',
    en: 'The business is within the activities of the call: {count} {count|code|codes} of {all} ({scheme}).',
  },
  'score.activity_open': {
    el: 'Η πρόσκληση δεν περιορίζει τη δραστηριότητα.',
    en: 'The call does not limit the activity.',
  },
  'score.activity_not_met': {
    el: 'Δεν έχει διαπιστωθεί επιλέξιμη δραστηριότητα.',
    en: 'No eligible activity has been established.',
  },
  'score.region_met': {
    el: 'Η επιχείρηση είναι μέσα στην περιοχή της πρόσκλησης: {count} {count|περιοχή|περιοχές} NUTS 3.',
    en: 'The business is within the area of the call: {count} NUTS 3 {count|region|regions}.',
  },
  'score.zone_met': {
    el: 'Η επιχείρηση είναι μέσα στη ζώνη που στοχεύει η πρόσκληση.',
    en: 'The business is within the zone that the call aims at.',
  },
  'score.region_open': { el: 'Η πρόσκληση δεν περιορίζει την περιοχή.', en: 'The call does not limit the area.' },
  'score.region_not_met': {
    el: 'Δεν έχει διαπιστωθεί επιλέξιμη περιοχή.',
    en: 'No eligible area has been established.',
  },
  'score.size_met': {
    el: 'Το μέγεθος της επιχείρησης είναι μέσα σε όσα δέχεται η πρόσκληση: {sizes}.',
    en: 'The size of the business is among those the call accepts: {sizes}.',
  },
  'score.size_open': { el: 'Η πρόσκληση δεν περιορίζει το μέγεθος.', en: 'The call does not limit the size.' },
  'score.size_not_met': { el: 'Δεν έχει διαπιστωθεί επιλέξιμο μέγεθος.', en: 'No eligible size has been established.' },
  'score.amount_fits': {
    el: 'Η σχεδιαζόμενη επένδυση ({amount}) είναι μέσα στα όρια της πρόσκλησης.',
    en: 'The planned investment ({amount}) is within the limits of the call.',
  },
  'score.amount_above': {
    el: 'Η σχεδιαζόμενη επένδυση ({amount}) ξεπερνά το ανώτατο όριο της πρόσκλησης.',
    en: 'The planned investment ({amount}) is above the limit of the call.',
  },
  'score.amount_below': {
    el: 'Η σχεδιαζόμενη επένδυση ({amount}) είναι κάτω από το ελάχιστο της πρόσκλησης.',
    en: 'The planned investment ({amount}) is below the minimum of the call.',
  },
  'score.amount_unknown': {
    el: 'Το ποσό της επένδυσης δεν είναι γνωστό, ή είναι σε άλλο νόμισμα.',
    en: 'The amount of the investment is not known, or is in another currency.',
  },
  'score.amount_nothing_counts': {
    el: 'Καμία από τις σχεδιαζόμενες δαπάνες δεν είναι σε κατηγορία που αναφέρει η πρόσκληση.',
    en: 'None of the planned costs is in a category that the call lists.',
  },
  'score.amount_not_said': {
    el: 'Η πρόσκληση δεν αναφέρει όρια για το ποσό της επένδυσης.',
    en: 'The call sets no limits for the amount of the investment.',
  },
  'score.intensity': {
    el: 'Το υψηλότερο βασικό ποσοστό ενίσχυσης που μπορεί να ισχύει, χωρίς προσαυξήσεις, είναι {percent}.',
    en: 'The highest basic aid rate that may apply, without bonuses, is {percent}.',
  },
  'score.intensity_not_said': {
    el: 'Δεν έχει καταχωριστεί ποσοστό ενίσχυσης.',
    en: 'No aid rate of the call is recorded.',
  },
  'score.certainty_full': {
    el: 'Όλοι οι όροι που κρίνουν είναι γνωστοί.',
    en: 'All conditions that decide are settled.',
  },
  'score.certainty_open': {
    el: 'Ανοικτοί όροι: {facts} για στοιχεία που λείπουν, {people} για επιβεβαίωση από άνθρωπο.',
    en: 'Open conditions: {facts} for missing facts, {people} for a person to confirm.',
  },
  'score.certainty_provisional': {
    el: 'Πρόβλεψη με βάση την προδημοσίευση. Ανοικτοί όροι: {facts} για στοιχεία, {people} για επιβεβαίωση.',
    en: 'A forecast from the pre-publication. Open conditions: {facts} for facts, {people} to confirm.',
  },
  'score.time_left': {
    el: 'Μέχρι τη λήξη {days|μένει|μένουν} {days} {days|ημέρα|ημέρες}.',
    en: '{days} {days|day is|days are} left until the deadline.',
  },
  'score.time_no_deadline': {
    el: 'Η πρόσκληση είναι ανοικτή χωρίς ημερομηνία λήξης.',
    en: 'The call is open without a closing date.',
  },
  'score.time_forecasted': { el: 'Η πρόσκληση δεν έχει ανοίξει ακόμη.', en: 'The call has not opened yet.' },
  'score.time_paused': { el: 'Η πρόσκληση είναι σε αναστολή.', en: 'The call is paused.' },
  'score.time_unknown': {
    el: 'Δεν είναι γνωστό αν η πρόσκληση είναι ανοικτή.',
    en: 'It is not known whether the call is open.',
  },
  'score.time_closed': { el: 'Η πρόσκληση έχει λήξει.', en: 'The call is closed.' },
  'score.time_exhausted': {
    el: 'Ο προϋπολογισμός της πρόσκλησης έχει εξαντληθεί.',
    en: 'The budget of the call is exhausted.',
  },
  'score.budget_left': {
    el: 'Απομένει περίπου το {percent} του προϋπολογισμού.',
    en: 'About {percent} of the budget is left.',
  },
  'score.budget_left_call': {
    el: 'Απομένει περίπου το {percent} του προϋπολογισμού όλης της πρόσκλησης.',
    en: 'About {percent} of the budget of the whole call is left.',
  },
  'score.budget_not_said': {
    el: 'Δεν έχει καταχωριστεί πόσος προϋπολογισμός απομένει.',
    en: 'It is not recorded how much of the budget is left.',
  },
} as const satisfies Catalogue
