import { clausesOf, contentWords, overlap, type Clause } from './clauses.ts'
import { meaningsOf } from './lexicon.ts'
import { isNegation, like, polarityOf } from './meaning.ts'
import type { Quantity } from './quantities.ts'
import type { Source } from './source.ts'
import { equal } from './same-quantity.ts'
import type { Finding } from './verify.ts'
import { isJoining, wordsOf, type Word } from './words.ts'

/** Things exchanged: a value that belongs to something else in the source, or two words in each other's place. */
export function roleFindings(folded: string, quantities: readonly Quantity[], sources: readonly Source[]): Finding[] {
  return sources
    .filter(({ span }) => span)
    .flatMap((source) => [
      ...turnedPairs(folded, quantities, source),
      ...swapped(folded, source),
      ...elsewhere(folded, quantities, source),
      ...negatedInstead(folded, quantities, source),
    ])
    .concat(
      otherObject(folded, sources),
      misplaced(folded, quantities, sources),
      compared(folded, quantities, sources),
      related(folded, quantities, sources),
    )
}

/** By how much another clause has to fit better; frame words weigh less than this. */
const margin = 0.55

/** A clause of a document, or all that a value says. */
interface Part extends Clause {
  readonly span: boolean
}

/** A quantity whose clause fits another clause of the source, with another value of its kind, better than its own. */
function misplaced(folded: string, quantities: readonly Quantity[], sources: readonly Source[]): Finding[] {
  const theirs = sources.flatMap((source): Part[] =>
    source.span
      ? clausesOf(source.folded, source.quantities).map((each) => ({ ...each, span: true }))
      : [{ words: source.words, quantities: source.quantities, span: false }],
  )
  if (theirs.length < 2) return []
  return clausesOf(folded, quantities).flatMap((clause) =>
    clause.quantities.flatMap((quantity): Finding[] => {
      if (quantity.bound === 'limit' || quantity.key.startsWith('#')) return []
      const having = theirs.filter((each) => each.quantities.some((other) => equal(quantity, other)))
      const rivals = theirs.filter(
        (each) =>
          !having.includes(each) &&
          having.some(({ span }) => span === each.span) &&
          each.quantities.some(({ kind }) => kind === quantity.kind) &&
          // Values of a profile that are said together belong together.
          (each.span || !clause.quantities.some((other) => each.quantities.some((theirs_) => equal(other, theirs_)))),
      )
      // An item of a list has no words of its own.
      if (having.length === 0 || rivals.length === 0 || having.some(bare)) return []
      const words = contentWords(clause.words, clause.quantities)
      const own = Math.max(...having.map((each) => overlap(words, each)))
      const rival = Math.max(...rivals.map((each) => overlap(words, each)))
      return rival - own >= margin ? [{ code: 'role', at: folded.slice(quantity.start, quantity.end) }] : []
    }),
  )
}

/** Nothing but a figure. */
const bare = ({ words, quantities }: Clause): boolean =>
  contentWords(
    words,
    quantities.filter(({ start }) => start >= 0),
  ).length === 0

const step = /^ ?(?:σε|στο|στισ|στα|to|into)(?: τα| τισ| τουσ)? ?(?:€ ?)?$/u
const from = /(?:απο|from)(?: τα| τισ| το| the)? ?(?:€ ?)?$/u

/** "From 40% to 50%" said as "from 50% to 40%". */
function turnedPairs(folded: string, quantities: readonly Quantity[], source: Source): Finding[] {
  const pairs = (text: string, list: readonly Quantity[]): (readonly [Quantity, Quantity])[] =>
    list.slice(1).flatMap((second, at) => {
      const first = list[at]
      if (first === undefined || first.kind !== second.kind) return []
      const joined = step.test(text.slice(first.end, second.start)) && from.test(text.slice(0, first.start))
      return joined ? [[first, second] as const] : []
    })
  const theirs = pairs(source.folded, source.quantities)
  return pairs(folded, quantities).flatMap(([a, b]): Finding[] =>
    a.value !== b.value && theirs.some(([x, y]) => equal(a, y) && equal(b, x))
      ? [{ code: 'role', at: folded.slice(a.start, b.end) }]
      : [],
  )
}

type Place = 'subject' | 'object' | 'of' | 'to' | 'from' | 'by' | 'other'

/** What a noun is in its sentence: by the article or ending in Greek, by the preposition or its place in English. */
function placeOf(words: readonly Word[], at: number, passive: boolean): Place {
  const word = words[at]?.text ?? ''
  if (/\p{Script=Greek}/u.test(word)) return greekPlace(words, at)
  for (let back = at - 1; back >= Math.max(0, at - 3); back -= 1) {
    const text = words[back]?.text ?? ''
    if (/^(to|from|of)$/u.test(text)) return text as Place
    if (text === 'by') return passive ? 'subject' : 'by'
    if (/^(in|with|for|as|on|under|against|at)$/u.test(text)) return 'other'
    if (!/^(the|a|an|each|every|your|its|this|any|outstanding|evaluation)$/u.test(text) && back < at - 1) break
  }
  if (at <= 3) return passive ? 'object' : 'subject'
  return 'object'
}

function greekPlace(words: readonly Word[], at: number): Place {
  for (let back = at - 1; back >= Math.max(0, at - 3); back -= 1) {
    const text = words[back]?.text ?? ''
    if (/^(απο)$/u.test(text)) return 'from'
    if (/^(στον|στην|στη|στουσ|στισ|στο|στα|προσ)$/u.test(text)) return 'to'
    if (/^(ο|η|οι)$/u.test(text)) return 'subject'
    if (/^(τον|την|τη|τουσ|τισ)$/u.test(text)) return 'object'
    if (/^(του|τησ|των)$/u.test(text)) return 'of'
  }
  return 'other'
}

const isPassive = (folded: string): boolean =>
  /(?<!\p{L})(?:is|are|be|been|was|were) (?:\p{L}+ )?\p{L}+(?:ed|en|id|paid|given|made)(?!\p{L}).*(?<!\p{L})by(?!\p{L})/u.test(
    folded,
  )

/** Two nouns each of which stands where the other stands in the source. In one language only, and for nouns whose place is marked. */
function swapped(folded: string, source: Source): Finding[] {
  const greek = /\p{Script=Greek}/u.test(folded)
  if (greek !== /\p{Script=Greek}/u.test(source.folded)) return []
  const own = wordsOf(folded)
  const clauses = clausesOf(folded, [])
  const [passive, theirsPassive] = [isPassive(folded), isPassive(source.folded)]
  const shared = contentWords(own).flatMap(({ text, start }) => {
    if (isNegation(text) || (!greek && !isActor(text) && !isThing(text))) return []
    const theirs = source.words.flatMap((each, index) => (like(each.text, text) ? [index] : []))
    const ours = own.flatMap((each, index) => (like(each.text, text) ? [index] : []))
    if (theirs.length !== 1 || ours.length !== 1) return []
    const at = own.findIndex((each) => each.start === start)
    const clause = clauses.findIndex((each) => each.words.some((word) => word.start === start))
    return [{ text, clause, now: placeOf(own, at, passive), was: placeOf(source.words, theirs[0] ?? 0, theirsPassive) }]
  })
  for (const a of shared) {
    if (a.now === a.was || a.now === 'other' || a.was === 'other') continue
    const b = shared.find((each) => each !== a && each.now === a.was && each.was === a.now && each.clause === a.clause)
    if (b !== undefined) return [{ code: 'role', at: `${a.text} ${b.text}` }]
  }
  return []
}

/** Things that are often said of each other. */
const isThing = (word: string): boolean =>
  /^(loans?|guarantees?|proposals?|applications?|orders?|compan(?:y|ies)|scores?)$/u.test(word)

/** Who acts or is acted on; by meaning, so in both languages. */
const actors = new Set(
  'δικαιουχοσ προμηθευτησ υπεργολαβοσ αιτων τραπεζα ταμειο υπουργειο φορεασ υπηρεσια επιτροπη συμβουλιο ενδιαμεσοσ εταιροσ agency ministry bank authority'
    .split(' ')
    .flatMap((word) => meaningsOf(word)),
)
const isActor = (word: string): boolean => meaningsOf(word).some((meaning) => actors.has(meaning))

/** An actor whose clause fits one clause of the source while the actor stands in another. */
function elsewhere(folded: string, quantities: readonly Quantity[], source: Source): Finding[] {
  const theirs = clausesOf(source.folded, source.quantities)
  if (theirs.length < 2) return []
  return clausesOf(folded, quantities).flatMap((clause) => {
    const words = contentWords(clause.words, clause.quantities)
    const rest = words.filter(({ text }) => !isActor(text))
    const scored = theirs.map((each) => ({ each, score: overlap(rest, each) })).toSorted((a, b) => b.score - a.score)
    const [best, second] = scored
    if (best === undefined || best.score < 1 || (second !== undefined && best.score - second.score < 0.5)) return []
    const has = (each: Clause, text: string): boolean => each.words.some((other) => like(other.text, text))
    return words
      .filter(({ text }) => isActor(text) && !has(best.each, text) && theirs.some((each) => has(each, text)))
      .filter(() => best.each.words.some((other) => isActor(other.text)))
      .map(({ text }): Finding => ({ code: 'role', at: text }))
  })
}

/** What the source denies is affirmed and the other way round, in one sentence: "to the supplier, not to the beneficiary". */
function negatedInstead(folded: string, quantities: readonly Quantity[], source: Source): Finding[] {
  const sides = (text: string, list: readonly Quantity[]): { yes: Word[]; no: Word[] } => {
    const yes: Word[] = []
    const no: Word[] = []
    for (const { words, quantities: found } of clausesOf(text, list, fragments)) {
      const denies = words.some(({ text: word }) => isNegation(word))
      for (const word of contentWords(words, found)) if (!isNegation(word.text)) (denies ? no : yes).push(word)
    }
    return { yes, no }
  }
  const [own, theirs] = [sides(folded, quantities), sides(source.folded, source.quantities)]
  if (own.no.length === 0 || theirs.no.length === 0) return []
  const only = (list: readonly Word[], other: readonly Word[], { text }: Word): boolean =>
    list.some((each) => like(each.text, text)) && !other.some((each) => like(each.text, text))
  const denied = own.no.find((word) => !isJoining(word.text) && only(theirs.yes, theirs.no, word))
  const affirmed = own.yes.find((word) => !isJoining(word.text) && only(theirs.no, theirs.yes, word))
  return denied !== undefined && affirmed !== undefined ? [{ code: 'role', at: `${denied.text} ${affirmed.text}` }] : []
}

const fragments = /[;·.](?=\s|$)|,(?=\s)|(?<!\p{L})(?:και|and|but|αλλα)(?!\p{L})/gu

const over =
  /(?:υπερβαιν\p{L}+|ξεπερν\p{L}+|above|over|exceed\p{L}*|πανω απο) (?:το|τα|the) (?:οριο|ορια|ceiling|limit|threshold|ratio|maximum)/u
const underLimit =
  /(?:below|under|within|κατω απο|εντοσ|μεσα στ\p{L}+) (?:το |τα |the )?(?:οριο|ορια|ceiling|limit|threshold|ratio|maximum)/u

/** "Above the ceiling" of a value that is not, or the other way round. */
function compared(folded: string, quantities: readonly Quantity[], sources: readonly Source[]): Finding[] {
  const limit = quantities.find(({ bound }) => bound === 'limit')
  const value = quantities.find(
    (each) => each !== limit && each.kind === limit?.kind && (each.bound === 'none' || each.bound === 'from'),
  )
  if (limit === undefined || value === undefined || sources.length < 2) return []
  const above = over.test(folded)
  if (!above && !underLimit.test(folded)) return []
  const negated = /(?:δεν|not) (?:\p{L}+ )?(?:υπερβαιν|ξεπερν|exceed|above|over)/u.test(folded)
  return (above && !negated ? value.value > limit.value : value.value <= limit.value)
    ? []
    : [{ code: 'role', at: folded.slice(value.start, value.end) }]
}

const precedes = /^[^;·]{0,30}(?:precedes?|προηγ\p{L}+|before|πριν)/u
const follows = /^[^;·]{0,30}(?:follows?|επετ\p{L}+|after|μετα)(?!\p{L})/u
const holds = /(?<!\p{L})(?:κατεχ\p{L}+|holds?|held|owns?)(?!\p{L})/u
const ours = /(?<!\p{L})(?:your|our|the business|η επιχειρηση)(?!\p{L})/u
const covered =
  /(?<!\p{L})(?:καλυπτ\p{L}+|πληρ(?:ειται|ουνται|οι|ουν)|τηρ(?:ειται|ουνται)|met|satisfied|fulfilled)(?!\p{L})/u

/** Relations that the values themselves decide: which day comes first, who holds whom, whether a bound is reached. */
function related(folded: string, quantities: readonly Quantity[], sources: readonly Source[]): Finding[] {
  const found: Finding[] = []
  const dates = quantities.filter(({ kind, key }) => kind === 'date' && key.length === 10)
  const [first, second] = dates
  if (first !== undefined) {
    const tail = folded.slice(first.end, second?.start ?? folded.length)
    const others = [
      ...new Set(
        sources
          .flatMap((source) => source.quantities.filter(({ kind, key }) => kind === 'date' && key.length === 10))
          .map(({ key }) => key),
      ),
    ].filter((key) => key !== first.key)
    const other = second?.key ?? (others.length === 1 ? others[0] : undefined)
    const wrong =
      other !== undefined && ((precedes.test(tail) && first.key >= other) || (follows.test(tail) && first.key <= other))
    if (wrong) found.push({ code: 'role', at: folded.slice(first.start, first.end) })
  }
  const direction = sources.find(({ citation }) => citation.field?.path.endsWith('/direction') === true)?.citation.field
    ?.value
  const [verb, we] = [folded.search(holds), folded.search(ours)]
  if (direction !== undefined && verb >= 0 && we >= 0 && we < verb !== (direction === 'downstream'))
    found.push({ code: 'role', at: 'direction' })
  const limit = sources.find(({ span }) => span)?.quantities.find(({ bound }) => bound === 'min' || bound === 'max')
  const value = quantities.find(
    (each) =>
      sources.some(
        ({ span, quantities: theirs }) => !span && theirs.some((other) => equal(each, other) && each.kind !== 'date'),
      ) && !/^20\d\d$/u.test(each.key),
  )
  if (
    limit !== undefined &&
    value !== undefined &&
    covered.test(folded) &&
    !sources.some(({ citation }) => citation.kind === 'derived')
  ) {
    const reached = limit.bound === 'min' ? value.value >= limit.value : value.value <= limit.value
    const says = polarityOf(wordsOf(folded)).negative === 0
    if (reached !== says) found.push({ code: 'role', at: folded.slice(value.start, value.end) })
  }
  return found
}

/** Whether the values themselves say that a bound is not reached, so that the sentence has to say no. */
export function unreached(quantities: readonly Quantity[], sources: readonly Source[]): boolean {
  const limit = sources.find(({ span }) => span)?.quantities.find(({ bound }) => bound === 'min' || bound === 'max')
  if (limit === undefined) return false
  return sources
    .filter(({ span }) => !span)
    .flatMap(({ quantities: theirs }) => theirs)
    .some(
      (value) =>
        value.kind === limit.kind &&
        quantities.some((each) => equal(each, value)) &&
        !/^20\d\d$/u.test(value.key) &&
        (limit.bound === 'min' ? value.value < limit.value : value.value > limit.value),
    )
}

const agent = /(?<!\p{L})(?:απο|by|from)(?!\p{L})(?: (?:το|τη|την|τον|τα|τισ|τουσ|the|an?))*((?: \p{L}+){1,3})/gu

/** What follows "by" or "from" in the claim is something else than in the source, which says it once. */
function otherObject(folded: string, sources: readonly Source[]): Finding[] {
  const objects = (text: string): string[][] =>
    [...text.matchAll(agent)].map(([, words = '']) => words.trim().split(' '))
  const [own, ...more] = objects(folded)
  if (own === undefined || more.length > 0) return []
  const theirs = sources.filter(({ span }) => span).flatMap((source) => objects(source.folded))
  const [only, ...others] = theirs
  if (only === undefined || others.length > 0) return []
  const [first = ''] = own
  const meant = own.some((word) => only.some((other) => like(word, other)))
  return meant || isJoining(first) || !sources.some(({ words }) => words.some(({ text }) => like(text, first)))
    ? []
    : [{ code: 'role', at: first }]
}
