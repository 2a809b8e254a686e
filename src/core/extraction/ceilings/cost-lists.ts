import { costs, noCost } from './caps-words.ts'
import { notBought } from './caps-unlimited.ts'
import { isOf } from '../draft/draft.ts'
import type { Reading } from '../reading.ts'
import { bullet, placeIn } from '../text/source-text.ts'
import type { Block } from '../text/source-text.ts'

/**
 * Lists of what a call pays for, of which some members have a ceiling: those without one are categories as well, or the costs of them
 * would be of none. Folded text.
 */

/** What stands over such a list. */
export const overList =
  /(?:επιλεξιμ|επιδοτουμεν|επιχορηγουμεν|χρηματοδοτουμεν)\p{L}* (?:ειναι )?(?:οι |η )?(?:κατηγορι\p{L}+ )?(?:δαπαν|ενεργει|κοστ)|κατηγορι\p{L}+ (?:επιλεξιμ\p{L}+ )?δαπαν|δαπαν\p{L}+ που (?:\p{L}+ )?(?:επιδοτ|επιχορηγ|χρηματοδοτ|καλυπτ|ενισχυ|ειναι επιλεξ|αναγνωρ)|τι (?:καλυπτ|επιδοτ|χρηματοδοτ|πληρωνει)|πληρωνονται\s*:?\s*$|(?:eligible|supported|funded|allowable|qualifying) (?:cost|expenditure|items|spending)|categories of (?:eligible )?(?:costs|expenditure)|cost categories|what (?:is|we|it|the (?:grant|scheme|call|programme)) (?:paid|pays?|covers?|funds?|funded|eligible)/u
const refused =
  /(?<!\p{L})(?:μη|δεν|not|non|in)[ -]?(?:ειναι )?(?:επιλεξ|επιδοτ|χρηματοδοτ|eligible|funded|covered|paid)|εξαιρ|excluded/u
/** A name and nothing else. */
const nameAlone = /^\s*(?<name>\p{L}[^:;.%€\d]{2,90}?)\s*[.;·,]?\s*$/u
/** Letters of a title over a list. */
const longestTitle = 110

/** The categories without a ceiling of lists in which others have one. */
export function unlimitedInLists(blocks: readonly Block[], readings: readonly Reading[]): Reading[] {
  const limited = readings.filter(isOf('cap'))
  const capped = (block: Block): boolean => {
    const end = block.base + block.raw.length
    return limited.some(({ quote }) => quote.start >= block.base && quote.start < end)
  }
  return blocks.flatMap((title, at) => {
    const { folded } = title.folded
    const inLine = namesInLine(title, limited)
    if (inLine.length > 0) return inLine
    if (title.kind === 'cell' || folded.length > longestTitle || !overList.test(folded) || refused.test(folded))
      return []
    const members = membersBelow(blocks, at + 1, capped)
    return members.some(capped) ? members.filter((each) => !capped(each)).flatMap(categoryOf) : []
  })
}

/** The lines under a title up to the first that is neither the name of a category nor one with its ceiling. */
function membersBelow(blocks: readonly Block[], from: number, capped: (block: Block) => boolean): Block[] {
  const members: Block[] = []
  for (const [ahead, block] of blocks.slice(from).entries()) {
    const next = blocks[from + ahead + 1]
    const isNumbered = numberOf(block) !== undefined && numberOf(block) === numberOf(members.at(-1))
    // "4.2 Cooling" looks like a heading; one that has a ceiling right below it, or the number of its neighbours, is a member.
    const isSentence = block.kind === 'paragraph' && /[.;]\s*$/u.test(block.raw)
    const isMember =
      capped(block) ||
      (nameOf(block) !== undefined &&
        !isSentence &&
        (block.kind === 'item' || block.kind === 'paragraph' || isNumbered || (next !== undefined && capped(next))))
    if (!isMember || block.kind === 'cell' || refused.test(block.folded.folded)) break
    members.push(block)
  }
  return members
}

/** "Eligible costs: seeds, fences up to 20 % of the budget, and wells.": the members of a list in one sentence. */
function namesInLine(block: Block, limited: readonly Reading[]): Reading[] {
  const { folded } = block.folded
  const lead = /^[^:.;]{5,90}:\s+(?=\p{L})/u.exec(folded)?.[0] ?? ''
  if (block.kind === 'heading' || block.kind === 'cell' || !overList.test(lead) || refused.test(lead)) return []
  const end = /[.;·]\s+\p{L}{3}|[.]\s*$/u.exec(folded.slice(lead.length))?.index ?? folded.length - lead.length
  const told = placeIn(block, lead.length, lead.length + end)
  if (!limited.some(({ figure }) => figure.start >= told.start && figure.end <= told.end)) return []
  const quote = placeIn(block, 0, lead.length + end)
  return [...folded.slice(lead.length, lead.length + end).matchAll(partInLine)].flatMap((part) => {
    const { name } = part.groups ?? {}
    if (name === undefined || name.split(' ').length > mostWords || isNoName(name)) return []
    const start = lead.length + part.index + part[0].indexOf(name)
    return [
      {
        value: { field: 'cap', name: placeIn(block, start, start + name.length) },
        quote,
        figure: quote,
        confidence: 0.7,
      },
    ]
  })
}
const partInLine =
  /(?<=^|[,;·]\s*)(?:(?:και|and|καθωσ και|as well as)\s+)?(?:\(?\p{L}{1,2}\)\s*)?(?<name>\p{L}[^,:;.·%€\d]{2,70}?)(?=\s*(?:[,;·]|$))/gu
/** Words of a name in a line of them: what is longer says something. */
const mostWords = 7

/** The number that all members of a list begin with: "4." of "4.2". */
const numberOf = (block: Block | undefined): string | undefined =>
  block === undefined ? undefined : /^\s*(\d{1,2}\.)\d{1,2}/u.exec(block.folded.folded)?.[1]

const isNoName = (name: string): boolean =>
  notBought.test(name) || verbs.test(name) || (noCost.test(name) && !costs.test(name))
const verbs = /(?<!\p{L})(?:have|has|must|shall|should|will|πρεπει|μπορ(?:ει|ουν)|γιν(?:εται|ονται))(?!\p{L})/u

/** Where the name of a member stands that says nothing else. */
function nameOf(block: Block): { readonly start: number; readonly end: number } | undefined {
  const { folded } = block.folded
  const mark = (bullet.exec(folded) ?? /^\s*\d{1,2}\.\d{1,2}\.?\s+/u.exec(folded))?.[0].length ?? 0
  const name = nameAlone.exec(folded.slice(mark))?.groups?.['name']
  if (name === undefined || isNoName(name)) return undefined
  const start = mark + folded.slice(mark).indexOf(name)
  return { start, end: start + name.length }
}

function categoryOf(block: Block): Reading[] {
  const name = nameOf(block)
  if (name === undefined) return []
  const quote = placeIn(block, 0, block.folded.folded.trimEnd().length)
  return [
    { value: { field: 'cap', name: placeIn(block, name.start, name.end) }, quote, figure: quote, confidence: 0.7 },
  ]
}
