import type { Finding } from '../claim.ts'
import { listedIn } from './lists.ts'
import { Names, relationsOf, type Relation, type Said } from './relations.ts'
import type { FigureItem, Reading } from './reading.ts'

/** How much nearer to the composed sentence the rewording comes with two things in each other's places, at least. */
const leastGain = 1.6
const leastShare = 0.1

/**
 * Two things that have changed places: with them put back, the rewording says of its words what the composed sentence says
 * better than it does as it stands.
 */
export function exchangeFindings(composed: Reading, proposed: Reading): Finding[] {
  const found = exchanges(composed, proposed).find(({ gain, share, least }) => gain >= least && share >= leastShare)
  return found === undefined ? [] : [{ code: 'role', at: `${found.a.text} ${found.b.text}` }]
}

export interface Exchange {
  readonly a: Said
  readonly b: Said
  readonly gain: number
  readonly share: number
  /** What the gain has to reach to be told. */
  readonly least: number
}

/** All pairs by what putting them back gains, the most first. */
export function exchanges(composed: Reading, proposed: Reading): Exchange[] {
  const { names, before, now, theirs: told, ours } = relationsOfBoth(composed, proposed)
  const theirs = new Map<string, number>()
  for (const relation of told) {
    const key = keyOf(relation, relation.of)
    theirs.set(key, Math.max(theirs.get(key) ?? 0, relation.weight))
  }
  const count = names.list.length
  const beside = new Set([composed, proposed].flatMap((reading) => pairsBeside(reading, names)))
  const [inRow, inRowStill] = [composed, proposed].map((reading) => figuresInRow(reading, names)) as [Row, Row]
  const sameClass = (index: number, other: number): boolean =>
    before.has(index) === before.has(other) && [index, other].every((each) => before.has(each) === now.has(each))
  // Words that belong together in both sentences change places together.
  const mates = ours.flatMap(({ sort, of }) =>
    sort === 'within' && theirs.has(keyOf({ sort, of, weight: 0 }, of)) ? [of] : [],
  )
  const together = new Set(mates.flatMap(([x, y]) => [`${x} ${y}`, `${y} ${x}`]))
  const [listed, listedStill] = [composed, proposed].map((reading) => listedIn(reading, names)) as [Listed, Listed]
  const inList = (pair: string): boolean => listed.has(pair) && listed.get(pair) === listedStill.get(pair)
  const out: Exchange[] = []
  for (let a = 0; a < count; a += 1)
    for (let b = a + 1; b < count; b += 1) {
      const [first, second] = [names.list[a], names.list[b]]
      if (
        first === undefined ||
        second === undefined ||
        !alike(first, second) ||
        !sameClass(a, b) ||
        beside.has(`${a} ${b}`) ||
        [`${a} ${b}`, `${b} ${a}`].some((row) => inRow.has(row) && inRowStill.has(row)) ||
        inList(`${a} ${b}`)
      )
        continue
      const touched = ours.filter(({ of }) => of.includes(a) || of.includes(b))
      const doubtful = isEquated(first, second, composed) || before.has(a)
      const least = doubtful ? 2 * leastGain : leastGain
      const put = (index: number, others: readonly number[]): number =>
        index !== a && index !== b
          ? index
          : others.some((other) => together.has(`${index} ${other}`))
            ? index
            : index === a
              ? b
              : a
      const asIs = scoreOf(touched, theirs, (index) => index)
      const back = scoreOf(touched, theirs, put)
      const all = [...theirs].reduce((sum, [key, weight]) => (touches(key, a, b) ? sum + weight : sum), 0)
      out.push({ a: first, b: second, gain: back - asIs, share: all === 0 ? 0 : (back - asIs) / all, least })
    }
  return out.toSorted((x, y) => y.gain - x.gain)
}

const clausesOf = ({ items }: Reading): number => new Set(items.map(({ clause }) => clause)).size

type Listed = ReadonlyMap<string, string>

interface Both {
  readonly names: Names
  readonly theirs: readonly Relation[]
  readonly ours: readonly Relation[]
  /** The verbs of the one and of the other. */
  readonly before: ReadonlySet<number>
  readonly now: ReadonlySet<number>
}

/** What both say of their words. Of a verb that became a noun nobody is known to be its subject. */
function relationsOfBoth(composed: Reading, proposed: Reading): Both {
  const names = new Names()
  // Where a clause became a phrase, or a phrase a clause, what stands in one clause tells less.
  const share = clausesOf(composed) === clausesOf(proposed) ? 1 : 0.3
  const relationsIn = (reading: Reading): Relation[] =>
    relationsOf(reading, names).map((relation) =>
      relation.sort === 'clause' ? { ...relation, weight: relation.weight * share } : relation,
    )
  const [theirs, ours] = [relationsIn(composed), relationsIn(proposed)]
  const [before, now] = [verbsOf(composed, names), verbsOf(proposed, names)]
  const told = ({ sort, of: [verb] }: Relation): boolean =>
    (sort !== 'agent' && sort !== 'patient') || verb === undefined || before.has(verb) === now.has(verb)
  return { names, theirs: theirs.filter(told), ours: ours.filter(told), before, now }
}

/** Whether two things could stand in each other's places. Figures with bounds of their own are told by these. */
function alike(a: Said, b: Said): boolean {
  if (a.kind === 'figure' || b.kind === 'figure')
    return (
      a.kind === 'figure' &&
      b.kind === 'figure' &&
      kindOf(a) === kindOf(b) &&
      (a.quantity.unit === b.quantity.unit || a.quantity.unit === undefined || b.quantity.unit === undefined) &&
      (a.quantity.bound === b.quantity.bound || a.quantity.bound === 'none' || b.quantity.bound === 'none')
    )
  return isQuality(a.text) === isQuality(b.text)
}

/** Adjectives, by their ending. */
const isQuality = (word: string): boolean =>
  /(?:ible|able|ous|ful|less)$|(?:ιμ|ικ|ιν|μεν)(?:οσ|η|ο|ου|ησ|ων|ουσ|οι|εσ|α|ασ)$/u.test(word)

const kindOf = ({ quantity: { kind, key } }: FigureItem): string => (key.startsWith('#') ? 'ordinal' : kind)

const verbsOf = ({ items }: Reading, names: Names): Set<number> =>
  new Set(
    items.flatMap((item) => (item.kind === 'word' && item.verb === true && !item.empty ? [names.numberOf(item)] : [])),
  )

/** "The size is accepted: small": what stands on both sides of a colon is one thing. */
function isEquated(a: Said, b: Said, { folded }: Reading): boolean {
  const colon = folded.indexOf(':')
  return colon >= 0 && a.start < colon !== b.start < colon
}

type Row = ReadonlySet<string>

/** "70% and 30%": figures that follow each other, with their order. */
const figuresInRow = ({ items }: Reading, names: Names): Row =>
  new Set(
    items.flatMap((item, at) => {
      const next = items[at + 1]
      return item.kind === 'figure' && next?.kind === 'figure'
        ? [`${names.numberOf(item)} ${names.numberOf(next)}`]
        : []
    }),
  )

/** Words of one phrase, as an adjective and its noun. */
const pairsBeside = ({ items }: Reading, names: Names): string[] =>
  items.flatMap((item, at) => {
    const next = items[at + 1]
    if (item.kind !== 'word' || next?.kind !== 'word' || item.phrase !== next.phrase || item.empty || next.empty)
      return []
    const [a, b] = [names.numberOf(item), names.numberOf(next)]
    return [`${Math.min(a, b)} ${Math.max(a, b)}`]
  })

const keyOf = ({ sort }: Relation, of: readonly number[]): string =>
  `${sort}|${(sort === 'clause' || sort === 'beside' ? of.toSorted((x, y) => x - y) : of).join('|')}`
const touches = (key: string, a: number, b: number): boolean =>
  key
    .split('|')
    .slice(1)
    .some((each) => Number(each) === a || Number(each) === b)

function scoreOf(
  relations: readonly Relation[],
  theirs: ReadonlyMap<string, number>,
  named: (index: number, of: readonly number[]) => number,
): number {
  const seen = new Set<string>()
  let score = 0
  for (const relation of relations) {
    const key = keyOf(
      relation,
      relation.of.map((index) => named(index, relation.of)),
    )
    if (seen.has(key)) continue
    seen.add(key)
    score += Math.min(relation.weight, theirs.get(key) ?? 0)
  }
  return score
}
