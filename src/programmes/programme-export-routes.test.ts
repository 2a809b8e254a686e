import assert from 'node:assert/strict'
import { after, before, describe, test } from 'node:test'
import { xlsxRecords } from '../platform/files/xlsx.ts'
import { importsOfProgrammes } from '../../test/support/programme-imports.ts'
import { anApi, type Api, type CallerOf } from '../../test/support/api.ts'

const text = 'Δικαιούχοι είναι επιχειρήσεις της Αττικής.'
const programme = (title: string, more: Record<string, unknown> = {}) => ({
  title: { el: title, en: `${title} (en)` },
  authority: { name: { el: 'Φορέας, δοκιμή' } },
  country: 'GR',
  call: { deadlines: [{ id: 'main', at: '2031-06-30T12:00:00Z', time_zone: 'Europe/Athens', basis: 'fixed' }] },
  documents: [{ key: 'call', title: 'Πρόσκληση', role: 'call', order: 1, language: 'el', text }],
  funding: {
    instruments: ['loan', 'grant'],
    max_subsidy: { amount: '50000.50', currency: 'EUR' },
    max_intensity_percent: 50,
  },
  eligibility: { all: [{ id: 'place', kind: 'region', of: 'any_establishment', include: ['EL30'] }] },
  ...more,
})

describe('the export of programmes', () => {
  let api: Api
  let caller: CallerOf
  const prefix = `sheet-${process.pid}`
  before(async () => {
    api = await anApi()
    const publisher = await api.newPublisher()
    for (const [slug, body] of [
      [`${prefix}-plain`, programme('Εξαγωγή απλή')],
      [`${prefix}-formula`, programme('=SUM(A1)')],
      [
        `${prefix}-closed`,
        programme('Εξαγωγή ληγμένη', {
          call: { deadlines: [{ id: 'main', at: '2020-06-30T12:00:00Z', time_zone: 'Europe/Athens', basis: 'fixed' }] },
        }),
      ],
    ] as const) {
      assert.equal((await publisher.call('PUT', `/api/v1/programmes/${slug}`, body)).statusCode, 201)
      assert.equal((await publisher.call('POST', `/api/v1/programmes/${slug}/publish`)).statusCode, 200)
    }
    caller = await api.newCaller()
  })
  after(() => api[Symbol.asyncDispose]())

  const linesOf = async (query: string): Promise<string[]> => {
    const answer = await caller.call('GET', `/api/v1/programmes/export?${query}`)
    assert.equal(answer.statusCode, 200, answer.body)
    return answer.rawPayload.toString('utf8').split('\r\n')
  }

  test('opens in Greek spreadsheets, with no cell that runs', async () => {
    const answer = await caller.call('GET', '/api/v1/programmes/export?decimal=comma')
    assert.equal(answer.headers['content-type'], 'text/csv; charset=utf-8')
    assert.match(String(answer.headers['content-disposition']), /filename="programmes\.csv"/)
    const lines = answer.rawPayload.toString('utf8').split('\r\n')
    assert.match(lines[0] ?? '', /^\ufeffΠρόγραμμα;Slug;Φορέας;/)
    const plain = lines.find((line) => line.includes(`${prefix}-plain`)) ?? ''
    assert.match(plain, /;ανοικτή;;2031-06-30;15:00;επιχορήγηση, δάνειο;;50000,5;50;;EUR;/)
    assert.match(lines.find((line) => line.includes(`${prefix}-formula`)) ?? '', /^'=SUM\(A1\);/)
  })

  test('holds what the list holds under the same filters, in its order', async () => {
    for (const filters of [
      '',
      'status=closed',
      'region=EL30&sort=title',
      'region=EL52&include_unknown=false',
      'subsidy_min=50001',
    ]) {
      const slugs: string[] = []
      for (let next: string | null = ''; next !== null;) {
        const page: { data: { slug: string }[]; next_cursor: string | null } = (
          await caller.call(
            'GET',
            `/api/v1/programmes?lang=en&limit=100&${filters}${next === '' ? '' : `&cursor=${next}`}`,
          )
        ).json()
        slugs.push(...page.data.map(({ slug }) => slug))
        next = page.next_cursor
      }
      const book = await caller.call('GET', `/api/v1/programmes/export?format=xlsx&lang=en&${filters}`)
      const [heads, ...rows] = await Array.fromAsync(xlsxRecords(new Uint8Array(book.rawPayload)))
      assert.deepEqual(heads?.slice(0, 2), ['Programme', 'Slug'])
      assert.deepEqual(
        rows.map((row) => row[1]),
        slugs,
        filters,
      )
    }
    assert.ok((await linesOf('status=closed')).some((line) => line.includes(`${prefix}-closed`)))
  })

  test('is as JSON the file that an import takes: taken in again, it changes nothing', async () => {
    const { publisher, send, work } = await importsOfProgrammes()
    const slug = `${prefix}-whole`
    const cited = { citations: [{ document: 'call', exact: 'επιχειρήσεις της Αττικής' }] }
    const whole = programme('Εξαγωγή ολόκληρη', {
      summary: { el: 'Με παραπομπές.' },
      budget_lines: [{ id: 'all', amount: { amount: '100000.00', currency: 'EUR' }, ...cited }],
      eligibility: { all: [{ id: 'place', kind: 'region', of: 'headquarters', include: ['EL30'], ...cited }] },
    })
    assert.equal((await publisher.call('PUT', `/api/v1/programmes/${slug}`, whole)).statusCode, 201)
    assert.equal((await publisher.call('POST', `/api/v1/programmes/${slug}/publish`)).statusCode, 200)
    const answer = await publisher.call('GET', '/api/v1/programmes/export?format=json&region=EL30')
    assert.equal(answer.statusCode, 200, answer.body)
    assert.match(String(answer.headers['content-disposition']), /filename="programmes\.json"/)
    const { programmes } = answer.json<{ programmes: { slug: string; documents: { text: string }[] }[] }>()
    const found = programmes.find((each) => each.slug === slug)
    assert.equal(found?.documents[0]?.text, text)
    const again = await work(await send(answer.rawPayload, 'application/json'))
    // Other tests' calls are there, too: of what they say wrongly there are notes.
    assert.deepEqual([again.unchanged, again.noted.filter((row) => row.slug === slug)], [programmes.length, []])
    const elsewhere = JSON.stringify({ programmes: [{ ...found, slug: `${slug}-2` }] })
    assert.equal((await work(await send(elsewhere, 'application/json'))).created, 1)
  })

  test('refuses what the list refuses, and paging', async () => {
    for (const query of ['kad=99.99.99.99', 'limit=5', 'format=pdf', 'closing_before=2027-02-31']) {
      const answer = await caller.call('GET', `/api/v1/programmes/export?${query}`)
      assert.deepEqual([answer.statusCode, answer.json<{ code: string }>().code], [400, 'invalid_parameter'], query)
    }
  })
})
