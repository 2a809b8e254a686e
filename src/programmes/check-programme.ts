import { toCents } from '../core/facts/money.ts'
import type { Money } from '../core/facts/money.ts'
import type { BudgetLine, Call, Deadline, Funding, ProgrammeInput, Suspension } from '../core/facts/programme.ts'
import type { Fault } from '../platform/problem.ts'
import { fault } from './fault.ts'

/** What is wrong with a programme whose form is right: order of dates and amounts, references, uniqueness. Codes and criteria are checked by the core. */
export function checkProgramme(input: Omit<ProgrammeInput, 'documents' | 'eligibility'>): Fault[] {
  const lines = input.budget_lines ?? []
  return [
    ...callFaults(input.call, lines),
    ...lines.flatMap((line, index) => suspensionFaults(line.suspended, `/budget_lines/${index}/suspended`)),
    ...repeated(
      lines.map(({ id }) => id),
      '/budget_lines',
    ),
    ...repeated(
      (input.required_documents ?? []).map(({ id }) => id),
      '/required_documents',
    ),
    ...repeated(
      (input.eligible_costs ?? []).map(({ category }) => category),
      '/eligible_costs',
      'category',
    ),
    ...fundingFaults(input.funding),
    ...lines.flatMap(({ amount }, index) =>
      amountFaults(amount, input.funding.total_budget, `/budget_lines/${index}/amount`),
    ),
    ...instantFaults(input.source?.retrieved_at, '/source/retrieved_at'),
  ]
}

function repeated(keys: readonly string[], pointer: string, name = 'id'): Fault[] {
  return keys.flatMap((key, index) =>
    keys.indexOf(key) < index ? [fault.repeated(`${pointer}/${index}/${name}`, key)] : [],
  )
}

function callFaults(call: Call, lines: readonly BudgetLine[]): Fault[] {
  const opens = call.opens_at
  return [
    ...(opens === undefined
      ? []
      : [...instantFaults(opens.at, '/call/opens_at/at'), ...zoneFaults(opens.time_zone, '/call/opens_at/time_zone')]),
    ...repeated(
      call.deadlines.map(({ id }) => id),
      '/call/deadlines',
    ),
    ...call.deadlines.flatMap((deadline, index) =>
      deadlineFaults(deadline, `/call/deadlines/${index}`, opens?.at, lines),
    ),
    ...suspensionFaults(call.suspended, '/call/suspended'),
  ]
}

function deadlineFaults(
  deadline: Deadline,
  pointer: string,
  opensAt: string | undefined,
  lines: readonly BudgetLine[],
): Fault[] {
  const faults = [
    ...zoneFaults(deadline.time_zone, `${pointer}/time_zone`),
    ...instantFaults(deadline.at, `${pointer}/at`),
  ]
  if (deadline.at === undefined && (deadline.basis === 'fixed' || deadline.basis === 'recurring')) {
    faults.push(
      fault.missing(pointer, 'at', { en: `for a ${deadline.basis} deadline`, el: 'για προθεσμία με ημερομηνία' }),
    )
  }
  if (before(deadline.at, opensAt)) {
    faults.push(
      fault.order(`${pointer}/at`, {
        en: `the deadline ${deadline.at} is before the call opens, ${opensAt}`,
        el: `η προθεσμία ${deadline.at} είναι πριν από την έναρξη της πρόσκλησης, ${opensAt}`,
      }),
    )
  }
  const line = deadline.budget_line
  if (line !== undefined && !lines.some(({ id }) => id === line))
    faults.push(
      fault.unknownReference(
        `${pointer}/budget_line`,
        line,
        lines.map(({ id }) => id),
      ),
    )
  for (const [index, { from, to }] of (deadline.moved ?? []).entries()) {
    faults.push(
      ...instantFaults(from, `${pointer}/moved/${index}/from`),
      ...instantFaults(to, `${pointer}/moved/${index}/to`),
    )
  }
  return faults
}

function before(one: string | undefined, other: string | undefined): boolean {
  const [a, b] = [instantOf(one), instantOf(other)]
  return a !== undefined && b !== undefined && Temporal.Instant.compare(a, b) < 0
}

/** The instant of an RFC 3339 text, or undefined for an absent or impossible one (a leap second, 30 February). */
export function instantOf(text: string | undefined): Temporal.Instant | undefined {
  try {
    return text === undefined ? undefined : Temporal.Instant.from(text)
  } catch {
    return undefined
  }
}

function instantFaults(text: string | undefined, pointer: string): Fault[] {
  return text === undefined || instantOf(text) !== undefined ? [] : [fault.instant(pointer, text)]
}

function suspensionFaults(suspended: Suspension | undefined, pointer: string): Fault[] {
  return suspended === undefined ? [] : instantFaults(suspended.since, `${pointer}/since`)
}

function zoneFaults(zone: string, pointer: string): Fault[] {
  try {
    // Offsets such as +02:00 are accepted by Temporal and are not zones: they know no daylight saving.
    if (/^[A-Za-z]/.test(zone)) Temporal.Instant.fromEpochMilliseconds(0).toZonedDateTimeISO(zone)
    else return [fault.timeZone(pointer, zone)]
    return []
  } catch {
    return [fault.timeZone(pointer, zone)]
  }
}

function fundingFaults(funding: Funding): Fault[] {
  return [
    ...bounds(funding.min_subsidy, funding.max_subsidy, '/funding/min_subsidy'),
    ...bounds(funding.min_eligible_cost, funding.max_eligible_cost, '/funding/min_eligible_cost'),
    ...bounds(funding.loan?.min, funding.loan?.max, '/funding/loan/min'),
    ...repeated(
      (funding.bonuses ?? []).map(({ id }) => id),
      '/funding/bonuses',
    ),
  ]
}

function bounds(min: Money | undefined, max: Money | undefined, pointer: string): Fault[] {
  if (min === undefined || max === undefined) return []
  if (min.currency !== max.currency) return [fault.currencies(pointer, min.currency, max.currency)]
  if (toCents(min) <= toCents(max)) return []
  return [
    fault.order(pointer, {
      en: `the minimum ${min.amount} is above the maximum ${max.amount}`,
      el: `το ελάχιστο ${min.amount} είναι πάνω από το μέγιστο ${max.amount}`,
    }),
  ]
}

/** A part of the budget is never more than all of it; what the parts come to together may still be unknown. */
function amountFaults(part: Money | undefined, whole: Money | undefined, pointer: string): Fault[] {
  if (part === undefined || whole === undefined || part.currency !== whole.currency) return []
  if (toCents(part) <= toCents(whole)) return []
  return [
    fault.order(pointer, {
      en: `the part ${part.amount} is above the whole budget ${whole.amount}`,
      el: `το μέρος ${part.amount} είναι πάνω από τον συνολικό προϋπολογισμό ${whole.amount}`,
    }),
  ]
}
