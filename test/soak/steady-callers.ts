/** The process of the callers that go on as ever: what they feel is not what the poster of large files feels. */
import { setTimeout as sleep } from 'node:timers/promises'

/** Where to call, and what. */
export interface Calling {
  readonly address: string
  readonly key: string
  readonly paths: readonly string[]
}

let taken: number[] = []

async function one({ address, key }: Calling, path: string): Promise<never> {
  const headers = { authorization: `Bearer ${key}` }
  for (;;) {
    const from = performance.now()
    const response = await fetch(`${address}${path}`, { headers })
    await response.arrayBuffer()
    if (response.status !== 200) throw new Error(`the API answered ${response.status} to ${path}`)
    taken.push(performance.now() - from)
    await sleep(20)
  }
}

process.on('message', (told: Calling | 'how long?') => {
  if (told !== 'how long?') {
    void Promise.all(told.paths.map((path) => one(told, path)))
    return
  }
  // What was taken since the last question.
  process.send?.(taken)
  taken = []
})
process.once('disconnect', () => process.kill(process.pid))
