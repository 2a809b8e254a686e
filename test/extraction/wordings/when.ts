import type { Wordings } from '../sentences-are-read.ts'

/** Days and places in orders that no single pattern expects. */
export const whenWordings: Wordings = {
  closes: [
    ['Στις 30/3/2027 η υποβολή λήγει στις 16:00 και όχι στις 14:00.', '2027-03-30 16:00 Europe/Athens'],
    ['On 30 March 2027 the portal shuts at 5 pm.', '2027-03-30 17:00 Europe/Athens'],
    [
      'Cut-off dates: 20 January 2027, 19 May 2027 and 22 September 2027, all at 4 pm.',
      '2027-01-20 16:00 Europe/Athens',
      '2027-05-19 16:00 Europe/Athens',
      '2027-09-22 16:00 Europe/Athens',
    ],
    [
      'Προθεσμίες ανά κλάδο: Τρόφιμα 22/02/2027, Ύφασμα 01/03/2027, Ξύλο 08/03/2027.',
      '2027-02-22 23:59 Europe/Athens',
      '2027-03-01 23:59 Europe/Athens',
      '2027-03-08 23:59 Europe/Athens',
    ],
    [
      'Η προκαταρκτική πρόταση υποβάλλεται έως τις 15/1/2027, ο πλήρης φάκελος έως τις 15/4/2027.',
      '2027-01-15 23:59 Europe/Athens',
      '2027-04-15 23:59 Europe/Athens',
    ],
    [
      'Η καταληκτική ημερομηνία (18/12/2026) μετατέθηκε οριστικά για τις 22/1/2027 και ώρα 15:00.',
      '2027-01-22 15:00 Europe/Athens',
    ],
    ['Όπου «έως την 10/2/2027» τίθεται «έως την 24/2/2027».', '2027-02-24 23:59 Europe/Athens'],
    [
      'Όσοι δεν πρόλαβαν να υποβάλουν έως τις 26/2/2027 μπορούν να υποβάλουν αίτηση έως τις 19/3/2027.',
      '2027-03-19 23:59 Europe/Athens',
    ],
    [
      'Στην Ήπειρο η υποβολή σταμάτησε στις 2/12/2026. Στις υπόλοιπες περιφέρειες οι αιτήσεις γίνονται δεκτές έως τις 26/2/2027.',
      '2027-02-26 23:59 Europe/Athens',
    ],
    ['Η πλατφόρμα δέχεται αιτήσεις τουλάχιστον έως τις 29/1/2027.'],
    [
      'Applications close on 15 October 2027, sooner if oversubscribed.',
      '2027-10-15 23:59 Europe/Athens',
      'until_exhausted',
    ],
  ],
  opens: [
    ['Στις 8 του Φλεβάρη 2027 ανοίγει η πλατφόρμα και κλείνει στις 9/4/2027.', '2027-02-08 00:00 Europe/Athens'],
    [
      'The submission window, originally 1 February - 26 March 2027, has been moved to 1 March - 23 April 2027.',
      '2027-03-01 00:00 Europe/Athens',
    ],
    ['Από την 1η Φεβρουαρίου 2027 δεν υποβάλλονται νέες προτάσεις για την Κέρκυρα.'],
  ],
  moved: [
    ['Η λήξη υποβολής, που είχε οριστεί να γίνει στις 30/1/2027, μετατίθεται στις 27/2/2027.', '2027-01-30'],
    ['Παραμένει ως λήξη η 22/1/2027, όπως τη διαμόρφωσε η πρώτη παράταση των αιτήσεων (από 8/1/2027).', '2027-01-08'],
  ],
  expenses_eligible_from: [
    ['Δεν καλύπτεται ό,τι τιμολογήθηκε έως τις 31/10/2026.', '2026-11-01'],
    ['Αφετηρία επιλεξιμότητας των δαπανών είναι η 1/9/2026.', '2026-09-01'],
    ['Costs paid from 1 September 2026 onwards may be claimed.', '2026-09-01'],
    ['Anything ordered before 4 January 2027 cannot be claimed.', '2027-01-04'],
  ],
  budget_lines: [
    [
      'Διαθέσιμα ανά Περιφέρεια (ευρώ)\nΉπειρος 412.000\nΚρήτη 0\nΘεσσαλία 1.260.500',
      '412000.00 EL54',
      '1260500.00 EL61',
    ],
    [
      'The call is suspended for firms in Epirus: requests exceed the regional envelope of EUR 3 million.',
      '3000000.00 EL54',
    ],
  ],
  regions: [
    ['Τόπος υλοποίησης: EL51, EL52 (Βόρεια Ελλάδα)', 'EL51', 'EL52'],
    ['The measure applies in the regional units of Evros and Xanthi.', 'EL511', 'EL512'],
  ],
}
