import { moneyIn, percentsIn } from '../figures/amounts.ts'
import type { Figure } from '../figures/amounts.ts'
import { endOf } from '../figures/bounds.ts'
import { capReading, capsKey, costs, noCost, titledLimits } from './caps-words.ts'
import type { Reading } from '../reading.ts'
import { cornerOf, isOfParts, partOf } from '../whose/scope.ts'
import { sizesIn } from '../applicants/sizes.ts'
import { placeIn } from '../text/source-text.ts'
import type { Block } from '../text/source-text.ts'

/** Ceilings of categories of costs in tables: a column of limits beside a column of categories. Folded text. */

/** A cell or a line that is a bare number under "Λογισμικό (% Π/Υ)". */
export function bareCap(block: Block, keys: readonly string[]): Reading[] {
  const { folded } = block.folded
  const [key = ''] = keys
  if (
    !/^\s*\d{1,3}\s*$/u.test(folded) ||
    !/%/u.test(key) ||
    !costs.test(key) ||
    noCost.test(key) ||
    block.keyPlace === undefined
  )
    return []
  const value = Number(folded)
  if (value >= 100 || value === 0) return []
  const quote = placeIn(block, 0, folded.trimEnd().length)
  return [
    { value: { field: 'cap', percent: value * 100, name: block.keyPlace }, quote, figure: quote, confidence: 0.8 },
  ]
}

/** Whether a cell stands in the column of a table that bounds categories of costs. */
export function isCapsCell(block: Block): boolean {
  const [head = ''] = block.labels
  const keys = `${block.announcedBy} ${block.section}`
  // "External expertise | not above 45 % of the project budget".
  if (block.kind === 'cell' && block.column > 0 && saysBase.test(block.folded.folded)) {
    const name = block.labels.at(-1) ?? ''
    if (costs.test(name) && !noCost.test(name) && !isSizeName(name)) return true
  }
  // A table without a head, under a title that speaks of ceilings.
  if (
    block.kind === 'cell' &&
    block.labels.length === 1 &&
    (block.column === 1 || (block.column === 2 && block.isCounted === true))
  )
    return (
      (/^\s*(?:εωσ|μεχρι|ωσ|up to|max)/u.test(block.folded.folded) ||
        titledLimits.test(keys) ||
        (ofShares.test(keys) && costs.test(head))) &&
      (titledLimits.test(keys) ||
        capsKey.test(keys) ||
        (ofShares.test(keys) && costs.test(head)) ||
        // "Part B. Costs", and under it names with "up to 35 %".
        (/^\s*(?:εωσ|μεχρι|ωσ|up to|max)[^;]{1,40}$/u.test(block.folded.folded) &&
          /δαπαν|(?<!\p{L})(?:costs?|expenditure|spend)(?!\p{L})/u.test(keys) &&
          !/ενισχυ|επιχορηγησ|εντασ|ποσοστ|rates?(?!\p{L})|aid|grant/u.test(keys)) ||
        /δαπαν\p{L}*[^.]{0,40}(?:ορι(?:ο|α)|ποσοστο)|costs?[^.]{0,40}(?:limits?|ceilings?)/u.test(keys)) &&
      (costs.test(`${head} ${keys}`) || (titledLimits.test(keys) && /^(?:κατηγορια|category|δαπαν)/u.test(head)))
    )
  const corner = cornerOf(block)
  const row = block.labels.at(-1) ?? ''
  return (
    block.kind === 'cell' &&
    block.labels.length > 1 &&
    !(
      isOfParts(block) ||
      partOf(block) !== undefined ||
      isSizeName(row) ||
      block.heads.some((each) => ofUnits.test(each))
    ) &&
    (capsHead.test(head) ||
      // "At most 20 % | of the eligible cost": the cell and the one beside it say so.
      (boundCell.test(block.folded.folded) && block.heads.some((each) => ofBase.test(each)) && costs.test(row)) ||
      // "Cost | Accepted": a row that says "up to".
      (boundCell.test(block.folded.folded) && ofCostRows.test(corner)) ||
      (shareHead.test(head) && titledLimits.test(keys)) ||
      (bareHead.test(head) && (ofCosts.test(corner) || costs.test(`${row} ${block.rowTitle ?? ''}`)))) &&
    !/(?:π\/υ|προυπολογισμ\p{L}*|budget|costs?) (?:εργ|σχεδι|πραξ|επενδ|προτ|per|of the project)/u.test(head) &&
    !/ενταση|ενισχυσ|επιχορηγησ(?!ιμ)|επιδοτησ|δημοσια δαπανη|στηριξη|(?<!\p{L})aid(?!\p{L})|grant|intensity|public expenditure/u.test(
      head,
    ) &&
    costs.test(`${corner} ${head} ${block.section} ${block.announcedBy} ${row} ${block.rowTitle ?? ''}`)
  )
}

export function cellCaps(block: Block): Reading[] {
  if (!isCapsCell(block)) return []
  const row = block.labels.at(-1) ?? ''
  const name = block.rowName
  if (name === undefined || noCost.test(row) || /συνολ|total/u.test(row)) return []
  const text = block.folded.folded
  const bare = /^[^\d]*(?:\d{1,3}\s?%[^\d]*)?\d{1,3}(?:\.\d{3})+(?:,\d{2})?\s*$/u.test(text)
  const share = /^\s*(\d{1,2})\s*$/u.exec(text)
  const percents: readonly Figure[] =
    share !== null && /%/u.test(block.labels[0] ?? '')
      ? [{ kind: 'percent', values: [Number(share[1]) * 100], start: 0, end: text.trimEnd().length, parts: [] }]
      : percentsIn(text)
  const amounts = moneyIn(text, bare).filter(
    ({ start, end }) => !percents.some((each) => each.start < end && start < each.end),
  )
  return [...percents, ...amounts]
    .filter(
      ({ values, start, end }) =>
        values.length === 1 &&
        !floor.test(text.slice(end)) &&
        endOf(text.slice(0, start), '') !== 'min' &&
        !/flat|κατ ?['’]? ?αποκοπη/u.test(text),
    )
    .map((figure) => capReading(block, 0, figure, name, { start: 0, end: text.trimEnd().length }))
}

/** Heads of columns that bound a category of costs. */
const capsHead =
  /(?<!\p{L})ορι(?:ο|α)(?!\p{L})|^\s*(?:εωσ|μεχρι|up to) (?:ποσοστο|% |share|a share|per cent|percentage)|μεγιστ|ανωτατ|περιορισμ|ποσοστο επι|% (?:επι|του|of)|(?<!\p{L})(?:max|cap|limit|ceiling|restriction)/u
/** A column of shares: ceilings only under a title that speaks of them. */
const shareHead = /^\s*(?:(?:ωσ|σε|as(?: an?)?) )?(?:%|ποσοστο|share|percent)/u
/** "Up to" alone: a ceiling of costs only where the row names one, or the first column has them. */
const bareHead =
  /^\s*(?:εωσ|μεχρι|το πολυ|οχι (?:πανω|περισσοτερο) απο|up to|at most|(?:not|no) more than|(?:the )?most)\s*$/u
const ofCosts = /δαπαν|(?<!\p{L})(?:κοστ(?:οσ|ουσ)|costs?|expenditure|spending)(?!\p{L})/u
const ofCostRows =
  /^(?:(?:type|kind|category) of |(?:κατηγορια|ειδοσ) )?(?:costs?|expenditure|δαπαν(?:η|εσ|ησ|ων))(?!\p{L})/u
/** "Highest shares", and under it categories of costs. */
const ofShares =
  /(?:ανωτατα|μεγιστα) (?:ποσοστα|μεριδια)(?! (?:ενισχ|επιχ|επιδ|χρηματ|των? ενισχ))|(?:highest|maximum|largest) shares?(?!\p{L})/u
const boundCell =
  /^\s*(?:εωσ|μεχρι|ωσ|το πολυ|(?:οχι|δεν) (?:πανω|περισσοτερο|ανω|υπερβαιν|ξεπερν)|up to|at most|max|(?:not|no) (?:more than|above|over|exceeding))/u
/** A bound and what it is a share of. */
const saysBase =
  /^\s*(?:εωσ|μεχρι|ωσ|το πολυ|(?:οχι|δεν) (?:πανω|περισσοτερο|ανω|υπερβαιν|ξεπερν)|up to|at most|max|(?:not|no) (?:more than|above|over|exceeding))[^.;%]{0,20}\d\s?% (?:του|των|επι του|επι των|of (?:the )?)\s?(?:(?:συνολικ|επιλεξιμ|εγκεκριμεν|επιχορηγουμεν|eligible|total|project|approved)\p{L}* )*(?:προυπολογισμ|π\/υ|κοστ|δαπαν|budget|costs?|expenditure)/u
/** Heads of a column that says of what the shares beside it are. */
const ofBase =
  /^(?:ποσοστο (?:του|των|επι)|% (?:του|των|επι|of)|base|basis|measured (?:against|on)|(?:as a )?(?:share|percentage) of|βαση|επι τ(?:ου|ων|ησ)|υπολογιζ\p{L}+)(?!\p{L})/u
/** Prices of a piece or a metre bound no category of costs. */
const ofUnits =
  /^(?:μοναδα|unit)(?: μετρησησ| of measure)?$|τιμ(?:η|εσ) αναφορασ|μοναδιαι|unit (?:price|cost)|reference price/u
/** "Micro", "medium enterprises": who has costs, and no category of them. */
const isSizeName = (row: string): boolean =>
  sizesIn(row).length > 0 && !costs.test(row.replaceAll(/επιχειρησ\p{L}+|enterprises?|compan\p{L}+/gu, ' '))
/** Behind a figure that is a least. */
const floor = /^\s*(?:\(|,)?\s*(?:τουλαχιστον|κατ ?['’]? ?ελαχιστο|και ανω|at least|minimum|or more)/u
