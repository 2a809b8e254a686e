/**
 * The service with 10,000 synthetic programmes, for `bench/http.ts`: a child process, so that the load does not share its thread.
 * A second one on the same database is told what the first has put there.
 */
import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { changeAccount, createAccount, issueKey } from '../src/access/access.ts'
import { compose } from '../src/compose.ts'
import { readConfig } from '../src/platform/config.ts'
import type { Context } from '../src/platform/context.ts'
import { scopes } from '../src/platform/scopes.ts'
import type { Programme } from '../src/core/facts/programme.ts'
import { newUuid } from '../src/platform/ids.ts'
import { createProfile } from '../src/profiles/profiles.ts'
import { insertProgrammes, moveCatalogue, saveVersions } from '../src/programmes/programme-store.ts'
import { importProgrammes, openProgrammes } from '../src/programmes/programmes.ts'
import { reactions } from '../src/reactions.ts'
import { loadReference } from '../src/reference/reference.ts'
import { generate } from './generate.ts'

/** What is in the database. */
export interface Seeded {
  readonly secret: string
  readonly profiles: readonly string[]
  readonly refused: number
}
export interface Ready extends Seeded {
  readonly url: string
  readonly hello: string
}

/** More programmes than this are written without an import. */
const mostImported = 20_000
const [count, database, known] = [Number(process.argv[2]), process.argv[3], process.argv[4]]
const config = readConfig({
  PORT: '0',
  LOG_LEVEL: 'silent',
  DATA_DIR: 'memory',
  SECRET_KEY: Buffer.alloc(32, 7).toString('base64'),
  ...(database === undefined || database === 'embedded' ? {} : { DATABASE_URL: database }),
})
// Nobody reacts: what is measured is reading, not the scoring that follows a new profile.
const nobody = Object.fromEntries(Object.keys(reactions).map((type) => [type, []]))
await using house = await compose(config, { jobs: [], reactions: nobody })
const { secret, profiles, refused } = known === undefined ? await seed() : (JSON.parse(known) as Seeded)

async function seed(): Promise<Seeded> {
  const operator = { db: house.db, now: house.clock.now(), command: 'bench' }
  const account = await createAccount(operator, { name: 'Bench', tier: 'agency', publisher: true })
  await changeAccount(operator, account.id, { callsPerMinute: 1_000_000_000 })
  const { secret } = await issueKey(operator, account.id, { name: 'bench' })
  const reference = await loadReference()
  const workload = generate(reference, { programmes: count, profiles: 40 })
  const ctx: Context = {
    accountId: account.id,
    caller: { kind: 'system', id: 'bench', scopes: new Set(scopes) },
    language: 'el',
    now: house.clock.now(),
    requestId: 'bench',
    db: house.db,
    signal: new AbortController().signal,
  }
  const refused = count > mostImported ? await write(ctx, workload.programmes) : await publish(ctx, workload.programmes)
  const profiles = []
  for (const profile of workload.profiles) profiles.push((await createProfile(ctx, reference, profile)).id)
  return { secret, profiles, refused }

  /** As an import; answers how many were refused. */
  async function publish(importing: Context, programmes: readonly Programme[]): Promise<number> {
    const inputs = programmes.map(({ slug, ...input }) => ({ slug, input: { ...input, documents: [] } }))
    const kit = openProgrammes(reference)
    const outcomes = await importProgrammes(importing, kit, inputs, { notify: false, dryRun: false })
    return outcomes.filter(({ outcome }) => outcome === 'refused').length
  }
}

/** What an import writes, without its checks and the words for the search: a hundred thousand of them took many minutes. */
async function write({ accountId, now }: Context, programmes: readonly Programme[]): Promise<number> {
  for (let at = 0; at < programmes.length; at += 500) {
    const some = programmes.slice(at, at + 500).map((body) => ({ id: newUuid(now), slug: body.slug, body }))
    await house.db.inAccount(accountId, async (tx) => {
      const changedIn = await moveCatalogue(tx)
      await insertProgrammes(tx, some, now)
      await saveVersions(
        tx,
        some.map(({ id, body }) => ({ id, version: 1, body, changed: [], changedIn })),
        now,
      )
    })
  }
  return 0
}

const url = await house.start()
// What the machine can do at most: a handler that does nothing, in the same process.
const plain = createServer((_request, response) => {
  response.writeHead(200, { 'content-type': 'text/plain' })
  response.end('hello world')
})
plain.listen(0, '127.0.0.1')
await once(plain, 'listening')
const hello = `http://127.0.0.1:${(plain.address() as AddressInfo).port}`
process.once('disconnect', () => plain.close())
// The whole process, the embedded database's thread included.
process.on('message', () => {
  const { user, system } = process.cpuUsage()
  process.send?.({ cpu: user + system })
})
process.send?.({ url: url ?? '', hello, secret, profiles, refused } satisfies Ready)
await new Promise((resolve) => process.once('disconnect', resolve))
