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

const bitOf: Readonly<Record<Aimed, number>> = { activity: 1, region: 2, size: 4 }
const aimsOf = Array.from({ length: 8 }, (_, bits) =>
  (['activity', 'region', 'size'] as const).filter((aim) => (bits & bitOf[aim]) !== 0),
)
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
  /** Whoever is eligible has the most that the amount leaves: nothing else of the profile matters. */
  readonly #settled: Uint8Array
  /** What one condition alone aims the call at that everybody has to meet, as `bitOf`. */
  readonly #needed: Uint8Array
  /** What conditions aim it at beside that, as `bitOf`. */
  readonly #optional: Uint8Array
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
    this.#settled = points()
    this.#needed = points()
    this.#optional = points()
    this.most = points()
  }

  /** `plain`: all of its conditions have to be met. */
  put(number: number, { programme, score }: CompiledProgramme, plain: boolean): void {
    let most = 0
    let settled = true
    for (const aim of ['activity', 'region', 'size'] as const) {
      const [best, ...more] = score.aims[aim]
      const points = best?.met.points ?? unrestricted[aim]
      this.#aims[aim][number] = points
      // Of several, the best that is met counts: that is for the judges.
      if (more.length > 0) this.#others[number] = 1
      const needed = best !== undefined && (plain || best.required)
      if (best !== undefined && !needed) settled = false
      const kind = needed && more.length === 0 ? this.#needed : this.#optional
      if (best !== undefined) kind[number] = (kind[number] as number) | bitOf[aim]
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
      settled = false
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
    this.#settled[number] = settled && fixed ? 1 : 0
  }

  /** A reader of base scores for one profile; undefined for a programme that has to be scored by its judges. */
  reader(
    facts: Facts,
    opens: OpenConditions,
    of: (number: number) => { compiled: CompiledProgramme; day: PlainDate },
  ): (number: number) => number | undefined {
    const cents = euros(facts)
    const sorted = isSorted(facts)
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
      points += rate === depends ? intensity({ ...of(number), facts }).points : rate
      const decided = Math.max(0, maxima.certainty - 2 * opens.info(number) - opens.review(number))
      return points + (this.#provisional[number] === 1 ? Math.floor(decided / 2) : decided)
    }
  }

  /**
   * A reader of the most that the base can be for one profile, with every condition met; negative where the base is exactly
   * that for whoever is eligible.
   */
  bound(facts: Facts): (number: number) => number {
    const cents = euros(facts)
    const sorted = isSorted(facts)
    return (number) => {
      let most = this.most[number] as number
      if (this.#amount[number] === depends) most += this.#amountPoints(number, cents) - maxima.amount_fit
      return this.#settled[number] === 1 && !(sorted && this.#costRules[number] === 1) ? -most : most
    }
  }

  /** A reader of what open conditions take of that most at least; `forFacts`: only facts would decide what is open. */
  loss(opens: OpenConditions): (number: number, forFacts: boolean) => number {
    const aims = (['activity', 'region', 'size'] as const).map((aim) => ({
      bit: bitOf[aim],
      open: opens.aimedAt(aim),
      points: this.#aims[aim],
    }))
    return (number, forFacts) => {
      let lost = forFacts && this.#provisional[number] === 0 ? 2 : 1
      const needed = this.#needed[number] as number
      for (const { bit, open, points } of aims)
        if ((needed & bit) !== 0 && hasBit(open, number)) lost += points[number] as number
      return lost
    }
  }

  /** What a programme is aimed at by conditions that not everybody has to meet, or by several. */
  optional(number: number): readonly Aimed[] {
    return aimsOf[this.#optional[number] as number] as readonly Aimed[]
  }

  /** What the best of the conditions that aim a programme at something gives. */
  points(aim: Aimed, number: number): number {
    return this.#aims[aim][number] as number
  }

  #amountPoints(number: number, cents: number | undefined): number {
    const known = this.#amount[number] as number
    if (known !== depends) return known
    if (cents === undefined || cents < (this.#least[number] as number)) return 0
    const most = this.#most[number] as number
    return cents > most ? Math.floor((maxima.amount_fit * most) / cents) : maxima.amount_fit
  }

  get bytes(): number {
    return this.most.length * (8 * 2 + 12)
  }
}

/** The planned investment in cents, where it is in euro. */
function euros(facts: Facts): number | undefined {
  const planned = facts.derive(plannedOf)
  return planned?.currency === 'EUR' ? planned.cents : undefined
}

/** A plan all of whose costs have a category may have nothing that counts. */
function isSorted(facts: Facts): boolean {
  const parts = facts.derive(planParts)
  return parts !== undefined && parts.length > 0 && parts.every(({ category }) => category !== undefined)
}
