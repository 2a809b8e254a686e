import { citeDerived, citeField, citeSpan } from '../../core/citing/quote.ts'
import type { Citation } from '../../core/citing/citation.ts'
import type { Block, Column, DraftDocument, Section, Statement } from '../../core/drafting/document.ts'
import { exampleDocument } from '../../core/drafting/document.examples.ts'
import type { Language } from '../../core/facts/text.ts'

const words = {
  el: {
    facts: [
      'Η επιχείρηση δραστηριοποιείται στην παραγωγή τροφίμων από το 2017, με έδρα τη Θεσσαλονίκη.',
      'Το επενδυτικό σχέδιο προβλέπει δύο νέες γραμμές συσκευασίας και σύστημα ιχνηλασιμότητας.',
      'Η ενίσχυση υπολογίζεται στο 50% των επιλέξιμων δαπανών, έως το ανώτατο όριο της πρόσκλησης.',
      'Οι δαπάνες είναι επιλέξιμες από την ημερομηνία υποβολής της αίτησης και μετά.',
    ],
    lead: 'Η ενότητα παρουσιάζει όσα ζητά το έντυπο της πρόσκλησης.',
    quote:
      'Επιλέξιμες είναι οι δαπάνες για νέο εξοπλισμό, «έξυπνα» συστήματα και λογισμικό που πραγματοποιούνται μετά την υποβολή',
    columns: ['Κατηγορία δαπάνης', 'Ποσό', 'Επιλέξιμο'],
    row: 'Μηχανολογικός εξοπλισμός παραγωγής, θέση',
    caption: 'Δαπάνες και επιλέξιμο ποσό',
    section: 'Περιγραφή του έργου, μέρος',
    list: 'Δικαιολογητικά προς συγκέντρωση',
    item: 'Αποδεικτικό φορολογικής ενημερότητας',
    detail: 'Εκδότης: ΑΑΔΕ, μέσω gov.gr.',
    source: 'Πρόσκληση «Παράδειγμα», ενότητα',
  },
  en: {
    facts: [
      'The business has produced food since 2017 and has its seat in Thessaloniki.',
      'The investment plan has two new packaging lines and a traceability system.',
      'Aid is computed at 50% of the eligible costs, up to the maximum of the call.',
      'Costs are eligible from the day on which the application is submitted.',
    ],
    lead: 'This section presents what the form of the call asks for.',
    quote:
      'Επιλέξιμες είναι οι δαπάνες για νέο εξοπλισμό, «έξυπνα» συστήματα και λογισμικό που πραγματοποιούνται μετά την υποβολή',
    columns: ['Cost category', 'Amount', 'Eligible'],
    row: 'Production machinery, position',
    caption: 'Costs and eligible amount',
    section: 'Description of the project, part',
    list: 'Documents to gather',
    item: 'Tax clearance certificate',
    detail: 'Issued by: AADE, through gov.gr.',
    source: 'Call “Παράδειγμα”, section',
  },
} as const

/** A draft of about 30 pages: `citations` of all kinds in text, tables and checklists, some used twice. Invented. */
export function longDocument(language: Language, citations = 200, sections = 24): DraftDocument {
  const say = words[language]
  const base = exampleDocument(language)
  const made: DraftDocument['citations'] = []
  const cite = (): string => {
    const n = made.length
    if (n >= citations) return made[n % 7]?.citation.id ?? ''
    const citation = citationAt(n, say.quote)
    made.push({ citation, label: `${say.source} ${n + 1}` })
    return citation.id
  }
  const part = (n: number): Section => {
    const id = `part-${n}`
    const sentence = (block: string, at: number): Statement => ({
      id: `${id}.${block}.${at}`,
      kind: at === 0 ? 'structural' : 'factual',
      text: at === 0 ? say.lead : (say.facts[(n + at) % 4] ?? ''),
      citations: at % 3 === 1 ? [cite()] : at === 0 ? [] : [made.at(-1)?.citation.id ?? cite()],
    })
    const paragraph = (block: string): Block => ({
      type: 'paragraph',
      id: `${id}.${block}`,
      statements: Array.from({ length: 7 }, (_each, at) => sentence(block, at)),
    })
    const inner: Section = {
      id: `${id}-inner`,
      number: `${n}.1`,
      title: `${say.section} ${n}.1`,
      blocks: [paragraph('i1'), ...(n % 3 === 0 ? [tableOf(`${id}.t`, n % 6 === 0 ? 48 : 6)] : []), paragraph('i2')],
      sections: [],
    }
    return {
      id,
      number: String(n),
      title: `${say.section} ${n}`,
      blocks: [paragraph('p1'), paragraph('p2'), ...(n % 4 === 0 ? [checklistOf(`${id}.c`)] : []), paragraph('p3')],
      sections: [inner],
    }
  }
  const tableOf = (id: string, rows: number): Block => ({
    type: 'table',
    id,
    caption: say.caption,
    columns: [
      { title: say.columns[0], align: 'start', weight: 3 },
      { title: say.columns[1], align: 'end' },
      { title: say.columns[2], align: 'end' },
    ],
    rows: Array.from({ length: rows }, (_row, r) => ({
      id: `${id}.r${r}`,
      ...(r === rows - 1 ? { total: true as const } : {}),
      cells: [
        { id: `${id}.r${r}.a`, kind: 'structural', text: `${say.row} ${r + 1}`, citations: [] },
        {
          id: `${id}.r${r}.b`,
          kind: 'factual',
          text: `${(r + 1) * 1234},50 €`,
          citations: r % 8 === 0 ? [cite()] : [made.at(-1)?.citation.id ?? ''],
        },
        {
          id: `${id}.r${r}.c`,
          kind: 'factual',
          text: `${(r + 1) * 1000},00 €`,
          citations: [made.at(-1)?.citation.id ?? ''],
        },
      ],
    })),
  })
  const checklistOf = (id: string): Block => ({
    type: 'checklist',
    id,
    title: say.list,
    items: Array.from({ length: 8 }, (_item, i) => ({
      id: `${id}.${i}`,
      state: (['open', 'done', 'not_applicable'] as const)[i % 3] ?? 'open',
      label: { id: `${id}.${i}.l`, kind: 'factual', text: `${say.item} ${i + 1}`, citations: [cite()] },
      details: [{ id: `${id}.${i}.d`, kind: 'structural', text: say.detail, citations: [] }],
    })),
  })
  const parts = Array.from({ length: sections }, (_part, n) => part(n + 1))
  return {
    ...base,
    sections: parts,
    citations: made,
    open_questions: [],
    completeness: { filled: 9, open: 1, percent: 90 },
  }
}

function citationAt(n: number, quote: string): Citation {
  if (n % 5 === 3)
    return citeField({
      path: `/planned_investment/categories/${n}/amount`,
      value: { amount: '1234.50', currency: 'EUR' },
    })
  if (n % 5 === 4)
    return citeDerived({
      formula: 'cent_down(eligible × percent / 100)',
      inputs: { eligible: { amount: `${n}000.00`, currency: 'EUR' }, percent: 50 },
      result: { amount: `${n * 500}.00`, currency: 'EUR' },
    })
  const exact = `${quote} ${n + 1}${n % 7 === 0 ? ',\nσύμφωνα με το άρθρο 4' : ''}.`
  return citeSpan(
    { document: 'call', exact, start: n * 200, end: n * 200 + [...exact].length },
    {
      key: 'call',
      id: 'doc_00000000000000000000000000',
      title: 'Παράδειγμα',
      url: 'https://example.org/πρόσκληση?id=1',
      role: 'call',
      order: 0,
      language: 'el',
      sha256: '0'.repeat(64),
      length: 100_000,
    },
    1,
  )
}

/** A document of one table without notes, after so many lines. */
export function withTable(columns: Column[], rows: readonly (readonly string[])[], lines = 0): DraftDocument {
  const said = (id: string, text: string): Statement => ({ id, kind: 'structural', text, citations: [] })
  const blocks: Block[] = [
    ...Array.from({ length: lines }, (_, i): Block => {
      const id = `one.${i + 1}`
      return { type: 'paragraph', id, statements: [said(`${id}.1`, 'Μία γραμμή.')] }
    }),
    {
      type: 'table',
      id: 'one.table',
      caption: 'Τίτλος του πίνακα',
      columns,
      rows: rows.map((cells, i) => ({
        id: `one.r${i}`,
        cells: cells.map((text, j) => said(`one.r${i}.${j}`, text)),
      })),
    },
  ]
  const sections = [{ id: 'one', number: '1', title: 'Ενότητα', blocks, sections: [] }]
  return { ...exampleDocument('el'), sections, citations: [], open_questions: [] }
}
