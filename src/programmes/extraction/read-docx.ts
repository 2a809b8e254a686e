import mammoth from 'mammoth'
import { openZip, ZipFault } from '../../platform/files/zip.ts'
import { refuseLonger, UnreadableDocument } from './canonical-document.ts'
import type { CanonicalDocument } from './canonical-document.ts'
import { hidingStyles, withoutHiddenRuns } from './hidden-runs.ts'
import { readHtml } from './read-html.ts'

/** Bytes of an unpacked document: the texts of the longest calls have a few million, a bomb has billions. */
const mostUnpacked = 64 * 2 ** 20
/** Files in the archive: pictures, styles, notes. */
const mostEntries = 2000
/** An encrypted document is no archive but an OLE container that holds one. */
const ole = Buffer.from([0xd0, 0xcf, 0x11, 0xe0])

/**
 * Reads a Word document: its paragraphs, headings, lists and tables. Pages are not known: Word decides them when it prints.
 * @throws UnreadableDocument for an encrypted or damaged one, one that unpacks to more than 64 MiB or has too much text
 */
export async function readDocx(bytes: Uint8Array): Promise<CanonicalDocument> {
  const buffer = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  if (buffer.subarray(0, 4).equals(ole)) throw new UnreadableDocument({ fault: 'encrypted' })
  await measure(buffer)
  try {
    using zip = await openZip(buffer, { ...unpacked, inflated: 2 * mostUnpacked })
    const styles = zip.names.includes(styleSheet) ? hidingStyles(await textOf(zip, styleSheet)) : new Set<string>()
    const file = {
      exists: (name: string) => zip.names.includes(name),
      read: async (name: string) => withoutHiddenRuns(await textOf(zip, name), styles),
    }
    // It takes an opened archive, too, though its types do not say so.
    const { value } = await mammoth.convertToHtml({ file } as unknown as { buffer: Buffer }, {
      convertImage: mammoth.images.imgElement(async () => ({ src: '' })),
      includeEmbeddedStyleMap: false,
    })
    return readHtml(value)
  } catch (error) {
    if (error instanceof UnreadableDocument) throw error
    throw new UnreadableDocument({ fault: 'damaged' }, { cause: error })
  }
}

/** What an archive is given. */
const unpacked = { entries: mostEntries, inflated: mostUnpacked, ratio: Infinity }
const styleSheet = 'word/styles.xml'

async function textOf(zip: Awaited<ReturnType<typeof openZip>>, name: string): Promise<string> {
  const pieces: Uint8Array[] = []
  for await (const piece of zip.read(name)) pieces.push(piece)
  return new TextDecoder().decode(Buffer.concat(pieces))
}

/** The part with the text; notes and heads have parts of their own. */
const body = 'word/document.xml'

/** Unpacks everything once without keeping it, and counts its letters: to read it takes much more. @throws UnreadableDocument */
async function measure(bytes: Uint8Array): Promise<void> {
  try {
    using zip = await openZip(bytes, unpacked)
    const count = letterCounter()
    for (const name of zip.names)
      for await (const piece of zip.read(name)) if (name === body) refuseLonger(count(piece))
  } catch (error) {
    if (!(error instanceof ZipFault)) throw error
    const { fault } = error
    throw new UnreadableDocument(fault === 'bomb' ? { fault, limit: mostUnpacked } : { fault }, { cause: error })
  }
}

const [less, greater, ampersand, semicolon] = Array.from('<>&;', (sign) => sign.charCodeAt(0))

/** Counts the characters in `w:t` elements of XML in UTF-8 that comes in pieces: each piece answers how many there have been. */
function letterCounter(): (piece: Uint8Array) => number {
  let count = 0
  let tag = ''
  let state: 'between' | 'tag' | 'text' | 'reference' = 'between'
  return (piece) => {
    for (const byte of piece) {
      if (byte === less) {
        state = 'tag'
        tag = ''
      } else if (state === 'tag') {
        if (byte === greater) state = /^w:t(?:\s|$)/u.test(tag) ? 'text' : 'between'
        else if (tag.length < 4) tag += String.fromCharCode(byte)
      } else if (state === 'text') {
        // All bytes but the later ones of a letter.
        if ((byte & 0xc0) !== 0x80) count += 1
        if (byte === ampersand) state = 'reference'
      } else if (state === 'reference' && byte === semicolon) state = 'text'
    }
    return count
  }
}
