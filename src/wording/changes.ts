import type { Catalogue, Message } from './message.ts'

/** Of a member that differs: it is set, gone, has changed, or something comes to it and goes from it. */
const member = <const F extends string>(family: F, el: string, en: string) =>
  ({
    [`change.${family}_set`]: {
      el: `${el}: δεν αναφερόταν· τώρα {after}.`,
      en: `${en}: not stated before; now {after}.`,
    },
    [`change.${family}_gone`]: {
      el: `${el}: δεν αναφέρεται πια (ήταν {before}).`,
      en: `${en}: no longer stated (it was {before}).`,
    },
    // Values may be words that begin with "from" themselves.
    [`change.${family}_changed`]: {
      el: `${el}: ήταν {before}· τώρα {after}.`,
      en: `${en}: was {before}; now {after}.`,
    },
    [`change.${family}_more`]: { el: `${el}: {after|προστέθηκε|προστέθηκαν} {after}.`, en: `${en}: now also {after}.` },
    [`change.${family}_less`]: {
      el: `${el}: {before|αφαιρέθηκε|αφαιρέθηκαν} {before}.`,
      en: `${en}: no longer {before}.`,
    },
  }) as Readonly<Record<`change.${F}_${'set' | 'gone' | 'changed' | 'more' | 'less'}`, Message>>

/** What is otherwise in a later version of a programme. */
export const changes = {
  'change.opening_set': { el: 'Ορίστηκε έναρξη υποβολής: {after}.', en: 'Opening set: {after}.' },
  'change.opening_gone': {
    el: 'Δεν αναφέρεται πια έναρξη υποβολής (ήταν {before}).',
    en: 'No opening is stated any more (it was {before}).',
  },
  'change.opening_moved': {
    el: 'Η έναρξη υποβολής άλλαξε από {before} σε {after}.',
    en: 'The opening moved from {before} to {after}.',
  },
  'change.deadline_added': { el: 'Νέα προθεσμία: {after}.', en: 'New deadline: {after}.' },
  'change.deadline_dropped': { el: 'Αφαιρέθηκε η προθεσμία: {before}.', en: 'A deadline was removed: {before}.' },
  'change.deadline_dated': { el: 'Ορίστηκε ημέρα μιας προθεσμίας: {after}.', en: 'A deadline has its day: {after}.' },
  'change.deadline_undated': {
    el: 'Δεν ισχύει πια η προθεσμία {before}.',
    en: 'The deadline {before} no longer holds.',
  },
  'change.deadline_extended': {
    el: 'Παράταση: η προθεσμία άλλαξε από {before} σε {after}.',
    en: 'Extended: the deadline moved from {before} to {after}.',
  },
  'change.deadline_brought_forward': {
    el: 'Η προθεσμία έρχεται νωρίτερα: από {before} σε {after}.',
    en: 'Brought forward: the deadline moved from {before} to {after}.',
  },
  ...member('deadline', 'Προθεσμία {deadline}, {member}', 'Deadline {deadline}, {member}'),
  'change.call_paused': { el: 'Η πρόσκληση ανεστάλη.', en: 'The call was paused.' },
  'change.call_closed': { el: 'Η πρόσκληση έκλεισε.', en: 'The call was closed.' },
  'change.call_exhausted': {
    el: 'Ο προϋπολογισμός της πρόσκλησης εξαντλήθηκε.',
    en: 'The budget of the call is exhausted.',
  },
  'change.call_paused_from': {
    el: 'Η υποβολή αιτήσεων αναστέλλεται από {since}.',
    en: 'The call is paused from {since} on.',
  },
  'change.call_closed_from': { el: 'Η πρόσκληση κλείνει: {since}.', en: 'The call closes: {since}.' },
  'change.call_exhausted_from': {
    el: 'Ο προϋπολογισμός της πρόσκλησης θεωρείται εξαντλημένος από {since}.',
    en: 'The budget of the call counts as exhausted from {since} on.',
  },
  'change.call_resumed': { el: 'Η πρόσκληση συνεχίζεται.', en: 'The call goes on.' },
  'change.line_paused': { el: 'Η γραμμή «{line}» ανεστάλη.', en: 'The line "{line}" was paused.' },
  'change.line_closed': { el: 'Η γραμμή «{line}» έκλεισε.', en: 'The line "{line}" was closed.' },
  'change.line_exhausted': { el: 'Η γραμμή «{line}» εξαντλήθηκε.', en: 'The line "{line}" is exhausted.' },
  'change.line_paused_from': {
    el: 'Η γραμμή «{line}» αναστέλλεται από {since}.',
    en: 'The line "{line}" is paused from {since} on.',
  },
  'change.line_closed_from': { el: 'Η γραμμή «{line}» κλείνει: {since}.', en: 'The line "{line}" closes: {since}.' },
  'change.line_exhausted_from': {
    el: 'Η γραμμή «{line}» θεωρείται εξαντλημένη από {since}.',
    en: 'The line "{line}" counts as exhausted from {since} on.',
  },
  'change.line_resumed': { el: 'Η γραμμή «{line}» συνεχίζεται.', en: 'The line "{line}" goes on.' },
  'change.line_added': { el: 'Νέα γραμμή προϋπολογισμού: {line}.', en: 'New budget line: {line}.' },
  'change.line_dropped': {
    el: 'Αφαιρέθηκε η γραμμή προϋπολογισμού {line}.',
    en: 'The budget line {line} was removed.',
  },
  ...member('line', '{member} της γραμμής «{line}»', '{member} of the line "{line}"'),
  'change.intensity_added': {
    el: 'Νέο ποσοστό ενίσχυσης: {says} ({rows}).',
    en: 'New intensity of aid: {says} ({rows}).',
  },
  'change.intensity_gone': {
    el: 'Δεν ισχύει πια το ποσοστό ενίσχυσης {says} ({rows}).',
    en: 'The intensity of aid of {says} no longer holds ({rows}).',
  },
  'change.intensity_changed': {
    el: 'Ποσοστό ενίσχυσης: από {before} σε {after}.',
    en: 'Intensity of aid: from {before} to {after}.',
  },
  'change.intensity_changed_for': {
    el: 'Ποσοστό ενίσχυσης ({rows}): από {before} σε {after}.',
    en: 'Intensity of aid ({rows}): from {before} to {after}.',
  },
  'change.intensity_for_others': {
    el: 'Ποσοστό ενίσχυσης {says}, για ποιους ή πότε ισχύει: ήταν {before}· τώρα {after}.',
    en: 'Intensity of aid of {says}, for whom or when it holds: was {before}; now {after}.',
  },
  'change.intensity_order': {
    el: 'Τα ίδια ποσοστά ενίσχυσης έχουν άλλη σειρά· ισχύει το πρώτο που ταιριάζει.',
    en: 'The same intensities of aid stand in another order; the first that fits holds.',
  },
  'change.intensity_many': {
    el: 'Άλλαξαν τα ποσοστά ενίσχυσης σε {count} σημεία.',
    en: 'The intensities of aid changed in {count} places.',
  },
  'change.steps_added': { el: 'Νέο ποσό ενίσχυσης: {says} ({rows}).', en: 'New amount of aid: {says} ({rows}).' },
  'change.steps_gone': {
    el: 'Δεν ισχύει πια το ποσό ενίσχυσης {says} ({rows}).',
    en: 'The amount of aid of {says} no longer holds ({rows}).',
  },
  'change.steps_changed_for': {
    el: 'Ποσό ενίσχυσης ({rows}): από {before} σε {after}.',
    en: 'Amount of aid ({rows}): from {before} to {after}.',
  },
  'change.steps_for_others': {
    el: 'Ποσό ενίσχυσης {says}, κλίμακα: ήταν {before}· τώρα {after}.',
    en: 'Amount of aid of {says}, bracket: was {before}; now {after}.',
  },
  'change.steps_order': {
    el: 'Τα ίδια ποσά ανά κλίμακα έχουν άλλη σειρά.',
    en: 'The same amounts by bracket stand in another order.',
  },
  'change.steps_many': {
    el: 'Άλλαξαν τα ποσά ανά κλίμακα σε {count} σημεία.',
    en: 'The amounts by bracket changed in {count} places.',
  },
  'change.bonus_when': {
    el: 'Προσαύξηση «{bonus}»: {change}',
    en: 'Increase "{bonus}": {change}',
  },
  'change.criterion_added_required': { el: 'Νέος όρος: {criterion}.', en: 'New condition: {criterion}.' },
  'change.criterion_added_excluded': {
    el: 'Νέος αποκλεισμός: μένει εκτός όποιος πληροί {criterion}.',
    en: 'New exclusion: whoever meets {criterion} is left out.',
  },
  'change.criterion_added_alternative': {
    el: 'Νέα εναλλακτική, ένας από περισσότερους τρόπους: {criterion}.',
    en: 'New alternative, one of several ways: {criterion}.',
  },
  'change.criterion_added_alternative_not': {
    el: 'Νέα εναλλακτική, ένας από περισσότερους τρόπους: να μην ισχύει {criterion}.',
    en: 'New alternative, one of several ways: not to meet {criterion}.',
  },
  'change.criterion_added_choice': {
    el: 'Νέος όρος που πληρούται με περισσότερους τρόπους, ένας από αυτούς: {criterion}.',
    en: 'New condition that can be met in several ways, one of them: {criterion}.',
  },
  'change.criterion_added_choice_not': {
    el: 'Νέος όρος που πληρούται με περισσότερους τρόπους, ένας από αυτούς: να μην ισχύει {criterion}.',
    en: 'New condition that can be met in several ways, one of them: not to meet {criterion}.',
  },
  'change.criterion_added_obligation': {
    el: 'Νέα υποχρέωση μετά την έγκριση: {criterion}.',
    en: 'New obligation after the award: {criterion}.',
  },
  'change.criterion_gone_required': {
    el: 'Ο όρος {criterion} δεν ισχύει πια.',
    en: 'The condition {criterion} no longer holds.',
  },
  'change.criterion_gone_excluded': {
    el: 'Ο αποκλεισμός {criterion} δεν ισχύει πια.',
    en: 'The exclusion {criterion} no longer holds.',
  },
  'change.criterion_gone_alternative': {
    el: 'Η εναλλακτική {criterion} δεν ισχύει πια.',
    en: 'The alternative {criterion} no longer holds.',
  },
  'change.criterion_gone_alternative_not': {
    el: 'Δεν αρκεί πια ως εναλλακτική να μην ισχύει {criterion}.',
    en: 'Not to meet {criterion} is no longer an alternative.',
  },
  'change.criterion_gone_choice': {
    el: 'Δεν ισχύει πια όρος που πληρούνταν με περισσότερους τρόπους, ένας από αυτούς: {criterion}.',
    en: 'A condition that could be met in several ways no longer holds, one of them: {criterion}.',
  },
  'change.criterion_gone_choice_not': {
    el: 'Δεν ισχύει πια όρος που πληρούνταν με περισσότερους τρόπους, ένας από αυτούς: να μην ισχύει {criterion}.',
    en: 'A condition that could be met in several ways no longer holds, one of them: not to meet {criterion}.',
  },
  'change.criterion_gone_obligation': {
    el: 'Η υποχρέωση {criterion} δεν ισχύει πια.',
    en: 'The obligation {criterion} no longer holds.',
  },
  'change.criterion_turned': {
    el: 'Το «{criterion}» ήταν {before}· τώρα είναι {after}.',
    en: '"{criterion}" was {before}; now it is {after}.',
  },
  'change.condition_kind': {
    el: 'Άλλαξε ο όρος «{criterion}»: ήταν {before}· τώρα {after}.',
    en: 'The condition "{criterion}" changed: was {before}; now {after}.',
  },
  'change.exclusion_kind': {
    el: 'Άλλαξε ο αποκλεισμός «{criterion}»: ήταν {before}· τώρα {after}.',
    en: 'The exclusion "{criterion}" changed: was {before}; now {after}.',
  },
  ...member('condition', 'Όρος «{criterion}», {member}', 'Condition "{criterion}", {member}'),
  ...member('exclusion', 'Αποκλεισμός «{criterion}», {member}', 'Exclusion "{criterion}", {member}'),
  'change.codes_include_wider': {
    el: 'Όρος «{criterion}»: {codes|ο κωδικός|οι κωδικοί} {codes} {codes|γινόταν δεκτός όπως αναγράφεται, τώρα|γίνονταν δεκτοί όπως αναγράφονται, τώρα} με όλους τους υποκωδικούς.',
    en: 'Condition "{criterion}": {codes} {codes|was|were} accepted as {codes|it stands|they stand}, and {codes|is|are} now with all codes under {codes|it|them}.',
  },
  'change.codes_include_narrower': {
    el: 'Όρος «{criterion}»: {codes|ο κωδικός|οι κωδικοί} {codes} {codes|γινόταν δεκτός|γίνονταν δεκτοί} με όλους τους υποκωδικούς, τώρα {codes|μόνο όπως αναγράφεται|μόνο όπως αναγράφονται}.',
    en: 'Condition "{criterion}": {codes} {codes|was|were} accepted with all codes under {codes|it|them}, and {codes|is|are} now only as {codes|it stands|they stand}.',
  },
  'change.codes_exclude_wider': {
    el: 'Όρος «{criterion}»: {codes|ο κωδικός|οι κωδικοί} {codes} εξαιρούνταν όπως {codes|αναγράφεται|αναγράφονται}, τώρα με όλους τους υποκωδικούς.',
    en: 'Condition "{criterion}": {codes} {codes|was|were} excluded as {codes|it stands|they stand}, and {codes|is|are} now with all codes under {codes|it|them}.',
  },
  'change.codes_exclude_narrower': {
    el: 'Όρος «{criterion}»: {codes|ο κωδικός|οι κωδικοί} {codes} εξαιρούνταν με όλους τους υποκωδικούς, τώρα {codes|μόνο όπως αναγράφεται|μόνο όπως αναγράφονται}.',
    en: 'Condition "{criterion}": {codes} {codes|was|were} excluded with all codes under {codes|it|them}, and {codes|is|are} now only as {codes|it stands|they stand}.',
  },
  'change.eligibility_rearranged': {
    el: 'Οι ίδιοι όροι συνδέονται αλλιώς: ήταν {before}· τώρα {after}.',
    en: 'The same conditions are joined otherwise: was {before}; now {after}.',
  },
  'change.eligibility_rest_rearranged': {
    el: 'Οι όροι που μένουν συνδέονται αλλιώς: ήταν {before}· τώρα {after}.',
    en: 'The conditions that stay are joined otherwise: was {before}; now {after}.',
  },
  'change.document_added': { el: 'Νέο έγγραφο: «{document}».', en: 'New document: "{document}".' },
  'change.document_gone': { el: 'Αφαιρέθηκε το έγγραφο «{document}».', en: 'The document "{document}" was removed.' },
  'change.document_replaced': {
    el: 'Άλλαξε το κείμενο του εγγράφου «{document}».',
    en: 'The text of the document "{document}" changed.',
  },
  'change.item_added': { el: 'Προστέθηκε ({list}): «{item}».', en: 'Added to {list}: "{item}".' },
  'change.item_dropped': { el: 'Αφαιρέθηκε ({list}): «{item}».', en: 'Removed from {list}: "{item}".' },
  ...member('item', '{list}, «{item}», {member}', '{list}, "{item}", {member}'),
  ...member('member', '{member}', '{member}'),
  'change.provisional_true': {
    el: 'Η πρόσκληση είναι πια γνωστή μόνο από προδημοσίευση: οι κρίσεις είναι προβλέψεις.',
    en: 'The call is now known from a pre-publication only: verdicts are forecasts.',
  },
  'change.provisional_false': {
    el: 'Η πρόσκληση δεν είναι πια προδημοσίευση.',
    en: 'The call is no longer a pre-publication.',
  },
  'change.sample_true': {
    el: 'Το πρόγραμμα είναι πια δείγμα, όχι πραγματική πρόσκληση.',
    en: 'The programme is now a sample, not a real call.',
  },
  'change.sample_false': {
    el: 'Το πρόγραμμα δεν είναι πια δείγμα.',
    en: 'The programme is no longer a sample.',
  },
  'change.union_fund_true': {
    el: 'Η πρόσκληση χρηματοδοτείται πια από ταμείο της Ένωσης: κάθε δαπάνη δηλώνεται σε μία μόνο πράξη.',
    en: 'The call is now paid for by a fund of the Union: an expense may be declared for one operation only.',
  },
  'change.union_fund_false': {
    el: 'Η πρόσκληση δεν χρηματοδοτείται πια από ταμείο της Ένωσης.',
    en: 'The call is no longer paid for by a fund of the Union.',
  },
} as const satisfies Catalogue
