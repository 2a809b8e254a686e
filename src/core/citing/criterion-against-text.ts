import type { Criterion } from '../criteria/criterion.ts'
import { isWithin } from '../facts/region.ts'
import type { RegionReference } from '../facts/region-reference.ts'
import { lexiconOf } from './quantity-lexicon.ts'
import { comparePlaces, compareSize, readSize } from './rule-against-text.ts'
import type { RuleTextFinding } from './rule-against-text.ts'
import { readPlaces } from './stated-place.ts'
import { quantityReader } from './stated-range.ts'
import type { QuantityReader } from './stated-range.ts'

/** A reader for texts in a language, or undefined where there is no lexicon: then nothing is compared. */
export function readerFor(language: string): QuantityReader | undefined {
  const lexicon = lexiconOf(language)
  return lexicon === undefined ? undefined : quantityReader(lexicon)
}

/**
 * Compares one criterion of a programme with the sentences it cites: staff, and places that are narrower in the text or
 * outside the rule. What a sentence leaves unsaid is not reported: a publisher may cite only a part.
 */
export function criterionAgainstText(
  criterion: Criterion,
  reader: QuantityReader,
  ref: RegionReference,
): RuleTextFinding[] {
  const sentences = (criterion.citations ?? []).map((anchor) => anchor.exact)
  if (sentences.length === 0) return []
  if (criterion.kind === 'headcount') {
    // How far a word that denies reaches is not always certain: a rule that says either is not doubted.
    const [turned, plain] = [true, false].map((turning) => {
      const size = readSize(sentences, reader, turning)
      return size === undefined ? [] : compareSize(criterion.range, size)
    })
    return plain?.length === 0 ? [] : (turned ?? [])
  }
  if (criterion.kind !== 'region' || criterion.include === undefined) return []
  const { include, exclude = [] } = criterion
  const countries = new Set(include.map((code) => code.slice(0, 2)))
  // What the rule leaves out is named to be left out.
  const stated = readPlaces(
    sentences.join('\n'),
    ref,
    (code) =>
      code.length > 2 && countries.has(code.slice(0, 2)) && !exclude.some((wider) => isWithin(code, wider, ref)),
    reader.lexicon,
  )
  return comparePlaces(include, stated, ref).filter(
    (each) => each.code === 'narrower_in_text' || each.code === 'outside_rule',
  )
}
