import type { Sentence } from '../text/clauses.ts'
import { headings, neighbours, normalised, stemsOf } from '../text/mentions.ts'
import type { Cues } from '../text/mentions.ts'
import type { Block } from '../text/source-text.ts'

/** Tells the cues of a sentence of a document: its words and pairs of words, what stands around it, and under what. */
export function sentenceCuesIn(blocks: readonly Block[]): (block: Block, sentence: Sentence) => Cues {
  const places = new Map(blocks.map((block, at) => [block, at] as const))
  return (block, sentence) => {
    const cues = new Map<string, number>()
    const at = places.get(block) ?? 0
    const stems = stemsOf(block.folded.folded.slice(sentence.start, sentence.end))
    for (const [k, stem] of stems.entries()) {
      cues.set(`~${stem}`, 1)
      if (k > 0) cues.set(`2~${stems[k - 1]} ${stem}`, 1)
      if (k < 3) cues.set(`first~${stem}`, 1)
    }
    neighbours(cues, { block, sentence }, blocks[at - 1], blocks[at + 1])
    headings(cues, block)
    cues.set(`place=${Math.floor((5 * at) / blocks.length)}`, 1)
    cues.set(`length=${Math.min(8, Math.floor(stems.length / 5))}`, 1)
    return normalised(cues)
  }
}
