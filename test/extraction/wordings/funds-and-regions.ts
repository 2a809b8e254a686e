import type { Wordings } from '../sentences-are-read.ts'

/** Ways in which calls of regional programmes, of the recovery fund and of loan funds say for whom they are, where, and what they give. */
export const fundsAndRegions: Wordings = {
  legal_forms: [
    ['Δικαιούχοι της δράσης είναι νομικά πρόσωπα, αγροτικοί συνεταιρισμοί και κοινοπραξίες.'],
    ['Eligible applicants are legal entities, social cooperatives and consortia.'],
    [
      'Υποβάλλουν επιχειρήσεις με τη μορφή (Α.Ε.), (Ο.Ε.), (Ε.Ε.), (Ε.Ε.) κατά μετοχές και (Ε.Π.Ε.).',
      'general_partnership',
      'limited_partnership',
      'limited_partnership_by_shares',
      'limited_liability_company',
      'public_limited_company',
    ],
    [
      'Applicants have one of these legal forms: sole proprietorship, O.E., E.E., I.K.E. or S.A.',
      'sole_trader',
      'general_partnership',
      'limited_partnership',
      'private_company',
      'public_limited_company',
    ],
    [
      'Δικαιούχοι: Α.Ε. και Ε.Π.Ε., όπως ορίζει ο Κανονισμός (Ε.Ε.) 651/2014.',
      'limited_liability_company',
      'public_limited_company',
    ],
  ],
  regions: [
    [
      'Το πρόγραμμα στοχεύει στην ενίσχυση σχεδίων που θα υλοποιηθούν στις περιοχές των Τοπικών Σχεδίων Ηπείρου και Μουζακίου.',
    ],
    ['The scheme is for firms located in Epirus and Mouzaki.'],
    ['Η δράση στοχεύει στην ενίσχυση επιχειρήσεων στην Περιφέρεια Ανατολικής Μακεδονίας και Θράκης.', 'EL51'],
    ['Η δράση αφορά επιχειρήσεις με έδρα στην Ήπειρο και στη Θεσσαλία.', 'EL54', 'EL61'],
    ['Η δράση αφορά επιχειρήσεις με έδρα στην Ήπειρο και Εμπορικούς Συλλόγους.', 'EL54'],
    [
      'Η Δράση «Στήριξη νέων μονάδων» ενθαρρύνει επενδυτικά σχέδια μικρών επιχειρήσεων της Περιφέρειας Ηπείρου.',
      'EL54',
    ],
    ['The programme encourages investment projects of enterprises located in Crete.', 'EL43'],
    ['The programme encourages the participation of women from enterprises located in Crete.'],
  ],
  age: [
    [
      'Η δράση ενισχύει επιχειρήσεις που διαθέτουν τρεις (3) κλεισμένες διαχειριστικές χρήσεις για τις οποίες έχουν υποβληθεί τα φορολογικά έντυπα.',
      'years min 3',
    ],
    [
      'Δικαιούχοι\n\n• Επιχειρήσεις που έχουν κάνει έναρξη από την 1η\n  Μαρτίου 2022 (01-03-2022) και μετά.\n• Επιχειρήσεις με βιβλία.',
      'from 2022-03-01',
    ],
    [
      'Δικαιούχοι είναι επιχειρήσεις που δραστηριοποιούνται στον τουρισμό και έχουν κάνει έναρξη εργασιών από την 1η Μαρτίου 2022 κι έπειτα.',
      'from 2022-03-01',
    ],
    ['Δικαιούχοι είναι επιχειρήσεις που λειτουργούν από 1/3/2022.', 'to 2022-03-01'],
  ],
  instruments: [
    ['Το πρόγραμμα θα παρέχει επιταγές (vouchers) που θα διατεθούν για αγορά ψηφιακών εργαλείων.', 'voucher'],
    ['Το πρόγραμμα στηρίζει τις μικρές επιχειρήσεις μέσω της παροχής vouchers για νέα λογισμικά.', 'voucher'],
    [
      '<h2>Ταμείο Εγγυοδοσίας Ναυτιλίας</h2><p>Το ταμείο καλύπτει μέρος του δανείου. Οι αιτήσεις υποβάλλονται στις τράπεζες.</p>',
      'guarantee',
    ],
  ],
  min_eligible_cost: [
    [
      'Ο επιχορηγούμενος προϋπολογισμός κάθε πρότασης υποψήφιου δικαιούχου ενίσχυσης μπορεί να κυμαίνεται από €20.000 έως και €240.000.',
      '20000.00',
    ],
  ],
  max_eligible_cost: [
    [
      'Ο επιχορηγούμενος προϋπολογισμός κάθε πρότασης υποψήφιου δικαιούχου ενίσχυσης μπορεί να κυμαίνεται από €20.000 έως και €240.000.',
      '240000.00',
    ],
  ],
  max_subsidy: [['Κάθε δικαιούχος ενίσχυσης λαμβάνει επιχορήγηση από 20.000 έως 240.000 ευρώ.', '240000.00']],
}
