import type { Message } from '../message.ts'
import type { DraftCatalogue } from './message.ts'

/** A gap as it is shown, the question that fills it, and the profile's field that answers it where there is one. */
export interface Prompt {
  readonly gap: Message
  readonly question: Message
  readonly pointer?: string
}

/** `[What is missing]`: the brackets are put around it. */
const ask = (gap: Message, question: Message, pointer?: string): Prompt => ({
  gap,
  question,
  ...(pointer === undefined ? {} : { pointer }),
})

export const prompts = {
  // Facts of the profile
  tax_id: ask({ el: 'ΑΦΜ', en: 'tax number' }, { el: 'Ποιος είναι ο ΑΦΜ;', en: 'What is the tax number?' }, '/tax_id'),
  legal_form: ask(
    { el: 'νομική μορφή', en: 'legal form' },
    { el: 'Ποια είναι η νομική μορφή της επιχείρησης;', en: 'What is the legal form of the business?' },
    '/legal_form',
  ),
  country: ask(
    { el: 'χώρα', en: 'country' },
    { el: 'Σε ποια χώρα εδρεύει;', en: 'In which country is it based?' },
    '/country',
  ),
  registered_on: ask(
    { el: 'ημερομηνία σύστασης', en: 'date of registration' },
    { el: 'Πότε συστάθηκε η επιχείρηση;', en: 'When was the business registered?' },
    '/registered_on',
  ),
  activity_started_on: ask(
    { el: 'έναρξη δραστηριότητας', en: 'start of activity' },
    { el: 'Πότε άρχισε η δραστηριότητα;', en: 'When did the activity begin?' },
    '/activity_started_on',
  ),
  fiscal_year_end: ask(
    { el: 'λήξη της χρήσης', en: 'end of the financial year' },
    { el: 'Πότε λήγει η διαχειριστική χρήση;', en: 'When does the financial year end?' },
    '/fiscal_year_end',
  ),
  activities: ask(
    { el: 'κωδικοί δραστηριότητας', en: 'activity codes' },
    { el: 'Ποιοι κωδικοί δραστηριότητας είναι δηλωμένοι;', en: 'Which activity codes are registered?' },
    '/activities',
  ),
  establishments: ask(
    { el: 'έδρα και εγκαταστάσεις', en: 'registered seat and establishments' },
    { el: 'Πού βρίσκονται η έδρα και οι εγκαταστάσεις;', en: 'Where are the registered seat and the establishments?' },
    '/establishments',
  ),
  size: ask(
    { el: 'μέγεθος της επιχείρησης', en: 'size of the business' },
    { el: 'Ποιο είναι το μέγεθος κατά τη Σύσταση για τις ΜΜΕ;', en: 'What is the size by the SME Recommendation?' },
    '/self_declared_size',
  ),
  /** In place of the one before, of a business that is still to be established. */
  size_estimate: ask(
    { el: 'εκτίμηση του μεγέθους της νέας επιχείρησης', en: 'estimate of the size of the new business' },
    {
      el: 'Ποιο μέγεθος εκτιμάται καλόπιστα για τη νέα επιχείρηση (Σύσταση 2003/361/ΕΚ, Παράρτημα, άρθρο 4 παρ. 3);',
      en: 'Which size is estimated in good faith for the new business (Recommendation 2003/361/EC, Annex, Article 4(3))?',
    },
  ),
  headcount: ask(
    { el: 'απασχολούμενοι (ΕΜΕ)', en: 'headcount (AWU)' },
    { el: 'Πόσες ΕΜΕ απασχολεί η επιχείρηση;', en: 'How many AWU does the business employ?' },
    '/headcount',
  ),
  salaried_awu: ask(
    { el: 'ΕΜΕ εξαρτημένης εργασίας', en: 'salaried AWU' },
    { el: 'Πόσες ήταν οι ΕΜΕ εξαρτημένης εργασίας;', en: 'How many salaried AWU were there?' },
    '/salaried_awu',
  ),
  relations: ask(
    { el: 'σχέσεις με άλλες επιχειρήσεις', en: 'relations with other enterprises' },
    { el: 'Υπάρχουν συνεργαζόμενες ή συνδεδεμένες επιχειρήσεις;', en: 'Are there partner or linked enterprises?' },
    '/relations',
  ),
  people: ask(
    { el: 'ιδιοκτήτες και εταίροι', en: 'owners and partners' },
    { el: 'Ποιοι είναι οι ιδιοκτήτες και οι εταίροι;', en: 'Who are the owners and partners?' },
    '/people',
  ),
  people_of_body: ask(
    { el: 'μέλη της διοίκησης', en: 'members of the governing body' },
    { el: 'Ποια είναι τα μέλη της διοίκησης;', en: 'Who are the members of the governing body?' },
    '/people',
  ),
  financial_years: ask(
    { el: 'κλεισμένες χρήσεις', en: 'closed financial years' },
    { el: 'Ποια είναι τα μεγέθη των κλεισμένων χρήσεων;', en: 'What are the figures of the closed financial years?' },
    '/financial_years',
  ),
  year_figure: ask(
    { el: 'ποσό', en: 'amount' },
    {
      el: 'Ποια είναι τα μεγέθη που λείπουν από τις χρήσεις;',
      en: 'Which figures are missing from the financial years?',
    },
    '/financial_years',
  ),
  de_minimis_aid: ask(
    { el: 'ενισχύσεις ήσσονος σημασίας', en: 'de minimis aid' },
    { el: 'Ποιες ενισχύσεις ήσσονος σημασίας έχουν ληφθεί;', en: 'Which de minimis aid has been received?' },
    '/de_minimis_aid',
  ),
  aid_history: ask(
    { el: 'προηγούμενες αιτήσεις και ενισχύσεις', en: 'earlier applications and aid' },
    { el: 'Ποιες προηγούμενες αιτήσεις και ενισχύσεις υπάρχουν;', en: 'Which earlier applications and aid are there?' },
    '/aid_history',
  ),
  applied_amount: ask(
    { el: 'ποσό της αίτησης', en: 'amount of the application' },
    {
      el: 'Τι ποσό ζητούν οι εκκρεμείς αιτήσεις για τις οποίες δεν δηλώθηκε;',
      en: 'What amount do the pending applications ask for whose amount was not given?',
    },
  ),
  exporting: ask(
    { el: 'εξαγωγική δραστηριότητα', en: 'exports' },
    { el: 'Έχει η επιχείρηση εξαγωγική δραστηριότητα;', en: 'Does the business export?' },
    '/attributes/exporting',
  ),
  planned_jobs: ask(
    { el: 'νέες θέσεις εργασίας', en: 'jobs to be created' },
    { el: 'Πόσες θέσεις εργασίας δημιουργεί το σχέδιο;', en: 'How many jobs does the project create?' },
    '/attributes/planned_jobs',
  ),
  investment_amount: ask(
    { el: 'ποσό της επένδυσης', en: 'amount of the investment' },
    { el: 'Ποιο είναι το ποσό της επένδυσης;', en: 'What is the amount of the investment?' },
    '/planned_investment/amount',
  ),
  other_currency: ask(
    { el: 'ποσά στο νόμισμα της πρόσκλησης', en: 'amounts in the currency of the call' },
    {
      el: 'Πόσα είναι στο νόμισμα της πρόσκλησης τα ποσά του σχεδίου που δηλώθηκαν σε άλλο;',
      en: 'How much is it in the currency of the call that the plan gives in another one?',
    },
    '/planned_investment',
  ),
  investment_categories: ask(
    { el: 'δαπάνες ανά κατηγορία', en: 'costs by category' },
    { el: 'Πώς κατανέμονται οι δαπάνες ανά κατηγορία;', en: 'How are the costs divided by category?' },
    '/planned_investment/categories',
  ),
  category_amount: ask(
    { el: 'ποσό της κατηγορίας', en: 'amount of the category' },
    { el: 'Ποιο είναι το ποσό κάθε κατηγορίας;', en: 'What is the amount of each category?' },
  ),
  budget_line: ask(
    { el: 'μέρος του προϋπολογισμού', en: 'line of the budget' },
    {
      el: 'Για ποιο μέρος του προϋπολογισμού υποβάλλεται η αίτηση;',
      en: 'For which line of the budget is the application?',
    },
  ),
  investment_site: ask(
    { el: 'τόπος της επένδυσης', en: 'place of the investment' },
    { el: 'Πού θα γίνει η επένδυση;', en: 'Where will the investment be made?' },
    '/planned_investment/site',
  ),
  investment_activity: ask(
    { el: 'δραστηριότητα της επένδυσης', en: 'activity of the investment' },
    { el: 'Ποιον κωδικό δραστηριότητας αφορά η επένδυση;', en: 'Which activity code is the investment for?' },
    '/planned_investment/activities',
  ),
  investment_start: ask(
    { el: 'έναρξη της επένδυσης', en: 'start of the investment' },
    { el: 'Πότε αρχίζει η επένδυση;', en: 'When does the investment start?' },
    '/planned_investment/starts_on',
  ),
  cost_categories: ask(
    { el: 'επιλέξιμες δαπάνες', en: 'eligible costs' },
    {
      el: 'Σε ποιες κατηγορίες δαπανών της πρόσκλησης ανήκει η επένδυση;',
      en: "Which of the call's categories of costs does the investment fall under?",
    },
    '/planned_investment/categories',
  ),
  grant_unknown: ask(
    { el: 'επιχορήγηση', en: 'grant' },
    {
      el: 'Ποια στοιχεία λείπουν για να υπολογιστεί η επιχορήγηση;',
      en: 'Which facts are missing to compute the grant?',
    },
    '/planned_investment',
  ),
  one_undertaking: ask(
    { el: 'ενιαία επιχείρηση', en: 'single undertaking' },
    {
      el: 'Ποιες επιχειρήσεις θεωρεί ο φορέας μέρος της ενιαίας επιχείρησης;',
      en: 'Which enterprises does the authority count as part of the single undertaking?',
    },
  ),
  headroom_excess: ask(
    { el: 'ενίσχυση πάνω από το υπόλοιπο ήσσονος σημασίας', en: 'aid above the de minimis headroom' },
    {
      el: 'Μειώνεται ή απορρίπτεται η ενίσχυση που ξεπερνά το υπόλοιπο ήσσονος σημασίας;',
      en: 'Is aid above the de minimis headroom reduced or rejected?',
    },
  ),
  start_or_works: ask(
    { el: 'έναρξη της επένδυσης ή των εργασιών', en: 'start of the investment or of the works' },
    {
      el: 'Ποια ημέρα ισχύει: της έναρξης της επένδυσης ή της έναρξης των εργασιών;',
      en: 'Which day is right: that of the start of the investment or that of the start of works?',
    },
    '/planned_investment/works_started_on',
  ),
  vat_of_call: ask(
    { el: 'ΦΠΑ ως επιλέξιμη δαπάνη', en: 'VAT as an eligible cost' },
    {
      el: 'Δέχεται η πρόσκληση ως επιλέξιμη δαπάνη τον ΦΠΑ που δεν ανακτάται;',
      en: 'Does the call accept VAT that is not recovered as an eligible cost?',
    },
  ),
  loan_of_call: ask(
    { el: 'ποσό του δανείου που ζητείται', en: 'amount of the loan that is applied for' },
    {
      el: 'Είναι το δάνειο του σχεδίου αυτό που ζητείται από την πρόσκληση, και για ποιο ποσό;',
      en: 'Is the loan of the plan the one that is applied for, and for which amount?',
    },
    '/planned_investment/financing/loan',
  ),
  aid_of_call: ask(
    { el: 'ποσοστό ή ποσό της ενίσχυσης', en: 'rate or amount of the aid' },
    {
      el: 'Ποιο ποσοστό ή ποσό ενίσχυσης δίνει η πρόσκληση;',
      en: 'Which rate or amount of aid does the call give?',
    },
  ),
  aid_unknown: ask(
    { el: 'ενίσχυση', en: 'aid' },
    {
      el: 'Ποια στοιχεία λείπουν για να υπολογιστεί η ενίσχυση;',
      en: 'Which facts are missing to compute the aid?',
    },
    '/planned_investment',
  ),
  loan_counts: ask(
    { el: 'αν δάνειο προσμετράται στην ίδια συμμετοχή', en: 'whether a loan counts towards the own contribution' },
    {
      el: 'Δέχεται η πρόσκληση να καλυφθεί η ίδια συμμετοχή και με δάνειο;',
      en: 'Does the call accept that a loan covers part of the own contribution?',
    },
  ),
  financing_split: ask(
    { el: 'πηγή των ιδίων κεφαλαίων και των δανείων', en: 'source of own funds and loans' },
    { el: 'Από πού καλύπτεται το μέρος που δεν επιχορηγείται;', en: 'How is the part that is not granted covered?' },
    '/planned_investment/financing',
  ),
  condition: ask(
    { el: 'στοιχείο που λείπει', en: 'missing fact' },
    { el: 'Ποια στοιχεία λείπουν για τους ανοικτούς όρους;', en: 'Which facts are missing for the open conditions?' },
  ),
  condition_confirm: ask(
    { el: 'επιβεβαίωση από άνθρωπο', en: 'confirmation by a person' },
    { el: 'Ποιος επιβεβαιώνει τους όρους που μένουν;', en: 'Who confirms the remaining conditions?' },
  ),

  // What only the business can write
  history: ask(
    { el: 'ιστορικό της επιχείρησης', en: 'history of the business' },
    {
      el: 'Πώς εξελίχθηκε η επιχείρηση από την ίδρυσή της;',
      en: 'How has the business developed since it was founded?',
    },
  ),
  owners_experience: ask(
    { el: 'εμπειρία και σπουδές των εταίρων', en: 'experience and studies of the owners' },
    { el: 'Ποια εμπειρία και ποιες σπουδές έχουν οι εταίροι;', en: 'What experience and studies do the owners have?' },
  ),
  experience_of_body: ask(
    { el: 'εμπειρία σε παρόμοια έργα', en: 'experience with similar projects' },
    {
      el: 'Ποια παρόμοια έργα έχει υλοποιήσει ο φορέας και με ποιο προσωπικό;',
      en: 'Which similar projects has the body carried out, and with which staff?',
    },
  ),
  products: ask(
    { el: 'προϊόντα και υπηρεσίες', en: 'products and services' },
    {
      el: 'Ποια προϊόντα ή υπηρεσίες προσφέρονται και σε ποια τιμή;',
      en: 'Which products or services are offered, and at what price?',
    },
  ),
  customers: ask(
    { el: 'πελάτες και αγορά', en: 'customers and market' },
    {
      el: 'Ποιοι είναι οι πελάτες και πόσο μεγάλη είναι η αγορά, με πηγή;',
      en: 'Who are the customers, and how large is the market, with its source?',
    },
  ),
  competition: ask(
    { el: 'ανταγωνισμός', en: 'competition' },
    {
      el: 'Ποιοι είναι οι ανταγωνιστές και σε τι διαφέρει η επιχείρηση;',
      en: 'Who are the competitors, and how does the business differ?',
    },
  ),
  sales: ask(
    { el: 'προώθηση και πωλήσεις', en: 'marketing and sales' },
    { el: 'Πώς φθάνουν τα προϊόντα στους πελάτες;', en: 'How do the products reach the customers?' },
  ),
  purpose: ask(
    { el: 'σκοπός της επένδυσης', en: 'purpose of the investment' },
    { el: 'Ποια ανάγκη καλύπτει η επένδυση;', en: 'Which need does the investment meet?' },
  ),
  before: ask(
    { el: 'κατάσταση πριν από την επένδυση', en: 'situation before the investment' },
    { el: 'Ποια είναι η κατάσταση πριν από την επένδυση;', en: 'What is the situation before the investment?' },
  ),
  after: ask(
    { el: 'κατάσταση μετά την επένδυση', en: 'situation after the investment' },
    {
      el: 'Τι αλλάζει μετά την επένδυση και πώς μετριέται;',
      en: 'What changes after the investment, and how is it measured?',
    },
  ),
  technical: ask(
    { el: 'τεχνική περιγραφή', en: 'technical description' },
    { el: 'Ποιος εξοπλισμός και ποιες εργασίες προβλέπονται;', en: 'Which equipment and works are foreseen?' },
  ),
  cost_evidence: ask(
    { el: 'τεκμηρίωση του κόστους', en: 'evidence of the costs' },
    { el: 'Ποιες προσφορές τεκμηριώνουν κάθε δαπάνη;', en: 'Which offers support each cost?' },
  ),
  phases: ask(
    { el: 'φάσεις και ορόσημα', en: 'phases and milestones' },
    {
      el: 'Ποιες φάσεις και ποια ορόσημα έχει το έργο, και σε ποιους μήνες;',
      en: 'Which phases and milestones does the project have, and in which months?',
    },
    '/planned_investment/phases',
  ),
  forecasts: ask(
    { el: 'προβλέψεις εσόδων και εξόδων', en: 'forecasts of income and costs' },
    {
      el: 'Ποιες είναι οι προβλέψεις της επιχείρησης και σε τι στηρίζονται;',
      en: 'What are the forecasts of the business, and what are they based on?',
    },
  ),
  vat_recoverable: ask(
    { el: 'ανάκτηση του ΦΠΑ', en: 'recovery of VAT' },
    { el: 'Ανακτάται ο ΦΠΑ των δαπανών;', en: 'Is VAT on the costs recovered?' },
    '/planned_investment/vat/recoverable',
  ),
  own_funds: ask(
    { el: 'ίδια κεφάλαια', en: 'own funds' },
    {
      el: 'Πόσα ίδια κεφάλαια διατίθενται για το σχέδιο;',
      en: 'How much of its own funds does the business put in?',
    },
    '/planned_investment/financing/own_funds',
  ),
  cash_flow: ask(
    { el: 'ταμειακές ροές', en: 'cash flow' },
    {
      el: 'Πώς καλύπτονται οι πληρωμές έως την καταβολή της ενίσχυσης;',
      en: 'How are payments covered until the aid is paid?',
    },
  ),
  indicators: ask(
    { el: 'δείκτες με τιμή βάσης και στόχο', en: 'indicators with baseline and target' },
    {
      el: 'Ποιοι δείκτες μετρούν το αποτέλεσμα, από ποια τιμή σε ποια;',
      en: 'Which indicators measure the result, from which value to which?',
    },
    '/planned_investment/indicators',
  ),
  staff_plan: ask(
    { el: 'πλάνο απασχόλησης', en: 'staff plan' },
    { el: 'Ποιες ειδικότητες προσλαμβάνονται και πότε;', en: 'Which staff will be hired, and when?' },
  ),
  self_assessment: ask(
    { el: 'αυτοαξιολόγηση ανά κριτήριο', en: 'self-assessment by criterion' },
    {
      el: 'Ποια βαθμολογία προκύπτει σε κάθε κριτήριο επιλογής και από ποιο στοιχείο;',
      en: 'Which score follows for each selection criterion, and from which evidence?',
    },
  ),
  dnsh: ask(
    { el: 'περιβαλλοντικές επιπτώσεις (DNSH)', en: 'environmental effects (DNSH)' },
    {
      el: 'Πώς διασφαλίζεται ότι το έργο δεν βλάπτει σημαντικά κανέναν περιβαλλοντικό στόχο;',
      en: 'How is it ensured that the project does no significant harm to any environmental objective?',
    },
  ),
  accessibility: ask(
    { el: 'προσβασιμότητα και ίση μεταχείριση', en: 'accessibility and equal treatment' },
    {
      el: 'Πώς διασφαλίζονται η προσβασιμότητα και η ίση μεταχείριση;',
      en: 'How are accessibility and equal treatment ensured?',
    },
  ),
  publicity: ask(
    { el: 'δημοσιότητα του έργου', en: 'publicity of the project' },
    { el: 'Πώς τηρούνται οι κανόνες δημοσιότητας;', en: 'How are the publicity rules kept?' },
  ),
  cumulation: ask(
    { el: 'άλλες ενισχύσεις για τις ίδιες δαπάνες', en: 'other aid for the same costs' },
    { el: 'Ζητείται άλλη ενίσχυση για τις ίδιες δαπάνες;', en: 'Is other aid sought for the same costs?' },
  ),
  risk_measures: ask(
    { el: 'μέτρα για τους κινδύνους', en: 'measures against risks' },
    {
      el: 'Ποια μέτρα λαμβάνονται για κάθε κίνδυνο και από ποιον;',
      en: 'Which measures are taken against each risk, and by whom?',
    },
  ),
  innovation: ask(
    { el: 'καινοτομία και στάθμη της τεχνικής', en: 'innovation and state of the art' },
    {
      el: 'Τι είναι νέο σε σχέση με ό,τι υπάρχει, και πώς αποδεικνύεται;',
      en: 'What is new compared with what exists, and what shows it?',
    },
  ),
  readiness: ask(
    { el: 'τεχνολογική ετοιμότητα', en: 'technology readiness' },
    {
      el: 'Σε ποιο επίπεδο ετοιμότητας βρίσκεται η τεχνολογία, και από ποια δοκιμή;',
      en: 'At which readiness level is the technology, and by which test?',
    },
  ),
  readiness_test: ask(
    { el: 'δοκιμή της τεχνολογίας', en: 'test of the technology' },
    {
      el: 'Από ποια δοκιμή προκύπτει το επίπεδο ετοιμότητας της τεχνολογίας;',
      en: 'Which test shows the readiness level of the technology?',
    },
  ),
  aid_basis: ask(
    { el: 'βάση της ενίσχυσης', en: 'basis of the aid' },
    {
      el: 'Σε ποιο καθεστώς κρατικών ενισχύσεων στηρίζεται η πρόσκληση;',
      en: 'Which State aid rules does the call rest on?',
    },
  ),
  objectives: ask(
    { el: 'στόχοι του έργου', en: 'objectives of the project' },
    { el: 'Ποιοι είναι οι μετρήσιμοι στόχοι του έργου;', en: 'What are the measurable objectives of the project?' },
  ),
  impact: ask(
    { el: 'αντίκτυπος', en: 'impact' },
    {
      el: 'Ποιον αντίκτυπο έχει το έργο, σε ποιους και έως πότε;',
      en: 'Which impact does the project have, on whom and by when?',
    },
  ),
  exploitation: ask(
    { el: 'αξιοποίηση των αποτελεσμάτων', en: 'exploitation of results' },
    {
      el: 'Πώς αξιοποιούνται και πώς προστατεύονται τα αποτελέσματα;',
      en: 'How are the results exploited and protected?',
    },
  ),
  work_packages: ask(
    { el: 'ενότητες εργασίας', en: 'work packages' },
    {
      el: 'Ποιες ενότητες εργασίας υπάρχουν, με παραδοτέα και ανθρωπομήνες;',
      en: 'Which work packages are there, with deliverables and person-months?',
    },
  ),
  team: ask(
    { el: 'ομάδα έργου', en: 'project team' },
    {
      el: 'Ποιοι εκτελούν το έργο και με ποια προσόντα;',
      en: 'Who carries out the project, and with which qualifications?',
    },
  ),
  equity_need: ask(
    { el: 'ανάγκη κεφαλαίου', en: 'equity needed' },
    { el: 'Πόση συμμετοχή στο κεφάλαιο ζητείται και γιατί;', en: 'How much equity is sought, and why?' },
  ),
  ethics: ask(
    { el: 'δεοντολογία και ασφάλεια', en: 'ethics and security' },
    { el: 'Υπάρχουν ζητήματα δεοντολογίας ή ασφάλειας;', en: 'Are there issues of ethics or security?' },
  ),
  abstract: ask(
    { el: 'περίληψη του έργου', en: 'abstract of the project' },
    { el: 'Ποια είναι η περίληψη του έργου;', en: 'What is the abstract of the project?' },
  ),
  mission: ask(
    { el: 'αποστολή της επιχείρησης', en: 'mission of the business' },
    { el: 'Ποια είναι η αποστολή της επιχείρησης;', en: 'What is the mission of the business?' },
  ),
  management: ask(
    { el: 'οργάνωση και διοίκηση', en: 'organisation and management' },
    {
      el: 'Πώς είναι οργανωμένη η επιχείρηση και ποιος αποφασίζει;',
      en: 'How is the business organised, and who decides?',
    },
  ),
  viability: ask(
    { el: 'βιωσιμότητα και δείκτες απόδοσης', en: 'viability and return' },
    {
      el: 'Ποιοι δείκτες απόδοσης προκύπτουν και από ποιες παραδοχές;',
      en: 'Which measures of return follow, and from which assumptions?',
    },
  ),
  licences: ask(
    { el: 'άδειες της επένδυσης', en: 'permits of the investment' },
    { el: 'Ποιες άδειες υπάρχουν και ποιες εκκρεμούν;', en: 'Which permits exist, and which are pending?' },
  ),
} as const satisfies Readonly<Record<string, Prompt>>

export type PromptKey = keyof typeof prompts

/** What asks a person for a condition or a fact that has no question of its own. */
export const askingFor = {
  one_undertaking: {
    el: ['Θεωρεί ο φορέας την επιχείρηση «{title}» μέρος της ενιαίας επιχείρησης;'],
    en: ['Does the authority count “{title}” as part of the single undertaking?'],
  },
  meets: {
    el: ['Πληροί η επιχείρηση τον όρο «{title}»;'],
    en: ['Does the business meet the condition “{title}”?'],
  },
  earns: {
    el: ['Δικαιούται η επιχείρηση την προσαύξηση «{title}»;'],
    en: ['Does the business qualify for the increase “{title}”?'],
  },
  holds: { el: ['Ισχύει το εξής: «{title}»;'], en: ['Does this hold: “{title}”?'] },
  line: {
    el: ['Για ποιο μέρος του προϋπολογισμού υποβάλλεται η αίτηση: {title};'],
    en: ['For which line of the budget is the application: {title}?'],
  },
  category_amount: {
    el: ['Ποιο είναι το ποσό για την κατηγορία «{title}»;'],
    en: ['What is the amount for the category “{title}”?'],
  },
  unread: {
    el: ['Πληροί η επιχείρηση τον όρο που δεν διαβάστηκε αυτόματα: «{title}»;'],
    en: ['Does the business meet the rule that could not be read automatically: “{title}”?'],
  },
  estimated: {
    el: ['Ποια είναι η εκτίμηση για τη νέα επιχείρηση: {title};'],
    en: ['What is the estimate for the new business: {title}?'],
  },
  items: { el: ['Τι προστίθεται στο στοιχείο «{title}»;'], en: ['What is to be added to “{title}”?'] },
  of_period: {
    el: ['Ποιο είναι το μέγεθος «{title}» ({period});'],
    en: ['What is the figure “{title}” ({period})?'],
  },
  early_works: {
    el: ['Ό,τι δηλώθηκε πριν από την αίτηση ({title}), το επιτρέπει η πρόσκληση;'],
    en: ['Does the call permit what was stated before the application ({title})?'],
  },
  no_year: {
    el: ['Με ποια στοιχεία κρίνεται το «{title}», αφού η επιχείρηση δεν έχει κλεισμένη χρήση της περιόδου;'],
    en: ['By which figures is “{title}” judged, as the business has no closed year of the period?'],
  },
  told: { el: ['Τι δηλώνεται ως προς το στοιχείο «{title}»;'], en: ['What is to be stated as “{title}”?'] },
} as const satisfies DraftCatalogue

/** What the legal representative confirms; nobody but the business can. */
export const declarations = {
  accurate: {
    el: 'Τα στοιχεία της αίτησης είναι ακριβή και πλήρη.',
    en: 'The facts in the application are accurate and complete.',
  },
  no_double: {
    el: 'Οι ίδιες δαπάνες δεν χρηματοδοτούνται από άλλη ενίσχυση πέρα από τα επιτρεπτά όρια.',
    en: 'The same costs are not funded by other aid beyond the permitted limits.',
  },
  /** In place of the one before, where the call excludes all other aid for the same costs. */
  no_other: {
    el: 'Οι ίδιες δαπάνες δεν χρηματοδοτούνται από άλλη ενίσχυση.',
    en: 'The same costs are not funded by any other aid.',
  },
  not_started: {
    el: 'Οι εργασίες δεν άρχισαν νωρίτερα από όσο επιτρέπει η πρόσκληση.',
    en: 'Works did not start earlier than the call permits.',
  },
  obligations: {
    el: 'Οι υποχρεώσεις της πρόσκλησης έχουν διαβαστεί και γίνονται δεκτές.',
    en: 'The obligations of the call have been read and are accepted.',
  },
  checks: {
    el: 'Η υπηρεσία που χορηγεί την ενίσχυση μπορεί να ελέγξει το έργο και τα δικαιολογητικά.',
    en: 'The granting authority may check the project and the documents.',
  },
} as const satisfies Readonly<Record<string, Message>>

export type DeclarationKey = keyof typeof declarations
