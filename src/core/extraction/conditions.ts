import type { Expression, MoneyRange, NumberRange } from '../criteria/criterion.ts'
import type { LegalForm } from '../facts/profile.ts'
import { fromCents } from '../facts/money.ts'
import type { RegionReference } from '../facts/region-reference.ts'
import { moneyIn } from './amounts.ts'
import { sideOf as sideOfFigure } from './bounds.ts'
import type { Side } from './bounds.ts'
import { datesIn } from './dates.ts'
import { regionsIn } from './places.ts'
import { sizesIn } from './sizes.ts'
import { labelOf, moneyLabels } from './labels.ts'
import { wordNumbers, withDigits } from './number-words.ts'
import type { Reading } from './reading.ts'
import { isAside } from './scope.ts'
import { keysOf, placeIn, sentencesOf } from './source-text.ts'
import type { Block } from './source-text.ts'

/** What the conditions of a block are read as. Ids are given when the programme is put together. */
export interface Conditions {
  readonly readings: Reading[]
  /** Sentences that state a condition in which nothing could be structured: they are asked of a person. */
  readonly manual: Reading[]
}

/** A criterion without its id and citations. */
type Bare = Expression extends infer E
  ? E extends { kind: string; id: string }
    ? Omit<E, 'id' | 'citations'>
    : never
  : never

interface Sentence {
  readonly folded: string
  /** With "(3)" after a number in words left out, so that "τρεις (3) χρήσεις" is one number. */
  readonly plain: string
  /** Its label or heading says that it tells where. */
  readonly placed: boolean
  readonly negative: boolean
  readonly language: string
  readonly country: string
  readonly regions: RegionReference
  readonly block: Block
  readonly range: { readonly start: number; readonly end: number }
}

const eligibility =
  /νομικ\p{L}+ μορφ|(?:^|· )(?:οροι|χρησεισ|απασχοληση|προσωπικο|μεγεθοσ|ηλικια|ετη λειτουργιασ|νομικη μορφη|μορφη|ποιουσ αφορα|κλαδοσ|ωφελουμενοι|who|size|staff|age|legal form|employees|headcount|εμε|κυκλοσ εργασιων|(?:ετησιοσ )?τζιροσ|(?:annual )?turnover)(?: |$|·)|(?<!\p{L})μεγεθοσ (?:και κοστοσ)?(?: ·|$)|σε ποιουσ|ποιοι (?:\p{L}+ )?(?:ενισχυ|μπορ|συμμετ|ειναι)|final recipients|eligible recipients|can my (?:business|company)|who (?:may|can)|συμμετεχ|ενισχυονται|(?:υπαρχει|ποιοσ) ορο[σι]|δικαιουχ|προυποθεσ|επιλεξιμοτητ|επιλεξιμ\p{L}+ (?:επιχειρησ|αιτου|φορε|ειναι)|ποι(?:οι|εσ|οσ) (?:επιχειρησ\p{L}+ )?(?:θα )?μπορ|ποιεσ επιχειρησ|(?<!\p{L})αποδεκτ(?:εσ|ησ|η)(?!\p{L})|πεδιο εφαρμογησ|who qualif|ποιουσ αφορα|σε ποιουσ απευθ|(?:οροι|κριτηρια) (?:συμμετοχ|υπαγωγ|επιλεξιμ|τυπικ)|δυνητικ|eligib|who can apply|who may apply|applicants?|beneficiar|conditions? (?:of|for) (?:participation|eligibility)|admissib/u
const notEligibility =
  /επιλεξιμ\p{L}+ (?:κατηγορι\p{L}+ )?δαπαν|eligible (?:costs|expenditure)|δικαιολογητικ|supporting documents|required documents|αξιολογησ|evaluation|selection criteria|κριτηρια (?:αξιολογ|επιλογ)|μεσα χρηματοδοτ/u
const statesCondition =
  /cannot join|(?:can|may) join|can (?:my|your)|if it (?:employs|has)|λογιζονται|θεωρουνται|υπηχθησαν|υπαγονται|(?:εφαρμοζεται|ισχυει) στ|εχ(?:ει|ουν) (?:γινει|κανει|αρχισει|ξεκινησει|ιδρυθει|συσταθει)|(?:θα )?πρεπει (?:να|κατα)|οφειλ\p{L}+|απαιτειται|προυποθεση|επιλεξιμ\p{L}+ ειναι|δικαιουχοι (?:ειναι|τησ|μπορουν|θεωρουνται)|(?:δεν|μη) (?:γινονται|γινεται|ειναι|θεωρουνται|επιτρεπεται|μπορουν|δικαιουνται)|εξαιρουνται|αποκλειονται|να (?:εχ|διαθετ|λειτουργ|ειναι|μη|τηρ|προσκομ|συγκεντρ|ασκ|απασχολ|εδρευ)\p{L}*|must|shall|have to|has to|may not|are (?:not )?eligible|excluded|only .{0,40}(?:may|can) apply|at the time of (?:application|submission)/u
/** Sentences about those whom a call is for, under whatever heading. */
const addressed =
  /η εδρα (?:τησ|του)|open to|reserved for|aimed at|intended for|προοριζ\p{L}+|(?:may|can) (?:apply|participate|take part)|(?:μπορ\p{L}+|δικαιου\p{L}+) να (?:συμμετ|υποβ|αιτ)|(?:η επενδυση|το εργο|τα εργα|το σχεδιο|τα σχεδια|η μοναδα) (?:γιν\p{L}+|υλοποι\p{L}+|πραγματοποι\p{L}+|βρισκ\p{L}+)|(?:η|καθε) επιχειρηση (?:λειτουργει|εχει|απασχολ|διαθετει|ειναι|εδρευει)|απευθυν\p{L}+|στηριζει|(?:δραση|προγραμμα|προσκληση|καθεστωσ|μετρο)(?!\p{L})[^.]{0,40}(?:αφορα|ενισχυει|στηριζει|επιδοτει|χρηματοδοτει|συμμετεχ)|συμμετεχουν|δικαιωμα συμμετοχησ|γινονται δεκτ|(?:καθε|οι) επιχειρησ\p{L}+ (?:εχ|διαθετ|απασχολ|πρεπει)|επιλεξιμ\p{L}+ (?:περιφερει|περιοχ|μορφ|ειναι οι)|you (?:employ|have|are|must)|your (?:annual |business|premises|company)|qualify|do not(?! include)/u
/** Labels of cells and headings under which it stands for whom, or where, a call is. */
const ofApplicants =
  /^(?:οι )?(?:επιχειρησεισ|δικαιουχοι|αποδεκτεσ|σε ποιουσ|εξαιρεσεισ|applicants?|beneficiaries|who)/u
const ofPlaces =
  /^(?:\d[.\d]*\)? )?(?:ισχυει σε|σε ποι(?:α|εσ) περι|επιλεξιμ\p{L}+ (?:περιοχ|περιφερ)|πεδιο εφαρμογησ|χωρικ|(?:γεωγραφικη )?καλυψη|εδρα|programme area|χωρα|που(?= |$|;)|country|territor|eligible (?:area|region)|περιοχη|περιοχεσ|περιφερεια|περιφερειεσ|τοποσ|χωροσ|γεωγραφικ|που |where|area|region|location)/u
const afterAward =
  /μετα την (?:ολοκληρωση|ενταξη|αποπληρωμη|εγκριση|υλοποιηση)|επι ποινη|διατηρησ\p{L}+ |υποχρεωσ\p{L}+ (?:επιτευξ|διατηρησ|τηρησ)|after (?:completion|the award|the grant)|for (?:at least )?\p{L}+ (?:\(\d+\) )?years after|within .{0,30} (?:of|after) completion|must (?:keep|maintain|retain)/u
const negation =
  /:\s*(?:οχι|no)(?!\p{L})|(?<!\p{L})(?:δεν (?:επιτρεπεται η συμμετοχη|δικαιουνται|εντασσονται|χρηματοδοτουνται|ενισχυονται|περιλαμβαν\p{L}+|λαμβανουν|επιδοτουνται|μπορουν(?: \p{L}+){0,2} να (?:υποβαλ|συμμετ|λαβ)\p{L}*|ειναι δικαιουχ\p{L}+)|μη (?:επιλεξιμ|δικαιουχ)\p{L}*|χωρισ δικαιωμα|(?:cannot|can ?not|may not|can't) (?:join|take part|participate|benefit|receive|be (?:beneficiar|applicant)\p{L}*)|neither can|not open to|(?:do|does|will) not (?:take part|qualify|participate)|(?:is|are) (?:rejected|refused|ruled out|barred)|(?:is|are) not (?:part of|in the programme area)|does not include|εξαιρουνται|εξαιρουμεν\p{L}+|εξαιρεση|αποκλει\p{L}+|(?:δεν|μη) (?:ειναι |θεωρουνται |γινονται )?(?:επιλεξιμ|δεκτ|ενισχυ|δικαιου|μπορουν να υποβ)\p{L}*|not eligible|δεν συμμετ\p{L}+|δεν υποβαλλ\p{L}+|να μην? (?:ειναι|λειτουργ\p{L}+ ωσ|εχουν τη μορφη|αποτελ\p{L}+)|ineligible|excluded|excluding|may not apply|cannot apply|do(?:es)? not(?: qualify)?(?=\s*\.?$)|with the exception)(?!\p{L})/u

const exceptInBrackets = /(?:\(| -)[^()-]*(?:εξαιρ|εκτοσ|πλην|(?<!\p{L})οχι |exclud|except|(?<!\p{L})not )[^()-]*[)-]/gu

/** Reads the conditions that a block states about who may apply. */
export function conditionsOf(block: Block, language: string, regions: RegionReference, country: string): Conditions {
  const readings: Reading[] = []
  const manual: Reading[] = []
  if (block.kind === 'heading') return { readings, manual }
  const keys = keysOf(block)
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
    const sentence: Sentence = {
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
    const kinds = states ? recognisers : notEligibility.test(context) ? [difficulty] : unmistakable
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

type Recogniser = (sentence: Sentence, here: boolean) => Bare[]

const closedYears: Recogniser = ({ plain }) => {
  const text = withDigits(plain)
  const match =
    /(\d+)\s+((?:[\p{L}-]+\s+){0,5}?)(?:χρησ(?:η|εισ|εων|ησ)(?!\p{L})|διαχειριστικ\p{L}+ (?:περιοδ|ετ)\p{L}*|(?:financial|fiscal|accounting) (?:years?|periods?))/u.exec(
      text,
    )
  if (match === null || /κυκλ\p{L}+ εργασιων|turnover|υψηλοτερ|ισολογισμ|τζιρ/u.test(text)) return []
  const closed =
    /κλεισμεν|πληρ|ολοκληρωμεν|διαχειριστικ|full|complete|closed|approved/u.test(match[0]) ||
    /κλεισει|ολοκληρωσει|closed|completed/u.test(text.slice(0, match.index))
  const count = Number(match[1])
  if (!closed || count > 10) return []
  const behind = `${match[2]} ${/^\s*\p{L}+/u.exec(text.slice(match.index + match[0].length))?.[0] ?? ''}`
  const range = /τουλαχιστον/u.test(behind) ? { min: count } : rangeOf(count, text.slice(0, match.index), '')
  return [{ kind: 'age', test: { measure: 'closed_full_fiscal_years', range } }]
}

/** A bare "three closed years" is at least three. */
function rangeOf(value: number, before: string, after: string): NumberRange {
  const side = sideOfFigure(before.slice(-60), after)
  if (side === undefined) return { min: value }
  return { [side.exclusive ? `${side.end}_exclusive` : side.end]: value }
}

/** "For which twelve months have not passed since …". */
const neverOlder: Recogniser = ({ plain }) => {
  const young =
    /δεν εχ\p{L}+ (?:παρελθει|συμπληρωσει) (?:(\d+)\s*μην|(δωδεκαμηνο)|(?:τουλαχιστον )?(\p{L}+|\d+) (ετ|μην)\p{L}+)/u.exec(
      plain,
    )
  if (young !== null) {
    const count = young[1] ?? (young[2] === undefined ? undefined : '12')
    const months = count === undefined ? numberOf(young[3] ?? '', young[4] === 'ετ') : Number(count)
    if (months !== undefined)
      return [
        { kind: 'age', test: { measure: 'months_since_start', range: { max_exclusive: months } }, ...announced(plain) },
      ]
  }
  return []
}

const livedWords =
  /λειτουργ|δραστηριοτητ|δραστηριοποι|ξεκιν|ιδρυ|συστα|συσταθ|εναρξ|υπαρξ|established|in operation|operating|operational|(?<!\p{L})old(?!\p{L})|founded|incorporated|set up|in business|of existence|traded|trading|registered|start[- ]?ups?|opened|(?:older|younger) than/u
const otherSpan =
  /μετα την ολοκληρ|after completion|υλοποιησ|διαρκεια|duration|δανει|loan|φυλασσ|τηρ(?:ει|ουν|ηση)|διατηρ|εγγυησ|συμβασ|ενταξ|αποπληρωμ|γεννηθ|γενεθλ|τριμηνο πριν|με ισχυ|νεοι (?:γεωργοι|ανθρωποι)|aged|persons? under/u
const span =
  /(?<n>\d+(?:[.,]\d+)?)\s*(?:(?:πληρ|ολοκληρ|συμπληρωμεν|full|complete)\p{L}*\s+)?(?<unit>ετ(?:οσ|η|ων|ουσ)|χρον(?:ια|ων|ο|οσ)|μην(?:α|εσ|ων|ασ)|years?|months?)(?!\p{L})/u

/** How long a business has existed: "at least 24 months", "τρία χρόνια συμπληρωμένα από την έναρξη". */
const age: Recogniser = (sentence, here) => {
  const { plain } = sentence
  if (neverOlder(sentence, here).length > 0) return []
  if (!livedWords.test(plain)) return []
  const text = withDigits(plain)
  const match = span.exec(text)
  const closed =
    match !== null &&
    /^\s*(?:\p{L}+ )?(?:χρησ|financial|fiscal|accounting)/u.test(text.slice(match.index + match[0].length))
  if (match?.groups !== undefined && !closed && !otherSpan.test(text)) {
    const near = text.slice(Math.max(0, match.index - 90), match.index + match[0].length + 70)
    if (livedWords.test(near)) {
      const value = Number((match.groups['n'] ?? '').replace(',', '.'))
      const months = /^(?:μην|month)/u.test(match.groups['unit'] ?? '') ? value : value * 12
      const before = text.slice(0, match.index)
      const young =
        /(?:within (?:the )?(?:last |past )?|εντοσ (?:των )?(?:τελευταιων )?|(?:τουσ|τα) (?:τελευται\p{L}+|πρωτ\p{L}+)\s*|(?:in the )?(?:last|past) )$/u.test(
          before,
        )
      const range = young
        ? { max: months }
        : rangeOf(months, before.slice(before.search(/[^,;·]*$/u)), text.slice(match.index + match[0].length))
      return [{ kind: 'age', test: { measure: 'months_since_start', range }, ...announced(plain) }]
    }
  }
  return startedBetween(sentence)
}

const numberOf = (word: string, years: boolean): number | undefined => {
  const value = /^\d+$/u.test(word) ? Number(word) : wordNumbers(word)[0]?.value
  return value === undefined ? undefined : years ? value * 12 : value
}

const announced = (plain: string): { at?: { event: 'publication' } } =>
  /(?:ημερομηνια )?(?:προκηρυξ|δημοσιευσ)\p{L}+|publication of (?:the|this) call/u.test(plain)
    ? { at: { event: 'publication' } }
    : {}

const begun =
  /λειτουργ|εγκαταστα|opened|operat|ιδρυ|συστα|συσταθ|εναρξ|αρχισ|ξεκιν|δραστηριοποι|εγγραφ|established|founded|incorporated|started|registered|in business|traded/u

/** Founded from one day to another, both inclusive. "After" and "before" leave the day itself out; an exclusion turns the sides round. */
function startedBetween({ plain, negative }: Sentence): Bare[] {
  const test: { measure: 'started_between'; from?: string; to?: string } = { measure: 'started_between' }
  for (const date of datesIn(plain)) {
    if (!begun.test(plain.slice(0, date.start))) continue
    const side = sideOf(plain.slice(Math.max(0, date.start - 40), date.start), plain.slice(date.end))
    if (side === undefined) continue
    const away = (days: number): string => Temporal.PlainDate.from(date.date).add({ days }).toString()
    const { end, inclusive } = side
    if (!negative) test[end] = inclusive ? date.date : away(end === 'from' ? 1 : -1)
    else if (end === 'from') test.to = inclusive ? away(-1) : date.date
    else test.from = inclusive ? away(1) : date.date
  }
  if (test.from === undefined && test.to === undefined) return []
  return test.from !== undefined && test.to !== undefined && test.from > test.to ? [] : [{ kind: 'age', test }]
}

function sideOf(before: string, after: string): { end: 'from' | 'to'; inclusive: boolean } | undefined {
  const last = (words: string): boolean =>
    new RegExp(
      String.raw`(?<!\p{L})(?:${words})\s*(?:απο )?(?:και )?(?:την|τισ|τη|τησ|στισ|στην|on|the)?\s*$`,
      'u',
    ).test(before)
  if (/^\s*(?:η|και|or|and) (?:αργοτερα|μετα|μεταγενεστερα|εφεξησ|εντευθεν|later|after(?:wards)?)/u.test(after))
    return { end: 'from', inclusive: true }
  if (/^\s*(?:η|και|or|and) (?:νωριτερα|πριν|earlier|before)/u.test(after)) return { end: 'to', inclusive: true }
  if (last('on or after|not before')) return { end: 'from', inclusive: true }
  if (last('on or before|no later than|εωσ|μεχρι|το αργοτερο|by|until')) return { end: 'to', inclusive: true }
  if (last('μετα|after')) return { end: 'from', inclusive: false }
  if (last('πριν|προ|before')) return { end: 'to', inclusive: false }
  if (last('απο|since|from')) return { end: 'from', inclusive: true }
  return undefined
}

/** Staff that is not the applicant's own as it is: to be hired, trained, kept, or paid for. */
const otherStaff =
  /δημιουργ|νε(?:εσ|ων|ουσ|οι) (?:θεσ|εμε|εργαζ)|new (?:jobs|positions|hires|staff)|στοχ|target|προσλ(?:αβ|ηψ)|(?<!\p{L})hire|[€]|ευρω|αυξηση τ|υποδεικν|ωφελουμεν|καταρτι|ανα επιχειρηση|(?:αν|εφοσον) δεν|δεσμευσ|ημερεσ|κλινεσ/u

const headcount: Recogniser = ({ plain: whole, block }) => {
  // "Up to 9 employees and a turnover of up to €2 million": the money is another condition's.
  const plain = whole.replace(
    /(?:,? (?:και|and|with) )?(?:(?:ετησι\p{L}+|annual|yearly) )?(?:κυκλ\p{L}+ εργασιων|τζιρ\p{L}+|turnover|balance sheet|συνολ\p{L}+ ενεργητικ).*$/u,
    '',
  )
  if (otherStaff.test(plain) || keysOf(block).some((key) => /ωφελουμεν|trainees|υποχρεωσ/u.test(key))) return []
  const text = withDigits(plain)
  const found = staffRange(text)
  if (found === undefined) return []
  const period =
    /ημερολογιακ\p{L}+ ετ\p{L}+ που προηγ|προηγουμεν\p{L}+ (?:ημερολογιακ\p{L}+ )?(?:ετ|χρον)|ετοσ πριν|previous (?:calendar )?year|year before/u.test(
      plain,
    )
      ? ('previous_calendar_year' as const)
      : /(?:12μην|δωδεκαμην|12 μην)\p{L}* (?:πριν|που προηγ)|(?:τελευται\p{L}+|προηγουμεν\p{L}+) (?:12μην|δωδεκαμην|12 μην)|(?:12|twelve) months before/u.test(
            text,
          )
        ? ('twelve_months_before' as const)
        : /τελευται\p{L}+ (?:κλεισμεν|διαχειριστικ|οικονομικ)\p{L}* ?\p{L}* ?χρησ|last (?:closed |financial |fiscal )+year/u.test(
              plain,
            )
          ? ('last_closed_fy' as const)
          : undefined
  return [
    {
      kind: 'headcount',
      measure: found.salaried ? 'salaried_awu' : 'headcount',
      range: found.range,
      ...(period === undefined ? {} : { period }),
    },
  ]
}

const units = String.raw`(?:εμε(?!\p{L})|ε\.\s?μ\.\s?ε\.?|(?:ετησι\p{L}+ )?μοναδ\p{L}+ (?:μισθωτησ |εξαρτημενησ )?εργασιασ|ετησι\p{L}+ μοναδ\p{L}+|awus?(?!\p{L})|(?:annual )?work units?)`
const people = String.raw`(?:εργαζομεν\p{L}+|απασχολουμεν\p{L}+|ατομ(?:α|ων|ο)(?!\p{L})|μισθωτ(?:ουσ|ων|οι)|υπαλληλ\p{L}+|employees?|staff|ftes?(?!\p{L})|full[- ]time (?:equivalents?|employees|staff)|people|persons|workers)`
const staff = String.raw`(?:${units}|${people})`
const amount = String.raw`\d+(?:[.,]\d+)?`
const adjective = String.raw`(?:(?:πληρ|νε|salaried|full[- ]time|paid|μονιμ)\p{L}*\s+)?`
const staffBetween = new RegExp(
  String.raw`(?<low>${amount})\s*(?<unit1>${staff}\s*)?(?<mid>εωσ(?: και)?|ωσ|μεχρι(?: και)?|και|-|to|and)\s*(?<high>${amount})\s*${adjective}(?<unit>${staff})`,
  'u',
)
const staffTwo = new RegExp(
  String.raw`(?<low>${amount})\s*(?:${staff}\s*)?(?:,|και|and|but|αλλα)\s*(?:and |και )?(?<words>(?:\p{L}+\s+){1,4})(?<high>${amount})\s*${adjective}(?<unit>${staff})`,
  'u',
)
const staffOf = new RegExp(String.raw`(?<n>${amount})\s*${adjective}(?<unit>${staff})(?<after>.{0,60})`, 'u')
const staffBehind = new RegExp(
  String.raw`(?<!\p{L})(?<unit>${staff}|προσωπικο|headcount|workforce)(?!\p{L})[^.\d]{0,60}?(?<low>${amount})(?:\s*(?:εωσ|ωσ|μεχρι|-|to|και|and)\s*(?<high>${amount}))?(?!\s*(?:%|μην|ετ|χρον|ημερ|months|years|days|[/.]\d))`,
  'u',
)
const value = (printed: string | undefined): number => Number((printed ?? '').replace(',', '.'))
const salariedUnit = new RegExp(`^${units}`, 'u')

/** "From 3 to 249 employees", "τουλάχιστον 1,5 ΕΜΕ", "staff: no more than 100", "at least one and fewer than 50 people". */
function staffRange(text: string): { range: NumberRange; salaried: boolean } | undefined {
  const made = (unit: string | undefined, range: NumberRange) => ({ range, salaried: salariedUnit.test(unit ?? '') })
  const two = staffTwo.exec(text)?.groups
  if (two !== undefined) {
    const low = sideOfFigure(text.slice(0, text.indexOf(two['low'] ?? '')).slice(-50), '')
    const high = sideOfFigure(two['words'] ?? '', '')
    if (low?.end !== high?.end && low !== undefined && high !== undefined)
      return made(two['unit'], {
        ...rangeSide(low, value(two['low'])),
        ...rangeSide(high, value(two['high'])),
      })
  }
  const between = staffBetween.exec(text)?.groups
  if (between !== undefined && value(between['low']) < value(between['high']))
    return made(between['unit'], { min: value(between['low']), max: value(between['high']) })
  const one = staffOf.exec(text)
  if (one?.groups !== undefined)
    return made(
      one.groups['unit'],
      rangeOf(value(one.groups['n']), text.slice(0, one.index), one.groups['after'] ?? ''),
    )
  const behind = staffBehind.exec(text)
  if (behind?.groups === undefined) return undefined
  const { low, high, unit } = behind.groups
  if (high !== undefined) return made(unit, { min: value(low), max: value(high) })
  const words = behind[0].slice(unit?.length ?? 0, behind[0].length - (low?.length ?? 0))
  const side = sideOfFigure(words, text.slice(behind.index + behind[0].length))
  // A number far behind the word with no bound is something else: a year, a point of a list.
  return side === undefined || value(low) > 5000 ? undefined : made(unit, rangeSide(side, value(low)))
}

const rangeSide = ({ end, exclusive }: Side, at: number): NumberRange => ({
  [exclusive ? `${end}_exclusive` : end]: at,
})

const size: Recogniser = ({ folded: whole, negative, block }, here) => {
  const folded = whole.replace(
    /(?:,? (?:και|and|with) )?(?:(?:ετησι\p{L}+|annual|yearly) )?(?:κυκλ\p{L}+ εργασιων|τζιρ\p{L}+|turnover).*$/u,
    '',
  )
  if (/[%€]|ευρω|ενταση|ποσοστ|intensity|προμηθεια|μονο (?:οταν|ωσ)|only (?:be|as|when)/u.test(folded)) return []
  const but = /(?<!\p{L})(?:εξαιρουμεν\p{L}+|εκτοσ|πλην|except|excluding)(?!\p{L})/u.exec(folded)
  const out =
    but !== null && sizesIn(folded.slice(0, but.index)).length === 0 && sizesIn(folded.slice(but.index)).length > 0
  const kept =
    but !== null && sizesIn(folded.slice(0, but.index)).length > 0 && !negation.test(folded.slice(0, but.index))
  const plain = (kept ? folded.slice(0, but.index) : folded).replaceAll(exceptInBrackets, ' ')
  const sizes = sizesIn(plain)
  const refused = (negative && !kept) || (out && !negative)
  const beneficiaries =
    here ||
    addressed.test(folded) ||
    keysOf(block).some((key) => /^μεγεθοσ|size/u.test(key)) ||
    /δικαιουχ|απευθυν|επιλεξιμ\p{L}+ (?:ειναι|επιχειρησ)|ειναι (?:μη )?επιλεξιμ|δεν (?:ενισχ|συμμετ|επιδοτ)|ενισχυ(?:ονται|ση)|μπορουν να|eligible|open to|may apply|can apply|applicants/u.test(
      folded,
    )
  if (
    sizes.length === 0 ||
    sizes.length === 5 ||
    !beneficiaries ||
    /(?:καθε|οποιουδηποτε|ολων των) (?:μορφησ και )?μεγεθ|(?:any|all|every) sizes?/u.test(folded)
  )
    return []
  const all = ['micro', 'small', 'medium', ...(refused ? (['small_mid_cap'] as const) : []), 'large'] as const
  const include = refused ? all.filter((each) => !sizes.includes(each)) : sizes
  return include.length === 0 || (refused && include.length === all.length)
    ? []
    : [{ kind: 'size', include: [...include] }]
}

const forms: readonly (readonly [LegalForm, RegExp])[] = [
  [
    'sole_trader',
    /ατομικ\p{L}+ επιχειρησ|ατομικεσ(?=[,;])|sole (?:traders?|proprietor)|self-employed|individual enterprise/u,
  ],
  ['professional', /ελευθερ\p{L}+ επαγγελματ/u],
  ['general_partnership', /ομορρυθμ|ομορυθμ|(?<!\p{L})ο\.?\s?ε\.?(?![\p{L}.])|general partnership/u],
  ['limited_partnership', /ετερορρυθμ|(?<![\p{L}(])ε\.?\s?ε\.?(?![\p{L}.)]|\) ?\d)|limited partnership/u],
  [
    'private_company',
    /ιδιωτικ\p{L}+ κεφαλαιουχικ|(?<!\p{L})ι\.?\s?κ\.?\s?ε\.?(?![\p{L}])|private (?:capital )?compan/u,
  ],
  [
    'limited_liability_company',
    /περιορισμενησ ευθυνησ(?! κοινων)|(?<!\p{L})ε\.?\s?π\.?\s?ε\.?(?![\p{L}])|limited liability compan|(?<!\p{L})llc/u,
  ],
  [
    'public_limited_company',
    /ανωνυμ\p{L}+ εταιρ|(?<!\p{L})α\.?\s?ε\.?(?![\p{L}.])|public limited|joint[- ]stock|societ\p{L}+ anonym/u,
  ],
  [
    'limited_liability_social_cooperative',
    /κοι\.?\s?σ\.?\s?π\.?\s?ε(?!\p{L})|κοινωνικ\p{L}+ συνεταιρισμ\p{L}+ περιορισμενησ/u,
  ],
  [
    'social_cooperative_enterprise',
    /κοινωνικ\p{L}+ συνεταιριστικ|κοιν\.?\s?σ\.?\s?επ|social (?:cooperative|enterprise)/u,
  ],
  ['workers_cooperative', /συνεταιρισμ\p{L}+ εργαζομ|workers'? cooperative/u],
  ['agricultural_cooperative', /αγροτικ\p{L}+ συνεταιρισμ|agricultural cooperative/u],
  [
    'cooperative',
    /(?<!αγροτικ\p{L}{1,3} )(?<!κοινωνικ\p{L}{1,3} )(?<!\p{L})συνεταιρισμ(?!\p{L}+ (?:εργαζομ|περιορισμ))|(?<!social )(?<!agricultural )(?<!workers'? )cooperatives?/u,
  ],
  ['shipping_company', /ναυτικ\p{L}+ εταιρ|ναυτιλιακ\p{L}+ (?:εταιρ|επιχειρ)|shipping compan/u],
  ['civil_nonprofit_company', /αστικ\p{L}+ μη κερδοσκοπικ|(?<!\p{L})α\.?\s?μ\.?\s?κ\.?\s?ε(?!\p{L})|non-?profit/u],
  [
    'foundation',
    /(?<!(?:πιστωτικ|εκπαιδευτικ|ερευνητικ|οικονομικ|ανωτατ)\p{L}{1,3} )(?<!\p{L})ιδρυμα(?:τα|των)?(?!\p{L})|(?<!\p{L})foundations?(?!\p{L})/u,
  ],
  ['association', /σωματει|(?<!\p{L})συλλογ(?:οι|ουσ|ων)(?!\p{L})|(?<!\p{L})associations?(?!\p{L})/u],
  [
    'local_authority',
    /τοπικησ αυτοδιοικησησ|(?<!\p{L})ο\.?τ\.?α\.?(?!\p{L})|(?<!\p{L})δημοι(?= και|[ ,.]*$|,)|local authorit|municipalit/u,
  ],
  [
    'public_body',
    /δημοσι\p{L}+ (?:επιχειρησ|φορε|οργανισμ|υπηρεσ)|νομικ\p{L}+ προσωπ\p{L}+ δημοσιου|(?<!\p{L})ν\.?\s?π\.?\s?δ\.?\s?δ|public sector|public (?:bod|enterprise|authorit)/u,
  ],
  ['co_ownership', /συμπλοιοκτησι|κοινωνι\p{L}+ (?:κληρονομ|αστικου)|co-?ownership/u],
  ['foreign_branch', /υποκαταστημα\p{L}* (?:αλλοδαπ|ξεν)|branch(?:es)? of foreign/u],
  ['energy_community', /ενεργειακ\p{L}+ κοινοτητ|energy communit/u],
  ['limited_partnership_by_shares', /ετερορρυθμ\p{L}+ (?:εταιρ\p{L}+ )?κατα μετοχ/u],
  ['civil_law_company', /αστικ\p{L}+ (?:εταιρ\p{L}+ (?:του|αστικου)|επαγγελματικ)|civil[- ]law (?:compan|partner)/u],
  ['european_company', /ευρωπαικ\p{L}+ εταιρ(?!\p{L}+ συν)|societas europaea/u],
  ['consortium', /κοινοπραξι|consorti(?!um agreement)|joint ventures?/u],
]

/** A company of one member is the same form in law (Greek laws 4072/2012, 4548/2018, 3190/1955). */
const singleMember: Readonly<Partial<Record<LegalForm, LegalForm>>> = {
  private_company: 'private_company_single_member',
  limited_liability_company: 'limited_liability_company_single_member',
  public_limited_company: 'public_limited_company_single_member',
}

function formsIn(folded: string): LegalForm[] {
  return forms
    .filter(([, words]) => words.test(folded))
    .flatMap(([form]) => {
      const single = singleMember[form]
      return single === undefined ? [form] : [form, single]
    })
}

const legalForm: Recogniser = ({ folded, negative, block }) => {
  // Every form is treated alike; some are refused only under a condition.
  if (
    /καθε (?:τυπου|μορφησ)|οποιαδηποτε (?:\p{L}+ )?μορφη|any legal form(?! other)/u.test(folded) &&
    !/(?:πλην|εκτοσ|except|other than)/u.test(folded)
  )
    return []
  if (negative && /(?<!\p{L})(?:ε?αν|εφοσον) (?:δεν|η)/u.test(folded)) return []
  const told =
    /^\s*μορφη|με (?:τη )?μορφη|καταστατικ|(?:νομικ|εταιρικ)\p{L}+ μορφ|μορφη|legal forms?|set up as|incorporated as|qualify|δικαιουχοι ?:/u.test(
      folded,
    ) ||
    keysOf(block)
      .slice(0, 2)
      .some((key) => /μορφη|legal form|^δικαιουχοι$/u.test(key))
  const but = /(?<!\p{L})(?:εκτοσ|πλην|except|excluding|other than)(?!\p{L})/u.exec(folded)
  const head = but === null ? folded : folded.slice(0, but.index)
  const tail = but === null ? '' : folded.slice(but.index)
  const first = formsIn(head)
  const second = formsIn(tail)
  if (first.length + second.length === 0) return []
  // "No form is excluded but public bodies" says twice that something is not so.
  const none = /δεν αποκλει\p{L}+ (?:καμ|καν)|no legal form is excluded/u.test(head)
  if (second.length > 0 && (first.length === 0 || none) && (told || first.length === 0))
    return [{ kind: 'legal_form', exclude: second }]
  const isNot = /δεν (?:ειναι|εχουν τη μορφη|λειτουργουν ωσ|αποτελουν)/u.test(head)
  if (negative || isNot) return first.length === 0 ? [] : [{ kind: 'legal_form', exclude: first }]
  if (first.length < 2 && !told) return []
  return [{ kind: 'legal_form', include: first, ...(second.length === 0 ? {} : { exclude: second }) }]
}

/** A list of municipalities, up to the regional units or the end that follow it: they are no regions. */
const municipalities =
  /(?<!\p{L})δημ(?:οσ|ου|οι|ουσ|ων)(?!\p{L}) [^.;·]*?(?=(?:,| και) (?:στη[νσ]?|στισ|στο[νυσ]*|τη[νσ]?|τισ) (?:περιφερει|π\. ?ε|νησ)|[.;·]|$)|(?:municipalit(?:y|ies)) of [^.;]*?(?=[.;]|$)/gu
const everywhere =
  /(?:ολη|ολοκληρη) (?:τη[ν]? )?(?:ελληνικη )?(?:επικρατεια|χωρα|ελλαδα)|(?:στην|εντοσ|in|σε ολη την|ολοκληρη την) (?:τησ )?(?:ελλαδα|ελλαδοσ|ελληνικη|greece)|ελληνικη(?:σ)? επικρατει|ολ(?:εσ|ων) (?:οι |τισ |των )?(?:\p{L}+ )?περιφερει|(?:all|every) (?:the )?(?:greek )?regions?|πανελλαδικ|(?:ολη|ολοκληρη) τη χωρα|nationwide/u
const lessDeveloped = /λιγοτερο (?:ανα|ανε)πτυγμεν\p{L}+ περιφερει|less[- ]developed regions?/u

const region: Recogniser = ({ folded, negative, regions, country, placed, block }, here) => {
  // Rates and amounts by region do not say where the others are.
  if (
    block.kind === 'cell' &&
    /ενταση|ποσοστ|(?<!\p{L})rate|intensity|προυπολογ|budget|κατανομ|allocation/u.test(
      `${block.section} ${block.announcedBy}`,
    ) &&
    block.labels.every((label) => !/που|where|τοποσ/u.test(label))
  )
    return []
  const context =
    /εδρ(?:α|ασ|ευ)|εγκατεστημ|εγκατασταση|εγκαθιστ|υλοποι\p{L}+|τοπο[συ]|χωρο[συ]|γεωγραφικ|υποκαταστημα|(?:επενδυση|μοναδα|θεση|εργα)[^.]{0,30}(?:γινεται|γινονται|βρισκεται|πραγματοποι)|located|premises|based in|επιχειρησ\p{L}+ (?:τησ|του|των) (?:περιφερει|νομ)|επιλεξιμ\p{L}+ περιφερει|υπαγ\p{L}+ [^.]{0,30}περιφερει|υπηχθησαν|μονο (?:στην?|στισ|για τισ) περιφερει|established in|operating in|registered office|implemented in|carried out in|takes? place in|regions? of/u
  if (
    !(
      context.test(folded) ||
      placed ||
      ((here || eligibility.test(folded)) && everywhere.test(folded)) ||
      ((here || addressed.test(folded)) &&
        (regionsIn(folded, regions, country).length > 1 || /περιφερει/u.test(folded))) ||
      ((here || addressed.test(folded)) &&
        /επιχειρησ\p{L}+ (?:τησ|του|των|στη[νσ]?|στισ|στο|στα|σε) |(?:compan|enterpris|business|firm)\p{L}+ (?:in|of|from) /u.test(
          folded,
        ))
    ) ||
    /[€%]|ευρω|(?:απο|καλυπτ\p{L}+) αλλη προσκληση/u.test(folded)
  )
    return []
  const but = /(?<!\p{L})(?:εκτοσ(?! απο)|πλην|εξαιρουμεν\p{L}+|except|excluding|outside|other than)(?!\p{L})/u.exec(
    folded,
  )
  const named = (text: string): string[] => {
    const where = text.replaceAll(municipalities, ' ')
    const codes = regionsIn(where, regions, country)
    return codes.length === 0 && country === 'GR' && everywhere.test(text) ? ['EL'] : codes
  }
  const include = named(but === null ? folded : folded.slice(0, but.index))
  const exclude = but === null ? [] : named(folded.slice(but.index))
  const of = /υλοποι|επενδυσ|μοναδα|εργ(?:ο|ου|α)(?!\p{L})|investment|project|implemented|carried out/u.test(folded)
    ? ('investment_site' as const)
    : /εδρ(?:α|ασ|ευ)|registered office|headquarter/u.test(folded) && !/υποκαταστημα|εγκατασταση|branch/u.test(folded)
      ? ('headquarters' as const)
      : ('any_establishment' as const)
  // The less developed regions of Greece in 2021–2027 are all but Attica and the South Aegean (Decision (EU) 2021/1130).
  if (include.length === 0 && country === 'GR' && lessDeveloped.test(folded) && !negative)
    return [{ kind: 'region', of, include: ['EL'], exclude: ['EL30', 'EL42'] }]
  if (include.length + exclude.length === 0) return []
  if (negative && but === null) return [{ kind: 'region', of, exclude: include }]
  return [
    { kind: 'region', of, ...(include.length > 0 ? { include } : {}), ...(exclude.length > 0 ? { exclude } : {}) },
  ]
}

/** "The budget may not exceed twice the highest turnover of the last three years". */
const turnoverLimit: Recogniser = ({ folded }) => {
  const limit =
    /(?:δεν|μη)[^.]{0,40}(?:υπερβ|ξεπερν)\p{L}+([^.]{0,120}?)κυκλ\p{L}+ εργασιων|(?:not|never) exceed([^.]{0,100}?)turnover/u.exec(
      folded,
    )
  if (limit === null || !/προυπολογισμ|επενδυσ|αιτουμεν|budget|investment/u.test(folded.slice(0, limit.index + 20)))
    return []
  const between = limit[1] ?? limit[2] ?? ''
  const percent = /(\d+) ?%/u.exec(between)
  const times =
    percent !== null
      ? Number(percent[1]) / 100
      : /διπλασι|twice|double|two times/u.test(between)
        ? 2
        : /τριπλασι|three times/u.test(between)
          ? 3
          : /(?<!\p{L})μισο|half/u.test(between)
            ? 0.5
            : 1
  const period = /υψηλοτερ|μεγαλυτερ|highest/u.test(folded)
    ? 'highest_last_3_closed_fy'
    : /μεσο[συ]? (?:ορο|ετησι)|μεση|average/u.test(folded)
      ? 'average_last_3_closed_fy'
      : 'last_closed_fy'
  const figure = { figure: 'turnover', period } as const
  return [
    {
      kind: 'compare',
      left: { investment_amount: true },
      operator: 'lte',
      right: times === 1 ? figure : { times, of: figure },
    },
  ]
}

const accounts: Recogniser = ({ folded, block, range }) => {
  // What an enterprise of a size is, is no condition of the call.
  if (/(?:of a|for) (?:micro|small|medium)[- ]|(?:μιασ|τησ) (?:μικρησ|μεσαιασ) επιχειρησ/u.test(folded)) return []
  return moneyIn(folded).flatMap((figure): Bare[] => {
    const at = { start: range.start + figure.start, end: range.start + figure.end }
    const near = labelOf(moneyLabels, block, range, at)
    if (near?.where !== 'sentence' || (near.names !== 'turnover' && near.names !== 'balance_sheet')) return []
    const bounds: MoneyRange = {}
    const [low = 0, high] = figure.values
    const currency = figure.currency ?? 'EUR'
    if (high !== undefined) Object.assign(bounds, { min: fromCents(low, currency), max: fromCents(high, currency) })
    else {
      const side = sideOfFigure(near.between || folded.slice(0, figure.start), folded.slice(figure.end))
      if (side === undefined) return []
      const bound: keyof MoneyRange = side.exclusive ? `${side.end}_exclusive` : side.end
      bounds[bound] = fromCents(low, currency)
    }
    const period = /υψηλοτερ|highest/u.test(folded)
      ? 'highest_last_3_closed_fy'
      : /μεσο[συ]? ορο|μεση|average/u.test(folded)
        ? 'average_last_3_closed_fy'
        : 'last_closed_fy'
    return [
      {
        kind: 'accounts',
        figure: near.names === 'turnover' ? 'turnover' : 'balance_sheet_total',
        range: bounds,
        period,
      },
    ]
  })
}

const difficulty: Recogniser = ({ folded }) =>
  /προβληματικ\p{L}+ επιχειρησ|επιχειρησ\p{L}+ (?:ειναι |αποτελ\p{L}+ )?προβληματικ|(?:undertakings?|firms?|enterprises?|compan(?:y|ies)) in difficult/u.test(
    folded,
  )
    ? [{ kind: 'not_in_difficulty' }]
    : []

const lifecycle: Recogniser = ({ folded, negative }) => {
  if (
    (negative && !/υπο (?:συσταση|ιδρυση)/u.test(folded)) ||
    !/επιχειρησ|εταιρ|start-ups?|αιτ(?:ων|ουντ)|προσωπα|υπο (?:συσταση|ιδρυση)|enterprise|business|compan|applicant/u.test(
      folded,
    )
  )
    return []
  const founding =
    /υπο (?:συσταση|ιδρυση)|προσ (?:συσταση|ιδρυση)|θα (?:κανουν|προβουν σε|ξεκινησουν) (?:την )?εναρξη|(?:που|οι οποιεσ) θα (?:ιδρυθ|συστα)\p{L}+|to be founded|not yet (?:set up|founded|registered)|to be (?:established|set up)|not yet established|before they are (?:registered|established|founded)/u.test(
      folded,
    )
  const existing =
    /υφισταμεν|ενεργ(?:εσ|η|οι|ων)(?!\p{L})|λειτουργ(?:ει|ουν|ουσε)? (?:νομιμα |κανονικα )?κατα την|σε λειτουργια|existing (?:enterprise|business|compan|sme|undertaking)|active (?:enterprise|business|compan)/u.test(
      folded,
    )
  // "New enterprises and those to be set up": both, and how new they are is another condition.
  const besides = /(?:και|καθωσ|η|or|and)(?: σε| και)? (?:επιχειρησ\p{L}+ )?υπο |start-ups/u.test(folded)
  const include = [
    ...(existing || (founding && besides) ? (['active'] as const) : []),
    ...(founding ? (['to_be_established'] as const) : []),
  ]
  return include.length === 0 ? [] : [{ kind: 'lifecycle', include }]
}

/** These say by themselves that they are conditions. */
const unmistakable: readonly Recogniser[] = [difficulty, turnoverLimit, neverOlder, closedYears]
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
