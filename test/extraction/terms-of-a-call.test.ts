import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import type { Criterion } from '../../src/core/criteria/criterion.ts'
import { extractProgramme } from '../../src/core/extraction/extract.ts'
import type { Extraction } from '../../src/core/extraction/extraction.ts'
import { isGreek } from '../../src/core/extraction/text/source-text.ts'
import { readText } from '../../src/programmes/extraction/read-text.ts'
import { loadReference } from '../../src/reference/reference.ts'

type Draft = Extraction['programme']

const reference = loadReference()

async function read(lines: string): Promise<Draft> {
  const { activities, regions } = await reference
  const language = isGreek(lines) ? 'el' : 'en'
  const { text, sections } = readText(`${lines}\n`)
  return extractProgramme(
    { text, sections, language, country: 'GR', timeZone: 'Europe/Athens', document: 'call' },
    { activities, regions },
  ).programme
}

const criteria = ({ eligibility }: Draft): Criterion[] =>
  'all' in eligibility ? eligibility.all.filter((each) => 'kind' in each) : []
const titleOf = (title: Readonly<Record<string, string>> | undefined): string => title?.['el'] ?? title?.['en'] ?? ''

/** What of a draft is looked at, and for each text of a call what a reader takes from it. */
function eachIsRead(
  look: (draft: Draft) => unknown,
  texts: readonly (readonly [string, unknown])[],
): () => Promise<void> {
  return async () => {
    for (const [text, expected] of texts) assert.deepEqual(look(await read(text)), expected, text)
  }
}

const places = (draft: Draft): unknown =>
  criteria(draft).flatMap((each) => (each.kind === 'region' ? [`${each.of} ${each.include?.join('+')}`] : []))
const accounts = (draft: Draft): unknown =>
  criteria(draft).flatMap((each) =>
    each.kind === 'accounts' ? [each.period] : each.kind === 'manual' ? ['manual'] : [],
  )
const costs = ({ eligible_costs: list = [] }: Draft): unknown =>
  list.map(({ title, max_percent_of_total: share, max_amount: most }) =>
    [titleOf(title), share ?? most?.amount ?? 'no limit'].join(': '),
  )
const bonuses = ({ funding }: Draft): unknown =>
  (funding.bonuses ?? []).map(({ percent, title }) => `${percent}: ${titleOf(title)}`)
const notes = (draft: Draft): unknown =>
  criteria(draft).flatMap((each) =>
    each.kind === 'manual' ? [`${each.effect ?? 'condition'}: ${titleOf(each.title)}`] : [],
  )

const seat = 'Πρόσκληση «Εργαστήρια»\nΕνίσχυση μικρών επιχειρήσεων της Περιφέρειας Θεσσαλίας\n\n'
const terms = 'Πρόσκληση «Εργαστήρια»\n\n3. Προϋποθέσεις συμμετοχής\n'

describe('a draft', () => {
  test(
    'tells the seat from any place of business and from the site of the investment',
    eachIsRead(places, [
      [`${seat}Δικαιούχοι είναι επιχειρήσεις με έδρα στην Περιφέρεια Θεσσαλίας.`, ['headquarters EL61']],
      [`${seat}Δικαιούχοι είναι επιχειρήσεις με έδρα ή υποκατάστημα στη Θεσσαλία.`, ['any_establishment EL61']],
      [
        `${seat}Δικαιούχοι είναι επιχειρήσεις με έδρα στη Θεσσαλία που υποβάλλουν επενδυτικό σχέδιο.`,
        ['headquarters EL61'],
      ],
      [
        `${terms}- Έχουν έδρα στην Π.Ε. Μαγνησίας.\n- Η επένδυση υλοποιείται στην Π.Ε. Λάρισας.`,
        ['headquarters EL613', 'investment_site EL612'],
      ],
      ['Πρόσκληση «Α»\n\nΌροι\tΤι ισχύει\nΈδρα\tΠεριφέρεια Θεσσαλίας\nΜορφή\tΑΕ, ΙΚΕ', ['headquarters EL61']],
    ]),
  )

  test(
    'has no region from where a letter was written',
    eachIsRead(places, [
      [
        `ΔΗΜΟΣ ΒΟΛΟΥ\nΠΕΡΙΟΧΗ ΕΥΘΥΝΗΣ\nΒόλος, 12 Νοεμβρίου 2026\nΑρ. πρωτ. 4512\n\nΔικαιούχοι είναι μικρές επιχειρήσεις.`,
        [],
      ],
      [
        'ΠΕΡΙΦΕΡΕΙΑ ΘΕΣΣΑΛΙΑΣ\nΒόλος, 12 Νοεμβρίου 2026\n\nΔικαιούχοι είναι μικρές επιχειρήσεις.',
        ['any_establishment EL61'],
      ],
      [
        'ΠΕΡΙΦΕΡΕΙΑ ΘΕΣΣΑΛΙΑΣ\nΤαχ. Δ/νση: Δημητριάδος 5, 382 21 Βόλος\n\nΔικαιούχοι είναι επιχειρήσεις.',
        ['any_establishment EL61'],
      ],
    ]),
  )

  test(
    'has the years that a turnover is of, and asks a person where a profile has no such figure',
    eachIsRead(accounts, [
      [
        `${terms}- Ο μέσος κύκλος εργασιών των τριών τελευταίων χρήσεων είναι τουλάχιστον 100.000 €.`,
        ['average_last_3_closed_fy'],
      ],
      [
        `${terms}- Κύκλος εργασιών τουλάχιστον 100.000 € σε μία από τις τρεις τελευταίες χρήσεις.`,
        ['highest_last_3_closed_fy'],
      ],
      [`${terms}- Κύκλος εργασιών τουλάχιστον 100.000 € στην τελευταία χρήση.`, ['last_closed_fy']],
      [`${terms}- Ο μέσος κύκλος εργασιών των δύο τελευταίων χρήσεων είναι τουλάχιστον 100.000 €.`, ['manual']],
      [
        `${terms}- Ο κύκλος εργασιών σε καθεμία από τις τρεις τελευταίες χρήσεις είναι τουλάχιστον 100.000 €.`,
        ['manual'],
      ],
      [`${terms}- Ο συνολικός κύκλος εργασιών της τελευταίας τριετίας είναι τουλάχιστον 100.000 €.`, ['manual']],
    ]),
  )

  test(
    'has the categories of costs that have no ceiling, and their names with the noun that they go with',
    eachIsRead(costs, [
      [
        'Πρόσκληση «Α»\n\nΕπιλέξιμες δαπάνες\n1. Μηχανήματα και εξοπλισμός, χωρίς όριο\n2. Κτιριακές εγκαταστάσεις, έως 40 %\n3. Λογισμικό, έως 100 %',
        ['Μηχανήματα και εξοπλισμός: no limit', 'Κτιριακές εγκαταστάσεις: 40', 'Λογισμικό: no limit'],
      ],
      [
        'Πρόσκληση «Α»\n\nΚατηγορία δαπάνης\tΑνώτατο ποσοστό\nΕξοπλισμός\tχωρίς όριο\nΚτιριακά\t40 %\nΛογισμικό\tέως 100 %',
        ['Εξοπλισμός: no limit', 'Κτιριακά: 40', 'Λογισμικό: no limit'],
      ],
      [
        'Sample call\n\nEligible costs\n- Equipment: no limit\n- Consultancy: up to 10 % of the budget',
        ['Equipment: no limit', 'Consultancy: 10'],
      ],
      [
        'Πρόσκληση «Α»\n\nΕπιλέξιμες δαπάνες\nΟι δαπάνες μηχανημάτων και εξοπλισμού δεν υπερβαίνουν το 60 % του προϋπολογισμού.',
        ['Δαπάνες μηχανημάτων και εξοπλισμού: 60'],
      ],
      ['Πρόσκληση «Α»\n\nΗ επιχορήγηση φθάνει έως 100 % των δαπανών λογισμικού.', []],
    ]),
  )

  test(
    'names several bonuses of one sentence by the clause of each',
    eachIsRead(bonuses, [
      [
        'Πρόσκληση «Α»\n\nΤο ποσοστό ενίσχυσης ανέρχεται σε 50 % και προσαυξάνεται κατά 10 ποσοστιαίες μονάδες για επιχειρήσεις σε ορεινές περιοχές και κατά 5 μονάδες για γυναικεία επιχειρηματικότητα.',
        [
          '10: προσαυξάνεται κατά 10 ποσοστιαίες μονάδες για επιχειρήσεις σε ορεινές περιοχές',
          '5: κατά 5 μονάδες για γυναικεία επιχειρηματικότητα',
        ],
      ],
    ]),
  )

  test(
    'has what a call says of other aid for the same costs',
    eachIsRead(
      ({ cumulation }) => cumulation?.same_costs,
      [
        ['Πρόσκληση «Α»\n\nΑπαγορεύεται η σώρευση με άλλες ενισχύσεις για τις ίδιες δαπάνες.', 'exclusive'],
        [
          'Sample call\n\nAid may be cumulated with other aid for the same eligible costs provided that the maximum aid intensity is not exceeded.',
          'within_intensity',
        ],
        ['Πρόσκληση «Α»\n\nΟ δικαιούχος υποβάλλει δήλωση σώρευσης ενισχύσεων ήσσονος σημασίας.', undefined],
        ['Πρόσκληση «Α»\n\nΑπαγορεύεται η σώρευση, εκτός αν πρόκειται για φορολογικές απαλλαγές.', undefined],
      ],
    ),
  )

  test(
    'has a note of what binds after the award, and of what no field has, without the number of its paragraph',
    eachIsRead(notes, [
      [
        'Πρόσκληση «Α»\n\n7. Υποχρεώσεις\n7.1 Ο δικαιούχος διατηρεί την επένδυση επί τρία (3) έτη από την τελική πληρωμή.',
        ['obligation: Ο δικαιούχος διατηρεί την επένδυση επί τρία (3) έτη από την τελική πληρωμή.'],
      ],
      [
        'Πρόσκληση «Α»\n\nΈναρξη επιλεξιμότητας δαπανών είναι η ημερομηνία υποβολής της αίτησης.',
        ['obligation: Έναρξη επιλεξιμότητας δαπανών είναι η ημερομηνία υποβολής της αίτησης.'],
      ],
      [
        'Πρόσκληση «Α»\n\nΑπαγορεύεται η σώρευση, εκτός αν πρόκειται για φορολογικές απαλλαγές.',
        ['obligation: Απαγορεύεται η σώρευση, εκτός αν πρόκειται για φορολογικές απαλλαγές.'],
      ],
      [
        `${terms}3.8 Δεν έχει λάβει ενίσχυση από άλλη δράση για το ίδιο έργο.`,
        ['condition: Δεν έχει λάβει ενίσχυση από άλλη δράση για το ίδιο έργο.'],
      ],
      [`${terms}- Η επιχείρηση λειτουργεί επί τρία έτη πριν από την υποβολή.`, []],
    ]),
  )

  test(
    'says how applications are chosen, whatever decides where two have the same score',
    eachIsRead(
      ({ call }) => call.selection,
      [
        ['Πρόσκληση «Α»\n\nΗ αξιολόγηση είναι συγκριτική. Σε ισοβαθμία ισχύει η σειρά υποβολής.', 'comparative'],
        [
          'Πρόσκληση «Α»\n\nΣε ισοβαθμία ισχύει η σειρά υποβολής. Οι αιτήσεις κατατάσσονται σε φθίνουσα σειρά βαθμολογίας.',
          'comparative',
        ],
        ['Πρόσκληση «Α»\n\nΟι αιτήσεις εξετάζονται με σειρά προτεραιότητας.', 'first_come'],
        ['Sample call\n\nThere is no comparative evaluation.', undefined],
        ['Φούρνοι\n\nΗ εξέταση γίνεται αυστηρά με τη σειρά παραλαβής των φακέλων.', 'first_come'],
        ['Φούρνοι\n\nΆμεση έγκριση (FIFO).', 'first_come'],
        ['Ovens\n\nApplications are processed as they are received.', 'first_come'],
        ["Ovens\n\nWe don't hand out the money on a first come, first served basis.", undefined],
        ['Ovens\n\nThis is a competitive fund.', 'comparative'],
        ['Ovens\n\nRequests are taken First In – First Out.', 'first_come'],
        ['Ovens\n\nThe first initiatives for bakers start soon.', undefined],
      ],
    ),
  )
})
