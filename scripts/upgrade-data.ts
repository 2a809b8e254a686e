/**
 * `node scripts/upgrade-data.ts`: makes some of everything with this version and keeps the rows of all tables in
 * `test/upgrade/`, under the name of the last migration. Run at each release: the tests bring every kept database forward.
 */
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { setTimeout as sleep } from 'node:timers/promises'
import { createAccount, issueKey } from '../src/access/access.ts'
import { compose } from '../src/compose.ts'
import { sampleCatalogue, sampleProfiles } from '../src/edge/samples.ts'
import { readConfig } from '../src/platform/config.ts'
import { loadReference } from '../src/reference/reference.ts'
import { dump, type Kept } from '../test/upgrade/data.ts'

/** One of them fits the client below. */
const wanted = new Set(['sample-digital-basic', 'sample-digital-advanced'])
const config = readConfig({
  PORT: '0',
  DATA_DIR: 'memory',
  LOG_LEVEL: 'silent',
  SECRET_KEY: Buffer.alloc(32, 7).toString('base64'),
  WEBHOOK_ALLOW_HTTP: 'true',
  WEBHOOK_ALLOW_PRIVATE: '127.0.0.0/8',
})
await using house = await compose(config)
const operator = { db: house.db, now: house.clock.now(), command: 'upgrade-data' }
const account = await createAccount(operator, { name: 'Παλιός λογαριασμός', tier: 'agency', publisher: true })
const { secret: key } = await issueKey(operator, account.id, { name: 'kept' })
const address = await house.start()

// Whatever the route answers with.
// eslint-disable-next-line typescript/no-explicit-any
async function call(method: string, path: string, body?: unknown): Promise<any> {
  const response = await fetch(`${address}/api/v1${path}`, {
    method,
    headers: { authorization: `Bearer ${key}`, ...(body === undefined ? {} : { 'content-type': 'application/json' }) },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  })
  if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${await response.text()}`)
  return response.status === 204 ? undefined : response.json()
}

const day = house.clock.now().toZonedDateTimeISO('Europe/Athens').toPlainDate().toString()
for (const { slug, programme } of await sampleCatalogue(day, (await loadReference()).activities)) {
  if (!wanted.has(slug)) continue
  await call('PUT', `/programmes/${slug}`, programme)
  await call('POST', `/programmes/${slug}/publish`)
}
const client = (await sampleProfiles(day)).find(({ profile }) => profile.external_id === 'sample-software-athens')
const profile = await call('POST', '/profiles', client?.profile)
await call('PATCH', `/profiles/${profile.id}`, { headcount: 7 })
await call('PUT', `/profiles/${profile.id}/de-minimis`, { entries: [] })
const [match] = (await call('GET', `/match/${profile.id}?eligibility=eligible,needs_info,needs_review`)).data
await call('PUT', `/match/${match.id}/decision`, { state: 'saved' })
const alert = await call('POST', '/alerts', {
  name: 'Παλιά ειδοποίηση',
  trigger: { on: 'deadline', lead_times: ['P7D'] },
  channels: [{ type: 'webhook' }],
})
const webhook = await call('POST', '/webhooks/register', {
  url: 'http://127.0.0.1:8099/',
  event_types: ['programme.closed'],
})
const draft = await call('POST', '/drafts/generate', { match_id: match.id })
for (let tries = 0; (await call('GET', `/drafts/${draft.id}`)).status !== 'completed'; tries += 1) {
  if (tries > 300) throw new Error('the draft is not made')
  await sleep(100)
}
await sleep(3000)
const kept: Kept = {
  ...(await dump(house.db)),
  key,
  made: {
    profile: profile.id,
    programme: match.programme.slug,
    match: match.id,
    alert: alert.id,
    webhook: webhook.id,
    draft: draft.id,
  },
}
const file = join(import.meta.dirname, '../test/upgrade', `${kept.level.replace('.sql', '')}.json.gz`)
await writeFile(file, gzipSync(JSON.stringify(kept), { level: 9 }))
console.log(file)
