import { foldText } from '../../facts/text-fold.ts'
import type { Of } from '../draft/draft.ts'
import { percentWords } from './percent-words.ts'
import { partOf } from '../whose/scope.ts'
import type { SourceText } from '../text/source-text.ts'

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
  return ofPart.exec(block.section)?.[0] ?? partOf(block)
}

/** The words of the sentence of a rate, each by its first letters. */
const wordsOf = ({ quote }: Of<'intensity'>, { points }: SourceText): ReadonlySet<string> =>
  new Set(
    foldText(points.slice(quote.start, quote.end))
      .folded.match(/\p{L}+/gu)
      ?.map((word) => word.slice(0, 5)),
  )
/** Share of the words of two sentences that both have, from which on they say the same of two things. */
const leastShared = 0.6

/** "The rate is 50 % of plans up to 300.000 €", and further down the same words with 65 %. */
function areParallel(one: ReadonlySet<string>, other: ReadonlySet<string>): boolean {
  const shared = [...one].filter((word) => other.has(word)).length
  return shared > 1 && shared >= leastShared * (one.size + other.size - shared)
}

/** The rates that are of everybody: without those that differ and stand under different names, or in the same words in two places. */
export function ofAllParts(rates: readonly Of<'intensity'>[], source: SourceText): Of<'intensity'>[] {
  const owners = new Map(rates.map((each) => [each, ownerOf(each, source)]))
  const words = new Map(rates.map((each) => [each, wordsOf(each, source)]))
  const isApart = (rate: Of<'intensity'>): boolean => {
    const owner = owners.get(rate)
    const own = words.get(rate)
    return rates.some((other) => {
      if (other.value.percent === rate.value.percent) return false
      const its = owners.get(other)
      if (owner !== undefined && its !== undefined) return its !== owner
      const said = words.get(other)
      return other.quote.start !== rate.quote.start && own !== undefined && said !== undefined && areParallel(own, said)
    })
  }
  return rates.filter((each) => !isApart(each))
}
