import type { ReadValue, Reading } from '../reading.ts'
import type { SourceText } from '../text/source-text.ts'

/** Whose dollars a bare "$" is of, by the country that the text names; nothing where it names none of these, or several. Folded text. */
const dollars: readonly (readonly [string, RegExp])[] = [
  [
    'CAD',
    /(?<!\p{L})(?:canad(?:a|ian|ians)|alberta|british columbia|manitoba|new brunswick|newfoundland|nova scotia|ontario|quebec|saskatchewan|καναδ(?:α|ασ|οσ|ικ\p{L}+))(?!\p{L})/u,
  ],
  [
    'AUD',
    /(?<!\p{L})(?:australian?|australians|new south wales|queensland|tasmania|αυστραλι(?:α|ασ|αν\p{L}+))(?!\p{L})/u,
  ],
  ['NZD', /(?<!\p{L})(?:new zealand|νεα[σ]? ζηλανδια[σ]?)(?!\p{L})/u],
  ['USD', /(?<!\p{L})(?:u\.s\.|usa|united states|federal|ηνωμενεσ πολιτειεσ|ηπα)(?!\p{L})/u],
]

/** "The Government of Alberta has committed $350 million": dollars of Canada, unless the sign itself says whose they are. */
export function inDollarsOfCall(readings: readonly Reading[], { blocks, points }: SourceText): Reading[] {
  const named = dollars.filter(([, words]) => blocks.some(({ folded }) => words.test(folded.folded)))
  const [first, second] = named
  if (first === undefined || second !== undefined || first[0] === 'USD') return [...readings]
  const [currency] = first
  const isBare = (start: number, end: number): boolean =>
    points.slice(start, end).includes('$') && !/us\s?\$|usd/iu.test(points.slice(Math.max(0, start - 4), end))
  return readings.map((each) =>
    isBare(each.figure.start, each.figure.end) ? { ...each, value: withCurrency(each.value, currency) } : each,
  )
}

/** The same value with its dollars as those of another country. */
const withCurrency = (value: ReadValue, currency: string): ReadValue =>
  JSON.parse(JSON.stringify(value), (key, member: unknown) =>
    key === 'currency' && member === 'USD' ? currency : member,
  ) as ReadValue
