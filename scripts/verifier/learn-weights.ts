/**
 * Makes `src/core/drafting/verifier/words/weights.ts` from the open gold sentences: a logistic regression over the signs of
 * unsupported words that tells corruptions from sentences, for those that no check refuses by itself.
 * `node scripts/verifier/learn-weights.ts` prints the figures with each author's set left out; `--write` writes the table.
 */
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { isLight, isOfWord } from '../../src/core/drafting/verifier/weigh.ts'
import { readGold, weighable, type Weighable } from './gold.ts'

const { values } = parseArgs({ options: { write: { type: 'boolean' } } })
/** A false alarm costs as much as this many corruptions that pass. */
const cost = 2
/** How strongly weights are held near those that they are believed to be. */
const decay = 0.004
const rounds = 1200
const rate = 1

/** What signs weigh as far as nothing speaks against it: a word that nothing has is enough. */
const believed: Readonly<Record<string, number>> = {
  adjective: 1,
  adverb: 1,
  'counted by': 0.7,
  deed: 1,
  noun: 1,
  omitted: 0.3,
  'omitted exception': 0.7,
  needless: 1.5,
  'only of none': -1,
  'only shared': 1,
  'only shared of field': -0.5,
  rendered: -0.7,
  translated: -1,
  wider: -0.7,
}

type Weights = Map<string, number>
/** Which doubts make a sample's score, by place: all of words that state something, and the weightiest of the others. */
function telling(sums: readonly number[], signs: readonly (readonly string[])[]): number[] {
  const places = sums.map((_, place) => place)
  const top = (list: readonly number[]): number[] =>
    list.toSorted((a, b) => (sums[b] ?? 0) - (sums[a] ?? 0)).slice(0, 1)
  const words = places.filter((place) => isOfWord(signs[place] ?? []))
  const light = words.filter((place) => isLight(signs[place] ?? []))
  const spoken = [...words.filter((place) => !light.includes(place) && (sums[place] ?? 0) >= 0), ...top(light)]
  const total = (list: readonly number[]): number => list.reduce((sum, place) => sum + Math.max(0, sums[place] ?? 0), 0)
  const others = top(places.filter((place) => !words.includes(place)))
  return total(others) > total(spoken) ? others : spoken
}

/** What is held against the limit of one. */
function scoreOf(weights: Weights, { signs }: Weighable): number {
  const sums = signs.map((doubt) => doubt.reduce((sum, sign) => sum + (weights.get(sign) ?? 0), 0))
  return telling(sums, signs).reduce((total, place) => total + Math.max(0, sums[place] ?? 0), 0)
}

/** Logistic regression with a fixed limit: how steep it is comes out of the weights themselves. */
function learn(samples: readonly Weighable[]): Weights {
  const names = [...new Set(samples.flatMap(({ signs }) => signs.flat()))]
  const place = new Map(names.map((name, index) => [name, index]))
  const rows = samples.map(({ signs }) => signs.map((doubt) => doubt.map((sign) => place.get(sign) ?? 0)))
  const pull = samples.map(({ sound }) => (sound ? cost : 1))
  const whole = pull.reduce((sum, each) => sum + each, 0)
  const start = names.map((name) => steep * (believed[name] ?? 0))
  const weights = [...start]
  const speed = names.map(() => 0)
  for (let round = 0; round < rounds; round += 1) {
    const slope = weights.map((weight, index) => decay * ((start[index] ?? 0) - weight))
    for (const [at, row] of rows.entries()) {
      const sums = row.map((doubt) => doubt.reduce((sum, index) => sum + (weights[index] ?? 0), 0))
      const counted = telling(sums, samples[at]?.signs ?? [])
      const score = counted.reduce((sum, place) => sum + Math.max(0, sums[place] ?? 0), -steep)
      const push = (((samples[at]?.sound === true ? 0 : 1) - 1 / (1 + Math.exp(-score))) * (pull[at] ?? 1)) / whole
      for (const place of counted) for (const index of row[place] ?? []) slope[index] = (slope[index] ?? 0) + push
    }
    for (const index of weights.keys()) {
      speed[index] = 0.9 * (speed[index] ?? 0) + rate * (slope[index] ?? 0)
      weights[index] = (weights[index] ?? 0) + (speed[index] ?? 0)
    }
  }
  return new Map(names.map((name, index) => [name, (weights[index] ?? 0) / steep]))
}
/** The logit of a sentence without doubts, below nothing. */
const steep = 3

const sets = ['sentences', 'second-sentences', 'third-sentences', 'fourth-sentences', 'fifth-sentences']
const samples = new Map<string, readonly Weighable[]>()
for (const set of sets) samples.set(set, weighable(await readGold(set).catch(() => [])))

const told = (list: readonly Weighable[], weights: Weights): string => {
  const sound = list.filter((each) => each.sound)
  const mutants = list.filter((each) => !each.sound)
  const refused = (each: Weighable): boolean => each.refused || scoreOf(weights, each) >= 1
  const share = (part: number, all: number): string => `${((100 * part) / all).toFixed(2)}% (${part} of ${all})`
  const caught = mutants.filter(refused).length
  return `refused ${share(caught, mutants.length)}, false alarms ${share(sound.filter(refused).length, sound.length)}`
}

for (const [set, list] of samples) {
  if (list.length === 0) continue
  const others = [...samples].flatMap(([name, each]) => (name === set ? [] : each))
  console.log(`${set} left out: ${told(list, learn(others.filter(({ refused }) => !refused)))}`)
}
const all = [...samples.values()].flat()
const weights = learn(all.filter(({ refused }) => !refused))
console.log(`all: ${told(all, weights)}`)
const table = [...weights]
  .toSorted(([a], [b]) => (a < b ? -1 : 1))
  .map(([sign, weight]) => `  '${sign}': ${weight.toFixed(2)},`)
console.log(table.join('\n'))
if (values.write === true)
  await writeFile(
    join(import.meta.dirname, '..', '..', 'src', 'core', 'drafting', 'verifier', 'words', 'weights.ts'),
    `/** What the signs of an unsupported word weigh: one is enough to refuse a sentence. Made by \`scripts/verifier/learn-weights.ts\`. */\nexport const weights: Readonly<Record<string, number>> = {\n${table.join('\n')}\n}\n`,
  )
