import assert from 'node:assert/strict'
import { execFile } from 'node:child_process'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, before, describe, it } from 'node:test'
import { setTimeout as sleep } from 'node:timers/promises'
import { promisify } from 'node:util'
import type { Event, Job, SubsidyMatching } from '../../../sdk/typescript/src/index.ts'
import { engine } from '../../support/house.ts'
import { startService, type RunningService } from '../../support/process.ts'
import { aReceiver, type Receiver } from '../../support/receiver.ts'
import { theInstalledSdk, type InstalledSdk } from '../../support/sdk-package.ts'
import { compiled } from '../../support/typescript.ts'

const root = join(import.meta.dirname, '../../..')
const run = promisify(execFile)

/** The service as a process of its own with its samples, and a client as somebody has installed it. */
describe('the TypeScript SDK with a running service', { skip: engine === 'pglite' ? false : 'once is enough' }, () => {
  let folder: string
  let service: RunningService
  let installed: InstalledSdk
  let client: SubsidyMatching
  let key: string
  before(async () => {
    folder = await mkdtemp(join(tmpdir(), 'subsidy-sdk-story-'))
    const env = { DATA_DIR: folder, WEBHOOK_ALLOW_HTTP: 'true', WEBHOOK_ALLOW_PRIVATE: '127.0.0.0/8' }
    ;[service, installed] = await Promise.all([startService(env), theInstalledSdk()])
    key = await keyOf(service)
    client = new installed.sdk.SubsidyMatching({ baseURL: service.address, apiKey: key, language: 'en' })
  })
  after(async () => {
    await service[Symbol.asyncDispose]()
    await rm(folder, { recursive: true, force: true })
  })

  it(
    'goes from a profile by matches, reasoning, alert and webhook to a draft as a file',
    { timeout: 120_000 },
    async () => {
      await using receiver = await aReceiver()
      const webhook = await client.webhooks.create({
        url: receiver.url,
        event_types: ['match.scored', 'deadline.approaching', 'draft.completed'],
      })

      const profile = await client.profiles.create({
        kind: 'client',
        name: 'Ιστορία Λογισμικού ΙΚΕ',
        country: 'GR',
        legal_form: 'private_company',
        registered_on: '2019-03-01',
        activities: [{ code: '62.10.11.03', rank: 'main' }],
        establishments: [{ region: 'Αττική', role: 'headquarters' }],
        headcount: 6,
      })
      const matches = await client.match.list(profile.id, { limit: 2 }).toArray({ most: 50 })
      assert.ok(matches.length > 2)
      const best = matches.find(({ eligibility }) => eligibility !== 'not_eligible')
      assert.ok(best !== undefined)

      const reasoning = await client.match.reasoning(best.id)
      assert.equal(reasoning.programme.slug, best.programme.slug)
      const cited = reasoning.citations.find(({ kind }) => kind === 'source_span')
      assert.ok(cited?.source !== undefined && cited.position !== undefined && cited.quote !== undefined)
      const document = await client.programmes.documents.get(best.programme.slug, cited.source.document_id)
      assert.equal([...document.text].slice(cited.position.start, cited.position.end).join(''), cited.quote.exact)

      const alert = await client.alerts.create({
        trigger: { on: 'deadline', lead_times: ['P30D'], filter: { profile_ids: [profile.id] } },
        channels: [{ type: 'webhook', webhook_id: webhook.id }],
      })
      const { results } = await client.alerts.test(alert.id)
      assert.deepEqual(
        results.map(({ status }) => status),
        ['sent'],
      )

      const looks: string[] = []
      const draft = await client.drafts.createAndWait(
        { match_id: best.id, language: 'el' },
        { onProgress: ({ status }) => looks.push(status), pollInterval: 100, maxWait: 60_000 },
      )
      assert.equal(draft.status, 'completed')
      assert.equal(looks.at(-1), 'succeeded')
      assert.equal((await client.drafts.wait(draft.id)).id, draft.id, 'what is made is there at once')

      const docx = await client.drafts.export(draft.id, { format: 'docx' })
      assert.match(docx.contentType, /wordprocessingml/)
      const file = join(folder, docx.fileName ?? 'draft.docx')
      await docx.toFile(file)
      assert.equal((await readFile(file)).subarray(0, 4).toString('latin1'), 'PK\u0003\u0004')

      const events = await receivedBy(receiver, webhook.secret, [
        (event) => event.type === 'webhook.test' && event.data.webhook_id === webhook.id,
        (event) => event.type === 'match.scored' && event.data.profile_id === profile.id,
        (event) => event.type === 'draft.completed' && event.data.draft_id === draft.id,
        // The samples have a deadline within 30 days, whenever they are made.
        (event) => event.type === 'deadline.approaching' && event.data.alert_id === alert.id,
      ])
      const polled = await client.events.list({ type: ['draft.completed'] }).toArray()
      assert.deepEqual(
        polled.at(-1),
        events.find(({ type }) => type === 'draft.completed'),
      )

      await client.profiles.delete(profile.id)
      await assert.rejects(client.drafts.get(draft.id), installed.sdk.NotFoundError)
    },
  )

  /** What has arrived, each verified, once all that is awaited is among it. */
  async function receivedBy(
    receiver: Receiver,
    secret: string,
    awaited: readonly ((event: Event) => boolean)[],
  ): Promise<Event[]> {
    for (let tries = 0; tries < 1200; tries += 1) {
      const events = await Promise.all(
        receiver.calls.map(({ body, headers }) => client.webhooks.unwrap(body, headers, secret)),
      )
      if (awaited.every((each) => events.some(each))) return events
      await sleep(50)
    }
    throw new Error(`only these arrived: ${receiver.calls.map(({ body }) => body).join('\n')}`)
  }

  it(
    'waits for an import with its progress, cancels long work, and stops waiting when told',
    { timeout: 60_000 },
    async () => {
      const content = `name,kad,region\n${Array.from({ length: 40 }, (_, n) => `Εισαγωγή ${n} ΙΚΕ,62.10.11.03,Αττική`).join('\n')}\n`
      const seen: number[] = []
      const file = { content: new Blob([content]), type: 'text/csv' } as const
      const job = await client.jobs.wait(await client.profiles.importFile(file, { dry_run: true }), {
        pollInterval: 20,
        onProgress: ({ progress }) => seen.push(progress.done),
      })
      assert.equal(job.progress.done, job.progress.total)
      assert.deepEqual(
        seen,
        seen.toSorted((a, b) => a - b),
      )
      await assert.rejects(client.profiles.importFile(new Blob([content]) as never), /Give the file with its type/)

      const long = await client.match.recompute()
      await assert.rejects(client.jobs.wait(long, { signal: AbortSignal.abort() }), installed.sdk.AbortError)
      await client.jobs.cancel(long.job_id)
      const { sdk } = installed
      const end = await client.jobs.wait(long).catch((error: unknown) => error)
      // It may have been done before it could be cancelled.
      assert.match(end instanceof sdk.JobFailedError ? end.job.status : (end as Job).status, /^(cancelled|succeeded)$/)
    },
  )

  it(
    'runs every example of its README, which compiles under the strictest settings',
    { timeout: 120_000 },
    async () => {
      const readme = await readFile(join(root, 'sdk/typescript/README.md'), 'utf8')
      const blocks = [...readme.matchAll(/```ts\n([\s\S]*?)```/g)].map(([, code = '']) => code)
      assert.ok(blocks.length >= 9)
      // The last lines are of the test: a server ends when its program is asked to.
      const program = `${blocks.join('\n')}\nserver.close()\nserver.closeAllConnections()\n`
      await writeFile(join(installed.folder, 'readme.ts'), program)
      const port = await aFreePort()
      const { PATH = '' } = process.env
      const { stdout } = await run(process.execPath, ['readme.ts'], {
        cwd: installed.folder,
        env: {
          PATH,
          SUBSIDY_BASE_URL: service.address,
          SUBSIDY_API_KEY: key,
          HOOK_PORT: String(port),
          HOOK_URL: `http://127.0.0.1:${port}/hooks`,
        },
      })
      assert.match(stdout, /^(eligible|needs_info|needs_review) \d+ /m)
      assert.match(stdout, /^“[^”]+”$/m)
      assert.doesNotMatch(stdout, /\[object \w+\]/, 'what it prints is what a person reads')
      assert.match(stdout, /^true$/m, 'what is still current is the same object')
      assert.match(stdout, /^\/activities\/0\/code /m)
      assert.match(stdout, /^succeeded$/m, 'the trial was verified and answered')
      assert.match(stdout, /^agency \S+/m)
      assert.ok((await readFile(join(installed.folder, 'draft.docx'))).length > 5000)
      assert.equal(await compiled(installed.folder, ['readme.ts'], { lib: ['es2022'], types: ['node'] }), '')
    },
  )
})

async function keyOf(service: RunningService): Promise<string> {
  for (let tries = 0; tries < 400; tries += 1) {
    const key = /export KEY=(\S+)/.exec(service.output())?.[1]
    if (key !== undefined) return key
    await sleep(25)
  }
  throw new Error(`no key: ${service.output()}`)
}

async function aFreePort(): Promise<number> {
  const receiver = await aReceiver()
  const { port } = new URL(receiver.url)
  await receiver[Symbol.asyncDispose]()
  return Number(port)
}
