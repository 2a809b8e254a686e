import { notEligibility, plainKeysOf } from './condition-gate.ts'
import { isSoft } from './condition-sentence.ts'
import { askedOf } from '../reading.ts'
import type { Reading } from '../reading.ts'
import { isAside } from '../whose/scope.ts'
import type { Span } from '../../facts/text-fold.ts'
import { placeIn, sentencesOf } from '../text/source-text.ts'
import type { Block } from '../text/source-text.ts'

/** What a sentence says, in a clause of its own, of those whom the aid is for: "grants to bakeries that were hit by …". Folded text. */

/** Aid that is given, and a call that turns to somebody. */
const given =
  /(?<!\p{L})(?:ενισχυ|επιχορηγ|επιδοτ|στηριξ|στηριζ|αποζημι|χρηματοδοτ|προοριζ|απευθυν|αφορα|grants?(?!\p{L})|assist|support|aid(?!\p{L})|funding|loans?(?!\p{L})|compensat|invit(?!ation)|(?:call|looking|asking) (?:for )?(?!proposals)|aimed|open to|available|targeted|relief)/u
const that = String.raw`(?:που|οι οποι\p{L}{1,2}|τα οποια|οσ(?:οι|εσ|α|ων|ουσ)|that|which|who)`
/** What befell them. */
const befell = new RegExp(
  String.raw`(?<!\p{L})(?:${that}(?: (?:εχουν|ειχαν|have|had|has|were|was|been|adversely|severely|directly|negatively|financially)){0,3} (?:επληγησαν|πληγει|πληττονται|υποστει|υπεστησαν|ζημιωθηκαν|ζημιωθει|affected|impacted|hit|damaged|harmed|forced|ordered|obliged|suffered|experienced|lost)|(?:affected|impacted|hit) by|(?:πληγεισ|πληγεντ|πληττομεν|ζημιωθεντ)\p{L}*)(?!\p{L})`,
  'u',
)

const enterprises = String.raw`(?:επιχειρησ(?:εισ|εων)|εταιρ(?:ει|ι)(?:εσ|ων)|μμε|enterprises|undertakings|companies|firms|businesses|smes|start-?ups|cooperatives|producers|farmers)`
/** "SMEs building drones", "firms that make sensors", "επιχειρήσεις που παράγουν …". */
const does = new RegExp(
  String.raw`(?<!\p{L})${enterprises},? (?:(?:που|οι οποι\p{L}{1,2}) (?<greek>(?!θα |δεν |δραστηριοποι|λειτουργ|εδρευ|θελ|επιθυμ|ενδιαφερ|χρειαζ|αναζητ|μπορ|υποβαλ|εντασσ|εγκρ|επιλεγ|πληρ|ειναι |εχουν )\p{L}+(?:ουν|ουσαν|ονται|ουνται)) (?=\p{L})|(?:that|which) (?:are )?(?<english>(?!are |is |will |have |has |can |may |must |shall |want|wish|need|seek|intend|plan|meet|would |could |should |do |did |appl|qualif|fulfil|receive|were |had |help|are$)\p{L}{4,}) (?=\p{L})|(?<ing>(?!wishing|looking|seeking|wanting|planning|applying|participating|being|including|having|according|operating|regarding|concerning|during|using|receiving|meeting|facing|interested|existing|trading|going|making|taking|employing|hoping|working|following|enabling|allowing|helping|providing|adding)\p{L}{4,}ing) (?=\p{L}))`,
  'u',
)

/**
 * The sentences that say such a thing of which nobody is asked yet: of what befell somebody once in a document, of what they do where a
 * call turns to them.
 * @param asked the places of what is asked
 */
export function clausesOfWhom(
  blocks: readonly Block[],
  asked: readonly Span[],
  isPassed: (block: Block) => boolean,
): Reading[] {
  const isAsked = ({ start, end }: Span): boolean => asked.some((each) => each.start < end && start < each.end)
  const sentences = blocks.flatMap((block) =>
    sentencesOf(block).map(({ start, end }) => ({
      block,
      folded: block.folded.folded.slice(start, end),
      quote: placeIn(block, start, end),
    })),
  )
  const told = new Set<string>()
  const stemsOf = (folded: string): string[] => {
    const { greek, english, ing } = does.exec(folded)?.groups ?? {}
    const verb = greek ?? english ?? ing
    return [...(befell.test(folded) ? ['befell'] : []), ...(verb === undefined ? [] : [verb.slice(0, 5)])]
  }
  for (const { folded, quote } of sentences) if (isAsked(quote)) for (const stem of stemsOf(folded)) told.add(stem)
  return sentences.flatMap(({ block, folded, quote }) => {
    const stems = stemsOf(folded).filter((stem) => !told.has(stem))
    if (stems.length === 0 || !given.test(folded) || folded.length > longest || isAsked(quote)) return []
    if (block.kind === 'heading' || isPassed(block) || isAside(block, folded) || isSoft(folded)) return []
    if (notEligibility.test(plainKeysOf(block).join(' · ')) || /\?\s*$/u.test(folded)) return []
    for (const stem of stems) told.add(stem)
    return [askedOf(quote, 0.5)]
  })
}
const longest = 500
