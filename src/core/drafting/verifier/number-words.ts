import { kept } from './kept.ts'

/**
 * Numbers as words, folded (lower case, no accents, σ for ς), and words that hold a number and a unit. Inflected forms that
 * differ are listed: a missing one is only a word, which then has to stand in the source as it is.
 */
const small: Readonly<Record<string, number>> = {
  δυο: 2,
  τρια: 3,
  τρεισ: 3,
  τριων: 3,
  τεσσερα: 4,
  τεσσερισ: 4,
  τεσσερισις: 4,
  τεσσαρων: 4,
  τεσσαρα: 4,
  πεντε: 5,
  εξι: 6,
  εφτα: 7,
  επτα: 7,
  οκτω: 8,
  οχτω: 8,
  εννεα: 9,
  εννια: 9,
  δεκα: 10,
  εντεκα: 11,
  ενδεκα: 11,
  δωδεκα: 12,
  δεκατρια: 13,
  δεκατρεισ: 13,
  δεκατεσσερα: 14,
  δεκατεσσερισ: 14,
  δεκαπεντε: 15,
  δεκαεξι: 16,
  δεκαεπτα: 17,
  δεκαοκτω: 18,
  δεκαοχτω: 18,
  δεκαεννεα: 19,
  δεκαεννια: 19,
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  seven: 7,
  eight: 8,
  nine: 9,
  ten: 10,
  eleven: 11,
  twelve: 12,
  thirteen: 13,
  fourteen: 14,
  fifteen: 15,
  sixteen: 16,
  seventeen: 17,
  eighteen: 18,
  nineteen: 19,
  dozen: 12,
  zero: 0,
  μηδεν: 0,
}
const tens: Readonly<Record<string, number>> = {
  εικοσι: 20,
  τριαντα: 30,
  σαραντα: 40,
  πενηντα: 50,
  εξηντα: 60,
  εβδομηντα: 70,
  ογδοντα: 80,
  ενενηντα: 90,
  twenty: 20,
  thirty: 30,
  forty: 40,
  fifty: 50,
  sixty: 60,
  seventy: 70,
  eighty: 80,
  ninety: 90,
}
/** Stems of Greek hundreds: διακόσια, διακόσιες, διακόσιους, διακοσίων. */
const hundreds: readonly (readonly [string, number])[] = [
  ['διακοσι', 200],
  ['τριακοσι', 300],
  ['τετρακοσι', 400],
  ['πεντακοσι', 500],
  ['εξακοσι', 600],
  ['επτακοσι', 700],
  ['οκτακοσι', 800],
  ['εννιακοσι', 900],
  ['εννεακοσι', 900],
]
const one: ReadonlySet<string> = new Set(['ενα', 'εναν', 'ενασ', 'ενοσ', 'μια', 'μιασ', 'μιαν', 'one'])

/** Value of a number word; `one` only where the caller wants it, since it is an article, too. */
export const wordValue = kept((word): number | undefined => {
  const found = small[word] ?? tens[word]
  if (found !== undefined) return found
  if (word === 'εκατο' || word === 'εκατον' || word === 'hundred') return 100
  return hundreds.find(([stem]) => word.startsWith(stem))?.[1]
})

export const isTens = (word: string): boolean => word in tens
export const isOne = (word: string): boolean => one.has(word)

/** What multiplies the number before it. */
export function scaleOf(word: string): number | undefined {
  if (/^(χιλιαδ|χιλ$|thousand|χιλια|χιλιεσ|χιλιουσ|χιλιων)/u.test(word)) return 1_000
  if (/^(εκατομμυρι|εκατομ|εκατ$|million|mio$|mn$)/u.test(word)) return 1_000_000
  return /^(δισεκατομμυρι|δισ$|billion|bn$)/u.test(word) ? 1_000_000_000 : undefined
}

/** Ordinals: πρώτη, second, 3rd is read elsewhere. */
const ordinals: readonly (readonly [RegExp, number])[] = [
  [/^(πρωτ(οσ|η|ο|ου|ησ|οι|εσ|α|ων|ουσ)|first)$/u, 1],
  [/^(δευτερ(οσ|η|ο|ου|ησ|οι|εσ|α|ων|ουσ)|second)$/u, 2],
  [/^(τριτ(οσ|η|ο|ου|ησ|οι|εσ|α|ων|ουσ)|third)$/u, 3],
  [/^(τεταρτ(οσ|η|ο|ου|ησ|οι|εσ|α|ων|ουσ)|fourth)$/u, 4],
  [/^(πεμπτ(οσ|η|ο|ου|ησ|οι|εσ|α|ων|ουσ)|fifth)$/u, 5],
  [/^(εκτ(οσ|η|ο|ησ)|sixth)$/u, 6],
]
export function ordinalOf(word: string): number | undefined {
  // «εκτός» (except) folds to the ordinal «έκτος»: the exception is far more frequent.
  if (word === 'εκτοσ') return undefined
  return ordinals.find(([pattern]) => pattern.test(word))?.[1]
}

export type Unit =
  /** A sign of measure, by itself. */
  | `in ${string}`
  | 'year'
  /** Of money: another currency than the euro. */
  | 'foreign'
  | 'month'
  | 'week'
  | 'day'
  | 'working day'
  | 'hour'
  | 'minute'
  | 'awu'
  | 'percentage point'
  | 'person'
  | 'point'
  | 'basis point'
  | 'gram'
  | 'foot'
  | 'mile'
  | 'acre'
  | 'application'
  | 'time'
  | 'bed'
  | 'room'
  | 'page'
  | 'letter word'
  | 'metre'
  | 'kilometre'
  | 'square metre'
  | 'cubic metre'
  | 'litre'
  | 'hectolitre'
  | 'quarter'
  /** Of a number in a name: it numbers something and measures nothing. */
  | 'label'
  | 'kilogram'
  | 'tonne'
  | 'hectare'
  | 'stremma'
  | 'kilowatt'
  | 'kilowatt hour'
  | 'megawatt'
  | 'megawatt hour'

/** Nouns that say what is counted, of one word or two. */
const units: readonly (readonly [RegExp, Unit])[] = [
  [/^(?:μοναδ\p{L}+ βασησ|basis points?|bps)$/u, 'basis point'],
  [/^(?:εργασιμ\p{L}+ (?:η?μερ\p{L}+)|(?:working|business|work) ?days?)$/u, 'working day'],
  [/^(?:τετραγωνικ\p{L}+(?: μετρ\p{L}+)?|τ\.? ?μ|square(?: met(?:re|er)s?)?|sq ?m|sqm|m2|m²)$/u, 'square metre'],
  [/^(?:κυβικ\p{L}+(?: μετρ\p{L}+)?|κ\.? ?μ|cubic(?: met(?:re|er)s?)?|m3|m³)$/u, 'cubic metre'],
  [/^(ετοσ|ετη|ετων|ετουσ|χρονο|χρονια|χρονων|χρονοσ|χρησ(η|εισ|εων|εωσ|ησ)|year|years)$/u, 'year'],
  [/^(μηνα|μηνασ|μηνεσ|μηνων|μηνοσ|month|months)$/u, 'month'],
  [/^(εβδομαδα|εβδομαδασ|εβδομαδεσ|εβδομαδων|week|weeks)$/u, 'week'],
  [/^(?:ημερολογιακ\p{L}+ |calendar )?(ημερα|ημερασ|ημερεσ|ημερων|μερα|μερεσ|day|days)$/u, 'day'],
  [/^(ωρα|ωρεσ|ωρων|hour|hours)$/u, 'hour'],
  [/^(λεπτο|λεπτα|λεπτων|minute|minutes)$/u, 'minute'],
  [/^(εμε|awu|awus|fte|ftes|full time equivalents?)$/u, 'awu'],
  [
    /^(εργαζομεν\p{L}*|απασχολουμεν\p{L}*|υπαλληλ\p{L}*|ατομ\p{L}*|μισθωτ\p{L}*|θεσ(η|εισ|εων|εωσ)|προσωπα|προσωπων|employees?|staff|people|persons?|workers?|jobs?|posts?|positions?)$/u,
    'person',
  ],
  [/^(βαθμ(οι|ουσ|ων|ο|οσ)|μοριο|μορια|μοριων|μοναδεσ|μοναδων|points?|score)$/u, 'point'],
  [/^(γραμμαρι\p{L}*|grams?|grammes?)$/u, 'gram'],
  [/^(ποδι(?:α|ων)|feet|foot|ft)$/u, 'foot'],
  [/^(μιλι(?:α|ων)|miles?)$/u, 'mile'],
  [/^(acres?)$/u, 'acre'],
  [/^(αιτησ(η|εισ|εων|εωσ)|applications?|proposals?|προτασ(η|εισ|εων))$/u, 'application'],
  [/^(φορα|φορεσ|times?)$/u, 'time'],
  [/^(κλιν(η|εσ|ων)|beds?)$/u, 'bed'],
  [/^(δωματι\p{L}*|rooms?)$/u, 'room'],
  [/^(σελιδ\p{L}*|pages?)$/u, 'page'],
  [/^(λεξ(η|εισ|εων)|words?)$/u, 'letter word'],
  [/^(χιλιομετρ\p{L}*|χλμ|km|kilomet(?:re|er)s?)$/u, 'kilometre'],
  [/^(μετρ(ο|α|ων|ου)|m|met(?:re|er)s?)$/u, 'metre'],
  [/^(εκατολιτρ\p{L}+|hectolit(?:re|er)s?|hl)$/u, 'hectolitre'],
  [/^(λιτρ(ο|α|ων|ου)|lit(?:re|er)s?|l)$/u, 'litre'],
  [/^(κιλ(ο|α|ων)|χιλιογραμμ\p{L}*|kg|kilos?|kilograms?)$/u, 'kilogram'],
  [/^(τον(οσ|οι|ων|ουσ|ο)|tonnes?|tons?)$/u, 'tonne'],
  [/^(εκταρι\p{L}*|hectares?|ha)$/u, 'hectare'],
  [/^(στρεμμα\p{L}*|stremmata?|stremma)$/u, 'stremma'],
  [/^(kwh|κιλοβατωρ\p{L}*|kilowatt hours?)$/u, 'kilowatt hour'],
  [/^(mwh|μεγαβατωρ\p{L}*|megawatt hours?)$/u, 'megawatt hour'],
  [/^(kwp?|κιλοβατ|kilowatts?)$/u, 'kilowatt'],
  [/^(mwp?|μεγαβατ|megawatts?)$/u, 'megawatt'],
]
export const unitOf = kept((word): Unit | undefined => {
  const sign =
    /^(?:kbps|mbps|gbps|kv|gw|gwh|wh|cm|mm|ml|cl|mg|db|hz|khz|mhz|ghz|lux|ppm|bar|rpm|tb|gb|mb|kva|gt|hp)$/u.test(word)
  return sign ? `in ${word}` : units.find(([pattern]) => pattern.test(word))?.[1]
})

/** Units of time, by which something happens or is paid: «ετησίως», "a day", "per annum". */
const rates: readonly (readonly [RegExp, Unit])[] = [
  [/^(?:ετησιωσ|ετησια|annually|yearly|annum|year|years|ετοσ|χρονο|χρονια|ετουσ)$/u, 'year'],
  [/^(?:τριμηνο|τριμηνου|τριμηνιαιωσ|quarter|quarterly)$/u, 'quarter'],
  [/^(?:μηνιαιωσ|monthly|month|months|μηνα)$/u, 'month'],
  [/^(?:εβδομαδιαιωσ|weekly|week|weeks|εβδομαδα)$/u, 'week'],
  [/^(?:ημερησιωσ|daily|day|days|ημερα|μερα)$/u, 'day'],
  [/^(?:ωριαιωσ|hourly|hour|hours|ωρα)$/u, 'hour'],
]
export const rateOf = kept((word): Unit | undefined => rates.find(([pattern]) => pattern.test(word))?.[1])

/** One word that is a number and a unit: τριετία, εξάμηνο, biennial. */
const compounds: readonly (readonly [RegExp, number, Unit])[] = [
  [/^διετ(ια|εισ|ιασ|ησ|εσ|ουσ|ων|η|ωσ)$/u, 2, 'year'],
  [/^τριετ(ια|εισ|ιασ|ησ|εσ|ουσ|ων|η|ωσ)$/u, 3, 'year'],
  [/^τετραετ(ια|εισ|ιασ|ησ|εσ|ουσ|ων|η|ωσ)$/u, 4, 'year'],
  [/^πενταετ(ια|εισ|ιασ|ησ|εσ|ουσ|ων|η|ωσ)$/u, 5, 'year'],
  [/^εξαετ(ια|εισ|ιασ|ησ|εσ|ουσ|ων|η|ωσ)$/u, 6, 'year'],
  [/^επταετ(ια|εισ|ιασ|ησ|εσ|ουσ|ων|η|ωσ)$/u, 7, 'year'],
  [/^δεκαετ(ια|εισ|ιασ|ησ|εσ|ουσ|ων|η|ωσ)$/u, 10, 'year'],
  [/^(?:διμην|δυμην)(ο|ου|οσ|η|α|ησ|εσ|ων|ουσ|οι)$/u, 2, 'month'],
  [/^(?:τριμην)(ο|ου|οσ|η|α|ησ|εσ|ων|ουσ|οι)$/u, 3, 'month'],
  [/^(?:τετραμην)(ο|ου|οσ|η|α|ησ|εσ|ων|ουσ|οι)$/u, 4, 'month'],
  [/^(?:εξαμην)(ο|ου|οσ|η|α|ησ|εσ|ων|ουσ|οι)$/u, 6, 'month'],
  [/^(?:εννεαμην)(ο|ου|οσ|η|α|ησ|εσ|ων|ουσ|οι)$/u, 9, 'month'],
  [/^(?:δωδεκαμην)(ο|ου|οσ|η|α|ησ|εσ|ων|ουσ|οι)$/u, 12, 'month'],
  [/^(?:δεκαοκταμην)(ο|ου|οσ|η|α|ησ|εσ|ων|ουσ|οι)$/u, 18, 'month'],
  [/^biennial$/u, 2, 'year'],
  [/^(?:quarter|quarterly)$/u, 3, 'month'],
  [/^decade$/u, 10, 'year'],
]
export function compoundOf(word: string): { value: number; unit: Unit } | undefined {
  const found = compounds.find(([pattern]) => pattern.test(word))
  return found === undefined ? undefined : { value: found[1], unit: found[2] }
}

/** Month of a folded word, 1–12; Greek in every case, English in full or by three letters. */
const months: readonly RegExp[] = [
  /^(ιανουαρι|january$|jan$|ιαν$)/u,
  /^(φεβρουαρι|φλεβαρ|february$|feb$|φεβ$)/u,
  /^(μαρτι(ο|οσ|ου|ον)$|march$|mar$)/u,
  /^(απριλι|april$|apr$|απρ$)/u,
  /^(μαι(ο|οσ|ου)$|may$)/u,
  /^(ιουνι|june$|jun$|ιουν$)/u,
  /^(ιουλι|july$|jul$|ιουλ$)/u,
  /^(αυγουστ|august$|aug$|αυγ$)/u,
  /^(σεπτεμβρι|september$|sept?$|σεπ$)/u,
  /^(οκτωβρι|october$|oct$|οκτ$)/u,
  /^(νοεμβρι|november$|nov$|νοε$)/u,
  /^(δεκεμβρι|december$|dec$|δεκ$)/u,
]
export const monthOf = kept((word): number | undefined => {
  const index = months.findIndex((pattern) => pattern.test(word))
  return index < 0 ? undefined : index + 1
})
