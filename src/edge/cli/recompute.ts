import { setTimeout as sleep } from 'node:timers/promises'
import { beginRecompute, cancelRecompute, recomputeState } from '../../matching/matching.ts'
import type { WholeJob } from '../../platform/jobs/jobs.ts'
import type { Command, Report } from './command.ts'

const none: Report = { text: 'Nothing was scored again as a whole yet.', json: null }
const instead = '`POST /api/v1/match/recompute` for each account'

function reportOf(whole: WholeJob): Report {
  const { id, status, parts, done, result } = whole
  const total = (result as { profiles?: number } | null)?.profiles ?? null
  const ended = parts.succeeded + parts.failed + parts.cancelled
  const all = ended + parts.queued + parts.running
  const odd = [
    ...(parts.failed > 0 ? [`${parts.failed} failed`] : []),
    ...(parts.cancelled > 0 ? [`${parts.cancelled} cancelled`] : []),
  ]
  const text = `${id}: ${status}; ${done} of ${total ?? 'still counted'} profiles scored, ${ended} of ${all} parts ended${odd.length > 0 ? ` (${odd.join(', ')})` : ''}.`
  const json = {
    id,
    status,
    progress: { done, total },
    parts,
    created_at: whole.createdAt.toString(),
    finished_at: whole.finishedAt?.toString() ?? null,
  }
  return { text, json, failed: status === 'failed' }
}

const begin: Command = {
  name: 'recompute',
  says: 'Scores all profiles of all accounts against the catalogue again, as one job in parts that the running workers share. Only what has changed is told. One that is under way is not begun again.',
  examples: ['recompute', 'recompute status', 'recompute cancel'],
  instead,
  async run(desk) {
    const db = await desk.db()
    const whole = await recomputeState(db, await beginRecompute(db))
    return whole === undefined ? none : reportOf(whole)
  },
}

const status: Command = {
  name: 'recompute status',
  says: 'How far the last recompute is: profiles, and parts by how they ended.',
  examples: ['recompute status', 'recompute status --json'],
  instead,
  async run(desk) {
    const whole = await recomputeState(await desk.db())
    return whole === undefined ? none : reportOf(whole)
  },
}

/** Parts that run stop within a transaction; those of a worker that died when it is missed. */
const patience = 30_000

const cancel: Command = {
  name: 'recompute cancel',
  says: 'Ends the recompute that is under way: parts that wait are not begun, those that run stop. What they have scored stays.',
  examples: ['recompute cancel'],
  instead,
  async run(desk) {
    const db = await desk.db()
    const until = performance.now() + patience
    for (;;) {
      const whole = await cancelRecompute(db)
      if (whole === undefined) return none
      if (whole.finishedAt !== null || performance.now() > until) return reportOf(whole)
      await sleep(250)
    }
  },
}

/** Longer names first: a command is found by the words it begins with. */
export const recomputeCommands: readonly Command[] = [status, cancel, begin]
