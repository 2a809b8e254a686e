import { Counter, type Registry } from 'prom-client'
import type { Clock } from '../clock.ts'
import type { Database, Tx } from '../db/db.ts'
import { isAway } from '../db/errors.ts'
import type { Log } from '../log.ts'
import { Bell, repeat } from '../rounds.ts'
import { inSpan } from '../tracing.ts'
import {
  actFor,
  eventsChannel,
  forgetEvents,
  isWaiting,
  lockReader,
  markFailed,
  markHandedOut,
  waitingEvents,
} from './event-store.ts'
import type { Reaction, Reactions, RecordedEvent } from './events.ts'

export interface HandOutDeps {
  readonly db: Database
  readonly clock: Clock
  readonly log: Log
  readonly reactions: Reactions
  readonly metrics?: EventMetrics
}

export interface EventMetrics {
  handedOut(count: number): void
  failed(): void
}

/** Counts events, whatever their type and account. */
export function measureEvents(metrics: Registry): EventMetrics {
  const registers = [metrics]
  const handed = new Counter({ name: 'events_handed_out_total', help: 'Events whose reactions are done.', registers })
  const failed = new Counter({
    name: 'event_reactions_failed_total',
    help: 'Reactions to an event that failed; the event is tried again.',
    registers,
  })
  return { handedOut: (count) => handed.inc(count), failed: () => failed.inc() }
}

/** Events are kept this long. */
export const retention = { days: 30 } as const

/** Events per transaction: enough to spread the cost of a commit, few enough to end soon. */
const batch = 200
/** A notification may be lost with its connection; then this is how late an event is at most. */
const pollEvery = 2000
/** Seconds before a failed event is tried again, doubled at each failure up to an hour. */
const firstWait = 2
const longestWait = 3600

/**
 * Hands recorded events to their reactions until stopped: at least once, those that work waits for before the matches that it
 * makes, and in the order of recording else; by one process at a time. An event whose reaction fails waits and is tried again; the others go on.
 */
export async function handOutEvents(deps: HandOutDeps, stopping: AbortSignal): Promise<void> {
  const bell = new Bell()
  await using listening = new AsyncDisposableStack()
  try {
    listening.use(await deps.db.listen(eventsChannel, bell.ring))
  } catch (error) {
    deps.log.warn({ err: error }, 'events are looked for without being told of them')
  }
  const rounds = { log: deps.log, failing: 'events are not handed out', pause: pollEvery, stopping, bell }
  // Smaller after each that broke off: where connections break often, a large one would never come to its end.
  let size = batch
  await repeat(rounds, async () => {
    const most = size
    size = Math.max(1, Math.floor(most / 4))
    const handed = await handOutOnce(deps, stopping, most)
    size = Math.min(batch, most * 2)
    return handed > 0
  })
}

/**
 * Hands out one batch; answers how many events it dealt with, 0 when none is waiting. What is under way when `stopping`
 * aborts is rolled back and left to the next: a batch may be of many profiles.
 */
export async function handOutOnce(deps: HandOutDeps, stopping?: AbortSignal, most = batch): Promise<number> {
  let events: readonly RecordedEvent[] = []
  try {
    await deps.db.asService('hand out events', async (tx) => {
      if (!(await lockReader(tx))) return
      events = await waitingEvents(tx, deps.clock.now(), most)
      await reactToAll(deps, tx, events, stopping)
    })
    deps.metrics?.handedOut(events.length)
  } catch (error) {
    if (isAway(error)) throw error
    // Nothing has happened yet: one by one, so that only the one that fails has to wait.
    for (const event of events) {
      stopping?.throwIfAborted()
      await handOutAlone(deps, event)
    }
  }
  return events.length
}

async function handOutAlone(deps: HandOutDeps, event: RecordedEvent): Promise<void> {
  try {
    await deps.db.asService('hand out events', async (tx) => {
      if ((await lockReader(tx)) && (await isWaiting(tx, event.id))) await reactToAll(deps, tx, [event])
    })
    deps.metrics?.handedOut(1)
  } catch (error) {
    // The event is not at fault: it stays where it is.
    if (isAway(error)) throw error
    deps.metrics?.failed()
    const wait = Math.min(longestWait, firstWait * 2 ** event.failures)
    const failure = error instanceof Error ? `${error.name}: ${error.message}` : String(error)
    deps.log.error({ err: error, event: event.id, type: event.type, again_in: wait }, 'a reaction failed')
    const notBefore = deps.clock.now().add({ seconds: wait })
    await deps.db.asService('hand out events', (tx) => markFailed(tx, event.id, failure.slice(0, 500), notBefore))
  }
}

async function reactToAll(
  deps: HandOutDeps,
  tx: Tx,
  events: readonly RecordedEvent[],
  stopping?: AbortSignal,
): Promise<void> {
  let acting = false
  for (const run of runsOf(events)) {
    const { type, accountId } = run[0] as RecordedEvent
    const reactions = deps.reactions[type] as readonly Reaction[] | undefined
    if (reactions === undefined) throw new Error(`no line in the table of reactions for ${type}`)
    if (reactions.length === 0) continue
    await actFor(tx, accountId ?? undefined)
    acting = true
    for (const part of partsOf(run, reactions)) {
      stopping?.throwIfAborted()
      await inSpan(spanOf(part), () => reactTo(tx, part, reactions))
    }
  }
  if (acting) await actFor(tx, undefined)
  if (events.length > 0)
    await markHandedOut(
      tx,
      events.map(({ id }) => id),
      deps.clock.now(),
    )
}

/** All at once where a reaction has a way for that, else each by itself. */
function partsOf(run: RecordedEvent[], reactions: readonly Reaction[]): RecordedEvent[][] {
  return reactions.some(({ together }) => together !== undefined) ? [run] : run.map((event) => [event])
}

/** Under the trace of what caused them. */
function spanOf(events: readonly RecordedEvent[]) {
  const { id, type, trace } = events[0] as RecordedEvent
  return { name: `event ${type}`, kind: 'consumer', parent: trace, attributes: { event_id: id } } as const
}

async function reactTo(tx: Tx, events: readonly RecordedEvent[], reactions: readonly Reaction[]): Promise<void> {
  for (const reaction of reactions)
    if (events.length > 1 && reaction.together !== undefined) await reaction.together(tx, events)
    else for (const event of events) await reaction(tx, event)
}

/** Neighbours of one type, account and cause. */
function runsOf(events: readonly RecordedEvent[]): RecordedEvent[][] {
  const runs: RecordedEvent[][] = []
  for (const event of events) {
    const run = runs.at(-1)
    const first = run?.[0]
    const alike = first?.type === event.type && first.accountId === event.accountId && first.trace === event.trace
    if (run !== undefined && alike) run.push(event)
    else runs.push([event])
  }
  return runs
}

/** Deletes events past their retention; a job calls it daily. */
export async function forgetOldEvents(db: Database, clock: Clock): Promise<number> {
  const before = clock.now().subtract({ hours: retention.days * 24 })
  return db.asService('clean up', (tx) => forgetEvents(tx, before))
}
