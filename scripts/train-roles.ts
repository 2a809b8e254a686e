/**
 * Learns anew what the figures of a call are of, from the annotated sample calls: `npm run train:roles [-- --without=tenth,eleventh]
 * [--to=FILE]`. Writes `src/core/extraction/role-weights.json`, or FILE; the same samples give the same weights. With `--without`
 * and a file of its own: what the reader comes to on calls of authors that it has not seen.
 */
import { writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { figuresOf } from '../src/core/extraction/figures.ts'
import { cuesIn } from '../src/core/extraction/mentions.ts'
import { sourceText } from '../src/core/extraction/source-text.ts'
import { DocumentReader, documentTypes } from '../src/programmes/extraction/extract-document.ts'
import { loadReference } from '../src/reference/reference.ts'
import { openSamples, sets } from './check-extraction.ts'
import type { Sample } from './check-extraction.ts'
import { fitRoles } from './extraction/fit-roles.ts'
import type { Example } from './extraction/fit-roles.ts'
import { labelsOf } from './extraction/role-labels.ts'

const kinds = ['money', 'percent', 'date'] as const
type KnownMention = Example & { readonly kind: (typeof kinds)[number] }
const { values: options } = parseArgs({ options: { without: { type: 'string' }, to: { type: 'string' } } })
const { regions } = await loadReference()
const reader = new DocumentReader(0)

/** The mentions of a sample of which it can be told what they are. */
async function examplesOf({ bytes, type, expected }: Sample): Promise<KnownMention[]> {
  const { document } = await reader.read({
    bytes,
    type: documentTypes[type],
    language: undefined,
    country: 'GR',
    timeZone: 'Europe/Athens',
  })
  const source = sourceText(document.text, document.sections)
  const mentions = source.blocks.flatMap((block) => figuresOf(block, regions, 'GR').mentions)
  const labels = labelsOf(source, mentions, expected)
  const cuesOf = cuesIn(mentions, source.blocks)
  return mentions.flatMap((mention, at) => {
    const roles = labels[at]
    return roles === undefined ? [] : [{ kind: mention.kind, cues: cuesOf(mention), roles }]
  })
}

const without = (options.without ?? '').split(',')
const examples: KnownMention[] = []
for (const set of Object.keys(sets) as (keyof typeof sets)[])
  if (!without.includes(set)) for (const sample of openSamples(set)) examples.push(...(await examplesOf(sample)))

const weights = Object.fromEntries(
  kinds.map((kind) => {
    const own = examples.filter((each) => each.kind === kind)
    console.log(`${kind}: ${own.length} mentions`)
    return [kind, fitRoles(own)]
  }),
)
const file = options.to ?? new URL('../src/core/extraction/role-weights.json', import.meta.url)
writeFileSync(file, `${JSON.stringify(weights)}\n`)
