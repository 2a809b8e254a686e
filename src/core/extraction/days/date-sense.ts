import type { Sentence } from '../text/clauses.ts'
import { change, movesOf, nowWord, standing } from './date-changes.ts'
import {
  another,
  dash,
  applying,
  beyond,
  endOf,
  ends,
  has,
  lastIndex,
  notHappening,
  ofItself,
  placed,
  sinceWords,
  starts,
  stays,
  toldOn,
  untilWords,
  withoutNames,
  withoutOwnLaw,
  withoutPublicMoney,
} from './date-words.ts'
import type { Placed } from './date-words.ts'
import type { StatedDate } from '../figures/dates.ts'
import { endsWithMoney } from './exhaustion.ts'
import { withoutOffices } from '../whose/names-of-bodies.ts'
import { isEvent } from '../whose/scope.ts'
import { keysOf } from '../text/source-text.ts'
import type { Block } from '../text/source-text.ts'
import { greekPlacesIn } from '../places/greek-places.ts'

/**
 * What the days of a sentence are, by what stands around them in any order: a word for one end of the time for applying, or a
 * preposition straight before the day; the matter of its clause; and marks of what held before and what holds now. Folded text.
 */

export type DateRole = 'opens' | 'closes' | 'moved'
/** `renewed`: it takes the place of another; `else`: its words are about something that is no time for applying. */
export interface DateSense {
  readonly role: DateRole | 'else'
  readonly renewed?: true
  /** `change`: read off what held before and what holds now. `plain`: a preposition and the matter stand in its own clause. */
  readonly sure?: 'change' | 'plain'
  /** One of several that hold side by side. */
  readonly listed?: true
  /** Of those whom another day is not for. */
  readonly rest?: true
  /** It is told that it holds as before. */
  readonly stays?: true
  /** Of a time in which nobody could apply. */
  readonly outage?: true
}

/** When the place of applying is shut or out of order. */
const outage =
  /(?:διακοπ|διακοπτ|συντηρησ|αναβαθμισ|βλαβ|εκτοσ λειτουργι|δυσλειτουργι|downtime|maintenance|outage|out of (?:service|order)|upgrade|unavailable|(?:is|are|was|were|will be) (?:down|off-?line|not available)|δεν (?:θα )?(?:δεχεται|δεχοταν|λειτουργει|λειτουργουσε|ειναι διαθεσιμ))/u

/** The first or last day of something that is named. */
const surelyAnother =
  /γεννη(?:θ|μεν)|(?<!\p{L})(?:born|date of birth)(?!\p{L})|(?<!\p{L})(?:παρατηρησεισ|σχολια|comments|remarks|observations)(?!\p{L})(?: [\p{L}-]+){0,6} $|μητρω\p{L}+ (?:των )?(?:παροχ|προμηθευτ|συμβουλ)[^.;·]{0,60}$|registration of (?:providers|suppliers)[^.;]{0,50}$|(?:providers|suppliers) (?:may |can )?(?:register|enrol)[^.;]{0,50}$|(?:rate|aid|ποσοστ\p{L}+|ενταση|ενισχυση)[^.;·]{0,40}%[^.;·]{0,30}(?:for|για) (?:τισ )?(?:applications|αιτησεισ)[^.;·]{0,30}$|δηλωσ\p{L}* (?:οσδε|καλλιεργ|φορολογ|εισοδηματ|φπα|αποθεματ)[^.;·]{0,60}$|tax returns?[^.;]{0,60}$|γραφει\p{L}+ (?:πληροφορ|υποστηρ|εξυπηρ|κινησ)[^.;·]{0,60}$|information (?:desk|office|point)[^.;]{0,60}$|(?<!\p{L})(?:αιτησ\p{L}+ (?:θεραπειασ|επανεξετασησ|ακυρωσησ|πληρωμησ|επαληθευσησ)|ενστασ(?:η|εισ)|προσφυγ(?:η|εσ)|(?:requests?|applications?|claims?) for (?:review|reconsideration|payment|reimbursement)|appeals?|objections?)(?!\p{L})[^.;·]{0,70}$|(?:suspend|paus(?:e|ing)|αναστελλ|ανασταλ|αναστολ|διακοπτ)\p{L}*[^.;·]{0,70}$|προθεσμι\p{L}*(?: (?:για|υποβολησ|προσκομισησ|τα|των))*\s(?:δικαιολογητικ|ενστασ|πληρωμ|ερωτησ)|(?:λη[ξγ]|εναρξ|τελοσ|περιοδο|αρχη|(?<!\p{L})end|start)\p{L}*(?: (?:τησ|του|των|of|the))*\s(?:επιλεξ|υλοποιησ|φυσικ|συμβασ|eligib|implement|works)|(?:επενδυσ(?:η|εισ)|εργ(?:ο|α)|πραξεισ|εργασιεσ|σχεδι(?:ο|α))(?: \p{L}+){0,3}? (?:ολοκληρων|περατων|υλοποι)(?:ε|ο)\p{L}+ [^.;·]{0,100}$|(?:εχ\p{L}+|ειχ\p{L}+) (?:ολοκληρωσει|περατωσει|υλοποιησει|κλεισει)(?: \p{L}+){0,2}? (?:εργ(?:ο|α)|επενδυσ\p{L}+|σχεδι(?:ο|α)|πραξ\p{L}+)(?!\p{L})[^.;·]{0,40}$|(?:have|has|had) (?:completed|finished|closed)(?: \p{L}+){0,3}? (?:projects?|investments?|works?)(?!\p{L})[^.;·]{0,40}$|(?:investments?|projects?|works?|activities) (?:must|should|shall|have to|may|can) (?:\p{L}+ ){0,2}?(?:finish|complete|end|start|begin)/u

const business = String.raw`(?:επιχειρησ|εταιρ|μμε(?!\p{L})|αιτουντ|φορε|νομικ|νεοφυ|συνεταιρισμ|ξενοδοχ|επαγγελματ|start-?ups?|smes?(?!\p{L})|enterprise|undertaking|business|compan|firms?(?!\p{L})|applicants?)`
/** "SMEs with a start date of … on or after", "των οποίων η έναρξη έγινε από": the day on which those who apply began. */
const beganThemselves = new RegExp(
  String.raw`(?<!\p{L})${business}(?:(?!υποβ[αο]λ|αιτησ|προσκλησ|applic|submi|(?<!\p{L})calls?(?!\p{L}))[^.;·])*?(?<!\p{L})(?:με|οποιων|whose|with|having|of which)\s(?:(?:η|την?|τισ|an?|the|their|its|ηδη) )?(?:(?:ημερομηνια|ημ\/νια|date of(?: the)?) )?(?:εναρξ\p{L}*|ιδρυσ\p{L}*|συστασ\p{L}*|start(?:ing|-up)?|establishment|incorporation|registration|foundation|founding)(?!\p{L})(?! (?:τησ |των |of |of the )?(?:ηλεκτρονικ\p{L}+ )?(?:υποβολ|αιτησ|submission|applic|call))[^.;·]{0,45}$`,
  'u',
)
/** "That have completed their project by": another plan than the one that is applied for. */
const hadFinished =
  /(?<!\p{L})(?:εχ(?:ει|ουν)|ειχ(?:ε|αν)|have|has|had) (?:\p{L}+ ){0,2}?(?:ολοκληρωσει|περατωσει|εκτελεσει|υλοποιησει|τελειωσει|παραδωσει|completed|closed|finished|implemented|concluded|ended) (?:[\p{L}'’]+ ){0,3}?(?:εργ(?:ο|α)|επενδυσ|πραξ|σχεδι(?:ο|α)|projects?|investments?|works?)(?:(?!υποβ[αο]λ|αιτησ|applic|submi)[^.;·]){0,60}$/u

/** A row of a table about when the applicant was founded or began. */
const ofFounding =
  /(?<!\p{L})(?:συστασ|ιδρυσ)\p{L}{1,3}(?: τησ)? (?:επιχ|εταιρ|νομικ)|εναρξ\p{L}{1,3}(?: τησ)? (?:δραστ|εργασ|λειτουργ)|(?:business|company|enterprise)\p{L}* (?:established|founded|registered|incorporated|started)|(?:date|day) of (?:incorporation|establishment)|start of (?:activity|business)/u

/** "Applicants must have been operating since before", "trading for five years or less as of": how long they have existed. */
const haveExisted = new RegExp(
  String.raw`(?<!\p{L})${business}(?:(?!πλατφορμ|συστημα|προγραμμα|portal|platform|scheme|(?<!\p{L})calls?(?!\p{L})|submi|υποβ[αο]λ|αιτησ)[^.;·])*?(?<!\p{L})(?:operating|trading|active|in (?:operation|business|existence)|λειτουργ(?:ει|ουν|ουσ)\p{L}*|δραστηριοποι\p{L}+)(?!\p{L})(?:(?: [\p{L}-]+){0,3} (?:since|πριν(?: απο)?)(?: (?:before|at least|την?|τισ|the))*|[^.;·]{0,30}(?:years?|months?|ετη|ετων|μηνεσ|μηνων)(?!\p{L})(?: \p{L}+){0,4} (?:as of|as at|κατα την?|στισ))\s*$`,
  'u',
)
/** "The project must not have begun before … and is completed by": its own end. */
const planEnds =
  /(?<!\p{L})(?:εργ(?:ο|α)|επενδυσ(?:η|εισ)|πραξ(?:η|εισ)|(?:επενδυτικ\p{L}+ )?σχεδι(?:ο|α)|φυσικο αντικειμενο|projects?|works?|investments?)(?!\p{L})(?:(?!(?<!\p{L})(?:η|οι) (?:υποβολ|αιτησ)|(?:submission|applications) )[^.;·]){0,120}?(?<!\p{L})(?:(?:ολοκληρων|περατων)(?:ε|ο)\p{L}+|(?:is|are|be) (?:completed|finished|over|done|concluded)|(?:has|have|must|should|needs?) (?:to )?(?:begin|start|finish|end)|πρεπει να (?:αρχισ|ξεκινησ|τελειωσ)\p{L}+)(?!\p{L})[^.;·\d]{0,40}$/u

/** "If you were trading on", "had been operating by": a day on which whoever applies was at work. */
const wereTrading =
  /(?<!\p{L})(?:(?:was|were|be|been|are|is) (?:\p{L}+ )?(?:trading|operating|in (?:business|operation|existence))|(?:traded|operated)|λειτουργουσ\p{L}+|δραστηριοποιουντ\p{L}+) (?:on|at|by|before|on or before|since|κατα|στισ|στην|πριν)(?: (?:απο|την?|τισ|the))*\s*$/u
/** "Their start, as was said, precedes", "workshops that began to operate before". */
const theyBegan =
  /(?<!\p{L})(?:τουσ εναρξη|εναρξη τουσ|(?:αρχισ|ξεκινησ)\p{L}+ (?:να λειτουργ|να δραστηριοποι|(?:την? |τισ )?(?:λειτουργ|εργασι|δραστηρ))|(?:their|its) start(?:ing date)?|(?:started|began) (?:to )?(?:trad|operat|business))(?![^.;·]*(?:αιτησ|υποβ[αο]λ|appl|submi))[^.;·\d]{0,60}$/u
/** "One can apply only for the period of the closure from": of which time the aid is. */
const periodAppliedFor =
  /(?<!\p{L})(?:(?:apply|claim) (?:only )?for the period|(?:ζητ|δικαιου)\p{L}+ (?:\p{L}+ ){0,2}?για την περιοδο) (?:(?:of|του|τησ) [^.;·,\d]{3,60} )?(?:from|απο)(?: (?:the|τη[νσ]?|τισ))?\s*$/u
/** "The interest is covered from": of which time something is paid. */
const coveredFrom =
  /(?<!\p{L})(?:καλυπτ|επιδοτ|πληρων)(?:εται|ονται|ει|ουν)(?: \p{L}+){0,2} (?:τοκ|επιτοκ|μισθ|ενοικι|εισφορ)\p{L}*(?: \p{L}+)? (?:απο|from)(?: (?:τη[νσ]?|τισ))?\s*$|(?<!\p{L})(?:interest|rent|wages?|fees?)(?: \p{L}+){0,3} (?:covered|paid|subsidi[sz]ed)(?: for the (?:time|period))? from(?: the)?\s*$/u
/** "What is owed for the period from … to …": of which time debts, wages or bills are paid. */
const periodPaidFor =
  /(?<!\p{L})(?:οφειλ|χρωστ|υποχρεωσε|τοκ(?:οι|ουσ|ων|οσ)|ενοικ|μισθ(?:οι|ουσ|ων|ωμ)|εισφορ|λογαριασμ|ζημι|απωλει|τζιρ|κυκλ\p{L}{1,2} εργασιων|rents?(?!\p{L})|interest|wages?|salar|bills?(?!\p{L})|loss(?:es)?(?!\p{L})|debts?(?!\p{L})|owe[ds]?(?!\p{L})|turnover)(?:(?!υποβ[αο]λ|αιτησ|(?<!\p{L})appl|submi)[^.;·])*?(?<!\p{L})(?:περιοδο[υσ]?|διαστημα(?:τοσ)?|μην(?:εσ|ων)|period|months?)(?: \p{L}+)? (?:απο|μεταξυ|from|between)(?!\p{L})[^;·\p{L}]{0,14}(?:[^;·]{0,30})$/u
/** "The period of application of the measure": how long there are rules for calls, and none for applying. */
const rulesHold =
  /(?<!\p{L})(?:περιοδ|διαρκει|χρον)\p{L}* (?:εφαρμογησ|υλοποιησησ|ισχυοσ) (?:του|τησ|των) (?:μετρ|προγραμμ|σχεδι|καθεστ|δρασ)[^.;·]{0,40}$|(?<!\p{L})(?:period of (?:application|implementation|validity) of (?:the |this )?(?:scheme|measure|programme|aid)|implementation period)[^.;]{0,40}$|(?<!\p{L})(?:μετρο|σχεδιο|προγραμμα|καθεστωσ|scheme|measure|programme) (?:εφαρμοζ|is (?:applied|implemented)|applies)[^;·]{0,60}$/u
/** "Are expected to have been reviewed by": when those who applied hear of it. */
const areJudged =
  /(?<!\p{L})(?:be|been|are|is) (?:reviewed|assessed|evaluated|notified|informed|decided)(?! on (?:a|the)(?!\p{L}))(?!\p{L})(?![^.;]{0,40}(?:cut-?offs?|deadlines?)(?!\p{L}))[^.;]{0,40}$|(?<!\p{L})(?:θα|εχουν) (?:αξιολογηθ|εξεταστ|εξετασθ|ενημερωθ)\p{L}+[^.;·]{0,40}$/u
/** "With the applications until today, 24/11/2026": how many there have been. */
const untilToday = /(?:(?:εωσ|μεχρι|until|to) (?:και )?(?:σημερα|today)|μεχρι στιγμησ|so far)\s*[,(]?\s*$/u
/** "Until 31 October a period of grace runs". */
const graceThen = /^[^.;·\d]{0,30}(?:περιοδ\p{L}{1,3} χαριτ|(?<!\p{L})grace(?!\p{L}))/u

/** Whether the words before a day say that it is one of the business that applies, or of another plan of it. */
export const isOfAnother = (clause: string): boolean =>
  [
    beganThemselves,
    hadFinished,
    haveExisted,
    wereTrading,
    theyBegan,
    planEnds,
    periodAppliedFor,
    periodPaidFor,
    coveredFrom,
    rulesHold,
    untilToday,
    areJudged,
  ].some((words) => words.test(clause))

/** Straight behind a day: that something opens then. */
const opensThen =
  /^\s*,?\s*(?:(?:το|η|οι|the|it|θα|να|will) ){0,2}(?:\p{L}+ ){0,2}?(?:ανοι[γξ]|αρχι[ζσ]|ξεκιν|εκκιν|opens?(?!\p{L})|starts?(?!\p{L})|begins?(?!\p{L}))/u
/** Behind it that something is not done, in its own clause, or ends. */
const nothingFrom =
  /^(?:(?!(?<!\p{L})(?:που|οσ(?:οι|οσ|εσ|ουσ)|οποι\p{L}+|ε?αν|εφοσον|who|that|which|whose|if|unless|provided)(?!\p{L}))[^.,;·\d]){0,60}?(?<!\p{L})(?:δεν(?!\p{L})|παυ(?:ει|ουν)|αναστελλ|διακοπτ|κλεινει(?! (?:στισ?|στην|την?)\s*$)|no (?:longer|more|new|further)|not(?! (?:only|before|until)(?!\p{L}))(?!\p{L})|cannot|can't|(?:is|are) (?:closed|suspended))/u
/** What the days of a block are. @param dates all of them, in order */
export function dateSensesOf(
  block: Block,
  sentences: readonly Sentence[],
  dates: readonly StatedDate[],
  /** Of a page of few lines about one call: what names no other matter is of the call. */
  few = false,
): Map<StatedDate, DateSense> {
  if (dates.length === 0) return new Map()
  if (block.kind === 'cell' && (block.labels.some((label) => ofFounding.test(label)) || isEvent(block, '')))
    return new Map(dates.map((date) => [date, { role: 'else', sure: 'change' }]))
  const out = new Map(sentences.flatMap((sentence) => [...dateSenses(block, sentence, dates, few)]))
  // One day for some, another for the others: both hold.
  const closing = [...out].filter(([, { role }]) => role === 'closes')
  if (closing.some(([, { rest }]) => rest === true) && new Set(closing.map(([{ date }]) => date)).size > 1)
    for (const [date, sense] of closing) out.set(date, { ...sense, listed: true })
  return out
}

/** @param all the days of the block */
function dateSenses(
  block: Block,
  sentence: Sentence,
  all: readonly StatedDate[],
  few: boolean,
): Map<StatedDate, DateSense> {
  const { folded } = block.folded
  const inside = all.filter((other) => other.start >= sentence.start && other.end <= sentence.end)
  const days = placed(folded, sentence, inside)
  const whole = withoutNames(folded.slice(sentence.start, sentence.end))
  const keys = keysOf(block).slice(0, 3).join(' · ')
  const earlier = folded.slice(Math.max(0, sentence.start - 300), sentence.start)
  const moved = movesOf(days, whole, `${keys} · ${earlier}`)
  if (moved !== undefined) {
    for (const day of days) if (isStayingStart(day)) moved.set(day.date, { role: 'opens', sure: 'change', stays: true })
    return moved
  }
  const listed = listOf(block, days, keys)
  if (listed !== undefined) return listed
  const out = new Map<StatedDate, DateSense>()
  const sides = new Set<DateSense>()
  let last: DateSense | undefined
  for (const [at, day] of days.entries()) {
    const sense = plainSense(day, whole, `${keys} · ${earlier}`, last, days[at + 1], few)
    if (sense !== undefined) out.set(day.date, sense)
    last = sense ?? last
    if (sense?.listed === true)
      for (const other of out.values()) if (other.role === sense.role && other.listed !== true) sides.add(other)
  }
  // "The outline until …, the full proposal until …": each is a last day of its own.
  const until = days.filter(({ date, before }) => out.get(date)?.role === 'closes' && untilWords.test(before))
  if (
    until.length > 1 &&
    has(applying, days[0]?.before ?? '') &&
    days.every((day) => until.includes(day) || out.get(day.date)?.role === 'opens') &&
    !has(change, whole) &&
    new Set(until.map(({ date }) => date.date)).size === until.length
  )
    for (const { date } of until) {
      const sense = out.get(date)
      if (sense !== undefined) sides.add(sense)
    }
  // "From … until … for the one, and from … until … for the other".
  const roles = days
    .map(({ date }) => out.get(date))
    .filter((sense) => sense?.role === 'opens' || sense?.role === 'closes')
  if (roles.length > 3 && roles.every((sense, at) => sense?.role === (at % 2 === 0 ? 'opens' : 'closes')))
    for (const sense of roles) if (sense?.role === 'closes') sides.add(sense)
  for (const [date, sense] of out) if (sides.has(sense)) out.set(date, { ...sense, listed: true })
  return out
}

/** What a list of last days stands under, or begins with. */
export const listHead =
  /cut-?off|deadlines?(?!\p{L})|(?:closing|submission|application) dates|(?<!\p{L})προθεσμι(?:εσ|ων)|ημερομηνι(?:εσ|ων)[- ](?:\p{L}+ )?(?:λη[ξγ]|υποβ|αποκοπ|οροσημ|κλεισιμ)|λη[ξγ]η (?:υποβολ\p{L}+ )?(?:ανα|κατα) |(?:χρονοδιαγραμμα|υποβολ\p{L}+|κλεισιμο)[^.;]{0,30} (?:ανα|κατα) |οροσημ|last dates|dates for (?:submission|applications)/u
/** Letters between two days of a list. */
const nearDays = 60

/** "Food 22/02/2027, materials 01/03/2027, health 08/03/2027" where what they stand under says that each is a last day. */
function listOf(block: Block, days: readonly Placed[], keys: string): Map<StatedDate, DateSense> | undefined {
  const [first] = days
  if (first === undefined || days.length < 2) return undefined
  const lead = first.before
  const head = `${keys} · ${lead}`
  if (!listHead.test(head) || (has(starts, head) && !has(ends, head)) || (has(starts, lead) && !has(ends, lead)))
    return undefined
  const plain = days.every(
    ({ before }, at) =>
      (at === 0 || (before.length < nearDays && !dash.test(before))) &&
      !has(starts, at === 0 ? '' : before) &&
      !sinceWords.test(before) &&
      !has(another, before) &&
      !/(?<!\p{L})(?:αντι|instead|οχι|not)(?!\p{L})/u.test(before),
  )
  return plain && !has(another, block.section)
    ? new Map(days.map(({ date }) => [date, { role: 'closes', listed: true }]))
    : undefined
}

/** Applications have stopped: where a place is named, those of that place. */
const stopped =
  /(?<!\p{L})(?:σταματ|εκλεισ|επαυσ|παυ(?:ει|ουν)|ανεσταλ|αναστ[εα]λ|διεκοπ|διακοπτ|τερματι|απενεργοποι|stopp?|paus(?:ed|e)|closed|ended|ceased|suspended)/u
const issuing = /περιφερεια[^.;·,\d]{3,40}(?:ενημερων|ανακοιν|γνωστοποι|announces|informs)/u
const ofRest =
  /(?<!\p{L})(?:(?:υπ?ο)?λοιπ\p{L}+|αλλου|αλλ(?:εσ|οι|ουσ) |others?(?!\p{L})|(?:the )?rest(?!\p{L})|(?:the )?(?:second|third|fourth)(?=,| (?:one|round|cut-?off|window|deadline|call))|(?<=για (?:τον?|την|το) )(?:δευτερ|τριτ)|elsewhere|remaining|everyone else|all other)/u

const atLeast = /(?:τουλαχιστον|κατ ?['’΄]? ?ελαχιστον?|at least) (?:εωσ|μεχρι|ωσ|until|till|up to)[^\d]{0,25}$/u
const withdrawn =
  /(?:ανακαλ|αναιρ|ακυρων|ακυρωθ|withdraw|revok|cancel)\p{L}*[^.;·]{0,40}(?:παρατασ|extension)[^.;·]*$|(?:παρατασ|extension)[^.;·]{0,20}(?:ανακαλ|αναιρ|ακυρων|withdraw|revok|cancel)\p{L}*[^.;·]*$/u
const disaster = /(?<!\p{L})(?:πυρκαγι|πλημμυρ|σεισμ|θεομηνι|fires?|floods?|earthquake)\p{L}*/gu
const applyingIn = new RegExp(applying.source, 'gu')
const ordinal = String.raw`(?:[α-δ1-9]['΄’´]?|\d(?:η|οσ|ο|st|nd|rd|th)|πρωτ\p{L}+|δευτερ\p{L}+|τριτ\p{L}+|τεταρτ\p{L}+|first|second|third|fourth|one|two|three|[ivx]{1,3})`
const partName = String.raw`(?:φασ(?:η|εισ)|σταδι(?:ο|α)|κυκλοσ|γυροσ|περιοδοσ|stage|round|phase|call|cut-?off|window|deadline|intake)`
/** What numbers a part of the time for applying, straight before its day. */
const partBefore = new RegExp(
  String.raw`(?<!\p{L})(?:${ordinal} ${partName}|${partName} ${ordinal})(?: \p{L}+){0,3}(?:\s*\([^()\d]{2,40}\))?\s*:\s*$`,
  'u',
)
const holds = /(?:ισχυ(?:ει|ουν)|μεν(?:ει|ουν)|applies|holds|it is|ειναι)(?: \p{L}+){0,2}\s*$/u
const fewLetters = 60

/** Nothing but "έως και τις" stands between two days: they are those of a period. */
const onlyUntil = (between: string): boolean =>
  between.length < 25 &&
  /^\s*(?:και )?\p{L}+/u.test(between) &&
  untilWords.test(between.replace(/^\s*(?:και\s)?/u, '')) &&
  !/(?:πριν|προ|before)(?!\p{L})/u.test(between)

/** "Η έναρξη, που ήταν η ". */
const startThatWas =
  /(?<!\p{L})(?:εναρξη|ανοιγμα|start|opening)(?: (?:τησ |του |των |of (?:the )?)?(?:υποβολ\p{L}+|αιτησεων|submissions?|applications?))?,? (?:(?:που|η οποια|which) (?:ηταν|ειχε οριστει|was)(?: (?:η|την|στισ|για τισ|on|set for))?\s*)?$/u
const isStayingStart = ({ before, behind }: Placed): boolean =>
  has(stays, behind.slice(0, 40)) && startThatWas.test(before)
/** "Nobody can apply before 2 November": the first day. */
const notBefore = /(?<!\p{L})(?:πριν(?: απο)?|νωριτερα απο|before|earlier than)(?: τη[νσ]?| τισ| the)?\s*$/u
const refusesAll =
  /(?:καμι?α|καμιασ) (?:\p{L}+ ){0,2}δεν|δεν (?:γιν\p{L}+|μπορ\p{L}+|ειναι δυνατ)[^.;·]*|(?:nobody|no one|no (?:applications?|proposals?|submissions?))(?!\p{L})|(?:cannot|not) (?:be )?(?:appl|submit|accepted|filed)/u

function plainSense(
  day: Placed,
  said: string,
  context: string,
  last: DateSense | undefined,
  next: Placed | undefined,
  few: boolean,
): DateSense | undefined {
  const before = withoutOffices(day.before)
  const behind = withoutOffices(day.behind)
  const whole = withoutOwnLaw(withoutOffices(said))
  // "In Central Macedonia they stopped on 2/12": the call goes on elsewhere.
  if (
    has(stopped, `${before} ${behind}`) &&
    !has(issuing, whole) &&
    (greekPlacesIn(`${before} ${behind}`).length > 0 || /περιφερει|regions?(?!\p{L})/u.test(`${before} ${behind}`))
  )
    return { role: 'else', sure: 'change' }
  // "The start, which was 13 July, does not change": it still holds.
  if (isStayingStart(day)) return { role: 'opens', sure: 'change', stays: true }
  if (notHappening.test(before) && !beyond.test(before)) return { role: 'else', sure: 'change' }
  const isPeriod =
    next !== undefined &&
    (dash.test(next.before) || onlyUntil(next.before) || /^\s*(?:to|through)\s*$/u.test(next.before))
  const ofOutage = `${before} ${isPeriod ? next.behind : behind}`
  // The end of a period of which the beginning is of something else.
  if (
    last?.role === 'else' &&
    last.sure === 'change' &&
    (dash.test(before) || onlyUntil(before) || /^\s*(?:to|through)\s*$/u.test(before))
  )
    return { role: 'else', sure: 'change' }
  if (last?.outage === true && before.length < 15) return { role: 'else', sure: 'change', outage: true }
  if (isPeriod && has(outage, ofOutage) && !has(change, ofOutage)) return { role: 'else', sure: 'change', outage: true }
  if (notBefore.test(before) && has(applying, whole) && refusesAll.test(whole) && !has(another, whole))
    return { role: 'opens', sure: 'change' }
  if (withdrawn.test(before)) return { role: 'else', sure: 'change' }
  // "Until the money is used up, and by 30 September at the latest": that day is the call's, whatever is signed by it.
  if (untilWords.test(before) && !atLeast.test(before) && endsWithMoney(whole)) return { role: 'closes', sure: 'plain' }
  if (toldOn.test(before)) return { role: 'else' }
  if (standing.test(before)) return { role: endOf({ ...day, behind: '' }, '') ?? 'closes', sure: 'change' }
  // "At least until 29 January": the day on which it does not end yet.
  if (atLeast.test(before)) return { role: 'else', sure: 'change' }
  const clause = before.slice(before.search(/[^;·]*$/u))
  if (surelyAnother.test(clause) || isOfAnother(clause)) return { role: 'else', sure: 'change' }
  if (untilWords.test(before) && graceThen.test(behind)) return { role: 'else', sure: 'change' }
  if (sinceWords.test(before) && nothingFrom.test(behind)) return { role: 'else', sure: 'change' }
  // "Until the end of March the intervention opens": not yet how long one may apply.
  if (untilWords.test(before) && opensThen.test(behind)) return { role: 'else', sure: 'change' }
  const own = has(applying, clause) || has(ofItself, clause)
  // "For those whom the flood hit applications are taken until": what happened is not the day's matter.
  const matter = withoutOwnLaw(
    withoutPublicMoney(
      lastIndex(applyingIn, clause) > lastIndex(disaster, clause) ? clause.replaceAll(disaster, ' ') : clause,
    ),
  )
  // Behind a day the first matter is its own: "tomorrow, 10 February, a programme opens by which those out of work are hired".
  const behindIt = withoutOwnLaw(behind)
  const other = behindIt.search(another)
  const isOther =
    other >= 0 &&
    ![applying, ofItself, opensThen].some((words) => {
      const at = behindIt.search(words)
      return at >= 0 && at < other
    })
  if (has(another, matter) || (isOther && !has(applying, clause))) return { role: 'else' }
  const joined = /^\s*,?\s*(?:και|and|·|;|ενω|while)?\s*(?:για|στ\p{L}{1,3}|σε|for|in|of)?\s/u.test(before)
  const until = untilWords.test(before)
  const since = sinceWords.test(before)
  const end = endOf(day, '')
  const about =
    has(applying, clause) || has(ofItself, clause) || has(applying, behind) || has(ofItself, behind)
      ? true
      : has(another, whole)
        ? false
        : has(applying, whole) ||
          has(ofItself, whole) ||
          // "Begins on 10 December, ends when …".
          (has(starts, whole) && has(ends, whole)) ||
          few ||
          // A few words under a title or behind a sentence that says what they are about.
          (whole.replaceAll(/[^\p{L}]/gu, '').length < fewLetters && (has(applying, context) || has(ofItself, context)))
  if (!about) return undefined
  const rest = has(ofRest, clause) ? { rest: true as const } : {}
  if (last?.role === 'opens' && dash.test(before)) return { role: 'closes', sure: 'plain' }
  if (next !== undefined && (dash.test(next.before) || onlyUntil(next.before)) && !until)
    return { role: 'opens', sure: 'plain' }
  // "The deadline is moved from 30 November as follows:": the new days stand below.
  if (since && next === undefined && last === undefined && end === 'closes' && has(change, before))
    return { role: 'moved', sure: 'change' }
  if (until) return { role: 'closes', ...(own ? { sure: 'plain' as const } : {}), ...rest }
  if (since) return { role: 'opens', ...(own ? { sure: 'plain' as const } : {}) }
  // "First stage (outline): 12 February".
  if (end === undefined && partBefore.test(before)) return { role: 'closes', listed: true }
  // "For the others 19/3/2027 does not change".
  if (
    end === undefined &&
    (has(stays, behind.slice(0, 40)) || has(stays, before.slice(-30)) || (rest.rest === true && holds.test(before)))
  )
    return { role: 'closes', ...rest }
  if (end !== undefined)
    return {
      role: end,
      ...(has(ofItself, clause) && has(starts, clause) !== has(ends, clause) ? { sure: 'plain' as const } : {}),
      ...rest,
      ...(nowWord.test(before) && has(change, `${whole} ${context}`) ? { renewed: true } : {}),
    }
  // "… end on 30 April, and for those in transition on 15 April".
  if (last !== undefined && last.role !== 'else' && joined && before.length < 120 && /στισ|στην|on\s|:/u.test(before))
    return { role: last.role, listed: true }
  return undefined
}
