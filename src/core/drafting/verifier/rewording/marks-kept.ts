import type { Finding } from '../claim.ts'
import { isSaid, isSaidWithoutVerb, possibleSidesOf } from './conditions.ts'
import { sameFamily } from './families.ts'
import { bounded } from './figures-kept.ts'
import type { Mark } from './little-words.ts'
import { isGreekVerb, type Item, type MarkItem, type Reading } from './reading.ts'

/** Little words of one sort, of which it counts only whether there is one. */
const sorts: readonly (readonly [name: string, marks: readonly Mark[]])[] = [
  ['must', ['must']],
  ['may', ['may']],
  ['should', ['should']],
  ['only', ['only']],
  ['universal', ['all', 'each', 'any', 'both']],
  ['some', ['some']],
  ['together', ['together']],
  ['apart', ['apart']],
  ['before', ['before']],
  ['until', ['until']],
  ['most', ['most']],
  ['least', ['least']],
  ['more', ['more']],
  ['less', ['less']],
  ['about', ['about']],
  ['exactly', ['exactly']],
  ['yet', ['yet']],
  ['even', ['even']],
  ['regardless', ['regardless']],
  ['instead', ['instead']],
  ['except', ['except', 'unless']],
  ['cause', ['cause', 'result']],
  ['future', ['future']],
]

/** The bounds of a figure that a little word makes. */
const bounds: Partial<Record<Mark, readonly string[]>> = {
  most: ['max', 'limit'],
  least: ['min'],
  more: ['min_exclusive'],
  less: ['max_exclusive'],
  before: ['before'],
  after: ['after', 'min'],
  until: ['max'],
  within: ['max'],
  about: ['approx'],
}

/** Little words that change what is said: there as well, and at the same words. */
export function markFindings(composed: Reading, proposed: Reading): Finding[] {
  const [theirs, ours] = [marksOf(composed), marksOf(proposed)]
  return [
    ...sorts.flatMap(([name, marks]): Finding[] => {
      const [a, b] = [theirs, ours].map((list) => list.filter(({ mark }) => marks.includes(mark)))
      return (a?.length === 0) === (b?.length === 0) || mayDiffer(name, composed, proposed)
        ? []
        : [{ code: 'bound', at: (b?.[0] ?? a?.[0])?.text ?? name }]
    }),
    ...afterFindings(theirs, ours, composed, proposed),
    ...conditionFindings(theirs, ours, composed, proposed),
    ...negationFindings(allMarks(composed), allMarks(proposed)),
    ...orFindings(theirs, ours, composed),
    ...tenseFindings(composed, proposed),
    ...alsoFindings(composed, proposed),
    ...placeFindings(theirs, ours, composed, proposed),
    ...sideFindings(theirs, ours, composed, proposed),
  ]
}

/** The marks of a sentence but those that only bound a figure: these stand with the figure. */
function marksOf({ items, quantities, ...reading }: Reading): MarkItem[] {
  return items.filter((item): item is MarkItem => {
    if (item.kind !== 'mark') return false
    const made = bounds[item.mark]
    if (made === undefined) return true
    const at = items.indexOf(item)
    const near = [...items.slice(at + 1, at + 7), ...items.slice(Math.max(0, at - 4), at)]
    // "Three months longer than the project, for payments above €50,000": the second bounds the figure.
    const isOfAnother = (figure: Item): boolean =>
      items
        .slice(at + 1, Math.max(items.indexOf(figure), at + 1))
        .some((between) => between.kind === 'mark' && between.mark === item.mark)
    return !near.some(
      (other) =>
        other.kind === 'figure' &&
        !isOfAnother(other) &&
        bounded({ items, quantities, ...reading }).some(
          (each) =>
            each.start === other.start &&
            (made.includes(each.bound) || (each.inherited !== undefined && made.includes(each.inherited))),
        ),
    )
  })
}

const has = (list: readonly MarkItem[], ...marks: readonly Mark[]): boolean =>
  list.some(({ mark }) => marks.includes(mark))
const allMarks = ({ items }: Reading): MarkItem[] => items.filter((item) => item.kind === 'mark')

function mayDiffer(name: string, composed: Reading, proposed: Reading): boolean {
  const [a, b] = [composed, proposed].map(allMarks) as [MarkItem[], MarkItem[]]
  switch (name) {
    // "All that", "whichever": said by the pronoun, too.
    case 'universal':
      return (
        [composed, proposed].some(({ little }) =>
          little.some((word) => /^οσ(?:οι|εσ|α|ουσ|ων)$|^οποι(?:οσ|α|ο|οι|εσ)$/u.test(word)),
        ) ||
        isGeneric(a, b, composed) ||
        (perOf(composed) > 0 && perOf(composed) === perOf(proposed)) ||
        (!has(a, 'all', 'each') && !has(b, 'all', 'each') && (has(a, 'not') || has(a, 'both') || has(b, 'both')))
      )
    // "Unless" is "if not".
    case 'except':
      return (has(a, 'unless') && has(b, 'if')) || (has(b, 'unless') && has(a, 'if'))
    case 'until':
    case 'most':
      return has(a, 'until', 'most', 'within') && has(b, 'until', 'most', 'within')
    // "Can be up to", "can be submitted until": the bound says it. A right to apply is no duty.
    case 'may':
      return [
        [composed, proposed],
        [proposed, composed],
      ].some(([one, other]) => one !== undefined && other !== undefined && mayIsSaid(one, other))
    // "The grant that will be awarded" is "the award of the grant".
    case 'future':
      return (
        // "Is expected by March" is "is expected to be there by March", «αναμένεται ότι θα».
        [composed, proposed].every(({ folded }) =>
          /(?<!\p{L})(?:αναμεν|προβλεπ|προκειται|σχεδιαζ|expect|plan|foresee)/u.test(folded),
        ) ||
        (has(a, 'future') &&
          isNoun(
            a.find(({ mark }) => mark === 'future'),
            composed,
            proposed,
          ))
      )
    case 'yet':
      return has(b, 'yet') && has(a, 'not')
    // "As", "since": said of a time or of a cause. What stands after a colon may follow from what stands before.
    case 'cause':
      return (
        (composed.folded.includes(':') && !has(a, 'cause', 'result') && has(b, 'result')) ||
        isSaidWithoutVerb(
          a.find(({ mark }) => mark === 'cause'),
          composed,
          proposed,
        ) ||
        [composed, proposed].some(({ little }) =>
          little.some((word) => /^(?:as|since|καθωσ|αφου|οποτε|so)$/u.test(word)),
        )
      )
    // "Respectively", where the list is said apart.
    case 'apart':
      return !has(b, 'apart') && a.some(({ text }) => /^(?:αντιστοιχ|respect)/u.test(text))
    default:
      return false
  }
}

/** Whether each "may" of a sentence only says what the bound of a figure says, or who may apply. */
function mayIsSaid(one: Reading, other: Reading): boolean {
  if (has(allMarks(other), 'may')) return false
  return allMarks(one)
    .filter(({ mark }) => mark === 'may')
    .every((item) => {
      const near = neighboursOf(item, one)
      const verb = near.next[0]
      // "Cannot be transferred" is "is not transferable".
      const made = other.items.some(
        (each) =>
          each.kind === 'word' &&
          /(?:able|ible|σιμ\p{L}{1,3})$/u.test(each.text) &&
          verb?.kind === 'word' &&
          sameFamily(each.text, verb.text),
      )
      if (made) return true
      // "Is not cumulated" is "may not be cumulated"; what has not been is another thing than what may not be.
      const at = one.items.indexOf(item)
      const denies = [one.items[at - 1], one.items[at + 1]].some((each) => each?.kind === 'mark' && each.mark === 'not')
      if (denies && !/(?<!\p{L})(?:εχ(?:ει|ουν)|has|have|had|was|were|ηταν)(?!\p{L})/u.test(other.folded)) return true
      const right = near.next
        .slice(0, 1)
        .some((each) => each.kind === 'word' && /^(?:υποβ|αιτ|submi|appl)/u.test(each.text))
      // "The maximum is 25,000 each" is "each can receive a maximum of 25,000"; "only if" is "may only if".
      if (has(allMarks(other), 'only') && has(allMarks(one), 'only') && !has(allMarks(other), 'must')) return true
      if (
        [one, other].every((reading) => /(?<!\p{L})(?:maximum|ανωτατ|μεγιστ)/u.test(reading.folded)) &&
        !has(allMarks(other), 'must')
      )
        return true
      const bounding = one.items.filter(({ clause }) => clause === item.clause)
      return (
        right ||
        (bounding.some((each) => each.kind === 'figure') &&
          bounding.some((each) => each.kind === 'mark' && /^(?:most|until)$/u.test(each.mark)))
      )
    })
}

/** Whether the verb after a mark is a noun in the other sentence. */
function isNoun(item: MarkItem | undefined, from: Reading, to: Reading): boolean {
  if (item === undefined) return false
  const at = from.items.indexOf(item)
  const verb = from.items.slice(at + 1).find((each) => each.kind === 'word' && each.verb === true && !each.empty)
  return (
    verb?.kind === 'word' &&
    to.items.some((each) => each.kind === 'word' && each.verb !== true && sameFamily(each.text, verb.text))
  )
}

/** "Businesses" is "any business", "one business" is "per business". */
const isGeneric = (a: readonly MarkItem[], b: readonly MarkItem[], composed: Reading): boolean =>
  !has(a, 'all', 'each', 'any', 'both', 'not') &&
  b.every(
    ({ mark, text }) =>
      !/^(?:all|each|any|both)$/u.test(mark) || text === 'any' || (composed.ones > 0 && /^(?:per|ανα)$/u.test(text)),
  )

/** How many figures are of something "a year", "per hour". */
const perOf = ({ quantities }: Reading): number => quantities.filter(({ per }) => per !== undefined).length

/** "Three years from the payment" is "after the payment". */
function afterFindings(
  theirs: readonly MarkItem[],
  ours: readonly MarkItem[],
  composed: Reading,
  proposed: Reading,
): Finding[] {
  const [a, b] = [theirs, ours].map((list) => list.find(({ mark }) => mark === 'after'))
  if ((a === undefined) === (b === undefined)) return []
  const [mark, one, other] = a === undefined ? [b, proposed, composed] : [a, composed, proposed]
  const event = mark === undefined ? [] : neighboursOf(mark, one).nearest
  const from =
    has(allMarks(other), 'when') ||
    other.little.some((word) => /^(?:αφου|since)$/u.test(word)) ||
    other.items.some(
      (item) => item.kind === 'word' && /^(?:by|of)$/u.test(item.lead) && event.some((each) => same(each, item)),
    )
  return from ? [] : [{ code: 'bound', at: (a ?? b)?.text ?? '' }]
}

function conditionFindings(
  theirs: readonly MarkItem[],
  ours: readonly MarkItem[],
  composed: Reading,
  proposed: Reading,
): Finding[] {
  const find = (list: readonly MarkItem[], ...marks: readonly Mark[]): MarkItem | undefined =>
    list.find(({ mark }) => marks.includes(mark))
  const [a, b] = [find(theirs, 'if', 'unless'), find(ours, 'if', 'unless')]
  const relatives = ({ little }: Reading): number =>
    little.filter((word) => /^(?:που|οποι\p{L}{1,3}|which|who|that|whose)$/u.test(word)).length
  // "If they have a branch" is "with a branch".
  const withs = ({ little }: Reading): number => little.filter((word) => word === 'with' || word === 'με').length
  // "Provided they attend" is "who attend".
  const related = relatives(proposed) > relatives(composed)
  if (
    a !== undefined &&
    !has(ours, 'if', 'when', 'unless') &&
    !isNoun(a, composed, proposed) &&
    !((related || withs(proposed) > withs(composed)) && a.mark === 'if') &&
    !(a.mark === 'if' && isSaidOtherwise(a, composed, proposed))
  )
    return [{ code: 'bound', at: a.text }]
  // "Businesses that plan it are not aided" is "if a business plans it, it is not aided".
  const restricts =
    composed.little.some((word) => /^(?:που|οποι\p{L}+|οσ(?:οι|εσ|α)|which|who|that|whose|with|με)$/u.test(word)) ||
    composed.items.some((item) => item.kind === 'word' && /(?:ed|μεν\p{L}{1,3})$/u.test(item.text))
  if (
    b !== undefined &&
    !has(theirs, 'if', 'when', 'unless') &&
    !restricts &&
    !(b.mark === 'if' && isSaidOtherwise(b, proposed, composed))
  )
    return [{ code: 'bound', at: b.text }]
  const when = find(ours, 'when')
  if (restricts || related) return []
  const timed = ({ items, little }: Reading): boolean =>
    items.some((item) => item.kind !== 'mark' && item.lead === 'during') ||
    little.some((word) => /^(?:στ\p{L}{1,3}|σε|at|on|in|where|κατα|αφου|μολισ|που)$/u.test(word))
  if (
    when !== undefined &&
    !has(theirs, 'if', 'when', 'unless', 'after', 'before') &&
    !timed(composed) &&
    !isSaidOtherwise(when, proposed, composed)
  )
    return [{ code: 'bound', at: when.text }]
  const lost = find(theirs, 'when')
  if (
    lost !== undefined &&
    !has(ours, 'if', 'when', 'unless', 'after', 'before') &&
    !timed(proposed) &&
    !isSaidOtherwise(lost, composed, proposed)
  )
    return [{ code: 'bound', at: lost.text }]
  return []
}

/** A condition without "if": by a name, by a preposition, or by "where". */
const isSaidOtherwise = (mark: MarkItem, from: Reading, to: Reading): boolean =>
  isSaidWithoutVerb(mark, from, to) || to.little.includes('where')

/** "Neither this nor that" denies once. */
const denials = (list: readonly MarkItem[]): number => {
  const all = list.filter(({ mark }) => mark === 'not')
  const nor = all.filter(({ text }) => /^(?:ουτε|μητε|nor|neither)$/u.test(text)).length
  // "Cannot be less than 5,000 nor more than 60,000": denied with the bound before it.
  if (nor === all.length && list.some(isDeniedBound)) return list.filter(({ mark }) => mark === 'unless').length
  const unless = list.filter(({ mark }) => mark === 'unless').length
  return all.length - nor + (all.length === nor ? Math.min(nor, 1) : 0) + unless
}

const isDeniedBound = ({ mark, text }: MarkItem): boolean =>
  /^(?:most|least)$/u.test(mark) && /(?<!\p{L})(?:not|cannot|never|δεν|δε|μην|μη|να)(?!\p{L})/u.test(text)

function negationFindings(theirs: readonly MarkItem[], ours: readonly MarkItem[]): Finding[] {
  const [a, b] = [denials(theirs), denials(ours)]
  return a === b
    ? []
    : [
        {
          code: 'negation',
          at: [...ours, ...theirs].find(({ mark }) => mark === 'not' || mark === 'unless')?.text ?? '',
        },
      ]
}

function orFindings(theirs: readonly MarkItem[], ours: readonly MarkItem[], composed: Reading): Finding[] {
  const or = (list: readonly MarkItem[]): boolean =>
    has(list, 'or') || list.some(({ text }) => /^(?:ουτε|μητε|nor|neither)$/u.test(text))
  // "A and B cannot be C" is "C cannot be A or B".
  const [one, other] = or(theirs) ? [theirs, ours] : [ours, theirs]
  const denied =
    (has(other, 'not') && !has(one, 'or')) ||
    (has(other, 'not') &&
      one.some(
        ({ mark, clause, start }) =>
          mark === 'or' &&
          one.some(
            (not) => not.mark === 'not' && not.clause === clause && !(not.start > start && not.start - start < 5),
          ),
      ))
  // "The form is: a grant, a loan": of a bare list nothing says which.
  const bare =
    has(ours, 'or') && /:.*,/u.test(composed.folded) && !composed.little.some((word) => /^(?:και|κι|and)$/u.test(word))
  return or(theirs) === or(ours) || denied || bare ? [] : [{ code: 'bound', at: has(ours, 'or') ? 'or' : 'and' }]
}

/** "Also" is also said by "and"; where neither is, it says something new. */
function alsoFindings(composed: Reading, proposed: Reading): Finding[] {
  const also = (reading: Reading): boolean => has(allMarks(reading), 'also')
  const joined = ({ little }: Reading): boolean => little.some((word) => /^(?:και|κι|and)$/u.test(word))
  if (also(composed) && !also(proposed) && !joined(proposed)) return [{ code: 'bound', at: 'also' }]
  if (also(proposed) && !also(composed) && !joined(composed)) return [{ code: 'bound', at: 'also' }]
  return []
}

const pastGreek =
  /^(?:.{2,}(?:ηκε|ηκαν|ουσε|ουσαν|οταν|ονταν|ουνταν|σαν|ξαν|ψαν)|.{3,}(?:σε|ξε|ψε)|επρεπε|ειχε|ειχαν|ηταν|(?:υπ|κατ|απ|επ|παρ|λ|εν)ε.{2,}(?:αν|ε))$/u
const pastEnglish =
  /^(?:was|were|had|did|began|met|held|kept|came|rose|fell|took|gave|went|ran|led|left|paid|spent|stood|lay|chose|became|.{3,}ed)$/u

function tensesOf({ items, little, greek, folded }: Reading): { past: boolean; perfect: boolean; present: boolean } {
  const words = items.map(({ text }) => text)
  const single = folded.split(/[^\p{L}]+/u)
  const past = greek ? single.some((word) => pastGreek.test(word)) : single.some((word) => pastEnglish.test(word))
  const perfect = single.some((word) =>
    /^(?:εχει|εχουν|εχοντασ|has|have|having|\p{L}+μεν(?:οσ|η|ο|οι|εσ|α|ων|ου|ησ|ουσ))$/u.test(word),
  )
  const present = greek
    ? words.some((word) => isGreekVerb(word) && !pastGreek.test(word)) ||
      little.some((word) => /^(?:ειναι|εχει|εχουν)$/u.test(word))
    : single.some((word) => /^(?:is|are|has|have|does|do|may|can|must)$/u.test(word))
  return { past, perfect, present }
}

/** Whether a sentence has a participle without "to be" before it. */
const isBareParticiple = (word: string, { items }: Reading): boolean =>
  /(?:ed|en)$|^(?:made|paid|held|kept|met|sold|bought|built|lent|led|sent)$/u.test(word) &&
  items.some(
    ({ text, before }) => text === word && !before.some((each) => /^(?:is|are|be|been|being|has|have)$/u.test(each)),
  )

function tenseFindings(composed: Reading, proposed: Reading): Finding[] {
  const [a, b] = [tensesOf(composed), tensesOf(proposed)]
  // "Recruitment made after it" is "recruitment that was made after it".
  const copula = (reading: Reading): string[] => {
    const other = reading === composed ? proposed : composed
    return [...reading.folded.matchAll(/(?<!\p{L})(?:was|were|had|ηταν|ειχε|ειχαν)(?!\p{L})(?: (\p{L}+))?/gu)]
      .filter(([, participle]) => participle === undefined || !isBareParticiple(participle, other))
      .map(([found]) => found)
  }
  if (copula(composed).length > 0 && !b.past && !b.perfect && b.present)
    return [{ code: 'opposite', at: copula(composed)[0] ?? '' }]
  if (copula(proposed).length > 0 && !a.past && !a.perfect && a.present)
    return [{ code: 'opposite', at: copula(proposed)[0] ?? '' }]
  if (composed.greek && a.past && !b.past && !b.perfect && b.present) return [{ code: 'opposite', at: 'past' }]
  if (composed.greek && b.past && !a.past && !a.perfect && a.present) return [{ code: 'opposite', at: 'past' }]
  return []
}

/** What a mark stands at: the words after it, and the one before. */
interface Neighbours {
  readonly next: readonly Item[]
  /** Of those the ones before the next comma or conjunction. */
  readonly nearest: readonly Item[]
  readonly previous: readonly Item[]
  /** The first words of the clause that it opens: "only if". */
  readonly onward: readonly Item[]
  /** The nearest on both sides, of other clauses as well. */
  readonly around: readonly Item[]
  readonly clause: readonly Item[]
}

function neighboursOf(item: MarkItem, { items }: Reading): Neighbours {
  const at = items.indexOf(item)
  const following = items[at + 1]
  // "Only if", «μόνο αφού»: what follows is a clause of its own.
  const opens =
    following !== undefined &&
    (following.clause !== item.clause || (following.kind === 'mark' && /^(?:if|when|unless)$/u.test(following.mark))) &&
    !following.before.includes(',')
  // "Before the date on which it is submitted": of what is empty the next clause tells.
  const beyond =
    following?.kind === 'word' &&
    following.empty &&
    !items.some((each, index) => index > at && each.clause === item.clause && isSaid(each))
  const said = (list: readonly Item[]): Item[] =>
    list.filter(
      (each) =>
        (each.clause === item.clause || (beyond && each.clause === item.clause + 1)) &&
        (each.kind === 'figure' || (each.kind === 'word' && !each.empty)),
    )
  return {
    next: said(items.slice(at + 1)).slice(0, item.mark === 'only' ? 6 : 3),
    onward: opens
      ? items
          .slice(at + 1)
          .filter((each) => each.kind === 'figure' || (each.kind === 'word' && !each.empty && each.verb !== true))
          .slice(0, 4)
      : [],
    nearest: said(items.slice(at + 1))
      .filter(({ piece }, index) => index === 0 || piece === item.piece)
      .slice(0, 2),
    previous: said(items.slice(0, at)).slice(-2),
    around: items.filter(
      (each, index) => Math.abs(index - at) < 4 && (each.kind === 'figure' || (each.kind === 'word' && !each.empty)),
    ),
    clause: said(items),
  }
}

const same = (a: Item, b: Item): boolean =>
  a.kind === 'figure' || b.kind === 'figure'
    ? a.kind === 'figure' && b.kind === 'figure' && a.quantity.key === b.quantity.key
    : sameFamily(a.text, b.text)
const meet = (a: readonly Item[], b: readonly Item[]): boolean => a.some((x) => b.some((y) => same(x, y)))

/** "412 before, 288 after": what it stands at comes before it. */
const isAdverb = (a: Neighbours, b: Neighbours): boolean => meet(a.previous.slice(-1), b.previous.slice(-1))

/** Marks that stand directly before what they are about. */
const leading: ReadonlySet<Mark> = new Set([
  'apart',
  'together',
  'all',
  'each',
  'some',
  'before',
  'after',
  'until',
  'except',
  'most',
  'least',
  'more',
  'less',
  'regardless',
  'even',
])
/** Marks whose clause says what they are about. */
const clausal: ReadonlySet<Mark> = new Set([
  'not',
  'must',
  'may',
  'should',
  'if',
  'unless',
  'when',
  'cause',
  'yet',
  'already',
  'future',
])

function placeFindings(
  theirs: readonly MarkItem[],
  ours: readonly MarkItem[],
  composed: Reading,
  proposed: Reading,
): Finding[] {
  return theirs.flatMap((item): Finding[] => {
    const others = ours.filter(({ mark }) => mark === item.mark || (item.mark === 'after' && mark === 'when'))
    if (others.length === 0) return []
    const a = neighboursOf(item, composed)
    const fits = others.some((other) => {
      const b = neighboursOf(other, proposed)
      // "Is excluded", at the end as well.
      if (item.mark === 'except' && (isGreekVerb(item.text) || /^(?:εξαιρ|exclu)/u.test(item.text))) return true
      if (
        item.mark === 'not' &&
        /^(?:οχι|και οχι|αλλα οχι|οχι ομωσ)$/u.test(other.text) &&
        !/^(?:οχι|και οχι|αλλα οχι|οχι ομωσ)$/u.test(item.text)
      )
        return meet(a.next.slice(0, 2), b.next.slice(0, 1))
      if (item.mark === 'not' && /^(?:but|yet|and) not$|^(?:και|αλλα) οχι$/u.test(item.text))
        return (
          a.nearest.length === 0 ||
          a.nearest.filter((each) => b.nearest.some((their) => same(each, their))).length * 2 >
            Math.min(a.nearest.length, b.nearest.length)
        )
      // "At most once": it counts, and bounds nothing else.
      if (
        [item, other].some(
          ({ mark, start, text }) =>
            (mark === 'most' || mark === 'least') &&
            mark === item.mark &&
            /^ (?:once|one|μια)(?!\p{L})/u.test(
              (item.start === start ? composed : proposed).folded.slice(start + text.length),
            ),
        )
      )
        return true
      if (item.mark === 'apart')
        return (
          meet(a.nearest, [...b.nearest, ...b.previous.slice(-1)]) || meet(a.previous.slice(-1), b.previous.slice(-1))
        )
      if (item.mark === 'only') return isPronounAfter(other, proposed) || onlyFits(a, b)
      // "Even when it is paid": what follows is a clause of its own.
      if (item.mark === 'even' && meet(a.onward, b.onward)) return true
      if (item.mark === 'or') return meet(a.around, b.around)
      if (leading.has(item.mark))
        return (
          (/latest|αργοτερο/u.test(item.text) && meet(a.clause, b.clause)) ||
          meet(a.nearest, b.nearest) ||
          isAdverb(a, b) ||
          (a.next.length === 0 && meet(a.previous, b.previous))
        )
      if (clausal.has(item.mark))
        return a.next.length === 0 || meet(a.next.slice(0, 2), b.clause) || meet(b.next.slice(0, 2), a.clause)
      return true
    })
    return fits ? [] : [{ code: 'bound', at: item.text }]
  })
}

/** "Only the remainder" is "only this", where it has been named before. */
const isPronounAfter = (mark: MarkItem, { items }: Reading): boolean =>
  items[items.indexOf(mark) + 1]?.before.some((word) =>
    /^(?:αυτ(?:οσ|η|ο|ον|ην|οι|εσ|α|ουσ)|this|these|it|they)$/u.test(word),
  ) === true

const isVerb = (item: Item | undefined): boolean => item?.kind === 'word' && item.verb === true

/** "Only" limits what follows it, or what stands before it; a verb beside it is passed over. */
function onlyFits(a: Neighbours, b: Neighbours): boolean {
  const about = ({ next, nearest, previous, onward }: Neighbours): readonly Item[] => {
    if (onward.length > 0) return onward
    const [first] = next
    if (first === undefined || !nearest.includes(first) || first.piece !== nearest.at(-1)?.piece)
      return previous.slice(-2)
    if (!isVerb(first))
      return next
        .filter(({ phrase, piece }, index) => index === 0 || phrase === first.phrase || piece === first.piece)
        .slice(0, 2)
    return next.filter((each) => !isVerb(each))
  }
  return meet(about(a), about(b))
}

const dividing: readonly (readonly Mark[])[] = [
  ['if', 'unless', 'when'],
  ['cause', 'result'],
]

/** What is a condition or a cause, and what follows from it, have changed places. */
function sideFindings(
  theirs: readonly MarkItem[],
  ours: readonly MarkItem[],
  composed: Reading,
  proposed: Reading,
): Finding[] {
  return dividing.flatMap((marks): Finding[] => {
    const a = theirs.find(({ mark }) => marks.includes(mark))
    const others = ours.filter(({ mark }) => marks.includes(mark))
    const b = others.find(({ mark }) => mark === a?.mark) ?? others[0]
    if (a === undefined || b === undefined) return []
    const shared = (x: readonly Item[], y: readonly Item[]): number =>
      x.filter((item) => y.some((other) => same(item, other))).length
    const isCrossed = possibleSidesOf(a, composed).every((here) =>
      possibleSidesOf(b, proposed).every((there) => {
        const crossed = shared(here.inside, there.outside) + shared(here.outside, there.inside)
        const kept = shared(here.inside, there.inside) + shared(here.outside, there.outside)
        return crossed > kept
      }),
    )
    return isCrossed ? [{ code: 'role', at: b.text }] : []
  })
}
