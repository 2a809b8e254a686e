import { Type, type TSchema, type TUnion, type TNull } from 'typebox'
import type { IdPrefix } from '../ids.ts'

/** An identifier with this prefix, such as `prf_01h455vb4pex5vsknk084sn02q`. */
export function idOf(prefix: IdPrefix | 'mat', description?: string) {
  const suffix = '[0-7][0-9a-hjkmnp-tv-z]{25}'
  return Type.String({
    pattern: `^${prefix}_${prefix === 'mat' ? suffix + suffix : suffix}$`,
    maxLength: prefix === 'mat' ? 56 : 30,
    'x-wanted': { en: `an id that starts with ${prefix}_`, el: `αναγνωριστικό που αρχίζει με ${prefix}_` },
    ...(description === undefined ? {} : { description }),
  })
}

/** An id in an address. What is no id names nothing: it is answered like an id that does not exist, by 404. */
export function idInPath(prefix: IdPrefix | 'mat') {
  return Type.String({ minLength: 1, maxLength: 100, description: `Id that starts with \`${prefix}_\`.` })
}

/** An instant in RFC 3339. Years stay within what every reader can hold. */
export function instant(description?: string) {
  return Type.String({ format: 'date-time', maxLength: 40, ...(description === undefined ? {} : { description }) })
}

/** A calendar date, `YYYY-MM-DD`. */
export function calendarDate(description?: string) {
  return Type.String({ format: 'date', maxLength: 10, ...(description === undefined ? {} : { description }) })
}

/** An amount of money: a decimal string with two places at most, never a float, and its ISO 4217 currency. */
export const moneySchema = Type.Object(
  {
    amount: Type.String({
      pattern: '^(0|[1-9]\\d{0,14})(\\.\\d{1,2})?$',
      maxLength: 18,
      'x-wanted': {
        en: 'an amount as a decimal string without a sign, like "300000.00"',
        el: 'ποσό ως δεκαδικός αριθμός σε κείμενο χωρίς πρόσημο, όπως "300000.00"',
      },
    }),
    currency: Type.String({
      pattern: '^[A-Z]{3}$',
      maxLength: 3,
      'x-wanted': { en: 'an ISO 4217 code like EUR', el: 'κωδικός ISO 4217 όπως EUR' },
    }),
  },
  { 'x-component': 'Money' },
)

export function nullable<T extends TSchema>(schema: T): TUnion<[T, TNull]> {
  return Type.Union([schema, Type.Null()])
}
