/**
 * The loops over words as WebAssembly: 128 bits at a time, where JavaScript takes 32. They need few instructions, which are
 * put together here byte by byte (WebAssembly Core Specification 2.0, chapter 5); `word-loops.ts` says the same in words of 32
 * bits, and `word-memory.test.ts` holds the two against each other.
 *
 * Everything stands in one memory. Sets begin at addresses that are whole vectors, and have whole vectors of words.
 */

/** A function's parameters are addresses and numbers of 32 bits; the last of its own locals is a vector. */
interface Code {
  readonly name: string
  readonly params: number
  /** Beside parameters and vector. */
  readonly locals: number
  readonly body: readonly number[]
}

function unsigned(value: number): number[] {
  return value < 0x80 ? [value] : [(value & 0x7f) | 0x80, ...unsigned(value >>> 7)]
}

const list = (items: readonly (readonly number[])[]): number[] => [...unsigned(items.length), ...items.flat()]
const sized = (bytes: readonly number[]): number[] => [...unsigned(bytes.length), ...bytes]
const section = (id: number, bytes: readonly number[]): number[] => [id, ...sized(bytes)]
const text = (value: string): number[] => sized(Array.from(value, (letter) => letter.charCodeAt(0)))

const [i32, v128] = [0x7f, 0x7b]
const get = (local: number): number[] => [0x20, local]
const set = (local: number): number[] => [0x21, local]
const tee = (local: number): number[] => [0x22, local]
/** Below 64. */
const constant = (value: number): number[] => [0x41, value]
const wordAt = (offset: number): number[] => [0x28, 2, offset]
const isBelow = 0x49
const add = 0x6a
const shiftLeft = 0x74
const end = 0x0b

const vector = (instruction: number): number[] => [0xfd, ...unsigned(instruction)]
const load = [...vector(0), 4, 0]
const store = [...vector(11), 4, 0]
const splat = vector(17)
const and = vector(78)
const andNot = vector(79)
const or = vector(80)
const xor = vector(81)

const bytesOfVector = 16

/** Again and again, until a local that each time grows by some bytes is no longer below another. */
const until = (local: number, limit: number, by: number, body: readonly number[]): number[] => [
  ...[0x03, 0x40, ...body],
  ...[...get(local), ...constant(by), add, ...tee(local), ...get(limit), isBelow, 0x0d, 0],
  end,
]
const forward = (local: number): number[] => [...get(local), ...constant(bytesOfVector), add, ...set(local)]

/** For each run of words of the spans that stand from `ends` to `endOfEnds`: `at` is the address in the set at hand. */
function eachVector(set0: number, at: number, to: number, body: readonly number[]): number[] {
  const [ends, endOfEnds] = [1, 2]
  const address = (offset: number): number[] => [
    ...get(set0),
    ...[...get(ends), ...wordAt(offset), ...constant(2), shiftLeft],
    add,
  ]
  return until(ends, endOfEnds, 8, [
    ...[...address(0), ...set(at), ...address(4), ...set(to)],
    ...until(at, to, bytesOfVector, body),
  ])
}

/** `keepN(left, ends, endOfEnds, begin, turned, answer …)`: only rows are left that are in one of N answers, or in none. */
function keep(answers: number): Code {
  const [left, begin, turned] = [0, 3, 4]
  const params = 5 + answers
  const [at, to, mask] = [params, params + 1, params + 2]
  const answer = (i: number): number[] => [...get(begin), ...get(5 + i), add, ...load, ...(i > 0 ? or : [])]
  const body = [
    ...[...get(at), ...get(at), ...load],
    ...Array.from({ length: answers }, (_, i) => answer(i)).flat(),
    ...[...get(mask), ...xor, ...and, ...store],
    ...forward(begin),
  ]
  return {
    name: `keep${answers}`,
    params,
    locals: 2,
    body: [...get(turned), ...splat, ...set(mask), ...eachVector(left, at, to, body)],
  }
}

/** `uniteOthers(into, ends, endOfEnds, rows, turned)`: adds the rows of the spans that are not in these; `turned` is -1. */
function uniteOthers(): Code {
  const [into, rows, turned, at, to, mask] = [0, 3, 4, 5, 6, 7]
  const body = [
    ...[...get(at), ...get(at), ...load],
    ...[...get(rows), ...load, ...get(mask), ...xor, ...or, ...store],
    ...forward(rows),
  ]
  return {
    name: 'uniteOthers',
    params: 5,
    locals: 2,
    body: [...get(turned), ...splat, ...set(mask), ...eachVector(into, at, to, body)],
  }
}

/** `without(into, end, all, a, b)`: makes `into` what is in `all` and in neither of the others. */
function without(): Code {
  const [into, limit, all, a, b] = [0, 1, 2, 3, 4]
  const body = [
    ...[...get(into), ...get(all), ...load],
    ...[...get(a), ...load, ...get(b), ...load, ...or, ...andNot, ...store],
    ...[...forward(all), ...forward(a), ...forward(b)],
  ]
  return { name: 'without', params: 5, locals: 0, body: until(into, limit, bytesOfVector, body) }
}

/** Pages of 64 KiB that a memory can have at most. */
export const mostPages = 65_536

/** The module; its memory, which others share, is imported as `words.memory`. */
export function vectorCode(): Uint8Array<ArrayBuffer> {
  const codes = [keep(1), keep(2), keep(3), keep(4), uniteOthers(), without()]
  const typeOf = ({ params }: Code): number[] => [0x60, ...list(Array.from({ length: params }, () => [i32])), 0]
  const bodyOf = ({ locals, body }: Code): number[] =>
    sized([
      ...list([
        [locals, i32],
        [1, v128],
      ]),
      ...body,
      end,
    ])
  return Uint8Array.from([
    ...[0, 0x61, 0x73, 0x6d, 1, 0, 0, 0],
    ...section(1, list(codes.map(typeOf))),
    ...section(2, list([[...text('words'), ...text('memory'), 2, 3, 1, ...unsigned(mostPages)]])),
    ...section(3, list(codes.map((_, i) => [i]))),
    ...section(7, list(codes.map(({ name }, i) => [...text(name), 0, i]))),
    ...section(10, list(codes.map(bodyOf))),
  ])
}
