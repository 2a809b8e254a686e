import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import { programme } from '../../test/support/random-matches.ts'
import { exampleReference } from '../core/criteria/example-reference.ts'
import { compileCall } from '../core/facts/call-status.ts'
import { callStatuses } from '../core/facts/programme.ts'
import type { CompiledProgramme } from '../core/matching/compile.ts'
import { ForwardIndex } from '../core/matching/forward/forward-index.ts'
import { buildSegment, built } from '../core/matching/forward/segment.ts'
import type { CatalogueEntry, CatalogueSnapshot } from './catalogue.ts'
import { filterCatalogue } from './catalogue-filter.ts'
import type { CatalogueFilter } from './catalogue-filter.ts'
import { openCatalogueSearch } from './catalogue-search.ts'
import { countFacets } from './facets.ts'
import { sizeClasses } from '../core/facts/profile.ts'

const asOf = { kind: 'instant', epoch_ms: Date.parse('2026-06-01T09:00:00Z'), today: '2026-06-01' } as const
const publishedAt = Temporal.Instant.from('2026-05-10T09:00:00Z')

function entryOf(compiled: CompiledProgramme, number: number): CatalogueEntry {
  const slug = `p${String(number).padStart(4, '0')}`
  const call = compileCall(compiled.programme)
  return {
    id: slug,
    slug,
    version: 1,
    changedIn: 1,
    programme: { ...compiled.programme, slug },
    firstPublishedAt: publishedAt,
    publishedAt,
    compiled: () => compiled,
    call: () => call,
    cite: () => undefined,
  }
}

const filters: fc.Arbitrary<CatalogueFilter> = fc
  .record({
    statuses: fc.constantFrom(new Set(callStatuses), new Set(['open', 'forecasted'] as const)),
    kad: fc.constantFrom(undefined, { scheme: 'kad_2025', code: '62.10.11.03' } as const),
    region: fc.constantFrom(undefined, 'EL303', 'EL43'),
    businessSize: fc.constantFrom(undefined, 'small' as const),
    includeUnknown: fc.constantFrom(undefined, false),
  })
  .map((wish) => Object.fromEntries(Object.entries(wish).filter(([, value]) => value !== undefined)) as never)

test('a size is counted as often as there are programmes with it among the filters, in the index or beside it', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(programme, { minLength: 2, maxLength: 60, size: 'max' }),
      filters,
      async (list, filter) => {
        const entries = list.map(entryOf)
        const bySlug = new Map(entries.map((entry) => [entry.slug, entry]))
        const snapshot: CatalogueSnapshot = { version: 1, bySlug, byId: bySlug }
        // The last ones have come since the index was built.
        const indexed = entries.slice(0, Math.ceil(entries.length * 0.8))
        const judge = new ForwardIndex(built(buildSegment(indexed, exampleReference)), entries)
        const counts = await openCatalogueSearch().look(snapshot, (searched) =>
          countFacets(
            {
              searched,
              places: Uint32Array.from(entries.keys()),
              statuses: searched.statusesAt(asOf.epoch_ms),
              numbers: searched.numbersIn(judge),
            },
            filter,
            ['business_size'],
            asOf,
            exampleReference,
            judge,
          ),
        )
        const said = new Map(counts.business_size?.map(({ value, count }) => [value, count]))
        for (const size of sizeClasses)
          assert.equal(
            said.get(size) ?? 0,
            filterCatalogue(entries, { ...filter, businessSize: size }, asOf, exampleReference).length,
            size,
          )
      },
    ),
    { numRuns: 60 },
  )
})
