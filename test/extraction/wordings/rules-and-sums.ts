/** Regulations that are named without being the basis, aid above what is left, the most that anybody gets and the least that is taken; a text without atoms says none of it. */
export const rulesAndSums: Readonly<Record<string, readonly (readonly [string, ...string[]])[]>> = {
  legal_basis: [
    ['Is this de minimis aid? The answer is in the guide.'],
    ['Does the voucher count as de minimis aid?'],
    ['Θεωρείται η ενίσχυση ήσσονος σημασίας;'],
    ['“Single undertaking” has the meaning of Article 2(2) of Regulation (EU) 2023/2831.'],
    ['Ενιαία επιχείρηση: όπως ορίζεται στο άρθρο 2 παρ. 2 του Κανονισμού (ΕΕ) 2023/2831.'],
    ['De minimis aid already received is therefore not taken into account.'],
    ['Οι ενισχύσεις ήσσονος σημασίας που έχει λάβει η επιχείρηση δεν λαμβάνονται υπόψη.'],
    ['For information only: aid under Article 38 of Regulation 651/2014 is available elsewhere, not under this call.'],
    ['Ο Κανονισμός (ΕΕ) 2023/2832 δεν αποτελεί βάση της παρούσας.'],
    ['Cumulation with aid under Regulation 651/2014 for the same costs is possible.'],
    ['Η ενίσχυση σωρεύεται με άλλες ενισχύσεις του Κανονισμού (ΕΕ) 651/2014 για άλλες δαπάνες.'],
    ['Ενισχύσεις κατά τον Κανονισμό (ΕΕ) 651/2014 δίνει άλλη πρόσκληση, σε χωριστό πρόγραμμα.'],
    [
      'The scheme operates under Commission Regulation (EU) 2023/2831. It is not notified aid within Regulation 651/2014.',
      'de_minimis_2023_2831',
    ],
    ['Δείτε και τον Κανονισμό (ΕΕ) 2023/2831, που αφορά άλλη πρόσκληση.'],
    ['De minimis rules do not govern this scheme.'],
    [
      'Οι υπόλοιπες δαπάνες αποτελούν περιφερειακές ενισχύσεις του άρθρου 14. Ως ΓΑΚ νοείται ο Κανονισμός (ΕΕ) 651/2014.',
      'gber_651_2014 14',
    ],
    ['The grants are de minimis aid under Regulation (EU) 2023/2831.', 'de_minimis_2023_2831'],
    ['Aid is granted under Article 41 of Regulation (EU) No 651/2014.', 'gber_651_2014 41'],
    ['Οι ενισχύσεις χορηγούνται με τον Κανονισμό (ΕΕ) 2023/2831, όπως ορίζεται στην απόφαση.', 'de_minimis_2023_2831'],
    [
      'Έχοντας υπόψη:\n1) τον ν. 4887/2022,\n2) τον Κανονισμό (ΕΕ) 651/2014 και τον Κανονισμό (ΕΕ) 2023/2831,\n\nαποφασίζουμε\n\nΆρθρο 1\nΟι ενισχύσεις είναι ήσσονος σημασίας (Κανονισμός (ΕΕ) 2023/2831).',
      'de_minimis_2023_2831',
    ],
  ],
  de_minimis: [
    [
      'Η ενίσχυση δίνεται με τον Κανονισμό (ΕΕ) 2023/2831. Αν προκύπτει υπέρβαση του ορίου, χορηγείται μόνο το μέρος της ενίσχυσης που δεν οδηγεί σε υπέρβαση.',
      'applies',
      'on_excess reduce',
    ],
    [
      'Support is given under Regulation (EU) 2023/2831. A promoter with insufficient headroom will be offered the amount that still fits.',
      'applies',
      'on_excess reduce',
    ],
    [
      'Grants are de minimis aid (Regulation (EU) 2023/2831). If the grant would bring the total above EUR 300,000, the application will be declined.',
      'applies',
      'on_excess reject',
    ],
    [
      'Ενισχύσεις ήσσονος σημασίας. Όταν το όριο υπερκαλύπτεται, το ποσό της επιχορήγησης προσαρμόζεται προς τα κάτω.',
      'applies',
      'on_excess reduce',
    ],
    [
      'De minimis aid under Regulation (EU) 2023/2831. Where the ceiling would be passed, only the part that fits is paid.',
      'applies',
      'on_excess reduce',
    ],
  ],
  max_subsidy: [
    ['Ένα σχέδιο δεν λαμβάνει περισσότερα από 5.000.000 ευρώ.', '5000000.00'],
    ['Καμία επένδυση δεν λαμβάνει συνολικά περισσότερα από 7.500.000 ευρώ.', '7500000.00'],
    ['Κορυφή: μία επιχείρηση δεν λαμβάνει πάνω από 110.000 ευρώ.', '110000.00'],
    ['Κάθε δικαιούχος παίρνει το πολύ 42.000 ευρώ.', '42000.00'],
    ['Δεν μπορεί καμία επιχείρηση να εισπράξει πάνω από 60.000 €.', '60000.00'],
    ['No applicant receives more than EUR 80,000.', '80000.00'],
    ['A farm may be awarded up to EUR 25,000.', '25000.00'],
    ['Each project is granted at most EUR 350,000.', '350000.00'],
    // Of some, of other aid, over years, in parts.
    ['Κάθε δικαιούχος παίρνει προκαταβολή έως 20.000 ευρώ.'],
    ['Η επιχείρηση δεν λαμβάνει πάνω από 300.000 ευρώ ενισχύσεων ήσσονος σημασίας σε τρία έτη.'],
    ['No undertaking receives more than EUR 300,000 over three years under all programmes.'],
  ],
  min_subsidy: [
    ['Applications that ask for less than EUR 15,000 are not considered, in either track.', '15000.00'],
    ['Requests below EUR 8,000 are not treated, whatever the strand.', '8000.00'],
    ['Grants of less than EUR 3,000 are not paid.', '3000.00'],
    ['Επιχορηγήσεις κάτω των 4.000 ευρώ δεν χορηγούνται.', '4000.00'],
    ['Applications for under EUR 5,000 will be returned unread.', '5000.00'],
    ['Grants below EUR 10,000 are paid in one instalment.'],
  ],
  min_eligible_cost: [
    [
      'Πρόταση με προϋπολογισμό μικρότερο από 10.000 € επιστρέφεται χωρίς εξέταση, όποια και αν είναι η υποδράση.',
      '10000.00',
    ],
    ['Σχέδιο με δαπάνες κάτω των 12.000 € δεν βαθμολογείται.', '12000.00'],
    ['Proposals with a budget below EUR 20,000 are not opened.', '20000.00'],
    ['The total cost of one joint project lies between EUR 20,000 and EUR 80,000.', '20000.00'],
    ['Υπηρεσίες συνολικής αξίας κάτω από 600 € δεν εξετάζονται.', '600.00'],
    ['Τιμολόγια κάτω των 100 € δεν εξετάζονται.'],
  ],
  own_contribution_min_percent: [
    ['The part of the costs that the grant does not cover, 30 per cent, has to be found by the company.', '30'],
    ['Η επιχείρηση τεκμηριώνει διαθέσιμα κεφάλαια ίσα με το 20% τουλάχιστον του επιχορηγούμενου προϋπολογισμού.', '20'],
    ['At least 25% of the costs must be raised by the promoter from own resources.', '25'],
    ['Η επιχείρηση αποδεικνύει ίδια κεφάλαια ύψους 15% του κόστους.', '15'],
  ],
  bonuses: [
    ['Η ένταση αυξάνεται κατά 8 ποσοστιαίες μονάδες όταν επιτυγχάνεται αναβάθμιση τριών κατηγοριών.', '8%'],
    ['Προσαύξηση 5 μονάδων στο ποσοστό δίνεται για την αναβάθμιση εργαστηρίων.', '5%'],
    ['Οι νέοι παίρνουν 8 μονάδες επιπλέον στη βαθμολογία.'],
  ],
  intensity: [
    [
      'Άρθρο 5 Ποσοστά ενίσχυσης\n\nΠεριφέρεια / Μεγάλες / Μεσαίες / Μικρές\nΗπείρου / 50% / 60% / 70%\nΝοτίου Αιγαίου / 30% / 40% / 50%',
      '50% large EL54',
      '60% medium EL54',
      '70% small EL54',
      '30% large EL42',
      '40% medium EL42',
      '50% small EL42',
    ],
    // Of kinds of costs.
    ['Η ένταση είναι 50%. Για την εγκατάσταση συσσωρευτών ισχύει ποσοστό 60%.', '50%  ', '60%  '],
    ['Η ένταση είναι 50%. Για τον εξοπλισμό το ποσοστό είναι 40%.', '50%  ', '40%  '],
    ['The rate is 45%. For training of staff the rate is 70%.', '45%  ', '70%  '],
    [
      'The credit equals 35% of the qualifying expenditure in the case of machinery, and 25% in the case of works on premises.',
      '35%  ',
      '25%  ',
    ],
    [
      '3.1 Ποσοστά\n\n    Μισθοί νέου προσωπικού             90 %\n    Εξοπλισμός                         60 %\n    Λειτουργικές δαπάνες               50 %',
      '90%  ',
      '60%  ',
      '50%  ',
    ],
    [
      '<table><tr><th>Περίπτωση</th><th>Ποσοστό δημόσιας ενίσχυσης</th></tr><tr><td>Γενική περίπτωση</td><td>50%</td></tr><tr><td>Συλλογική επένδυση</td><td>75%</td></tr></table>',
      '50%  ',
    ],
    // Of parts, or of members of a list: the rate of none of them is that of all.
    [
      '3.1 Μέτρο 1. Η ένταση ανέρχεται στο 50% και ο προϋπολογισμός στις 300.000 ευρώ.\n\n3.2 Μέτρο 2. Η ένταση ανέρχεται στο 65% και ο προϋπολογισμός στις 50.000 ευρώ.',
    ],
    [
      'The aid intensity is:\n\n- 50% of eligible expenditure for premises in Malta;\n- 60% of eligible expenditure for premises in Gozo.',
    ],
  ],
  loan: [
    [
      '2.1 Δάνειο κεφαλαίου κίνησης\n\nΠοσό: από 20.000 έως 400.000 ευρώ\nΔιάρκεια: 24 έως 60 μήνες',
      'min 20000.00',
      'max 400000.00',
    ],
  ],
  total_budget: [
    ['Το έργο συνολικά έχει προϋπολογισμό 1.750.000 €· στις επιχορηγήσεις διατίθενται 480.000 €.', '480000.00'],
  ],
}
