/**
 * Greek words without their endings, from the tables of declension and conjugation. Works on folded words: lower case, no
 * accents, `σ` at the end. Two depths: the stem joins the forms of one word, the root also the words made from it.
 */

/** Nouns in -έας keep their `ε`, so that a body (φορέας) is not a tax (φόρος). */
const inEas =
  /^(.*(?:φορ|τομ|αλι|γον|γραμματ|συγγραφ|διανομ|εισαγωγ|εξαγωγ|ιερ|βασιλ|σκαπαν|γραφ|κουρ|σφαγ|αμφορ|δρομ))(?:ε(?:ασ|α|ισ|ων|ωσ)|εασ)$/u
const mat = /^(.+μ)ατ(?:οσ|α|ων)$/u
const automat = /^(.*αυτοματ)(?:οσ|ου|ο|η|ησ|ην|οι|εσ|α|ων|ουσ|ωσ)$/u
const kathestos = /^(.*εστ)ωτ(?:οσ|α|ων|εσ)$/u
const gegonos = /^(.*γεγον)οτ(?:οσ|α|ων)$/u
const stereos = /^(στερε)(?:οσ|ου|ο|οι|εσ|α|ασ|ων|ουσ)$/u

/** Neuters of the old third declension, with what they keep in all forms. */
const irregular: readonly RegExp[] = [
  /^(γαλ)(?:α|ακτ(?:οσ|α|ων))$/u,
  /^(κρε)(?:ασ|ατ(?:οσ|α|ων))$/u,
  /^(φω)(?:σ|τ(?:οσ|α|ων))$/u,
  /^(υδ)(?:ωρ|ατ(?:οσ|α|ων))$/u,
]

/** Longest first. What is left must be a stem of at least three letters. */
const endings = (
  'ουμασταν ομασταν οσασταν ουνταν ονταν οντουσαν ουμαστε ομαστε οσαστε ωμαστε θηκαμε θηκατε θηκανε ουσαμε ουσατε ουσανε ηθηκαν' +
  ' ουντοσ ουντων ουντεσ ουντασ ουντα οντασ οντοσ οντων οντεσ οντα ωντασ ωντοσ ωντων ωντεσ ωντα αντοσ αντων αντα εντοσ εντων εντεσ εντα' +
  ' ουσησ ουσασ ουσεσ ουσων ουσαν ουσα εισασ εισησ εισεσ εισων εισα' +
  ' ουνται ονται ωνται ουμαι ομαι ωμαι εισαι εσαι ασαι ειται εται αται ειστε εστε ουμε ουνε  οταν ομε αμε ατε ειτε ετε ανε αν' +
  ' εωσ εων εισ ουσ ουν οσ ου ον οι ασ αι εσ ησ ων ωσ υσ ισ ην ην ει α ε η ι ο υ ω'
)
  .split(' ')
  .toSorted((a, b) => b.length - a.length)

const shortestStem = 3
/** The stems of agentive nouns in -οντής are no participles. */
const notParticiple = /^(?:εθελ|ακ|συντ)οντ/u

/** The stem of a folded Greek word: the same for all its forms. */
export function greekStem(word: string): string {
  if (word.length < shortestStem) return word
  for (const forms of irregular) {
    const kept = forms.exec(word)?.[1]
    if (kept !== undefined) return `${kept}_`
  }
  const special =
    automat.exec(word)?.[1] ??
    stereos.exec(word)?.[1] ??
    kathestos.exec(word)?.[1] ??
    gegonos.exec(word)?.[1] ??
    mat.exec(word)?.[1]
  if (special !== undefined && special.length >= shortestStem) return special
  const body = inEas.exec(word)?.[1]
  if (body !== undefined) return `${body}ε`
  return withoutIota(withoutEnding(word))
}

/** Three letters, or two of which one is a vowel: νέ-ος, έτ-ος. */
const isStem = (rest: string): boolean =>
  rest.length >= shortestStem || /^.[αειου]$/u.test(rest) || /^[αεηιουω][^αεηιουω]$/u.test(rest)

function withoutEnding(word: string): string {
  for (const ending of endings) {
    if (!word.endsWith(ending) || !isStem(word.slice(0, -ending.length))) continue
    if (ending.startsWith('οντ') && notParticiple.test(word)) continue
    return word.slice(0, -ending.length)
  }
  return word
}

/** εργαλεί-ο, καινοτομί-α, νησι-ού: a last ι or ει belongs to the ending. */
function withoutIota(stem: string): string {
  const shorter = stem.replace(/ει?$|ι$/u, (end) => (end === 'ε' ? 'ε' : ''))
  return shorter.length >= shortestStem ? shorter : stem
}

/** What makes nouns, adjectives, participles and verbs of a root. Longest first. */
const suffixes = (
  'ιστικοτητ ικοτητ οτητ ουμεν ομεν ωμεν ημεν ισμεν ευμεν μεν ιστικ ητικ ωτικ ευτικ αστικ ιακ ικ ακ ησιμ ωσιμ ευσιμ σιμ ιμ' +
  ' ιζ ισμ ασμ ησ ισ ωσ ευσ υσ ανσ υνσ αρσ ηθ ωθ ευθ ισθ ιστ αστ ητ ωτ ευτ υτ ηρ ευ ων ατ οτερ υτερ εστερ οτατ υτατ εστατ ηκ θηκ θ'
)
  .split(' ')
  .toSorted((a, b) => b.length - a.length)

const shortestRoot = 4

/** The root of a stem: επιδοτησ, επιδοτουμεν, επιδοτηθ → επιδοτ. */
export function greekRoot(stem: string): string {
  let root = stem
  for (let round = 0; round < 2; round += 1) {
    const from = root
    const suffix = suffixes.find((each) => from.length - each.length >= shortestRoot && from.endsWith(each))
    if (suffix === undefined) break
    root = root.slice(0, -suffix.length)
  }
  return root
}
