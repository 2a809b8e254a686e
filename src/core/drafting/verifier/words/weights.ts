/** What the signs of a doubt weigh: one is enough to refuse a sentence. Made by `scripts/verifier/learn-weights.ts`. */
export const weights: Readonly<Record<string, number>> = {
  adjective: 1,
  adverb: 1,
  deed: 1,
  needless: 1.5,
  noun: 1,
  'only of none': -1,
  'only shared': 1,
  'only shared of field': -0.5,
  rendered: -0.7,
  translated: -1,
  wider: -0.7,
}
