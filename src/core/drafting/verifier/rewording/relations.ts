import { sameFamily } from './families.ts'
import { isPassive, type FigureItem, type Item, type Reading, type WordItem } from './reading.ts'

/** One thing that a sentence says of one or two of its words: which, of which sort, and how much it weighs. */
export interface Relation {
  readonly sort: string
  /** Numbers of the words in the list of both sentences. */
  readonly of: readonly number[]
  readonly weight: number
}

export type Said = WordItem | FigureItem

/** Words and figures of both sentences, each once: the number of a word is its place. */
export class Names {
  readonly list: Said[] = []

  numberOf(item: Said): number {
    const found = this.list.findIndex((each) => sameSaid(each, item))
    if (found >= 0) return found
    this.list.push(item)
    return this.list.length - 1
  }
}

const sameSaid = (a: Said, b: Said): boolean =>
  a.kind === 'figure' || b.kind === 'figure'
    ? a.kind === 'figure' && b.kind === 'figure' && a.quantity.key === b.quantity.key
    : sameFamily(a.text, b.text)

/** "The form of the aid: a grant" is "the aid has the form of a grant": of the word between them nothing is said. */
export const said = (item: Item | undefined): item is Said =>
  item?.kind === 'figure' ||
  (item?.kind === 'word' && !item.empty && !/^(?:forms?|μορφη|μορφησ|μορφεσ)$/u.test(item.text))

/** Whether two sets have something in common. */
export const meet = (a: ReadonlySet<number>, b: ReadonlySet<number>): boolean => [...a].some((each) => b.has(each))

export const without = (a: ReadonlySet<number>, b: ReadonlySet<number>): Set<number> =>
  new Set([...a].filter((each) => !b.has(each)))

/** What a sentence says of its words, as far as order, endings, prepositions and little words show it. */
export function relationsOf(reading: Reading, names: Names): Relation[] {
  const items = reading.items.filter(said)
  const number = (item: Said): number => names.numberOf(item)
  const out: Relation[] = []
  const add = (sort: string, weight: number, ...of: readonly Said[]): void => {
    out.push({ sort, weight, of: of.map(number) })
  }
  for (const [at, item] of items.entries()) {
    const previous = items[at - 1]
    if (item.lead !== '' && (item.kind === 'figure' || item.verb !== true)) add(`lead ${item.lead}`, 0.6, item)
    if (previous === undefined || previous.clause !== item.clause) continue
    if (previous.phrase === item.phrase && previous.piece === item.piece) add('within', 1, previous, item)
    if (item.before.includes('s')) add('within', 1, previous, item)
    else if (item.lead === 'of') add('within', 1.2, item, headBefore(items, at))
    else if (item.lead !== '') add(`at ${item.lead}`, 0.4, item, headBefore(items, at))
  }
  for (const relation of [
    ...argumentsOf(items),
    ...exceeding(reading),
    ...figuresBeside(items),
    ...marksBefore(reading),
  ])
    add(relation.sort, relation.weight, ...relation.of)
  for (const [at, item] of items.entries())
    for (const other of items.slice(at + 1)) {
      if (other.clause !== item.clause) continue
      const [a, b] = number(item) < number(other) ? [item, other] : [other, item]
      add('clause', other.piece === item.piece ? 0.5 : 0.2, a, b)
    }
  return out
}

/** What a phrase with a preposition stands after: the last word before it. */
function headBefore(items: readonly Said[], at: number): Said {
  const { phrase } = items[at] as Said
  for (let before = at - 1; before >= 0; before -= 1) {
    const item = items[before]
    if (item !== undefined && item.phrase !== phrase) return item
  }
  return items[at] as Said
}

export interface Between {
  readonly sort: string
  readonly weight: number
  readonly of: readonly Said[]
}

/** Who does and to whom it is done, of each verb. */
export function argumentsOf(items: readonly Said[]): Between[] {
  return items.flatMap((verb, at): Between[] => {
    if (verb.kind !== 'word' || verb.verb !== true) return []
    const passive = isPassive(verb)
    const all = items.map((item, index) => ({ item, index })).filter(({ index }) => index !== at)
    const own = all.filter(({ item }) => item.clause === verb.clause)
    // "Has not been decided and may affect": the subject stands in the clause before.
    const around = own.some(({ item, index }) => index < at && item.lead === '')
      ? own
      : [
          ...all.filter(
            ({ item, index }) => index < at && item.clause === verb.clause - 1 && verb.before.includes('&'),
          ),
          ...own,
        ]
    return around.flatMap(({ item, index }): Between[] => {
      if (item.kind !== 'word' || item.verb === true || item.lead === 'of' || item.case === 'genitive') return []
      const of = [verb, item]
      if (item.lead === 'by' && passive) return [{ sort: 'agent', weight: 1.5, of }]
      if (item.lead !== '') return []
      const greek = /\p{Script=Greek}/u.test(item.text)
      const subject = greek ? item.case === 'nominative' || (item.case === undefined && index < at) : index < at
      const object = greek ? item.case === 'accusative' || (item.case === undefined && index > at) : index > at
      const sure = !greek || item.case !== undefined
      // "The employer is paid aid": the one to whom.
      if (passive && subject && !greek && /^(?:paid|given|awarded|granted|offered)$/u.test(verb.text)) return []
      if (passive) return subject || greek ? [{ sort: 'patient', weight: 1.5, of }] : []
      return [{ sort: subject && !object ? 'agent' : 'patient', weight: sure ? 1.5 : 0.5, of }]
    })
  })
}

/** What exceeds, and what is exceeded, of verbs that are read as bounds. */
export function exceeding({ items }: Reading): Between[] {
  return items.flatMap((mark, at): Between[] => {
    if (mark.kind !== 'mark' || !/υπερβ|υπερεβ|ξεπερ|exceed/u.test(mark.text)) return []
    const passive = /(?:ται|νται|exceeded)$/u.test(mark.text)
    return items.flatMap((item, index): Between[] => {
      if (!said(item) || item.kind !== 'word' || item.clause !== mark.clause || item.case === 'genitive') return []
      if (item.lead !== '') return item.lead === 'by' && passive ? [{ sort: 'exceeds', weight: 1.5, of: [item] }] : []
      const subject = item.case === undefined ? index < at : item.case === 'nominative'
      return [
        { sort: subject === passive ? 'exceeded' : 'exceeds', weight: item.case === undefined ? 0.8 : 1.5, of: [item] },
      ]
    })
  })
}

/** What stands nearest to each figure, on either side. */
function figuresBeside(items: readonly Said[]): Between[] {
  const counting = items.filter((item) => item.kind === 'figure' && item.quantity.kind !== 'code')
  return items.flatMap((figure, at): Between[] => {
    if (figure.kind !== 'figure') return []
    const near = (list: readonly Said[]): Between[] => {
      const stop = list.findIndex(({ kind }) => kind === 'figure')
      return (stop < 0 ? list : list.slice(0, stop))
        .filter((item) => item.kind !== 'word' || item.verb !== true)
        .slice(0, 4)
        .map((item, distance) => ({
          sort: 'figure',
          // Where there is but one figure, what it is of is told by all the rest.
          weight:
            ((item.piece === figure.piece ? 1.5 : 0.6) / (1 + 0.6 * distance)) *
            (counting.length > 1 && figure.quantity.kind !== 'code' ? 1 : 0.3),
          of: [figure, item],
        }))
    }
    const [before, after] = [items[at - 1], items[at + 1]]
    const beside = [
      ...(before?.kind === 'figure' && before.piece === figure.piece
        ? [{ sort: 'beside', weight: 1.5, of: [before, figure] }]
        : []),
      ...(after?.kind === 'figure' && after.piece === figure.piece
        ? [{ sort: 'beside', weight: 1.5, of: [figure, after] }]
        : []),
    ]
    return [...beside, ...near(items.slice(at + 1)), ...near(items.slice(0, at).toReversed())]
  })
}

/** What each little word that changes a meaning stands before. */
function marksBefore({ items }: Reading): Between[] {
  return items.flatMap((mark, at): Between[] => {
    if (mark.kind !== 'mark') return []
    const next = items
      .slice(at + 1)
      .filter(said)
      .filter(({ clause }) => clause === mark.clause)
    return next.slice(0, /^(?:if|unless|cause|when)$/u.test(mark.mark) ? 6 : 2).map((item, distance) => ({
      sort: `mark ${mark.mark}`,
      // What may or must not be is said of a verb; of a noun after "be" it says no more than of its subject.
      weight:
        (/^(?:not|may|must|future|past)$/u.test(mark.mark) && !(item.kind === 'word' && item.verb === true)
          ? 0.4
          : 1.2) /
        (1 + distance / 2),
      of: [item],
    }))
  })
}
