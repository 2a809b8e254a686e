import { fromBufferPromise } from 'yauzl'
import type { Entry, ZipFile } from 'yauzl'

/** How much may come out of an archive. */
export interface ZipLimits {
  readonly entries: number
  /** Bytes of everything that is read of it. */
  readonly inflated: number
  /** How many times its packed size a part may have, where it is larger than a small one. */
  readonly ratio: number
}

/** An archive that is none, is locked, or would unpack to too much. Who opened it says what that means of the file. */
export class ZipFault extends Error {
  override readonly name = 'ZipFault'
  readonly fault: 'damaged' | 'encrypted' | 'bomb'

  constructor(fault: ZipFault['fault'], options?: ErrorOptions) {
    super(fault, options)
    this.fault = fault
  }
}

/** An open archive of a file that somebody sent. */
export interface Zip extends Disposable {
  readonly names: readonly string[]
  /** The bytes of a part in pieces; none where there is no such part. @throws ZipFault */
  read(name: string): AsyncGenerator<Uint8Array>
}

/** Parts up to this size may be of any ratio: empty ones pack to nothing. */
const smallPart = 5 * 1024 * 1024

/**
 * Opens an archive that is in memory. A part that tells too large a size is refused before it is unpacked; one that tells too
 * small a one is damaged, as yauzl finds when more comes out.
 * @throws ZipFault
 */
export async function openZip(bytes: Uint8Array, limits: ZipLimits): Promise<Zip> {
  const zip = await fromBufferPromise(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength), {
    lazyEntries: true,
  }).catch((cause: unknown) => {
    throw new ZipFault('damaged', { cause })
  })
  const entries = await entriesOf(zip, limits).catch((error: unknown) => {
    zip.close()
    throw error
  })
  let unpacked = 0
  const begun = new Set<string>()
  return {
    names: [...entries.keys()],
    async *read(name) {
      const entry = entries.get(name)
      if (entry === undefined) return
      const { uncompressedSize: told, compressedSize: packed } = entry
      // A part that is read again takes no more.
      if (!begun.has(name)) unpacked += told
      begun.add(name)
      if (unpacked > limits.inflated || (told > smallPart && told > packed * limits.ratio)) throw new ZipFault('bomb')
      try {
        for await (const piece of await zip.openReadStreamPromise(entry)) yield piece as Buffer
      } catch (cause) {
        throw new ZipFault('damaged', { cause })
      }
    },
    [Symbol.dispose]: () => zip.close(),
  }
}

async function entriesOf(zip: ZipFile, limits: ZipLimits): Promise<Map<string, Entry>> {
  if (zip.entryCount > limits.entries) throw new ZipFault('bomb')
  const entries = new Map<string, Entry>()
  try {
    for await (const entry of zip.eachEntry()) {
      if (entry.isEncrypted()) throw new ZipFault('encrypted')
      if (entry.uncompressedSize > limits.inflated) throw new ZipFault('bomb')
      entries.set(entry.fileName, entry)
      if (entries.size > limits.entries) throw new ZipFault('bomb')
    }
  } catch (error) {
    throw error instanceof ZipFault ? error : new ZipFault('damaged', { cause: error })
  }
  return entries
}
