import type { Catalogue } from './message.ts'

/** What does not fit in a business plan, and what has to be known beside its figures. */
export const plan = {
  'plan.below_minimum_cost': {
    el: 'Ο επιλέξιμος προϋπολογισμός ({cost}) είναι κάτω από το ελάχιστο της πρόσκλησης ({minimum}).',
    en: 'The eligible budget ({cost}) is below the minimum of the call ({minimum}).',
  },
  'plan.below_minimum_grant': {
    el: 'Η επιχορήγηση ({grant}) είναι κάτω από το ελάχιστο της πρόσκλησης ({minimum}).',
    en: 'The grant ({grant}) is below the minimum of the call ({minimum}).',
  },
  'plan.headroom_refused': {
    el: 'Η ενίσχυση ξεπερνά το υπόλοιπο ήσσονος σημασίας ({headroom}) και η πρόσκληση δεν τη μειώνει: απορρίπτεται ολόκληρη.',
    en: 'The aid exceeds the de minimis headroom ({headroom}) and the call does not reduce it: all of it is refused.',
  },
  'plan.no_headroom': {
    el: 'Δεν απομένει υπόλοιπο ήσσονος σημασίας για νέα ενίσχυση.',
    en: 'No de minimis headroom is left for new aid.',
  },
  'plan.above_costs': {
    el: 'Το ποσό της πρόσκλησης, {grant}, υπερβαίνει τις δαπάνες που δηλώθηκαν, {total}.',
    en: 'The amount of the call, {grant}, is above the costs that were told, {total}.',
  },
  'plan.headroom_cut': {
    el: 'Η επιχορήγηση περιορίζεται στο υπόλοιπο ήσσονος σημασίας, {headroom}.',
    en: 'The grant is limited to the de minimis headroom, {headroom}.',
  },
  'plan.headroom_cut_open': {
    el: 'Η επιχορήγηση περιορίζεται στο υπόλοιπο ήσσονος σημασίας ({headroom})· επιβεβαιώστε ότι η πρόσκληση το επιτρέπει.',
    en: 'The grant is limited to the de minimis headroom ({headroom}); confirm that the call allows it.',
  },
  'plan.headroom_unproved': {
    el: 'Το υπόλοιπο ήσσονος σημασίας ({headroom}) ισχύει μόνο αν δεν υπάρχουν άλλες ενισχύσεις της ενιαίας επιχείρησης.',
    en: 'The de minimis headroom ({headroom}) holds only if the single undertaking has no other aid.',
  },
  'plan.headroom_reserved': {
    el: 'Άλλες αιτήσεις σε εκκρεμότητα δεσμεύουν {reserved} από το υπόλοιπο ήσσονος σημασίας.',
    en: 'Other pending applications reserve {reserved} of the de minimis headroom.',
  },
  'plan.own_below_minimum': {
    el: 'Η ίδια συμμετοχή υπολείπεται κατά {shortfall} του ελάχιστου της πρόσκλησης ({minimum}).',
    en: 'The own contribution is {shortfall} short of the minimum of the call ({minimum}).',
  },
  'plan.own_open': {
    el: 'Τα ίδια κεφάλαια υπολείπονται κατά {lacking} της απαιτούμενης ίδιας συμμετοχής ({minimum})· επιβεβαιώστε αν προσμετράται δάνειο.',
    en: 'Own funds are {lacking} short of the own contribution required ({minimum}); whether a loan counts has to be confirmed.',
  },
  'plan.not_financed': {
    el: 'Στο χρηματοδοτικό σχήμα λείπει πηγή για {gap}.',
    en: 'The financing has no source for {gap}.',
  },
  'plan.over_financed': {
    el: 'Οι πηγές χρηματοδότησης ξεπερνούν το κόστος κατά {surplus}.',
    en: 'The sources of financing exceed the cost by {surplus}.',
  },
  'plan.over_financed_alone': {
    el: 'Τα ίδια κεφάλαια και το δάνειο ξεπερνούν το κόστος κατά {surplus}, χωρίς την ενίσχυση.',
    en: 'Own funds and loan exceed the cost by {surplus}, without the aid.',
  },
  'plan.starts_early': {
    el: 'Το έργο αρχίζει στις {day}· οι δαπάνες είναι επιλέξιμες από {earliest}.',
    en: 'The project starts on {day}; costs are eligible from {earliest}.',
  },
  'plan.phase_months': {
    el: 'Η φάση «{phase}» έχει μήνες {from} έως {to}, που δεν είναι διάστημα του έργου.',
    en: 'The phase “{phase}” has months {from} to {to}, which is no span of the project.',
  },
} as const satisfies Catalogue
