import assert from 'node:assert/strict'
import { test } from 'node:test'
import { openSealer } from './sealing.ts'

const key = new Uint8Array(32).fill(3)

test('what is sealed opens again, with the same key, purpose and subject only', () => {
  const sealed = openSealer(key, 'answers').seal('whsec_Ελλάδα', 'acc_1')
  assert.equal(openSealer(key, 'answers').open(sealed, 'acc_1').toString(), 'whsec_Ελλάδα')
  assert.throws(() => openSealer(key, 'answers').open(sealed, 'acc_2'))
  assert.throws(() => openSealer(key, 'other').open(sealed, 'acc_1'))
  assert.throws(() => openSealer(new Uint8Array(32), 'answers').open(sealed, 'acc_1'))
})

test('a changed byte anywhere is noticed', () => {
  const sealer = openSealer(key, 'answers')
  const sealed = sealer.seal('secret', 'x')
  for (let at = 0; at < sealed.length; at++) {
    const changed = Uint8Array.from(sealed)
    changed[at] = (changed[at] ?? 0) ^ 1
    assert.throws(() => sealer.open(changed, 'x'), `byte ${at}`)
  }
})

test('the same text is sealed differently each time', () => {
  const sealer = openSealer(key, 'answers')
  assert.notDeepEqual(sealer.seal('secret', 'x'), sealer.seal('secret', 'x'))
})
