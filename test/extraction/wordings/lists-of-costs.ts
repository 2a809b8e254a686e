/**
 * Lists of what a call pays for, as calls write them: what a member begins with is the category, whatever stands between it and its
 * ceiling; a price, a rate of aid, a flat rate or a least is no ceiling.
 */
export const listsOfCosts: Readonly<Record<string, readonly (readonly [string, ...string[]])[]>> = {
  caps: [
    [
      '3.3 Costs you may plan\n\n- staff, at actual cost\n- sensors and buoys; hire preferred to purchase\n- journeys: no more than EUR 4,000 per experiment\n- outsourced work: at most 20% of the planned costs\n- overheads at a flat 25% of staff costs',
      'journ 4000.00',
      'outso 20%',
    ],
    [
      '<h2>What we finance</h2><ul><li>Artists: all the time of the tour</li><li>Props, hired or bought, up to 10% of the total eligible cost</li><li>A new production is not financed; adaptation to small stages is, to the amount of EUR 9,000</li><li>Indirect costs, 7% of the direct ones, without proof</li></ul>',
      'props 10%',
      'adapt 9000.00',
    ],
    [
      '5. ELIGIBLE COSTS\n\n5.1 Pumps, pipework and commissioning.\n5.2 Groundworks needed for the pumps, to a limit of 15% of the eligible cost of the project.\n5.3 The survey, of which up to EUR 5,000 is recognised.',
      'groun 15%',
      'surve 5000.00',
    ],
    [
      'Limits inside a project:\n\n• staff – not above 35% of the total cost\n• external services – not above 50%\n• greenhouses – not above EUR 18,000 for each partner',
      'staff 35%',
      'exter 50%',
      'green 18000.00',
    ],
    [
      '<h2>What you can buy</h2><ul><li>Test of a product by a laboratory</li><li>Translation of the catalogue – of this not more than EUR 1,500 counts</li><li>Registration of a trade mark abroad – up to 30% of the approved cost</li></ul>',
      'trans 1500.00',
      'regis 30%',
    ],
    [
      'What the grant pays for\n\nStaff, depreciation, pilot series. Subcontracting may reach 30 per cent of the costs of the project. Marketing is held to 5 per cent of them. Patents count up to EUR 60,000.',
      'subco 30%',
      'marke 5%',
      'paten 60000.00',
    ],
    [
      'Eligible items\n\n(a) polytunnels, which may not cost more than EUR 12,000;\n(b) irrigation, whose share must stay within 40% of the plan;\n(c) seedlings (kept to EUR 3,000 in total);\n(d) bees.',
      'polyt 12000.00',
      'irrig 40%',
      'seedl 3000.00',
    ],
    [
      'Eligible costs\n\nThe following can be claimed:\n(i) plant and machinery;\n(ii) fit-out works, provided they stay below 30% of the project;\n(iii) software licences – maximum EUR 6,000;\n(iv) mentoring (ceiling of EUR 2,500);\n(v) protective clothing, not to exceed EUR 400 in all.',
      'fitou 30%',
      'softw 6000.00',
      'mento 2500.00',
      'prote 400.00',
    ],
    [
      'Κατηγορίες επιλέξιμων δαπανών\n\n1. Κτίρια, εγκαταστάσεις και περιβάλλων χώρος (έως 40% του επιχορηγούμενου Π/Υ)\n2. Προμήθεια μηχανημάτων (έως 100%)\n3. Μεταφορικά μέσα: έως 25.000 € συνολικά\n4. Προετοιμασία φακέλου: το ανώτατο 3.000 €',
      'κτιρι 40%',
      'μεταφ 25000.00',
      'προετ 3000.00',
    ],
    [
      'Δαπάνες\n\nΕ. Στον πίνακα των δαπανών η γραμμή «Υπηρεσίες νέφους» γίνεται: «Υπηρεσίες νέφους (cloud): έως 25% του επιχορηγούμενου προϋπολογισμού».',
      'υπηρε 25%',
    ],
    [
      'What the grant pays for\n-----------------------\n\nStaff and depreciation. Subcontracting may reach 20 per cent of the costs of the project. Marketing is held to 6 per cent of them.',
      'subco 20%',
      'marke 6%',
    ],
    [
      'What it covers\n\n• booth and its furnishing, counted up to EUR 7,500\n• interpreters: EUR 250 per day\n• samples sent ahead, never beyond EUR 900\n• guides at 80% of their fee',
      'booth 7500.00',
      'sampl 900.00',
    ],
    [
      '3. Επιλέξιμες δαπάνες\n\nΕπιλέξιμα είναι: α) κλίβανοι και τόρνοι, β) διαρρύθμιση του εργαστηρίου, έως 25% του προϋπολογισμού του σχεδίου, γ) δημιουργία ηλεκτρονικού καταστήματος, με ανώτατο ποσό 6.000 ευρώ, δ) παρουσία σε εκθέσεις, η οποία δεν υπερβαίνει το 15% του προϋπολογισμού, ε) αμοιβή μηχανικού.',
      'διαρρ 25%',
      'δημιο 6000.00',
      'παρου 15%',
    ],
    [
      'Ε. Δαπάνες\n\nΕ.1 Φορτηγό όχημα: το κόστος του υπολογίζεται έως 28.000 € ανά εκμετάλλευση.\nΕ.2 Κυψέλες με καταγραφή βάρους: χωρίς όριο.\nΕ.3 Κτίριο συσκευασίας: μέχρι 35 % του επιλέξιμου κόστους.\nΕ.6 Τοποθέτηση ανεμογεννήτριας για ιδιοκατανάλωση: όχι πάνω από 15.000 €.',
      'φορτη 28000.00',
      'κτιρι 35%',
      'τοποθ 15000.00',
    ],
    [
      '5. ΕΠΙΛΕΞΙΜΕΣ ΔΑΠΑΝΕΣ\n\n5.1 Αποπεράτωση κτιρίων.\n5.4 Διαμόρφωση υπαίθριου χώρου, μέχρι 10 % του συνόλου.\n5.5 Γενικές δαπάνες (μελέτες, άδειες, σύμβουλοι). Δεν υπερβαίνουν το 12 % του συνολικού προϋπολογισμού της πρότασης.\n5.6 Προβολή και ιστοσελίδα, μέχρι 5.000 €.',
      'διαμο 10%',
      'γενικ 12%',
      'προβο 5000.00',
    ],
    [
      '<h2>5 Δαπάνες</h2><ul><li>Πάσσαλοι και δίχτυα</li><li>Σκάφη εργασίας χωρίς καταγραφή αλιείας: ανώτατη δαπάνη 150.000 €</li><li>Οχήματα ψυγεία: όχι περισσότερο από 15% του έργου</li><li>Μελέτες και δαπάνες συμβούλου: όχι περισσότερο από 7% του έργου</li></ul>',
      'σκαφη 150000.00',
      'οχημα 15%',
      'μελετ 7%',
    ],
    [
      '10. Περιορισμοί: 10.1. η κατάρτιση προσωπικού λαμβάνεται υπόψη μέχρι το 20% των δαπανών του έτους· 10.2. για τη μίσθωση οχημάτων λαμβάνονται υπόψη έως 40.000 ευρώ· 10.3. τα πατίνια μέχρι 3.000 ευρώ.',
      'καταρ 20%',
      'μισθω 40000.00',
      'πατιν 3000.00',
    ],
    [
      '5. Χρήση του δανείου\n\nΑγορά πρώτων υλών, μισθοί, ασφάλιση πιστώσεων. Για έξοδα εκθέσεων χρησιμοποιείται έως το 15 % του δανείου.',
      'εκθεσ 15%',
    ],
    [
      '<h2>Τι καλύπτει</h2><ul><li>Ράμπες, αναβατόρια</li><li>Προσβάσιμη ιστοσελίδα (WCAG 2.1 AA), με όριο 2.000 €</li><li>Στάση εργασίας ΑμεΑ: μέχρι 800 €</li><li>Οδηγοί όδευσης, 90% της τιμής τους</li></ul>',
      'προσβ 2000.00',
      'σταση 800.00',
    ],
    // The column says "up to a share of the cost", and nothing else does.
    [
      '<h2>Άρθρο 6 – Δαπάνες</h2><table><tr><th>Δαπάνη</th><th>Μέχρι ποσοστό του ενισχυόμενου κόστους</th></tr><tr><td>Κτιριακές εγκαταστάσεις</td><td>55%</td></tr><tr><td>Ράφια και ρομποτικά συστήματα</td><td>-</td></tr><tr><td>Άυλα στοιχεία</td><td>30%</td></tr></table>',
      'κτιρι 55%',
      'αυλα  30%',
    ],
    [
      '<h2>Τι καλύπτεται</h2><table><tr><th>Δαπάνη</th><th>Περιορισμός</th></tr><tr><td>Έπιπλα και κουζίνα</td><td>Μέχρι 25% του προϋπολογισμού της πρότασης</td></tr><tr><td>Πρόσβαση ΑμεΑ</td><td>Κανένας</td></tr><tr><td>Προβολή και σύστημα κρατήσεων</td><td>Μέχρι €5.000</td></tr></table>',
      'επιπλ 25%',
      'προβο 5000.00',
    ],
    // Who, whose and how much of what: no ceilings of costs.
    [
      '4. Επιλέξιμες δαπάνες\n\n• Μισθοί: ενισχύονται κατά 60%\n• Ταξίδια: 180 € ανά ημέρα\n• Εξοπλισμός αξίας τουλάχιστον 1.000 €\n• Έμμεσες δαπάνες, 15% επί των αμέσων κατ’ αποκοπή\n• Κάθε δικαιούχος υποβάλλει δαπάνες έως 80.000 €',
    ],
    [
      'Eligible costs\n\n• The grant covers up to 60% of them\n• Each applicant may claim up to EUR 50,000\n• Machines older than 5 years or dearer than EUR 100,000 need an expert’s opinion\n• Invoices below EUR 200 are not accepted',
    ],
  ],
}
