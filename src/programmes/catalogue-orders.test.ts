import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import { compileCall } from '../core/facts/call-status.ts'
import { exampleProgramme } from '../core/matching/example-programme.ts'
import { orders } from './catalogue-order.ts'
import { CatalogueOrders } from './catalogue-orders.ts'
import type { CatalogueEntry, CatalogueSnapshot } from './catalogue.ts'

const hour = 3_600_000
const start = Date.UTC(2026, 2, 2)

interface Change {
  slug: number
  /** Hours from the start; undefined: withdrawn. */
  deadline: number | undefined
  title: string
}

function entryOf({ slug, title }: Change, deadline: number, version: number): CatalogueEntry {
  const programme = {
    ...exampleProgramme({ all: [] }),
    slug: `p${slug}`,
    title: { el: title, en: title },
    call: {
      deadlines: [
        {
          id: 'd',
          at: new Date(start + deadline * hour).toISOString(),
          time_zone: 'Europe/Athens',
          basis: 'fixed' as const,
        },
      ],
    },
  }
  const publishedAt = Temporal.Instant.fromEpochMilliseconds(start + version)
  const call = compileCall(programme)
  return {
    id: programme.slug,
    slug: programme.slug,
    version: 1,
    changedIn: version,
    programme,
    firstPublishedAt: publishedAt,
    publishedAt,
    compiled: () => assert.fail('an order needs no conditions'),
    call: () => call,
    cite: () => undefined,
  }
}

const change = fc.record({
  slug: fc.integer({ min: 0, max: 12 }),
  deadline: fc.option(fc.integer({ min: 0, max: 30 }), { nil: undefined }),
  title: fc.constantFrom('α', 'β', 'γ'),
})

test('the order after changes, at whatever moment, is the one that is made anew', () => {
  fc.assert(
    fc.property(
      fc.array(fc.tuple(fc.array(change, { maxLength: 5 }), fc.integer({ min: 0, max: 8 })), { maxLength: 6 }),
      (rounds) => {
        const kept = new CatalogueOrders()
        let bySlug = new Map<string, CatalogueEntry>()
        let now = start
        for (const [version, [changes, hours]] of rounds.entries()) {
          now += hours * hour
          bySlug = new Map(bySlug)
          for (const each of changes) {
            if (each.deadline === undefined) bySlug.delete(`p${each.slug}`)
            else bySlug.set(`p${each.slug}`, entryOf(each, each.deadline, version + 1))
          }
          const snapshot: CatalogueSnapshot = { version: version + 1, bySlug, byId: bySlug }
          for (const order of orders) {
            const statuses = new Set(['open', 'closed', 'forecasted'] as const)
            const wish = { language: 'el' as const, now, place: null, statuses }
            assert.deepEqual(
              [...kept.after(snapshot, order, wish)],
              [...new CatalogueOrders().after(snapshot, order, wish)],
              order,
            )
          }
          assert.ok(kept.steady(snapshot, now).until <= new CatalogueOrders().steady(snapshot, now).until)
        }
      },
    ),
  )
})
