import type { WriterModel } from './writer-model.ts'

/** How long a model may word one draft from its first question, in milliseconds, and how often it is asked. */
export interface ModelBounds {
  readonly milliseconds: number
  readonly mostCalls: number
}

/** Answers in a row that fail before it is asked no more: one that is down or answers without an end does so for every paragraph. */
const mostFailures = 3

/**
 * A model for one draft, which answers nothing more when its time or its calls are used up, or when it fails again and again.
 * The draft then keeps its composed sentences: a slow model must not take the time in which the draft has to be made.
 */
export function boundedModel(model: WriterModel, { milliseconds, mostCalls }: ModelBounds): WriterModel {
  let from: number | undefined
  let calls = 0
  let failures = 0
  return {
    provider: model.provider,
    model: model.model,
    async answer(request, signal) {
      from ??= performance.now()
      const left = Math.ceil(milliseconds - (performance.now() - from))
      calls += 1
      if (left <= 0 || calls > mostCalls || failures >= mostFailures) throw new Error('the model has had its time')
      failures += 1
      const text = await model.answer(request, AbortSignal.any([signal, AbortSignal.timeout(left)]))
      failures = 0
      return text
    },
  }
}
