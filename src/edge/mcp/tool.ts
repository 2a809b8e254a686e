import type { Static, TObject } from 'typebox'
import { Type } from 'typebox'
import type { CallRoute, RouteCall } from '../../platform/http/route-call.ts'
import type { Language } from '../../platform/language.ts'

/** What a tool answers: an object for programs, and the same for a reader, in Markdown. */
export interface Told<O> {
  readonly structured: O
  readonly text: string
}

/** Asks the service, in the language of the tool's call. @throws Refused */
export type Ask = <T>(call: Omit<RouteCall, 'language'>) => Promise<T>

/** What a tool works with. */
export interface Desk {
  readonly ask: Ask
  readonly language: Language
  /** In Greece, `YYYY-MM-DD`. */
  readonly today: string
}

export interface ToolSpec<I extends TObject, O extends TObject> {
  readonly name: string
  readonly title: string
  /** What it does and when to use it, for whoever chooses among tools. */
  readonly says: string
  readonly takes: I
  readonly gives: O
  /** It starts something; all others only read. */
  readonly starts?: true
  run(input: Static<I>, desk: Desk): Promise<Told<Static<O>>>
}

/** A tool with its types forgotten, as the server keeps it. */
export interface Tool extends Omit<ToolSpec<TObject, TObject>, 'run'> {
  run(input: unknown, desk: Desk): Promise<Told<Record<string, unknown>>>
}

export function tool<const I extends TObject, const O extends TObject>(spec: ToolSpec<I, O>): Tool {
  // Input is validated by the very schema that its type comes from, so that forgetting the type is sound.
  return spec as unknown as Tool
}

/** A refusal of the service, as the problem document says it. */
export class Refused extends Error {
  override readonly name = 'Refused'
  readonly code: string
  readonly requestId: string | undefined
  readonly faults: readonly string[]

  constructor({ code, detail, request_id, errors = [] }: ProblemDocument) {
    super(detail)
    this.code = code
    this.requestId = request_id
    // The first is in the detail.
    this.faults = errors.slice(1).map((fault) => `${fault.pointer}: ${fault.detail}`)
  }
}

interface ProblemDocument {
  readonly code: string
  readonly detail: string
  readonly request_id?: string
  readonly errors?: readonly { readonly pointer: string; readonly detail: string }[]
}

/** Calls as tools make them: what is refused is thrown. */
export function askIn(language: Language, call: CallRoute): Ask {
  return async <T>(wanted: Omit<RouteCall, 'language'>): Promise<T> => {
    const { status, text } = await call({ ...wanted, language })
    if (status >= 400) throw new Refused(JSON.parse(text) as ProblemDocument)
    return JSON.parse(text) as T
  }
}

/** Every tool takes it. */
export const languageInput = {
  language: Type.Optional(
    Type.Unsafe<Language>({
      type: 'string',
      enum: ['el', 'en'],
      default: 'el',
      description: 'Language of the answer: Greek (`el`) or English (`en`).',
    }),
  ),
}
