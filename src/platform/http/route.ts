import type { Body } from './body.ts'
import type { Static, TObject, TSchema } from 'typebox'
import type { Context } from '../context.ts'
import type { Text } from '../language.ts'
import type { Fault, ProblemCode } from '../problem.ts'
import type { Filled, ReusableBody } from '../reusable-body.ts'
import type { Scope } from '../scopes.ts'
import type { Page } from './page.ts'
import type { Preconditions } from './etag.ts'
import type { ProblemBody } from './refusal.ts'

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'

/** One status a route answers with. Without a schema and a type the answer has no body. */
export interface AnswerSpec {
  readonly description: string
  readonly schema?: TSchema
  /** A media type other than JSON; the body is then bytes or text. */
  readonly type?: string
  /** Further media types that the body may have; the handler says which by its `content-type` header. */
  readonly otherTypes?: readonly string[]
  /** Shown in the description; checked against the schema by a test. */
  readonly example?: unknown
  /** Further headers of this answer, by name, with what they hold. */
  readonly headers?: Readonly<Record<string, string>>
}

/** A protocol spoken beside ours, under its own prefix: authentication, limits and validation are the same, refusals have its form. */
export interface Protocol {
  readonly prefix: `/${string}`
  readonly refusal: {
    readonly schema: TSchema
    readonly of: (problem: ProblemBody) => unknown
  }
}

/** The prefix under which a route is mounted. */
export const prefixOf = (route: Pick<Route, 'protocol'>): string => route.protocol?.prefix ?? '/api/v1'

export type Answers = Readonly<Record<number, AnswerSpec>>

/** A JSON body that is written already, in UTF-8. */
export class Written {
  readonly plain: () => Filled
  /** Compressed with gzip, where it is kept so. */
  readonly gzip: () => Filled | undefined

  private constructor(plain: () => Filled, gzip: () => Filled | undefined) {
    this.plain = plain
    this.gzip = gzip
  }

  /** A body that is kept, with these values. */
  static again(body: ReusableBody, values: readonly string[]): Written {
    return new Written(
      () => body.with(values),
      () => body.packedWith(values),
    )
  }

  /** A body that is sent this once. */
  static once(bytes: Uint8Array): Written {
    return new Written(
      () => ({ bytes, sent: () => undefined }),
      () => undefined,
    )
  }
}

interface Common {
  /** Further headers, names in lower case. */
  readonly headers?: Readonly<Record<string, string>>
  /** The version of the resource, such as `7`; the language is added to it. Without it the body is hashed. */
  readonly etag?: string
}

/** What a handler returns: one of the declared statuses with the body its schema describes. */
export type AnswerOf<A extends Answers> = {
  [S in keyof A & number]: Common & {
    readonly status: S
  } & (A[S] extends { readonly schema: infer T extends TSchema }
      ? { readonly body: Static<T> | Written }
      : A[S] extends { readonly type: string }
        ? { readonly body: Uint8Array | string | AsyncIterable<Uint8Array> }
        : { readonly body?: undefined })
}[keyof A & number]

export interface Input<P extends TObject, Q extends TObject, B extends TSchema> {
  readonly params: Static<P>
  readonly query: Static<Q>
  /** The validated JSON body; `undefined` where the route has none, or when another media type came. */
  readonly body: Static<B>
  /** A body of one of the route's other media types, unread. */
  readonly raw: Body | undefined
  /** `If-Match` and `If-None-Match`; check them where the current version is known: `preconditions.check(version)`. */
  readonly preconditions: Preconditions
  /** The page asked for; only on routes whose query has `pageQuery`. */
  readonly page: Page
}

export interface RouteSpec<P extends TObject, Q extends TObject, B extends TSchema, A extends Answers> {
  readonly method: Method
  /** Below `/api/v1`, parameters in braces: `/profiles/{id}`. */
  readonly path: `/${string}`
  /** Another protocol's place instead of `/api/v1`, with its own form of refusals. */
  readonly protocol?: Protocol
  /** OpenAPI operationId, camelCase, unique. */
  readonly id: string
  readonly tag: string
  readonly summary: Text
  readonly description?: Text
  /** The scope a caller needs; `null`: every authenticated caller. */
  readonly scope: Scope | null
  /** `agency` unless said otherwise. */
  readonly tier?: 'agency' | 'any'
  readonly params?: P
  readonly query?: Q
  readonly body?: B
  readonly bodyExample?: unknown
  /**
   * What is wrong beyond the form: told together with the faults of the form, of the members whose form is right, so that
   * nobody corrects a body twice. Not asked where the form is right: then the handler says it.
   */
  readonly alsoWrong?: (sound: Readonly<Record<string, unknown>>, now: Temporal.Instant) => readonly Fault[]
  /** Further media types of the body, such as `text/csv`; the handler gets them as `input.raw`. */
  readonly bodyTypes?: readonly string[]
  /** The handler hands the body on as it came, in pieces (`input.raw.pieces`), and never joins it. */
  readonly bodyInPieces?: true
  /** In bytes; 256 KiB unless said otherwise. */
  readonly bodyLimit?: number
  /** Seconds until the answer is with the caller; 30 unless said otherwise. */
  readonly seconds?: number
  readonly answers: A
  /** Refusals beyond those every route has (401, 403, 404 with a parameter, 415, 422, 429, …). */
  readonly refusals?: readonly ProblemCode[]
  /** GET: the answer carries an ETag and understands If-None-Match. PUT, PATCH, DELETE: If-Match is understood. */
  readonly etag?: boolean
  /** If-Match must be sent (428 without). */
  readonly preconditionRequired?: boolean
  /** The answer contains a secret: stored encrypted for replay, 10 minutes only, never cached. */
  readonly secret?: boolean
  readonly deprecated?: { readonly since: string; readonly sunset: string; readonly instead: string }
  handle(ctx: Context, input: Input<P, Q, B>): Promise<AnswerOf<NoInfer<A>>>
}

/** A route with its types forgotten, as the application keeps it. */
export interface Route extends Omit<RouteSpec<TObject, TObject, TSchema, Answers>, 'handle'> {
  handle(ctx: Context, input: Input<TObject, TObject, TSchema>): Promise<Answer>
}

export interface Answer extends Common {
  readonly status: number
  readonly body?: unknown
}

/**
 * Declares a route. Every status and header that the platform itself can answer with is documented by itself
 * (see `openapi.ts`); the spec names only what is the route's own.
 */
export function route<
  const A extends Answers,
  P extends TObject = TObject<Record<never, never>>,
  Q extends TObject = TObject<Record<never, never>>,
  B extends TSchema = TSchema,
>(spec: RouteSpec<P, Q, B, A>): Route {
  const inPath = [...spec.path.matchAll(/\{(\w+)\}/g)].map((found) => found[1])
  const declared = Object.keys(spec.params?.properties ?? {})
  if (inPath.toSorted().join() !== declared.toSorted().join()) {
    throw new TypeError(
      `${spec.method} ${spec.path}: params declares (${declared.join()}), the path has (${inPath.join()})`,
    )
  }
  // Input is validated by the very schemas the spec's types come from, so that forgetting the types is sound.
  return spec as unknown as Route
}

/** A JSON body none of whose members is required may be left out: it is then `{}`. */
export function bodyMayBeLeftOut({ body }: Pick<Route, 'body'>): boolean {
  const schema = body as { type?: unknown; required?: readonly string[] } | undefined
  return schema?.type === 'object' && (schema.required ?? []).length === 0
}
