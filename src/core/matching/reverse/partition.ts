import { clearBit, hasBit, lowest, setBit, type Bits } from '../forward/bits.ts'
import { AmountColumn, ListColumn, Stale, ValueColumn } from './columns.ts'
import { readKinds, type Kept, type ReadKind, type Values } from './kept-values.ts'
import { partitionWords } from './postings.ts'

/** So many changed profiles are looked at one by one; with more the columns are settled before the next question. */
const mostStale = 1024

/** Up to 65,536 profiles, by their place. */
export class Partition {
  readonly situation = new ValueColumn()
  readonly standing = new ValueColumn()
  readonly main = new ValueColumn()
  readonly plan = new ValueColumn()
  readonly reads: Readonly<Record<ReadKind, ValueColumn>> = {
    size: new ValueColumn(),
    age: new ValueColumn(),
    legal_form: new ValueColumn(),
    lifecycle: new ValueColumn(),
  }
  readonly activities = new ListColumn()
  readonly attributes = new ListColumn()
  readonly amount = new AmountColumn()
  /** Places that have a profile. */
  readonly alive: Bits = new Uint32Array(partitionWords)
  readonly stale = new Stale()
  #count = 0

  get count(): number {
    return this.#count
  }

  get bytes(): number {
    const { situation, standing, main, plan, reads, activities, attributes, amount, alive } = this
    const columns = [situation, standing, main, plan, ...Object.values(reads), activities, attributes, amount]
    return columns.reduce((sum, { bytes }) => sum + bytes, alive.byteLength * 2)
  }

  has(place: number): boolean {
    return hasBit(this.alive, place)
  }

  put(place: number, kept: Kept): void {
    if (!this.has(place)) this.#count += 1
    setBit(this.alive, place)
    this.situation.set(place, kept.situation)
    this.standing.set(place, kept.standing)
    this.main.set(place, kept.main)
    this.plan.set(place, kept.plan)
    for (const kind of readKinds) this.reads[kind].set(place, kept.reads[kind])
    this.activities.set(place, kept.activities)
    this.attributes.set(place, kept.attributes)
    this.amount.set(place, kept.cents)
    this.stale.add(place)
  }

  remove(place: number): void {
    if (!this.has(place)) return
    this.#count -= 1
    clearBit(this.alive, place)
  }

  /** Works out anew who has which value, where many have changed; `always`: where any has. Says whether it did. */
  settle(values: Values, always = false): boolean {
    const { stale } = this
    if (stale.places.length <= (always ? 0 : mostStale)) return false
    const places: number[] = []
    this.alive.forEach((word, i) => {
      for (let left = word; left !== 0; left &= left - 1) places.push(i * 32 + lowest(left))
    })
    this.situation.settle(places, values.situations.size)
    this.standing.settle(places, values.standings.size)
    this.main.settle(places, values.mains.size)
    this.plan.settle(places, values.plans.size)
    for (const kind of readKinds) this.reads[kind].settle(places, values.reads[kind].size)
    this.activities.settle(places, values.activities.size)
    this.attributes.settle(places, values.attributes.size)
    this.amount.settle(places)
    stale.clear()
    return true
  }
}
