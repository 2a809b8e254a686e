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

function modelOf({ provider, model, url, key }: ModelConfig): LanguageModel {
  if (provider === 'anthropic') {
    return createAnthropic({
      ...(url === undefined ? {} : { baseURL: url }),
      ...(key === undefined ? {} : { apiKey: key }),
    })(model)
  }
  return createOpenAICompatible({
    name: provider,
    baseURL: url ?? '',
    ...(key === undefined ? {} : { apiKey: key }),
  })(model)
}
