import type { Anchor } from '../../citing/citation.ts'
import { fromCents } from '../../facts/money.ts'
import { slugOf } from '../../facts/slug-of.ts'
import { foldText, originalSpan } from '../../facts/text-fold.ts'
import type { Money } from '../../facts/money.ts'
import type { Span } from '../../facts/text-fold.ts'
import { distinct, isOf, short, titleOf, withCited } from './draft.ts'
import type { Draft, Of } from './draft.ts'
import { restOfRegions } from '../rates/percent-words.ts'
import type { Reading } from '../reading.ts'
import { isTransition } from '../rates/region-rest.ts'
import { placeIn } from '../text/source-text.ts'

/** Categories of costs that a programme may have. */
const mostCategories = 100

/** The categories of costs, with the most that they may have: the whole is no ceiling. */
function putCaps(draft: Draft, readings: readonly Of<'cap'>[]): void {
  for (const reading of readings.toSorted((a, b) => a.value.name.start - b.value.name.start)) {
    const { cents, currency, name, holder } = reading.value
    const percent = reading.value.percent === 10000 ? undefined : reading.value.percent
    const said = titleOf(withNoun(draft, name))
    const title =
      holder === undefined ? said : `${said} (${short(draft.source.points.slice(holder.start, holder.end))})`
    // «Services of an engineer» in a list and in the sentence that changes it.
    const known = draft.costs.find((each) => sameName(each.title[draft.input.language] ?? '', title))
    const cap = known ?? {
      category: categoryOf(draft, title),
      title: { [draft.input.language]: title },
      citations: [],
    }
    if (known === undefined && draft.costs.length >= mostCategories) continue
    if (known === undefined) draft.costs.push(cap)
    const amount = cents === undefined ? undefined : fromCents(cents, currency)
    const share = percent === undefined ? undefined : percent / 100
    if (amount !== undefined) cap.max_amount ??= amount
    if (share !== undefined) cap.max_percent_of_total ??= share
    cap.citations = withCited(cap.citations ?? [], draft.citation(reading))
    draft.tell('cap', `/eligible_costs/${draft.costs.indexOf(cap)}`, { title, value: share ?? amount ?? null }, [
      reading,
    ])
  }
}

/** Characters of the id of a category, without the number of one of several. */
const longestCategory = 60

/** The id of a category says what it is, so that the plan made for one call is read in the next as what it is. */
function categoryOf({ costs }: Draft, title: string): string {
  const slug = slugOf(title, 'costs', longestCategory)
  const taken = (id: string): boolean => costs.some(({ category }) => category === id)
  if (!taken(slug)) return slug
  let number = 2
  while (taken(`${slug}-${number}`)) number += 1
  return `${slug}-${number}`
}

/** The id of the category of costs that a rate names, which is put among them where no ceiling has told it. */
export function categoryRated(draft: Draft, name: string, reading: Reading): string {
  const printed = titleOf(asPrinted(draft, name, reading.quote)).replaceAll(/(?<=\p{L})σ(?!\p{L})/gu, 'ς')
  const title = `${printed.slice(0, 1).toLocaleUpperCase(draft.input.language)}${printed.slice(1)}`
  const known = draft.costs.find((each) => sameName(each.title[draft.input.language] ?? '', title))
  if (known !== undefined || draft.costs.length >= mostCategories) return known?.category ?? name
  const category = categoryOf(draft, title)
  draft.costs.push({ category, title: { [draft.input.language]: title }, citations: [draft.citation(reading)] })
  draft.tell('cost_category', `/eligible_costs/${draft.costs.length - 1}`, title, [reading])
  return category
}

/** "Οι δαπάνες μηχανημάτων", "το κόστος των υπηρεσιών": a name in the genitive is none without the noun that it goes with. */
function withNoun({ source: { points } }: Draft, name: Span): string {
  const said = points.slice(name.start, name.end)
  const before = points.slice(Math.max(0, name.start - longestNoun), name.start)
  const [, noun = '', article = ''] =
    /(?<!\p{L})(δαπαν[εώ]ν?ς?|δαπάν(?:ες|η|ης)|κόστ(?:ος|ους|η)|έξοδα|εξόδων)\s((?:τη[ςν]?|του|των)\s)?$/iu.exec(
      before,
    ) ?? []
  if (noun === '' || (article === '' && !inGenitive.test(said))) return said
  const whole = /^[Δδ]/u.test(noun) ? 'Δαπάνες' : /^[Κκ]/u.test(noun) ? 'Κόστος' : 'Έξοδα'
  return `${whole} ${article.replace(/\s+/gu, ' ')}${said}`
}
const inGenitive = /^\p{Ll}+(?:[ωώ]ν|[οό]?[υύ]ς?|[ηή]ς|[αά]ς|εως)(?!\p{L})/u
const longestNoun = 16

const nameKey = (title: string): string =>
  foldText(title)
    .folded.replaceAll(/[^\p{L}\d]+/gu, ' ')
    .trim()
const sameName = (one: string, other: string): boolean => nameKey(one) === nameKey(other)

export function putMoney(draft: Draft, readings: readonly Reading[]): void {
  const names = ['total_budget', 'min_eligible_cost', 'max_eligible_cost', 'min_subsidy', 'max_subsidy'] as const
  const cited: Anchor[] = []
  let total: Of<'total_budget'> | undefined
  for (const field of names) {
    const all = readings.filter(isOf(field))
    // Amounts by size or by action are no amount of the whole, unless all rows say the same.
    const rows = all.filter(({ value }) => value.of !== undefined)
    const differ = new Set(rows.map(({ value }) => value.cents)).size > 1
    const stated = differ ? all.filter(({ value }) => value.of === undefined) : all
    const own = field === 'total_budget' ? publicShare(draft, ofThisCall(draft, stated)) : stated
    const best = draft.choose(
      field,
      own,
      ({ value }) => `${value.cents} ${value.currency}`,
      ({ value }) => fromCents(value.cents, value.currency),
    )
    const [first] = best
    if (first === undefined) continue
    if (field === 'total_budget') total = best.find(isOf('total_budget'))
    const money = fromCents(first.value.cents, first.value.currency)
    draft.funding[field] = money
    cited.push(draft.citation(first))
    draft.tell(field, `/funding/${field}`, money, best)
    for (const { otherwise } of own)
      if (otherwise !== undefined) tellWordsAgainstDigits(draft, field, money, first, otherwise)
  }
  const loans = (field: 'min_loan' | 'max_loan') => readings.filter(isOf(field))
  const loan: { min?: Money; max?: Money } = {}
  for (const [end, field] of [
    ['min', 'min_loan'],
    ['max', 'max_loan'],
  ] as const) {
    // Where it differs by size the widest range holds.
    const best = loans(field).toSorted((a, b) =>
      end === 'min' ? a.value.cents - b.value.cents : b.value.cents - a.value.cents,
    )
    const [first] = best
    if (first === undefined) continue
    loan[end] = fromCents(first.value.cents, first.value.currency)
    draft.tell(field, `/funding/loan/${end}`, loan[end], best)
  }
  if (loan.min !== undefined || loan.max !== undefined) draft.funding.loan = loan
  if (cited.length > 0) draft.funding.citations = distinct(cited)
  putBudgetLines(draft, readings.filter(isOf('budget_line')))
  tellSum(draft, total, readings.filter(isOf('budget_line')))
  putCaps(draft, readings.filter(isOf('cap')))
}

/** Beside what a whole scheme has, the sum of which the sentence says that it is this call's. */
function ofThisCall<R extends Reading>(draft: Draft, readings: readonly R[]): readonly R[] {
  const own = readings.filter(({ quote, figure }) => {
    const before = foldText(draft.source.points.slice(quote.start, figure.start)).folded
    return thisCall.test(before.slice(/\d[^\d]*$/u.exec(before)?.index ?? 0))
  })
  return own.length > 0 ? own : readings
}
const thisCall =
  /(?:παρουσ|παρον|τρεχουσ|τρεχον|συγκεκριμεν)\p{L}* (?:\p{L}+ )?(?:προσκλησ|προκηρυξ|κυκλο|δρασ|φασ)|(?<!\p{L})(?:this|the present|the current) (?:call|round|notice|window|competition)/u

/** Where a call tells its public expenditure and the cost of all projects, the public expenditure is its budget. */
function publicShare<R extends Reading>(draft: Draft, readings: readonly R[]): readonly R[] {
  const said = (start: number, end: number): string => foldText(draft.source.points.slice(start, end)).folded
  const before = ({ quote, figure }: R): string => said(Math.max(quote.start, figure.start - nearWords), figure.start)
  const after = ({ quote, figure }: R): string => said(figure.end, Math.min(quote.end, figure.end + nearWords))
  const named = readings.filter((each) => publicMoney.test(`${before(each)} | ${after(each)}`))
  // Of two in one sentence the one whose own words say so: what stands before another figure is that one's.
  const own = named.filter((each) => {
    const words = before(each)
    return (
      publicMoney.test(words.slice(/\d[^\d]*$/u.exec(words)?.index ?? 0)) ||
      publicMoney.test(/^[^\d,.;]*/u.exec(after(each))?.[0] ?? '')
    )
  })
  const left = named.filter((each) => own.includes(each) || !own.some(({ quote }) => quote.start === each.quote.start))
  return left.length > 0 ? left : readings
}
const publicMoney =
  /δημοσι\p{L}+ (?:δαπαν|χρηματοδοτ|συνδρομ)|public (?:expenditure|funding|contribution|budget)|(?:στισ|για (?:τισ )?) ?(?:μικρεσ )?(?:επιχορηγησεισ|υπο-?επιχορηγησεισ) (?:διατιθ|δινε|προοριζ|κατευθυν)|(?:for|to) (?:the )?(?:sub-?|small |micro-?)?grants(?!\p{L})|financial support to third parties/u
/** Code points around an amount in which its name stands. */
const nearWords = 80

function tellWordsAgainstDigits(
  draft: Draft,
  field: string,
  money: Money,
  reading: Reading,
  otherwise: { cents: number; figure: Span },
): void {
  draft.contradictions.push({
    field,
    values: [
      { value: money, citations: [draft.citation(reading)] },
      { value: fromCents(otherwise.cents, money.currency), citations: [draft.anchor(otherwise.figure)] },
    ],
  })
}

function putBudgetLines(draft: Draft, readings: readonly Of<'budget_line'>[]): void {
  const groups = new Map<string, number | undefined>()
  const transition = isTransition([...new Set(readings.flatMap(({ value }) => value.regions))], draft.input.country)
  for (const { value: read, ...reading } of readings) {
    // "24 million for Attica and the South Aegean, 86 for the other regions".
    const { title: rest, ...untitled } = read
    const value =
      transition && rest !== undefined && restOfRegions.test(rest)
        ? { ...untitled, category: 'less_developed' as const }
        : read
    if (value.title !== undefined && ofFund.test(value.title)) continue
    const id =
      value.category?.replaceAll('_', '-') ??
      (value.title === undefined ? undefined : `part-${draft.lines.length + 1}`) ??
      value.regions
        .map((code) => code.toLowerCase())
        .join('-')
        .slice(0, 60)
    if (draft.lines.some((line) => line.id === id)) continue
    const amount = fromCents(value.cents, value.currency)
    // The same amount again is the same part, unless both are parts of one whole.
    const told = groups.has(amount.amount) && (value.group === undefined || groups.get(amount.amount) !== value.group)
    if (value.title !== undefined && told) continue
    groups.set(amount.amount, value.group)
    draft.lines.push({
      id,
      amount,
      ...(value.title === undefined
        ? value.category === undefined
          ? { regions: [...value.regions] }
          : { region_category: value.category }
        : {
            title: {
              [draft.input.language]: asPrinted(draft, value.title, reading.quote).replace(
                /^(?:τον|την?|το|τα|τις|τους|the)\s/iu,
                '',
              ),
            },
          }),
      citations: draft.cited([{ value, ...reading }]),
    })
    draft.tell(
      'budget_line',
      `/budget_lines/${draft.lines.length - 1}`,
      { amount, region_category: value.category ?? null, regions: value.regions },
      [{ value, ...reading }],
    )
  }
}

/** The name of a part as the call writes it: in its own sentence, else where it stands before that. */
function asPrinted({ source: { blocks, points } }: Draft, title: string, { start, end }: Span): string {
  const own = foldText(points.slice(start, end))
  const at = own.folded.indexOf(title)
  if (at >= 0) {
    const span = originalSpan(own, at, at + title.length)
    return points.slice(start + span.start, start + span.end)
  }
  const above = blocks.findLast((block) => block.base <= end && block.folded.folded.includes(title))
  if (above === undefined) return title
  const from = above.folded.folded.indexOf(title)
  const place = placeIn(above, from, from + title.length)
  return points.slice(place.start, place.end)
}

/** Parts that together are more than the whole that their sentence tells: one of the figures is wrong. */
function tellSum(draft: Draft, total: Of<'total_budget'> | undefined, lines: readonly Of<'budget_line'>[]): void {
  if (total === undefined) return
  const parts = lines.filter(({ quote }) => quote.start === total.quote.start && quote.end === total.quote.end)
  const distinctParts = [...new Map(parts.map((each) => [each.figure.start, each])).values()]
  const cents = distinctParts.reduce((sum, { value }) => sum + value.cents, 0)
  if (distinctParts.length < 2 || cents <= total.value.cents) return
  draft.contradictions.push({
    field: 'total_budget',
    values: [
      { value: fromCents(total.value.cents, total.value.currency), citations: [draft.anchor(total.figure)] },
      {
        value: fromCents(cents, total.value.currency),
        citations: distinctParts.map(({ figure }) => draft.anchor(figure)),
      },
    ],
  })
}

/** Parts by who pays them, and when, are no parts of what is given. */
const ofFund =
  /^(?:το |for |in )?(?:ετοσ |year )?20\d\d(?!\d)|^(?:\S+ )?(?:erdf|esf\+?|eu |union|national|private|εσπα|ετπα|εκτ\+?(?!\p{L})|εθνικ\p{L}+ (?:συμμετ|πορ|σκελ)|ενωσιακ\p{L}+|κοινοτικ\p{L}+ συμμετ|ιδιωτικ)/u
