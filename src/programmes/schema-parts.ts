import { Type } from 'typebox'
import type { TSchema, TUnsafe } from 'typebox'
import { schemes } from '../core/facts/scheme.ts'
import type { Anchor } from '../core/citing/citation.ts'
import type { Money } from '../core/facts/money.ts'
import type { LocalizedText } from '../core/facts/text.ts'

/** One of these words. */
export function oneOf<const T extends string>(values: readonly T[], description: string): TUnsafe<T> {
  return Type.Unsafe<T>({ type: 'string', enum: [...values], description })
}

/** A schema that is checked as written and typed as the domain's own type. */
export function typed<T>(schema: TSchema): TUnsafe<T> {
  return Type.Unsafe<T>(schema)
}

export const money = typed<Money>(
  Type.Object(
    {
      amount: Type.String({
        pattern: '^(0|[1-9][0-9]{0,12})\\.[0-9]{2}$',
        maxLength: 16,
        description: 'A decimal string with two decimals.',
        'x-wanted': {
          en: 'an amount like "300000.00": at most 13 digits, a point, two decimals, not negative',
          el: 'ποσό όπως «300000.00»: έως 13 ψηφία, τελεία, δύο δεκαδικά, όχι αρνητικό',
        },
      }),
      currency: Type.String({
        pattern: '^[A-Z]{3}$',
        description: 'ISO 4217.',
        'x-wanted': { en: 'a currency code like "EUR"', el: 'κωδικός νομίσματος όπως «EUR»' },
      }),
    },
    {
      description: 'An amount of money.',
      'x-component': 'ExactMoney',
      examples: [{ amount: '300000.00', currency: 'EUR' }],
    },
  ),
)

export const plainDate = Type.String({
  format: 'date',
  maxLength: 10,
  description: 'A calendar day.',
  examples: ['2026-03-31'],
})
export const instant = Type.String({
  format: 'date-time',
  maxLength: 40,
  description: 'An instant (RFC 3339).',
  examples: ['2026-03-31T12:00:00Z'],
})
export const timeZone = Type.String({
  minLength: 1,
  maxLength: 64,
  description: 'An IANA time zone.',
  examples: ['Europe/Athens'],
})

/** A text by language. Written out, because a TypeBox record forgets the pattern of its keys. */
export function localized(maxLength: number, description: string) {
  return typed<LocalizedText>({
    type: 'object',
    patternProperties: { '^[a-z]{2}$': { type: 'string', minLength: 1, maxLength } },
    additionalProperties: false,
    minProperties: 1,
    maxProperties: 30,
    description: `${description} By language (ISO 639-1); at least one.`,
    examples: [{ el: 'Ψηφιακός Μετασχηματισμός', en: 'Digital Transformation' }],
  })
}

/** Longer than a database index or a URL can bear is refused at the door. */
export const url = Type.String({
  format: 'uri',
  pattern: '^https?://',
  maxLength: 2000,
  description: 'An http or https address.',
  'x-wanted': {
    en: 'an address that starts with https:// or http://',
    el: 'διεύθυνση που αρχίζει με https:// ή http://',
  },
})

export const shortKey = Type.String({
  pattern: '^[a-z0-9][a-z0-9_-]{0,63}$',
  maxLength: 64,
  description: 'A short name, unique in its list.',
  'x-wanted': {
    en: 'a short name of a–z, 0–9, - and _, like "call"',
    el: 'σύντομο όνομα με a–z, 0–9, - και _, όπως «call»',
  },
})

export const regionCode = Type.String({
  minLength: 2,
  maxLength: 40,
  description: 'A NUTS code of any level (GR is read as EL), or an ISO 3166-1 code outside NUTS.',
  examples: ['EL30'],
})
export const regionCodes = Type.Array(regionCode, { maxItems: 3000, uniqueItems: true, description: 'Regions.' })
export const scheme = oneOf(schemes, 'The classification a code belongs to.')
export const percent = Type.Number({ minimum: 0, maximum: 100, description: 'Percent.' })

export const anchor = typed<Anchor>(
  Type.Object(
    {
      document: shortKey,
      exact: Type.String({ minLength: 1, maxLength: 10_000, description: 'The quoted words.' }),
      prefix: Type.Optional(
        Type.String({ maxLength: 500, description: 'The words before, to choose among several places.' }),
      ),
      suffix: Type.Optional(Type.String({ maxLength: 500, description: 'The words after.' })),
      start: Type.Optional(
        Type.Integer({
          minimum: 0,
          maximum: 2 ** 31,
          description:
            "First code point of the quote in the document's canonical text. Left out, it is found by the quote.",
        }),
      ),
      end: Type.Optional(Type.Integer({ minimum: 0, maximum: 2 ** 31, description: 'The code point after the last.' })),
    },
    {
      description: "A place in one of the programme's documents. After it is stored, text[start:end] == exact.",
      'x-component': 'Anchor',
      examples: [{ document: 'call', exact: 'πολύ μικρές και μικρές επιχειρήσεις' }],
    },
  ),
)
export const citations = Type.Array(anchor, { maxItems: 50, description: 'Where this stands in the documents.' })

export const numberRange = Type.Object(
  {
    min: Type.Optional(Type.Number({ description: 'At least.' })),
    max: Type.Optional(Type.Number({ description: 'At most.' })),
    min_exclusive: Type.Optional(Type.Number({ description: 'More than.' })),
    max_exclusive: Type.Optional(Type.Number({ description: 'Less than.' })),
  },
  {
    minProperties: 1,
    description: 'Bounds on a number; at most one lower and one upper.',
    'x-component': 'NumberRange',
    examples: [{ min: 3, max_exclusive: 50 }],
  },
)

export const moneyRange = Type.Object(
  {
    min: Type.Optional(money),
    max: Type.Optional(money),
    min_exclusive: Type.Optional(money),
    max_exclusive: Type.Optional(money),
  },
  {
    minProperties: 1,
    description: 'Bounds on an amount; at most one lower and one upper.',
    'x-component': 'MoneyRange',
  },
)

export const attributeValue = Type.Union(
  [
    Type.Boolean(),
    Type.Number(),
    Type.String({ maxLength: 500 }),
    Type.Array(Type.String({ maxLength: 500 }), { maxItems: 200 }),
    money,
  ],
  {
    description: 'A typed value: true or false, a number, a text, a list of texts, or an amount.',
    'x-component': 'AttributeValue',
  },
)
