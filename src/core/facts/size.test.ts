import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import { factsOf, profile } from '../../../test/support/random-matches.ts'
import { addMonths } from './day.ts'
import type { Profile } from './profile.ts'
import { sizeOf } from './size.ts'

const sizeOn = (one: Profile, day: string): string => {
  const { classes, smallMidCap } = sizeOf(one, day)
  return `${classes.join('/')} ${smallMidCap}`
}

test('a size stays what it is until the day from which it is said that it may change', () => {
  const months = fc.tuple(fc.integer({ min: 0, max: 60 }), fc.integer({ min: 1, max: 90 }))
  fc.assert(
    fc.property(profile.map(factsOf), months, ({ profile: one }, [before, after]) => {
      const day = addMonths('2024-01-15', before)
      const later = addMonths(day, after)
      const { changesOn } = sizeOf(one, day)
      if (changesOn !== undefined && later >= changesOn) return
      assert.equal(sizeOn(one, later), sizeOn(one, day), `${day} and ${later}`)
    }),
    { numRuns: 1000 },
  )
})
