import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { citeDerived, citeField, citeSpan } from '../../core/citing/quote.ts'
import type { Citation } from '../../core/citing/citation.ts'
import type { DraftDocument } from '../../core/drafting/document.ts'
import { exampleDocument } from '../../core/drafting/document.examples.ts'
import { renderMarkdown } from './markdown.ts'

const money = (amount: string) => ({ amount, currency: 'EUR' })

/** Words of a document, at a place of its own. */
const span = (key: string, title: string, exact: string): Citation =>
  citeSpan(
    { document: key, exact, start: 10, end: 10 + exact.length },
    {
      key,
      id: `doc_${key.padEnd(26, '0')}`,
      title,
      role: 'call',
      order: 0,
      language: 'el',
      sha256: '0'.repeat(64),
      length: 1000,
    },
    1,
  )

/** The paragraph of a draft whose statements cite these, and its notes, as Markdown. */
function written(statements: readonly (readonly { citation: Citation; label: string }[])[]): {
  paragraph: string
  notes: string[]
} {
  const document: DraftDocument = {
    ...exampleDocument('el'),
    sections: [
      {
        id: 'one',
        number: '1',
        title: 'Ενότητα',
        sections: [],
        blocks: [
          {
            type: 'paragraph',
            id: 'one.1',
            statements: statements.map((cited, i) => ({
              id: `one.1.${i + 1}`,
              kind: 'factual',
              text: `Πρόταση ${i + 1}.`,
              citations: cited.map(({ citation }) => citation.id),
            })),
          },
        ],
      },
    ],
    citations: statements.flat(),
  }
  const lines = renderMarkdown(document).replaceAll('\\', '').replaceAll('\u00a0', ' ').split('\n')
  return {
    paragraph: lines.find((line) => line.startsWith('Πρόταση')) ?? '',
    notes: lines.filter((line) => line.startsWith('[^')),
  }
}

describe('the notes of a draft', () => {
  test('say once what several citations say, and stand once at a statement', () => {
    const outcome = (criterion: string) => ({
      citation: citeDerived({
        formula: 'outcome',
        inputs: { criterion, '/planned_investment/amount': money('180000.00') },
        result: 'not_met',
      }),
      label: 'Υπολογισμός: αποτέλεσμα του όρου: «Ύψος της επένδυσης»',
    })
    const field = { citation: citeField({ path: '/name', value: 'Ελιά ΑΕ' }), label: 'Προφίλ: επωνυμία (/name)' }
    const { paragraph, notes } = written([[outcome('a')], [field], [outcome('b'), outcome('c'), field]])
    assert.equal(paragraph, 'Πρόταση 1.[^1] Πρόταση 2.[^2] Πρόταση 3.[^1][^2]')
    assert.deepEqual(notes, [
      '[^1]: Υπολογισμός: αποτέλεσμα του όρου: «Ύψος της επένδυσης» = δεν πληρείται (ποσό της επένδυσης (/planned_investment/amount) = 180.000 €)',
      '[^2]: Προφίλ: επωνυμία (/name) = Ελιά ΑΕ',
    ])
  })

  test('tell the result of a computation, then what went into it where that is something else', () => {
    const computed = (formula: string, inputs: Record<string, unknown>) => ({
      citation: citeDerived({ formula, inputs, result: money('49000.00') }),
      label: 'Υπολογισμός',
    })
    const { notes } = written([
      [computed('cent_down(eligible × percent / 100)', { eligible: money('70000.00'), percent: 70 })],
      [computed('sum(lines)', { lines: [money('49000.00')] })],
    ])
    assert.deepEqual(notes, [
      '[^1]: Υπολογισμός = 49.000 € (επιλέξιμο ποσό = 70.000 €, ποσοστό = 70)',
      '[^2]: Υπολογισμός = 49.000 €',
    ])
  })

  test('tell the title of a document once, and always where there are several of its kind', () => {
    const call = (key: string, title: string, exact: string) => ({
      citation: span(key, title, exact),
      label: `Πρόσκληση «${title}», σελίδα 1`,
    })
    const [one, two] = [call('a', 'Πρώτη (Α)', 'πρώτα λόγια'), call('a', 'Πρώτη (Α)', 'δεύτερα λόγια')]
    assert.deepEqual(written([[one], [two]]).notes, [
      '[^1]: Πρόσκληση «Πρώτη (Α)», σελίδα 1 «πρώτα λόγια»',
      '[^2]: Πρόσκληση, σελίδα 1 «δεύτερα λόγια»',
    ])
    assert.deepEqual(written([[one], [two], [call('b', 'Άλλη', 'τρίτα λόγια')]]).notes, [
      '[^1]: Πρόσκληση «Πρώτη (Α)», σελίδα 1 «πρώτα λόγια»',
      '[^2]: Πρόσκληση «Πρώτη (Α)», σελίδα 1 «δεύτερα λόγια»',
      '[^3]: Πρόσκληση «Άλλη», σελίδα 1 «τρίτα λόγια»',
    ])
  })
})
