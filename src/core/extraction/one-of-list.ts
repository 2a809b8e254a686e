import type { Criterion, Expression } from '../criteria/criterion.ts'
import type { Span } from '../facts/text-fold.ts'
import { leadOf } from './block-lists.ts'
import { negation } from './condition-gate.ts'
import { isOf } from './draft.ts'
import type { Reading } from './reading.ts'
import { placeIn } from './source-text.ts'
import type { Block } from './source-text.ts'

/** Conditions in a list of which one is enough. Folded text. */

const oneOf =
  /(?<!\p{L})(?:ενα|εναν?|μια|ενοσ|μιασ|καποι\p{L}{1,3}|οποι\p{L}+δηποτε) (?:τουλαχιστον |μονο )?(?:(?:απο|εκ|των|τα|τισ|τουσ|τησ) ?)+ ?(?:\p{L}+ ){0,3}?(?:παρακατω|ακολουθ\p{L}+|εξησ|κατωθι|πιο κατω)|(?<!\p{L})(?:one|any|either) (?:or more )?of (?:the |these )?(?:\p{L}+ ){0,3}?(?:following|below|these)(?!\p{L})|(?<!\p{L})(?:one|either) of (?:the )?(?:criteria|conditions|requirements)(?!\p{L})/u

/** Whether words say that one of what they lead to is enough. */
export const oneIsEnough = (words: string): boolean => oneOf.test(words)

const figures: ReadonlySet<string> = new Set(['age', 'headcount', 'accounts', 'turnover_limit', 'compare'])

/** "One of the following codes", "… legal forms": what its members name, and no condition of their own. */
const ofNames =
  /(?:παρακατω|ακολουθ\p{L}+|εξησ|κατωθι|following|below|these) (?:\p{L}+ ){0,2}?(?:καδ|κωδικ\p{L}+|δραστηριοτητ\p{L}+|κλαδ\p{L}+|τομε\p{L}+|(?:νομικ\p{L}+ )?μορφ\p{L}+|περι(?:οχ|φερει)\p{L}+|codes?|activit\p{L}+|sectors?|(?:legal )?forms?|regions?|areas?)(?!\p{L})/u

/** Letters between what leads to a list and its first member. */
const gap = 8

/** What was read of the members of such lists becomes alternatives, each in its own words. */
export function withOneOf(
  lists: readonly (readonly Block[])[],
  readings: readonly Reading[],
  manual: readonly Reading[],
): { readings: Reading[]; manual: Reading[] } {
  const taken = new Set<Reading>()
  const either = lists.flatMap((list): Reading[] => {
    const [first] = list
    if (first === undefined || first.kind !== 'item' || list.length < 2) return []
    const lead = leadOf(first)
    if (!oneOf.test(lead) || negation.test(lead)) return []
    // Where a list within a list ends is not told by its marks; of codes and forms those of the list are meant.
    if (/:\s*$/u.test(first.announcedUnder ?? '') || ofNames.test(lead)) return []
    const members = list.map((block) => {
      const quote = placeIn(block, 0, block.folded.folded.length)
      const inside = (each: Reading): boolean => holds(quote, each.quote)
      return {
        quote,
        own: readings.filter(isOf('criterion')).filter(inside),
        asked: manual.filter(isOf('criterion')).filter(inside),
      }
    })
    const hasFigure = members.some(({ own }) =>
      own.some(({ value: { criterion } }) => 'kind' in criterion && figures.has(criterion.kind)),
    )
    if (!hasFigure) return []
    const branches = members.map(({ own, asked }): Expression => {
      const read = own.map(({ value }) => value.criterion)
      const all: Expression[] =
        read.length > 0 && asked.length === 0 ? read : [...read, { kind: 'manual', id: '' } as Criterion]
      const [one, ...more] = all
      return one !== undefined && more.length === 0 ? one : { all }
    })
    for (const { own, asked } of members) for (const each of [...own, ...asked]) taken.add(each)
    const [start, end] = [members[0]?.quote.start ?? 0, members.at(-1)?.quote.end ?? 0]
    // What leads to the list asks nothing besides.
    for (const each of manual) if (each.quote.end <= start && start - each.quote.end < gap) taken.add(each)
    const whole = { start, end }
    return [
      {
        value: { field: 'criterion', criterion: { any: branches }, places: members.map(({ quote }) => quote) },
        quote: whole,
        figure: whole,
        confidence: 0.8,
      },
    ]
  })
  return {
    readings: [...readings.filter((each) => !taken.has(each)), ...either],
    manual: manual.filter((each) => !taken.has(each)),
  }
}

const holds = (whole: Span, part: Span): boolean => part.start >= whole.start && part.end <= whole.end
