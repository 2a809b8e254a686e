import type { ResolvedAnchor } from '../../citing/citation.ts'
import type { Money } from '../../facts/money.ts'
import { fromCents, toCents } from '../../facts/money.ts'
import type { PlainDate } from '../../facts/profile.ts'
import type { ReferenceFact } from '../../matching/result.ts'
import { dayBy, moneyBy, numberBy } from './formula.ts'
import type { FormulaInputs, FormulaValue } from './formula.ts'

/** Where a value that was given stands; each becomes a citation. `figure` is another figure of the same plan, by its id. */
export type Source =
  | { readonly kind: 'profile'; readonly path: string }
  | { readonly kind: 'call'; readonly anchors: readonly ResolvedAnchor[] }
  | { readonly kind: 'reference'; readonly reference: ReferenceFact }
  /** A field of the programme's record by JSON pointer: where no words of the call state the value. */
  | { readonly kind: 'record'; readonly path: string }
  | { readonly kind: 'figure'; readonly id: string }

/** A value somebody told, with where it stands. Money is in cents. */
export interface Given<T> {
  readonly value: T
  readonly sources: readonly Source[]
  /** How it was worked out, where it stands nowhere as it is. */
  readonly by?: { readonly formula: string; readonly inputs: Record<string, unknown> }
}

/**
 * A figure of the plan. With a derivation it was computed by that formula from those inputs, in the shape of a `derived`
 * citation; without one it stands in its sources as it is.
 */
export interface Figure<T extends FormulaValue = FormulaValue> {
  /** Stable within the plan: `costs/0/net`, `financing/grant`. */
  readonly id: string
  readonly value: T
  readonly derivation?: { readonly formula: string; readonly inputs: Record<string, unknown>; readonly result: T }
  /** Of a given value under `value`, of a derived one under the names of its inputs. */
  readonly sources: Readonly<Record<string, readonly Source[]>>
}

export type MoneyFigure = Figure<Money>
export type NumberFigure = Figure<number>

/** An input of a formula: a figure of the plan, or several. */
type Input = Figure | readonly Figure[]

const own = (figure: Figure): readonly Source[] =>
  figure.derivation === undefined ? (figure.sources['value'] ?? []) : [{ kind: 'figure', id: figure.id }]

const isList = (input: Input): input is readonly Figure[] => Array.isArray(input)

/** Makes figures of one plan in one currency: each value is what its formula gives, so that the two cannot differ. */
export class Figures {
  readonly currency: string
  readonly #under: string

  /** @param under what ids begin with, where a plan is computed twice: each figure keeps an id of its own */
  constructor(currency: string, under = '') {
    this.currency = currency
    this.#under = under
  }

  givenMoney(id: string, given: Given<number>): MoneyFigure {
    return { id: this.#under + id, value: fromCents(given.value, this.currency), sources: { value: given.sources } }
  }

  given<T extends number | PlainDate>(id: string, given: Given<T>): Figure<T> {
    const { value, sources, by } = given
    const derivation = by === undefined ? {} : { derivation: { ...by, result: value } }
    return { id: this.#under + id, value, ...derivation, sources: { value: sources } }
  }

  money(id: string, formula: string, inputs: Record<string, Input>): MoneyFigure {
    const values = valuesOf(inputs)
    return derived(this.#under + id, formula, inputs, values, moneyBy(formula, values, this.currency))
  }

  number(id: string, formula: string, inputs: Record<string, Input>): NumberFigure {
    const values = valuesOf(inputs)
    return derived(this.#under + id, formula, inputs, values, numberBy(formula, values))
  }

  day(id: string, formula: string, inputs: Record<string, Input>): Figure<PlainDate> {
    const values = valuesOf(inputs)
    return derived(this.#under + id, formula, inputs, values, dayBy(formula, values))
  }

  /** An amount of a match's estimate that no formula here gives: by the results of its steps, one after the other. */
  estimated(id: string, result: Money, steps: readonly Money[]): MoneyFigure {
    return {
      id: this.#under + id,
      value: result,
      derivation: { formula: 'estimate', inputs: { steps }, result },
      sources: {},
    }
  }
}

function valuesOf(inputs: Record<string, Input>): FormulaInputs {
  return Object.fromEntries(
    Object.entries(inputs).map(([name, input]) => [
      name,
      isList(input) ? input.map((figure) => figure.value) : input.value,
    ]),
  )
}

function derived<T extends FormulaValue>(
  id: string,
  formula: string,
  inputs: Record<string, Input>,
  values: FormulaInputs,
  result: T,
): Figure<T> {
  const sources = Object.fromEntries(
    Object.entries(inputs).map(([name, input]) => [name, isList(input) ? input.flatMap(own) : own(input)]),
  )
  return { id, value: result, derivation: { formula, inputs: { ...values }, result }, sources }
}

/** Integer cents of a figure. */
export const cents = (figure: MoneyFigure): number => toCents(figure.value)
