import type { Language } from '../core/facts/text.ts'
import type { Catalogue } from './message.ts'
import { fill } from './message.ts'

/** What messages of alerts say. */
export const alertMessages = {
  'alert.subject_one': { el: '{what}: {title}', en: '{what}: {title}' },
  'alert.subject_many': {
    el: '{count} {count|ενημέρωση|ενημερώσεις} για προγράμματα επιδότησης',
    en: '{count} {count|notice|notices} about funding programmes',
  },
  'alert.subject_test': { el: 'Δοκιμαστική ειδοποίηση', en: 'Test of an alert' },
  'alert.test_body': {
    el: 'Αυτό είναι δοκιμαστικό μήνυμα της ειδοποίησης «{name}». Αν το διαβάζετε, το κανάλι λειτουργεί.',
    en: 'This is a test of the alert "{name}". If you can read it, the channel works.',
  },
  'alert.unnamed': { el: 'χωρίς όνομα', en: 'unnamed' },
  'alert.deadline_in_days': {
    el: 'Προθεσμία σε {days} {days|ημέρα|ημέρες}',
    en: 'Deadline in {days} {days|day|days}',
  },
  'alert.deadline_today': { el: 'Προθεσμία σήμερα', en: 'Deadline today' },
  'alert.opens_in_days': {
    el: 'Η πρόσκληση ανοίγει σε {days} {days|ημέρα|ημέρες}',
    en: 'The call opens in {days} {days|day|days}',
  },
  'alert.opens_today': { el: 'Η πρόσκληση ανοίγει σήμερα', en: 'The call opens today' },
  'alert.opened': { el: 'Η πρόσκληση άνοιξε', en: 'The call has opened' },
  'alert.new_match': { el: 'Νέο πρόγραμμα που ταιριάζει', en: 'A new programme that fits' },
  'alert.programme_changed': { el: 'Το πρόγραμμα άλλαξε', en: 'The programme changed' },
  'alert.closed': { el: 'Η πρόσκληση έκλεισε', en: 'The call was closed' },
  'alert.exhausted': { el: 'Ο προϋπολογισμός εξαντλήθηκε', en: 'The budget is exhausted' },
  'alert.line_exhausted': {
    el: 'Εξαντλήθηκε ο προϋπολογισμός της γραμμής «{line}»',
    en: 'The budget of line "{line}" is exhausted',
  },
  'alert.withdrawn': { el: 'Το πρόγραμμα αποσύρθηκε', en: 'The programme was withdrawn' },
  'alert.deadline_at': { el: 'Προθεσμία: {at}.', en: 'Deadline: {at}.' },
  'alert.next_deadline': { el: 'Επόμενη προθεσμία: {at}.', en: 'Next deadline: {at}.' },
  'alert.opens_at': { el: 'Έναρξη υποβολών: {at}.', en: 'Opening: {at}.' },
  'alert.stage': { el: 'Στάδιο: {stage}.', en: 'Stage: {stage}.' },
  'alert.round': { el: 'Κύκλος: {round}.', en: 'Round: {round}.' },
  'alert.line': { el: 'Γραμμή προϋπολογισμού: {line}.', en: 'Budget line: {line}.' },
  'alert.moved_from': { el: 'Η προθεσμία μετακινήθηκε· ήταν {at}.', en: 'The deadline has moved; it was {at}.' },
  'alert.late': {
    el: 'Το μήνυμα αποστέλλεται αργότερα από τον χρόνο προειδοποίησης που ζητήσατε.',
    en: 'This comes later than the lead time you asked for.',
  },
  'alert.out_of_hours': {
    el: 'Αποστέλλεται εκτός των ωρών που ορίσατε, γιατί δεν απέμενε άλλη ώρα πριν από την προθεσμία.',
    en: 'It is sent outside the hours you set, since none were left before the deadline.',
  },
  'alert.paused': {
    el: 'Η πρόσκληση είναι σε αναστολή: προς το παρόν δεν γίνονται δεκτές αιτήσεις.',
    en: 'The call is paused: applications are not accepted at present.',
  },
  'alert.changed': { el: 'Άλλαξαν: {fields}.', en: 'Changed: {fields}.' },
  'alert.profiles': { el: 'Αφορά: {names}.', en: 'For: {names}.' },
  'alert.profiles_more': { el: 'Αφορά: {names} και {more} ακόμη.', en: 'For: {names} and {more} more.' },
  'alert.more': {
    el: 'Και {count} ακόμη· όλες υπάρχουν στο ιστορικό της ειδοποίησης.',
    en: 'And {count} more; all of them are in the history of the alert.',
  },
  'alert.source': { el: 'Πρόσκληση: {url}', en: 'Call: {url}' },
  'alert.footer': {
    el: 'Λαμβάνετε αυτό το μήνυμα επειδή η διεύθυνσή σας ανήκει στην ειδοποίηση «{name}». Διακοπή: {url}',
    en: 'You receive this because your address belongs to the alert "{name}". Unsubscribe: {url}',
  },
  'alert.unsubscribe': { el: 'Διακοπή μηνυμάτων', en: 'Unsubscribe' },
  'alert.confirm_subject': {
    el: 'Επιβεβαιώστε ότι θέλετε να λαμβάνετε ειδοποιήσεις προθεσμιών',
    en: 'Confirm that you want to be told of deadlines',
  },
  'alert.confirm_body': {
    el: 'Ο λογαριασμός «{account}» όρισε αυτή τη διεύθυνση για να λαμβάνει ειδοποιήσεις για προθεσμίες επιδοτήσεων ή για την παράδοσή τους. Αν το θέλετε, επιβεβαιώστε: {url}',
    en: 'The account "{account}" named this address to be told of funding deadlines or of trouble with their delivery. If you want that, confirm: {url}',
  },
  'alert.confirm_ignore': {
    el: 'Αν δεν το ζητήσατε, αγνοήστε το μήνυμα· δεν θα λάβετε άλλο.',
    en: 'If you did not ask for it, ignore this mail; nothing else will be sent.',
  },
  'alert.confirm_button': { el: 'Επιβεβαίωση', en: 'Confirm' },
  'alert.page_confirm': {
    el: 'Θέλετε η διεύθυνση {address} να λαμβάνει ειδοποιήσεις;',
    en: 'Shall {address} be told of deadlines?',
  },
  'alert.page_confirmed': {
    el: 'Η διεύθυνση {address} επιβεβαιώθηκε.',
    en: '{address} is confirmed.',
  },
  'alert.page_unsubscribe': {
    el: 'Να σταματήσουν τα μηνύματα προς τη διεύθυνση {address};',
    en: 'Shall nothing more be sent to {address}?',
  },
  'alert.page_unsubscribed': {
    el: 'Δεν θα σταλεί άλλο μήνυμα στη διεύθυνση {address}.',
    en: 'Nothing more will be sent to {address}.',
  },
  'alert.webhook_failing': {
    el: 'Το webhook {id} αποτυγχάνει συνεχώς',
    en: 'Webhook {id} keeps failing',
  },
  'alert.webhook_disabled': { el: 'Το webhook {id} απενεργοποιήθηκε', en: 'Webhook {id} was disabled' },
  'alert.webhook_address': { el: 'Διεύθυνση: {url}', en: 'Address: {url}' },
  'alert.webhook_since': { el: 'Καμία παράδοση δεν πέτυχε από: {at}.', en: 'No delivery has succeeded since {at}.' },
  'alert.webhook_until': {
    el: 'Αν δεν πετύχει καμία παράδοση, θα απενεργοποιηθεί: {at}.',
    en: 'Unless a delivery succeeds, it will be disabled: {at}.',
  },
  'alert.webhook_gone': {
    el: 'Απάντησε 410 (δεν υπάρχει πλέον) και δεν του αποστέλλεται τίποτα.',
    en: 'It answered 410 (gone); nothing is sent to it any more.',
  },
  'alert.webhook_given_up': {
    el: 'Επί πέντε ημέρες απέτυχαν όλες οι παραδόσεις και δεν του αποστέλλεται τίποτα.',
    en: 'Every delivery failed for five days; nothing is sent to it any more.',
  },
  'alert.webhook_log': {
    el: 'Τι απάντησε: GET /api/v1/webhooks/{id}/deliveries. Τα συμβάντα διατηρούνται και επαναλαμβάνονται.',
    en: 'What it answered: GET /api/v1/webhooks/{id}/deliveries. Its events are kept and tried again.',
  },
  'alert.webhook_revive': {
    el: 'Διορθώστε τον παραλήπτη, ενεργοποιήστε το με PATCH /api/v1/webhooks/{id} και status "active" και ζητήστε όσα λείπουν με POST /api/v1/webhooks/{id}/replay και "since_broken": true.',
    en: 'Mend the receiver, switch it on by PATCH /api/v1/webhooks/{id} with status "active", and ask for what it missed by POST /api/v1/webhooks/{id}/replay with "since_broken": true.',
  },
  'alert.webhook_footer': {
    el: 'Λαμβάνετε αυτό το μήνυμα επειδή ορίστηκε η διεύθυνσή σας για προειδοποιήσεις webhook. Διακοπή: {url}',
    en: 'You receive this because your address was named for warnings of a webhook. Unsubscribe: {url}',
  },
  'alert.calendar_name': { el: 'Προθεσμίες επιδοτήσεων', en: 'Funding deadlines' },
  'alert.calendar_deadline': { el: 'Προθεσμία: {title}', en: 'Deadline: {title}' },
  'alert.calendar_opening': { el: 'Έναρξη υποβολών: {title}', en: 'Opening: {title}' },
  'alert.calendar_paused': { el: 'Σε αναστολή: {title}', en: 'Paused: {title}' },
  'field.call': { el: 'ημερομηνίες της πρόσκλησης', en: 'dates of the call' },
  'field.eligibility': { el: 'προϋποθέσεις', en: 'conditions' },
  'field.funding': { el: 'ενίσχυση', en: 'aid' },
  'field.budget_lines': { el: 'γραμμές προϋπολογισμού', en: 'budget lines' },
  'field.documents': { el: 'έγγραφα', en: 'documents' },
  'field.eligible_costs': { el: 'επιλέξιμες δαπάνες', en: 'eligible costs' },
  'field.required_documents': { el: 'δικαιολογητικά', en: 'required documents' },
  'field.other': { el: 'λοιπά στοιχεία', en: 'other details' },
  'stage.pre_proposal': { el: 'προέγκριση (πρώτο στάδιο)', en: 'pre-proposal' },
  'stage.application': { el: 'πλήρης αίτηση', en: 'full application' },
} as const satisfies Catalogue

export type AlertMessage = keyof typeof alertMessages

/** A sentence of an alert with its values. */
export function sayAlert(
  key: AlertMessage,
  language: Language,
  values: Readonly<Record<string, string | number>> = {},
): string {
  return fill(
    alertMessages[key][language],
    (name) => String(values[name] ?? '…'),
    (name) => Number(values[name]),
  )
}
