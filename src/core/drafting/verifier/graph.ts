import { stemOf } from './words.ts'
import { wordnet } from './words/wordnet.ts'

/** Meanings by the stems of their words, and what joins them. A meaning is the number of its line. */
interface Graph {
  readonly byStem: ReadonlyMap<string, readonly number[]>
  readonly wider: readonly (readonly number[])[]
  readonly made: readonly (readonly number[])[]
  readonly against: readonly (readonly number[])[]
}

function parse(): Graph {
  const byStem = new Map<string, number[]>()
  const [wider, made, against]: [number[][], number[][], number[][]] = [[], [], []]
  const numbers = (text = ''): number[] => (text === '' ? [] : text.split(' ').map((each) => Number.parseInt(each, 36)))
  for (const [row, line] of wordnet.slice(1, -1).split('\n').entries()) {
    const [words = '', up, from, opposite] = line.split(',')
    for (const key of words === '' ? [] : new Set(words.split(' ').map(stemOf))) {
      const list = byStem.get(key)
      if (list === undefined) byStem.set(key, [row])
      else list.push(row)
    }
    wider.push(numbers(up))
    made.push(numbers(from))
    against.push(numbers(opposite))
  }
  return { byStem, wider, made, against }
}
const graph = parse()

/** The meanings that a folded word has in the WordNets. */
export const sensesOf = (word: string): readonly number[] =>
  word.length > 2 ? (graph.byStem.get(stemOf(word)) ?? []) : []

const none: readonly number[] = []
const linked = (list: readonly (readonly number[])[], senses: readonly number[]): readonly number[] =>
  senses.flatMap((sense) => list[sense] ?? none)

/** Meanings of words made from a word of these: of "sell" those of "sale". */
export const madeOf = (senses: readonly number[]): readonly number[] => linked(graph.made, senses)

/** Meanings that are the opposite of these. */
export const againstOf = (senses: readonly number[]): readonly number[] => linked(graph.against, senses)

/** Meanings one step more general: of "van" those of "truck". */
export const widerOf = (senses: readonly number[]): readonly number[] => linked(graph.wider, senses)
