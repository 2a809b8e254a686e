import type { Pack } from './pack.ts'

/**
 * The sections of an application for a Greek co-financed call, in the order in which the information system asks for them.
 * Calls change wording and limits by annex; what every form asks for is here.
 */
export const espa: Pack = {
  id: 'gr-espa',
  title: { el: 'Αίτηση χρηματοδότησης', en: 'Application for funding' },
  fits: {
    countries: ['GR'],
    instruments: [
      'grant',
      'voucher',
      'wage_subsidy',
      'repayable_advance',
      'interest_subsidy',
      'leasing_subsidy',
      'prize',
    ],
    notActs: ['4887/2022', '5203/2025'],
  },
  sections: [
    {
      id: 'identity',
      title: { el: 'Ταυτότητα πρόσκλησης και επιχείρησης', en: 'Identity of the call and the business' },
      content: [],
      sections: [
        {
          id: 'call',
          title: { el: 'Πρόσκληση', en: 'Call' },
          content: ['call_identity', 'call_terms'],
        },
        {
          id: 'verdict',
          title: { el: 'Συμπέρασμα επιλεξιμότητας', en: 'Finding on eligibility' },
          content: ['verdict'],
        },
        {
          id: 'applicant',
          title: { el: 'Επιχείρηση', en: 'Business' },
          content: ['applicant_identity', 'applicant_facts', 'activities', 'establishments'],
        },
      ],
    },
    {
      id: 'size',
      title: { el: 'Μέγεθος και σχέσεις', en: 'Size and relations' },
      content: ['size'],
    },
    {
      id: 'history',
      title: { el: 'Ιστορικό και εταίροι', en: 'History and owners' },
      unowned_title: { el: 'Ιστορικό και διοίκηση', en: 'History and governing body' },
      content: ['people', { ask: ['history', 'owners_experience'] }],
    },
    {
      id: 'market',
      title: { el: 'Προϊόντα, αγορά και ανταγωνισμός', en: 'Products, market and competition' },
      content: [{ ask: ['products', 'customers', 'competition'] }],
    },
    {
      id: 'investment',
      title: { el: 'Επενδυτικό σχέδιο', en: 'Investment plan' },
      content: ['investment', { ask: ['purpose', 'before', 'after', 'technical'] }],
      sections: [
        {
          id: 'costs',
          title: { el: 'Δαπάνες ανά κατηγορία', en: 'Costs by category' },
          content: ['cost_categories', 'costs', { ask: ['cost_evidence'] }],
        },
        {
          id: 'financing',
          title: { el: 'Χρηματοδοτικό σχήμα', en: 'Financing' },
          content: ['financing', 'financing_split', { ask: ['cash_flow'] }],
        },
        {
          id: 'timetable',
          title: { el: 'Χρονοδιάγραμμα και ορόσημα', en: 'Timetable and milestones' },
          content: ['phases'],
        },
      ],
    },
    {
      id: 'accounts',
      title: { el: 'Οικονομικά στοιχεία', en: 'Financial figures' },
      content: ['accounts', 'ratios'],
      sections: [
        {
          id: 'forecasts',
          title: { el: 'Προβλέψεις και βιωσιμότητα', en: 'Forecasts and viability' },
          content: [{ ask: ['forecasts', 'viability'] }],
        },
      ],
    },
    {
      id: 'employment',
      title: { el: 'Απασχόληση και δείκτες', en: 'Employment and indicators' },
      content: ['staff', { ask: ['staff_plan'] }, 'indicators'],
    },
    {
      id: 'conditions',
      title: { el: 'Όροι και κριτήρια επιλογής', en: 'Conditions and selection criteria' },
      content: ['conditions', { ask: ['self_assessment'] }],
      sections: [
        {
          id: 'obligations',
          title: { el: 'Υποχρεώσεις μετά την έγκριση', en: 'Obligations after approval' },
          content: ['obligations'],
        },
      ],
    },
    {
      id: 'state-aid',
      title: { el: 'Κρατικές ενισχύσεις και σώρευση', en: 'State aid and cumulation' },
      content: ['aid_basis', 'aid_received', { ask: ['cumulation'] }],
    },
    {
      id: 'horizontal',
      title: { el: 'Οριζόντιες αρχές και DNSH', en: 'Horizontal principles and DNSH' },
      content: [{ ask: ['dnsh', 'accessibility', 'publicity'] }],
    },
    { id: 'risks', title: { el: 'Κίνδυνοι', en: 'Risks' }, content: ['risks'] },
    { id: 'documents', title: { el: 'Δικαιολογητικά', en: 'Supporting documents' }, content: ['documents'] },
    { id: 'declarations', title: { el: 'Υπεύθυνες δηλώσεις', en: 'Declarations' }, content: ['declarations'] },
  ],
}
