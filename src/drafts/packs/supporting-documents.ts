import type { CriterionKind } from '../../core/criteria/criterion.ts'
import type { LegalForm, Lifecycle } from '../../core/facts/profile.ts'
import type { LegalBasis } from '../../core/facts/programme.ts'
import type { ReferenceFact } from '../../core/matching/result.ts'
import type { Message } from '../../wording/message.ts'

/** When a document is usual though the call does not name it. All that is given has to hold; absent: always. */
export interface UsualWhen {
  readonly legalForms?: readonly LegalForm[]
  readonly lifecycles?: readonly Lifecycle[]
  /** The call has a condition of one of these kinds. */
  readonly kinds?: readonly CriterionKind[]
  readonly regimes?: readonly LegalBasis['regime'][]
  /** The business is not known to be large. */
  readonly sme?: true
}

/** A supporting document that Greek and EU calls ask for. Facts of public services; wording ours. */
export interface SupportingDocument {
  readonly id: string
  /** Of Greek law or by Greek offices: for a business of another country it is neither usual nor asked for there. */
  readonly greek?: true
  readonly title: Message
  /** Who issues it and where it is asked for. */
  readonly where: Message
  readonly stage: 'submission' | 'inclusion' | 'payment' | 'completion'
  /** Only where an official source gives one. */
  readonly validity?: { readonly text: Message; readonly reference: ReferenceFact }
  /** Absent: it stands in a draft only where the call names it. */
  readonly usual?: UsualWhen
}

const companies: readonly LegalForm[] = [
  'general_partnership',
  'limited_partnership',
  'limited_partnership_by_shares',
  'private_company',
  'private_company_single_member',
  'limited_liability_company',
  'limited_liability_company_single_member',
  'public_limited_company',
  'public_limited_company_single_member',
]
const capital: readonly LegalForm[] = companies.slice(3)
/** Registries know nothing of a business that is still to be established. */
const founded: readonly Lifecycle[] = ['active', 'suspended', 'liquidation']

export const supportingDocuments: readonly SupportingDocument[] = [
  {
    id: 'tax_clearance',
    greek: true,
    title: { el: 'Αποδεικτικό φορολογικής ενημερότητας', en: 'Tax clearance certificate' },
    where: { el: 'ΑΑΔΕ, μέσω myAADE ή gov.gr', en: 'AADE, through myAADE or gov.gr' },
    stage: 'inclusion',
    usual: {},
  },
  {
    id: 'social_clearance',
    greek: true,
    title: { el: 'Αποδεικτικό ασφαλιστικής ενημερότητας', en: 'Social security clearance certificate' },
    where: { el: 'e-ΕΦΚΑ, ηλεκτρονικά', en: 'e-EFKA, online' },
    stage: 'inclusion',
    usual: {},
  },
  {
    id: 'gemi',
    greek: true,
    title: { el: 'Γενικό πιστοποιητικό ΓΕΜΗ', en: 'General certificate of the business registry (GEMI)' },
    where: { el: 'ΓΕΜΗ, businessportal.gr', en: 'GEMI, businessportal.gr' },
    stage: 'submission',
    usual: { legalForms: companies, lifecycles: founded },
  },
  {
    id: 'gemi_representation',
    greek: true,
    title: { el: 'Πιστοποιητικό ισχύουσας εκπροσώπησης', en: 'Certificate of current representation' },
    where: { el: 'ΓΕΜΗ, businessportal.gr', en: 'GEMI, businessportal.gr' },
    stage: 'submission',
    usual: { legalForms: companies, lifecycles: founded },
  },
  {
    id: 'articles',
    greek: true,
    title: { el: 'Κωδικοποιημένο καταστατικό', en: 'Codified articles of association' },
    where: { el: 'ΓΕΜΗ, ή σχέδιο του φορέα υπό σύσταση', en: 'GEMI, or a draft of the business to be established' },
    stage: 'submission',
    usual: { legalForms: companies },
  },
  {
    id: 'shareholders',
    title: { el: 'Μετοχική ή εταιρική σύνθεση', en: 'Shareholders or partners' },
    where: { el: 'Η εταιρεία, από το μετοχολόγιο ή το βιβλίο εταίρων', en: 'The company, from its register' },
    stage: 'submission',
    usual: { legalForms: capital },
  },
  {
    id: 'activity_printout',
    greek: true,
    title: { el: 'Εκτύπωση μητρώου με τους ΚΑΔ', en: 'Print-out of the tax registry with activity codes' },
    where: { el: 'ΑΑΔΕ, μητρώο στο myAADE', en: 'AADE, registry in myAADE' },
    stage: 'submission',
    usual: { kinds: ['activity'], lifecycles: founded },
  },
  {
    id: 'e3',
    greek: true,
    title: { el: 'Έντυπα Ε3 ή ισολογισμοί', en: 'E3 forms or balance sheets' },
    where: {
      el: 'ΑΑΔΕ για το Ε3, η επιχείρηση για τους ισολογισμούς',
      en: 'AADE for E3, the business for balance sheets',
    },
    stage: 'submission',
    usual: { lifecycles: ['active', 'suspended'] },
  },
  {
    id: 'ergani',
    greek: true,
    title: { el: 'Βεβαίωση ΕΜΕ από το ΠΣ ΕΡΓΑΝΗ', en: 'ERGANI certificate of annual work units' },
    where: { el: 'ΠΣ ΕΡΓΑΝΗ ΙΙ', en: 'Information system ERGANI II' },
    stage: 'submission',
    usual: { kinds: ['headcount'], lifecycles: founded },
  },
  {
    id: 'sme_declaration',
    title: { el: 'Δήλωση ιδιότητας ΜΜΕ', en: 'SME declaration' },
    where: { el: 'Η επιχείρηση, με το ευρωπαϊκό υπόδειγμα', en: 'The business, on the European model' },
    stage: 'submission',
    usual: { kinds: ['size'], sme: true },
  },
  {
    id: 'de_minimis_declaration',
    title: { el: 'Δήλωση ενισχύσεων ήσσονος σημασίας', en: 'De minimis declaration' },
    where: { el: 'Η επιχείρηση, για όλη την ενιαία επιχείρηση', en: 'The business, for its whole single undertaking' },
    stage: 'submission',
    validity: {
      text: {
        el: 'Αφορά τις ενισχύσεις των τριών προηγούμενων ετών.',
        en: 'It covers the aid of the three preceding years.',
      },
      reference: {
        name: 'Regulation (EU) 2023/2831',
        locator: 'Article 3(2)',
        url: 'http://data.europa.eu/eli/reg/2023/2831/oj',
      },
    },
    usual: { regimes: ['de_minimis_2023_2831', 'sgei_2023_2832', 'agriculture_1408_2013', 'fishery_717_2014'] },
  },
  {
    id: 'offers',
    title: { el: 'Προσφορές προμηθευτών', en: 'Suppliers’ offers' },
    where: { el: 'Οι προμηθευτές κάθε δαπάνης', en: 'The suppliers of each cost' },
    stage: 'submission',
    usual: { kinds: ['investment_amount'] },
  },
  {
    id: 'business_plan',
    title: { el: 'Επιχειρηματικό σχέδιο ή μελέτη', en: 'Business plan or study' },
    where: { el: 'Η επιχείρηση, με βάση το παρόν σχέδιο', en: 'The business, from this draft' },
    stage: 'submission',
  },
  {
    id: 'own_funds',
    title: { el: 'Αποδεικτικά ιδίας συμμετοχής', en: 'Proof of own contribution' },
    where: { el: 'Τράπεζα: υπόλοιπα ή προέγκριση δανείου', en: 'Bank: balances or pre-approval of a loan' },
    stage: 'submission',
  },
  {
    id: 'bank_letter',
    title: { el: 'Προέγκριση της τράπεζας', en: 'Bank’s pre-approval' },
    where: { el: 'Η τράπεζα που δανειοδοτεί', en: 'The lending bank' },
    stage: 'submission',
  },
  {
    id: 'permits',
    greek: true,
    title: { el: 'Άδεια ή γνωστοποίηση λειτουργίας', en: 'Operating permit or notification' },
    where: {
      el: 'Δήμος ή περιφέρεια, ή notifybusiness.gov.gr',
      en: 'Municipality or region, or notifybusiness.gov.gr',
    },
    stage: 'inclusion',
    usual: { lifecycles: ['active'] },
  },
  {
    id: 'site_title',
    greek: true,
    title: { el: 'Τίτλος κυριότητας ή μισθωτήριο', en: 'Title or lease of the premises' },
    where: { el: 'Κτηματολόγιο, ή μίσθωση που δηλώθηκε στην ΑΑΔΕ', en: 'Land registry, or a lease declared to AADE' },
    stage: 'submission',
    usual: { kinds: ['region', 'zone'] },
  },
  {
    id: 'beneficial_owners',
    greek: true,
    title: { el: 'Βεβαίωση μητρώου πραγματικών δικαιούχων', en: 'Receipt of the register of beneficial owners' },
    where: { el: 'Κεντρικό Μητρώο Πραγματικών Δικαιούχων', en: 'Central register of beneficial owners' },
    stage: 'inclusion',
    usual: { legalForms: capital },
  },
  {
    id: 'solvency',
    greek: true,
    title: { el: 'Πιστοποιητικό δικαστικής φερεγγυότητας', en: 'Certificate of judicial solvency' },
    where: { el: 'Πρωτοδικείο της έδρας', en: 'Court of first instance of the registered seat' },
    stage: 'inclusion',
    usual: { kinds: ['lifecycle', 'not_in_difficulty'] },
  },
  {
    id: 'energy_audit',
    title: { el: 'Έκθεση ενεργειακού ελέγχου', en: 'Energy audit report' },
    where: { el: 'Ενεργειακός ελεγκτής', en: 'An energy auditor' },
    stage: 'submission',
  },
  {
    id: 'unemployment_card',
    greek: true,
    title: { el: 'Βεβαίωση ανεργίας', en: 'Unemployment certificate' },
    where: { el: 'ΔΥΠΑ, μέσω gov.gr', en: 'DYPA, through gov.gr' },
    stage: 'submission',
  },
  {
    id: 'cooperation_agreement',
    title: { el: 'Σύμφωνο συνεργασίας', en: 'Cooperation agreement' },
    where: { el: 'Τα μέλη της σύμπραξης', en: 'The members of the partnership' },
    stage: 'submission',
  },
  {
    id: 'damage_report',
    greek: true,
    title: { el: 'Έκθεση καταγραφής ζημιών', en: 'Damage assessment report' },
    where: { el: 'Η επιτροπή κρατικής αρωγής της περιφέρειας', en: 'The State aid committee of the region' },
    stage: 'submission',
  },
  {
    id: 'rd_dossier',
    title: { el: 'Φάκελος δαπανών έρευνας και ανάπτυξης', en: 'File of research and development costs' },
    where: { el: 'Η επιχείρηση, με τις καταστάσεις ωρών', en: 'The business, with its time sheets' },
    stage: 'submission',
  },
  {
    id: 'invoices',
    title: { el: 'Τιμολόγια και αποδεικτικά εξόφλησης', en: 'Invoices and proof of payment' },
    where: { el: 'Οι προμηθευτές και η τράπεζα', en: 'The suppliers and the bank' },
    stage: 'payment',
    usual: { kinds: ['investment_amount'] },
  },
  {
    id: 'completion_report',
    title: { el: 'Έκθεση ολοκλήρωσης', en: 'Completion report' },
    where: { el: 'Η επιχείρηση, στη λήξη του έργου', en: 'The business, at the end of the project' },
    stage: 'completion',
  },
]
