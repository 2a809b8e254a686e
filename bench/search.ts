/**
 * GET /programmes/search over HTTP on PostgreSQL, with many programmes of Greek words and documents, one caller and four,
 * from another process. Prints p50 and p99 in milliseconds for each kind of search.
 * `npm run bench:search [programmes] [database url] [pattern of kinds]`; PostgreSQL comes with npm unless an address is given.
 * 100,000 programmes are loaded in some minutes: a database that has them already is measured as it is.
 */
import { fork } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { changeAccount, createAccount, issueKey } from '../src/access/access.ts'
import { compose } from '../src/compose.ts'
import type { ProgrammeInput } from '../src/core/facts/programme.ts'
import { readConfig } from '../src/platform/config.ts'
import type { Context } from '../src/platform/context.ts'
import { scopes } from '../src/platform/scopes.ts'
import { importProgrammes, openProgrammes } from '../src/programmes/programmes.ts'
import { loadReference } from '../src/reference/reference.ts'
import { wordForms } from '../test/search/word-forms.ts'
import { aPostgres } from '../test/support/postgres.ts'

interface Ready {
  readonly url: string
  readonly secret: string
  readonly seconds: number
  /** Seconds from the start until it says that it is ready, and of the first search after that. */
  readonly ready: number
  readonly firstSearch: number
}

/** mulberry32: the same numbers every time. */
function random(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let t = Math.imul(state ^ (state >>> 15), 1 | state)
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296
  }
}

const forms = wordForms.flat()
/** Invented words for the long tail of a vocabulary: 12,000 of them. */
const rareWords = Array.from({ length: 12_000 }, (_, n) => {
  const syllables = [
    'κα',
    'το',
    'ρι',
    'μελ',
    'σφα',
    'νο',
    'γρι',
    'δεν',
    'πλα',
    'χυ',
    'βορ',
    'λι',
    'ζη',
    'τρα',
    'ξο',
    'φυ',
    'στε',
    'μπα',
  ]
  const next = random(n + 1)
  return (
    Array.from({ length: 3 }, () => syllables[Math.floor(next() * syllables.length)]).join('') +
    (['ος', 'η', 'ο', 'α'][n % 4] ?? '')
  )
})
const regions = ['EL30', 'EL43', 'EL52', 'EL61', 'EL62', 'EL63', 'EL64', 'EL65', 'EL41', 'EL42', 'EL51', 'EL53', 'EL54']
const codes = ['62.10', '10.71', '55.10', '47.11', '01.13', '35.11', '43.21']

function programmeOf(n: number): { slug: string; input: ProgrammeInput } {
  const next = random(n * 7919 + 13)
  const pick = <T>(list: readonly T[]): T => list[Math.floor(next() * list.length)] as T
  const words = (count: number, rare: number): string =>
    Array.from({ length: count }, () =>
      next() < rare ? pick(rareWords) : pick(forms.slice(0, Math.ceil(forms.length * next() ** 2))),
    ).join(' ')
  const region = pick(regions)
  const region_criterion = { id: 'region', kind: 'region', of: 'any_establishment', include: [region] }
  return {
    slug: `bench-${n}`,
    input: {
      title: {
        el: `Δράση ${n}: ${words(5, 0.1)}`,
        ...(n % 4 === 0 ? { en: `Action ${n}: digital and green innovation` } : {}),
      },
      summary: { el: `${words(35, 0.15)}. Για επιχειρήσεις της χώρας, κατά τον ν. ${4000 + (n % 1200)}/2022.` },
      country: 'GR',
      call: {
        deadlines: [{ id: 'end', at: `2027-0${1 + (n % 9)}-15T10:00:00Z`, time_zone: 'Europe/Athens', basis: 'fixed' }],
      },
      documents: [
        {
          key: 'call',
          title: 'Πρόσκληση',
          role: 'call',
          order: 1,
          language: 'el',
          text: `Πρόσκληση ${n}. ${words(160, 0.4)}`,
        },
      ],
      funding: {
        instruments: [pick(['grant', 'loan', 'voucher', 'guarantee'])],
        max_subsidy: { amount: `${5 + (n % 300)}000.00`, currency: 'EUR' },
      },
      eligibility: {
        all: [
          { id: 'size', kind: 'size', include: pick([['micro', 'small'], ['micro', 'small', 'medium'], ['large']]) },
          ...(next() < 0.5 ? [region_criterion] : []),
          ...(next() < 0.5
            ? [
                {
                  id: 'kad',
                  kind: 'activity',
                  role: 'existing',
                  basis: 'any',
                  codes: { scheme: 'nace_2.1', include: { subtree: [pick(codes)] } },
                },
              ]
            : []),
        ],
      } as unknown as ProgrammeInput['eligibility'],
      objectives: [pick(['digital', 'green', 'tourism', 'employment'])],
    },
  }
}

async function serve(count: number, given: string | undefined): Promise<void> {
  await using postgres = given === undefined ? await aPostgres() : undefined
  const config = readConfig({
    PORT: '0',
    LOG_LEVEL: 'silent',
    SECRET_KEY: Buffer.alloc(32, 7).toString('base64'),
    DATABASE_URL: given ?? postgres?.url ?? '',
  })
  await using house = await compose(config, { jobs: [], reactions: {} })
  const operator = { db: house.db, now: house.clock.now(), command: 'bench' }
  const account = await createAccount(operator, { name: 'Bench', tier: 'agency', publisher: true })
  await changeAccount(operator, account.id, { callsPerMinute: 1_000_000_000 })
  const { secret } = await issueKey(operator, account.id, { name: 'bench' })
  const caller = { kind: 'system', id: 'bench', scopes: new Set(scopes) } as const
  const ctx: Context = {
    accountId: account.id,
    caller,
    language: 'el',
    now: house.clock.now(),
    requestId: 'bench',
    db: house.db,
    signal: new AbortController().signal,
  }
  const kit = openProgrammes(await loadReference())
  const started = performance.now()
  const there = await house.db.inAccount(account.id, (tx) => kit.catalogue.current(tx))
  for (let at = there.byId.size; at < count; at += 1000) {
    const programmes = Array.from({ length: Math.min(1000, count - at) }, (_, n) => programmeOf(at + n))
    const outcomes = await importProgrammes(ctx, kit, programmes, { notify: false, dryRun: false })
    const refused = outcomes.find(({ outcome }) => outcome === 'refused')
    if (refused !== undefined) throw new Error(JSON.stringify(refused))
  }
  // As PostgreSQL does by itself within a minute.
  const admin = new pg.Client({ connectionString: given ?? postgres?.adminUrl ?? '' })
  await admin.connect()
  await admin.query('analyze').catch(() => {})
  await admin.end()
  const seconds = (performance.now() - started) / 1000
  const url = (await house.start()) ?? ''
  const since = (from: number): number => (performance.now() - from) / 1000
  const listening = performance.now()
  while (!(await fetch(`${url}/readyz`)).ok) await sleep(100)
  const ready = since(listening)
  const before = performance.now()
  await fetch(`${url}/api/v1/programmes/search?q=x`, { headers: { authorization: `Bearer ${secret}` } })
  process.send?.({ url, secret, seconds, ready, firstSearch: since(before) } satisfies Ready)
  await new Promise((resolve) => process.once('disconnect', resolve))
}

/** What is asked, by kind; every list is gone through again and again. */
function searches(): Record<string, string[]> {
  const next = random(5)
  const pick = (list: readonly string[]): string => list[Math.floor(next() * list.length)] ?? ''
  const many = (make: () => string): string[] => Array.from({ length: 60 }, make)
  return {
    'a common word': ['επιχειρήσεις', 'ενίσχυση', 'επιδοτησεισ', 'ΔΡΑΣΗ', 'επένδυση'],
    'a word in some form': many(() => pick(forms)),
    'three words': many(() => `${pick(forms)} ${pick(forms)} ${pick(forms)}`),
    'a rare word': many(() => pick(rareWords)),
    'Latin letters': ['epidotisi psifiakos', 'epixeirhseis', 'metasximatismos', 'anergoi ergasia', 'kainotomia'],
    misspelt: ['επιδοτησξη', 'ψηφιαακκος', 'καινοτμια επιχειρσεις', 'χρηματοδοτσηη'],
    'a law or a code': many(() => `ν. ${4000 + Math.floor(next() * 1200)}/2022`),
    'with filters': many(
      () => `${pick(forms)}&region=${pick(regions)}&business_size=small&kad=62.10.11.03&subsidy_min=20000`,
    ),
    'with facets': many(() => `${pick(forms)}&facets=status,instrument,country,objective`),
    'with sizes as a facet': many(() => `${pick(forms)}&facets=business_size`),
    'by deadline': many(() => `${pick(forms)}&sort=deadline`),
  }
}

const percentile = (values: readonly number[], share: number): string =>
  (values.toSorted((a, b) => a - b)[Math.ceil(values.length * share) - 1] ?? NaN).toFixed(1)

async function ask(ready: Ready, query: string): Promise<number> {
  const [q = '', ...filters] = query.split('&')
  const url = `${ready.url}/api/v1/programmes/search?q=${encodeURIComponent(q)}${filters.map((each) => `&${each}`).join('')}`
  const before = performance.now()
  const answer = await fetch(url, { headers: { authorization: `Bearer ${ready.secret}` } })
  await answer.text()
  if (!answer.ok) throw new Error(`${answer.status} for ${query}`)
  return performance.now() - before
}

async function measure(count: string): Promise<void> {
  const server = fork(import.meta.filename, ['serve', count, ...process.argv.slice(3)])
  const [ready] = (await once(server, 'message')) as [Ready]
  console.log(
    `${count} programmes, loaded in ${ready.seconds.toFixed(0)} s; ready ${ready.ready.toFixed(1)} s after it listens, the first search then takes ${(ready.firstSearch * 1000).toFixed(0)} ms`,
  )
  const all: Record<1 | 4, number[]> = { 1: [], 4: [] }
  for (const [name, queries] of Object.entries(searches())) {
    if (!new RegExp(process.argv[4] ?? '', 'u').test(name)) continue
    for (const query of queries.slice(0, 10)) await ask(ready, query)
    const times: Record<1 | 4, number[]> = { 1: [], 4: [] }
    for (const callers of [1, 4] as const) {
      const one = async (from: number): Promise<void> => {
        for (let n = from; n < 240; n += callers)
          times[callers].push(await ask(ready, queries[n % queries.length] ?? ''))
      }
      await Promise.all(Array.from({ length: callers }, (_, from) => one(from)))
      all[callers].push(...times[callers])
    }
    console.log(
      `${name.padEnd(22)} one caller p50 ${percentile(times[1], 0.5)} p99 ${percentile(times[1], 0.99)} ms   four callers p50 ${percentile(times[4], 0.5)} p99 ${percentile(times[4], 0.99)} ms`,
    )
  }
  console.log(
    `all of them: p99 ${percentile(all[1], 0.99)} ms with one caller, ${percentile(all[4], 0.99)} ms with four`,
  )
  server.disconnect()
}

if (process.argv[2] === 'serve') await serve(Number(process.argv[3]), process.argv[4])
else await measure(process.argv[2] ?? '100000')
