import type { DateSense } from './date-sense.ts'
import {
  another,
  dash,
  applying,
  beyond,
  endOf,
  ends,
  has,
  notHappening,
  ofItself,
  small,
  starts,
  stays,
  straight,
  toldOn,
} from './date-words.ts'
import type { Placed } from './date-words.ts'
import type { StatedDate } from '../figures/dates.ts'

/** What held before a change and what holds now. Folded text. */

/** Something was changed. */
const changing = String.raw`παρατ(?:ειν|αθ|ασ)|μετατ[ιε]θ|μεταθεσ|μεταφερ|μεταφορα|μετακιν|μετατοπ|αναβ(?:αλλ|ληθ|ολ)|επισπευ|συντομευ|αλλα[ζξ]|αλλαγ|τροποποι|διορθ|ορθη επαναλ|αντικαθ|αντικατ|μετατρεπ|extend|extension|postpon|defer|delay|put back|push(?:ed|es)? (?:back|out)|brought forward|bring forward|mov(?:ed|es|ing)|reschedul|chang|revis|amend|correct|replac|slip|instead|earlier than planned|later than planned`
export const change = new RegExp(String.raw`(?<!\p{L})(?:${changing})`, 'u')
const adjectives = String.raw`(?:αρχικ|προηγουμεν|παλι|παλαι|πρωην|ισχυουσα εωσ)\p{L}*`
const formerBefore = new RegExp(
  String.raw`(?<!\p{L})(?:(?:και |αλλα )?οχι(?: πια| πλεον)?|που (?:εξεπνε|εληγ|ελησ|εκλειν)\p{L}*|(?:σε )?αντι(?: για)?(?:\s?[«"“][^»"”\d]{0,60})?|(?<!\p{L})(?:for|αντι)\s?[«"“][^»"”\d]{0,60}|αντικαθισταται η|(?<!(?:ισχυει|ισχυουν|παραμενει|διατηρειται|in force|stands|remains)[^.;·]{0,20})${adjectives}(?:\s\p{L}+){0,3}|που (?:ειχε|εληγε|εκλεινε)\p{L}*(?:\s\p{L}+){0,3}|(?:ειχε|ειχαν)(?: \p{L}+)? (?:οριστ|τεθ|ανακοινωθ|προγραμματιστ|προβλεφθ|καθοριστ|παραταθ|προσδιοριστ)\p{L}*(?: (?:να|ωσ|οτι θα) \p{L}+(?: \p{L}+)?)?|προβλεποταν|(?:οσ(?:οι|εσ|ουσ) )?δεν (?:προλαβ|προφτασ|καταφερ|υπεβαλ)\p{L}*(?: \p{L}+){0,4} (?:εωσ|μεχρι|ωσ|απο)|(?:could|did|were) not (?:able to )?(?:apply|submit|file|finish)(?: \p{L}+){0,4} (?:by|until|before)|(?<!(?:οχι|μη|ουτε|δεν)(?: \p{L}+){0,2} )(?:νωριτερα|αργοτερα|υστερα) απο(?= (?:τη[νσ]?|τισ|στισ))|(?<!(?:no|not|not be) )(?:earlier|later|sooner) than|προγραμματισμεν\p{L}+(?:\s\p{L}+){0,2}|αρχικα(?:\s\p{L}+){0,2}|(?<!\p{L})ηταν|επροκειτο|(?:θα )?(?:εληγ|εκλειν|αρχιζ|ξεκινουσ|ανοιγ)(?:ε|αν)(?!\p{L})|instead of|rather than|(?:and )?not|in place of|replaces|previously|formerly|(?:originally|initially)(?: \p{L}+){0,2}|first (?:planned|announced|set|scheduled|published|foreseen|fixed)|(?:was|were) (?:to|due|set|scheduled|planned|meant|originally|previously)(?: \p{L}+){0,2}|had been(?: \p{L}+)?|(?:initial|previous|original|former|old|earlier|first announced) (?:\p{L}+ ){0,2}?(?:deadline|date|day|closing|opening|launch))(?: (?:για|σε|εωσ|μεχρι|ωσ|of|for|on|until|till|by|was|is))?${small}\s*[:«"“(]?\s*$`,
  'u',
)
/** "Deadline (old): 5 March". */
const namedOld = /\((?:old|previous|original|former|initial|αρχικ\p{L}+|παλι\p{L}+|προηγουμεν\p{L}+)\)\s*:?\s*$/u
const formerBehind =
  /^[»"”)]?\s*,?\s*(?:\(?(?:αρχικη|παλια|προηγουμενη|original|old|previous)\)|(?:(?:που |η οποια |οπου |οπωσ )(?:αρχικα )?(?:ισχυε|ειχε (?!διαμορφ)|εληγε|προβλεποταν|προεβλεπε|προβλεπει η (?:αρχικη )?προσκ|οριζε|εγραφε|γραφει|αναφεροταν|αναφερει η (?:αρχικη )?προσκ|ανακοινωθηκε)|(?:that|which) (?:was|had been|were) (?:first |originally |previously |initially )?(?:planned|announced|set|scheduled|foreseen|published))|οπωσ αρχικα|as (?:originally|previously|first|had been) |(?:is|are) (?:no longer|withdrawn|replaced|cancelled)|(?:δεν|παυει να) ισχυ|καταργ|διαγραφ|αντικαθ)/u
const fromWord = straight('απο|from')
const toWord = straight('σε|στισ?|στην?|για|εωσ|μεχρι|ωσ|to|until|till|by|→|->')
const movedStraight = new RegExp(
  String.raw`^[)»"”]?\s*,?\s*(?:\p{L}+ ){0,3}?(?:${changing})\p{L}*(?: \p{L}+){0,3}? (?:σε|στισ?|στην|για|εωσ|μεχρι|ωσ|to|until)(?: (?:τισ|τη[ν]?|the|και))?[\s:«"“(]*$`,
  'u',
)
/** What those who were chosen have to hand in. */
const ofReport =
  /(?:υποβολησ? )?(?:τησ |των )?εκθεσ\p{L}+ (?:προοδ|υλοποι|αξιολ)|progress reports?|final reports?|αιτηματ\p{L}+ (?:πληρωμ|καταβολ)|payment claims?/u
const arrow = /^[»"”)\s]*(?:→|->|=>|⇒)\s*[«"“(]?\s*$/u
export const nowWord = new RegExp(
  String.raw`(?<!\p{L})(?:νε(?:α|ο|ασ|ου|εσ)(?:\s\p{L}+){0,4}|πλεον|τωρα|τελικα|ισχυ(?:ει|ουσα|ον)(?:\s\p{L}+){0,3}|now|new(?: \p{L}+){0,3}|will be|becomes?|γινεται|οριζεται|διαμορφωνεται|στο ορθο|το ορθο|συνεχιζεται|continues?|current(?: \p{L}+){0,2}|revised(?: \p{L}+){0,2})(?: (?:to|for|on|is|σε|για|εωσ|μεχρι|ωσ|until))?${small}\s*[:«"“(]?\s*$`,
  'u',
)
const notYesterday = new RegExp(String.raw`(?:εωσ|ωσ|μεχρι|until|by) (?:και )?(?:χθεσ|χτεσ|yesterday)\s*[,(]?\s*$`, 'u')
/** "The original closing day holds". */
export const standing =
  /(?:ισχυ(?:ει|ουν)|παραμενει|παραμενουν|διατηρ(?:ειται|ουνται)|επανερχεται|in force|stands|remains|applies|back to)[^.;·]{0,25}(?:αρχικ|original|initial)\p{L}*(?:\s\p{L}+){0,4}\s*[,:(]?\s*(?:τησ |στισ |of |on )?$/u
/** "Την από 29-09-2026 1η τροποποίηση". */
const documents =
  /^\s*(?!(?:και|με|by|with) )(?:\S+\s){0,4}?(?:τροποποιησ|προσκλησ|προκηρυξ|αποφασ|εγγραφ|αιτημ|ανακοινωσ|επιστολ|decision|letter|notice)/u
/** "From 15/1 and then 12/2, it now goes to 5/3". */
const andThen =
  /^\s*,?\s*(?:και |and )?(?:υστερα|μετα|κατοπιν|στη συνεχεια|επειτα|αργοτερα|then|later|subsequently)(?: (?:απο|τισ|στισ|την|στην|για|to|on|from|until))*\s*$/u
/** Between a wording and the one that takes its place, or before both. */
const replacing = /(?<!\p{L})(?:αντικαθ|αντικατ|διορθων|διορθωθ|τροποποι|διαβαζ|αλλαζ|replac|correct|amend|substitut)/u
const byOther =
  /^[»"”']\s*,?\s*(?:\p{L}+ ){0,5}?(?:απο|με|σε|by|with|to|reads?|ωσ|ωσ εξησ|νοειται|τιθεται|μπαινει|γραφεται|γινεται|διαβαζεται|ισχυει|becomes)(?: \p{L}+){0,5}?\s*:?\s*[«"“'][^»"”\d]{0,40}$/u
const quotedDay = /[«"“'][^»"”\d]{0,40}$/u
const untilThen = /(?<!\p{L})(?:εωσ|μεχρι|ωσ|until|till|by|λη[γξ]|προθεσμι|deadline|clos)/u
/** "As set by the first extension (from 8 January)", behind the day that holds. */
const wasFrom = /\(\s*(?:απο|from|ηταν|was|πριν|πρωην)\s*:?\s*(?:τισ |την |τη |the )?$/u
const bracketEnds = /^[^\d(]{0,20}\)/u

/** "The deadline of", straight before a day. */
const deadlineOf =
  /(?<!\p{L})(?:deadline|closing date|cut-?off|προθεσμι\p{L}{1,2}|ληξη|ημερομηνια ληξησ)(?: (?:of|for|on|τησ|των|στισ|για τισ|για την))?(?: the)?\s*$/u
/** Straight behind it. */
const hasMoved =
  /^[\s,)]*(?:\([^()]*\)\s*)?(?:(?:has|had|have) (?:now )?been|was|is(?: now)?|εχει|τελικα|πλεον)?\s*(?:extended|postponed|put back|pushed back|moved(?! forward)|παρατ(?:αθ|ειν)\p{L}+|μετατ(?:εθ|ιθ)\p{L}+|μεταφερ\p{L}+)(?!\p{L})/u

/** What held before and what holds now. Undefined where the sentence tells of no change. */
/** "The call of 14 September", "the first amendment of 20 October". */
const ofDocument =
  /(?:προσκλησ|προκηρυξ|τροποποιησ|εγκυκλι|call|notice|amendment)\p{L}*(?: \S+)? (?:τησ|of)(?: the)?\s*$/u
/** "For the others it stays as it is": the day before the change holds too. */
const restStays =
  /(?<!\p{L})(?:για|for|σε|in) (?:τ\p{L}+ |the |all )?(?:υπ?ολοιπ|λοιπ|αλλ(?:εσ|ουσ|οι|α) |others?|rest|remaining)[^.;·\d]{0,50}(?:μεν(?:ει|ουν)|παραμεν|δεν (?:αλλα|μεταβ)|ισχυ(?:ει|ουν) (?:ωσ|οπωσ)|stays?|remains?|unchanged|does not|is not)[^.;·\d]{0,30}$/u

export function movesOf(
  days: readonly Placed[],
  whole: string,
  context: string,
): Map<StatedDate, DateSense> | undefined {
  const changed = has(change, whole) || has(change, context)
  const old = days.map((day, at) => {
    const { before, behind } = day
    if (ofDocument.test(before)) return false
    if (toldOn.test(before) || standing.test(before) || documents.test(behind)) return false
    if (notYesterday.test(before) && days.length > at + 1) return true
    const next = days[at + 1]
    // "It stays 22 January, as the first extension had it".
    if (
      /(?:παραμεν|διατηρ|μεν(?:ει|ουν)|remains?|stays?)(?: \p{L}+){0,3}\s*$|(?:μεχρι|εωσ|until|by) (?:και )?(?:την? |the )?(?:αρχικ|original|initial)\p{L}*(?: \p{L}+){1,3}\s*[,(]?\s*$/u.test(
        before,
      )
    )
      return false
    return (
      (at > 0 && wasFrom.test(before) && bracketEnds.test(behind)) ||
      (next !== undefined &&
        quotedDay.test(before) &&
        byOther.test(next.before) &&
        (has(replacing, whole) || /(?<!\p{L})(?:οπου|αντι|where)(?!\p{L})/u.test(before)) &&
        // A day with an hour is one of applying.
        (has(untilThen, before) ||
          (day.date.time !== undefined && next.date.time !== undefined) ||
          has(applying, `${whole} ${context}`) ||
          has(ofItself, `${whole} ${context}`))) ||
      (changed &&
        fromWord.test(before) &&
        days.slice(at + 1, -1).some((each) => andThen.test(each.before)) &&
        /(?:τωρα|πλεον|τελικα|now|finally)/u.test(days.at(-1)?.before ?? '')) ||
      (at > 0 && next !== undefined && changed && andThen.test(before) && fromWord.test(days[at - 1]?.before ?? '')) ||
      (next !== undefined && fromWord.test(before) && arrow.test(next.before)) ||
      formerBefore.test(before) ||
      namedOld.test(before) ||
      formerBehind.test(behind) ||
      // "The deadline of 30 November has been extended.": the next sentence says until when.
      (next === undefined && deadlineOf.test(before) && hasMoved.test(behind)) ||
      // "The deadline of 29 January has been put back to 19 February".
      (next !== undefined && movedStraight.test(next.before)) ||
      // "From 1 March to 15 March", where something was changed; "από … στις" is no period in any case.
      (next !== undefined &&
        fromWord.test(before) &&
        ((has(change, whole) && toWord.test(next.before) && next.before.length < 60) ||
          /^[^\d.;·]{0,12}(?:,\s*)?(?:στισ|σε|στην)\s[^\d]{0,25}$/u.test(next.before))) ||
      (next !== undefined && changed && (arrow.test(next.before) || /[»"”]\s*(?:→|->|=>|⇒)\s*[«"“]/u.test(next.before)))
    )
  })
  // What was a period, or was changed twice, is old as a whole.
  old.forEach((is, at) => {
    const [next, later] = [days[at + 1], days[at + 2]]
    if (!is || next === undefined || later === undefined) return
    if (dash.test(next.before) || (fromWord.test(days[at]?.before ?? '') && andThen.test(later.before)))
      old[at + 1] = true
  })
  if (!old.includes(true)) return undefined
  const both = restStays.test(whole)
  const out = new Map<StatedDate, DateSense>()
  const kinds: ('opens' | 'closes')[] = []
  days.forEach((day, at) => {
    const before = days[at - 1]
    // What it was moved to is of the same end as what it was moved from.
    // What stands instead of a day, or takes its place, is of the same end.
    const bare = !has(starts, day.before) && !has(ends, day.before)
    const told =
      before !== undefined && bare && old[at] === true && old[at - 1] !== true
        ? kinds[at - 1]
        : before !== undefined && bare && old[at - 1] === true
          ? endOf({ ...before, behind: '' }, whole)
          : endOf(day, whole)
    const next = days[at + 1]
    const side = next !== undefined && dash.test(next.before) ? 'opens' : dash.test(day.before) ? 'closes' : undefined
    const kind = side ?? told ?? (has(starts, context) && !has(ends, context) ? 'opens' : 'closes')
    kinds.push(kind)
    if (toldOn.test(day.before) || documents.test(day.behind) || has(another, day.before) || has(ofReport, whole))
      out.set(day.date, { role: 'else', sure: 'change' })
    // A day of opening that no longer holds is none.
    else if (old[at] === true && both && kind === 'closes')
      out.set(day.date, { role: 'closes', sure: 'change', listed: true })
    else if (old[at] === true) out.set(day.date, { role: kind === 'opens' ? 'else' : 'moved', sure: 'change' })
    else if (notHappening.test(day.before) && !beyond.test(day.before))
      out.set(day.date, { role: 'else', sure: 'change' })
    else
      out.set(day.date, {
        role: kind,
        sure: 'change',
        ...(both && kind === 'closes' ? { listed: true as const } : {}),
        ...(kind === 'closes' && !has(stays, `${day.before} ${day.behind}`) ? { renewed: true as const } : {}),
      })
  })
  return out
}
