/**
 * The process that reads documents, each in a thread that may be ended: this one watches what it takes, and hears when the
 * service is gone.
 */
import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import { answerBeside } from '../../platform/beside/answer-beside.ts'
import type { Beyond, ExtractionAsked, ExtractionReply } from './extract-document.ts'
import { longestProcessorTime } from './reading-limits.ts'

/** MiB of the thread's heap. */
const heap = 768
/** MiB that the process may grow by while a document is read: drawings and pictures unpack outside the heap. */
const growth = 1024
/** Milliseconds between looks at it. */
const look = 50
/** Milliseconds between looks at the time. */
const lookAtTime = 500

let opened: Worker | undefined

answerBeside(read)

async function read(asked: ExtractionAsked, bytes: Uint8Array): Promise<ExtractionReply | Beyond> {
  const thread = (opened ??= openThread())
  const ended = new AbortController()
  const before = await processorTime(thread)
  thread.postMessage({ ...asked, bytes }, [bytes.buffer as ArrayBuffer])
  const lookAtClock = async (): Promise<void> => {
    if ((await processorTime(thread)) - before > longestProcessorTime) ended.abort('time')
  }
  const clock = setInterval(() => void lookAtClock(), lookAtTime)
  const taken = process.memoryUsage.rss()
  const watch = setInterval(() => {
    if (process.memoryUsage.rss() - taken > growth * 2 ** 20) ended.abort('memory')
  }, look)
  try {
    const [reply] = (await Promise.race([
      once(thread, 'message', { signal: ended.signal }),
      once(thread, 'exit', { signal: ended.signal }).then(() => {
        throw new Error('the thread that reads documents has ended')
      }),
    ])) as [ExtractionReply | Beyond]
    return reply
  } catch (error) {
    // What it does may not be broken off at once: who asked ends the process.
    opened = undefined
    void thread.terminate()
    const beyond = beyondOf(error, ended.signal)
    if (beyond === undefined) throw error
    return { beyond }
  } finally {
    clearInterval(clock)
    clearInterval(watch)
    ended.abort()
  }
}

/** Which limit ended the reading; undefined for a fault of ours. */
function beyondOf(error: unknown, { aborted, reason }: AbortSignal): Beyond['beyond'] | undefined {
  if (aborted) return reason as 'memory' | 'time'
  return (error as NodeJS.ErrnoException).code === 'ERR_WORKER_OUT_OF_MEMORY' ? 'memory' : undefined
}

/** Milliseconds of a processor that the thread has taken; none before it runs and after its end. */
async function processorTime(thread: Worker): Promise<number> {
  const { user, system } = await thread.cpuUsage().catch(() => ({ user: 0, system: 0 }))
  return (user + system) / 1000
}

function openThread(): Worker {
  const thread = new Worker(new URL('./reading-thread.ts', import.meta.url), {
    resourceLimits: { maxOldGenerationSizeMb: heap },
  })
  // The read under way is told by `once`; without one there is nobody to tell.
  thread.on('error', () => {})
  return thread
}
