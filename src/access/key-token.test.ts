import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import { newId } from '../platform/ids.ts'
import { hashOf, keyLength, keyText, newSecret, readToken, secretFits } from './key-token.ts'

const lookup = newId('key', Temporal.Instant.from('2026-03-02T09:00:00Z')).slice('key_'.length)
const aKey = () => keyText({ environment: 'live', lookup, secret: newSecret() })
const alphabet = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz_'

test('a key is read back into its parts', () => {
  const secret = newSecret()
  for (const environment of ['live', 'test'] as const) {
    const text = keyText({ environment, lookup, secret })
    assert.equal(text.length, keyLength)
    assert.deepEqual(readToken(text), { kind: 'key', environment, lookup, secret })
  }
})

test('every single typing mistake and every cut is noticed without a look-up', () => {
  const key = aKey()
  fc.assert(
    fc.property(fc.nat(key.length - 1), fc.constantFrom(...alphabet), (at, letter) => {
      const typed = key.slice(0, at) + letter + key.slice(at + 1)
      if (typed !== key) assert.notEqual(readToken(typed).kind, 'key', typed)
    }),
    { numRuns: 2000 },
  )
  for (let length = 4; length < key.length; length++) assert.equal(readToken(key.slice(0, length)).kind, 'broken key')
  assert.equal(readToken(`${key}x`).kind, 'broken key')
})

test('two neighbouring characters that changed places are noticed', () => {
  const key = aKey()
  for (let at = 0; at + 1 < key.length; at++) {
    const typed = key.slice(0, at) + key[at + 1] + key[at] + key.slice(at + 2)
    if (typed !== key) assert.notEqual(readToken(typed).kind, 'key', typed)
  }
})

test('a JWT is told from a key, and anything else from both', () => {
  assert.equal(readToken('eyJhbGciOiJFUzI1NiJ9.eyJzdWIiOiJ4In0.c2ln').kind, 'session')
  for (const text of ['', 'x', 'password', 'a.b', 'SMK']) assert.equal(readToken(text).kind, 'unknown', text)
})

test('a secret fits its own hash only', () => {
  const secret = newSecret()
  assert.ok(secretFits(secret, hashOf(secret)))
  assert.ok(!secretFits(newSecret(), hashOf(secret)))
})

test('secrets use every character about equally often', () => {
  const counts = new Map<string, number>()
  const drawn = 2000
  for (let draw = 0; draw < drawn; draw++)
    for (const letter of newSecret()) counts.set(letter, (counts.get(letter) ?? 0) + 1)
  assert.equal(counts.size, 62)
  const expected = (drawn * 43) / 62
  // Six standard deviations: a fair source fails once in some millions of runs.
  for (const [letter, count] of counts)
    assert.ok(Math.abs(count - expected) < 6 * Math.sqrt(expected), `${letter}: ${count}`)
})
