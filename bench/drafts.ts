/**
 * Fifty drafts queued on two workers while the API is called: how long they take, and what the calls feel of it.
 * PostgreSQL, the API and each worker a process of its own. `npm run bench:drafts -- [drafts]`.
 */
import { setTimeout as sleep } from 'node:timers/promises'
import { issueKey } from '../src/access/access.ts'
import { readConfig } from '../src/platform/config.ts'
import { openDatabase } from '../src/platform/db/db.ts'
import { migrate } from '../src/platform/db/migrate.ts'
import { aScene, askForDrafts, begin, statuses } from '../test/soak/drafts.ts'
import { aPostgres } from '../test/support/postgres.ts'
import { startService } from '../test/support/process.ts'

const wanted = Number(process.argv[2] ?? 50)
const quantile = (values: readonly number[], q: number): number =>
  values.toSorted((a, b) => a - b)[Math.min(values.length - 1, Math.floor(values.length * q))] ?? Number.NaN

await using resources = new AsyncDisposableStack()
const { url } = resources.use(await aPostgres())
const env = { DATABASE_URL: url, SECRET_KEY: Buffer.alloc(32, 7).toString('base64'), LOG_LEVEL: 'error' }
const db = resources.use(await openDatabase(readConfig(env)))
await migrate(db)
const scene = await aScene(db)
const { secret } = await issueKey({ db, now: Temporal.Now.instant(), command: 'bench' }, scene.ctx.accountId, {
  name: 'bench',
})
const service = resources.use(await startService({ ...env, ROLE: 'api', LOG_LEVEL: 'info' }))
const workers = await Promise.all([begin(env), begin(env)])

/** Four callers at a steady pace until told to stop; milliseconds of each call. */
async function calls(until: () => Promise<boolean> | boolean): Promise<number[]> {
  return (await Promise.all(Array.from({ length: 4 }, () => oneCaller(until)))).flat()
}

async function oneCaller(until: () => Promise<boolean> | boolean): Promise<number[]> {
  const taken: number[] = []
  const headers = { authorization: `Bearer ${secret}` }
  for (let n = 0; !(n % 10 === 0 && (await until())); n += 1) {
    const from = performance.now()
    const answer = await fetch(`${service.address}/api/v1/profiles?limit=20`, { headers })
    await answer.arrayBuffer()
    if (answer.status !== 200) throw new Error(`the API answered ${answer.status}`)
    taken.push(performance.now() - from)
    await sleep(20)
  }
  return taken
}

const end = performance.now() + 3000
await calls(() => performance.now() > end)
const quietEnd = performance.now() + 8000
const quiet = await calls(() => performance.now() > quietEnd)
const drafts = await askForDrafts(scene, wanted)
const started = performance.now()
const busy = await calls(async () => (await statuses(db)).completed >= drafts || performance.now() - started > 120_000)
const seconds = (performance.now() - started) / 1000
const { completed } = await statuses(db)
for (const [name, taken] of [
  ['idle', quiet],
  ['with drafts', busy],
] as const)
  console.log(
    `${name}: ${taken.length} calls, p50 ${quantile(taken, 0.5).toFixed(1)} ms, p99 ${quantile(taken, 0.99).toFixed(1)} ms`,
  )
console.log(
  `${completed} of ${drafts} drafts in ${seconds.toFixed(1)} s; p99 × ${(quantile(busy, 0.99) / quantile(quiet, 0.99)).toFixed(2)}`,
)
for (const { child } of workers) child.send('stop')
await Promise.all(workers.map(({ ended }) => ended))
