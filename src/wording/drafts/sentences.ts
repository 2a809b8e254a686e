import { conditionSentences } from './condition-sentences.ts'
import { factSentences } from './fact-sentences.ts'
import { termSentences } from './term-sentences.ts'
import type { DraftCatalogue } from './message.ts'

/** What the composer says of the call, the business and the plan. Each at most 22 words, values aside; no figure of its own. */
export const sentences = {
  ...factSentences,
  ...termSentences,
  'lead.call': {
    el: ['Η ενότητα αποδίδει τους βασικούς όρους της πρόσκλησης.'],
    en: ['This section gives the main terms of the call.'],
  },
  'lead.applicant': {
    el: ['Τα στοιχεία προέρχονται από το προφίλ της επιχείρησης και ελέγχονται πριν από την υποβολή.'],
    en: ['The facts come from the profile of the business and are to be checked before submission.'],
  },
  'lead.conditions': {
    el: ['Ο πίνακας δείχνει κάθε όρο της πρόσκλησης, το αποτέλεσμα και τα λόγια που τον θέτουν.'],
    en: ['The table shows each condition of the call, its outcome and the words that set it.'],
  },
  'lead.other_ways': {
    el: ['Όπου η πρόσκληση δέχεται και άλλον τρόπο, δεν εμφανίζονται οι τρόποι που δεν χρειάζονται.'],
    en: ['Where the call accepts several ways, those that are not needed are not shown.'],
  },
  'lead.costs': {
    el: ['Ο πίνακας δείχνει τις δαπάνες που δηλώθηκαν και όσες από αυτές είναι επιλέξιμες.'],
    en: ['The table shows the costs that were given and how much of them is eligible.'],
  },
  'lead.costs_given': {
    el: ['Ο πίνακας δείχνει τις δαπάνες που δηλώθηκαν.'],
    en: ['The table shows the costs that were given.'],
  },
  'lead.financing_fixed': {
    el: ['Το χρηματοδοτικό σχήμα προκύπτει από τις δαπάνες που δηλώθηκαν και τα ποσά της πρόσκλησης.'],
    en: ['The financing follows from the costs that were given and the amounts of the call.'],
  },
  'lead.financing': {
    el: ['Το χρηματοδοτικό σχήμα προκύπτει από τις επιλέξιμες δαπάνες και τα όρια της πρόσκλησης.'],
    en: ['The financing follows from the eligible costs and the limits of the call.'],
  },
  'lead.accounts': {
    el: ['Ο πίνακας δείχνει τις χρήσεις που δηλώθηκαν στο προφίλ.'],
    en: ['The table shows the financial years given in the profile.'],
  },
  'lead.documents': {
    el: ['Τα δικαιολογητικά που έχουν καταχωριστεί για την πρόσκληση, με την πηγή για το καθένα.'],
    en: ['The documents that are recorded for the call, with the source of each.'],
  },
  'lead.documents_usual': {
    el: [
      'Τα παρακάτω ζητούνται συνήθως· δεν είναι στα καταχωρισμένα έγγραφα της πρόσκλησης και ελέγχονται στο κείμενό της.',
    ],
    en: ['These are usually asked for; they are not among the documents recorded for this call: check its text.'],
  },
  'lead.declarations': {
    el: ['Τα παρακάτω επιβεβαιώνονται από τον νόμιμο εκπρόσωπο πριν από την υποβολή.'],
    en: ['The legal representative confirms the following before submission.'],
  },
  'lead.risks': {
    el: ['Όσα μένουν ανοικτά είναι κίνδυνοι για την αίτηση και χρειάζονται μέτρα.'],
    en: ['What remains open is a risk to the application and needs measures.'],
  },
  'lead.state_aid': {
    el: ['Η ενότητα αφορά τη βάση της ενίσχυσης και τις άλλες ενισχύσεις της επιχείρησης.'],
    en: ['This section concerns the basis of the aid and other aid to the business.'],
  },
  'lead.obligations': {
    el: ['Οι παρακάτω υποχρεώσεις ισχύουν μετά την έγκριση.'],
    en: ['The following obligations apply after approval.'],
  },
  'notice.sample': {
    el: ['Η πρόσκληση είναι δείγμα της υπηρεσίας και όχι πραγματική.'],
    en: ['The call is a sample of the service and not a real one.'],
  },
  'notice.provisional': {
    el: ['Οι όροι προέρχονται από προδημοσίευση και η πρόσκληση μπορεί να διαφέρει.'],
    en: ['The terms come from a pre-publication and the call may differ.'],
  },

  'call.instruments': {
    el: ['Η ενίσχυση έχει τη μορφή: {instruments}.', 'Μορφή της ενίσχυσης: {instruments}.'],
    en: ['The aid takes the form of: {instruments}.', 'Form of the aid: {instruments}.'],
  },
  'call.total_budget': {
    el: ['Ο προϋπολογισμός της πρόσκλησης είναι {amount}.', 'Η πρόσκληση διαθέτει {amount}.'],
    en: ['The budget of the call is {amount}.', 'The call makes {amount} available.'],
  },
  'call.max_subsidy': {
    el: ['Η ενίσχυση φθάνει έως {amount}.', 'Ανώτατη ενίσχυση: έως {amount}.'],
    en: ['The aid is up to {amount}.', 'Highest aid: up to {amount}.'],
  },
  'call.min_subsidy': {
    el: ['Η ενίσχυση είναι τουλάχιστον {amount}.'],
    en: ['The aid is at least {amount}.'],
  },
  'call.cost_range': {
    el: ['Ο επιλέξιμος προϋπολογισμός κυμαίνεται από {min} έως {max}.'],
    en: ['The eligible budget ranges from {min} to {max}.'],
  },
  'call.cost_min': {
    el: ['Ο επιλέξιμος προϋπολογισμός είναι τουλάχιστον {min}.'],
    en: ['The eligible budget is at least {min}.'],
  },
  'call.cost_max': {
    el: ['Ο επιλέξιμος προϋπολογισμός φθάνει έως {max}.'],
    en: ['The eligible budget is up to {max}.'],
  },
  'call.own': {
    el: ['Η ίδια συμμετοχή είναι τουλάχιστον {percent}.', 'Ζητείται ίδια συμμετοχή τουλάχιστον {percent}.'],
    en: ['The own contribution is at least {percent}.', 'An own contribution of at least {percent} is required.'],
  },
  'call.turnover_limit': {
    el: ['Ο επιλέξιμος προϋπολογισμός φθάνει έως {times} φορές τον κύκλο εργασιών ({period}).'],
    en: ['The eligible budget is up to {times} times the turnover ({period}).'],
  },
  'call.loan': {
    el: ['Το δάνειο φθάνει έως {max}.'],
    en: ['The loan is up to {max}.'],
  },
  'call.loan_min': { el: ['Το δάνειο είναι τουλάχιστον {min}.'], en: ['The loan is at least {min}.'] },
  'call.max_intensity': {
    el: ['Με τις προσαυξήσεις η ένταση της ενίσχυσης φθάνει έως {percent}.'],
    en: ['With its bonuses the aid intensity is up to {percent}.'],
  },
  'call.opens': {
    el: ['Οι αιτήσεις υποβάλλονται από {at}.'],
    en: ['Applications are submitted from {at}.'],
  },
  'call.opens_later': {
    el: ['Η υποβολή δεν έχει αρχίσει: οι αιτήσεις υποβάλλονται από {at}.'],
    en: ['Submission has not begun: applications are submitted from {at}.'],
  },
  'call.not_open': {
    el: ['Η υποβολή αιτήσεων δεν έχει αρχίσει.'],
    en: ['Submission of applications has not begun.'],
  },
  'call.stands.exhausted': {
    el: ['Ο προϋπολογισμός της πρόσκλησης έχει εξαντληθεί από {day}.'],
    en: ['The budget of the call has been exhausted since {day}.'],
  },
  'call.stands.exhausted_line': {
    el: ['Ο προϋπολογισμός για «{line}» έχει εξαντληθεί από {day}.'],
    en: ['The budget for “{line}” has been exhausted since {day}.'],
  },
  'call.stands.paused': {
    el: ['Η υποβολή αιτήσεων έχει ανασταλεί από {day}.'],
    en: ['Submission of applications has been suspended since {day}.'],
  },
  'call.stands.paused_line': {
    el: ['Η υποβολή αιτήσεων για «{line}» έχει ανασταλεί από {day}.'],
    en: ['Submission of applications for “{line}” has been suspended since {day}.'],
  },
  'call.stands.closed': {
    el: ['Η πρόσκληση έκλεισε στις {day}.'],
    en: ['The call closed on {day}.'],
  },
  'call.stands.closed_line': {
    el: ['Η υποβολή αιτήσεων για «{line}» έκλεισε στις {day}.'],
    en: ['Submission of applications for “{line}” closed on {day}.'],
  },
  'call.stands.over': {
    el: ['Η προθεσμία υποβολής έχει λήξει: {at}.'],
    en: ['The deadline for submission has passed: {at}.'],
  },
  'call.stands.unknown': {
    el: ['Από τις καταχωρισμένες προθεσμίες δεν προκύπτει αν γίνονται τώρα δεκτές αιτήσεις.'],
    en: ['The recorded deadlines do not tell whether applications are accepted now.'],
  },
  'call.deadline': {
    el: ['Οι αιτήσεις γίνονται δεκτές έως {at}.', 'Η προθεσμία υποβολής λήγει στις {at}.'],
    en: ['Applications are accepted until {at}.', 'The deadline for submission is {at}.'],
  },
  'call.deadline.named': {
    el: ['Οι αιτήσεις για «{name}» γίνονται δεκτές έως {at}.'],
    en: ['Applications for “{name}” are accepted until {at}.'],
  },
  'call.deadline.later': {
    el: ['Επόμενη προθεσμία υποβολής: έως {at}.'],
    en: ['Next deadline for submission: until {at}.'],
  },
  'call.deadline.later_named': {
    el: ['Επόμενη προθεσμία, για «{name}»: έως {at}.'],
    en: ['Next deadline, for “{name}”: until {at}.'],
  },
  'call.deadline.pre_proposal': {
    el: ['Οι αρχικές προτάσεις γίνονται δεκτές έως {at}.'],
    en: ['Pre-proposals are accepted until {at}.'],
  },
  'call.deadline.pre_proposal.named': {
    el: ['Οι αρχικές προτάσεις για «{name}» γίνονται δεκτές έως {at}.'],
    en: ['Pre-proposals for “{name}” are accepted until {at}.'],
  },
  'call.deadline.pre_proposal.later': {
    el: ['Επόμενη προθεσμία αρχικών προτάσεων: έως {at}.'],
    en: ['Next deadline for pre-proposals: until {at}.'],
  },
  'call.deadline.application': {
    el: ['Οι πλήρεις αιτήσεις γίνονται δεκτές έως {at}.'],
    en: ['Full applications are accepted until {at}.'],
  },
  'call.deadline.application.named': {
    el: ['Οι πλήρεις αιτήσεις για «{name}» γίνονται δεκτές έως {at}.'],
    en: ['Full applications for “{name}” are accepted until {at}.'],
  },
  'call.deadline.application.later': {
    el: ['Επόμενη προθεσμία πλήρων αιτήσεων: έως {at}.'],
    en: ['Next deadline for full applications: until {at}.'],
  },
  'call.moved': {
    el: ['Η προθεσμία μετατέθηκε· η προηγούμενη ήταν έως {from}.'],
    en: ['The deadline was moved; the one before was until {from}.'],
  },
  'call.exhausted': {
    el: ['Οι αιτήσεις γίνονται δεκτές ώσπου να εξαντληθεί ο προϋπολογισμός.'],
    en: ['Applications are accepted until the budget is exhausted.'],
  },
  'call.exhausted_named': {
    el: ['Οι αιτήσεις για «{name}» γίνονται δεκτές ώσπου να εξαντληθεί ο προϋπολογισμός.'],
    en: ['Applications for “{name}” are accepted until the budget is exhausted.'],
  },
  'call.exhausted_before': {
    el: ['Η υποβολή λήγει νωρίτερα, αν εξαντληθεί ο προϋπολογισμός.'],
    en: ['Submission ends earlier if the budget is exhausted.'],
  },
  'call.exhausted_before_named': {
    el: ['Η υποβολή για «{name}» λήγει νωρίτερα, αν εξαντληθεί ο προϋπολογισμός.'],
    en: ['Submission for “{name}” ends earlier if the budget is exhausted.'],
  },
  'call.expenses_from': {
    el: ['Δαπάνες γίνονται δεκτές από {day}.'],
    en: ['Costs are accepted from {day}.'],
  },
  'call.award': {
    el: ['Η απόφαση ένταξης αναμένεται έως {day}.'],
    en: ['The award decision is expected by {day}.'],
  },
  'call.no_deadline': {
    el: ['Στον κατάλογο δεν έχει καταχωριστεί ημερομηνία λήξης της πρόσκλησης.'],
    en: ['No closing date of the call is recorded in the catalogue.'],
  },
  'call.no_deadline_named': {
    el: ['Στον κατάλογο δεν έχει καταχωριστεί ημερομηνία λήξης για «{name}».'],
    en: ['No closing date for “{name}” is recorded in the catalogue.'],
  },
  'call.selection.first_come': {
    el: ['Οι αιτήσεις εξετάζονται με τη σειρά υποβολής.'],
    en: ['Applications are examined in the order of submission.'],
  },
  'call.selection.comparative': {
    el: ['Οι αιτήσεις αξιολογούνται συγκριτικά.'],
    en: ['Applications are assessed comparatively.'],
  },
  'call.selection.automatic': {
    el: ['Όσες αιτήσεις πληρούν τους όρους εγκρίνονται χωρίς συγκριτική αξιολόγηση.'],
    en: ['Applications that meet the conditions are approved without a comparative assessment.'],
  },

  'verdict.eligible': {
    el: ['Με τα στοιχεία του προφίλ, η επιχείρηση πληροί τους όρους της πρόσκλησης.'],
    en: ['By the facts of the profile, the business meets the conditions of the call.'],
  },
  'verdict.needs_info': {
    el: ['Η επιλεξιμότητα δεν μπορεί ακόμη να κριθεί, επειδή λείπουν στοιχεία.'],
    en: ['Eligibility cannot be decided yet, because facts are missing.'],
  },
  'verdict.needs_review': {
    el: ['Η επιλεξιμότητα μένει ανοικτή, επειδή όροι χρειάζονται επιβεβαίωση από άνθρωπο.'],
    en: ['Eligibility remains open, because conditions need confirmation by a person.'],
  },
  'verdict.counts': {
    el: [
      'Από {total_n, plural, one {τον {total} όρο} other {τους {total} όρους}} επιλεξιμότητας {met_n, plural, =0 {δεν έχει κριθεί ότι πληρείται κάποιος ({met})} one {πληρείται {met}} other {πληρούνται {met}}}.',
    ],
    en: [
      'Of the {total} {total_n, plural, one {condition} other {conditions}} of eligibility, {met} {met_n, plural, one {is} other {are}} met.',
    ],
  },
  'verdict.other_ways': {
    el: [
      '{count_n, plural, one {{count} όρος δεν πληρείται, αλλά η πρόσκληση δέχεται και άλλον τρόπο.} other {{count} όροι δεν πληρούνται, αλλά η πρόσκληση δέχεται και άλλον τρόπο.}}',
    ],
    en: [
      '{count_n, plural, one {{count} condition is not met, but the call accepts another way too.} other {{count} conditions are not met, but the call accepts another way too.}}',
    ],
  },
  'verdict.open': {
    el: ['{open_n, plural, one {Μένει ανοικτός {open} όρος.} other {Μένουν ανοικτοί {open} όροι.}}'],
    en: ['{open_n, plural, one {{open} condition remains open.} other {{open} conditions remain open.}}'],
  },

  'business.form': {
    el: ['Η νομική μορφή της επιχείρησης είναι: {form}.', 'Νομική μορφή: {form}.'],
    en: ['The legal form of the business is: {form}.', 'Legal form: {form}.'],
  },
  'business.lifecycle': {
    el: ['Κατάσταση της επιχείρησης: {lifecycle}.'],
    en: ['State of the business: {lifecycle}.'],
  },
  'business.started': {
    el: ['Η δραστηριότητα άρχισε στις {day}.', 'Ημερομηνία έναρξης της δραστηριότητας: {day}.'],
    en: ['Its activity began on {day}.', 'Date on which its activity began: {day}.'],
  },
  'business.not_founded': {
    el: ['Δεν υπάρχει ακόμη: η επιχείρηση είναι υπό σύσταση.'],
    en: ['Not there yet: the business is to be established.'],
  },
  'business.not_yet': {
    el: ['Χωρίς στοιχεία πριν από τη σύσταση της επιχείρησης: {what}.'],
    en: ['No data before the business is established: {what}.'],
  },
  'business.main_activity': {
    el: ['Η κύρια δραστηριότητα έχει τον κωδικό {code}.'],
    en: ['The main activity has the code {code}.'],
  },
  'business.seat': {
    el: ['Τόπος της έδρας: {region}.'],
    en: ['Place of the registered seat: {region}.'],
  },
  'business.headcount': {
    el: ['Η επιχείρηση απασχολεί {count} ΕΜΕ.', 'Απασχόληση: {count} ΕΜΕ.'],
    en: ['The business employs {count} AWU.', 'Employment: {count} AWU.'],
  },
  'business.no_relations': {
    el: ['Σύμφωνα με το προφίλ, η επιχείρηση δεν έχει σχέσεις με άλλες επιχειρήσεις.'],
    en: ['By its profile, the business has no relations with other enterprises.'],
  },
  'business.relations': {
    el: [
      '{count_n, plural, one {Δηλώθηκε σχέση με {count} επιχείρηση.} other {Δηλώθηκαν σχέσεις με {count} επιχειρήσεις.}}',
    ],
    en: ['A relation with {count} other {count_n, plural, one {enterprise} other {enterprises}} was given.'],
  },
  'business.no_people': {
    el: ['Στο προφίλ δεν έχουν δηλωθεί ιδιοκτήτες ή εταίροι.'],
    en: ['No owners or partners are given in the profile.'],
  },
  'business.exporting': {
    el: ['Η επιχείρηση έχει εξαγωγική δραστηριότητα.'],
    en: ['The business exports.'],
  },
  'business.not_exporting': {
    el: ['Η επιχείρηση δεν έχει εξαγωγική δραστηριότητα.'],
    en: ['The business does not export.'],
  },
  'business.activity_revenue': {
    el: ['Ο κωδικός {code} είχε έσοδα {amount} το έτος {year}.', 'Έσοδα του κωδικού {code} το έτος {year}: {amount}.'],
    en: [
      'The code {code} had revenue of {amount} in the year {year}.',
      'Revenue of the code {code} in the year {year}: {amount}.',
    ],
  },

  'accounts.turnover_growth': {
    el: ['Μεταβολή του κύκλου εργασιών στη χρήση {year}: {percent}.'],
    en: ['Change in turnover in the financial year {year}: {percent}.'],
  },
  'accounts.ebitda_margin': {
    el: ['Περιθώριο EBITDA στη χρήση {year}: {percent}.'],
    en: ['EBITDA margin in the financial year {year}: {percent}.'],
  },
  'accounts.profit_margin': {
    el: ['Περιθώριο κέρδους στη χρήση {year}: {percent}.'],
    en: ['Profit margin in the financial year {year}: {percent}.'],
  },
  'accounts.equity_ratio': {
    el: ['Ίδια κεφάλαια προς σύνολο ισολογισμού στη χρήση {year}: {percent}.'],
    en: ['Equity to balance sheet total in the financial year {year}: {percent}.'],
  },
  'accounts.turnover': {
    el: ['Στη χρήση {year} ο κύκλος εργασιών ήταν {amount}.'],
    en: ['In the financial year {year} turnover was {amount}.'],
  },

  'plan.amount': {
    el: ['Η σχεδιαζόμενη επένδυση είναι {amount}.', 'Ύψος της επένδυσης: {amount}.'],
    en: ['The planned investment is {amount}.', 'Amount of the investment: {amount}.'],
  },
  'plan.site': {
    el: ['Τόπος της επένδυσης: {region}.'],
    en: ['Place of the investment: {region}.'],
  },
  'plan.activity': {
    el: ['Η επένδυση αφορά τον κωδικό {code}.', 'Κωδικός δραστηριότητας της επένδυσης: {code}.'],
    en: ['The investment is for the code {code}.', 'Activity code of the investment: {code}.'],
  },
  'plan.starts': {
    el: ['Η επένδυση αρχίζει στις {day}.'],
    en: ['The investment starts on {day}.'],
  },
  'plan.months': {
    el: ['Διάρκεια του έργου: {months_n, plural, one {{months} μήνας} other {{months} μήνες}}.'],
    en: ['Duration of the project: {months_n, plural, one {{months} month} other {{months} months}}.'],
  },
  'plan.ends': {
    el: ['Το έργο ολοκληρώνεται στις {day}.'],
    en: ['The project ends on {day}.'],
  },
  'plan.vat': {
    el: ['Ο ΦΠΑ των δαπανών υπολογίζεται σε {amount}.'],
    en: ['VAT on the costs is computed at {amount}.'],
  },
  'plan.vat_borne': {
    el: ['Ο ΦΠΑ δεν ανακτάται και βαρύνει την επιχείρηση.'],
    en: ['VAT is not recovered and is a cost of the business.'],
  },
  'plan.vat_recovered': {
    el: ['Ο ΦΠΑ ανακτάται και δεν βαρύνει την επιχείρηση.'],
    en: ['VAT is recovered and is not a cost of the business.'],
  },
  'plan.eligible': {
    el: ['Οι επιλέξιμες δαπάνες υπολογίζονται σε {amount}.'],
    en: ['Eligible costs are computed at {amount}.'],
  },
  'plan.eligible_range': {
    el: ['Οι επιλέξιμες δαπάνες υπολογίζονται από {least} έως {most}.'],
    en: ['Eligible costs are computed at {least} to {most}.'],
  },
  'plan.not_eligible_range': {
    el: ['Μη επιλέξιμες δαπάνες: από {least} έως {most}.'],
    en: ['Costs that are not eligible: {least} to {most}.'],
  },
  'plan.category_counts_range': {
    el: ['Κατηγορία «{category}»: υπολογίζονται από {least} έως {most}.'],
    en: ['Category “{category}”: {least} to {most} counts.'],
  },
  'plan.not_eligible': {
    el: ['Μη επιλέξιμες δαπάνες: {amount}.'],
    en: ['Costs that are not eligible: {amount}.'],
  },
  'plan.grant': {
    el: ['Η επιχορήγηση υπολογίζεται σε {amount}.', 'Υπολογισμός της επιχορήγησης: {amount}.'],
    en: ['The grant is computed at {amount}.', 'Computed grant: {amount}.'],
  },
  'plan.grant_range': {
    el: ['Η επιχορήγηση υπολογίζεται από {least} έως {most}.'],
    en: ['The grant is computed at {least} to {most}.'],
  },
  'plan.aid': {
    el: ['Η ενίσχυση υπολογίζεται σε {amount}.', 'Υπολογισμός της ενίσχυσης: {amount}.'],
    en: ['The aid is computed at {amount}.', 'Computed aid: {amount}.'],
  },
  'plan.aid_range': {
    el: ['Η ενίσχυση υπολογίζεται από {least} έως {most}.'],
    en: ['The aid is computed at {least} to {most}.'],
  },
  'plan.aid_unpaid': {
    el: ['Η μορφή της ενίσχυσης δεν πληρώνει δαπάνες: το σύνολό τους καλύπτεται από αλλού.'],
    en: ['The form of the aid pays no costs: all of them are covered from elsewhere.'],
  },
  'plan.map_uncertain': {
    el: ['Το ποσοστό του χάρτη ελέγχεται με την απόφαση της Επιτροπής.'],
    en: ['The rate of the map is to be checked against the decision of the Commission.'],
  },
  'plan.early_expenses': {
    el: [
      'Δαπάνες {amount} έγιναν πριν γίνουν δεκτές και δεν ενισχύονται· αν βρίσκονται στο σχέδιο, η ενίσχυση είναι μικρότερη.',
    ],
    en: ['Expenses of {amount} came too early and are not aided; if they are in the plan, the aid is lower.'],
  },
  'plan.no_grant': {
    el: ['Από το σχέδιο δεν προκύπτει ποσό επιχορήγησης.'],
    en: ['No amount of a grant follows from the plan.'],
  },
  'plan.no_aid': {
    el: ['Από το σχέδιο δεν προκύπτει ποσό ενίσχυσης.'],
    en: ['No amount of aid follows from the plan.'],
  },
  'plan.binding': {
    el: ['Το όριο που καθορίζει την επιχορήγηση είναι: {limit}.'],
    en: ['The limit that decides the grant is: {limit}.'],
  },
  'plan.binding_aid': {
    el: ['Το όριο που καθορίζει την ενίσχυση είναι: {limit}.'],
    en: ['The limit that decides the aid is: {limit}.'],
  },
  'plan.private': {
    el: ['Πέρα από την επιχορήγηση μένουν προς κάλυψη {amount}.'],
    en: ['Beyond the grant, {amount} remains to be covered.'],
  },
  'plan.private_aid': {
    el: ['Πέρα από την ενίσχυση μένουν προς κάλυψη {amount}.'],
    en: ['Beyond the aid, {amount} remains to be covered.'],
  },
  'plan.own_minimum': {
    el: ['Η απαιτούμενη ίδια συμμετοχή υπολογίζεται σε {amount}.'],
    en: ['The own contribution required is computed at {amount}.'],
  },
  'plan.category_share': {
    el: ['Η κατηγορία «{category}» φθάνει έως {percent} του συνόλου.'],
    en: ['The category “{category}” is up to {percent} of the total.'],
  },
  'plan.category_amount': {
    el: ['Η κατηγορία «{category}» φθάνει έως {amount}.'],
    en: ['The category “{category}” is up to {amount}.'],
  },
  'plan.category_listed': {
    el: ['Επιλέξιμη κατηγορία δαπανών: {category}.'],
    en: ['Eligible category of costs: {category}.'],
  },
  'plan.outside': {
    el: ['Εκτός των κατηγοριών της πρόσκλησης: {categories}.'],
    en: ['Outside the categories of the call: {categories}.'],
  },
  'plan.may_cover': {
    el: ['Η κατηγορία «{category}» της πρόσκλησης μπορεί να καλύπτει: {own}.'],
    en: ['The category “{category}” of the call may cover: {own}.'],
  },
  'plan.beside_others': {
    el: ['Η κατηγορία «{category}» προσμετράται ως μερίδιο του συνόλου, δίπλα σε άλλες επιλέξιμες δαπάνες.'],
    en: ['The category “{category}” counts as a share of the whole, beside other eligible costs.'],
  },
  'lead.outside': {
    el: ['Όσες ταιριάζουν σε κατηγορία της πρόσκλησης δηλώνονται στο προφίλ με αυτήν και προσμετρώνται.'],
    en: ['Those that fit a category of the call are to be given under it in the profile, and then count.'],
  },
  'plan.points': {
    el: ['{points} {points_n, plural, one {ποσοστιαία μονάδα} other {ποσοστιαίες μονάδες}}'],
    en: ['{points} percentage {points_n, plural, one {point} other {points}}'],
  },
  'plan.jobs': {
    el: ['Νέες θέσεις εργασίας του σχεδίου: {count}.'],
    en: ['Jobs the project creates: {count}.'],
  },

  'aid.basis': {
    el: ['Βάση της ενίσχυσης: {regime}.', 'Η ενίσχυση στηρίζεται στο καθεστώς: {regime}.'],
    en: ['Basis of the aid: {regime}.', 'The aid rests on the regime: {regime}.'],
  },
  'aid.basis_named': {
    el: ['Η πρόσκληση αναφέρει το καθεστώς: {regime}.'],
    en: ['The call names the regime: {regime}.'],
  },
  'aid.no_aid': {
    el: ['Η χρηματοδότηση δεν συνιστά κρατική ενίσχυση.'],
    en: ['The funding is no State aid.'],
  },
  'aid.no_aid_named': {
    el: ['Η πρόσκληση αναφέρει περίπτωση που δεν συνιστά κρατική ενίσχυση.'],
    en: ['The call names a case that is no State aid.'],
  },
  'lead.regimes': {
    el: ['Πριν από την υποβολή επιβεβαιώνεται ποιο καθεστώς ισχύει για το έργο.'],
    en: ['Which regime applies to the project is to be confirmed before submission.'],
  },
  'aid.same_costs.exclusive': {
    el: ['Οι ίδιες δαπάνες δεν μπορούν να λάβουν άλλη ενίσχυση.'],
    en: ['The same costs may not receive other aid.'],
  },
  'aid.same_costs.within_intensity': {
    el: ['Οι ίδιες δαπάνες λαμβάνουν και άλλη ενίσχυση μόνο μέσα στην ανώτατη ένταση.'],
    en: ['The same costs receive other aid too only within the highest intensity.'],
  },
  'aid.same_costs.within_percent': {
    el: ['Όλες οι ενισχύσεις για τις ίδιες δαπάνες φθάνουν μαζί έως {percent}.'],
    en: ['All aid for the same costs together is up to {percent}.'],
  },
  'aid.union_fund': {
    el: ['Η πρόσκληση χρηματοδοτείται από ταμείο της Ένωσης.'],
    en: ['The call is financed by a fund of the Union.'],
  },
  'aid.one_fund': {
    el: ['Κάθε δαπάνη δηλώνεται σε ένα ταμείο της Ένωσης.'],
    en: ['Each expense is declared to one fund of the Union.'],
  },
  'aid.none': {
    el: ['Σύμφωνα με το προφίλ, δεν έχουν ληφθεί ενισχύσεις ήσσονος σημασίας.'],
    en: ['By the profile, no de minimis aid has been received.'],
  },
  'aid.if_granted': {
    el: ['Αιτήσεις σε εκκρεμότητα δεσμεύουν {reserved}· αν εγκριθούν, μένουν {left} από το περιθώριο.'],
    en: ['Pending applications hold {reserved}; if they are granted, {left} of the headroom is left.'],
  },
  'aid.loan_equivalent': {
    el: ['Το ισοδύναμο επιχορήγησης του δανείου, {amount}, αφήνει από το περιθώριο {left}.'],
    en: ['The grant equivalent of the loan, {amount}, leaves {left} of the headroom.'],
  },
  'obligations.none': {
    el: ['Στους όρους που καταγράφηκαν από την πρόσκληση δεν υπάρχουν υποχρεώσεις μετά την έγκριση.'],
    en: ['The conditions recorded from the call have no obligations after approval.'],
  },
  'aid.history_none': {
    el: ['Στο προφίλ δεν υπάρχουν προηγούμενες αιτήσεις ή ενισχύσεις.'],
    en: ['The profile has no earlier applications or aid.'],
  },
  'aid.history_no_other': {
    el: ['Στο προφίλ δεν υπάρχουν άλλες προηγούμενες αιτήσεις ή ενισχύσεις.'],
    en: ['The profile has no other earlier applications or aid.'],
  },

  ...conditionSentences,
} as const satisfies DraftCatalogue

export type SentenceKey = keyof typeof sentences
