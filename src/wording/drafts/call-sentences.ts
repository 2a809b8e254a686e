import type { DraftCatalogue } from './message.ts'

/** What the composer says of a call's lines of the budget, rates and ways in without a last day. */
export const callSentences = {
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
} as const satisfies DraftCatalogue
