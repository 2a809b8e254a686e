import type { Span } from '../../facts/text-fold.ts'
import { excluding } from '../activities/activity-codes.ts'
import { behindMark } from '../text/block-lists.ts'
import { leadsToKinds, leadsToPlaces, negation, withoutNumber } from './condition-gate.ts'
import { isOfCosts } from './left-out.ts'
import { bindsPlans } from './plain-duties.ts'
import { askedOf } from '../reading.ts'
import type { Reading } from '../reading.ts'
import { standsAside } from '../whose/scope.ts'
import { bullet, placeIn, sentencesOf } from '../text/source-text.ts'
import type { Block } from '../text/source-text.ts'

/**
 * Lists of the sectors, places or kinds of those whom a call is for: nobody is in all of them, so the line and its list are one question,
 * which is put where no code, form or size was read of the members. Folded text.
 */

/** A title of nothing but sectors: "Eligible fields of activity". */
const ofSectors =
  /^(?:(?:οι|τα|the) )?(?:επιλεξιμ\p{L}+|ενισχυομεν\p{L}+|επιδοτουμεν\p{L}+|επιλεγμεν\p{L}+|eligible|supported|funded|target) (?:\p{L}+ )?(?:κλαδ(?:οι|ουσ|ων)|τομε(?:ισ|ων)|δραστηριοτητ(?:εσ|ων)|sectors?|fields?|industries|branches|business activities)(?! (?:δαπαν|εργ(?:ου|ων)|ερευν|of (?:the )?project))(?: (?:(?:οικονομικησ )?δραστηριοτητασ|τησ οικονομιασ|επιχειρησεων|of (?:business |economic )?activity|of the economy))?(?: (?:ειναι|are))?$/u

/** Those who apply, and that it is about who may. */
const enterprise = String.raw`(?:επιχειρησ(?:η|εισ|εων)|εταιρ(?:ει|ι)(?:α|εσ|ων)|μμε|φορε(?:ισ|ων)|επαγγελματι\p{L}+|ωφελουμεν\p{L}+|αιτου(?:ντεσ|σεσ)|εργοδοτ\p{L}+|employers?|enterprises?|undertakings?|compan(?:y|ies)|firms?|business(?:es)?|smes?|start-?ups?|applicants?|beneficiar(?:y|ies))`
const ofWhom = new RegExp(
  String.raw`(?<!\p{L})${enterprise}(?!\p{L})|δικαιουχ|επιλεξιμ|eligible|(?:may|can) (?:apply|participate|take part)|(?:available|open|reserved) (?:only )?(?:to|for) |(?:main|primary) (?:nace|activity)`,
  'u',
)
/** "Enterprises that are active:", "… applications from enterprises:", "… in the sectors (by NACE):". */
const endsInWhom = new RegExp(
  String.raw`(?<!\p{L})(?:(?:υποβ[αο]λ|συμμετ|ενταχθ|ενισχυ|επιδοτ|μπορ|afford|apply|support)[^.;·:]* ${enterprise}|${enterprise},? (?:που|οι οποι\p{L}+|which|that|who|των) (?:(?:δραστηριοποιουνται|ασκουν|ανηκουν|are active|operate)(?: (?:σε|στ\p{L}+|in))?|κλαδ\p{L}+|τομε\p{L}+)|${enterprise} in (?:the |one of the )?[^.;·:()]{0,90}sectors?[^.;·:]*|(?:following|παρακατω|ακολουθ\p{L}+|εξησ|κατωθι)(?: \p{L}+){0,2} ${enterprise}(?!\p{L})[^.;·:]*|(?:following|παρακατω|ακολουθ\p{L}+|εξησ|κατωθι) (?:κατηγοριεσ|categories of) ${enterprise}|${enterprise} (?:that|which|που)[^.;·:]*(?:eligible|επιλεξιμ)[^.;·:]*(?:are|ειναι)|(?:eligible|επιλεξιμ\p{L}+) ${enterprise}(?: (?:are|ειναι|include))?|(?:οσ(?:οι|εσ)|those (?:who|that)|who) (?:παραγουν|καλλιεργουν|κατασκευαζουν|produce|grow|make))\s*:\s*$`,
  'u',
)
/** "They are active in the following areas and on premises of their own.": whatever the sentence ends with. */
const namesKinds =
  /(?<!\p{L})(?:ακολουθ\p{L}+|παρακατω|κατωθι|following)(?: \p{L}+){0,1} (?:(?<place>περιοχ|δημ(?:ουσ|ων)|νομ(?:ουσ|ων)|περιφερει|areas|municipalities|regions|counties)|κλαδ(?:ουσ|ων|οι)|τομε(?:ισ|ων)|sectors|industries)/u

/** A title or lead of nothing but those who may apply: "Beneficiaries", "Δικαιούχοι είναι:". */
const ofPeople =
  /(?:^|[,;.·] |και |and )(?:οι |the )?(?:δυνητικ\p{L}+ |τελικ\p{L}+ |eligible |potential )?(?:δικαιουχοι|ωφελουμενοι|αποδεκτεσ|applicants|beneficiaries|recipients)(?: (?:τησ|του|of the|under this) \p{L}+)?(?: (?:μπορουν να ειναι|ειναι|are|may be))?\s*:?$|^(?:who (?:can|may) apply|σε ποιουσ απευθυνεται|ποιουσ αφορα)$/u
/** What a member begins with that names somebody. */
const somebody =
  /^(?:(?:οι|τα|ολ(?:οι|εσ|α)|the|all|any|new|existing|private|public|small|ιδιωτικ\p{L}+|νε(?:οι|εσ|α)|(?:μη|non-?) ?\p{L}+|αναγνωρισμεν\p{L}+|[\p{L}-]+ικ(?:οι|εσ|α)) ){0,2}(?<who>επιχειρησεισ|εταιρ(?:ει|ι)εσ|φορεισ|προσωπα|αγροτεσ|γεωργοι|κτηνοτροφοι|αλιεισ|παροχοι|παραγωγοι|συνεταιρισμοι|ομαδεσ|οργανωσεισ|οργανισμοι|ενωσεισ|ιδρυματα|σωματεια|δημοι|ανεργοι|ανεργεσ|μισθωτοι|επαγγελματιεσ|ιδιοκτητεσ|πλοιοκτητεσ|κατοχοι|enterprises|companies|firms|businesses|organi[sz]ations|persons|individuals|people|farmers|fishers|producers|associations|cooperatives|institutions|universities|authorities|bodies|providers|owners|groups|charities)(?!\p{L})/u

/** Amounts, papers and what is done, of which there are lists of kinds too. */
const ofOther =
  /(?<!\p{L})(?:προυπολογισμ|ποσ(?:ο|α|οστ)|ενταση|υψοσ|ενεργει(?:εσ|ων)|(?<!περιοχησ? )παρεμβασ|εργασι(?:εσ|ων)|δικαιολογητ|βαθμολ|αξιολογ|μονιμ\p{L}+ κατοικ|budget|amounts?|rates?|documents?|actions|interventions|particularly|prefer\p{L}*|(?:given|gives?|takes?|has|have) priority|priority (?:will|is|to)|welcome|κατα προτεραιοτητα|προτεραιοτητα (?:δινεται|εχ|σε))/u

interface Lead {
  /** Where its last sentence begins in its block. */
  readonly from: number
  readonly ofPlaces: boolean
  readonly of: 'sectors' | 'people' | 'kinds' | 'names' | 'plans' | 'whatever'
}

/** What of its block leads to a list of kinds; undefined where it leads to none. */
function leadIn(block: Block): Lead | undefined {
  const { folded } = block.folded
  const title = withoutNumber(folded.trim())
  if (block.kind === 'cell' || standsAside(block)) return undefined
  if (ofSectors.test(title)) return excluding.test(title) ? undefined : { from: 0, ofPlaces: false, of: 'sectors' }
  const { start, end } = sentencesOf(block).at(-1) ?? { start: 0, end: folded.length }
  if (ofPeople.test(title)) return negation.test(title) ? undefined : { from: start, ofPlaces: false, of: 'people' }
  const line = folded.slice(start, end)
  const following = namesKinds.exec(line)?.groups
  const leads = /:\s*$/u.test(line)
  if ((!leads && following === undefined) || negation.test(line) || excluding.test(line)) return undefined
  const ofKinds = leadsToKinds(line) || following !== undefined
  const ofPlaces = leadsToPlaces.test(line) || following?.['place'] !== undefined
  if (isOfCosts(line) || ofOther.test(line)) return undefined
  if (leads && endsInWhom.test(line)) return { from: start, ofPlaces, of: ofKinds ? 'kinds' : 'names' }
  if (leads && bindsPlans(line)) return { from: start, ofPlaces, of: ofKinds ? 'kinds' : 'plans' }
  return ofKinds ? { from: start, ofPlaces, of: ofWhom.test(line) ? 'kinds' : 'whatever' } : undefined
}

/** A member, or the numbered name of some members: "1. Main accommodation". */
const isMember = ({ kind, folded: { folded } }: Block): boolean =>
  /\p{L}{3}/u.test(folded) &&
  (kind === 'item' || (kind === 'heading' && /^\s*\(?(?:\d{1,2}|\p{L})[.)]\s/u.test(folded)))

/** Whether members name different people: "businesses that …, businesses with …" are conditions of the same. */
function areDifferent(members: readonly Block[]): boolean {
  const names = members.map((block) => somebody.exec(behindMark(block).trim())?.groups?.['who'])
  return names.every((name) => name !== undefined) && new Set(names).size > names.length / 2
}

/** "The investment shall be in: a new site; or a larger one": one of them is enough. */
const endsInOr = ({ folded }: Block): boolean => /(?<!\p{L})(?:or|η|ειτε)\s*$/u.test(folded.folded)

/** "Μεταποίηση", "Agri-food chain": a name, that nothing is said of. */
const isName = (block: Block): boolean => {
  const text = behindMark(block)
    .trim()
    .replace(/[.;,]$/u, '')
  return (
    text.length < longestName &&
    !/[€%]|\d{3}|[.]\s+\S/u.test(text) &&
    !/^(?:να|που|δεν|μην|εχουν|ειναι|have|has|be|are|is|must|to|not)(?!\p{L})/u.test(text)
  )
}
const longestName = 180

/** "λεβάντα", "Ceramics": a line by itself that is no more than a name. */
const isShortName = (block: Block): boolean =>
  isName(block) &&
  block.raw
    .trim()
    .split('\n')
    .every((line) => line.trim().split(/\s+/u).length < 5)

interface KindList {
  readonly lead: Lead
  readonly place: Span
  readonly members: Span
  readonly each: readonly Span[]
}

/** The blocks behind a lead that are of its list. */
function runBehind(lead: Lead, rest: readonly Block[]): Block[] {
  const [first] = rest
  if (first === undefined) return []
  const isOf = (block: Block): boolean => {
    if (/\?\s*$/u.test(block.raw)) return false
    if (lead.of === 'sectors') return isMember(block)
    if (first.kind === 'paragraph')
      return (
        block.kind === 'paragraph' &&
        (lead.of === 'names' ? isShortName(block) : isName(block)) &&
        leadIn(block) === undefined
      )
    return block.kind === first.kind && block.announcedBy === first.announcedBy && markOf(block) === markOf(first)
  }
  const end = rest.findIndex((block) => !isOf(block))
  return rest.slice(0, end < 0 ? rest.length : end)
}
const markOf = ({ kind, folded }: Block): string =>
  kind === 'item' ? (bullet.exec(folded.folded)?.[0].trim() ?? '').replace(/[\p{L}\d]+/u, '1') : ''

/** The lists of a document, with the words that lead to each. */
const listsIn = (blocks: readonly Block[]): KindList[] =>
  blocks.flatMap((block, at): KindList[] => {
    const lead = leadIn(block)
    if (lead === undefined) return []
    const named = runBehind(lead, blocks.slice(at + 1)).filter(({ folded }) => /\p{L}{3}/u.test(folded.folded))
    const [first, last] = [named[0], named.at(-1)]
    if (first === undefined || last === undefined || named.length < 2) return []
    // Without a word for kinds "enterprises:" may lead to what is asked of them.
    if (lead.of === 'names' && !named.every(first.kind === 'paragraph' ? isShortName : isName)) return []
    if (lead.of === 'plans' && !named.slice(0, -1).some(endsInOr)) return []
    if (lead.of === 'people' && (first.kind !== 'item' || !areDifferent(named))) return []
    const { start } = placeIn(first, 0, first.folded.folded.length)
    const { end } = placeIn(last, 0, last.folded.folded.trimEnd().length)
    const from = placeIn(block, lead.from, block.folded.folded.length).start
    const each = named.map((member) => placeIn(member, 0, member.folded.folded.trimEnd().length))
    return [{ lead, place: { start: from, end }, members: { start, end }, each }]
  })

const meets = (a: Span, b: Span): boolean => a.start < b.end && b.start < a.end

/**
 * The lists of kinds that are to be asked about as a whole.
 * @param asked what is asked of its members so far
 * @param read the places of which something was read, which is no question
 */
export const listsOfKinds = (blocks: readonly Block[], asked: readonly Reading[], read: readonly Span[]): KindList[] =>
  listsIn(blocks).filter(
    ({ lead, members }) =>
      !read.some((place) => meets(place, members)) &&
      (lead.of !== 'whatever' || asked.some(({ quote }) => meets(quote, members))),
  )

const holds = (outer: Span, inner: Span): boolean => inner.start >= outer.start && inner.end <= outer.end

/** What is asked, with one question for each list of kinds. */
export const withListsOfKinds = (asked: readonly Reading[], lists: readonly KindList[]): Reading[] =>
  [
    ...asked.filter(({ quote }) => !lists.some(({ place }) => holds(place, quote))),
    ...lists.map(({ place }) => askedOf(place, 0.6)),
  ].toSorted((a, b) => a.quote.start - b.quote.start)

/**
 * What was read without what the one question of a list asks, without the places of one of several kinds, by which the others are not
 * bound, and without those of a list of places of which one could not be read: who is there is in none of the others.
 */
export function besideLists(readings: readonly Reading[], lists: readonly KindList[]): Reading[] {
  const isOf = ({ value }: Reading, kind: 'manual' | 'region'): boolean =>
    value.field === 'criterion' && 'kind' in value.criterion && value.criterion.kind === kind
  const places = readings.filter((reading) => isOf(reading, 'region'))
  const unbound = lists.filter(
    ({ lead, each }) => !lead.ofPlaces || !each.every((member) => places.some(({ quote }) => meets(member, quote))),
  )
  return readings.filter(
    (reading) =>
      !(isOf(reading, 'manual') && lists.some(({ place }) => holds(place, reading.quote))) &&
      !(isOf(reading, 'region') && unbound.some(({ members }) => holds(members, reading.quote))),
  )
}
