import type { Criterion, CriterionKind } from './criterion.ts'
import type { Kind } from './kind.ts'
import { accounts } from './accounts.ts'
import { activity } from './activity.ts'
import { age } from './age.ts'
import { attribute } from './attribute.ts'
import { compare } from './compare.ts'
import { deMinimis } from './de-minimis.ts'
import { headcount } from './headcount.ts'
import { investmentAmount } from './investment-amount.ts'
import { legalForm } from './legal-form.ts'
import { lifecycle } from './lifecycle.ts'
import { manual } from './manual.ts'
import { notInDifficulty } from './not-in-difficulty.ts'
import { quantifier } from './quantifier.ts'
import { region } from './region.ts'
import { size } from './size.ts'
import { zone } from './zone.ts'

type KindTable = { readonly [K in CriterionKind]: Kind<Extract<Criterion, { kind: K }>> }

/** Every kind of criterion, one file each. */
const table: KindTable = {
  accounts,
  age,
  compare,
  de_minimis: deMinimis,
  headcount,
  investment_amount: investmentAmount,
  not_in_difficulty: notInDifficulty,
  size,
  activity,
  region,
  zone,
  attribute,
  quantifier,
  legal_form: legalForm,
  lifecycle,
  manual,
}

/** The definition of a kind, or undefined for a name that is not one. */
export function kindOf(name: string): Kind | undefined {
  // Each entry accepts the criteria of its own key, which is how it is looked up.
  return Object.hasOwn(table, name) ? (table[name as CriterionKind] as unknown as Kind) : undefined
}

export const kinds: readonly Kind[] = Object.values(table) as unknown as Kind[]
