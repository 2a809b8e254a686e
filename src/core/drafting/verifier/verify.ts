import type { Citation } from '../../citing/citation.ts'
import { foldText } from '../../facts/text-fold.ts'
import type { Language } from '../../facts/text.ts'
import { clausesOf, contentWords, overlap, sentenceBreaks } from './clauses.ts'
import { meaningsOf, soundOf } from './lexicon.ts'
import { exceedingIn, isNegation, like, oppositesOf, polarityOf } from './meaning.ts'
import { unitOf } from './number-words.ts'
import { readQuantities, type Quantity } from './quantities.ts'
import { roleFindings, unreached } from './roles.ts'
import { equal } from './same-quantity.ts'
import { sourceOf, type Source } from './source.ts'
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
    ...(licensed.length > 0 ? [] : roleFindings(folded, quantities, sources)),
    ...wordFindings(claim, { folded, quantities, sources, licensed }, carried),
  ]
  const spare = sources.length < 2 ? [] : sources.filter((source) => !carried.has(source))
  return [...findings, ...spare.map(({ citation }): Finding => ({ code: 'superfluous', at: citation.id }))]
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
      source.loose ||
      [quantity.bound, ...(quantity.inherited === undefined ? [] : [quantity.inherited])].some((bound) =>
        [each.bound, ...(each.inherited === undefined ? [] : [each.inherited])].some((theirs) =>
          boundsAgree(bound, theirs, source.span),
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

/** Values that are no words of a call have no bound of their own: a claim must not give them one. */
function boundsAgree(claim: Quantity['bound'], source: Quantity['bound'], span: boolean): boolean {
  if (claim === 'limit') return true
  if (!span) return claim === 'none' || claim === 'from'
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
  const allowed = polarityOf(licensed).negative
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
  /^(εωσ|μεχρι|τουλαχιστον|πανω|κατω|ανω|απο|λιγοτερ\p{L}*|περισσοτερ\p{L}*|υπερβαιν\p{L}*|ξεπερν\p{L}*|υπερβει|ανωτατ\p{L}*|μεγιστ\p{L}*|ελαχιστ\p{L}*|οριο|ορια|οριου|περιοριζ\p{L}*|κυμαιν\p{L}*|εντοσ|μεταξυ|up|least|most|than|over|under|above|below|fewer|more|less|maximum|minimum|ceiling|limit|limited|capped|exceed\p{L}*|range\p{L}*|within|between|out|only|just|per|eur|euros?|ευρω|percent|points?)$/u

/** A Greek verb by its ending: another verb of the source may say the same. */
const verb =
  /(?:ειται|ουνται|εται|ονται|αται|ωνται|ουν|ηκε|ηκαν|ησε|ησαν|ωσε|ωσαν|ισε|ισαν|ζει|νει|ζουν|νουν|ευει|ευουν)$/u

/** Before and after, where the source has neither: dates say which. */
const timing = /^(πριν|μετα|before|after|earlier|later|νωριτερα|αργοτερα|προηγ\p{L}*|following)$/u

/** The noun that a figure counts: its unit is held against the source's. */
function counted({ start, text }: Word, quantities: readonly Quantity[]): boolean {
  return (
    unitOf(text) !== undefined &&
    quantities.some(({ end, unit }) => unit === unitOf(text) && start >= end && start - end < 25)
  )
}

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
  for (const word of wordsOf(folded)) {
    const { text } = word
    if (inside(word) || text.length < 2 || /^\d+$/u.test(text) || isJoining(text) || isNegation(text)) continue
    const having = sources.filter((source) => source.words.some((each) => like(each.text, text)))
    if (having.length > 0) {
      const best = having.filter((source) => source.words.some((each) => each.text === text))
      if (!isFrame(text)) for (const source of having) carried.add(source)
      else if (best.length === sources.length) for (const source of best) carried.add(source)
      else if (having.length === 1) for (const source of having) weak.add(source)
      continue
    }
    if (bounding.test(text) || licensed.some((each) => each.text === text) || counted(word, quantities)) continue
    const opposite = oppositesOf(text)
    const against = sources.some(({ words }) =>
      words.some((each) => opposite.some((stem) => each.text.startsWith(stem))),
    )
    if (against) findings.push({ code: 'opposite', at: text })
    else if (
      named(text, names, sources, carried) ||
      isFrame(text) ||
      timing.test(text) ||
      (own && /^(?:company|companies|firms?|undertakings?)$/u.test(text))
    )
      continue
    else if ((foreign || verb.test(text)) && !names.has(text) && meaningsOf(text).length === 0) unknown.push(word)
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
      (each) => each.text.length > 2 && sound.length > (text.length > 5 ? 1 : 0) && soundOf(each.text) === sound,
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
