import type { Wordings } from '../sentences-are-read.ts'

/** What words mean, what is corrected, who is sent to another office and what goes with a payment: little of it is a condition. */
export const definitionsAndOffices: Wordings = {
  headcount: [
    [
      '<h2>2. Definitions</h2><p>“Small and medium-sized enterprise” means an enterprise of Annex I to Regulation (EU) No 651/2014: a medium-sized enterprise employs fewer than 250 persons and has a turnover of up to EUR 50 million.</p>',
    ],
    [
      '<h2>2. Definitions</h2><dl><dt>Small Undertaking</dt><dd>an undertaking which employs fewer than 50 persons and whose annual turnover does not exceed €10 million.</dd></dl>',
    ],
    [
      '<h2>Ορισμοί</h2><table><tr><td>Μικρή επιχείρηση</td><td>απασχολεί λιγότερους από 50 εργαζομένους και έχει κύκλο εργασιών έως 10 εκατ. €</td></tr></table>',
    ],
    [
      'Στο παράρτημα, όπου αναγράφεται «λιγότεροι από 10 εργαζόμενοι και κύκλος εργασιών έως 20 εκατ. €» για την πολύ μικρή επιχείρηση, ορθό είναι «λιγότεροι από 10 εργαζόμενοι και κύκλος εργασιών έως 2 εκατ. €».',
    ],
    ['Ως μεσαία θεωρείται όποια έχει κάτω από 250 άτομα και τζίρο έως 50 εκατ. €.'],
    ['Η επιχείρηση απασχολεί λιγότερους από 50 εργαζομένους.', 'max_exclusive 50'],
  ],
  turnover: [
    [
      'Στο παράρτημα, όπου αναγράφεται «λιγότεροι από 10 εργαζόμενοι και κύκλος εργασιών έως 20 εκατ. €» για την πολύ μικρή επιχείρηση, ορθό είναι «λιγότεροι από 10 εργαζόμενοι και κύκλος εργασιών έως 2 εκατ. €».',
    ],
    [
      '<h2>2. Definitions</h2><dl><dt>Small Undertaking</dt><dd>an undertaking which employs fewer than 50 persons and whose annual turnover does not exceed €10 million.</dd></dl>',
    ],
  ],
  salaried_awu: [
    [
      '«4. Ο αιτών απασχόλησε το 2025 τουλάχιστον 1 ΕΜΕ μισθωτής εργασίας.» Η προηγούμενη διατύπωση απαιτούσε 2 ΕΜΕ μισθωτής εργασίας.',
      'min 1',
    ],
    ['Staff: at least 1 salaried AWU in 2025. The previous wording asked for 2 salaried AWU.', 'min 1'],
  ],
  opens: [
    [
      'Οι αιτήσεις υποβάλλονται στο ΟΠΣ. Αφετηρία είναι η 1η Δεκεμβρίου 2027 και ώρα 10:00.',
      '2027-12-01 10:00 Europe/Athens',
    ],
    ['Η έναρξη υποβολών, που ήταν η 13-07-2027, δεν μεταβάλλεται.', '2027-07-13 00:00 Europe/Athens'],
    [
      'Η καταληκτική ημερομηνία υποβολής μετατίθεται από τις 30-11-2027 στις 22-01-2028. Η έναρξη, που ήταν η 13-07-2027, δεν μεταβάλλεται.',
      '2027-07-13 00:00 Europe/Athens',
    ],
    ['The start of submissions, 13 July 2027, stays as it was.', '2027-07-13 00:00 Europe/Athens'],
  ],
  age: [
    [
      '<p>Δεν επιχορηγούνται:</p><ul><li>Α.Ε. και Ε.Π.Ε.,</li><li>εποχικές επιχειρήσεις (λειτουργία κάτω από 9 μήνες),</li><li>μεταβίβαση επιχείρησης από σύζυγο.</li></ul>',
    ],
    ['Seasonal businesses (open for less than nine months a year) cannot apply.'],
    ['Τα καταλύματα λειτουργούν τουλάχιστον 8 μήνες τον χρόνο.'],
    ['Άνεργοι που έκαναν έναρξη επιτηδεύματος από 01/09/2026 και μετά.', 'from 2026-09-01'],
    ['Έναρξη επιτηδεύματος στην ΑΑΔΕ την 01/09/2026 ή αργότερα.', 'from 2026-09-01'],
    ['Δεν επιτρέπεται η μεταβίβαση πριν περάσουν 15 μήνες από την έναρξη.'],
    ['Businesses that opened on or after 1 September 2026.', 'from 2026-09-01'],
  ],
  activities: [
    [
      'Επενδύσεις στους κλάδους 10 έως 13 του ΚΑΔ 2025. Εξαιρούνται ο κλάδος 12 και η τάξη 10.92.',
      '10 subtree',
      '11 subtree',
      '12 subtree',
      '13 subtree',
      'not 12 subtree',
      'not 10.92 subtree',
    ],
    ['ΚΑΔ επένδυσης στους κλάδους 20 και 22 του ΚΑΔ 2025.', '20 subtree', '22 subtree'],
    ['Κλάδοι 20, 22 της NACE 2025.', '20 subtree', '22 subtree'],
    [
      '<p>Διαθέτουν κύριο ΚΑΔ (ΚΑΔ 2025) από τους εξής:</p><table><tr><th>ΚΑΔ</th><th>Περιγραφή</th></tr><tr><td>10</td><td>Βιομηχανία τροφίμων</td></tr><tr><td>11</td><td>Ποτοποιία</td></tr><tr><td>20.42</td><td>Καλλυντικά</td></tr></table><p>Εξαιρείται η τάξη 10.11 και η τάξη 10.92.</p>',
      '10 subtree',
      '11 subtree',
      '20.42 subtree',
      'not 10.11 subtree',
      'not 10.92 subtree',
    ],
    [
      'Δεν επιχορηγούνται:\nα) νυχτερινά κέντρα και επιχειρήσεις τυχερών παιγνίων,\nβ) επιχειρήσεις με κύρια δραστηριότητα τη γεωργία (κλάδος 01).',
      'not 01 subtree',
    ],
    [
      '<p>The following are not aided:</p><ul><li>night clubs,</li><li>businesses whose main activity is farming (division 01).</li></ul>',
      'not 01 subtree',
    ],
  ],
  legal_forms: [
    [
      'Δεν υπάγονται ανώνυμες εταιρείες και αλλοδαπές εταιρείες με υποκατάστημα στην Ελλάδα.',
      'not public_limited_company',
      'not foreign_branch',
    ],
    [
      'The following cannot apply: sole traders, charities, clubs and associations, and State bodies.',
      'not sole_trader',
      'not association',
      'not public_body',
    ],
    [
      'Δεν επιτρέπονται η κοινοπραξία, η εταιρεία αστικού δικαίου και το σωματείο.',
      'not consortium',
      'not civil_law_company',
      'not association',
    ],
    [
      '<h3>Δικαιούχοι</h3><ul><li>Νομικά πρόσωπα με μορφή Ο.Ε., Ε.Ε. ή Α.Ε.</li><li>Συνεταιριστικές οργανώσεις:<ul><li>αγροτικοί συνεταιρισμοί</li><li>κοινωνικές συνεταιριστικές επιχειρήσεις</li></ul></li></ul>',
      'general_partnership',
      'limited_partnership',
      'public_limited_company',
      'agricultural_cooperative',
      'social_cooperative_enterprise',
    ],
  ],
  regions: [
    ['Δεν υπάγονται ανώνυμες εταιρείες και αλλοδαπές εταιρείες με υποκατάστημα στην Ελλάδα.'],
    ['Branches of foreign companies in Greece are not eligible.'],
  ],
  sizes: [
    [
      'The applicant must be a small or medium-sized enterprise. Micro enterprises should contact their Local Enterprise Office.',
      'small',
      'medium',
    ],
    ['Δικαιούχοι είναι μεσαίες επιχειρήσεις. Οι μικρές μπορούν να απευθυνθούν στο Επιμελητήριό τους.', 'medium'],
  ],
  required_documents: [
    [
      'Η επιχορήγηση καταβάλλεται ανά τρίμηνο. Προϋπόθεση κάθε καταβολής είναι η φορολογική ενημερότητα και η ασφαλιστική ενημερότητα της επιχείρησης.',
      'tax_clearance',
      'social_clearance',
    ],
    ['Each payment requires tax clearance.', 'tax_clearance'],
    [
      'Στην πρόταση επισυνάπτονται: επιχειρηματικό σχέδιο, πιστοποιητικό εγγραφής του Εφόρου Εταιρειών, ελεγμένες οικονομικές καταστάσεις.',
      'business_plan',
      'gemi',
      'e3',
    ],
    [
      '<p>Δικαιολογητικά:</p><ul><li>προσφορές,</li><li>άδεια δόμησης ή βεβαίωση ότι δεν απαιτείται.</li></ul>',
      'offers',
      'permits',
    ],
    [
      'The application form shall be accompanied by: the latest audited financial statements; quotations for every item over €2,500; and a project plan.',
      'e3',
      'offers',
      'business_plan',
    ],
    [
      '<p>Attach:</p><ul><li>bank statements as proof of own funds,</li><li>constitution or rules of the company or co-operative.</li></ul>',
      'own_funds',
      'articles',
    ],
    ['Ο προμηθευτής εκδίδει τιμολόγιο στο τέλος του μήνα.'],
    ['Our constitution protects small firms.'],
  ],
  external_ids: [
    [
      '<table><tr><td>Δημόσια Πρόσκληση</td><td>31/2027</td></tr><tr><td>Αρ. πρωτ.</td><td>877611</td></tr></table>',
      '31/2027',
      '877611',
    ],
    ['Κωδικός Δράσης: ΠΕΛ-1.3.Β-07 | Α/Α ΟΠΣ: 9448 | Αρ. πρωτ. Απόφασης: 3873', 'ΠΕΛ-1.3.Β-07', '9448', '3873'],
    ['Αρ. πρωτ. πρόσκλησης: 4410/2027', '4410/2027'],
  ],
}
