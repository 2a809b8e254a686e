import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { anAlertWorld, type AlertWorld } from '../../../test/support/alert-world.ts'
import type { CallerOf } from '../../../test/support/api.ts'
import { aHouse, onOneEngine } from '../../../test/support/house.ts'

interface Draft {
  call: {
    opens_at: { at: string }
    deadlines: { at: string; citations?: { exact: string }[] }[]
    suspended?: { status: string }
  }
  budget_lines: { id: string; amount: { amount: string }; suspended?: { status: string; since: string } }[]
  funding: Record<'total_budget' | 'min_eligible_cost' | 'max_eligible_cost' | 'max_subsidy', { amount: string }> & {
    intensity: { percent: number }[]
  }
}
interface Answer {
  draft: Draft
  fields: { field: string; pointer: string | null; value: unknown; citations: { exact: string }[] }[]
  contradictions: { field: string }[]
}

const euro = (amount: string) => ({ amount: `${amount}.00`, currency: 'EUR' })
const zone = { time_zone: 'Europe/Athens' }
const closing = 'Η υποβολή λήγει στις 26/02/2027, ώρα 14:00.'
const text = `Πρόσκληση «Εργαστήρια ξύλου»\nΔικαιούχοι είναι πολύ μικρές και μικρές επιχειρήσεις.\n${closing}\n`
const programme = {
  title: { el: 'Εργαστήρια ξύλου', en: 'Wood workshops' },
  external_ids: [{ scheme: 'call', value: 'WOOD-03' }],
  country: 'GR',
  call: {
    opens_at: { at: '2027-01-18T10:00:00Z', ...zone },
    deadlines: [
      {
        id: 'main',
        at: '2027-02-26T12:00:00Z',
        ...zone,
        basis: 'fixed',
        citations: [{ document: 'call', exact: closing }],
      },
    ],
  },
  budget_lines: [
    { id: 'less', region_category: 'less_developed', amount: euro('7000000') },
    { id: 'transition', region_category: 'transition', amount: euro('5000000') },
  ],
  documents: [{ key: 'call', title: 'Πρόσκληση', role: 'call', order: 1, language: 'el', text }],
  funding: {
    instruments: ['grant'],
    total_budget: euro('12000000'),
    min_eligible_cost: euro('20000'),
    max_eligible_cost: euro('120000'),
    max_subsidy: euro('48000'),
    intensity: [{ percent: 40 }],
  },
  eligibility: { all: [{ id: 'size', kind: 'size', include: ['micro', 'small'] }] },
}

/** The values that decisions change, by short names. */
function shown({ call, budget_lines: [less, transition], funding }: Draft): Record<string, unknown> {
  return {
    opens: call.opens_at.at,
    closes: call.deadlines[0]?.at,
    stopped: call.suspended?.status,
    less: less?.amount.amount,
    transition: transition?.amount.amount,
    stoppedThere: transition?.suspended?.status,
    total: funding.total_budget.amount,
    least: funding.min_eligible_cost.amount,
    most: funding.max_eligible_cost.amount,
    grant: funding.max_subsidy.amount,
    rate: funding.intensity[0]?.percent,
    later: funding.intensity[1]?.percent,
  }
}

/** A sentence, what it changes, what it tells and leaves to a person, and what it says that contradicts the programme. */
type Row = readonly [string, Record<string, unknown>, (readonly string[])?, (readonly string[])?]

const fourteen = '2027-03-12T12:00:00Z'
const week = '2027-03-05T12:00:00Z'

const hours: readonly Row[] = [
  ['Παρατείνεται η προθεσμία υποβολής έως τις 12/03/2027.', { closes: fourteen }],
  ['The deadline for applications is extended to 12 March 2027.', { closes: fourteen }],
  ['Παρατείνεται η προθεσμία υποβολής έως τα μεσάνυχτα της 12/03/2027.', { closes: '2027-03-12T21:59:59Z' }],
  [
    'Οι αιτήσεις λήγουν στις 05/02/2027 αντί της 26/02/2027, επειδή εξαντλήθηκαν οι πόροι.',
    { closes: '2027-02-05T12:00:00Z' },
  ],
  [
    'Submission ends on 5 February 2027 rather than 26 February 2027 as the funds have been exhausted.',
    { closes: '2027-02-05T12:00:00Z' },
  ],
]

const severalAmounts: readonly Row[] = [
  ['Ο ελάχιστος προϋπολογισμός αυξάνεται κατά 2.500 €.', { least: '22500.00' }],
  ['The largest project budget is lowered by EUR 15,000.', { most: '105000.00' }],
  ['The maximum grant is reduced by 25%.', { grant: '36000.00' }],
  ['Το ανώτατο ποσό επιχορήγησης αυξάνεται κατά 12,5%.', { grant: '54000.00' }],
  ['Η επιχορήγηση αυξάνεται κατά 10%.', {}, ['max_subsidy']],
  [
    'Η μέγιστη επιχορήγηση αυξάνεται κατά 2.000 € και ο ελάχιστος προϋπολογισμός μειώνεται κατά 4.000 €.',
    { grant: '50000.00', least: '16000.00' },
  ],
  [
    'The maximum grant is raised by EUR 2,000 and the minimum budget is lowered by EUR 4,000.',
    { grant: '50000.00', least: '16000.00' },
  ],
  ['Το ποσοστό ενίσχυσης αυξάνεται σε 45% και η μέγιστη ενίσχυση σε 52.000 €.', { rate: 45, grant: '52000.00' }],
  ['The maximum grant rises to EUR 52,000 and the aid rate to 45%.', { rate: 45, grant: '52000.00' }],
  ['The maximum grant rises from EUR 48,000 to EUR 52,000.', { grant: '52000.00' }],
  [
    'Το ποσοστό της προκαταβολής αυξάνεται σε 30% και η μέγιστη ενίσχυση σε 52.000 €.',
    { grant: '52000.00' },
    ['change'],
  ],
  ['Η μέγιστη ενίσχυση αυξάνεται σε 52.000 € και η εγγυητική επιστολή καταργείται.', { grant: '52000.00' }, ['change']],
  [
    'Τροποποιείται η παράγραφος 4 ως εξής: «Ο προϋπολογισμός κάθε σχεδίου είναι από 18.000 € έως 95.000 €.»',
    { least: '18000.00', most: '95000.00' },
  ],
  ['Project budgets now range from EUR 18,000 to EUR 95,000.', { least: '18000.00', most: '95000.00' }],
  ['Εντάσσονται 40 έργα συνολικού προϋπολογισμού 3.100.000 €.', {}, ['change', 'total_budget']],
  ['Το υπόλοιπο της πρόσκλησης ανέρχεται σε 8.900.000 €.', {}, ['total_budget']],
  [
    'Ο συνολικός προϋπολογισμός μειώνεται κατά 2.000.000 € και διαμορφώνεται σε 10.000.000 €, εκ των οποίων 6.000.000 € για τις Λιγότερο Ανεπτυγμένες Περιφέρειες και 4.000.000 € για τις Περιφέρειες σε Μετάβαση.',
    { total: '10000000.00', less: '6000000.00', transition: '4000000.00' },
  ],
  ['The largest grant is doubled.', {}, ['change']],
  ['Καταργείται το ελάχιστο όριο προϋπολογισμού.', {}, ['change']],
]

const kept: readonly Row[] = [
  ['Υπενθυμίζεται ότι η προθεσμία υποβολής λήγει στις 26/02/2027.', {}, ['closes_at']],
  ['Οι αιτήσεις υποβάλλονται μέχρι και την 26η Φεβρουαρίου 2027.', {}, ['closes_at']],
  ['Η προθεσμία υποβολής παραμένει η 26/02/2027.', {}, ['closes_at']],
  ['Reminder: applications close on 26 February 2027.', {}, ['closes_at']],
  ['Υπενθυμίζεται ότι η προθεσμία υποβολής λήγει στις 05/03/2027.', {}, ['closes_at'], ['closes_at']],
  ['Ουδεμία παράταση θα δοθεί μετά τις 26/02/2027.', {}],
  ['Η προθεσμία δεν παρατείνεται πέραν της 26/02/2027.', {}],
  ['Το αίτημα για παράταση έως 31/05/2027 απορρίπτεται.', {}],
  ['Αιτήματα για αύξηση του ανώτατου ποσού σε 60.000 € δεν έγιναν δεκτά.', {}],
  ['No further extension beyond 26 February 2027 will be granted.', {}],
  ['Requests for an extension to 30 April 2027 were rejected.', {}],
  [
    'Παρατείνεται η προθεσμία υποβολής έως τις 12/03/2027 και ώρα 14:00 και δεν θα δοθεί άλλη παράταση.',
    { closes: fourteen },
  ],
  [
    'Η προθεσμία υποβολής παρατείνεται έως τις 12/03/2027, ώρα 14:00, ενώ η έναρξη παραμένει ως έχει.',
    { closes: fourteen },
  ],
]

const some: readonly Row[] = [
  [
    'Οι αιτήσεις υποβάλλονται αποκλειστικά στο ΠΣΚΕ έως τις 12/03/2027 και ώρα 14:00, αντί της 26/02/2027.',
    { closes: fourteen },
  ],
  [
    'Η προθεσμία υποβολής της πρόσκλησης «Εργαστήρια ξύλου» στην Περιφερειακή Ενότητα Χανίων παρατείνεται έως τις 12/03/2027 και ώρα 14:00.',
    {},
    ['closes_at'],
  ],
  [
    'Παρατείνεται η προθεσμία υποβολής για τις Περιφέρειες σε Μετάβαση έως τις 12/03/2027 και ώρα 14:00.',
    {},
    ['closes_at'],
  ],
  [
    'Η προθεσμία παρατείνεται έως τις 12/03/2027, ώρα 14:00, αποκλειστικά για όσους έχουν ήδη καταχωρίσει αίτηση.',
    {},
    ['closes_at'],
  ],
  [
    'Για τις επιχειρήσεις που επλήγησαν από τις πλημμύρες η προθεσμία υποβολής παρατείνεται έως τις 30/04/2027, ώρα 14:00.',
    {},
    ['closes_at'],
  ],
  ['Παρατείνεται η προθεσμία υποβολής στην Περιφέρεια Κρήτης έως τις 30/04/2027 και ώρα 14:00.', {}, ['closes_at']],
  [
    'The deadline is extended to 12 March 2027 at 14:00 only for applicants who had already started an application.',
    {},
    ['closes_at'],
  ],
  ['Η υποβολή είναι δυνατή έως τις 01/03/2027, ώρα 12:00, μόνο για όσους είχαν ξεκινήσει αίτηση.', {}, ['closes_at']],
  ['Η ανώτατη επιχορήγηση ορίζεται σε 60.000 € για νέες επιχειρήσεις.', {}, ['max_subsidy']],
  ['Για τις πολύ μικρές επιχειρήσεις η ανώτατη επιχορήγηση αυξάνεται από 48.000 € σε 60.000 €.', {}, ['max_subsidy']],
  ['Στην Περιφέρεια Κρήτης η ανώτατη επιχορήγηση ορίζεται σε 60.000 €.', {}, ['max_subsidy']],
  ['The maximum grant for women entrepreneurs is raised to EUR 60,000.', {}, ['max_subsidy']],
  ['Το ποσοστό ενίσχυσης αυξάνεται από 40% σε 55% για τις νησιωτικές περιοχές.', {}, ['intensity']],
  ['Το ποσοστό ενίσχυσης ορίζεται σε 60% για τις γυναίκες.', {}, ['intensity']],
  [
    'Για τις μικρές και τις πολύ μικρές επιχειρήσεις η ανώτατη επιχορήγηση αυξάνεται από 48.000 € σε 60.000 €.',
    { grant: '60000.00' },
  ],
]

const corrected: readonly Row[] = [
  ['Το «40%» αντικαθίσταται από «60%» για τις μικρές επιχειρήσεις.', {}, ['intensity']],
  ['Στο άρθρο 3 το ποσό «48.000 €» αντικαθίσταται από «60.000 €» για νέες επιχειρήσεις.', {}, ['max_subsidy']],
  ['The figure "EUR 48,000" is replaced by "EUR 60,000" for existing firms.', {}, ['max_subsidy']],
  ['Το ποσό «48.000 €» αντικαθίσταται από «46.000 €» για όλες τις επιχειρήσεις.', { grant: '46000.00' }],
  ['Το ποσό «48.000 €» αντικαθίσταται από το ποσό «46.000 €».', { grant: '46000.00' }],
  ['Το ποσό των 48.000 € αντικαθίσταται από το ποσό των 46.000 €.', { grant: '46000.00' }],
  [
    'Η φράση «Η ανώτατη επιχορήγηση είναι 48.000 €» διορθώνεται στο ορθό «Η ανώτατη επιχορήγηση είναι 46.000 €».',
    { grant: '46000.00' },
  ],
  [
    'Η φράση «από 20.000 € έως 120.000 €» αντικαθίσταται από τη φράση «από 25.000 € έως 130.000 €».',
    { least: '25000.00', most: '130000.00' },
  ],
  ['Όπου αναγράφεται «48.000 €» νοείται «46.000 €».', { grant: '46000.00' }],
  ['Αναγράφηκε εκ παραδρομής ποσό 48.000 € αντί του ορθού 46.000 €.', { grant: '46000.00' }],
  ['Αντί του εσφαλμένου «48.000 €» τίθεται το ορθό «46.000 €».', { grant: '46000.00' }],
  ['Αντί του ορθού «46.000 €» αναγράφηκε «48.000 €».', { grant: '46000.00' }],
  ['Αντί του ορθού 46.000 € γράφτηκε 48.000 €.', { grant: '46000.00' }],
  ['Αντί «48.000 €» να διαβαστεί «46.000 €».', { grant: '46000.00' }],
  ['Η ανώτατη επιχορήγηση είναι 46.000 € και όχι 48.000 € που εκ παραδρομής αναγράφηκε.', { grant: '46000.00' }],
  ['Από παραδρομή γράφτηκε ότι η ανώτατη επιχορήγηση είναι 48.000 €. Το ορθό είναι 46.000 €.', { grant: '46000.00' }],
  ['The maximum grant should read EUR 46,000 instead of EUR 48,000.', { grant: '46000.00' }],
  ['For "EUR 48,000" read "EUR 46,000".', { grant: '46000.00' }],
  ['Το ποσοστό ενίσχυσης «40%» διορθώνεται σε «42%».', { rate: 42 }],
  ['Το ποσοστό ενίσχυσης, από 40% που εκ παραδρομής αναγράφηκε, διορθώνεται σε 42%.', { rate: 42 }],
  ['Λανθασμένα αναφέρθηκε ποσοστό 40%, ενώ το ορθό είναι 42%.', { rate: 42 }],
  ['Η ημερομηνία «26/02/2027» αντικαθίσταται από «05/03/2027».', { closes: week }],
  [
    'Εκ παραδρομής αναγράφηκε ως καταληκτική ημερομηνία η 26/02/2027. Το ορθό είναι 05/03/2027 και ώρα 15:00.',
    { closes: '2027-03-05T13:00:00Z' },
  ],
  ['Εκ παραδρομής αναγράφηκε ως λήξη η 26/02/2027 αντί της ορθής 05/03/2027.', { closes: week }],
  ['Η ορθή ημερομηνία λήξης είναι η 05/03/2027 και όχι η 26/02/2027.', { closes: week }],
  ['The closing date was wrongly given as 26 February 2027; the correct date is 5 March 2027.', { closes: week }],
  ['Η ημερομηνία έναρξης «18/01/2027» διορθώνεται στο ορθό «20/01/2027».', { opens: '2027-01-20T10:00:00Z' }],
  ['Το ποσό «5.000.000 €» αντικαθίσταται από το «5.500.000 €».', { transition: '5500000.00' }, [], ['total_budget']],
  ['Το ποσό «33.000 €» αντικαθίσταται από το ποσό «46.000 €».', {}, ['amount']],
  ['Διαγράφεται η λέξη «μικρές».', {}, ['change']],
  ['The words "and small" are deleted.', {}, ['change']],
  [
    'Οι λέξεις «48.000 €» αντικαθίστανται με «46.000 €» και οι λέξεις «120.000 €» με «130.000 €».',
    { grant: '46000.00', most: '130000.00' },
  ],
  [
    'Πεδίο\tΙσχύον\tΝέο\nΑνώτατη επιχορήγηση\t48.000 €\t46.000 €\nΠοσοστό ενίσχυσης\t40%\t42%',
    { grant: '46000.00', rate: 42 },
  ],
  ['Εσφαλμένο: 26/02/2027\nΟρθό: 05/03/2027', {}, ['change', 'change']],
]

const revoked: readonly Row[] = [
  ['Ανακαλείται η 1η τροποποίηση της πρόσκλησης.', {}, ['change']],
  ['Ακυρώνεται η παράταση που δόθηκε με την υπ’ αρ. 41/02-02-2027 απόφαση.', {}, ['change']],
  [
    'Ανακαλείται η από 02/02/2027 απόφαση παράτασης και η προθεσμία υποβολής ορίζεται στις 05/03/2027 και ώρα 14:00.',
    { closes: week },
    ['change'],
  ],
  ['The decision of 2 February 2027 extending the deadline is revoked.', {}, ['change']],
  ['Ανακαλείται η απόφαση ένταξης της πράξης με κωδικό 500123.', {}, ['change']],
  ['Ανακαλείται η πρόσκληση.', { stopped: 'closed' }],
  ['Ανακαλείται η υπ’ αρ. 55 απόφαση δημοσίευσης της πρόσκλησης.', { stopped: 'closed' }],
  ['The call is cancelled.', { stopped: 'closed' }],
]

const named = 'Στην πρόσκληση «Εργαστήρια ξύλου»'
const other = 'Στην πρόσκληση «Εργαστήρια Κρήτης»'
const ofOthers: readonly Row[] = [
  [`${other} παρατείνεται η προθεσμία υποβολής έως τις 12/03/2027 και ώρα 14:00.`, {}, ['change']],
  [`${named} παρατείνεται η προθεσμία υποβολής έως τις 12/03/2027 και ώρα 14:00.`, { closes: fourteen }],
  [
    `Α. ${other} το ποσοστό ενίσχυσης αυξάνεται από 30% σε 70% και η ανώτατη επιχορήγηση αυξάνεται σε 90.000 €.\nΒ. ${named} παρατείνεται η προθεσμία υποβολής έως τις 12/03/2027 και ώρα 14:00.`,
    { closes: fourteen },
    ['change'],
  ],
  [
    'Την τροποποίηση της πρόσκλησης «Εργαστήρια Κρήτης» ως εξής:\nα) Η προθεσμία υποβολής αιτήσεων παρατείνεται έως τις 30/06/2027 και ώρα 17:00.\nβ) Ο συνολικός προϋπολογισμός της δράσης αυξάνεται σε 80.000.000 €.',
    {},
    ['change', 'change'],
  ],
  [
    'Άρθρο 1\nΠρόσκληση «Εργαστήρια Κρήτης»\n1. Η ανώτατη επιχορήγηση ορίζεται σε 200.000 €.\nΆρθρο 2\nΠρόσκληση «Εργαστήρια ξύλου»\n1. Η ανώτατη επιχορήγηση ορίζεται σε 50.000 €.',
    { grant: '50000.00' },
    ['change'],
  ],
  [
    `${named} το ποσοστό ενίσχυσης αυξάνεται από 40% σε 45%, ενώ στην πρόσκληση «Εργαστήρια Κρήτης» η ανώτατη επιχορήγηση αυξάνεται από 48.000 € σε 90.000 €.`,
    { rate: 45 },
    ['change'],
  ],
  [
    'Η προθεσμία υποβολής των προσκλήσεων «Εργαστήρια Κρήτης» και «Εργαστήρια ξύλου» παρατείνεται έως τις 12/03/2027 και ώρα 14:00.',
    { closes: fourteen },
  ],
  [
    'Παρατείνεται έως τις 12/03/2027 και ώρα 14:00 η προθεσμία υποβολής σε όλες τις προσκλήσεις του Προγράμματος «Τουρισμός 2030».',
    {},
    ['change'],
  ],
  ['Αναστέλλεται η υποβολή αιτήσεων στη δράση «Εργαστήρια Κρήτης».', {}, ['change']],
  ['Η ανώτατη επιχορήγηση της Δράσης Έξυπνη Μεταποίηση αυξάνεται σε 250.000 €.', {}, ['change']],
  [
    'The maximum grant of the Coastal Logistics scheme is raised to EUR 300,000. The maximum grant of the Wood Workshops scheme is raised to EUR 50,000.',
    { grant: '50000.00' },
    ['change'],
  ],
  ['Στην πρόσκληση «Εργαστήρια ξύλου – Β΄ κύκλος» η ανώτατη επιχορήγηση ορίζεται σε 50.000 €.', {}, ['change']],
  [
    'The deadline of call AB-12 is extended to 12 March 2027 at 14:00.\nThe maximum grant of call WOOD-03 is raised to EUR 50,000.',
    { grant: '50000.00' },
    ['change'],
  ],
]

const fromDays: readonly Row[] = [
  ['Από 01/02/2027 και για όλες τις νέες αιτήσεις το ποσοστό ενίσχυσης διαμορφώνεται σε 45%.', { later: 45 }],
  [
    'Για τις αιτήσεις που υποβάλλονται από την 1η Φεβρουαρίου 2027 το ποσοστό ενίσχυσης αυξάνεται από 40% σε 45%.',
    { later: 45 },
  ],
  ['Το ποσοστό ενίσχυσης ορίζεται σε 45% για αιτήσεις από 01/02/2027 και εφεξής.', { later: 45 }],
  ['For applications submitted on or after 1 February 2027 the aid rate is increased to 45%.', { later: 45 }],
  [
    'Για τις αιτήσεις γυναικών που υποβάλλονται από την 1η Φεβρουαρίου 2027 το ποσοστό ενίσχυσης αυξάνεται από 40% σε 45%.',
    {},
    ['intensity'],
  ],
  ['Από 01/02/2027 η ανώτατη επιχορήγηση αυξάνεται σε 50.000 €.', {}, ['max_subsidy']],
  [
    'Το ποσοστό ενίσχυσης αυξάνεται από 40% σε 45%. Η παρούσα ισχύει για αιτήσεις που υποβάλλονται από 01/02/2027.',
    { later: 45 },
  ],
  ['Η ανώτατη επιχορήγηση αυξάνεται σε 50.000 €. Η παρούσα ισχύει από 05/02/2027.', { grant: '50000.00' }],
  ['The maximum grant is raised to EUR 50,000. This decision applies from 1 February 2027.', { grant: '50000.00' }],
  ['Η έναρξη υποβολής των αιτήσεων μεταφέρεται στις 22/01/2027.', { opens: '2027-01-22T10:00:00Z' }],
]

const stops: readonly Row[] = [
  ['Αίρεται από 01/03/2027 η αναστολή υποβολής για τις Περιφέρειες σε Μετάβαση.', {}, ['resumed']],
  ['Η αναστολή υποβολής για τις Περιφέρειες σε Μετάβαση αίρεται από τις 01.03.2027.', {}, ['resumed']],
  ['The suspension of applications in transition regions ends on 1 March 2027.', {}, ['resumed']],
  ['Η λήξη της αναστολής υποβολής ορίζεται στις 01/03/2027.', {}, ['resumed']],
  ['Αίρεται η αναστολή και η προθεσμία υποβολής παρατείνεται έως 12/03/2027.', { closes: fourteen }, ['resumed']],
  ['Δεν αίρεται η αναστολή υποβολής αιτήσεων.', {}, ['change']],
  ['Συνεχίζεται κανονικά η υποβολή αιτήσεων, η οποία δεν αναστέλλεται.', {}, ['change']],
  [
    'Σύμφωνα με τα στοιχεία του συστήματος, ο προϋπολογισμός για τις Περιφέρειες σε Μετάβαση έχει εξαντληθεί.\nΑποφασίζεται η λήξη της υποβολής αιτήσεων για τις Περιφέρειες σε Μετάβαση από 10/02/2027 και ώρα 23:59. Στις υπόλοιπες η υποβολή συνεχίζεται κανονικά.',
    { stoppedThere: 'closed' },
  ],
  [
    'Αποφασίζεται η λήξη της υποβολής αιτήσεων για τις Περιφέρειες σε Μετάβαση από 10/02/2027.',
    { stoppedThere: 'closed' },
  ],
  ['Το κλείσιμο της υποβολής αιτήσεων στις Περιφέρειες σε Μετάβαση από 10/02/2027.', { stoppedThere: 'closed' }],
  ['The intake of applications for transition regions closes on 10 February 2027.', { stoppedThere: 'closed' }],
  [
    'The submission of applications in transition regions is terminated as of 10 February 2027.',
    { stoppedThere: 'closed' },
  ],
  ['Η υποβολή αιτήσεων στις Περιφέρειες σε Μετάβαση λήγει στις 30/04/2027.', {}, ['suspended']],
  ['Αποφασίζουμε τη σύσταση ομάδας εργασίας για τις Περιφέρειες σε Μετάβαση από 10/02/2027.', {}],

  [
    'Εξαντλήθηκε ο προϋπολογισμός στις Περιφέρειες σε Μετάβαση και η υποβολή συνεχίζεται στις Λιγότερο Ανεπτυγμένες Περιφέρειες.',
    { stoppedThere: 'exhausted' },
  ],
  [
    'Αναστέλλεται η υποβολή αιτήσεων στις Περιφέρειες σε Μετάβαση και ο προϋπολογισμός των Λιγότερο Ανεπτυγμένων Περιφερειών αυξάνεται κατά 500.000 €.',
    { stoppedThere: 'paused', less: '7500000.00' },
    [],
    ['total_budget'],
  ],
  ['Αναστέλλεται η υποβολή αιτήσεων μόνο για όσους δεν έχουν ξεκινήσει αίτηση.', {}, ['suspended', 'change']],
  ['Επαναλειτουργεί η υποβολή αιτήσεων από 01/06/2027.', {}, ['resumed']],
]

const amounts: readonly Row[] = [
  [
    'Κατηγορία\tΑύξηση\nΛιγότερο Ανεπτυγμένες Περιφέρειες\t1.000.000 €\nΠεριφέρειες σε Μετάβαση\t2.000.000 €',
    {},
    ['budget_line', 'budget_line'],
    ['total_budget'],
  ],
  [
    'Ο προϋπολογισμός της δράσης αυξάνεται κατά 3.000.000 € και διαμορφώνεται σε 15.000.000 €. Η αύξηση κατανέμεται κατά 2.000.000 € στις Λιγότερο Ανεπτυγμένες Περιφέρειες και κατά 1.000.000 € στις Περιφέρειες σε Μετάβαση.',
    { total: '15000000.00', less: '9000000.00', transition: '6000000.00' },
  ],
  [
    'Ο συνολικός προϋπολογισμός της δράσης αυξάνεται από 12.000.000 € σε 14.000.000 €, με τα επιπλέον 2.000.000 € να διατίθενται στις Περιφέρειες σε Μετάβαση.',
    { total: '14000000.00', transition: '7000000.00' },
  ],
  [
    'Τα επιπλέον 3.000.000 € κατανέμονται ως εξής: 2.000.000 € για τις Λιγότερο Ανεπτυγμένες Περιφέρειες και 1.000.000 € για τις Περιφέρειες σε Μετάβαση.',
    { less: '9000000.00', transition: '6000000.00' },
    ['amount'],
    ['total_budget'],
  ],
  [
    'Η αύξηση κατανέμεται ως εξής:\n- Λιγότερο Ανεπτυγμένες Περιφέρειες: 2.000.000 €\n- Περιφέρειες σε Μετάβαση: 1.000.000 €',
    { less: '9000000.00', transition: '6000000.00' },
    [],
    ['total_budget'],
  ],
  [
    'Μεταφέρεται ποσό 1.000.000 € από τις Λιγότερο Ανεπτυγμένες Περιφέρειες στις Περιφέρειες σε Μετάβαση.',
    { less: '6000000.00', transition: '6000000.00' },
  ],
  [
    'Ο προϋπολογισμός αυξάνεται κατά 500.000 € στις Λιγότερο Ανεπτυγμένες Περιφέρειες και μειώνεται κατά 500.000 € στις Περιφέρειες σε Μετάβαση.',
    { less: '7500000.00', transition: '4500000.00' },
  ],
  [
    'Ο προϋπολογισμός των Περιφερειών σε Μετάβαση διαμορφώνεται σε 15.000.000 €.',
    {},
    ['budget_line'],
    ['total_budget'],
  ],
  ['Το ποσοστό ενίσχυσης αυξάνεται κατά 5 ποσοστιαίες μονάδες.', { rate: 45 }],
  ['Το ποσοστό ενίσχυσης διαμορφώνεται σε 45%.', { rate: 45 }],
]

const untold: readonly Row[] = [
  ['Μετά τη λέξη «μικρές» προστίθεται η λέξη «μεγάλες».', {}, ['change']],
  ['Η παρ. 5 καταργείται.', {}, ['change']],
  ['Το Παράρτημα ΙΙ αντικαθίσταται με το συνημμένο.', {}, ['change']],
  ['Η διάρκεια υλοποίησης παρατείνεται κατά τρεις μήνες.', {}, ['change']],
  ['Επιτρέπεται η υποβολή δεύτερης αίτησης ανά ΑΦΜ.', {}, ['change']],
  ['Beneficiaries must now also hold an ISO 9001 certificate.', {}, ['change']],
  [
    'Η υποβολή αιτήσεων αρχίζει ξανά μετά από νέα ανακοίνωση και η ανώτατη επιχορήγηση αυξάνεται από 48.000 € σε 50.000 €.',
    { grant: '50000.00' },
  ],
  [
    'Επαναλειτουργεί η υποβολή αιτήσεων στις Περιφέρειες σε Μετάβαση από 01/06/2027 μετά την αύξηση του προϋπολογισμού τους σε 6.000.000 €.',
    { transition: '6000000.00' },
    ['resumed'],
    ['total_budget'],
  ],
  ['Κατά τα λοιπά ισχύει η πρόσκληση. Η παρούσα να αναρτηθεί στη Διαύγεια.', {}],
]

describe('sentences of decisions that change calls', onOneEngine, () => {
  let world: AlertWorld
  let publisher: CallerOf
  let slug: string
  before(async () => {
    world = await anAlertWorld({ house: await aHouse({ own: true }) })
    publisher = await world.api.newPublisher()
    world.api.house.clock.set('2027-01-20T09:00:00Z')
    slug = await world.publish([], programme, `wordings-${process.pid}`)
  })
  after(() => world[Symbol.asyncDispose]())

  const read = async (body: string): Promise<Answer> => {
    const answer = await world.api.send({
      method: 'POST',
      url: `/api/v1/programmes/extract?role=amendment&dry_run=true&slug=${slug}`,
      headers: { authorization: `Bearer ${publisher.token}`, 'content-type': 'text/plain' },
      payload: Buffer.from(`Αποφασίζουμε\n${body}\n`),
    })
    assert.equal(answer.statusCode, 200, answer.body)
    return answer.json<Answer>()
  }
  const held = shown(programme as unknown as Draft)
  for (const [name, rows] of [
    ['that move a day keep its hour where they name none, whatever the reason', hours],
    ['that change several amounts or a part of one put each where its noun says', severalAmounts],
    ['that repeat what holds, or refuse to change it, change nothing', kept],
    ['that are for some are never applied to all', some],
    ['that are of another call are told, and change nothing of this one', ofOthers],
    ['that hold from a day on hold from that day, which opens nothing', fromDays],
    ['that put a wording right apply the new one where exactly one place has the old one', corrected],
    ['that take something back take back what they name', revoked],
    ['that stop something stop it where they say, and what is resumed on a day to come stays stopped', stops],
    ['that raise or lower amounts do so where they say, and no part is more than the whole', amounts],
    ['that are not understood are told in their own words', untold],
  ] as const)
    it(name, async () => {
      for (const [sentence, changed, told = [], against = []] of rows) {
        const { draft, fields, contradictions } = await read(sentence)
        assert.deepEqual(shown(draft), { ...held, ...changed }, sentence)
        const open = fields.filter(({ pointer }) => pointer === null).map(({ field }) => field)
        assert.deepEqual(
          open.filter((field) => !field.startsWith('criterion:')).toSorted(),
          [...told].toSorted(),
          sentence,
        )
        assert.deepEqual([...new Set(contradictions.map(({ field }) => field))], [...against], sentence)
      }
    })

  it('that close a part on a day leave it open until the end of that day', async () => {
    const since = async (sentence: string) => (await read(sentence)).draft.budget_lines[1]?.suspended?.since
    assert.equal(
      await since('Κλείνει η υποβολή αιτήσεων για τις Περιφέρειες σε Μετάβαση στις 10/02/2027.'),
      '2027-02-10T21:59:59Z',
    )
    assert.equal(
      await since('Η διακοπή της υποβολής αιτήσεων για τις Περιφέρειες σε Μετάβαση από 10/02/2027.'),
      '2027-02-09T22:00:00Z',
    )
  })

  it('of which one moves a day cite for it what holds now, and no longer the words on the day before', async () => {
    const { draft } = await read('Παρατείνεται η προθεσμία υποβολής έως τις 12/03/2027 και ώρα 14:00.')
    assert.deepEqual(
      draft.call.deadlines[0]?.citations?.map(({ exact }) => exact),
      ['Παρατείνεται η προθεσμία υποβολής έως τις 12/03/2027 και ώρα 14:00.'],
    )
  })
})
