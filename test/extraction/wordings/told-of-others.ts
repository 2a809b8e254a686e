import type { Wordings } from '../sentences-are-read.ts'

/** Sentences that tell of somebody or something else than those who may apply and what they get, beside some that do not. */
export const toldOfOthers: Wordings = {
  legal_forms: [
    [
      'Who may apply\nSole traders and partnerships. Municipalities and foundations are kept out.',
      'sole_trader',
      'general_partnership',
      'not foundation',
      'not local_authority',
    ],
    ['Δικαιούχοι\tΑΕ, ΕΠΕ\nΕκτός\tΣωματεία', 'public_limited_company', 'limited_liability_company', 'not association'],
    [
      'Ενισχύονται οι ΟΕ και οι ΕΕ, όχι οι κεφαλαιουχικές εταιρείες.',
      'general_partnership',
      'limited_partnership',
      'not private_company',
      'not limited_liability_company',
      'not public_limited_company',
    ],
  ],
  activities: [
    [
      'Δεκτές είναι επενδύσεις στους κλάδους 10 και 11 της NACE αναθ. 2.1, πλην του 11.01, καθώς και στους κωδικούς 38.2 και 52.10.',
      '10 subtree',
      '11 subtree',
      'not 11.01 subtree',
      '38.2 subtree',
      '52.10 subtree',
    ],
    [
      'Who cannot borrow\nArms, tobacco and gambling (NACE Rev. 2.1 codes 12, 25.3 and 92).',
      'not 12 subtree',
      'not 25.3 subtree',
      'not 92 subtree',
    ],
  ],
  age: [
    ['7. Μετά την έγκριση\nΗ μονάδα μένει ανοικτή επί τρία έτη.'],
    ['7. Ταμείο\nΤο Ταμείο έχει συσταθεί έως το 2033.'],
    ['7. Λοιπά\nΗ επιχείρηση έχει δύο τουλάχιστον κλεισμένες χρήσεις όταν υποβάλλει.', 'years min 2'],
  ],
  headcount: [
    [
      '<h2>Δικαιούχοι</h2><p>Δεν υπάγονται:</p><ul><li>σωματεία,</li><li>εταιρείες προσωρινής απασχόλησης.</li></ul><p>Η επιχείρηση πρέπει να απασχολεί τουλάχιστον δύο εργαζομένους.</p>',
      'min 2',
    ],
    [
      '<h2>Who may apply</h2><p>The following are excluded:</p><ul><li>associations,</li><li>betting shops.</li></ul><p>The applicant must employ at least four people.</p>',
      'min 4',
    ],
    ['<h2>Δικαιούχοι</h2><p>Επιχειρήσεις με δύο έως πέντε εργαζομένους δικαιούνται μέχρι μία θέση.</p>'],
    ['<h2>Δικαιούχοι</h2><p>Μπορεί να ζητήσει θέσεις έως το 30% του προσωπικού της και μέχρι οκτώ (8) θέσεις.</p>'],
    ['<h2>Who may apply</h2><p>Businesses with up to six employees are entitled to two posts.</p>'],
    ['9. Επιτροπή\nΗ επιτροπή συγκροτείται από έναν μηχανικό και έναν υπάλληλο της υπηρεσίας.'],
    ['9. Other terms\nOn the day of application at least four persons must be on the payroll.', 'min 4'],
  ],
  closes: [
    ['Στον κύκλο του 2023 η απορρόφηση έφτασε το 50 % των 8 εκατ. ευρώ.'],
    ['Proposals say what is left once the money is spent.'],
    ['Η πρόσκληση μένει ανοικτή μέχρι να δεσμευθούν οι πόροι.', 'until_exhausted'],
  ],
  max_subsidy: [
    ['Κατά τον ίδιο νόμο, το σύνολο όσων έχει λάβει μία επιχείρηση σε πέντε έτη περιορίζεται στα 15.000.000 €.'],
    ['A firm that presents a second plan may receive no more than EUR 400,000 in all under the scheme.'],
    ['Η επιχορήγηση κάθε σχεδίου δεν ξεπερνά τα 40.000 €.', '40000.00'],
  ],
  caps: [
    ['Eligible costs\n- one offer for each cost below EUR 2,000 and two for each cost above it'],
    ['Επιλέξιμες δαπάνες\n- Μελέτες έως 4.000 €', 'μελετ 4000.00'],
  ],
  instruments: [
    [
      'Πρόγραμμα για 500 νέες θέσεις απασχόλησης\nΚαλύπτεται το 75 % του μισθολογικού και μη μισθολογικού κόστους κάθε θέσης.',
      'wage_subsidy',
    ],
  ],
  required_documents: [
    [
      'What to submit\n- A certificate that you owe no tax\n- Your lease or title\n- Declaration concerning the SME status',
      'tax_clearance',
      'site_title',
      'sme_declaration',
    ],
    ['Δικαιολογητικά\n- Ιδρυτικό έγγραφο\n- Δήλωση μικρομεσαίας επιχείρησης', 'articles', 'sme_declaration'],
  ],
}
