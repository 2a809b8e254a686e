import type { Verdict } from './outcome.ts'

export type EndpointStatus = 'active' | 'failing' | 'disabled'

/** Why an endpoint is disabled: its owner did it, it answered 410, or it failed for five days. */
export type DisabledReason = 'by_owner' | 'gone' | 'failed_for_days'

/** How an endpoint has been doing. */
export interface EndpointHealth {
  readonly status: EndpointStatus
  readonly reason: DisabledReason | null
  /** Failures in a row. */
  readonly failures: number
  /** The first failure since the last success, epoch ms. */
  readonly failingSince: number | null
  /** When it last broke, epoch ms; kept after it recovers, for replay. */
  readonly brokeAt: number | null
  /** Warnings told since then. */
  readonly warnings: number
}

/** What its owner is told: it began to fail, how far it is on the way to being disabled, or that it is. */
export type Notice =
  | { readonly kind: 'failing'; readonly since: number; readonly disabledAt: number; readonly percent: number }
  | { readonly kind: 'disabled'; readonly reason: DisabledReason; readonly since: number | null }

const day = 24 * 60 * 60 * 1000
/** Failures in a row that make an endpoint failing. */
export const failuresToFailing = 10
/** Milliseconds of nothing but failures after which it is disabled. */
export const patience = 5 * day
/** Parts of that time, in percent, at which the owner is told; the first is told when it becomes failing. */
const stages = [0, 50, 75, 90] as const

export const healthy: EndpointHealth = {
  status: 'active',
  reason: null,
  failures: 0,
  failingSince: null,
  brokeAt: null,
  warnings: 0,
}

/** The endpoint after one attempt at `nowMs`, and what its owner must be told. */
export function afterAttempt(
  before: EndpointHealth,
  verdict: Verdict,
  nowMs: number,
): { readonly health: EndpointHealth; readonly notice: Notice | null } {
  if (before.status === 'disabled') return { health: before, notice: null }
  if (verdict.kind === 'succeeded') {
    return { health: { ...healthy, brokeAt: before.brokeAt }, notice: null }
  }
  const since = before.failingSince ?? nowMs
  const failures = before.failures + 1
  const base = { ...before, failures, failingSince: since, brokeAt: since }
  if (verdict.kind === 'gone') return disable(base, 'gone', since)
  if (nowMs - since >= patience) return disable(base, 'failed_for_days', since)
  const failing = before.status === 'failing' || failures >= failuresToFailing || verdict.kind === 'exhausted'
  if (!failing) return { health: base, notice: null }
  const percent = Math.floor(((nowMs - since) / patience) * 100)
  const due = stages.filter((stage) => percent >= stage).length
  const health: EndpointHealth = { ...base, status: 'failing', warnings: Math.max(due, before.warnings) }
  const notice: Notice | null =
    due > before.warnings ? { kind: 'failing', since, disabledAt: since + patience, percent } : null
  return { health, notice }
}

function disable(before: EndpointHealth, reason: DisabledReason, since: number) {
  const health: EndpointHealth = { ...before, status: 'disabled', reason }
  return { health, notice: { kind: 'disabled', reason, since } as const }
}

/** The owner's own switch; switching on begins with a clean slate. */
export function switched(before: EndpointHealth, on: boolean): EndpointHealth {
  if (on) return before.status === 'active' ? before : { ...healthy, brokeAt: before.brokeAt }
  return before.status === 'disabled' ? before : { ...before, status: 'disabled', reason: 'by_owner' }
}
