/**
 * Greek search over HTTP on both engines: `npm run check:search`. A catalogue of more than 2,400 programmes; inflected forms, Greek in
 * Latin letters and misspellings from `test/search/word-forms.ts`. Prints how many find their programme among the first
 * three, and whether the engines answer alike. Exit 1 below 97 %, 95 % and 95 %, or when they differ.
 */
import { changeAccount, createAccount, issueKey } from '../src/access/access.ts'
import { compose } from '../src/compose.ts'
import type { ProgrammeInput } from '../src/core/facts/programme.ts'
import { readConfig } from '../src/platform/config.ts'
import type { Context } from '../src/platform/context.ts'
import { scopes } from '../src/platform/scopes.ts'
import { importProgrammes, openProgrammes } from '../src/programmes/programmes.ts'
import { loadReference } from '../src/reference/reference.ts'
import { otherTitles, titlesOf } from '../test/search/a-catalogue.ts'
import { greeklish, misspelt, wordForms } from '../test/search/word-forms.ts'
import { aPostgres } from '../test/support/postgres.ts'

const sets = [
  { name: 'inflected forms', set: wordForms, least: 0.97 },
  { name: 'Latin letters', set: greeklish, least: 0.95 },
  { name: 'misspelt', set: misspelt, least: 0.95 },
]
const titles = titlesOf(sets.flatMap(({ set }) => set.map(([title]) => title)))
const all = [...otherTitles(), ...titles.values()]
const slugOf = new Map(all.map((title, n) => [title, `search-${n}`]))

function programmeOf(title: string): { slug: string; input: ProgrammeInput } {
  return {
    slug: slugOf.get(title) ?? '',
    input: {
      title: { el: title },
      call: { deadlines: [] },
      documents: [],
      funding: { instruments: ['grant'] },
      eligibility: { all: [] },
    },
  }
}

interface Answer {
  data: { slug: string; rank: number }[]
}

/** What each search answers on one engine: slugs and ranks of the first page. */
async function answersOn(databaseUrl: string | undefined): Promise<Map<string, Answer['data']>> {
  const config = readConfig({
    PORT: '0',
    LOG_LEVEL: 'silent',
    DATA_DIR: 'memory',
    SECRET_KEY: Buffer.alloc(32, 7).toString('base64'),
    ...(databaseUrl === undefined ? {} : { DATABASE_URL: databaseUrl }),
  })
  await using house = await compose(config, { jobs: [], reactions: {} })
  const operator = { db: house.db, now: house.clock.now(), command: 'check' }
  const account = await createAccount(operator, { name: 'Check', tier: 'agency', publisher: true })
  await changeAccount(operator, account.id, { callsPerMinute: 1_000_000 })
  const { secret } = await issueKey(operator, account.id, { name: 'check' })
  const ctx: Context = {
    accountId: account.id,
    caller: { kind: 'system', id: 'check', scopes: new Set(scopes) },
    language: 'el',
    now: house.clock.now(),
    requestId: 'check',
    db: house.db,
    signal: new AbortController().signal,
  }
  await importProgrammes(ctx, openProgrammes(await loadReference()), all.map(programmeOf), {
    notify: false,
    dryRun: false,
  })
  const url = await house.start()
  const answers = new Map<string, Answer['data']>()
  for (const { set } of sets)
    for (const [, ...typed] of set)
      for (const q of typed) {
        const answer = await fetch(`${url}/api/v1/programmes/search?q=${encodeURIComponent(q)}`, {
          headers: { authorization: `Bearer ${secret}` },
        })
        const { data } = (await answer.json()) as Answer
        answers.set(
          q,
          data.map(({ slug, rank }) => ({ slug, rank })),
        )
      }
  return answers
}

const embedded = await answersOn(undefined)
await using postgres = await aPostgres()
const server = await answersOn(postgres.url)
console.log(`${all.length} programmes`)
for (const { name, set, least } of sets) {
  const asked = set.flatMap(([title, ...typed]) => typed.map((q) => ({ q, slug: slugOf.get(titles.get(title) ?? '') })))
  const missed = asked.filter(
    ({ q, slug }) =>
      !embedded
        .get(q)
        ?.slice(0, 3)
        .some((hit) => hit.slug === slug),
  )
  const share = 1 - missed.length / asked.length
  console.log(
    `${name}: ${asked.length - missed.length} of ${asked.length} of ${set.length} words among the first three (${(share * 100).toFixed(1)} %)${missed.length > 0 ? `; missed ${missed.map(({ q }) => q).join(' ')}` : ''}`,
  )
  if (share < least) process.exitCode = 1
}
const differing = [...embedded].filter(([q, answer]) => JSON.stringify(answer) !== JSON.stringify(server.get(q)))
console.log(`answers that differ between the engines: ${differing.length} of ${embedded.size}`)
if (differing.length > 0) process.exitCode = 1
