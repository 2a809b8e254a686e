import { Counter, Gauge, Histogram, type Registry } from 'prom-client'
import type { Tx } from '../platform/db/db.ts'
import type { Language } from '../platform/language.ts'
import type { Fault } from '../platform/problem.ts'
import type { Queue } from '../platform/queue-metrics.ts'
import { waitingDeliveries } from './delivery-store.ts'
import { openSecrets, type Secrets } from './signing.ts'
import { openSender, type Sender, type SenderOptions } from './sender.ts'
import type { GuardPolicy } from './guard.ts'

/** Counted by outcome, never by endpoint: a thousand endpoints are as cheap as one. */
export interface WebhookMetrics {
  /** `succeeded`, `retry`, `exhausted`, `gone`. */
  attempted(outcome: string, seconds: number): void
  disabled(reason: string): void
  inFlight(count: number): void
  held(count: number): void
  settled(count: number): void
}

/** Of these ids, those of profiles that the account has. The room knows no profiles: `compose` hands this in. */
export type KnownProfiles = (tx: Tx, accountId: string, ids: readonly string[]) => Promise<readonly string[]>

/** Warnings by mail. The room sends none: `compose` hands in the one that does. */
export interface MailWarnings {
  /** What is wrong with an address, or with wanting mail here; undefined when nothing is. */
  fault(address: string): Omit<Fault, 'pointer'> | undefined
  /** Asks an address that is new to the account whether it wants to be written to. */
  ask(tx: Tx, accountId: string, address: string, language: Language, now: Temporal.Instant): Promise<void>
}

/** What the webhooks room needs beside the context. */
export interface WebhooksKit {
  readonly secrets: Secrets
  readonly sender: Sender
  readonly policy: GuardPolicy
  readonly metrics: WebhookMetrics
  readonly knownProfiles: KnownProfiles
  readonly warnings: MailWarnings
  /** From 0 to 1, for the spread of retries. */
  readonly chance: () => number
}

export interface WebhooksOptions extends SenderOptions {
  readonly secretKey: Uint8Array
  readonly knownProfiles: KnownProfiles
  readonly warnings: MailWarnings
  readonly metrics?: Registry
  readonly chance?: () => number
}

/** Opens the room: its way out, its secrets, its figures. Disposing of it closes the connections. */
export function openWebhooks(options: WebhooksOptions): WebhooksKit & AsyncDisposable {
  const sender = openSender(options)
  return {
    secrets: openSecrets(options.secretKey),
    sender,
    policy: { allowHttp: options.allowHttp, allowPrivate: options.allowPrivate },
    metrics: options.metrics === undefined ? silent : measured(options.metrics),
    knownProfiles: options.knownProfiles,
    warnings: options.warnings,
    chance: options.chance ?? Math.random,
    [Symbol.asyncDispose]: () => sender[Symbol.asyncDispose](),
  }
}

/** The room's queue, to be measured. */
export const webhookQueues: readonly Queue[] = [
  { name: 'webhooks', statement: 'deliver webhooks', backlog: waitingDeliveries },
]

const silent: WebhookMetrics = { attempted() {}, disabled() {}, inFlight() {}, held() {}, settled() {} }

function measured(registry: Registry): WebhookMetrics {
  const registers = [registry]
  const attempts = new Histogram({
    name: 'webhook_attempt_duration_seconds',
    help: 'Time of one attempt to deliver, by what came of it.',
    labelNames: ['outcome'],
    buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 15, 20],
    registers,
  })
  const disabled = new Counter({
    name: 'webhook_endpoints_disabled_total',
    help: 'Endpoints disabled by the service.',
    labelNames: ['reason'],
    registers,
  })
  const inFlight = new Gauge({
    name: 'webhook_attempts_in_flight',
    help: 'Attempts under way in this process.',
    registers,
  })
  const held = new Gauge({
    name: 'webhook_deliveries_held',
    help: 'Deliveries this process holds a lease of.',
    registers,
  })
  const settled = new Counter({
    name: 'webhook_attempts_recorded_total',
    help: 'Attempts whose outcome is written down.',
    registers,
  })
  return {
    attempted: (outcome, seconds) => attempts.labels(outcome).observe(seconds),
    disabled: (reason) => disabled.labels(reason).inc(),
    inFlight: (count) => inFlight.set(count),
    held: (count) => held.set(count),
    settled: (count) => settled.inc(count),
  }
}
