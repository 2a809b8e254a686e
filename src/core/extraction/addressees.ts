import { negation, notEligibility, plainKeysOf } from './condition-gate.ts'
import { isSoft } from './condition-sentence.ts'
import { askedOf } from './reading.ts'
import type { Reading } from './reading.ts'
import { isAside } from './scope.ts'
import type { Span } from '../facts/text-fold.ts'
import { placeIn, sentencesOf } from './source-text.ts'
import type { Block } from './source-text.ts'
import { saysSomething } from './unread-parts.ts'

/** Whom a call says it is for, by what they do: "the scheme is open to manufacturing enterprises". Folded text. */

const ofCall = String.raw`(?:δραση|προγραμμα|προσκληση|προκηρυξη|μετρο|καθεστωσ|παρεμβαση|επιδοτηση|ενισχυση|scheme|programme|program|call|fund|facility|action|measure|competition|grants?|vouchers?|loans?|initiative|support|funding)`
const isFor = String.raw`(?:(?:απευθυν\p{L}+|προοριζ\p{L}+) (?:(?:μονο|αποκλειστικα|κυριωσ) )?(?:σε|για|προσ|στ\p{L}{2,3})|αφορα(?: (?:μονο|αποκλειστικα))?(?: (?:σε|τισ|τα|τουσ|στ\p{L}{2,3}))?|(?:is|are) (?:(?:only|exclusively) )?(?:open|addressed|aimed|targeted|directed|available|intended|reserved|meant) (?:(?:only|exclusively) )?(?:to|at|for))`
const addressed = new RegExp(
  String.raw`^[^\p{L}]*(?:[\p{L}«»"“”'’\d.,()-]+ ){0,12}?${ofCall}(?!\p{L})[^.;·:]{0,60}? ${isFor} (?<whom>[^.;·:]{5,220})`,
  'u',
)
/** Those who do something for a living. */
const whoDo =
  /^(?:[\p{L}-]+,? (?:(?:και|η|and|or) )?){0,5}?(?:επιχειρησ(?!ιακ)|εταιρ(?:ει|ι)|μοναδ|καταστημα|ξενοδοχ|παραγωγ|επαγγελματ|εργαστηρι|βιοτεχν|βιομηχαν|συνεταιρισμ|enterpris|compan(?:y|ies)|firms?(?!\p{L})|business(?:es)?(?!\p{L})|undertakings?(?!\p{L})|smes?(?!\p{L})|units?(?!\p{L})|shops?(?!\p{L})|hotels?(?!\p{L})|producers?(?!\p{L})|manufacturers?(?!\p{L})|studios?(?!\p{L})|farm(?:er)?s?(?!\p{L})|professionals?(?!\p{L})|bakeries|restaurants?(?!\p{L}))/u
/** What they mean to do with it, which says nothing of what they are. */
const purpose =
  /,? (?:που|οι οποι\p{L}+|which|that|who|wishing|looking|seeking|ωστε|προκειμενου|με (?:στοχο|σκοπο)|για (?:την?|το|τη|επενδ|εργα)|to (?=\p{L})|in order|with (?:the|a) (?:aim|view)|for (?:investments?|projects?|their|the))(?!\p{L})(?! (?:[\p{L}-]+ ){0,2}?(?:δραστηριοποι|λειτουργ|ασκ|παραγ|are active|is active|operat|produc|manufactur|process)).*$/u

/** The sentences that say of a call whom it is for, of which nothing was read. */
export function addressees(
  blocks: readonly Block[],
  heard: readonly Span[],
  isPassed: (block: Block) => boolean,
): Reading[] {
  return blocks.flatMap((block) => {
    if (block.kind === 'heading' || block.kind === 'cell' || isPassed(block)) return []
    if (notEligibility.test(plainKeysOf(block).join(' · '))) return []
    return sentencesOf(block).flatMap(({ start, end }): Reading[] => {
      const folded = block.folded.folded.slice(start, end)
      const whom = addressed.exec(folded)?.groups?.['whom']?.replace(purpose, '')
      if (whom === undefined || !whoDo.test(whom) || !saysSomething(whom)) return []
      if (negation.test(folded) || /[%€£]/u.test(folded) || isAside(block, folded) || isSoft(folded)) return []
      const quote = placeIn(block, start, end)
      return heard.some((each) => each.start < quote.end && quote.start < each.end) ? [] : [askedOf(quote, 0.5)]
    })
  })
}
