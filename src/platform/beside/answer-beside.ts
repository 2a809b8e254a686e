import { inspect } from 'node:util'
import { stepBack } from '../step-back.ts'
import type { SideQuestion, SideReply } from './side-process.ts'

/**
 * Makes this process a side process: answers what it is asked, one after the other, and ends when nobody is left to be answered.
 * `answer` must leave this thread free, or the end of the service is noticed late: what takes long belongs in a thread.
 */
export function answerBeside(answer: (question: never, bytes: Uint8Array) => Promise<unknown>): void {
  stepBack(Number(process.argv[2]))
  // Ctrl-C is heard by all processes of a terminal, and the service still answers for a while.
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => {})
  process.once('disconnect', () => process.kill(process.pid, 'SIGKILL'))
  const take = byteReader()
  const reply = async ({ id, question, bytes }: SideQuestion): Promise<SideReply> => {
    const taken = await take(bytes)
    try {
      return { id, answer: await answer(question as never, taken) }
    } catch (error) {
      return { id, failed: inspect(error) }
    }
  }
  let last: Promise<unknown> = Promise.resolve()
  process.on('message', (asked) => {
    last = last.then(async () => process.send?.(await reply(asked as unknown as SideQuestion)))
  })
}

/** Reads so many bytes of the standard input, into memory of their own. */
function byteReader(): (length: number) => Promise<Uint8Array> {
  const pieces = process.stdin[Symbol.asyncIterator]() as AsyncIterator<Buffer>
  let rest: Uint8Array = new Uint8Array()
  return async (length) => {
    const whole = new Uint8Array(length)
    for (let at = 0; at < length;) {
      if (rest.length === 0) {
        const next = await pieces.next()
        if (next.done === true) throw new Error('the bytes ended before their time')
        rest = next.value
      }
      const part = rest.subarray(0, length - at)
      whole.set(part, at)
      at += part.length
      rest = rest.subarray(part.length)
    }
    return whole
  }
}
