import { constants, crc32, deflateRaw } from 'node:zlib'
import { promisify } from 'node:util'

/** Where something stands in bytes. */
export interface Place {
  readonly at: number
  readonly length: number
}

const deflate = promisify(deflateRaw)
/** How far back deflate refers (RFC 1951 §2). */
const window = 32_768
/** RFC 1952 §2.3: deflate, no name, no time, an unknown system. */
const head = Buffer.from([0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 0xff])
/** A last, empty block (RFC 1951 §3.2.6). */
const end = Buffer.from([3, 0])

/**
 * JSON compressed with gzip, in which some places may be written anew: they stand in blocks that are stored as they are
 * (RFC 1951 §3.2.4), and nothing refers to them, since they are compressed as zeros, which JSON does not contain. Answers
 * where each of `kinds` stands in the result, in the same order, and last the place of the checksum (`checksumOf`).
 */
export async function gzipped(
  bytes: Uint8Array,
  kinds: readonly (readonly Place[])[],
): Promise<{ bytes: Buffer; places: Place[][] }> {
  const blank = Buffer.from(bytes)
  const open = kinds
    .flatMap((places, kind) => places.map((place) => ({ ...place, kind })))
    .toSorted((a, b) => a.at - b.at)
  for (const { at, length } of open) blank.fill(0, at, at + length)
  const pieces: Uint8Array[] = [head]
  const found: Place[][] = kinds.map(() => [])
  const written = (): number => pieces.reduce((sum, { byteLength }) => sum + byteLength, 0)
  let from = 0
  for (const { at, length, kind } of [...open, { at: blank.length, length: 0, kind: -1 }]) {
    pieces.push(await compressed(blank, from, at))
    if (length > 0) {
      pieces.push(storedHead(length))
      found[kind]?.push({ at: written(), length })
      pieces.push(bytes.subarray(at, at + length))
    }
    from = at + length
  }
  pieces.push(end)
  found.push([{ at: written(), length: 4 }])
  const size = Buffer.alloc(4)
  size.writeUInt32LE(bytes.byteLength)
  pieces.push(Buffer.from(checksumOf(bytes), 'latin1'), size)
  return { bytes: Buffer.concat(pieces), places: found }
}

/** Blocks that end with a byte, so that others may follow (`Z_SYNC_FLUSH`). */
async function compressed(bytes: Buffer, from: number, to: number): Promise<Uint8Array> {
  const dictionary = bytes.subarray(Math.max(0, from - window), from)
  return deflate(bytes.subarray(from, to), {
    finishFlush: constants.Z_SYNC_FLUSH,
    ...(dictionary.length === 0 ? {} : { dictionary }),
  })
}

function storedHead(length: number): Buffer {
  const bytes = Buffer.alloc(5)
  bytes.writeUInt16LE(length, 1)
  bytes.writeUInt16LE(~length & 0xffff, 3)
  return bytes
}

/** What stands at the place of the checksum, each character a byte. */
export function checksumOf(bytes: Uint8Array): string {
  const sum = Buffer.alloc(4)
  sum.writeUInt32LE(crc32(bytes))
  return sum.toString('latin1')
}
