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
import { wordNumbers } from './number-words.ts'
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
  readonly negative: boolean
  readonly language: string
  readonly country: string
  readonly regions: RegionReference
  readonly block: Block
  readonly range: { readonly start: number; readonly end: number }
}

const eligibility =
  /δικαιουχ|προυποθεσ|επιλεξιμοτητ|επιλεξιμ\p{L}+ (?:επιχειρησ|αιτου|φορε)|ποι(?:οι|εσ|οσ) (?:επιχειρησ\p{L}+ )?(?:θα )?μπορ|ποιουσ αφορα|σε ποιουσ απευθ|(?:οροι|κριτηρια) (?:συμμετοχ|υπαγωγ|επιλεξιμ|τυπικ)|δυνητικ|eligib|who can apply|who may apply|applicants?|beneficiar|conditions? (?:of|for) (?:participation|eligibility)|admissib/u
const notEligibility =
  /επιλεξιμ\p{L}+ (?:κατηγορι\p{L}+ )?δαπαν|eligible (?:costs|expenditure)|δικαιολογητικ|supporting documents|required documents|αξιολογησ|evaluation|selection criteria|κριτηρια (?:αξιολογ|επιλογ)|μεσα χρηματοδοτ/u
const statesCondition =
  /(?:θα )?πρεπει (?:να|κατα)|οφειλ\p{L}+|απαιτειται|προυποθεση|επιλεξιμ\p{L}+ ειναι|δικαιουχοι (?:ειναι|τησ|μπορουν|θεωρουνται)|(?:δεν|μη) (?:γινονται|γινεται|ειναι|θεωρουνται|επιτρεπεται|μπορουν|δικαιουνται)|εξαιρουνται|αποκλειονται|να (?:εχ|διαθετ|λειτουργ|ειναι|μη|τηρ|προσκομ|συγκεντρ|ασκ|απασχολ|εδρευ)\p{L}*|must|shall|have to|has to|may not|are (?:not )?eligible|excluded|only .{0,40}(?:may|can) apply|at the time of (?:application|submission)/u
const afterAward =
  /μετα την (?:ολοκληρωση|ενταξη|αποπληρωμη|εγκριση|υλοποιηση)|επι ποινη|διατηρησ\p{L}+ |υποχρεωσ\p{L}+ (?:επιτευξ|διατηρησ|τηρησ)|after (?:completion|the award|the grant)|for (?:at least )?\p{L}+ (?:\(\d+\) )?years after|within .{0,30} (?:of|after) completion|must (?:keep|maintain|retain)/u
const negation =
  /(?<!\p{L})(?:εξαιρουνται|εξαιρουμεν\p{L}+|εξαιρεση|αποκλει\p{L}+|(?:δεν|μη) (?:ειναι |θεωρουνται |γινονται )?(?:επιλεξιμ|δεκτ|ενισχυ|δικαιου|μπορουν να υποβ)\p{L}*|not eligible|ineligible|excluded|excluding|may not apply|cannot apply|with the exception)(?!\p{L})/u

/** Reads the conditions that a block states about who may apply. */
export function conditionsOf(block: Block, language: string, regions: RegionReference, country: string): Conditions {
  const readings: Reading[] = []
  const manual: Reading[] = []
  if (block.kind === 'heading') return { readings, manual }
  const context = `${block.section} · ${block.announcedBy}`
  const here = eligibility.test(context) && !notEligibility.test(context)
  for (const range of sentencesOf(block)) {
    const folded = block.folded.folded.slice(range.start, range.end)
    const sentence: Sentence = {
      folded,
      plain: withoutDoubles(folded),
      negative: negation.test(folded) || negation.test(block.announcedBy) || (here && negation.test(block.section)),
      language,
      country,
      regions,
      block,
      range,
    }
    const states =
      here ||
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

/** A number in words or digits that stands directly before a place in the text. */
function numberBefore(text: string): number | undefined {
  const digits = /(\d+)\s*(?:\(\p{L}+\))?\s*$/u.exec(text)
  if (digits !== null) return Number(digits[1])
  const word = wordNumbers(text).at(-1)
  return word !== undefined && /^\s*$/u.test(text.slice(word.end)) ? word.value : undefined
}

const closedYears: Recogniser = ({ plain }) => {
  const match =
    /(?:πληρ\p{L}+ )?(?:κλεισμεν\p{L}+|ολοκληρωμεν\p{L}+) (?:πληρ\p{L}+ )?(?:διαχειριστικ\p{L}+ |οικονομικ\p{L}+ |εταιρικ\p{L}+ |δωδεκαμην\p{L}+ )?(?:χρησ|περιοδ|ετ)\p{L}*|πληρ\p{L}+ (?:διαχειριστικ\p{L}+ )?χρησ\p{L}+|διαχειριστικ\p{L}+ χρησ\p{L}+|(?:full |complete |closed |completed |approved )+(?:financial|fiscal|accounting) (?:years?|periods?)/u.exec(
      plain,
    )
  if (match === null || /κυκλ\p{L}+ εργασιων|turnover|υψηλοτερ|μεσο[συ]? ορο/u.test(plain)) return []
  const before = plain.slice(0, match.index).replace(/(?:πληρ\p{L}+|full|complete|closed)\s*$/u, '')
  const count = numberBefore(before)
  if (count === undefined || count > 10) return []
  const range = rangeOf(count, before.replace(/[\d\p{L}]+\s*$/u, ''))
  return [{ kind: 'age', test: { measure: 'closed_full_fiscal_years', range } }]
}

/** A bare "three closed years" is at least three. */
function rangeOf(value: number, before: string): NumberRange {
  if (/(?:λιγοτερ\p{L}+ απο|κατω απο|fewer than|less than|under)\s*$/u.test(before)) return { max_exclusive: value }
  if (/(?:περισσοτερ\p{L}+ απο|πανω απο|more than|over)\s*$/u.test(before)) return { min_exclusive: value }
  return endOf(before.slice(-40), '') === 'max' ? { max: value } : { min: value }
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
    /λειτουργι|δραστηριοτητ|ιδρυ|συστα|συσταθ|εναρξ|υπαρξ|established|in operation|operating|operational|old|founded|incorporated|set up|in business|of existence|start[- ]?ups?/u
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
  return startedBetween(plain)
}

const numberOf = (word: string, years: boolean): number | undefined => {
  const value = /^\d+$/u.test(word) ? Number(word) : wordNumbers(word)[0]?.value
  return value === undefined ? undefined : years ? value * 12 : value
}

const announced = (plain: string): { at?: { event: 'publication' } } =>
  /(?:ημερομηνια )?(?:προκηρυξ|δημοσιευσ)\p{L}+|publication of (?:the|this) call/u.test(plain)
    ? { at: { event: 'publication' } }
    : {}

function startedBetween(plain: string): Bare[] {
  const [date] = datesIn(plain)
  if (
    date === undefined ||
    !/ιδρυ|συστα|συσταθ|εναρξ|established|founded|incorporated|started|registered/u.test(plain.slice(0, date.start))
  )
    return []
  const before = plain.slice(Math.max(0, date.start - 40), date.start)
  if (/(?:μετα|απο|after|since|from)\s*(?:την|τισ|τη|on)?\s*$/u.test(before))
    return [{ kind: 'age', test: { measure: 'started_between', from: date.date } }]
  if (/(?:πριν|εωσ|μεχρι|before|by|until)\s*(?:απο)?\s*(?:την|τισ|τη|και)?\s*(?:την|τισ)?\s*$/u.test(before))
    return [{ kind: 'age', test: { measure: 'started_between', to: date.date } }]
  return []
}

const headcount: Recogniser = ({ plain, language }) => {
  if (/δημιουργ|νε(?:εσ|ων) θεσ|new (?:jobs|positions|hires)|στοχ|target|να προσλαβ|hire/u.test(plain)) return []
  const lexicon = lexiconOf(language)
  const found =
    lexicon === undefined
      ? undefined
      : quantityReader(lexicon)
          .read(plain)
          .ranges.find(({ unit }) => unit === 'persons')
  const range = found?.range ?? employees(plain) ?? employeesAfter(plain)
  if (range === undefined) return []
  const salaried = /εμε|ετησι\p{L}+ μοναδ|εξαρτημεν|μισθωτ|εργανη|salaried|employed staff/u.test(plain)
  const period =
    /ημερολογιακ\p{L}+ ετ\p{L}+ που προηγ|προηγουμεν\p{L}+ (?:ημερολογιακ\p{L}+ )?ετ|previous (?:calendar )?year|year before/u.test(
      plain,
    )
      ? ('previous_calendar_year' as const)
      : /(?:12μην|δωδεκαμην|12 μην)\p{L}* (?:πριν|που προηγ)|twelve months before/u.test(plain)
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

/** "τουλάχιστον 1,5 ΕΜΕ", "from 3 to 249 employees" with decimals that the lexicon does not read. */
function employees(plain: string): NumberRange | undefined {
  const match = /(\d+(?:[.,]\d+)?)\s*(?:εμε|ετησι\p{L}+ μοναδ|εργαζομεν|ατομα|υπαλληλ|employees|staff|awu|fte)/u.exec(
    plain,
  )
  return match === null ? undefined : rangeOf(Number((match[1] ?? '').replace(',', '.')), plain.slice(0, match.index))
}

/** "Staff may not exceed 250": the number stands behind. */
function employeesAfter(plain: string): NumberRange | undefined {
  const match =
    /(?<!\p{L})(?:εμε|εργαζομεν\p{L}+|προσωπικο|employees|staff)(?!\p{L})[^.\d]{0,50}(?:(?<max>(?:δεν|μη) (?:υπερ|ξεπερ)\p{L}+|εωσ|το πολυ|not exceed)|(?<min>τουλαχιστον|at least))\s(?:τουσ |τισ |τα )?(?<n>\d+)/u.exec(
      plain,
    )
  if (match?.groups === undefined) return undefined
  return { [match.groups['max'] === undefined ? 'min' : 'max']: Number(match.groups['n']) }
}

const size: Recogniser = ({ folded, negative }, here) => {
  if (/[%€]|ευρω|ενταση|ποσοστ|intensity/u.test(folded)) return []
  const sizes = sizesIn(folded)
  const beneficiaries =
    here ||
    /δικαιουχ|απευθυνεται|επιλεξιμ\p{L}+ (?:ειναι|επιχειρησ)|ενισχυ(?:ονται|ση)|μπορουν να|eligible|open to|may apply|can apply|applicants/u.test(
      folded,
    )
  if (sizes.length === 0 || sizes.length === 5 || !beneficiaries) return []
  const all = ['micro', 'small', 'medium', 'large'] as const
  const include = negative ? all.filter((each) => !sizes.includes(each)) : sizes
  return include.length === 0 || include.length === all.length ? [] : [{ kind: 'size', include: [...include] }]
}

const forms: readonly (readonly [LegalForm, RegExp])[] = [
  ['sole_trader', /ατομικ\p{L}+ επιχειρησ|ελευθερ\p{L}+ επαγγελματ|sole (?:traders?|proprietor)|self-employed/u],
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
  ['agricultural_cooperative', /αγροτικ\p{L}+ συνεταιρισμ|agricultural cooperative/u],
  ['cooperative', /(?<!αγροτικοι )(?<!αγροτικων )(?<!\p{L})συνεταιρισμ|(?<!social )(?<!agricultural )cooperatives?/u],
  ['shipping_company', /ναυτικ\p{L}+ εταιρ|ναυτιλιακ\p{L}+ εταιρ|shipping compan/u],
  ['civil_nonprofit_company', /αστικ\p{L}+ μη κερδοσκοπικ|αμκε|non-?profit/u],
  ['foundation', /ιδρυμα(?:τα)?(?!\p{L})|foundations?/u],
  ['association', /σωματει|associations?/u],
  ['local_authority', /τοπικησ αυτοδιοικησησ|(?<!\p{L})οτα(?!\p{L})|local authorit|municipalit/u],
  ['public_body', /δημοσι\p{L}+ (?:επιχειρησ|φορε|οργανισμ|υπηρεσ)|νπδδ|public (?:bod|enterprise|authorit)/u],
  ['co_ownership', /συμπλοιοκτησι|κοινοπραξι|co-?ownership|consorti/u],
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
  const told = /(?:νομικ|εταιρικ)\p{L}+ μορφ|μορφη|legal forms?|set up as|incorporated as/u.test(folded)
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

const region: Recogniser = ({ folded, negative, regions, country }) => {
  const context =
    /εδρ(?:α|ασ|ευ)|εγκατεστημ|εγκατασταση|εγκαθιστ|υλοποι\p{L}+|τοπο[συ]|χωρο[συ]|γεωγραφικ|υποκαταστημα|(?:επενδυση|μοναδα|θεση)[^.]{0,30}(?:γινεται|βρισκεται|πραγματοποι)|located|based in|established in|registered office|implemented in|carried out in|takes? place in|regions? of/u
  if (!context.test(folded) || /[€%]|ευρω|δημο(?:σ|υσ|υ|ι)(?!σι)|municipalit/u.test(folded)) return []
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
      bounds[end] = fromCents(low, currency)
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
  if (negative || !/επιχειρησ|εταιρ|αιτ(?:ων|ουντ)|enterprise|business|compan|applicant/u.test(folded)) return []
  const founding = /υπο (?:συσταση|ιδρυση)|προσ συσταση|to be (?:established|set up)|not yet established/u.test(folded)
  const existing =
    /υφισταμεν|ενεργ(?:εσ|η|οι|ων)(?!\p{L})|λειτουργ(?:ει|ουν|ουσε)? (?:νομιμα |κανονικα )?κατα την|σε λειτουργια|existing (?:enterprise|business|compan|sme|undertaking)|active (?:enterprise|business|compan)/u.test(
      folded,
    )
  const include = [...(existing ? (['active'] as const) : []), ...(founding ? (['to_be_established'] as const) : [])]
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
