import assert from 'node:assert/strict'
import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { test } from 'node:test'
import { issueKey } from '../../src/access/access.ts'
import { aHouse, engine } from '../support/house.ts'

const processes = 8
const callsEach = 150

test(
  'eight API processes let exactly 600 calls of one account pass in a window',
  { skip: engine === 'postgres' ? false : 'the embedded database belongs to one process', timeout: 300_000 },
  async () => {
    const house = await aHouse()
    const account = await house.newAccount()
    const { secret } = await issueKey({ db: house.db, now: Temporal.Now.instant(), command: 'test' }, account, {
      name: 'test',
    })
    await using children = new AsyncDisposableStack()
    const addresses = await Promise.all(
      Array.from({ length: processes }, async () => {
        const child = startApi(house.config.databaseUrl ?? '')
        children.defer(() => stop(child))
        return addressOf(child)
      }),
    )
    const answers = (await Promise.all(addresses.map((address) => callMany(address, secret)))).flat()
    // A machine so busy that this takes more than a minute sees another window.
    let full = 0
    for (const window of Map.groupBy(answers, ({ reset }) => reset).values()) {
      // Whatever else happens to a call on a busy machine, it has passed the limit.
      const places = window.flatMap(({ status, remaining }) => (status === 429 ? [] : [remaining]))
      assert.equal(new Set(places).size, places.length, 'no place in a window is given twice')
      if (places.length === window.length) continue
      full += 1
      assert.deepEqual(
        places.toSorted((a, b) => a - b),
        Array.from({ length: 600 }, (_, index) => index),
        'where a call is refused, each place was given',
      )
    }
    assert.ok(full > 0)
  },
)

interface Answer {
  readonly status: number
  readonly remaining: number
  readonly reset: number
}

/** A process as an operator starts it. */
function startApi(databaseUrl: string): ChildProcess {
  return spawn(process.execPath, ['src/main.ts'], {
    cwd: join(import.meta.dirname, '../..'),
    stdio: ['ignore', 'pipe', 'inherit'],
    env: {
      PATH: process.env['PATH'],
      PORT: '0',
      ROLE: 'api',
      LOG_LEVEL: 'info',
      DATABASE_URL: databaseUrl,
      SECRET_KEY: Buffer.alloc(32, 7).toString('base64'),
    },
  })
}

async function addressOf(child: ChildProcess): Promise<string> {
  assert.ok(child.stdout !== null)
  for await (const line of createInterface({ input: child.stdout })) {
    const entry = JSON.parse(line) as { msg?: string; address?: string }
    if (entry.msg === 'ready' && entry.address !== undefined) {
      child.stdout.resume()
      return entry.address
    }
  }
  throw new Error('the process ended before it was ready')
}

async function stop(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null) return
  const ended = once(child, 'exit')
  child.kill('SIGTERM')
  await ended
}

/** Twenty at a time, as a busy client does; more would only wait for a connection to the database. */
async function callMany(address: string, token: string): Promise<Answer[]> {
  const answers: Answer[] = []
  let left = callsEach
  const caller = async (): Promise<void> => {
    while (left > 0) {
      left -= 1
      answers.push(await call(address, token))
    }
  }
  await Promise.all(Array.from({ length: 20 }, caller))
  return answers
}

async function call(address: string, token: string): Promise<Answer> {
  const response = await fetch(`${address}/api/v1/account`, { headers: { authorization: `Bearer ${token}` } })
  await response.arrayBuffer()
  const told = (name: string): number => Number(response.headers.get(`x-ratelimit-${name}`))
  return { status: response.status, remaining: told('remaining'), reset: told('reset') }
}
