import type { TObject } from 'typebox'
import type { Fault } from '../problem.ts'
import { Problem } from '../problem.ts'
import { textFault } from './text-safety.ts'
import type { Validator } from './validator.ts'

/** The text after `?`, as pairs in order. Strict: bad percent-encoding is a fault, not a guess. */
export function queryPairs(url: string): [string, string][] {
  const start = url.indexOf('?')
  if (start === -1 || start === url.length - 1) return []
  const pairs: [string, string][] = []
  for (const part of url.slice(start + 1).split('&')) {
    if (part === '') continue
    const equals = part.indexOf('=')
    const name = decode(equals === -1 ? part : part.slice(0, equals))
    pairs.push([name, equals === -1 ? '' : decode(part.slice(equals + 1))])
  }
  return pairs
}

function decode(text: string): string {
  let decoded: string
  try {
    decoded = decodeURIComponent(text.replaceAll('+', ' '))
  } catch (cause) {
    const part = text.slice(0, 60)
    throw new Problem(
      'bad_url',
      {
        en: `The query contains "${part}", which is not valid percent-encoding of UTF-8.`,
        el: `Το ερώτημα περιέχει «${part}», που δεν είναι έγκυρη κωδικοποίηση (percent-encoding) του UTF-8.`,
      },
      { cause },
    )
  }
  refuseUnsafe(decoded, 'query')
  return decoded
}

/** No database text holds a NUL: it would be our fault there, not theirs. @throws Problem 400 */
function refuseUnsafe(text: string, where: 'query' | 'path'): void {
  const fault = textFault(text)
  if (fault === undefined) return
  throw new Problem('bad_url', {
    en: `The ${where} is not acceptable: ${fault.en}.`,
    el: where === 'query' ? `Το ερώτημα δεν γίνεται δεκτό: ${fault.el}.` : `Η διαδρομή δεν γίνεται δεκτή: ${fault.el}.`,
  })
}

/**
 * A reader of path or query parameters by their schema: digits for numbers, `true`/`false`, repeated or comma-separated
 * values for arrays, defaults for absent ones; nothing else is converted. It throws a Problem 400 `invalid_parameter` that
 * names each parameter as `?name` or `{name}`.
 */
export function parametersReader(
  schema: TObject,
  validate: Validator,
  where: 'query' | 'path',
): (pairs: readonly (readonly [string, string])[]) => Record<string, unknown> {
  const properties = new Map(
    Object.entries(schema.properties).map(([name, property]) => [
      name,
      { kind: kindOf(property), items: itemKind(property) },
    ]),
  )
  const defaults = Object.entries(schema.properties)
    .map(([name, property]) => [name, valueOf(property, 'default')] as const)
    .filter(([, standard]) => standard !== undefined)
  return (pairs) => {
    const read: Record<string, unknown> = {}
    let faults: Fault[] = []
    for (const [name, value] of pairs) {
      if (where === 'path') refuseUnsafe(value, 'path')
      const { kind, items } = properties.get(name) ?? {}
      if (kind === 'array') {
        const before = read[name]
        read[name] = [...(Array.isArray(before) ? before : []), ...value.split(',').map((item) => convert(item, items))]
      } else if (Object.hasOwn(read, name)) {
        faults.push({
          pointer: `/${name}`,
          code: 'given_twice',
          detail: { en: 'it is given twice; give it once', el: 'δίνεται δύο φορές· δώστε το μία' },
        })
      } else if (properties.has(name)) read[name] = convert(value, kind)
      else {
        // Whatever it is called: an assignment would take `__proto__` for something else.
        Object.defineProperty(read, name, { value, enumerable: true, writable: true, configurable: true })
      }
    }
    for (const [name, standard] of defaults) if (!Object.hasOwn(read, name)) read[name] = standard
    faults = [...faults, ...validate(read)]
    if (faults.length > 0) throw refuse(faults, where)
    return read
  }
}

/** A list given in a query may be wrong a hundred times; the sentence names the first, `errors` the others. */
const mostTold = 5

function refuse(faults: readonly Fault[], where: 'query' | 'path'): Problem {
  const errors = faults.map((fault) => ({
    ...fault,
    pointer: where === 'query' ? `?${fault.pointer.slice(1)}` : `{${fault.pointer.slice(1)}}`,
  }))
  const tell = (language: 'en' | 'el'): string =>
    errors
      .slice(0, mostTold)
      .map((error) => `${error.pointer.replace(/^[?{]|}$/g, '')}: ${error.detail[language]}`)
      // In Greek a semicolon asks.
      .join(language === 'el' ? '· ' : '; ')
      // A question ("Did you mean …?") ends the sentence itself.
      .replace(/(?<![?;])$/u, '.')
  const place = where === 'query' ? { en: 'query', el: 'του ερωτήματος' } : { en: 'path', el: 'της διαδρομής' }
  return new Problem(
    'invalid_parameter',
    {
      en: `A ${place.en} parameter is not valid. ${tell('en')}`,
      el: `Μια παράμετρος ${place.el} δεν είναι έγκυρη. ${tell('el')}`,
    },
    { errors },
  )
}

function valueOf(schema: unknown, keyword: string): unknown {
  return typeof schema === 'object' && schema !== null ? Reflect.get(schema, keyword) : undefined
}

function kindOf(schema: unknown): string | undefined {
  const type = valueOf(schema, 'type')
  return typeof type === 'string' ? type : undefined
}

function itemKind(schema: unknown): string | undefined {
  return kindOf(valueOf(schema, 'items'))
}

function convert(text: string, kind: string | undefined): unknown {
  if (kind === 'integer' && /^-?(0|[1-9]\d{0,14})$/.test(text)) return Number(text)
  if (kind === 'number' && /^-?(0|[1-9]\d{0,14})(\.\d{1,10})?$/.test(text)) return Number(text)
  if (kind === 'boolean' && (text === 'true' || text === 'false')) return text === 'true'
  return text
}
