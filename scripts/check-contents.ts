/**
 * `npm run check:contents`: whether the table of contents names the page of every heading. Writes the drafts of every sample
 * client for every sample call that is not closed to it, in every fitting form and both languages, and the long examples, as
 * Word documents, which LibreOffice lays out, and as PDF; reads the pages and prints entries and entries that are wrong.
 * Exit 1 with any. `--part 1/4` does a fourth of them, `--format docx` leaves the PDFs out, `--format pdf` Word;
 * `--only` is a pattern of names. Needs soffice and pdftotext.
 */
import { parseArgs } from 'node:util'
import { exampleDocument } from '../src/core/drafting/document.examples.ts'
import type { DraftDocument } from '../src/core/drafting/document.ts'
import type { Language } from '../src/core/facts/text.ts'
import { renderDocx } from '../src/drafts/rendering/docx.ts'
import { longDocument } from '../src/drafts/rendering/long.examples.ts'
import { openPdfRenderer } from '../src/drafts/rendering/pdf.ts'
import { samplePairs } from '../test/drafting/sample-drafts.ts'
import { contentsOf } from '../test/outside/contents.ts'
import { allLaidOut, Folder, pagesOf } from '../test/outside/programs.ts'

/** As many Word documents for each start of LibreOffice. */
const batch = 24

const { values } = parseArgs({
  options: { part: { type: 'string', default: '1/1' }, format: { type: 'string' }, only: { type: 'string' } },
})
const [part = 1, parts = 1] = values.part.split('/').map(Number)
const languages: readonly Language[] = ['el', 'en']
const all = [
  ...languages.flatMap((language) => [
    { name: `example, ${language}`, made: () => exampleDocument(language) },
    { name: `long, ${language}`, made: () => longDocument(language, 200, 20) },
    { name: `many notes, ${language}`, made: () => longDocument(language, 60, 8) },
  ]),
  ...(await samplePairs()).flatMap((pair) =>
    pair.packs.flatMap((pack) =>
      languages.map((language) => ({
        name: `${pair.slug} × ${pair.client}, ${pack.id}, ${language}`,
        made: () => pair.draft(pack, language),
      })),
    ),
  ),
].filter(({ name }, index) => index % parts === part - 1 && new RegExp(values.only ?? '', 'u').test(name))

const counts = new Map<string, { entries: number; wrong: number; drafts: number; pages: number }>()
const faults: string[] = []
const times: number[] = []
const pdf = openPdfRenderer()

function count(format: string, name: string, document: DraftDocument, pages: readonly string[]): void {
  const key = `${format} ${document.language}`
  const counted = counts.get(key) ?? { entries: 0, wrong: 0, drafts: 0, pages: 0 }
  counts.set(key, counted)
  counted.drafts += 1
  counted.pages += pages.length
  for (const { title, told, real } of contentsOf(pages, document)) {
    counted.entries += 1
    if (told === real && real > 0) continue
    counted.wrong += 1
    faults.push(`${format}, ${name}: “${title}” on page ${real}, told ${told}`)
  }
}

for (let from = 0; from < all.length; from += batch) {
  using folder = new Folder()
  const written: { name: string; document: DraftDocument; path: string }[] = []
  for (const [index, { name, made }] of all.slice(from, from + batch).entries()) {
    const document = made()
    const began = performance.now()
    const bytes = await renderDocx(document)
    times.push(performance.now() - began)
    written.push({ name, document, path: folder.file(`draft-${index}.docx`, bytes) })
    if (values.format !== 'docx')
      count('pdf', name, document, pagesOf(folder.file(`draft-${index}-own.pdf`, pdf.render(document))))
  }
  if (values.format === 'pdf') continue
  const laid = allLaidOut(
    folder,
    written.map(({ path }) => path),
  )
  for (const [index, { name, document }] of written.entries()) count('docx', name, document, pagesOf(laid[index] ?? ''))
}

for (const [key, { drafts, pages, entries, wrong }] of [...counts].toSorted())
  console.log(`${key}: ${drafts} drafts, ${pages} pages, ${entries} entries of contents, ${wrong} wrong`)
const sorted = times.toSorted((one, other) => one - other)
console.log(
  `docx written in ${Math.round(sorted[sorted.length >> 1] ?? 0)} ms (median), ${Math.round(sorted.at(-1) ?? 0)} ms (longest)`,
)
for (const fault of faults.slice(0, 60)) console.log(fault)
process.exitCode = faults.length === 0 ? 0 : 1
