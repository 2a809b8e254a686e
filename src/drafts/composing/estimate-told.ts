import { citeDerived } from '../../core/citing/quote.ts'
import type { EstimateStep, Reason } from '../../core/matching/result.ts'
import { carried } from './carrying.ts'
import type { Subject } from './subject.ts'
import { plain } from './values.ts'
import type { Draftling, Writer } from './writer.ts'

/** Steps of a match's estimate that say what of the plan counts. */
const ofCosts: ReadonlySet<string> = new Set([
  'estimate.category_share',
  'estimate.category_amount',
  'estimate.maximum_cost',
  'estimate.turnover_limit',
])

/** Those that say what the call gives, and what limits or refuses it. */
const ofAid: ReadonlySet<string> = new Set([
  'estimate.fixed',
  'estimate.bracket',
  'estimate.no_bracket',
  'estimate.no_rate',
  'estimate.no_rate_for_part',
  'estimate.rate_capped',
  'estimate.map_not_assisted',
  'estimate.map_adjusted_amount',
  'estimate.map_new_activity',
  'estimate.map_relocation',
  'estimate.maximum',
  'estimate.below_minimum_cost',
  'estimate.below_minimum',
  'estimate.headroom_exceeded',
])

/** The rates themselves, where no table of the plan has them. */
const ofRates: ReadonlySet<string> = new Set(['estimate.rate', 'estimate.rate_range'])

/** What of the plan counts by the match's estimate, beside what the table of costs shows. */
export const costsTold = (writer: Writer, subject: Subject): Draftling[] => stepsTold(writer, subject, ofCosts)

/** What the call gives and what limits it, by the match's estimate. */
export function aidTold(writer: Writer, subject: Subject): Draftling[] {
  const { rows, without_rate: open } = subject.input.plan.costs
  const isShown = open.length === 0 && rows.some(({ rate }) => rate !== undefined)
  return stepsTold(writer, subject, isShown ? ofAid : new Set([...ofAid, ...ofRates]))
}

function stepsTold(writer: Writer, subject: Subject, keys: ReadonlySet<string>): Draftling[] {
  return subject.input.match.estimate.steps
    .filter(({ reason }) => keys.has(reason.key))
    .flatMap((step) => [stepTold(writer, subject, step), ...limitQuoted(writer, subject, step)])
}

/** A step in the words of the match, by the words of the call that carry it, else by the estimate itself. */
function stepTold(writer: Writer, subject: Subject, { reason, result, anchors }: EstimateStep): Draftling {
  const derived = citeDerived({ formula: 'estimate', inputs: figuresOf(reason), result })
  const words = subject.spans(anchors)
  const ways = [...words.map((each) => [each] as const), ...words.map((each) => [derived, each] as const)]
  return carried(writer, subject, [...ways, [derived]], (by) => ({
    kind: 'factual',
    text: writer.reason(reason),
    citations: writer.cite(by),
  }))
}

/** The figures and days that a step tells. */
function figuresOf({ key, values }: Pick<Reason, 'key' | 'values'>): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(values).flatMap(([name, value]): [string, unknown][] => {
      if (typeof value === 'object' && value.type === 'phrase') return Object.entries(figuresOf(value))
      const isFigure = typeof value === 'number' || (typeof value === 'object' && figures.has(value.type))
      return isFigure ? [[key === 'estimate.rate_capped' ? 'maximum' : name, plain(value)]] : []
    }),
  )
}
const figures: ReadonlySet<string> = new Set(['money', 'percent', 'date'])

/** The words of the call on a limit that its figure does not show: a share of the turnover is told as an amount. */
function limitQuoted(writer: Writer, subject: Subject, { reason, anchors }: EstimateStep): Draftling[] {
  const [words] = reason.key === 'estimate.turnover_limit' ? subject.spans(anchors) : []
  return words === undefined ? [] : [writer.quote(words)]
}
