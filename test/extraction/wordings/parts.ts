import type { Logic } from '../logic-is-kept.ts'

/** Places that are less than a region, and two places that both have to be there. */
export const partsOfRegions: Logic = [
  ['Οι επιχειρήσεις να βρίσκονται σε νησιά της Περιφέρειας Αττικής.', 'region any_establishment EL30', 'manual'],
  ['Δεν είναι επιλέξιμες επενδύσεις στα νησιά της Περιφέρειας Αττικής.', 'manual'],
  [
    'Η επένδυση υλοποιείται στα νησιά της Περιφέρειας Νοτίου Αιγαίου με πληθυσμό κάτω από 3.100 κατοίκους.',
    'region investment_site EL42',
    'manual',
  ],
  ['Οι επιχειρήσεις έχουν έδρα στα νησιά του Νοτίου Αιγαίου.', 'region headquarters EL42'],
  [
    'Η εγκατάσταση βρίσκεται στους Δήμους Μεσσήνης και Τριφυλίας της Π.Ε. Μεσσηνίας.',
    'region any_establishment EL653',
    'manual',
  ],
  [
    'Το έργο υλοποιείται εντός του Δήμου Ζαχάρως ή του Δήμου Ανδρίτσαινας-Κρεστένων (Π.Ε. Ηλείας).',
    'region investment_site EL633',
    'manual',
  ],
  ['The project takes place in the city of Patras or on the island of Kos.', 'manual'],
  ['Δεν ενισχύονται επιχειρήσεις που εδρεύουν στην Αττική, με εξαίρεση τα νησιά.', 'manual'],
  ['Οι επιχειρήσεις εδρεύουν σε πυρόπληκτες περιοχές της Π.Ε. Εύβοιας.', 'region headquarters EL642', 'manual'],
  ['Δεν είναι επιλέξιμες επιχειρήσεις με έδρα στον Δήμο Βόλου.', 'manual'],
  [
    'Επιλέξιμες είναι οι επιχειρήσεις των νησιών του Βορείου Αιγαίου πλην Λέσβου.',
    'region any_establishment EL41',
    'manual',
  ],
  ['Σε όλη τη χώρα εκτός του Δήμου Αθηναίων.', 'region any_establishment EL', 'manual'],
  [
    'Επιχειρήσεις με έδρα στην Περιφέρεια Αττικής, εκτός των Δήμων Πειραιά και Κερατσινίου.',
    'region headquarters EL30',
    'manual',
  ],
  ['Η επιχείρηση εδρεύει στη Νάξο, την Πάρο ή τη Μήλο.', 'region headquarters EL422', 'manual'],
  ['Η επένδυση πραγματοποιείται στην Περιφερειακή Ενότητα Γρεβενών.', 'region investment_site EL531', 'manual'],
  ['Οι επιχειρήσεις εδρεύουν στις Π.Ε. Γρεβενών και Κοζάνης.', 'region headquarters EL531'],
  ['Η δράση εφαρμόζεται στις ορεινές περιοχές της Π.Ε. Τρικάλων.', 'region any_establishment EL611', 'manual'],
  ['The applicant must be located on the islands of the Region of Attica.', 'region any_establishment EL30', 'manual'],
  [
    'The project must be carried out in the municipalities of Messini and Trifylia of the Regional Unit of Messinia.',
    'region investment_site EL653',
    'manual',
  ],
  ['Eligible are businesses on the North Aegean islands except Lesvos.', 'region any_establishment EL41', 'manual'],
  [
    'Enterprises located in mountain areas of the Region of Crete may apply.',
    'region any_establishment EL43',
    'manual',
  ],
  ['The investment must be in the town of Ioannina.', 'region investment_site EL543', 'manual'],
  [
    'The business is located in Western Macedonia, but not in the municipality of Kozani.',
    'region any_establishment EL53',
    'manual',
  ],
  ['Firms based in the Municipality of Volos are not eligible.', 'manual'],
  [
    'Να έχουν έδρα στην Ήπειρο και υποκατάστημα στη Θεσσαλία.',
    'region headquarters EL54',
    'region any_establishment EL61',
  ],
  [
    'Η έδρα βρίσκεται στην Αττική και το έργο υλοποιείται στη Θεσσαλία.',
    'region headquarters EL30',
    'region investment_site EL61',
  ],
  [
    'Applicants must be based in Epirus and have a branch in Thessaly.',
    'region any_establishment EL54',
    'region any_establishment EL61',
  ],
  [
    'The seat must be in Thessaly and the site of the investment in Central Greece.',
    'region headquarters EL61',
    'region investment_site EL64',
  ],
  ['The firm has its seat in Crete or a branch in Attica.', 'region any_establishment EL43+EL30'],
  ['Οι επιχειρήσεις εδρεύουν στην Ήπειρο και στη Θεσσαλία.', 'region headquarters EL61+EL54'],
  ['Η έδρα και το υποκατάστημα βρίσκονται στην Κρήτη.', 'region any_establishment EL43'],
]

/** What one lot, action or stage of a call asks. */
export const partsOfCall: Logic = [
  ['For Lot 1, applicants shall employ at least five persons; for Lot 2, at least two.', 'manual', 'manual'],
  ['Under Strand B, the applicant must have been operating for at least three years.', 'manual'],
  ['Applicants to Action 2 must have at least two closed financial years.', 'manual'],
  [
    'Lot 1: the applicant employs at least ten persons. Lot 2: the applicant employs at least three persons.',
    'manual',
    'manual',
  ],
  ['In the second stage applicants must prove a turnover of at least EUR 100,000.', 'manual'],
  ['For Topic 3 only small enterprises may apply.', 'manual'],
  ['Applicants must employ at least five persons (Lot 1) or at least two (Lot 2).', 'manual'],
  ['Applicants for Lot 2 must have their seat in Crete.', 'manual'],
  ['Firms with at least three closed financial years may apply under Action 1.', 'manual'],
  ['Under all lots applicants must employ at least three persons.', 'headcount >=3'],
  ['Για τη Δράση 1 απαιτούνται τουλάχιστον 5 εργαζόμενοι, ενώ για τη Δράση 2 τουλάχιστον 2.', 'manual', 'manual'],
  ['Στην Κατηγορία Β οι επιχειρήσεις πρέπει να έχουν τουλάχιστον τρεις κλεισμένες χρήσεις.', 'manual'],
  ['Οι υποψήφιοι του Άξονα 2 να έχουν κύκλο εργασιών τουλάχιστον 50.000 €.', 'manual'],
  ['Για το Τμήμα Α δικαιούχοι είναι μόνο πολύ μικρές επιχειρήσεις.', 'manual'],
  ['Στο Α΄ στάδιο οι υποψήφιοι πρέπει να απασχολούν τουλάχιστον 4 άτομα.', 'manual'],
  ['Όσοι υποβάλλουν πρόταση στη Δράση Α πρέπει να έχουν έδρα στην Κρήτη.', 'manual'],
  ['Τμήμα 1: τουλάχιστον δύο κλεισμένες χρήσεις. Τμήμα 2: τουλάχιστον μία κλεισμένη χρήση.', 'manual', 'manual'],
  ['Στη Δράση 1 μπορούν να συμμετέχουν μόνο ΑΕ και ΕΠΕ.', 'manual'],
  ['Για κάθε δράση οι επιχειρήσεις απασχολούν τουλάχιστον 3 εργαζομένους.', 'headcount >=3'],
]

/** Closed years with something else of them, and those who have none as they are to be founded. */
export const yearsAndFounders: Logic = [
  ['Οι επιχειρήσεις διαθέτουν δύο κλεισμένες χρήσεις με θετικά κέρδη και στις δύο.', 'closed years >=2', 'manual'],
  [
    'Να έχουν δύο κλεισμένες διαχειριστικές χρήσεις και να έχουν κέρδη προ φόρων και στις δύο.',
    'closed years >=2',
    'manual',
  ],
  ['Τουλάχιστον τρεις κλεισμένες χρήσεις, κερδοφόρες.', 'closed years >=3', 'manual'],
  ['Applicants must have two closed financial years, with positive profits in both.', 'closed years >=2', 'manual'],
  ['At least three closed financial years, of which one profitable.', 'closed years >=3', 'manual'],
  ['Δεν είναι επιλέξιμες επιχειρήσεις με ζημίες στις δύο τελευταίες κλεισμένες χρήσεις.', 'manual'],
  ['Οι επιχειρήσεις διαθέτουν δύο κλεισμένες χρήσεις.', 'closed years >=2'],
  [
    'Δικαιούχοι είναι επιχειρήσεις με τουλάχιστον μία κλεισμένη χρήση ή υπό ίδρυση.',
    'any(closed years >=1 | lifecycle)',
  ],
  ['Επιχειρήσεις που είτε έχουν μία κλεισμένη χρήση είτε πρόκειται να ιδρυθούν.', 'any(closed years >=1 | lifecycle)'],
  ['Υφιστάμενες επιχειρήσεις με δύο κλεισμένες χρήσεις ή νέες υπό ίδρυση.', 'any(closed years >=2 | lifecycle)'],
  [
    'Επιχειρήσεις που έχουν ιδρυθεί πριν από το 2025 ή θα ιδρυθούν μετά την έγκριση.',
    'any(started <=2024-12-31 | lifecycle)',
  ],
  [
    'Eligible are enterprises which either have one closed financial year or are to be founded.',
    'any(closed years >=1 | lifecycle)',
  ],
  ['Existing firms that have operated for at least two years, or firms to be set up.', 'any(months >=24 | lifecycle)'],
  ['Existing businesses with a closed financial year or businesses to be established may apply.', 'manual'],
  ['Νέες επιχειρήσεις που ιδρύθηκαν μετά την 1/1/2025 ή υπό ίδρυση.', 'started >=2025-01-02', 'lifecycle'],
]
