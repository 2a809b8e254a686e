import type { Expression } from '../../criteria/criterion.ts'
import type { RegionReference } from '../../facts/region-reference.ts'
import { isLineOfMoney } from '../money/region-rows.ts'
import { isSoft } from './condition-sentence.ts'
import { isEverywhere } from '../places/territory.ts'
import { headBlocks } from '../call/identity.ts'
import { isLabelOfCase } from '../whose/parts-of-call.ts'
import { hasPlaceBeside, isPartly, withoutLocalGroups } from '../places/parts-of-regions.ts'
import { regionsIn } from '../places/places.ts'
import type { Reading } from '../reading.ts'
import { isAside } from '../whose/scope.ts'
import { loosely, sizesIn } from './sizes.ts'
import { placeIn } from '../text/source-text.ts'
import type { Block } from '../text/source-text.ts'

/** Where and for which sizes a call is by its title alone. Holds where nothing below says it. */
export const fromTitle = 0.6

/** A line with a day, an address or a number of a protocol is the head of a letter, not the title. */
const letterhead =
  /\d{1,2}[/.-]\d{1,2}[/.-]\d{2,4}|\p{L}{3,}, \d{1,2} |(?<!\p{L})(?:εγινε|πραγματοποιηθηκε|διοργανωθηκε|παρουσιαστηκε)(?!\p{L})|took place|was (?:held|presented)|τηλ|ταχ|διευθυνσ|επιμελητηρι|εφετει|πληροφορ|υπηρεσι|τμημα|γραφει|δημοσ |tel\.|office|address|university|chamber/u
/** "60 % in Crete", "50 % to 70 %": what some get; "… of the Region of Crete for a subsidy of 50 %" is none. */
const isRate =
  /\d\s?%.*\d\s?%|\d\s?%\)? (?:για|σε|στ\p{L}{1,3}|in|for|of) (?:τη[νσ]? |το[νυ]? |τισ |the )?(?!\p{L}*(?:επιδοτ|επιχορηγ|ενισχ|grant|subsid|support|(?:μη )?επιστρεπτ))\p{L}/u
/** "… and 3 million € for Western Macedonia": what is set aside for a place. */
const placesIn = (folded: string): string =>
  /(?:€|ευρω|euros?)\)? (?:για|σε|στ\p{L}{1,3}|in|for) [^€]*(?:και|and|,) [^€]*(?:€|ευρω|euros?)/u.test(folded)
    ? ''
    : folded
/** "Public call no 3/2026 to enterprises …" below the names of those who issue it. */
const ofCall = /^(?:\d{1,2}η )?(?:δημοσια )?προσκληση(?!\p{L})|^call for /u
/** The area is told by municipalities: the region of the title is more than that. */
const municipal = /(?<!\p{L})δημ(?:ων|ουσ|οι) \p{L}|δημοτικ\p{L}+ ενοτητ|municipalit(?:y|ies) of|municipal units/u
const ofSmes = /(?<!\p{L})(?:μμε|μικρομεσαι\p{L}+|smes?)(?!\p{L})|επιχειρησ|enterprise|business|compan|firms/u

/**
 * Criteria that the titles of a document tell: "Ενίσχυση μικρών επιχειρήσεων της Κρήτης". A call that says of itself that it is for
 * the whole country has no region.
 */
export function criteriaOfTitle(blocks: readonly Block[], regions: RegionReference, country: string): Reading[] {
  // A member of a list is no title.
  const isMember = (block: Block, at: number): boolean =>
    block.kind === 'item' &&
    [blocks[at - 1], blocks[at + 1]].some(
      (other) => other?.kind === 'item' && other.section === block.section && other.announcedBy === block.announcedBy,
    )
  const titles = blocks.slice(0, headBlocks * 2).filter((block, at) => {
    const { folded } = block.folded
    const short =
      folded.length < 160 &&
      (block.kind === 'heading' || at < headBlocks || ofCall.test(folded)) &&
      !/[.;]\s*$/u.test(folded) &&
      !isLabelOfCase(folded) &&
      !isRate.test(folded) &&
      !isLineOfMoney(folded)
    // "• small enterprises: 90.000 €": a member of a list, and no title.
    const isOfList =
      block.kind === 'cell' ||
      (block.kind === 'item' && (block.section !== '' || block.announcedBy !== '' || /[€%]|\d{3}/u.test(folded)))
    return (
      short &&
      !isOfList &&
      !isMember(block, at) &&
      !letterhead.test(folded) &&
      !isAside(block, folded) &&
      !isSoft(folded)
    )
  })
  const put = (block: Block, criterion: object): Reading => {
    const quote = placeIn(block, 0, block.folded.folded.trimEnd().length)
    return {
      value: { field: 'criterion', criterion: criterion as Expression },
      quote,
      figure: quote,
      confidence: fromTitle,
    }
  }
  const everywhere = blocks.some(
    ({ folded }) => isEverywhere(folded.folded) || (municipal.test(folded.folded) && !/[€%]/u.test(folded.folded)),
  )
  const placed = everywhere
    ? undefined
    : titles.find(({ folded }) => regionsIn(withoutLocalGroups(placesIn(folded.folded)), regions, country).length > 0)
  const sized = titles.find(
    ({ folded: { folded } }) =>
      ofSmes.test(folded) &&
      sizesIn(folded).length > 0 &&
      !(sizesIn(folded).join() === 'small' && loosely.test(folded)),
  )
  const find = (words: string): string[] => regionsIn(words, regions, country)
  return [
    ...(placed === undefined
      ? []
      : [
          put(
            placed,
            hasPlaceBeside(placed.raw, find)
              ? { kind: 'manual' }
              : {
                  kind: 'region',
                  of: 'any_establishment',
                  include: regionsIn(withoutLocalGroups(placed.folded.folded), regions, country),
                },
          ),
          // "The islands of Attica": which part of the region it is, is for a person.
          ...(isPartly(placed.folded.folded, regionsIn(placed.folded.folded, regions, country))
            ? [put(placed, { kind: 'manual' })]
            : []),
        ]),
    ...(sized === undefined ? [] : [put(sized, { kind: 'size', include: sizesIn(sized.folded.folded) })]),
  ]
}
