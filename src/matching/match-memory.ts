/**
 * What lists of matches were made from, and the lists as they were written, kept while they hold: as long as no change of it
 * was heard, and there is nothing more to hear.
 */
import type { Facts } from '../core/matching/facts.ts'
import type { Changes } from '../platform/db/changes.ts'
import type { Database, Tx } from '../platform/db/db.ts'
import { SpareMemory, type ReusableBody } from '../platform/reusable-body.ts'
import type { StoredProfile } from '../profiles/profiles.ts'
import type { CatalogueSnapshot } from '../programmes/programmes.ts'
import { MatchFrames } from './match-frame.ts'
import type { Decision, StoredAnswer } from './match-store.ts'

/** What a question about a profile's matches has to know. */
export interface Pairs {
  readonly profile: StoredProfile
  readonly facts: Facts
  readonly answers: ReadonlyMap<string, readonly StoredAnswer[]>
  readonly decisions: ReadonlyMap<string, Decision>
  readonly snapshot: CatalogueSnapshot
}

/** A list as it was written; what differs from one moment to the next is put in when it is sent. */
export interface WrittenList {
  readonly body: ReusableBody
  /** One more than the page where there is a next one: place in the order and id. */
  readonly places: readonly { readonly value: number; readonly id: string }[]
  /** Moments between which it is the same, in milliseconds of the epoch. */
  readonly from: number
  readonly until: number
  /** What was said last, to whoever asked for that page: the cursor is signed for it. */
  said:
    | {
        readonly at: number
        readonly page: object
        readonly values: readonly string[]
        readonly headers: Readonly<Record<string, string>>
      }
    | undefined
}

/** What is kept of a profile. */
export interface Kept {
  readonly key: string
  readonly pairs: Pairs
  readonly today: string
  readonly generation: string
  readonly lists: Map<string, WrittenList>
  bytes: number
}

/** Of facts and records of a profile, a guess; lists are counted. */
const pairsBytes = 20_000
/** Lists of one profile: languages, orders, filters. */
const mostLists = 8

export class MatchMemory {
  readonly #changes: Changes
  readonly #most: number
  /** Least recently used first. */
  readonly #kept = new Map<string, Kept>()
  #bytes = 0
  /** For lists under way. */
  readonly spare = new SpareMemory()
  /** What lists are written with. */
  readonly frames = new MatchFrames()

  /** `most`: bytes it may take. */
  constructor(changes: Changes, most = 64_000_000) {
    this.#changes = changes
    this.#most = most
  }

  /** What it takes, without frames. */
  get bytes(): number {
    return this.#bytes
  }

  /**
   * What there is to know about a profile's pairs: as kept where that is current, else as `read` reads it.
   * @throws what `read` throws
   */
  async of(
    { db, accountId, profileId, today }: { db: Database; accountId: string; profileId: string; today: string },
    read: (tx: Tx) => Promise<Pairs>,
  ): Promise<Kept> {
    const key = `${accountId} ${profileId}`
    const heard = await this.#changes.caughtUp()
    // Before anything is read: what changes meanwhile makes what is kept outdated at once.
    const generation = this.#changes.of(accountId)
    const known = this.#kept.get(key)
    if (heard && known !== undefined && known.today === today && known.generation === generation)
      return this.#use(known)
    const pairs = await db.inAccount(accountId, read)
    return this.#keep({ key, pairs, today, generation, lists: new Map(), bytes: pairsBytes })
  }

  /** Keeps a list beside what it was made from. */
  addList(kept: Kept, key: string, list: WrittenList): void {
    const [oldest] = kept.lists.keys()
    if (kept.lists.size >= mostLists && oldest !== undefined) kept.lists.delete(oldest)
    kept.lists.set(key, list)
    const bytes = [...kept.lists.values()].reduce((sum, { body }) => sum + body.size, pairsBytes)
    if (this.#kept.get(kept.key) === kept) this.#bytes += bytes - kept.bytes
    kept.bytes = bytes
    this.#shrink()
  }

  #use(kept: Kept): Kept {
    this.#kept.delete(kept.key)
    this.#kept.set(kept.key, kept)
    return kept
  }

  #keep(kept: Kept): Kept {
    this.#bytes += kept.bytes - (this.#kept.get(kept.key)?.bytes ?? 0)
    this.#use(kept)
    this.#shrink()
    return kept
  }

  #shrink(): void {
    for (const [key, { bytes }] of this.#kept) {
      if (this.#bytes <= this.#most) return
      this.#kept.delete(key)
      this.#bytes -= bytes
    }
  }
}
