import { sentencesAreRead } from './sentences-are-read.ts'

sentencesAreRead('what bounds a plan, and not its aid', {
  max_subsidy: [
    ['Support is given for a plan of at most €40,000.'],
    ['A grant goes to projects costing up to €40,000.'],
    ['Επιχορηγείται σχέδιο έως 40.000 ευρώ.'],
    ['Η στήριξη δίνεται για σχέδιο ύψους έως 40.000 ευρώ.'],
    ['A plan receives at most €40,000.', '40000.00'],
    ['The grant for each plan is at most €40,000.', '40000.00'],
    ['Κάθε σχέδιο παίρνει έως 40.000 ευρώ.', '40000.00'],
  ],
  max_eligible_cost: [
    ['Support is given for a plan of at most €40,000.', '40000.00'],
    ['Grants are given to plans of between €20,000 and €90,000.', '90000.00'],
    ['Επιχορηγείται σχέδιο έως 40.000 ευρώ.', '40000.00'],
    ['Support of up to €40,000 is given for a plan.'],
  ],
  min_eligible_cost: [
    ['The grant is for plans of at least €10,000.', '10000.00'],
    ['Ενισχύονται σχέδια αξίας τουλάχιστον 10.000 ευρώ.', '10000.00'],
  ],
})

sentencesAreRead('until when a licence is valid', {
  age: [
    ['The operating licence of the enterprise must be valid until 31 December 2028.'],
    ['Η άδεια λειτουργίας της επιχείρησης πρέπει να ισχύει έως 31 Δεκεμβρίου 2028.'],
    ['Eligible are marinas which have held their licence since before 1 March 2025.'],
    ['Eligible are enterprises founded before 1 March 2025.', 'to 2025-02-28'],
  ],
  closes: [
    ['The accreditation of the laboratory expires on 30 June 2027.'],
    ['Applications close on 30 June 2027.', '2027-06-30 23:59 Europe/Athens'],
  ],
})

sentencesAreRead('which bodies are called after a place', {
  regions: [
    ['Enterprises based in Epirus may apply to the Bank of Crete.', 'EL54'],
    ['Αίτηση υποβάλλουν επιχειρήσεις με έδρα στην Ήπειρο μέσω της Τράπεζας Κρήτης.', 'EL54'],
    ['Αίτηση υποβάλλουν επιχειρήσεις με έδρα στην Κρήτη.', 'EL43'],
  ],
  closes: [
    ['Applications close on 30 April 2027. The Fund of Ireland pays for the study.', '2027-04-30 23:59 Europe/Athens'],
    ['Applications close on 30 April 2027. Firms in Ireland may apply.', '2027-04-30 23:59 Europe/Dublin'],
  ],
})

sentencesAreRead('sums for one thing and another', {
  total_budget: [
    ['There is €2m for tourism and €3m for crafts.'],
    ['Budget: €2m for tourism, €3m for crafts.'],
    ['Διατίθενται 2 εκατ. ευρώ για τον τουρισμό και 3 εκατ. ευρώ για τη βιοτεχνία.'],
    ['There is €2m for the call.', '2000000.00'],
  ],
  budget_lines: [
    ['There is €2m for tourism and €3m for crafts.', '2000000.00 ', '3000000.00 '],
    ['Διατίθενται 2 εκατ. ευρώ για τον τουρισμό και 3 εκατ. ευρώ για τη βιοτεχνία.', '2000000.00 ', '3000000.00 '],
  ],
})
