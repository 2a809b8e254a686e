/** The thread that reads documents: one may be long, and a hostile one may take what memory it is given. */
import { inspect } from 'node:util'
import { parentPort } from 'node:worker_threads'
import { readAmendment } from '../../core/extraction/amendments/amendment.ts'
import { countryOfCall, usualZone } from '../../core/extraction/places/country-of-call.ts'
import { extractProgramme } from '../../core/extraction/extract.ts'
import { isGreek } from '../../core/extraction/text/source-text.ts'
import { loadReference } from '../../reference/reference.ts'
import { openPrepareKit } from '../prepare-programme.ts'
import { UnreadableDocument } from './canonical-document.ts'
import { callDocument, draftOf } from './draft-input.ts'
import { titleOf, titleOfDecision } from './head-of-document.ts'
import type { Beyond, ExtractionAsked, ExtractionReply, ExtractionWork } from './extract-document.ts'
import { readDocx } from './read-docx.ts'
import { readHtml } from './read-html.ts'
import { readPdf } from './read-pdf.ts'
import { decodeText, readText } from './read-text.ts'
import { endedByPace } from './reading-limits.ts'

const readers: Readonly<Record<ExtractionWork['type'], (bytes: Uint8Array) => ReturnType<typeof readPdf>>> = {
  pdf: readPdf,
  docx: readDocx,
  html: async (bytes) => readHtml(decodeText(bytes)),
  text: async (bytes) => readText(decodeText(bytes)),
}
/** Read while the first document is. */
const loading = loadReference().then(openPrepareKit)

interface ExtractionTask extends ExtractionAsked {
  readonly bytes: Uint8Array
}

async function work({ bytes, type, amends, source = {}, ...asked }: ExtractionTask): Promise<ExtractionReply> {
  const began = process.threadCpuUsage()
  const document = await readers[type](bytes)
  const language = asked.language ?? (isGreek(document.text) ? 'el' : 'en')
  const title = asked.title ?? (amends === undefined ? titleOf : titleOfDecision)(document)
  const kit = await loading
  const { text, sections } = document
  const ref = { activities: kit.reference.activities, regions: kit.reference.regions }
  const country = asked.country ?? countryOfCall(text, ref.regions) ?? 'GR'
  const timeZone = asked.timeZone ?? usualZone(country)
  const input = { text, sections, language, country, timeZone, document: amends?.key ?? 'call' }
  const taken = (): number => {
    const { user, system } = process.threadCpuUsage(began)
    return (user + system) / 1000
  }
  if (amends !== undefined) {
    const amendment = readAmendment({ ...input, names: amends.names }, ref, endedByPace(taken))
    return { document, title, language, extraction: amendment.extraction, amendment }
  }
  const extraction = extractProgramme(input, ref, endedByPace(taken))
  const draft = draftOf(callDocument(document, { title, language, url: source.url }), extraction, source, kit)
  return { document, title, language, extraction, draft }
}

parentPort?.on('message', (asked: ExtractionTask) => {
  void work(asked)
    .catch((error: unknown): ExtractionReply | Beyond => {
      if (error instanceof UnreadableDocument) return { unreadable: error.why }
      // Text that is nested or repeated without end, as no call is.
      if (error instanceof RangeError && error.message.includes('call stack')) return { beyond: 'depth' }
      // A fault of ours; the thread goes on, so that who sends the next document does not wait for another one.
      return { failed: inspect(error) }
    })
    .then((reply) => parentPort?.postMessage(reply))
})
