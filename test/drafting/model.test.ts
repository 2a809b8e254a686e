import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { faultsOf } from '../../src/core/drafting/document-faults.ts'
import { statementsOf, type DraftDocument } from '../../src/core/drafting/document.ts'
import { unverifiedIn } from '../../src/core/drafting/verifier/verify-document.ts'
import type { Language } from '../../src/core/facts/text.ts'
import { reword } from '../../src/drafts/model/reword.ts'
import { answering, fakeModel, type Asked, type FakeModel } from '../support/fake-model.ts'
import { samplePairs, type SamplePair } from './sample-drafts.ts'

const languages: readonly Language[] = ['el', 'en']

/** A sentence that a model said otherwise than it was composed. */
interface Said {
  readonly composed: string
  readonly text: string
}

describe('drafts of one sample client for each sample call, with a language model', () => {
  let fake: FakeModel
  let drafts: { document: DraftDocument; pair: SamplePair }[]
  before(async () => {
    fake = await fakeModel()
    const pairs = [...Map.groupBy(await samplePairs(), ({ slug }) => slug).values()].flatMap((list) => list.slice(0, 1))
    drafts = pairs.flatMap((pair) =>
      pair.packs
        .slice(0, 1)
        .flatMap((pack) => languages.map((language) => ({ document: pair.draft(pack, language), pair }))),
    )
  })
  after(() => fake.close())

  /** What a model makes of all drafts: each sentence that it was asked for by `choose`. */
  async function all(
    choose: (sentence: Asked['sentences'][number]) => string,
  ): Promise<{ asked: number; factual: number; said: Said[]; made: DraftDocument[] }> {
    fake.behave(answering(choose))
    const out = { asked: 0, factual: 0, said: new Array<Said>(), made: new Array<DraftDocument>() }
    for (const { document } of drafts) {
      const { signal } = new AbortController()
      const { document: made, asked } = await reword(document, fake.model, { signal, patience: 10_000 })
      const composed = new Map([...statementsOf(document)].map(({ statement }) => [statement.id, statement.text]))
      out.asked += asked
      out.made.push(made)
      for (const { statement, block } of statementsOf(made)) {
        const { id, text, kind, model } = statement
        if (block.type === 'paragraph' && kind === 'factual') out.factual += 1
        if (model === true) out.said.push({ composed: composed.get(id) ?? '', text })
        else assert.equal(text, composed.get(id))
      }
    }
    return out
  }

  it('take every way that is offered, are sound and carried by their citations, and read as an editor would let stand', async (context) => {
    const { asked, factual, said, made } = await all(({ ways }) => ways.at(-1) ?? '')
    context.diagnostic(`${factual} factual sentences, asked for ${asked}, taken ${said.length}`)
    assert.equal(said.length, asked)
    assert.ok(said.length * 6 > factual, 'a sixth of all factual sentences')
    for (const each of said) assertReadsAsWell(each)
    for (const [at, { pair }] of drafts.entries()) {
      const document = made[at] as DraftDocument
      assert.deepEqual(faultsOf(document), [])
      assert.deepEqual(unverifiedIn(document, { texts: pair.texts, programme: pair.programme }), [])
    }
  })

  it('take next to nothing from one that shuffles, and nothing that reads worse', async (context) => {
    const random = generator(7)
    const { asked, said } = await all(({ ways: [composed = ''] }) => shuffled(composed, random))
    context.diagnostic(`asked for ${asked}, twice where refused, taken ${said.length}`)
    assert.ok(said.length * 5 < asked)
    for (const each of said) assertReadsAsWell(each)
  })
})

/** The same words but for a bound, in an order in which one phrase of the composed sentence changed its end. */
function assertReadsAsWell({ composed, text }: Said): void {
  const why = `${composed} → ${text}`
  assert.match(text, /^\p{Lu}.*[^\s,]\.$/u, why)
  assert.doesNotMatch(text, /(?:\d{4}|[€%]) (?:€)?\d|[»”]\p{L}|\s[,.]| {2}/u, why)
  const [was, is] = [wordsOf(composed), wordsOf(text)]
  assert.ok(
    blocksOf(was).some((order) => order.join(' ') === is.join(' ')),
    why,
  )
}

/** Words in small letters, bounds alike and without commas. */
const wordsOf = (text: string): string[] =>
  text
    .toLowerCase()
    .replace('at most', 'up to')
    .replace('μέχρι', 'έως')
    .replaceAll(/,(?=\s)|\.$/gu, '')
    .split(' ')

/** All orders of two blocks, or of three turned round: the phrase, the verb, its subject. */
function blocksOf(words: readonly string[]): string[][] {
  const out = [[...words]]
  for (let one = 1; one < words.length; one += 1) {
    out.push([...words.slice(one), ...words.slice(0, one)])
    for (let two = one + 1; two < words.length; two += 1)
      out.push([...words.slice(two), ...words.slice(one, two), ...words.slice(0, one)])
  }
  return out
}

/** Numbers from 0 to 1, the same for the same seed. */
function generator(seed: number): () => number {
  let state = seed
  return () => (state = (state * 48_271) % 2_147_483_647) / 2_147_483_647
}

/** A sentence cut at up to three places, its pieces in another order, with the words exchanged that a thesaurus would. */
function shuffled(composed: string, random: () => number): string {
  const words = composed.replace(/\.$/u, '').split(' ')
  const cuts = [1, 2, 3].map(() => Math.floor(random() * words.length)).toSorted((a, b) => a - b)
  const pieces = [0, ...cuts].map((from, at) => words.slice(from, cuts[at]).join(' ')).filter((piece) => piece !== '')
  const order = pieces.map((piece) => ({ piece, at: random() })).toSorted((a, b) => a.at - b.at)
  const text = order
    .map(({ piece }) => piece.charAt(0).toLowerCase() + piece.slice(1))
    .join(random() < 0.5 ? ' ' : ', ')
    .replace(/επειδή|αν(?= )/u, (word) => (random() < 0.5 ? word : 'με την προϋπόθεση ότι'))
    .replace(/έως|may|up to/u, (word) => (random() < 0.5 ? word : 'μέχρι'))
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}.`
}
