import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import { sql } from 'kysely'
import { anApi } from '../../test/support/api.ts'
import type { House } from '../../test/support/house.ts'
import { openLog } from '../platform/log.ts'
import { loadReference } from '../reference/reference.ts'
import { runImport } from './import-jobs.ts'
import { openProgrammes } from './programmes-kit.ts'

const api = await anApi()
after(() => api[Symbol.asyncDispose]())
const { house } = api
const kit = openProgrammes(await loadReference())

async function aPublisher() {
  const account = await house.newAccount()
  await house.db.asService('operate accounts', (tx) =>
    sql`update accounts set publisher = true where id = ${account}`.execute(tx),
  )
  return { account, caller: await api.callerOf(account) }
}

const row = (id: string, more: Record<string, unknown> = {}) => ({
  id,
  titre: `Aide ${id}`,
  description: 'Une aide inventée.',
  "nature de l'aide": 'financement',
  url: 'https://example.org/aide',
  "conditions d'éligibilité": {
    "taille de l'entreprise": ['Moins de 50 salariés'],
    'secteur géographique': ['Bretagne'],
    "autres critères d'éligibilité": ['Avoir un projet'],
  },
  publicodes: {},
  ...more,
})

/** Sends a file and does its job, as a worker would. */
async function imported({ account, caller }: Awaited<ReturnType<typeof aPublisher>>, rows: unknown[], query = '') {
  const answer = await caller.call('POST', `/api/v1/programmes/import?${query}`, rows)
  assert.equal(answer.statusCode, 202, answer.body)
  const { job_id } = answer.json<{ job_id: string }>()
  assert.equal(answer.headers['location'], `/api/v1/jobs/${job_id}`)
  const payload = await house.db.inAccount(account, (tx) =>
    tx.selectFrom('platform_jobs').select('payload').where('id', '=', job_id).executeTakeFirstOrThrow(),
  )
  const job = {
    id: job_id,
    accountId: account,
    db: house.db,
    clock: house.clock,
    log: openLog('silent'),
    signal: new AbortController().signal,
    progress: async () => {},
  }
  return (await runImport(kit)(job, payload.payload as { import_id: string })) as Record<string, unknown>
}

/** Events of these tests: another test of the process may publish meanwhile. */
const eventsOf = async (which: House, since: number) =>
  (await allEventsOf(which, since)).filter(({ data }) => JSON.stringify(data).includes(`import-${process.pid}-`))
const allEventsOf = (which: House, since: number) =>
  which.db.asService('hand out events', (tx) =>
    tx
      .selectFrom('platform_events')
      .select(['type', 'data'])
      .where('position', '>', since)
      .where('account_id', 'is', null)
      .orderBy('position')
      .execute(),
  )
const lastEvent = (which: House) =>
  which.db.asService(
    'hand out events',
    async (tx) =>
      (
        await tx
          .selectFrom('platform_events')
          .select((select) => select.fn.max('position').as('last'))
          .executeTakeFirstOrThrow()
      ).last ?? 0,
  )

test('a file is imported row by row, quietly, and the same file again changes nothing', async () => {
  const publisher = await aPublisher()
  const [good, other] = [`import-${process.pid}-a`, `import-${process.pid}-b`]
  const rows = [row(good), row('Bad Id'), row(other)]
  const before = await lastEvent(house)
  const counts = (report: Record<string, unknown>) => [
    report['created'],
    report['updated'],
    report['unchanged'],
    report['refused'],
  ]
  assert.deepEqual(counts(await imported(publisher, rows, 'notify=false&dry_run=true')), [2, 0, 0, 1])
  assert.equal(
    (await publisher.caller.call('GET', `/api/v1/programmes/${good}`)).statusCode,
    404,
    'a dry run writes nothing',
  )
  assert.deepEqual(counts(await imported(publisher, rows, 'notify=false')), [2, 0, 0, 1])
  assert.deepEqual(
    (await eventsOf(house, before)).map(({ type, data }) => [type, data]),
    [['catalogue.imported', { slugs: [good, other] }]],
  )
  const read = await publisher.caller.call('GET', `/api/v1/programmes/${good}`)
  assert.equal(read.statusCode, 200, read.body)
  const { documents } = read.json<{ documents: { id: string }[] }>()
  assert.equal(
    (await publisher.caller.call('GET', `/api/v1/programmes/${good}/documents/${documents[0]?.id}`)).statusCode,
    200,
  )
  house.clock.advance({ hours: 24 })
  const changed = [row(good), row(other, { titre: 'Autre titre' })]
  assert.deepEqual(counts(await imported(publisher, changed, 'retrieved_at=2026-03-03T08:00:00Z')), [0, 1, 1, 0])
  assert.deepEqual(
    (await eventsOf(house, before)).map(({ type }) => type),
    ['catalogue.imported', 'programme.updated'],
  )
})

test('a line that names the whole country is a condition, and places without a rule are asked of a person', async () => {
  const publisher = await aPublisher()
  const [country, named, everywhere] = ['d', 'e', 'f'].map((each) => `import-${process.pid}-${each}`)
  const conditions = (where: string[]) => ({
    publicodes: undefined,
    "conditions d'éligibilité": { 'secteur géographique': where },
  })
  await imported(publisher, [
    row(country ?? '', conditions(["France et territoires d'outre-mer"])),
    row(named ?? '', conditions(['Bouches-du-Rhône, Corse'])),
    row(everywhere ?? '', conditions(['France entière', 'Sauf : Corse'])),
  ])
  const verdicts = async (region: string, of: string) => {
    const answer = await publisher.caller.call('POST', '/api/v1/match/preview?lang=en', {
      profile: { kind: 'business', name: 'Essai', country: region.slice(0, 2), establishments: [{ region }] },
      programme_slugs: [country, named, everywhere],
    })
    const found = answer.json<{
      data: { programme: { slug: string }; eligibility: string; criteria: { citations?: { quote: string }[] }[] }[]
    }>().data
    return found.find(({ programme }) => programme.slug === of)?.eligibility ?? 'not_eligible'
  }
  assert.equal(await verdicts('EL303', country ?? ''), 'not_eligible')
  assert.equal(await verdicts('FRH0', country ?? ''), 'eligible')
  assert.equal(await verdicts('FRY1', country ?? ''), 'eligible')
  assert.equal(await verdicts('EL303', named ?? ''), 'needs_review')
  assert.equal(await verdicts('EL303', everywhere ?? ''), 'not_eligible')
  assert.equal(await verdicts('FRH0', everywhere ?? ''), 'needs_review')
  const read = (await publisher.caller.call('GET', `/api/v1/programmes/${named}`)).json<{
    eligibility: { all: { kind: string; about?: string; citations: { exact: string }[] }[] }
  }>()
  assert.deepEqual(
    read.eligibility.all.map(({ kind, about, citations }) => [kind, about, citations[0]?.exact]),
    [['manual', 'region', 'Bouches-du-Rhône, Corse']],
  )
})

test('a file in no known format is refused at once, and by callers who may not publish', async () => {
  const { caller } = await aPublisher()
  const unknown = await caller.call('POST', '/api/v1/programmes/import', [{ a: 1 }])
  assert.equal(unknown.statusCode, 422)
  assert.equal(unknown.json<{ errors: { code: string }[] }>().errors[0]?.code, 'unknown_format')
  assert.equal((await caller.call('POST', '/api/v1/programmes/import?format=nothing', [])).statusCode, 400)
  const reader = await api.newCaller(['programmes:read'])
  assert.equal((await reader.call('POST', '/api/v1/programmes/import', [row('a')])).statusCode, 403)
})

test('an Italian record loses no condition: a size, a region or a code that is not known makes its field a question', async () => {
  const publisher = await aPublisher()
  const record = (name: string, more: Record<string, unknown>) => ({
    ID_Incentivo: `${process.pid}-${name}`,
    Titolo: `Esempio ${name}`,
    Dimensioni: ['Microimpresa'],
    Regioni: ['Lazio'],
    Codici_ATECO: '62.01.00; 620200; 10.7;',
    ...more,
  })
  const report = await imported(publisher, [
    record('known', {}),
    record('sizes', { Dimensioni: ['Microimpresa', 'Grande impresa a media capitalizzazione'] }),
    record('regions', { Regioni: ['Lazio', 'Regione immaginaria'] }),
    record('codes', { Codici_ATECO: '62.01.00; 62.99.00;' }),
    record('all', { Codici_ATECO: 'Tutti i settori economici ammissibili a ricevere aiuti;' }),
    record('but', { Codici_ATECO: 'Tutti i settori, ad eccezione di 01;' }),
  ])
  assert.equal(report['created'], 6)
  const criteriaOf = async (name: string) => {
    const read = await publisher.caller.call('GET', `/api/v1/programmes/it-incentivi-${process.pid}-${name}`)
    const { eligibility } = read.json<{
      eligibility: {
        all: {
          kind: string
          include?: string[]
          codes?: { include: { subtree: string[] } }
          citations: { exact: string }[]
        }[]
      }
    }>()
    return eligibility.all.map((each) => ({
      is: each.include ?? each.codes?.include.subtree ?? each.kind,
      cites: each.citations.map(({ exact }) => exact).join(' | '),
    }))
  }
  const [size, codes, region] = [
    { is: ['micro'], cites: 'Microimpresa' },
    { is: ['62.01', '62.02', '10.7'], cites: '62.01.00; 620200; 10.7;' },
    { is: ['ITI4'], cites: 'Lazio' },
  ]
  const asked = (cites: string) => ({ is: 'manual', cites })
  assert.deepEqual(await criteriaOf('known'), [size, codes, region])
  assert.deepEqual(await criteriaOf('sizes'), [
    asked('Microimpresa | Grande impresa a media capitalizzazione'),
    codes,
    region,
  ])
  assert.deepEqual(await criteriaOf('regions'), [size, codes, asked('Lazio | Regione immaginaria')])
  assert.deepEqual(await criteriaOf('codes'), [size, asked('62.01.00; 62.99.00;'), region])
  assert.deepEqual(await criteriaOf('all'), [size, region])
  assert.deepEqual(await criteriaOf('but'), [size, asked('Tutti i settori, ad eccezione di 01;'), region])
  const noted = report['noted'] as { row: number; notes: { detail: { en: string } }[] }[]
  assert.deepEqual(
    noted.map(({ row, notes }) => [row, /became a question/u.test(notes[0]?.detail.en ?? '')]),
    [
      [2, true],
      [3, true],
      [4, true],
      [6, true],
    ],
  )
})

test('a withdrawn opportunity stays out until its row has other dates', async () => {
  const publisher = await aPublisher()
  const id = `import-${process.pid}-dates`
  const until = (date: string) => [
    { id, title: 'Sample opportunity', keyDates: { closeDate: { name: 'Closes', date } }, funding: {} },
  ]
  await imported(publisher, until('2026-06-30'), 'format=common-grants')
  const url = `/api/v1/programmes/cg-${id}`
  const stateNow = async () => (await publisher.caller.call('GET', url)).json<{ state: string }>().state
  await publisher.caller.call('POST', `${url}/withdraw`, { reason: { en: 'By mistake' } })
  await imported(publisher, until('2026-06-30'), 'format=common-grants')
  assert.equal(await stateNow(), 'withdrawn')
  await imported(publisher, until('2026-09-30'), 'format=common-grants')
  assert.equal(await stateNow(), 'published')
})
