import type { Span } from '../facts/text-fold.ts'
import { withoutAnnexRows } from './activities/activity-lists.ts'
import { isAcrossBorders } from './applicants/conditions.ts'
import { formLists } from './applicants/form-lists.ts'
import { verdictCriteria, verdictRows } from './applicants/verdicts.ts'
import type { VerdictRow } from './applicants/verdicts.ts'
import { documentLists } from './call/document-lists.ts'
import { dayLists } from './days/day-lists.ts'
import type { ExtractionInput, ExtractionReference } from './extraction.ts'
import { workedRows } from './figures/worked-examples.ts'
import { boundsOfLists } from './money/bounds-by-group.ts'
import { budgetShareCells } from './money/budget-share-columns.ts'
import { regionRows } from './money/region-rows.ts'
import { placesOf } from './places/places.ts'
import type { Places } from './places/places.ts'
import { listsOf } from './text/block-lists.ts'
import { hasSectionOfWhom, sectionsOfOthers } from './text/other-sections.ts'
import { sourceText } from './text/source-text.ts'
import type { Block, SourceText } from './text/source-text.ts'
import { kindsApart } from './whose/kinds-apart.ts'
import { partsOfTitle, sectorsApart } from './whose/parts-of-call.ts'
import type { Parts } from './whose/parts-of-call.ts'
import { ownStatements } from './whose/whose-statement.ts'

/** What a document is made of, told of all of it before its blocks are read one by one. */
export interface Layout {
  /** As it is printed. */
  readonly printed: SourceText
  /** Without what is said of other programmes and earlier rounds. */
  readonly whole: SourceText
  /** And without the rows of long lists of codes: what is read block by block. */
  readonly source: SourceText
  /** A block of `whole` as it is printed. */
  readonly asPrinted: ReadonlyMap<Block, Block>
  readonly placesIn: (block: Block, sentence: Span) => Places
  /** Blocks that a correction replaces. */
  readonly former: ReadonlySet<Block>
  /** Who may apply comes from several countries. */
  readonly abroad: boolean
  /** Budgets by region in rows that have lost their columns. */
  readonly table: ReturnType<typeof regionRows>
  readonly rows: readonly VerdictRow[]
  readonly verdicts: ReturnType<typeof verdictCriteria>
  /** Lists, each by its members. */
  readonly members: readonly (readonly Block[])[]
  readonly byGroup: ReturnType<typeof boundsOfLists>
  /** Members of lists of supporting documents, and of legal forms. */
  readonly papers: ReadonlySet<Block>
  readonly forms: ReadonlySet<Block>
  /** Titles of sections on something else than who may apply. */
  readonly others: ReadonlySet<string>
  /** No section is on who may apply. */
  readonly untitled: boolean
  /** The lots, actions and sectors that the call tells apart. */
  readonly parts: Parts
  readonly days: ReturnType<typeof dayLists>
  /** Rows of worked examples, and cells that share out a budget. */
  readonly examples: ReadonlySet<Block>
  readonly shares: ReadonlySet<Block>
}

export function layoutOf(input: ExtractionInput, { regions }: Pick<ExtractionReference, 'regions'>): Layout {
  const printed = sourceText(input.text, input.sections)
  const whole = { ...printed, blocks: ownStatements(printed.blocks, regions, input.country) }
  const source = { ...whole, blocks: withoutAnnexRows(whole.blocks) }
  const { blocks } = source
  const placesIn = (block: Block, sentence: Span): Places => placesOf(block, sentence, regions, input.country)
  const rows = verdictRows(whole.blocks)
  const members = listsOf(blocks)
  return {
    printed,
    whole,
    source,
    asPrinted: new Map(whole.blocks.map((block, at) => [block, printed.blocks[at] ?? block])),
    placesIn,
    former: formerBlocks(blocks),
    abroad: isAcrossBorders(blocks),
    table: regionRows(blocks, placesIn),
    rows,
    verdicts: verdictCriteria(rows),
    members,
    byGroup: boundsOfLists(members),
    papers: documentLists(members, blocks),
    forms: formLists(members),
    others: sectionsOfOthers(blocks),
    untitled: !hasSectionOfWhom(blocks),
    parts: { own: partsOfTitle(blocks), sectors: sectorsApart(blocks), kinds: kindsApart(blocks) },
    days: dayLists(blocks, members),
    examples: workedRows(blocks),
    shares: budgetShareCells(blocks),
  }
}

/** In a corrigendum what stands behind "For:" no longer holds where "Read:" follows. */
function formerBlocks(blocks: readonly Block[]): Set<Block> {
  const out = new Set<Block>()
  blocks.forEach((block, at) => {
    const next = blocks[at + 1]
    if (noLonger.test(block.folded.folded)) out.add(block)
    if (
      next !== undefined &&
      /^\s*(?:for|instead of|αντι|απο|δεν ισχυει|παλαια διατυπωση)\s*:/u.test(block.folded.folded) &&
      /^\s*(?:read|to|σε|διαβαζεται|το ορθο|ισχυει|(?:νεα|new) (?:διατυπωση|wording|text)|now applies)\s*:/u.test(
        next.folded.folded,
      )
    )
      out.add(block)
  })
  return out
}

/** The label of a text that is replaced: "Παύει να ισχύει: «…»", "Old text: …". */
const noLonger =
  /^[\s•–*-]*(?:παυει να ισχυει|δεν ισχυει (?:πια|πλεον)|(?:παλαιο|παλιο|αρχικο|προηγουμενο) κειμενο|διαγραφεται|καταργειται|no longer (?:applies|valid)|(?:old|previous|former) (?:text|wording)|deleted)\s*:/u
