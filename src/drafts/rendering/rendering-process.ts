/** The process that renders drafts, in a thread: this one hears when the service is gone. */
import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import { answerBeside } from '../../platform/beside/answer-beside.ts'
import type { RenderAnswer, Rendering } from './render-thread.ts'

const thread = new Worker(new URL('./render-thread.ts', import.meta.url))
// With it the process ends, which those who wait are told.
thread.once('exit', () => process.kill(process.pid, 'SIGKILL'))

answerBeside(async (rendering: Rendering) => {
  thread.postMessage(rendering)
  const [answer] = (await once(thread, 'message')) as [RenderAnswer]
  if ('error' in answer) throw answer.error
  return answer.bytes
})
