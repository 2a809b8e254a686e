import type { Anchor } from '../../citing/citation.ts'
import { fromCents, toCents } from '../../facts/money.ts'
import type { Money } from '../../facts/money.ts'
import type { BudgetLine, Moment, ProgrammeInput } from '../../facts/programme.ts'
import { foldText } from '../../facts/text-fold.ts'
import { hasTitleIn, isNamed, withLine } from './amend-lines.ts'
import { changedRateStep, firstDay } from './amend-rates.ts'
import { changesNothing, isKept, isWhole, replacing, sentencesOfValue } from './amend-step.ts'
import type { AmendmentStep, Changed } from './amend-step.ts'
import type { DecidedSentence } from './amendment-sense.ts'
import type { AmendmentReading } from './amendment.ts'
import { moneyIn } from '../figures/amounts.ts'
import type { ChangedFigure } from './changed-figures.ts'
import type { Contradiction, ExtractedField } from '../extraction.ts'

/** What a decision changes in the amounts of a programme and in the parts of its budget. */

const amounts = ['total_budget', 'min_eligible_cost', 'max_eligible_cost', 'min_subsidy', 'max_subsidy'] as const
type Amount = (typeof amounts)[number]

const saysMoney =
  (money: Money | undefined) =>
  (exact: string): boolean =>
    money !== undefined && moneyIn(foldText(exact).folded).some(({ values }) => values.includes(toCents(money)))

const same = (a: Money | undefined, b: Money): boolean => a?.amount === b.amount && a.currency === b.currency

function withAmount(
  programme: ProgrammeInput,
  field: Amount,
  money: Money,
  cited: ExtractedField['citations'],
): Changed | undefined {
  const { funding } = programme
  if (same(funding[field], money)) return undefined
  const former = saysMoney(funding[field])
  // Words that state another amount, which goes on, stay for that.
  const going = amounts.filter((other) => other !== field).map((other) => saysMoney(funding[other]))
  const isFormer = (exact: string): boolean => former(exact) && !going.some((says) => says(exact))
  return {
    programme: {
      ...programme,
      funding: { ...funding, [field]: money, citations: replacing(funding.citations, isFormer, cited) },
    },
    pointer: `/funding/${field}`,
  }
}

const withLineOf = (
  programme: ProgrammeInput,
  id: string,
  money: Money,
  cited: ExtractedField['citations'],
): Changed | undefined =>
  withLine(programme, id, (line) =>
    same(line.amount, money)
      ? undefined
      : { ...line, amount: money, citations: replacing(line.citations, saysMoney(line.amount), cited) },
  )

/** Figures put in the place of others. */
export const figureSteps = (
  base: ProgrammeInput,
  reading: AmendmentReading,
  contradictions: Contradiction[],
): AmendmentStep[] =>
  reading.figures.map((figure) =>
    figure.kind === 'percent' ? changedRateStep(base, figure) : moneyStep(figure, contradictions, base),
  )

function moneyStep(figure: ChangedFigure, contradictions: Contradiction[], base: ProgrammeInput): AmendmentStep {
  const { citations } = figure
  const meant = moneyMeant(base, figure)
  const old = meant === undefined ? undefined : 'line' in meant ? meant.line.amount : base.funding[meant.field]
  const currency = figure.currency ?? old?.currency ?? 'EUR'
  const cents =
    figure.now ??
    partOf(figure, old) ??
    (figure.by === undefined || (figure.was === undefined && old === undefined)
      ? undefined
      : (figure.was ?? toCents(old ?? fromCents(0, currency))) + figure.by)
  const money = cents === undefined || cents < 0 ? undefined : fromCents(cents, currency)
  const field = meant === undefined ? (named(figure) ?? 'amount') : 'line' in meant ? 'budget_line' : meant.field
  const otherwise = old !== undefined && figure.was !== undefined && toCents(old) !== figure.was
  if (otherwise)
    contradictions.push({
      field,
      values: [
        { value: old, citations: [] },
        { value: fromCents(figure.was, currency), citations },
      ],
    })
  const difference =
    money !== undefined
      ? null
      : figure.by !== undefined
        ? { by: fromCents(Math.abs(figure.by), currency) }
        : figure.share === undefined
          ? null
          : { by_percent: figure.share / 100 }
  return {
    field,
    value: money ?? difference,
    confidence: old === undefined || otherwise ? 0.7 : 0.9,
    citations,
    change: (programme) => {
      if (money === undefined || meant === undefined) return undefined
      if (figure.share !== undefined && !isBound(figure.words) && !('line' in meant) && meant.field !== 'total_budget')
        return undefined
      if ('line' in meant) return withLineOf(programme, meant.line.id, money, citations)
      // A correction is of the wording that has the old figure; an amount that nothing has as yet is none of everybody's.
      if (figure.reworded ? otherwise : figure.ofSome || !isWhole(base, figure)) return undefined
      if (isOfLater(base, meant.field, citations) || (meant.field === 'total_budget' && isOfPart(citations)))
        return undefined
      return withAmount(programme, meant.field, money, citations)
    },
  }
}

/** The amount or the budget line that a figure was or is named as. */
function moneyMeant(base: ProgrammeInput, figure: ChangedFigure): { field: Amount } | { line: BudgetLine } | undefined {
  const lines = base.budget_lines ?? []
  const was = amounts.filter((field) => {
    const money = base.funding[field]
    return money !== undefined && toCents(money) === figure.was
  })
  const [only] = was
  // A wording is put right where it stands: wherever the old figure is, if that is one place.
  if (figure.reworded) {
    const parts = lines.filter(({ amount }) => amount !== undefined && toCents(amount) === figure.was)
    const [part] = parts
    if (was.length === 1 && parts.length === 0 && only !== undefined) return { field: only }
    if (was.length === 0 && parts.length === 1 && part !== undefined) return { line: part }
  }
  if (figure.regions.length + figure.categories.length > 0) {
    const [line, other] = lines.filter((each) => isNamed(each, figure))
    if (line !== undefined) return other === undefined ? { line } : undefined
    const whole = named(figure)
    return whole !== undefined && whole !== 'total_budget' && isWhole(base, figure) ? { field: whole } : undefined
  }
  const titled = lines.filter((line) => hasTitleIn(line, figure.words))
  if (titled.length === 1 && titled[0] !== undefined) return { line: titled[0] }
  const by = named(figure)
  if (by !== undefined && was.includes(by)) return { field: by }
  if (was.length === 1 && only !== undefined) return { field: only }
  return by === undefined ? undefined : { field: by }
}

/** What an amount becomes that a part of it is added to or taken from. */
const partOf = ({ share }: ChangedFigure, old: Money | undefined): number | undefined =>
  share === undefined || old === undefined ? undefined : Math.round(toCents(old) * (1 + share / 10_000))

/** What is left of a budget, or goes to so many projects, is none of its own. */
const isOfPart = (cited: readonly Anchor[]): boolean =>
  cited.some(({ exact }) =>
    /(?<!\p{L})(?:υπολοιπου?(?!\p{L})|υπολειπ|απομεν|αδιαθετ|remain(?:s|ing|der)?(?!\p{L})|(?:is|are) left(?!\p{L})|balance|unspent|uncommitted)|\d (?:\p{L}+ )?(?:πραξε|εργ(?:α|ων)(?!\p{L})|αιτησε|προτασε|επιχειρησε|(?:επενδυτικ\p{L}+ )?σχεδι|projects(?!\p{L})|applications|proposals|enterprises|businesses)/u.test(
      foldText(exact).folded,
    ),
  )

/** A least or a greatest is named, of which a percentage is a part: "the grant is raised by 10 %" may be of the rate. */
const isBound = (words: string): boolean =>
  /(?<!\p{L})(?:ανωτ|μεγιστ|ελαχιστ|κατωτ|ορι(?:ο|ου|α)(?!\p{L})|maximum|minimum|largest|smallest|highest|lowest|limit|ceiling|cap(?!\p{L}))/u.test(
    words,
  )

/** A budget that has a least or a greatest, where nothing says that it is the call's: that of a project. */
const ofProject = (words: string): boolean =>
  /(?<!\p{L})(?:ελαχιστ|κατωτ|μεγιστ|ανωτ)\p{L}* (?:\p{L}+ ){0,2}?(?:προυπολογισμ|π\/υ)|(?<!\p{L})(?:minimum|maximum|lowest|highest|smallest|largest) (?:\p{L}+ ){0,2}?budget/u.test(
    words,
  ) &&
  !/(?<!\p{L})(?:προσκλησ|προκηρυξ|δρασ(?:η|ησ)(?!\p{L})|προγραμμα|διαθεσιμ|call|programme|scheme|available)/u.test(
    words,
  )

function named({ names, end, words }: ChangedFigure): Amount | undefined {
  const isBudget = names === 'total_budget' || names === 'budget'
  if (isBudget && ofProject(words)) return end === 'min' ? 'min_eligible_cost' : 'max_eligible_cost'
  if (names === 'total_budget') return 'total_budget'
  if (names === 'eligible_cost') return end === 'min' ? 'min_eligible_cost' : 'max_eligible_cost'
  if (names === 'subsidy') return end === 'min' ? 'min_subsidy' : 'max_subsidy'
  if (names !== 'budget') return undefined
  if (/(?<!\p{L})(?:εργ(?:ο|ου|ων)(?!\p{L})|επενδυσ|προτασ|πραξ|αιτησ|projects?|applications?|investment)/u.test(words))
    return end === 'min' ? 'min_eligible_cost' : 'max_eligible_cost'
  return 'total_budget'
}

/** Amounts that the decision tells without what they were. */
export function amountSteps(
  base: ProgrammeInput,
  reading: AmendmentReading,
  contradictions: Contradiction[],
): AmendmentStep[] {
  return reading.extraction.fields.flatMap((field): AmendmentStep[] => {
    const { pointer: _pointer, ...told } = field
    const amount = amounts.find((each) => each === field.field)
    if (amount === undefined && field.field !== 'budget_line') return []
    const sentences = sentencesOfValue(reading, field)
    const kept = isKept(reading, field)
    // "The budget of Crete becomes 8 million": of a part that the programme has.
    const part = amount === 'total_budget' ? partNamed(base, sentences) : undefined
    if (part !== undefined && !kept) {
      const money = field.value as Money
      return [
        {
          ...told,
          field: 'budget_line',
          change: (programme) => withLineOf(programme, part.id, money, field.citations),
        },
      ]
    }
    if (amount !== undefined) {
      const money = field.value as Money
      const old = base.funding[amount]
      if (kept && old !== undefined && !same(old, money))
        contradictions.push({
          field: amount,
          values: [
            { value: old, citations: [] },
            { value: money, citations: field.citations },
          ],
        })
      // Two values of one decision are a question, not a change.
      const asked = contradictions.some((each) => each.field === amount)
      const forAll = sentences.every((sentence) => sentence.forSome !== true && isWhole(base, sentence))
      if (amount === 'total_budget' && isOfPart(field.citations))
        return [{ ...changesNothing(field), confidence: unsure }]
      if (asked || kept || !forAll || isOfLater(base, amount, field.citations)) return [changesNothing(field)]
      return [{ ...told, change: (programme) => withAmount(programme, amount, money, field.citations) }]
    }
    const {
      amount: money,
      region_category: category,
      regions,
    } = field.value as {
      amount: Money
      region_category: string | null
      regions: string[]
    }
    const categories = category === null ? [] : [category]
    const [line, other] = (base.budget_lines ?? []).filter((each) => isNamed(each, { regions, categories }))
    if (kept || line === undefined || other !== undefined || sentences.some(({ ofSome }) => ofSome === true))
      return [changesNothing(field)]
    const bare = sentences.every(({ changes }) => changes !== true)
    return [
      {
        ...told,
        ...(bare ? { bare } : {}),
        change: (programme) => withLineOf(programme, line.id, money, field.citations),
      },
    ]
  })
}

/** "From 1 March on the maximum is …": an amount of applications has no days in a programme, and is for a person. */
function isOfLater({ call }: ProgrammeInput, amount: Amount, cited: readonly Anchor[]): boolean {
  const day = amount === 'total_budget' ? undefined : firstDay(cited)
  return day !== undefined && (call.opens_at === undefined || dayIn(call.opens_at) < day)
}
const dayIn = ({ at, time_zone }: Moment): string =>
  Temporal.Instant.from(at).toZonedDateTimeISO(time_zone).toPlainDate().toString()

/** The one part of the budget for the places that sentences name. */
function partNamed(base: ProgrammeInput, sentences: readonly DecidedSentence[]): BudgetLine | undefined {
  const named = {
    regions: sentences.flatMap(({ regions }) => regions),
    categories: sentences.flatMap(({ categories }) => categories),
  }
  const [line, other] = (base.budget_lines ?? []).filter((each) => isNamed(each, named))
  return other === undefined ? line : undefined
}

/**
 * The total goes before its parts, and a part that would be greater than the whole is told beside it and not applied; so is, as a
 * contradiction, that the parts no longer make up the whole.
 */
export function wholeAndParts(
  base: ProgrammeInput,
  steps: readonly AmendmentStep[],
  contradictions: Contradiction[],
): AmendmentStep[] {
  const rank = ({ field }: AmendmentStep): number => (field === 'total_budget' ? 0 : field === 'budget_line' ? 1 : 2)
  const isAmount = (step: AmendmentStep): boolean => rank(step) < 2
  const sums = steps.filter(isAmount).toSorted((a, b) => rank(a) - rank(b))
  const inTurn = [...sums]
  const ordered = steps.map((step) => (isAmount(step) ? (inTurn.shift() ?? step) : step))
  const { programme, out, told } = tried(base, ordered, isAmount)
  const differ = (tryout: ProgrammeInput): boolean => {
    const [before, after] = [restOf(base), restOf(tryout)]
    return after !== undefined && (after < 0 || (before === 0 && after !== 0))
  }
  contradictions.push(...told)
  if (programme === base || !differ(programme)) return out
  // Parts that are more than the whole, or no longer make it up.
  const { total_budget: whole } = programme.funding
  const citationsOf = (field: string): Anchor[] =>
    sums.filter((step) => step.field === field).flatMap(({ citations }) => citations)
  if (whole !== undefined)
    contradictions.push({
      field: 'total_budget',
      values: [
        { value: whole, citations: citationsOf('total_budget') },
        {
          value: fromCents(toCents(whole) - (restOf(programme) ?? 0), whole.currency),
          citations: citationsOf('budget_line'),
        },
      ],
    })
  return out.map((step) => (step.bare === true ? { ...step, confidence: unsure, change: () => undefined } : step))
}

/** A part that does not go with its whole. */
const unsure = 0.3

/** The amounts as they would be, without parts that are greater than the whole. */
function tried(
  base: ProgrammeInput,
  steps: readonly AmendmentStep[],
  isAmount: (step: AmendmentStep) => boolean,
): { programme: ProgrammeInput; out: AmendmentStep[]; told: Contradiction[] } {
  const told: Contradiction[] = []
  let programme = base
  const out = steps.map((step) => {
    const changed = isAmount(step) ? step.change(programme) : undefined
    if (changed === undefined) return step
    const { budget_lines: lines = [], funding } = changed.programme
    const whole = funding.total_budget
    const before = programme.budget_lines ?? []
    const part = lines.find(
      ({ amount }, at) =>
        amount !== undefined && whole !== undefined && isGreater(amount, whole) && !same(before[at]?.amount, amount),
    )
    if (part !== undefined) {
      told.push({
        field: 'total_budget',
        values: [
          { value: whole, citations: [] },
          { value: part.amount, citations: step.citations },
        ],
      })
      return { ...step, confidence: unsure, change: () => undefined }
    }
    programme = changed.programme
    return step
  })
  return { programme, out, told }
}

const isGreater = (a: Money, b: Money): boolean => a.currency === b.currency && toCents(a) > toCents(b)

/** What the parts of a budget leave of the whole, in cents; undefined where an amount is not told. */
function restOf({ funding, budget_lines: lines = [] }: ProgrammeInput): number | undefined {
  const { total_budget: whole } = funding
  if (whole === undefined || lines.length === 0) return undefined
  const parts = lines.flatMap(({ amount }) => (amount?.currency === whole.currency ? [toCents(amount)] : []))
  return parts.length === lines.length ? toCents(whole) - parts.reduce((sum, part) => sum + part, 0) : undefined
}
