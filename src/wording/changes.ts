import { changeParts } from './change-parts.ts'
import type { Catalogue } from './message.ts'

const money = (el: string, en: string) => ({
  set: { el: `${el}: ορίστηκε σε {after}.`, en: `${en}: set to {after}.` },
  gone: { el: `${el}: δεν αναφέρεται πια (ήταν {before}).`, en: `${en}: no longer stated (it was {before}).` },
  changed: { el: `${el}: από {before} σε {after}.`, en: `${en}: from {before} to {after}.` },
})
const budget = money('Συνολικός προϋπολογισμός', 'Total budget')
const least = money('Ελάχιστη ενίσχυση', 'Least aid')
const most = money('Μέγιστη ενίσχυση', 'Greatest aid')
const cheapest = money('Ελάχιστες επιλέξιμες δαπάνες', 'Least eligible costs')
const dearest = money('Μέγιστες επιλέξιμες δαπάνες', 'Greatest eligible costs')
const ceiling = money('Ανώτατο ποσοστό ενίσχυσης', 'Ceiling of intensity')
const line = money('Ποσό της γραμμής «{line}»', 'Amount of the line "{line}"')
const absorbed = money('Δεσμευμένο ποσό της γραμμής «{line}»', 'Amount taken up of the line "{line}"')

/** What is otherwise in a later version of a programme. */
export const changes = {
  ...changeParts,
  'change.opening_set': { el: 'Ορίστηκε έναρξη υποβολής: {after}.', en: 'Opening set: {after}.' },
  'change.opening_gone': {
    el: 'Δεν αναφέρεται πια έναρξη υποβολής (ήταν {before}).',
    en: 'No opening is stated any more (it was {before}).',
  },
  'change.opening_moved': {
    el: 'Η έναρξη υποβολής άλλαξε από {before} σε {after}.',
    en: 'The opening moved from {before} to {after}.',
  },
  'change.deadline_set': { el: 'Νέα προθεσμία: {after}.', en: 'New deadline: {after}.' },
  'change.deadline_set_undated': { el: 'Νέα προθεσμία χωρίς ημερομηνία.', en: 'New deadline without a date.' },
  'change.deadline_gone': { el: 'Δεν ισχύει πια η προθεσμία {before}.', en: 'The deadline {before} no longer holds.' },
  'change.deadline_gone_undated': {
    el: 'Αφαιρέθηκε προθεσμία χωρίς ημερομηνία.',
    en: 'A deadline without a date was removed.',
  },
  'change.deadline_extended': {
    el: 'Παράταση: η προθεσμία άλλαξε από {before} σε {after}.',
    en: 'Extended: the deadline moved from {before} to {after}.',
  },
  'change.deadline_brought_forward': {
    el: 'Η προθεσμία έρχεται νωρίτερα: από {before} σε {after}.',
    en: 'Brought forward: the deadline moved from {before} to {after}.',
  },
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
  'change.line_added': { el: 'Νέα γραμμή προϋπολογισμού: «{line}».', en: 'New budget line: "{line}".' },
  'change.line_gone': {
    el: 'Αφαιρέθηκε η γραμμή προϋπολογισμού «{line}».',
    en: 'The budget line "{line}" was removed.',
  },
  'change.line_amount_set': line.set,
  'change.line_amount_gone': line.gone,
  'change.line_amount_changed': line.changed,
  'change.line_absorbed_set': absorbed.set,
  'change.line_absorbed_gone': absorbed.gone,
  'change.line_absorbed_changed': absorbed.changed,
  'change.total_budget_set': budget.set,
  'change.total_budget_gone': budget.gone,
  'change.total_budget_changed': budget.changed,
  'change.min_subsidy_set': least.set,
  'change.min_subsidy_gone': least.gone,
  'change.min_subsidy_changed': least.changed,
  'change.max_subsidy_set': most.set,
  'change.max_subsidy_gone': most.gone,
  'change.max_subsidy_changed': most.changed,
  'change.min_eligible_cost_set': cheapest.set,
  'change.min_eligible_cost_gone': cheapest.gone,
  'change.min_eligible_cost_changed': cheapest.changed,
  'change.max_eligible_cost_set': dearest.set,
  'change.max_eligible_cost_gone': dearest.gone,
  'change.max_eligible_cost_changed': dearest.changed,
  'change.max_intensity_set': ceiling.set,
  'change.max_intensity_gone': ceiling.gone,
  'change.max_intensity_changed': ceiling.changed,
  'change.intensity_set': { el: 'Ποσοστό ενίσχυσης: ορίστηκε σε {after}.', en: 'Intensity of aid: set to {after}.' },
  'change.intensity_gone': {
    el: 'Ποσοστό ενίσχυσης: δεν αναφέρεται πια (ήταν {before}).',
    en: 'Intensity of aid: no longer stated (it was {before}).',
  },
  'change.intensity_rates': {
    el: 'Ποσοστό ενίσχυσης: από {before} σε {after}.',
    en: 'Intensity of aid: from {before} to {after}.',
  },
  'change.intensity_rows': {
    el: 'Άλλαξε για ποιους ή έως πότε ισχύουν τα ποσοστά ενίσχυσης.',
    en: 'For whom or until when the intensities of aid hold changed.',
  },
  'change.criterion_added_required': { el: 'Νέος όρος: «{criterion}».', en: 'New condition: "{criterion}".' },
  'change.criterion_added_excluded': {
    el: 'Νέος αποκλεισμός: μένει εκτός όποιος πληροί «{criterion}».',
    en: 'New exclusion: whoever meets "{criterion}" is left out.',
  },
  'change.criterion_added_alternative': {
    el: 'Νέα εναλλακτική, ένας από περισσότερους τρόπους: «{criterion}».',
    en: 'New alternative, one of several ways: "{criterion}".',
  },
  'change.criterion_added_alternative_not': {
    el: 'Νέα εναλλακτική, ένας από περισσότερους τρόπους: να μην ισχύει «{criterion}».',
    en: 'New alternative, one of several ways: not to meet "{criterion}".',
  },
  'change.criterion_added_choice': {
    el: 'Νέος όρος που πληρούται με περισσότερους τρόπους, ένας από αυτούς: «{criterion}».',
    en: 'New condition that can be met in several ways, one of them: "{criterion}".',
  },
  'change.criterion_added_choice_not': {
    el: 'Νέος όρος που πληρούται με περισσότερους τρόπους, ένας από αυτούς: να μην ισχύει «{criterion}».',
    en: 'New condition that can be met in several ways, one of them: not to meet "{criterion}".',
  },
  'change.criterion_added_obligation': {
    el: 'Νέα υποχρέωση μετά την έγκριση: «{criterion}».',
    en: 'New obligation after the award: "{criterion}".',
  },
  'change.criterion_gone_required': {
    el: 'Ο όρος «{criterion}» δεν ισχύει πια.',
    en: 'The condition "{criterion}" no longer holds.',
  },
  'change.criterion_gone_excluded': {
    el: 'Ο αποκλεισμός «{criterion}» δεν ισχύει πια.',
    en: 'The exclusion "{criterion}" no longer holds.',
  },
  'change.criterion_gone_alternative': {
    el: 'Η εναλλακτική «{criterion}» δεν ισχύει πια.',
    en: 'The alternative "{criterion}" no longer holds.',
  },
  'change.criterion_gone_alternative_not': {
    el: 'Δεν αρκεί πια ως εναλλακτική να μην ισχύει «{criterion}».',
    en: 'Not to meet "{criterion}" is no longer an alternative.',
  },
  'change.criterion_gone_choice': {
    el: 'Δεν ισχύει πια όρος που πληρούνταν με περισσότερους τρόπους, ένας από αυτούς: «{criterion}».',
    en: 'A condition that could be met in several ways no longer holds, one of them: "{criterion}".',
  },
  'change.criterion_gone_choice_not': {
    el: 'Δεν ισχύει πια όρος που πληρούνταν με περισσότερους τρόπους, ένας από αυτούς: να μην ισχύει «{criterion}».',
    en: 'A condition that could be met in several ways no longer holds, one of them: not to meet "{criterion}".',
  },
  'change.criterion_gone_obligation': {
    el: 'Η υποχρέωση «{criterion}» δεν ισχύει πια.',
    en: 'The obligation "{criterion}" no longer holds.',
  },
  'change.criterion_turned': {
    el: 'Το «{criterion}» ήταν {before}· τώρα είναι {after}.',
    en: '"{criterion}" was {before}; now it is {after}.',
  },
  'change.criterion_changed': { el: 'Άλλαξε ο όρος «{criterion}».', en: 'The condition "{criterion}" changed.' },
  'change.criterion_asks': {
    el: 'Άλλαξε ο όρος «{criterion}»: από {before} σε {after}.',
    en: 'The condition "{criterion}" changed: from {before} to {after}.',
  },
  'change.condition_member': {
    el: 'Στον όρο «{criterion}» άλλαξε: {member}.',
    en: 'Changed in the condition "{criterion}": {member}.',
  },
  'change.condition_member_changed': {
    el: 'Στον όρο «{criterion}» άλλαξε: {member}, από {before} σε {after}.',
    en: 'Changed in the condition "{criterion}": {member}, from {before} to {after}.',
  },
  'change.condition_member_set': {
    el: 'Στον όρο «{criterion}» προστέθηκε: {member}.',
    en: 'Added to the condition "{criterion}": {member}.',
  },
  'change.condition_member_set_to': {
    el: 'Στον όρο «{criterion}» προστέθηκε: {member}, {value}.',
    en: 'Added to the condition "{criterion}": {member}, {value}.',
  },
  'change.condition_member_gone': {
    el: 'Στον όρο «{criterion}» δεν αναφέρεται πια: {member}.',
    en: 'No longer stated in the condition "{criterion}": {member}.',
  },
  'change.condition_member_gone_to': {
    el: 'Στον όρο «{criterion}» δεν αναφέρεται πια: {member}, {value}.',
    en: 'No longer stated in the condition "{criterion}": {member}, {value}.',
  },
  'change.item_added': { el: 'Προστέθηκε ({member}): «{item}».', en: 'Added to {member}: "{item}".' },
  'change.item_gone': { el: 'Αφαιρέθηκε ({member}): «{item}».', en: 'Removed from {member}: "{item}".' },
  'change.intensity_rates_scoped': {
    el: 'Ποσοστό ενίσχυσης: από {before} σε {after}, ανάλογα με τόπο, μέγεθος, είδος δαπάνης ή ημέρα.',
    en: 'Intensity of aid: from {before} to {after}, depending on place, size, kind of cost or day.',
  },
  'change.exclusion_changed': {
    el: 'Άλλαξε ο αποκλεισμός «{criterion}».',
    en: 'The exclusion "{criterion}" changed.',
  },
  'change.exclusion_asks': {
    el: 'Άλλαξε ο αποκλεισμός «{criterion}»: από {before} σε {after}.',
    en: 'The exclusion "{criterion}" changed: from {before} to {after}.',
  },
  'change.criterion_cited': {
    el: 'Ο όρος «{criterion}» ζητά το ίδιο, αλλά στηρίζεται σε άλλο σημείο του κειμένου.',
    en: 'The condition "{criterion}" asks the same, but rests on another place of the text.',
  },
  'change.eligibility_rearranged': {
    el: 'Οι ίδιοι όροι συνδέονται αλλιώς.',
    en: 'The same conditions are joined otherwise.',
  },
  'change.eligibility_rest_rearranged': {
    el: 'Οι όροι που μένουν συνδέονται αλλιώς.',
    en: 'The conditions that stay are joined otherwise.',
  },
  'change.document_added': { el: 'Νέο έγγραφο: «{document}».', en: 'New document: "{document}".' },
  'change.document_gone': { el: 'Αφαιρέθηκε το έγγραφο «{document}».', en: 'The document "{document}" was removed.' },
  'change.document_replaced': { el: 'Άλλαξε το έγγραφο «{document}».', en: 'The document "{document}" changed.' },
  'change.member': { el: 'Άλλαξε: {member}.', en: 'Changed: {member}.' },
  'change.member_set': { el: 'Προστέθηκε: {member}.', en: 'Added: {member}.' },
  'change.member_gone': { el: 'Δεν αναφέρεται πια: {member}.', en: 'No longer stated: {member}.' },
  'change.member_changed': {
    el: 'Άλλαξε: {member}, από {before} σε {after}.',
    en: 'Changed: {member}, from {before} to {after}.',
  },
  'change.member_set_to': { el: 'Προστέθηκε: {member}, {after}.', en: 'Added: {member}, {after}.' },
  'change.member_gone_to': {
    el: 'Δεν αναφέρεται πια: {member} (ήταν {before}).',
    en: 'No longer stated: {member} (it was {before}).',
  },
} as const satisfies Catalogue
