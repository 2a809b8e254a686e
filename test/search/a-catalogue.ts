import { wordForms } from './word-forms.ts'

/**
 * Titles around the ones looked for: 2,400 of them, of words that stand near the families in sound or spelling and of
 * those that every call has. Each title is made by number, so that every run has the same.
 */
export function otherTitles(): string[] {
  const what = ['Δράση', 'Κίνητρα', 'Μέτρο', 'Ταμείο', 'Γραμμή', 'Παρέμβαση', 'Σχέδιο', 'Τροχιά', 'Μηχανή', 'Γέφυρα']
  const whose = [
    'νομού',
    'φόρου εισοδήματος',
    'νόμου',
    'οργανισμού',
    'μουσείου',
    'σχολείου',
    'ξενώνα',
    'οικίας',
    'γραφείου',
    'βοηθού',
    'ελαιώνα',
    'θερμοκηπίου',
    'αμπελώνα',
    'ποταμού',
    'ορυχείου',
    'σιδηροδρόμου',
  ]
  const where = [
    'Αττική',
    'Κρήτη',
    'Ήπειρος',
    'Θεσσαλία',
    'Πελοπόννησος',
    'Δυτική Μακεδονία',
    'Θράκη',
    'Στερεά Ελλάδα',
    'Ιόνια Νησιά',
    'Βόρειο Αιγαίο',
    'Κύθηρα',
    'Σποράδες',
    'Πάρνηθα',
    'Όλυμπος',
    'Ζαγόρι',
  ]
  const titles: string[] = []
  for (const a of what) for (const b of whose) for (const c of where) titles.push(`${a} ${b} ${c}`)
  return titles
}

/** A programme about each word; what is looked for stands in one title only. */
export function titlesOf(words: Iterable<string>): Map<string, string> {
  return new Map(Array.from(new Set(words), (word) => [word, `${word[0]?.toUpperCase()}${word.slice(1)} κύκλος`]))
}

export const families: readonly string[] = wordForms.map(([title]) => title)
