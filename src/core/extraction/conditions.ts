import type { Expression } from '../criteria/criterion.ts'
import type { RegionReference } from '../facts/region-reference.ts'
import { age, closedYears, neverOlder } from './ages.ts'
import { accounts, difficulty, lifecycle, turnoverLimit } from './business-state.ts'
import {
  addressed,
  afterAward,
  eligibility,
  exceptInBrackets,
  negation,
  notEligibility,
  ofApplicants,
  ofPlaces,
  plainKeysOf,
  statesCondition,
} from './condition-gate.ts'
import type { Bare, ConditionSentence, Recogniser } from './condition-sentence.ts'
import { legalForm } from './legal-forms.ts'
import { wordNumbers } from './number-words.ts'
import type { Reading } from './reading.ts'
import { isAside } from './scope.ts'
import { size } from './size-conditions.ts'
import { placeIn, sentencesOf } from './source-text.ts'
import type { Block } from './source-text.ts'
import { headcount } from './staffing.ts'
import { region } from './territory.ts'

/** What the conditions of a block are read as. Ids are given when the programme is put together. */
export interface Conditions {
  readonly readings: Reading[]
  /** Sentences that state a condition in which nothing could be structured: they are asked of a person. */
  readonly manual: Reading[]
}

export function conditionsOf(block: Block, language: string, regions: RegionReference, country: string): Conditions {
  const readings: Reading[] = []
  const manual: Reading[] = []
  if (block.kind === 'heading') return { readings, manual }
  const keys = plainKeysOf(block)
  const context = keys.join(' · ')
  const labels = block.kind === 'cell' ? (block.labels.at(-1) ?? '') : (keys[0] ?? '')
  const of = ofApplicants.test(labels) || ofPlaces.test(labels)
  const titled =
    /^\s*(?:who (?:can|may) apply|eligible applicants|δικαιουχοι|ποιοι [^:.]{0,30}|σε ποιουσ [^:.]{0,30})\s*:/u.test(
      block.folded.folded,
    )
  const here =
    (eligibility.test(context) || of || titled || addressed.test(block.announcedBy)) && !notEligibility.test(context)
  for (const range of sentencesOf(block)) {
    const folded = block.folded.folded.slice(range.start, range.end)
    if (isAside(block, folded)) continue
    const sentence: ConditionSentence = {
      folded,
      plain: withoutDoubles(folded),
      placed:
        keys.some((key) => ofPlaces.test(key)) ||
        (block.folded.folded.length < 80 &&
          /^(?:περιφερεια|περιοχη|περιοχεσ|region|area|location)[: ]/u.test(block.folded.folded)),
      negative:
        negation.test(folded.replaceAll(exceptInBrackets, ' ')) ||
        negation.test(block.announcedBy) ||
        (here &&
          (negation.test(block.section) ||
            block.labels.some((label) => negation.test(label) || /εξαιρεσ|not eligible|excluded/u.test(label)))),
      language,
      country,
      regions,
      block,
      range,
      keys,
    }
    const asked = sentencesOf(block).some(
      ({ start, end }) =>
        end <= range.start &&
        /[;?]$/u.test(block.raw.slice(start, end).trim()) &&
        eligibility.test(block.folded.folded.slice(start, end)),
    )
    const states =
      here ||
      asked ||
      sentence.placed ||
      (addressed.test(folded) && !notEligibility.test(context)) ||
      /δικαιωμα συμμετοχησ|δικαιουχοι (?:ειναι|μπορ)|απευθυνεται σε|who can apply/u.test(folded) ||
      (eligibility.test(folded) && !notEligibility.test(folded)) ||
      (statesCondition.test(folded) && !notEligibility.test(context))
    const quote = placeIn(block, range.start, range.end)
    const put = (criterion: Bare | Expression, confidence: number): Reading => ({
      value: { field: 'criterion', criterion: criterion as Expression },
      quote,
      figure: quote,
      confidence,
    })
    const obligation = afterAward.test(folded)
    const elsewhere = notEligibility.test(context) || notEligibility.test(folded)
    const kinds = states || !elsewhere ? recognisers : [difficulty]
    const found = obligation ? [] : kinds.flatMap((recognise) => recognise(sentence, here))
    for (const criterion of found)
      readings.push(put(criterion, criterion.kind === 'size' && sentence.negative ? refusedSize : here ? 0.9 : 0.75))
    const listed =
      block.kind === 'item' && /^\s*\S{0,4}\s*(?:να|θα πρεπει|δεν γινονται|υποχρεωση|must|shall)(?!\p{L})/u.test(folded)
    const asks = statesCondition.test(folded) || (here && block.kind === 'item' && block.folded.folded.length > 25)
    if (
      found.length === 0 &&
      (listed || (asks && (here || obligation))) &&
      !notEligibility.test(context) &&
      folded.length > 20
    )
      manual.push(put({ kind: 'manual', ...(obligation ? { effect: 'obligation' as const } : {}) }, here ? 0.8 : 0.6))
  }
  return { readings, manual }
}

/** "μία (1)" and "three (3)": the digits say the words again. */
function withoutDoubles(folded: string): string {
  let out = folded
  for (const { end } of wordNumbers(folded).toReversed())
    out = out.slice(0, end) + out.slice(end).replace(/^\s*\(\s*\d+\s*\)/u, '')
  return out
}

/** Of sizes that are told by those which are refused: a sentence that names the aided ones is surer. */
export const refusedSize = 0.65


const recognisers: readonly Recogniser[] = [
  turnoverLimit,
  neverOlder,
  closedYears,
  age,
  headcount,
  size,
  legalForm,
  region,
  accounts,
  difficulty,
  lifecycle,
]
