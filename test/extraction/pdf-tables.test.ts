import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'node:test'
import { fileURLToPath } from 'node:url'
import { NodeCompiler } from '@myriaddreamin/typst-ts-node-compiler'
import { readPdf } from '../../src/programmes/extraction/read-pdf.ts'

/** Tables as a PDF sets them: a page has neither rows nor cells, only text at its places. Each row comes out with its cells. */

const compiler = NodeCompiler.create({
  workspace: join('/', 'tables'),
  fontArgs: [
    { fontBlobs: [readFileSync(fileURLToPath(import.meta.resolve('dejavu-fonts-ttf/ttf/DejaVuSansCondensed.ttf')))] },
  ],
})

/** Rows of a page: cells parted by bars. */
async function rowsOf(page: string): Promise<string[]> {
  const { result } = compiler.compile({
    mainFileContent: `#set text(font: "DejaVu Sans Condensed", size: 10pt, lang: "el")\n#set table(align: horizon + left, inset: 3pt)\n${page}`,
  })
  assert.ok(result)
  const { text } = await readPdf(Uint8Array.from(compiler.pdf(result)))
  return text.split('\n').flatMap((line) => (line.includes('\t') ? [line.replaceAll('\t', ' | ')] : []))
}

const before =
  'Οι ενισχύσεις δίνονται όπως φαίνεται στον πίνακα που ακολουθεί, σε όσους υποβάλουν εμπρόθεσμα την αίτησή τους.\n'
const behind =
  '\n\nΤα ποσά καταβάλλονται μετά την πιστοποίηση των δαπανών, σε μία ή περισσότερες δόσεις, όπως ορίζει η σύμβαση.'

const pages: { name: string; page: string; rows: string[] }[] = [
  {
    name: 'names of several lines with their rates beside the middle of them',
    page: '#table(columns: (110pt, auto, auto), [Περιφέρεια], [Μικρές], [Μεσαίες], [Ανατολική Μακεδονία και Θράκη], [70%], [60%], [Ήπειρος], [65%], [55%], [Δυτική Μακεδονία, πλην της Π.Ε. Καστοριάς και των νησιών], [75%], [65%])',
    rows: [
      'Περιφέρεια | Μικρές | Μεσαίες',
      'Ανατολική Μακεδονία και Θράκη | 70% | 60%',
      'Ήπειρος | 65% | 55%',
      'Δυτική Μακεδονία, πλην της Π.Ε. Καστοριάς και των νησιών | 75% | 65%',
    ],
  },
  {
    name: 'the same with nothing between the lines of one row and the next',
    page: '#set table(inset: (x: 4pt, y: 1pt))\n#set par(leading: 2pt)\n#table(columns: (110pt, auto, auto), [Περιφέρεια], [Μικρές], [Μεσαίες], [Ανατολική Μακεδονία και Θράκη], [70%], [60%], [Δυτική Μακεδονία, πλην της Π.Ε. Καστοριάς και των νησιών], [75%], [65%], [Ήπειρος], [65%], [55%])',
    rows: [
      'Περιφέρεια | Μικρές | Μεσαίες',
      'Ανατολική Μακεδονία και Θράκη | 70% | 60%',
      'Δυτική Μακεδονία, πλην της Π.Ε. Καστοριάς και των νησιών | 75% | 65%',
      'Ήπειρος | 65% | 55%',
    ],
  },
  {
    name: 'the name of a group over narrow columns',
    page: '#table(columns: 4, align: center + horizon, table.cell(rowspan: 2)[Ζώνη], table.cell(colspan: 3)[Μέγεθος επιχείρησης], [Πολύ μικρή], [Μικρή], [Μεσαία], [Νησιά], [65%], [60%], [50%], [Ορεινές], [60%], [55%], [45%], [Λοιπές], [50%], [45%], [35%])',
    rows: [
      'Ζώνη | Μέγεθος επιχείρησης Πολύ μικρή | Μέγεθος επιχείρησης Μικρή | Μέγεθος επιχείρησης Μεσαία',
      'Νησιά | 65% | 60% | 50%',
      'Ορεινές | 60% | 55% | 45%',
      'Λοιπές | 50% | 45% | 35%',
    ],
  },
  {
    name: 'groups of rows with their name beside the middle of them',
    page: '#table(columns: 3, [Κατηγορία], [Περιφέρεια], [Ποσό (€)], table.cell(rowspan: 3)[Λιγότερο ανεπτυγμένες], [Ήπειρος], [12.000.000], [Θεσσαλία], [8.500.000], [Κρήτη], [9.250.000], table.cell(rowspan: 2)[Σε μετάβαση], [Αττική], [4.000.000], [Νότιο Αιγαίο], [3.100.000])',
    rows: [
      'Κατηγορία | Περιφέρεια | Ποσό (€)',
      'Λιγότερο ανεπτυγμένες | Ήπειρος | 12.000.000',
      'Λιγότερο ανεπτυγμένες | Θεσσαλία | 8.500.000',
      'Λιγότερο ανεπτυγμένες | Κρήτη | 9.250.000',
      'Σε μετάβαση | Αττική | 4.000.000',
      'Σε μετάβαση | Νότιο Αιγαίο | 3.100.000',
    ],
  },
  {
    name: 'cells with hardly more than a space between them',
    page: '#set table(inset: (x: 2.4pt, y: 5pt), stroke: none)\n#table(columns: 3, [Κατηγορία δαπάνης], [Όριο], [Ποσό], [Κτίρια], [40%], [-], [Μηχανήματα και εξοπλισμός], [100%], [-], [Μεταφορικά μέσα], [15%], [30.000 €])',
    rows: [
      'Κατηγορία δαπάνης | Όριο | Ποσό',
      'Κτίρια | 40% | -',
      'Μηχανήματα και εξοπλισμός | 100% | -',
      'Μεταφορικά μέσα | 15% | 30.000 €',
    ],
  },
  {
    name: 'codes beside the middle of their titles, and a range that is wrapped',
    page: '#table(columns: (58pt, 150pt), [ΚΑΔ], [Περιγραφή], [10.41], [Παραγωγή ελαίων], [10.51 έως 10.52], [Γαλακτοκομικά προϊόντα και παγωτά, όπου και αν παράγονται, και ό,τι τα συνοδεύει], [14.11.10.00], [Ενδύματα από δέρμα, εκτός από ενδύματα εργασίας])',
    rows: [
      'ΚΑΔ | Περιγραφή',
      '10.41 | Παραγωγή ελαίων',
      '10.51 έως 10.52 | Γαλακτοκομικά προϊόντα και παγωτά, όπου και αν παράγονται, και ό,τι τα συνοδεύει',
      '14.11.10.00 | Ενδύματα από δέρμα, εκτός από ενδύματα εργασίας',
    ],
  },
  {
    name: 'two tables with a heading between them',
    page: '#table(columns: 3, [Στάδιο], [Από], [Έως], [Υποβολή], [12/01/2027], [30/04/2027], [Αξιολόγηση], [03/05/2027], [30/07/2027])\n2. Δικαιούχοι\n#table(columns: 3, [Ομάδα], [Ποσό], [Θέσεις], [Άνεργοι νέοι], [14.800 €], [500], [Λοιποί], [12.000 €], [700])',
    rows: [
      'Στάδιο | Από | Έως',
      'Υποβολή | 12/01/2027 | 30/04/2027',
      'Αξιολόγηση | 03/05/2027 | 30/07/2027',
      'Ομάδα | Ποσό | Θέσεις',
      'Άνεργοι νέοι | 14.800 € | 500',
      'Λοιποί | 12.000 € | 700',
    ],
  },
  {
    name: 'a table that goes on over the page, with its head again and the numbers of the pages',
    page: '#set page(width: 400pt, height: 120pt, margin: 25pt, numbering: "1 / 1")\n#table(columns: 3, table.header([Περιφέρεια], [Μικρές], [Μεσαίες]), [Ήπειρος], [60%], [50%], [Θεσσαλία], [59%], [49%], [Κρήτη], [58%], [48%], [Αττική], [40%], [30%], [Στερεά Ελλάδα], [55%], [45%])',
    rows: [
      'Περιφέρεια | Μικρές | Μεσαίες',
      'Ήπειρος | 60% | 50%',
      'Θεσσαλία | 59% | 49%',
      'Κρήτη | 58% | 48%',
      'Αττική | 40% | 30%',
      'Περιφέρεια | Μικρές | Μεσαίες',
      'Στερεά Ελλάδα | 55% | 45%',
    ],
  },
  {
    name: 'a numbered list is no table',
    page: '+ Να έχουν έδρα στην Ήπειρο.\n+ Να απασχολούν δύο άτομα.\n+ Να μην είναι προβληματικές.',
    rows: [],
  },
]

for (const { name, page, rows } of pages)
  test(`rows of a PDF: ${name}`, async () => {
    assert.deepEqual(await rowsOf(`${before}${page}${behind}`), rows)
  })
