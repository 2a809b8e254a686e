import type { AsOf } from '../core/matching/as-of.ts'
import type { CompiledProgramme } from '../core/matching/compile.ts'
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
  const shelves = new WeakMap<CatalogueSnapshot, Shelf>()
  const shelfOf = (snapshot: CatalogueSnapshot): Shelf => {
    const known = shelves.get(snapshot)
    if (known !== undefined) return known
    const shelf: Shelf = { entries: [...snapshot.byId.values()], sieve: undefined, byProgramme: new Map() }
    shelves.set(snapshot, shelf)
    return shelf
  }
  const sieveOf = (shelf: Shelf): Sieve => {
    if (shelf.sieve !== undefined) return shelf.sieve
    const programmes = shelf.entries.map((entry) => entry.compiled())
    programmes.forEach((programme, i) => shelf.byProgramme.set(programme, shelf.entries[i] as CatalogueEntry))
    shelf.sieve = buildSieve(programmes, reference)
    return shelf.sieve
  }
  return {
    catalogue,
    reference,
    judgeAll(snapshot, { facts, asOf, answers }) {
      const asked = shelves.has(snapshot)
      const shelf = shelfOf(snapshot)
      const { entries, byProgramme } = shelf
      if (entries.length < siftFrom || !asked) {
        return entries.map((entry) => ({ entry, quick: quickMatch(entry.compiled(), facts, asOf, answers(entry)) }))
      }
      const quick = sieveOf(shelf).matchAll(facts, asOf, (programme) => {
        const entry = byProgramme.get(programme)
        return entry === undefined ? undefined : answers(entry)
      })
      return quick.map((match, i) => ({ entry: entries[i] as CatalogueEntry, quick: match }))
    },
  }
}

/** What is kept beside a snapshot, as long as it is. */
interface Shelf {
  readonly entries: readonly CatalogueEntry[]
  sieve: Sieve | undefined
  readonly byProgramme: Map<CompiledProgramme, CatalogueEntry>
}
