/** Ceilings of costs under names of any kind, in one language or two; a text without atoms has none. */
export const ceilingsOfCosts: Readonly<Record<string, readonly (readonly [string, ...string[]])[]>> = {
  caps: [
    // What a share of the cost or of the loan bounds is a cost, whatever it is called.
    ['Οι φυτεύσεις δεν ξεπερνούν το 25% του προϋπολογισμού του σχεδίου.', 'φυτευ 25%'],
    ['Τα έργα πρασίνου δεν μπορούν να υπερβούν το 12% του επιλέξιμου κόστους.', 'εργα  12%'],
    ['Για τις ηλεκτρολογικές εργασίες ισχύει όριο 20% του ενισχυόμενου κόστους.', 'ηλεκτ 20%'],
    ['Για τις ξυλουργικές κατασκευές ισχύει όριο 35% των επιλέξιμων δαπανών.', 'ξυλου 35%'],
    ['Beehives may not exceed 40% of the eligible costs.', 'beehi 40%'],
    ['Working capital, to the extent of 30% of the loan at most.', 'worki 30%'],
    ['Fit-out of the shop, up to 45% of the loan.', 'fitou 45%'],
    ['Κεφάλαιο κίνησης έως 30% του δανείου.', 'κεφαλ 30%'],
    ['Η εξαγορά μεριδίων δεν υπερβαίνει το 20% του δανείου.', 'εξαγο 20%'],
    [
      'Επιλέξιμα είναι μηχανήματα, εξαγορές επιχειρήσεων του κλάδου (όχι πάνω από το 25% του δανείου) και αποθέματα.',
      'εξαγο 25%',
    ],
    // A list with "up to" behind each name.
    [
      '5. Επιλέξιμες δαπάνες\n\n• σχεδιασμός ετικέτας, έως 500 €,\n• απόκτηση γραμμωτού κώδικα, έως 300 €,\n• συσκευασία δώρου, έως 900 €.',
      'σχεδι 500.00',
      'αποκτ 300.00',
      'συσκε 900.00',
    ],
    [
      'What is paid for\n\n- a domain name, up to EUR 200\n- photography, up to EUR 800\n- translation of labels, up to EUR 600',
      'domai 200.00',
      'photo 800.00',
      'trans 600.00',
    ],
    [
      'Με την επιταγή πληρώνονται:\n\n• εργαστηριακές αναλύσεις, που δεν ξεπερνούν το 25% της συνολικής αμοιβής,\n• προετοιμασία φακέλου, που δεν ξεπερνά το 15% της συνολικής αμοιβής.',
      'εργασ 25%',
      'προετ 15%',
    ],
    // Fees are of those who are paid.
    ['Fees of architects may be up to EUR 4,000.', 'fees  4000.00'],
    ['Limits on costs, of the plan: stock 20%; fees of advisers EUR 3,000.', 'stock 20%', 'fees  3000.00'],
    // A word that stands for the name before is no name.
    [
      'Επιδοτούνται εκθέσεις, μεταφράσεις και αμοιβή στελέχους πωλήσεων. Η τελευταία περιορίζεται στο 35% του προϋπολογισμού.',
      'αμοιβ 35%',
    ],
    [
      'Eligible are machinery, software and the wages of a trainee. The latter may not exceed 20% of the budget.',
      'wages 20%',
    ],
    ['Επιλέξιμα είναι ο εξοπλισμός και οι μελέτες. Οι τελευταίες δεν ξεπερνούν το 8% του προϋπολογισμού.', 'μελετ 8%'],
    // A partner's share, a share of people or of premises bounds no cost.
    ['Ερευνητικός οργανισμός από άλλη χώρα μπορεί να συμμετέχει με έως 20% του προϋπολογισμού.'],
    ['Ο εταίρος με το μεγαλύτερο μερίδιο δεν αναλαμβάνει πάνω από το 70% του προϋπολογισμού του έργου.'],
    ['No partner may carry more than 60% of the total costs.'],
    ['A university from another region may take part with up to 15% of the budget.'],
    ['Η επιχείρηση μπορεί να ζητήσει θέσεις έως το 40% του προσωπικού της.'],
    ['A producer may take up to 80% of the costs from other public sources.'],
    ['Each lead partner covers at most 50% of the project budget.'],
    // A case of the ceiling belongs to its name.
    [
      'Γενικές δαπάνες: για προϋπολογισμό έως 500.000 € μέχρι 8%, για τον υπόλοιπο προϋπολογισμό μέχρι 5%.',
      'γενικ 8%',
      'γενικ 5%',
    ],
    [
      'Κτιριακά έως 45% του προϋπολογισμού· σε διατηρητέα κτίρια το ποσοστό ανέρχεται σε 70%.',
      'κτιρι 45%',
      'κτιρι 70%',
    ],
    ['Άυλες δαπάνες: έως 75% για ΜΜΕ και έως 50% για μεγάλες επιχειρήσεις.', 'αυλεσ 75%', 'αυλεσ 50%'],
    [
      'Περιφερειακές ενισχύσεις: κτιριακά (έως 40% του συνόλου), μηχανήματα, άυλα στοιχεία (έως 60% για ΜΜΕ).',
      'κτιρι 40%',
      'αυλα  60%',
    ],
    // A column of actions between the name and its ceiling.
    [
      '<table><tr><th>Κωδ.</th><th>Κατηγορία δαπάνης</th><th>Δράσεις</th><th>Όριο (% του προϋπολογισμού)</th></tr><tr><td>4.1</td><td>Αντλίες</td><td>1, 3</td><td>60%</td></tr><tr><td>4.2</td><td>Σύστημα διαχείρισης</td><td>1, 2, 3</td><td>18%</td></tr><tr><td>4.3</td><td>Παρακολούθηση</td><td>1, 2</td><td>3.000 €</td></tr></table>',
      'αντλι 60%',
      'συστη 18%',
      'παρακ 3000.00',
    ],
    // One ceiling told in two languages is one.
    [
      '<h2>Δαπάνες</h2><p>Οι αμοιβές ηθοποιών αναγνωρίζονται έως 20% των επιλέξιμων δαπανών και τα γενικά έξοδα έως 6%.</p><h2>Costs</h2><p>Fees of actors are recognised up to 20% of the eligible costs and overheads up to 6%.</p>',
      'αμοιβ 20%',
      'γενικ 6%',
    ],
    [
      '<p>Α3. Δαπάνες: ταξίδια, εξοπλισμός έως 40% του προϋπολογισμού του έργου. Η αίτηση υποβάλλεται στα αγγλικά.</p><p>B3. Costs: travel, equipment up to 40% of the project budget.</p>',
      'εξοπλ 40%',
    ],
  ],
}
