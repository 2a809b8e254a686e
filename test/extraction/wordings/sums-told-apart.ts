import type { Wordings } from '../sentences-are-read.ts'

/** Sums that are refused or cut off beyond a bound, sums that are only handled otherwise above one, examples, and sums of others. */
export const sumsToldApart: Wordings = {
  min_subsidy: [
    ['Κάθε ΑΦΜ παίρνει επιδότηση για ένα όχημα. Αγορά με τιμή άνω των 60.000 € προ ΦΠΑ δεν επιδοτείται.'],
    ['Grants that come out below €1,500 are not paid.', '1500.00'],
    ['Κουπόνι με αξία κάτω από 400 € δεν εκδίδεται.', '400.00'],
    ['Αίτημα κάτω από 6.000 ευρώ δεν γίνεται δεκτό. Η επιχορήγηση δεν επιστρέφεται.', '6000.00'],
    [
      'Η επιχορήγηση είναι 15% του τζίρου. Δεν μπορεί να είναι κάτω από 2.000 ευρώ ούτε πάνω από 25.000 ευρώ.',
      '2000.00',
    ],
    ['Grants above €100,000 are entered in the public register.'],
    ['Ο κανονισμός απαιτεί κοινοποίηση για ενισχύσεις πάνω από 15.000.000 € ανά επιχείρηση.'],
  ],
  max_subsidy: [
    [
      'Αν η επιχείρηση έχει εξαντλήσει μέρος του τριετούς ορίου (€300.000), η χορηγία μειώνεται ώστε το όριο να τηρηθεί.',
    ],
    [
      'No single beneficiary will receive more than EUR 150k, and requests below EUR 40k will be considered ineligible.',
      '150000.00',
    ],
    [
      '<table><tr><td>Ανώτατη επιδότηση ανά ηλεκτρικό όχημα</td><td>20.000 €</td></tr><tr><td>Ανώτατη επιδότηση ανά επιχείρηση</td><td>120.000 €</td></tr></table>',
      '120000.00',
    ],
    ['Δεν επιδοτείται ιστοσελίδα, για την οποία λειτουργεί χωριστό σχέδιο με χορηγία μέχρι €5.000.'],
    [
      '<p>Topic identifier: HORIZON-SMP-2027-D2-01-04</p><table><tr><td>Topic</td><td>Budget (EUR), 2027</td><td>Contribution per project (EUR)</td></tr><tr><td>HORIZON-SMP-2027-D2-01-03</td><td>30 000 000</td><td>7 000 000 to 8 000 000</td></tr><tr><td>HORIZON-SMP-2027-D2-01-04</td><td>24 000 000</td><td>5 000 000 to 6 000 000</td></tr></table>',
      '6000000.00',
    ],
    ['Therefore the limit of EUR 30,000 per three years of Regulation 717/2014 does not concern you.'],
    ['Η μέση επιδότηση είναι 6.200 €.'],
    ['Δεν επιδοτούνται αγορές από συγγενικά πρόσωπα, ούτε αγορές με μετρητά άνω των €500.'],
    ['Όσοι εντάχθηκαν (τρεις επιχειρήσεις, με ενίσχυση 380.000 ευρώ μαζί) ενημερώνονται χωριστά.'],
    [
      'Η ενίσχυση φτάνει έως 40.000 ευρώ. Μόνο σε αυτή την περίπτωση το ανώτατο ποσό της ενίσχυσης γίνεται 45.000 ευρώ.',
      '40000.00',
    ],
    ['Οι δαπάνες προετοιμασίας καλύπτονται με εφάπαξ ποσό 1.000 ευρώ.'],
    ['No legal entity may receive more than EUR 70,000 over both calls.', '70000.00'],
    ['No enterprise may receive less than €4,000 or more than €90,000.', '90000.00'],
    [
      'Η επιχορήγηση είναι 15% του τζίρου. Δεν μπορεί να είναι κάτω από 2.000 ευρώ ούτε πάνω από 25.000 ευρώ.',
      '25000.00',
    ],
    [
      'Η επιχορήγηση δεν υπερβαίνει τις 30.000 ευρώ. Επιχειρήσεις που έχουν και υλικές ζημίες μπορούν να λάβουν έως 45.000 ευρώ.',
      '30000.00',
    ],
    ['Η ενίσχυση κάθε επενδυτικού σχεδίου δεν ξεπερνά τα 6.000.000 €.', '6000000.00'],
    ['A partner may join several projects, but its grants may not go beyond EUR 60,000.', '60000.00'],
    [
      'An enterprise with projects in two lines receives no more than €200,000 from the Scheme altogether.',
      '200000.00',
    ],
    [
      'Illustration. A bakery has costs of €200,000. 55% would make €110,000, which is below €120,000 and is paid in full.',
    ],
    ['Μικρός παραγωγός της Νάξου με δαπάνη 20.000 € λαμβάνει 14.000 €.'],
    ["The county's Start Grant, which offers up to €12,000, is described on its own page."],
    ['Όταν το άθροισμα με άλλες ενισχύσεις βγαίνει πάνω από 300.000 € στην τριετία, η αίτηση απορρίπτεται.'],
    [
      '<table><tr><th></th><th>Κατηγορία Α</th><th>Κατηγορία Β</th></tr><tr><td>Μέγιστη ενίσχυση ανά πράξη (€)</td><td>900.000</td><td>50.000</td></tr></table>',
    ],
  ],
  min_eligible_cost: [
    [
      'Σημείο 1. Κεφάλαιο 4\nΠαύει να ισχύει: «Οι προτάσεις έχουν προϋπολογισμό από 90.000 ευρώ.»\nΙσχύει: «Οι προτάσεις έχουν προϋπολογισμό από 50.000 ευρώ.»',
      '50000.00',
    ],
    ['We do not look at projects with eligible costs under EUR 20,000.', '20000.00'],
    ['Η δράση αφορά μεσαίες επιχειρήσεις, με προϋπολογισμό έργου από 400.000 έως 6 εκατ. ευρώ.', '400000.00'],
  ],
  max_eligible_cost: [
    ['Eligible costs above EUR 500,000 are cut off at that figure.', '500000.00'],
    [
      'Project costs must be at least EUR 40 000; anything beyond EUR 300 000 is borne by the applicant in full.',
      '300000.00',
    ],
    ['Κόστος πάνω από 5.000.000 ευρώ δεν ενισχύεται.', '5000000.00'],
    ['Η δράση αφορά μεσαίες επιχειρήσεις, με προϋπολογισμό έργου από 400.000 έως 6 εκατ. ευρώ.', '6000000.00'],
    ['Η ενίσχυση κάθε επενδυτικού σχεδίου δεν ξεπερνά τα 6.000.000 €.'],
  ],
  budget_lines: [
    [
      'Regional envelopes: Western Greece EUR 6 500 000 (exhausted); Peloponnese EUR 4 200 000 (open); Central Greece EUR 3 100 000 (open).',
      '6500000.00 EL63',
      '4200000.00 EL65',
      '3100000.00 EL64',
    ],
    [
      'Κατανομή: 50% (9.000.000 €) Αττική, 30% (5.400.000 €) Κεντρική Μακεδονία, 20% (3.600.000 €) λοιπές.',
      '9000000.00 EL30',
      '5400000.00 EL52',
      '3600000.00 ',
    ],
    [
      'EUR 7 million goes to Strand A (prototypes) and EUR 8 million to Strand B (market launch).',
      '7000000.00 ',
      '8000000.00 ',
    ],
    [
      'Κατανέμονται στην Αιτωλοακαρνανία (4.250.000 €), στην Αχαΐα (2.000.000 €) και στην Ηλεία (3.500.000 €).',
      '4250000.00 EL631',
      '2000000.00 EL632',
      '3500000.00 EL633',
    ],
  ],
  own_contribution_min_percent: [
    ["The Chamber covers 90% of the expert's fee and your business pays the remaining 10%.", '10'],
    ['A voucher that pays 75% of the fee of an approved adviser. The other 25% is yours to pay.', '25'],
    [
      'Public money is never more than 85 % of the costs. The remainder, that is at least 15 %, is paid by the enterprises.',
      '15',
    ],
    ['Η επιχορήγηση ανέρχεται στο 60% και το υπόλοιπο 40% καλύπτεται από ίδια συμμετοχή του δικαιούχου.', '40'],
    ['Ίδια συμμετοχή δεν απαιτείται: το έργο χρηματοδοτείται στο σύνολό του (100%) μέχρι 30.000 €.'],
  ],
  external_ids: [
    [
      '<p>Topic identifier: HORIZON-SMP-2027-D2-01-04</p><table><tr><td>Topic</td><td>Budget (EUR), 2027</td><td>Contribution per project (EUR)</td></tr><tr><td>HORIZON-SMP-2027-D2-01-03</td><td>30 000 000</td><td>7 000 000 to 8 000 000</td></tr><tr><td>HORIZON-SMP-2027-D2-01-04</td><td>24 000 000</td><td>5 000 000 to 6 000 000</td></tr></table>',
      'HORIZON-SMP-2027-D2-01-04',
    ],
  ],
  caps: [['No legal entity may receive more than EUR 70,000 over both calls.']],
  total_budget: [
    [
      '<p>Topic identifier: HORIZON-SMP-2027-D2-01-04</p><table><tr><td>Topic</td><td>Budget (EUR), 2027</td><td>Contribution per project (EUR)</td></tr><tr><td>HORIZON-SMP-2027-D2-01-03</td><td>30 000 000</td><td>7 000 000 to 8 000 000</td></tr><tr><td>HORIZON-SMP-2027-D2-01-04</td><td>24 000 000</td><td>5 000 000 to 6 000 000</td></tr></table>',
      '24000000.00',
    ],
    [
      '<h2>Υπενθύμιση των όρων</h2><table><tr><td>Συνολική δημόσια δαπάνη</td><td>21.000.000 €</td></tr></table>',
      '21000000.00',
    ],
    ['[Ερ. 3] Πόσα χρήματα έχει η δράση;\n12.500.000 ευρώ. Η πρώτη είχε 8.000.000 ευρώ.', '12500000.00'],
    ['Πιστώσεις 9.500.000 €. Εθνικά η παρέμβαση έχει 80.000.000 €.', '9500000.00'],
    ['Για τον κύκλο αυτό δεσμεύονται 6 εκατομμύρια 300 χιλιάδες ευρώ.', '6300000.00'],
    ['Out of the EUR 80 million envelope for 2025–2027, this call makes EUR 20.5 million available.', '20500000.00'],
    ['A further €50,000 has been added, so that €180,000 is available altogether.', '180000.00'],
    ['Ο προϋπολογισμός αυξάνεται κατά 4 εκατ. € και διαμορφώνεται πλέον στα 15 εκατ. €.', '15000000.00'],
    ['Since 2021 the programme has helped 39 teams and paid out 1.3 million euro.'],
    [
      '<table><tr><th>Component</th><th>EUR</th></tr><tr><td>Loans</td><td>12,500,000</td></tr><tr><td>Rebates</td><td>4,500,000</td></tr><tr><td>Total of the call</td><td>17,000,000</td></tr><tr><td>For information: private lending</td><td>9,000,000</td></tr></table>',
      '17000000.00',
    ],
  ],
  turnover: [
    ['Υπενθυμίζεται ότι μεσαία είναι η επιχείρηση με κύκλο εργασιών ως 50 εκατ. ευρώ και λιγότερα από 250 άτομα.'],
    ['Για να γραφτεί σύμβουλος στο μητρώο πρέπει να είχε κύκλο εργασιών τουλάχιστον 40.000 €.'],
    [
      '<table><tr><th>Criterion</th><th>Term</th></tr><tr><td>Turnover</td><td>Less than EUR 2,000,000</td></tr></table>',
      'max_exclusive 2000000.00',
    ],
    [
      'Επιχορήγηση έως 35.000 ευρώ σε φορείς με ετήσιο κύκλο εργασιών κάτω από 50.000 ευρώ και έως 70.000 ευρώ σε όλους τους άλλους.',
    ],
    [
      'Ο κύκλος εργασιών, που έπρεπε να είναι μεγαλύτερος από 80.000 €, μπορεί πλέον να είναι μικρότερος: το όριο καταργείται.',
    ],
  ],
}
