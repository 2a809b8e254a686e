import type { Of } from './draft.ts'
import { percentWords } from './percent-words.ts'
import { partOf } from './scope.ts'
import type { Block, SourceText } from './source-text.ts'

/**
 * Rates of which each is told under a name of its own: "EXPLORE: 100 % of the eligible costs", "PILOT: 70 %", or in the sections on two
 * parts of the call. They are neither the rate of everybody nor a contradiction. Folded text.
 */

const nameAhead = /^[\s•·–-]*(?:\(?[\p{L}\d]{1,3}[.)]\s*)?(?<name>\p{L}[^:;%]{1,90}?)\s*:/u
/** What every rate may be called. */
const anyRate =
  /ποσο|ορι(?:ο|α)|χρηματοδοτ|στηριξ|καλυψ|συμμετοχ|υψοσ|support|aid(?!\p{L})|level|contribution|percentage|share|reimburs|co-?fin|αμοιβ|επιλεξ|eligible|παροχ|οφελ/u
const ofPart =
  /^\s*(?:\d{1,2}(?:\.\d{1,2})*[.)]?[–-]?\s*)?(?:μεροσ|σκελοσ|δραση|υποδραση|υπομετρο|αξονασ|πυλωνασ|παρεμβαση|part|strand|lot|action|component|window|topic|[a-z0-9]{3,}(?:-[a-z0-9]+){3,})(?: [\dα-ωa-z]{1,4}(?!\p{L})|(?=\s|$))/u

/** The part of the call, or the name, that a reading stands under. */
function ownerOf({ quote }: Of<'intensity'>, { blocks }: SourceText): string | undefined {
  const block = blocks.findLast(({ base }) => base <= quote.start)
  if (block === undefined || block.kind === 'cell') return undefined
  const name = nameAhead.exec(block.folded.folded.slice(quote.start - block.base))?.groups?.['name']
  if (name !== undefined && !percentWords.test(name) && !anyRate.test(name)) return name
  return ofPart.exec(block.section)?.[0] ?? partOf(block) ?? memberOf(block) ?? partBefore(block, blocks)
}

/** "4.1 Action 1. Budgets from …", and below it the line that tells its rate. */
function partBefore(block: Block, blocks: readonly Block[]): string | undefined {
  const before = blocks[blocks.indexOf(block) - 1]
  return block.kind === 'paragraph' && before?.kind === 'item' && before.section === block.section
    ? partOf(before)
    : undefined
}

/** "• 50 % for premises in Malta", "• 60 % for premises in Gozo": of what each member of a list says. */
function memberOf({ kind, folded: { folded } }: Block): string | undefined {
  const words =
    /%(?<words>[^.;·]{0,60}\s(?:for|in|για|στ(?:η[νσ]?|ο[νυ]?|α|ισ|ουσ)|σε)\s[^.;·%\d]{3,80})[.;·,]?\s*$/u.exec(folded)
      ?.groups?.['words']
  return kind === 'item' && words !== undefined ? words : undefined
}

/** The rates that are of everybody: without those that stand under different names and differ. */
export function ofAllParts(rates: readonly Of<'intensity'>[], source: SourceText): Of<'intensity'>[] {
  const owners = new Map(rates.map((each) => [each, ownerOf(each, source)]))
  const isApart = (rate: Of<'intensity'>): boolean =>
    owners.get(rate) !== undefined &&
    rates.some(
      (other) =>
        other.value.percent !== rate.value.percent &&
        owners.get(other) !== undefined &&
        owners.get(other) !== owners.get(rate),
    )
  return rates.filter((each) => !isApart(each))
}
