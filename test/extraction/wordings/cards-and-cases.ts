import type { Wordings } from '../sentences-are-read.ts'

/** Cards with several names in a row, cases beside a rule, what is told of suppliers and of what happened before. */
export const cardsAndCases: Wordings = {
  regions: [
    ['Applicants are established in an EU Member State or in an associated country, including Norway and Moldova.'],
    ['Eligible are firms from any Member State, among them Cyprus and Malta.'],
    ['Αιτούντες από κάθε κράτος μέλος, όπως η Κύπρος και η Μάλτα, γίνονται δεκτοί.'],
    [
      'Μικρές επιχειρήσεις, γραμμένες στο μητρώο του Επιμελητηρίου, με έδρα ή υποκατάστημα στην Περιφερειακή Ενότητα Μαγνησίας.',
      'EL613',
    ],
    ['Members of the Chamber with a seat or branch in the regional unit of Magnesia.', 'EL613'],
    ['Πού: έδρα ή εργαστήριο στην Περιφέρεια Κρήτης. Η δοκιμή μπορεί να γίνει οπουδήποτε.', 'EL43'],
    ['Η δράση έχει προϋπολογισμό 6,2 εκατ. ευρώ και αφορά μόνο το Βόρειο και το Νότιο Αιγαίο.', 'EL41', 'EL42'],
    ['Το πρόγραμμα τρέχει μόνο στη Δυτική Ελλάδα και στο Ιόνιο.', 'EL63', 'EL62'],
  ],
  legal_forms: [
    [
      '<p>Δικαιούχοι</p><ul><li>λειτουργούν ως Α.Ε., Ε.Π.Ε. ή Ο.Ε. (ατομικές επιχειρήσεις δεν γίνονται δεκτές)</li></ul>',
      'public_limited_company',
      'limited_liability_company',
      'general_partnership',
      'not sole_trader',
    ],
    [
      'Applicants are private companies or cooperatives (associations cannot apply).',
      'private_company',
      'cooperative',
      'not association',
    ],
    [
      'Δικαιούχοι είναι ΑΕ και ΙΚΕ (οι ΟΕ αποκλείονται).',
      'public_limited_company',
      'private_company',
      'not general_partnership',
    ],
    [
      'Οι αιτούντες έχουν μορφή Ο.Ε., Ε.Ε. ή Ι.Κ.Ε. (όχι ατομικές επιχειρήσεις).',
      'general_partnership',
      'limited_partnership',
      'private_company',
      'not sole_trader',
    ],
    [
      'Δικαιούχοι είναι Α.Ε., Ε.Π.Ε. ή Ο.Ε. (αποκλείονται οι ατομικές επιχειρήσεις και οι κοινοπραξίες).',
      'public_limited_company',
      'limited_liability_company',
      'general_partnership',
      'not sole_trader',
      'not consortium',
    ],
    [
      'Δικαιούχοι είναι Ι.Κ.Ε. ή Α.Ε. (εξαιρούνται οι συνεταιρισμοί) που λειτουργούν νόμιμα.',
      'private_company',
      'public_limited_company',
      'not cooperative',
    ],
    [
      'Applicants are public limited companies or partnerships (no associations or foundations).',
      'public_limited_company',
      'general_partnership',
      'not association',
      'not foundation',
    ],
    ['Δικαιούχοι είναι ατομικές επιχειρήσεις και Ο.Ε. (όχι μόνο του τουρισμού).', 'sole_trader', 'general_partnership'],
    [
      'Επιλέξιμες είναι μόνο οι Α.Ε., οι Ε.Π.Ε. και οι Ι.Κ.Ε. που δεν είναι εισηγμένες στο χρηματιστήριο.',
      'public_limited_company',
      'limited_liability_company',
      'private_company',
    ],
    [
      'Δικαιούχοι είναι ατομικές επιχειρήσεις και Ο.Ε. οι οποίες δεν ανήκουν σε όμιλο.',
      'sole_trader',
      'general_partnership',
    ],
    ['Συνεταιρισμοί και σωματεία που δεν ασκούν οικονομική δραστηριότητα δεν γίνονται δεκτοί.'],
    [
      'Εκτός μένουν οι συνεταιρισμοί και τα σωματεία, που ενισχύθηκαν πέρυσι με 20.000 ευρώ το καθένα.',
      'not cooperative',
      'not association',
    ],
    [
      'Foundations and associations, which got their own grants last year, are left out.',
      'not foundation',
      'not association',
    ],
    [
      'Δεν είναι επιλέξιμες όσες πωλούν αποκλειστικά μέσω διαδικτύου και οι κοινωνίες αστικού δικαίου.',
      'not co_ownership',
    ],
    ['Δεν συμμετέχουν ιδρύματα, σωματεία και όσοι είχαν επιδοτηθεί το 2024.', 'not foundation', 'not association'],
  ],
  age: [
    [
      'Γίνονται δεκτές και νεοσύστατες επιχειρήσεις που έκαναν έναρξη μετά την 1η Ιανουαρίου 2025, εφόσον έχουν ήδη έσοδα.',
    ],
    ['Also admitted are new companies founded after 1 January 2025, if they have revenue.'],
    ['Δεκτές είναι και επιχειρήσεις με λιγότερα από δύο έτη λειτουργίας, με εγγύηση εταίρου.'],
    ['Επιχειρήσεις που έκαναν έναρξη μετά την 1η Ιανουαρίου 2025.', 'from 2025-01-02'],
    ['Να έχουν συμπληρώσει το πολύ 60 μήνες από την έναρξη εργασιών κατά την υποβολή.', 'months max 60'],
    ['Ο πάροχος λειτουργεί τουλάχιστον δύο έτη.'],
    ['Providers must have been in business for at least two years.'],
    ['Which providers are accepted? Those with two years of activity.'],
  ],
  salaried_awu: [
    ['Εργαστήρια με προσωπικό κάτω από 0,3 ή πάνω από 9 ΕΜΕ μισθωτών δεν εντάσσονται.', 'min 0.3', 'max 9'],
    ['Επιχειρήσεις με λιγότερες από 2 ή περισσότερες από 20 ΕΜΕ εξαρτημένης εργασίας αποκλείονται.', 'min 2', 'max 20'],
    [
      '<table><tr><th>Σημείο</th><th>Αντί</th><th>Ορθό</th></tr><tr><td>Προσωπικό</td><td>«τουλάχιστον 3 ΕΜΕ»</td><td>«τουλάχιστον 1 ΕΜΕ εξαρτημένης εργασίας κατά το 2025»</td></tr></table>',
      'min 1',
    ],
    [
      '<table><tr><th>Chapter</th><th>Printed</th><th>Correct</th></tr><tr><td>Staff</td><td>at least 3 salaried AWU</td><td>at least 1 salaried AWU in 2025</td></tr></table>',
      'min 1',
    ],
  ],
  headcount: [
    ['Businesses with fewer than 3 or more than 80 employees are not eligible.', 'min 3', 'max 80'],
    ['Όσοι έχουν κάτω από τρεις ή πάνω από ογδόντα εργαζομένους δεν συμμετέχουν.', 'min 3', 'max 80'],
    ['Firms below 3 and above 80 employees are left out.', 'min 3', 'max 80'],
  ],
  activities: [
    [
      'Επιχειρήσεις με κύριο ΚΑΔ στον κλάδο 10 ή 11, εκτός από την τάξη 10.91 (ζωοτροφές).',
      '10 subtree',
      '11 subtree',
      'not 10.91 subtree',
    ],
    [
      'Firms with a main activity in division 10 or 11, except class 10.91.',
      '10 subtree',
      '11 subtree',
      'not 10.91 subtree',
    ],
    ['Από τον κλάδο 47 εξαιρείται ο 47.26.', 'not 47.26 subtree'],
    ['Ποιοι πάροχοι γίνονται δεκτοί; Όσοι έχουν εγγραφεί στο Μητρώο Παρόχων με ΚΑΔ 62 ή 63.'],
    ['Suppliers have a NACE code of division 62 or 63.'],
    ['Οι προμηθευτές έχουν ΚΑΔ 62.01.'],
    [
      '3.3 Οι επιλέξιμες δραστηριότητες είναι:\n 10.41 παραγωγή ελαίων και λιπών\n 11.02 παραγωγή οίνου',
      '10.41 subtree',
      '11.02 subtree',
    ],
  ],
  closes: [
    [
      'Cut-off dates\n\n   Cut-off 1      10 March 2027         17:00 (Brussels local time)\n   Cut-off 2      9 June 2027           17:00 (Brussels local time)\n   Cut-off 3      6 October 2027        17:00 (Brussels local time)',
      '2027-03-10 17:00 Europe/Brussels',
      '2027-06-09 17:00 Europe/Brussels',
      '2027-10-06 17:00 Europe/Brussels',
    ],
    [
      '<table><tr><td>Έναρξη υποβολής:</td><td>24/11/2026 12:00</td><td>Λήξη υποβολής:</td><td>05/02/2027 15:00</td></tr><tr><td>Πρόγραμμα:</td><td>Ψηφιακός</td><td>Ταμείο:</td><td>ΕΤΠΑ</td></tr></table>',
      '2027-02-05 15:00 Europe/Athens',
    ],
  ],
  published_on: [
    ['Ημερομηνία / Date: 13/11/2026', '2026-11-13'],
    ['ΕΝΗΜΕΡΩΤΙΚΟ ΔΕΛΤΙΟ ΠΡΟΪΟΝΤΟΣ – έκδοση 1.2, 20 Νοεμβρίου 2026', '2026-11-20'],
    ['Product sheet, version 1.2, 20 November 2026', '2026-11-20'],
    [
      '<table><tr><td>Κατάσταση:</td><td>Ανοικτή</td><td>Ημ/νία έκδοσης:</td><td>10/11/2026</td></tr><tr><td>Πρόγραμμα:</td><td>Ψηφιακός</td><td>Ταμείο:</td><td>ΕΤΠΑ</td></tr></table>',
      '2026-11-10',
    ],
    [
      'Ταχ. Δ/νση: Λεωφ. Αθηνών 58                         Αθήνα, 25.11.2026\nΠληροφορίες: Μ. Δελή                                Αρ. πρωτ.: 9217',
      '2026-11-25',
    ],
  ],
  external_ids: [
    ['<p>ΚΧΖ/ΠΡ-27/04 · Θεσσαλονίκη, 23 Νοεμβρίου 2026</p>', 'ΚΧΖ/ΠΡ-27/04'],
    ['<p>BXC-SEA-27 · Πειραιάς / Piraeus, 18.11.2026</p>', 'BXC-SEA-27'],
    [
      '<table><tr><td>Κωδικός:</td><td>ΨΡ-07</td><td>α/α ΟΠΣΚΕ:</td><td>9902</td></tr><tr><td>Κατάσταση:</td><td>Ανοικτή</td><td>ΑΔΑ:</td><td>Ρ1ΩΖΗ-8ΨΔ</td></tr></table>',
      'ΨΡ-07',
      '9902',
      'Ρ1ΩΖΗ-8ΨΔ',
    ],
  ],
  required_documents: [
    [
      '<table><tr><td><b>Συνημμένα:</b> επιχειρηματικό σχέδιο δοκιμής, πιστοποιητικό ΓΕΜΗ, Ε3 ή ισολογισμός, δήλωση ΜΜΕ.</td><td><b>Attachments:</b> business plan of the trial, GEMI certificate, E3 or balance sheet, SME declaration.</td></tr></table>',
      'business_plan',
      'gemi',
      'e3',
      'sme_declaration',
    ],
    [
      '<h3>Application package</h3><p>Application form in English, partnership agreement signed by all partners, statutes (private bodies only), and permits for works where national law asks for them.</p>',
      'cooperation_agreement',
      'articles',
      'permits',
    ],
    ['Πληρωμές σε τρεις δόσεις μετά από έλεγχο εξοφλημένων τιμολογίων, η πρώτη έως 30%.', 'invoices'],
    ['Final payment is made after approval of the final report.'],
  ],
}
