import { foldText } from '../../facts/text-fold.ts'
import { contentWords } from './clauses.ts'
import { againstOf, sensesOf, widerOf } from './graph.ts'
import { meaningsOf, soundOf } from './lexicon.ts'
import {
  begins,
  isExcluding,
  isNegation,
  isWordNegation,
  counterpartsOf,
  like,
  oppositesOf,
  prefixed,
} from './meaning.ts'
import { unitOf, wordValue } from './number-words.ts'
import type { Quantity } from './quantities.ts'
import type { Source } from './source.ts'
import { isNeutralVerb } from './words/neutral.ts'
import { sameTopic } from './words/topics.ts'
import { compounded } from './words/compounds.ts'
import { isFrame, isJoining, sameWord, stemOf, wordsOf, type Word } from './words.ts'
import type { Finding, Claim } from './claim.ts'

/** Words of bounds and ranges: what they do is held against the source where they stand beside a figure. */
const bounding =
  /^(εωσ|μεχρι|τουλαχιστον|πανω|κατω|ανω|απο|λιγοτερ\p{L}*|περισσοτερ\p{L}*|υπερβαιν\p{L}*|ξεπερν\p{L}*|υπερβει|ανωτατ\p{L}*|μεγιστ\p{L}*|ελαχιστ\p{L}*|οριο|ορια|οριου|περιοριζ\p{L}*|κυμαιν(?:εται|ονται)|εντοσ|μεταξυ|up|least|most|than|over|under|above|below|fewer|more|less|μονο|μονον|maximum|minimum|ceiling|limit|cap|caps|πλαφον|οροφη|limited|capped|exceed\p{L}*|range\p{L}*|within|between|out|only|just|per|eur|euros?|ευρω|percent|points?)$/u

/** Comparisons: of a figure that stands beside them. */
const comparing =
  /^(?:longer|shorter|older|younger|higher|lower|greater|smaller|larger|bigger|later|earlier|πολυ|μεγαλυτερ\p{L}+|μικροτερ\p{L}+|υψηλοτερ\p{L}+|χαμηλοτερ\p{L}+)$/u

/** Before and after, where the source has neither: dates say which. */
const timing =
  /^(πριν|προ|μετα|before|after|earlier|later|νωριτερα|αργοτερα|προηγ\p{L}*|following|once|until|till|φορα|every|εκτοσ|except)$/u

const kinds =
  /^(?:activity|class|number|code|codes|activities|κλαση|κλασησ|αριθμ\p{L}+|καδ|κωδικ\p{L}+|δραστηριοτ\p{L}+|nace|nuts|region|statistical|περιφερει\p{L}+|criterion|criteria|κριτηρι\p{L}+)$/u

/** What a code is of: "activity code 62.01.11", "region EL412". */
const kindOfCode = (text: string, quantities: readonly Quantity[]): boolean =>
  kinds.test(text) && quantities.some(({ kind }) => kind === 'code')

/** The noun that a figure counts: its unit is held against the source's. */
function counted({ start, text }: Word, quantities: readonly Quantity[], sources: readonly Source[]): boolean {
  const measure = (unit: Quantity['unit']): boolean =>
    sources.some(({ span, quantities: theirs }) =>
      theirs.some((each) => each.unit === unit || (!span && each.unit === undefined)),
    )
  if (/^(?:met(?:re|er)s?|square|cubic|μετρα|μετρων|τετραγωνικ\p{L}+|κυβικ\p{L}+)$/u.test(text))
    return quantities.some(({ unit }) => unit?.endsWith('metre') === true && measure(unit))
  return (
    unitOf(text) !== undefined &&
    quantities.some(({ end, unit }) => unit === unitOf(text) && start >= end && start - end < 25 && measure(unit))
  )
}

/** A noun that says what a value is about. */
function topical(text: string, sources: readonly Source[]): boolean {
  return sources.some(({ span, names }) => !span && names.all.some((name) => sameTopic(text, name)))
}

/** What a profile is of, and the year that its figures are of. */
const applicant =
  /^(?:company|companies|firms?|undertakings?|farms?|plant|premises|site|annual|μοναδα|μοναδασ|εκμεταλλευση|εκμεταλλευσησ|εγκατασταση|εγκαταστασησ|ετησι\p{L}+)$/u
/** After these comes what something is counted by. */
const each = /^(?:per|ανα|καθε|each|every)$/u
const latinScript = /^[a-z]/u
/** After these an English word is a noun or describes one; so it is at the beginning of a sentence. */
/** "Ten rising instalments", "retail, manufacturing": elsewhere a form in -ing is no verb. */
const led =
  /^(?:is|are|was|were|be|been|by|for|of|in|to|when|while|before|after|without|from|and|keep|keeps|not|on|upon|at|company|applicant|those)$/u
/** "A boiler dating from 1994". */
const leading =
  /^(?:from|to|the|an?|of|in|with|at|for|until|over|on|up|by|as|after|before|under|within|without|between|part|\d+)$/u
const nominal = /^(?:|the|an?|of|per|each|every|any|no|its)$/u

/** English nouns that are verbs as well; verbs after these. */
const nounOrVerb =
  /^(?:press|reports?|plans?|loans?|visits?|ships?|stores?|tools?|boards?|houses?|plants?|licen[cs]es?|tests?|trials?|awards?|fines?|leases?|rents?|files?|drinks?|drives?|signs|lights?|machines?|waters?|travel|trade|orders|designs?|fees?|prices?)$/u
const verbal =
  /^(?:to|must|may|can|could|will|would|shall|should|not|who|which|that|it|they|does|do|did|also|only|company|business|applicants?|beneficiar\p{L}+|call|profile|and)$/u

interface Reading {
  readonly folded: string
  readonly quantities: readonly Quantity[]
  readonly sources: readonly Source[]
  readonly licensed: readonly Word[]
}

/** What may be wrong, with what speaks for and against it: signs that `words/weights.ts` has weights for. */
export interface Doubt {
  readonly code: Finding['code']
  readonly at: string
  readonly signs: readonly string[]
}

/** Names, opposites and the like, which are refused, and words to be weighed. Sources that have words are marked as needed. */
export function wordFindings(
  claim: Claim,
  reading: Reading,
  carried: Set<Source>,
): { findings: Finding[]; doubts: Doubt[] } {
  const { folded, quantities, sources, licensed } = reading
  const names = namesIn(claim.text)
  const initials = new Set(
    [...claim.text.matchAll(/(?<![\p{L}\p{N}])\p{Lu}{3,6}(?![\p{L}\p{N}])/gu)].map(([word]) => foldText(word).folded),
  )
  const weak = new Set<Source>()
  const findings: Finding[] = []
  const doubtful: number[] = []
  const inside = ({ start, end }: Word): boolean => quantities.some((each) => start < each.end && end > each.start)
  const all = wordsOf(folded)
  const matched = all.map((): boolean => false)
  for (const [index, word] of all.entries()) {
    const { text } = word
    if (
      inside(word) ||
      text.length < 2 ||
      /^\d+$/u.test(text) ||
      isJoining(text) ||
      isNegation(text) ||
      isWordNegation(text)
    )
      continue
    if (isExcluding(text) && sources.some(({ polarity, negative }) => negative || polarity.negative > 0)) continue
    const alike = initials.has(text) ? sameInitials : names.has(text) ? sameName : like
    if (idiom(all, index)) continue
    if (!licensed.some((each) => each.text === text) && isExchanged(text, sources)) {
      findings.push({ code: 'opposite', at: text })
      continue
    }
    const having = sources.filter((source) =>
      source.words.some(
        (each) => alike(each.text, text) || compounded(text, each.text, [all[index - 1]?.text, all[index + 1]?.text]),
      ),
    )
    if (having.length > 0) {
      matched[index] = true
      const best = having.filter((source) => source.words.some((each) => each.text === text))
      if (!isFrame(text)) for (const source of having) carried.add(source)
      else if (best.length === sources.length) for (const source of best) carried.add(source)
      else if (having.length === 1) for (const source of having) weak.add(source)
      continue
    }
    if (licensed.some((each) => each.text === text) || named(text, names, sources, carried)) continue
    const loss =
      /^(?:ζημι|loss)/u.test(text) && sources.some((source) => source.quantities.some(({ minus }) => minus === true))
    if (loss) continue
    if (isOpposite(text, sources)) findings.push({ code: 'opposite', at: text })
    else if (names.has(text) && !harmless(all, index, reading)) findings.push({ code: 'word', at: text })
    else doubtful.push(index)
  }
  for (const source of weak) carried.add(source)
  chain(sources, carried)
  const slots = slotsOf(all, matched, sources)
  const doubts = doubtful.map((index) => ({
    code: 'word' as const,
    at: all[index]?.text ?? '',
    signs: withPlace(signsOf(all, index, reading), slots(index)),
  }))
  return { findings: [...findings, ...formFindings(folded, sources)], doubts: tolerated(doubts, claim, reading) }
}

/** «Α.Ε.» for «Ο.Ε.»: letters with points that no source has, where it has others. */
function formFindings(folded: string, sources: readonly Source[]): Finding[] {
  const dotted = /(?<![\p{L}.])(?:\p{Script=Greek}\.){2,}/gu
  const plainly = (text: string): string => text.replaceAll('.', '')
  const theirs = sources.flatMap(({ words, citation: { field, quote } }) => [
    ...words.map(({ text }) => text),
    ...[...foldText(typeof field?.value === 'string' ? field.value : (quote?.exact ?? '')).folded.matchAll(dotted)].map(
      ([text]) => plainly(text),
    ),
  ])
  const forms = new Set(['αε', 'οε', 'εε', 'επε', 'ικε', 'ae', 'oe', 'ee', 'epe', 'ike'])
  return [...folded.matchAll(dotted)].flatMap(([text]): Finding[] => {
    const form = plainly(text)
    return forms.has(form) && !theirs.includes(form) && theirs.some((other) => forms.has(other))
      ? [{ code: 'word', at: text }]
      : []
  })
}

/** Where a word stands says more of a noun than of a verb that states little. */
function withPlace(signs: readonly string[], places: readonly string[]): string[] {
  const heavy = signs.some((sign) => sign.startsWith('heavy'))
  const frame = signs.includes('frame') && places.includes('special')
  return [
    ...signs,
    ...places.map((place) => (heavy ? place : `light ${place}`)),
    ...(frame ? ['light frame for special'] : []),
  ]
}

/** Initials are the same letter for letter, or in the other script. */
const sameInitials = (a: string, b: string): boolean =>
  a === b ||
  b === `${a}s` ||
  a === `${b}s` ||
  (latinScript.test(a) !== latinScript.test(b) && like(a, b)) ||
  (b.length > 6 && like(a, b))

/** A name is another where more than its ending differs. */
const sameName = (a: string, b: string): boolean =>
  stemOf(a) === stemOf(b) ||
  (meaningsOf(a).length > 0 &&
    !sameWord(a, b) &&
    (latinScript.test(a) !== latinScript.test(b) || a.length < 4 || b.length < 4) &&
    like(a, b)) ||
  (isFrame(b) && like(a, b))

/** "As long as", "in a row", "on time": words that mean nothing by themselves there. */
const idiom = (all: readonly Word[], index: number): boolean => {
  const [before, text, after] = [all[index - 1]?.text, all[index]?.text, all[index + 1]?.text]
  return (
    (text === 'long' && before === 'as' && after === 'as') ||
    (text === 'sized' && index > 0) ||
    (text === 'all' && /^(?:year|day)$/u.test(after ?? '')) ||
    (text === 'subject' && after === 'to') ||
    (text === 'top' && before === 'on' && after === 'of') ||
    (text === 'else' && before === 'or')
  )
}

/** One of two that are taken for each other only by mistake: lender and borrower. */
const isExchanged = (text: string, sources: readonly Source[]): boolean => {
  const stand = (stems: readonly string[]): boolean =>
    sources.some(({ words }) =>
      words.some((each) =>
        stems.some(
          (stem) => begins(each.text, stem) || (!stem.endsWith('$') && stem.length > 4 && each.text.includes(stem)),
        ),
      ),
    )
  return counterpartsOf(text).some(([own, other]) => stand(other) && !stand(own))
}

const isOpposite = (text: string, sources: readonly Source[]): boolean => {
  const opposite = oppositesOf(text)
  return (
    !isExcluding(text) &&
    sources.some(({ words }) =>
      words.some(
        (each) =>
          !isExcluding(each.text) && (opposite.some((stem) => begins(each.text, stem)) || prefixed(text, each.text)),
      ),
    )
  )
}

/** Bounds, units and the kind of a code are held against the source where they stand beside a figure. */
function harmless(all: readonly Word[], index: number, { quantities, sources }: Reading): boolean {
  const word = all[index]
  if (word === undefined) return false
  const { text } = word
  const kindOfCompany = text === 'limited' && all[index + 1]?.text !== 'to'
  const beside = quantities.some(
    ({ start, end }) => (start >= word.end && start - word.end < 25) || (end <= word.start && word.start - end < 15),
  )
  return (
    (comparing.test(text) && beside) ||
    (bounding.test(text) && !kindOfCompany) ||
    counted(word, quantities, sources) ||
    (/^(?:end|start|beginning|τελοσ|αρχη)$/u.test(text) &&
      quantities.some(({ start }) => start > word.end && start - word.end < 8)) ||
    kindOfCode(text, quantities) ||
    (/^(?:age|aged|ages|old|ηλικι\p{L}+)$/u.test(text) &&
      beside &&
      quantities.some(({ unit, value }) => unit === 'year' || value < 120)) ||
    (/^(?:ωρα|ωρασ|hour|time)$/u.test(text) && quantities.some(({ kind }) => kind === 'time')) ||
    (text === 'free' && sources.some(({ polarity }) => polarity.negative > 0))
  )
}

/** What a word is, how it is related to what is cited, what is cited. */
function signsOf(all: readonly Word[], index: number, reading: Reading): string[] {
  const { sources } = reading
  const text = all[index]?.text ?? ''
  const before = all[index - 1]?.text ?? ''
  const after = all[index + 1]?.text ?? ''
  const values = sources.some(({ span }) => !span)
  const kindOfCompany = text === 'limited' && all[index + 1]?.text !== 'to'
  const kind = harmless(all, index, reading)
    ? 'harmless'
    : timing.test(text)
      ? 'timing'
      : isFrame(text) && !each.test(before) && !kindOfCompany && !countedFrom(all, index)
        ? 'frame'
        : isNeutralVerb(text) &&
            !(nounOrVerb.test(text) && !verbal.test(before)) &&
            !(latinScript.test(text) && nominal.test(before) && !(before === '' && leading.test(after))) &&
            !(/ing$/u.test(text) && !led.test(before) && !leading.test(after) && wordValue(after) === undefined)
          ? 'verb'
          : values && applicant.test(text)
            ? 'applicant'
            : topical(text, sources)
              ? 'topical'
              : formOf(text)
  const words = sources.flatMap((source) => source.words.map((word) => word.text))
  const relation = relationOf(text, words)
  const heavy = ['adverb', 'adjective', 'deed', 'noun'].includes(kind)
  return [
    kind,
    ...(heavy && each.test(before) ? ['counted by'] : []),
    ...(heavy
      ? [relation, `heavy ${values ? 'value' : 'span'}`]
      : [`light ${relation}`, `${kind} ${values ? 'value' : 'span'}`]),
  ]
}

/** "From the submission", «μετά την ένταξη»: what a time is counted from states something, whatever it is. */
function countedFrom(all: readonly Word[], index: number): boolean {
  const before = all.slice(Math.max(0, index - 3), index).map(({ text }) => text)
  const at = before.findLastIndex((text) =>
    /^(?:after|before|until|since|upon|following|μετα|πριν|μεχρι|εωσ)$/u.test(text),
  )
  return (
    at >= 0 &&
    before.slice(at + 1).every((text) => isJoining(text) || /^(?:date|day|ημερομηνι\p{L}+|ημερα|απο)$/u.test(text))
  )
}

/** The kind of word by its ending. */
function formOf(text: string): string {
  if (/(?:ly|ωσ)$/u.test(text)) return 'adverb'
  if (
    /(?:ικ|ιν|ει|αι|τε|σιμ|μεν)(?:οσ|ου|ο|οι|ουσ|ων|η|ησ|ην|εσ|α|ασ)$|(?:al|ic|ive|ous|able|ible|ful|ary|less|ed)$/u.test(
      text,
    )
  )
    return 'adjective'
  return /(?:[σξψ](?:η|ησ|εισ|εων|εωσ)|μ(?:οσ|ου|ο|οι|ουσ|ων|ατα|ατοσ))$|(?:tion|sion|ment|ance|ence|ing)s?$/u.test(
    text,
  )
    ? 'deed'
    : 'noun'
}

/** How far up a word may be more general than one that is cited: "vehicle" for "van". */
const mostSteps = 6

function relationOf(text: string, words: readonly string[]): string {
  const senses = sensesOf(text)
  const meanings = meaningsOf(text)
  if (meanings.length === 0) return 'unknown'
  const theirs = words.flatMap((word) => sensesOf(word))
  const parents = widerOf(theirs)
  const mine = new Set(senses)
  let above = parents
  for (let step = 0; step < mostSteps && above.length > 0; step += 1) {
    if (above.some((sense) => mine.has(sense))) return 'wider'
    above = [...new Set(widerOf(above))]
  }
  if (againstOf(theirs).some((sense) => mine.has(sense))) return 'against'
  const own = new Set(widerOf(senses))
  return parents.some((sense) => own.has(sense)) ? 'sibling' : 'unrelated'
}

/** Whether a word may stand in the place of a word of the source that no other does. */
function slotsOf(
  all: readonly Word[],
  matched: readonly boolean[],
  sources: readonly Source[],
): (index: number) => string[] {
  const theirs = sources.map((source) => {
    const content = source.words.filter(({ text }) => text.length > 2 && !isJoining(text) && !/^\d+$/u.test(text))
    const taken = content.map(({ text }) => all.some((word) => like(word.text, text)))
    return { content, taken }
  })
  const free = theirs.flatMap(({ content, taken }) => content.filter((_, at) => taken[at] !== true))
  const specific = free.filter(({ text }) => !isFrame(text))
  return (index) => {
    const near = (step: number): string | undefined => {
      for (let at = index + step; at >= 0 && at < all.length && Math.abs(at - index) < 4; at += step)
        if (matched[at] === true) return all[at]?.text
      return undefined
    }
    const beside = [near(-1), near(1)].filter((text) => text !== undefined)
    const slot = theirs.some(({ content, taken }) =>
      content.some(
        ({ text }, at) =>
          beside.some((other) => like(text, other)) &&
          [at - 2, at - 1, at + 1, at + 2].some((place) => content[place] !== undefined && taken[place] === false),
      ),
    )
    const special = theirs.some(({ content, taken }) =>
      content.some(
        ({ text }, at) =>
          beside.some((other) => like(text, other)) &&
          [at - 2, at - 1, at + 1, at + 2].some((place) => {
            const free = content[place]
            return free !== undefined && taken[place] === false && !isFrame(free.text) && !isNeutralVerb(free.text)
          }),
      ),
    )
    const joined = /^(?:and|or|with|including|και|η|με|in|plus)$/u.test(all[index - 1]?.text ?? '')
    return [
      slot ? 'slot' : specific.length > 0 ? 'loose' : free.length > 0 ? 'light' : 'full',
      ...(special ? ['special'] : []),
      ...(joined ? ['joined'] : []),
    ]
  }
}

/**
 * Between two languages a word may translate a word of the source that the lexicon does not know and that nothing else
 * translates: as many words as there are such.
 */
function tolerated(doubts: readonly Doubt[], claim: Claim, { folded, quantities, sources }: Reading): Doubt[] {
  const greek = claim.language === 'el'
  const abroad = sources.flatMap((source) =>
    contentWords(
      source.words,
      source.quantities.filter(({ start }) => start >= 0 && source.prose !== ''),
    ).filter(
      ({ text }) => latinScript.test(text) === greek && text.length > 2 && !isNegation(text) && !bounding.test(text),
    ),
  )
  const foreign = sources.some(({ span, citation }) => span && citation.source?.language !== claim.language)
  const own = contentWords(wordsOf(folded), quantities)
  const free = [...new Set(abroad.map(({ text }) => text))].filter(
    (text) => !isFrame(text) && unitOf(text) === undefined && !own.some((word) => like(word.text, text)),
  )
  let unknown = foreign ? free.filter((text) => meaningsOf(text).length === 0).length : 0
  let known = free.length - unknown
  return doubts.map((doubt) => {
    if (abroad.length === 0 || doubt.signs.includes('frame') || doubt.signs.includes('verb')) return doubt
    if (unknown > 0) {
      unknown -= 1
      return { ...doubt, signs: [...doubt.signs, doubt.signs.includes('unknown') ? 'translated' : 'rendered'] }
    }
    known -= 1
    return { ...doubt, signs: [...doubt.signs, foreign ? (known >= 0 ? 'foreign' : 'added') : 'path'] }
  })
}

/** A field that gives the code which another source explains is needed with it. */
function chain(sources: readonly Source[], carried: Set<Source>): void {
  for (const source of sources) {
    const value = source.citation.field?.value
    if (carried.has(source) || typeof value !== 'string' || !/\d/u.test(value)) continue
    const code = foldText(value).folded
    const explained = [...carried].some(
      (other) => other !== source && other.quantities.some(({ key }) => key === code || key.startsWith(code)),
    )
    if (explained) carried.add(source)
  }
}

/** Folded words that are written with a capital inside the sentence. */
function namesIn(text: string): ReadonlySet<string> {
  const found = [...text.matchAll(/(?<=[\p{L}\p{N},;)»”] |[«“(])\p{Lu}[\p{L}\p{N}]*/gu)].map(
    ([word]) => foldText(word).folded,
  )
  return new Set(found)
}

/** A name that sounds like one of the source's, in the other script. */
function named(text: string, names: ReadonlySet<string>, sources: readonly Source[], carried: Set<Source>): boolean {
  if (!names.has(text)) return false
  const sound = soundOf(text)
  const having = sources.filter(({ words }) =>
    words.some(
      (each) =>
        latinScript.test(each.text) !== latinScript.test(text) &&
        each.text.length > 2 &&
        sound.length > (text.length > 5 ? 1 : 0) &&
        soundOf(each.text) === sound,
    ),
  )
  for (const source of having) carried.add(source)
  return having.length > 0
}
