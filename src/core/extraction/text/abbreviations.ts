/** Whether a full stop ends its sentence or only cuts a word short. */

/** Words after which a full stop ends no sentence, folded. */
const abbreviations = new Set(
  'πε ανατ δυτ κεντρ βορ νοτ αν αριθ πρωτ εδ στοιχ οικ ημ ημερ οτδ αφ στρ λ τ μ υπ αναθ rev incl excl approx max min resp καν αρ αρθ αρθρ παρ περ κ κλπ λπ πχ δηλ εκατ εκ χιλ δισ ν σελ τηλ βλ ενδ οπωσ reg art no e.g i.e eg ie mr mrs dr prof para p inc mio mill mln bn vs cf nos ca soc coop μον'.split(
    ' ',
  ),
)
/** Words after which it ends one only before a capital. */
const shortForms = new Set(
  'ltd org co corp ent assoc etc συν jan feb mar apr jun jul aug sep sept oct nov dec'.split(' '),
)
/** Loanwords that end as no Greek word does. */
const loanwords = new Set('μπαρ σπορ σνακ κλαμπ φιλμ τεστ τραμ σαιτ'.split(' '))

/** "Αγρ.", "Κερδοσκ.": a Greek word of two syllables has an accent, and any ends in a vowel or one of few consonants. */
const isCutShort = (printed: string, word: string): boolean =>
  /^\p{L}[α-ω]+$/u.test(printed) && /[βγδζθκλμπρστφχ]$/u.test(printed) && /^[α-ω]+$/u.test(word) && !loanwords.has(word)

/**
 * Whether the full stop behind a word ends no sentence.
 * @param word folded, with the full stops inside it
 * @param printed the word as it is printed
 * @param next what stands behind the stop
 */
export function goesOnBehind(word: string, printed: string, next: string): boolean {
  if (abbreviations.has(word.replaceAll('.', '')) || word.length === 1 || isCutShort(printed, word)) return true
  // "Κοιν.Σ.Επ. 22.000", "an E.P.E. (", "a company Ltd. by shares".
  return (word.includes('.') || shortForms.has(word)) && /^(?:[\p{Ll}(€]|EUR\s|\d(?!\d?[.)]\s))/u.test(next)
}
