/**
 * The index over the profiles of all accounts (`core/matching/reverse/`): who publishes or changes a programme asks here which
 * profiles it may concern. It is kept in the memory of the process that scores, and brought up to date from the database before
 * each question: a profile that was written before is in the answer.
 */
import { setImmediate } from 'node:timers/promises'
import type { Profile } from '../core/facts/profile.ts'
import type { AsOf } from '../core/matching/as-of.ts'
import type { CompiledProgramme } from '../core/matching/compile.ts'
import { readFacts } from '../core/matching/facts.ts'
import { ProfileIndex } from '../core/matching/reverse/profile-index.ts'
import { partitionBytes, partitionSize } from '../core/matching/reverse/postings.ts'
import type { Clock } from '../platform/clock.ts'
import type { Database } from '../platform/db/db.ts'
import {
  historyNow,
  profilesByNumber,
  profilesChangedSince,
  profilesWithNumbers,
  todayOf,
  type NumberedProfile,
} from '../profiles/profiles.ts'
import type { Reference } from '../reference/reference.ts'

export interface IndexedProfilesOptions {
  readonly db: Database
  readonly clock: Clock
  readonly reference: Reference
  /** Memory it may take, in MB. */
  readonly memory: number
  /** Ends reading that is under way. */
  readonly signal?: AbortSignal
}

/** A profile with its account. */
export interface ProfilePlace {
  readonly accountId: string
  readonly profileId: string
}

/** Profiles of one statement while all are read: some milliseconds of work between two answers of the database. */
const batch = 500
/** Numbers of one statement. */
const numbersAtOnce = 5000
/** Of a group that is not looked at: what follows from its figures is left open. */
const someGroup: ReadonlyMap<string, Profile> = new Map([['', { kind: 'business', name: '' }]])

export class IndexedProfiles {
  readonly #options: IndexedProfilesOptions
  readonly #index: ProfileIndex
  /** Profiles with higher numbers have no room: they are all told as concerned. */
  readonly #below: number
  /** Up to which number all have been read; undefined: all. */
  #readTo: number | undefined = 0
  #since: string | undefined
  #updating: Promise<void> = Promise.resolve()

  constructor(options: IndexedProfilesOptions) {
    this.#options = options
    const { clock, reference, memory } = options
    // Test days lie in the present; those that a call fixes, mostly since its announcement.
    const floor = `${Number(todayOf(clock.now()).slice(0, 4)) - 1}-01-01`
    this.#index = new ProfileIndex(reference, floor)
    this.#below = Math.max(1, Math.floor((memory * 1024 * 1024) / partitionBytes)) * partitionSize
  }

  /** Profiles in it. */
  get size(): number {
    return this.#index.size
  }

  get bytes(): number {
    return this.#index.bytes
  }

  /** Reads what it has not read yet, or what has changed; one at a time. */
  update(): Promise<void> {
    const next = this.#updating.then(() => this.#update())
    this.#updating = next.catch(() => {})
    return next
  }

  async #update(): Promise<void> {
    const { db } = this.#options
    this.#since ??= await db.asService('index profiles', historyNow)
    while (this.#readTo !== undefined) {
      this.#options.signal?.throwIfAborted()
      const after = this.#readTo
      const read = await db.asService('index profiles', (tx) => profilesByNumber(tx, after, this.#below, batch))
      this.#keep(read)
      this.#readTo = read.length < batch ? undefined : read.at(-1)?.number
    }
    const since = this.#since
    await db.asService('index profiles', async (tx) => {
      const now = await historyNow(tx)
      this.#keep(await profilesChangedSince(tx, since, this.#below))
      this.#since = now
    })
    // Where many have changed, in turns beside other work rather than in the next question.
    for (const _ of this.#index.settle(false)) await setImmediate()
  }

  #keep(profiles: readonly NumberedProfile[]): void {
    const { reference } = this.#options
    for (const { number, document, grouped } of profiles)
      this.#index.put(number, readFacts(document, reference, grouped ? someGroup : new Map()))
  }

  /**
   * The profiles of all accounts that some of these programmes may fit now or on a later day; and of those that have no room in
   * the index all. Everything that was written before the question is in the answer.
   */
  async concerned(programmes: readonly CompiledProgramme[], asOf: AsOf): Promise<ProfilePlace[]> {
    if (programmes.length === 0) return []
    await this.update()
    const numbers = new Set<number>()
    for (const compiled of programmes)
      for (const number of this.#index.everPossible(compiled, asOf)) numbers.add(number)
    const found: ProfilePlace[] = []
    const asked = [...numbers]
    for (let at = 0; at === 0 || at < asked.length; at += numbersAtOnce) {
      const some = asked.slice(at, at + numbersAtOnce)
      const beyond = at === 0 ? this.#below : Number.MAX_SAFE_INTEGER
      const rows = await this.#options.db.asService('index profiles', (tx) => profilesWithNumbers(tx, some, beyond))
      found.push(...rows.map(({ accountId, id }) => ({ accountId, profileId: id })))
      this.#forget(some, rows)
    }
    return found
  }

  /** Those that are not there any more. */
  #forget(asked: readonly number[], rows: readonly { number: number }[]): void {
    const there = new Set(rows.map(({ number }) => number))
    for (const number of asked) if (!there.has(number)) this.#index.remove(number)
  }
}
