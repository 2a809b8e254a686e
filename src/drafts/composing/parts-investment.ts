import { cents, type MoneyFigure, type NumberFigure } from '../../core/drafting/plan/figure.ts'
import type { Column } from '../../core/drafting/document.ts'
import type { Financing } from '../../core/drafting/plan/financing.ts'
import type { Grant } from '../../core/drafting/plan/grant.ts'
import type { CostRow } from '../../core/drafting/plan/rows.ts'
import type { CostCategory } from '../../core/facts/programme.ts'
import type { ReasonValue } from '../../core/matching/result.ts'
import type { LabelKey } from '../../wording/drafts/labels.ts'
import { costCategory, fieldName } from '../../wording/terms.ts'
import { noAid, unrecordedTold } from './aid-open.ts'
import { bonusConditions } from './bonus-conditions.ts'
import { bonusName } from './bonus-name.ts'
import { rateTold } from './call-rates.ts'
import { named } from './carrying.ts'
import { capital } from './condition-title.ts'
import { aidTold, costsTold, excessTold, laterTold, openBonuses } from './estimate-told.ts'
import { cell, code as activityCode, municipality, place } from './parts-business.ts'
import { amountSaid, percentSaid } from './said.ts'
import { askedOfPeriod } from './period-asked.ts'
import { loanTold, remark, supportedLoanTold } from './plan-remarks.ts'
import { midCap, sizeClass } from './size-told.ts'
import { finerThan, some, type Subject } from './subject.ts'
import { uncounted } from './uncounted.ts'
import { date, money, percent } from './values.ts'
import { besideGrant } from './warnings.ts'
import type { Cited, Draftling, Writer } from './writer.ts'

/** How much, for what, where and from when. */
export function investment(writer: Writer, subject: Subject): void {
  const plan = subject.profile.planned_investment
  const said: Draftling[] = []
  const total = plan?.amount === undefined ? undefined : subject.field('/planned_investment/amount', money(plan.amount))
  said.push(total === undefined ? writer.gap('investment_amount') : writer.fact('plan.amount', { amount: total }))
  // What is told in another currency counts for nothing: no rate of exchange is made up.
  if (currenciesIn(plan).some((currency) => currency !== subject.input.plan.currency))
    said.push(writer.gap('other_currency'))
  const held =
    plan?.activities?.[0] === undefined ? undefined : activityCode(subject, '/planned_investment/activities/0')
  said.push(held === undefined ? writer.gap('investment_activity') : writer.fact('plan.activity', { code: held }))
  const at = sitePointer(subject)
  const site = at === undefined ? undefined : place(subject, at)
  said.push(site === undefined ? writer.gap('investment_site') : writer.fact('plan.site', { region: site }))
  const [town, code] = at === undefined ? [] : [municipality(subject, at), subject.field(`${at}/postal_code`)]
  if (town !== undefined && !samePlace(town, site)) said.push(writer.fact('plan.site_municipality', { town }))
  if (code !== undefined && !samePlace(code, site)) said.push(writer.fact('plan.site_postal', { code }))
  const starts =
    plan?.starts_on === undefined ? undefined : subject.field('/planned_investment/starts_on', date(plan.starts_on))
  said.push(...startTold(writer, subject, starts))
  writer.paragraph(said)
}

/** From when the project runs; where works are told to have begun before that, both days and which of them is right. */
function startTold(writer: Writer, subject: Subject, starts: Cited | undefined): Draftling[] {
  const { works_started_on: on, starts_on: day } = subject.profile.planned_investment ?? {}
  const began = on === undefined ? undefined : subject.field('/planned_investment/works_started_on', date(on))
  if (began !== undefined && starts !== undefined && on !== undefined && day !== undefined && on < day)
    return [writer.fact('plan.starts_after_works', { day: starts, began }), writer.gap('start_or_works')]
  return [
    starts === undefined ? writer.gap('investment_start') : writer.fact('plan.starts', { day: starts }),
    ...(began === undefined ? [] : [writer.fact('plan.works_started', { began })]),
  ]
}

/** The currencies of the amounts in a value. */
function currenciesIn(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([name, inner]: [string, unknown]) =>
    name === 'currency' ? [String(inner)] : currenciesIn(inner),
  )
}

/** Without a site in the plan, the establishment that the profile calls the place of the investment. */
function sitePointer({ profile }: Subject): string | undefined {
  if (profile.planned_investment?.site !== undefined) return '/planned_investment/site'
  const index = (profile.establishments ?? []).findIndex(({ role }) => role === 'investment_site')
  return index < 0 ? undefined : `/establishments/${index}`
}

/** A place that has no region is told by its municipality or its postal code already. */
const samePlace = (one: Cited, other: Cited | undefined): boolean => one.by[0].id === other?.by[0].id

/** The categories that the call accepts, with their caps, in its own words. */
export function costCategories(writer: Writer, subject: Subject): void {
  const said = (subject.programme.eligible_costs ?? []).flatMap((category, index) =>
    categoryOf(writer, subject, category, index),
  )
  writer.paragraph(said)
}

/** A category with each of its caps, or as one that is accepted. */
function categoryOf(writer: Writer, subject: Subject, category: CostCategory, index: number): Draftling[] {
  const words = subject.spans(category.citations)
  const path = `/eligible_costs/${index}`
  const name: ReasonValue = { type: 'text', value: { ...category.title } }
  const title = subject.record(`${path}/title`, name)
  const { max_percent_of_total: share, max_amount: most } = category
  const said: Draftling[] = []
  if (share !== undefined) {
    const says = percentSaid(share, 'max')
    const cited = subject.stated(`${path}/max_percent_of_total`, percent(share), category.citations, says)
    const slots = { category: named(writer, subject, name, [cited.by, title.by]), percent: cited }
    said.push(writer.fact('plan.category_share', slots))
  }
  if (most !== undefined) {
    const cited = subject.stated(`${path}/max_amount`, money(most), category.citations, amountSaid(most, 'max'))
    const slots = { category: named(writer, subject, name, [cited.by, title.by]), amount: cited }
    said.push(writer.fact('plan.category_amount', slots))
  }
  if (said.length > 0) return said
  const by = some(words.slice(0, 1))
  const listed = by === undefined ? title : named(writer, subject, name, [by, title.by])
  return [writer.fact('plan.category_listed', { category: listed })]
}

/** The costs by category: what was given, what counts within the caps of the call, and the aid on it. */
export function costs(writer: Writer, subject: Subject): void {
  const { costs: table } = subject.input.plan
  if (table.rows.length === 0) return writer.paragraph([writer.gap('investment_categories')])
  writer.paragraph([writer.lead(subject.limitsCosts ? 'lead.costs' : 'lead.costs_given')])
  const { eligible } = table
  const { isCounted, isAided } = subject
  // Where no amount is granted for certain the rows would add up to another one.
  const isSummed = isAided && subject.input.plan.grant.amount !== undefined && table.least === undefined
  const column = (title: LabelKey): Column => ({ title: writer.label(title), align: 'end' })
  const amounts = (
    row: Pick<CostRow, 'net' | 'eligible' | 'grant'>,
    rate: Draftling,
    counted: Draftling = amountCell(writer, subject, row.eligible),
  ): Draftling[] => [
    amountCell(writer, subject, row.net),
    ...(isCounted ? [counted] : []),
    ...(isAided ? [rate] : []),
    ...(isSummed ? [amountCell(writer, subject, row.grant)] : []),
  ]
  writer.table(
    'caption.costs',
    [
      { title: writer.label('column.category'), align: 'start', weight: 2 },
      column('column.net'),
      ...(isCounted ? [column('column.eligible')] : []),
      ...(isAided ? [column('column.rate')] : []),
      ...(isSummed ? [column(subject.isGrant ? 'column.grant' : 'column.aid')] : []),
    ],
    [
      ...table.rows.map((row, at) => {
        const rate = rateCell(writer, subject, row)
        const counted = countedCell(writer, subject, row, at)
        return { cells: [writer.text(nameOf(writer, subject, row)), ...amounts(row, rate, counted)] }
      }),
      {
        total: true as const,
        cells: [
          writer.text(writer.label('row.total')),
          ...amounts(table, writer.empty(), rangeCell(writer, subject, table.least?.eligible, eligible)),
        ],
      },
      ...(isSummed ? afterLimits(writer, subject) : []),
    ],
  )
  if (subject.isRated) rateParts(writer, subject)
  if (isAided) writer.paragraph(rateBySize(writer, subject))
  bonusConditions(writer, subject)
  const told = [...costsTold(writer, subject), ...uncounted(writer, subject)]
  if (!isCounted && subject.limitsCosts)
    return writer.paragraph(table.open_turnover === undefined ? [...told, writer.gap('cost_categories')] : told)
  const said: Draftling[] = []
  const { least } = table
  if (isCounted) said.push(...amountTold(writer, subject, 'plan.eligible', least?.eligible, eligible))
  const vat = table.vat === undefined ? undefined : subject.figure(table.vat, money(table.vat.value))
  if (vat !== undefined) said.push(writer.fact('plan.vat', { amount: vat }))
  const { recoverable } = subject.profile.planned_investment?.vat ?? {}
  const borne = subject.field('/planned_investment/vat/recoverable')
  if (borne !== undefined)
    said.push(writer.fact(recoverable === true ? 'plan.vat_recovered' : 'plan.vat_borne', {}, borne.by))
  if (isCounted && subject.bearsVat) said.push(writer.lead('plan.vat_of_call'), writer.gap('vat_of_call'))
  if (borne === undefined && table.vat !== undefined && cents(table.vat) > 0)
    said.push(writer.lead('plan.vat_open'), writer.gap('vat_recoverable'))
  const out = table.not_eligible
  if (isCounted && cents(least?.not_eligible ?? out) > 0)
    said.push(...amountTold(writer, subject, 'plan.not_eligible', out, least?.not_eligible ?? out))
  writer.paragraph([...said, ...told])
}

/** What counts of a category; open for a part without one that may belong to a category with a limit. */
function countedCell(writer: Writer, subject: Subject, { category, eligible }: CostRow, at: number): Draftling {
  const { least } = subject.input.plan.costs
  if (least !== undefined && category === undefined) return writer.text(writer.label('rate.open'))
  return rangeCell(writer, subject, least?.rows[at], eligible)
}

/** An amount, from another one where that is given and less. */
function rangeCell(writer: Writer, subject: Subject, least: MoneyFigure | undefined, most: MoneyFigure): Draftling {
  const ends = endsOf(subject, least, most)
  return ends === undefined ? amountCell(writer, subject, most) : writer.fact('plan.rate_range', ends)
}

function endsOf(subject: Subject, least: MoneyFigure | undefined, most: MoneyFigure) {
  if (least === undefined || cents(least) === cents(most)) return undefined
  const [from, to] = [least, most].map((each) => subject.figure(each, money(each.value)))
  return from === undefined || to === undefined ? undefined : { least: from, most: to }
}

/** A sum of the table, or from how much to how much it is. */
function amountTold(
  writer: Writer,
  subject: Subject,
  key: 'plan.eligible' | 'plan.not_eligible',
  least: MoneyFigure | undefined,
  most: MoneyFigure,
): Draftling[] {
  const ends = endsOf(subject, least, most)
  if (ends !== undefined) return [writer.fact(`${key}_range`, ends)]
  const amount = subject.figure(most, money(most.value))
  return amount === undefined ? [] : [writer.fact(key, { amount })]
}

/** The rate of a category: with open bonuses the least and the most; that it is open where facts that are missing decide it. */
function rateCell(writer: Writer, subject: Subject, row: CostRow): Draftling {
  const { rate, rate_most: most, category, eligible } = row
  if (rate === undefined) {
    // Amounts by bracket have no rate that could be open.
    const hasRates = (subject.programme.funding.intensity ?? []).length > 0
    const isOpen = hasRates && cents(eligible) > 0 && subject.input.plan.costs.without_rate.includes(category)
    return isOpen ? writer.text(writer.label('rate.open')) : writer.empty()
  }
  const [least, highest] = [rate, most].map((each) => each && subject.figure(each, percent(each.value)))
  if (least !== undefined && highest !== undefined) return writer.fact('plan.rate_range', { least, most: highest })
  return rate.value === 0 ? writer.empty() : cell(writer, least)
}

/** The size that a rate rests on, where the call has other rates for others. */
function rateBySize(writer: Writer, subject: Subject): Draftling[] {
  const { intensity = [] } = subject.programme.funding
  const named = intensity.some(({ sizes = [] }) => sizes.includes('small_mid_cap'))
  const size = (named ? midCap(subject) : undefined) ?? sizeClass(subject)
  const depends = intensity.some(({ sizes, regional_map: byMap }) => sizes !== undefined || byMap === true)
  if (!depends || size === undefined) return []
  const { value, by } = size
  return [writer.fact('plan.rate_by_size', { size: { value, by: [by[0]] } })]
}

/** What is granted, where limits of the whole leave another amount than the rows add up to. */
function afterLimits(writer: Writer, subject: Subject) {
  const { costs: table, grant } = subject.input.plan
  const { amount } = grant
  if (amount === undefined || (table.grant !== undefined && cents(table.grant) === cents(amount))) return []
  const label = writer.text(writer.label('row.after_limits'))
  const [net, eligible, rate] = [writer.empty(), writer.empty(), writer.empty()]
  return [{ total: true as const, cells: [label, net, eligible, rate, amountCell(writer, subject, amount)] }]
}

/** What a rate with bonuses or a ceiling is made up of, each part with the words of the call that grant it. */
function rateParts(writer: Writer, subject: Subject): void {
  const { bonuses: known = [] } = subject.programme.funding
  const { rows } = subject.input.plan.costs
  const isOne = new Set(rows.flatMap(({ rate, rate_parts: told }) => (told?.base ?? rate)?.value ?? [])).size <= 1
  const base = writer.label('row.rate_base')
  const parts = rows.flatMap((row) => {
    const { rate, rate_parts: told = rate && { base: rate, bonuses: [] } } = row
    if (told === undefined || rate?.value === 0) return []
    const bonuses = told.bonuses.map(({ id, percent: figure }) => {
      const index = known.findIndex((each) => each.id === id)
      const bonus = known[index]
      const name = bonus === undefined ? [] : [bonusName(writer, subject, bonus)]
      const label = [writer.label('row.rate_bonus'), ...name].join(': ')
      return { label, figure, path: `/funding/bonuses/${index}/percent`, isBonus: true }
    })
    const most = { label: writer.label('row.rate_maximum'), path: '/funding/max_intensity_percent', isBonus: false }
    return [
      {
        label: isOne ? base : `${base}: ${nameOf(writer, subject, row)}`,
        figure: told.base,
        path: '/funding/intensity',
        isBonus: false,
      },
      ...bonuses,
      ...(told.maximum === undefined ? [] : [{ ...most, figure: told.maximum }]),
    ]
  })
  const same = (a: (typeof parts)[number], b: (typeof parts)[number]): boolean =>
    a.label === b.label && a.figure.value === b.figure.value
  const once = parts.filter((part, at) => parts.findIndex((other) => same(part, other)) === at)
  writer.table(
    'caption.rate_parts',
    [
      { title: writer.label('column.rate_part'), align: 'start' },
      { title: writer.label('column.rate'), align: 'end' },
      { title: writer.label('column.words'), align: 'start', weight: 2 },
    ],
    once.map(({ label, figure, path, isBonus }) => {
      if (figure.derivation !== undefined)
        return {
          cells: [writer.text(label), cell(writer, subject.figure(figure, percent(figure.value))), writer.empty()],
        }
      const spans = subject.sources(figure.sources['value'] ?? []).filter(({ quote }) => quote !== undefined)
      const { text, words = spans[0] } = rateTold(writer, subject, { value: figure.value, isBonus }, spans, path)
      return { cells: [writer.text(label), text, words === undefined ? writer.empty() : writer.quote(words)] }
    }),
  )
}

function nameOf(writer: Writer, subject: Subject, row: CostRow): string {
  if (row.title !== undefined) return writer.say({ type: 'text', value: { ...row.title } })
  // Of a call without categories nothing is lacking where none are told.
  const isWhole = (subject.programme.eligible_costs ?? []).length === 0 && subject.input.plan.costs.rows.length === 1
  return row.category === undefined
    ? writer.label(isWhole ? 'row.whole' : 'row.uncategorised')
    : capital(costCategory(row.category, writer.language))
}

function amountCell(writer: Writer, subject: Subject, figure: MoneyFigure | undefined): Draftling {
  return cell(writer, figure === undefined ? undefined : subject.figure(figure, money(figure.value)))
}

/** Where the money comes from: the grant with the limit that decides it, and what is left for the business. */
export function financing(writer: Writer, subject: Subject): void {
  const { financing: scheme, costs, grant, faults, notes } = subject.input.plan
  const isAsked = grant.amount === undefined && grant.refused === undefined
  const open = isAsked ? withoutGrant(writer, subject) : []
  if (scheme === undefined) {
    if (grant.amount === undefined) sourcesTold(writer, subject)
    const lacks = grant.amount !== undefined && costs.rows.length === 0
    writer.paragraph([
      ...open,
      ...grantSentences(writer, subject, grant),
      ...(lacks ? [writer.gap('investment_amount')] : []),
      ...(notes.some(({ key }) => key === 'plan.own_open') ? [writer.gap('loan_counts')] : []),
    ])
  } else {
    writer.paragraph([writer.lead(subject.limitsCosts ? 'lead.financing' : 'lead.financing_fixed')])
    const row = (label: LabelKey, figure: MoneyFigure | undefined, share: NumberFigure | undefined) =>
      figure === undefined
        ? []
        : [
            {
              cells: [
                writer.text(writer.label(label)),
                amountCell(writer, subject, figure),
                share === undefined ? writer.empty() : cell(writer, subject.figure(share, percent(share.value))),
              ],
            },
          ]
    writer.table(
      'caption.financing',
      [
        { title: writer.label('column.source'), align: 'start', weight: 2 },
        { title: writer.label('column.amount'), align: 'end' },
        { title: writer.label('column.share'), align: 'end' },
      ],
      [
        ...row(subject.isGrant ? 'row.grant' : 'column.aid', scheme.grant, scheme.shares.grant),
        ...(scheme.own === undefined && scheme.loan === undefined
          ? row('row.private', scheme.private, scheme.shares.private)
          : []),
        ...row('row.own', scheme.own, scheme.shares.own),
        ...row('row.loan', scheme.loan, scheme.shares.loan),
        ...(scheme.gap !== undefined && cents(scheme.gap) > 0 ? row('row.gap', scheme.gap, undefined) : []),
        ...(scheme.gap !== undefined && cents(scheme.gap) < 0 ? row('row.surplus', scheme.gap, undefined) : []),
        {
          total: true as const,
          cells: [writer.text(writer.label('row.total')), amountCell(writer, subject, scheme.total), writer.empty()],
        },
      ],
    )
    writer.paragraph([...open, ...schemeSentences(writer, subject, scheme, grant)])
  }
  const loan = loanTold(writer, subject)
  writer.callout('warning', [
    ...[...faults, ...notes].map((told) => remark(writer, subject, told)),
    ...supportedLoanTold(writer, subject),
    ...loan,
    ...loan.slice(0, 1).map(() => writer.gap('loan_of_call')),
  ])
}

/** Own funds and loan as told, where what they add up to with the grant is not known. */
function sourcesTold(writer: Writer, subject: Subject): void {
  const told = subject.profile.planned_investment?.financing
  const row = (label: LabelKey, name: 'own_funds' | 'loan') => {
    const amount = told?.[name]
    const cited = amount && subject.field(`/planned_investment/financing/${name}`, money(amount))
    return cited === undefined ? [] : [{ cells: [writer.text(writer.label(label)), cell(writer, cited)] }]
  }
  writer.table(
    'caption.financing',
    [
      { title: writer.label('column.source'), align: 'start', weight: 2 },
      { title: writer.label('column.amount'), align: 'end' },
    ],
    [...row('row.own', 'own_funds'), ...row('row.loan', 'loan')],
  )
}

/** A range with the bonuses that are open, or why there is no amount; each missing fact is asked for. */
function withoutGrant(writer: Writer, subject: Subject): Draftling[] {
  const { plan, match } = subject.input
  const { estimate } = match
  if (!subject.isRecorded) return [unrecordedTold(writer, subject), writer.gap('aid_of_call')]
  if (estimate.status === 'not_applicable') return [noAid(writer, subject)]
  if (plan.grant.excess !== undefined)
    return [...openBonuses(writer, subject), ...excessTold(writer, subject), writer.gap('headroom_excess')]
  const told = grantTold(writer, subject)
  const open = [...openBonuses(writer, subject), ...laterTold(writer, subject)]
  const asked = estimate.missing.map((missing) => {
    const pointer = finerThan(subject, missing)
    if (pointer === '/planned_investment/categories' && plan.costs.rows.length > 0) return writer.gap('cost_categories')
    const name = fieldName(pointer, writer.language)
    const { turnover_limit: limit, steps } = subject.programme.funding
    const ofPeriod = askedOfPeriod(writer, subject, [{ ...limit, figure: 'turnover' }, steps], pointer)
    const { about, question } = ofPeriod ?? {
      about: name,
      question: writer.askingForFact(pointer, capital(name)),
    }
    const key = subject.isGrant ? 'grant_unknown' : 'aid_unknown'
    return writer.gapAsking(key, { id: pointer, about, question, pointer, adds: ofPeriod !== undefined })
  })
  if (asked.length > 0) return [...told, ...open, ...asked]
  return told.length > 0 ? [...told, ...open] : [writer.gap(subject.isGrant ? 'grant_unknown' : 'aid_unknown')]
}

/** What the match expects, one amount or from how much to how much, and beside it what spoils or lessens it. */
export function grantTold(writer: Writer, subject: Subject): Draftling[] {
  const { amount, range } = subject.input.plan.grant
  const cited = (figure: MoneyFigure | undefined): Cited | undefined =>
    figure === undefined ? undefined : subject.figure(figure, money(figure.value))
  const [told, least, most] = [cited(amount), cited(range?.least), cited(range?.most)]
  if (told !== undefined)
    return [writer.fact(subject.isGrant ? 'plan.grant' : 'plan.aid', { amount: told }), ...besideGrant(writer, subject)]
  if (least === undefined || most === undefined) return []
  return [
    writer.fact(subject.isGrant ? 'plan.grant_range' : 'plan.aid_range', { least, most }),
    ...besideGrant(writer, subject),
  ]
}

function grantSentences(writer: Writer, subject: Subject, { amount, binding, refused }: Grant): Draftling[] {
  const limit =
    amount === undefined || binding === undefined ? undefined : subject.figure(amount, writer.label(`limit.${binding}`))
  return [
    ...(amount === undefined ? [] : grantTold(writer, subject)),
    ...(limit === undefined ? [] : [writer.fact(subject.isGrant ? 'plan.binding' : 'plan.binding_aid', { limit })]),
    ...laterTold(writer, subject),
    ...aidTold(writer, subject),
    ...(refused === undefined ? [] : [noAid(writer, subject)]),
    ...(subject.pays ? [] : [writer.lead('plan.aid_unpaid')]),
  ]
}

function schemeSentences(writer: Writer, subject: Subject, scheme: Financing, grant: Grant): Draftling[] {
  const tell = (
    key: 'plan.private' | 'plan.private_aid' | 'plan.own_minimum',
    figure: MoneyFigure | undefined,
  ): Draftling[] => {
    const cited = figure === undefined ? undefined : subject.figure(figure, money(figure.value))
    return cited === undefined ? [] : [writer.fact(key, { amount: cited })]
  }
  return [
    ...grantSentences(writer, subject, grant),
    // Without money for the costs the table shows that all of them are to be covered.
    ...(subject.pays && grant.amount !== undefined && cents(scheme.private) > 0
      ? tell(subject.isGrant ? 'plan.private' : 'plan.private_aid', scheme.private)
      : []),
    ...ownLeft(writer, subject, scheme),
    ...tell('plan.own_minimum', scheme.own_minimum),
    ...(scheme.own_lacking === undefined ? [] : [writer.gap('loan_counts')]),
  ]
}

/** Own funds that nobody told are what grant and loan leave: it is said, and asked whether they are there. */
function ownLeft(writer: Writer, subject: Subject, { own }: Financing): Draftling[] {
  if (own?.derivation === undefined || cents(own) === 0) return []
  const amount = subject.figure(own, money(own.value))
  return amount === undefined ? [] : [writer.fact('plan.own_left', { amount }), writer.gap('own_funds')]
}
