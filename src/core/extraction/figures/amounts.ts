import { fractionsIn, wordNumbers } from './number-words.ts'
import type { WordNumber } from './number-words.ts'

/**
 * Amounts of money, percentages and plain numbers in a folded text (lower case, no accents). Separators are read by what follows
 * them, since Greek calls mix both habits: three digits make a group ("200.000", "200,000"), one or two are decimals.
 */

/** A figure or a range of two, with the folded text's half-open range it was read from. */
export interface Figure {
  readonly kind: 'money' | 'percent'
  /** Cents, or hundredths of a percent. One value, or the lower and the upper of a range. */
  readonly values: readonly number[]
  /** ISO 4217; of money only. */
  readonly currency?: string
  readonly start: number
  readonly end: number
  /** The same figure in words, where the words say something else: "διακόσιες χιλιάδες (300.000 €)". */
  readonly inWords?: { readonly value: number; readonly start: number; readonly end: number }
  /** Where the lower value of a range stands, and the upper; the figure's own place for one value. */
  readonly parts: readonly { readonly start: number; readonly end: number }[]
}

/** Thousands are parted by blanks or by points: "on the 27 580.000 €" has two numbers. */
const number = String.raw`\d{1,3}(?: \d{3})+(?:[.,]\d{1,2})?(?![.,]?\d)|\d{1,3}(?:[.,'’]\d{3})+(?:[.,]\d{1,2})?(?!\d)|\d+(?:[.,]\d{1,2})?(?![.,]?\d)`
const scale = String.raw`(?:δισ(?:εκατομμυρι(?:ο|α|ων)|\.)?|εκατ(?:ομ(?:μυρι(?:ο|α|ων)|\.))?\.?|εκ(?:\.|(?=\s?(?:€|ευρω)))|χιλ(?:ιαδεσ|ιαδων|\.|(?=\s?(?:€|ευρω)))|billion|bn|million|mio\.?|mln\.?|mn|mill?(?:\.|(?=\s?(?:€|eur|euros?)(?![a-z\p{L}])))|m(?![a-z\p{L}])|thousand|k(?![a-z\p{L}]))`
/** Other money by its code; those that are no words of a language. */
const codes = '(?:usd|gbp|bgn|chf|czk|dkk|hrk|huf|isk|mkd|nok|pln|ron|rsd|sek|cad|aud)'
const currency = String.raw`(?:€|ευρω|eur(?:os?)?(?![\p{L}])|\$|£|${codes}(?![\p{L}]))`
const middle = String.raw`(?:εωσ(?: και)?|ωσ(?: και)?|μεχρι(?: και)?|-|to|up to|και|and)`

/** "70,000 €50,000": a sign that stands apart from what is before it, and close to what is behind it, is of that. */
const one = (n: string): string =>
  String.raw`(?:(?<c${n}>${currency})\s?)?(?<n${n}>${number})(?:\s?(?<s${n}>${scale}))?(?:\s?(?<d${n}>${currency})(?!(?<=\s[€£$])(?:\d{1,3}[.,]\d{3}|\d{3})))?`
/** A number written out stands beside its digits, in either order. */
const moneyPattern = new RegExp(
  String.raw`(?<![\d.,])(?:${one('1')})(?:(?:\s?\([\p{L}\s]{3,80}\))?\s?(?<m>${middle})(?: (?:τισ|τα|των))?\s?(?:${one('2')}))?`,
  'gu',
)

/** "Sixty thousand (60.000) to three hundred thousand (300.000) euro". */
const doubledRange = new RegExp(
  String.raw`(?<![\d.,])(?<n1>${number})\s?\)\s?(?:${currency})?\s?${middle}\s[\p{L}\s]{3,70}\(\s?(?<n2>${number})\s?\)?\s?${currency}`,
  'gu',
)

const points = String.raw`(?:ποσοστιαι|εκατοστιαι)\p{L}+ μοναδ\p{L}+|μοναδ\p{L}+(?! εργασι)|(?:ποσ\.|εκ\.) ?μον\.|(?<!\d[:.]\d\d ?)π\. ?μ\.(?! και| α\.)|(?:percentage |percent )?points?(?! out)|-points?(?!\p{L})|p\.p\.|ppts?(?!\p{L})|pps?(?!\p{L})`
/** Whether a printed percentage is one of points, which are added to another. */
export const isOfPoints = (printed: string): boolean => new RegExp(String.raw`(?:${points})\s*$`, 'u').test(printed)

const sign = String.raw`(?:%|τοισ εκατο|επι τοισ εκατο|per ?cent(?!age)|επι τοισ εκατον?|τοισ εκατον|${points})`
const percentPattern = new RegExp(
  String.raw`(?<![\d.,])(?<n1>${number})(?:\)(?=\s?(?:ποσοστ|μοναδ)))?\s?(?<p1>${sign})?(?:\s?(?<m>${middle})(?: το)?\s?(?<n2>${number}))?\s?(?<p2>${sign})?`,
  'gu',
)

const scales: readonly (readonly [RegExp, number])[] = [
  [/^(?:δισ|billion|bn)/u, 1e9],
  [/^(?:εκ|mil|mio|mn|m$)/u, 1e6],
  [/^(?:χιλ|thousand|k$)/u, 1e3],
]
const currencies: readonly (readonly [RegExp, string])[] = [
  [/^\$/u, 'USD'],
  [/^£/u, 'GBP'],
]
const isoOf = (printed = '€'): string =>
  new RegExp(`^${codes}$`, 'u').test(printed)
    ? printed.toUpperCase()
    : (currencies.find(([pattern]) => pattern.test(printed))?.[1] ?? 'EUR')

/** A printed number as a value: `300.000,50` → 300000.5, `1,5` → 1.5, `200,000` → 200000. */
export function readNumber(printed: string): number {
  const parts = printed.split(/[.,'’ ]/u)
  const last = parts.at(-1) ?? ''
  if (parts.length === 1) return Number(printed)
  const grouped = last.length === 3 && parts[0] !== '0'
  return Number(grouped ? parts.join('') : `${parts.slice(0, -1).join('')}.${last}`)
}

/** Both sides of "A to B" need not repeat the scale and the currency: "από 18.000 έως 30.000 €", "1–2 εκατ. €". */
function moneyOf(match: RegExpMatchArray, bare: boolean, unit: number): Figure | undefined {
  const g = match.groups ?? {}
  const start = match.index ?? 0
  const left = g['c1'] ?? g['d1']
  const right = g['c2'] ?? g['d2']
  const two = g['n2'] !== undefined && (left !== undefined || right !== undefined || bare) && isRange(match, g['m'])
  const money = two ? (left ?? right) : left
  // Millions of nothing in particular are euro in a call, unless they are counted: "two million users".
  const beside = /ευρω|€|eur/u.test((match.input ?? '').slice(Math.max(0, start - 120), start + 160))
  const millions =
    (/^(?:εκατομμυρι|δισεκατομμυρι)/u.test(g['s1'] ?? '') ||
      (beside &&
        (/^(?:εκατ|δισ)/u.test(g['s1'] ?? '') ||
          (/^χιλιαδ/u.test(g['s1'] ?? '') &&
            /^\s*(?:[.,;)·]|$)/u.test((match.input ?? '').slice(start + match[0].length)))))) &&
    !/^\s*(?:κατοικ|χρηστ|ατομ|ανθρωπ|τονο|στρεμ|επισκεπτ|δολαρι)/u.test(
      (match.input ?? '').slice(start + match[0].length),
    )
  // "A budget of 700 million": of a sum of money, and of nothing that is counted behind it.
  const ofSum =
    money === undefined &&
    (/^(?:εκατ|εκ\.|δισ|million|billion|bn|mln)/u.test(g['s1'] ?? '') ||
      (g['s1'] === undefined &&
        /^\d{1,3}(?:[.,]\d{3})+$/u.test(g['n1'] ?? '') &&
        sumAhead.test((match.input ?? '').slice(Math.max(0, start - 30), start)))) &&
    sumBefore.test((match.input ?? '').slice(Math.max(0, start - 100), start)) &&
    nothingCounted.test((match.input ?? '').slice(start + match[0].length))
  // "At least 3.000 and at most 40.000 euro": the currency is told once.
  const rest = (match.input ?? '').slice(start + (g['n1']?.length ?? 0), start + 120)
  const told = money === undefined && /^\d{1,3}(?:[.,]\d{3})+$/u.test(g['n1'] ?? '') && boundedPair.test(rest)
  // "2 000 000 EUR (Lot 1: 1 400 000; Lot 2: 600 000)": parts of an amount before them.
  const text = match.input ?? ''
  const part =
    money === undefined &&
    /^\d{1,3}(?:[., ]\d{3})+$/u.test(g['n1'] ?? '') &&
    /:\s*$/u.test(text.slice(Math.max(0, start - 3), start)) &&
    /^\s*[;,)·]/u.test(text.slice(start + (g['n1']?.length ?? 0))) &&
    /(?:€|ευρω|eur(?:os?)?)\s*[(:,]/u.test(text.slice(Math.max(0, start - 120), start))
  // "21 and 9 million respectively": both are millions.
  const [scaled] = two || left !== undefined || g['s1'] !== undefined || g['n2'] === undefined ? [] : [g['s2']]
  const inTurn =
    scaled !== undefined && /^\s*\)?[^.;·\d]{0,30}(?:αντιστοιχ|respectively)/u.test(text.slice(start + match[0].length))
  if (inTurn) {
    const value = Math.round(
      readNumber(g['n1'] ?? '') * (scales.find(([pattern]) => pattern.test(scaled))?.[1] ?? 1) * 100,
    )
    const place = { start, end: start + (g['n1']?.length ?? 0) }
    return { kind: 'money', values: [value], currency: 'EUR', ...place, parts: [place] }
  }
  // "180.000.000 €, of which 120.000.000 as tax relief and 60.000.000 …": so large a number beside an amount is one.
  const share =
    money === undefined &&
    /^\d{1,3}(?:\.\d{3}){2,}$/u.test(g['n1'] ?? '') &&
    g['n2'] === undefined &&
    /(?:οποι\p{L}+|αυτ\p{L}+|which|και|and|,|(?:δοθ|διατεθ|προβλεπ|διατιθ|αντιστοιχ|δεσμευ|αφορ)\p{L}+|(?:set aside|allocated|given))\s*(?:τα |οι |ποσο )?$/u.test(
      text.slice(Math.max(0, start - 24), start),
    ) &&
    /(?:€|ευρω|eur(?:os?)?)(?!\p{L})/u.test(text.slice(Math.max(0, start - 120), start)) &&
    !/^\s*(?:κατοικ|χρηστ|ατομ|ανθρωπ|τονο|στρεμ|επισκεπτ|people|users|inhabitants)/u.test(
      text.slice(start + (g['n1']?.length ?? 0)),
    )
  if (money === undefined && !bare && !millions && !ofSum && !told && !part && !share) return undefined
  // "Up to €75%": a rate, whatever stands before it.
  if (money !== undefined && right === undefined && /^\s?%/u.test(text.slice(start + match[0].length))) return undefined
  const iso = isoOf(money)
  const value = (printed: string, scaled: string | undefined): number =>
    Math.round(
      readNumber(printed) *
        (scales.find(([pattern]) => scaled !== undefined && pattern.test(scaled))?.[1] ??
          (money === undefined ? unit : 1)) *
        100,
    )
  // "EUR 3.00 and 4.00 million": what is scaled is both.
  const small = readNumber(g['n1'] ?? '') < 1000
  const high = value(g['n2'] ?? '0', g['s2'])
  const shared = g['s1'] ?? (two && (left === undefined || small) ? g['s2'] : undefined)
  const asScaled = value(g['n1'] ?? '', shared)
  // "500.000 to 8 million": what is below the second only without its millions has none of them.
  const low = two && asScaled > high ? value(g['n1'] ?? '', g['s1']) : asScaled
  const at = (printed: string, from: number): { start: number; end: number } => {
    const begin = match[0].indexOf(printed, from)
    return { start: start + begin, end: start + begin + printed.length }
  }
  const first = at(g['n1'] ?? '', 0)
  if (!two) {
    const end = start + endOfFirst(match[0], g, first.end - start)
    return { kind: 'money', values: [low], currency: iso, start, end, parts: [{ start, end }] }
  }
  const second = at(g['n2'] ?? '', first.end - start)
  const end = start + match[0].length
  // "26 million – 17 million for the west": the whole and its part.
  if (high < low) {
    if (left === undefined && !bare) return undefined
    const close = start + endOfFirst(match[0], g, first.end - start)
    return { kind: 'money', values: [low], currency: iso, start, end: close, parts: [{ start, end: close }] }
  }
  return { kind: 'money', values: [low, high], currency: iso, start, end, parts: [first, { start: second.start, end }] }
}

/** Before a number: that it is one of money, in the same sentence. */
const sumBefore =
  /(?<!\p{L})(?:προυπολογισμ|π\/υ|κονδυλ|πιστωσ|πορ(?:οι|ων|ουσ)(?!\p{L})|χρηματοδοτησ|δημοσι\p{L}+ δαπαν|ενισχυσ|επιχορηγησ|επιδοτησ|διατ[ιε]θ|διαθετ|(?:budget|funding|envelope|allocation|grants?|pot|funds?)(?!\p{L}))(?:(?!\.\s(?!\d))[^;·!?])*$/u
/** Straight before a number without a currency: a label, or that a sum comes to it. */
const sumAhead =
  /(?:[\p{L})]\s*:|(?<!\p{L})(?:προυπολογισμ\p{L}*|π\/υ|budget|(?:ανερχ|διαμορφων|φ[θτ]αν|αγγιζ)\p{L}+|ειναι|υψουσ|is|of|amounts to|comes to))(?: (?:στα|σε|των|τα|ποσο|το ποσο των|eur))*\s*$/u
const nothingCounted =
  /^\s*(?:[.,;:)·»”"–-]|$|(?:για|σε|στ\p{L}{1,3}|απο|και|εωσ|το|τα|η|οι|που|εκ|ανα|κατα|περιπου|συνολικα|διατ\p{L}+|κατανεμ\p{L}+|ειναι|for|to|in|is|are|will|from|of (?:which|this)|and|per|available)(?!\p{L}))/u

const boundedPair =
  /^\s*(?:και|,|and|ουτε|-)\s*(?:κατ ?['’]? ?|το )?(?:ανωτατ|μεγιστ|εωσ|μεχρι|πολυ|περισσοτερ|at most|(?:a )?maximum|max)\p{L}*\.?\s*(?:of |τα |τισ )?\d{1,3}(?:[.,]\d{3})+\s*(?:€|ευρω|eur)/u

/** "Στο κεφάλαιο 9 ως 25 %": the number of a place is no end of a range. */
const ofPlace =
  /(?:κεφαλαι|αρθρ|ενοτητ|παραγραφ|πινακ|παραρτημ|σελιδ|chapter|section|article|annex|table|page)\p{L}* $/u

/** "And" makes a range only after "between". */
function isRange(match: RegExpMatchArray, word: string | undefined): boolean {
  if (word !== 'και' && word !== 'and') return true
  return /(?:between|μεταξυ)\s*$/u.test((match.input ?? '').slice(0, match.index))
}

/** Where "20.000 €" ends when what follows it is no second amount. */
function endOfFirst(text: string, g: Record<string, string | undefined>, afterNumber: number): number {
  if (g['m'] === undefined) return text.length
  const tail = new RegExp(String.raw`^(?:\s?${scale})?(?:\s?${currency})?`, 'u').exec(text.slice(afterNumber))
  return afterNumber + (tail?.[0].length ?? 0)
}

/**
 * Every amount of money of a folded text, in order. `bare` reads numbers without a currency as euro: for the cells of a column
 * whose head names it, in thousands or millions of it where the head says so (`unit`).
 */
export function moneyIn(folded: string, bare = false, unit = 1): Figure[] {
  const out: Figure[] = []
  const words = wordNumbers(folded)
  moneyPattern.lastIndex = 0
  for (let match = moneyPattern.exec(folded); match !== null; match = moneyPattern.exec(folded)) {
    // "2.1 EUR 2,400,000": the number of a paragraph, and the currency of the amount behind it.
    if (match.index === 0 && /^\d{1,2}(?:\.\d{1,2})?$/u.test(match.groups?.['n1'] ?? '') && isNumbered.test(folded)) {
      moneyPattern.lastIndex = match.groups?.['n1']?.length ?? 1
      continue
    }
    const figure = moneyOf(match, bare, unit) ?? withWordsBetween(folded, match)
    if (figure === undefined) {
      // The first number was no money, the second may be: "3 έως 5.000 €" is read again from its second.
      if (match.groups?.['m'] !== undefined) moneyPattern.lastIndex = match.index + (match.groups['n1']?.length ?? 1)
      continue
    }
    moneyPattern.lastIndex = Math.max(figure.end, match.index + 1)
    out.push(besideWords(folded, figure, words))
  }
  for (const match of folded.matchAll(doubledRange)) {
    const { n1 = '', n2 = '' } = match.groups ?? {}
    const [low, high] = [readNumber(n1), readNumber(n2)]
    if (low >= high) continue
    const start = match.index
    const end = start + match[0].length
    const second = start + match[0].lastIndexOf(n2)
    for (let k = out.length - 1; k >= 0; k--) {
      const other = out[k]
      if (other !== undefined && other.start < end && start < other.end) out.splice(k, 1)
    }
    out.push({
      kind: 'money',
      values: [Math.round(low * 100), Math.round(high * 100)],
      currency: 'EUR',
      start,
      end,
      parts: [
        { start, end: start + n1.length },
        { start: second, end },
      ],
    })
  }
  words.forEach((word, at) => {
    // "From twenty-five thousand to one hundred and eighty thousand euro".
    const next = words[at + 1]
    const scaled = next === undefined || word.value >= 1000 ? 1 : next.value >= 1e6 ? 1e6 : 1e3
    if (
      next === undefined ||
      next.value <= word.value * scaled ||
      word.value * scaled < 1000 ||
      !new RegExp(String.raw`^\s*${middle}\s*$`, 'u').test(folded.slice(word.end, next.start))
    )
      return
    const tail = new RegExp(String.raw`^\.?\s*${currency}`, 'u').exec(folded.slice(next.end))
    if (tail === null || out.some((figure) => word.start < figure.end && figure.start < next.end)) return
    const end = next.end + tail[0].length
    out.push({
      kind: 'money',
      values: [word.value * scaled * 100, next.value * 100],
      currency: 'EUR',
      start: word.start,
      end,
      parts: [
        { start: word.start, end: word.end },
        { start: next.start, end },
      ],
    })
  })
  for (const word of words) {
    const tail = new RegExp(String.raw`^\.?\s*${currency}`, 'u').exec(folded.slice(word.end))
    if (tail === null || out.some((figure) => word.start < figure.end && figure.start < word.end + tail[0].length))
      continue
    if (out.some(({ inWords }) => inWords !== undefined && inWords.start === word.start)) continue
    const end = word.end + tail[0].length
    out.push({
      kind: 'money',
      values: [word.value * 100],
      currency: 'EUR',
      start: word.start,
      end,
      parts: [{ start: word.start, end }],
    })
  }
  out.push(...partsInBrackets(folded, out))
  for (const match of folded.matchAll(halfScale)) {
    const start = match.index
    const end = start + match[0].length
    if (out.some((figure) => start < figure.end && figure.start < end)) continue
    const value = (scales.find(([pattern]) => pattern.test(match.groups?.['s'] ?? ''))?.[1] ?? 1e6) * 50
    out.push({ kind: 'money', values: [value], currency: 'EUR', start, end, parts: [{ start, end }] })
  }
  return withThousands(
    folded,
    out.filter(({ values }) => values.every((value) => value <= mostCents)).toSorted((a, b) => a.start - b.start),
  )
}

/** "9,4 million (6,2 for Crete and 3,2 for Epirus)": numbers that add up to an amount in millions are its parts. */
const partsInBrackets = (folded: string, figures: readonly Figure[]): Figure[] =>
  figures.flatMap((whole): Figure[] => {
    const [cents = 0] = whole.values
    const bracket = /^[^.;·()\d]{0,40}\(([^()]{8,200})\)/u.exec(folded.slice(whole.end, whole.end + 260))
    if (bracket === null || whole.values.length !== 1 || cents < leastInMillions) return []
    const from = whole.end + bracket[0].length - 1 - (bracket[1]?.length ?? 0)
    const numbers = [...(bracket[1] ?? '').matchAll(/(?<![\d.,])\d{1,3}(?:[.,]\d{1,2})?(?![\d%]|[.,]\d|\s?%)/gu)]
    const parts = numbers.map((match) => ({
      value: Math.round(readNumber(match[0]) * 1e8),
      start: from + match.index,
      end: from + match.index + match[0].length,
    }))
    return parts.length > 1 && parts.reduce((sum, { value }) => sum + value, 0) === cents
      ? parts.map(({ value, start, end }) => ({
          kind: 'money',
          values: [value],
          ...(whole.currency === undefined ? {} : { currency: whole.currency }),
          start,
          end,
          parts: [{ start, end }],
        }))
      : []
  })
/** Cents. */
const leastInMillions = 100_000_000

/** No call speaks of a trillion euros and more: so long a number is another one, or a slip of the keyboard. */
const mostCents = 99_999_999_999_999

/** "8 million 400 thousand euro" is one amount. */
const withThousands = (folded: string, figures: readonly Figure[]): Figure[] =>
  figures.flatMap((figure, at): Figure[] => {
    const isRest = (millions: Figure | undefined, thousands: Figure | undefined): boolean =>
      millions?.values.length === 1 &&
      thousands?.values.length === 1 &&
      /(?:εκατομμυρι\p{L}+|million)$/u.test(folded.slice(millions.start, millions.end)) &&
      /^\d{1,3} ?(?:χιλιαδ|thousand)/u.test(folded.slice(thousands.start)) &&
      /^ (?:και |and )?$/u.test(folded.slice(millions.end, thousands.start))
    const next = figures[at + 1]
    if (isRest(figures[at - 1], figure)) return []
    if (next === undefined || !isRest(figure, next)) return [figure]
    const place = { start: figure.start, end: next.end }
    return [{ ...figure, ...place, values: [(figure.values[0] ?? 0) + (next.values[0] ?? 0)], parts: [place] }]
  })

const isNumbered = new RegExp(String.raw`^\d{1,2}(?:\.\d{1,2})?\s+(?:${currency})\s?\d`, 'u')

/** "Half a million euro", "μισό εκατ. €". */
const halfScale = new RegExp(
  String.raw`(?<!\p{L})(?:half an? |μισο |half )(?<s>${scale})(?: of)?(?:\s?${currency})`,
  'gu',
)

/** "300.000 (τριακόσιες χιλιάδες) ευρώ": the currency stands behind the words. */
function withWordsBetween(folded: string, match: RegExpMatchArray): Figure | undefined {
  const start = match.index ?? 0
  const printed = match.groups?.['n1'] ?? ''
  if (match.groups?.['m'] !== undefined) return undefined
  const after = start + match[0].length
  const tail = new RegExp(String.raw`^\s?[)]?\s?(?:\((?<w>[\p{L}\s]{3,80})\))?\s?(?<c>${currency})(?!\s?\d)`, 'u').exec(
    folded.slice(after),
  )
  if (tail === null || printed === '') return undefined
  // "Strand 1 (repair networks) EUR 13 500 000": the words are no number.
  const between = tail.groups?.['w']
  if (between !== undefined && wordNumbers(between).length === 0) return undefined
  const end = after + tail[0].length
  return {
    kind: 'money',
    values: [Math.round(readNumber(printed) * 100)],
    currency: 'EUR',
    start,
    end,
    parts: [{ start, end }],
  }
}

/** Words in or beside brackets that say the same figure, or another: then both are told. */
function besideWords(folded: string, figure: Figure, words: readonly WordNumber[]): Figure {
  if (figure.values.length !== 1) return figure
  const beside = words.find(
    (word) =>
      word.value >= 100 &&
      (/^\s*(?:€|ευρω|euros?)?\s*\(\s*$/u.test(folded.slice(withCents(folded, word, words).end, figure.start)) ||
        /^\s*\(\s*(?:(?:ολογραφωσ|in words)\s*:?\s*)?$/u.test(folded.slice(figure.end, word.start)) ||
        (word.start >= figure.start && word.end <= figure.end)),
  )
  if (beside === undefined) return figure
  const { cents, end: told } = withCents(folded, beside, words)
  const start = Math.min(figure.start, beside.start)
  const end = Math.max(figure.end, told)
  const place = { start, end, parts: [{ start, end }] }
  return cents === figure.values[0]
    ? { ...figure, ...place }
    : { ...figure, ...place, inWords: { value: cents, start: beside.start, end: told } }
}

/** "Two thousand euro and fifty cents": the cents of an amount in words. */
function withCents(folded: string, euros: WordNumber, words: readonly WordNumber[]): { cents: number; end: number } {
  const next = words.find(({ start }) => start >= euros.end)
  const unit = /^\s*(?:λεπτ(?:α|ο|ων)|cents?)(?!\p{L})/u.exec(folded.slice(next?.end ?? folded.length))
  const isBehind =
    next !== undefined && /^\s*(?:€|ευρω|euros?),?\s*(?:(?:και|and)\s+)?$/u.test(folded.slice(euros.end, next.start))
  return next === undefined || unit === null || !isBehind || next.value > 99
    ? { cents: euros.value * 100, end: euros.end }
    : { cents: euros.value * 100 + next.value, end: next.end + unit[0].length }
}

/** "60 % for a micro firm, for a small one 45": behind a rate of some the next ones are told without the sign. */
const alike =
  /^[^.;·\d%]{0,60}?,\s*(?:και |and )?(?:(?:for|to|για|σε|στ\p{L}{1,3}|οι|τισ|η|τη) )?(?:(?:an?|the|τισ|τη|μια) )?(?:πολυ )?(?:micro|small|medium|large|μικρ|μεσαι|μεγαλ)[^.;·,\d%]{0,30}\s(\d{1,3})(?=\s*(?:$|["”'»)]|[.,;·](?!\d)))/u

/** Every percentage of a folded text, in hundredths of a percent: `45% έως 70%`, `50%-60%`, `5,5 %`, `45 τοις εκατό`. */
export function percentsIn(folded: string): Figure[] {
  const out: Figure[] = []
  percentPattern.lastIndex = 0
  for (let match = percentPattern.exec(folded); match !== null; match = percentPattern.exec(folded)) {
    const g = match.groups ?? {}
    const value = (printed: string | undefined): number => Math.round(readNumber(printed ?? '0') * 100)
    const start = match.index
    const two =
      g['n2'] !== undefined &&
      g['p2'] !== undefined &&
      isRange(match, g['m']) &&
      !ofPlace.test(folded.slice(Math.max(0, start - 20), start))
    const firstEnd = start + (g['n1']?.length ?? 0)
    if (two && value(g['n2']) >= value(g['n1'])) {
      const end = start + match[0].trimEnd().length
      const second = match[0].lastIndexOf(g['n2'] ?? '')
      out.push({
        kind: 'percent',
        values: [value(g['n1']), value(g['n2'])],
        start,
        end,
        parts: [
          { start, end: firstEnd },
          { start: start + second, end },
        ],
      })
      percentPattern.lastIndex = end
      continue
    }
    if (g['p1'] !== undefined) {
      const end = start + match[0].indexOf(g['p1']) + g['p1'].length
      out.push({ kind: 'percent', values: [value(g['n1'])], start, end, parts: [{ start, end }] })
      percentPattern.lastIndex = end
      continue
    }
    if (g['n2'] === undefined && g['p2'] !== undefined) {
      const end = start + match[0].trimEnd().length
      out.push({ kind: 'percent', values: [value(g['n1'])], start, end, parts: [{ start, end }] })
      continue
    }
    percentPattern.lastIndex = firstEnd
  }
  for (const figure of [...out]) {
    const other = alike.exec(folded.slice(figure.end))
    const [, printed = ''] = other ?? []
    if (other === null || figure.values.length !== 1 || Number(printed) < 5 || Number(printed) > 100) continue
    const start = figure.end + other[0].length - printed.length
    const place = { start, end: start + printed.length }
    out.push({ kind: 'percent', values: [Number(printed) * 100], ...place, parts: [place] })
  }
  out.sort((a, b) => a.start - b.start)
  const told =
    /% (?:τησ )?(?:ενισχυσ|επιχορηγησ|επιδοτησ|χρηματοδοτησ)\p{L}*\s*:?\s*(\d{1,3})(?:\s*-\s*(\d{1,3}))?(?![\d%.,])/u.exec(
      folded,
    )
  if (told !== null && !out.some((figure) => figure.end > told.index)) {
    const numbers = told.slice(1).filter((each) => each !== undefined)
    let from = told.index
    const parts = numbers.map((printed) => {
      const start = folded.indexOf(printed, from + 1)
      from = start
      return { start, end: start + printed.length }
    })
    out.push({
      kind: 'percent',
      values: numbers.map((printed) => Number(printed) * 100),
      start: parts[0]?.start ?? told.index,
      end: told.index + told[0].length,
      parts,
    })
  }
  for (const word of wordNumbers(folded)) {
    const tail = new RegExp(String.raw`^\s*${sign}`, 'u').exec(folded.slice(word.end))
    if (tail === null || out.some((figure) => word.start < figure.end && figure.start < word.end + tail[0].length))
      continue
    const end = word.end + tail[0].length
    const digits = out.findIndex((figure) => /^\s*\(\s*$/u.test(folded.slice(end, figure.start)))
    const beside = out[digits]
    if (beside !== undefined && beside.values.length === 1) {
      if (beside.values[0] !== word.value * 100)
        out[digits] = { ...beside, inWords: { value: word.value * 100, start: word.start, end } }
      continue
    }
    out.push({
      kind: 'percent',
      values: [word.value * 100],
      start: word.start,
      end,
      parts: [{ start: word.start, end }],
    })
  }
  // "Five points more, and those at the border a further ten": the unit is told once.
  for (const match of folded.matchAll(
    /(?:(?:a |κατα )?(?:further|another|extra|επιπλεον|ακομη|αλλ(?:εσ|α))) (\d{1,2}|\p{L}+)(?=\s*(?:[.,;·)]|$|(?:ε?αν|εφοσον|για|if|for|where|when)(?!\p{L})))/gu,
  )) {
    const end = match.index + match[0].length
    const start = end - (match[1]?.length ?? 0)
    const value = /^\d/u.test(match[1] ?? '') ? Number(match[1]) : wordNumbers(match[1] ?? '')[0]?.value
    if (
      value !== undefined &&
      value > 1 &&
      out.some(
        (figure) =>
          figure.end <= start && start - figure.end < 160 && isOfPoints(folded.slice(figure.start, figure.end)),
      ) &&
      !out.some((figure) => figure.start < end && start < figure.end)
    )
      out.push({ kind: 'percent', values: [value * 100], start, end, parts: [{ start, end }] })
  }
  for (const { percent, start, end } of fractionsIn(folded)) {
    // "Τα τρία τέταρτα (75%)" says the same again.
    if (out.some((figure) => figure.start - end < 4 && figure.start >= end && figure.values[0] === percent)) continue
    out.push({ kind: 'percent', values: [percent], start, end, parts: [{ start, end }] })
  }
  // "By 5 points if … and by 5 more if …".
  for (const match of folded.matchAll(
    /(?:και|and) (?:κατα|by) (\d{1,2})(?= (?:ακομη|επιπλεον|more|further)(?!\p{L}))/gu,
  )) {
    const start = match.index + match[0].length - (match[1]?.length ?? 0)
    if (/%|μοναδ|points/u.test(folded.slice(0, start)) && !out.some((each) => each.start <= start && start < each.end))
      out.push({
        kind: 'percent',
        values: [Number(match[1]) * 100],
        start,
        end: start + (match[1]?.length ?? 0),
        parts: [{ start, end: start + (match[1]?.length ?? 0) }],
      })
  }
  // "10 points for medium and 20 for small enterprises": the unit is told once.
  for (const match of folded.matchAll(
    /(?:%|μοναδ\p{L}+|points)(?: more| extra| επιπλεον)?(?: \p{L}+(?:νται|ται))? (?:για|for|στ\p{L}{1,3}|in|αν|ε?αν|εφοσον|οταν|if|where|when) [^.;·%\d]{3,80}?(?: (?:και|and)|,)(?: κατα| by| another| αλλεσ)? (?:\p{L}+ \(|\+)?(\d{1,2})\)?(?: ακομη| επιπλεον| more)? (?=(?:για|for|στ\p{L}{1,3}|in|αν|ε?αν|εφοσον|οταν|if|where|when) )/gu,
  )) {
    const start = match.index + match[0].lastIndexOf(match[1] ?? '')
    const end = start + (match[1]?.length ?? 0)
    if (!out.some((figure) => figure.start < end && start < figure.end))
      out.push({ kind: 'percent', values: [Number(match[1]) * 100], start, end, parts: [{ start, end }] })
  }
  return out.toSorted((a, b) => a.start - b.start)
}
