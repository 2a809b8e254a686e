import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import fc from 'fast-check'
import { idOf, isId, matchId, newId, newUuid, parseMatchId, uuidOf } from './ids.ts'

const instant = Temporal.Instant.from('2026-03-02T09:00:00.123456Z')
const uuid = fc.uuid().map((text) => text.toLowerCase())

describe('identifiers', () => {
  it('carry their prefix and are recognised with it only', () => {
    const id = newId('prf', instant)
    assert.match(id, /^prf_[0-9a-z]{26}$/)
    assert.ok(isId('prf', id))
    assert.ok(!isId('alr', id))
    for (const text of [
      '',
      'prf_',
      id.toUpperCase(),
      `${id}0`,
      id.slice(0, -1),
      `prf_8${id.slice(5)}`,
      `prf_${'u'.repeat(26)}`,
    ]) {
      assert.ok(!isId('prf', text), text)
    }
  })

  it('sort by the time they were made, within a millisecond too', () => {
    fc.assert(
      fc.property(
        fc.bigInt({ min: 0n, max: 4_000_000_000_000_000_000n }),
        fc.bigInt({ min: 1000n, max: 10n ** 15n }),
        (ns, later) => {
          const one = newId('evt', Temporal.Instant.fromEpochNanoseconds(ns))
          const two = newId('evt', Temporal.Instant.fromEpochNanoseconds(ns + later))
          assert.ok(one < two)
        },
      ),
    )
  })

  it('hold a UUID of version 7 and the RFC’s variant, with the time in front', () => {
    const found = uuidOf(newId('job', instant))
    assert.match(found, /^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/)
    assert.equal(Number.parseInt(found.replaceAll('-', '').slice(0, 12), 16), instant.epochMilliseconds)
    assert.match(newUuid(instant), /^[0-9a-f-]{36}$/)
  })

  it('do not repeat', () => {
    assert.equal(new Set(Array.from({ length: 10_000 }, () => newId('dlv', instant))).size, 10_000)
  })

  it('give any UUID back as it was', () => {
    fc.assert(fc.property(uuid, (text) => assert.equal(uuidOf(idOf('prf', text)), text)))
  })

  it('of a match name its pair, and only a whole one is read', () => {
    fc.assert(
      fc.property(uuid, uuid, (profile, programme) => {
        const id = matchId(idOf('prf', profile), programme)
        assert.equal(id.length, 56)
        assert.deepEqual(parseMatchId(id), { profileId: idOf('prf', profile), programmeUuid: programme })
        assert.equal(parseMatchId(id.slice(0, -1)), undefined)
        assert.equal(parseMatchId(id.toUpperCase()), undefined)
      }),
    )
  })

  it('refuse what is no UUID', () => {
    assert.throws(() => idOf('prf', 'x'), TypeError)
    assert.throws(() => uuidOf('prf_x'), TypeError)
  })
})
