import type { AsOf } from '../core/matching/as-of.ts'
import { quickMatch, type Answers } from '../core/matching/evaluate.ts'
import type { Facts } from '../core/matching/facts.ts'
import type { QuickMatch } from '../core/matching/result.ts'
import { buildSieve, type Sieve } from '../core/matching/sieve.ts'
import type { Catalogue, CatalogueEntry, CatalogueSnapshot } from '../programmes/programmes.ts'
import type { Reference } from '../reference/reference.ts'

/** What the matching room needs beside the context. */
export interface MatchingKit {
  readonly catalogue: Catalogue
  readonly reference: Reference
  /** Every programme of a snapshot judged for one profile, in the snapshot's order. */
  judgeAll(snapshot: CatalogueSnapshot, question: Question): Iterable<Judged>
}

export interface Question {
  readonly facts: Facts
  readonly asOf: AsOf
  answers(entry: CatalogueEntry): Answers | undefined
}

export interface Judged {
  readonly entry: CatalogueEntry
  readonly quick: QuickMatch
}

/** Under this many programmes judging one by one costs less than a millisecond. */
const worthSifting = 500

/**
 * Opens the room. A large catalogue is sifted (`core/matching/sieve.ts`: a third of the time); building the sieve costs as
 * much as some twenty profiles, so it is built when a snapshot is asked a second time, and shared from then on.
 */
export function openMatching(
  { catalogue, reference }: Pick<MatchingKit, 'catalogue' | 'reference'>,
  siftFrom = worthSifting,
): MatchingKit {
  const sieves = new WeakMap<CatalogueSnapshot, Sieve | 'asked once'>()
  return {
    catalogue,
    reference,
    judgeAll(snapshot, { facts, asOf, answers }) {
      const entries = [...snapshot.byId.values()]
      const known = sieves.get(snapshot)
      if (entries.length < siftFrom || known === undefined) {
        sieves.set(snapshot, 'asked once')
        return entries.map((entry) => ({ entry, quick: quickMatch(entry.compiled(), facts, asOf, answers(entry)) }))
      }
      const sieve =
        known === 'asked once'
          ? buildSieve(
              entries.map((entry) => entry.compiled()),
              reference,
            )
          : known
      if (known === 'asked once') sieves.set(snapshot, sieve)
      const byProgramme = new Map(sieve.programmes.map((programme, i) => [programme, entries[i]]))
      const quick = sieve.matchAll(facts, asOf, (programme) => {
        const entry = byProgramme.get(programme)
        return entry === undefined ? undefined : answers(entry)
      })
      return entries.flatMap((entry, i) => {
        const match = quick[i]
        return match === undefined ? [] : [{ entry, quick: match }]
      })
    },
  }
}
