/**
 * Values between TypeScript and SQL, the same on both engines, since both hand us the server's text:
 * int2/int4/int8 → number (int8 beyond 2^53 is a RangeError, never a rounded number); float → number;
 * numeric → string; bool → boolean; date → 'YYYY-MM-DD'; timestamptz → Temporal.Instant;
 * json, jsonb → parsed; bytea → Uint8Array; arrays of these → arrays; anything else → its text.
 * The other way: instants, dates, Uint8Array, arrays and plain objects (as JSON) may be bound as they
 * are, but an array bound to a jsonb column must go through `json`, or it becomes a SQL array.
 */
import type { ColumnType } from 'kysely'

/** The text of a JSON value, ready to be bound to a jsonb parameter. */
export type JsonText = string & { readonly json: unique symbol }

/** Column type of jsonb: read as `T`, written through `json`. */
export type Json<T> = ColumnType<T, JsonText, JsonText>

/** Column type of timestamptz: read as an instant, written as one. */
export type Timestamp = ColumnType<Temporal.Instant, Temporal.Instant, Temporal.Instant>

/** Writes a value for a jsonb parameter: `values({ data: json(data) })`. */
export function json(value: unknown): JsonText {
  return JSON.stringify(value) as JsonText
}

type Parse = (text: string) => unknown

function parseInt8(text: string): number {
  const value = Number(text)
  if (!Number.isSafeInteger(value)) throw new RangeError(`int8 ${text} does not fit a number: cast it to text in SQL`)
  return value
}

const parseInstant: Parse = (text) => Temporal.Instant.from(text)
const parseJson: Parse = (text) => JSON.parse(text)
const parseBytes: Parse = (text) => new Uint8Array(Buffer.from(text.slice(2), 'hex'))
const asText: Parse = (text) => text
const asNumber: Parse = (text) => Number(text)

/** By type OID, from PostgreSQL's pg_type.dat; each with the OID of its array type. */
const scalars: readonly (readonly [oid: number, arrayOid: number, parse: Parse])[] = [
  [16, 1000, (text) => text === 't'],
  [17, 1001, parseBytes],
  [20, 1016, parseInt8],
  [21, 1005, asNumber],
  [23, 1007, asNumber],
  [25, 1009, asText],
  [26, 1028, asNumber],
  [114, 199, parseJson],
  [700, 1021, asNumber],
  [701, 1022, asNumber],
  [1043, 1015, asText],
  [1082, 1182, asText],
  [1184, 1185, parseInstant],
  [1700, 1231, asText],
  [2950, 2951, asText],
  [3802, 3807, parseJson],
]

const parsers: ReadonlyMap<number, Parse> = new Map(
  scalars.flatMap(([oid, arrayOid, parse]): [number, Parse][] => [
    [oid, parse],
    [arrayOid, (text) => parseArray(text, parse)],
  ]),
)

/** The reader of a column by its type OID. */
export function parserFor(oid: number): Parse {
  return parsers.get(oid) ?? asText
}

/**
 * Reads an array in PostgreSQL's text form, nested ones included.
 * https://www.postgresql.org/docs/18/arrays.html#ARRAYS-IO
 */
export function parseArray(text: string, parse: Parse): unknown[] {
  let at = text.startsWith('[') ? text.indexOf('=') + 1 : 0
  const element = (): unknown => {
    if (text[at] === '{') return list()
    let value = ''
    if (text[at] === '"') {
      for (at += 1; text[at] !== '"'; at += 1) {
        if (text[at] === '\\') at += 1
        value += text[at]
      }
      at += 1
      return parse(value)
    }
    while (text[at] !== ',' && text[at] !== '}') value += text[at++]
    return value === 'NULL' ? null : parse(value)
  }
  const list = (): unknown[] => {
    const found: unknown[] = []
    at += 1
    while (text[at] !== '}') {
      found.push(element())
      if (text[at] === ',') at += 1
    }
    at += 1
    return found
  }
  return list()
}

/** Writes a value as the text of a parameter. `undefined` is refused: it would silently become NULL. */
export function encodeValue(value: unknown): string | null {
  if (value === null) return null
  switch (typeof value) {
    case 'string':
      return value
    case 'boolean':
    case 'bigint':
      return String(value)
    case 'number':
      if (!Number.isFinite(value)) throw new RangeError(`${value} cannot be stored`)
      return String(value)
    case 'object':
      if (Array.isArray(value)) return encodeArray(value)
      if (value instanceof Uint8Array)
        return `\\x${Buffer.from(value.buffer, value.byteOffset, value.byteLength).toString('hex')}`
      if (value instanceof Date) return value.toISOString()
      if (value instanceof Temporal.Instant || value instanceof Temporal.PlainDate) return value.toString()
      return JSON.stringify(value)
    default:
      throw new TypeError(`a ${typeof value} cannot be bound to a SQL parameter`)
  }
}

function encodeArray(values: readonly unknown[]): string {
  const parts = values.map((value) => {
    if (Array.isArray(value)) return encodeArray(value)
    const text = encodeValue(value)
    return text === null ? 'NULL' : `"${text.replaceAll('\\', '\\\\').replaceAll('"', '\\"')}"`
  })
  return `{${parts.join(',')}}`
}
