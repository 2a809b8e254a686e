import { clausesOf, contentWords, overlap, type Clause } from './clauses.ts'
import { meaningsOf } from './lexicon.ts'
import { isNegation, like, polarityOf } from './meaning.ts'
import type { Quantity } from './quantities.ts'
import type { Source } from './source.ts'
import { equal } from './same-quantity.ts'
import type { Finding } from './verify.ts'
import { foldText } from '../../facts/text-fold.ts'
import { isNeutralVerb } from './words/neutral.ts'
import { isFrame, isJoining, stemOf, wordsOf, type Word } from './words.ts'

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
      compared(folded, quantities),
      related(folded, quantities, sources),
      paired(folded, quantities, sources),
      directed(folded, quantities, sources),
      inverted(folded, quantities, sources),
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
      ? clausesOf(source.folded, source.quantities).map((each) => ({
          ...each,
          words: [...each.words, ...headOf(source.folded, source.quantities)],
          span: true,
        }))
      : (source.citation.derivation !== undefined && source.citation.derivation.formula.includes(' ')) ||
          Array.isArray(source.citation.field?.value)
        ? []
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
          each.quantities.some((other) => mayStandFor(quantity, other)) &&
          // Values of a profile that are said together belong together.
          !clause.quantities.some((other) => each.quantities.some((theirs_) => equal(other, theirs_))),
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

/** Words before a colon that a list of figures follows: they are of each of them. */
function headOf(folded: string, quantities: readonly Quantity[]): Word[] {
  const head = /^[^:;.]*(?=:)/u.exec(folded)?.[0] ?? ''
  return quantities.some(({ start }) => start < head.length) ? [] : contentWords(wordsOf(head), [])
}

interface Segment {
  readonly quantity: Quantity
  readonly words: readonly Word[]
}

const joint = /(?:[;·.,:–](?=\s|$)|(?<!\p{L})(?:και|and|while|ενω|but|αλλα|η|or|against|plus|up)(?!\p{L}))/gu

/** Each figure that may be taken for another, with the words that are nearest to it: cut at the last joint between two. */
function segmentsOf(
  folded: string,
  quantities: readonly Quantity[],
  measured: (quantity: Quantity) => boolean,
): Segment[] {
  const list = quantities.filter(measured)
  const cuts = [0]
  for (const [at, each] of list.entries()) {
    const next = list[at + 1]
    if (next === undefined) break
    const between = folded.slice(each.end, next.start)
    const joints = [...between.matchAll(joint)]
    const conjunction = joints.findLast(([text]) => /^(?:\p{L}|[;·])/u.test(text))
    cuts.push(each.end + ((conjunction ?? joints.at(-1))?.index ?? Math.floor(between.length / 2)))
  }
  cuts.push(folded.length)
  // Codes and years say what a figure is of.
  const codes = quantities.filter(
    ({ kind, key }) => kind === 'code' || (kind === 'number' && /^(?:19|20)\d\d$/u.test(key)),
  )
  const head = headOf(folded, quantities)
  return list.map((quantity, at) => {
    const [from = 0, to = folded.length] = [cuts[at], cuts[at + 1]]
    const inside = wordsOf(folded).filter(({ start, end }) => start >= from && end <= to)
    const content = contentWords(inside, quantities)
    const named = codes
      .filter(({ start, end }) => start >= from && end <= to)
      .map(({ key, start, end }): Word => ({ text: key, start, end }))
    return {
      quantity,
      words: [...content, ...named, ...head.filter(({ start }) => !content.some((word) => word.start === start))],
    }
  })
}

/** Figures of values, each with the words of its name and of what stands beside it in the same item of a list. */
function valueSegments(sources: readonly Source[]): Segment[] {
  const itemOf = (path: string): string => /^(.*\/\d+)\/[^/]+$/u.exec(path)?.[1] ?? path
  const items = Map.groupBy(
    sources.filter(
      ({ span, citation }) => !span && citation.field !== undefined && !Array.isArray(citation.field.value),
    ),
    ({ citation }) => itemOf(citation.field?.path ?? ''),
  )
  return [
    ...[...items.values()].flatMap((group) => {
      const words = group.flatMap((source) => source.words)
      return group.flatMap((source) => source.quantities.map((quantity) => ({ quantity, words })))
    }),
    ...sources.flatMap(({ parts = [] }) =>
      parts.flatMap(({ words, quantities }) => quantities.map((quantity) => ({ quantity, words }))),
    ),
  ]
}

/** Every word of a value's name counts; in a sentence those that all sentences have count less. */
const scoreOf = (words: readonly Word[], segment: Segment): number =>
  segment.quantity.start < 0
    ? words.filter(({ text }) => segment.words.some((other) => like(other.text, text))).length
    : overlap(words, segment)

/** Whether a figure of the claim stands beside words that belong, in what is cited, to another figure of its kind. */
function paired(folded: string, quantities: readonly Quantity[], sources: readonly Source[]): Finding[] {
  const measures = (kind: Quantity['kind']): boolean => kind === 'money' || kind === 'percent' || kind === 'number'
  const measured = ({ kind, bound, key }: Quantity): boolean =>
    measures(kind) && bound !== 'limit' && !key.startsWith('#') && !(kind === 'number' && /^(?:19|20)\d\d$/u.test(key))
  const theirs = [
    ...sources.filter(({ span }) => span).flatMap((source) => segmentsOf(source.folded, source.quantities, measured)),
    ...valueSegments(sources).filter(({ quantity }) => measured(quantity)),
  ]
  if (theirs.length < 2 || /(?<!\p{L})(?:not|οχι|αντι|unlike|instead|rather)(?!\p{L})/u.test(folded)) return []
  const single = /(?<!\p{L})(?:ενα|ενασ|εναν|μια|one|an?)(?!\p{L})/u.test(folded)
  const own = segmentsOf(folded, quantities, measured)
  return own.flatMap(({ quantity, words }): Finding[] => {
    const having = theirs.filter((each) => equal(quantity, each.quantity))
    const rivals = theirs.filter(
      (each) =>
        !equal(quantity, each.quantity) &&
        !(single && each.quantity.value === 1) &&
        having.some((other) => mayStandFor(quantity, each.quantity) && other !== each),
    )
    // A result has no name of its own.
    const counted = /^ ?(?:\p{L}+ ){0,2}(?:of|απο|στ\p{L}+)(?: the| τ\p{L}+)? $/u
    const part = own.some(
      (other) => other.quantity.end <= quantity.start && counted.test(folded.slice(other.quantity.end, quantity.start)),
    )
    if (part || having.length === 0 || rivals.length === 0 || having.some((each) => each.words.length === 0)) return []
    const score = (segment: Segment): number => scoreOf(words, segment)
    const best = Math.max(...having.map(score))
    // A rival whose own figure the claim gives to the same words is no rival.
    const fits = rivals.map((each) => ({ each, score: score(each) })).toSorted((a, b) => b.score - a.score)[0]
    if (fits === undefined || fits.score - best < 0.9) return []
    const holder = own.find((other) => equal(other.quantity, fits.each.quantity))
    if (holder !== undefined && scoreOf(holder.words, fits.each) >= fits.score) return []
    return [{ code: 'role', at: folded.slice(quantity.start, quantity.end) }]
  })
}

/** Two things on either side of a shared verb or figure, which stand the other way round in the source. English only. */
function inverted(folded: string, quantities: readonly Quantity[], sources: readonly Source[]): Finding[] {
  if (/\p{Script=Greek}/u.test(folded)) return []
  const passive = isPassive(folded)
  const own = contentWords(wordsOf(folded))
  return sources
    .flatMap((source): Finding[] => {
      const text =
        source.folded === '' && typeof source.citation.field?.value === 'string'
          ? foldText(source.citation.field.value).folded
          : source.folded
      if (text === '' || /\p{Script=Greek}/u.test(text) || isPassive(text) !== passive) return []
      const theirs = contentWords(wordsOf(text))
      const placeIn = (list: readonly Word[], word: string): number | undefined => {
        const found = list.filter((each) => stemOf(each.text) === stemOf(word))
        return found.length === 1 ? found[0]?.start : undefined
      }
      const pivots: (readonly [number, number])[] = [
        ...quantities.flatMap((quantity) => {
          const same = source.quantities.filter((each) => equal(quantity, each))
          return same.length === 1 && same[0] !== undefined && same[0].start >= 0
            ? [[quantity.start, same[0].start] as const]
            : []
        }),
        ...own.flatMap(({ text: word, start }) => {
          const place = isNeutralVerb(word) && /(?:s|ed|ing)$/u.test(word) ? placeIn(theirs, word) : undefined
          return place === undefined ? [] : [[start, place] as const]
        }),
      ]
      return pivots.flatMap(([here, there]) => {
        const moved = own.flatMap(({ text: word, start }) => {
          const [mine, its] = [placeIn(own, word), placeIn(theirs, word)]
          return mine === undefined || its === undefined || start === here || isNeutralVerb(word)
            ? []
            : [{ word, before: mine < here, was: its < there }]
        })
        const forward = moved.find(({ before, was }) => before && !was)
        const back = moved.find(({ before, was }) => !before && was)
        return forward === undefined || back === undefined ? [] : [{ code: 'role', at: `${forward.word} ${back.word}` }]
      })
    })
    .slice(0, 1)
}

const opening = /^(?:start|before|from|baseline|initial|old|current|αρχικ\p{L}*|πριν)$/u
const ending = /^(?:end|after|to|target|final|new|μετα|τελικ\p{L}*|στοχο\p{L}*)$/u

/** "From A to B" where what is cited begins with B and ends with A; or a year that goes back. */
function directed(folded: string, quantities: readonly Quantity[], sources: readonly Source[]): Finding[] {
  const at = (pattern: RegExp): Quantity[] =>
    sources.filter(({ names }) => names.last.some((word) => pattern.test(word))).flatMap((source) => source.quantities)
  const [begins, ends] = [at(opening), at(ending)]
  return quantities.slice(1).flatMap((second, index): Finding[] => {
    const first = quantities[index]
    if (first === undefined) return []
    const between = folded.slice(first.end, second.start)
    const lead = folded.slice(0, first.start)
    const joined =
      /(?:απο|from)(?: \p{L}+)? ?$/u.test(lead) &&
      /^(?: \p{L}+)? ?(?:σε|στ\p{L}{1,3}|to|into)(?: \p{L}+)? ?$/u.test(between)
    if (!joined) return []
    const year = (quantity: Quantity): number => (/^(?:19|20)\d\d$/u.test(quantity.key) ? quantity.value : 0)
    const back = year(first) > year(second) && year(second) > 0
    const turned =
      begins.some((each) => equal(second, each)) &&
      ends.some((each) => equal(first, each)) &&
      first.value !== second.value
    return back || turned ? [{ code: 'role', at: folded.slice(first.start, second.end) }] : []
  })
}

/** Of one kind, so that one could be taken for the other; the numbers of values may be amounts. */
function mayStandFor(a: Quantity, b: Quantity): boolean {
  if (a.unit !== undefined && b.unit !== undefined && a.unit !== b.unit) return false
  if (a.kind === b.kind) return true
  return b.kind === 'number' && b.start < 0 && (a.kind === 'money' || a.kind === 'percent')
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

/** How many figures two clauses share. */
const shared = (a: Clause, b: Clause): number =>
  a.quantities.filter((quantity) => b.quantities.some((other) => equal(quantity, other))).length

/** An actor whose clause fits one clause of the source while the actor stands in another. */
function elsewhere(folded: string, quantities: readonly Quantity[], source: Source): Finding[] {
  const theirs = clausesOf(source.folded, source.quantities)
  if (theirs.length < 2) return []
  return clausesOf(folded, quantities).flatMap((clause) => {
    const words = contentWords(clause.words, clause.quantities)
    const rest = words.filter(({ text }) => !isActor(text))
    const scored = theirs
      .map((each) => ({ each, score: overlap(rest, each) + shared(clause, each) }))
      .toSorted((a, b) => b.score - a.score)
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
      const codes = found
        .filter(({ kind }) => kind === 'code')
        .map(({ key, start, end }): Word => ({ text: key, start, end }))
      for (const word of [...contentWords(words, found), ...codes])
        if (!isNegation(word.text)) (denies ? no : yes).push(word)
    }
    return { yes, no }
  }
  const [own, theirs] = [sides(folded, quantities), sides(source.folded, source.quantities)]
  if (own.no.length === 0 || theirs.no.length === 0) return []
  const only = (list: readonly Word[], other: readonly Word[], { text }: Word): boolean =>
    list.some((each) => like(each.text, text)) && !other.some((each) => like(each.text, text))
  const denied = own.no.find((word) => !isJoining(word.text) && only(theirs.yes, theirs.no, word))
  const affirmed = own.yes.find((word) => !isJoining(word.text) && only(theirs.no, theirs.yes, word))
  const contrast = /(?:and|but|και|αλλα|,) (?:not|οχι)(?!\p{L})/u.test(folded)
  const clear =
    contrast &&
    denied !== undefined &&
    !isFrame(denied.text) &&
    !isNeutralVerb(denied.text) &&
    !own.yes.some(({ text }) => like(text, denied.text))
  return denied !== undefined && (affirmed !== undefined || clear) ? [{ code: 'role', at: denied.text }] : []
}

const fragments = /[;·.](?=\s|$)|,(?=\s)|(?<!\p{L})(?:και|and|but|αλλα)(?!\p{L})/gu

const over =
  /(?:υπερβαιν\p{L}+|ξεπερν\p{L}+|above|over|exceed\p{L}*|πανω απο) (?:το|τα|the) (?:[€\d.,]+ ?€? |eur [\d.,]+ )?(?:οριο|ορια|ceiling|limit|threshold|ratio|maximum)/u
const underLimit =
  /(?:below|under|within|κατω απο|εντοσ|μεσα στ\p{L}+) (?:το |τα |the )?(?:[€\d.,]+ ?€? |eur [\d.,]+ )?(?:οριο|ορια|ceiling|limit|threshold|ratio|maximum)/u

/** "Above the ceiling" of a value that is not, or the other way round. */
function compared(folded: string, quantities: readonly Quantity[]): Finding[] {
  const limit = quantities.find(({ bound }) => bound === 'limit')
  const value = quantities.find(
    (each) => each !== limit && each.kind === limit?.kind && (each.bound === 'none' || each.bound === 'from'),
  )
  if (limit === undefined || value === undefined) return []
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
