/**
 * Learns anew what the figures of a call are of, and which of its sentences state whose age, staff, turnover and legal basis, from
 * the annotated sample calls: `npm run train:roles [-- --without=tenth,eleventh] [--to=FILE]`. Writes
 * `src/core/extraction/learned/role-weights.json`, or FILE; the same samples give the same weights. With `--without` and a file of its own:
 * what the reader comes to on calls of authors that it has not seen.
 */
import { writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { figuresOf } from '../src/core/extraction/figures/figures.ts'
import { cuesIn } from '../src/core/extraction/text/mentions.ts'
import { sentenceCuesIn } from '../src/core/extraction/learned/sentence-cues.ts'
import { placeIn, sentencesOf, sourceText } from '../src/core/extraction/text/source-text.ts'
import type { SourceText } from '../src/core/extraction/text/source-text.ts'
import { statedFields } from '../src/core/extraction/learned/unstated.ts'
import { DocumentReader, documentTypes } from '../src/programmes/extraction/extract-document.ts'
import { loadReference } from '../src/reference/reference.ts'
import { openSamples, sets } from './check-extraction.ts'
import type { Sample } from './check-extraction.ts'
import { fitRoles } from './extraction/fit-roles.ts'
import type { Example } from './extraction/fit-roles.ts'
import { fieldsStatedIn, labelsOf } from './extraction/role-labels.ts'
import type { Annotation } from './extraction/role-labels.ts'

const figures = ['money', 'percent', 'date'] as const
const { values: options } = parseArgs({ options: { without: { type: 'string' }, to: { type: 'string' } } })
const { regions } = await loadReference()
const reader = new DocumentReader(0)
const ofFigures: (Example & { readonly kind: (typeof figures)[number] })[] = []
const ofSentences: (Pick<Example, 'cues'> & { readonly stated: ReadonlySet<string> })[] = []

/** Pages of a few lines are few among the samples, and most of what is read: each of their figures counts so many times. */
const timesOfPages = 4
const pages: ReadonlySet<string> = new Set(['seventeenth', 'eighteenth'] satisfies (keyof typeof sets)[])

/** The mentions of a sample of which it can be told what they are. */
function learnFigures(source: SourceText, expected: Annotation, times: number): void {
  const mentions = source.blocks.flatMap((block) => figuresOf(block, regions, 'GR').mentions)
  const labels = labelsOf(source, mentions, expected)
  const cuesOf = cuesIn(mentions, source.blocks)
  for (const [at, mention] of mentions.entries()) {
    const roles = labels[at]
    if (roles === undefined) continue
    const example = { kind: mention.kind, cues: cuesOf(mention), roles }
    for (let time = 0; time < times; time += 1) ofFigures.push(example)
  }
}

/** A list of codes has ten thousand rows, and no other sentences. */
const mostBlocks = 3000

function learnSentences(source: SourceText, expected: Annotation): void {
  if (source.blocks.length > mostBlocks) return
  const cuesOf = sentenceCuesIn(source.blocks)
  const statedIn = fieldsStatedIn(source, expected)
  for (const block of source.blocks)
    for (const sentence of sentencesOf(block))
      ofSentences.push({
        cues: cuesOf(block, sentence),
        stated: statedIn(placeIn(block, sentence.start, sentence.end)),
      })
}

async function learnFrom({ bytes, type, expected }: Sample, isPage: boolean): Promise<void> {
  const { document } = await reader.read({
    bytes,
    type: documentTypes[type],
    language: undefined,
    country: 'GR',
    timeZone: 'Europe/Athens',
  })
  const source = sourceText(document.text, document.sections)
  learnFigures(source, expected, isPage ? timesOfPages : 1)
  // Not every regulation and condition that a page names was noted by its reader.
  if (!isPage) learnSentences(source, expected)
}

const without = (options.without ?? '').split(',')
for (const set of Object.keys(sets) as (keyof typeof sets)[])
  if (!without.includes(set)) for (const sample of openSamples(set)) await learnFrom(sample, pages.has(set))

const weights = Object.fromEntries([
  ...figures.map((kind) => {
    const own = ofFigures.filter((each) => each.kind === kind)
    console.log(`${kind}: ${own.length} mentions`)
    return [kind, fitRoles(own)] as const
  }),
  ...Object.entries(statedFields).map(([kind, names]) => {
    const own = ofSentences.map(({ cues, stated }) => ({
      cues,
      roles: [names.some((name) => stated.has(name)) ? kind : 'none'],
    }))
    console.log(`${kind}: ${own.filter(({ roles: [role] }) => role === kind).length} of ${own.length} sentences`)
    return [kind, fitRoles(own)] as const
  }),
])
const file = options.to ?? new URL('../src/core/extraction/learned/role-weights.json', import.meta.url)
writeFileSync(file, `${JSON.stringify(weights)}\n`)
