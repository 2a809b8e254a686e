/**
 * Where businesses are: a situation is what answers for each kind of place. Of the same selections of places many situations are
 * made, and their units stand one after the other, so that a condition on places looks at a few kilobytes in a row.
 */
import type { Place } from '../../criteria/criterion.ts'
import { outcomeOfPlaces } from '../../criteria/place.ts'
import type { PlaceFact, PlaceSelection, Places } from '../../facts/places.ts'
import type { PlainDate } from '../../facts/profile.ts'
import type { Outcome } from '../../verdict.ts'
import { Dictionary } from './dictionary.ts'

/** A run of NUTS 3 units; none where nothing is known. */
interface Unit {
  readonly lo: number
  readonly hi: number
}

const outcomes = ['not_met', 'unknown', 'met'] as const satisfies readonly Outcome[]
const inside = { not_met: 0, unknown: 1, met: 2 } as const satisfies Record<Outcome, number>

export class Situations {
  readonly #floor: PlainDate
  readonly #numbers = new Dictionary<undefined>()
  readonly #selectionNumbers = new Dictionary<undefined>()
  readonly #unitNumbers = new Map<string, number>()
  readonly #units: Unit[] = []
  /** Of each situation the selection that answers for a kind of place. */
  readonly #selections: Readonly<Record<Place, number[]>> = {
    any_establishment: [0],
    headquarters: [0],
    investment_site: [0],
  }
  /** Of situations that change from the floor on, the days. */
  readonly #changes = new Map<number, readonly PlainDate[]>()
  readonly #modes: PlaceSelection['mode'][] = ['nowhere']
  /** Where the units of each selection begin; those of the next one begin where they end. */
  readonly #starts: number[] = [0, 0]
  readonly #members: number[] = []
  /** Of the units of some selections the days from which they count. */
  readonly #since = new Map<number, readonly (PlainDate | undefined)[]>()

  constructor(floor: PlainDate) {
    this.#floor = floor
  }

  get size(): number {
    return this.#numbers.size
  }

  get bytes(): number {
    return this.#numbers.bytes + this.#selectionNumbers.bytes
  }

  number(places: Places): number {
    const any = this.#selection(places.any_establishment)
    const headquarters = this.#selection(places.headquarters)
    const site = this.#selection(places.investment_site)
    if (any === 0 || headquarters === 0 || site === 0) return 0
    const { size } = this
    const number = this.#numbers.number(`${any} ${headquarters} ${site}`, () => undefined)
    if (number < size) return number
    this.#selections.any_establishment.push(any)
    this.#selections.headquarters.push(headquarters)
    this.#selections.investment_site.push(site)
    const days = [any, headquarters, site].flatMap((one) => this.#since.get(one) ?? [])
    const changes = days.filter((day) => day !== undefined)
    if (changes.length > 0) this.#changes.set(number, changes)
    return number
  }

  /** Days from the floor on from which other places count. */
  changes(situation: number): readonly PlainDate[] {
    return this.#changes.get(situation) ?? []
  }

  /** What each situation comes to on a day, by its number; `judge` says of a run of units whether it is inside. */
  outcomes(of: Place, judge: (unit: Unit) => Outcome): (situation: number, day: PlainDate) => Outcome {
    const judged = Uint8Array.from(this.#units, (unit) => inside[judge(unit)])
    const fixed = Uint8Array.from(this.#modes, (_, selection) => inside[this.#outcome(selection, judged)])
    const selections = this.#selections[of]
    return (situation, day) => {
      const selection = selections[situation] as number
      return this.#since.has(selection)
        ? this.#outcome(selection, judged, day)
        : (outcomes[fixed[selection] as number] as Outcome)
    }
  }

  /** `judged`: of each unit whether it is inside. */
  #outcome(selection: number, judged: Uint8Array, day?: PlainDate): Outcome {
    const start = this.#starts[selection] as number
    const end = this.#starts[selection + 1] as number
    const since = day === undefined ? undefined : this.#since.get(selection)
    let [met, open, count] = [0, 0, end - start]
    for (let at = start; at < end; at += 1) {
      const outcome = judged[this.#members[at] as number]
      if (since !== undefined && (since[at - start] ?? '') > (day ?? '')) count -= 1
      else if (outcome === inside.met) met += 1
      else if (outcome === inside.unknown) open += 1
    }
    return outcomeOfPlaces(this.#modes[selection] as PlaceSelection['mode'], met, open, count)
  }

  /** Its number; 0 where it is not kept. */
  #selection({ mode, places }: PlaceSelection): number {
    let key: string = mode
    for (const place of places) key += ` ${place.lo}-${place.hi}${this.#sinceOf(place) ?? ''}`
    const { size } = this.#selectionNumbers
    const number = this.#selectionNumbers.number(key, () => undefined)
    if (number < size) return number
    this.#modes.push(mode)
    for (const place of places) this.#members.push(this.#unit(place))
    this.#starts.push(this.#members.length)
    const since = places.map((place) => this.#sinceOf(place))
    if (since.some((day) => day !== undefined)) this.#since.set(number, since)
    return number
  }

  /** On all days from the floor on a place counts that was there before it. */
  #sinceOf({ since }: PlaceFact): PlainDate | undefined {
    return since !== undefined && since > this.#floor ? since : undefined
  }

  #unit({ lo, hi }: PlaceFact): number {
    const key = `${lo}-${hi}`
    let number = this.#unitNumbers.get(key)
    if (number === undefined) {
      number = this.#units.push({ lo, hi }) - 1
      this.#unitNumbers.set(key, number)
    }
    return number
  }
}
