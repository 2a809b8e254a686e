/** Which rules the aid is given by, and rates that belong to a cost, a part or a group; a text without atoms tells none. */
export const rulesOfAid: Readonly<Record<string, readonly (readonly [string, ...string[]])[]>> = {
  legal_basis: [
    // Articles in brackets behind what they are for, where the regulation is named elsewhere.
    [
      'Η ενίσχυση δίνεται με το άρθρο 14 του Κανονισμού (ΕΕ) 651/2014.\n\nΕκτός περιφερειακών: υπηρεσίες συμβούλων 50% (άρθρο 18), εκθέσεις 50% (άρθρο 19) και κατάρτιση 60% (άρθρο 31).',
      'gber_651_2014 14',
      'gber_651_2014 18',
      'gber_651_2014 19',
      'gber_651_2014 31',
    ],
    [
      'Regional aid is granted under Article 14 of Regulation (EU) No 651/2014.\n\nOutside regional aid: consultancy for SMEs 50% (Article 18), participation of SMEs in fairs 50% (Article 19), training 60% (Article 31).',
      'gber_651_2014 14',
      'gber_651_2014 18',
      'gber_651_2014 19',
      'gber_651_2014 31',
    ],
    [
      'Aid is paid under Article 14 of Regulation (EU) No 651/2014. Consultancy is aided under Article 18 and participation in fairs under Article 19 of the same Regulation.',
      'gber_651_2014 14',
      'gber_651_2014 18',
      'gber_651_2014 19',
    ],
    [
      '<table><tr><th>Aid category (Regulation (EU) No 651/2014)</th><th>Rate</th></tr><tr><td>Industrial research (Article 25)</td><td>60%</td></tr><tr><td>Energy efficiency measures (Article 38)</td><td>40%</td></tr></table>',
      'gber_651_2014 25',
      'gber_651_2014 38',
    ],
    [
      '<p>Οι ενισχύσεις δίνονται με τον Κανονισμό (ΕΕ) 651/2014.</p><table><tr><th>Κατηγορία ενίσχυσης</th><th>Ένταση</th></tr><tr><td>Βιομηχανική έρευνα (άρθρο 25)</td><td>60%</td></tr><tr><td>Καινοτομία ΜΜΕ (άρθρο 28)</td><td>50%</td></tr></table>',
      'gber_651_2014 25',
      'gber_651_2014 28',
    ],
    // Articles of something else.
    [
      'Η ενίσχυση δίνεται με τον Κανονισμό (ΕΕ) 2023/2831. Το σχέδιο έχει άδεια κατά τον ν. 4442/2016 (άρθρο 6).',
      'de_minimis_2023_2831',
    ],
    [
      'Aid is given under Regulation (EU) No 651/2014, Article 17. Appeals are lodged within 15 days (Article 9 of this call).',
      'gber_651_2014 17',
    ],
    ['Ενίσχυση με το άρθρο 17 του Κανονισμού 651/2014. Οι όροι ελέγχονται επιτόπου (άρθρο 8).', 'gber_651_2014 17'],
    // What is not chosen, only could be, or is only named among what was considered.
    [
      'Η χρηματοδότηση γίνεται μόνο με τον Κανονισμό (ΕΕ) 2023/2831. Η επιλογή του Κανονισμού 651/2014 δεν προβλέπεται.',
      'de_minimis_2023_2831',
    ],
    [
      'Aid is de minimis (Regulation (EU) 2023/2831). The use of Regulation (EU) No 651/2014 is not foreseen.',
      'de_minimis_2023_2831',
    ],
    [
      'Ο δικαιούχος δεν μπορεί να επιλέξει τον Κανονισμό (ΕΕ) 651/2014· ισχύει ο Κανονισμός (ΕΕ) 2023/2831.',
      'de_minimis_2023_2831',
    ],
    [
      'If a region adds money of its own, Article 25 of the General Block Exemption Regulation can then be looked at by that region.',
    ],
    [
      'Έχοντας υπόψη:\n\n1. Τον Κανονισμό (ΕΕ) 2021/2115 του Ευρωπαϊκού Κοινοβουλίου και του Συμβουλίου, και ιδίως το άρθρο 73.\n2. Τον ν. 4914/2022.\n\nΑποφασίζουμε την ενίσχυση ελαιοτριβείων.',
    ],
    [
      'Έχοντας υπόψη:\n\n1. Τον Κανονισμό (ΕΕ) 651/2014 και ιδίως τα άρθρα 14, 17 και 41 έως 49.\n\nΑποφασίζουμε\n\nΆρθρο 1\nΟι ενισχύσεις παρέχονται βάσει του άρθρου 14 του Κανονισμού (ΕΕ) 651/2014.',
      'gber_651_2014 14',
    ],
  ],
  intensity: [
    [
      'Εκτός περιφερειακών ενισχύσεων: συμβουλευτικές υπηρεσίες σε ΜΜΕ 50% (άρθρο 18), επαγγελματική κατάρτιση 60% (άρθρο 31).',
      '50% medium+micro+small ',
      '60%  ',
    ],
    [
      'Costs outside regional aid: consultancy for SMEs 50% (Article 18), training 60% (Article 31).',
      '50% medium+micro+small ',
      '60%  ',
    ],
    ['Consultancy and fairs are aided at 50%, whatever the size.', '50%  '],
    ['Η κατάρτιση ενισχύεται με 45%, ανεξάρτητα από το μέγεθος.', '45%  '],
    // Each of a part, which has a name of its own.
    ['SCOUT: 100% of the eligible costs.\n\nBUILD: 70% of the eligible costs.'],
    ['Ίδρυση νέας μονάδας: επιδότηση 45%.\n\nΕκσυγχρονισμός: επιδότηση 35%.'],
    ['Ζώνη Α (Δήμοι Σπάρτης, Μονεμβασιάς): ένταση 70%.\n\nΖώνη Β (Δήμος Ευρώτα): ένταση 60%.'],
    [
      '<h2>4. Μέρος Ι</h2><p>Ο φορέας λαμβάνει το 75% των επιλέξιμων δαπανών.</p><h2>5. Μέρος ΙΙ</h2><p>Επιχορηγείται το 100% του μισθού.</p>',
    ],
    [
      '<h2>Strand 1</h2><p>The grant covers 60% of the eligible costs.</p><h2>Strand 2</h2><p>The grant covers 80% of the eligible costs.</p>',
    ],
    ['Ποσοστό ενίσχυσης: 55%.\n\nΔιάρκεια: 24 μήνες.', '55%  '],
    // A table among the names and values of a card.
    [
      '<div><div>Έναρξη</div><div>12.01.2027</div></div><div><div>Λήξη</div><div>12.03.2027</div></div><div><div>Προϋπολογισμός</div><div>7.400.000 €</div></div><div><div>Διάρκεια έργου</div><div>20 μήνες</div></div><div><div>Πλαίσιο</div><div>De minimis</div></div><h2>Ποσοστά ανά Περιφερειακή Ενότητα</h2><table><tr><td>Λάρισα, Τρίκαλα</td><td>50%</td></tr><tr><td>Καρδίτσα</td><td>55%</td></tr></table>',
      '50%  EL611',
      '50%  EL612',
      '55%  EL611',
    ],
    // By whom is hired.
    [
      '<p>Η επιχορήγηση δίνεται ως ποσοστό του μηνιαίου μισθολογικού κόστους:</p><table><tr><th>Ωφελούμενος</th><th>Ποσοστό επιχορήγησης</th><th>Μηνιαίο όριο</th></tr><tr><td>Γενική κατηγορία</td><td>60%</td><td>800 €</td></tr><tr><td>Άνεργοι άνω των 50 ετών</td><td>75%</td><td>1.000 €</td></tr></table>',
      '60%  ',
      '75%  ',
    ],
    [
      '<p>The subsidy is a share of the monthly wage cost:</p><table><tr><th>Person hired</th><th>Rate</th><th>Monthly limit</th></tr><tr><td>Unemployed</td><td>50%</td><td>EUR 750</td></tr><tr><td>Returning from abroad</td><td>70%</td><td>EUR 1,400</td></tr></table>',
      '50%  ',
      '70%  ',
    ],
  ],
  own_contribution_min_percent: [
    ['Στην προηγούμενη Πρόσκληση ζητούνταν ίδια συμμετοχή 20%, εδώ δεν ζητείται.'],
    ['Μπορεί να ζητήσει θέσεις έως το 50% του προσωπικού της.'],
    ['At least 10% of the total eligible costs must be contributed in cash from own resources.', '10'],
    ['The investor covers at least 25% of the eligible cost, free of state aid.', '25'],
    ['Ο φορέας καλύπτει τουλάχιστον το 25% του κόστους χωρίς καμία κρατική ενίσχυση.', '25'],
    ['Οι αιτούντες βάζουν από δικά τους χρήματα τουλάχιστον το 15% του προϋπολογισμού.', '15'],
  ],
  external_ids: [
    ['OPSKE no. 9018', '9018'],
    ['Call FLAG-LES-04, protocol 731', 'FLAG-LES-04', '731'],
    ['Second round 2026 – Proclamation no. 119877 of 23 November 2026', '119877'],
    ['ΤΕΥΧΟΣ ΔΕΥΤΕΡΟ   Αρ. Φύλλου 7112\nΑριθμ. 55107/Δ3', '55107/Δ3'],
    ['Αριθμ. 2210/ΕΞ/2026', '2210/ΕΞ/2026'],
  ],
}
