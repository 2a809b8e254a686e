import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import fc from 'fast-check'
import { citeSpan } from '../core/citing/quote.ts'
import type { Expression } from '../core/criteria/criterion.ts'
import { exampleReference } from '../core/criteria/example-reference.ts'
import { kinds } from '../core/criteria/kinds.ts'
import { compileCall } from '../core/facts/call-status.ts'
import type { DocumentMeta, Programme } from '../core/facts/programme.ts'
import type { Language } from '../core/facts/text.ts'
import { compileProgramme } from '../core/matching/compile.ts'
import { explainMatch } from '../core/matching/evaluate.ts'
import { exampleProfile, exampleProgramme } from '../core/matching/example-programme.ts'
import { readFacts, type Facts } from '../core/matching/facts.ts'
import { JsonBytes } from '../platform/json-bytes.ts'
import { SpareMemory } from '../platform/reusable-body.ts'
import type { CatalogueEntry } from '../programmes/programmes.ts'
import { asOf, factsOf, profile, programme } from '../../test/support/random-matches.ts'
import { namesOf } from '../wording/names.ts'
import type { Decision } from './match-store.ts'
import { MatchFrames } from './match-frame.ts'
import { explained, viewOf, type MatchPair } from './match-view.ts'
import { MatchWriter } from './match-writer.ts'

const at = Temporal.Instant.from('2026-05-01T09:00:00Z')
const document: DocumentMeta = {
  id: 'doc_1',
  key: 'call',
  title: 'Η πρόσκληση «α»',
  language: 'el',
  sha256: '00',
} as DocumentMeta
const bases: Programme['legal_basis'][] = [
  undefined,
  [{ regime: 'gber_651_2014', article: '14' }],
  [{ regime: 'de_minimis_2023_2831' }, { regime: 'gber_651_2014' }],
]

/** The same programme with titles, questions, citations and legal bases, as publishers write them; two of four without. */
function told({ programme: plain }: { programme: Programme }, number: number): CatalogueEntry {
  let count = 0
  const walk = (node: unknown): unknown => {
    if (Array.isArray(node)) return node.map(walk)
    if (typeof node !== 'object' || node === null) return node
    if (number % 4 > 1) return node
    if (!('kind' in node)) return Object.fromEntries(Object.entries(node).map(([name, inner]) => [name, walk(inner)]))
    count += 1
    const start = (count % 3) * 10
    return {
      ...node,
      ...(count % 2 === 0 ? { title: { el: `Όρος "${count}".`, en: `Condition ${count}.` } } : {}),
      ...(node.kind === 'manual' ? { question: { el: 'Ισχύει;', en: 'Does it hold?' } } : {}),
      citations: [{ document: count % 4 === 0 ? 'lost' : 'call', exact: 'α\nβ', start, end: start + 3 }],
    }
  }
  const legal = bases[number % 3]
  const body = {
    ...plain,
    slug: `example-${number}`,
    eligibility: walk(plain.eligibility) as Programme['eligibility'],
    documents: [document],
    ...(legal === undefined ? {} : { legal_basis: legal }),
  }
  const compiled = compileProgramme(body, exampleReference)
  const call = compileCall(body)
  const cited = new Map<number, ReturnType<typeof citeSpan>>()
  return {
    id: `0190b0a0-0000-7000-8000-${String(number).padStart(12, '0')}`,
    slug: body.slug,
    version: 2,
    changedIn: number,
    programme: body,
    firstPublishedAt: at,
    publishedAt: at,
    compiled: () => compiled,
    call: () => call,
    cite: (anchor) => {
      if (anchor.document === 'lost') return undefined
      const known = cited.get(anchor.start) ?? citeSpan(anchor, document, 2)
      cited.set(anchor.start, known)
      return known
    },
  }
}

const names = namesOf(exampleReference.regions)
const spare = new SpareMemory()

/** Pages are written with frames made for other businesses, and with those that they make themselves. */
const ample = new MatchFrames()
/** Room for a few: they come, share their texts, and go. */
const tight = new MatchFrames(60_000)

function assertWritten(page: readonly MatchPair[], language: Language): void {
  const expected = JSON.stringify(page.map((each) => viewOf(explained(each), language, names)))
  for (const frames of [ample, ample, tight]) {
    const json = new JsonBytes(spare)
    new MatchWriter({ language, names, frames }, json).list(page)
    assert.equal(Buffer.from(json.bytes).toString(), expected)
    json.release()
  }
}

const decision: Decision = { state: 'interested', application: null, note: 'Ν"', by: 'key', at } as unknown as Decision
const answered = { value: 'met' as const, by: 'key', at: '2026-05-01T09:00:00Z', note: 'από τηλεφώνου' }

/** The same business, which has applied to a call. */
function hasApplied({ profile: one }: Facts, to: Programme): Facts {
  const application = { profileId: 'prf_self', programme: to, submittedOn: '2026-03-02', people: [] } as const
  return readFacts(one, exampleReference, new Map([['prf_self', one]]), { applications: [application] })
}

describe('Matches as they are sent', () => {
  test('a page is written as its view would be, byte by byte, in both languages, for one business after the other', () => {
    const pages = fc.record({
      list: fc.array(programme, { minLength: 1, maxLength: 9 }),
      profiles: fc.array(profile, { minLength: 1, maxLength: 4 }),
      asOf,
      earlier: asOf,
      stored: fc.boolean(),
    })
    let pairs = 0
    fc.assert(
      fc.property(pages, ({ list, profiles, asOf: moment, earlier, stored }) => {
        const entries = list.map(told)
        for (const [turn, one] of profiles.entries()) {
          const applied = turn % 2 === 1 ? list[0]?.programme : undefined
          const facts = applied === undefined ? factsOf(one) : hasApplied(factsOf(one), applied)
          // Facts are kept from day to day: what was said on another day is not said again.
          for (const each of list) explainMatch(each, facts, earlier, new Map())
          const page = entries.map((entry, number): MatchPair => {
            const manual = entry.compiled().leaves.find((leaf) => leaf.manual)
            const answers = new Map(manual === undefined || number % 2 === 0 ? [] : [[manual.criterion.id, answered]])
            const match = explainMatch(entry.compiled(), facts, moment, answers)
            // What is said once for many is what would be said of each alone.
            const alone = compileProgramme(entry.programme, exampleReference)
            assert.deepEqual(
              match,
              explainMatch(
                alone,
                applied === undefined ? factsOf(one) : hasApplied(factsOf(one), applied),
                moment,
                answers,
              ),
            )
            return {
              entry,
              profileId: stored ? ('prf_01h455vb4pex5vsknk084sn02q' as MatchPair['profileId']) : undefined,
              facts,
              answers,
              decision: number % 3 === 1 ? decision : undefined,
              asOf: moment,
            }
          })
          for (const language of ['el', 'en'] as const) {
            assertWritten(page, language)
            pairs += page.length
          }
        }
      }),
      { numRuns: 150 },
    )
    assert.ok(pairs > 1000, `${pairs} pairs`)
    assert.ok(tight.bytes < 120_000, `${tight.bytes} bytes of frames`)
  })

  test('so is every example of every kind of criterion: asked for, excluded, as one of two ways, and as an obligation', () => {
    let pages = 0
    for (const { criterion, profile: one, related, day, programme: rest } of kinds.flatMap(
      ({ examples }) => examples,
    )) {
      const other = { ...criterion, id: 'other' }
      const shapes: Expression[] = [
        criterion,
        { not: criterion },
        { any: [criterion, { all: [other, { id: 'person', kind: 'manual' }] }] },
        { all: [{ ...criterion, effect: 'obligation' }, other] as Expression[] },
      ]
      const facts = readFacts(exampleProfile(one), exampleReference, new Map(Object.entries(related ?? {})))
      const asOf = { kind: 'date', date: day ?? '2026-06-01' } as const
      const page = shapes.map((shape, number): MatchPair => {
        const entry = told(compileProgramme(exampleProgramme(shape, rest), exampleReference), number)
        return { entry, profileId: undefined, facts, answers: new Map(), decision: undefined, asOf }
      })
      for (const language of ['el', 'en'] as const) assertWritten(page, language)
      pages += 2
    }
    assert.ok(pages > 300)
  })
})
