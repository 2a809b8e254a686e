import type { Wordings } from '../sentences-are-read.ts'

/** Rates, ceilings of costs and rules of aid where the head of a table, the name of a list or the sentence before says what they are of. */
export const ratesAndCeilings: Wordings = {
  intensity: [
    [
      '<h2>Ένταση</h2><table><tr><th rowspan="2">Τόπος</th><th colspan="2">Μέγεθος επιχείρησης</th></tr><tr><th>Μικρή</th><th>Μεγάλη</th></tr><tr><td>Κρήτη</td><td>55%</td><td>35%</td></tr><tr><td>Ήπειρος</td><td>60%</td><td>40%</td></tr></table>',
      '55% small EL43',
      '35% large EL43',
      '60% small EL54',
      '40% large EL54',
    ],
    [
      '<h2>Rates of aid</h2><table><tr><th></th><th colspan="2">Rate (%)</th></tr><tr><th>Region</th><th>Medium</th><th>Large</th></tr><tr><td>Crete</td><td>50</td><td>40</td></tr><tr><td>Epirus</td><td>45</td><td>35</td></tr></table>',
      '50% medium EL43',
      '40% large EL43',
      '45% medium EL54',
      '35% large EL54',
    ],
    [
      '<h2>Rates of aid</h2><table><tr><th>Region</th><th>Size</th><th>Rate of aid</th></tr><tr><td rowspan="2">Crete</td><td>Small</td><td>60%</td></tr><tr><td>Medium</td><td>50%</td></tr></table>',
      '60% small EL43',
      '50% medium EL43',
    ],
    [
      '<h2>Rates of aid</h2><table><tr><th>Size of the company</th><th>Crete</th><th>Epirus</th></tr><tr><td>Small</td><td>70%</td><td>65%</td></tr><tr><td>Large</td><td>50%</td><td>45%</td></tr></table>',
      '70% small EL43',
      '65% small EL54',
      '50% large EL43',
      '45% large EL54',
    ],
    [
      '7. Ένταση (ποσοστό % των ενισχυόμενων δαπανών)\n\nΠεριφέρεια             Μεγάλη    Μεσαία\n--------------------------------------\nΚρήτη                     35        45\nΉπειρος                   40        50\n--------------------------------------',
      '35% large EL43',
      '45% medium EL43',
      '40% large EL54',
      '50% medium EL54',
    ],
    [
      '4.1 Προϋπολογισμός ανά μέγεθος\nΜέγεθος                     Από              Έως\nΠολύ μικρή                  20.000 €         90.000 €\nΜεσαία                      60.000 €         300.000 €\n4.2 Ποσοστό επιχορήγησης\nΜέγεθος                     Κυκλάδες         Δωδεκάνησα\nΠολύ μικρή και μικρή        40%              50%\nΜεσαία                      30%              40%',
      '40% micro+small EL422',
      '50% micro+small EL421',
      '30% medium EL422',
      '40% medium EL421',
    ],
    // Rates by size of kinds of costs, of parts of the call, and of nothing else.
    [
      '<h2>Ποσοστά επιχορήγησης</h2><table><tr><th>Μέγεθος</th><th>Εξοπλισμός</th><th>Κυβερνοπροστασία</th></tr><tr><td>Πολύ μικρή</td><td>60%</td><td>75%</td></tr><tr><td>Μικρή</td><td>50%</td><td>65%</td></tr></table>',
      '60% micro ',
      '75% micro ',
      '50% small ',
      '65% small ',
    ],
    [
      '<h2>Ποσοστά επιχορήγησης</h2><table><tr><th>Κύκλος</th><th>Μικρή</th><th>Μεσαία</th></tr><tr><td>Πρώιμος</td><td>60%</td><td>50%</td></tr><tr><td>Όψιμος</td><td>55%</td><td>45%</td></tr></table>',
    ],
    [
      '<h2>Η επιχορήγηση</h2><table><tr><th>Ποια επιχείρηση</th><th>Ποσοστό επί του κόστους</th><th>Μέχρι</th></tr><tr><td>πολύ μικρή</td><td>40 %</td><td>80.000 €</td></tr><tr><td>μεσαία</td><td>30 %</td><td>190.000 €</td></tr></table>',
      '40% micro ',
      '30% medium ',
    ],
  ],
  caps: [
    [
      '<table><tr><th>Heading of cost</th><th>Not more than</th><th>Base</th></tr><tr><td>Buildings</td><td>35%</td><td>eligible cost</td></tr><tr><td>Patents and licences</td><td>EUR 90,000</td><td></td></tr></table>',
      'build 35%',
      'paten 90000.00',
    ],
    [
      '<h2>Όρια δαπανών</h2><table><tr><th>Γραμμή</th><th>Δαπάνη</th><th>Μέγιστο στον προϋπολογισμό του έργου</th></tr><tr><td>1</td><td>Προσωπικό</td><td>40%</td></tr><tr><td>2</td><td>Εμπειρογνώμονες</td><td>9.000 €</td></tr></table>',
      'προσω 40%',
      'εμπει 9000.00',
    ],
    [
      'ΟΡΙΑ ΔΑΠΑΝΩΝ\n+----------------------------------+--------------+\n| Κτίρια και περιβάλλων χώρος      | έως 45%      |\n| Μισθολογικό κόστος του           |              |\n| νέου προσωπικού                  | έως 25%      |\n| Σύμβουλος                        | έως 2.500 €  |\n+----------------------------------+--------------+',
      'κτιρι 45%',
      'μισθο 25%',
      'συμβο 2500.00',
    ],
    // Ceilings of parts of the call, and of sizes, are none of costs.
    [
      '<h2>Τι χρηματοδοτείται</h2><table><tr><th>Δράση</th><th>Μέγιστο επένδυσης</th></tr><tr><td>Α – Αποθήκες</td><td>900.000 €</td></tr><tr><td>Β – Υπηρεσίες</td><td>400.000 €</td></tr></table>',
    ],
    [
      '<table><tr><th>Rule</th><th>Figure</th><th>Measured against</th></tr><tr><td>Subcontracting</td><td>at most 15%</td><td>eligible cost</td></tr><tr><td>Communication</td><td>at most EUR 80,000</td><td>whole project</td></tr></table>',
      'subco 15%',
      'commu 80000.00',
    ],
    [
      '12  Caps within the eligible expenditure of the work:\n\n    (a)   fees of the author            6%\n    (b)   hotel and catering           12%\n    (c)   travel                       EUR 40,000',
      'fees  6%',
      'hotel 12%',
      'trave 40000.00',
    ],
    // Prices of a metre and of a piece.
    [
      '<h2>Κόστη</h2><table><tr><th>Είδος</th><th>Μονάδα</th><th>Ανώτατη τιμή αναφοράς</th></tr><tr><td>Κουφώματα</td><td>m²</td><td>280 €</td></tr><tr><td>Αντλία</td><td>kW</td><td>900 €</td></tr></table>',
    ],
    [
      '1. Τα κτίρια ενισχύονται έως το 40% του συνόλου των επιλέξιμων δαπανών.\n2. Γενικές δαπάνες: ως 7% του προϋπολογισμού και ως 15.000 €.',
      'κτιρι 40%',
      'γενικ 7%',
      'γενικ 15000.00',
    ],
    ['Αμοιβές δικηγόρων, που δεν επιτρέπεται να ξεπερνούν το 25% του συνόλου.', 'αμοιβ 25%'],
    ['VAT counts for total costs below EUR 5 million.'],
    ['Η επιδότηση φτάνει στο 75% για εξοπλισμό, αλλά για μελέτες περιορίζεται στο 45%.'],
    [
      'Of the project cost, civil works may take up 45%, machinery is not limited and consultancy may take up 8%.',
      'civil 45%',
      'consu 8%',
    ],
    [
      '5.2 Ανώτατα ποσοστά\n   Κτίρια                35%\n   Άυλα                  25%\n   Σύμβουλοι             5% και όχι πάνω από 7.000 €',
      'κτιρι 35%',
      'αυλα 25%',
      'συμβο 5%',
      'συμβο 7000.00',
    ],
    ['Σε ποσοστό έως 10% του προϋπολογισμού επιδοτούνται έξοδα μεταφοράς.', 'μεταφ 10%'],
    ['Προσφορές: μία για δαπάνη έως 4.000 ευρώ, τρεις για μεγαλύτερη.'],
    ['• Limits on costs, of the plan: working capital 25%; used equipment 15%.', 'worki 25%', 'used  15%'],
    ['Equipment: only depreciation, and not more than 30% of the total cost.', 'equip 30%'],
    [
      'Light vehicles only, and never for more than EUR 35,000. Works on the site may reach 20%.',
      'light 35000.00',
      'works 20%',
    ],
    [
      '6. ΔΑΠΑΝΕΣ ΜΕ ΑΝΩΤΑΤΟ ΟΡΙΟ\n\n6.1 Υπολογίζονται επί του συνόλου του επιλέξιμου προϋπολογισμού:\n   • Αποθήκες: 12 %\n   • Ελκυστήρες: 30 %\n   • Γενικές δαπάνες: 7 %',
      'αποθη 12%',
      'ελκυσ 30%',
      'γενικ 7%',
    ],
    ['No legal entity may receive more than EUR 70,000 over both open calls.'],
    ['We do not look at projects with eligible costs under EUR 30,000.'],
    ['Η ωριαία αποζημίωση του εισηγητή είναι το πολύ 55 €.'],
    ['Άυλες δαπάνες: για μεγάλες επιχειρήσεις μέχρι 20% του κόστους, για τις ΜμΕ μέχρι 45%.', 'αυλεσ 20%', 'αυλεσ 45%'],
  ],
  bonuses: [
    ['The quality of the partnership is worth 40 points, the relevance 35 and the budget 25.'],
    ['Προηγούνται προτάσεις νέων επιχειρήσεων με δέκα μονάδες.'],
    ['Μεταφορά ποσών ανάμεσα σε κατηγορίες επιτρέπεται ως το 20% της κατηγορίας που αυξάνεται.'],
    [
      '<h2>Προσαυξήσεις του ποσοστού</h2><table><tr><th>Προϋπόθεση</th><th>Μονάδες</th></tr><tr><td>Κατάλυμα σε μικρό νησί</td><td>+7</td></tr><tr><td>Κτίριο κατηγορίας Α</td><td>+3</td></tr></table>',
      '7%',
      '3%',
    ],
    ['Κάθε επιχείρηση υποβάλλει μία αίτηση, για μία μονάδα.'],
  ],
  legal_basis: [
    [
      'Οι ενισχύσεις εμπίπτουν στο άρθρο 43 του Κανονισμού (ΕΕ) 2022/2473 και για τα σκάφη στο άρθρο 22 του ίδιου.',
      'other 43',
      'other 22',
    ],
    [
      'Aid is granted under Article 45 of Regulation (EU) 2022/2473. The limit of Regulation 717/2014 does not concern you.',
      'other 45',
    ],
  ],
  de_minimis: [
    [
      'Η χορηγία παρέχεται βάσει του Κανονισμού (ΕΕ) 2023/2831. Αν η επιχείρηση έχει εξαντλήσει μέρος του τριετούς ορίου, η χορηγία μειώνεται ώστε το όριο να τηρηθεί.',
      'applies',
      'on_excess reduce',
    ],
    [
      'Grants fall under Regulation (EU) 2023/2831. If the grant would take it beyond that sum, the grant is reduced accordingly.',
      'applies',
      'on_excess reduce',
    ],
    [
      'Οι ενισχύσεις είναι ήσσονος σημασίας του Κανονισμού (ΕΕ) 2023/2831. Όταν το άθροισμα βγαίνει πάνω από 300.000 € στην τριετία, το Ταμείο απορρίπτει την αίτηση.',
      'applies',
      'on_excess reject',
    ],
  ],
  instruments: [
    ['Πρόκειται για συνδυασμό δανείου και επιχορήγησης. Ύψος δανείου: από 20.000 € έως 400.000 €.', 'grant', 'loan'],
    ['The scheme combines a loan of up to EUR 200,000 with a grant.', 'grant', 'loan'],
    [
      'Από τα 80.000.000 € τα 50.000.000 € αφορούν φορολογική απαλλαγή και τα υπόλοιπα επιχορήγηση και επιδότηση χρηματοδοτικής μίσθωσης.',
      'grant',
      'leasing_subsidy',
      'tax_exemption',
    ],
  ],
}
