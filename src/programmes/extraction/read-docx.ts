import mammoth from 'mammoth'
import { openZip, ZipFault } from '../../platform/files/zip.ts'
import { UnreadableDocument } from './canonical-document.ts'
import type { CanonicalDocument } from './canonical-document.ts'
import { readHtml } from './read-html.ts'

/** Bytes of an unpacked document: the texts of the longest calls have a few million, a bomb has billions. */
const mostUnpacked = 64 * 2 ** 20
/** Files in the archive: pictures, styles, notes. */
const mostEntries = 2000
/** An encrypted document is no archive but an OLE container that holds one. */
const ole = Buffer.from([0xd0, 0xcf, 0x11, 0xe0])

/**
 * Reads a Word document: its paragraphs, headings, lists and tables. Pages are not known: Word decides them when it prints.
 * @throws UnreadableDocument for an encrypted or damaged one, and one that unpacks to more than 64 MiB
 */
export async function readDocx(bytes: Uint8Array): Promise<CanonicalDocument> {
  const buffer = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  if (buffer.subarray(0, 4).equals(ole)) throw new UnreadableDocument({ fault: 'encrypted' })
  await measure(buffer)
  try {
    const { value } = await mammoth.convertToHtml(
      { buffer },
      { convertImage: mammoth.images.imgElement(async () => ({ src: '' })), includeEmbeddedStyleMap: false },
    )
    return readHtml(value)
  } catch (error) {
    if (error instanceof UnreadableDocument) throw error
    throw new UnreadableDocument({ fault: 'damaged' }, { cause: error })
  }
}

/** Unpacks everything once without keeping it. @throws UnreadableDocument */
async function measure(bytes: Uint8Array): Promise<void> {
  try {
    using zip = await openZip(bytes, { entries: mostEntries, inflated: mostUnpacked, ratio: Infinity })
    for (const name of zip.names) for await (const _ of zip.read(name));
  } catch (error) {
    if (!(error instanceof ZipFault)) throw error
    const { fault } = error
    throw new UnreadableDocument(fault === 'bomb' ? { fault, limit: mostUnpacked } : { fault }, { cause: error })
  }
}
