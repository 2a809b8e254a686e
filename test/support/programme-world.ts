import assert from 'node:assert/strict'
import { sql } from 'kysely'
import { anApi } from './api.ts'
import type { CallerOf, Method } from './api.ts'
import type { House } from './house.ts'

// A test looks into answers of every shape; what it finds there it asserts.
// oxlint-disable-next-line no-explicit-any
export type Answer = { status: number; headers: Record<string, unknown>; body: any }
export type Call = (
  method: Method,
  path: string,
  options?: { body?: unknown; headers?: Record<string, string> },
) => Promise<Answer>

let last = 0
/** Letters that search takes for none of the others, as it takes η for ι; each stands twice in a word, so that none is another's misspelling. */
const consonants = 'βγδζκλμνπρστφ'
/** A slug and a word that no other test has: the catalogue is everybody's. */
export function fresh(): { slug: string; word: string } {
  last += 1
  const [a, b, c] = [1, 13, 169].map((step) => consonants[Math.floor(last / step) % 13])
  const word = `${a}ι${b}ο${c}ά${a}α${b}ω${c}`
  return { slug: `test-${process.pid}-${last}`, word }
}

const call =
  (caller: CallerOf): Call =>
  async (method, path, { body, headers } = {}) => {
    const answer = await caller.call(method, `/api/v1${path}`, body, headers)
    return { status: answer.statusCode, headers: answer.headers, body: answer.body === '' ? undefined : answer.json() }
  }

export async function aPlace() {
  const api = await anApi()
  const { house } = api
  const account = await house.newAccount()
  await house.db.asService('operate accounts', (tx) =>
    sql`update accounts set publisher = true where id = ${account}`.execute(tx),
  )
  return {
    house,
    api,
    publisher: call(await api.callerOf(account)),
    reader: call(await api.newCaller(['programmes:read'])),
  }
}

export const text =
  'ΠΡΟΣΚΛΗΣΗ\r\nΆρθρο 1. Δικαιούχοι\r\nΔικαιούχοι είναι πολύ μικρές και μικρές επιχειρήσεις της Αττικής.\r\nΗ ενίσχυση ανέρχεται στο 50% έως 30.000 ευρώ. 😀 Τέλος.'

export function aProgramme(word = 'ψηφιακός', more: Record<string, unknown> = {}) {
  return {
    title: { el: `Πρόγραμμα ${word} μετασχηματισμός`, en: 'Digital transformation' },
    summary: { el: 'Ενίσχυση για επενδύσεις σε λογισμικό.', en: 'Aid for investments in software.' },
    country: 'GR',
    call: {
      opens_at: { at: '2026-02-01T10:00:00+02:00', time_zone: 'Europe/Athens' },
      deadlines: [{ id: 'main', at: '2026-06-30T15:00:00+03:00', time_zone: 'Europe/Athens', basis: 'fixed' }],
    },
    documents: [
      {
        key: 'call',
        title: 'Πρόσκληση',
        url: 'https://example.org/call',
        role: 'call',
        order: 1,
        language: 'el',
        text,
      },
    ],
    funding: {
      instruments: ['grant'],
      min_subsidy: { amount: '5000.00', currency: 'EUR' },
      max_subsidy: { amount: '30000.00', currency: 'EUR' },
      intensity: [{ percent: 50, citations: [{ document: 'call', exact: 'Η ενίσχυση ανέρχεται στο 50%' }] }],
    },
    eligibility: {
      all: [
        {
          kind: 'region',
          id: 'region',
          of: 'any_establishment',
          include: ['GR30'],
          citations: [{ document: 'call', exact: 'επιχειρησεισ της αττικησ' }],
        },
        {
          kind: 'activity',
          id: 'activity',
          role: 'existing',
          basis: 'any',
          codes: { scheme: 'kad_2025', include: { exact: ['62.10.11.03'] } },
        },
        {
          kind: 'manual',
          id: 'plan',
          question: { el: 'Υπάρχει σχέδιο;', en: 'Is there a plan?' },
          citations: [{ document: 'call', exact: 'Τέλος' }],
        },
      ],
    },
    ...more,
  }
}

export async function published(publisher: Call, slug: string, body: unknown): Promise<void> {
  const put = await publisher('PUT', `/programmes/${slug}`, { body })
  assert.ok(put.status === 200 || put.status === 201, JSON.stringify(put.body))
  const answer = await publisher('POST', `/programmes/${slug}/publish`)
  assert.equal(answer.status, 200, JSON.stringify(answer.body))
}

/** Every slug of a list, page by page: other tests may have filled the catalogue. */
export async function allSlugs(call: Call, query: string): Promise<string[]> {
  const slugs: string[] = []
  for (let cursor = ''; ;) {
    const answer = await call('GET', `/programmes?limit=100${query}${cursor}`)
    assert.equal(answer.status, 200, JSON.stringify(answer.body))
    slugs.push(...answer.body.data.map((row: { slug: string }) => row.slug))
    if (!answer.body.has_more) return slugs
    cursor = `&cursor=${answer.body.next_cursor}`
  }
}

export async function slugsOf(call: Call, query: string): Promise<string[]> {
  const answer = await call('GET', query)
  assert.equal(answer.status, 200, JSON.stringify(answer.body))
  return answer.body.data.map((row: { slug: string }) => row.slug)
}

export const countEvents = async (house: House, slug: string) =>
  house.db.asService('hand out events', async (tx) =>
    (
      await tx
        .selectFrom('platform_events')
        .select('type')
        .where('subject', '@>', JSON.stringify({ slug }) as never)
        .orderBy('position')
        .execute()
    ).map(({ type }) => type),
  )
