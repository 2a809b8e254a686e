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
  'call.line_left': {
    el: ['Στις {day} έμεναν για «{line}» {left}.'],
    en: ['On {day}, {left} was left for “{line}”.'],
  },
  'call.line_used_up': {
    el: ['Στις {day} το υπόλοιπο για «{line}» ήταν {left}.'],
    en: ['On {day}, nothing was left for “{line}”: {left}.'],
  },
  'call.whole_budget': {
    el: ['Διαθέσιμο ποσό: {amount}.'],
    en: ['Amount available: {amount}.'],
  },
  'call.whole_absorbed': {
    el: ['Ποσό που είχε δεσμευθεί στις {day}: {amount}.'],
    en: ['Amount committed on {day}: {amount}.'],
  },
  'call.whole_left': {
    el: ['Στις {day} έμεναν από τον προϋπολογισμό {left}.'],
    en: ['On {day}, {left} of the budget was left.'],
  },
  'call.whole_used_up': {
    el: ['Στις {day} το υπόλοιπο του προϋπολογισμού ήταν {left}.'],
    en: ['On {day}, nothing of the budget was left: {left}.'],
  },
  'call.fixed': {
    el: ['Η ενίσχυση είναι {amount}.'],
    en: ['The aid is {amount}.'],
  },
  'call.max_subsidy_raised': {
    el: ['Με την προσαύξηση «{bonus}» η ενίσχυση φθάνει έως {amount}.'],
    en: ['With the bonus “{bonus}”, the aid is up to {amount}.'],
  },
  'call.fixed_raised': {
    el: ['Με την προσαύξηση «{bonus}» η ενίσχυση είναι {amount}.'],
    en: ['With the bonus “{bonus}”, the aid is {amount}.'],
  },
  'aid.shared_ceiling': {
    el: ['Το κοινό όριο με ενισχύσεις άλλων κανονισμών είναι {ceiling} ({rule}).'],
    en: ['The ceiling shared with aid under other regulations is {ceiling} ({rule}).'],
  },
  'aid.one_per.tax_id': {
    el: ['Στις προσκλήσεις της ομάδας «{group}» επιτρέπεται μία αίτηση ανά ΑΦΜ.'],
    en: ['Among the calls of the group “{group}”, one application per tax number is allowed.'],
  },
  'aid.one_per.person': {
    el: ['Στις προσκλήσεις της ομάδας «{group}» κάθε πρόσωπο συμμετέχει σε μία αίτηση.'],
    en: ['Among the calls of the group “{group}”, each person takes part in one application.'],
  },
  'aid.one_per.single_undertaking': {
    el: ['Στις προσκλήσεις της ομάδας «{group}» επιτρέπεται μία αίτηση ανά ενιαία επιχείρηση.'],
    en: ['Among the calls of the group “{group}”, one application per single undertaking is allowed.'],
  },
  'plan.rate_range': {
    el: ['{least} έως {most}'],
    en: ['{least} to {most}'],
  },
  'plan.by_terms': {
    el: ['Με μόνους τους όρους της πρόσκλησης η ενίσχυση θα ήταν {amount}.'],
    en: ['By the terms of the call alone, the aid would be {amount}.'],
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
  'call.to_come.paused': {
    el: ['Η υποβολή πρόκειται να ανασταλεί· οι αιτήσεις γίνονται δεκτές έως {at}.'],
    en: ['Submission is to be suspended; applications are accepted until {at}.'],
  },
  'call.to_come.paused_line': {
    el: ['Η υποβολή για «{line}» πρόκειται να ανασταλεί· οι αιτήσεις γίνονται δεκτές έως {at}.'],
    en: ['Submission for “{line}” is to be suspended; applications are accepted until {at}.'],
  },
  'call.to_come.closed': {
    el: ['Με απόφαση η πρόσκληση πρόκειται να κλείσει· οι αιτήσεις γίνονται δεκτές έως {at}.'],
    en: ['By decision the call is to close; applications are accepted until {at}.'],
  },
  'call.to_come.closed_line': {
    el: ['Με απόφαση η υποβολή για «{line}» πρόκειται να κλείσει· οι αιτήσεις γίνονται δεκτές έως {at}.'],
    en: ['By decision submission for “{line}” is to close; applications are accepted until {at}.'],
  },
  'call.to_come.exhausted': {
    el: ['Ο προϋπολογισμός πρόκειται να εξαντληθεί· οι αιτήσεις γίνονται δεκτές έως {at}.'],
    en: ['The budget is to be exhausted; applications are accepted until {at}.'],
  },
  'call.to_come.exhausted_line': {
    el: ['Ο προϋπολογισμός για «{line}» πρόκειται να εξαντληθεί· οι αιτήσεις γίνονται δεκτές έως {at}.'],
    en: ['The budget for “{line}” is to be exhausted; applications are accepted until {at}.'],
  },
  'call.deadline.other': {
    el: ['Άλλη προθεσμία της πρόσκλησης: έως {at}.'],
    en: ['Another deadline of the call: until {at}.'],
  },
  'call.deadline.other_named': {
    el: ['Προθεσμία για «{name}»: έως {at}.'],
    en: ['Deadline for “{name}”: until {at}.'],
  },
  'call.deadline.stands': {
    el: ['Η καταχωρισμένη προθεσμία δεν έχει αλλάξει: έως {at}.'],
    en: ['The recorded deadline has not changed: until {at}.'],
  },
  'call.deadline.stands_moved': {
    el: ['Η καταχωρισμένη προθεσμία είναι: έως {at}.'],
    en: ['The recorded deadline is: until {at}.'],
  },
  'call.deadline.further': {
    el: ['Μεταγενέστερη προθεσμία υποβολής: έως {at}.'],
    en: ['Later deadline for submission: until {at}.'],
  },
  'call.deadline.further_named': {
    el: ['Μεταγενέστερη προθεσμία, για «{name}»: έως {at}.'],
    en: ['Later deadline, for “{name}”: until {at}.'],
  },
  'call.deadline.pre_proposal.further': {
    el: ['Μεταγενέστερη προθεσμία αρχικών προτάσεων: έως {at}.'],
    en: ['Later deadline for pre-proposals: until {at}.'],
  },
  'call.deadline.application.further': {
    el: ['Μεταγενέστερη προθεσμία πλήρων αιτήσεων: έως {at}.'],
    en: ['Later deadline for full applications: until {at}.'],
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
  'aid.none_own': {
    el: [
      'Σύμφωνα με το προφίλ, η ίδια η επιχείρηση δεν έχει λάβει ενισχύσεις ήσσονος σημασίας· όσες άλλων προσμετρώνται ακολουθούν.',
    ],
    en: ['By the profile, the business itself has received no de minimis aid; that of others which counts follows.'],
  },
  'aid.bearer_after': {
    el: ['{bearer} (από {before})'],
    en: ['{bearer} (from {before})'],
  },
  'aid.taken_over.merger': {
    el: ['Με τη συγχώνευση στις {day} πέρασαν στην επιχείρηση ενισχύσεις ήσσονος σημασίας.'],
    en: ['By the merger of {day}, de minimis aid passed to the business.'],
  },
  'aid.taken_over.merger_named': {
    el: ['Με τη συγχώνευση στις {day} πέρασαν στην επιχείρηση οι ενισχύσεις ήσσονος σημασίας της «{name}».'],
    en: ['By the merger of {day}, the de minimis aid of “{name}” passed to the business.'],
  },
  'aid.taken_over.split': {
    el: ['Με τη διάσπαση στις {day} πέρασε στην επιχείρηση μερίδιο ενισχύσεων ήσσονος σημασίας.'],
    en: ['By the split of {day}, a share of de minimis aid passed to the business.'],
  },
  'aid.taken_over.split_named': {
    el: ['Με τη διάσπαση στις {day} πέρασε στην επιχείρηση μερίδιο των ενισχύσεων ήσσονος σημασίας της «{name}».'],
    en: ['By the split of {day}, a share of the de minimis aid of “{name}” passed to the business.'],
  },
  'plan.without_limit': {
    el: [
      'Δαπάνες {amount} χωρίς κατηγορία υπολογίζονται εδώ· αν η κατηγορία τους έχει όριο, η ενίσχυση μπορεί να είναι μικρότερη.',
    ],
    en: ['Costs of {amount} without a category count here; if their category has a limit, the aid may be lower.'],
  },
  'documents.recorded': {
    el: ['Καταχωρισμένο στον κατάλογο χωρίς παραπομπή στο κείμενο.'],
    en: ['Recorded in the catalogue without a citation to the text.'],
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
  'condition.ways': {
    el: ['Η πρόσκληση ζητά τουλάχιστον {least} από {all} όρους.'],
    en: ['The call asks for at least {least} of {all} conditions.'],
  },
  'condition.ways.named': {
    el: ['Η πρόσκληση ζητά τουλάχιστον {least} από {all} όρους: {ways}.'],
    en: ['The call asks for at least {least} of {all} conditions: {ways}.'],
  },
  'condition.ways_excluded': {
    el: ['Η πρόσκληση εξαιρεί όποιον πληροί τουλάχιστον {least} από {all} όρους.'],
    en: ['The call excludes who meets at least {least} of {all} conditions.'],
  },
  'condition.ways_excluded.named': {
    el: ['Η πρόσκληση εξαιρεί όποιον πληροί τουλάχιστον {least} από {all} όρους: {ways}.'],
    en: ['The call excludes who meets at least {least} of {all} conditions: {ways}.'],
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
  'condition.answered.applies': {
    el: ['Δηλώθηκε στις {day} ότι ισχύει.'],
    en: ['It was stated on {day} that it applies.'],
  },
  'condition.answered.applies.noted': {
    el: ['Δηλώθηκε στις {day} ότι ισχύει: «{note}».'],
    en: ['It was stated on {day} that it applies: “{note}”.'],
  },
  'condition.answered.applies_not': {
    el: ['Δηλώθηκε στις {day} ότι δεν ισχύει.'],
    en: ['It was stated on {day} that it does not apply.'],
  },
  'condition.answered.applies_not.noted': {
    el: ['Δηλώθηκε στις {day} ότι δεν ισχύει: «{note}».'],
    en: ['It was stated on {day} that it does not apply: “{note}”.'],
  },
  'document.ready': { el: ['Υπάρχει, σύμφωνα με το προφίλ.'], en: ['It is at hand, by the profile.'] },
  'document.ready_until': {
    el: ['Υπάρχει και ισχύει έως {until}.'],
    en: ['It is at hand and accepted until {until}.'],
  },
  'document.expired': {
    el: ['Αυτό που υπάρχει ίσχυε έως {until}· χρειάζεται νέο.'],
    en: ['What is at hand was accepted until {until}; a new one is needed.'],
  },
  'document.expires': {
    el: ['Αυτό που υπάρχει ισχύει έως {until}· στις {needed} χρειάζεται νέο.'],
    en: ['What is at hand is accepted until {until}; on {needed} a new one is needed.'],
  },
} as const satisfies DraftCatalogue
