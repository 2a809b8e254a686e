import type { Logic } from '../logic-is-kept.ts'

/** Sentences under "Conditions of participation" whose words turn, join or take back what they name, each with what holds for an applicant. */

const orCooperatives = 'any(size small | legal form cooperative)'

/** A duty not to be or to have something. */
export const denied: Logic = [
  ['Να μην έχουν έδρα στην Αττική.', 'region headquarters not EL30'],
  ['Να μην εδρεύουν στην Περιφέρεια Αττικής.', 'region headquarters not EL30'],
  ['Η έδρα της επιχείρησης να μη βρίσκεται στη Θεσσαλονίκη.', 'region headquarters not EL522'],
  ['Η επιχείρηση δεν πρέπει να έχει την έδρα της στην Αττική.', 'region headquarters not EL30'],
  ['Η έδρα δεν επιτρέπεται να βρίσκεται στην Αττική.', 'region headquarters not EL30'],
  ['Οι αιτούντες να μη διαθέτουν υποκατάστημα στην Κρήτη.', 'region any_establishment not EL43'],
  ['Το έργο να μην υλοποιείται στην Περιφέρεια Αττικής.', 'region investment_site not EL30'],
  ['Η επένδυση δεν επιτρέπεται να υλοποιείται στην Κρήτη.', 'region investment_site not EL43'],
  ['The applicant must not have its registered office in Attica.', 'region headquarters not EL30'],
  ['Applicants shall not be based in Attica.', 'region any_establishment not EL30'],
  ['The registered office may not be located in Crete.', 'region headquarters not EL43'],
  ['The investment must not be carried out in Attica.', 'region investment_site not EL30'],
  ['Να μην έχουν ως κύρια δραστηριότητα τον ΚΑΔ 56.11.', 'activity main not 56.11'],
  ['Ο κύριος ΚΑΔ να μην είναι ο 47.11.', 'activity main not 47.11'],
  ['Ο κύριος ΚΑΔ της επιχείρησης δεν πρέπει να είναι ο 47.11.', 'activity main not 47.11'],
  ['Να μην δραστηριοποιούνται στον κλάδο 12.', 'activity any not 12'],
  ['Να μη διαθέτουν τον ΚΑΔ 92.00.', 'activity any not 92.00'],
  ['Applicants must not hold NACE code 92.00.', 'activity any not 92.00'],
  ['The main activity of the applicant may not be NACE 47.11.', 'activity main not 47.11'],
  ['Να μην έχουν συμπληρώσει 5 κλεισμένες χρήσεις.', 'closed years <5'],
  ['Να μην έχουν συμπληρώσει 5 χρήσεις.', 'closed years <5'],
  ['Applicants must not have completed five financial years.', 'closed years <5'],
  ['Να μην είναι μεγάλες επιχειρήσεις.', 'size micro+small+medium'],
  ['Applicants must not be large enterprises.', 'size micro+small+medium'],
  ['Να μην είναι ατομικές επιχειρήσεις.', 'legal form not sole_trader'],
  ['Applicants must not be sole traders.', 'legal form not sole_trader'],
  ['Να μην έχουν τη μορφή ατομικής επιχείρησης.', 'legal form not sole_trader'],
  ['Να μην απασχολούν 3 ΕΜΕ.', 'manual'],
  ['Να μην διατηρούν έδρα εντός της Περιφέρειας Κρήτης.', 'region headquarters not EL43'],
  ['No applicant may be based in Attica.', 'region any_establishment not EL30'],
  ['Η έδρα να βρίσκεται σε περιφέρεια άλλη από την Αττική.', 'region headquarters not EL30'],
  ['Η κύρια δραστηριότητα να μην περιλαμβάνεται στους ΚΑΔ 47.11 και 47.19.', 'activity main not 47.11+47.19'],
  ['Να μην έχουν ΚΑΔ 56.11, 56.30 ή 93.29.', 'activity any not 56.11+56.30+93.29'],
  ['Να διαθέτουν ΚΑΔ 62.10 και όχι ΚΑΔ 62.20.', 'activity any 62.10 not 62.20'],
  ['Να διαθέτουν κύριο ΚΑΔ διαφορετικό από τον 56.10.', 'activity main not 56.10'],
  ['Να μη διαθέτουν μόνο ΚΑΔ 47.11.', 'manual'],
  ['Να μην είναι ούτε μεσαίες ούτε μεγάλες επιχειρήσεις.', 'size micro+small'],
  ['Ούτε μεγάλες ούτε μεσαίες επιχειρήσεις γίνονται δεκτές.', 'size micro+small'],
  ['Να μην είναι προβληματικές και να έχουν 2 κλεισμένες χρήσεις.', 'not_in_difficulty', 'closed years >=2'],
  [
    'Να απασχολούν τουλάχιστον 2 άτομα και να μην έχουν έδρα στην Αττική.',
    'headcount >=2',
    'region headquarters not EL30',
  ],
]

/** Comparisons of figures that a duty denies. */
export const deniedComparisons: Logic = [
  ['Να μην έχουν κύκλο εργασιών κάτω των 20.000 €.', 'turnover >=20000.00'],
  ['Ο κύκλος εργασιών να μην είναι μικρότερος από 20.000 €.', 'turnover >=20000.00'],
  ['Ο κύκλος εργασιών δεν μπορεί να είναι μικρότερος των 20.000 €.', 'turnover >=20000.00'],
  ['Να μην πραγματοποιούν κύκλο εργασιών μικρότερο των 30.000 €.', 'turnover >=30000.00'],
  ['Να μην έχουν κύκλο εργασιών άνω των 2.000.000 €.', 'turnover <=2000000.00'],
  ['Ο κύκλος εργασιών να μην υπερβαίνει τις 2.000.000 €.', 'turnover <=2000000.00'],
  ['Their turnover must not be below EUR 20,000.', 'turnover >=20000.00'],
  ['Applicants must not have a turnover below EUR 20,000.', 'turnover >=20000.00'],
  ['Applicants must not have a turnover above EUR 2,000,000.', 'turnover <=2000000.00'],
  ['The turnover may not be less than EUR 20,000.', 'turnover >=20000.00'],
  ['Να μην έχουν λιγότερες από 2 κλεισμένες χρήσεις.', 'closed years >=2'],
  ['Να μην έχουν περισσότερες από 3 κλεισμένες χρήσεις.', 'closed years <=3'],
  ['Applicants must have no fewer than two closed financial years.', 'closed years >=2'],
  ['Applicants must not have more than three closed financial years.', 'closed years <=3'],
  ['Να μην απασχολούν περισσότερους από 50 εργαζομένους.', 'headcount <=50'],
  ['Να μην απασχολούν λιγότερους από 3 εργαζομένους.', 'headcount >=3'],
  ['Να μην απασχολούν κάτω από 3 εργαζομένους.', 'headcount >=3'],
  ['Να μην απασχολούν πάνω από 10 ΕΜΕ.', 'salaried_awu <=10'],
  ['Το προσωπικό τους να μην είναι λιγότερο από 3 άτομα.', 'headcount >=3'],
  ['Applicants must not employ more than 50 persons.', 'headcount <=50'],
  ['Applicants may not have fewer than 3 employees.', 'headcount >=3'],
  ['Να μη λειτουργούν περισσότερο από 5 έτη.', 'months <=60'],
  ['Applicants must not have been operating for more than 5 years.', 'months <=60'],
  ['Να μην έχουν ιδρυθεί πριν την 01/01/2020.', 'started >=2020-01-01'],
  ['Να μην έχουν ιδρυθεί μετά την 31/12/2024.', 'started <=2024-12-31'],
  ['Applicants must not have been founded before 1 January 2020.', 'started >=2020-01-01'],
]

/** Those who are refused, for what they are or for what they are not. */
export const refused: Logic = [
  ['Enterprises established in non-cooperative jurisdictions for tax purposes are excluded.', 'manual'],
  ['Δεν είναι επιλέξιμες επιχειρήσεις με έδρα στην Αττική.', 'region headquarters not EL30'],
  ['Δεν είναι επιλέξιμες επιχειρήσεις που δεν έχουν έδρα στην Κρήτη.', 'region headquarters EL43'],
  ['Αποκλείονται επιχειρήσεις που δεν εδρεύουν στην Ήπειρο.', 'region headquarters EL54'],
  ['Καμία επιχείρηση με έδρα στην Αττική δεν γίνεται δεκτή.', 'region headquarters not EL30'],
  ['Enterprises not established in Crete are not eligible.', 'region any_establishment EL43'],
  ['Enterprises that are not based in Epirus cannot apply.', 'region any_establishment EL54'],
  ['Enterprises based in Attica cannot apply.', 'region any_establishment not EL30'],
  ['Δεν είναι επιλέξιμες επιχειρήσεις που δεν διαθέτουν ΚΑΔ 62.10.', 'activity any 62.10'],
  ['Όσοι δεν ασκούν δραστηριότητα με ΚΑΔ 55.10 αποκλείονται.', 'activity any 55.10'],
  ['Δεν γίνονται δεκτές επιχειρήσεις χωρίς ΚΑΔ 62.10.', 'activity any 62.10'],
  ['Δεν είναι επιλέξιμες επιχειρήσεις με ΚΑΔ 92.00.', 'activity any not 92.00'],
  ['Enterprises whose main activity is not in NACE division 62 are not eligible.', 'activity main 62'],
  ['Enterprises that do not hold NACE code 62.10 are excluded.', 'activity any 62.10'],
  ['Enterprises active in NACE 01.11 are not eligible.', 'activity any not 01.11'],
  ['Δεν είναι επιλέξιμες επιχειρήσεις με κύκλο εργασιών κάτω των 50.000 €.', 'turnover >=50000.00'],
  ['Δεν είναι επιλέξιμες επιχειρήσεις των οποίων ο κύκλος εργασιών δεν υπερβαίνει τις 50.000 €.', 'turnover >50000.00'],
  ['Αποκλείονται όσες δεν έχουν κύκλο εργασιών τουλάχιστον 30.000 €.', 'turnover >=30000.00'],
  ['Enterprises with a turnover below EUR 50,000 are not eligible.', 'turnover >=50000.00'],
  ['Enterprises whose turnover does not exceed EUR 50,000 are not eligible.', 'turnover >50000.00'],
  ['Enterprises without a turnover of at least EUR 30,000 are excluded.', 'turnover >=30000.00'],
  ['Δεν είναι επιλέξιμες επιχειρήσεις που δεν έχουν 2 κλεισμένες χρήσεις.', 'closed years >=2'],
  ['Δεν είναι επιλέξιμες επιχειρήσεις με λιγότερες από 2 κλεισμένες χρήσεις.', 'closed years >=2'],
  ['Enterprises that do not have two closed financial years are not eligible.', 'closed years >=2'],
  ['Δεν είναι επιλέξιμες επιχειρήσεις που απασχολούν λιγότερους από 5 εργαζομένους.', 'headcount >=5'],
  ['Δεν είναι επιλέξιμες επιχειρήσεις που δεν απασχολούν τουλάχιστον 5 εργαζομένους.', 'headcount >=5'],
  ['Enterprises that do not employ at least 5 persons are not eligible.', 'headcount >=5'],
  ['Enterprises employing more than 250 persons are excluded.', 'headcount <=250'],
  ['Δεν είναι επιλέξιμες επιχειρήσεις που δεν λειτουργούν τουλάχιστον 2 έτη.', 'months >=24'],
  ['Enterprises that have not been operating for at least two years are not eligible.', 'months >=24'],
  ['Δεν είναι επιλέξιμες επιχειρήσεις που ιδρύθηκαν πριν την 01/01/2015.', 'started >=2015-01-01'],
  ['Enterprises founded after 1 January 2024 are not eligible.', 'started <=2024-01-01'],
  ['Δεν είναι επιλέξιμες επιχειρήσεις που δεν είναι μικρές ή πολύ μικρές.', 'size micro+small'],
  ['Enterprises that are not SMEs are not eligible.', 'size micro+small+medium'],
  [
    'Δεν γίνονται δεκτές επιχειρήσεις που δεν εδρεύουν στην Ήπειρο ή δεν απασχολούν τουλάχιστον 3 άτομα.',
    'region headquarters EL54',
    'headcount >=3',
  ],
  ['Enterprises that are neither micro nor small are excluded.', 'size micro+small'],
  ['Οι μεγάλες επιχειρήσεις δεν είναι επιλέξιμες.', 'size micro+small+medium'],
]

/** Two ends of one thing in one sentence. */
export const bothEnds: Logic = [
  ['Να έχουν ιδρυθεί μετά την 01/01/2020 και πριν την 01/01/2025.', 'started 2020-01-02 to 2024-12-31'],
  ['Να έχουν ιδρυθεί πριν την 01/01/2025 και μετά την 01/01/2020.', 'started 2020-01-02 to 2024-12-31'],
  ['Να έχουν κάνει έναρξη μετά την 31/12/2019 αλλά πριν από την 01/07/2024.', 'started 2020-01-01 to 2024-06-30'],
  ['They must have been founded after 1 January 2020 and before 1 January 2025.', 'started 2020-01-02 to 2024-12-31'],
  [
    'Applicants must have been established before 1 January 2025 and after 1 January 2020.',
    'started 2020-01-02 to 2024-12-31',
  ],
  [
    'Applicants must be established after 31 December 2019 but before 1 January 2024.',
    'started 2020-01-01 to 2023-12-31',
  ],
  ['Applicants must have been operating for at least 1 and at most 5 years.', 'months 12 to 60'],
  ['Applicants must have been operating for more than 2 but less than 7 years.', 'months >24 <84'],
  ['Να λειτουργούν τουλάχιστον 1 και το πολύ 5 έτη.', 'months 12 to 60'],
]

/** One of two will do. */
export const either: Logic = [
  [
    'Να απασχολούν τουλάχιστον 10 εργαζομένους ή να έχουν κύκλο εργασιών άνω των 500.000 €.',
    'any(headcount >=10 | turnover >500000.00)',
  ],
  [
    'Να έχουν 10 τουλάχιστον εργαζομένους ή κύκλο εργασιών άνω των 500.000 €.',
    'any(headcount >=10 | turnover >500000.00)',
  ],
  [
    'Να έχουν είτε τουλάχιστον 10 εργαζομένους είτε κύκλο εργασιών άνω των 500.000 €.',
    'any(headcount >=10 | turnover >500000.00)',
  ],
  [
    'Applicants must employ at least 10 persons or have a turnover above EUR 500,000.',
    'any(headcount >=10 | turnover >500000.00)',
  ],
  [
    'Applicants must either employ at least 10 persons or have a turnover above EUR 500,000.',
    'any(headcount >=10 | turnover >500000.00)',
  ],
  ['Να διαθέτουν 2 κλεισμένες χρήσεις ή 18 μήνες λειτουργίας.', 'any(closed years >=2 | months >=18)'],
  ['Applicants must have two closed financial years or 18 months of operation.', 'any(closed years >=2 | months >=18)'],
  ['Να έχουν έδρα στην Κρήτη ή να απασχολούν τουλάχιστον 5 ΕΜΕ.', 'any(region headquarters EL43 | salaried_awu >=5)'],
  [
    'Applicants must have their registered office in Crete or employ at least 5 persons.',
    'any(region headquarters EL43 | headcount >=5)',
  ],
  [
    'Να έχουν ιδρυθεί πριν την 01/01/2020 ή να απασχολούν τουλάχιστον 5 εργαζομένους.',
    'any(started <=2019-12-31 | headcount >=5)',
  ],
  [
    'Applicants shall have at least three employees or, alternatively, a turnover of at least EUR 100,000.',
    'any(headcount >=3 | turnover >=100000.00)',
  ],
  ['Δικαιούχοι είναι μικρές επιχειρήσεις ή ελεύθεροι επαγγελματίες.', 'any(size small | legal form professional)'],
  ['Να διαθέτουν 2 κλεισμένες χρήσεις ή πιστοποίηση ISO 9001.', 'manual'],
  ['Applicants must have two closed financial years or an ISO 9001 certificate.', 'manual'],
  ['Να απασχολούν τουλάχιστον 3 εργαζομένους ή να είναι μέλη συλλογικού σχήματος.', 'manual'],
  ['Applicants must employ at least 3 persons or be members of a cluster.', 'manual'],
  ['Να διαθέτουν ΚΑΔ 62.10 ως κύριο ή πιστοποίηση ISO 27001.', 'manual'],
  ['Applicants must hold NACE code 62.10 or an ISO 27001 certificate.', 'manual'],
  ['Δικαιούχοι είναι μικρές επιχειρήσεις ή συνεταιρισμοί ανεξαρτήτως μεγέθους.', orCooperatives],
  ['Eligible are small enterprises, or cooperatives regardless of size.', orCooperatives],
  ['Να έχουν έδρα στην Κρήτη ή να συνεργάζονται με ερευνητικό φορέα.', 'manual'],
]

/** Where "or" joins names, bounds or forms of one condition. */
export const orWithin: Logic = [
  ['Να απασχολούν 10 ή περισσότερους εργαζομένους.', 'headcount >=10'],
  ['Applicants must employ 10 or more persons.', 'headcount >=10'],
  ['Να έχουν έδρα ή υποκατάστημα στην Κρήτη.', 'region any_establishment EL43'],
  ['Να έχουν έδρα στην Κρήτη ή στην Ήπειρο.', 'region headquarters EL43+EL54'],
  ['Applicants must have their registered office in Crete or Epirus.', 'region headquarters EL43+EL54'],
  ['Να έχουν κύκλο εργασιών ίσο ή μεγαλύτερο από 20.000 €.', 'turnover >=20000.00'],
  ['Applicants must have a turnover of EUR 500,000 or more.', 'turnover >=500000.00'],
  ['Να είναι μικρές ή μεσαίες επιχειρήσεις.', 'any(size small+medium | all(size micro & manual))'],
  [
    'Πολύ μικρές ή μικρές επιχειρήσεις, ανεξάρτητα από νομική μορφή, με τουλάχιστον 2 κλεισμένες χρήσεις.',
    'size micro+small',
    'closed years >=2',
  ],
  ['Να απασχολούν τουλάχιστον 3 εργαζομένους με σχέση εργασίας ορισμένου ή αορίστου χρόνου.', 'headcount >=3'],
  ['Να διαθέτουν τον ΚΑΔ 62.10 ή τον ΚΑΔ 62.20.', 'activity any 62.10+62.20'],
  ['Να διαθέτουν κύρια ή δευτερεύουσα δραστηριότητα με ΚΑΔ 62.10.', 'activity any 62.10'],
  ['Να απασχολούν τουλάχιστον 3 εργαζομένους πλήρους ή μερικής απασχόλησης.', 'headcount >=3'],
  [
    'Δεν είναι επιλέξιμες επιχειρήσεις με λιγότερους από 3 εργαζομένους ή κύκλο εργασιών κάτω των 20.000 €.',
    'headcount >=3',
    'turnover >=20000.00',
  ],
  [
    'Enterprises with fewer than 3 employees or a turnover below EUR 20,000 are not eligible.',
    'headcount >=3',
    'turnover >=20000.00',
  ],
  [
    'Να απασχολούν τουλάχιστον 3 εργαζομένους και να έχουν κύκλο εργασιών άνω των 50.000 €.',
    'headcount >=3',
    'turnover >50000.00',
  ],
]

/** A rule of which somebody is let off, or that holds for some only. */
export const excepted: Logic = [
  ['Να διαθέτουν τουλάχιστον 2 κλεισμένες χρήσεις, εκτός αν είναι εγγεγραμμένες στο Μητρώο Νεοφυών.', 'manual'],
  ['Να διαθέτουν τουλάχιστον 2 κλεισμένες χρήσεις εκτός εάν πρόκειται για συνεταιρισμούς.', 'manual'],
  ['Applicants must have at least two closed financial years, unless they are spin-offs of a university.', 'manual'],
  ['Applicants must employ fewer than 10 persons, or fewer than 50 if located on an island.', 'manual'],
  ['Να απασχολούν λιγότερους από 10 εργαζομένους, ή λιγότερους από 50 εφόσον εδρεύουν σε νησί.', 'manual'],
  ['Δεν είναι επιλέξιμες επιχειρήσεις με λιγότερες από 2 κλεισμένες χρήσεις, εκτός αν ανήκουν σε όμιλο.', 'manual'],
  ['Enterprises based in Attica are not eligible, unless they export.', 'manual'],
  ['Να έχουν έδρα στην Κρήτη, εκτός αν το έργο αφορά ενέργεια.', 'manual'],
  ['Να έχουν κύκλο εργασιών τουλάχιστον 50.000 €, με εξαίρεση τις νεοϊδρυθείσες επιχειρήσεις.', 'manual'],
  ['Applicants must have a turnover of at least EUR 50,000, except for start-ups.', 'manual'],
  ['Να απασχολούν τουλάχιστον 3 ΕΜΕ, πλην των συνεταιρισμών.', 'manual'],
  ['Με εξαίρεση τους συνεταιρισμούς, οι δικαιούχοι να απασχολούν τουλάχιστον 3 εργαζομένους.', 'manual'],
  ['Except for cooperatives, applicants must employ at least 3 persons.', 'manual'],
  ['Να απασχολούν τουλάχιστον 3 ΕΜΕ εφόσον είναι ανώνυμες εταιρείες.', 'manual'],
  ['Applicants must employ at least 3 persons if they are public limited companies.', 'manual'],
  ['Start-ups excepted, applicants must have two closed financial years.', 'manual'],
  ['Οι επιχειρήσεις, πλην των νεοφυών, να διαθέτουν 2 κλεισμένες χρήσεις.', 'manual'],
  ['Να έχουν έδρα στην Κρήτη, εκτός από ξενοδοχεία.', 'manual'],
  ['Να διαθέτουν ΚΑΔ 62.10, εκτός αν είναι νεοφυείς.', 'manual'],
  ['Να έχουν έδρα στην Ήπειρο εκτός του Δήμου Ιωαννιτών.', 'region headquarters EL54', 'manual'],
  ['Να έχουν έδρα σε οποιαδήποτε περιφέρεια εκτός της Αττικής.', 'region headquarters not EL30'],
  ['No enterprise may apply unless it has at least two closed financial years.', 'closed years >=2'],
  ['Καμία επιχείρηση δεν γίνεται δεκτή εκτός αν απασχολεί τουλάχιστον 3 εργαζομένους.', 'headcount >=3'],
  ['Οι επιχειρήσεις είναι επιλέξιμες εφόσον απασχολούν τουλάχιστον 3 ΕΜΕ.', 'salaried_awu >=3'],
  ['Enterprises are eligible provided that they employ at least 3 persons.', 'headcount >=3'],
  ['Enterprises are eligible only if they have at least two closed financial years.', 'closed years >=2'],
]

/** What a word means, and what is told of others. */
export const noCondition: Logic = [
  [
    'Ως μικρή επιχείρηση νοείται αυτή που απασχολεί λιγότερους από 50 εργαζομένους και έχει κύκλο εργασιών έως 10 εκατ. €.',
  ],
  ['Ως νεοφυής επιχείρηση ορίζεται εκείνη που λειτουργεί έως 5 έτη.'],
  ['Νεοφυής θεωρείται η επιχείρηση που λειτουργεί έως 5 έτη.'],
  ['“Small enterprise” means an enterprise which employs fewer than 50 persons.'],
  ['For the purposes of this call, a young enterprise is one that has been operating for up to 5 years.'],
  ['Για τους σκοπούς της παρούσας, «νησιωτική επιχείρηση» είναι η επιχείρηση με έδρα στην Κρήτη.'],
  ['Δεν αποκλείονται επιχειρήσεις με έδρα στην Αττική.'],
  ['Η έδρα του Φορέα Διαχείρισης βρίσκεται στην Αττική.'],
  ['Τα αποτελέσματα ανακοινώνονται στην έδρα της Περιφέρειας Κρήτης.'],
  ['Οι αιτήσεις κατατίθενται στην έδρα της υπηρεσίας στην Αττική.'],
  ['The results are announced at the headquarters of the Region of Crete.'],
  ['Applications are handed in at the headquarters of the agency in Attica.'],
  ['Επιλέξιμες θεωρούνται οι επιχειρήσεις που απασχολούν έως 50 εργαζομένους.', 'headcount <=50'],
  ['Eligible enterprises are those which employ up to 50 persons.', 'headcount <=50'],
]

/** Codes whose pairs of digits stand apart. */
export const spacedCodes: Logic = [
  ['Επιλέξιμοι ΚΑΔ: 62.10, 10 71 11 03.', 'activity any 10.71.11.03+62.10'],
  ['Επιλέξιμοι ΚΑΔ: 10 71 11 03, 62 10.', 'activity any 10.71.11.03+62.10'],
  ['Επιλέξιμοι ΚΑΔ: 56 10, 56 30.', 'activity any 56.10+56.30'],
  ['Επιλέξιμοι ΚΑΔ: 10, 11, 13.', 'activity any 10+11+13'],
  ['Να μη διαθέτουν τον ΚΑΔ 10 71 11 03.', 'activity any not 10.71.11.03'],
]
