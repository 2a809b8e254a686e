import type { Money } from '../../facts/money.ts'
import type { PlainDate } from '../../facts/profile.ts'
import type { Reason, ReasonValue } from '../../matching/result.ts'
import type { Figure } from './figure.ts'

/** What does not fit in a plan, or has to be known beside it, with the figures that it tells by the names of their slots. */
export interface Remark extends Reason {
  readonly figures: Readonly<Record<string, Figure<Money> | Figure<PlainDate> | Figure<number>>>
}

/** A remark that tells these figures; `also` is what else stands in it. */
export function remark(key: string, figures: Remark['figures'], also: Reason['values'] = {}): Remark {
  const told = Object.entries(figures).map(([name, { value }]) => [name, toldOf(value)] as const)
  return { key, values: { ...also, ...Object.fromEntries(told) }, figures }
}

function toldOf(value: Money | PlainDate | number): ReasonValue {
  if (typeof value === 'number') return value
  return typeof value === 'string' ? { type: 'date', value } : { type: 'money', value }
}
