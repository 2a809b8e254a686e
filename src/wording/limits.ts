import type { Catalogue } from './message.ts'

/** How long a section of an application form may be. */
export const limits = {
  'limit.words': { el: '{count} {count|λέξη|λέξεις}', en: '{count} {count|word|words}' },
  'limit.characters': { el: '{count} {count|χαρακτήρας|χαρακτήρες}', en: '{count} {count|character|characters}' },
  'limit.pages': { el: '{count} {count|σελίδα|σελίδες}', en: '{count} {count|page|pages}' },
} as const satisfies Catalogue
