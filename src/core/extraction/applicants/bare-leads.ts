import { leadsToKinds } from './condition-gate.ts'
import type { Reading } from '../reading.ts'
import { placeIn, sentencesOf } from '../text/source-text.ts'
import type { Block } from '../text/source-text.ts'
import { saysSomething } from '../sentences/unread-parts.ts'

/** Lines that only lead to what is asked: "Businesses must meet the following conditions:". Folded text. */

/** What such lines say besides the words of every sentence on who may apply. */
const ofLeads =
  /(?<!\p{L})(?:cumulativ|satisf|fulfil|meet|need|your|project|lead(?!\p{L})|indicativ|basic|general|main|also|terms|profile|συντρεχ|αθροιστικ|μεταξυ|βασικ|γενικ|ειδικ|σωρευτικ|εκπληρ|ενδεικτικ|αναφερ|συγκεκριμεν|επενδυτικ|σχεδι|ηλεκτρονικ)\p{L}*/gu

/** Whether a sentence leads to others and says nothing by itself. */
const isBareLead = (folded: string): boolean =>
  /:\s*$/u.test(folded) && !leadsToKinds(folded) && !saysSomething(folded.replaceAll(ofLeads, ' '))

/** A question of the page, which its answer answers, and where one may ask more. */
const isOfPage = (folded: string): boolean =>
  /^[^\p{L}]*(?:who|what|when|how|where|which|why|ποι(?:οσ|οι|α|εσ|ουσ)|ποσ(?:ο|α|οι|εσ)|πωσ|ποτε|που|τι|γιατι)(?!\p{L}).*[?;]\s*$/su.test(
    folded,
  ) || /^[^\p{L}]*please (?:direct|contact|email|call|note|see|visit|click|refer|read)(?!\p{L})/u.test(folded)

/** Letters of a title. */
const longestTitle = 90

/** What is asked without the titles and lines that only lead to other questions. */
export function withoutBareLeads(asked: readonly Reading[], blocks: readonly Block[]): Reading[] {
  return asked.filter(({ quote, value }) => {
    if (value.field !== 'criterion' || value.letsOff !== undefined) return true
    const at = blocks.findLastIndex(({ base }) => base <= quote.start)
    const [block, next] = [blocks[at], blocks[at + 1]]
    const sentences = block === undefined ? [] : sentencesOf(block)
    const own = sentences.find(({ start, end }) => block !== undefined && placeIn(block, start, end).end === quote.end)
    if (block !== undefined && own !== undefined && isOfPage(block.folded.folded.slice(own.start, own.end)))
      return false
    const last = sentences.at(-1)
    if (block === undefined || next === undefined || next.announcedBy === '' || last === undefined) return true
    const place = placeIn(block, last.start, last.end)
    if (place.start !== quote.start || place.end !== quote.end) return true
    const line = block.folded.folded.trim()
    if (!line.endsWith(next.announcedBy.trim())) return true
    const isTitle = block.kind !== 'item' && last.start === 0 && line.length < longestTitle && !/[:.]$/u.test(line)
    return !isTitle && !isBareLead(block.folded.folded.slice(last.start, last.end))
  })
}
