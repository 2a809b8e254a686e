import type { Pack } from './pack.ts'

/**
 * A business plan for any call: the sections that the United States Small Business Administration recommends, and what every
 * call asks beside them: other aid, obligations, declarations.
 */
export const businessPlan: Pack = {
  id: 'business-plan',
  title: { el: 'Επιχειρηματικό σχέδιο', en: 'Business plan' },
  fits: {},
  sections: [
    {
      id: 'summary',
      title: { el: 'Σύνοψη', en: 'Executive summary' },
      content: ['applicant_facts', 'verdict', { ask: ['mission'] }],
    },
    {
      id: 'company',
      title: { el: 'Περιγραφή της επιχείρησης', en: 'Company description' },
      content: ['applicant_identity', 'activities', 'establishments', { ask: ['history'] }],
    },
    {
      id: 'market',
      title: { el: 'Ανάλυση της αγοράς', en: 'Market analysis' },
      content: [{ ask: ['customers', 'competition'] }],
    },
    {
      id: 'organisation',
      title: { el: 'Οργάνωση και διοίκηση', en: 'Organisation and management' },
      content: ['size', 'people', 'staff', { ask: ['management'] }],
    },
    {
      id: 'products',
      title: { el: 'Προϊόντα και υπηρεσίες', en: 'Products and services' },
      content: [{ ask: ['products'] }],
    },
    { id: 'sales', title: { el: 'Προώθηση και πωλήσεις', en: 'Marketing and sales' }, content: [{ ask: ['sales'] }] },
    {
      id: 'request',
      title: { el: 'Αίτημα χρηματοδότησης', en: 'Funding request' },
      content: [
        'call_identity',
        'call_terms',
        'investment',
        'cost_categories',
        'costs',
        'financing',
        'financing_split',
        'phases',
        'indicators',
      ],
    },
    {
      id: 'figures',
      title: { el: 'Οικονομικά στοιχεία και προβλέψεις', en: 'Financial data and projections' },
      content: ['accounts', 'ratios', { ask: ['forecasts', 'cash_flow'] }],
    },
    {
      id: 'state-aid',
      title: { el: 'Κρατικές ενισχύσεις και υποχρεώσεις', en: 'State aid and obligations' },
      content: ['aid_basis', 'aid_received', { ask: ['cumulation'] }, 'obligations'],
    },
    { id: 'risks', title: { el: 'Κίνδυνοι', en: 'Risks' }, content: ['risks'] },
    {
      id: 'appendix',
      title: { el: 'Παράρτημα', en: 'Appendix' },
      content: ['conditions', 'documents'],
    },
    { id: 'declarations', title: { el: 'Δηλώσεις', en: 'Declarations' }, content: ['declarations'] },
  ],
}
