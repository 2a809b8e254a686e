import { negation, notEligibility, plainKeysOf } from './condition-gate.ts'
import { isSoft } from './condition-sentence.ts'
import { applicantsIn, namesSomebody, untoldOf, whoDo } from './named-applicants.ts'
import { askedOf } from '../reading.ts'
import type { Reading } from '../reading.ts'
import { isAside } from '../whose/scope.ts'
import { letsInAnyway } from '../sentences/sentence-operators.ts'
import type { Span } from '../../facts/text-fold.ts'
import { placeIn, sentencesOf } from '../text/source-text.ts'
import type { Block } from '../text/source-text.ts'
import { isOfSectors, stemOfTrade } from './trades.ts'
import { saysSomething } from '../sentences/unread-parts.ts'

/** Whom a call says it is for, by what they do: "the scheme is open to manufacturing enterprises". Folded text. */

const ofCall = String.raw`(?:(?<!επενδυτικο |επιχειρηματικο |παρον )σχεδιο|δραση|προγραμμα|προσκληση|προκηρυξη|μετρο|καθεστωσ|παρεμβαση|επιδοτηση|ενισχυση|scheme|programme|program|call|fund|facility|action|measure|competition|grants?|vouchers?|loans?|initiative|support|funding)`
const isFor = String.raw`(?:(?:απευθυν\p{L}+|προοριζ\p{L}+) (?:(?:μονο|αποκλειστικα|κυριωσ) )?(?:σε|για|προσ|στ\p{L}{2,3})|αφορα(?: (?:μονο|αποκλειστικα))?(?: (?:σε|τισ|τα|τουσ|στ\p{L}{2,3}))?|(?:is|are) (?:(?:only|exclusively) )?(?:open|addressed|aimed|targeted|directed|available|intended|reserved|meant) (?:(?:only|exclusively) )?(?:to|at|for))`
/** "The support, development and promotion of …". */
const deeds = String.raw`(?:παροχη )?(?:\p{L}+ )?(?:(?:ενισχυσησ?|επιχορηγησησ?|επιδοτησησ?|(?:υπο)?στηριξησ?|χρηματοδοτησησ?|προωθηση|αναπτυξη|αναβαθμιση|βελτιωση)(?:, | και )?(?:η |τη[ν]? )?){1,4}(?:τησ \p{L}+(?= των))?(?: ?(?:των|τησ|σε|προσ))?`
/** "… aims at the support of", "… supports": what it does for them. */
const helps = String.raw`(?:(?:στοχευει|αποσκοπει|αφορα|αποβλεπει|ειναι) (?:(?:σε|στη[ν]?|τη[ν]?|η) )?${deeds}|(?:ενισχυει|επιχορηγει|επιδοτει|στηριζει|χρηματοδοτει|μπορει να χρηματοδοτησει)(?: (?:τισ|τα|τουσ))?|(?:(?:aims?|seeks?|is|are|developed|designed|intended|created) to (?:support|strengthen|develop|fund|help)|(?:shall |will |can )support|supports|assists|funds)(?:,? (?:develop|promote|support|and|the))*)`
const purposeOfCall = String.raw`(?:στοχοσ|σκοποσ|αντικειμενο|objective|aim|purpose)`
const addressed = new RegExp(
  String.raw`^[^\p{L}]*(?:[\p{L}«»"“”'’\d.,()-]+ ){0,12}?(?:${ofCall}(?!\p{L})[^.;·:]{0,60}? ${isFor}|(?:${ofCall}|sub-?program(?:me)?|${purposeOfCall})(?!\p{L})[^.;·:]{0,90}? ${helps}) (?<whom>[^.;·:]{5,220})`,
  'u',
)
/** "The investments concern the sectors of …". */
const ofProjects =
  /(?<!\p{L})(?:επενδυσεισ|εργα|επενδυτικ\p{L}+ σχεδι\p{L}+|projects|investments|plans)(?!\p{L})[^.;·:]{0,60}?(?:αφορουν|ανηκουν|εμπιπτουν|εντασσονται|belong|fall|concern)\p{L}* (?:(?:σε|στ\p{L}+|τουσ?|τον|within|to|in|the) ){0,2}(?:τομε|κλαδ|sectors?)/u
/** The same by itself, under a title that says that it is the aim. */
const ofAim = new RegExp(String.raw`^[^\p{L}]*(?:[ηh] )?${deeds} (?<whom>[^.;·:]{5,220})`, 'u')
const aims = /^(?:σκοπ|στοχ|αντικειμεν|aim|objective|purpose)/u
/** What they mean to do with it, which says nothing of what they are. */
const purpose =
  /,? (?:μεσα απο|μεσω|through|by means|when|που|οι οποι\p{L}+|which|that|who|wishing|looking|seeking|ωστε|προκειμενου|με (?:στοχο|σκοπο)|για (?:την?|το|τη|επενδ|εργα)|to (?=\p{L})|in order|with (?:the|a) (?:aim|view)|for (?:investments?|projects?|their|the))(?!\p{L})(?! (?:[\p{L}-]+ ){0,2}?(?:δραστηριοποι|λειτουργ|ασκ|παραγ|are active|is active|operat|produc|manufactur|process)).*$/u

/** What every business is. */
const anyAge = /(?<!\p{L})(?:existing|new|very|υφισταμεν|νεων|νεεσ|ελληνικ)\p{L}*/gu

/**
 * The sentences that say of a call whom it is for, of which nothing was read, or no more than sizes and places where they name a trade.
 * @param heard the places of what was read
 * @param asked the places of what is asked
 */
export function addressees(
  blocks: readonly Block[],
  heard: readonly Span[],
  asked: readonly Span[],
  isPassed: (block: Block) => boolean,
): Reading[] {
  const isOne = (places: readonly Span[], quote: Span): boolean =>
    places.some((each) => each.start < quote.end && quote.start < each.end)
  const texts = blocks.flatMap((block) =>
    sentencesOf(block).flatMap(({ start, end }) =>
      isOne(asked, placeIn(block, start, end)) ? [block.folded.folded.slice(start, end)] : [],
    ),
  )
  return blocks.flatMap((block) => {
    if (block.kind === 'heading' || block.kind === 'cell' || isPassed(block)) return []
    if (notEligibility.test(plainKeysOf(block).join(' · '))) return []
    return sentencesOf(block).flatMap(({ start, end }): Reading[] => {
      const folded = block.folded.folded.slice(start, end)
      const isOfAim = plainKeysOf(block).some((key) => aims.test(key))
      const told = addressed.exec(folded) ?? (isOfAim ? ofAim.exec(folded) : null)
      const whom = told?.groups?.['whom']?.replace(purpose, '')
      const isOfThese = whom !== undefined && whoDo.test(whom) && saysSomething(whom.replaceAll(anyAge, ' '))
      const named = applicantsIn(folded)
      const isNarrowed =
        named !== undefined && namesSomebody(folded, named) && untoldOf(folded, named, [], () => false) !== undefined
      const isOfTrade = isOfThese || ofProjects.test(folded) || isOfSectors(folded)
      if (!isOfTrade && !isNarrowed) return []
      if (
        negation.test(folded) ||
        /[%€£]|\?\s*$/u.test(folded) ||
        isAside(block, folded) ||
        isSoft(folded) ||
        letsInAnyway(folded)
      )
        return []
      const quote = placeIn(block, start, end)
      if (isOne(asked, quote)) return []
      if (isOne(heard, quote)) {
        if (!isOfTrade) return []
        const stem = stemOfTrade(isOfThese ? whom : folded)
        if (stem === undefined || texts.some((text) => text.includes(stem))) return []
        texts.push(folded)
      }
      return [askedOf(quote, 0.5)]
    })
  })
}
