/**
 * `npm run check:drafts`: drafts of every sample client for every sample call that is not closed to it, in every fitting form
 * and both languages, written in every format and read back by other programs' eyes (`test/drafting/read-formats.ts`).
 * Prints what was found again and every fault; exit 1 with any. `--part 1/4` does a fourth of them.
 */
import { parseArgs } from 'node:util'
import { openPdfRenderer } from '../src/drafts/rendering/pdf.ts'
import { nothingFound, readBack } from '../test/drafting/read-back.ts'
import { samplePairs } from '../test/drafting/sample-drafts.ts'

const { values } = parseArgs({ options: { part: { type: 'string', default: '1/1' } } })
const [part = 1, parts = 1] = values.part.split('/').map(Number)
const began = performance.now()
const pairs = await samplePairs()
const pdf = openPdfRenderer()
const found = nothingFound()
const all = pairs.flatMap((pair) =>
  pair.packs.flatMap((pack) => (['el', 'en'] as const).map((language) => ({ pair, pack, language }))),
)
for (const [index, { pair, pack, language }] of all.entries())
  if (index % parts === part - 1) await readBack(pair, { pack, language, pdf, found })
const { faults, drafts, ...counts } = found
console.log(
  `${pairs.length} matches, ${drafts} of ${all.length} drafts, each in 5 formats, written twice and read back`,
)
for (const [what, count] of Object.entries(counts)) console.log(`  ${what.padEnd(10)} ${count} found again`)
console.log(`  faults     ${faults.length}`)
for (const fault of faults.slice(0, 200)) console.log(fault)
console.log(`${Math.round((performance.now() - began) / 1000)} s`)
process.exitCode = faults.length === 0 ? 0 : 1
