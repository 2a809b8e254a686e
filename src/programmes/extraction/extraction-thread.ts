/** The thread that reads documents: one may be long, and a hostile one may take what memory it is given. */
import { setPriority } from 'node:os'
import { setFlagsFromString } from 'node:v8'
import { parentPort } from 'node:worker_threads'
import { readAmendment } from '../../core/extraction/amendment.ts'
import { extractProgramme } from '../../core/extraction/extract.ts'
import { isGreek } from '../../core/extraction/source-text.ts'
import { loadReference } from '../../reference/reference.ts'
import { UnreadableDocument } from './canonical-document.ts'
import type { Unreadable } from './canonical-document.ts'
import type { ExtractionReply, ExtractionWork } from './extract-document.ts'
import { readDocx } from './read-docx.ts'
import { readHtml } from './read-html.ts'
import { readPdf } from './read-pdf.ts'
import { decodeText, readText } from './read-text.ts'

const readers: Readonly<Record<ExtractionWork['type'], (bytes: Uint8Array) => ReturnType<typeof readPdf>>> = {
  pdf: readPdf,
  docx: readDocx,
  html: async (bytes) => readHtml(decodeText(bytes)),
  text: async (bytes) => readText(decodeText(bytes)),
}
// Patterns are compiled when they are first used. Later, as V8 does it otherwise, there is too much other code by then for them to be
// optimised: a cell of 200 KB took 25 s where it takes 3, the first call of a thread 2.1 s where it takes 0.8.
setFlagsFromString('--no-regexp-tier-up')

/** Read while the first document is. */
const loading = loadReference()

async function work({ bytes, type, amends, language, country, timeZone }: ExtractionWork): Promise<ExtractionReply> {
  const document = await readers[type](bytes).catch((error: unknown): Unreadable => {
    if (error instanceof UnreadableDocument) return error.why
    throw error
  })
  if ('fault' in document) return { unreadable: document }
  const spoken = language ?? (isGreek(document.text) ? 'el' : 'en')
  const reference = await loading
  const { text, sections } = document
  const input = { text, sections, language: spoken, country, timeZone, document: amends ?? 'call' }
  const ref = { activities: reference.activities, regions: reference.regions }
  if (amends === undefined) return { document, language: spoken, extraction: extractProgramme(input, ref) }
  const amendment = readAmendment(input, ref)
  return { document, language: spoken, extraction: amendment.extraction, amendment }
}

// On Linux this is the thread's own priority, elsewhere the whole process's: calls go first.
if (process.platform === 'linux') setPriority(5)

parentPort?.on('message', (asked: ExtractionWork) => {
  // What is thrown here ends the thread: its owner tells the caller, and opens another one.
  void work(asked).then((reply) => parentPort?.postMessage(reply))
})
