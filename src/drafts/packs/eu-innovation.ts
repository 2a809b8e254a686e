import type { Pack } from './pack.ts'

/**
 * The three evaluation criteria of Horizon Europe and the business part of the EIC: excellence, impact, implementation.
 * Title up to 200 and abstract up to 2,000 characters, part B at most 30 pages, as the standard forms have it.
 */
export const euInnovation: Pack = {
  id: 'eu-innovation',
  title: { el: 'Πρόταση έργου καινοτομίας', en: 'Innovation project proposal' },
  fits: { countries: ['EU'] },
  sections: [
    {
      id: 'general',
      title: { el: 'Γενικές πληροφορίες', en: 'General information' },
      content: ['call_identity', 'call_terms', 'verdict'],
      sections: [
        {
          id: 'abstract',
          title: { el: 'Περίληψη', en: 'Abstract' },
          limits: { max_characters: 2000 },
          content: [{ ask: ['abstract'] }],
        },
        {
          id: 'participant',
          title: { el: 'Συμμετέχων', en: 'Participant' },
          content: ['applicant_identity', 'applicant_facts', 'activities', 'establishments', 'size', 'people'],
        },
      ],
    },
    {
      id: 'excellence',
      title: { el: 'Αριστεία', en: 'Excellence' },
      limits: { max_pages: 10 },
      content: [{ ask: ['objectives', 'innovation'] }, 'readiness'],
    },
    {
      id: 'impact',
      title: { el: 'Αντίκτυπος', en: 'Impact' },
      limits: { max_pages: 10 },
      content: [{ ask: ['impact', 'customers', 'competition', 'exploitation'] }, 'indicators_told'],
    },
    {
      id: 'implementation',
      title: { el: 'Ποιότητα και αποδοτικότητα της υλοποίησης', en: 'Quality and efficiency of the implementation' },
      limits: { max_pages: 10 },
      content: ['investment', { ask: ['work_packages', 'team'] }, 'phases'],
      sections: [
        {
          id: 'budget',
          title: { el: 'Προϋπολογισμός', en: 'Budget' },
          content: ['cost_categories', 'costs', { ask: ['cost_evidence'] }],
        },
        {
          id: 'financing',
          title: { el: 'Χρηματοδότηση', en: 'Funding' },
          content: ['financing', 'financing_split', 'equity_need'],
        },
      ],
    },
    {
      id: 'financial-plan',
      title: { el: 'Οικονομικό σχέδιο', en: 'Financial plan' },
      content: ['accounts', 'ratios', 'staff', { ask: ['forecasts'] }],
    },
    {
      id: 'conditions',
      title: { el: 'Όροι συμμετοχής', en: 'Conditions of participation' },
      content: ['conditions', 'obligations'],
    },
    {
      id: 'state-aid',
      title: { el: 'Κρατικές ενισχύσεις και σώρευση', en: 'State aid and cumulation' },
      content: ['aid_basis', 'aid_received', { ask: ['cumulation'] }],
    },
    {
      id: 'ethics',
      title: { el: 'Δεοντολογία και ασφάλεια', en: 'Ethics and security' },
      content: [{ ask: ['ethics', 'dnsh'] }],
    },
    { id: 'risks', title: { el: 'Κίνδυνοι', en: 'Risks' }, content: ['risks'] },
    { id: 'documents', title: { el: 'Δικαιολογητικά', en: 'Supporting documents' }, content: ['documents'] },
    { id: 'declarations', title: { el: 'Δηλώσεις', en: 'Declarations' }, content: ['declarations'] },
  ],
}
