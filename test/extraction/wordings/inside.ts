import type { Logic } from '../logic-is-kept.ts'

/** Sentences of which one part takes back, parts or narrows what another says, each with what follows from the whole. */

/** Codes that are let in again within those that are refused. */
export const letInAgain: Logic = [
  ['Δεν ενισχύονται επιχειρήσεις με κύριο ΚΑΔ 55 ή 56, πλην του 56.2.', 'activity main not 55+56.1+56.3+56.4'],
  ['Να μη διαθέτουν ΚΑΔ 56, με εξαίρεση τον 56.2.', 'activity any not 56.1+56.3+56.4'],
  ['Αποκλείονται οι κλάδοι: αλιεία (03) και εστίαση (56), εκτός του ΚΑΔ 56.2.', 'activity any not 03+56.1+56.3+56.4'],
  ['Enterprises in NACE divisions 55 and 56 are excluded, except group 56.2.', 'activity any not 55+56.1+56.3+56.4'],
  ['All NACE divisions are eligible except 01 and 56 (other than 56.2).', 'activity any not 01+56.1+56.3+56.4'],
  ['Αποκλείονται όλες οι δραστηριότητες εκτός των ΚΑΔ 55 και 56.', 'activity any 55+56'],
  ['Αποκλείονται επιχειρήσεις με ΚΑΔ 46 ή 47, εκτός του 56.2.', 'activity any not 46+47'],
  ['Να διαθέτουν κύριο ΚΑΔ 62.10 ή δευτερεύοντα ΚΑΔ 63.10.', 'manual'],
  ['Applicants must have the main NACE code 62.10 or the secondary NACE code 63.10.', 'manual'],
]

/** Parts of regions that are let in again within those that are left out. */
export const placesLetInAgain: Logic = [
  [
    'Δικαιούχοι είναι επιχειρήσεις όλης της χώρας πλην της Κρήτης (εκτός της Π.Ε. Λασιθίου, που είναι επιλέξιμη).',
    'region any_establishment EL not EL431+EL433+EL434',
  ],
  [
    'Αποκλείονται επιχειρήσεις με έδρα στην Κρήτη, εκτός της Π.Ε. Λασιθίου.',
    'region headquarters not EL431+EL433+EL434',
  ],
  ['Να έχουν έδρα σε οποιαδήποτε περιφέρεια εκτός της Αττικής, με εξαίρεση τον Δήμο Ύδρας.', 'manual'],
  [
    'Η έδρα και η επένδυση πρέπει να βρίσκονται στην Ήπειρο.',
    'region headquarters EL54',
    'region investment_site EL54',
  ],
  [
    'Να διαθέτουν έδρα ή υποκατάστημα στην Κρήτη, εντός του οποίου θα υλοποιηθεί το έργο.',
    'region any_establishment EL43',
    'region investment_site EL43',
  ],
]

/** Those whom a sentence leaves out by what they did. */
export const thoseLeftOut: Logic = [
  [
    'Δικαιούχοι είναι επιχειρήσεις που ιδρύθηκαν μεταξύ 1/3/2019 και 30/9/2023, με εξαίρεση όσες ανέστειλαν τη λειτουργία τους πάνω από 4 μήνες.',
    'started 2019-03-01 to 2023-09-30',
    'manual',
  ],
  [
    'Δικαιούχοι είναι επιχειρήσεις που λειτουργούν τουλάχιστον 2 έτη, εξαιρουμένων εκείνων που έκλεισαν για πάνω από 5 μήνες.',
    'months >=24',
    'manual',
  ],
  [
    'Eligible are enterprises with at least 8 employees, except those that dismissed more than 2 people in the last year.',
    'headcount >=8',
    'manual',
  ],
  ['Η αιτούσα δεν έχει παύσει την ίδια δραστηριότητα κατά τα δύο έτη που προηγούνται της αίτησης.', 'manual'],
  ['The applicant has not moved its activity from the EEA within the two years before the application.', 'manual'],
]

/** "Or" between what is denied, what is read and what is not. */
export const orApart: Logic = [
  ['Δικαιούχοι είναι επιχειρήσεις που ιδρύθηκαν έως τις 30/06/2023 ή προήλθαν από συγχώνευση παλαιότερων.', 'manual'],
  ['Applicants must have been founded before 1 July 2023 or result from a merger of older firms.', 'manual'],
  ['Οι δικαιούχοι να μην έχουν προσωπικό ή να απασχολούν έως 3 άτομα.', 'headcount <=3'],
  ['Applicants must employ no staff or employ up to 3 persons.', 'headcount <=3'],
  ['Δικαιούχοι είναι επιχειρήσεις που δεν εδρεύουν στην Κρήτη ή απασχολούν πάνω από 15 άτομα.', 'manual'],
  ['Eligible are enterprises that are not based in Crete or have more than 15 employees.', 'manual'],
]

/** What is asked of some of those whom a sentence names. */
export const ofSomeNamed: Logic = [
  [
    'Δικαιούχοι είναι νεοφυείς επιχειρήσεις με έναρξη μετά την 01/05/2023 και ΜμΕ με τουλάχιστον έξι εργαζομένους.',
    'any(all(started >=2023-05-02 & manual) | all(size micro+small+medium & headcount >=6))',
  ],
  [
    'The call is open to companies founded after 2022 as well as to SMEs with a turnover of at least EUR 300,000.',
    'manual',
  ],
  ['Eligible are hotels with at least 12 employees and restaurants with at least 4 employees.', 'manual'],
  [
    'Δικαιούχοι είναι οι ΜμΕ και οι μεγάλες επιχειρήσεις, οι τελευταίες μόνο σε συνεργασία με ΜμΕ.',
    'size micro+small+medium+large',
    'any(size micro+small+medium | manual)',
  ],
  [
    'Eligible are SMEs and large enterprises, the latter only in partnership with an SME.',
    'size micro+small+medium+large',
    'any(size micro+small+medium | manual)',
  ],
]

/** What is denied in one part of a sentence and asked in the next, and words of refusal that are none. */
export const deniedApart: Logic = [
  [
    'Applicants must not have received more than three grants and must have at least seven employees.',
    'headcount >=7',
    'manual',
  ],
  [
    'Να μην έχουν λάβει ενίσχυση άνω των 40.000 € και να απασχολούν τουλάχιστον 6 εργαζομένους.',
    'headcount >=6',
    'manual',
  ],
  ['Να διαθέτουν ΚΑΔ 56.10 (όχι 56.30).', 'activity any 56.10 not 56.30'],
  ['Δικαιούχοι είναι ΜμΕ που δεν ελέγχονται από μεγάλες επιχειρήσεις.', 'size micro+small+medium', 'manual'],
  [
    'SMEs that are not subsidiaries of large companies and have their registered office in Crete may apply.',
    'size micro+small+medium',
    'region headquarters EL43',
    'manual',
  ],
  [
    'Δικαιούχοι είναι επιχειρήσεις, εφόσον έχουν συμπληρώσει τριετία λειτουργίας ή, σε διαφορετική περίπτωση, διαθέτουν κεφάλαιο τουλάχιστον 30.000 €.',
    'manual',
  ],
  ['Δικαιούχοι είναι νεοσύστατες (έως 4 έτη από την ίδρυση) και υφιστάμενες επιχειρήσεις.', 'manual'],
  ['Δικαιούχοι είναι επιχειρήσεις που έχουν συσταθεί ή θα συσταθούν έως την έγκριση.', 'lifecycle'],
  [
    'Οι επιχειρήσεις πρέπει να πληρούν τουλάχιστον ένα από τα εξής: απασχολούν τουλάχιστον 9 άτομα, έχουν κύκλο εργασιών άνω των 300.000 €.',
    'manual',
  ],
]
