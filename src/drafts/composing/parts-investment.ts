import { cents, type MoneyFigure, type NumberFigure } from '../../core/drafting/plan/figure.ts'
import type { Citation } from '../../core/citing/citation.ts'
import { figuresIn } from '../../core/drafting/plan/figures-in.ts'
import { verify } from '../../core/drafting/verifier/verify.ts'
import type { Financing } from '../../core/drafting/plan/financing.ts'
import type { Grant } from '../../core/drafting/plan/grant.ts'
import type { CostRow } from '../../core/drafting/plan/rows.ts'
import type { CostCategory } from '../../core/facts/programme.ts'
import type { Money } from '../../core/facts/money.ts'
import type { Reason, ReasonValue } from '../../core/matching/result.ts'
import type { LabelKey } from '../../wording/drafts/labels.ts'
import { costCategory } from '../../wording/terms.ts'
import { named } from './carrying.ts'
import { capital } from './condition-title.ts'
import { cell, code, place } from './parts-business.ts'
import { amountSaid, percentSaid } from './said.ts'
import { some, type Subject } from './subject.ts'
import { date, money, percent } from './values.ts'
import type { Cited, Draftling, Writer } from './writer.ts'

/** How much, for what, where and from when. */
export function investment(writer: Writer, subject: Subject): void {
  const plan = subject.profile.planned_investment
  const said: Draftling[] = []
  const total = plan?.amount === undefined ? undefined : subject.field('/planned_investment/amount', money(plan.amount))
  said.push(total === undefined ? writer.gap('investment_amount') : writer.fact('plan.amount', { amount: total }))
  const held = plan?.activities?.[0] === undefined ? undefined : code(subject, '/planned_investment/activities/0')
  said.push(held === undefined ? writer.gap('investment_activity') : writer.fact('plan.activity', { code: held }))
  const site = plan?.site === undefined ? siteOf(subject) : place(subject, '/planned_investment/site')
  said.push(site === undefined ? writer.gap('investment_site') : writer.fact('plan.site', { region: site }))
  const starts =
    plan?.starts_on === undefined ? undefined : subject.field('/planned_investment/starts_on', date(plan.starts_on))
  said.push(starts === undefined ? writer.gap('investment_start') : writer.fact('plan.starts', { day: starts }))
  writer.paragraph(said)
}

/** Without a site in the plan, the establishment that the profile calls the place of the investment. */
function siteOf(subject: Subject): Cited | undefined {
  const index = (subject.profile.establishments ?? []).findIndex(({ role }) => role === 'investment_site')
  return index < 0 ? undefined : place(subject, `/establishments/${index}`)
}

/** The categories that the call accepts, with their caps, in its own words. */
export function costCategories(writer: Writer, subject: Subject): void {
  const said = (subject.programme.eligible_costs ?? []).map((category, index) =>
    categoryOf(writer, subject, category, index),
  )
  writer.paragraph(said)
}

function categoryOf(writer: Writer, subject: Subject, category: CostCategory, index: number): Draftling {
  const words = subject.spans(category.citations)
  const path = `/eligible_costs/${index}`
  const name: ReasonValue = { type: 'text', value: { ...category.title } }
  const title = subject.record(`${path}/title`, name)
  const { max_percent_of_total: share, max_amount: most } = category
  if (share !== undefined) {
    const cited = subject.stated(
      `${path}/max_percent_of_total`,
      percent(share),
      category.citations,
      percentSaid(share, 'max'),
    )
    return writer.fact('plan.category_share', {
      category: named(writer, subject, name, [cited.by, title.by]),
      percent: cited,
    })
  }
  if (most !== undefined) {
    const cited = subject.stated(`${path}/max_amount`, money(most), category.citations, amountSaid(most, 'max'))
    return writer.fact('plan.category_amount', {
      category: named(writer, subject, name, [cited.by, title.by]),
      amount: cited,
    })
  }
  const by = some(words.slice(0, 1))
  return writer.fact('plan.category_listed', {
    category: by === undefined ? title : named(writer, subject, name, [by, title.by]),
  })
}

/** The costs by category: what was given, what counts within the caps of the call, and the aid on it. */
export function costs(writer: Writer, subject: Subject): void {
  const { costs: table } = subject.input.plan
  if (table.rows.length === 0) return writer.paragraph([writer.gap('investment_categories')])
  writer.paragraph([writer.lead('lead.costs')])
  const [net, eligible] = [table.net, table.eligible]
  writer.table(
    'caption.costs',
    [
      { title: writer.label('column.category'), align: 'start', weight: 2 },
      { title: writer.label('column.net'), align: 'end' },
      { title: writer.label('column.eligible'), align: 'end' },
      { title: writer.label('column.rate'), align: 'end' },
      { title: writer.label('column.grant'), align: 'end' },
    ],
    [
      ...table.rows.map((row) => ({
        cells: [
          writer.text(nameOf(writer, row)),
          amountCell(writer, subject, row.net),
          amountCell(writer, subject, row.eligible),
          row.rate === undefined ? writer.empty() : cell(writer, subject.figure(row.rate, percent(row.rate.value))),
          amountCell(writer, subject, row.grant),
        ],
      })),
      {
        total: true as const,
        cells: [
          writer.text(writer.label('row.total')),
          amountCell(writer, subject, net),
          amountCell(writer, subject, eligible),
          writer.empty(),
          amountCell(writer, subject, table.grant),
        ],
      },
    ],
  )
  rateParts(writer, subject)
  const said: Draftling[] = []
  const counted = subject.figure(eligible, money(eligible.value))
  if (counted !== undefined) said.push(writer.fact('plan.eligible', { amount: counted }))
  const vat = table.vat === undefined ? undefined : subject.figure(table.vat, money(table.vat.value))
  if (vat !== undefined) said.push(writer.fact('plan.vat', { amount: vat }))
  const out = table.not_eligible
  const left = subject.figure(out, money(out.value))
  if (left !== undefined && cents(out) > 0) said.push(writer.fact('plan.not_eligible', { amount: left }))
  writer.paragraph(said)
}

/** What a rate with bonuses or a ceiling is made up of, each part with the words of the call that grant it. */
function rateParts(writer: Writer, subject: Subject): void {
  const { bonuses: known = [] } = subject.programme.funding
  const parts = subject.input.plan.costs.rows.flatMap(({ rate_parts: told }) => {
    if (told === undefined) return []
    const bonuses = told.bonuses.map(({ id, percent: figure }) => {
      const index = known.findIndex((each) => each.id === id)
      const title = known[index]?.title
      const bonus = writer.label('row.rate_bonus')
      const label = title === undefined ? bonus : `${bonus}: ${writer.say({ type: 'text', value: { ...title } })}`
      return { label, figure, path: `/funding/bonuses/${index}/percent` }
    })
    const most = { label: writer.label('row.rate_maximum'), path: '/funding/max_intensity_percent' }
    return [
      { label: writer.label('row.rate_base'), figure: told.base, path: '/funding/intensity' },
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
    once.map(({ label, figure, path }) => {
      const { text, words } = ratePart(writer, subject, figure, path)
      return { cells: [writer.text(label), text, words === undefined ? writer.empty() : writer.quote(words)] }
    }),
  )
}

/** A part in percent or percentage points, as the words of the call have it; by the record where no words carry it. */
function ratePart(
  writer: Writer,
  subject: Subject,
  { value, sources }: NumberFigure,
  path: string,
): { text: Draftling; words?: Citation } {
  const spans = subject.sources(sources['value'] ?? []).filter(({ quote }) => quote !== undefined)
  for (const words of spans) {
    for (const text of [
      writer.value({ value: percent(value), by: [words] }),
      writer.fact('plan.points', { points: { value, by: [words] } }),
    ]) {
      const claim = { text: text.text, language: writer.language, citations: [words], licensed: [text.text] }
      if (verify(claim).length === 0) return { text, words }
    }
  }
  const says = [percentSaid(value), percentSaid(value, 'min'), percentSaid(value, 'max')]
  const near = spans.find(({ quote }) => says.some((said) => said(quote?.exact ?? '')))
  return { text: writer.value(subject.record(path, percent(value))), ...(near === undefined ? {} : { words: near }) }
}

function nameOf(writer: Writer, row: CostRow): string {
  if (row.title !== undefined) return writer.say({ type: 'text', value: { ...row.title } })
  return row.category === undefined
    ? writer.label('row.uncategorised')
    : capital(costCategory(row.category, writer.language))
}

function amountCell(writer: Writer, subject: Subject, figure: MoneyFigure | undefined): Draftling {
  return cell(writer, figure === undefined ? undefined : subject.figure(figure, money(figure.value)))
}

/** Where the money comes from: the grant with the limit that decides it, and what is left for the business. */
export function financing(writer: Writer, subject: Subject): void {
  const { financing: scheme, grant, faults, notes } = subject.input.plan
  if (scheme === undefined || grant.amount === undefined) {
    writer.paragraph([writer.gap('grant_unknown')])
  } else {
    writer.paragraph([writer.lead('lead.financing')])
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
        ...row('row.grant', scheme.grant, scheme.shares.grant),
        ...(scheme.own === undefined && scheme.loan === undefined
          ? row('row.private', scheme.private, scheme.shares.private)
          : []),
        ...row('row.own', scheme.own, scheme.shares.own),
        ...row('row.loan', scheme.loan, scheme.shares.loan),
        ...(scheme.gap !== undefined && cents(scheme.gap) > 0 ? row('row.gap', scheme.gap, undefined) : []),
        {
          total: true as const,
          cells: [writer.text(writer.label('row.total')), amountCell(writer, subject, scheme.total), writer.empty()],
        },
      ],
    )
    writer.paragraph(schemeSentences(writer, subject, scheme, grant))
  }
  writer.callout(
    'warning',
    [...faults, ...notes].map((reason) => remark(writer, subject, reason)),
  )
}

function schemeSentences(writer: Writer, subject: Subject, scheme: Financing, grant: Grant): Draftling[] {
  const said: Draftling[] = []
  const tell = (key: 'plan.grant' | 'plan.private' | 'plan.own_minimum', figure: MoneyFigure | undefined): void => {
    const cited = figure === undefined ? undefined : subject.figure(figure, money(figure.value))
    if (cited !== undefined) said.push(writer.fact(key, { amount: cited }))
  }
  tell('plan.grant', grant.amount)
  if (grant.binding !== undefined && grant.amount !== undefined) {
    const limit = subject.figure(grant.amount, writer.label(`limit.${grant.binding}`))
    if (limit !== undefined) said.push(writer.fact('plan.binding', { limit }))
  }
  tell('plan.private', scheme.private)
  tell('plan.own_minimum', scheme.own_minimum)
  return said
}

/** What does not fit, as the plan found it: computed figures are cited as such, limits of the call by its record. */
function remark(writer: Writer, subject: Subject, reason: Reason): Draftling {
  const carrying = Object.values(reason.values).flatMap((value) =>
    typeof value === 'object' && value.type === 'money' ? carrierOf(subject, value.value) : [],
  )
  return {
    kind: carrying.length === 0 ? 'advice' : 'factual',
    text: writer.reason(reason),
    citations: writer.cite(carrying),
  }
}

const limits = ['min_subsidy', 'max_subsidy', 'min_eligible_cost', 'max_eligible_cost'] as const

function carrierOf(subject: Subject, amount: Money): Citation[] {
  const same = (other: unknown): boolean =>
    typeof other === 'object' && other !== null && 'amount' in other && other.amount === amount.amount
  const limit = limits.find((name) => same(subject.programme.funding[name]))
  if (limit !== undefined) return [subject.recordCitation(`/funding/${limit}`)]
  const figure = figuresIn(subject.input.plan).find(({ value, derivation }) => derivation !== undefined && same(value))
  return figure === undefined ? [] : [...(subject.figure(figure, money(amount))?.by ?? [])]
}
