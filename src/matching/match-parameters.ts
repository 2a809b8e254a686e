import { Type } from 'typebox'
import type { AsOf } from '../core/matching/as-of.ts'
import type { Context } from '../platform/context.ts'
import { Problem } from '../platform/problem.ts'
import { asOfNow } from './rescore.ts'

/** The parameter `as_of` of questions about matches. */
export const asOf = Type.Optional(
  Type.String({
    pattern: '^\\d{4}-\\d{2}-\\d{2}$',
    description: 'Answers as on that day, with the programmes and reference data of now. `YYYY-MM-DD`.',
    examples: ['2026-12-15'],
  }),
)

/** Some of these words, repeated or comma-separated. */
export const choices = <const T extends readonly string[]>(values: T, description: string) =>
  Type.Optional(
    Type.Array(Type.Unsafe<T[number]>({ type: 'string', enum: [...values] }), { maxItems: 20, description }),
  )

/** Calls that one may still apply to, now or later. */
export const openStatuses = ['open', 'forecasted', 'paused', 'unknown'] as const
/** Verdicts that are worth a look. */
export const fitting = ['eligible', 'needs_info', 'needs_review'] as const

/** The time asked for: now unless a day is given. @throws Problem 400 for a day that does not exist */
export function readAsOf(ctx: Context, day: string | undefined): AsOf {
  return day === undefined ? asOfNow(ctx.now) : { kind: 'date', date: readDay('as_of', day) }
}

/** @throws Problem 400 for a day that no calendar has */
export function readDay(name: string, day: string): string {
  try {
    return Temporal.PlainDate.from(day, { overflow: 'reject' }).toString()
  } catch (cause) {
    throw new Problem(
      'invalid_parameter',
      {
        en: `${name}: "${day}" is not a day of the calendar.`,
        el: `${name}: η «${day}» δεν είναι υπαρκτή ημερομηνία.`,
      },
      { cause },
    )
  }
}
