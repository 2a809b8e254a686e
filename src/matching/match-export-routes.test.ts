import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import { strFromU8, unzipSync } from 'fflate'
import { anApi } from '../../test/support/api.ts'

const api = await anApi()
after(() => api[Symbol.asyncDispose]())

const call = 'Δικαιούχοι είναι μικρές επιχειρήσεις.'
const programme = (title: string) => ({
  title: { el: title },
  country: 'GR',
  call: { deadlines: [{ id: 'main', at: '2031-06-30T12:00:00Z', time_zone: 'Europe/Athens', basis: 'fixed' }] },
  documents: [{ key: 'call', title: 'Πρόσκληση', role: 'call', order: 1, language: 'el', text: call }],
  funding: { instruments: ['grant'] },
  eligibility: {
    all: [{ id: 'size', kind: 'size', include: ['small'], citations: [{ document: 'call', exact: call }] }],
  },
})

test('the matches of a profile open in a spreadsheet, with no cell that runs', async () => {
  const publisher = await api.newPublisher()
  for (const [slug, title] of [
    ['export-plain', 'Απλή ενίσχυση'],
    ['export-formula', '=cmd|calc'],
  ] as const) {
    assert.equal((await publisher.call('PUT', `/api/v1/programmes/${slug}`, programme(title))).statusCode, 201)
    assert.equal((await publisher.call('POST', `/api/v1/programmes/${slug}/publish`)).statusCode, 200)
  }
  const caller = await api.newCaller()
  const made = await caller.call('POST', '/api/v1/profiles', {
    kind: 'client',
    name: 'Πελάτης',
    self_declared_size: 'small',
  })
  const { id } = made.json<{ id: string }>()
  const csv = await caller.call('GET', `/api/v1/match/${id}/export?decimal=comma`)
  assert.equal(csv.headers['content-type'], 'text/csv; charset=utf-8')
  assert.match(String(csv.headers['content-disposition']), /matches-prf_.*\.csv"/)
  const lines = csv.rawPayload.toString('utf8').split('\r\n')
  assert.match(lines[0] ?? '', /^\ufeffΠρόγραμμα;Slug;Αποτέλεσμα;/)
  assert.match(lines.find((line) => line.includes('export-formula')) ?? '', /^'=cmd\|calc;export-formula;επιλέξιμο;/)
  assert.match(lines.find((line) => line.includes('export-plain')) ?? '', /;2031-06-30;15:00;Europe\/Athens;/)
  assert.match(
    lines.find((line) => line.includes('export-plain')) ?? '',
    /;https:\/\/subsidies\.example\.org\/api\/v1\/match\/mat_\w+\/reasoning$/,
  )
  const workbook = await caller.call('GET', `/api/v1/match/${id}/export?format=xlsx&lang=en`)
  const files = unzipSync(new Uint8Array(workbook.rawPayload))
  assert.match(strFromU8(files['xl/worksheets/sheet1.xml'] ?? new Uint8Array()), /Verdict[\s\S]*Απλή ενίσχυση/)
  const stranger = await api.newCaller()
  assert.equal((await stranger.call('GET', `/api/v1/match/${id}/export`)).statusCode, 404)
})
