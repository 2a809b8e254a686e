import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import { sql } from 'kysely'
import { anApi } from '../../test/support/api.ts'

const api = await anApi()
after(() => api[Symbol.asyncDispose]())

async function aPublisher() {
  const account = await api.house.newAccount()
  await api.house.db.asService('operate accounts', (tx) =>
    sql`update accounts set publisher = true where id = ${account}`.execute(tx),
  )
  return api.callerOf(account)
}

const aProgramme = (more: object, text = 'Κείμενο.') => ({
  title: { el: 'Πρόγραμμα' },
  country: 'GR',
  call: { deadlines: [] },
  documents: [{ key: 'call', title: 'Πρόσκληση', role: 'call', order: 1, language: 'el', text }],
  funding: { instruments: ['grant'] },
  eligibility: { all: [] },
  ...more,
})

test('a programme with words longer than the database can look up is published, and found by its others', async () => {
  const publisher = await aPublisher()
  const glued = (letter: string) => letter.repeat(3000)
  const long: Record<string, { body: object; q: string }> = {
    summary: { body: aProgramme({ summary: { el: `ναυπηγική ${glued('λ')}` } }), q: 'ναυπηγική' },
    title: { body: aProgramme({ title: { en: `Shipbuilding ${'y'.repeat(280)}` } }), q: 'shipbuilding' },
    document: { body: aProgramme({}, `Υαλουργία ${glued('x')} και τέλος.`), q: 'υαλουργία' },
    pairs: { body: aProgramme({}, `Κεραμική α${'\u{10400}'.repeat(2000)} και τέλος.`), q: 'κεραμική' },
    numbers: {
      body: aProgramme({}, `Χαλκουργία ${glued('1')}/2022, ${Array(900).fill('12').join('/')}.`),
      q: 'χαλκουργία',
    },
    // Of letters of three bytes, more than one row of the table of words may hold.
    bytes: { body: aProgramme({}, manyWords(0xac00)), q: 'ξυλογλυπτική' },
  }
  for (const [name, { body, q }] of Object.entries(long)) {
    const slug = `long-words-${name}`
    const put = await publisher.call('PUT', `/api/v1/programmes/${slug}`, body)
    assert.equal(put.statusCode, 201, `${name}: ${put.body}`)
    const published = await publisher.call('POST', `/api/v1/programmes/${slug}/publish`)
    assert.equal(published.statusCode, 200, `${name}: ${published.body}`)
    const search = await publisher.call('GET', `/api/v1/programmes/search?q=${encodeURIComponent(q)}`)
    assert.equal(search.statusCode, 200, `${name}: ${search.body}`)
    const found: { slug: string }[] = search.json().data
    assert.ok(
      found.some((each) => each.slug === slug),
      name,
    )
  }
  const whole = await publisher.call('GET', `/api/v1/programmes/search?q=${glued('x').slice(0, 200)}`)
  assert.equal(whole.statusCode, 200, whole.body)
})

/** 75,000 different words of four letters. */
function manyWords(from: number): string {
  let words = 'ξυλογλυπτική'
  for (let i = 0; i < 75_000; i += 1)
    words += ` ${String.fromCharCode(from + (i % 270), from + (Math.floor(i / 270) % 270), from + 300, from + 301)}`
  return words
}
