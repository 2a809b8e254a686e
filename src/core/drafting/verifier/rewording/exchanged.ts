import type { Finding } from '../claim.ts'
import { Names, relationsOf, type Relation, type Said } from './relations.ts'
import type { Reading } from './reading.ts'

/** How much nearer to the composed sentence the rewording comes with two things in each other's places, at least. */
const leastGain = 1
const leastShare = 0.12

/**
 * Two things that have changed places: with them put back, the rewording says of its words what the composed sentence says
 * better than it does as it stands.
 */
export function exchangeFindings(composed: Reading, proposed: Reading): Finding[] {
  const found = exchanges(composed, proposed).find(({ gain, share }) => gain >= leastGain && share >= leastShare)
  return found === undefined ? [] : [{ code: 'role', at: `${found.a.text} ${found.b.text}` }]
}

export interface Exchange {
  readonly a: Said
  readonly b: Said
  readonly gain: number
  readonly share: number
}

/** All pairs by what putting them back gains, the most first. */
export function exchanges(composed: Reading, proposed: Reading): Exchange[] {
  const names = new Names()
  const theirs = new Map<string, number>()
  for (const relation of relationsOf(composed, names)) {
    const key = keyOf(relation, relation.of)
    theirs.set(key, Math.max(theirs.get(key) ?? 0, relation.weight))
  }
  const count = names.list.length
  const ours = relationsOf(proposed, names)
  const beside = new Set([composed, proposed].flatMap((reading) => pairsBeside(reading, names)))
  const out: Exchange[] = []
  for (let a = 0; a < count; a += 1)
    for (let b = a + 1; b < count; b += 1) {
      const [first, second] = [names.list[a], names.list[b]]
      if (first === undefined || second === undefined || !alike(first, second) || beside.has(`${a} ${b}`)) continue
      const touched = ours.filter(({ of }) => of.includes(a) || of.includes(b))
      const put = (index: number): number => (index === a ? b : index === b ? a : index)
      const now = scoreOf(touched, theirs, (index) => index)
      const back = scoreOf(touched, theirs, put)
      const all = [...theirs].reduce((sum, [key, weight]) => (touches(key, a, b) ? sum + weight : sum), 0)
      out.push({ a: first, b: second, gain: back - now, share: all === 0 ? 0 : (back - now) / all })
    }
  return out.toSorted((x, y) => y.gain - x.gain)
}

/** Whether two things could stand in each other's places. Figures with bounds of their own are told by these. */
function alike(a: Said, b: Said): boolean {
  if (a.kind === 'figure' || b.kind === 'figure')
    return (
      a.kind === 'figure' &&
      b.kind === 'figure' &&
      a.quantity.kind === b.quantity.kind &&
      (a.quantity.bound === b.quantity.bound || a.quantity.bound === 'none' || b.quantity.bound === 'none')
    )
  return (a.verb === true) === (b.verb === true)
}

/** Words of one phrase, as an adjective and its noun. */
const pairsBeside = ({ items }: Reading, names: Names): string[] =>
  items.flatMap((item, at) => {
    const next = items[at + 1]
    if (item.kind !== 'word' || next?.kind !== 'word' || item.phrase !== next.phrase || item.empty || next.empty) return []
    const [a, b] = [names.numberOf(item), names.numberOf(next)]
    return [`${Math.min(a, b)} ${Math.max(a, b)}`]
  })

const keyOf = ({ sort }: Relation, of: readonly number[]): string =>
  `${sort}|${(sort === 'clause' ? of.toSorted((x, y) => x - y) : of).join('|')}`
const touches = (key: string, a: number, b: number): boolean =>
  key
    .split('|')
    .slice(1)
    .some((each) => Number(each) === a || Number(each) === b)

function scoreOf(relations: readonly Relation[], theirs: ReadonlyMap<string, number>, named: (index: number) => number): number {
  const seen = new Set<string>()
  let score = 0
  for (const relation of relations) {
    const key = keyOf(relation, relation.of.map(named))
    if (seen.has(key)) continue
    seen.add(key)
    score += Math.min(relation.weight, theirs.get(key) ?? 0)
  }
  return score
}
