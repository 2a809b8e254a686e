import type { Wordings } from '../sentences-are-read.ts'

/** Lists that say by their members what they are of, whatever leads to them; and who is refused by a verb of any kind. */
export const lists: Wordings = {
  required_documents: [
    [
      '<h2>Συνοδευτικά</h2><ul><li>Επιχειρηματικό σχέδιο τετραετίας</li><li>Καταστατικό ή σχέδιό του</li><li>Έντυπα Ε3</li></ul>',
      'articles',
      'business_plan',
      'e3',
    ],
    [
      '<p>A proposal is complete with:</p><ul><li>the business plan in English,</li><li>a lease for ten years,</li><li>three quotations for each machine.</li></ul>',
      'business_plan',
      'offers',
      'site_title',
    ],
    [
      '<table><tr><th>Τι</th><th>Πότε</th></tr><tr><td>Δήλωση ΜΜΕ</td><td>με την αίτηση</td></tr><tr><td>Φορολογική ενημερότητα</td><td>με την αίτηση</td></tr><tr><td>Έντυπο Ε3</td><td>με την αίτηση</td></tr></table>',
      'e3',
      'sme_declaration',
      'tax_clearance',
    ],
    // Lists of what is paid for name documents too.
    [
      '<h2>Επιλέξιμες δαπάνες</h2><ul><li>Άδεια λογισμικού</li><li>Ενεργειακός έλεγχος</li><li>Μίσθωση μηχανημάτων</li></ul>',
    ],
    ['No declaration of de minimis aid is asked for.'],
  ],
  age: [
    [
      '<h2>Ποιοι μπορούν</h2><p>Μικρές επιχειρήσεις.</p><h2>Υποχρέωση λειτουργίας</h2><p>Η επιχείρηση μένει ενεργή 15 μήνες από την έναρξη.</p>',
    ],
  ],
  legal_forms: [
    [
      '<h2>Ποιοι καταθέτουν</h2><p>Υποψήφιοι είναι:</p><ul><li>σωματεία,</li><li>ιδρύματα,</li><li>κοινωνικές συνεταιριστικές επιχειρήσεις.</li></ul>',
      'association',
      'foundation',
      'social_cooperative_enterprise',
    ],
    [
      '<h2>Επιχειρήσεις που δανείζονται</h2><p>Δικαιούχοι είναι επιχειρήσεις κάθε κλάδου. Κοινωνίες και σωματεία δεν δανειοδοτούνται.</p>',
      'not association',
      'not co_ownership',
    ],
    [
      '<h2>Who may apply</h2><p>Sole traders and foundations cannot be the lead partner.</p>',
      'not foundation',
      'not sole_trader',
    ],
    [
      '<h2>Δικαιούχοι</h2><p>Ανώνυμες εταιρείες δεν γίνονται δεκτές. Το ίδιο ισχύει για κοινοπραξίες.</p>',
      'not consortium',
      'not public_limited_company',
    ],
    ['<h2>Conditions</h2><p>The financial capacity of coordinators is checked, except for public bodies.</p>'],
  ],
  closes: [
    [
      '<h2>Πότε</h2><p>Τρία παράθυρα υποβολής αιτήσεων:</p><ul><li>Πρώτο: ως 15 Ιανουαρίου 2027</li><li>Δεύτερο: ως 16 Απριλίου 2027</li></ul><p>Κάθε παράθυρο κλείνει στις 13:00.</p>',
      '2027-01-15 13:00 Europe/Athens',
      '2027-04-16 13:00 Europe/Athens',
    ],
    [
      '<p>Η λήξη των υποβολών μετατίθεται από τις 30.11.2026 ως εξής:</p><ul><li>για την Περιφέρεια Κρήτης στις 15 Ιανουαρίου 2027,</li><li>για την Περιφέρεια Ηπείρου στις 26 Φεβρουαρίου 2027.</li></ul>',
      '2027-01-15 23:59 Europe/Athens',
      '2027-02-26 23:59 Europe/Athens',
    ],
    [
      '<h2>Applications</h2><table><tr><td>Achaia</td><td>7 December 2026</td><td>29 January 2027</td></tr><tr><td>Ilia</td><td>7 December 2026</td><td>12 February 2027</td></tr></table>',
      '2027-01-29 23:59 Europe/Athens',
      '2027-02-12 23:59 Europe/Athens',
    ],
    [
      '<h2>Χρόνοι</h2><p>Οι αιτήσεις υποβάλλονται έως 26.3.2027. Αίτημα διευκρινίσεων υποβάλλεται έως 12.3.2027.</p>',
      '2027-03-26 23:59 Europe/Athens',
    ],
  ],
  moved: [
    [
      'The cut-off dates are 31 March 2027 and 30 September 2027. The first cut-off was moved from 26 February to 31 March 2027.',
      '2027-02-26',
    ],
  ],
}
