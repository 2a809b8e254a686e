import { isUtf8 } from 'node:buffer'
import { setImmediate } from 'node:timers/promises'

export type Encoding = 'utf-8' | 'utf-16le' | 'utf-16be' | 'windows-1253' | 'windows-1252'

/** Bytes that are looked at where every byte could be a letter. */
const sample = 256 * 1024

/**
 * What the bytes of a text are written in: by their mark, else UTF-8 where they are that, UTF-16 where every other byte is
 * empty, and otherwise the older code pages: Greek words are runs of high bytes, in Western ones they stand alone.
 */
export function encodingOf(bytes: Uint8Array): Encoding {
  const [a, b, c] = bytes
  if (a === 0xef && b === 0xbb && c === 0xbf) return 'utf-8'
  if (a === 0xff && b === 0xfe) return 'utf-16le'
  if (a === 0xfe && b === 0xff) return 'utf-16be'
  const head = bytes.subarray(0, sample)
  const empty = [0, 0]
  for (let at = 0; at < head.length; at += 1) if (head[at] === 0) empty[at % 2] = (empty[at % 2] ?? 0) + 1
  const [even = 0, odd = 0] = empty
  if (odd > head.length / 8 && even < odd / 4) return 'utf-16le'
  if (even > head.length / 8 && odd < even / 4) return 'utf-16be'
  if (isUtf8(bytes)) return 'utf-8'
  let high = 0
  let pairs = 0
  for (let at = 0; at < head.length; at += 1) {
    if ((head[at] ?? 0) < 0xb8) continue
    high += 1
    if ((head[at - 1] ?? 0) >= 0xb8) pairs += 1
  }
  return pairs > high / 2 ? 'windows-1253' : 'windows-1252'
}

/** Characters between which everything else that the process does has its turn: they are read in a few milliseconds. */
const slice = 16 * 1024

/** The text of bytes that come in pieces, in pieces; whatever is in them, their reader does not hold the process. */
export async function* decoded(
  pieces: AsyncIterable<Uint8Array> | Iterable<Uint8Array>,
  encoding: Encoding,
): AsyncGenerator<string> {
  const decoder = new TextDecoder(encoding)
  for await (const piece of pieces) {
    const text = decoder.decode(piece, { stream: true })
    for (let at = 0; at < text.length; at += slice) {
      yield text.slice(at, at + slice)
      await setImmediate()
    }
  }
  yield decoder.decode()
}
