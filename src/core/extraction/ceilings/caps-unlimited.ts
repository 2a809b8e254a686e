import { isCapsCell } from './caps-cells.ts'
import { capsKey, costs, namedLimits, noCost, strictKey } from './caps-words.ts'
import type { Reading } from '../reading.ts'
import { keysOf, placeIn, sentencesOf } from '../text/source-text.ts'
import type { Block } from '../text/source-text.ts'

/** Categories of costs of which a call says that they have no ceiling: "Machinery, without limit", "software, up to 100 %". Folded text. */

const noLimit = String.raw`χωρισ (?:\p{L}+ ){0,2}(?:οριο|περιορισμο\p{L}?|πλαφον)|δεν (?:υπαρχει|τιθεται|εχει|προβλεπεται) (?:\p{L}+ )?(?:οριο|περιορισμοσ|πλαφον)|(?:without|no) (?:\p{L}+ )?(?:limit|ceiling|cap)|unlimited|(?:εωσ|μεχρι|ωσ|up to) (?:το |και )?100 ?%`
const member = new RegExp(
  String.raw`^[\s•●▪*–-]*(?:\(?\p{L}?\d{0,2}(?:\.\d{1,2})*[.)] ?)?(?<name>\p{L}[^:;%€\d]{2,80}?)\s*[,:(–—-]?\s*(?<words>${noLimit})(?: (?:του|των|επι|of)(?!\p{L})[^,;.]{0,50})?\)?\s*[.;·,]?\s*$`,
  'u',
)
const cell = new RegExp(
  String.raw`^\s*(?:[-–—]\s*)?(?:${noLimit}|100 ?%)[^\d]{0,40}$|^\s*(?:ανευ|none|no|οχι)\s*$`,
  'u',
)
/** What is bounded or paid, and no thing that is bought; verbs. */
export const notBought =
  /προυπολογισμ|π\/υ|(?<!\p{L})(?:ποσ|ενισχυσ|επιχορηγησ|εργ(?:ο|α|ου|ων)(?!\p{L})|σχεδι(?!ασ)|budget|grant|aid|project|total)|(?:ονται|ουνται|εται|ειται)(?!\p{L})|(?<!\p{L})(?:ειναι|is|are|may|can)(?!\p{L})/u

export function unlimitedOf(block: Block): Reading[] {
  const { folded } = block.folded
  if (block.kind === 'heading') return []
  if (block.kind === 'cell') {
    const row = block.labels.at(-1) ?? ''
    if (block.rowName === undefined || !cell.test(folded) || !isCapsCell(block) || noCost.test(row)) return []
    const quote = placeIn(block, 0, folded.trimEnd().length)
    return [{ value: { field: 'cap', name: block.rowName }, quote, figure: quote, confidence: 0.8 }]
  }
  if (
    !keysOf(block).some((key) => capsKey.test(key) || namedLimits.test(key) || (strictKey.test(key) && costs.test(key)))
  )
    return []
  return sentencesOf(block).flatMap(({ start, end }) => {
    const quote = placeIn(block, start, end)
    return membersIn(folded.slice(start, end)).map(({ name, at, words }): Reading => {
      const from = start + at
      return {
        value: { field: 'cap', name: placeIn(block, from, from + name.length) },
        quote,
        figure: placeIn(block, start + words.start, start + words.end),
        confidence: 0.8,
      }
    })
  })
}

/** "Personnel up to 30 %. Works and equipment. Travel up to 10,000 €.": among ceilings a name alone is a category without one. */
export function unboundedBeside(block: Block, limited: readonly Reading[]): Reading[] {
  if (block.kind !== 'paragraph' || limited.length < 2) return []
  const { folded } = block.folded
  const [first, last] = [limited[0], limited.at(-1)].map((each) => each?.quote.start ?? 0)
  return sentencesOf(block).flatMap(({ start, end }): Reading[] => {
    const name = nameAlone.exec(folded.slice(start, end))?.groups?.['name'] ?? ''
    const quote = placeIn(block, start, end)
    const among = quote.start > Math.min(first ?? 0, last ?? 0) && quote.start < Math.max(first ?? 0, last ?? 0)
    if (!among || !costs.test(name) || noCost.test(name) || notBought.test(name)) return []
    const from = start + folded.slice(start, end).indexOf(name)
    return [
      {
        value: { field: 'cap', name: placeIn(block, from, from + name.length) },
        quote,
        figure: quote,
        confidence: 0.7,
      },
    ]
  })
}
const nameAlone = /^\s*(?<name>\p{L}[^:;.%€\d]{3,70}?)\s*[.;·]?\s*$/u

interface Member {
  readonly name: string
  /** Where the name begins in its sentence. */
  readonly at: number
  readonly words: { readonly start: number; readonly end: number }
}

/** The whole sentence, or the parts of it between commas. */
function membersIn(sentence: string): Member[] {
  const whole = memberOf(sentence, 0)
  if (whole !== undefined) return [whole]
  let from = 0
  return sentence.split(/(?<=[,;·]) /u).flatMap((part) => {
    const found = memberOf(part, from)
    from += part.length + 1
    return found === undefined ? [] : [found]
  })
}

function memberOf(text: string, from: number): Member | undefined {
  const match = member.exec(text)
  const { name, words } = match?.groups ?? {}
  if (match === null || name === undefined || words === undefined) return undefined
  if (!costs.test(name) || noCost.test(name) || notBought.test(name)) return undefined
  const start = from + match[0].lastIndexOf(words)
  return { name, at: from + match[0].indexOf(name), words: { start, end: start + words.length } }
}
