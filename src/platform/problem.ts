import type { Text } from './language.ts'
import { problems } from './problems.ts'

/** Every refusal's stable code; the table in `problems.ts` is the whole list. */
export type ProblemCode = keyof typeof problems

/** One fault in a body or a query. */
export interface Fault {
  /** RFC 6901 pointer into the body (`/activities/0/code`), or `?name` for a query and `{name}` for a path parameter. */
  pointer: string
  /** Stable snake_case code. */
  code: string
  /** What was wrong and what would be right. */
  detail: Text
  /** What could stand in its place, for a script to choose from: `{ scheme, code }`, `{ code, name }`. */
  candidates?: readonly Readonly<Record<string, string>>[]
}

export interface ProblemOptions {
  errors?: readonly Fault[]
  /** Extra answer headers, e.g. `Retry-After`, `Allow`, `WWW-Authenticate`. */
  headers?: Readonly<Record<string, string>>
  /** Overrides the table's status; only for transport faults whose status Node or Fastify chose. */
  status?: number
  cause?: unknown
}

/**
 * A refusal that the caller can understand and act on (RFC 9457). Anything else that is thrown is a 500.
 * `detail` says what was wrong and what would be right, in Greek and English.
 */
export class Problem extends Error {
  readonly code: ProblemCode
  readonly status: number
  readonly detail: Text
  readonly errors: readonly Fault[]
  readonly headers: Readonly<Record<string, string>>

  constructor(code: ProblemCode, detail: Text, options: ProblemOptions = {}) {
    super(`${code}: ${detail.en}`, options.cause === undefined ? {} : { cause: options.cause })
    this.name = 'Problem'
    this.code = code
    this.status = options.status ?? problems[code].status
    this.detail = detail
    this.errors = options.errors ?? []
    this.headers = options.headers ?? {}
  }
}

/** The 422 for a body that is well-formed and wrong; its detail is the first fault's. */
export function invalidBody(errors: readonly Fault[]): Problem {
  const first = errors[0]
  const more = errors.length - 1
  const detail =
    first === undefined
      ? {
          en: 'The body does not fit this operation.',
          el: 'Το σώμα του αιτήματος δεν είναι έγκυρο για αυτή την ενέργεια.',
        }
      : {
          en: `${first.pointer === '' ? 'The body' : first.pointer}: ${first.detail.en}${more > 0 ? ` (and ${more} more, in errors)` : ''}`,
          el: `${first.pointer === '' ? 'Το σώμα' : first.pointer}: ${first.detail.el}${more > 0 ? ` (και ${more === 1 ? 'ακόμη 1 σφάλμα' : `ακόμη ${more} σφάλματα`}, στο errors)` : ''}`,
        }
  return new Problem('validation_failed', detail, { errors })
}

/** The 404 for what belongs to no account: a programme, or an account itself. */
export function notPublished(what: Text, id: string): Problem {
  return new Problem('not_found', {
    en: `There is no ${what.en} "${id}". Check the name, or list them.`,
    el: `Δεν υπάρχει ${what.el} «${id}». Ελέγξτε την ονομασία ή δείτε τον κατάλογο.`,
  })
}

/** The 404 for a resource that does not exist, or belongs to another account: both look the same. */
export function notFound(what: Text, id: string): Problem {
  return new Problem('not_found', {
    en: `There is no ${what.en} "${id}" in this account. Check the id, or list them.`,
    el: `Δεν υπάρχει ${what.el} «${id}» σε αυτόν τον λογαριασμό. Ελέγξτε το αναγνωριστικό ή δείτε τον κατάλογο.`,
  })
}
