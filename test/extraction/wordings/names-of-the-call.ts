/** Under which numbers a call stands, whatever body gives them; a text without atoms tells none. */
export const namesOfTheCall: Readonly<Record<string, readonly (readonly [string, ...string[]])[]>> = {
  external_ids: [
    ['Αρ. Πρωτ.: 8841/04.11.2026', '8841'],
    ['<table><tr><td>Πρωτόκολλο</td><td>3310 / 02.11.2026</td></tr></table>', '3310'],
    ['Η αίτηση γίνεται στο ΟΠΣ 2021-2027, μετά από εγγραφή του χρήστη.'],
    ['Οι προτάσεις υποβάλλονται μέσω του ΟΠΣ 2021–2027 (κωδικός πρόσκλησης 118.2).', '118.2'],
    [
      '<table><tr><th>Κωδικός</th><th>Κατηγορία δαπάνης</th><th>Όριο</th></tr><tr><td>2.1</td><td>Εξοπλισμός</td><td>60%</td></tr><tr><td>2.2</td><td>Μελέτες</td><td>10%</td></tr></table>',
    ],
    ['<table><tr><td>Κωδικός</td><td>ΒΑ-118/2026</td></tr></table>', 'ΒΑ-118/2026'],
    ['Topic: HORIZON-CL6-2027-ZEROPOL-02-04-two-stage', 'HORIZON-CL6-2027-ZEROPOL-02-04-two-stage'],
    ['Topic ID: HORIZON-CL5-2027-D3-02-11 (RIA)', 'HORIZON-CL5-2027-D3-02-11'],
    [
      'Call: DIGITAL-2027-TRAIN-06\n\nThe call has two topics:\n- DIGITAL-2027-TRAIN-06-ADVANCED: advanced courses\n- DIGITAL-2027-TRAIN-06-SHORT: short courses',
      'DIGITAL-2027-TRAIN-06',
      'DIGITAL-2027-TRAIN-06-ADVANCED',
      'DIGITAL-2027-TRAIN-06-SHORT',
    ],
    ['Tax Department — Circular 2027/3', '2027/3'],
    ['Ministry of Energy, Nicosia, file no. 4.02.11.8/2', '4.02.11.8/2'],
    ['Decision of the Board of Governors no. 18/2027', '18/2027'],
    ['Εγκύκλιος Ε. 2088/2026 της Γενικής Διεύθυνσης Φορολογίας', 'Ε.2088/2026'],
    ['ΠΑΡΕΜΒΑΣΗ Π3-70-1.4 «ΠΡΟΣΤΑΣΙΑ ΕΔΑΦΩΝ»', 'Π3-70-1.4'],
    ['1η Πρόσκληση για αιτήσεις στήριξης στην παρέμβαση Π3-73-1.2 του Στρατηγικού Σχεδίου της ΚΑΠ', 'Π3-73-1.2'],
    [
      'Πρόσκληση 7/2026 «Νέα αρχή»\n\n1.1 Κωδικός πρόσκλησης: ΝΕΑ-ΑΡΧ-02. Κωδικός ΟΠΣ: 14471.',
      '7/2026',
      'ΝΕΑ-ΑΡΧ-02',
      '14471',
    ],
    ['Τεύχος B’ 6881/27.11.2026', 'B’ 6881'],
    ['Με την απόφαση 418/2021 του Διοικητικού Συμβουλίου ορίστηκαν οι όροι.'],
    ['See the circular 2019/4 for the earlier rules.'],
    ['Πράξη ΟΠΣ ΤΑ 5211804', '5211804'],
  ],
}
