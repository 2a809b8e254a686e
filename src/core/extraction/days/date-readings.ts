import { isFormerCell } from '../whose/amended.ts'
import { isOfAnother } from './date-sense.ts'
import type { DateRole, DateSense } from './date-sense.ts'
import {
  another,
  dayAhead,
  dayBefore,
  endOf,
  ends,
  has,
  starts,
  straight,
  weekdays,
  withoutPublicMoney,
} from './date-words.ts'
import type { DayOfList } from './day-lists.ts'
import { hourIn } from '../figures/dates.ts'
import type { StatedDate } from '../figures/dates.ts'
import { hourBehind, hourOfAll } from '../figures/hours.ts'
import { isInRow } from './days-in-row.ts'
import { ofLicence } from './licences.ts'
import { reading, sureness } from '../text/clauses.ts'
import type { Sentence } from '../text/clauses.ts'
import { dateLabels, labelOf } from '../text/labels.ts'
import { termOf } from '../reading.ts'
import type { Reading, ReadValue } from '../reading.ts'
import { costDay, isAskedFrom, ofEligibility, ofPapers, ofSomeOnly } from './cost-days.ts'
import { isAside, isEvent, ownWords } from '../whose/scope.ts'
import { isProgrammingPeriod } from './programming-periods.ts'
import { aloneOn, issuedOn, ofElse, signedAt } from './published.ts'
import { keysOf, placeIn } from '../text/source-text.ts'
import type { Block } from '../text/source-text.ts'
import { isOfStage, stageOf } from '../whose/stages.ts'

/** Words that say at which end of a period a date is; the last one before it counts. */
const dateCues = new RegExp(
  String.raw`(?<!\p{L})(?:(?<opens>απο|αφετηρι\p{L}+(?! (?:των |τησ )?(?:επιλεξ|δαπαν))|πρωτη (?:η?μερα|δυνατη|αιτηση|υποβολη)|ενεργοποι\p{L}*|commenc\p{L}*|starting|as of|launch\p{L}*|εναρξ\p{L}*|ξεκινημα|ανοιγμα|ξεκιν\p{L}*|αρχ(?:η|ιζ\p{L}*|ισ\p{L}*)|εκκιν\p{L}*|ανοι[γξ]\p{L}*|ανοικτ\p{L}*|μεταξυ|from|between|open(?:s|ed|ing)?|starts?|begins?|effective)|(?<closes>(?:οχι )?(?:αργοτερα|περαν?) απο|in any case|σε καθε περιπτωση|not later than|τελευται(?:α|ασ|ο)(?: (?:η?μερ\p{L}+|προθεσμ\p{L}+|αιτησ\p{L}+|υποβολ\p{L}+))?|περα[τι]ων\p{L}*|σε (?:\p{L}+ )?κυκλουσ|(?:last|final) (?:submission|application|closing) da(?:y|te)|εκπνε\p{L}+|διορι\p{L}+|μεχρισ|παυ(?:ει|ουν)|at the latest|latest|before|expir\p{L}+|receipt|not later than|το αργοτερο|last (?:day|date)|final day|εωσ|μεχρι|ωσ(?! εξησ| προσ)|ληξ\p{L}*|ληγ\p{L}*|τελειων\p{L}*|κλει[νσ]\p{L}*|ολοκληρων\p{L}*|καταληκτικ\p{L}*|προθεσμι\p{L}*|μετατ[ιε]θ\p{L}*|μεταφερ\p{L}*|παρατ(?:ειν|αθ)\p{L}*|until|till|by|deadlines?|clos(?:es?|ed|ing|ure)|shuts?|cut-?offs?|αποκοπ\p{L}*|ends?|to|through|due|no later than)|(?<moved>was to (?:close|end)(?: on)?|(?<!οπωσ )ειχε (?:αρχικα )?(?:οριστει|τεθει|ανακοινωθει|παραταθει)|had said|had been|αρχικη (?:ληξη|ημερομηνια|προθεσμια)|(?:προηγουμεν|παλαι|αρχικ)\p{L}+ (?:προθεσμι|ημερομηνι|ληξ)\p{L}*|(?:previous|original|initial|former|old) (?:deadline|closing date|date)|(?:που )?(?:εληγ|εκλειν)(?:ε|αν)|αρχικη προθεσμια|απο την αρχικη|αντι (?:τησ|του)|previously|originally|instead of|formerly|αντι (?:για )?τ\p{L}{1,2}|αντι(?: για)?(?=\s*$| \d)|(?<=[(,]\s?)(?:was|ηταν|πριν|(?:αρχικ\p{L}+|from|απο)(?=\s*:?\s*(?:τισ |την )?$))))(?!\p{L})`,
  'gu',
)
const aboutSubmission =
  /first come|(?<!\p{L})available (?:until|till)(?!\p{L})|(?:\d(?:st|nd|rd|th)|first|second|third|submission) cycle(?!\p{L})|(?<!\p{L})cycle \d|(?<!\p{L})αφετηρια ειναι|(?<!\p{L})ληγουν(?!\p{L})|expressions? of interest|(?<!\p{L})(?:filed|lodged|handed in)(?!\p{L})|^\s*εναρξη (?:στισ )?(?=\d)|τελευταια (?:η?μερα|προθεσμια)|η παρουσα (?:προσκληση )?(?:ληγ|ισχυ)|καταληκτικ|(?<!\p{L})κυκλ(?:οσ|οι|ου|ων|ουσ)(?!\p{L})(?! εργασ)|χρονοι(?!\p{L})|περιθωριο|εναρξη (?:και|υποβ)|ανοι[χκ]τ\p{L}+ (?:μεν|παραμεν|ειναι)|(?:μεν|παραμεν)\p{L}+ ανοι[χκ]τ|remains? open|(?<!\p{L})φαση [α-δ1-4]|φακελοι|(?<!\p{L})αιτησ|διορι|εκπροθεσμ|αιτημα|(?<!\p{L})κατα(?:τιθ|τεθ|θετ)|παραλαμβαν|εκδηλωσ\p{L}+ ενδιαφ|portal|receipt|received|(?<!\p{L})appl(?:y|ied|ying)|(?<!\p{L})launch|συστημα|χρονοδιαγραμμα|χρονοσ(?!\p{L})|εναρξη\s*[/–-]\s*ληξη|ημ\/νια|(?:ημερομηνια|ημερομ\.?|ημερ\.?|ημ\.?) (?:εναρξ|ληξ)|(?<!\p{L})ποτε(?!\p{L})|ωσ ποτε|κλεισιμο|ανοιγμα|(?:το προγραμμα|η δραση|η πλατφορμα)[^.]{0,40}(?:ανοιγ|κλειν)|ανοιγει|καθεστωσ|timeline|apply|inclusion period|loans signed|δανεια εκταμ|τα δανεια|(?<!\p{L})(?:opens?|opened|closes?|shuts?)(?!\p{L})|open from|υποβ[αο]λ|υποβληθ|υποδοχ|αιτησ|προτασ|προσκλησ|υποψηφιοτ|φακελ|περιοδο|πλατφορμ|πληροφοριακ|προθεσμ|εναρξη:|εναρξη$|εναρξη \(|(?<!\p{L})ληξη|(?<!\p{L})ισχυσ(?!\p{L})|applica|submission|submit|proposal|(?<!\p{L})calls?(?!\p{L})|deadline|competition|window|cut-?off|(?<!\p{L})when(?!\p{L})|opening|start date|end date|closing/u
const aboutElse =
  /τελευταια εκταμιευσ|εκταμιευσ\p{L}+ γιν|(?:καθεστ\p{L}+|κανονισμ\p{L}+|(?<!\p{L})scheme|regulation)[^.]{0,30}(?:(?<!\p{L})ισχυ|in force|valid|expires)|ιδρυ(?!μα)|συσταθ|συστασ|start of (?:its )?(?:activity|operation)|in operation|operating since|εναρξη (?:εργασιων|δραστ|λειτουργ|τησ επιχ|τησ δραστ)|δραστηριοτητα|δραστηριοποι|εγγραφ\p{L}* στ|υλοποιησ|υλοποιειται|(?:εργ(?:ο|ου|α)|επενδυσ(?:η|εισ)|πραξεισ|projects?|investments?)(?!\p{L})[^.]{0,40}(?:ολοκληρ|αρχιζ|ξεκιν|starts?|ends?|complet)|χρησ(?:η|εισ|εων|ησ)(?!\p{L})|φεκ|κανονισμ|(?<!\p{L})νομο|δαπαν|ισολογισμ|απασχολ|ημερολογιακ|established|founded|incorporated|registered|costs|expenditure|financial year|(?<!self-)employed|traded|εγιναν|εκδοθηκ/u
/** "For the costs of 2027 the declaration is filed …": which declaration it is. */
const ofYear =
  /^[^\p{L}]*(?:για|for) (?:τισ |the )?(?:δαπανεσ|costs|expenditure|expenses) (?:(?:του|τησ|που εγιναν|of|in|incurred) ){1,3}(?:ετουσ |χρησησ |the year )?20\d\d/u
/** Between the days of one period, or of a list. */
const ofPeriod =
  /^\s*(?:\([^()]{1,40}\)\s*)?(?:(?:(?:brussels|local|greek|athens|irish|malta|cyprus) time|cet|cest|ωρα (?:ελλαδασ|βρυξελλων))\s*)?[,;)]?\s*(?:-|→|->|εωσ|μεχρι|ωσ|until|till|to|through|και|and|or|ειτε|η|,)?\s*(?:και |and |or )?(?:τισ|την|τη|the|στισ|on)?\s*\(?\s*$/u
const dash = /^(?:\s*\)?\s*(?:-|→|->|\/|με|εωσ|μεχρι|ωσ|until|till|to|through)\s*(?:και )?(?:τισ|την|τη|the)?\s*)?$/u

/** Which date of a sentence opens the call, which closes it; undefined where the words are about something else. */
function roleOf(
  block: Block,
  sentence: Sentence,
  date: StatedDate,
  all: readonly StatedDate[],
  before: DateRole | undefined,
): DateRole | undefined {
  const { folded } = block.folded
  const inside = all.filter((other) => other.start >= sentence.start && other.end <= sentence.end)
  const at = inside.indexOf(date)
  const previous = inside[at - 1]
  const next = inside[at + 1]
  const clause = folded.slice(previous?.end ?? sentence.start, date.start)
  const labels = block.kind === 'cell' ? block.labels.join(' · ') : ''
  // The day of a decision or a letter: "με απόφαση της 20.07.2027", "έγγραφο 5521/27.11.2026".
  if (/(?:αποφασ|εγγραφ|decision|letter)\p{L}*(?: \S+)?(?: (?:τησ|of)(?: the)?)? $|\d\/$/u.test(clause))
    return undefined
  // "Project end date: 31/12/2027".
  if (
    /(?<!\p{L})(?:project|work|implementation|investment)s? (?:start|end|completion|finish) (?:date|day)[^.;]*$/u.test(
      clause,
    )
  )
    return undefined
  const around = folded.slice(sentence.start, sentence.end)
  // "Costs count from the publication of the call, that is from 26 October": the call is named, its period is not.
  const head = withoutPublicMoney(folded.slice(Math.max(sentence.start, date.start - 90), date.start))
  if (
    /(?:δαπαν\p{L}*|αμοιβ\p{L}+|τιμολογ\p{L}+|costs|expenditure|expenses|invoices?|fees)[^:]*$/u.test(head) &&
    !/υποβ[αο]λ|υποβληθ|αιτησ|applica|submi/u.test(head)
  )
    return undefined
  const extended =
    /παραταση[^.;·]{0,40}(?:εωσ|μεχρι|ωσ)[^.;·]{0,12}$/u.test(clause) &&
    !/ολοκληρωσ|υλοποιησ|εξαργυρ|πληρωμ|εργ(?:ο|ου|ων)(?!\p{L})/u.test(around)
  const context =
    extended ||
    (aboutSubmission.test(clause)
      ? !aboutElse.test(clause.slice(clause.search(aboutSubmission)))
      : !aboutElse.test(withoutPublicMoney(folded.slice(sentence.start, date.start)).replace(ofYear, ' ')) &&
        !aboutElse.test(labels) &&
        (aboutSubmission.test(around) ||
          aboutSubmission.test(keysOf(block)[0] ?? '') ||
          // "Action I: until 10/03/2027.": a part of the call and its last day.
          partsDay.test(clause) ||
          stageDay.test(clause) ||
          isOfStage(clause) ||
          (nextRound.test(clause) && /προθεσμ|ληξη|deadline|cut-?off/u.test(folded.slice(0, sentence.start))) ||
          (before !== undefined && /^\s*[([]/u.test(clause)) ||
          // "Deadline extended! New date 14 May 2027."
          (renewing.test(clause) && /deadline|προθεσμ|ληξ/u.test(folded.slice(0, sentence.start))) ||
          aboutSubmission.test(labels) ||
          (date.time !== undefined && aboutSubmission.test(folded.slice(0, sentence.start))) ||
          aboutSubmission.test(block.announcedBy) ||
          aboutSubmission.test(block.section)))
  // "5 June is the closing date of the cycle": said behind the day.
  const said = saidBehind.exec(folded.slice(date.end, sentence.end))
  if (said !== null && aboutSubmission.test(around)) return said.groups?.['opens'] === undefined ? 'closes' : 'opens'
  const replaced = next !== undefined && renewing.test(folded.slice(date.end, next.start))
  const alone =
    inside.length === 1 &&
    (bareEnd.test(folded.slice(0, date.start)) || isLabel(folded.slice(0, date.start), ends, starts)) &&
    /^[\s.,;·)]*(?:\(?(?:cet|cest|eet|eest|gmt|bst|ist|(?:\p{L}+ ){1,2}time|ωρα \p{L}+)\)?)?[\s.,;·]*$/u.test(
      folded.slice(date.end),
    ) &&
    ![...keysOf(block), ...(block.kind === 'cell' ? block.labels : [])].some((key) => aboutElse.test(key))
  if (alone) return 'closes'
  if (inside.length === 1 && isBareStart(folded, date)) return 'opens'
  if (
    (!context && !replaced && !(renewing.test(clause) && /ημερομηνι|προθεσμ|ληξη|deadline|date/u.test(around))) ||
    isEvent(block, clause)
  )
    return undefined
  // "From 13 November no application can be finished": that day opens nothing.
  if (
    !/(?:μετα|υστερα|περαν|after)(?: απο)? (?:τη[νσ]?|τισ|the)?\s*$/u.test(clause) &&
    /^[^.;]{0,20}(?:δεν (?:ειναι δυνατ|γιν|μπορ|επιτρεπ)|παυ|αναστελλ|no (?:longer|more|new)|is (?:closed|suspended))/u.test(
      folded.slice(date.end, sentence.end),
    )
  )
    return undefined
  if (
    /^[^.;·\d]{0,25}(?:για |for |να )?(?:ενστασ|προσφυγ|objection|appeal)/u.test(folded.slice(date.end, sentence.end))
  )
    return undefined
  const joined = next === undefined ? '' : folded.slice(date.end, next.start)
  // "Applications received after 30 June are not considered."
  if (
    /(?:μετα|περαν|υστερα)(?: απο)? (?:τη[νσ]?|τισ)\s*$|after(?: the)?\s*$/u.test(clause) &&
    /(?:δεν|not|no) |εκπροθεσμ|απορριπτ|reject|inadmissible|late/u.test(around) &&
    /υποβ[αο]λ|υποβληθ|αιτησ|προτασ|φακελ|ταχυδρομ|κατατεθ|received|submi|appl|post(?:ed|marked)/u.test(around)
  )
    // Where the money of one region is used up the call closes for that region only.
    return /περιφερει|υπερκαλυψ|εξαντλ/u.test(around) ? undefined : 'closes'
  // "Deadline moved from 21 January": the day that no longer holds, alone.
  if (
    next === undefined &&
    /(?:moved|extended|postponed|brought forward|μετατεθ\p{L}+|μεταθεσ\p{L}+|παρατ[αε]\p{L}+)[^.;·]{0,20}(?:from|απο)\s*(?:τισ |την |τη )?$/u.test(
      clause,
    )
  )
    return 'moved'
  if (
    /επιλεξιμ\p{L}* (?:ειναι )?(?:απο|μετα|εωσ|μεχρι)[^.;·]{0,15}$/u.test(clause) ||
    ofEligibility.test(clause) ||
    (block.kind === 'cell' && block.labels.some((label) => ofEligibility.test(label)))
  )
    return undefined
  const change = amendment.exec(around)
  if (change !== null) return date.start < sentence.start + change.index + change[0].length ? 'moved' : 'closes'
  // "The opening, announced for 7/12, is moved to 14/12": no closing day of either.
  if (ofOpening.test(folded.slice(sentence.start, inside[0]?.start)) && shifting.test(around))
    return next === undefined ? 'opens' : undefined
  const shifted = shifting.test(folded.slice(sentence.start, date.start))
  if (next !== undefined && shifted && fromDay.test(clause) && toDay.test(joined)) return 'moved'
  // "From 30.10 it had become 30.11, and now becomes 08.01".
  if (next !== undefined && becomes.test(joined) && (before === 'moved' || fromDay.test(clause))) return 'moved'
  if (before === 'moved' && nowDay.test(clause)) return 'closes'
  if (previous !== undefined && before === 'moved' && shifted && toDay.test(clause)) return 'closes'
  if (next !== undefined && corrected.test(joined)) return 'moved'
  if (previous !== undefined && before === 'moved' && corrected.test(clause)) return 'closes'
  // "18 June 2027 (from 28 May 2027)".
  if (before === 'closes' && /\(\s*(?:απο|from)\s*(?:τισ |την )?$/u.test(clause)) return 'moved'
  if (next !== undefined && before === undefined && dash.test(joined)) return 'opens'
  if (previous !== undefined && before === 'opens' && dash.test(clause)) return 'closes'
  if (
    previous !== undefined &&
    before === 'opens' &&
    /^\s*(?:και|and)\s*(?:τη[νσ]? |τισ )?$/u.test(clause) &&
    /(?:between|μεταξυ)[^.]{0,30}$/u.test(folded.slice(sentence.start, previous.start))
  )
    return 'closes'
  if (previous !== undefined && before !== undefined && before !== 'opens' && ofPeriod.test(clause)) return before
  // "… set for 30/10 and by the first amendment for 30/11".
  if (
    before === 'moved' &&
    /^\s*,?\s*(?:πρωτη|δευτερη|[12]η|first|second) (?:παραταση|extension)\s*:?\s*(?:εωσ )?(?:τισ |στισ )?$|^\s*,?\s*(?:και )?(?:με|κατοπιν|by|with) (?:τη[νσ]? |the )?\S+ (?:τροποποιησ|παρατασ|αποφασ|amendment|extension)\p{L}* (?:για |σε |στισ |εωσ |to |until )+(?:τισ |τη[ν]? )?$/u.test(
      clause,
    )
  )
    return 'moved'
  const cue = [
    clause,
    block.labels.join(' · '),
    previous === undefined ? block.announcedBy : '',
    previous === undefined ? (keysOf(block)[0] ?? '') : '',
  ]
    .map((text) => [...text.matchAll(dateCues)].findLast((each) => text !== clause || !isFarBy(each)))
    .find((each) => each !== undefined)
  // "Window 1 ends on 26 February; window 2 on 27 August".
  if (
    cue === undefined &&
    numberedRound.test(clause) &&
    /(?:ends|closes|λη[γξ]|κλεινει|until|εωσ|μεχρι)/u.test(folded.slice(0, sentence.start))
  )
    return 'closes'
  // "First deadline: 31 January. Second: 31 May."; "Stage 1 outlines: 21 January".
  if (
    cue === undefined &&
    (stageDay.test(clause) ||
      (nextRound.test(clause) && /προθεσμ|ληξη|κυκλ|deadline|cut-?off|round/u.test(folded.slice(0, sentence.start))))
  )
    return 'closes'
  // "Deadline extended! New date 14 May 2027."
  if (cue === undefined && renewing.test(clause) && /^\s*(?:the )?(?:new|νεα) /u.test(clause)) return 'closes'
  if (cue === undefined) return /(?:και )?στη συνεχεια/u.test(clause) && before === 'moved' ? 'moved' : undefined
  if (cue.groups?.['moved'] !== undefined) return 'moved'
  // "Two months from the publication, that is 12 January": a word further away says nothing of the day.
  const between = cue.input === clause ? clause.slice(cue.index + cue[0].length) : ''
  if (/δημοσιευ|publi|εγκρισ|αποφασ/u.test(between)) return undefined
  return cue.groups?.['opens'] === undefined ? 'closes' : 'opens'
}

/** "Announced by the Agency on 30 March": what somebody does by whom or to whom says nothing of the day. */
const isFarBy = ({ input, index, 0: word }: RegExpExecArray): boolean =>
  /^(?:by|to|through)$/u.test(word) && !straight('by|to|through').test(input.slice(index).replaceAll(',', ' '))

/** A day and nothing else, under a name for the last day. */
const isAlone = (folded: string, date: StatedDate): boolean =>
  folded.replace(/[\s.,;·]+$/u, '').trim() === folded.slice(date.start, date.end).trim()
const deadlineKey =
  /^\s*(?:(?:the|η) )?(?:(?:call|application|submission|closing|final|καταληκτικη|τελικη) )?(?:deadlines?|closing date|προθεσμια|ημερομηνια (?:ληξησ|υποβολησ)|καταληκτικη ημερομηνια|ληξη)(?: (?:for|of|υποβολησ|αιτησεων|(?:the )?applications?|submissions?|προτασεων))*\s*:?\s*$/u

const asOf = /(?<!\p{L})(?:as (?:of|at)|κατα (?:την?|τισ))(?: the)?\s*$|^\s*(?:on|στισ|την)\s*$/u
const openState = String.raw`(?:open|live|active|ανοικτ\p{L}+|ανοιχτ\p{L}+|ενεργ\p{L}{1,2})(?!\p{L})`
const standsOpen = new RegExp(
  String.raw`^\s*[,:]?\s*(?:(?:(?:the|its|η|το|τα) )?[^.;·,\d]{0,40}?(?:status|κατασταση)(?!\p{L})[^.;·,\d]{0,20}|[^.;·,\d]{2,40} (?:(?:is|was|are) (?:still|currently|already)|remains?|παραμεν\p{L}+|ειναι (?:ακομη|ηδη|ακομα)) |:?\s*)${openState}`,
  'u',
)
const openThen = new RegExp(
  String.raw`(?:status|κατασταση)[^.;·,\d]{0,30}(?:as (?:of|at)|κατα) (?:την?|τισ)?\s*$|(?:still|remains?|currently|ακομη|ακομα|παραμεν\p{L}+) ${openState} (?:as (?:of|at)|κατα)(?: (?:την?|τισ))?\s*$`,
  'u',
)

const saidBehind =
  /^\s*,?\s*(?:is|was|will be|ειναι|οριζεται|οριστηκε)(?: (?:set|fixed|defined))?(?: (?:as|ωσ))? (?:(?:the|η) )?(?:(?<opens>(?:start(?:ing)?|opening|first) (?:date|day)|ημερομηνια εναρξησ)|(?:closing|end|final|last|cut-?off) (?:date|day)|deadline|(?:καταληκτικη|τελικη|τελευταια) η?μερ|ημερομηνια ληξησ)/u

const partsDay =
  /^\s*(?:[•–*-]\s)?(?:δρασ(?:η|εισ)|παρεμβασ(?:η|εισ)|υποδραση|κατηγορι(?:α|εσ)|σκελοσ|strands?|lots?|actions?|tracks?|topics?|windows?|rounds?)\s(?:\d{1,2}|[α-ωa-z]{1,2}|[ivxι]{1,4})['΄’]?(?: (?:και|and) \S{1,3})?(?:\s[«"“][^»"”]{2,60}[»"”])?\s*:\s*(?:απο|from|εωσ|μεχρι|ωσ|until|by|to)\s*(?:και )?(?:τισ |την |the )?$/u
/** "Stage 1 outlines:", "Full proposals:". */
const stageDay =
  /^\s*(?:[•–*-]\s)?(?:(?:stage|step|φαση|σταδιο) \S{1,3}'?:? ?(?:\p{L}+ )?|(?:α|β|[12]ο|πρωτο|δευτερο)'? σταδιο:? ?(?:\p{L}+ )?|)(?:(?<=stage[^:]{0,20})\p{L}+|(?:full|short|pre-?|outline) ?(?:proposals?|applications?)|outlines?|concept notes?|πληρεισ προτασεισ|συνοπτικεσ προτασεισ|προ-?προτασεισ|(?<=σταδιο[^:]{0,20}))\s*:\s*$/u
/** "Second:" behind the first deadline. */
const nextRound =
  /^\s*(?:[•–*-]\s)?(?:η )?(?:δευτερη|τριτη|τεταρτη|[234]η|second|third|fourth|[234](?:nd|rd|th))\s*:\s*$/u
/** A text that is a last day and nothing else: "έως 15 Μαρτίου 2027", "Λήγει 15/3/2027". */
const bareEnd =
  /^\s*(?:[•–*-]\s)?(?:εωσ|μεχρι|ωσ|ληγει|λη[γξ]η|κλεινει|until|by|closes|ends|due|expires)\s*:?\s*(?:και )?(?:on )?(?:στισ |τισ |την |the )?$/u

/** A text that is a first day and nothing else: "Από: 2/2/2026". */
const isBareStart = (folded: string, { start, end }: StatedDate): boolean =>
  (/^\s*(?:[•–*-]\s)?(?:απο|from)\s*:\s*(?:και )?(?:on )?(?:στισ |τισ |την |the )?$/u.test(folded.slice(0, start)) ||
    isLabel(folded.slice(0, start), starts, ends)) &&
  /^[\s.,;·]*$/u.test(folded.slice(end))
/** One or two words and a colon, that name one end: "Stop:", "Ημ. έναρξης:"; the day of the week may stand behind it. */
const isLabel = (lead: string, own: RegExp, other: RegExp): boolean =>
  new RegExp(
    String.raw`^\s*(?:[•–*-]\s)?(?:\p{L}+(?:\.|\/\p{L}+)? ){0,2}\p{L}+\s*:\s*(?:${weekdays},?\s*)?$`,
    'u',
  ).test(lead) &&
  has(own, lead) &&
  !has(other, lead) &&
  !has(another, lead)

const ofOpening =
  /^(?![^.;·]*(?:λη[ξγ]|προθεσμ|deadline|clos))[^.;·]{0,40}(?:εναρξη|ανοιγμα|opening|start of (?:the )?submission)[^.;·\d]{0,60}$/u
/** "Extended from 1 March to 15 March". */
const shifting =
  /(?<!\p{L})(?:παρατ(?:ειν|αθ)|παραταση|μετατ[ιε]θ|μεταθεσ|μεταφερ|μετακιν|extend|moved?|postpone|changed?|shift)\p{L}*/u
const fromDay = /(?:απο|from)\s*(?:τισ|την|τη|the)?\s*$/u
const becomes =
  /^\s*,?\s*(?:(?:και |and )?(?:τωρα|πλεον|now) (?:γινεται|παει|οριζεται|μετατιθεται|ειναι|becomes|is|moves to)|ειχε (?:γινει|παει|μετατεθει|παραταθει|μεταφερθει)|had (?:become|been moved to|moved to))\s*(?:στισ|σε|για|η|to)?\s*$/u
const nowDay =
  /^\s*,?\s*(?:και |and )?(?:τωρα|πλεον|now) (?:γινεται|παει|οριζεται|μετατιθεται|ειναι|becomes|is|moves to)\s*(?:στισ|σε|για|η|to)?\s*$/u
const toDay =
  /^\s*,?\s*(?:η (?:ληξη|προθεσμια) )?(?:οριζεται |μετατιθεται |παει |γινεται |μεταφερεται )?(?:στισ|στη[ν]?|στην|για|σε|εωσ|μεχρι|ωσ|to|until)\s*(?:και )?(?:τισ|την|τη|the)?\s*$/u

/** One of several days: "2nd round", "Φάση Β'", "window 2". */
const numberedRound =
  /(?<!\p{L})(?:\d{1,2}(?:η|οσ|ησ|st|nd|rd|th)|[α-δ]['΄’´]?|πρωτ\p{L}+|δευτερ\p{L}+|τριτ\p{L}+|first|second|third|τρεχ\p{L}+|current|present)[\s-](?:περιοδ|κυκλ|φαση|σταδιο|προθεσμ|cut-?off|round|cycle|tranche|deadline|call|window|stage)|(?<!\p{L})(?:δρασ(?:η|εισ)|παρεμβασ(?:η|εισ)|υποδραση|κατηγορι(?:α|εσ)|σκελοσ|strands?|lots?|actions?|tracks?|topics?|κυκλοσ|φαση|σταδιο|περιοδοσ|γυροσ|round|cycle|window|tranche|cut-?off|phase|stage)\s(?:\d|[α-διvxi]{1,3})(?:['΄’]|(?!\p{L}))/u
/** The day that holds after a change: every earlier one is a former one. */
const renewing =
  /(?:παρατ(?:ειν|αθ|ασ)|μετατ[ιε]θ|μεταθεσ|μεταφερ)\p{L}*|νεα (?:καταληκτικ|προθεσμ|ημερομηνι|ληξ)\p{L}*|(?:extend|postpone|moved)\p{L}*|new (?:deadline|closing date|end date|date)|now (?:stays|closes|open|ends|runs)/u

/** "From: «…» to: «…»", "for «…» read «…»" about the end of the period. */
const amendment =
  /^[^«"“]{0,90}(?:απο|for|αντι τ\p{L}{1,2}|instead of)\s*:?\s*[«"“](?=[^»"”]*(?:ληξ|προθεσμ|καταληκτικ|υποβολ|deadline|clos|20\d\d(?:[»"” ]|, ωρα)))[^»"”]*[»"”][^«"“]{0,80}(?:σε|to|read|τιθεται|διαβαζεται|διαβαστει|γινεται)\s*:?\s*[«"“]/u

/** "From «28.02» to the right «05.03»". */
const corrected =
  /^[»"”]?\s*,?\s*(?:με (?:την )?ημερομηνια|(?:να )?διαβαστει|στο ορθο|στο σωστο|το ορθο|αντικαθ[ιί]στ\p{L}+ (?:απο|με|σε)(?: την?| το)?|διαβαζεται|γινεται|(?:to )?read|(?:is|are) replaced (?:by|with)|becomes)\s*:?\s*[«"“]?$/u

/** What held before and what holds now goes before everything else; where no known words are found, what stands around a day says it. */
function senseFirst(sense: DateSense | undefined, role: DateRole | undefined): DateRole | undefined {
  if (sense === undefined) return role
  const told = sense.role === 'else' ? undefined : sense.role
  return sense.sure === 'change' || (sense.sure === 'plain' && role !== 'moved') ? told : (role ?? told)
}

/** Columns or rows of what held before and what holds now. */
const isChange = (labels: readonly string[]): boolean =>
  labels.some((label) =>
    /αρχικ|νε(?:α|ο|οσ)(?!\p{L})|παλαι|προηγουμ|ισχυ|initial|original|new|old|former|current|revised/u.test(label),
  )

/** Letters before the first of several days in which the hour of all of them may stand. */
const hourReach = 90

const opensByRegion =
  /\d[^.;·]{0,40}(?:για|στ\p{L}{1,3}|for|in) (?:(?:τισ|την|the) )?(?:περιφερει|regions?)[^;·]{3,120}(?:στισ|απο|on|from) [^;·]{0,20}\d[^;·]{0,60}(?:για|στ\p{L}{1,3}|for|in) (?:(?:τισ|την|the|all) )*(?:υπο)?(?:λοιπ|other|remaining|rest)/u

/** Heads of columns with closing days: each row is another round or action. */
const ofClosing = /λη[ξγ]|κλειν|κλεισιμο|shuts|προθεσμ|καταληκτικ|εωσ|clos|deadline|cut-?off|until/u

export function dateReadings(
  block: Block,
  sentence: Sentence,
  date: StatedDate,
  all: readonly StatedDate[],
  roles: Map<StatedDate, DateRole>,
  senses: ReadonlyMap<StatedDate, DateSense>,
  day: DayOfList | undefined,
): Reading[] {
  const near = labelOf(dateLabels, block, sentence, date)
  const { folded } = block.folded
  if (day === undefined && block.kind === 'paragraph' && folded.trim() === folded.slice(date.start, date.end).trim()) {
    const sure = aloneOn(block)
    if (sure !== undefined) return [reading(block, sentence, date, { field: 'published_on', date: date.date }, sure)]
  }
  // "1st cycle: 5 May – 5 June": the second day of a period is no day of issue.
  const isEnd = all.some((other) => other.end <= date.start && dash.test(folded.slice(other.end, date.start)))
  const own = isEnd ? undefined : issuedOn(block, date, folded)
  if (own !== undefined) {
    const costs = costDay(block, sentence, date, undefined)
    return [
      reading(block, sentence, date, { field: 'published_on', date: date.date }, own),
      ...(costs === undefined
        ? []
        : [reading(block, sentence, date, { field: 'expenses_eligible_from', date: costs }, 0.85)]),
    ]
  }
  if (isFormerCell(block) || isAside(block, ownWords(folded, sentence, date))) return []
  const head = folded.slice(sentence.start, date.start)
  if (isOfAnother(head) || ofPapers.test(head) || ofLicence.test(head)) return []
  // "As of 18 May the status is open", "is still open as of": the day on which that was looked up.
  if ((asOf.test(head) && standsOpen.test(folded.slice(date.end, sentence.end))) || openThen.test(head)) return []
  // 31/12/2099 stands in systems for "none".
  if (date.date >= '2099-01-01') return [reading(block, sentence, date, { field: 'closing_unknown' }, 0.8)]
  const inside = all.filter((other) => other.start >= sentence.start && other.end <= sentence.end)
  const text = folded.slice(sentence.start, sentence.end)
  if (isProgrammingPeriod(text, inside)) return []
  const previous = inside[inside.indexOf(date) - 1]
  const next = inside[inside.indexOf(date) + 1]
  const known = roleOf(block, sentence, date, all, previous === undefined ? undefined : roles.get(previous))
  const isOfCosts = known === undefined || (known === 'opens' && isAskedFrom(folded.slice(0, date.start)))
  const ofCosts = isOfCosts && costDay(block, sentence, date, next) !== undefined
  const sense = ofCosts ? undefined : senses.get(date)
  const role =
    day?.role !== undefined && inside.length === 1 ? day.role : senseFirst(sense, ofCosts ? undefined : known)
  const opensToo = ofCosts && known === 'opens' && has(starts, folded.slice(date.end, sentence.end))
  if (role !== undefined) roles.set(date, role)
  const last = inside.at(-1)
  const together =
    last === undefined || inside.length < 2
      ? undefined
      : (hourOfAll(folded.slice(last.end, sentence.end)) ??
        hourOfAll(folded.slice(sentence.start, inside[0]?.start).slice(-hourReach)))
  const clause = folded.slice(previous?.end ?? sentence.start, date.start)
  const plural =
    /cut-?off|σε (?:\p{L}+ )?(?:κυκλουσ|φασεισ|περιοδουσ)|(?:και )?για τισ δυο|deadline dates|deadline\(s\)|ημερομηνι\p{L}+ αποκοπησ|ληξη ανα κυκλο|κυκλ(?:οι|ουσ) υποβολ|(?:closing|submission) dates|deadlines|(?<!\p{L})προθεσμιεσ|ημερομηνιεσ (?:ληξησ|υποβολησ)|περιοδοι υποβολησ/u
  const listed =
    role === 'closes' &&
    (sense?.listed === true ||
      day !== undefined ||
      numberedRound.test(text) ||
      numberedRound.test(clause) ||
      stageDay.test(clause) ||
      nextRound.test(clause) ||
      isInRow(block, sentence, date, inside) ||
      [...text.matchAll(/(?:^|[,;·] ?|και )για (?:τη[ν]?|τισ|τουσ|το|τα) [^;·\d]{3,70}? (?:εωσ|μεχρι)(?!\p{L})/gu)]
        .length > 1 ||
      block.labels.some((label) => numberedRound.test(label)) ||
      (all.length > 1 &&
        !renewing.test(text) &&
        !amendment.test(text) &&
        plural.test(`${keysOf(block).slice(0, 2).join(' · ')} ${text}`)) ||
      (block.kind === 'cell' &&
        block.labels.length > 1 &&
        // A column of closing days by rows, or a row of them by columns.
        ofClosing.test(block.labels[0] ?? '') !== ofClosing.test(block.labels.at(-1) ?? '') &&
        !isChange(block.labels)) ||
      /^\s*(?:,|\()?\s*(?:για την?|για το[ν]?|for the|for)\s+[«"“]?(?:κατηγορια|δραση|[«"“]|category|strand|action|track|lot)/u.test(
        folded.slice(date.end, sentence.end),
      ) ||
      (block.kind === 'item' && plural.test(`${block.announcedBy} ${block.section}`)))
  // "22 January, 16 April and 2 July, 4 pm in each case".
  const shared =
    inside.length > 1 && inside.every((each) => each === last || each.time === undefined) ? last?.time : undefined
  const behind =
    date.time === undefined && (role === 'opens' || role === 'closes')
      ? hourBehind(folded.slice(date.end, next?.start ?? sentence.end), role)
      : undefined
  const time =
    date.time ??
    (block.kind === 'cell' && block.labels.length > 1 ? hourIn(block.labels[0] ?? '') : undefined) ??
    (listed ? shared : undefined) ??
    (listed ? together : undefined) ??
    behind?.time ??
    (/^[^\d]{0,25}(?:ιδια(?:ν)? ωρα|same (?:time|hour))/u.test(folded.slice(date.end, sentence.end))
      ? inside.find((each) => each.time !== undefined)?.time
      : undefined)
  const hour = time === undefined ? {} : { time }
  const hourOpened = opensToo ? hourBehind(folded.slice(date.end, sentence.end), 'opens')?.time : undefined
  // Its table, or the words that it stays as it was, say what it is.
  const isCertain =
    (day?.role !== undefined && role === day.role) ||
    sense?.stays === true ||
    (role === 'closes' &&
      isAlone(folded, date) &&
      keysOf(block)
        .slice(0, 1)
        .some((key) => deadlineKey.test(key)))
  const make = (value: ReadValue, sure: number): Reading[] => [
    { ...reading(block, sentence, date, value, sure), ...(isCertain ? { certain: true as const } : {}) },
  ]
  // A row that is named by an end of the time for applying goes before a sentence of which the sense is no more than guessed.
  const named = block.kind === 'cell' && endOf({ date, before: block.labels.at(-1) ?? '', behind: '' }, '') === role
  const sure = Math.max(named ? sureness.sentence : 0.75, near === undefined ? 0 : sureness[near.where])
  if (role === 'moved') return make({ field: 'moved_from', date: date.date, ...hour }, sure)
  // "Opens on 11 January for the Regions of A and B and on 18 January for the other Regions": of neither is it the day of all.
  if (role === 'opens' && inside.length > 1 && opensByRegion.test(text))
    return [termOf(placeIn(block, sentence.start, sentence.end), 0.8)]
  if (role === 'opens') return make({ field: 'opens_at', date: date.date, ...hour }, sure)
  if (role === 'closes') {
    const renewed =
      !listed &&
      (sense?.renewed === true ||
        renewing.test(clause) ||
        (previous === undefined && renewing.test(keysOf(block)[0] ?? '')))
    return [
      ...(behind?.former === undefined
        ? []
        : make({ field: 'moved_from', date: date.date, time: behind.former }, sure)),
      ...make(
        {
          field: 'closes_at',
          date: time === undefined && dayAhead.test(clause) ? dayBefore(date.date) : date.date,
          ...hour,
          ...(listed ? { round: true as const } : {}),
          ...(renewed ? { renewed: true as const } : {}),
          ...stageOf(folded.slice(sentence.start, sentence.end), clause),
        },
        sure,
      ),
    ]
  }
  if (signedAt.test(folded.slice(0, date.start)) && (folded.length - date.end < 30 || block.base < 400))
    return make({ field: 'published_on', date: date.date }, 0.95)
  // "Athens, 24/11/2026" at the end is the day of the document itself.
  if (
    /^\s*\p{L}{3,}(?: \p{L}+)?\s*,\s*(?:την |στισ )?$/u.test(folded.slice(0, date.start)) ||
    /[.;»"]\s+\p{L}{3,}\s*,\s*$/u.test(folded.slice(0, date.start))
  )
    if (folded.length - date.end < 20) return make({ field: 'published_on', date: date.date }, 0.95)
  const costs = role === undefined ? costDay(block, sentence, date, next) : undefined
  if (costs !== undefined)
    return [
      ...make({ field: 'expenses_eligible_from', date: costs }, 0.85),
      ...(opensToo
        ? make(
            { field: 'opens_at', date: date.date, ...(hourOpened === undefined ? hour : { time: hourOpened }) },
            sure,
          )
        : []),
      ...(near?.names === 'published' && !ofElse.test(head)
        ? make({ field: 'published_on', date: date.date }, sureness[near.where])
        : []),
    ]
  if (near === undefined) return []
  if (
    near.names === 'published' &&
    (date.time !== undefined || ofElse.test(text.slice(0, date.start - sentence.start))) &&
    near.where === 'sentence'
  )
    return []
  if (near.names === 'expenses_from' && ofSomeOnly.test(folded.slice(sentence.start, date.start))) return []
  if (near.names === 'published' || near.names === 'expenses_from')
    return [
      ...(near.names === 'published' ? make({ field: 'published_on', date: date.date }, sureness[near.where]) : []),
      ...(near.names === 'expenses_from'
        ? make({ field: 'expenses_eligible_from', date: date.date }, sureness[near.where])
        : []),
    ]
  if (near.names === 'moved_from') return make({ field: 'moved_from', date: date.date, ...hour }, sureness[near.where])
  return []
}
