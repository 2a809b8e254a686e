import type { PlainDate } from '../../facts/profile.ts'
import type { Span } from '../../facts/text-fold.ts'
import { aboutCodes } from './activity-codes.ts'
import { isAside } from '../whose/scope.ts'
import { placeIn, sentencesOf } from '../text/source-text.ts'
import type { Block } from '../text/source-text.ts'

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
const onDay = new RegExp(String.raw`${by} (?:(?:την?|τισ|στισ|the) )?(\d{1,2})[./](\d{1,2})[./](20\d\d)(?!\d)`, 'gu')

/** Where what is said of the codes may end: another code of a list, a day set off by commas and "up to and including" go on. */
const joint =
  /(?:,(?! ?(?:πριν|εωσ|μεχρι|προ|before|by|until|prior)(?!\p{L}))|[;·]|(?<!(?:εωσ|μεχρι) )(?<!\p{L})(?:και|ενω|and|while)|(?<!\p{L})(?:που|(?:οι|η|ο) οποι\p{L}+|(?:των|τησ) οποι\p{L}+|οσ(?:εσ|οι)|which|that|who|whose))(?! ?(?:(?:τον?|την?|τουσ|του|των|the|και|and|η|or) )*(?:(?:υπο)?καδ|κωδικ|nace|codes?|\d))(?!\p{L})/gu
/** Behind a day also where a new attribute begins: "founded by …, with the code …". */
const attribute = /(?<!\p{L})(?:με|with)(?!\p{L})/u

/** The clause of a sentence in which a day stands. */
function clauseAt(text: string, day: { readonly index: number; readonly end: number }): string {
  const before = [...text.slice(0, day.index).matchAll(joint)].at(-1)
  const start = before === undefined ? 0 : before.index + before[0].length
  const behind = text.slice(day.end)
  const ends = [...behind.matchAll(joint)].map(({ index }) => index)
  const next = attribute.exec(behind)?.index
  return text.slice(start, day.end + Math.min(ends[0] ?? behind.length, next ?? behind.length))
}

/** Whether the clause is about having the codes: a day of founding or of a filed return is none by which they must be held. */
const isOfCodes = (text: string, match: RegExpExecArray): boolean => {
  const clause = clauseAt(text, { index: match.index, end: match.index + match[0].length })
  return aboutCodes.test(clause) && has.test(clause)
}

export function codesHeld(blocks: readonly Block[]): CodesHeld | undefined {
  for (const block of blocks) {
    if (block.kind === 'heading' || block.kind === 'cell') continue
    const { folded } = block.folded
    if (!aboutCodes.test(folded)) continue
    for (const { start, end } of sentencesOf(block)) {
      const text = folded.slice(start, end)
      if (!aboutCodes.test(text) || !has.test(text) || isAside(block, text)) continue
      const quote = placeIn(block, start, end)
      const published = publication.exec(text)
      if (published !== null && isOfCodes(text, published)) return { quote }
      for (const match of text.matchAll(onDay)) {
        const [, day = '', month = '', year = ''] = match
        const date = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`
        if (isOfCodes(text, match) && isDay(date)) return { quote, date }
      }
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
