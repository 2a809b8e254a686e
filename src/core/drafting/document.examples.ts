import { citeDerived, citeField, citeReference, citeSpan } from '../citing/quote.ts'
import type { Language } from '../facts/text.ts'
import type { DraftDocument, Labels, Statement } from './document.ts'

const span = citeSpan(
  {
    document: 'call',
    exact: 'Η ενίσχυση δεν υπερβαίνει τις 220.000 ευρώ ανά επιχείρηση.',
    prefix: 'είναι 50% των δαπανών.\n',
    suffix: '\nΗ επιχείρηση αποδεικνύει',
    start: 120,
    end: 178,
  },
  {
    key: 'call',
    id: 'doc_00000000000000000000000000',
    title: 'Παράδειγμα πρόσκλησης',
    url: 'https://example.org/call?id=1',
    role: 'call',
    order: 0,
    language: 'el',
    sha256: '0'.repeat(64),
    length: 400,
    pages: [0],
    sections: [{ title: '3. Προϋπολογισμός', start: 90 }],
  },
  2,
)
const field = citeField({ path: '/planned_investment/amount', value: { amount: '180000.00', currency: 'EUR' } })
const derived = citeDerived({
  formula: 'eligible_cost * percent / 100',
  inputs: { eligible_cost: '180000.00', percent: 50 },
  result: '90000.00',
})
const law = citeReference({
  name: 'Regulation (EU) 2023/2831',
  locator: 'article 3(2)',
  url: 'https://eur-lex.europa.eu/eli/reg/2023/2831/oj',
})

const words = {
  el: {
    title: 'Σχέδιο αίτησης χρηματοδότησης',
    subtitle: ['Παράδειγμα πρόσκλησης', 'Παράδειγμα ΙΚΕ'],
    notice: 'Σχέδιο προς έλεγχο: δεν έχει υποβληθεί και δεν δεσμεύει κανέναν.',
    identity: 'Ταυτότητα της πρόσκλησης',
    limit: 'Η ενίσχυση προς μία επιχείρηση φθάνει έως 220.000 €.',
    law: 'Ισχύει το όριο ήσσονος σημασίας του Κανονισμού (ΕΕ) 2023/2831.',
    lead: 'Η ενότητα συνοψίζει το χρηματοδοτικό σχήμα.',
    financing: 'Χρηματοδοτικό σχήμα',
    costs: 'Δαπάνες',
    costsCaption: 'Δαπάνες ανά κατηγορία',
    category: 'Κατηγορία',
    amount: 'Ποσό',
    investment: 'Σύνολο επένδυσης',
    investmentAmount: '180.000 €',
    grant: 'Επιχορήγηση',
    grantAmount: '90.000 €',
    gap: '[Συμπληρώστε: πηγή της ιδίας συμμετοχής]',
    question: 'Από πού θα καλυφθεί η ιδία συμμετοχή;',
    documents: 'Δικαιολογητικά',
    documentsTitle: 'Προς συγκέντρωση',
    clearance: 'Φορολογική ενημερότητα',
    issuer: 'Εκδότης: ΑΑΔΕ.',
    usual: 'Συνήθως ζητείται· δεν είναι στα καταχωρισμένα έγγραφα της πρόσκλησης και ελέγχεται στο κείμενό της.',
    quoteLabel: 'Πρόσκληση «Παράδειγμα πρόσκλησης», 3. Προϋπολογισμός, σελίδα 1',
    fieldLabel: 'Προφίλ: ποσό της επένδυσης',
    derivedLabel: 'Υπολογισμός: επιχορήγηση',
    lawLabel: 'Κανονισμός (ΕΕ) 2023/2831, άρθρο 3 παράγραφος 2',
  },
  en: {
    title: 'Draft application for funding',
    subtitle: ['Example call', 'Παράδειγμα ΙΚΕ'],
    notice: 'A draft to be checked: it has not been submitted and binds nobody.',
    identity: 'Identity of the call',
    limit: 'Aid to one business is up to €220,000.',
    law: 'The de minimis ceiling of Regulation (EU) 2023/2831 applies.',
    lead: 'This section sums up the financing.',
    financing: 'Financing',
    costs: 'Costs',
    costsCaption: 'Costs by category',
    category: 'Category',
    amount: 'Amount',
    investment: 'Total investment',
    investmentAmount: '€180,000',
    grant: 'Grant',
    grantAmount: '€90,000',
    gap: '[To fill in: source of the own contribution]',
    question: 'Where will the own contribution come from?',
    documents: 'Supporting documents',
    documentsTitle: 'To gather',
    clearance: 'Tax clearance certificate',
    issuer: 'Issued by: AADE.',
    usual: 'Usually asked for; not among the documents recorded for this call, so its text is to be checked.',
    quoteLabel: 'Call “Παράδειγμα πρόσκλησης”, 3. Προϋπολογισμός, page 1',
    fieldLabel: 'Profile: amount of the investment',
    derivedLabel: 'Computed: grant',
    lawLabel: 'Regulation (EU) 2023/2831, article 3(2)',
  },
} as const

const labels: Readonly<Record<Language, Labels>> = {
  el: {
    contents: 'Περιεχόμενα',
    sources: 'Πηγές',
    questions: 'Ανοικτά ερωτήματα',
    draft: 'ΣΧΕΔΙΟ',
    page_of: 'Σελίδα {page} από {pages}',
    note: 'Σημείωση',
    back: 'Επιστροφή στο κείμενο',
    completeness: 'Πληρότητα',
    open: 'εκκρεμεί',
    done: 'υπάρχει',
    not_applicable: 'δεν απαιτείται',
    limit: 'Όριο: {limit}',
  },
  en: {
    contents: 'Contents',
    sources: 'Sources',
    questions: 'Open questions',
    draft: 'DRAFT',
    page_of: 'Page {page} of {pages}',
    note: 'Note',
    back: 'Back to the text',
    completeness: 'Completeness',
    open: 'open',
    done: 'present',
    not_applicable: 'not needed',
    limit: 'Limit: {limit}',
  },
}

/** A small document with one of everything: each kind of block, statement and citation. Its facts are invented. */
export function exampleDocument(language: Language): DraftDocument {
  const say = words[language]
  const fact = (id: string, text: string, citations: string[]): Statement => ({ id, kind: 'factual', text, citations })
  const plain = (id: string, text: string): Statement => ({ id, kind: 'structural', text, citations: [] })
  return {
    schema: 'draft-document/1',
    language,
    template: 'example',
    title: say.title,
    subtitle: [...say.subtitle],
    notice: [say.notice],
    metadata: {
      generated_at: '2026-01-15T09:00:00Z',
      composer_version: '1',
      programme: { slug: 'sample-example', title: say.subtitle[0], version: 2, sample: true },
      applicant: { name: say.subtitle[1], version: 1 },
      as_of: '2026-01-15T09:00:00Z',
    },
    sections: [
      {
        id: 'identity',
        number: '1',
        title: say.identity,
        limits: { max_words: 200 },
        blocks: [
          {
            type: 'paragraph',
            id: 'identity.1',
            statements: [fact('identity.1.1', say.limit, [span.id]), fact('identity.1.2', say.law, [law.id])],
          },
        ],
        sections: [],
      },
      {
        id: 'financing',
        number: '2',
        title: say.financing,
        blocks: [
          { type: 'paragraph', id: 'financing.1', statements: [plain('financing.1.1', say.lead)] },
          {
            type: 'callout',
            id: 'financing.2',
            tone: 'warning',
            statements: [
              { id: 'financing.2.1', kind: 'placeholder', text: say.gap, citations: [], question: 'q.own_funds' },
            ],
          },
        ],
        sections: [
          {
            id: 'costs',
            number: '2.1',
            title: say.costs,
            blocks: [
              {
                type: 'table',
                id: 'costs.1',
                caption: say.costsCaption,
                columns: [
                  { title: say.category, align: 'start', weight: 2 },
                  { title: say.amount, align: 'end' },
                ],
                rows: [
                  {
                    id: 'costs.1.r1',
                    cells: [
                      plain('costs.1.r1.1', say.investment),
                      fact('costs.1.r1.2', say.investmentAmount, [field.id]),
                    ],
                  },
                  {
                    id: 'costs.1.r2',
                    total: true,
                    cells: [plain('costs.1.r2.1', say.grant), fact('costs.1.r2.2', say.grantAmount, [derived.id])],
                  },
                ],
              },
            ],
            sections: [],
          },
        ],
      },
      {
        id: 'documents',
        number: '3',
        title: say.documents,
        edited: { by: 'key_example', at: '2026-01-16T10:00:00Z' },
        blocks: [
          {
            type: 'checklist',
            id: 'documents.1',
            title: say.documentsTitle,
            items: [
              {
                id: 'documents.1.i1',
                state: 'open',
                label: plain('documents.1.i1.1', say.clearance),
                details: [plain('documents.1.i1.2', say.issuer), plain('documents.1.i1.3', say.usual)],
              },
            ],
          },
        ],
        sections: [],
      },
    ],
    citations: [
      { citation: span, label: say.quoteLabel },
      { citation: law, label: say.lawLabel },
      { citation: field, label: say.fieldLabel },
      { citation: derived, label: say.derivedLabel },
    ],
    open_questions: [{ id: 'q.own_funds', question: say.question, section: 'financing' }],
    completeness: { filled: 4, open: 1, percent: 80 },
    labels: labels[language],
  }
}
