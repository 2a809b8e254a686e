import { foldText } from '../../facts/text-fold.ts'
import type { Reading } from '../reading.ts'
import { sizesIn } from '../applicants/sizes.ts'
import type { SourceText } from '../text/source-text.ts'

/** Which values of one field contradict each other, and which of them is used. */

/** Words before a value that bind it to a case: a condition, a kind of plan, a part of the call. Folded text. */
const cases = [
  /(?<!\p{L})(?:εφοσον|ε?αν|οταν|ειδικα|κατ ?['’]? εξαιρεση|if|when|where|provided that|exceptionally)(?!\p{L})/u,
  /(?:σε|στην) περιπτωση|(?:consortium|consortia|group|team) of |(?:συμπραξη|κοινοπραξη|ομαδα) (?:δυο|τριων|απο|με|μπορει|δικαιουται|λαμβανει)|(?:στισ|σε|για) (?:\p{L}+ )?(?:συμπραξ|συνεργασ|κοινοπραξ|ομαδ|συστεγασ)|in (?:the )?case|(?:for|in) (?:joint|collaborat|partnership|consorti|group)|(?:per|ανα) (?:partner|εταιρο)(?!\p{L})/u,
  /(?:δρασ(?:η|εισ)|υποδρασ\p{L}+|κατηγορι(?:α|εσ)|πυλωνασ|αξονασ|σκελοσ|κυκλοσ|φαση|strand|lot|action|window|track|component|option|tier|stream|phase|round)\s(?:\d|[α-ωa-z]{1,2}(?!\p{L})|[ivx]{1,4}(?!\p{L}))/u,
  /(?:για|στα|σε) (?:τα |τισ |τουσ )?(?:εργα|σχεδια|επενδυσεισ|προτασεισ|πραξεισ|δαπανεσ|επιχειρησεισ|φορεισ) (?:που|με|τησ|του|των|εωσ|ανω|κατω)|for (?:\p{L}+ )?(?:projects?|investments?|plans?|proposals?|companies|enterprises|businesses|applicants?) (?:that|which|who|with|in|of|above|below|located)|duration|διαρκει/u,
  /non-?profit|not-for-profit|research organi|universit|public bod|μη κερδοσκοπ|ερευνητικ\p{L}+ οργαν|πανεπιστημ|συνεταιρισμ|οργανωσεισ παραγωγ|δημοσι\p{L}+ φορε/u,
  /αυξ(?:αν|ημεν|ησ)\p{L}*|προσαυξ\p{L}+|ταχεια\p{L}* υλοποιησ|(?:increased?|raised|additional|extra)(?!\p{L})/u,
  // "Στα νησιά με λίγους κατοίκους το όριο είναι", "Projects that restore habitats are funded at".
  /^\s*(?:\S{1,4}[.)]? )?(?:για|στ(?:α|ισ|ουσ|ην?|ον?)|σε|in|for) (?!(?:τη[νσ]? |το[νυ]? |the )?(?:\p{L}+ )?(?:καθε|ολ[αεο]|πλαισιο|παρουσ|προσκλησ|δρασ|προγραμμ|συνολο|αυτ|ποσοστο|δαπαν|κεφαλαι|αρθρ|σημει|παραγραφ|ενοτητ|σελιδ|παραρτημ|πινακ|προμετωπιδ|εξωφυλλ|περιληψ|section|chapter|article|page|annex|table|cover|summary|point |each|every|all|this|total))[^,;:.\d]{3,60}/u,
  /^\s*(?:\S{1,4}[.)]? )?(?:projects?|works|enterprises|companies|smes|applicants|those) (?:to|that|which|who|in|with|of)|^\s*(?:\S{1,4}[.)]? )?οι (?:\p{L}+ ){1,5}?(?:χρηματοδοτουνται|επιχορηγουνται|ενισχυονται|επιδοτουνται|λαμβανουν)/u,
] as const
/** The same behind a value. */
const casesBehind =
  /^\s*(?:€|ευρω|euros?)?\s*(?:per (?!(?:compan|applicant|project|undertaking|beneficiar|enterprise|proposal|plan|grant))|ανα (?!(?:επιχειρ|δικαιουχ|σχεδ|εργ|αιτ|προτ|επενδ|αφμ|φορε)))\p{L}+|^[^.;·]{0,12}(?:για|σε|στισ|στα|εφοσον|αν|οταν|if|for|in case|when) (?:(?!καθε|ολ|every|each|all)\p{L}+ ){1,4}/u

/** For which case a sentence says its value: '' where for all. */
function caseOf(source: SourceText, { quote, figure }: Reading): string {
  const before = foldText(source.points.slice(quote.start, figure.start)).folded
  const after = foldText(source.points.slice(figure.end, Math.min(quote.end, figure.end + reachBehind))).folded
  const sizes = sizesIn(`${before} ${after}`)
  const all = (['micro', 'small', 'medium'] as const).every((size) => sizes.includes(size))
  const named = cases.map((words) => words.exec(before)?.[0] ?? '')
  const words = [all ? '' : sizes.join('+'), ...named, casesBehind.exec(after)?.[0] ?? '']
  return words.join('|').replace(/^\|+$/u, '')
}
const reachBehind = 60

/** A cell of a table without words: in which case it holds its row says. */
const isBareCell = (source: SourceText, { quote }: Reading): boolean =>
  quote.end - quote.start < 12 && !/\p{L}/u.test(source.points.slice(quote.start, quote.end))

/** How surely a reading says what it says: by what was learned of such figures, else by how near its name stands. */
const sureness = ({ chance, confidence }: Reading): number => chance ?? confidence

/** Whether two values are said for the same case, about as surely, and not in one sentence: then they contradict each other. */
export const contradicts = (source: SourceText, a: Reading, b: Reading): boolean =>
  !overlap(a, b) &&
  !(isBareCell(source, a) && isBareCell(source, b)) &&
  caseOf(source, a) === caseOf(source, b) &&
  Math.min(sureness(a), sureness(b)) >= leastSure &&
  Math.abs(sureness(a) - sureness(b)) <= reach

/** Readings that say the same value. */
interface Group<R extends Reading> {
  readonly readings: R[]
  readonly sure: number
  readonly case: string
}

/** How much less sure a value is of all that is said for a case. */
const caseCosts = 0.15
/** Below it a place is no witness: the title of a section is none against a sentence that says what it is about. */
const leastSure = 0.75
/** How much less sure than the best a value may be to contradict it. */
const reach = 0.1

/** The amount or the rate of a reading; undefined of days and conditions. */
const numberOf = ({ value }: Reading): number | undefined =>
  'cents' in value ? value.cents : 'percent' in value ? value.percent : undefined
/** How many times as much a figure is at the most that contradicts another: what is further off is of something else. */
const farthest = 1.55
function areNear([one]: readonly Reading[], [other]: readonly Reading[]): boolean {
  const [a, b] = [one, other].map((each) => (each === undefined ? undefined : numberOf(each)))
  return a === undefined || b === undefined || Math.max(a, b) <= farthest * Math.min(a, b)
}

/** The readings of the value that is used, and those of the values that contradict it, the surest first. */
export function ranked<R extends Reading>(
  source: SourceText,
  readings: readonly R[],
  keyOf: (reading: R) => string,
): { readonly best: R[]; readonly rivals: R[][] } {
  const byKey = new Map<string, R[]>()
  for (const reading of readings) {
    const same = byKey.get(keyOf(reading))
    if (same === undefined) byKey.set(keyOf(reading), [reading])
    else same.push(reading)
  }
  if (byKey.size < 2) return { best: [...byKey.values()][0] ?? [], rivals: [] }
  const groups = [...byKey.values()].map((group): Group<R> => {
    const told = group.map((reading) => {
      const case_ = caseOf(source, reading)
      return { case: case_, sure: sureness(reading) - (case_ === '' ? 0 : caseCosts) }
    })
    const [surest = { case: '', sure: 0 }] = told.toSorted((a, b) => b.sure - a.sure)
    return { readings: group, ...surest }
  })
  const bare = (reading: R): boolean => reading.value.field === 'intensity' && isBareCell(source, reading)
  const [best, ...others] = groups.toSorted((a, b) => b.sure - a.sure || b.readings.length - a.readings.length)
  if (best === undefined) return { best: [], rivals: [] }
  const rivals = others.filter(
    (group) =>
      !(group.readings.every(bare) && best.readings.every(bare)) &&
      group.sure >= Math.max(leastSure, best.sure - reach) &&
      group.case === best.case &&
      areNear(group.readings, best.readings) &&
      // Two values in one sentence are of two cases, of which it says more than was understood.
      !group.readings.every((one) => best.readings.some((other) => overlap(one, other))),
  )
  return { best: best.readings, rivals: rivals.map((group) => group.readings) }
}

const overlap = ({ quote: a }: Reading, { quote: b }: Reading): boolean => a.start < b.end && b.start < a.end
