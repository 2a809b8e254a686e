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
    ['<h2>Επιλέξιμες δαπάνες</h2><ul><li>Άδεια λογισμικού</li><li>Ενεργειακός έλεγχος</li><li>Μίσθωση μηχανημάτων</li></ul>'],
    ['No declaration of de minimis aid is asked for.'],
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
      'not public_limited_company_single_member',
    ],
    ['<h2>Conditions</h2><p>The financial capacity of coordinators is checked, except for public bodies.</p>'],
  ],
}
