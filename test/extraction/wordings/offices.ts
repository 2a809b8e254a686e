import type { Wordings } from '../sentences-are-read.ts'

/** As offices, chambers and consultants word it; a text without atoms says nothing of the field. */
export const offices: Wordings = {
  published_on: [
    ['Η πρόσκληση δημοσιεύθηκε στις 19 Οκτωβρίου 2026.', '2026-10-19'],
    ['Έκδοση 1.2 – Νοέμβριος 2026 (η προκήρυξη αναρτήθηκε στις 19 Οκτωβρίου 2026)', '2026-10-19'],
    ['Version 1.1, 6 November 2026 (v1.0 published on 30 October 2026)', '2026-10-30'],
    ['Circular 41/2026 – 19 October 2026', '2026-10-19'],
    ['Issue date: 5th January 2026', '2026-01-05'],
    ['Αρ. πρωτ.: 2981/16-10-2026', '2026-10-16'],
    ['Τρίπολη, 24/11/2026\nΘΕΜΑ: 2η τροποποίηση της υπ’ αρ. 2207/01-09-2026 Πρόσκλησης', '2026-09-01'],
    ['Τροποποιείται η από 14-07-2026 με αρ. πρωτ. 1902 Πρόσκληση.', '2026-07-14'],
    ['Ισχύει ο κανονισμός που δημοσιεύθηκε στις 15 Δεκεμβρίου 2023.'],
    ['Τα αποτελέσματα θα δημοσιευθούν στις 15 Μαΐου 2027.'],
    ['Πότε: 1–31 Μαρτίου 2027'],
    ['Δημοσιεύθηκε: 26/11/2026 10:42'],
  ],
  external_ids: [
    ['Πρόσκληση 2.2.7 «Μεταποίηση προϊόντων αλιείας»', '2.2.7'],
    ['Κωδικός πρόσκλησης στο ΟΠΣΑΑ: LDR-ΔΓ-ΙΔ-01\nΠαρέμβαση Π3-77-4.1 «LEADER»', 'LDR-ΔΓ-ΙΔ-01'],
    ['Grants for covered crops (Intervention P3-73-2.12)', 'P3-73-2.12'],
  ],
  age: [
    ['Έχουν ιδρυθεί/ συσταθεί πριν την 01.01.2022 και παραμένουν ενεργές.', 'to 2021-12-31'],
    ['The company has closed at least two (2) full management years.', 'years min 2'],
    ['Να διαθέτουν τρεις πλήρεις κλεισμένες 12μηνες διαχειριστικές χρήσεις.', 'years min 3'],
    ['Τουλάχιστον δύο κλεισμένοι ισολογισμοί', 'years min 2'],
    ['Διαθέτουν ένα κλεισμένο δωδεκάμηνο διαχειριστικό έτος.', 'years min 1'],
    ['Businesses in their first 18 months of operation.', 'months max 18'],
    ['Ζητούνται οι οικονομικές καταστάσεις των τριών τελευταίων κλεισμένων χρήσεων.'],
    [
      'Όσοι δημιούργησαν επιχείρηση στο χρονικό διάστημα από 01.01.2024 έως 31.08.2025.',
      'from 2024-01-01',
      'to 2025-08-31',
    ],
    ['The applicant has been a member of the Chamber since 31 December 2024 or earlier.', 'to 2024-12-31'],
    ['Η πρώτη εγκατάσταση δεν προηγείται της 1ης Νοεμβρίου 2025.', 'from 2025-11-01'],
    ['Εγγράφονται στο μητρώο του προγράμματος από 16.11.2026.'],
    ['The rate rises by a further 10% for farmers who started in the last five years.'],
    ['Υφιστάμενες επιχειρήσεις: θετικά αποτελέσματα. Δεκτές και επιχειρήσεις υπό σύσταση.', 'to_be_founded'],
  ],
  salaried_awu: [
    ['Απασχόλησαν προσωπικό με εξαρτημένη εργασία τουλάχιστον μίας και μισής (1,5) ΕΜΕ.', 'min 1.5'],
    [
      'Η φράση «τουλάχιστον πέντε (5) ΕΜΕ εξαρτημένης εργασίας» αντικαθίσταται από τη φράση «τουλάχιστον δύο (2) ΕΜΕ εξαρτημένης εργασίας».',
      'min 2',
    ],
    ['Τουλάχιστον μισή ΕΜΕ εξαρτημένης εργασίας', 'min 0.5'],
    ['The firm has at least one (1) EME of dependent labour in the year before.', 'min 1'],
  ],
  legal_forms: [
    [
      'Είναι ΑΕ, ΕΠΕ, ΟΕ ή ΕΕ, ΙΚΕ, ατομική επιχείρηση ή συνεταιρισμός και τηρούν βιβλία.',
      'sole_trader',
      'general_partnership',
      'limited_partnership',
      'private_company',
      'limited_liability_company',
      'public_limited_company',
      'cooperative',
    ],
    [
      'It is a sole trader, a partnership, a co-operative or a limited company.',
      'sole_trader',
      'general_partnership',
      'cooperative',
      'limited_liability_company',
    ],
    [
      'Legal entities of any form except partnerships of civil law and joint ventures.',
      'not civil_law_company',
      'not consortium',
    ],
    [
      'Τα σωματεία δεν είναι δικαιούχοι. Αντίθετα, οι αστικές μη κερδοσκοπικές εταιρείες συμμετέχουν κανονικά.',
      'not association',
    ],
    ['Μη επιλέξιμες μορφές\tΚοινωνίες, σωματεία', 'not co_ownership', 'not association'],
  ],
  activities: [
    [
      'ΚΑΔ επένδυσης των κλάδων 10 (πλην του 10.91), 13, 14 και 31',
      '10 subtree',
      '13 subtree',
      '14 subtree',
      '31 subtree',
      'not 10.91 subtree',
    ],
    ['Δεν δραστηριοποιούνται στους κλάδους 64, 65 και 66.', 'not 64 subtree', 'not 65 subtree', 'not 66 subtree'],
    ['Εξορυκτικές δραστηριότητες (ΚΑΔ 07 & 08)', '07 subtree', '08 subtree'],
    ['Κλάδοι: 26, 62', '26 subtree', '62 subtree'],
  ],
  regions: [
    ['To be active in Greek territory and to invest exclusively within the North Aegean Region.', 'EL41'],
    ['Η επένδυση γίνεται σε νησί των Ιονίων Νήσων. Η Π.Ε. Ζακύνθου εξαιρείται.', 'EL62', 'not EL621'],
    [
      'Η πράξη υλοποιείται στην Περιφέρεια Ηπείρου, εκτός της Π.Ε. Θεσπρωτίας που καλύπτεται από άλλη πρόσκληση.',
      'EL54',
      'not EL542',
    ],
    ['Όλη η Ελλάδα πλην Αττικής και Νοτίου Αιγαίου', 'not EL30', 'not EL42'],
  ],
  sizes: [
    [
      'Στη δράση εντάσσονται μικρές, μεσαίες και μεγάλες επιχειρήσεις, με ποσοστά 60%, 50% και 40% αντίστοιχα.',
      'small',
      'medium',
      'large',
    ],
    ['Άρθρο 5 – Δικαιούχοι. ΜμΕ κατά τη Σύσταση 2003/361/ΕΚ.', 'micro', 'small', 'medium'],
  ],
  loan: [
    ['Δάνεια κεφαλαίου κίνησης από 10.000 € έως 400.000 €.', 'min 10000.00', 'max 400000.00'],
    ['Μικροπιστώσεις έως 25.000 ευρώ', 'max 25000.00'],
    ['Με τις τράπεζες το σύνολο των δανείων φτάνει τα 500 εκατ. ευρώ.'],
  ],
  instruments: [
    ['Χρηματοδοτούμε επενδύσεις με δάνεια που καλύπτονται από εγγύηση 80%.', 'guarantee', 'loan'],
    ['Επιδότηση χρηματοδοτικής μίσθωσης εξοπλισμού', 'grant', 'leasing_subsidy'],
    ['A tax credit of 30% of the expenditure.', 'grant', 'tax_credit'],
  ],
  required_documents: [
    ['Η πληρωμή γίνεται με την υποβολή τιμολογίων και αποδείξεων εξόφλησης.', 'invoices'],
    ['Quotes from at least three suppliers must accompany the application.', 'offers'],
    ['What do I need?\n• Business plan\n• Three written quotations', 'business_plan', 'offers'],
    ['You attach the business plan. We do not ask for an SME declaration.', 'business_plan'],
  ],
}
