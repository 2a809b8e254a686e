/**
 * The index over the published programmes (`core/matching/forward/`): who asks all of them at once asks here. A change of
 * the catalogue is in it at once, judged by itself; when many have changed, the index is built anew in short turns beside
 * other work.
 */
import { setImmediate } from 'node:timers/promises'
import { ForwardIndex } from '../core/matching/forward/forward-index.ts'
import { buildSegment, type Segment } from '../core/matching/forward/segment.ts'
import type { CoreReference } from '../core/matching/facts.ts'
import type { CatalogueEntry, CatalogueSnapshot } from './catalogue.ts'

export type CatalogueJudge = ForwardIndex<CatalogueEntry>

export interface IndexOptions {
  /** So many programmes are judged one by one before an index is built for them. */
  readonly alone?: number
  /** Ends a build that is under way. */
  readonly signal?: AbortSignal
  /** Hears how long a build took, in seconds. */
  readonly built?: (seconds: number) => void
}

/** Judging 256 programmes one by one costs half a millisecond. */
const defaultAlone = 256
/** Of a large catalogue this share: its index takes longer to build. */
const aloneShare = 0.01
/** With so many times as many, whoever asks waits for the index rather than judging them all. */
const worthWaiting = 4
/** Milliseconds of one turn of a build. */
const turnMs = 5

export class CatalogueIndex {
  readonly #reference: CoreReference
  readonly #options: IndexOptions
  readonly #known = new WeakMap<
    CatalogueSnapshot,
    { segment: Segment<CatalogueEntry> | undefined; index: CatalogueJudge }
  >()
  #segment: Segment<CatalogueEntry> | undefined
  #building: Promise<void> | undefined

  constructor(reference: CoreReference, options: IndexOptions = {}) {
    this.#reference = reference
    this.#options = options
  }

  /** The index over a snapshot's programmes; waits only where nearly all of them are new, or where many profiles ask. */
  async of(snapshot: CatalogueSnapshot, many = false): Promise<CatalogueJudge> {
    for (;;) {
      const index = this.#over(snapshot)
      const most = many ? 0 : Math.max(this.#options.alone ?? defaultAlone, Math.floor(snapshot.byId.size * aloneShare))
      if (index.fresh.length <= most) return index
      const building = (this.#building ??= this.#build(snapshot))
      if (index.fresh.length <= most * worthWaiting) {
        building.catch(() => {})
        return index
      }
      await building
    }
  }

  /** The same without waiting: what is not in the index yet is judged one by one. */
  now(snapshot: CatalogueSnapshot): CatalogueJudge {
    return this.#over(snapshot)
  }

  #over(snapshot: CatalogueSnapshot): CatalogueJudge {
    const known = this.#known.get(snapshot)
    if (known !== undefined && known.segment === this.#segment) return known.index
    const index = new ForwardIndex(this.#segment, snapshot.byId.values())
    this.#known.set(snapshot, { segment: this.#segment, index })
    return index
  }

  async #build({ byId }: CatalogueSnapshot): Promise<void> {
    const begun = performance.now()
    try {
      const steps = buildSegment([...byId.values()], this.#reference)
      for (;;) {
        // Before the first turn, too: whoever asked has then kept this promise.
        await setImmediate(undefined, this.#options.signal === undefined ? {} : { signal: this.#options.signal })
        const turnEnds = performance.now() + turnMs
        let step = steps.next()
        while (step.done !== true && performance.now() < turnEnds) step = steps.next()
        if (step.done !== true) continue
        this.#segment = step.value
        this.#options.built?.((performance.now() - begun) / 1000)
        return
      }
    } finally {
      this.#building = undefined
    }
  }
}
