import type { Wordings } from '../sentences-are-read.ts'

/** Sentences that look like a condition, a rate or a day of the call and are something else, and others that are one without the usual words; `\n` parts lines. */
export const ofEverything: Wordings = {
  legal_forms: [
    [
      'Δικαιούχοι είναι επιχειρήσεις με μία από τις μορφές: ομόρρυθμη εταιρεία, ετερόρρυθμη εταιρεία, ιδιωτική κεφαλαιουχική εταιρεία.',
      'general_partnership',
      'limited_partnership',
      'private_company',
    ],
    ['Applicants are a company, a cooperative or a sole trader.'],
  ],
  age: [
    ['The shop must stay in business use for four years after the last payment.'],
    ['Άρθρο 7 – Υποχρεώσεις\n1. Η επιχείρηση λειτουργεί αδιάλειπτα επί δεκαοκτώ μήνες και δέχεται ελέγχους.'],
  ],
  total_budget: [
    [
      'We have €2.6 million to give in grants. In 2024 we received 208 applications asking for €5.1 million.',
      '2600000.00',
    ],
  ],
  budget_lines: [
    [
      'Από τα 20 εκατ. ευρώ της πρόσκλησης, τα 12 εκατ. πηγαίνουν στην Κρήτη και τα υπόλοιπα 8 εκατ. στη Θεσσαλία.',
      '12000000.00 EL43',
      '8000000.00 EL61',
    ],
  ],
  max_eligible_cost: [
    [
      'Eligible project costs must total at least €30,000; projects costing over €450,000 should apply to the Scale Strand instead.',
      '450000.00',
    ],
  ],
  min_eligible_cost: [['Πράξεις κάτω από 15.000 ευρώ δεν εξετάζονται.', '15000.00']],
  intensity: [
    [
      'Στη Δυτική Μακεδονία: 65% για μικρές επιχειρήσεις, 55% για μεσαίες και 45% για μεγάλες.\nΣτους Δήμους Μεγαλόπολης και Γορτυνίας: 60%, 50% και 40% αντίστοιχα.',
      '65% small EL53',
      '55% medium EL53',
      '45% large EL53',
    ],
    [
      'Το Πρόγραμμα χρηματοδοτείται από το Ταμείο Δίκαιης Μετάβασης (ποσοστό 85%). Η ένταση της ενίσχυσης είναι 60%.',
      '60%  ',
    ],
  ],
  bonuses: [
    ['1.2 Μονάδες που μεταφέρονται από άλλη χώρα δεν γίνονται δεκτές.'],
    ['Το ποσοστό στήριξης ορίζεται σε 45%. Ανεβαίνει στο 60% για δαπάνες εξοικονόμησης ενέργειας.'],
  ],
  caps: [
    [
      'Ως ανώτατα ποσοστά ορίζονται: για τα οχήματα το 25%, για τις γενικές δαπάνες το 12% με μέγιστο τα 9.000 ευρώ.',
      'οχημα 25%',
      'γενικ 12%',
      'γενικ 9000.00',
    ],
    [
      '<table><tr><th>Κωδ.</th><th>Δαπάνη</th><th>Έως</th></tr><tr><td>01</td><td>Κτιριακές παρεμβάσεις</td><td>35%</td></tr><tr><td>02</td><td>Εξοπλισμός</td><td>100%</td></tr><tr><td>03</td><td>Ενοίκια εξαμήνου</td><td>5.000 €</td></tr></table>',
      'κτιρι 35%',
      'ενοικ 5000.00',
    ],
  ],
  closes: [
    [
      'The deadline of 26 February 2027 has been put back to 12 March 2027 at 16:00 Irish time.',
      '2027-03-12 16:00 Europe/Dublin',
    ],
    ['The call was launched on 23 November 2026 and has an allocation of €14 million.'],
    ['The scheme will shut early should the money run out.', 'until_exhausted'],
  ],
  moved: [['The deadline of 26 February 2027 has been put back to 12 March 2027.', '2027-02-26']],
}
