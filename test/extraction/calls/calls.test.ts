import assert from 'node:assert/strict'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { describe, test } from 'node:test'

interface Expectation {
  document: string
  language: string
  fields: Record<string, { quotes: string[] }>
  absent: string[]
  conflicts: { field: string; resolved: unknown }[]
}

interface ShortText {
  id: string
  text: string
  expected: Expectation['fields']
}

const folders = [
  './',
  'second/',
  'third/',
  'fourth/',
  'fifth/',
  'sixth/',
  'seventh/',
  'eighth/',
  'ninth/',
  'tenth/',
  'eleventh/',
  'twelfth/',
  'thirteenth/',
  'fourteenth/',
  'fifteenth/',
  'sixteenth/',
  'seventeenth/',
  'eighteenth/',
].map((folder) => new URL(folder, import.meta.url))
const expectations = folders.flatMap((folder) =>
  readdirSync(folder)
    .filter((name) => name.endsWith('.expected.json'))
    .map((name) => ({ folder, ...(JSON.parse(readFileSync(new URL(name, folder), 'utf8')) as Expectation) })),
)
const plain = (text: string): string => text.replace(/\s+/g, ' ').replace(/ (?=[,.;·:)»])|(?<=[(«]) /g, '')
const folded = (text: string): string =>
  plain(
    text
      .replace(/<[^>]+>/g, ' ')
      .replaceAll('&nbsp;', ' ')
      .replaceAll('&amp;', '&')
      .replaceAll('&euro;', '€'),
  )

describe('call documents', () => {
  test('are at least 124', () => {
    assert.ok(expectations.length >= 124)
  })

  test('have the file that their expectation names', () => {
    for (const { folder, document } of expectations) assert.ok(existsSync(new URL(document, folder)), document)
  })

  test('carry the words of every expected value', () => {
    for (const { folder, document, fields } of expectations) {
      if (!/\.(?:html|txt)$/.test(document)) continue
      const text = folded(readFileSync(new URL(document, folder), 'utf8'))
      for (const [field, { quotes }] of Object.entries(fields)) {
        for (const quote of quotes) assert.ok(text.includes(folded(quote)), `${document}: ${field}: ${quote}`)
      }
    }
  })

  test('have short texts that carry the words of every expected value', () => {
    for (const folder of folders) {
      const cases = readdirSync(folder)
        .filter((name) => /^cases.*\.json$/.test(name))
        .flatMap((name) => JSON.parse(readFileSync(new URL(name, folder), 'utf8')) as ShortText[])
      for (const { id, text, expected } of cases)
        for (const [field, { quotes }] of Object.entries(expected))
          for (const quote of quotes) assert.ok(plain(text).includes(plain(quote)), `${id}: ${field}: ${quote}`)
    }
  })

  test('state no field as both present and absent, and none that they leave undecided', () => {
    for (const { document, fields, absent, conflicts } of expectations) {
      for (const field of absent) assert.ok(!(field in fields), `${document}: ${field}`)
      for (const { field, resolved } of conflicts)
        assert.equal(field in fields, resolved !== null, `${document}: ${field}`)
    }
  })
})
