import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { atomsOfDraft } from '../../scripts/extraction/atoms.ts'
import { extractProgramme } from '../../src/core/extraction/extract.ts'
import { isGreek } from '../../src/core/extraction/source-text.ts'
import { readText } from '../../src/programmes/extraction/read-text.ts'
import { loadReference } from '../../src/reference/reference.ts'

/** Ways in which calls say a thing, and what a reader takes from each; in the terms of `scripts/extraction/atoms.ts`. */
const wordings: Readonly<Record<string, readonly (readonly [string, ...string[]])[]>> = {
  total_budget: [
    ['Ο προϋπολογισμός της πρόσκλησης ανέρχεται σε 25 εκατ. ευρώ.', '25000000.00'],
    ['Για τη δράση έχουν εξασφαλιστεί 12.500.000 ευρώ.', '12500000.00'],
    ['Το διαθέσιμο ποσό φτάνει τα 4 εκατομμύρια ευρώ.', '4000000.00'],
    ['Συνολικά θα δοθούν 18 εκατ. €.', '18000000.00'],
    ['Χρηματοδότηση: 7.000.000 € από το ΕΤΠΑ.', '7000000.00'],
    ['Η συνολική χρηματοδότηση της δράσης είναι 9 εκ. ευρώ.', '9000000.00'],
    ['The call has a budget of EUR 14 million.', '14000000.00'],
    ['A total of €6.5 million is available.', '6500000.00'],
    ['The fund will distribute 3.2 million euros.', '3200000.00'],
    ['Call budget: 22 M€', '22000000.00'],
    ['Προϋπολογισμός: 45.000.000 €', '45000000.00'],
    ['Η Περιφέρεια διαθέτει για τη δράση 3,6 εκατ. ευρώ.', '3600000.00'],
    ['Συνολικός προϋπολογισμός (δημόσια δαπάνη): 20.000.000,00 €', '20000000.00'],
    ['Η πρόσκληση χρηματοδοτείται με 15 εκατ. ευρώ από το Ταμείο Ανάκαμψης.', '15000000.00'],
    ['Το Πρόγραμμα έχει πόρους 8 εκατ. €.', '8000000.00'],
    ['Public funding available: EUR 30 000 000', '30000000.00'],
    ['The indicative budget for this topic is EUR 12.00 million.', '12000000.00'],
    ['€9 million has been set aside for the scheme.', '9000000.00'],
  ],
  max_subsidy: [
    ['Κάθε επιχείρηση μπορεί να λάβει έως 60.000 ευρώ.', '60000.00'],
    ['Το ανώτατο ποσό ενίσχυσης είναι 120.000 €.', '120000.00'],
    ['Η επιδότηση δεν μπορεί να ξεπεράσει τα 80.000 ευρώ ανά δικαιούχο.', '80000.00'],
    ['Μέγιστη επιχορήγηση 200.000€', '200000.00'],
    ['Grants of between €20,000 and €100,000 are awarded.', '100000.00'],
    ['Each company may receive no more than EUR 150 000.', '150000.00'],
    ['The maximum grant is €2.5 million.', '2500000.00'],
    ['Οροφή ενίσχυσης: 300.000 ευρώ ανά έργο', '300000.00'],
    ['Η επιχορήγηση φθάνει μέχρι 35.000 ευρώ.', '35000.00'],
    ['Το ποσό της επιδότησης δεν υπερβαίνει τις 12.000 ευρώ ανά επιχείρηση.', '12000.00'],
    ['Ενίσχυση: από 10.000 € έως 90.000 €', '90000.00'],
    ['Aid per project is capped at EUR 400,000.', '400000.00'],
    ['Successful applicants get up to 25,000 euros.', '25000.00'],
    ['The EU contribution is between EUR 1 and 2 million.', '2000000.00'],
  ],
  min_eligible_cost: [
    ['Ο επιλέξιμος προϋπολογισμός κυμαίνεται από 30.000 έως 200.000 ευρώ.', '30000.00'],
    ['Το κόστος της επένδυσης πρέπει να είναι τουλάχιστον 50.000 €.', '50000.00'],
    ['Γίνονται δεκτά έργα με προϋπολογισμό από 100.000 ευρώ και άνω.', '100000.00'],
    ['Επενδύσεις κάτω των 20.000 € δεν γίνονται δεκτές.', '20000.00'],
    ['Projects must cost at least €75,000.', '75000.00'],
    ['Ο προϋπολογισμός της πρότασης δεν πρέπει να είναι κάτω από 25.000 €.', '25000.00'],
    ['Eligible costs must be between EUR 50,000 and EUR 500,000.', '50000.00'],
  ],
  max_eligible_cost: [
    ['Minimum project size: €10,000; maximum: €90,000', '90000.00'],
    ['Μέγιστος προϋπολογισμός πρότασης: 500.000 €', '500000.00'],
    ['Ύψος επένδυσης: 40.000 – 400.000 ευρώ', '400000.00'],
    ['Το σχέδιο δεν μπορεί να έχει προϋπολογισμό μεγαλύτερο από 150.000 ευρώ.', '150000.00'],
    ['Total project costs may not exceed €1.2 million.', '1200000.00'],
    ['Investment projects from 100 000 to 2 000 000 euros are supported.', '2000000.00'],
  ],
  intensity: [
    ['Επιδοτείται το 60% των δαπανών.', '60%  '],
    ['Η δημόσια ενίσχυση ανέρχεται στο 45% του επιλέξιμου κόστους.', '45%  '],
    ['Ποσοστό επιδότησης: 70 %', '70%  '],
    ['The programme pays half of the costs.', '50%  '],
    ['Funding rate: 70 % of eligible costs', '70%  '],
    ['We reimburse 80% of your costs.', '80%  '],
    ['Ένταση ενίσχυσης 55%', '55%  '],
    ['Το 40% του κόστους καλύπτεται από το πρόγραμμα.', '40%  '],
    ['Η ενίσχυση αντιστοιχεί σε 65 τοις εκατό των επιλέξιμων δαπανών.', '65%  '],
    ['Ποσοστό: 50%', '50%  '],
    ['The grant covers 60 per cent of eligible costs.', '60%  '],
    ['Aid intensity: 45 %', '45%  '],
    ['Το ποσοστό ενίσχυσης ορίζεται σε εβδομήντα τοις εκατό (70%).', '70%  '],
  ],
  own_contribution_min_percent: [
    ['Η ίδια συμμετοχή πρέπει να είναι τουλάχιστον 25%.', '25'],
    ['Ο επενδυτής καταβάλλει τουλάχιστον το 30% με δικά του κεφάλαια.', '30'],
    ['Applicants must contribute at least 20% of the budget from their own funds.', '20'],
    ['Ιδιωτική συμμετοχή: 40%', '40'],
    ['Beneficiaries bring in 15% of the cost themselves.', '15'],
    ['Το 25% των δαπανών καλύπτεται με ίδιους πόρους.', '25'],
    ['Ιδία συμμετοχή τουλάχιστον 30 % του επιλέξιμου κόστους.', '30'],
    ['Ο φορέας συμμετέχει με ίδια κεφάλαια σε ποσοστό 25%.', '25'],
    ['Own contribution: minimum 25%', '25'],
    ['At least a quarter of the cost must come from own resources.', '25'],
    ['Own resources must cover no less than 30 % of the costs.', '30'],
  ],
  closes: [
    ['Οι αιτήσεις υποβάλλονται έως τις 30 Ιουνίου 2027 και ώρα 15:00.', '2027-06-30 15:00 Europe/Athens'],
    ['Προθεσμία: 15/5/2027, 14.00', '2027-05-15 14:00 Europe/Athens'],
    ['Τελευταία ημέρα υποβολής είναι η 20ή Απριλίου 2027.', '2027-04-20 23:59 Europe/Athens'],
    ['Submit your application by 5 pm on 31 March 2027.', '2027-03-31 17:00 Europe/Athens'],
    ['Deadline for applications: 12 April 2027 at noon', '2027-04-12 23:59 Europe/Athens'],
    ['Applications are accepted until 15 June 2027.', '2027-06-15 23:59 Europe/Athens'],
    ['Δέχεται αιτήσεις ως τις 12 Μαΐου 2027.', '2027-05-12 23:59 Europe/Athens'],
    ['Οι αιτήσεις γίνονται δεκτές μέχρι εξαντλήσεως των διαθέσιμων πόρων.', 'until_exhausted'],
    ['The scheme stays open until all funds have been allocated.', 'until_exhausted'],
    ['The scheme has no closing date; apply at any time.', 'rolling'],
    ['Η προθεσμία παρατείνεται από τις 10/2/2027 στις 28/2/2027.', '2027-02-28 23:59 Europe/Athens'],
    ['Η πλατφόρμα κλείνει στις 31 Μαΐου 2027, 11 το βράδυ.', '2027-05-31 23:00 Europe/Athens'],
    ['Λήξη: 31/12/2027', '2027-12-31 23:59 Europe/Athens'],
    ['Applications open on 3 May 2027 and close on 30 June 2027 at 17:00.', '2027-06-30 17:00 Europe/Athens'],
    ['Closing date: 2027-06-30', '2027-06-30 23:59 Europe/Athens'],
    ['Οι ενδιαφερόμενοι υποβάλλουν την αίτησή τους το αργότερο στις 18 Μαΐου 2027.', '2027-05-18 23:59 Europe/Athens'],
  ],
  opens: [
    ['Υποβολή αιτήσεων από 1/3/2027 έως 31/5/2027.', '2027-03-01 00:00 Europe/Athens'],
    ['Η υποβολή αρχίζει στις 10 Μαρτίου 2027, στις 10 το πρωί.', '2027-03-10 10:00 Europe/Athens'],
    ['The call is open from 2 February to 30 April 2027.', '2027-02-02 00:00 Europe/Athens'],
    ['Έναρξη υποβολής: 5 Απριλίου 2027, 12:00 μ.', '2027-04-05 12:00 Europe/Athens'],
    ['Η περίοδος υποβολής διαρκεί από την 1η Μαρτίου έως την 30ή Απριλίου 2027.', '2027-03-01 00:00 Europe/Athens'],
    ['Apply between 1 and 31 March 2027.', '2027-03-01 00:00 Europe/Athens'],
  ],
  expenses_eligible_from: [
    ['Επιλέξιμες θεωρούνται οι δαπάνες που πραγματοποιούνται μετά την 1η Ιουνίου 2026.', '2026-06-02'],
    ['Οι δαπάνες είναι επιλέξιμες από τις 15/3/2026.', '2026-03-15'],
    ['Costs incurred from 1 January 2027 are eligible.', '2027-01-01'],
    ['Expenditure is eligible as of 10 February 2027.', '2027-02-10'],
    ['Αναγνωρίζονται δαπάνες με ημερομηνία τιμολογίου από 1.9.2026 και εξής.', '2026-09-01'],
    ['Ημερομηνία έναρξης επιλεξιμότητας δαπανών: 01/01/2026', '2026-01-01'],
    ['Οι δαπάνες πρέπει να έχουν πραγματοποιηθεί από 1η Ιανουαρίου 2026 και μετά.', '2026-01-01'],
    ['Spending counts from 15 January 2027.', '2027-01-15'],
    ['No costs before 1 March 2027 are eligible.', '2027-03-01'],
    ['Δαπάνες πριν από την 1/7/2026 δεν είναι επιλέξιμες.', '2026-07-01'],
    ['Επιλέξιμες είναι μόνο δαπάνες μεταγενέστερες της 30ής Ιουνίου 2026.', '2026-07-01'],
  ],
  headcount: [
    ['Η επιχείρηση απασχολεί τουλάχιστον 3 εργαζόμενους.', 'min 3'],
    ['Οι δικαιούχοι πρέπει να απασχολούν έως 49 άτομα.', 'max 49'],
    ['Να απασχολούν περισσότερους από δύο υπαλλήλους.', 'min_exclusive 2'],
    ['Applicants must employ between 5 and 100 people.', 'min 5', 'max 100'],
    ['Applicants must have fewer than 250 employees.', 'max_exclusive 250'],
    ['Προσωπικό: τουλάχιστον 5 άτομα', 'min 5'],
    ['Η επιχείρηση έχει μέχρι 10 εργαζόμενους.', 'max 10'],
    ['Employees: 10 to 249', 'min 10', 'max 249'],
    ['The applicant employs at least two persons.', 'min 2'],
  ],
  salaried_awu: [
    ['Απαιτείται να είχε κατά το 2025 τουλάχιστον 2 ΕΜΕ εξαρτημένης εργασίας.', 'min 2'],
    ['Δικαιούχοι: επιχειρήσεις με μισθωτή εργασία από 1 έως 20 ΕΜΕ.', 'min 1', 'max 20'],
    ['Δικαιούχοι είναι επιχειρήσεις με πάνω από 1 ΕΜΕ το προηγούμενο έτος.', 'min_exclusive 1'],
    ['ΕΜΕ μισθωτής εργασίας: από 0,5 και άνω', 'min 0.5'],
  ],
  age: [
    ['Δικαιούχοι είναι επιχειρήσεις που ιδρύθηκαν μετά την 1/1/2020.', 'from 2020-01-02'],
    ['Οι επιχειρήσεις πρέπει να έχουν κάνει έναρξη εργασιών πριν από την 31.12.2022.', 'to 2022-12-30'],
    ['Οι επιχειρήσεις πρέπει να διαθέτουν τουλάχιστον δύο κλεισμένες διαχειριστικές χρήσεις.', 'years min 2'],
    ['Applicants must have been in operation for at least three years.', 'months min 36'],
    ['Start-ups not older than five years may apply.', 'months max 60'],
    ['Επιχειρήσεις που λειτουργούν λιγότερο από 5 χρόνια μπορούν να συμμετάσχουν.', 'months max_exclusive 60'],
    ['Επιλέξιμες είναι επιχειρήσεις με τρεις τουλάχιστον πλήρεις διαχειριστικές χρήσεις.', 'years min 3'],
    ['Applicants must have at least two closed financial years.', 'years min 2'],
    ['Ηλικία επιχείρησης: έως 3 έτη από την έναρξη', 'months max 36'],
    ['Eligible are companies registered after 31 December 2021.', 'from 2022-01-01'],
    ['Οι δικαιούχοι λειτουργούν τουλάχιστον ένα έτος.', 'months min 12'],
  ],
  turnover: [
    ['Οι δικαιούχοι πρέπει να έχουν κύκλο εργασιών τουλάχιστον 100.000 ευρώ.', 'min 100000.00'],
    ['Applicants must have an annual turnover of more than €500,000.', 'min_exclusive 500000.00'],
    [
      'Ο μέσος κύκλος εργασιών της τελευταίας τριετίας δεν πρέπει να υπερβαίνει τα 2 εκατ. ευρώ και οι δικαιούχοι το αποδεικνύουν.',
      'max 2000000.00',
    ],
    [
      'Ετήσιος τζίρος: από 50.000 € έως 500.000 €. Ποιοι μπορούν να συμμετάσχουν: επιχειρήσεις.',
      'min 50000.00',
      'max 500000.00',
    ],
    ['Eligible companies have a turnover below EUR 10 million.', 'max_exclusive 10000000.00'],
  ],
  regions: [
    ['Η επένδυση υλοποιείται στην Περιφέρεια Κρήτης.', 'EL43'],
    ['Δικαιούχοι είναι επιχειρήσεις με έδρα στη Θεσσαλία ή τη Στερεά Ελλάδα.', 'EL61', 'EL64'],
    ['Περιοχή εφαρμογής: Περιφερειακή Ενότητα Έβρου', 'EL511'],
    ['Only companies based in Attica may apply.', 'EL30'],
    ['Δικαιούχοι είναι επιχειρήσεις σε όλη την επικράτεια εκτός της Αττικής.', 'EL', 'not EL30'],
    [
      'Δικαιούχοι είναι επιχειρήσεις με εγκατάσταση στην Πελοπόννησο, την Ήπειρο και τα Ιόνια Νησιά.',
      'EL54',
      'EL62',
      'EL65',
    ],
    ['Απευθύνεται σε επιχειρήσεις της Ηπείρου.', 'EL54'],
    ['Η έδρα της επιχείρησης βρίσκεται στα νησιά του Βορείου Αιγαίου.', 'EL41'],
    ['Projects must be carried out in Western Macedonia.', 'EL53'],
    ['Εξαιρούνται οι επενδύσεις που υλοποιούνται στην Αττική.', 'not EL30'],
  ],
  sizes: [
    ['Στη δράση συμμετέχουν πολύ μικρές και μικρές επιχειρήσεις.', 'micro', 'small'],
    ['Eligible applicants are SMEs.', 'micro', 'small', 'medium'],
    ['Οι μεγάλες επιχειρήσεις δεν είναι επιλέξιμες.', 'micro', 'small', 'medium', 'small_mid_cap'],
    ['Δικαιούχοι: μικρές επιχειρήσεις', 'small'],
    ['Open to micro and small enterprises only.', 'micro', 'small'],
    [
      'Μπορούν να συμμετάσχουν όλες οι επιχειρήσεις εκτός από τις μεγάλες.',
      'micro',
      'small',
      'medium',
      'small_mid_cap',
    ],
  ],
  legal_forms: [
    [
      'Οι δικαιούχοι έχουν τη μορφή ΑΕ, ΕΠΕ, ΙΚΕ, ΟΕ ή ΕΕ.',
      'general_partnership',
      'limited_liability_company',
      'limited_partnership',
      'private_company',
      'public_limited_company',
    ],
    [
      'Δεν μπορούν να συμμετάσχουν δημόσιοι φορείς, σωματεία και αστικές μη κερδοσκοπικές εταιρείες.',
      'not association',
      'not civil_nonprofit_company',
      'not public_body',
    ],
    ['Associations and foundations may not apply.', 'not association', 'not foundation'],
    ['Αποκλείονται οι ατομικές επιχειρήσεις και οι κοινοπραξίες.', 'not consortium', 'not sole_trader'],
    [
      'Συμμετέχουν μόνο κεφαλαιουχικές εταιρείες (ΑΕ, ΕΠΕ, ΙΚΕ).',
      'limited_liability_company',
      'private_company',
      'public_limited_company',
    ],
    [
      'Eligible legal forms: limited liability company, public limited company or cooperative.',
      'cooperative',
      'limited_liability_company',
      'public_limited_company',
    ],
  ],
  legal_basis: [
    ['Οι ενισχύσεις χορηγούνται βάσει του άρθρου 17 του Κανονισμού (ΕΕ) 651/2014.', 'gber_651_2014 17'],
    [
      'Aid is granted under Articles 13, 14 and 17 of Regulation (EU) No 651/2014.',
      'gber_651_2014 13',
      'gber_651_2014 14',
      'gber_651_2014 17',
    ],
    ['Εφαρμόζεται ο Καν. (ΕΕ) 1408/2013 (γεωργικά de minimis).', 'agriculture_1408_2013'],
    ['Νομική βάση: Κανονισμός (ΕΕ) 2023/2831 (de minimis)', 'de_minimis_2023_2831'],
    ['Το καθεστώς διέπεται από τα άρθρα 17 και 18 του ΓΑΚ.', 'gber_651_2014 17', 'gber_651_2014 18'],
    ['State aid: GBER Art. 36a', 'gber_651_2014 36a'],
  ],
  moved: [
    [
      'Η καταληκτική ημερομηνία υποβολής αιτήσεων μεταφέρεται για τις 28 Φεβρουαρίου 2027 (αντί της 31ης Ιανουαρίου 2027).',
      '2027-01-31',
    ],
    ['The deadline has been moved from 1 March 2027 to 15 March 2027.', '2027-03-01'],
  ],
  caps: [
    ['Οι δαπάνες συμβούλων μπορούν να φτάσουν το 10% του προϋπολογισμού.', 'συμβο 10%'],
    ['Μεταφορικά μέσα: έως 20% των επιλέξιμων δαπανών', 'μεταφ 20%'],
    ['Marketing costs are limited to 15% of the total budget.', 'marke 15%'],
    ['No more than 10% of the budget may be spent on consultancy.', 'consu 10%'],
    ['Consultancy: max. 10% of total costs', 'consu 10%'],
    ['Οι δαπάνες προβολής δεν επιτρέπεται να υπερβούν το 20% του συνολικού προϋπολογισμού.', 'προβο 20%'],
    ['Για κτιριακά επιτρέπεται έως το 30% του σχεδίου.', 'κτιρι 30%'],
  ],
  loan: [
    ['Ποσό δανείου από 5.000 έως 50.000 ευρώ.', 'min 5000.00', 'max 50000.00'],
    ['Loans range from €10,000 to €200,000.', 'min 10000.00', 'max 200000.00'],
    ['Δάνεια έως 100.000 ευρώ, με ελάχιστο 10.000 ευρώ.', 'min 10000.00', 'max 100000.00'],
  ],
  min_subsidy: [
    ['Support starts at EUR 15 000 per company.', '15000.00'],
    ['Ελάχιστη επιχορήγηση ανά έργο: 5.000 ευρώ.', '5000.00'],
    ['Αιτήσεις με επιδότηση μικρότερη των 3.000 ευρώ απορρίπτονται.', '3000.00'],
    ['Grants below EUR 2,000 are not paid.', '2000.00'],
  ],
  bonuses: [
    ['Η ενίσχυση είναι 50% και προσαυξάνεται κατά 10% για νέους επιχειρηματίες.', '10%'],
    ['Δίνονται επιπλέον 5 μονάδες αν η επιχείρηση είναι γυναικεία. Το βασικό ποσοστό ενίσχυσης είναι 50%.', '5%'],
    ['The rate is 50% and rises to 60% for women-led firms.', '10%'],
    ['A bonus of 15 percentage points applies to collaborative projects.', '15%'],
  ],
  de_minimis: [
    [
      'Applications above the de minimis ceiling of 300,000 euros will be rejected (Regulation 2023/2831).',
      'applies',
      'on_excess reject',
    ],
    [
      'Αν το ποσό υπερβαίνει το διαθέσιμο υπόλοιπο de minimis, η ενίσχυση περιορίζεται στο υπόλοιπο (Καν. 2023/2831).',
      'applies',
      'on_excess reduce',
    ],
  ],
  required_documents: [
    [
      'Απαιτούμενα δικαιολογητικά: φορολογική ενημερότητα, Ε3, επιχειρηματικό σχέδιο και προσφορές.',
      'business_plan',
      'e3',
      'offers',
      'tax_clearance',
    ],
    [
      'Applicants submit a business plan, balance sheets and a tax clearance certificate.',
      'business_plan',
      'e3',
      'tax_clearance',
    ],
    ['Προσκομίζονται το καταστατικό, πιστοποιητικό ΓΕΜΗ και μισθωτήριο.', 'articles', 'gemi', 'site_title'],
  ],
  activities: [
    ['Επιλέξιμοι ΚΑΔ: 10.71, 10.72 και 11.05.', '10.71 subtree', '10.72 subtree', '11.05 subtree'],
    ['Δεν ενισχύονται δραστηριότητες με ΚΑΔ 92 και 47.30.', 'not 47.30 subtree', 'not 92 subtree'],
    ['Eligible: NACE divisions 62 and 63.', '62 subtree', '63 subtree'],
  ],
}

describe('a call that says in one sentence', () => {
  const reference = loadReference()
  for (const [field, sentences] of Object.entries(wordings)) {
    test(`its ${field.replaceAll('_', ' ')}, in ${sentences.length} wordings, is read`, async () => {
      const { activities, regions } = await reference
      for (const [sentence, ...expected] of sentences) {
        const language = isGreek(sentence) ? 'el' : 'en'
        const title =
          language === 'el' ? 'Πρόσκληση «Δείγμα» για επιχορήγηση επιχειρήσεων' : 'Sample call: grants to businesses'
        const { text, sections } = readText(`${title}\n\n${sentence}\n`)
        const { programme } = extractProgramme(
          { text, sections, language, country: 'GR', timeZone: 'Europe/Athens', document: 'call' },
          { activities, regions },
        )
        const told =
          field === 'required_documents'
            ? (programme.required_documents ?? []).map(({ id }) => id)
            : (atomsOfDraft(programme).get(field) ?? []).filter((atom) => !/^(?:scheme|role|basis) /.test(atom))
        assert.deepEqual(told.toSorted(), expected.toSorted(), sentence)
      }
    })
  }
})
