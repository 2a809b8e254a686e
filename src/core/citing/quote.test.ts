import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { DocumentMeta } from '../facts/programme.ts'
import { citeDerived, citeField, citeReference, citeSpan } from './quote.ts'
import { canonicalJson } from './stable-hash.ts'
import { textFragmentLink } from './text-fragment.ts'

const document: DocumentMeta = {
  key: 'call',
  id: 'doc_0123456789abcdef0123456789',
  title: 'Πρόσκληση',
  url: 'https://example.org/call',
  role: 'call',
  order: 1,
  language: 'el',
  sha256: '0'.repeat(64),
  length: 300,
  pages: [0, 100, 200],
  sections: [
    { title: 'Σκοπός', start: 0 },
    { title: 'Δικαιούχοι', start: 120 },
  ],
}
const anchor = { document: 'call', exact: 'έως 50 άτομα', prefix: 'ν: ', suffix: ' και', start: 130, end: 142 }

test('a citation names document, version, quote, position, page and section', () => {
  const citation = citeSpan(anchor, document, 3)
  assert.equal(citation.source?.version, 3)
  assert.deepEqual(citation.position, { start: 130, end: 142 })
  assert.deepEqual(citation.locator, { page: 2, section: 'Δικαιούχοι' })
  assert.match(citation.link ?? '', /^https:\/\/example\.org\/call#:~:text=/)
})

test('a citation keeps its id while its document and place stay, and gets another one for another place', () => {
  assert.equal(citeSpan(anchor, document, 1).id, citeSpan(anchor, document, 2).id)
  assert.notEqual(citeSpan(anchor, document, 1).id, citeSpan({ ...anchor, start: 131 }, document, 1).id)
  assert.equal(
    citeDerived({ formula: 'a', inputs: { x: 1, y: 2 }, result: 3 }).id,
    citeDerived({ formula: 'a', inputs: { y: 2, x: 1 }, result: 3 }).id,
  )
  assert.notEqual(citeField({ path: '/headcount', value: 1 }).id, citeField({ path: '/headcount', value: 2 }).id)
  assert.equal(citeReference({ name: 'Reg. (EU) 2023/2831', locator: 'art. 3(2)' }).kind, 'reference')
})

test('a link highlights the quote: short ones with whole neighbouring words, long ones by their ends', () => {
  const short = textFragmentLink('https://example.org/a', {
    exact: 'έως 50',
    prefix: 'ις που απασχολούν ',
    suffix: ' άτομα και κύκ',
  })
  assert.equal(decodeURIComponent(short), 'https://example.org/a#:~:text=που απασχολούν-,έως 50,-άτομα και')
  const long = textFragmentLink('https://example.org/a#b', {
    exact: `${'λέξη '.repeat(40)}τέλος`,
    prefix: '',
    suffix: '',
  })
  assert.equal(decodeURIComponent(long), 'https://example.org/a#b:~:text=λέξη λέξη λέξη λέξη,λέξη λέξη λέξη τέλος')
  assert.match(
    textFragmentLink('https://example.org/', { exact: 'a-b,c&d are all of the needed', prefix: '', suffix: '' }),
    /a%2Db%2Cc%26d/,
  )
})

test('canonical JSON sorts keys and leaves undefined out', () => {
  assert.equal(canonicalJson({ b: [1, undefined], a: undefined, c: 'ά' }), '{"b":[1,null],"c":"ά"}')
})
