import type { Language } from '../../core/facts/text.ts'
import type { Catalogue } from '../message.ts'
import { prompts, type PromptKey } from './prompts.ts'

/** What asks a person for a fact of a profile, by JSON pointer with `*` for a position; attributes by their names. */
const questions: Catalogue = {
  '/name': { el: 'Ποια είναι η επωνυμία της επιχείρησης;', en: 'What is the name of the business?' },
  '/lifecycle': { el: 'Σε ποιο στάδιο βρίσκεται η επιχείρηση;', en: 'At which stage is the business?' },
  '/activities/*': { el: 'Ποιος είναι ο κωδικός δραστηριότητας;', en: 'What is the activity code?' },
  '/activities/*/code': {
    el: 'Ποιος είναι ο ακριβής κωδικός δραστηριότητας;',
    en: 'What is the exact activity code?',
  },
  '/activities/*/rank': {
    el: 'Είναι η δραστηριότητα κύρια ή δευτερεύουσα;',
    en: 'Is the activity the main one or a secondary one?',
  },
  '/activities/*/since': {
    el: 'Πότε δηλώθηκε ο κωδικός δραστηριότητας;',
    en: 'When was the activity code registered?',
  },
  '/activities/*/revenue': {
    el: 'Πόσα έσοδα έχει κάθε δραστηριότητα;',
    en: 'How much revenue does each activity have?',
  },
  '/establishments/*': { el: 'Πού βρίσκεται η εγκατάσταση;', en: 'Where is the establishment?' },
  '/establishments/*/region': {
    el: 'Σε ποια περιφερειακή ενότητα βρίσκεται η εγκατάσταση;',
    en: 'In which regional unit is the establishment?',
  },
  '/establishments/*/municipality': {
    el: 'Σε ποιον δήμο ή ποια κοινότητα βρίσκεται η εγκατάσταση;',
    en: 'In which municipality is the establishment?',
  },
  '/establishments/*/postal_code': {
    el: 'Ποιος είναι ο ταχυδρομικός κώδικας της εγκατάστασης;',
    en: 'What is the postal code of the establishment?',
  },
  '/establishments/*/role': {
    el: 'Είναι η εγκατάσταση έδρα ή υποκατάστημα;',
    en: 'Is the establishment the headquarters or a branch?',
  },
  '/establishments/*/since': {
    el: 'Από πότε λειτουργεί η εγκατάσταση;',
    en: 'Since when has the establishment existed?',
  },
  '/establishments/*/attributes/*': {
    el: 'Ποιο είναι το στοιχείο της εγκατάστασης που λείπει;',
    en: 'What is the missing fact about the establishment?',
  },
  '/turnover': { el: 'Ποιος είναι ο κύκλος εργασιών;', en: 'What is the turnover?' },
  '/balance_sheet_total': {
    el: 'Ποιο είναι το σύνολο του ισολογισμού;',
    en: 'What is the balance sheet total?',
  },
  '/people/*/age': { el: 'Ποια είναι η ηλικία του προσώπου;', en: 'How old is the person?' },
  '/people/*/gender': { el: 'Ποιο είναι το φύλο του προσώπου;', en: 'What is the gender of the person?' },
  '/people/*/born_on': { el: 'Πότε γεννήθηκε το πρόσωπο;', en: 'When was the person born?' },
  '/people/*/capital_share': {
    el: 'Ποιο ποσοστό του κεφαλαίου έχει το πρόσωπο;',
    en: 'Which share of the capital does the person hold?',
  },
  '/people/*/voting_share': {
    el: 'Ποιο ποσοστό των ψήφων έχει το πρόσωπο;',
    en: 'Which share of the votes does the person hold?',
  },
  '/people/*/roles': { el: 'Ποια ιδιότητα έχει το πρόσωπο;', en: 'Which role does the person have?' },
  '/people/*/unemployed': { el: 'Είναι το πρόσωπο άνεργο;', en: 'Is the person unemployed?' },
  '/people/*/neet': {
    el: 'Είναι το πρόσωπο εκτός εργασίας, εκπαίδευσης και κατάρτισης;',
    en: 'Is the person not in employment, education or training?',
  },
  '/people/*/attributes/*': {
    el: 'Ποιο είναι το στοιχείο του προσώπου που λείπει;',
    en: 'What is the missing fact about the person?',
  },
  '/financial_years/*/year': { el: 'Ποιο έτος αφορά η χρήση;', en: 'Which year is the financial year?' },
  '/financial_years/*/turnover': {
    el: 'Ποιος ήταν ο κύκλος εργασιών της χρήσης;',
    en: 'What was the turnover of the financial year?',
  },
  '/financial_years/*/balance_sheet_total': {
    el: 'Ποιο ήταν το σύνολο ισολογισμού της χρήσης;',
    en: 'What was the balance sheet total of the financial year?',
  },
  '/financial_years/*/headcount': {
    el: 'Πόσες ΕΜΕ απασχολούσε η επιχείρηση στη χρήση;',
    en: 'How many AWU did the business employ in the financial year?',
  },
  '/financial_years/*/equity': {
    el: 'Ποια ήταν τα ίδια κεφάλαια της χρήσης;',
    en: 'What was the equity of the financial year?',
  },
  '/financial_years/*/capital': {
    el: 'Ποιο ήταν το κεφάλαιο της χρήσης;',
    en: 'What was the capital of the financial year?',
  },
  '/financial_years/*/ebitda': {
    el: 'Ποιο ήταν το EBITDA της χρήσης;',
    en: 'What was the EBITDA of the financial year?',
  },
  '/financial_years/*/debt': {
    el: 'Ποιος ήταν ο δανεισμός της χρήσης;',
    en: 'What was the debt of the financial year?',
  },
  '/financial_years/*/interest': {
    el: 'Πόσοι ήταν οι τόκοι της χρήσης;',
    en: 'What was the interest of the financial year?',
  },
  '/financial_years/*/profit': {
    el: 'Ποια ήταν τα κέρδη της χρήσης;',
    en: 'What was the profit of the financial year?',
  },
  '/relations/*/control': {
    el: 'Ελέγχει η μία επιχείρηση την άλλη;',
    en: 'Does one of the two enterprises control the other?',
  },
  '/relations/*/headcount': {
    el: 'Πόσες ΕΜΕ απασχολεί η άλλη επιχείρηση;',
    en: 'How many AWU does the other enterprise employ?',
  },
  '/relations/*/turnover': {
    el: 'Ποιος είναι ο κύκλος εργασιών της άλλης επιχείρησης;',
    en: 'What is the turnover of the other enterprise?',
  },
  '/relations/*/balance_sheet_total': {
    el: 'Ποιο είναι το σύνολο ισολογισμού της άλλης επιχείρησης;',
    en: 'What is the balance sheet total of the other enterprise?',
  },
  '/relations/*/voting_share': {
    el: 'Ποιο ποσοστό ψήφων συνδέει τις δύο επιχειρήσεις;',
    en: 'Which share of the votes joins the two enterprises?',
  },
  '/relations/*/same_market': {
    el: 'Δραστηριοποιούνται οι δύο επιχειρήσεις στην ίδια ή σε όμορη αγορά;',
    en: 'Are the two enterprises in the same market or adjacent ones?',
  },
  '/relations/*/de_minimis_aid': {
    el: 'Ποιες ενισχύσεις ήσσονος σημασίας έχει λάβει η άλλη επιχείρηση;',
    en: 'Which de minimis aid has the other enterprise received?',
  },
  '/predecessors': {
    el: 'Προήλθε η επιχείρηση από συγχώνευση ή διάσπαση;',
    en: 'Did the business come from a merger or a split?',
  },
  '/predecessors/*/de_minimis_aid': {
    el: 'Ποιες ενισχύσεις ήσσονος σημασίας είχε λάβει η προκάτοχος;',
    en: 'Which de minimis aid had the predecessor received?',
  },
  '/documents': { el: 'Ποια δικαιολογητικά υπάρχουν ήδη;', en: 'Which supporting documents are there already?' },
  '/planned_investment': { el: 'Ποια επένδυση σχεδιάζεται;', en: 'Which investment is planned?' },
  '/planned_investment/categories/*/category': {
    el: 'Σε ποια κατηγορία ανήκει η δαπάνη;',
    en: 'Which category is the cost of?',
  },
  '/planned_investment/categories/*/amount': {
    el: 'Πόση είναι η δαπάνη της κατηγορίας;',
    en: 'How much is the cost of the category?',
  },
  '/planned_investment/activities/*/code': {
    el: 'Ποιος είναι ο ακριβής κωδικός δραστηριότητας της επένδυσης;',
    en: 'What is the exact activity code of the investment?',
  },
  '/planned_investment/site/region': {
    el: 'Σε ποια περιφερειακή ενότητα θα γίνει η επένδυση;',
    en: 'In which regional unit will the investment be made?',
  },
  '/planned_investment/site/municipality': {
    el: 'Σε ποιον δήμο ή ποια κοινότητα θα γίνει η επένδυση;',
    en: 'In which municipality will the investment be made?',
  },
  '/planned_investment/site/postal_code': {
    el: 'Σε ποιον ταχυδρομικό κώδικα θα γίνει η επένδυση;',
    en: 'At which postal code will the investment be made?',
  },
  '/planned_investment/works_started_on': { el: 'Πότε άρχισαν οι εργασίες;', en: 'When did works start?' },
  '/planned_investment/acts': {
    el: 'Τι έχει ήδη υπογραφεί, παραγγελθεί ή πληρωθεί;',
    en: 'What has been signed, ordered or paid already?',
  },
  '/planned_investment/acts/*': { el: 'Πότε και για πόσο έγινε η πράξη;', en: 'When was the act, and for how much?' },
  '/planned_investment/completed_on': { el: 'Πότε ολοκληρώθηκε το έργο;', en: 'When was the project completed?' },
  '/planned_investment/vat': { el: 'Πόσος είναι ο ΦΠΑ και ανακτάται;', en: 'How much is VAT, and is it recovered?' },
  '/planned_investment/vat/percent': { el: 'Ποιος είναι ο συντελεστής ΦΠΑ;', en: 'What is the VAT rate?' },
  '/planned_investment/financing/loan': { el: 'Πόσο δάνειο προβλέπεται;', en: 'How large a loan is foreseen?' },
  '/planned_investment/financing/loan_grant_equivalent': {
    el: 'Ποιο είναι το ισοδύναμο επιχορήγησης του δανείου;',
    en: 'What is the grant equivalent of the loan?',
  },
  '/aid_history/*/programme': {
    el: 'Σε ποιο πρόγραμμα έγινε η αίτηση;',
    en: 'To which programme was the application?',
  },
  '/aid_history/*/status': { el: 'Τι απέγινε η αίτηση;', en: 'What became of the application?' },
  '/aid_history/*/on': { el: 'Πότε έγινε η αίτηση;', en: 'When was the application made?' },

  collective_insolvency: {
    el: 'Βρίσκεται η επιχείρηση σε συλλογική πτωχευτική διαδικασία;',
    en: 'Is the business in collective insolvency proceedings?',
  },
  rescue_aid_outstanding: {
    el: 'Έχει η επιχείρηση ενίσχυση διάσωσης που δεν έχει επιστρέψει;',
    en: 'Does the business have rescue aid that it has not repaid?',
  },
  own_funds: {
    el: 'Πόση ίδια συμμετοχή μπορεί να διαθέσει η επιχείρηση;',
    en: 'How much can the business contribute itself?',
  },
  women_led: { el: 'Διοικείται η επιχείρηση από γυναίκες;', en: 'Is the business led by women?' },
  owns_premises: { el: 'Είναι οι εγκαταστάσεις ιδιόκτητες;', en: 'Does the business own its premises?' },
  youth_led: { el: 'Διοικείται η επιχείρηση από νέους;', en: 'Is the business led by young people?' },
  franchise: {
    el: 'Λειτουργεί η επιχείρηση με δικαιόχρηση (franchise);',
    en: 'Does the business operate under a franchise?',
  },
  home_based: { el: 'Έχει η επιχείρηση την έδρα της σε κατοικία;', en: 'Is the business based at a home?' },
  aid_regime_choice: { el: 'Ποιο καθεστώς ενίσχυσης επιλέγεται;', en: 'Which aid regime is chosen?' },
  beds: { el: 'Πόσες κλίνες έχει το κατάλυμα;', en: 'How many beds does the accommodation have?' },
  doctorate: { el: 'Έχει το πρόσωπο διδακτορικό δίπλωμα;', en: 'Does the person hold a doctorate?' },
  employs_doctorate: {
    el: 'Απασχολεί η επιχείρηση πρόσωπο με διδακτορικό;',
    en: 'Does the business employ a person with a doctorate?',
  },
  energy_class: {
    el: 'Ποια είναι η ενεργειακή κατηγορία του κτιρίου;',
    en: 'What is the energy class of the building?',
  },
  energy_saving_percent: {
    el: 'Πόση ενέργεια εξοικονομεί η επένδυση, σε ποσοστό;',
    en: 'How much energy does the investment save, in percent?',
  },
  hires_long_term_unemployed: {
    el: 'Προσλαμβάνεται μακροχρόνια άνεργος;',
    en: 'Is a long-term unemployed person hired?',
  },
  local_raw_material_percent: {
    el: 'Πόση από την πρώτη ύλη είναι τοπική, σε ποσοστό;',
    en: 'How much of the raw material is local, in percent?',
  },
  recovery_order_outstanding: {
    el: 'Εκκρεμεί εντολή ανάκτησης ενίσχυσης;',
    en: 'Is there an outstanding order to recover aid?',
  },
  research_partner: {
    el: 'Συνεργάζεται η επιχείρηση με ερευνητικό οργανισμό;',
    en: 'Does the business work with a research organisation?',
  },
  research_spending_percent: {
    el: 'Ποιο ποσοστό των λειτουργικών εξόδων είναι δαπάνες έρευνας;',
    en: 'Which percentage of operating costs is spent on research?',
  },
  ris3_sector: {
    el: 'Εντάσσεται η επένδυση σε τομέα έξυπνης εξειδίκευσης;',
    en: 'Is the investment in a smart-specialisation sector?',
  },
  self_assessment_score: {
    el: 'Ποια βαθμολογία δίνει η αυτοαξιολόγηση;',
    en: 'Which score does the self-assessment give?',
  },
  staff_cut_last_3_months: {
    el: 'Μειώθηκε το προσωπικό το τελευταίο τρίμηνο;',
    en: 'Was staff cut in the last three months?',
  },
  star_class: {
    el: 'Ποια κατηγορία αστέρων ή κλειδιών έχει το κατάλυμα;',
    en: 'Which star class does the accommodation have?',
  },
  technology_readiness_level: {
    el: 'Σε ποιο επίπεδο ετοιμότητας βρίσκεται η τεχνολογία;',
    en: 'At which readiness level is the technology?',
  },
}

/** The prompt of a fact, by its JSON pointer: of several that ask for parts of it the first. */
export function promptOf(pointer: string): PromptKey | undefined {
  const keys = Object.keys(prompts) as PromptKey[]
  return keys.find((key) => {
    const prompt = prompts[key]
    return 'pointer' in prompt && prompt.pointer === pointer
  })
}

/** The question that asks for a fact; undefined for one that has none of its own. */
export function questionOf(pointer: string, language: Language): string | undefined {
  const prompt = promptOf(pointer)
  if (prompt !== undefined) return prompts[prompt].question[language]
  const [, attribute = ''] = /\/attributes\/([^/]+)/u.exec(pointer) ?? []
  const place = pointer.replaceAll(/\/\d+(?=\/|$)/gu, '/*').replace(/(?<=\/attributes\/)[^/]+$/u, '*')
  return known(attribute, language) ?? known(place, language)
}

const known = (key: string, language: Language): string | undefined =>
  Object.hasOwn(questions, key) ? questions[key]?.[language] : undefined
