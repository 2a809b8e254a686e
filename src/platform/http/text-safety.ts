import type { Fault } from '../problem.ts'
import { Problem } from '../problem.ts'
import { jsonFaultAt } from './json-fault.ts'

/** Deeper bodies are refused before anything recurses over them; the deepest sound expression needs far fewer. */
export const maxDepth = 64
const maxFaults = 20

/**
 * Reads a JSON body that arrived as bytes. Refused: bytes that are not UTF-8, bad JSON (with its position),
 * more than 64 levels, a name given twice in one object, and the names `__proto__` and `constructor.prototype`.
 * @throws Problem 400 `invalid_json`
 */
export function readJson(bytes: Uint8Array): unknown {
  const text = decode(bytes)
  if (text.trim() === '') {
    throw badJson('the body is empty; a JSON value is needed', 'το σώμα είναι κενό· χρειάζεται μια τιμή JSON')
  }
  const names = scan(text)
  const value = parse(text)
  if (countNames(value) !== names) {
    throw badJson(
      'a name is given twice in one object; give each name once',
      'ένα όνομα δίνεται δύο φορές στο ίδιο αντικείμενο· δώστε κάθε όνομα μία φορά',
    )
  }
  return value
}

function decode(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch (cause) {
    throw badJson('the bytes are not UTF-8; send UTF-8', 'τα bytes δεν είναι UTF-8· στείλτε UTF-8', cause)
  }
}

function badJson(en: string, el: string, cause?: unknown): Problem {
  return new Problem(
    'invalid_json',
    { en: `The body cannot be read as JSON: ${en}.`, el: `Το σώμα δεν διαβάζεται ως JSON: ${el}.` },
    { cause },
  )
}

/** One pass over the text: refuses deep nesting and counts the member names (`:` outside strings). */
function scan(text: string): number {
  let depth = 0
  let names = 0
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at)
    if (code === 0x22) at = endOfString(text, at)
    else if (code === 0x7b || code === 0x5b) {
      depth += 1
      if (depth > maxDepth) {
        throw badJson(
          `it is nested more than ${maxDepth} levels deep (at character ${at + 1})`,
          `έχει πάνω από ${maxDepth} επίπεδα (στον χαρακτήρα ${at + 1})`,
        )
      }
    } else if (code === 0x7d || code === 0x5d) depth -= 1
    else if (code === 0x3a) names += 1
  }
  return names
}

function endOfString(text: string, start: number): number {
  let at = start + 1
  while (at < text.length && text.charCodeAt(at) !== 0x22) at += text.charCodeAt(at) === 0x5c ? 2 : 1
  return at
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch (cause) {
    const at = jsonFaultAt(text) ?? text.length
    const line = text.slice(0, at).split('\n')
    const column = (line.at(-1) ?? '').length + 1
    throw badJson(
      `there is a fault at line ${line.length}, column ${column}`,
      `υπάρχει σφάλμα στη γραμμή ${line.length}, στήλη ${column}`,
      cause,
    )
  }
}

/** Counts members at every level and refuses names that could reach a prototype. Depth is bounded by `scan`. */
function countNames(value: unknown): number {
  if (typeof value !== 'object' || value === null) return 0
  if (Array.isArray(value)) return value.reduce<number>((sum, item) => sum + countNames(item), 0)
  let count = 0
  for (const [name, inner] of Object.entries(value)) {
    if (
      name === '__proto__' ||
      (name === 'constructor' && typeof inner === 'object' && inner !== null && Object.hasOwn(inner, 'prototype'))
    ) {
      throw badJson(`the name "${name}" is not allowed`, `το όνομα «${name}» δεν επιτρέπεται`)
    }
    count += 1 + countNames(inner)
  }
  return count
}

/** The strings (values and names) that PostgreSQL cannot keep or UTF-8 cannot carry: NUL characters and lone surrogates. */
export function unsafeTexts(value: unknown): Fault[] {
  const faults: Fault[] = []
  visit(value, '', faults)
  return faults
}

function visit(value: unknown, pointer: string, faults: Fault[]): void {
  if (faults.length >= maxFaults) return
  if (typeof value === 'string') {
    const fault = textFault(value)
    if (fault !== undefined) faults.push({ pointer, code: 'invalid_text', detail: fault })
  } else if (typeof value === 'number' && !Number.isFinite(value)) {
    const detail = { en: 'the number is too large to be kept', el: 'ο αριθμός είναι πολύ μεγάλος για να διατηρηθεί' }
    faults.push({ pointer, code: 'number_too_large', detail })
  } else if (Array.isArray(value)) {
    value.forEach((item, index) => visit(item, `${pointer}/${index}`, faults))
  } else if (typeof value === 'object' && value !== null) {
    for (const [name, inner] of Object.entries(value)) {
      const fault = textFault(name)
      if (fault !== undefined) faults.push({ pointer, code: 'invalid_text', detail: fault })
      else visit(inner, `${pointer}/${escapePointer(name)}`, faults)
    }
  }
}

/** What is wrong with a text's characters, if anything is. */
export function textFault(text: string): Fault['detail'] | undefined {
  if (text.includes('\0')) {
    return {
      en: 'a text contains the NUL character (U+0000); leave it out',
      el: 'το κείμενο περιέχει τον χαρακτήρα NUL (U+0000)· αφαιρέστε τον',
    }
  }
  if (!text.isWellFormed()) {
    return {
      en: 'a text contains half of a surrogate pair; send whole characters',
      el: 'το κείμενο περιέχει μισό ζεύγος surrogate· στείλτε ολόκληρους χαρακτήρες',
    }
  }
  return undefined
}

/** RFC 6901 §3. */
export function escapePointer(name: string): string {
  return name.replaceAll('~', '~0').replaceAll('/', '~1')
}
