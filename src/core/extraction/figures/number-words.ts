/** Numbers written in words, Greek and English, on folded text (lower case, no accents, final sigma as σ). */

const greekOnes =
  'ενα δυο τρια τεσσερα πεντε εξι επτα οκτω εννεα δεκα εντεκα δωδεκα δεκατρια δεκατεσσερα δεκαπεντε δεκαεξι δεκαεπτα δεκαοκτω δεκαεννεα'.split(
    ' ',
  )
const greekTens = 'εικοσι τριαντα σαραντα πενηντα εξηντα εβδομηντα ογδοντα ενενηντα'.split(' ')
const greekHundreds = 'εκατο διακοσι τριακοσι τετρακοσι πεντακοσι εξακοσι επτακοσι οκτακοσι εννιακοσι'.split(' ')
const englishOnes =
  'one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(
    ' ',
  )
const englishTens = 'twenty thirty forty fifty sixty seventy eighty ninety'.split(' ')

const halves = [
  ['ενα', 1],
  ['δυο', 2],
  ['τρεισ', 3],
  ['τρειση', 3],
  ['τρια', 3],
  ['τριαη', 3],
  ['τεσσερα', 4],
  ['τεσσερισ', 4],
  ['τεσσερισι', 4],
  ['πεντε', 5],
  ['εξι', 6],
  ['επτα', 7],
  ['εφτα', 7],
  ['οκτω', 8],
  ['οχτω', 8],
  ['εννια', 9],
] as const

function smallWords(): Map<string, number> {
  const words = new Map<string, number>()
  greekOnes.forEach((word, at) => words.set(word, at + 1))
  for (const [word, value] of [
    ['μια', 1],
    ['εναν', 1],
    ['ενασ', 1],
    ['ενοσ', 1],
    ['μιασ', 1],
    ['τρεισ', 3],
    ['τριων', 3],
    ['τεσσερισ', 4],
    ['τεσσερεισ', 4],
    ['τεσσαρων', 4],
    ['εφτα', 7],
    ['οχτω', 8],
    ['εννια', 9],
    ['δεκατρεισ', 13],
    ['δεκατεσσερισ', 14],
    ['δεκαεφτα', 17],
    ['δεκαοχτω', 18],
    // Of the formal language.
    ['τριακοντα', 30],
    ['τεσσαρακοντα', 40],
    ['πεντηκοντα', 50],
    ['εξηκοντα', 60],
    ['εβδομηκοντα', 70],
    ['ογδοηκοντα', 80],
    ['ενενηκοντα', 90],
  ] as const)
    words.set(word, value)
  greekTens.forEach((word, at) => words.set(word, (at + 2) * 10))
  greekHundreds.forEach((stem, at) => {
    if (at === 0) for (const word of [stem, 'εκατον']) words.set(word, 100)
    else for (const ending of ['α', 'εσ', 'ουσ', 'οι', 'ων', 'ασ', 'αι']) words.set(stem + ending, (at + 1) * 100)
  })
  for (const ending of ['α', 'εσ', 'ουσ', 'οι', 'ων']) {
    words.set(`εφτακοσι${ending}`, 700)
    words.set(`οχτακοσι${ending}`, 800)
    words.set(`εννεακοσι${ending}`, 900)
  }
  // "Δυόμισι εκατομμύρια".
  for (const ending of ['ι', 'υ', 'η'])
    for (const [stem, value] of halves) words.set(`${stem}μισ${ending}`, value + 0.5)
  englishOnes.forEach((word, at) => words.set(word, at + 1))
  englishTens.forEach((word, at) => words.set(word, (at + 2) * 10))
  return words
}

const small = smallWords()

/** Multiply what stands before them. */
const scales = new Map<string, number>([
  ['χιλιαδεσ', 1e3],
  ['χιλιαδων', 1e3],
  ['χιλιαδασ', 1e3],
  ['thousand', 1e3],
  ['εκατομμυριο', 1e6],
  ['εκατομμυρια', 1e6],
  ['εκατομμυριων', 1e6],
  ['million', 1e6],
  ['δισεκατομμυριο', 1e9],
  ['δισεκατομμυρια', 1e9],
  ['δισεκατομμυριων', 1e9],
  ['χιλ', 1e3],
  ['εκ', 1e6],
  ['εκατ', 1e6],
  ['δισ', 1e9],
  ['billion', 1e9],
])
/** A thousand by itself. */
const thousand = new Set(['χιλια', 'χιλιοι', 'χιλιεσ', 'χιλιουσ', 'χιλιων'])
const joiners = new Set(['και', 'and', 'a'])
const abbreviated = new Set(['χιλ', 'εκ', 'εκατ', 'δισ'])

/** What each number in words begins with: most sentences have none. */
const begins = new RegExp(String.raw`(?<!\p{L})(?:${[...small.keys(), ...thousand].join('|')})(?!\p{L})`, 'u')

export interface WordNumber {
  readonly value: number
  readonly start: number
  readonly end: number
  /** How many words it took; one-word numbers are often no numbers ("a", "one of"). */
  readonly words: number
}

/** All numbers in words of a folded text, the longest reading of each, in order. */
export function wordNumbers(folded: string): WordNumber[] {
  if (!begins.test(folded)) return []
  const out: WordNumber[] = []
  let run: { text: string; start: number; end: number }[] = []
  const put = (words: typeof run): boolean => {
    const [first] = words
    const last = words.at(-1)
    const value = valueOf(words.map(({ text }) => text))
    if (first === undefined || last === undefined || value === undefined) return false
    out.push({ value, start: first.start, end: last.end, words: words.length })
    return true
  }
  const close = (): void => {
    while (run.length > 0 && joiners.has(run.at(-1)?.text ?? '')) run.pop()
    // "Between ten and ninety-nine" is two numbers.
    const joint = run.findIndex(({ text }) => joiners.has(text))
    if (run.length > 0 && !put(run) && joint > 0) {
      put(run.slice(0, joint))
      put(run.slice(joint + 1))
    }
    run = []
  }
  let before = 0
  for (const match of folded.matchAll(/\p{L}+/gu)) {
    const text = match[0]
    const gap = folded.slice(before, match.index)
    before = match.index + text.length
    // "Δύο εκ των εταίρων" is no sum: an abbreviation has its full stop.
    const short = abbreviated.has(text) && folded[match.index + text.length] !== '.'
    const numeric = !short && (small.has(text) || scales.has(text) || thousand.has(text) || text === 'hundred')
    if (run.length > 0 && !/^[\s-]*$/u.test(gap) && !(gap === '. ' && abbreviated.has(run.at(-1)?.text ?? ''))) close()
    // A number never begins with a scale or "and".
    if (numeric ? run.length > 0 || small.has(text) || thousand.has(text) : joiners.has(text) && run.length > 0)
      run.push({ text, start: match.index, end: before })
    else close()
  }
  close()
  return out
}

/** @returns undefined where the words do not make one number ("two three") */
function valueOf(words: readonly string[]): number | undefined {
  let total = 0
  let group = 0
  let least = Number.POSITIVE_INFINITY
  for (const word of words) {
    if (joiners.has(word)) continue
    const scale = scales.get(word) ?? (thousand.has(word) ? 1e3 : undefined)
    if (scale !== undefined) {
      total += (group === 0 ? 1 : group) * scale
      group = 0
      least = Number.POSITIVE_INFINITY
    } else if (word === 'hundred') {
      group = (group === 0 ? 1 : group) * 100
      least = 100
    } else {
      const value = small.get(word) ?? 0
      const size = value >= 100 ? 100 : value >= 20 ? 10 : 1
      if (size >= least) return undefined
      group += value
      least = value < 20 ? 1 : size
    }
  }
  return total + group
}

/** A folded text with its numbers in words as digits: for patterns, not for places. */
export function withDigits(folded: string): string {
  let out = folded
  for (const { value, start, end } of wordNumbers(folded).toReversed())
    out = `${out.slice(0, start)}${value}${out.slice(end)}`
  return out
}

export interface Fraction {
  /** Hundredths of a percent. */
  readonly percent: number
  readonly start: number
  readonly end: number
}

const parts: readonly (readonly [number, string])[] = [
  [2, 'δευτερ\\p{L}+|hal(?:f|ves)'],
  [3, 'τριτ\\p{L}+|thirds?'],
  [4, 'τεταρτ\\p{L}+|quarters?'],
  [5, 'πεμπτ\\p{L}+|fifths?'],
  [10, 'δεκατ\\p{L}+|tenths?'],
]
const fraction = new RegExp(
  String.raw`(?<![\p{L}\d])(?:(?<n>ενα|ενοσ|δυο|τρια|τεσσερα|εξι|επτα|οκτω|εννεα|one|two|three|four|seven|nine|an?)\s+(?:${parts
    .map(([of, words], k) => `(?<of${k}_${of}>${words})`)
    .join('|')})|(?<half>σ?(?:το|τα) μισ(?:ο|α)|ημισυ|half))(?!\p{L})`,
  'gu',
)

/** Shares in words: "τα τρία τέταρτα", "nine tenths", "half of the invoice". Dates and bare ordinals are none. */
export function fractionsIn(folded: string): Fraction[] {
  const printed = [
    ...folded.matchAll(
      /(?<![\d/.,])([1-9])\/([2-9]|10)(?:(?=\s*(?:του|τησ|των|of)(?!\p{L}))|(?<=(?:(?:εσεισ|you|επιχειρηση|προγραμμα|δικαιουχοσ|applicant|programme) \p{L}+ )(?:το|τα|the) \S{3,4})(?=\s*(?:και|and|,|\.)))/gu,
    ),
  ].flatMap(({ 0: { length }, 1: above, 2: below, index }) =>
    Number(above) < Number(below)
      ? [{ percent: Math.round((Number(above) / Number(below)) * 10000), start: index, end: index + length }]
      : [],
  )
  return [...printed, ...spokenFractionsIn(folded), ...ratiosIn(folded)]
}

/** "7 στα 10 ευρώ", "70 λεπτά στο ευρώ", "60 cents of every euro", "euro for euro". */
const ratio =
  /(?<![\p{L}\d.,])(?:(?<n>\d{1,2}|\p{L}+)(?: ευρω)? (?:στα|απο τα|απο καθε|σε καθε|για καθε|in|out of|of|for)(?: every| each)? (?<of>10|100|δεκα|εκατο|ten|(?:a |one )?hundred)(?: ευρω| euros?)?|(?<c>\d{1,2}|\p{L}+) (?:λεπτα (?:στο|ανα|για καθε|σε καθε|του) |(?:euro )?cents? (?:in|of|on|for|per|to)(?: the| every| each)? )(?:ευρω|euro)|(?<same>euro for euro|(?:ενα )?ευρω (?:προσ|για(?: καθε)?) (?:ενα )?ευρω))(?![\p{L}\d])/gu

function ratiosIn(folded: string): Fraction[] {
  let said = false
  return [...folded.matchAll(ratio)].flatMap((match) => {
    const { n, of, c, same } = match.groups ?? {}
    const count = (printed: string | undefined): number | undefined =>
      printed === undefined ? undefined : /^\d/u.test(printed) ? Number(printed) : small.get(printed)
    const above = count(n ?? c)
    const below = of === undefined || /100|εκατο|hundred/u.test(of) ? 100 : 10
    const percent = same === undefined ? Math.round(((above ?? 0) / below) * 10000) : 5000
    // "One in ten applicants" is no share of money.
    // "6 in 10 euro …, and 5 in 10 …": the euro are told once.
    const ofMoney = said || same !== undefined || c !== undefined || /ευρω|euro/u.test(match[0])
    said = ofMoney
    return ofMoney && percent > 0 && percent < 10000
      ? [{ percent, start: match.index, end: match.index + match[0].length }]
      : []
  })
}

function spokenFractionsIn(folded: string): Fraction[] {
  return [...folded.matchAll(fraction)].flatMap((match) => {
    const g = match.groups ?? {}
    const above = g['half'] === undefined ? (g['n'] === 'a' || g['n'] === 'an' ? 1 : (small.get(g['n'] ?? '') ?? 1)) : 1
    const below = g['half'] === undefined ? (parts.find(([of], k) => g[`of${k}_${of}`] !== undefined)?.[0] ?? 1) : 2
    const after = folded.slice(match.index + match[0].length)
    // "Τα δύο τρίτα." is a share by itself, "το ένα τρίτο και άνω" too; a bare half may be anything.
    const alone =
      g['half'] === undefined &&
      /^\s*(?:[.,;)·]|$|και (?:ανω|πανω)|το πολυ|κατ ανωτατο|at most|or more|στισ |στ\p{L}{1,3} |in )/u.test(after)
    if (above >= below || !(alone || /^\s*(?:\(|του|τησ|των|of)/u.test(after))) return []
    return [{ percent: Math.round((above / below) * 10000), start: match.index, end: match.index + match[0].length }]
  })
}
