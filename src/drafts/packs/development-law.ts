import type { Pack } from './pack.ts'

/**
 * The technical and economic study of the Greek development law (l. 4887/2022 as amended by l. 5203/2025): the body, the
 * situation before and after, the technical plan, the costs, the scheme, the timetable, the return.
 */
export const developmentLaw: Pack = {
  id: 'gr-development-law',
  title: { el: 'Οικονομοτεχνική μελέτη', en: 'Technical and economic study' },
  fits: { countries: ['GR'], acts: ['4887/2022', '5203/2025'] },
  sections: [
    {
      id: 'call',
      title: { el: 'Καθεστώς και προκήρυξη', en: 'Scheme and call' },
      content: ['call_identity', 'call_terms', 'verdict'],
    },
    {
      id: 'applicant',
      title: { el: 'Φορέας της επένδυσης', en: 'Investor' },
      content: [
        'applicant_identity',
        'applicant_facts',
        'activities',
        'establishments',
        'people',
        { ask: ['history', 'owners_experience'] },
      ],
      sections: [
        { id: 'size', title: { el: 'Μέγεθος και σχέσεις', en: 'Size and relations' }, content: ['size'] },
        {
          id: 'accounts',
          title: { el: 'Οικονομική κατάσταση', en: 'Financial situation' },
          content: ['accounts', 'ratios'],
        },
      ],
    },
    {
      id: 'purpose',
      title: { el: 'Σκοπιμότητα της επένδυσης', en: 'Purpose of the investment' },
      content: ['investment', { ask: ['purpose', 'before', 'after'] }],
    },
    {
      id: 'market',
      title: { el: 'Αγορά και ανταγωνισμός', en: 'Market and competition' },
      content: [{ ask: ['products', 'customers', 'competition', 'sales'] }],
    },
    {
      id: 'technical',
      title: { el: 'Τεχνικό σχέδιο', en: 'Technical plan' },
      content: [{ ask: ['technical', 'licences'] }],
    },
    {
      id: 'costs',
      title: { el: 'Κόστος και επιλέξιμες δαπάνες', en: 'Cost and eligible costs' },
      content: ['cost_categories', 'costs', { ask: ['cost_evidence'] }],
    },
    {
      id: 'financing',
      title: { el: 'Χρηματοδοτικό σχήμα', en: 'Financing' },
      content: ['financing', 'financing_split', { ask: ['cash_flow'] }],
    },
    {
      id: 'timetable',
      title: { el: 'Χρονοδιάγραμμα', en: 'Timetable' },
      content: ['phases'],
    },
    {
      id: 'viability',
      title: { el: 'Προβλέψεις και απόδοση', en: 'Forecasts and return' },
      content: [{ ask: ['forecasts', 'viability'] }, 'indicators_told'],
    },
    { id: 'employment', title: { el: 'Απασχόληση', en: 'Employment' }, content: ['staff', { ask: ['staff_plan'] }] },
    {
      id: 'conditions',
      title: { el: 'Όροι υπαγωγής', en: 'Conditions of inclusion' },
      content: ['conditions', 'obligations'],
    },
    {
      id: 'state-aid',
      title: { el: 'Κρατικές ενισχύσεις και σώρευση', en: 'State aid and cumulation' },
      content: ['aid_basis', 'aid_received', { ask: ['cumulation'] }],
    },
    {
      id: 'environment',
      title: { el: 'Περιβάλλον', en: 'Environment' },
      content: [{ ask: ['dnsh'] }],
    },
    { id: 'risks', title: { el: 'Κίνδυνοι', en: 'Risks' }, content: ['risks'] },
    { id: 'documents', title: { el: 'Δικαιολογητικά', en: 'Supporting documents' }, content: ['documents'] },
    { id: 'declarations', title: { el: 'Υπεύθυνες δηλώσεις', en: 'Declarations' }, content: ['declarations'] },
  ],
}
