import type { Wordings } from '../sentences-are-read.ts'

const s = (...codes: string[]): string[] => codes.map((code) => `${code} subtree`)
const n = (...codes: string[]): string[] => codes.map((code) => `not ${code} subtree`)

/** Sentences in which a code, a form, a size or a day belongs to somebody or something that is named beside it. */
export const whoseWords: Wordings = {
  activities: [
    [
      '<h2>Επιλέξιμες δραστηριότητες (ΚΑΔ 2025)</h2><table><tr><td>47.1</td><td>Λιανικό εμπόριο</td></tr></table><p>Τηλέφωνο: εργάσιμες 09:00–15:00.</p>',
      ...s('47.1'),
    ],
    // Where the business is left out of a place, or somebody else refused, its codes are none of it.
    [
      'Δικαιούχοι\nΜικρές επιχειρήσεις, εγκατεστημένες σε κάθε Περιφέρεια εκτός από την Κρήτη, που έχουν ως κύρια δραστηριότητα τους ΚΑΔ 62.10 ή 63.10.',
      ...s('62.10', '63.10'),
    ],
    [
      'Open to firms anywhere except Attica, which have NACE code 58.29 or 62.10 as their main activity.',
      ...s('58.29', '62.10'),
    ],
    [
      'Επιλέξιμοι ΚΑΔ: 55.10 και 55.20. Δεν είναι για: ταξιδιωτικά γραφεία (79.11).',
      ...s('55.10', '55.20'),
      ...n('79.11'),
    ],
    ['Eligible NACE codes: 55.10, 93.29. Not for: travel agencies (79.11).', ...s('55.10', '93.29'), ...n('79.11')],
    [
      'Δικαιούχοι\n• ✔ έχουν κύριο ΚΑΔ τον 23.70 ή τον 23.91\n• ✘ λατομεία (ΚΑΔ 08.11)\n',
      ...s('23.70', '23.91'),
      ...n('08.11'),
    ],
    [
      'Επιλέξιμοι είναι οι κλάδοι 13, 14 και 15. Από τον κλάδο 14 εξαιρείται ο κωδικός 14.20.',
      ...s('13', '14', '15'),
      ...n('14.20'),
    ],
    ['Δεκτοί κλάδοι: 45, 46 και 47. Από τον 46 δεν γίνεται δεκτή η τάξη 46.35.', ...s('45', '46', '47'), ...n('46.35')],
    [
      'Ο δικαιούχος έχει ΚΑΔ στους κλάδους 55, 56 ή 79. Στον κλάδο 56 δεν ενισχύεται η τάξη 56.30.',
      ...s('55', '56', '79'),
      ...n('56.30'),
    ],
    [
      'Eligible NACE divisions: 20, 21 and 22. Within division 20, class 20.51 is excluded.',
      ...s('20', '21', '22'),
      ...n('20.51'),
    ],
    [
      'Businesses of NACE divisions 46 and 47 may apply. From division 47, codes 47.26 and 47.30 are left out.',
      ...s('46', '47'),
      ...n('47.26', '47.30'),
    ],
    [
      'Κλάδοι: 10, 11, 16. Εξαιρούνται από τον κλάδο 10 οι κωδικοί 10.11 και 10.12.',
      ...s('10', '11', '16'),
      ...n('10.11', '10.12'),
    ],
    ['Επιλέξιμοι ΚΑΔ: 62, 63, 58. Από τον κλάδο 58 μένει εκτός ο 58.11.', ...s('62', '63', '58'), ...n('58.11')],
    ['Ενισχύονται οι κλάδοι 23 και 25· από τον 25 εξαιρείται η ομάδα 25.4.', ...s('23', '25'), ...n('25.4')],
    // Of a division only what the bracket says.
    ['Επιλέξιμοι κλάδοι: 13, 14, 21 (μόνο 21.20) και 26.', ...s('13', '14', '21.20', '26')],
    ['Eligible NACE codes: 10, 32 (32.12 only) and 33.', ...s('10', '32.12', '33')],
    ['Κύριος ΚΑΔ στους κλάδους 31, 23 (μόνο οι 23.41 και 23.49) ή 16.', ...s('31', '23.41', '23.49', '16')],
    // What is taken out behind the list, in words that stand between.
    [
      'Ο ΚΑΔ της επένδυσης: 10.31, 10.32 και 10.8 (μαζί με τις υποδιαιρέσεις τους), εξαιρείται ο 10.81.',
      ...s('10.31', '10.32', '10.8'),
      ...n('10.81'),
    ],
    ['Επιλέξιμοι κωδικοί είναι οι 25.1, 25.5 και 25.6, όχι όμως ο 25.12.', ...s('25.1', '25.5', '25.6'), ...n('25.12')],
    ['Eligible codes are 13.1 and 13.9, though not 13.96.', ...s('13.1', '13.9'), ...n('13.96')],
    // A list that goes on in the case of the words before what it leaves out.
    [
      'Ενισχύονται σχέδια των κλάδων 13 έως 15 του ΚΑΔ 2025, με εξαίρεση τον κλάδο 15 (δέρματα), καθώς και σχέδια του κωδικού 52.10 «Αποθήκευση».',
      ...s('13', '14', '15', '52.10'),
      ...n('15'),
    ],
    // Those who are refused, item by item.
    [
      'Δεν συμμετέχουν: α) το Δημόσιο, β) οι κοινοπραξίες, γ) επιχειρήσεις τυχερών παιχνιδιών (ΚΑΔ 92.00) και νυχτερινά κέντρα (ΚΑΔ 56.30).',
      ...n('92.00', '56.30'),
    ],
    [
      'The following may not apply: (a) public bodies, (b) temporary work agencies (NACE 78.20), (c) betting shops (NACE 92.00).',
      ...n('78.20', '92.00'),
    ],
    // The same list in two languages, one of which refuses somebody else.
    [
      '<table><tr><td>Δικαιούχοι: επιχειρήσεις με κύριο ΚΑΔ 58.21 ή 62.10, με μορφή ΟΕ, ΙΚΕ ή ΑΕ. Σωματεία δεν υποβάλλουν αίτηση.</td><td>Applicants: enterprises with main activity code 58.21 or 62.10, operating as a general partnership or a company. Associations may not apply.</td></tr></table>',
      ...s('58.21', '62.10'),
    ],
  ],
  legal_forms: [
    [
      'Who qualifies\n- Sole traders, general and limited partnerships and private companies.',
      'sole_trader',
      'general_partnership',
      'limited_partnership',
      'private_company',
    ],
    ['B3. Premises rented from a public authority are not eligible.'],
    ['Κτίρια μισθωμένα από δημόσιους φορείς δεν είναι επιλέξιμα.'],
    [
      'Ε4. Είμαι κοινωνία κληρονόμων.\nΑ. Οι κοινωνίες δεν είναι επιλέξιμες, όπως και οι κοινοπραξίες.',
      'not co_ownership',
      'not consortium',
    ],
    [
      'Who can apply\nMunicipalities and associations may not apply here: a call for public projects is planned for 2027.',
      'not local_authority',
      'not association',
    ],
    ['Ερωτήσεις\nΕ. Έλαβα ενίσχυση από πρόγραμμα για νέους ελεύθερους επαγγελματίες. Αποκλείομαι;\nΑ. Όχι.'],
    [
      '3.4 Η επιχείρηση λειτουργεί ως ατομική, Ο.Ε., Ε.Ε. ή συνεταιρισμός.\nΚοινοπραξίες δεν γίνονται δεκτές.',
      'sole_trader',
      'general_partnership',
      'limited_partnership',
      'cooperative',
      'not consortium',
    ],
    [
      'Φορείς των σχεδίων είναι επιχειρήσεις κάθε μεγέθους (πολύ μικρές, μικρές, μεσαίες, μεγάλες), με τη μορφή εταιρείας (Ο.Ε., Ε.Ε., Α.Ε.) ή συνεταιρισμού.',
      'general_partnership',
      'limited_partnership',
      'public_limited_company',
      'cooperative',
    ],
    ['Δεν γίνονται δεκτές κοινοπραξίες και κοινωνίες αστικού δικαίου.', 'not consortium', 'not co_ownership'],
    ['Αποκλείονται οι αστικές εταιρείες (άρθρο 741 ΑΚ).', 'not civil_law_company'],
    ['Κοινωνία αστικού δικαίου δεν μπορεί να υποβάλει αίτηση.', 'not co_ownership'],
    ['Εξαιρούνται οι κοινωνίες κληρονόμων.', 'not co_ownership'],
    [
      'Δικαιούχοι είναι εταιρείες περιορισμένης ευθύνης, ομόρρυθμοι ή ετερόρρυθμοι συνεταιρισμοί κατά τον περί Συνεταιρισμών Νόμο, Κεφ. 116.',
      'limited_liability_company',
      'general_partnership',
      'limited_partnership',
    ],
    [
      'Δικαιούχοι: ιδιωτικές εταιρείες, ομόρρυθμοι συνεταιρισμοί και αυτοεργοδοτούμενοι.',
      'general_partnership',
      'sole_trader',
    ],
    [
      'Αίτηση υποβάλλουν μόνο αυτοεργοδοτούμενα φυσικά πρόσωπα και εταιρείες περιορισμένης ευθύνης.',
      'sole_trader',
      'limited_liability_company',
    ],
    ['Δεν ενισχύονται τραπεζικά και ασφαλιστικά ιδρύματα και φορείς του Δημοσίου.', 'not public_body'],
    ['Δεν αποζημιώνονται ασφαλιστικά ιδρύματα.'],
    ['Δεν ενισχύονται ιδρύματα και σωματεία.', 'not foundation', 'not association'],
    [
      'Eligible applicants\nLimited companies and sole traders qualify.\n\nQuestions\nDoes a branch of a foreign company qualify? Only if it keeps accounts here.',
      'sole_trader',
      'limited_liability_company',
    ],
    ['5. Own contribution\nIn-kind contribution is not accepted, except voluntary work for social cooperatives.'],
  ],
  closes: [
    [
      '<h2>Στάδια και προθεσμίες</h2><ul><li>Υποβολή φακέλου: έως 16 Απριλίου 2027, 18:00</li><li>Τελικός και απονομή: 10 Ιουνίου 2027</li></ul>',
      '2027-04-16 18:00 Europe/Athens',
    ],
    [
      'Η υποβολή λήγει στις 30 Απριλίου 2027, ώρα 14:00. Αν ο προϋπολογισμός δεσμευθεί νωρίτερα, η Αρχή μπορεί να τερματίσει την υποβολή.',
      '2027-04-30 14:00 Europe/Athens',
      'until_exhausted',
    ],
    [
      'Αιτήσεις έως 22/1/2027. Αν ως τότε οι αιτήσεις δεν καλύψουν τους πόρους, θα εκδοθεί νέα πρόσκληση.',
      '2027-01-22 23:59 Europe/Athens',
    ],
    [
      'Deadline: 18 March 2027, 17:00. For grants above EUR 60 000 the financial capacity of the applicant is checked.',
      '2027-03-18 17:00 Europe/Athens',
    ],
    [
      'Applications close on 19 March 2027. New firms are accepted if they commit at least €20,000 to the plan.',
      '2027-03-19 23:59 Europe/Athens',
    ],
    ['Προθεσμία: 31 Μαρτίου 2027\n\nΜέχρι ποιο ποσό μπορεί να φτάσει ένα έργο;', '2027-03-31 23:59 Europe/Athens'],
    [
      'Υποβολή έως 5/2/2027. Κάθε επιχείρηση λαμβάνει επιχορήγηση έως 90.000 €, η οποία καλύπτει το 80% του προϋπολογισμού της.',
      '2027-02-05 23:59 Europe/Athens',
    ],
    [
      'Αιτήσεις μέχρι 26/2/2027. Αν ο προϋπολογισμός ενός σχεδίου ξεπεράσει το όριο, η διαφορά καλύπτεται από την επιχείρηση.',
      '2027-02-26 23:59 Europe/Athens',
    ],
    [
      'Applications by 12 February 2027. If the budget of your project is exceeded, you pay the difference.',
      '2027-02-12 23:59 Europe/Athens',
    ],
    [
      'Υποβολή έως 12/3/2027. Στην προηγούμενη πρόσκληση η απορρόφηση έφτασε το 80 % των πόρων.',
      '2027-03-12 23:59 Europe/Athens',
    ],
    ['Οι αιτήσεις γίνονται δεκτές μέχρι να δεσμευθεί το 120 % του προϋπολογισμού.', 'until_exhausted'],
    [
      'Η πρόσκληση μένει ανοικτή μέχρι την εξάντληση των πόρων και όχι πέρα από τις 30.6.2027, ώρα 15:00.',
      '2027-06-30 15:00 Europe/Athens',
      'until_exhausted',
    ],
    [
      'Applications are taken until the money is gone and not after 30 June 2027.',
      '2027-06-30 23:59 Europe/Athens',
      'until_exhausted',
    ],
    ['Η υποβολή ολοκληρώνεται το μεσημέρι (12:00) της Παρασκευής 16 Απριλίου 2027.', '2027-04-16 12:00 Europe/Athens'],
    ['Η υποβολή λήγει το απόγευμα (17:00) της Τρίτης 20 Απριλίου 2027.', '2027-04-20 17:00 Europe/Athens'],
    ['Υποβολή: 11-01-2027 έως 09-04-2027, δύο το μεσημέρι.', '2027-04-09 14:00 Europe/Athens'],
  ],
  sizes: [
    [
      'Δικαιούχοι είναι μικρές και μεσαίες επιχειρήσεις. Για τις μελέτες το ποσοστό είναι 50% ανεξαρτήτως μεγέθους.',
      'small',
      'medium',
    ],
    [
      'FIELD ROBOTS - Trustworthy robots for small farms\n\nEligibility\nEligible are micro, small and medium-sized enterprises.',
      'micro',
      'small',
      'medium',
    ],
    [
      'Φορείς των σχεδίων είναι επιχειρήσεις κάθε μεγέθους (πολύ μικρές, μικρές, μεσαίες, μεγάλες), υφιστάμενες ή υπό σύσταση.',
      'micro',
      'small',
      'medium',
      'large',
    ],
    [
      'Participants\n- The host must be an SME.\n- Large enterprises participate at their own cost.',
      'micro',
      'small',
      'medium',
    ],
    [
      'Συμμετέχουν πολύ μικρές και μικρές επιχειρήσεις. Μεσαίες επιχειρήσεις μετέχουν με δικά τους έξοδα.',
      'micro',
      'small',
    ],
    [
      'Δικαιούχοι: επιχειρήσεις κάθε μεγέθους. Οι μεγάλες δεν υποβάλλουν αίτηση στην παρούσα, επειδή ενισχύονται με δάνεια.',
      'micro',
      'small',
      'medium',
    ],
    ['Two small or medium-sized enterprises must be among the beneficiaries.'],
    ['Στη σύμπραξη μετέχουν δύο μικρές ή μεσαίες επιχειρήσεις.'],
    ['Πρόσκληση για μικρά επιχειρηματικά έργα / Call for small business projects'],
    [
      'Eligible partners\n- micro and small enterprises\n- chambers\nMedium-sized or large enterprises cannot be partners.',
      'micro',
      'small',
    ],
    ['Δεκτές είναι μικρές επιχειρήσεις. Μεσαίες ή μεγάλες επιχειρήσεις δεν μπορούν να είναι εταίροι.', 'small'],
  ],
  age: [
    ['10. Μετά την ολοκλήρωση\nΗ επιχείρηση λειτουργεί τουλάχιστον οκτώ μήνες τον χρόνο.'],
    ['The business stays open at least eight months a year.'],
    ['Ενισχύονται\n• ίδρυση ξενοδοχείων,\n• εκσυγχρονισμός ξενοδοχείων που λειτουργούν επί πέντε έτη.'],
    [
      'Ο φορέας έχει κλείσει τουλάχιστον τρεις διαχειριστικές χρήσεις, δεδομένου ότι η απαλλαγή προϋποθέτει κέρδη.',
      'years min 3',
    ],
    [
      'Enterprises of any size that have completed at least three full financial years and earned an average turnover of at least €200,000.',
      'years min 3',
    ],
    [
      'Η επιχείρηση έχει δύο ολοκληρωμένες πλήρεις διαχειριστικές χρήσεις και, στην τελευταία, κύκλο εργασιών τουλάχιστον 50.000 €.',
      'years min 2',
    ],
    [
      'Επιχειρήσεις που λειτουργούν έως 36 μήνες ή θα ιδρυθούν εντός τριών μηνών από την έγκριση του δανείου.',
      'months max 36',
      'to_be_founded',
    ],
    ['The Foundation was set up in 1998 by the will of a shipowner.'],
    ['Το Ταμείο ιδρύθηκε το 2019 με κεφάλαια της Περιφέρειας.'],
    ['Businesses older than five years are asked to look at the growth award.'],
    ['Επενδύσεις κεφαλαίου: έξοδος σε 7 έτη, με δικαίωμα των ιδρυτών να αγοράσουν τις μετοχές.'],
    ['Who it is for\nFirms with fewer than 250 staff that have been trading for two years or more.', 'months min 24'],
    [
      'Trading history\tAt least 18 months on the date of application\nTurnover\tUnder €2 million in the last completed financial year',
      'months min 18',
    ],
    ['Νεοεισερχόμενοι: εφόσον άρχισαν τη δραστηριότητα μετά την 1.1.2022, καταθέτουν επιπλέον μελέτη.'],
    ['Νέες επιχειρήσεις, αν ιδρύθηκαν μετά την 1.1.2024, προσκομίζουν επιχειρηματικό σχέδιο.'],
    ['If the firm was founded after 1 January 2025, it also submits a letter of its accountant.'],
    ['Η επιχείρηση λειτουργεί λιγότερο από 60 μήνες.', 'months max_exclusive 60'],
  ],
  headcount: [
    [
      'Μικρή επιχείρηση είναι εκείνη με λιγότερους από 50 εργαζομένους και κύκλο εργασιών ή ισολογισμό έως 10 εκατ. €· μεσαία εκείνη με λιγότερους από 250 εργαζομένους.',
    ],
    [
      'Beneficiaries are existing enterprises with up to 49 employees, active under NACE Section C with the exception of divisions 12 and 19.',
      'max 49',
    ],
    ['Δικαιούχοι είναι επιχειρήσεις με έως 30 εργαζομένους, εκτός του κλάδου 12.', 'max 30'],
    ['ΕΜΕ: ετήσια μονάδα εργασίας, δηλαδή ένα άτομο σε πλήρη απασχόληση επί ένα έτος.'],
    ['AWU: annual work unit, that is one person employed full time for a year.'],
    ['Για κάθε επιχείρηση που προσλαμβάνει έναν τουλάχιστον μισθωτό, το ποσοστό αυξάνεται κατά 5 μονάδες.'],
    ['A firm that takes on at least one employee by the end gets 5 points more.'],
  ],
  salaried_awu: [
    ['Shops without salaried staff in 2025, or with more than 9 AWU, do not qualify.', 'max 9'],
    [
      '<table><tr><td>3. Δικαιούχοι. Μικρές επιχειρήσεις. Κύρια δραστηριότητα: 55.1 ή 93.2. Δεν περιλαμβάνεται το 93.21. Τουλάχιστον 1 ΕΜΕ εξαρτημένης εργασίας.</td><td>3. Beneficiaries. Small enterprises. Main activity: 55.1 or 93.2. Code 93.21 is not included. At least 1 annual work unit of salaried work.</td></tr></table>',
      'min 1',
    ],
    ['Όροι: εργαζόμενος τετράωρης απασχόλησης επί 12 μήνες ισοδυναμεί με 0,5 ΕΜΕ.'],
    [
      'Οι επιχειρήσεις δεν απασχολούν περισσότερους από 30 εργαζομένους, κατά το άθροισμα των μισθωτών τους σε ΕΜΕ το έτος 2025.',
      'max 30',
    ],
    ['Η επιχείρηση έχει έως 20 εργαζομένους, μετρημένους σε ΕΜΕ εξαρτημένης εργασίας.', 'max 20'],
    ['Υποδράση 1: τουλάχιστον 1 ΕΜΕ μισθωτών το προηγούμενο ημερολογιακό έτος'],
  ],
  regions: [
    ['Α. Η Πρόσκληση αφορά ολόκληρη την Περιφέρεια Νοτίου Αιγαίου, άρα και τη Ρόδο.', 'EL42'],
    [
      'Επιχειρήσεις με έδρα σε οποιαδήποτε Περιφέρεια εκτός από την Αττική. Η κατοικία του ανέργου μπορεί να είναι και στην Αττική.',
      'not EL30',
    ],
    ['Who qualifies\n- Micro enterprises located in the Region of Attica, on any of its islands too.', 'EL30'],
    [
      'Υπάγονται επιχειρήσεις εγκατεστημένες ή με υποκατάστημα στην ελληνική επικράτεια. Στην Κρήτη και στην Ήπειρο γίνονται δεκτές αιτήσεις, στις υπόλοιπες περιοχές της χώρας δεν γίνονται.',
      'EL43',
      'EL54',
    ],
    [
      'Η επένδυση δεν μπορεί να γίνει στις Π.Ε. Ροδόπης και Ξάνθης· όλες οι άλλες περιοχές της χώρας είναι επιλέξιμες.',
      'not EL512',
      'not EL513',
    ],
    ['Ποσοστά\nγενικό\t50%\nΚρήτη και Νότιο Αιγαίο\t65%'],
    ['Foreign partner: an organisation established outside Cyprus, which takes part without funding.'],
    [
      'Δεν αφορά επιχειρήσεις των νησιών: μόνο στην ηπειρωτική χώρα, και συγκεκριμένα στις Π.Ε. Κιλκίς και Σερρών, γίνονται επενδύσεις.',
      'EL523',
      'EL526',
    ],
  ],
  published_on: [
    [
      '<p>ΕΦΗΜΕΡΙΔΑ ΤΗΣ ΚΥΒΕΡΝΗΣΕΩΣ</p><p>11 Δεκεμβρίου 2026</p><p>ΤΕΥΧΟΣ ΔΕΥΤΕΡΟ</p><p>Αρ. Φύλλου 6614</p><p>Αθήνα, 8 Δεκεμβρίου 2026</p>',
      '2026-12-11',
    ],
    ['ΕΦΗΜΕΡΙΔΑ ΤΗΣ ΚΥΒΕΡΝΗΣΕΩΣ\n26 Νοεμβρίου 2026 ΤΕΥΧΟΣ ΔΕΥΤΕΡΟ Αρ. Φύλλου 7051', '2026-11-26'],
    ['ΕΦΗΜΕΡΙΔΑ ΤΗΣ ΚΥΒΕΡΝΗΣΕΩΣ — ΤΕΥΧΟΣ ΔΕΥΤΕΡΟ — Αρ. Φύλλου 7124 — 18 Νοεμβρίου 2026', '2026-11-18'],
    ['Second round 2026 – Proclamation no. 119877 of 23 November 2026', '2026-11-23'],
    ['Version 1, Mytilene, 16 November 2026', '2026-11-16'],
    ['Αρ. πρωτ. 3340 Κοζάνη, 12/11/2026', '2026-11-12'],
    ['Υπουργείο Ανάπτυξης – Απόφαση 2210/ΕΞ/2026, της 16.11.2026', '2026-11-16'],
    ['Ανακοίνωση διάθεσης του προϊόντος, 2 Δεκεμβρίου 2026', '2026-12-02'],
    ['Αρ. πρωτ. / Reg. no.: 2261/12.11.2026', '2026-11-12'],
    ['Κατά την απόφαση 5512/3.2.2024 ισχύουν τα εξής.'],
  ],
}
