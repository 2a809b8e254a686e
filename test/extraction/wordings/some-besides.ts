import type { Wordings } from '../sentences-are-read.ts'

/** Who may apply beside all the others, and what a word that closes a circle is of: nobody is kept out by it. */
export const someBesides: Wordings = {
  legal_forms: [
    ['Δικαιούχοι είναι όλες οι ιδιωτικές επιχειρήσεις, οι συνεταιρισμοί, οι ΚΟΙΝ.Σ.ΕΠ. και γενικά εργοδότες.'],
    ['Open to all private enterprises, cooperatives and associations that employ staff.'],
    ['Το πρόγραμμα Β απευθύνεται επιπρόσθετα σε Αναπτυξιακές Ανώνυμες Εταιρείες και σε επιχειρήσεις ΟΤΑ.'],
    ['Ποιοι μπορούν να συμμετάσχουν\n\nΕίναι κυρίως Κοινωνικές Συνεταιριστικές Επιχειρήσεις.'],
    ['Beneficiaries are mainly cooperatives and associations.'],
    ['Ποιοι μπορούν να συμμετάσχουν\n\nΦορείς κοινωνικής και αλληλέγγυας οικονομίας με εγγραφή στο μητρώο.'],
    ['The translation is endorsed by the Science and Skills Foundation, for information only.'],
    ['Who may apply\n\nSelf-employed persons may participate only for the training of their staff.'],
    ['Δικαιούχοι\n\n• Ακαθάριστα έσοδα κάτω από 60.000 € (αυτοαπασχολούμενοι)'],
    ['Δικαιούχοι είναι ιδιωτικές επιχειρήσεις με τη μορφή ΑΕ ή ΙΚΕ.', 'public_limited_company', 'private_company'],
    ['Only foundations and associations may apply.', 'foundation', 'association'],
  ],
  headcount: [
    ['Craft units employing up to 4 persons may also apply for investments in buildings.'],
    ['Επιχειρήσεις με έως 5 εργαζομένους μπορούν επίσης να ζητήσουν συμβουλευτική.'],
    ['The scheme is open to firms employing up to 4 persons.', 'max 4'],
  ],
  sizes: [
    ['Open to units that will invest at least €12.000 (small size enterprises) and €35.000 (medium size enterprises).'],
    ['Open to enterprises of all sizes.', 'micro', 'small', 'medium', 'large'],
    ['Ανώτατη ενίσχυση ανά επενδυτικό σχέδιο:\n• μικρές επιχειρήσεις: 90.000 €\n• μεσαίες επιχειρήσεις: 190.000 €'],
  ],
  closes: [['Οι ενισχύσεις έχουν ποσά έως 90.000 ευρώ, καλύπτοντας μισθολογικά και λειτουργικά κόστη της δράσης.']],
}
