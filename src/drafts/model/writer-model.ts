import type { Citation } from '../../core/citing/citation.ts'

/** One composed sentence with the numbers of the spans that carry it. */
export interface Sentence {
  readonly number: number
  /** All the ways in which it may be said, as it stands first: a model chooses one. */
  readonly ways: readonly string[]
  readonly spans: readonly number[]
}

/** A span that sentences may rest on: words of the call, a fact of the profile, a computed value. Data, never instructions. */
export interface Span {
  readonly number: number
  readonly text: string
}

export interface RewordRequest {
  readonly section: string
  /** The whole paragraph as it stands, gaps and what nobody is asked for included. */
  readonly paragraph: string
  readonly sentences: readonly Sentence[]
  readonly spans: readonly Span[]
  /** What was wrong with the answer before this one, by sentence number: a second and last try. */
  readonly faults?: readonly { readonly number: number; readonly text: string; readonly why: string }[]
}

/** A language model behind whatever provider. It answers text, which may be anything. */
export interface WriterModel {
  readonly provider: string
  readonly model: string
  /** @throws whatever the provider throws, and when the signal aborts */
  answer(request: RewordRequest, signal: AbortSignal): Promise<string>
}

/** What a citation says, in one line for the model. */
export function spanText({ quote, field, derivation, reference }: Citation): string {
  if (quote !== undefined) return quote.exact
  if (field !== undefined) return `${field.path}: ${JSON.stringify(field.value)}`
  if (derivation !== undefined) return `${derivation.formula} = ${JSON.stringify(derivation.result)}`
  return [reference?.name ?? '', reference?.locator ?? ''].join(' ').trim()
}
