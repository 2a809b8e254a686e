import type { Citation } from '../../core/citing/citation.ts'
import { verify } from '../../core/drafting/verifier/verify.ts'
import type { IntensityRow } from '../../core/facts/programme.ts'
import { withFirstDays, semicolon } from '../../wording/message.ts'
import { costCategory, fieldName } from '../../wording/terms.ts'
import { bonusName } from './bonus-name.ts'
import { carried } from './carrying.ts'
import { capital } from './condition-title.ts'
import { amountSaid, percentSaid } from './said.ts'
import type { Subject } from './subject.ts'
import { date, isCategory, money, percent, regions, terms } from './values.ts'
import type { Draftling, Writer } from './writer.ts'

/** The rates, bonuses and the ceiling that the call sets, each with its words, where those of this business are not told beside its costs or may be others later. */
export function callRates(writer: Writer, subject: Subject): void {
  const { intensity = [], bonuses = [], max_intensity_percent: most, citations } = subject.programme.funding
  const [only] = intensity
  if (intensity.length + bonuses.length === 0) return
  // Of rates that change with the day of the application those of another day are told, too.
  const isDated = intensity.some(({ valid_from: from, valid_to: to }) => (from ?? to) !== undefined)
  if (!isDated && subject.isRated) return
  if (only !== undefined && intensity.length === 1 && bonuses.length === 0 && limitsOf(writer, subject, only) === '') {
    const path = '/funding/intensity/0/percent'
    const ways = subject.spans(only.citations).map((each) => [each] as const)
    writer.paragraph([
      carried(writer, subject, [...ways, [subject.recordCitation(path)]], (by) =>
        writer.fact(only.regional_map === true ? 'call.intensity_map' : 'call.intensity', {
          percent: { value: percent(only.percent), by },
        }),
      ),
    ])
    return
  }
  const row = (label: string, rate: RatePart, words: readonly Citation[], path: string) => {
    const { text, words: said = words[0] } = rateTold(writer, subject, rate, words, path)
    return { cells: [writer.text(label), text, said === undefined ? writer.empty() : writer.quote(said)] }
  }
  writer.table(
    'caption.call_rates',
    [
      { title: writer.label('column.rate_part'), align: 'start' },
      { title: writer.label('column.rate'), align: 'end' },
      { title: writer.label('column.words'), align: 'start', weight: 2 },
    ],
    [
      ...intensity.map((each, index) => {
        const base = writer.label(each.regional_map === true ? 'row.rate_map' : 'row.rate_base')
        const limits = limitsOf(writer, subject, each)
        const label = limits === '' ? base : `${base}: ${limits}`
        return row(label, { value: each.percent }, subject.spans(each.citations), `/funding/intensity/${index}/percent`)
      }),
      ...bonuses.flatMap((bonus, index) => {
        const { percent: points, citations: words } = bonus
        // It raises the most that is paid, which is told beside the amounts.
        if (points === 0) return []
        const label = `${writer.label('row.rate_bonus')}: ${bonusName(writer, subject, bonus)}`
        return row(label, { value: points, isBonus: true }, subject.spans(words), `/funding/bonuses/${index}/percent`)
      }),
      ...(most === undefined
        ? []
        : [
            row(
              writer.label('row.rate_maximum'),
              { value: most },
              subject.spans(citations).filter(({ quote }) => percentIn(most)(quote?.exact ?? '')),
              '/funding/max_intensity_percent',
            ),
          ]),
    ],
  )
}

/** The amounts that the call gives by staff, each with its words, where none of them is the grant. */
export function callSteps(writer: Writer, subject: Subject): void {
  const { steps } = subject.programme.funding
  if (steps === undefined || subject.input.plan.grant.amount !== undefined) return
  const measure = fieldName(`/${steps.measure}`, writer.language)
  writer.table(
    'caption.call_steps',
    [
      { title: capital(measure), align: 'start' },
      { title: writer.label('column.amount'), align: 'end' },
      { title: writer.label('column.words'), align: 'start', weight: 2 },
    ],
    steps.brackets.map(({ range, amount, citations }, index) => {
      const [words] = subject.spans(citations)
      const path = `/funding/steps/brackets/${index}/amount`
      const cited = subject.stated(path, money(amount), citations, amountSaid(amount))
      return {
        cells: [
          writer.text(writer.say({ type: 'range', ...range, unit: 'awu' })),
          writer.value(cited),
          words === undefined ? writer.empty() : writer.quote(words),
        ],
      }
    }),
  )
}

/** What else the call says of the money and no sentence of the draft so far has: terms of a loan, a guarantee, instalments. */
export function fundingWords(writer: Writer, subject: Subject): void {
  const rest = subject.spans(subject.programme.funding.citations).filter(({ id }) => !writer.desk.citations.has(id))
  writer.table(
    'caption.funding_words',
    [{ title: writer.label('column.words'), align: 'start' }],
    rest.map((each) => ({ cells: [writer.quote(each)] })),
  )
}

/** For what a rate holds: categories of costs, sizes, regions, days of application; empty for all. */
function limitsOf(writer: Writer, { programme }: Subject, row: IntensityRow): string {
  const titles = new Map((programme.eligible_costs ?? []).map(({ category, title }) => [category, title]))
  const categories = (row.cost_categories ?? []).map((each) => {
    const title = titles.get(each)
    return title === undefined ? costCategory(each, writer.language) : writer.say({ type: 'text', value: { ...title } })
  })
  const days = (['from', 'to'] as const).flatMap((end) => {
    const day = row[`valid_${end}`]
    return day === undefined ? [] : [withFirstDays(`${writer.label(`row.applied_${end}`)} ${writer.say(date(day))}`)]
  })
  const { regions: places, region_categories: kinds = [] } = row
  return [
    ...(categories.length === 0 ? [] : [categories.join(', ')]),
    ...(row.sizes === undefined ? [] : [writer.say(terms('size', row.sizes))]),
    ...(places === undefined ? [] : [writer.say(regions(...places))]),
    ...kinds.map((each) => (isCategory(each) ? writer.label(`region_category.${each}`) : each)),
    ...days,
  ].join(semicolon[writer.language])
}

/** Whether words state this percentage, as whatever bound. */
export const percentIn =
  (value: number) =>
  (quote: string): boolean =>
    [percentSaid(value), percentSaid(value, 'min'), percentSaid(value, 'max')].some((said) => said(quote))

interface RatePart {
  readonly value: number
  /** In percentage points. */
  readonly isBonus?: boolean
}

/** A rate in percent, or a bonus in percentage points, by the words of the call; by the record where no words carry it. */
export function rateTold(
  writer: Writer,
  subject: Subject,
  { value, isBonus = false }: RatePart,
  spans: readonly Citation[],
  path: string,
): { text: Draftling; words?: Citation } {
  const tell = (by: Citation): Draftling =>
    isBonus
      ? writer.fact('plan.points', { points: { value, by: [by] } })
      : writer.value({ value: percent(value), by: [by] })
  for (const words of spans) {
    const text = tell(words)
    const claim = { text: text.text, language: writer.language, citations: [words], licensed: [text.text] }
    if (verify(claim).length === 0) return { text, words }
  }
  const near = spans.find(({ quote }) => percentIn(value)(quote?.exact ?? ''))
  return { text: tell(subject.recordCitation(path)), ...(near === undefined ? {} : { words: near }) }
}
