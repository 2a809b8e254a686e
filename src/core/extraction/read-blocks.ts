import type { RegionReference } from '../facts/region-reference.ts'
import { isCodeRow } from './activities/activity-lists.ts'
import { conditionsOf } from './applicants/conditions.ts'
import { standingTermsOf } from './applicants/standing-terms.ts'
import { requiredDocumentsOf } from './call/documents.ts'
import { identifiersOf } from './call/identity.ts'
import { excessOf, legalBasisOf, ownDayOf, untilExhausted } from './call/passages.ts'
import { isCapsCell } from './ceilings/caps-cells.ts'
import { unboundedBeside, unlimitedOf } from './ceilings/caps-unlimited.ts'
import { capsOf } from './ceilings/caps.ts'
import { isOf } from './draft/draft.ts'
import type { ExtractionInput } from './extraction.ts'
import { figuresOf } from './figures/figures.ts'
import type { Layout } from './layout.ts'
import { isOfCase } from './money/aid-by-case.ts'
import { boundsOfSentences } from './money/bounds-by-group.ts'
import type { PlacedSum } from './money/budget-parts.ts'
import type { Reading, StatedValue } from './reading.ts'
import type { Mention } from './text/mentions.ts'
import type { Block } from './text/source-text.ts'

/** What the blocks of a document were read as, each by itself. */
export interface Found {
  readonly readings: Reading[]
  /** Sentences that state a condition in which nothing could be structured. */
  readonly manual: Reading[]
  readonly stated: StatedValue[]
  /** Sums that may be a budget or parts of one. */
  readonly sums: PlacedSum[]
  readonly mentions: Mention[]
}

/** @param onBlock told before each block how many have been read, of how many: it may throw to end the reading */
export function readBlocks(
  layout: Layout,
  input: ExtractionInput,
  regions: RegionReference,
  onBlock?: (done: number, of: number) => void,
): Found {
  const found: Found = { readings: [], manual: [], stated: [], sums: [], mentions: [] }
  found.readings.push(...layout.table.readings, ...layout.verdicts.readings)
  const { blocks } = layout.source
  for (const [done, block] of blocks.entries()) {
    onBlock?.(done, blocks.length)
    if (layout.former.has(block))
      found.readings.push(...formerDatesOf(figuresOf(block, regions, input.country).readings))
    else readBlock(found, block, layout, input, regions)
  }
  return found
}

function readBlock(found: Found, block: Block, layout: Layout, input: ExtractionInput, regions: RegionReference): void {
  const { byGroup, papers, verdicts } = layout
  const figures = figuresOf(block, regions, input.country, layout.days.get(block))
  const printed = layout.asPrinted.get(block) ?? block
  found.mentions.push(...figures.mentions)
  found.stated.push(...(printed === block ? figures : figuresOf(printed, regions, input.country)).stated)
  if (layout.table.rows.has(block) || layout.examples.has(block) || layout.shares.has(block)) return
  const ofList = byGroup.get(block)
  const ofSentences =
    ofList === undefined && figures.mentions.some(({ kind }) => kind === 'money')
      ? boundsOfSentences(block, figures.readings)
      : []
  const ofCosts = isCapsCell(block)
  if (!ofCosts) found.sums.push(...figures.sums)
  found.readings.push(...figuresWithCaps(block, figures.readings, ofList ?? ofSentences, ofCosts))
  found.readings.push(...legalBasisOf(block), ...untilExhausted(block))
  found.readings.push(...excessOf(block), ...identifiersOf(block, block === layout.source.blocks[0]))
  found.readings.push(...standingTermsOf(block))
  // "Large enterprises: 1,000,000 €" in a list of bounds says nothing of who may apply; a list of codes can have ten thousand rows.
  if (ofList !== undefined || isCodeRow(block) || verdicts.cells.has(block)) return
  found.readings.push(...requiredDocumentsOf(block, papers.has(block)))
  // "A declaration not older than three months": of the paper, not of who hands it in.
  if (papers.has(block)) return
  const conditions = conditionsOf(
    block,
    input.language,
    regions,
    input.country,
    layout.abroad,
    layout.forms.has(block),
    layout.others.has(block.section),
    layout.untitled,
    layout.parts,
  )
  found.readings.push(...conditions.readings.filter((each) => !isOfCase(each, ofSentences)), ...ownDayOf(block))
  found.manual.push(...conditions.manual)
}

/** The figures of a block, of which those of ceilings and of bounds by group are nothing else. */
function figuresWithCaps(
  block: Block,
  figures: readonly Reading[],
  ofGroups: readonly Reading[],
  ofCosts: boolean,
): Reading[] {
  const limited = capsOf(block)
  const caps =
    limited.length > 0 && block.kind === 'cell'
      ? limited
      : [...limited, ...unlimitedOf(block), ...unboundedBeside(block, limited)]
  const isCap = ({ figure }: Reading): boolean =>
    caps.some((cap) => cap.figure.start < figure.end && figure.start < cap.figure.end)
  const isGrouped = ({ figure, value }: Reading): boolean =>
    ofGroups.some((each) => each.figure.start === figure.start) && value.field !== 'size_named'
  return [
    ...caps,
    ...ofGroups,
    ...figures.filter((each) => !isCap(each) && !isGrouped(each) && !(ofCosts && each.value.field === 'intensity')),
  ]
}

/** The days that a correction replaces. */
const formerDatesOf = (readings: readonly Reading[]): Reading[] =>
  readings.filter(isOf('closes_at')).map(({ value: { round: _round, ...value }, ...reading }) => ({
    ...reading,
    value: { ...value, field: 'moved_from' },
  }))
