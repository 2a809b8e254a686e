import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { isGreek } from '../../src/core/extraction/text/source-text.ts'
import { citedByManual, conditionsOf, readCall } from './read-call.ts'

/** Ways in which a call sets a line under what says that it is about who may apply. */
const layouts: Readonly<Record<string, (title: string, line: string) => string>> = {
  'a paragraph under a heading': (title, line) => `Άρθρο 1. ${title}\n\n${line}`,
  'a numbered line': (title, line) => `${title}\n\n1. ${line}\n2. ${line.replace(/.$/, ' (2).')}`,
  'a line behind a colon': (title, line) => `${title}: ${line}`,
  'a line behind bold words': (title, line) => `<p><b>${title}.</b> ${line}</p>`,
  'a row of a table': (title, line) =>
    `<table><tr><td>Budget</td><td>3.000.000 €</td></tr><tr><td>${title}</td><td>${line}</td></tr></table>`,
}
const titles = {
  el: ['Δικαιούχοι', 'Προϋποθέσεις συμμετοχής', 'Ποιοι μπορούν να υποβάλουν αίτηση'],
  en: ['Eligible applicants', 'Who can apply', 'Conditions of participation'],
} as const

/** Lines without a word that binds. */
const lines = [
  'Απαραίτητη προϋπόθεση: εγγραφή στο ΓΕΜΗ.',
  'Άδεια λειτουργίας σε ισχύ.',
  'Να δραστηριοποιούνται κυρίως στον τουρισμό.',
  'Έδρα ή υποκατάστημα στη Θράκη.',
  'Βιβλία διπλογραφικά.',
  'Κάτοχοι άδειας ταξί.',
  'Επιχειρήσεις που επλήγησαν από τις πλημμύρες.',
  'Ξενοδοχεία τριών αστέρων και άνω.',
  'Νομική προσωπικότητα.',
  'Εξαγωγική δραστηριότητα την τελευταία διετία.',
  'Registered for VAT.',
  'Active in tourism.',
  'Members of the Chamber of Commerce.',
  'Two sets of published accounts.',
  'Up to date with tax and social security.',
  'Owned by women.',
  'Bakeries and pastry shops.',
  'Residents of islands with fewer than 3,100 people.',
]

describe('a line under a title that says who may apply', () => {
  for (const [at, line] of lines.entries())
    test(`is asked of a person: ${line}`, async () => {
      const known = titles[isGreek(line) ? 'el' : 'en']
      for (const [layout, laid] of Object.entries(layouts)) {
        const read = await readCall(laid(known[at % known.length] ?? '', line))
        assert.ok(
          citedByManual(read).some((cited) => cited.includes(line.slice(0, -1))),
          `${layout}: ${JSON.stringify(citedByManual(read))}`,
        )
        assert.deepEqual(
          conditionsOf(read).filter(({ kind }) => kind !== 'manual'),
          [],
          layout,
        )
      }
    })

  const others = [
    'Η δράση στοχεύει στην τόνωση της απασχόλησης.',
    'Η ενίσχυση καταβάλλεται σε δύο δόσεις.',
    'Η αίτηση υποβάλλεται ηλεκτρονικά.',
    'Επισημαίνεται ότι η πλατφόρμα κλείνει το βράδυ.',
    'Οι δαπάνες προμήθειας λογισμικού.',
    'Η λίστα των επιλεγέντων αναρτάται στην ιστοσελίδα.',
    'Τα ποσά μεταφέρονται μεταξύ κατηγοριών.',
    'Places are filled in order of arrival.',
    'Results are sent to all applicants.',
    'The scheme supports the recovery of the area.',
    'Applications are sent through the portal.',
    'Applicants are advised to read the guide.',
    'The grant covers the cost of a consultant.',
    'See Annex II.',
  ]
  for (const line of others)
    test(`is none where it tells of the call: ${line}`, async () => {
      const [title] = titles[isGreek(line) ? 'el' : 'en']
      assert.deepEqual(citedByManual(await readCall(`${title}\n\n${line}`)), [])
    })

  test('is none where it is the head of every page, or a row of a list of codes', async () => {
    const text = ['Who can apply', 'Small enterprises.', 'Guide for spring, second round', 'Micro enterprises.']
    assert.deepEqual(citedByManual(await readCall([...text, text[2]].join('\n\n'))), [])
    const rows = '<tr><th>NACE</th><th>Title</th></tr><tr><td>62.10</td><td>Computer programming</td></tr>'
    assert.deepEqual(citedByManual(await readCall(`<h2>Who can apply</h2><table>${rows}</table>`)), [])
  })
})

describe('a year in which a business began', () => {
  const sentences: readonly (readonly [text: string, from: string | undefined, to: string | undefined])[] = [
    ['Επιχειρήσεις που ιδρύθηκαν το 2024 ή αργότερα.', '2024-01-01', undefined],
    ['Ιδρυμένες το 2023 και μετά.', '2023-01-01', undefined],
    ['Έτος ίδρυσης 2019 ή νωρίτερα.', undefined, '2019-12-31'],
    ['Incorporated in 2023 or later.', '2023-01-01', undefined],
    ['Founded in 2019 or before.', undefined, '2019-12-31'],
    ['Set up in or after 2022.', '2022-01-01', undefined],
    ['Enterprises founded in 2023 or 2024.', '2023-01-01', '2024-12-31'],
  ]
  for (const [text, from, to] of sentences)
    test(`is open at the side that is told: ${text}`, async () => {
      const read = await readCall(`${isGreek(text) ? 'Δικαιούχοι' : 'Who can apply'}\n\n${text}`)
      assert.deepEqual(
        conditionsOf(read).map((each) => (each.kind === 'age' ? each.test : each.kind)),
        [
          {
            measure: 'started_between',
            ...(from === undefined ? {} : { from }),
            ...(to === undefined ? {} : { to }),
          },
        ],
      )
    })
})
