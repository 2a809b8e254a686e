import type { Wordings } from '../sentences-are-read.ts'

/** What happens above a ceiling of small aid, articles of regulations, the first day of costs, parts of a budget, ceilings of a category. */
export const rulesAndStarts: Wordings = {
  budget_lines: [
    [
      '2.2 Από το ποσό αυτό 3.000.000 € δεσμεύονται για επιχειρήσεις με έδρα στην Π.Ε. Ευρυτανίας ή στην Π.Ε. Φωκίδας. Αν το ποσό\nδεν απορροφηθεί μέχρι την έκδοση των αποτελεσμάτων, διατίθεται στις λοιπές.',
      '3000000.00 EL643+EL645',
    ],
    [
      'The available call budget is EUR 22 500 000. It is split as follows: Strand 1 (repair networks) EUR 13 500 000 and Strand 2 (second-life storage)\nEUR 9 000 000. We reserve the right not to award all available funds or to redistribute them between the strands.',
      '13500000.00 ',
      '9000000.00 ',
    ],
  ],
  total_budget: [
    [
      'The available call budget is EUR 22 500 000. It is split as follows: Strand 1 (repair networks) EUR 13 500 000 and Strand 2 (second-life storage)\nEUR 9 000 000. We reserve the right not to award all available funds or to redistribute them between the strands.',
      '22500000.00',
    ],
  ],
  closes: [['Deadline extended! New date 14 May 2027 (was 30 April 2027).', '2027-05-14 23:59 Europe/Athens']],
  moved: [['Deadline extended! New date 14 May 2027 (was 30 April 2027).', '2027-04-30']],
  de_minimis: [
    [
      'Ενίσχυση de minimis. Εφόσον με τη χορήγηση θα υπερέβαινε το όριο των 300.000 €, το ποσό περικόπτεται σε όσο απομένει.',
      'applies',
      'on_excess reduce',
    ],
    [
      'Ενίσχυση de minimis. Αίτηση με την οποία η επιχείρηση θα ξεπερνούσε το όριο του Κανονισμού απορρίπτεται.',
      'applies',
      'on_excess reject',
    ],
    [
      'Όποιος είναι κοντά στο όριο de minimis ενισχύεται για τόσες προσλήψεις όσες χωρούν στο υπόλοιπο.',
      'applies',
      'on_excess reduce',
    ],
    [
      'De minimis aid (Regulation 2023/2831): the grant is scaled back to the amount still available to the single undertaking.',
      'applies',
      'on_excess reduce',
    ],
    [
      'Regulation (EU) 2023/2831. The managing body cuts the grant if the threshold would be passed.',
      'applies',
      'on_excess reduce',
    ],
    ['Ενισχύσεις ήσσονος σημασίας. Σε υπέρβαση: μείωση του ποσού.', 'applies', 'on_excess reduce'],
    [
      'Ενίσχυση de minimis. Αν η επιχείρηση έχει καλύψει το όριό της, η αίτηση δεν γίνεται δεκτή.',
      'applies',
      'on_excess reject',
    ],
    [
      'Κανονισμός 2023/2831: εφόσον το άθροισμα υπερβαίνει τις 300.000 €, το ποσό της ενίσχυσης περικόπτεται ανάλογα.',
      'applies',
      'on_excess reduce',
    ],
    [
      'Αίτηση επιχείρησης που με την ενίσχυση ξεπερνά το όριο των 300.000 € (Καν. 2023/2831) απορρίπτεται.',
      'applies',
      'on_excess reject',
    ],
    [
      'Should the award take the business over the de minimis limit, it will be lowered accordingly.',
      'applies',
      'on_excess reduce',
    ],
    [
      'Businesses that have already used their de minimis allowance cannot be supported.',
      'applies',
      'on_excess reject',
    ],
    ['Καθεστώς ενίσχυσης: Καν. (ΕΕ) 2831/2023 (De Minimis)', 'applies'],
  ],
  expenses_eligible_from: [
    ['Επιλέξιμα είναι τιμολόγια με ημερομηνία 1/12/2026 και μετά.', '2026-12-01'],
    ['Fees paid before 4 January 2027 are not reimbursed.', '2027-01-04'],
    ['Τιμολόγια παλαιότερα της δημοσίευσης (4.11.2026) δεν αναγνωρίζονται.', '2026-11-04'],
  ],
  legal_basis: [
    ['Άρθρο 14 και 17 του Κανονισμού 651/2014 (ΓΑΚ)', 'gber_651_2014 14', 'gber_651_2014 17'],
    ['Καθεστώς ενίσχυσης: Καν. (ΕΕ) 2831/2023 (De Minimis)', 'de_minimis_2023_2831'],
    ['Legal basis\tCommission Regulation (EU) No 651/2014, Art. 22', 'gber_651_2014 22'],
    [
      'Οι ενισχύσεις χορηγούνται με τον Καν. 651/2014 (άρθρο 17 – επενδυτικές ενισχύσεις σε ΜμΕ, άρθρο 18 – συμβουλευτικές υπηρεσίες).',
      'gber_651_2014 17',
      'gber_651_2014 18',
    ],
    ['άρθρα 25, 28 και 29 του ΓΑΚ', 'gber_651_2014 25', 'gber_651_2014 28', 'gber_651_2014 29'],
  ],
  caps: [
    ['Σύμβουλοι: έως 5% και πάντως μέχρι 50.000 €.', 'συμβο 5%', 'συμβο 50000.00'],
    ['Δαπάνες μελετών έως 4% με πλαφόν 4.000 €.', 'μελετ 4%', 'μελετ 4000.00'],
    ['Accommodation is limited to €4,000, air travel to €1,200.', 'accom 4000.00', 'air t 1200.00'],
    ['Μισθολογικό κόστος νέου προσωπικού 25% (ανώτατο).', 'μισθο 25%'],
  ],
}
