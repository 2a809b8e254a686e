/**
 * `node scripts/look-at-draft.ts FOLDER [DRAFT.json]`: a draft as a person sees it. Writes every format into the folder, and
 * each page of the Word document (laid out by LibreOffice) and of the PDF as a picture. Without a draft (an export with
 * `format=json`) it takes the examples, in Greek and English. Needs soffice and pdftoppm; the pictures stay out of the project.
 */
import { spawnSync } from 'node:child_process'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import type { DraftDocument } from '../src/core/drafting/document.ts'
import { exampleDocument } from '../src/core/drafting/document.examples.ts'
import { draftFormats } from '../src/drafts/rendering/draft-format.ts'
import { longDocument } from '../src/drafts/rendering/long.examples.ts'
import { openRenderer } from '../src/drafts/rendering/renderer.ts'

const [folder, file] = process.argv.slice(2)
if (folder === undefined) throw new Error('node scripts/look-at-draft.ts FOLDER [DRAFT.json]')
const drafts: Record<string, DraftDocument> =
  file === undefined
    ? {
        'example-el': exampleDocument('el'),
        'example-en': exampleDocument('en'),
        'long-el': longDocument('el', 60, 8),
        'long-en': longDocument('en', 60, 8),
      }
    : { draft: JSON.parse(readFileSync(file, 'utf8')) as DraftDocument }

mkdirSync(folder, { recursive: true })
await using renderer = openRenderer()
for (const [name, document] of Object.entries(drafts)) {
  for (const format of draftFormats)
    writeFileSync(join(folder, `${name}.${format}`), await renderer.render(document, format))
  pictures(join(folder, `${name}.pdf`), join(folder, `${name}-pdf`))
  const office = join(folder, 'office')
  run(
    'soffice',
    `-env:UserInstallation=file://${resolve(office)}`,
    '--headless',
    '--convert-to',
    'pdf',
    '--outdir',
    office,
    join(folder, `${name}.docx`),
  )
  pictures(join(office, `${name}.pdf`), join(folder, `${name}-docx`))
}

function pictures(pdf: string, to: string): void {
  run('pdftoppm', '-r', '80', '-png', pdf, to)
}

function run(program: string, ...args: readonly string[]): void {
  const { status, error, stderr } = spawnSync(program, args, { encoding: 'utf8' })
  if (status !== 0) throw new Error(`${program}: ${error?.message ?? stderr}`)
}
