import type { Citation } from '../../citing/citation.ts'
import { foldText } from '../../facts/text-fold.ts'
import type { Language } from '../../facts/text.ts'
import { clausesOf, contentWords, overlap, sentenceBreaks } from './clauses.ts'
import { meaningsOf, soundOf } from './lexicon.ts'
import {
  begins,
  eventsIn,
  exceedingIn,
  exceptionsIn,
  isExcluding,
  isNegation,
  isWordNegation,
  like,
  oppositesOf,
  polarityOf,
  prefixed,
} from './meaning.ts'
import { unitOf } from './number-words.ts'
import { readQuantities, type Quantity } from './quantities.ts'
import { roleFindings, unreached } from './roles.ts'
import { equal } from './same-quantity.ts'
import { sourceOf, type Source } from './source.ts'
import { isNeutralVerb } from './words/neutral.ts'
import { sameTopic } from './words/topics.ts'
import { isFrame, isJoining, wordsOf, type Word } from './words.ts'

/** A sentence with what is to carry it. */
export interface Claim {
  readonly text: string
  readonly language: Language
  readonly citations: readonly Citation[]
  /** Texts whose words may be used without a source: the template of a composed sentence. Their figures are not licensed. */
  readonly licensed?: readonly string[]
}

/** What the verifier looks things up in. Without a text or a record, quotations and records are taken as they are. */
export interface Library {
  /** The canonical text of a document. */
  text?(documentId: string): string | undefined
  /** What stands in the catalogue, or in the law, where a `reference` citation points. */
  record?(citation: Citation): unknown
  /** A line that names the source in the claim's language, whose words the claim may use. */
  label?(citation: Citation): string | undefined
  /** Whether a derivation comes out again; undefined where it cannot be computed again. */
  recompute?(derivation: NonNullable<Citation['derivation']>): boolean | undefined
}

export interface Finding {
  code:
    | 'uncited'
    | 'unresolved'
    | 'derivation'
    | 'number'
    | 'date'
    | 'code'
    | 'bound'
    | 'negation'
    | 'opposite'
    | 'role'
    | 'word'
    | 'superfluous'
  /** The words concerned, folded; the citation's id for what concerns a citation. */
  at: string
}

/**
 * Everything about a sentence that its citations do not carry; empty when they carry all of it. Quotations resolve letter
 * for letter; each number, date, code and unit stands in a source; bounds and negations agree; values stand beside what they
 * belong to; other words stand in a source or are licensed; no citation is superfluous. Pure, and the same for a composed
 * sentence and one by a language model.
 */
export function verify(claim: Claim, library: Library = {}): Finding[] {
  const { citations } = claim
  if (citations.length === 0) return [{ code: 'uncited', at: '' }]
  const { folded } = foldText(claim.text)
  const sources = citations.map((citation) => sourceOf(citation, library))
  const quantities = readQuantities(folded, true)
  const licensed = wordsOf(foldText((claim.licensed ?? []).join(' ')).folded)
  const carried = new Set<Source>()
  const findings = [
    ...sources.flatMap(({ fault }) => (fault === undefined ? [] : [fault])),
    ...quantities.flatMap((quantity) => quantityFinding(quantity, folded, sources, carried)),
    ...negationFindings(folded, quantities, sources, licensed),
    ...(licensed.length > 0 ? [] : restrictionFindings(folded, sources)),
    ...(licensed.length > 0 ? [] : roleFindings(folded, quantities, sources)),
    ...(licensed.length > 0 ? [] : eventFindings(folded, sources)),
    ...wordFindings(claim, { folded, quantities, sources, licensed }, carried),
  ]
  const spare =
    sources.length < 2
      ? []
      : sources.filter(
          (source) => !carried.has(source) || (licensed.length === 0 && doubled(folded, quantities, source, sources)),
        )
  return [...findings, ...spare.map(({ citation }): Finding => ({ code: 'superfluous', at: citation.id }))]
}

/** Whether all that a quotation carries stands in another quotation as well, and in the same place nothing else. */
function doubled(folded: string, quantities: readonly Quantity[], source: Source, sources: readonly Source[]): boolean {
  if (!source.span) return false
  const others = sources.filter((each) => each !== source)
  const has = (each: Source, text: string): boolean => each.words.some((word) => like(word.text, text))
  const words = contentWords(wordsOf(folded), quantities).filter(({ text }) => !isNegation(text))
  const unique = words.some(({ text }) => has(source, text) && !others.some((each) => has(each, text)))
  const figures = quantities.some(
    (quantity) =>
      source.quantities.some((each) => equal(quantity, each)) &&
      !others.some(({ quantities: theirs }) => theirs.some((each) => equal(quantity, each))),
  )
  return !unique && !figures
}

function quantityFinding(
  quantity: Quantity,
  folded: string,
  sources: readonly Source[],
  carried: Set<Source>,
): Finding[] {
  const at = folded.slice(quantity.start, quantity.end)
  const matches = sources.flatMap((source) =>
    source.quantities
      .filter((each) => equal(quantity, each) || dayOfYear(quantity, each, source))
      .map((each) => ({ source, each })),
  )
  if (matches.length === 0) {
    const { kind } = quantity
    return [{ code: kind === 'date' || kind === 'time' ? 'date' : kind === 'code' ? 'code' : 'number', at }]
  }
  for (const { source } of matches) carried.add(source)
  const agree = matches.some(
    ({ source, each }) =>
      (source.loose && (each.bound === 'none' || each.start < 0)) ||
      [quantity.bound, ...(quantity.inherited === undefined ? [] : [quantity.inherited])].some((bound) =>
        [each.bound, ...(each.inherited === undefined ? [] : [each.inherited])].some((theirs) =>
          boundsAgree(bound, theirs, source, quantity.kind === 'date'),
        ),
      ),
  )
  return agree ? [] : [{ code: 'bound', at }]
}

/** "8 January 2027" where the source says the year once: "dates in 2027: 8 January, 12 May". */
function dayOfYear(claim: Quantity, source: Quantity, { quantities }: Source): boolean {
  if (claim.kind !== 'date' || source.kind !== 'date' || !source.key.startsWith('--')) return false
  const [year = '', ...day] = claim.key.split('-')
  return source.key === `--${day.join('-')}` && quantities.some(({ kind, key }) => kind === 'number' && key === year)
}

const until = /^(?:until|till|deadline|expires?|expiry|closing|close|closes|end|ends|latest)$/u
const most = /^(?:max|maximum|ceiling|cap|limit|threshold|duration|term|up|target|μεγιστο|οριο|ανωτατο)$/u
const least = /^(?:min|minimum|floor|least|ελαχιστο)$/u

/** Values that are no words of a call have no bound of their own: a claim must not give them one. */
function boundsAgree(
  claim: Quantity['bound'],
  source: Quantity['bound'],
  { span, names }: Source,
  date: boolean,
): boolean {
  if (claim === 'limit') return true
  if (!span && source === 'none') {
    if (claim === 'none') return true
    if (claim === 'from') return !date || !names.last.some((word) => until.test(word))
    return (
      (claim === 'max' && names.all.some((word) => until.test(word) || most.test(word))) ||
      (claim === 'min' && names.all.some((word) => least.test(word)))
    )
  }
  if (claim === 'from' || source === 'from')
    return ['none', 'from', 'min', 'after'].includes(claim === 'from' ? source : claim)
  return claim === source
}

/** What is negated in the claim has to be negated in a source, clause by clause, and the other way round. */
function negationFindings(
  folded: string,
  quantities: readonly Quantity[],
  sources: readonly Source[],
  licensed: readonly Word[],
): Finding[] {
  const words = wordsOf(folded)
  const own = polarityOf(words)
  const exceptions = exceptionFindings(words, sources)
  if (exceptions.length > 0 && licensed.length === 0) return exceptions
  const allowed = polarityOf(licensed).negative
  const single = wordNegations(words, sources)
  if (single !== undefined && licensed.length === 0) return [{ code: 'negation', at: single }]
  const finding: Finding[] = [{ code: 'negation', at: words.find(({ text }) => isNegation(text))?.text ?? '' }]
  const negativeValue = sources.some(({ negative }) => negative)
  const unmet = unreached(quantities, sources)
  if (licensed.length > 0) return own.negative > allowed && !negativeValue ? finding : []
  const theirs = sources.reduce((sum, { polarity }) => sum + polarity.negative, 0)
  const exceeding = exceedingIn(words)
  const exceeded = sources.map((source) => exceedingIn(source.words))
  const [does, not] = [exceeded.some((each) => each.does > 0), exceeded.some((each) => each.not > 0)]
  if ((exceeding.does > 0 && not && !does) || (exceeding.not > 0 && does && !not)) return finding
  if (own.double > 0 && !sources.some(({ polarity }) => polarity.double > 0)) return finding
  if (own.negative > theirs + (negativeValue || unmet ? 1 : 0)) return finding
  const zero = quantities.some(
    ({ kind, value }) => kind !== 'date' && kind !== 'time' && kind !== 'code' && value === 0,
  )
  if (negativeValue && own.negative + own.double === 0 && theirs === 0 && !zero) return finding
  if ((negativeValue || unmet) && own.negative > 0) return []
  if (words.some(({ text }) => /^(οχι|not)$/u.test(text)) && own.negative === 0) return []
  return sources.some((source) => source.span && turned(folded, quantities, source)) ? finding : []
}

/** «Μη» and "non" before one word: in the claim and in the source, or in neither. */
function wordNegations(words: readonly Word[], sources: readonly Source[]): string | undefined {
  const negatedIn = (list: readonly Word[]): Word[] =>
    list.flatMap(({ text }, at) => (isWordNegation(text) ? (list[at + 1] ?? []) : []))
  const [own, theirs] = [negatedIn(words), sources.flatMap((source) => negatedIn(source.words))]
  if (
    own.length > 0 &&
    theirs.length === 0 &&
    sources.every(({ negative, polarity }) => !negative && polarity.negative === 0)
  )
    return own[0]?.text
  if (theirs.length === 0 || own.length > 0) return undefined
  const said = theirs.find(
    ({ text }) => words.some((each) => like(each.text, text)) && !words.some((each) => isNegation(each.text)),
  )
  return said?.text
}

/** What the source leaves out has to be left out, and nothing else. */
function exceptionFindings(words: readonly Word[], sources: readonly Source[]): Finding[] {
  const own = exceptionsIn(words)
  const theirs = sources.flatMap((source) => exceptionsIn(source.words))
  const at = 'except'
  if (own.length > 0 && theirs.length === 0 && sources.every(({ polarity }) => polarity.negative === 0))
    return [{ code: 'negation', at }]
  const said = (word: Word): boolean => !isJoining(word.text) && words.some(({ text }) => like(text, word.text))
  const kept = words.some(({ text }) => isNegation(text) || isExcluding(text))
  return own.length === 0 && theirs.some(said) && !(kept && sources.every(({ polarity }) => polarity.negative === 0))
    ? [{ code: 'negation', at }]
    : []
}

/** Words by which a statement is only about what it names. */
const only =
  /^(?:only|solely|exclusively|μονο|μονον|αποκλειστικα|αποκλειστικ\p{L}+|restricted|περιοριζ\p{L}+|limited|exclusive|alone)$/u

/** "Only" is said where the source says it, and not said where it does not. */
function restrictionFindings(folded: string, sources: readonly Source[]): Finding[] {
  const own = wordsOf(folded).filter(({ text }) =>
    /^(?:only|solely|exclusively|μονο|μονον|αποκλειστικ\p{L}+)$/u.test(text),
  )
  const theirs = sources.flatMap(({ words }) => words.filter(({ text }) => only.test(text)))
  const [first] = own
  if (first !== undefined && theirs.length === 0 && sources.every(({ span }) => span))
    return [{ code: 'bound', at: first.text }]
  const [source, ...more] = sources.filter(({ span }) => span)
  if (first !== undefined || source === undefined || more.length > 0) return []
  const strict = source.words.filter(({ text }) => /^(?:only|solely|exclusively|μονο|μονον|αποκλειστικα)$/u.test(text))
  const followed = /(?:only|solely|exclusively|μονο|μονον|αποκλειστικα) (?:one|a|μια|ενα|for those)(?!\p{L})/u.test(
    source.folded,
  )
  if (strict.length !== 1 || followed || /(?:must|shall|πρεπει|απαιτ|requir|οφειλ)/u.test(folded)) return []
  if (wordsOf(folded).some(({ text }) => only.test(text) || isNegation(text))) return []
  const clauses = clausesOf(source.folded, source.quantities, sentenceBreaks)
  return clauses.length > 1 ? [] : [{ code: 'bound', at: strict[0]?.text ?? '' }]
}

/** A clause of the claim says yes where the clause of the source that is most like it says no, or the other way round. */
function turned(folded: string, quantities: readonly Quantity[], source: Source): boolean {
  const theirs = clausesOf(source.folded, source.quantities, sentenceBreaks)
  return clausesOf(folded, quantities, sentenceBreaks).some((clause) => {
    const words = contentWords(clause.words, clause.quantities)
    const scored = theirs.map((each) => ({ each, score: overlap(words, each) }))
    const best = Math.max(...scored.map(({ score }) => score))
    if (best < 1 || best < words.length / 3) return false
    const like_ = scored.filter(({ score }) => score === best)
    const own = polarityOf(clause.words)
    return like_.every(({ each }) => {
      const polarity = polarityOf(each.words)
      // "Rejected if it does not reach": two that undo each other.
      const undone =
        polarity.negative === 2 && each.words.some(({ text }) => /^(αν|εαν|εφοσον|οταν|if|unless)$/u.test(text))
      return (polarity.negative > 0 && !undone) !== own.negative > 0
    })
  })
}

/** Words of bounds and ranges: what they do is held against the source where they stand beside a figure. */
const bounding =
  /^(εωσ|μεχρι|τουλαχιστον|πανω|κατω|ανω|απο|λιγοτερ\p{L}*|περισσοτερ\p{L}*|υπερβαιν\p{L}*|ξεπερν\p{L}*|υπερβει|ανωτατ\p{L}*|μεγιστ\p{L}*|ελαχιστ\p{L}*|οριο|ορια|οριου|περιοριζ\p{L}*|κυμαιν(?:εται|ονται)|εντοσ|μεταξυ|up|least|most|than|over|under|above|below|fewer|more|less|maximum|minimum|ceiling|limit|limited|capped|exceed\p{L}*|range\p{L}*|within|between|out|only|just|per|eur|euros?|ευρω|percent|points?)$/u

/** Before and after, where the source has neither: dates say which. */
const timing = /^(πριν|μετα|before|after|earlier|later|νωριτερα|αργοτερα|προηγ\p{L}*|following)$/u

const kinds =
  /^(?:activity|code|codes|activities|καδ|κωδικ\p{L}+|δραστηριοτ\p{L}+|nace|nuts|region|statistical|περιφερει\p{L}+|criterion|criteria|κριτηρι\p{L}+)$/u

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

/** A date or figure of one event said of another: "was issued on" for `expires_on`. */
function eventFindings(folded: string, sources: readonly Source[]): Finding[] {
  const own = eventsIn(wordsOf(folded))
  const theirs = eventsIn(sources.flatMap(({ words }) => words))
  if (own.size === 0 || theirs.size === 0 || sources.some(({ span }) => span)) return []
  const missing = [...theirs].some((event) => !own.has(event))
  return missing && [...own].some((event) => !theirs.has(event)) ? [{ code: 'role', at: 'event' }] : []
}

/** A noun that says what a value is about. */
function topical(text: string, sources: readonly Source[]): boolean {
  return sources.some(({ span, names }) => !span && names.all.some((name) => sameTopic(text, name)))
}

/** What a profile is of, and the year that its figures are of. */
const applicant =
  /^(?:company|companies|firms?|undertakings?|farms?|plant|premises|site|annual|μοναδα|μοναδασ|εκμεταλλευση|εκμεταλλευσησ|εγκατασταση|εγκαταστασησ|ετησι\p{L}+)$/u
/** After these comes what something is counted by. */
const each = /^(?:per|ανα)$/u
const latinScript = /^[a-z]/u
/** After these an English word is a noun or describes one; so it is at the beginning of a sentence. */
const nominal = /^(?:|the|an?|of|per|each|every|any|no|its)$/u

interface Reading {
  readonly folded: string
  readonly quantities: readonly Quantity[]
  readonly sources: readonly Source[]
  readonly licensed: readonly Word[]
}

function wordFindings(claim: Claim, reading: Reading, carried: Set<Source>): Finding[] {
  const { folded, quantities, sources, licensed } = reading
  const names = namesIn(claim.text)
  const foreign = sources.some(({ span, citation }) => span && citation.source?.language !== claim.language)
  // What a value is of: the business itself.
  const own = sources.some(({ span }) => !span)
  const unknown: Word[] = []
  const weak = new Set<Source>()
  const findings: Finding[] = []
  const inside = ({ start, end }: Word): boolean => quantities.some((each) => start < each.end && end > each.start)
  const all = wordsOf(folded)
  for (const [index, word] of all.entries()) {
    const { text } = word
    const before = all[index - 1]?.text ?? ''
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
    const having = sources.filter((source) => source.words.some((each) => like(each.text, text)))
    if (having.length > 0) {
      const best = having.filter((source) => source.words.some((each) => each.text === text))
      if (!isFrame(text)) for (const source of having) carried.add(source)
      else if (best.length === sources.length) for (const source of best) carried.add(source)
      else if (having.length === 1) for (const source of having) weak.add(source)
      continue
    }
    const kindOfCompany = text === 'limited' && all[index + 1]?.text !== 'to'
    if (
      (bounding.test(text) && !kindOfCompany) ||
      licensed.some((each) => each.text === text) ||
      counted(word, quantities, sources)
    )
      continue
    if (
      /^(?:end|start|beginning|τελοσ|αρχη)$/u.test(text) &&
      quantities.some(({ start }) => start > word.end && start - word.end < 8)
    )
      continue
    if (kindOfCode(text, quantities) || (text === 'free' && sources.some(({ polarity }) => polarity.negative > 0)))
      continue
    const opposite = oppositesOf(text)
    const against =
      !isExcluding(text) &&
      sources.some(({ words }) =>
        words.some(
          (each) =>
            !isExcluding(each.text) && (opposite.some((stem) => begins(each.text, stem)) || prefixed(text, each.text)),
        ),
      )
    if (against) findings.push({ code: 'opposite', at: text })
    else if (
      named(text, names, sources, carried) ||
      (!names.has(text) && isFrame(text) && !each.test(before) && !kindOfCompany) ||
      (!names.has(text) && isNeutralVerb(text) && !(latinScript.test(text) && nominal.test(before))) ||
      timing.test(text) ||
      (own && (applicant.test(text) || topical(text, sources)))
    )
      continue
    else if (foreign && !names.has(text) && meaningsOf(text).length === 0) unknown.push(word)
    else findings.push({ code: 'word', at: text })
  }
  for (const source of weak) carried.add(source)
  chain(sources, carried)
  return [...findings, ...beyond(unknown, reading)]
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

/** Between two languages a word that the lexicon does not know may translate a word of the source that nothing else does. */
function beyond(unknown: readonly Word[], { folded, quantities, sources }: Reading): Finding[] {
  if (unknown.length === 0) return []
  const own = contentWords(wordsOf(folded), quantities)
  const left = sources
    .filter(({ span }) => span)
    .flatMap((source) => contentWords(source.words, source.quantities))
    .filter(({ text }) => !isNegation(text) && !bounding.test(text) && unitOf(text) === undefined)
    .filter(({ text }) => meaningsOf(text).length === 0 && !isFrame(text) && !own.some((word) => like(word.text, text)))
  return unknown.slice(left.length).map(({ text }) => ({ code: 'word', at: text }))
}
