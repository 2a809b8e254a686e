import type { Figure } from '../figures/amounts.ts'
import { endOf } from '../figures/bounds.ts'
import { reading } from '../text/clauses.ts'
import type { Sentence } from '../text/clauses.ts'
import { isOf } from '../draft/draft.ts'
import type { Of } from '../draft/draft.ts'
import { formsIn } from '../applicants/legal-forms.ts'
import { termOf } from '../reading.ts'
import type { Reading } from '../reading.ts'
import { sizesIn } from '../applicants/sizes.ts'
import type { Block } from '../text/source-text.ts'

/** Amounts of the aid of which one sentence tells several, each for another case: none of them is that of everybody. Folded text. */

const ofAid =
  /ενισχυσ|επιχορηγησ|επιδοτησ|χρηματοδοτησ|χρηματοδοτειται|κατ ?['’]? ?αποκοπη|εφαπαξ|(?<!\p{L})(?:λαμβαν|παιρν)(?:ει|ουν)(?!\p{L})|(?<!\p{L})(?:grants?|aid|subsid(?:y|ies)|support|funding|vouchers?|lump sum|receives?|award)(?!\p{L})/u
/** Costs, loans, what one has or is paid each month: amounts of something else, or of one thing of several. */
const ofElse =
  /προυπολογισμ|δαπαν|κοστ(?:οσ|ουσ)|επενδυ[στ]|δανει|τζιρ|κυκλ\p{L}* εργασ|εγγυ|ενεργητ|ισολογ|ησσονοσ|μην(?:α|εσ|ιαι)|(?:θεσ(?:η|εισ)|εργαζομεν\p{L}*) (?!και ανω)\p{L}*(?:απασχ|εργασ)|ανα (?:θεσ|ατομ|ωρα|ημερ|εργαζ|στρεμ|τ\.?μ)|(?<!\p{L})(?:budget|costs?|expenditure|investments?|loans?|turnover|guarant|balance|de minimis|month|per (?:job|post|person|employee|hour|day|hectare|head))/u
/** Words that make an amount a sum by themselves, where no bound is told. */
const isSum =
  /(?:αποκοπη|εφαπαξ|ειναι|οριζεται|ανερχ\p{L}+|διαμορφων\p{L}+|λαμβαν\p{L}+|lump sum|fixed|flat|amounts? to|(?<!\p{L})is|receives?)(?!\p{L})/u

const all = String.raw`(?!(?:τη[νσ]? |το |τα |τισ |τουσ |the |μια |εναν? )?(?:καθε|ολ(?:α|εσ|ουσ|οι|ων)|συνολ|ενα |each|every(?!one else)|all(?! others)|any|whole|μεμονωμεν|(?:a )?single))`
const forCase = String.raw`(?:π\.?χ\.? )?(?:για|στισ|στουσ|σε περιπτωση|εφοσον|ε?αν|οταν|οσ(?:οι|εσ|ουσ)|for|if|where|when|in (?:the )?case) ${all}\p{L}`
/** Behind an amount: for whom it is. */
const behind = new RegExp(String.raw`^\s*(?:€|ευρω|euros?|eur)?\s*,?\s*\(?${forCase}`, 'u')
/** Between the amount before and this one: for whom this one is. */
const ahead = new RegExp(
  String.raw`(?:^|[\s,;(·])(?:(?:και|ενω|η|ομωσ|αλλα|and|while|but|or)[\s,]+)?${forCase}[^\d]{2,90}$`,
  'u',
)
const rateBeside = /(?:το |to |at )?\d{1,3}(?:[.,]\d+)?\s?%,?(?: (?:και|and))?/gu
/** The rest of a whole that is divided: with it each amount is that of a case. */
const rest =
  /(?<!\p{L})(?:αλλιωσ|διαφορετικα|(?:υπο)?λοιπ(?:ουσ|εσ|οι|α|ων)|otherwise|(?:all |the |any )?others|(?:the |all )?remaining|everyone else|the rest)(?!\p{L})/u

/** The amounts of a sentence that are each for one case only; empty where it tells no such. */
export function aidByCase(block: Block, sentence: Sentence, inside: readonly Figure[]): Reading[] {
  const { folded } = block.folded
  const [first] = inside
  const text = folded.slice(sentence.start, sentence.end)
  if (first === undefined || new Set(inside.map(({ values }) => values[0])).size < 2) return []
  const lead = folded.slice(sentence.start, first.start)
  if (!ofAid.test(lead) || ofElse.test(text)) return []
  if (endOf(lead, '') !== 'max' && (endOf(lead, '') === 'min' || !isSum.test(lead))) return []
  const tails = inside.map(({ end }, at) => folded.slice(end, inside[at + 1]?.start ?? sentence.end))
  // "…, while for women's firms it reaches 55 % and 110,000": the rate beside an amount is of the same case.
  const leads = inside.map(({ start }, at) =>
    folded.slice(inside[at - 1]?.end ?? sentence.start, start).replaceAll(rateBeside, ' '),
  )
  if (leads.slice(1).some((words) => endOf(words, '') === 'min')) return []
  const isBehind = behind.test(tails.at(-1) ?? '')
  const divided = rest.test(text)
  const words = inside.map((_, at) =>
    (isBehind ? behind.test(tails[at] ?? '') : at > 0 && ahead.test(leads[at] ?? ''))
      ? ((isBehind ? tails : leads)[at] ?? '')
      : undefined,
  )
  if (!divided && words.every((each) => each === undefined)) return []
  return inside.flatMap((figure, at) => {
    const own = words[at] ?? (divided ? '' : undefined)
    if (own === undefined) return []
    const [sizes, forms] = [sizesIn(own), formsIn(own)]
    const [cents = 0] = figure.values
    return [
      reading(
        block,
        sentence,
        figure,
        { field: 'bound_of_group', bound: 'max_subsidy', cents, currency: figure.currency ?? 'EUR', sizes, forms },
        0.8,
      ),
    ]
  })
}

const isOfAid = (each: Reading): boolean =>
  isOf('bound_of_group')(each) && (each.value.bound === 'max_subsidy' || each.value.bound === 'min_subsidy')

/** "ΕΠΕ and ΙΚΕ get up to 30,000 €, the others up to 15,000 €" lets in nobody, and leaves nobody out. */
export const isOfCase = (criterion: Reading, bounds: readonly Reading[]): boolean =>
  isOf('criterion')(criterion) &&
  'kind' in criterion.value.criterion &&
  ofCases.has(criterion.value.criterion.kind) &&
  bounds.some((each) => isOfAid(each) && each.quote.start === criterion.quote.start)
const ofCases: ReadonlySet<string> = new Set(['legal_form', 'lifecycle', 'age', 'headcount'])

/** "50 %, and 60 % for organic producers": a rate of some beside that of all, which no row of a table of rates can say. */
const isRateOfSome = (each: Reading, rates: readonly Of<'intensity'>[]): boolean =>
  isOf('intensity')(each) &&
  each.value.of !== undefined &&
  each.value.cost !== true &&
  rates.some(
    ({ value, quote }) =>
      quote.start === each.quote.start && value.of === undefined && value.percent !== each.value.percent,
  )

/** What the aid of some is stands in its own words beside the draft's conditions: it binds, and decides nothing. */
export function termsOfAid(readings: readonly Reading[]): Reading[] {
  const rates = readings.filter(isOf('intensity'))
  const told = readings.filter((each) => isOfAid(each) || isRateOfSome(each, rates))
  const bySentence = new Map(told.map((each) => [each.quote.start, each]))
  return [...bySentence.values()].map(({ quote, confidence }) => termOf(quote, confidence))
}
