import type { Sentence } from './clauses.ts'
import type { StatedDate } from '../figures/dates.ts'
import type { Block } from './source-text.ts'
import type { Span } from '../../facts/text-fold.ts'

/** An amount, a percentage or a date where it stands, whatever it is of. */
export interface Mention {
  readonly kind: 'money' | 'percent' | 'date'
  /** Cents or hundredths of a percent, one or two; days since 1970 of a date. */
  readonly values: readonly number[]
  /** ISO 4217, of money that is not in euro. */
  readonly currency?: string
  readonly block: Block
  readonly sentence: Sentence
  /** In the folded text of its block. */
  readonly start: number
  readonly end: number
  /** In the canonical text. */
  readonly place: Span
  readonly date?: StatedDate
}

/** What is told around a mention, and how much each counts: what a role is learned from. */
export type Cues = ReadonlyMap<string, number>

const word = /\p{L}+|\d+(?:[.,/]\d+)*|[€%:;()+<>≤≥/–-]/gu
const wordsOf = (text: string): string[] => text.match(word) ?? []
/** Words by their first five letters, as Greek inflects the rest; numbers by their shape. */
const stem = (token: string): string =>
  /^\p{L}/u.test(token) ? token.slice(0, 5) : token.replaceAll(/\d/gu, '0').slice(0, 6)
export const stemsOf = (text: string): string[] => wordsOf(text).map(stem)

/** Tells the cues of each mention of a document, one at a time: of all together they are many. */
export function cuesIn(mentions: readonly Mention[], blocks: readonly Block[]): (mention: Mention) => Cues {
  const inBlock = Map.groupBy(mentions, ({ block }) => block)
  const ofKind = Map.groupBy(mentions, ({ kind }) => kind)
  const ranks = new Map([...ofKind].map(([kind, all]) => [kind, distinct(all)] as const))
  const repeats = new Map<string, number>()
  for (const mention of mentions) repeats.set(valueKey(mention), (repeats.get(valueKey(mention)) ?? 0) + 1)
  const places = new Map(blocks.map((block, at) => [block, at] as const))
  return (mention) => {
    const cues = new Map<string, number>()
    const at = places.get(mention.block) ?? 0
    wordsAround(cues, mention, inBlock.get(mention.block) ?? [])
    neighbours(cues, mention, blocks[at - 1], blocks[at + 1])
    headings(cues, mention.block)
    const rank = ranks.get(mention.kind) ?? []
    cues.set(`rank=${rankOf(mention, rank)}`, 1)
    cues.set(`repeats=${Math.min(repeats.get(valueKey(mention)) ?? 0, 4)}`, 1)
    cues.set(`place=${Math.floor((5 * at) / blocks.length)}`, 1)
    cues.set(magnitude(mention), 1)
    return normalised(cues)
  }
}

const valueKey = ({ kind, values }: Mention): string => `${kind} ${values.join(' ')}`
const distinct = (mentions: readonly Mention[]): number[] =>
  [...new Set(mentions.map(({ values }) => values.at(-1) ?? 0))].toSorted((a, b) => a - b)
const rankOf = ({ values }: Mention, all: readonly number[]): string => {
  const at = all.indexOf(values.at(-1) ?? 0)
  return at === all.length - 1 ? 'last' : at === all.length - 2 ? 'second' : at === 0 ? 'first' : 'middle'
}

function magnitude({ kind, values }: Mention): string {
  const [value = 0] = values.slice(-1)
  if (kind === 'money') return `money=${Math.floor(2 * Math.log10(value / 100 + 1))} ${values.length}`
  return kind === 'percent' ? `percent=${Math.floor(value / 500)}` : 'date'
}

/** The words of its sentence: the nearest by their place, those up to the next figure, and all. */
function wordsAround(cues: Map<string, number>, mention: Mention, all: readonly Mention[]): void {
  const { block, sentence, start, end, date } = mention
  const { folded } = block.folded
  const others = all.filter((other) => other !== mention)
  const before = others.filter((other) => other.end <= start && other.start >= sentence.start)
  const after = others.filter((other) => other.start >= end && other.end <= sentence.end)
  const from = before.reduce((last, other) => Math.max(last, other.end), sentence.start)
  const to = after.reduce((first, other) => Math.min(first, other.start), sentence.end)
  const add = (cue: string): void => void cues.set(cue, 1)
  for (const [side, words] of [
    ['B', wordsOf(folded.slice(sentence.start, start)).toReversed()],
    ['A', wordsOf(folded.slice(end, sentence.end))],
  ] as const) {
    for (const [far, token] of words.slice(0, 5).entries()) {
      add(`${side}${far}=${token}`)
      add(`${side}${far}~${stem(token)}`)
    }
    if (words.length < 5) add(`${side}${words.length}=|`)
    for (const token of words) {
      add(`${side}~${stem(token)}`)
      add(`~${stem(token)}`)
    }
  }
  for (const [side, stems] of [
    ['b', stemsOf(folded.slice(from, start)).toReversed()],
    ['a', stemsOf(folded.slice(end, to))],
  ] as const)
    for (const [far, each] of stems.entries()) {
      add(`${side}~${each}`)
      if (far < 6) add(`${side}6~${each}`)
      if (far > 0) add(`${side}2~${stems[far - 1]} ${each}`)
    }
  add(`before=${Math.min(before.length, 4)}`)
  add(`after=${Math.min(after.length, 4)}`)
  add(`left=${before.at(-1)?.kind ?? ''}`)
  add(`right=${after[0]?.kind ?? ''}`)
  if (date?.time !== undefined) add('timed')
  if (end - start >= folded.trim().length) add('alone')
}

/** What stands before its sentence and behind it. */
export function neighbours(
  cues: Map<string, number>,
  { block, sentence }: Pick<Mention, 'block' | 'sentence'>,
  previous?: Block,
  next?: Block,
): void {
  const { folded } = block.folded
  for (const each of stemsOf(folded.slice(0, sentence.start)).slice(-30)) cues.set(`previous~${each}`, 0.5)
  for (const each of stemsOf(folded.slice(sentence.end)).slice(0, 20)) cues.set(`next~${each}`, 0.5)
  if (block.kind === 'cell') return
  if (previous !== undefined && sentence.start === 0)
    for (const each of stemsOf(previous.folded.folded).slice(-25)) cues.set(`above~${each}`, 0.5)
  if (next !== undefined && sentence.end >= folded.trimEnd().length)
    for (const each of stemsOf(next.folded.folded).slice(0, 12)) cues.set(`below~${each}`, 0.3)
}

/** What it stands under: section, lead-in, the names of its row and its column. */
export function headings(cues: Map<string, number>, block: Block): void {
  const cell = block.kind === 'cell'
  for (const [name, text] of [
    ['section', block.section],
    ['lead', block.announcedBy],
    ['key', block.key ?? ''],
    ['row', cell ? (block.labels[0] ?? '') : ''],
    ['column', cell && block.labels.length > 1 ? (block.labels.at(-1) ?? '') : ''],
    ['second', cell ? (block.rowTitle ?? '') : ''],
  ] as const) {
    const stems = stemsOf(text).slice(0, 25)
    for (const [at, each] of stems.entries()) {
      cues.set(`${name}~${each}`, 1)
      if (at > 0) cues.set(`${name}2~${stems[at - 1]} ${each}`, 0.7)
    }
  }
  if (cell) for (const head of block.heads) for (const each of stemsOf(head).slice(0, 8)) cues.set(`head~${each}`, 0.6)
  cues.set(`kind=${block.kind}`, 1)
  cues.set(`number=${Math.min(block.column, 4)}`, 1)
}

/** As long a row of numbers as any other: a long sentence says no more than a short one. */
export function normalised(cues: ReadonlyMap<string, number>): Cues {
  const length = Math.hypot(...cues.values())
  return new Map([...cues].map(([cue, count]) => [cue, (5 * count) / length]))
}
