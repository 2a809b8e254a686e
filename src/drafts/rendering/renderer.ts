import type { DraftDocument } from '../../core/drafting/document.ts'
import type { Memo } from '../../core/drafting/memo.ts'
import { SideProcess } from '../../platform/beside/side-process.ts'
import type { DraftFormat, MemoFormat } from './draft-format.ts'
import type { Rendering } from './render-thread.ts'

/** Renders drafts beside the process that answers calls: a draft of 30 pages is seconds of work. */
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

/** One process, started for the first draft and again after a crash; drafts are rendered one after the other. */
function openLane(): Lane {
  let beside: SideProcess | undefined
  let closed = false
  return {
    async ask(rendering) {
      if (closed) throw new Error('the renderer is closed')
      if (beside?.hasEnded === true) beside = undefined
      beside ??= new SideProcess(new URL('./rendering-process.ts', import.meta.url))
      return (await beside.ask(rendering)) as Uint8Array
    },
    async close() {
      closed = true
      await beside?.end()
    },
  }
}
