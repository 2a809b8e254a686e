import assert from 'node:assert/strict'
import { existsSync } from 'node:fs'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { after, before, describe, it } from 'node:test'
import { setTimeout as sleep } from 'node:timers/promises'
import { changeAccount } from '../../../src/access/access.ts'
import type { ClientOptions } from '../../../sdk/typescript/src/index.ts'
import { anApi, type Api, type CallerOf } from '../../support/api.ts'
import { aNetwork, type Between, type Fate } from '../../support/between.ts'
import { engine } from '../../support/house.ts'
import { theInstalledSdk, type InstalledSdk } from '../../support/sdk-package.ts'

describe('the TypeScript SDK when things fail', { skip: engine === 'pglite' ? false : 'once is enough' }, () => {
  let api: Api
  let network: Between
  let installed: InstalledSdk
  let address: string
  before(async () => {
    installed = await theInstalledSdk()
    api = await anApi()
    address = await api.app.listen({ port: 0, host: '127.0.0.1' })
    network = await aNetwork(address)
  })
  after(async () => {
    await network[Symbol.asyncDispose]()
    await api[Symbol.asyncDispose]()
  })

  const clientOf = ({ token }: Pick<CallerOf, 'token'>, options: ClientOptions = {}) =>
    new installed.sdk.SubsidyMatching({ baseURL: network.url, apiKey: token, ...options })
  const aClient = async (options?: ClientOptions) => {
    network.next()
    network.calls.length = 0
    return clientOf(await api.newCaller(), options)
  }
  const business = { kind: 'business', name: 'Δοκιμή ΙΚΕ' } as const
  const busy = (seconds: number) => ({ status: 503, headers: { 'retry-after': String(seconds) } })

  it('a wrong key is an AuthenticationError with the request id, and is not sent again', async () => {
    const { sdk } = installed
    network.calls.length = 0
    const error: unknown = await clientOf({ token: 'smk_live_wrong' })
      .account.get()
      .catch((each: unknown) => each)
    assert.ok(error instanceof sdk.AuthenticationError && error instanceof sdk.APIError)
    assert.deepEqual([error.status, error.code, error.name], [401, 'invalid_token', 'AuthenticationError'])
    assert.equal(error.headers.get('x-request-id'), error.requestId)
    assert.match(error.message, new RegExp(`^401 invalid_token: .+ \\(request ${error.requestId}\\)$`))
    assert.equal(network.calls.length, 1)
  })

  it('an address with the path of the API is one without it, and a key or idempotencyKey that no header carries is told', async () => {
    const { sdk } = installed
    const { token } = await api.newCaller()
    const account = await clientOf({ token: ` ${token}\n` }, { baseURL: `${network.url}/api/v1/` }).account.get()
    assert.match(account.id, /^acc_/)
    const placeholder = clientOf({ token: 'κλειδί' }).account.get()
    await assert.rejects(placeholder, (error) => error instanceof sdk.SubsidyError && /API key/.test(error.message))
    const named = clientOf({ token }).profiles.create(business, { idempotencyKey: 'πελάτης-1' })
    await assert.rejects(named, (error) => error instanceof sdk.SubsidyError && /idempotencyKey/.test(error.message))
  })

  it('a missing scope is a PermissionDeniedError, what does not exist a NotFoundError, a bad cursor a BadRequestError', async () => {
    const { sdk } = installed
    const reader = clientOf(await api.newCaller(['profiles:read']))
    await assert.rejects(reader.profiles.create(business), {
      name: 'PermissionDeniedError',
      code: 'insufficient_scope',
    })
    const other = await aClient()
    const { id } = await (await aClient()).profiles.create(business)
    await assert.rejects(other.profiles.get(id), { name: 'NotFoundError', status: 404, code: 'not_found' })
    await assert.rejects(other.profiles.list({ cursor: 'x' }), sdk.BadRequestError)
  })

  it('a wrong body is an UnprocessableEntityError that says where, in the language asked for', async () => {
    const client = await aClient({ language: 'el' })
    const error: unknown = await client.profiles
      .create({ ...business, activities: [{ code: '99.99.99.99', rank: 'main' }] })
      .catch((each: unknown) => each)
    assert.ok(error instanceof installed.sdk.UnprocessableEntityError)
    assert.equal(error.errors[0]?.pointer, '/activities/0/code')
    assert.match(error.detail, /[α-ω]{3}/)
    await assert.rejects(
      client.profiles.create({ ...business, activities: [{ code: '99.99.99.99', rank: 'main' }] }, { language: 'en' }),
      /activities\/0\/code: [A-Z]/,
    )
  })

  it('a stale version is a PreconditionFailedError; the version of an object that was answered is known', async () => {
    const client = await aClient()
    const mine = await client.profiles.create(business)
    const { id } = mine
    const theirs = await client.profiles.update(id, { headcount: 5 }, { ifMatch: mine })
    await assert.rejects(client.profiles.update(id, { headcount: 6 }, { ifMatch: mine }), {
      name: 'PreconditionFailedError',
      code: 'precondition_failed',
    })
    const changed = await client.profiles.update(id, { headcount: null }, { ifMatch: theirs })
    assert.equal(changed.headcount, undefined)
    await client.profiles.delete(id, { ifMatch: installed.sdk.etagOf(changed) ?? '' })
    await assert.rejects(client.profiles.update(id, {}, { ifMatch: { ...changed } }), TypeError)
  })

  it('what is still current comes back itself, without being sent again', async () => {
    const client = await aClient()
    const { id } = await client.profiles.create(business)
    const held = await client.profiles.get(id)
    assert.equal(await client.profiles.get(id, { ifNoneMatch: held }), held)
    const etag = installed.sdk.etagOf(held) ?? ''
    await assert.rejects(client.profiles.get(id, { ifNoneMatch: etag }), installed.sdk.NotModifiedError)
    await client.profiles.update(id, { headcount: 3 })
    assert.equal((await client.profiles.get(id, { ifNoneMatch: held })).headcount, 3)
  })

  it('beyond the rate limit it waits as long as it is told, and goes on', async () => {
    const caller = await api.newCaller()
    const { db, clock } = api.house
    await changeAccount({ db, now: clock.now(), command: 'test' }, caller.accountId, { callsPerMinute: 2 })
    const statuses: number[] = []
    const noted: typeof fetch = async (...call) => {
      const answer = await fetch(...call)
      statuses.push(answer.status)
      return answer
    }
    const client = clientOf(caller, { fetch: noted })
    network.next()
    const { rateLimit } = await client.account.get().withResponse()
    assert.deepEqual([rateLimit?.limit, rateLimit?.remaining], [2, 1])
    await client.account.get()
    await assert.rejects(client.account.get({ maxRetries: 0 }), { name: 'RateLimitError', code: 'rate_limited' })
    clock.advance({ seconds: 59 })
    const begun = performance.now()
    const waiting = client.account.get()
    while (statuses.length < 4) await sleep(5)
    assert.equal(statuses.at(-1), 429)
    clock.advance({ seconds: 2 })
    assert.equal((await waiting).id, caller.accountId)
    assert.ok(performance.now() - begun >= 1000, 'it waited the second that it was told')
  })

  it('a service that is busy is asked again when it says, twice, and not at all when that is too long', async () => {
    const client = await aClient()
    network.next(busy(0), busy(0))
    await client.account.get()
    assert.equal(network.calls.length, 3)

    network.next(busy(0), busy(0), busy(0))
    await assert.rejects(client.account.get(), {
      name: 'ServiceUnavailableError',
      status: 503,
      attempts: 3,
      retryAfter: 0,
    })

    network.next(busy(3600))
    await assert.rejects(client.account.get(), { attempts: 1, retryAfter: 3600 })
    network.next({ status: 502, headers: { 'content-type': 'text/html' }, body: '<h1>Bad gateway</h1>' })
    await assert.rejects(client.account.get({ maxRetries: 0 }), { name: 'InternalServerError', code: undefined })
  })

  it('a lost answer is asked for again with the same Idempotency-Key, so that nothing is made twice', async () => {
    const client = await aClient()
    network.next('cut after', 'cut before', 'pass')
    const { id } = await client.profiles.create(business)
    const keys = network.calls.map(({ headers }) => headers['idempotency-key'])
    assert.equal(keys.length, 3)
    assert.equal(new Set(keys).size, 1)
    const ids = network.calls.map(({ headers }) => headers['x-request-id'])
    assert.equal(new Set(ids).size, 3, 'each attempt has its own request id')
    const all = await client.profiles.list().toArray()
    assert.deepEqual(
      all.map((each) => each.id),
      [id],
    )

    network.next('cut after')
    const mine = { idempotencyKey: 'mine', maxRetries: 0 }
    await assert.rejects(client.profiles.create({ ...business, external_id: 'a' }, mine), {
      name: 'APIConnectionError',
      attempts: 1,
    })
    const again = await client.profiles.create({ ...business, external_id: 'a' }, mine)
    assert.equal((await client.profiles.list({ external_id: 'a' })).data[0]?.id, again.id)
  })

  it('a lost deletion has succeeded when there is nothing any more, and a lost change says that it may be one’s own', async () => {
    const client = await aClient()
    const made = await client.profiles.create(business)
    network.next('cut after')
    const error: unknown = await client.profiles
      .update(made.id, { headcount: 2 }, { ifMatch: made })
      .catch((each: unknown) => each)
    assert.ok(error instanceof installed.sdk.PreconditionFailedError && error.mayHaveTakenEffect)
    assert.equal((await client.profiles.get(made.id)).headcount, 2)
    network.next('cut after')
    const { response } = await client.profiles.delete(made.id).withResponse()
    assert.equal(response.status, 204)
    await assert.rejects(client.profiles.delete(made.id), { name: 'NotFoundError', mayHaveTakenEffect: false })
  })

  it('a conflict is sent again only while its first call is running', async () => {
    const client = await aClient()
    network.next({ status: 409, headers: { 'retry-after': '0' }, body: { code: 'idempotency_conflict', detail: '…' } })
    await client.profiles.create(business)
    assert.equal(network.calls.length, 2)
    network.next({ status: 409, headers: { 'retry-after': '0' }, body: { code: 'already_exists', detail: '…' } })
    await assert.rejects(client.profiles.create(business), {
      name: 'ConflictError',
      code: 'already_exists',
      attempts: 1,
    })
  })

  it('what takes too long is an APITimeoutError, after its retries', async () => {
    const client = await aClient({ timeout: 80 })
    network.next('stall', 'stall inside')
    await assert.rejects(client.account.get({ maxRetries: 1 }), { name: 'APITimeoutError', attempts: 2 })
    assert.ok((await client.account.get({ timeout: 10_000 })).id)
  })

  it('a signal ends the call, its retries and its waits', async () => {
    const client = await aClient()
    const stopped = (fate: Fate) => {
      network.next(fate)
      const stop = new AbortController()
      const call = client.account.get({ signal: stop.signal })
      setTimeout(() => stop.abort(new Error('enough')), 50)
      return assert.rejects(
        call,
        (error: Error) => error.name === 'AbortError' && (error.cause as Error).message === 'enough',
      )
    }
    const begun = performance.now()
    await stopped('stall')
    await stopped(busy(30))
    await assert.rejects(client.account.get({ signal: AbortSignal.abort() }), installed.sdk.AbortError)
    assert.ok(performance.now() - begun < 5000)
  })

  it('a list gives all its pages, as items or one by one, and stops when nobody wants more', async () => {
    const client = await aClient()
    for (let n = 0; n < 5; n += 1) {
      api.house.clock.advance({ seconds: 1 })
      await client.profiles.create({ ...business, name: `Δοκιμή ${n} ΙΚΕ` })
    }
    network.calls.length = 0
    const names: string[] = []
    for await (const { name } of client.profiles.list({ limit: 2 })) names.push(name)
    assert.deepEqual(
      names,
      [4, 3, 2, 1, 0].map((n) => `Δοκιμή ${n} ΙΚΕ`),
    )
    assert.equal(network.calls.length, 3)

    const first = await client.profiles.list({ limit: 2 })
    assert.deepEqual([first.data.length, first.has_more, first.hasNextPage()], [2, true, true])
    const second = await first.getNextPage()
    assert.equal(second?.data.length, 2)
    assert.equal(await (await second.getNextPage())?.getNextPage(), undefined)
    const pages = []
    for await (const page of client.profiles.list({ limit: 3 }).pages()) pages.push(page.data.length)
    assert.deepEqual(pages, [3, 2])
    network.calls.length = 0
    assert.equal((await client.profiles.list({ limit: 2 }).toArray({ most: 2 })).length, 2)
    assert.equal(network.calls.length, 1)
    assert.deepEqual(Object.keys(JSON.parse(JSON.stringify(first)) as object), ['data', 'has_more', 'next_cursor'])
    const found = await client.programmes.search({ q: 'ψηφιακός', facets: ['status'], status: ['open', 'closed'] })
    assert.ok(Array.isArray(found.facets?.status))
  })

  it('an id is one part of an address, and never empty', async () => {
    const client = await aClient()
    await assert.rejects(client.profiles.get('a/../../account'), installed.sdk.NotFoundError)
    for (const id of ['', '.', '..']) await assert.rejects(client.profiles.get(id), TypeError)
  })

  it('long work that fails is a JobFailedError, and waiting ends when it has taken long enough', async () => {
    const client = await aClient()
    const job = (status: string, error: object | null = null) => ({
      status: 200,
      headers: { 'retry-after': '0' },
      body: { id: 'job_1', name: 'x', status, progress: { done: 0, total: null }, error, result: null },
    })
    network.next(job('queued'), job('running'), job('failed', { code: 'draft_failed', detail: 'No figures.' }))
    const failed = await client.jobs.wait({ job_id: 'job_1' }).catch((error: unknown) => error)
    assert.ok(failed instanceof installed.sdk.JobFailedError)
    assert.deepEqual([failed.job.error?.code, failed.message], ['draft_failed', 'Job job_1 failed: No figures.'])
    assert.equal(network.calls.length, 3)

    network.next(...Array.from({ length: 50 }, () => job('running')))
    await assert.rejects(client.jobs.wait('job_1', { pollInterval: 10, maxWait: 50 }), { name: 'WaitTimeoutError' })
    network.next(job('cancelled'))
    await assert.rejects(client.jobs.wait('job_1'), /^JobFailedError: Job job_1 was cancelled\.$/)
  })

  it('a file is saved whole or not at all', async () => {
    const client = await aClient()
    await client.profiles.create(business)
    const file = join(installed.folder, 'account.ndjson')
    for (const fate of ['cut inside', 'stall inside'] as const) {
      network.next(fate)
      const half = await client.account.export({ timeout: 2000 })
      await assert.rejects(half.toFile(file), {
        name: fate === 'cut inside' ? 'APIConnectionError' : 'APITimeoutError',
      })
      assert.ok(!existsSync(file))
    }
    const whole = await client.account.export()
    await whole.toFile(file)
    assert.match(whole.contentType, /^application\/x-ndjson/)
    assert.match(await readFile(file, 'utf8'), /Δοκιμή ΙΚΕ/)
    assert.deepEqual(
      (await readdir(installed.folder)).filter((name) => name.endsWith('.part')),
      [],
    )
    assert.equal(
      await (await client.account.export()).text(),
      await (await client.account.export()).blob().then((blob) => blob.text()),
    )
  })

  it('a key may come from a function, which is asked before every attempt', async () => {
    const { token } = await api.newCaller()
    const given = ['expired', token]
    const client = new installed.sdk.SubsidyMatching({
      baseURL: network.url,
      apiKey: async () => given.shift() ?? token,
    })
    network.next(busy(0))
    assert.ok((await client.account.get()).id)
    assert.equal(given.length, 0)
  })

  it('without an address or a key it says so at once', () => {
    const { SubsidyMatching, SubsidyError } = installed.sdk
    assert.throws(() => new SubsidyMatching({ apiKey: 'x' }), SubsidyError)
    assert.throws(() => new SubsidyMatching({ baseURL: address, apiKey: '' }), /SUBSIDY_API_KEY/)
  })
})
