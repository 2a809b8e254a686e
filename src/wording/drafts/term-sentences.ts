import type { DraftCatalogue } from './message.ts'

/** What the composer says of a call's lines of the budget, its rates and its ways in without a last day, and of answers of people. */
export const termSentences = {
  'call.line_budget': {
    el: ['Διαθέσιμο ποσό για «{line}»: {amount}.'],
    en: ['Amount available for “{line}”: {amount}.'],
  },
  'call.line_absorbed': {
    el: ['Ποσό που είχε δεσμευθεί για «{line}» στις {day}: {amount}.'],
    en: ['Amount committed for “{line}” on {day}: {amount}.'],
  },
  'call.intensity': {
    el: ['Ποσοστό της ενίσχυσης: {percent}.'],
    en: ['Rate of the aid: {percent}.'],
  },
  'call.intensity_map': {
    el: ['Το ποσοστό ορίζεται από τον χάρτη περιφερειακών ενισχύσεων και φθάνει έως {percent}.'],
    en: ['The regional aid map sets the rate, which is up to {percent}.'],
  },
  'call.stands.reason': { el: ['Λόγος της απόφασης: {reason}.'], en: ['Reason for the decision: {reason}.'] },
  'call.deadline.stands': {
    el: ['Η καταχωρισμένη προθεσμία δεν έχει αλλάξει: έως {at}.'],
    en: ['The recorded deadline has not changed: until {at}.'],
  },
  'call.rolling': {
    el: ['Οι αιτήσεις γίνονται δεκτές οποτεδήποτε.'],
    en: ['Applications are accepted at any time.'],
  },
  'call.rolling.named': {
    el: ['Οι αιτήσεις για «{name}» γίνονται δεκτές οποτεδήποτε.'],
    en: ['Applications for “{name}” are accepted at any time.'],
  },
  'call.rolling.pre_proposal': {
    el: ['Οι αρχικές προτάσεις γίνονται δεκτές οποτεδήποτε.'],
    en: ['Pre-proposals are accepted at any time.'],
  },
  'call.rolling.pre_proposal.named': {
    el: ['Οι αρχικές προτάσεις για «{name}» γίνονται δεκτές οποτεδήποτε.'],
    en: ['Pre-proposals for “{name}” are accepted at any time.'],
  },
  'call.rolling.application': {
    el: ['Οι πλήρεις αιτήσεις γίνονται δεκτές οποτεδήποτε.'],
    en: ['Full applications are accepted at any time.'],
  },
  'call.rolling.application.named': {
    el: ['Οι πλήρεις αιτήσεις για «{name}» γίνονται δεκτές οποτεδήποτε.'],
    en: ['Full applications for “{name}” are accepted at any time.'],
  },
  'plan.readiness': {
    el: ['Επίπεδο τεχνολογικής ετοιμότητας: {level}.'],
    en: ['Technology readiness level: {level}.'],
  },
  'condition.share_open': {
    el: ['Έως τώρα προκύπτει {found}, ενώ ζητείται τουλάχιστον {least}· λείπουν στοιχεία.'],
    en: ['So far {found} is known, while at least {least} is required; facts are missing.'],
  },
  'condition.count_open': {
    el: ['Έως τώρα προκύπτει πλήθος {found}, ενώ ζητείται τουλάχιστον {least}· λείπουν στοιχεία.'],
    en: ['So far {found} is known to fit, while at least {least} is required; facts are missing.'],
  },
  'condition.answered.met': {
    el: ['Επιβεβαιώθηκε στις {day} ότι ο όρος πληρείται.'],
    en: ['It was confirmed on {day} that the condition is met.'],
  },
  'condition.answered.met.noted': {
    el: ['Επιβεβαιώθηκε στις {day} ότι ο όρος πληρείται: «{note}».'],
    en: ['It was confirmed on {day} that the condition is met: “{note}”.'],
  },
  'condition.answered.not_met': {
    el: ['Δηλώθηκε στις {day} ότι ο όρος δεν πληρείται.'],
    en: ['It was stated on {day} that the condition is not met.'],
  },
  'condition.answered.not_met.noted': {
    el: ['Δηλώθηκε στις {day} ότι ο όρος δεν πληρείται: «{note}».'],
    en: ['It was stated on {day} that the condition is not met: “{note}”.'],
  },
} as const satisfies DraftCatalogue
