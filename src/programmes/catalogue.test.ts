import assert from 'node:assert/strict'
import { after, it } from 'node:test'
import { anApi } from '../../test/support/api.ts'
import { engine } from '../../test/support/house.ts'
import { openCatalogue } from './catalogue.ts'

const api = await anApi()
after(() => api[Symbol.asyncDispose]())

/** The embedded database has one connection. */
const together = engine === 'postgres' ? 3 : 1

it('the catalogue that several read at the same time is one, with one index', async () => {
  const publisher = await api.newPublisher()
  const slug = `catalogue-${process.pid}`
  const put = await publisher.call('PUT', `/api/v1/programmes/${slug}`, {
    title: { el: 'Δείγμα' },
    country: 'GR',
    sample: true,
    call: { deadlines: [{ id: 'end', time_zone: 'Europe/Athens', basis: 'rolling' }] },
    funding: { instruments: ['grant'] },
    documents: [],
    eligibility: { id: 'size', kind: 'size', include: ['micro'] },
  })
  assert.equal(put.statusCode, 201, put.body)
  assert.equal((await publisher.call('POST', `/api/v1/programmes/${slug}/publish`)).statusCode, 200)
  const { db } = api.house
  const catalogue = openCatalogue(api.matching.reference)
  const read = () => db.inAccount(publisher.accountId, (tx) => catalogue.current(tx))
  // Each has a connection before any of them reads.
  const open = Promise.withResolvers<void>()
  let waiting = 0
  const readTogether = () =>
    db.inAccount(publisher.accountId, async (tx) => {
      waiting += 1
      if (waiting === together) open.resolve()
      await open.promise
      return catalogue.current(tx)
    })
  const [first, ...others] = await Promise.all(Array.from({ length: together }, readTogether))
  assert.ok(first?.bySlug.has(slug))
  for (const other of others) assert.equal(other, first)
  assert.equal(await read(), first)
})
