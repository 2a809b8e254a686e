import type { DraftCatalogue } from './message.ts'

/** What the composer says of the size of the business, of what its rate rests on, and of what was told of the plan in part only. */
export const factSentences = {
  'business.size': {
    el: ['Το μέγεθος της επιχείρησης κατά τη Σύσταση είναι: {size}.'],
    en: ['By the Recommendation, the size of the business is: {size}.'],
  },
  'applied.stage': {
    el: ['Για την πρόσκληση αυτή έχει καταχωριστεί: {stage}.'],
    en: ['On record for this call: {stage}.'],
  },
  'applied.on': { el: ['Ημερομηνία υποβολής: {day}.'], en: ['Date of submission: {day}.'] },
  'applied.number': { el: ['Αριθμός της αίτησης: {number}.'], en: ['Number of the application: {number}.'] },
  'applied.amount': { el: ['Ποσό της αίτησης: {amount}.'], en: ['Amount of the application: {amount}.'] },
  'business.size_mid_cap': {
    el: ['Ανήκει επίσης στην κατηγορία: {size}.'],
    en: ['It belongs to this class, too: {size}.'],
  },
  'business.size_possible': {
    el: ['Με όσα δηλώθηκαν, το μέγεθος κατά τη Σύσταση μπορεί να είναι: {sizes}.'],
    en: ['By what was stated, the size by the Recommendation may be: {sizes}.'],
  },
  'business.size_linked': {
    el: ['Προστίθενται τα μεγέθη της συνδεδεμένης επιχείρησης {name}, κατά {share}: {rule}.'],
    en: ['The figures of the linked enterprise {name} are added at {share}: {rule}.'],
  },
  'business.size_partner': {
    el: ['Προστίθενται τα μεγέθη της συνεργαζόμενης επιχείρησης {name}, κατά {share}: {rule}.'],
    en: ['The figures of the partner enterprise {name} are added at {share}: {rule}.'],
  },
  'business.size_added': {
    el: ['Τα δικά της μεγέθη: {headcount} ΕΜΕ, κύκλος εργασιών {turnover}, σύνολο ισολογισμού {total}.'],
    en: ['Its own figures: {headcount} AWU, turnover of {turnover}, balance sheet total of {total}.'],
  },
  'business.size_linked_untold': {
    el: ['Η συνδεδεμένη επιχείρηση {name} μετρά κατά {share}, αλλά τα μεγέθη της δεν δηλώθηκαν: {rule}.'],
    en: ['The linked enterprise {name} counts at {share}, but its figures were not given: {rule}.'],
  },
  'business.size_partner_untold': {
    el: ['Η συνεργαζόμενη επιχείρηση {name} μετρά κατά {share}, αλλά τα μεγέθη της δεν δηλώθηκαν: {rule}.'],
    en: ['The partner enterprise {name} counts at {share}, but its figures were not given: {rule}.'],
  },
  'business.size_public': {
    el: ['Δημόσιοι φορείς ελέγχουν {share} του κεφαλαίου ή των ψήφων, οπότε ισχύει: {rule}.'],
    en: ['Public bodies control {share} of the capital or votes, so that this applies: {rule}.'],
  },
  'business.size_kept': {
    el: ['Η τελευταία χρήση δίνει {latest}, αλλά ισχύει ακόμη το προηγούμενο μέγεθος, {kept}: {rule}.'],
    en: ['The last year gives {latest}, but the size before it, {kept}, still holds: {rule}.'],
  },
  'business.size_declared': {
    el: ['Μέγεθος, όπως το δηλώνει η ίδια η επιχείρηση: {size}.'],
    en: ['Size as the business itself declares it: {size}.'],
  },
  'business.size_totals': {
    el: ['Μεγέθη που μετρούν: {headcount} ΕΜΕ, κύκλος εργασιών {turnover}, σύνολο ισολογισμού {total}.'],
    en: ['Figures that count: {headcount} AWU, turnover of {turnover}, balance sheet total of {total}.'],
  },
  'plan.later': {
    el: ['Για αίτηση από {day} υπολογίζεται σε {amount}.'],
    en: ['For an application from {day} it is computed at {amount}.'],
  },
  'plan.later_range': {
    el: ['Για αίτηση από {day} υπολογίζεται από {least} έως {most}.'],
    en: ['For an application from {day} it is computed at {least} to {most}.'],
  },
  'plan.later_open': {
    el: ['Για αίτηση από {day} το ποσό υπολογίζεται εκ νέου.'],
    en: ['For an application from {day} the amount is computed anew.'],
  },
  'plan.later_until': {
    el: ['Για αίτηση από {day} έως {until} υπολογίζεται σε {amount}.'],
    en: ['For an application from {day} until {until} it is computed at {amount}.'],
  },
  'plan.later_range_until': {
    el: ['Για αίτηση από {day} έως {until} υπολογίζεται από {least} έως {most}.'],
    en: ['For an application from {day} until {until} it is computed at {least} to {most}.'],
  },
  'plan.later_open_until': {
    el: ['Για αίτηση από {day} έως {until} το ποσό υπολογίζεται εκ νέου.'],
    en: ['For an application from {day} until {until} the amount is computed anew.'],
  },
  'plan.later_bonus_lost': {
    el: ['Από {day} δεν συγκεντρώνονται οι όροι της προσαύξησης «{bonus}».'],
    en: ['From {day} the conditions of the bonus “{bonus}” are not met.'],
  },
  'plan.later_bonus_gained': {
    el: ['Από {day} συγκεντρώνονται οι όροι της προσαύξησης «{bonus}».'],
    en: ['From {day} the conditions of the bonus “{bonus}” are met.'],
  },
  'plan.later_fact': {
    el: ['Το στοιχείο που το κρίνει είναι: {name}, {day}.'],
    en: ['The fact that decides it is: {name}, {day}.'],
  },
  'plan.amount_open': {
    el: ['Το ποσό της ενίσχυσης μένει ανοικτό, γιατί εξαρτάται από: {what}.'],
    en: ['The amount of the aid is open, because it depends on: {what}.'],
  },
  'plan.unrecorded': {
    el: ['Στον κατάλογο δεν έχει καταχωριστεί για την πρόσκληση ούτε ποσοστό ούτε ποσό ενίσχυσης.'],
    en: ['Neither a rate nor an amount of aid is recorded in the catalogue for this call.'],
  },
  'plan.unrecorded_amount': {
    el: ['Στον κατάλογο έχει καταχωριστεί μόνο το ανώτατο ποσό της ενίσχυσης, {amount}, και όχι πώς υπολογίζεται.'],
    en: ['The catalogue has only the highest amount of the aid, {amount}, and not how it is computed.'],
  },
  'plan.unrecorded_most': {
    el: ['Στον κατάλογο έχει καταχωριστεί μόνο η ανώτατη ένταση, {percent}, και όχι το ποσοστό που ισχύει.'],
    en: ['The catalogue has only the highest intensity, {percent}, and not the rate that applies.'],
  },
  'plan.starts_after_works': {
    el: ['Η επένδυση δηλώθηκε ότι αρχίζει στις {day}, ενώ οι εργασίες ότι άρχισαν στις {began}.'],
    en: ['The start of the investment was given as {day}, but that of the works as {began}.'],
  },
  'plan.works_started': {
    el: ['Έναρξη των εργασιών, όπως δηλώθηκε: {began}.'],
    en: ['Start of works as it was given: {began}.'],
  },
  'plan.loan_above': {
    el: ['Το δάνειο που δηλώθηκε, {loan}, ξεπερνά το ανώτατο της πρόσκλησης, {most}.'],
    en: ['The loan that was given, {loan}, is above the most that the call gives, {most}.'],
  },
  'plan.loan_supported': {
    el: [
      'Το δάνειο του σχεδίου περιέχει δημόσια στήριξη με ισοδύναμο επιχορήγησης {amount}, που συνυπολογίζεται στη σώρευση.',
    ],
    en: ['The loan of the plan has public support, a grant equivalent of {amount}, which counts for cumulation.'],
  },
  'plan.loan_not_free': {
    el: ['Με τη στήριξη αυτή, το δάνειο δεν είναι ίδια συμμετοχή χωρίς δημόσια ενίσχυση.'],
    en: ['With this support, the loan is no own contribution free of public support.'],
  },
  'plan.loan_below': {
    el: ['Το δάνειο που δηλώθηκε, {loan}, είναι κάτω από το ελάχιστο της πρόσκλησης, {least}.'],
    en: ['The loan that was given, {loan}, is below the least that the call gives, {least}.'],
  },
  'plan.later_headroom': {
    el: ['Το υπόλοιπο ήσσονος σημασίας στις {day} είναι {amount}.'],
    en: ['The de minimis headroom on {day} is {amount}.'],
  },
  'plan.later_size': {
    el: ['Από {day} το μέγεθος της επιχείρησης είναι: {size}.'],
    en: ['From {day} the size of the business is: {size}.'],
  },
  'plan.site_municipality': {
    el: ['Δήμος ή κοινότητα της επένδυσης: {town}.'],
    en: ['Municipality or community of the investment: {town}.'],
  },
  'plan.site_postal': {
    el: ['Ταχυδρομικός κώδικας της επένδυσης: {code}.'],
    en: ['Postal code of the investment: {code}.'],
  },
  'plan.vat_open': {
    el: ['Όσο δεν είναι γνωστό αν ανακτάται, ο ΦΠΑ μένει έξω από το χρηματοδοτικό σχήμα.'],
    en: ['As long as it is not known whether it is recovered, VAT stays out of the financing.'],
  },
  'plan.vat_of_call': {
    el: ['Ο κατάλογος δεν λέει αν η πρόσκληση δέχεται τον ΦΠΑ ως επιλέξιμη δαπάνη· εδώ δεν υπολογίζεται.'],
    en: ['The catalogue does not say whether the call accepts VAT as an eligible cost; it is not counted here.'],
  },
  'plan.vat_may_count': {
    el: ['Αν η πρόσκληση δέχεται τον ΦΠΑ ως επιλέξιμη δαπάνη, το ποσό μπορεί να είναι μεγαλύτερο.'],
    en: ['If the call accepts VAT as an eligible cost, the amount may be higher.'],
  },
  'plan.own_left': {
    el: ['Ίδια κεφάλαια {amount} προκύπτουν ως υπόλοιπο από επιχορήγηση και δάνειο και χρειάζονται επιβεβαίωση.'],
    en: ['Own funds of {amount} are what the grant and the loan leave, and need to be confirmed.'],
  },
  'plan.no_category': {
    el: ['Ποσό {amount} δηλώθηκε εκτός κατηγοριών: μετρά εφόσον ενταχθεί σε κατηγορία της πρόσκλησης.'],
    en: ['{amount} was given outside the categories: it counts once it falls under a category of the call.'],
  },
  'condition.early_works': {
    el: ['Δηλώθηκε πριν από την αίτηση: {what}, {day}.'],
    en: ['Stated before the application: {what}, {day}.'],
  },
  'plan.rate_by_size': {
    el: ['Το ποσοστό εξαρτάται από το μέγεθος της επιχείρησης, που είναι: {size}.'],
    en: ['The intensity depends on the size of the business, which is: {size}.'],
  },
} as const satisfies DraftCatalogue
