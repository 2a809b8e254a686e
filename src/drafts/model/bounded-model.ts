import type { WriterModel } from './writer-model.ts'

/** How long a model may word one draft, in milliseconds, and how often it is asked. */
export interface ModelBounds {
  readonly milliseconds: number
  readonly mostCalls: number
}

/**
 * A model for one draft, which answers nothing more when its time or its calls are used up. The draft then keeps its composed
 * sentences: a slow model must not take the time in which the draft has to be made.
 */
export function boundedModel(model: WriterModel, { milliseconds, mostCalls }: ModelBounds): WriterModel {
  const from = performance.now()
  let calls = 0
  return {
    provider: model.provider,
    model: model.model,
    async answer(request, signal) {
      const left = Math.ceil(milliseconds - (performance.now() - from))
      calls += 1
      if (left <= 0 || calls > mostCalls) throw new Error('the model has had its time')
      return model.answer(request, AbortSignal.any([signal, AbortSignal.timeout(left)]))
    },
  }
}
