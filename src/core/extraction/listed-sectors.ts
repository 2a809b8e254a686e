import type { Span } from '../facts/text-fold.ts'
import { excluding } from './activity-codes.ts'
import { withoutNumber } from './condition-gate.ts'
import { askedOf } from './reading.ts'
import type { Reading } from './reading.ts'
import { standsAside } from './scope.ts'
import { placeIn } from './source-text.ts'
import type { Block } from './source-text.ts'

/** Lists of sectors by their names, where a call lists no codes: whether the business is of one of them a person has to say. Folded text. */

const ofSectors =
  /^(?:(?:οι|τα|the) )?(?:επιλεξιμ\p{L}+|ενισχυομεν\p{L}+|επιδοτουμεν\p{L}+|επιλεγμεν\p{L}+|eligible|supported|funded|target) (?:\p{L}+ )?(?:κλαδ(?:οι|ουσ|ων)|τομε(?:ισ|ων)|δραστηριοτητ(?:εσ|ων)|sectors?|industries|branches|business activities)(?! (?:δαπαν|εργ(?:ου|ων)|ερευν|of (?:the )?project))(?: (?:(?:οικονομικησ )?δραστηριοτητασ|τησ οικονομιασ|επιχειρησεων|of activity|of the economy))?$/u

/** A member, or the numbered name of some members: "1. Main accommodation". */
const isMember = ({ kind, folded: { folded } }: Block): boolean =>
  /\p{L}{3}/u.test(folded) &&
  (kind === 'item' || (kind === 'heading' && /^\s*\(?(?:\d{1,2}|\p{L})[.)]\s/u.test(folded)))

/** One question for each list, of all its members. */
export function listedSectors(blocks: readonly Block[], heard: readonly Span[]): Reading[] {
  const lists: Block[][] = []
  let isOpen = false
  for (const block of blocks) {
    const title = withoutNumber(block.folded.folded.trim())
    if (block.kind !== 'cell' && ofSectors.test(title) && !excluding.test(title) && !standsAside(block)) {
      lists.push([])
      isOpen = true
    } else {
      isOpen &&= isMember(block)
      if (isOpen) lists.at(-1)?.push(block)
    }
  }
  return lists.flatMap((list): Reading[] => {
    const [first, last] = [list[0], list.at(-1)]
    if (first === undefined || last === undefined || list.length < 2) return []
    const { start } = placeIn(first, 0, first.folded.folded.length)
    const { end } = placeIn(last, 0, last.folded.folded.trimEnd().length)
    return heard.some((place) => place.start < end && start < place.end) ? [] : [askedOf({ start, end }, 0.6)]
  })
}
