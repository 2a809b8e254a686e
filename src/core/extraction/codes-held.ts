import type { PlainDate } from '../facts/profile.ts'
import type { Span } from '../facts/text-fold.ts'
import { aboutCodes } from './activity-codes.ts'
import { isAside } from './scope.ts'
import { placeIn, sentencesOf } from './source-text.ts'
import type { Block } from './source-text.ts'

/** By when who applies must have had one of the codes, where that is before it applies. Folded text. */

export interface CodesHeld {
  readonly quote: Span
  /** The last day; absent where it is that of the call's own publication. */
  readonly date?: PlainDate
}

const has =
  /(?<!\p{L})(?:εχ(?:ει|ουν)|ειχ(?:ε|αν)|διαθετ\p{L}+|κατεχ\p{L}+|δηλω\p{L}+|εγγεγραμμεν\p{L}+|δραστηριοποι\p{L}+|ενεργ(?:οι|οσ|ο|ουσ)|have|has|had|held|hold|registered|active|operat\p{L}+)(?!\p{L})/u
const by = String.raw`(?<!\p{L})(?:πριν(?: απο)?|εωσ(?: και)?|μεχρι(?: και)?|προ|before|by|until|prior to|(?:no|not) later than)(?!\p{L})`
const publication = new RegExp(
  String.raw`${by} (?:(?:την?|τησ|το|the) )?(?:(?:ημερομηνια|ημερα|date|day) (?:τησ |of (?:the )?)?)?(?:(?:επισημ\p{L}+|πρωτ\p{L}+) )?(?:δημοσιευσ|προκηρυξ|εκδοσ|publication|launch)`,
  'u',
)
const onDay = new RegExp(String.raw`${by} (?:(?:την?|τισ|στισ|the) )?(\d{1,2})[./](\d{1,2})[./](20\d\d)(?!\d)`, 'u')

export function codesHeld(blocks: readonly Block[]): CodesHeld | undefined {
  for (const block of blocks) {
    if (block.kind === 'heading' || block.kind === 'cell') continue
    const { folded } = block.folded
    if (!aboutCodes.test(folded)) continue
    for (const { start, end } of sentencesOf(block)) {
      const text = folded.slice(start, end)
      if (!aboutCodes.test(text) || !has.test(text) || isAside(block, text)) continue
      const quote = placeIn(block, start, end)
      if (publication.test(text)) return { quote }
      const [, day = '', month = '', year = ''] = onDay.exec(text) ?? []
      const date = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`
      if (year !== '' && isDay(date)) return { quote, date }
    }
  }
  return undefined
}

const isDay = (date: string): boolean => {
  try {
    Temporal.PlainDate.from(date)
    return true
  } catch {
    return false
  }
}
