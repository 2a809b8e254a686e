import { compactCode, formatCode } from '../../facts/activity-code.ts'
import type { ActivityReference } from '../../facts/activity-reference.ts'
import type { Scheme } from '../../facts/scheme.ts'
import type { Span } from '../../facts/text-fold.ts'

/** Codes that an exception lets in again within a sentence that refuses others: "47, but not 47.91". Folded text. */

/** A code of a text and where it stands there. */
interface Standing {
  readonly code: string
  readonly excluded: boolean
  readonly at: Span
}

const but =
  /(?<!\p{L})(?:εκτοσ|πλην|(?:με|κατ['’΄]?) ?(?:(?:την|μονη|μοναδικη) )*εξαιρεση|εξαιρουμεν\p{L}+|εξαιρειται|εξαιρουνται|except(?:ing|ion)?|excluding|other than|apart from|save for|but not)(?!\p{L})/gu
/** Words between such a word and its codes. */
const joins =
  /^(?: |,|:|\(|of|for|from|those|the|in|under|with|απο|και|and|or|η|με|στ\p{L}{1,3}|τ\p{L}{1,3}|ο|οι|οσ(?:οι|εσ|ων|ουσ)|καδ|κλαδ\p{L}*|τομε\p{L}*|κωδικ\p{L}*|δραστηριοτητ\p{L}*|κατηγορι\p{L}*|ταξ\p{L}+|ομαδ\p{L}+|υπο\p{L}+|nace|kad|rev\.?|codes?|divisions?|class(?:es)?|groups?|sectors?|activit\p{L}+|[\d.])*$/u
const refuses =
  /(?<!\p{L})(?:(?:αποκλει(?!στικ)|εξαιρ(?:ουνται|ειται)|απορριπτ|απαγορευ|exclud|ineligib|barred|refus|reject)\p{L}*|(?:δεν|μην?|ουτε|not|cannot|nor|no)(?= ))/u

/** How a code that stands behind an exception is meant. */
type Meant = 'let in again' | 'let in' | 'left open'

/**
 * How an exception of its own sentence turns a code; undefined where none does.
 * @param text the sentence, its spans in `codes`
 */
export function letInBehind(text: string, one: Standing, codes: readonly Standing[]): Meant | undefined {
  const { at } = one
  // A bracket that is closed before it says nothing of it.
  const before = text.slice(0, at.start).replaceAll(/\([^()]*\)/gu, (inside) => ' '.repeat(inside.length))
  const word = [...before.matchAll(but)].at(-1)
  if (word === undefined) return undefined
  const earlier = codes.filter(({ at: other }) => other.start < word.index)
  const above = (each: Standing): boolean =>
    earlier.some((other) => other.excluded && other.code !== each.code && isUnder(each.code, other.code))
  if (above(one)) return 'let in again'
  const head = before.slice(0, word.index)
  const [first] = codes.filter(({ at: other }) => other.start > word.index).toSorted((a, b) => a.at.start - b.at.start)
  if (first === undefined || above(first) || !refuses.test(head.replaceAll(but, ' '))) return undefined
  if (!joins.test(before.slice(word.index + word[0].length))) return undefined
  // "All are excluded but 55 and 56" is 55 and 56; "46 and 47 are excluded, but not 56.21" says nothing of the others.
  if (earlier.length === 0) return 'let in'
  return earlier.every(({ excluded }) => excluded) ? 'left open' : undefined
}

const isUnder = (code: string, above: string): boolean => compactCode(code).startsWith(compactCode(above))

/** The codes that are left of some that are refused where parts of these are let in again. */
export function withoutLetIn(
  refused: readonly string[],
  letIn: readonly string[],
  scheme: Scheme,
  ref: ActivityReference,
): string[] {
  const { leaves } = ref.index[scheme]
  const left = (code: string): string[] => {
    const inside = letIn.filter((each) => isUnder(each, code))
    if (inside.length === 0) return [code]
    const compact = compactCode(code)
    if (inside.some((each) => compactCode(each) === compact)) return []
    const under = leaves.filter((leaf) => leaf.startsWith(compact) && leaf.length > compact.length)
    const length = compact.length < 4 ? compact.length + 1 : compact.length + 2
    return [...new Set(under.map((leaf) => leaf.slice(0, length)))].flatMap((next) => left(formatCode(next)))
  }
  return refused.flatMap(left)
}
