import type { Language } from '../core/facts/text.ts'
import type { Catalogue } from './message.ts'
import { fill } from './message.ts'

/** Labels and sentences of answers in the Model Context Protocol, whose text is Markdown for a reader. */
export const protocolMessages = {
  'verdict.eligible': { el: 'επιλέξιμο', en: 'eligible' },
  'verdict.needs_info': { el: 'χρειάζονται στοιχεία', en: 'needs information' },
  'verdict.needs_review': { el: 'χρειάζεται έλεγχος', en: 'needs review' },
  'verdict.not_eligible': { el: 'μη επιλέξιμο', en: 'not eligible' },
  'outcome.met': { el: 'πληρείται', en: 'met' },
  'outcome.not_met': { el: 'δεν πληρείται', en: 'not met' },
  'outcome.unknown': { el: 'άγνωστο', en: 'unknown' },
  'label.status': { el: 'Κατάσταση', en: 'Status' },
  'label.deadline': { el: 'Λήξη', en: 'Deadline' },
  'label.opens': { el: 'Έναρξη', en: 'Opening' },
  'label.authority': { el: 'Φορέας', en: 'Authority' },
  'label.aid': { el: 'Ενίσχυση', en: 'Aid' },
  'label.budget': { el: 'Συνολικός προϋπολογισμός', en: 'Total budget' },
  'label.expected_aid': { el: 'Εκτίμηση ενίσχυσης', en: 'Expected aid' },
  'label.score': { el: 'Βαθμολογία', en: 'Score' },
  'label.missing': { el: 'Λείπουν', en: 'Missing' },
  'label.reasons': { el: 'Γιατί', en: 'Why' },
  'label.conditions': { el: 'Προϋποθέσεις, με τα λόγια της πρόσκλησης', en: 'Conditions, in the words of the call' },
  'label.warnings': { el: 'Προσοχή', en: 'Warnings' },
  'label.steps': { el: 'Υπολογισμός της ενίσχυσης', en: 'How the aid was worked out' },
  'label.changes': { el: 'Τι θα έπρεπε να αλλάξει', en: 'What would have to change' },
  'label.required_documents': { el: 'Δικαιολογητικά', en: 'Supporting documents' },
  'label.documents': { el: 'Έγγραφα', en: 'Documents' },
  'label.sources': { el: 'Παραπομπές', en: 'Citations' },
  'label.questions': { el: 'Ανοικτά ερωτήματα', en: 'Open questions' },
  'label.sections': { el: 'Ενότητες', en: 'Sections' },
  'place.page': { el: 'σ. {page}', en: 'p. {page}' },
  'place.profile': { el: 'Προφίλ', en: 'Profile' },
  'place.computed': { el: 'Υπολογισμός', en: 'Computed' },
  'money.up_to': { el: 'έως {amount}', en: 'up to {amount}' },
  'money.from_to': { el: '{min} έως {max}', en: '{min} to {max}' },
  'money.percent': { el: 'έως {percent}%', en: 'up to {percent}%' },
  'deadline.none': { el: 'χωρίς ημερομηνία', en: 'without a date' },
  sample: { el: 'δείγμα, όχι πραγματική πρόσκληση', en: 'sample, not a real call' },
  'found.programmes': {
    el: '{count} {count|πρόγραμμα|προγράμματα}.',
    en: '{count} {count|programme|programmes}.',
  },
  'found.page': { el: 'Σε αυτή τη σελίδα:', en: 'On this page:' },
  'found.best': { el: 'Εδώ όσα έρχονται πρώτα: {count}.', en: 'Here those that come first: {count}.' },
  'found.more': { el: 'Υπάρχουν και άλλα: cursor “{cursor}”.', en: 'There are more: cursor “{cursor}”.' },
  'found.profiles': { el: '{count} {count|προφίλ|προφίλ}.', en: '{count} {count|profile|profiles}.' },
  'found.deadlines': {
    el: '{count} {count|προθεσμία|προθεσμίες} έως {until}.',
    en: '{count} {count|deadline|deadlines} until {until}.',
  },
  'document.part': {
    el: 'Χαρακτήρες {start}–{end} από {length}.',
    en: 'Characters {start}–{end} of {length}.',
  },
  'draft.started': {
    el: 'Το σχέδιο {id} δημιουργείται. Διαβάστε το με το read_draft σε λίγα δευτερόλεπτα.',
    en: 'The draft {id} is being made. Read it with read_draft in a few seconds.',
  },
  'draft.ready': {
    el: 'Το σχέδιο {id} υπάρχει ήδη. Διαβάστε το με το read_draft.',
    en: 'The draft {id} is there already. Read it with read_draft.',
  },
  'draft.waiting': {
    el: 'Το σχέδιο {id} δημιουργείται ακόμη. Διαβάστε το ξανά σε λίγα δευτερόλεπτα.',
    en: 'The draft {id} is still being made. Read it again in a few seconds.',
  },
  'draft.failed': {
    el: 'Το σχέδιο {id} δεν δημιουργήθηκε: {detail}',
    en: 'The draft {id} could not be made: {detail}',
  },
  'draft.cancelled': {
    el: 'Η δημιουργία του σχεδίου {id} ακυρώθηκε.',
    en: 'The making of the draft {id} was cancelled.',
  },
  'draft.stale': {
    el: 'Το πρόγραμμα ή το προφίλ άλλαξε από τότε που έγινε το σχέδιο.',
    en: 'The programme or the profile has changed since the draft was made.',
  },
  'draft.more': { el: 'Συνέχεια: section “{section}”.', en: 'It goes on: section “{section}”.' },
  'draft.completeness': { el: 'Πληρότητα', en: 'Completeness' },
  'refused.arguments': { el: 'Λανθασμένα ορίσματα του {tool}: {faults}', en: 'Wrong arguments of {tool}: {faults}' },
  'refused.request': { el: 'κωδικός {code}, αίτημα {id}', en: 'code {code}, request {id}' },
  'refused.code': { el: 'κωδικός {code}', en: 'code {code}' },
  'unreachable.service': {
    el: 'Η υπηρεσία στο {url} δεν απαντά. Ξεκινήστε την (npm start) ή διορθώστε το SUBSIDY_BASE_URL.',
    en: 'The service at {url} does not answer. Start it (npm start), or correct SUBSIDY_BASE_URL.',
  },
  'unreachable.answer': {
    el: 'Το {url} απάντησε {status} με κάτι που δεν είναι αυτής της υπηρεσίας. Διορθώστε το SUBSIDY_BASE_URL.',
    en: 'What answers at {url} ({status}) is not this service. Correct SUBSIDY_BASE_URL.',
  },
} as const satisfies Catalogue

type ProtocolMessage = keyof typeof protocolMessages

/** A label or a sentence with its values. */
export function sayProtocol(
  key: ProtocolMessage,
  language: Language,
  values: Readonly<Record<string, string | number>> = {},
): string {
  return fill(
    protocolMessages[key][language],
    (name) => String(values[name] ?? '…'),
    (name) => Number(values[name]),
  )
}
