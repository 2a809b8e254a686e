import assert from 'node:assert/strict'
import { it } from 'node:test'
import { setTimeout as sleep } from 'node:timers/promises'
import { Turn } from './turn.ts'

/** Asks for the session while it is taken, and notes the order in which it was given. */
async function orderOf(asked: readonly ('caller' | 'service')[]): Promise<string[]> {
  const turn = new Turn()
  const release = await turn.alone(false)
  const given: string[] = []
  const all = asked.map(async (who, n) => {
    const mine = await turn.alone(who === 'service')
    given.push(`${who} ${n}`)
    mine()
  })
  release()
  await Promise.all(all)
  return given
}

it('a call is answered before the work of the service that asked first', async () => {
  assert.deepEqual(await orderOf(['service', 'caller', 'service', 'caller']), [
    'caller 1',
    'caller 3',
    'service 0',
    'service 2',
  ])
})

it('the work of the service goes on however many calls come', async () => {
  const given = await orderOf(['service', ...Array.from({ length: 20 }, () => 'caller' as const)])
  assert.equal(given.indexOf('service 0'), 8)
})

it('a lone statement waits for an open transaction, and for nobody else', async () => {
  const turn = new Turn()
  const seen: string[] = []
  const release = await turn.alone(true)
  const later = turn.shared(async () => void seen.push('statement'), true)
  seen.push('transaction')
  release()
  await later
  await turn.shared(async () => void seen.push('at once'), false)
  assert.deepEqual(seen, ['transaction', 'statement', 'at once'])
})

it('the work of the service rests as long as it took, while calls come and only then', async () => {
  const turn = new Turn()
  const hold = async (background: boolean, ms: number) => {
    const release = await turn.alone(background)
    await sleep(ms)
    release()
    return performance.now()
  }
  const restAfter = async () => {
    const ended = await hold(true, 15)
    const next = await turn.alone(true)
    const rest = performance.now() - ended
    next()
    return rest
  }
  assert.ok((await restAfter()) < 5, 'nobody has called')
  await hold(false, 1)
  assert.ok((await restAfter()) > 10, 'somebody has just called')
})

it('a call does not wait for the rest of the service', async () => {
  const turn = new Turn()
  const call = async () => (await turn.alone(false))()
  await call()
  const work = await turn.alone(true)
  await sleep(15)
  work()
  const asked = performance.now()
  await call()
  assert.ok(performance.now() - asked < 5)
})
