/**
 * What lists of matches were made from, and the lists as they were written, kept while they hold.
 *
 * With the embedded database, which belongs to this process, the news of a change come before the answer to the write that
 * made it: what is kept and was not forgotten is current, and nothing is asked. With PostgreSQL other processes write too, and
 * their news may still be under way: there the versions of all that an answer was made from are read and compared.
 */
import type { Facts } from '../core/matching/facts.ts'
import type { Database, Tx } from '../platform/db/db.ts'
import { groupVersionsIn, type StoredProfile } from '../profiles/profiles.ts'
import type { Catalogue, CatalogueSnapshot } from '../programmes/programmes.ts'
import { versionsOf, type Decision, type StoredAnswer } from './match-store.ts'

/** What a question about a profile's matches has to know. */
export interface Pairs {
  readonly profile: StoredProfile
  readonly facts: Facts
  readonly answers: ReadonlyMap<string, readonly StoredAnswer[]>
  readonly decisions: ReadonlyMap<string, Decision>
  readonly snapshot: CatalogueSnapshot
}

/** The same as it was read, with the ids of the profile's group. */
export type PairsRead = Pairs & { readonly members: readonly string[] }

/** A list as it was written; what differs from one moment to the next is put in when it is sent. */
export interface WrittenList {
  /** The items, in UTF-8. */
  readonly items: Uint8Array
  /** Where in them the moment stands. */
  readonly moments: readonly number[]
  /** One more than the page where there is a next one: place in the order and id. */
  readonly places: readonly { readonly value: number; readonly id: string }[]
  /** Moments between which it is the same, in milliseconds of the epoch. */
  readonly from: number
  readonly until: number
}

/** What is kept of a profile. */
export interface Kept {
  readonly key: string
  readonly pairs: Pairs
  readonly today: string
  readonly generation: string
  readonly members: readonly string[]
  readonly stamp: string | undefined
  readonly lists: Map<string, WrittenList>
  bytes: number
}

const channel = 'match_inputs'
/** Of facts and records of a profile, a guess; lists are counted. */
const pairsBytes = 20_000
/** Lists of one profile: languages, orders, filters. */
const mostLists = 8

export class MatchMemory implements AsyncDisposable {
  readonly #embedded: boolean
  readonly #most: number
  readonly #generations = new Map<string, number>()
  #everybody = 0
  /** Least recently used first. */
  readonly #kept = new Map<string, Kept>()
  #bytes = 0
  #listening: AsyncDisposable | undefined

  private constructor(embedded: boolean, most: number) {
    this.#embedded = embedded
    this.#most = most
  }

  /** `most`: bytes it may take. */
  static async open(db: Database, most = 64_000_000): Promise<MatchMemory> {
    const memory = new MatchMemory(db.engine === 'pglite', most)
    memory.#listening = await db.listen(channel, (accountId) => memory.#forget(accountId ?? ''))
    return memory
  }

  async [Symbol.asyncDispose](): Promise<void> {
    await this.#listening?.[Symbol.asyncDispose]()
  }

  #forget(accountId: string): void {
    if (accountId === '') this.#everybody += 1
    else this.#generations.set(accountId, (this.#generations.get(accountId) ?? 0) + 1)
  }

  #generation(accountId: string): string {
    return `${this.#everybody} ${this.#generations.get(accountId) ?? 0}`
  }

  /**
   * What there is to know about a profile's pairs: as kept where that is current, else as `read` reads it.
   * @throws what `read` throws
   */
  async of(
    question: { db: Database; accountId: string; profileId: string; today: string; catalogue: Catalogue },
    read: (tx: Tx) => Promise<PairsRead>,
  ): Promise<Kept> {
    const { db, accountId, profileId, today, catalogue } = question
    const key = `${accountId} ${profileId}`
    // Before anything is read: what changes meanwhile makes what is kept outdated at once.
    const generation = this.#generation(accountId)
    const known = this.#kept.get(key)
    const holds = known !== undefined && known.today === today && known.generation === generation
    if (holds && this.#embedded) return this.#use(known)
    return db.inAccount(accountId, async (tx) => {
      const stampOf = (members: readonly string[]) => stampIn(tx, { accountId, profileId, members, catalogue })
      if (holds && (await stampOf(known.members)) === known.stamp) return this.#use(known)
      // The versions first: what is read after them may be newer, and then does not hold at the next look.
      const group = this.#embedded ? undefined : await groupVersionsIn(tx, accountId, profileId)
      const stamp = group === undefined ? undefined : await stampOf(group.map(({ id }) => id))
      const { members, ...pairs } = await read(tx)
      return this.#keep({ key, pairs, today, generation, members, stamp, lists: new Map(), bytes: pairsBytes })
    })
  }

  /** Keeps a list beside what it was made from. */
  addList(kept: Kept, key: string, list: WrittenList): void {
    const [oldest] = kept.lists.keys()
    if (kept.lists.size >= mostLists && oldest !== undefined) kept.lists.delete(oldest)
    kept.lists.set(key, list)
    const bytes = [...kept.lists.values()].reduce((sum, { items }) => sum + items.byteLength, pairsBytes)
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

async function stampIn(
  tx: Tx,
  {
    accountId,
    profileId,
    members,
    catalogue,
  }: { accountId: string; profileId: string; members: readonly string[]; catalogue: Catalogue },
): Promise<string> {
  const [group, own, version] = await Promise.all([
    groupVersionsIn(tx, accountId, profileId),
    versionsOf(tx, accountId, profileId, members),
    catalogue.version(tx),
  ])
  return JSON.stringify([group, own, version])
}
