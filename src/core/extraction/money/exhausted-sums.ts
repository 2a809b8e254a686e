import type { Figure } from '../figures/amounts.ts'
import type { Sentence } from '../text/clauses.ts'
import type { Places } from '../places/places.ts'
import type { ReadValue } from '../reading.ts'

/** Sums that are told as what may be, or has been, used up: that of a call, or of a region. Folded text. */

/** Cents. A smaller sum is one applicant's. */
const leastSum = 10_000_000

const still =
  /(?<!\p{L})(?:εωσ(?:οτου)?|μεχρισ?|ωσ(?:που|οτου)?|μολισ|οταν|με|until|till|once|when|if|as soon as|upon)(?!\p{L})[^.;·]{0,70}$/u
const actBefore =
  /(?:εξαντλησ|απορροφησ|δεσμευσ|καλυψ|συμπληρωσ|αναλωσ|εξαντλη(?:θ|σ)|απορροφηθ|δεσμευ[τθ]|καλυφθ|μοιραστ|exhaustion of|depletion of)\p{L}*(?:\s(?:και|των|του|τησ|τα|το|οι|η|ποσ\p{L}+|προυπολογισμ\p{L}+|συνολ\p{L}+|διαθεσιμ\p{L}+|κονδυλι\p{L}+|πορ(?:οι|ων)|πιστωσ\p{L}+|συνολικ\p{L}+|the|total|amount|budget|of)){0,7}\s*\(?(?:€|eur)?\s*$/u
const actBehind =
  /^\s*(?:€|ευρω|euros?)?\s*(?:(?:pot|fund|budget|allocation|envelope|total|money|προυπολογισμ\p{L}+)\s)?(?:(?:is|are|has been|have been|runs?|will be|θα|να)\s(?:\p{L}+\s)?)?(?:empty|gone|exhausted|used|spent|reached|committed|allocated|taken|out(?!\p{L})|εξαντληθ|δεσμευ[τθ]|απορροφηθ|μοιραστ|τελειωσ)/u
const allocated =
  /(?:allocation|budget|pot|fund|envelope|ταμειο|προικα|κουμπαρασ|κορβανασ)[»"”]?(?:\s(?:τησ|του|of|the|for|δρασησ|προσκλησησ|προγραμματοσ|call|scheme))*\s(?:of|is|ειναι|εχει|των)\s*(?:€|eur)?\s*$/u
const left = /remaining|(?<!\p{L})left(?!\p{L})|υπ?ολοιπ|απομεν|εναπομειν|αδιαθετ|μεν(?:ουν|ει)(?!\p{L})/u
/** It is told how much has been used until now. */
const already =
  /(?:εχει|εχουν|ειχ\p{L}+)\s(?:\p{L}+\s){0,2}(?:δεσμευ|εξαντλ|απορροφ|καλυφ)|σημερα|today|so far|already|(?<!\p{L})ηδη(?!\p{L})/u
const ofOne =
  /(?<!\p{L})(?:ανα|καθε|per|each|every)\s\p{L}|(?:εωσ|μεχρι|up to|max)\.?\s*(?:τα |€|eur )?$|δανει|loan|ελαχιστ|μεγιστ|ανωτατ|ceiling|minimum|maximum|επιχορηγηση (?:εωσ|ειναι)|εγγυησ/u

/** The money of the call itself: "until the 750.000 euro are used up". */
export function exhaustedSum(
  folded: string,
  sentence: Sentence,
  figure: Figure,
  placesIn: (sentence: Sentence) => Places,
): ReadValue | undefined {
  const [cents = 0] = figure.values
  if (figure.values.length !== 1 || cents < leastSum) return undefined
  const before = folded.slice(sentence.start, figure.start)
  const behind = folded.slice(figure.end, sentence.end)
  const told =
    (actBefore.test(before) && still.test(before)) ||
    (actBehind.test(behind) && still.test(before)) ||
    (actBehind.test(behind) && /^\s*(?:τα|the|οι|all)?\s*(?:€|eur)?\s*$/u.test(before)) ||
    allocated.test(before)
  if (!told || already.test(before) || left.test(before.slice(-60)) || ofOne.test(before.slice(-60))) return undefined
  const { regions, categories } = placesIn(sentence)
  if (regions.length + categories.length > 0) return undefined
  return { field: 'total_budget', cents, currency: figure.currency ?? 'EUR' }
}

const state =
  /gone|συνεχιζ|continu|(?:stays?|remains?) open|παραμεν\p{L}+ ανοι[κχ]τ|still has|(?:διαθετει|εχει) ακομη|spent|committed|exhausted|used up|run out|suspend|(?<!\p{L})left(?!\p{L})|remain|draw on|envelope|(?<!\p{L})share|closed|φυγ(?:ε|αν)|τελειωσ|αναστ[εαο]λ|σταματ|παυ(?:ει|ουν|σ)|τερματ|κλει[νσ]|εκλεισ|καλυφ|δεσμευ|υπερκαλυ|εξαντλ|απομεν|υπολοιπ|κατανεμ|κατανομ|αναλογ|αντιστοιχ|μεριδι|επανεκκιν|ξανανοι|μεταφορα/u
const whole = /συνολικ|συνολο|total|overall|(?:of|απο) (?:τα|the|a)\s*(?:€|eur)?\s*$/u

/** "Attica's 5 million has gone": the only region and the only sum of a sentence that tells what became of it. */
export function regionSum(
  folded: string,
  sentence: Sentence,
  figure: Figure,
  all: readonly Figure[],
  placesIn: (sentence: Sentence) => Places,
): ReadValue | undefined {
  const [cents = 0] = figure.values
  const inside = all.filter(({ start, end }) => start >= sentence.start && end <= sentence.end)
  const text = folded.slice(sentence.start, sentence.end)
  if (figure.values.length !== 1 || cents < leastSum || inside.length !== 1 || !state.test(text)) return undefined
  const before = folded.slice(sentence.start, figure.start)
  if (
    ofOne.test(before.slice(-60)) ||
    whole.test(before.slice(-50)) ||
    /δημ(?:οσ|ου|ων)(?!\p{L})|municipal/u.test(text)
  )
    return undefined
  const { regions, categories } = placesIn(sentence)
  const [category] = categories
  const base = { field: 'budget_line', cents, currency: figure.currency ?? 'EUR' } as const
  if (categories.length === 1 && category !== undefined) return { ...base, category, regions }
  return regions.length === 1 ? { ...base, regions } : undefined
}
