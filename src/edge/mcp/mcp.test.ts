import assert from 'node:assert/strict'
import { spawnSync } from 'node:child_process'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { after, before, describe, it } from 'node:test'
import { setTimeout as sleep } from 'node:timers/promises'
import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client'
import { StdioClientTransport } from '@modelcontextprotocol/client/stdio'
import { sampleCatalogue, sampleProfiles } from '../samples.ts'
import { changeAccount } from '../../access/access.ts'
import { generateJob } from '../../drafts/draft-job.ts'
import { generate } from '../../drafts/generate.ts'
import { doneBy } from '../../platform/jobs/jobs.ts'
import { runJobs } from '../../platform/jobs/run-jobs.ts'
import { openLog } from '../../platform/log.ts'
import { openValidators } from '../../platform/http/validator.ts'
import { openProgrammes } from '../../programmes/programmes.ts'
import { loadReference } from '../../reference/reference.ts'
import { namesOf } from '../../wording/names.ts'
import { protocolMessages } from '../../wording/protocol.ts'
import { variablesOf } from '../../wording/message.ts'
import { anApi, type Api, type CallerOf } from '../../../test/support/api.ts'
import { aHouse, onOneEngine } from '../../../test/support/house.ts'
import { tools } from './mcp-server.ts'

const root = join(import.meta.dirname, '../../..')
const day = '2026-11-28'

interface Result {
  readonly text: string
  readonly isError: boolean
  readonly structured: Record<string, unknown>
}
interface Cited {
  readonly id: string
  readonly quote?: string
  readonly document?: { readonly id: string; readonly sha256: string; readonly start?: number; readonly end?: number }
}
interface ShownMatch {
  readonly match_id: string
  readonly eligibility: string
  readonly programme: { readonly slug: string }
  readonly reasons: readonly { readonly citations: readonly string[] }[]
  readonly citations: readonly Cited[]
}

describe('the Model Context Protocol', onOneEngine, () => {
  let api: Api
  let address = ''
  let slug = ''
  let owner: CallerOf
  let profileId = ''
  let publish: (as: string) => Promise<void>
  const closing = new AsyncDisposableStack()

  before(async () => {
    const house = await aHouse({ now: `${day}T09:00:00Z` })
    api = closing.use(await anApi({ house }))
    address = await api.app.listen({ host: '127.0.0.1', port: 0 })
    const reference = await loadReference()
    const sample = (await sampleCatalogue(day, reference.activities)).find(
      (each) => each.slug === 'sample-digital-advanced',
    )
    const client = (await sampleProfiles(day)).find(({ name }) => name === 'software-athens')
    assert.ok(sample !== undefined && client !== undefined)
    slug = `mcp-${process.pid}`
    const publisher = await api.newPublisher()
    publish = async (as) => {
      assert.equal((await publisher.call('PUT', `/api/v1/programmes/${as}`, sample.programme)).statusCode, 201)
      assert.equal((await publisher.call('POST', `/api/v1/programmes/${as}/publish`)).statusCode, 200)
    }
    await publish(slug)
    owner = await api.newCaller()
    const { external_id: _id, ...profile } = client.profile as unknown as Record<string, unknown>
    const made = await owner.call('POST', '/api/v1/profiles', profile)
    assert.equal(made.statusCode, 201, made.body)
    profileId = made.json<{ id: string }>().id
    const matching = { reference, catalogue: openProgrammes(reference).catalogue }
    const jobs = [doneBy(generateJob, generate({ matching, names: namesOf(reference.regions) }))]
    closing.use(await runJobs({ db: house.db, clock: house.clock, log: openLog('silent'), jobs }))
  })
  after(() => closing.disposeAsync())

  async function connected(token: string, mode: 'legacy' | 'auto' = 'auto'): Promise<Client & AsyncDisposable> {
    const client = new Client({ name: 'test', version: '1.0.0' }, { versionNegotiation: { mode } })
    const headers = { authorization: `Bearer ${token}` }
    await client.connect(new StreamableHTTPClientTransport(new URL('/mcp', address), { requestInit: { headers } }))
    return closed(client)
  }

  it('lists the same tools to clients of both eras of the protocol, every one described and bounded', async () => {
    for (const mode of ['legacy', 'auto'] as const) {
      await using client = await connected(owner.token, mode)
      assert.equal(client.getProtocolEra(), mode === 'auto' ? 'modern' : 'legacy')
      assert.match(client.getInstructions() ?? '', /never guess/i)
      const listed = (await client.listTools()).tools
      assert.deepEqual(
        listed.map(({ name }) => name),
        [
          'search_programmes',
          'get_programme',
          'read_document',
          'list_deadlines',
          'find_profiles',
          'preview_matches',
          'match_profile',
          'explain_match',
          'start_draft',
          'read_draft',
        ],
      )
      for (const { name, inputSchema, outputSchema, annotations } of listed) {
        assert.deepEqual(unboundedIn(inputSchema), [], name)
        assert.equal(outputSchema?.['type'], 'object', name)
        assert.equal(annotations?.readOnlyHint, name !== 'start_draft')
      }
    }
  })

  it('leads from facts to a draft, with citations that resolve at every step', async () => {
    await using client = await connected(owner.token)
    const found = await call(client, 'search_programmes', { query: 'ψηφιακος μετασχηματισμος', limit: 50 })
    assert.ok((found.structured['programmes'] as { slug: string }[]).some((each) => each.slug === slug))
    const profiles = await call(client, 'find_profiles', {})
    assert.deepEqual(
      (profiles.structured['profiles'] as { id: string }[]).map(({ id }) => id),
      [profileId],
    )

    const matched = await call(client, 'match_profile', { profile_id: profileId, limit: 20 })
    const match = (matched.structured['matches'] as ShownMatch[]).find(({ programme }) => programme.slug === slug)
    assert.ok(match !== undefined)
    assert.ok(match.reasons.length > 0 && match.reasons.every(({ citations }) => citations.length > 0))
    assert.ok((await resolve(client, match.citations)) > 0)

    const explained = await call(client, 'explain_match', { match_id: match.match_id, language: 'en' })
    const { conditions, citations } = explained.structured as {
      conditions: { citations: string[] }[]
      citations: Cited[]
    }
    const known = new Set(citations.map(({ id }) => id))
    for (const each of conditions) for (const id of each.citations) assert.ok(known.has(id), id)
    assert.ok((await resolve(client, citations)) > 3)
    assert.match(explained.text, /\[\w+\] «[^»]*[α-ω][^»]*» – /u)
    const greek = await call(client, 'explain_match', { match_id: match.match_id, language: 'el' })
    // What a person reads: no value, formula or act as it is stored, and no question twice.
    const notes = greek.text.split('\n').filter((line) => /^\[\w+\] [^«]/u.test(line))
    assert.ok(notes.length > 3, greek.text)
    for (const note of notes)
      assert.doesNotMatch(
        note,
        /size class|share × related|Regulation|Article|"currency"|= (?:"|true|false|\[\])|\d{4}-\d{2}-\d{2}/u,
      )
    assert.doesNotMatch(greek.text, /(\p{L}[^.:;\n]{15,};) \1/u)

    const programme = await call(client, 'get_programme', { slug })
    assert.ok((await resolve(client, programme.structured['citations'] as Cited[])) > 5)

    const started = await call(client, 'start_draft', { match_id: match.match_id, draft_language: 'el' })
    const draft_id = String(started.structured['draft_id'])
    let draft = await call(client, 'read_draft', { draft_id, characters: 3000 })
    for (let tries = 0; draft.structured['status'] !== 'completed'; tries += 1) {
      assert.ok(tries < 200, draft.text)
      await sleep(50)
      draft = await call(client, 'read_draft', { draft_id, characters: 3000 })
    }
    const sections = new Set<string>()
    let cited = 0
    for (let parts = 0; ; parts += 1) {
      const {
        next_section: next,
        text,
        citations: used,
      } = draft.structured as {
        next_section?: string
        text: string
        citations: Cited[]
      }
      for (const [, number = ''] of text.matchAll(/^## (\S+) /gmu)) sections.add(number)
      for (const { id } of used) assert.ok(text.includes(`[${id}]`), id)
      cited += used.length
      if (next === undefined) break
      assert.ok(parts < 100)
      draft = await call(client, 'read_draft', { draft_id, characters: 3000, section: next })
    }
    assert.equal(sections.size, (draft.structured['sections'] as unknown[]).length)
    assert.ok(cited > 10)
  })

  /** How many of the citations are words of a document; each must stand there, letter for letter. */
  async function resolve(client: Client, citations: readonly Cited[]): Promise<number> {
    let quotes = 0
    for (const { quote, document } of citations) {
      if (quote === undefined || document?.start === undefined || document.end === undefined) continue
      const { structured } = await call(client, 'read_document', {
        slug,
        document_id: document.id,
        start: document.start,
        characters: document.end - document.start,
      })
      assert.deepEqual([structured['text'], structured['sha256']], [quote, document.sha256])
      quotes += 1
    }
    return quotes
  }

  it('matches facts that are not stored, in the language asked for, and says what is missing', async () => {
    await using client = await connected(owner.token)
    const profile = { activities: [{ code: '62.10.11.03', rank: 'main' }], establishments: [{ region: 'Αττική' }] }
    const greek = await call(client, 'preview_matches', { profile, programme_slugs: [slug] })
    const [match] = greek.structured['matches'] as (ShownMatch & { missing: { pointer: string }[] })[]
    assert.equal(match?.eligibility, 'needs_info')
    assert.ok((match?.missing ?? []).some(({ pointer }) => pointer.startsWith('/')))
    assert.match(greek.text, /χρειάζονται στοιχεία/)
    const english = await call(client, 'preview_matches', { profile, programme_slugs: [slug], language: 'en' })
    assert.match(english.text, /needs information/)
    assert.equal((await owner.call('GET', '/api/v1/profiles')).json<{ data: unknown[] }>().data.length, 1)
  })

  it('lists deadlines of the catalogue and of a profile, the nearest first', async () => {
    await using client = await connected(owner.token)
    for (const more of [{}, { profile_id: profileId }]) {
      const { structured, text } = await call(client, 'list_deadlines', { until: '2027-12-31', limit: 50, ...more })
      assert.match(text, /^\d+ προθεσμ.+ έως 31 Δεκεμβρίου 2027\./u)
      const due = structured['deadlines'] as { slug: string; deadline: { at: string }; source: { url: string } }[]
      const mine = due.find((each) => each.slug === slug)
      assert.equal(mine?.source.url, `/api/v1/programmes/${slug}?version=1`)
      const moments = due.map(({ deadline }) => Date.parse(deadline.at))
      assert.deepEqual(
        moments,
        moments.toSorted((a, b) => a - b),
      )
    }
  })

  it('says that more deadlines follow, and gives them page by page', async () => {
    await using client = await connected(owner.token)
    await publish(`${slug}-again`)
    const asked = { until: '2027-12-31', limit: 1, language: 'en' }
    const slugs: string[] = []
    let cursor: string | undefined
    do {
      const page = await call(client, 'list_deadlines', { ...asked, ...(cursor === undefined ? {} : { cursor }) })
      slugs.push(...(page.structured['deadlines'] as { slug: string }[]).map((each) => each.slug))
      cursor = page.structured['next_cursor'] as string | undefined
      assert.match(page.text, /^On this page: 1 deadline until 31 December 2027\./u)
      assert.equal(page.text.includes('There are more'), cursor !== undefined)
    } while (cursor !== undefined)
    const all = await call(client, 'list_deadlines', { ...asked, limit: 50 })
    assert.ok(slugs.length > 1)
    assert.deepEqual(
      slugs,
      (all.structured['deadlines'] as { slug: string }[]).map((each) => each.slug),
    )
  })

  it('says in a sentence what is wrong, as a result that a model can read', async () => {
    await using client = await connected(owner.token)
    const wrong = await call(client, 'search_programmes', { limit: 500, colour: 'red' }, true)
    assert.match(wrong.text, /search_programmes: .*limit/)
    assert.match(wrong.text, /[α-ω]{4}/)
    const code = await call(client, 'search_programmes', { kad: '99.99.99.99', language: 'en' }, true)
    assert.match(code.text, /kad: .*99\.99\.99\.99.*\(code invalid_parameter, request [\w-]+\)/)
    const fact = { activities: [{ code: '1' }], tax_id: '000000142' }
    const facts = await call(client, 'preview_matches', { profile: fact, language: 'en' }, true)
    assert.match(facts.text, /tax_id/)
    const day = await call(client, 'list_deadlines', { until: '2027-02-31', language: 'en' }, true)
    assert.match(day.text, /closing_before/)
    await assert.rejects(client.callTool({ name: 'delete_everything', arguments: {} }))
  })

  it('shows nothing of another account, and does only what the key may', async () => {
    const matches = await owner.call('GET', `/api/v1/match/${profileId}`)
    const match_id = matches.json<{ data: { id: string }[] }>().data[0]?.id ?? ''
    const stranger = await api.newCaller()
    await using theirs = await connected(stranger.token)
    assert.deepEqual((await call(theirs, 'find_profiles', {})).structured['profiles'], [])
    for (const [name, input] of [
      ['match_profile', { profile_id: profileId }],
      ['explain_match', { match_id }],
      ['start_draft', { match_id }],
      ['list_deadlines', { profile_id: profileId }],
    ] as const)
      assert.match((await call(theirs, name, { ...input, language: 'en' }, true)).text, /code not_found/)

    const reader = await api.callerOf(owner.accountId, ['programmes:read'])
    await using narrow = await connected(reader.token)
    const refused = await call(narrow, 'find_profiles', { language: 'en' }, true)
    assert.match(refused.text, /"profiles:read".*\(code insufficient_scope/)
    await call(narrow, 'search_programmes', {})
  })

  it('calls the length of a page the length of a page, not the number of all that there are', async () => {
    const publisher = await api.newPublisher()
    const programme = {
      title: { el: 'Ενίσχυση', en: 'Aid' },
      country: 'GR',
      call: { deadlines: [] },
      funding: { instruments: ['grant'] },
      documents: [],
      eligibility: { all: [] },
    }
    for (const other of [`${slug}-second`, `${slug}-third`]) {
      assert.equal((await publisher.call('PUT', `/api/v1/programmes/${other}`, programme)).statusCode, 201)
      assert.equal((await publisher.call('POST', `/api/v1/programmes/${other}/publish`)).statusCode, 200)
    }
    await using client = await connected(owner.token)
    const firstLine = async (name: string, input: Record<string, unknown>): Promise<string | undefined> =>
      (await call(client, name, { language: 'en', ...input })).text.split('\n')[0]
    assert.equal(await firstLine('match_profile', { profile_id: profileId, limit: 1 }), 'On this page: 1 programme.')
    assert.equal(await firstLine('search_programmes', { limit: 2 }), 'On this page: 2 programmes.')
    const slugs = [`${slug}-second`, `${slug}-third`]
    const some = await call(client, 'preview_matches', {
      profile: { headcount: 4 },
      programme_slugs: slugs,
      limit: 1,
      language: 'en',
    })
    assert.deepEqual(some.text.split('\n').slice(0, 2), ['2 programmes.', 'Here those that come first: 1.'])
    assert.equal(
      await firstLine('preview_matches', { profile: { headcount: 4 }, programme_slugs: slugs }),
      '2 programmes.',
    )
  })

  it('stands behind the same door as the rest: key, tier, limit, and no page of another origin', async () => {
    const message = { jsonrpc: '2.0', id: 1, method: 'tools/list' }
    const post = (headers: Record<string, string>, body: unknown = message) =>
      fetch(`${address}/mcp`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', accept: 'application/json, text/event-stream', ...headers },
        body: JSON.stringify(body),
      })
    const codeOf = async (answer: Response) => ((await answer.json()) as { code?: string }).code
    const bare = await post({})
    assert.deepEqual([bare.status, await codeOf(bare)], [401, 'authentication_required'])
    assert.match(bare.headers.get('www-authenticate') ?? '', /^Bearer /)
    const authorization = `Bearer ${owner.token}`
    const good = await post({ authorization })
    assert.equal(good.status, 200)
    assert.ok(Number(good.headers.get('x-ratelimit-remaining')) > 0)
    const foreign = await post({ authorization, origin: 'https://evil.example' })
    assert.deepEqual([foreign.status, await codeOf(foreign)], [403, 'origin_not_allowed'])
    assert.equal((await post({ authorization, origin: 'https://subsidies.example.org' })).status, 200)
    const list = await post({ authorization }, [message, message])
    assert.deepEqual([list.status, await codeOf(list)], [400, 'bad_request'])
    const got = await fetch(`${address}/mcp`, { headers: { authorization } })
    assert.deepEqual([got.status, got.headers.get('allow')], [405, 'OPTIONS, POST'])

    const poor = await api.newCaller()
    await api.setTier(poor.accountId, 'pro')
    assert.equal(await codeOf(await post({ authorization: `Bearer ${poor.token}` })), 'tier_required')

    const busy = await api.newCaller()
    const { db, clock } = api.house
    await changeAccount({ db, now: clock.now(), command: 'test' }, busy.accountId, { callsPerMinute: 2 })
    const body = { ...message, method: 'tools/call', params: { name: 'search_programmes', arguments: {} } }
    const statuses: number[] = []
    for (let i = 0; i < 3; i += 1) statuses.push((await post({ authorization: `Bearer ${busy.token}` }, body)).status)
    assert.deepEqual(statuses, [200, 200, 429], 'a message and what it asks for count once')
  })

  it('tells a client without a token where sessions come from, where there is an identity provider', async () => {
    const oidc = { issuer: 'https://id.example.org', audience: 'subsidies', accountClaim: 'account_id' }
    await using other = await anApi({ house: api.house, oidc })
    const bare = await other.send({ method: 'POST', url: '/mcp', payload: {} })
    assert.equal(bare.statusCode, 401)
    const found = /resource_metadata="https:\/\/subsidies\.example\.org([^"]+)"/.exec(
      String(bare.headers['www-authenticate']),
    )
    const metadata = await other.send({ url: found?.[1] ?? '' })
    const { resource, authorization_servers } = metadata.json<Record<string, unknown>>()
    assert.deepEqual([resource, authorization_servers], ['https://subsidies.example.org/mcp', [oidc.issuer]])
    assert.equal((await api.send({ url: '/.well-known/oauth-protected-resource/mcp' })).statusCode, 404)
  })

  it('runs on standard input and output with a key from the environment', async () => {
    const env = { SUBSIDY_BASE_URL: address, SUBSIDY_API_KEY: owner.token, PATH: process.env['PATH'] ?? '' }
    await using client = await started(env)
    assert.equal((await client.listTools()).tools.length, tools.length)
    const found = await call(client, 'get_programme', { slug, language: 'en' })
    assert.ok((found.structured['citations'] as unknown[]).length > 0)
    const missing = await call(client, 'get_programme', { slug: 'no-such-programme', language: 'en' }, true)
    assert.match(missing.text, /There is no programme "no-such-programme"/)
  })

  it('says what is missing before it starts, and that the service is away when it is', async () => {
    const file = join(root, 'src/edge/mcp.ts')
    const bare = spawnSync(process.execPath, [file], { encoding: 'utf8', env: { PATH: process.env['PATH'] } })
    assert.deepEqual([bare.status, bare.stdout], [1, ''])
    assert.match(bare.stderr, /^SUBSIDY_API_KEY is missing\. Make one: [^\n]+\n$/)
    const nobody = createServer()
    await new Promise<void>((done) => nobody.listen(0, '127.0.0.1', done))
    const { port } = nobody.address() as AddressInfo
    await new Promise((done) => nobody.close(done))
    const SUBSIDY_BASE_URL = `http://127.0.0.1:${port}`
    await using client = await started({
      SUBSIDY_BASE_URL,
      SUBSIDY_API_KEY: owner.token,
      PATH: process.env['PATH'] ?? '',
    })
    const away = await call(client, 'search_programmes', { language: 'en' }, true)
    assert.match(away.text, new RegExp(`The service at ${SUBSIDY_BASE_URL} does not answer`))
  })

  async function started(env: Record<string, string>): Promise<Client & AsyncDisposable> {
    const client = new Client({ name: 'test', version: '1.0.0' })
    await client.connect(
      new StdioClientTransport({ command: process.execPath, args: [join(root, 'src/edge/mcp.ts')], env, cwd: root }),
    )
    return closed(client)
  }

  it('says everything in Greek and English with the same values', () => {
    for (const [key, message] of Object.entries(protocolMessages)) {
      assert.deepEqual(variablesOf(message.el), variablesOf(message.en), key)
    }
  })
})

const closed = (client: Client): Client & AsyncDisposable =>
  Object.assign(client, { [Symbol.asyncDispose]: () => client.close() })

const validators = openValidators()

/** Calls a tool; what it answers must fit its own description. */
async function call(client: Client, name: string, input: Record<string, unknown>, refused = false): Promise<Result> {
  const answer = await client.callTool({ name, arguments: input })
  const [content] = answer.content as { type: string; text: string }[]
  const text = content?.text ?? ''
  const structured = (answer.structuredContent ?? {}) as Record<string, unknown>
  assert.equal(answer.isError === true, refused, text)
  const schema = tools.find((each) => each.name === name)?.gives
  if (!refused && schema !== undefined) assert.deepEqual(validators.compile(schema)(structured), [], name)
  return { text, isError: answer.isError === true, structured }
}

/** Places of an input schema that would take in something of any size. */
function unboundedIn(node: unknown, at = ''): string[] {
  if (typeof node !== 'object' || node === null) return []
  const schema = node as Record<string, unknown>
  const needs: Record<string, readonly string[]> = {
    string: ['maxLength', 'pattern', 'enum'],
    array: ['maxItems'],
    number: ['maximum'],
    integer: ['maximum'],
  }
  const wanted = typeof schema['type'] === 'string' ? needs[schema['type']] : undefined
  const free = wanted !== undefined && !wanted.some((name) => name in schema)
  const inner = Object.entries((schema['properties'] ?? {}) as Record<string, unknown>)
  return [
    ...(free ? [at] : []),
    ...inner.flatMap(([name, each]) => unboundedIn(each, `${at}/${name}`)),
    ...unboundedIn(schema['items'], `${at}/0`),
  ]
}
