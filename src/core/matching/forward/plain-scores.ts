/**
 * The base score of programmes whose conditions all have to be met, from numbers kept for each: the same sum as `baseScore`
 * in `score.ts`, without asking any condition again. Programmes of other shapes are scored by `baseScore` itself.
 */
import { plannedOf } from '../../criteria/investment-amount.ts'
import type { PlainDate } from '../../facts/profile.ts'
import type { CompiledProgramme } from '../compile.ts'
import type { Facts } from '../facts.ts'
import { maxima, unrestricted, type Aimed } from '../score-compile.ts'
import { intensity, planParts } from '../score.ts'
import { hasBit, type Bits } from './bits.ts'
import type { OpenConditions } from './open-conditions.ts'

/** Points that depend on the profile. */
const depends = 255

export class PlainScores {
  readonly #aims: Readonly<Record<Aimed, Uint8Array>>
  readonly #least: Float64Array
  readonly #most: Float64Array
  /** Points where no amount is said; `depends` where bounds are. */
  readonly #amount: Uint8Array
  readonly #intensity: Uint8Array
  readonly #provisional: Uint8Array
  /** Only listed categories of costs count. */
  readonly #costRules: Uint8Array
  readonly #others: Uint8Array
  /** The most that the base can be. */
  readonly most: Uint8Array

  constructor(count: number) {
    const points = (): Uint8Array => new Uint8Array(count)
    this.#aims = { activity: points(), region: points(), size: points() }
    this.#least = new Float64Array(count)
    this.#most = new Float64Array(count)
    this.#amount = points()
    this.#intensity = points()
    this.#provisional = points()
    this.#costRules = points()
    this.#others = points()
    this.most = points()
  }

  put(number: number, { programme, score }: CompiledProgramme): void {
    let most = 0
    for (const aim of ['activity', 'region', 'size'] as const) {
      const [best, ...more] = score.aims[aim]
      const points = best?.points ?? unrestricted[aim]
      this.#aims[aim][number] = points
      // Of several, the best that is met counts: that is for the judges.
      if (more.length > 0) this.#others[number] = 1
      most += points
    }
    const { amount } = score
    if (amount === undefined) this.#amount[number] = Math.floor(maxima.amount_fit / 2)
    else if (amount.currency === 'EUR') {
      this.#amount[number] = depends
      this.#least[number] = amount.min
      this.#most[number] = amount.max
    } else {
      this.#amount[number] = maxima.amount_fit
      this.#others[number] = 1
    }
    most += amount === undefined ? Math.floor(maxima.amount_fit / 2) : maxima.amount_fit
    const [first] = score.intensity
    const percent = Math.max(0, Math.min(first?.percent ?? 0, score.intensityCap, 100))
    const best = first === undefined ? Math.floor(maxima.intensity / 3) : Math.floor((maxima.intensity * percent) / 100)
    const { territory, categories, sizes, from, to } = first ?? {}
    const fixed = [territory, categories, sizes, from, to].every((part) => part === undefined)
    this.#intensity[number] = fixed ? best : depends
    most += best
    const provisional = programme.provisional === true
    this.#provisional[number] = provisional ? 1 : 0
    most += provisional ? Math.floor(maxima.certainty / 2) : maxima.certainty
    this.#costRules[number] = (programme.eligible_costs ?? []).length > 0 ? 1 : 0
    this.most[number] = most
  }

  /** A reader of base scores for one profile; undefined for a programme that has to be scored by its judges. */
  reader(
    facts: Facts,
    opens: OpenConditions,
    of: (number: number) => { compiled: CompiledProgramme; day: PlainDate },
  ): (number: number) => number | undefined {
    const planned = facts.derive(plannedOf)
    const cents = planned?.currency === 'EUR' ? planned.cents : undefined
    const parts = facts.derive(planParts)
    // A plan all of whose costs have a category may have nothing that counts.
    const sorted = parts !== undefined && parts.length > 0 && parts.every(({ category }) => category !== undefined)
    const [activity, region, size] = (['activity', 'region', 'size'] as const).map((aim) => opens.aimedAt(aim)) as [
      Bits,
      Bits,
      Bits,
    ]
    const { activity: activities, region: regions, size: sizes } = this.#aims
    return (number) => {
      if (this.#others[number] === 1 || (sorted && this.#costRules[number] === 1)) return undefined
      let points = this.#amountPoints(number, cents)
      if (!hasBit(activity, number)) points += activities[number] as number
      if (!hasBit(region, number)) points += regions[number] as number
      if (!hasBit(size, number)) points += sizes[number] as number
      const rate = this.#intensity[number] as number
      points += rate === depends ? intensity({ ...of(number), facts }) : rate
      const decided = Math.max(0, maxima.certainty - 2 * opens.info(number) - opens.review(number))
      return points + (this.#provisional[number] === 1 ? Math.floor(decided / 2) : decided)
    }
  }

  /** A reader of the most that the base can be for one profile: with every condition met. */
  bound(facts: Facts): (number: number) => number {
    const planned = facts.derive(plannedOf)
    const cents = planned?.currency === 'EUR' ? planned.cents : undefined
    return (number) => {
      const most = this.most[number] as number
      if (this.#amount[number] !== depends) return most
      return most - maxima.amount_fit + this.#amountPoints(number, cents)
    }
  }

  #amountPoints(number: number, cents: number | undefined): number {
    const known = this.#amount[number] as number
    if (known !== depends) return known
    if (cents === undefined || cents < (this.#least[number] as number)) return 0
    const most = this.#most[number] as number
    return cents > most ? Math.floor((maxima.amount_fit * most) / cents) : maxima.amount_fit
  }

  get bytes(): number {
    return this.most.length * (8 * 2 + 9)
  }
}
