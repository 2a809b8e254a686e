import { createAnthropic } from '@ai-sdk/anthropic'
import { createOpenAICompatible } from '@ai-sdk/openai-compatible'
import { generateText, type LanguageModel } from 'ai'
import type { ModelConfig } from '../../platform/config.ts'
import { instructions, promptOf } from './prompt.ts'
import type { WriterModel } from './writer-model.ts'

/** The model that the operator set up, through the `ai` SDK. */
export function openModel(config: ModelConfig): WriterModel {
  const model = modelOf(config)
  return {
    provider: config.provider,
    model: config.model,
    async answer(request, signal) {
      const { text } = await generateText({
        model,
        system: instructions,
        prompt: promptOf(request),
        abortSignal: signal,
        // The caller tries once more by itself, with what was wrong.
        maxRetries: 0,
        temperature: 0,
      })
      return text
    },
  }
}

/** Bytes of an answer that are read: the sentences of a section are some kilobytes. */
const mostBytes = 1 << 20

/** As `fetch`, but an answer without an end is given up while it is read, not when it fills the memory. */
const cappedFetch: typeof fetch = async (input, init) => {
  const response = await fetch(input, init)
  let read = 0
  const counted = new TransformStream<Uint8Array, Uint8Array>({
    transform(chunk, controller) {
      read += chunk.byteLength
      if (read > mostBytes) controller.error(new RangeError('the model answers more than is read'))
      else controller.enqueue(chunk)
    },
  })
  const { status, statusText, headers } = response
  return new Response(response.body?.pipeThrough(counted) ?? null, { status, statusText, headers })
}

function modelOf({ provider, model, url, key }: ModelConfig): LanguageModel {
  if (provider === 'anthropic') {
    return createAnthropic({
      fetch: cappedFetch,
      ...(url === undefined ? {} : { baseURL: url }),
      ...(key === undefined ? {} : { apiKey: key }),
    })(model)
  }
  return createOpenAICompatible({
    name: provider,
    baseURL: url ?? '',
    fetch: cappedFetch,
    ...(key === undefined ? {} : { apiKey: key }),
  })(model)
}
