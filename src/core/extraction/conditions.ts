import { lexiconOf } from '../citing/quantity-lexicon.ts'
import { quantityReader } from '../citing/stated-range.ts'
import type { Expression, MoneyRange, NumberRange } from '../criteria/criterion.ts'
import type { LegalForm } from '../facts/profile.ts'
import { fromCents } from '../facts/money.ts'
import type { RegionReference } from '../facts/region-reference.ts'
import { moneyIn } from './amounts.ts'
import { endOf } from './bounds.ts'
import { datesIn } from './dates.ts'
import { regionsIn, sizesIn } from './figures.ts'
import { labelOf, moneyLabels } from './labels.ts'
import { wordNumbers, withDigits } from './number-words.ts'
import type { Reading } from './reading.ts'
import { placeIn, sentencesOf } from './source-text.ts'
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
  /δικαιουχ|προυποθεσ|επιλεξιμοτητ|επιλεξιμ\p{L}+ (?:επιχειρησ|αιτου|φορε)|ποι(?:οι|εσ|οσ) (?:επιχειρησ\p{L}+ )?(?:θα )?μπορ|ποιεσ επιχειρησ|(?<!\p{L})αποδεκτ(?:εσ|ησ|η)(?!\p{L})|πεδιο εφαρμογησ|who qualif|ποιουσ αφορα|σε ποιουσ απευθ|(?:οροι|κριτηρια) (?:συμμετοχ|υπαγωγ|επιλεξιμ|τυπικ)|δυνητικ|eligib|who can apply|who may apply|applicants?|beneficiar|conditions? (?:of|for) (?:participation|eligibility)|admissib/u
const notEligibility =
  /επιλεξιμ\p{L}+ (?:κατηγορι\p{L}+ )?δαπαν|eligible (?:costs|expenditure)|δικαιολογητικ|supporting documents|required documents|αξιολογησ|evaluation|selection criteria|κριτηρια (?:αξιολογ|επιλογ)|μεσα χρηματοδοτ/u
const statesCondition =
  /(?:θα )?πρεπει (?:να|κατα)|οφειλ\p{L}+|απαιτειται|προυποθεση|επιλεξιμ\p{L}+ ειναι|δικαιουχοι (?:ειναι|τησ|μπορουν|θεωρουνται)|(?:δεν|μη) (?:γινονται|γινεται|ειναι|θεωρουνται|επιτρεπεται|μπορουν|δικαιουνται)|εξαιρουνται|αποκλειονται|να (?:εχ|διαθετ|λειτουργ|ειναι|μη|τηρ|προσκομ|συγκεντρ|ασκ|απασχολ|εδρευ)\p{L}*|must|shall|have to|has to|may not|are (?:not )?eligible|excluded|only .{0,40}(?:may|can) apply|at the time of (?:application|submission)/u
/** Sentences about those whom a call is for, under whatever heading. */
const addressed =
  /απευθυν\p{L}+|στηριζει|(?:δραση|προγραμμα|προσκληση|καθεστωσ|μετρο)(?!\p{L})[^.]{0,40}(?:αφορα|ενισχυει|στηριζει|επιδοτει|χρηματοδοτει|συμμετεχ)|συμμετεχουν|δικαιωμα συμμετοχησ|γινονται δεκτ|(?:καθε|οι) επιχειρησ\p{L}+ (?:εχ|διαθετ|απασχολ|πρεπει)|επιλεξιμ\p{L}+ (?:περιφερει|περιοχ|μορφ|ειναι οι)|you (?:employ|have|are|must)|your (?:annual |business|premises|company)|qualify|do not(?! include)/u
/** Labels of cells and headings under which it stands for whom, or where, a call is. */
const ofApplicants =
  /^(?:οι )?(?:επιχειρησεισ|δικαιουχοι|αποδεκτεσ|σε ποιουσ|εξαιρεσεισ|applicants?|beneficiaries|who)/u
const ofPlaces =
  /^(?:\d[.\d]* )?(?:περιοχη|περιοχεσ|περιφερεια|περιφερειεσ|τοποσ|χωροσ|γεωγραφικ|που |where|area|region|location)/u
const afterAward =
  /μετα την (?:ολοκληρωση|ενταξη|αποπληρωμη|εγκριση|υλοποιηση)|επι ποινη|διατηρησ\p{L}+ |υποχρεωσ\p{L}+ (?:επιτευξ|διατηρησ|τηρησ)|after (?:completion|the award|the grant)|for (?:at least )?\p{L}+ (?:\(\d+\) )?years after|within .{0,30} (?:of|after) completion|must (?:keep|maintain|retain)/u
const negation =
  /(?<!\p{L})(?:εξαιρουνται|εξαιρουμεν\p{L}+|εξαιρεση|αποκλει\p{L}+|(?:δεν|μη) (?:ειναι |θεωρουνται |γινονται )?(?:επιλεξιμ|δεκτ|ενισχυ|δικαιου|μπορουν να υποβ)\p{L}*|not eligible|δεν συμμετ\p{L}+|δεν υποβαλλ\p{L}+|να μην? (?:ειναι|λειτουργ\p{L}+ ωσ|εχουν τη μορφη|αποτελ\p{L}+)|ineligible|excluded|excluding|may not apply|cannot apply|do(?:es)? not(?: qualify)?(?=\s*\.?$)|with the exception)(?!\p{L})/u

const exceptInBrackets = /\([^)]*(?:εξαιρ|εκτοσ|πλην|exclud|except)[^)]*\)/gu

/** Reads the conditions that a block states about who may apply. */
export function conditionsOf(block: Block, language: string, regions: RegionReference, country: string): Conditions {
  const readings: Reading[] = []
  const manual: Reading[] = []
  if (block.kind === 'heading') return { readings, manual }
  const context = `${block.section} · ${block.announcedBy}`
  const labels = block.kind === 'cell' ? (block.labels.at(-1) ?? '') : block.section
  const of = ofApplicants.test(labels) || ofPlaces.test(labels)
  const titled =
    /^\s*(?:who (?:can|may) apply|eligible applicants|δικαιουχοι|ποιοι [^:.]{0,30}|σε ποιουσ [^:.]{0,30})\s*:/u.test(
      block.folded.folded,
    )
  const here =
    (eligibility.test(context) || of || titled || addressed.test(block.announcedBy)) && !notEligibility.test(context)
  for (const range of sentencesOf(block)) {
    const folded = block.folded.folded.slice(range.start, range.end)
    const sentence: Sentence = {
      folded,
      plain: withoutDoubles(folded),
      placed:
        ofPlaces.test(labels) ||
        (block.folded.folded.length < 80 &&
          /^(?:περιφερεια|περιοχη|περιοχεσ|region|area|location)[: ]/u.test(block.folded.folded)),
      negative:
        negation.test(folded.replaceAll(exceptInBrackets, ' ')) ||
        negation.test(block.announcedBy) ||
        (here && negation.test(block.section)),
      language,
      country,
      regions,
      block,
      range,
    }
    const states =
      here ||
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
    const kinds = states ? recognisers : unmistakable
    const found = obligation ? [] : kinds.flatMap((recognise) => recognise(sentence, here))
    for (const criterion of found) readings.push(put(criterion, here ? 0.9 : 0.75))
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

type Recogniser = (sentence: Sentence, here: boolean) => Bare[]

const closedYears: Recogniser = ({ plain }) => {
  const text = withDigits(plain)
  const match =
    /(\d+)\s+((?:[\p{L}-]+\s+){0,5}?)(?:χρησ(?:η|εισ|εων|ησ)(?!\p{L})|διαχειριστικ\p{L}+ (?:περιοδ|ετ)\p{L}*|(?:financial|fiscal|accounting) (?:years?|periods?))/u.exec(
      text,
    )
  if (match === null || /κυκλ\p{L}+ εργασιων|turnover|υψηλοτερ/u.test(text)) return []
  const closed =
    /κλεισμεν|πληρ|ολοκληρωμεν|διαχειριστικ|full|complete|closed|approved/u.test(match[0]) ||
    /κλεισει|ολοκληρωσει|closed|completed/u.test(text.slice(0, match.index))
  const count = Number(match[1])
  if (!closed || count > 10) return []
  const range = /τουλαχιστον/u.test(`${match[2]} ${/^\s*\p{L}+/u.exec(text.slice(match.index + match[0].length))?.[0]}`)
    ? { min: count }
    : rangeOf(count, text.slice(0, match.index))
  return [{ kind: 'age', test: { measure: 'closed_full_fiscal_years', range } }]
}

/** A bare "three closed years" is at least three. */
function rangeOf(value: number, before: string): NumberRange {
  if (
    /(?:λιγοτερ\p{L}+ απο|μικροτερ\p{L}+ (?:απο|των?)|κατω (?:απο|των)|fewer than|less than|under|below)\s*$/u.test(
      before,
    )
  )
    return { max_exclusive: value }
  if (/(?:περισσοτερ\p{L}+ απο|πανω απο|ανω των|more than|over)\s*$/u.test(before)) return { min_exclusive: value }
  return /(?:εωσ|μεχρι|το πολυ|υπερβαιν\p{L}+|ξεπερν\p{L}+|μεγιστο|up to|at most|maximum(?: of)?|no more than|(?:not|never) exceed)\s*(?:και )?(?:τουσ |τισ |τα |τον )?$/u.test(
    before,
  )
    ? { max: value }
    : { min: value }
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

const age: Recogniser = (sentence, here) => {
  const { plain, language } = sentence
  if (neverOlder(sentence, here).length > 0) return []
  const context =
    /λειτουργ|δραστηριοτητ|δραστηριοποι|ξεκιν|ιδρυ|συστα|συσταθ|εναρξ|υπαρξ|established|in operation|operating|operational|old|founded|incorporated|set up|in business|of existence|traded|trading|registered|start[- ]?ups?/u
  if (!context.test(plain)) return []
  const lexicon = lexiconOf(language)
  const ranges = lexicon === undefined ? [] : quantityReader(lexicon).read(plain).ranges
  const found = ranges.find(({ unit }) => unit === 'years' || unit === 'months')
  if (found !== undefined && !/μετα την ολοκληρ|after completion|υλοποιησ|διαρκεια|duration/u.test(plain)) {
    const factor = found.unit === 'years' ? 12 : 1
    const range: NumberRange = {}
    for (const [bound, value] of Object.entries(found.range) as [keyof NumberRange, number][])
      range[bound] = value * factor
    return [{ kind: 'age', test: { measure: 'months_since_start', range }, ...announced(plain) }]
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
  /ιδρυ|συστα|συσταθ|εναρξ|αρχισ|ξεκιν|δραστηριοποι|εγγραφ|established|founded|incorporated|started|registered|in business|traded/u

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

const headcount: Recogniser = ({ plain, language }) => {
  if (
    /δημιουργ|νε(?:εσ|ων) θεσ|new (?:jobs|positions|hires)|στοχ|target|να προσλαβ|hire|[€]|ευρω|αυξηση τ/u.test(plain)
  )
    return []
  const lexicon = lexiconOf(language)
  const found =
    lexicon === undefined
      ? undefined
      : quantityReader(lexicon)
          .read(plain)
          .ranges.find(({ unit }) => unit === 'persons')
  const text = withDigits(plain)
  const range = employees(text) ?? employeesAfter(text) ?? found?.range
  if (range === undefined) return []
  const salaried = /εμε|ετησι\p{L}+ μοναδ|εξαρτημεν|μισθωτ|εργανη|salaried|employed staff/u.test(plain)
  const period =
    /ημερολογιακ\p{L}+ ετ\p{L}+ που προηγ|προηγουμεν\p{L}+ (?:ημερολογιακ\p{L}+ )?ετ|ετοσ πριν|previous (?:calendar )?year|year before/u.test(
      plain,
    )
      ? ('previous_calendar_year' as const)
      : /(?:12μην|δωδεκαμην|12 μην)\p{L}* (?:πριν|που προηγ)|(?:τελευται\p{L}+|προηγουμεν\p{L}+) (?:12μην|δωδεκαμην|12 μην)|(?:12|twelve) months before/u.test(
            text,
          )
        ? ('twelve_months_before' as const)
        : undefined
  return [
    {
      kind: 'headcount',
      measure: salaried ? 'salaried_awu' : 'headcount',
      range,
      ...(period === undefined ? {} : { period }),
    },
  ]
}

const staff = String.raw`(?:εμε(?!\p{L})|ε\.\s?μ\.\s?ε\.?|ετησι\p{L}+ μοναδ\p{L}+|εργαζομεν\p{L}+|απασχολουμεν\p{L}+|ατομα|μισθωτ(?:ουσ|ων|οι)|υπαλληλ\p{L}+|employees|staff|awus?(?!\p{L})|ftes?(?!\p{L})|full[- ]time equivalents?|people|persons)`
const amount = String.raw`\d+(?:[.,]\d+)?`
const staffBetween = new RegExp(
  String.raw`(?<low>${amount})\s*(?:εωσ(?: και)?|μεχρι(?: και)?|και|-|to|and)\s*(?<high>${amount})\s*${staff}`,
  'u',
)
const staffOf = new RegExp(String.raw`(?<n>${amount})\s*(?:πληρ\p{L}+ |νε\p{L}+ )?${staff}(?<after>.{0,60})`, 'u')
const value = (printed: string | undefined): number => Number((printed ?? '').replace(',', '.'))

/** "From 3 to 249 employees", "τουλάχιστον 1,5 ΕΜΕ", "5 ΕΜΕ ή περισσότερο". */
function employees(text: string): NumberRange | undefined {
  const two = staffBetween.exec(text)
  if (two?.groups !== undefined) return { min: value(two.groups['low']), max: value(two.groups['high']) }
  const one = staffOf.exec(text)
  if (one?.groups === undefined) return undefined
  const after = one.groups['after'] ?? ''
  const n = value(one.groups['n'])
  if (/^[^,.]{0,30}(?:και (?:ανω|πανω)|η περισσοτερ|or more|τουλαχιστον|κατ ελαχιστο)/u.test(after)) return { min: n }
  if (/^[^,.]{0,30}(?:και κατω|το πολυ|or fewer|or less|at most)/u.test(after)) return { max: n }
  return rangeOf(n, text.slice(0, one.index))
}

/** "Staff may not exceed 250", "προσωπικό που ανέρχεται σε 2 ΕΜΕ": the number stands behind. */
function employeesAfter(text: string): NumberRange | undefined {
  const match =
    /(?<!\p{L})(?:εμε|εργαζομεν\p{L}+|προσωπικο|employees|staff)(?!\p{L})[^.\d]{0,50}(?:(?<max>(?:δεν|μη) (?:υπερ|ξεπερ)\p{L}+|εωσ|το πολυ|not exceed)|(?<min>τουλαχιστον|at least))\s(?:τουσ |τισ |τα )?(?<n>\d+)/u.exec(
      text,
    )
  if (match?.groups === undefined) return undefined
  return { [match.groups['max'] === undefined ? 'min' : 'max']: Number(match.groups['n']) }
}

const size: Recogniser = ({ folded, negative }, here) => {
  if (/[%€]|ευρω|ενταση|ποσοστ|intensity/u.test(folded)) return []
  const sizes = sizesIn(folded)
  const beneficiaries =
    here ||
    addressed.test(folded) ||
    /δικαιουχ|απευθυνεται|επιλεξιμ\p{L}+ (?:ειναι|επιχειρησ)|ενισχυ(?:ονται|ση)|μπορουν να|eligible|open to|may apply|can apply|applicants/u.test(
      folded,
    )
  if (
    sizes.length === 0 ||
    sizes.length === 5 ||
    !beneficiaries ||
    /(?:καθε|οποιουδηποτε|ολων των) μεγεθ|(?:any|all) sizes?/u.test(folded)
  )
    return []
  const all = ['micro', 'small', 'medium', ...(negative ? (['small_mid_cap'] as const) : []), 'large'] as const
  const include = negative ? all.filter((each) => !sizes.includes(each)) : sizes
  return include.length === 0 || all.every((each) => (include as readonly string[]).includes(each))
    ? []
    : [{ kind: 'size', include: [...include] }]
}

const forms: readonly (readonly [LegalForm, RegExp])[] = [
  ['sole_trader', /ατομικ\p{L}+ επιχειρησ|sole (?:traders?|proprietor)|self-employed/u],
  ['professional', /ελευθερ\p{L}+ επαγγελματ/u],
  ['general_partnership', /ομορρυθμ|(?<!\p{L})ο\.?\s?ε\.?(?![\p{L}.])|general partnership/u],
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
    'social_cooperative_enterprise',
    /κοινωνικ\p{L}+ συνεταιριστικ|κοιν\.?\s?σ\.?\s?επ|social (?:cooperative|enterprise)/u,
  ],
  ['workers_cooperative', /συνεταιρισμ\p{L}+ εργαζομ|workers'? cooperative/u],
  ['agricultural_cooperative', /αγροτικ\p{L}+ συνεταιρισμ|agricultural cooperative/u],
  [
    'cooperative',
    /(?<!αγροτικ\p{L}{1,3} )(?<!\p{L})συνεταιρισμ(?!\p{L}+ εργαζομ)|(?<!social )(?<!agricultural )(?<!workers'? )cooperatives?/u,
  ],
  ['shipping_company', /ναυτικ\p{L}+ εταιρ|ναυτιλιακ\p{L}+ εταιρ|shipping compan/u],
  ['civil_nonprofit_company', /αστικ\p{L}+ μη κερδοσκοπικ|αμκε|non-?profit/u],
  ['foundation', /ιδρυμα(?:τα)?(?!\p{L})|foundations?/u],
  ['association', /σωματει|associations?/u],
  ['local_authority', /τοπικησ αυτοδιοικησησ|(?<!\p{L})οτα(?!\p{L})|local authorit|municipalit/u],
  ['public_body', /δημοσι\p{L}+ (?:επιχειρησ|φορε|οργανισμ|υπηρεσ)|νπδδ|public (?:bod|enterprise|authorit)/u],
  ['co_ownership', /συμπλοιοκτησι|co-?ownership/u],
  ['consortium', /κοινοπραξι|consorti/u],
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

const legalForm: Recogniser = ({ folded, negative }) => {
  const told = /(?:νομικ|εταιρικ)\p{L}+ μορφ|μορφη|legal forms?|set up as|incorporated as|qualify|δικαιουχοι ?:/u.test(
    folded,
  )
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
  if (negative) return first.length === 0 ? [] : [{ kind: 'legal_form', exclude: first }]
  if (first.length < 2 && !told) return []
  return [{ kind: 'legal_form', include: first, ...(second.length === 0 ? {} : { exclude: second }) }]
}

const region: Recogniser = ({ folded, negative, regions, country, placed }) => {
  const context =
    /εδρ(?:α|ασ|ευ)|εγκατεστημ|εγκατασταση|εγκαθιστ|υλοποι\p{L}+|τοπο[συ]|χωρο[συ]|γεωγραφικ|υποκαταστημα|(?:επενδυση|μοναδα|θεση)[^.]{0,30}(?:γινεται|βρισκεται|πραγματοποι)|located|premises|based in|επιχειρησ\p{L}+ (?:τησ|του|των) (?:περιφερει|νομ)|επιλεξιμ\p{L}+ περιφερει|established in|registered office|implemented in|carried out in|takes? place in|regions? of/u
  if (!(context.test(folded) || placed) || /[€%]|ευρω|δημο(?:σ|υσ|υ|ι)(?!σι)|municipalit/u.test(folded)) return []
  const but = /(?<!\p{L})(?:εκτοσ|πλην|εξαιρουμεν\p{L}+|except|excluding|outside)(?!\p{L})/u.exec(folded)
  const named = (text: string): string[] => {
    const codes = regionsIn(text, regions, country)
    return codes.length === 0 &&
      country === 'GR' &&
      /(?:στην|εντοσ|in) (?:τησ )?(?:ελλαδα|ελλαδοσ|ελληνικη|greece)|ελληνικη(?:σ)? επικρατεια/u.test(text)
      ? ['EL']
      : codes
  }
  const include = named(but === null ? folded : folded.slice(0, but.index))
  const exclude = but === null ? [] : named(folded.slice(but.index))
  if (include.length + exclude.length === 0) return []
  const of = /υλοποι|επενδυσ|μοναδα|εργ(?:ο|ου|α)(?!\p{L})|investment|project|implemented|carried out/u.test(folded)
    ? ('investment_site' as const)
    : /εδρ(?:α|ασ|ευ)|registered office|headquarter/u.test(folded) && !/υποκαταστημα|εγκατασταση|branch/u.test(folded)
      ? ('headquarters' as const)
      : ('any_establishment' as const)
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
  return moneyIn(folded).flatMap((figure): Bare[] => {
    const at = { start: range.start + figure.start, end: range.start + figure.end }
    const near = labelOf(moneyLabels, block, range, at)
    if (near?.where !== 'sentence' || (near.names !== 'turnover' && near.names !== 'balance_sheet')) return []
    const bounds: MoneyRange = {}
    const [low = 0, high] = figure.values
    const currency = figure.currency ?? 'EUR'
    if (high !== undefined) Object.assign(bounds, { min: fromCents(low, currency), max: fromCents(high, currency) })
    else {
      const end = endOf(near.between || folded.slice(0, figure.start), folded.slice(figure.end))
      if (end === undefined) return []
      const open =
        /(?:κατω (?:απο|των)|μικροτερ\p{L}+ (?:απο|των?)|λιγοτερ\p{L}+ (?:απο|των)|below|under|less than)\s*(?:τα |το |τισ )?$/u.test(
          folded.slice(0, figure.start),
        )
      bounds[open && end === 'max' ? 'max_exclusive' : end] = fromCents(low, currency)
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
    !/επιχειρησ|εταιρ|start-ups?|αιτ(?:ων|ουντ)|enterprise|business|compan|applicant/u.test(folded)
  )
    return []
  const founding =
    /υπο (?:συσταση|ιδρυση)|προσ συσταση|to be (?:established|set up)|not yet established|before they are (?:registered|established|founded)/u.test(
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
const unmistakable: readonly Recogniser[] = [difficulty, turnoverLimit, neverOlder]
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
