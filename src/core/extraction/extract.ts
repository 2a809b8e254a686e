import type { Anchor } from '../citing/citation.ts'
import type { Criterion, Expression } from '../criteria/criterion.ts'
import { fromCents } from '../facts/money.ts'
import type { Money } from '../facts/money.ts'
import type { ActivityReference } from '../facts/activity-reference.ts'
import type {
  BudgetLine,
  CostCategory,
  Funding,
  Instrument,
  IntensityRow,
  LegalBasis,
  ProgrammeInput,
  RequiredDocument,
} from '../facts/programme.ts'
import type { RegionReference } from '../facts/region-reference.ts'
import type { Span } from '../facts/text-fold.ts'
import { activityListsOf } from './activity-lists.ts'
import type { ActivityLists } from './activity-lists.ts'
import { capsOf } from './caps.ts'
import { conditionsOf, refusedSize } from './conditions.ts'
import { requiredDocumentsOf } from './documents.ts'
import { figuresOf } from './figures.ts'
import {
  excessOf,
  ownDayOf,
  identifiersOf,
  instrumentsOf,
  legalBasisOf,
  provisionalOf,
  selectionOf,
  untilExhausted,
} from './passages.ts'
import type { ReadField, Reading, ReadValue, StatedValue } from './reading.ts'
import { sourceText } from './source-text.ts'
import type { Block, SourceSection, SourceText } from './source-text.ts'

/** A document of a call as it is to be read. */
export interface ExtractionInput {
  /** Canonical text. */
  readonly text: string
  readonly sections: readonly SourceSection[]
  /** ISO 639-1. */
  readonly language: string
  /** ISO 3166-1 alpha-2 of the Member State, or EU. */
  readonly country: string
  /** Of hours that the text tells. */
  readonly timeZone: string
  /** Key of the document in the programme that is made. */
  readonly document: string
}

export interface ExtractionReference {
  readonly activities: ActivityReference
  readonly regions: RegionReference
}

/** A value as it stands in the draft, or one that another place contradicts. */
export interface ExtractedField {
  /** What it is: `max_eligible_cost`, `closes_at`, `criterion:headcount`, … */
  readonly field: string
  /** Where it stands in the draft; null where it is not in it. */
  readonly pointer: string | null
  readonly value: unknown
  readonly confidence: number
  readonly citations: readonly Anchor[]
}

export interface Contradiction {
  readonly field: string
  readonly values: readonly { readonly value: unknown; readonly citations: readonly Anchor[] }[]
}

/** Everything that was read, and the programme made of it: without slug, documents and what no text says. */
export interface Extraction {
  readonly programme: Omit<ProgrammeInput, 'documents' | 'title'>
  readonly fields: readonly ExtractedField[]
  readonly contradictions: readonly Contradiction[]
  /** Every amount, percentage and date of the text, understood or not. */
  readonly stated: readonly { readonly kind: StatedValue['kind']; readonly value: unknown; readonly citation: Anchor }[]
  readonly activities?: Pick<ActivityLists, 'scheme' | 'schemeAssumed' | 'refused'>
}

/**
 * Reads a call document into a draft programme. Deterministic: the same text gives the same draft. What is not understood stays a
 * `manual` criterion with its sentence; what two places say differently is reported and the surer one used.
 */
export function extractProgramme(input: ExtractionInput, ref: ExtractionReference): Extraction {
  const source = sourceText(input.text, input.sections)
  const readings: Reading[] = []
  const manual: Reading[] = []
  const stated: StatedValue[] = []
  const former = formerBlocks(source.blocks)
  for (const block of source.blocks) {
    if (former.has(block)) {
      readings.push(...formerDatesOf(figuresOf(block, ref.regions, input.country).readings))
      continue
    }
    const figures = figuresOf(block, ref.regions, input.country)
    const caps = capsOf(block)
    const capped = ({ figure }: Reading): boolean =>
      caps.some((cap) => cap.figure.start < figure.end && figure.start < cap.figure.end)
    readings.push(...caps, ...figures.readings.filter((each) => !capped(each)))
    readings.push(...legalBasisOf(block), ...untilExhausted(block), ...requiredDocumentsOf(block))
    readings.push(...excessOf(block), ...identifiersOf(block, block === source.blocks[0]))
    stated.push(...figures.stated)
    const conditions = conditionsOf(block, input.language, ref.regions, input.country)
    readings.push(...conditions.readings, ...ownDayOf(block))
    manual.push(...conditions.manual)
  }
  readings.push(...provisionalOf(source.blocks))
  const lists = activityListsOf(source.blocks, ref.activities)
  const draft = new Draft(input, source, instrumentsOf(source.blocks))
  draft.head(readings)
  draft.money(readings)
  draft.dates(readings)
  draft.aid(readings)
  draft.state(readings)
  // What a figure was read of is no open question.
  const open = manual.filter(
    ({ quote }) =>
      !readings.some(
        ({ value, figure }) => value.field !== 'criterion' && figure.start >= quote.start && figure.end <= quote.end,
      ),
  )
  draft.conditions(readings, open, lists)
  const selection = selectionOf(source.blocks)
  return {
    programme: draft.programme(selection),
    fields: draft.fields,
    contradictions: draft.contradictions,
    stated: stated.map((each) => ({ kind: each.kind, value: shownStated(each), citation: draft.anchor(each.place) })),
    ...(lists === undefined
      ? {}
      : { activities: { scheme: lists.scheme, schemeAssumed: lists.schemeAssumed, refused: lists.refused } }),
  }
}

/** In a corrigendum what stands behind "For:" no longer holds where "Read:" follows. */
function formerBlocks(blocks: readonly Block[]): Set<Block> {
  const out = new Set<Block>()
  blocks.forEach((block, at) => {
    const next = blocks[at + 1]
    if (
      next !== undefined &&
      /^\s*(?:for|instead of|αντι|απο)\s*:/u.test(block.folded.folded) &&
      /^\s*(?:read|to|σε|διαβαζεται|το ορθο)\s*:/u.test(next.folded.folded)
    )
      out.add(block)
  })
  return out
}

const formerDatesOf = (readings: readonly Reading[]): Reading[] =>
  readings.filter(isOf('closes_at')).map(({ value: { round: _round, ...value }, ...reading }) => ({
    ...reading,
    value: { ...value, field: 'moved_from' },
  }))

function shownStated({ kind, values = [], currency, date, time }: StatedValue): unknown {
  if (kind === 'date') return { date, ...(time === undefined ? {} : { time }) }
  const shown = values.map((value) => (kind === 'money' ? fromCents(value, currency) : value / 100))
  return shown.length === 1 ? shown[0] : { min: shown[0], max: shown[1] }
}

type ValueOf<V, F> = V extends { field: infer K } ? ([F & K] extends [never] ? never : V & { field: F & K }) : never
type Of<F extends ReadField> = Reading & { readonly value: ValueOf<ReadValue, F> }
const isOf =
  <F extends ReadField>(...fields: readonly F[]) =>
  (reading: Reading): reading is Of<F> =>
    (fields as readonly string[]).includes(reading.value.field)

/** Longest quotation of a citation, in code points; a longer sentence is cited by the figure's surroundings. */
const longestQuote = 600

/** Above it a day of publication stands beside the place of signature. */
const sureOfDay = 0.9

class Draft {
  readonly fields: ExtractedField[] = []
  readonly contradictions: Contradiction[] = []
  readonly #input: ExtractionInput
  readonly #source: SourceText
  readonly #funding: Funding
  readonly #ids: NonNullable<ProgrammeInput['external_ids']> = []
  readonly #costs: CostCategory[] = []
  #provisional = false
  readonly #call: ProgrammeInput['call'] = { deadlines: [] }
  readonly #lines: BudgetLine[] = []
  readonly #criteria: Criterion[] = []
  readonly #documents: RequiredDocument[] = []
  readonly #basis: LegalBasis[] = []
  readonly #zone: string
  #publishedOn: string | undefined
  #expensesFrom: string | undefined

  constructor(input: ExtractionInput, source: SourceText, instruments: Instrument[]) {
    this.#input = input
    this.#funding = { instruments }
    this.#source = source
    this.#zone = zoneNamed(source) ?? input.timeZone
  }

  anchor(span: Span): Anchor {
    const { start, end } = span
    return { document: this.#input.document, exact: this.#source.points.slice(start, end), start, end }
  }

  #citation(reading: Reading): Anchor {
    const { quote, figure } = reading
    if (quote.end - quote.start <= longestQuote) return this.anchor(quote)
    return this.anchor({
      start: Math.max(quote.start, figure.start - longestQuote / 3),
      end: Math.min(quote.end, figure.end + longestQuote / 3),
    })
  }

  #tell(field: string, pointer: string | null, value: unknown, readings: readonly Reading[]): void {
    const confidence = Math.max(...readings.map((reading) => reading.confidence))
    this.fields.push({
      field,
      pointer,
      value,
      confidence,
      citations: readings.slice(0, 5).map((reading) => this.#citation(reading)),
    })
  }

  /** Of several values the one that is told most surely, then most often, then first; others are told beside it. */
  #choose<R extends Reading>(
    field: string,
    readings: readonly R[],
    keyOf: (reading: R) => string,
    shown: (reading: R) => unknown,
  ): R[] {
    const groups = new Map<string, R[]>()
    for (const reading of readings) groups.set(keyOf(reading), [...(groups.get(keyOf(reading)) ?? []), reading])
    const sure = (group: readonly R[]): number => Math.max(...group.map(({ confidence }) => confidence))
    const ranked = [...groups.values()].toSorted((a, b) => sure(b) - sure(a) || b.length - a.length)
    const [best = []] = ranked
    // The title of a section is no witness against a sentence that says what it is about.
    const rivals = ranked.filter((group) => group === best || sure(group) >= Math.max(0.75, sure(best) - 0.1))
    if (rivals.length > 1)
      this.contradictions.push({
        field,
        values: rivals.map((group) => ({
          value: group[0] === undefined ? null : shown(group[0]),
          citations: group.slice(0, 3).map((reading) => this.#citation(reading)),
        })),
      })
    return best
  }

  /** Under which numbers the call is known, and whether it is one yet. */
  head(readings: readonly Reading[]): void {
    for (const reading of readings.filter(isOf('external_id'))) {
      const { scheme, id } = reading.value
      if (this.#ids.some((each) => each.scheme === scheme || each.value === id)) continue
      this.#ids.push({ scheme, value: id })
      this.#tell('external_id', `/external_ids/${this.#ids.length - 1}`, { scheme, value: id }, [reading])
    }
    const provisional = readings.filter(isOf('provisional'))
    this.#provisional = provisional.length > 0
    if (this.#provisional) this.#tell('provisional', '/provisional', true, provisional)
  }

  /** The most that categories of costs may have. Nothing is capped at the whole. */
  #caps(readings: readonly Of<'cap'>[]): void {
    for (const reading of readings) {
      const { percent, cents, name } = reading.value
      if (percent === 10000) continue
      const title = short(this.#source.points.slice(name.start, name.end))
      const known = this.#costs.find((each) => each.title[this.#input.language] === title)
      const cap = known ?? {
        category: `costs-${this.#costs.length + 1}`,
        title: { [this.#input.language]: title },
        citations: [],
      }
      if (known === undefined) this.#costs.push(cap)
      const value = percent === undefined ? fromCents(cents ?? 0, 'EUR') : percent / 100
      if (percent === undefined) cap.max_amount ??= fromCents(cents ?? 0, 'EUR')
      else cap.max_percent_of_total ??= percent / 100
      cap.citations = distinct([...(cap.citations ?? []), this.#citation(reading)])
      this.#tell('cap', `/eligible_costs/${this.#costs.indexOf(cap)}`, { title, value }, [reading])
    }
  }

  money(readings: readonly Reading[]): void {
    const names = ['total_budget', 'min_eligible_cost', 'max_eligible_cost', 'min_subsidy', 'max_subsidy'] as const
    const cited: Anchor[] = []
    for (const field of names) {
      const all = readings.filter(isOf(field))
      // Amounts by size or by action are no amount of the whole, unless all rows say the same.
      const rows = all.filter(({ value }) => value.of !== undefined)
      const differ = new Set(rows.map(({ value }) => value.cents)).size > 1
      const own = differ ? all.filter(({ value }) => value.of === undefined) : all
      const best = this.#choose(
        field,
        own,
        ({ value }) => `${value.cents} ${value.currency}`,
        ({ value }) => fromCents(value.cents, value.currency),
      )
      const [first] = best
      if (first === undefined) continue
      const money = fromCents(first.value.cents, first.value.currency)
      this.#funding[field] = money
      cited.push(this.#citation(first))
      this.#tell(field, `/funding/${field}`, money, best)
      for (const { otherwise } of own)
        if (otherwise !== undefined) this.#wordsAgainstDigits(field, money, first, otherwise)
    }
    const loans = (field: 'min_loan' | 'max_loan') => readings.filter(isOf(field))
    const loan: { min?: Money; max?: Money } = {}
    for (const [end, field] of [
      ['min', 'min_loan'],
      ['max', 'max_loan'],
    ] as const) {
      const best = this.#choose(
        field,
        loans(field),
        ({ value }) => String(value.cents),
        ({ value }) => fromCents(value.cents, value.currency),
      )
      const [first] = best
      if (first === undefined) continue
      loan[end] = fromCents(first.value.cents, first.value.currency)
      this.#tell(field, `/funding/loan/${end}`, loan[end], best)
    }
    if (loan.min !== undefined || loan.max !== undefined) this.#funding.loan = loan
    if (cited.length > 0) this.#funding.citations = distinct(cited)
    this.#budgetLines(readings.filter(isOf('budget_line')))
    this.#caps(readings.filter(isOf('cap')))
  }

  #wordsAgainstDigits(field: string, money: Money, reading: Reading, otherwise: { cents: number; figure: Span }): void {
    this.contradictions.push({
      field,
      values: [
        { value: money, citations: [this.#citation(reading)] },
        { value: fromCents(otherwise.cents, money.currency), citations: [this.anchor(otherwise.figure)] },
      ],
    })
  }

  #budgetLines(readings: readonly Of<'budget_line'>[]): void {
    for (const { value, ...reading } of readings) {
      const id =
        value.category?.replaceAll('_', '-') ??
        (value.title === undefined ? undefined : `part-${this.#lines.length + 1}`) ??
        value.regions
          .map((code) => code.toLowerCase())
          .join('-')
          .slice(0, 60)
      if (this.#lines.some((line) => line.id === id)) continue
      if (
        value.title !== undefined &&
        this.#lines.some(({ amount: known }) => known?.amount === fromCents(value.cents, value.currency).amount)
      )
        continue
      const amount = fromCents(value.cents, value.currency)
      this.#lines.push({
        id,
        amount,
        ...(value.title === undefined
          ? value.category === undefined
            ? { regions: [...value.regions] }
            : { region_category: value.category }
          : { title: { [this.#input.language]: value.title } }),
      })
      this.#tell(
        'budget_line',
        `/budget_lines/${this.#lines.length - 1}`,
        { amount, region_category: value.category ?? null, regions: value.regions },
        [{ value, ...reading }],
      )
    }
  }

  dates(readings: readonly Reading[]): void {
    const keyOf = ({ value }: Of<'opens_at' | 'closes_at'>): string => `${value.date} ${value.time ?? ''}`
    const shown = ({ value }: Of<'opens_at' | 'closes_at'>): unknown => this.#moment(value, value.field === 'closes_at')
    const opening = withHours(readings.filter(isOf('opens_at')))
    // Of several rounds the call opens with the first.
    const rounds = readings.filter(isOf('closes_at')).filter(({ value }) => value.round === true).length > 1
    const earliest = opening.map(({ value }) => value.date).toSorted()[0]
    const opens = this.#choose(
      'opens_at',
      rounds ? opening.filter(({ value }) => value.date === earliest) : opening,
      keyOf,
      shown,
    )
    if (opens[0] !== undefined) {
      this.#call.opens_at = this.#moment(opens[0].value, false)
      this.#tell('opens_at', '/call/opens_at', this.#call.opens_at, opens)
    }
    const moved = readings.filter(isOf('moved_from')).toSorted((a, b) => (a.value.date < b.value.date ? -1 : 1))
    const [lastHour] = readings.filter(isOf('closing_hour'))
    const closing = withHours(readings.filter(isOf('closes_at')))
      .filter(({ value }) => !moved.some((old) => old.value.date === value.date))
      .map((each) =>
        each.value.time === undefined && lastHour !== undefined
          ? { ...each, value: { ...each.value, time: lastHour.value.time } }
          : each,
      )
    const exhausted = readings.filter(isOf('until_exhausted'))
    this.#closes(closing, moved)
    const rolling = readings.filter(isOf('rolling'))
    if (rolling[0] !== undefined && exhausted.length === 0 && this.#call.deadlines.length === 0) {
      this.#call.deadlines.push({ id: 'rolling', time_zone: this.#zone, basis: 'rolling' })
      this.#tell('rolling', '/call/deadlines/0', true, rolling)
    }
    if (exhausted[0] !== undefined) {
      this.#call.deadlines.push({ id: 'until-exhausted', time_zone: this.#zone, basis: 'until_exhausted' })
      this.#tell('until_exhausted', `/call/deadlines/${this.#call.deadlines.length - 1}`, true, exhausted)
    }
    const days = readings.filter(isOf('published_on'))
    // The day beside the place of signature is the document's own; others are days of what it speaks of.
    const signed = days.filter(({ confidence }) => confidence > sureOfDay)
    const published = this.#choose(
      'published_on',
      signed.length > 0 ? signed : days,
      ({ value }) => value.date,
      ({ value }) => value.date,
    )
    if (published[0] !== undefined) {
      this.#publishedOn = published[0].value.date
      this.#tell('published_on', '/published_on', this.#publishedOn, published)
    }
    const [own] = readings.filter(isOf('expenses_from_own_day'))
    if (own !== undefined && this.#publishedOn !== undefined) {
      this.#expensesFrom = this.#publishedOn
      this.#tell('expenses_eligible_from', '/expenses_eligible_from', this.#expensesFrom, [own])
    }
    const expenses = this.#choose(
      'expenses_eligible_from',
      readings.filter(isOf('expenses_eligible_from')),
      ({ value }) => value.date,
      ({ value }) => value.date,
    )
    if (expenses[0] !== undefined) {
      this.#expensesFrom = expenses[0].value.date
      this.#tell('expenses_eligible_from', '/expenses_eligible_from', this.#expensesFrom, expenses)
    }
  }

  /** One closing day with its earlier values, or several that all hold. */
  #closes(closing: readonly Of<'closes_at'>[], moved: readonly Of<'moved_from'>[]): void {
    const rounds = closing.filter(({ value }) => value.round === true)
    const told = new Map(rounds.map((each) => [each.value.date, each]))
    if (told.size > 1) {
      for (const reading of told.values()) {
        const { at, time_zone } = this.#moment(reading.value, true)
        const id = `round-${this.#call.deadlines.length + 1}`
        this.#call.deadlines.push({ id, at, time_zone, basis: 'fixed' })
        this.#tell('closes_at', `/call/deadlines/${this.#call.deadlines.length - 1}`, { at, time_zone }, [reading])
      }
      return
    }
    const closes = this.#choose(
      'closes_at',
      closing,
      ({ value }) => `${value.date} ${value.time ?? ''}`,
      ({ value }) => this.#moment(value, true),
    )
    if (closes[0] === undefined) return
    const { at, time_zone } = this.#moment(closes[0].value, true)
    const moments = [
      ...new Set([...moved.map(({ value }) => this.#moment(value, true).at).filter((old) => old !== at), at]),
    ]
    const steps = moments.slice(1).map((to, k) => ({ from: moments[k] ?? at, to }))
    this.#call.deadlines.push({
      id: 'main',
      at,
      time_zone,
      basis: 'fixed',
      ...(steps.length === 0 ? {} : { moved: steps }),
    })
    this.#tell('closes_at', '/call/deadlines/0', { at, time_zone }, closes)
  }

  /** A wall-clock moment in the call's zone. A closing day without an hour ends with its last second. */
  #moment({ date, time }: { date: string; time?: string }, end: boolean): { at: string; time_zone: string } {
    const zone = this.#zone
    const day = Temporal.PlainDate.from(date)
    const wall =
      time === '24:00' || (time === undefined && end)
        ? day.toPlainDateTime({ hour: 23, minute: 59, second: 59 })
        : day.toPlainDateTime(Temporal.PlainTime.from(time ?? '00:00'))
    return { at: wall.toZonedDateTime(zone, { disambiguation: 'compatible' }).toInstant().toString(), time_zone: zone }
  }

  aid(readings: readonly Reading[]): void {
    const read = readings.filter(isOf('intensity'))
    const rows = read.filter(({ value }) => value.of === undefined)
    const special = rows.filter(
      ({ value }) =>
        value.range === undefined &&
        (value.regions.length > 0 || value.categories.length > 0 || value.sizes.length > 0),
    )
    const ranged = rows.filter(({ value }) => value.range !== undefined)
    const general = rows.filter(
      ({ value }) => value.range === undefined && !special.some((each) => each.value === value),
    )
    const intensity: IntensityRow[] = []
    const put = (reading: Of<'intensity'>): void => {
      const { value } = reading
      const row: IntensityRow = {
        percent: value.percent / 100,
        ...(value.regions.length > 0 && value.categories.length === 0 ? { regions: [...value.regions] } : {}),
        ...(value.categories.length > 0 ? { region_categories: [...value.categories] } : {}),
        ...(value.sizes.length > 0 ? { sizes: [...value.sizes] } : {}),
        ...(value.cost === true && value.of !== undefined ? { cost_categories: [value.of] } : {}),
      }
      const key = JSON.stringify({ ...row, percent: 0 })
      const same = intensity.find((each) => JSON.stringify({ ...each, percent: 0, citations: undefined }) === key)
      if (same !== undefined) {
        const [old] = same.citations ?? []
        const { quote } = reading
        // Two rates in one sentence hold for two cases, of which it says more than was understood.
        if (
          same.percent !== row.percent &&
          !(old?.start !== undefined && old.end !== undefined && old.start >= quote.start && old.end <= quote.end)
        )
          this.contradictions.push({
            field: 'intensity',
            values: [
              { value: same.percent, citations: same.citations ?? [] },
              { value: row.percent, citations: [this.#citation(reading)] },
            ],
          })
        return
      }
      row.citations = [this.#citation(reading)]
      intensity.push(row)
      this.#tell('intensity', `/funding/intensity/${intensity.length - 1}`, { ...row, citations: undefined }, [reading])
    }
    for (const reading of special) put(reading)
    const held = read.filter(({ value }) => value.of !== undefined && value.range === undefined)
    // Rates that are all the same are the rate, whatever the rows of their table are.
    const [one] = held
    const alike = one !== undefined && held.length > 1 && held.every(({ value }) => value.percent === one.value.percent)
    if (alike) general.push(one)
    else for (const reading of held) if (reading.value.cost === true) put(reading)
    // A general rate beside rates for some is the rest's; several general rates are one rate and its repetitions, or a contradiction.
    const plain = this.#choose(
      'intensity',
      general,
      ({ value }) => String(value.percent),
      ({ value }) => value.percent / 100,
    )
    if (plain[0] !== undefined) put(plain[0])
    const highest = ranged
      .filter(({ value }) => value.range === 'high')
      .toSorted((a, b) => b.value.percent - a.value.percent)[0]
    const lowest = ranged.find(({ value }) => value.range === 'low')
    if (highest !== undefined) {
      this.#funding.max_intensity_percent = highest.value.percent / 100
      this.#tell('max_intensity_percent', '/funding/max_intensity_percent', highest.value.percent / 100, [highest])
    }
    if (lowest !== undefined) this.#tell('min_intensity_percent', null, lowest.value.percent / 100, [lowest])
    if (intensity.length > 0) this.#funding.intensity = intensity
    this.#steps(readings.filter(isOf('step')))
    this.#bonuses(readings.filter(isOf('bonus')))
    const own = this.#choose(
      'own_contribution',
      readings.filter(isOf('own_contribution')),
      ({ value }) => String(value.percent),
      ({ value }) => value.percent / 100,
    )
    if (own[0] !== undefined) {
      this.#funding.own_contribution_min_percent = own[0].value.percent / 100
      this.#tell(
        'own_contribution_min_percent',
        '/funding/own_contribution_min_percent',
        own[0].value.percent / 100,
        own,
      )
    }
  }

  #steps(readings: readonly Of<'step'>[]): void {
    const [first] = readings
    if (first === undefined) return
    const brackets: NonNullable<Funding['steps']>['brackets'] = []
    this.#funding.steps = { measure: first.value.measure, brackets }
    for (const reading of readings) {
      const { range, cents, currency } = reading.value
      if (brackets.some((each) => JSON.stringify(each.range) === JSON.stringify(range))) continue
      const amount = fromCents(cents, currency)
      brackets.push({ range, amount, citations: [this.#citation(reading)] })
      this.#tell('step', `/funding/steps/brackets/${brackets.length - 1}`, { range, amount }, [reading])
    }
  }

  #bonuses(readings: readonly Of<'bonus'>[]): void {
    const bonuses: NonNullable<Funding['bonuses']> = []
    const figures = new Set<number>()
    for (const reading of readings) {
      const cited = this.#citation(reading)
      if (
        bonuses.some(
          (each) =>
            each.citations?.[0]?.start === cited.start &&
            each.percent === reading.value.percent / 100 &&
            figures.has(reading.figure.start),
        )
      )
        continue
      figures.add(reading.figure.start)
      const id = `bonus-${bonuses.length + 1}`
      const title = { [this.#input.language]: short(cited.exact) }
      bonuses.push({
        id,
        percent: reading.value.percent / 100,
        title,
        when: { id: `${id}-when`, kind: 'manual', citations: [cited] },
        citations: [cited],
      })
      this.#tell('bonus', `/funding/bonuses/${bonuses.length - 1}`, reading.value.percent / 100, [reading])
    }
    if (bonuses.length > 0) this.#funding.bonuses = bonuses
  }

  state(readings: readonly Reading[]): void {
    for (const reading of readings.filter(isOf('legal_basis'))) {
      const { regime, reference, article } = reading.value
      const same = this.#basis.find(
        (each) =>
          each.regime === regime &&
          each.reference === reference &&
          (article === undefined || each.article === undefined || each.article === article),
      )
      if (same !== undefined) {
        if (article !== undefined) same.article = article
        continue
      }
      const cited = [this.#citation(reading)]
      this.#basis.push({ regime, reference, ...(article === undefined ? {} : { article }), citations: cited })
      this.#tell('legal_basis', `/legal_basis/${this.#basis.length - 1}`, { regime, reference }, [reading])
    }
    for (const reading of readings.filter(isOf('required_document'))) {
      const { kind } = reading.value
      const id = kind ?? `document-${this.#documents.length + 1}`
      if (this.#documents.some((each) => each.id === id)) continue
      const title = short(this.#citation(reading).exact.replace(/[;.,]+$/u, ''))
      this.#documents.push({
        id,
        title: { [this.#input.language]: title },
        ...(reading.value.stage === undefined ? {} : { stage: reading.value.stage }),
        citations: [this.#citation(reading)],
      })
      this.#tell('required_document', `/required_documents/${this.#documents.length - 1}`, title, [reading])
    }
  }

  conditions(readings: readonly Reading[], manual: readonly Reading[], lists: ActivityLists | undefined): void {
    const seen = new Map<string, number>()
    const brackets = staffBrackets(readings.filter(isOf('criterion')))
    const sized = readings
      .filter(isOf('criterion'))
      .some(
        ({ value, confidence }) =>
          'kind' in value.criterion && value.criterion.kind === 'size' && confidence !== refusedSize,
      )
    const inOrder = [...readings.filter(isOf('criterion')), ...manual.filter(isOf('criterion'))].toSorted(
      (a, b) => a.quote.start - b.quote.start,
    )
    for (const reading of inOrder) {
      const bare = reading.value.criterion
      if (!('kind' in bare)) continue
      if (bare.kind === 'headcount' && brackets.has(bare.measure)) continue
      if (bare.kind === 'size' && reading.confidence === refusedSize && sized) continue
      const cited = this.#citation(reading)
      const key = bare.kind === 'manual' ? `manual ${cited.exact}` : JSON.stringify(bare)
      const known = seen.get(key)
      if (known !== undefined) {
        this.#criteria[known]?.citations?.push(cited)
        continue
      }
      if (this.#isWeaker(bare) || this.#isWiderSize(bare, cited)) continue
      seen.set(key, this.#criteria.length)
      this.#add(
        {
          ...bare,
          id: this.#idFor(bare.kind),
          citations: [cited],
          ...(bare.kind === 'manual' ? { title: { [this.#input.language]: short(cited.exact) } } : {}),
        } as Criterion,
        reading,
      )
    }
    this.#sizesOfRates(readings.filter(isOf('size_named')))
    if (lists !== undefined) this.#activities(lists)
    const deMinimis = this.#basis.find(({ regime }) => regime in deMinimisRules)
    const [first] = deMinimis?.citations ?? []
    const excess = readings.filter(isOf('on_excess'))
    const [told] = excess
    const agreed = told !== undefined && excess.every(({ value }) => value.what === told.value.what)
    if (first !== undefined && this.#input.country !== 'EU')
      this.#criteria.push({
        id: this.#idFor('de_minimis'),
        kind: 'de_minimis',
        regulation: deMinimisRules[deMinimis?.regime ?? ''] ?? 'general_2023_2831',
        member_state: this.#input.country,
        on_excess: agreed ? told.value.what : 'unknown',
        citations: agreed ? distinct([first, this.#citation(told)]) : [first],
      })
  }

  /** Rates or amounts for some sizes and none for the rest say which sizes are aided, where nothing else does. */
  #sizesOfRates(amounts: readonly Of<'size_named'>[]): void {
    const rows = this.#funding.intensity ?? []
    if (this.#criteria.some(({ kind }) => kind === 'size')) return
    const rated = rows.length > 1 && rows.every(({ sizes }) => sizes !== undefined) ? rows : []
    const named = new Set([
      ...rated.flatMap(({ sizes }) => sizes ?? []),
      ...amounts.flatMap(({ value }) => value.sizes),
    ])
    const include = (['micro', 'small', 'medium', 'small_mid_cap', 'large'] as const).filter((each) => named.has(each))
    if (include.length === 0) return
    const citations = distinct([
      ...rated.flatMap((row) => row.citations ?? []),
      ...amounts.map((reading) => this.#citation(reading)),
    ])
    this.#criteria.push({ id: 'size', kind: 'size', include, citations })
    this.fields.push({
      field: 'criterion:size',
      pointer: `/eligibility/all/${this.#criteria.length - 1}`,
      value: { id: 'size', kind: 'size', include },
      confidence: 0.6,
      citations,
    })
  }

  /** A second range of the same kind that the first already implies adds nothing but a question. */
  #isWeaker(bare: Expression): boolean {
    return (
      'kind' in bare &&
      (bare.kind === 'not_in_difficulty' || bare.kind === 'lifecycle') &&
      this.#criteria.some(({ kind }) => kind === bare.kind)
    )
  }

  /** "Small enterprises" in the introduction and "micro and small" in the conditions: the wider is meant. */
  #isWiderSize(bare: Expression, cited: Anchor): boolean {
    const known = this.#criteria.find((each) => each.kind === 'size')
    if (known === undefined || !('kind' in bare) || bare.kind !== 'size') return false
    if (bare.include.every((each) => known.include.includes(each))) return true
    if (!known.include.every((each) => bare.include.includes(each))) return false
    known.include = bare.include
    known.citations = [cited]
    const told = this.fields.find(({ field }) => field === 'criterion:size')
    if (told !== undefined)
      this.fields[this.fields.indexOf(told)] = {
        ...told,
        value: { ...known, citations: undefined },
        citations: [cited],
      }
    return true
  }

  #idFor(kind: Criterion['kind']): string {
    const name = kind.replaceAll('_', '-')
    const count = this.#criteria.filter((each) => each.kind === kind).length
    return count === 0 ? name : `${name}-${count + 1}`
  }

  #add(criterion: Criterion, reading: Reading): void {
    this.#criteria.push(criterion)
    this.#tell(
      `criterion:${criterion.kind}`,
      `/eligibility/all/${this.#criteria.length - 1}`,
      { ...criterion, citations: undefined },
      [reading],
    )
  }

  #activities(lists: ActivityLists): void {
    const some = (entries: { exact: string[]; subtree: string[] }) => ({
      ...(entries.exact.length > 0 ? { exact: entries.exact } : {}),
      ...(entries.subtree.length > 0 ? { subtree: entries.subtree } : {}),
    })
    const filled = (entries: { exact: string[]; subtree: string[] }): boolean =>
      entries.exact.length + entries.subtree.length > 0
    const citations = lists.places.map((place) => this.anchor(place))
    const criterion: Criterion = {
      id: 'activity',
      kind: 'activity',
      role: lists.investment ? 'investment' : 'existing',
      basis: lists.basis,
      codes: {
        scheme: lists.scheme,
        ...(filled(lists.include) ? { include: some(lists.include) } : {}),
        ...(filled(lists.exclude) ? { exclude: some(lists.exclude) } : {}),
      },
      citations,
    }
    this.#criteria.push(criterion)
    this.fields.push({
      field: 'criterion:activity',
      pointer: `/eligibility/all/${this.#criteria.length - 1}`,
      value: { ...criterion, citations: undefined },
      confidence: lists.schemeAssumed ? 0.7 : 0.9,
      citations,
    })
  }

  programme(selection: 'first_come' | 'comparative' | undefined): Extraction['programme'] {
    if (selection !== undefined) this.#call.selection = selection
    return {
      country: this.#input.country,
      call: this.#call,
      funding: this.#funding,
      eligibility: { all: this.#criteria },
      ...(this.#ids.length > 0 ? { external_ids: this.#ids } : {}),
      ...(this.#provisional ? { provisional: true } : {}),
      ...(this.#costs.length > 0 ? { eligible_costs: this.#costs } : {}),
      ...(this.#lines.length > 0 ? { budget_lines: this.#lines } : {}),
      ...(this.#publishedOn === undefined ? {} : { published_on: this.#publishedOn }),
      ...(this.#expensesFrom === undefined ? {} : { expenses_eligible_from: this.#expensesFrom }),
      ...(this.#basis.length > 0 ? { legal_basis: this.#basis } : {}),
      ...(this.#documents.length > 0 ? { required_documents: this.#documents } : {}),
    }
  }
}

const deMinimisRules: Readonly<Record<string, Extract<Criterion, { kind: 'de_minimis' }>['regulation']>> = {
  de_minimis_2023_2831: 'general_2023_2831',
  fishery_717_2014: 'fishery_717_2014',
  agriculture_1408_2013: 'agriculture_1408_2013',
  sgei_2023_2832: 'sgei_2023_2832',
}

const zoneNames: readonly (readonly [string, RegExp])[] = [
  ['Europe/Brussels', /brussels (?:local )?time|ωρα βρυξελλων|\d (?:cet|cest)(?!\p{L})/u],
  ['Asia/Nicosia', /nicosia|cyprus time|ωρα (?:κυπρου|λευκωσιασ)/u],
  ['Europe/London', /(?:london|uk|british) time/u],
  ['Europe/Athens', /(?:greek|athens) time|ωρα ελλαδ|\d (?:eet|eest)(?!\p{L})/u],
]

/** The zone in which a call tells its hours; undefined where it names none, or several. */
function zoneNamed({ blocks }: SourceText): string | undefined {
  const named = zoneNames.filter(([, words]) => blocks.some(({ folded }) => words.test(folded.folded)))
  return named.length === 1 ? named[0]?.[0] : undefined
}

/** A day told once with its hour and once without is one moment. */
function withHours<R extends Of<'opens_at' | 'closes_at'>>(readings: readonly R[]): R[] {
  return readings.map((reading) => {
    if (reading.value.time !== undefined) return reading
    const same = readings.find((other) => other.value.date === reading.value.date && other.value.time !== undefined)
    return same?.value.time === undefined ? reading : { ...reading, value: { ...reading.value, time: same.value.time } }
  })
}

function distinct(anchors: readonly Anchor[]): Anchor[] {
  return anchors.filter(
    (anchor, at) => anchors.findIndex((other) => other.start === anchor.start && other.end === anchor.end) === at,
  )
}

/** Measures of staff of which three ranges or more are told: amounts by bracket, not conditions. */
function staffBrackets(readings: readonly Of<'criterion'>[]): Set<string> {
  const ranges = new Map<string, Set<string>>()
  for (const { value } of readings) {
    const { criterion } = value
    if (!('kind' in criterion) || criterion.kind !== 'headcount') continue
    const known = ranges.get(criterion.measure) ?? new Set()
    ranges.set(criterion.measure, known.add(JSON.stringify(criterion.range)))
  }
  return new Set([...ranges].filter(([, told]) => told.size > 2).map(([measure]) => measure))
}

/** A title of at most 200 characters, cut at a word. */
function short(text: string): string {
  const line = text.replaceAll(/\s+/gu, ' ').trim()
  if (line.length <= 200) return line
  const cut = line.slice(0, 199)
  return `${cut.slice(0, Math.max(cut.lastIndexOf(' '), 100))}…`
}
