/** The thread of the callers that go on as ever: what they feel is not what the poster of large files feels. */
import { parentPort, workerData } from 'node:worker_threads'
import { setTimeout as sleep } from 'node:timers/promises'

const { address, key, paths } = workerData as { address: string; key: string; paths: readonly string[] }
const headers = { authorization: `Bearer ${key}` }
let taken: number[] = []

async function one(path: string): Promise<never> {
  for (;;) {
    const from = performance.now()
    const response = await fetch(`${address}${path}`, { headers })
    await response.arrayBuffer()
    if (response.status !== 200) throw new Error(`the API answered ${response.status} to ${path}`)
    taken.push(performance.now() - from)
    await sleep(20)
  }
}

// What was taken since the last question.
parentPort?.on('message', () => {
  parentPort?.postMessage(taken)
  taken = []
})
await Promise.all(paths.map(one))
