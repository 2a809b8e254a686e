import type { Anchor } from '../../citing/citation.ts'
import type { Span } from '../../facts/text-fold.ts'
import { isCodeRow } from '../activities/activity-lists.ts'
import { placeIn, sentencesOf } from '../text/source-text.ts'
import type { Block } from '../text/source-text.ts'

/** Passages that are told of one document: what a person reads through; who wants all has the text. */
const mostPassages = 1000
/** Letters of a sentence that may say something. */
const fewestLetters = 12

const isAnchor = (value: object): value is Anchor & Span => 'exact' in value && 'start' in value && 'end' in value

/** The places that something made of a document cites, wherever in it. */
function placesCited(value: unknown): Span[] {
  if (typeof value !== 'object' || value === null) return []
  if (isAnchor(value)) return [value]
  return Object.values(value).flatMap(placesCited)
}

const saysSomething = (text: string): boolean => (text.match(/\p{L}/gu) ?? []).length >= fewestLetters

/** The first line of a document, where it is no sentence. */
const isTitle = (block: Block, first: Block | undefined): boolean =>
  block === first && !/[.;·!?]\s*$/u.test(block.folded.folded)

/**
 * What nothing of a draft cites, in the order of the text: sentences beside each other in one paragraph, item or cell as one passage.
 * Titles, rows of codes and words of a few letters are left out. A condition that was understood as nothing at all stands here.
 * @param made what was made of the document, with its citations
 */
export function unreadPassages(blocks: readonly Block[], made: unknown): Span[] {
  const cited = placesCited(made).toSorted((a, b) => a.start - b.start)
  // The furthest end of those that start no later: whether one of them reaches into a sentence.
  let reach = 0
  let next = 0
  const passages: Span[] = []
  for (const block of blocks.toSorted((a, b) => a.base - b.base)) {
    if (block.kind === 'heading' || isCodeRow(block) || isTitle(block, blocks[0])) continue
    let open: Span | undefined
    for (const sentence of sentencesOf(block)) {
      const place = placeIn(block, sentence.start, sentence.end)
      for (; (cited[next]?.start ?? Infinity) < place.end; next += 1) reach = Math.max(reach, cited[next]?.end ?? 0)
      const isCited = reach > place.start
      if (!isCited && saysSomething(block.folded.folded.slice(sentence.start, sentence.end))) {
        open = { start: open?.start ?? place.start, end: place.end }
        continue
      }
      if (open !== undefined) passages.push(open)
      open = undefined
    }
    if (open !== undefined) passages.push(open)
    if (passages.length >= mostPassages) break
  }
  return passages.slice(0, mostPassages)
}
