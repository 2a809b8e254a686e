import { join } from 'node:path'
import { Worker } from 'node:worker_threads'
import type { DraftDocument } from '../../core/drafting/document.ts'
import type { Memo } from '../../core/drafting/memo.ts'
import type { DraftFormat, MemoFormat } from './draft-format.ts'
import type { RenderAnswer, Rendering, RenderRequest } from './render-thread.ts'

/** Renders drafts beside the thread that answers calls: a draft of 30 pages is seconds of work. */
export interface DraftRenderer extends AsyncDisposable {
  /**
   * Equal documents give equal bytes. Renderings with the same key that are not done yet are one: who asks again because it
   * takes long does not make it longer. Rejects where a renderer fails, and everything that waits when it is closed.
   */
  render(document: DraftDocument, format: DraftFormat, key?: string): Promise<Uint8Array>
  /** A memo on one page; what does not fit is said on it. */
  memo(memo: Memo, format: MemoFormat): Promise<Uint8Array>
}

/** Drafts with more citations are a minute of work: they wait for each other, and no other draft waits for them. */
const longDraft = 600

export function openRenderer(): DraftRenderer {
  const usual = openLane()
  const long = openLane()
  const begun = new Map<string, Promise<Uint8Array>>()

  const render = (document: DraftDocument, format: DraftFormat): Promise<Uint8Array> =>
    (document.citations.length > longDraft ? long : usual).ask({ document, format })
  return {
    render(document, format, key) {
      if (key === undefined) return render(document, format)
      const there = begun.get(key)
      if (there !== undefined) return there
      const made = render(document, format).finally(() => begun.delete(key))
      begun.set(key, made)
      return made
    },
    memo: (memo, format) => usual.ask({ memo, format }),
    async [Symbol.asyncDispose]() {
      await Promise.all([usual.close(), long.close()])
    },
  }
}

interface Lane {
  ask(rendering: Rendering): Promise<Uint8Array>
  close(): Promise<void>
}

interface Waiting {
  resolve(bytes: Uint8Array): void
  reject(error: Error): void
}

/** One thread, started for the first draft and again after a crash; drafts are rendered one after the other. */
function openLane(): Lane {
  const waiting = new Map<number, Waiting>()
  let thread: Worker | undefined
  let closed = false
  let count = 0

  const failAll = (error: Error): void => {
    for (const each of waiting.values()) each.reject(error)
    waiting.clear()
  }
  const start = (): Worker => {
    const made = new Worker(join(import.meta.dirname, 'render-thread.ts'))
    made.on('message', (answer: RenderAnswer) => {
      const one = waiting.get(answer.id)
      waiting.delete(answer.id)
      if (waiting.size === 0) made.unref()
      if ('error' in answer) one?.reject(answer.error)
      else one?.resolve(answer.bytes)
    })
    const gone = (error: Error): void => {
      if (thread === made) thread = undefined
      failAll(error)
    }
    made.on('error', (error) => gone(error instanceof Error ? error : new Error(String(error))))
    made.on('exit', (code) => gone(new Error(`the renderer ended with ${code}`)))
    made.unref()
    return made
  }

  const ask = (rendering: Rendering): Promise<Uint8Array> =>
    new Promise((resolve, reject) => {
      if (closed) {
        reject(new Error('the renderer is closed'))
        return
      }
      count += 1
      waiting.set(count, { resolve, reject })
      thread ??= start()
      // Only a draft on its way keeps the process alive.
      thread.ref()
      thread.postMessage({ id: count, ...rendering } satisfies RenderRequest)
    })
  return {
    ask,
    async close() {
      closed = true
      const ending = thread
      thread = undefined
      await ending?.terminate()
      failAll(new Error('the renderer is closed'))
    },
  }
}
