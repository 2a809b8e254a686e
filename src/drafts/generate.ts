import { setTimeout as sleep } from 'node:timers/promises'
import type { DraftDocument } from '../core/drafting/document.ts'
import { undiscarded, withoutDiscarded } from '../core/drafting/edits.ts'
import { unverifiedIn, type DraftSources } from '../core/drafting/verifier/verify-document.ts'
import type { Context } from '../platform/context.ts'
import type { Tx } from '../platform/db/db.ts'
import { record } from '../platform/events/events.ts'
import { matchId } from '../platform/ids.ts'
import type { GivenUp, JobContext, JobError, JobHandler } from '../platform/jobs/jobs.ts'
import { Problem } from '../platform/problem.ts'
import { composeDraft } from './composing/compose.ts'
import { boundedModel } from './model/bounded-model.ts'
import { withoutUnverified } from './composing/left-out.ts'
import { draftEvent } from './draft-events.ts'
import { generateJob } from './draft-job.ts'
import { lockDraft, updateDraft, type StoredDraft } from './draft-store.ts'
import type { DraftsKit } from './drafts-kit.ts'
import { draftableIn } from './input.ts'
import { reword } from './model/reword.ts'
import { packOf } from './packs/packs.ts'

/**
 * Makes a draft, once: whatever attempt completes it, the document, its state and the event are one transaction, which only
 * the job that the draft is waiting for may make. A draft that was deleted or asked for anew meanwhile is left alone.
 */
export function generate(kit: DraftsKit): JobHandler<{ draft_id: string }> {
  return async (job, { draft_id: id }) => {
    const ctx = contextOf(job)
    const begun = await begin(ctx, job, id)
    const url = `/api/v1/drafts/${id}`
    let unverified: string[] = []
    if (begun === undefined) return { draft_id: id, url }
    const from = performance.now()
    try {
      const { document: made, sources } = await composed(ctx, kit, job, begun)
      const document = await worded(kit, job, made)
      const refused = unverifiedIn(document, sources)
      unverified = refused.map((each) => each.id)
      if (unverified.length > 0) job.log.warn({ draft: id, unverified }, 'statements of a draft are not verified')
      await complete(ctx, job, id, withoutUnverified(document, refused))
      kit.metrics?.made((performance.now() - from) / 1000, unverified.length)
    } catch (error) {
      if (error instanceof Problem && error.status < 500) await fail(ctx, job, id, error)
      throw error
    }
    return { draft_id: id, url, unverified }
  }
}

/** Says on the draft, and tells once, that its job has no attempt left. */
export const giveUp: GivenUp<{ draft_id: string }> = async (tx, { id: jobId, accountId, now }, { draft_id: id }) => {
  const draft = await lockDraft(tx, accountId, id)
  if (!waiting(draft, { id: jobId })) return
  await updateDraft(tx, accountId, id, { status: 'failed', error: lost, edits: undiscarded(draft.edits) }, now)
  await tell(tx, accountId, draft, 'failed', now)
}

const lost: JobError = {
  code: 'internal_error',
  status: 500,
  detail: {
    en: 'The draft could not be made: each attempt broke off on our side or took too long. Ask for it again; if that fails too, tell us the id of its job.',
    el: 'Το σχέδιο δεν δημιουργήθηκε: κάθε προσπάθεια διακόπηκε από δική μας πλευρά ή κράτησε υπερβολικά. Ζητήστε το ξανά· αν αποτύχει πάλι, αναφέρετε το αναγνωριστικό της εργασίας του.',
  },
}

const waiting = (draft: StoredDraft | undefined, job: Pick<JobContext, 'id'>): draft is StoredDraft =>
  draft !== undefined && draft.jobId === job.id && (draft.status === 'queued' || draft.status === 'generating')

async function begin(ctx: Context, job: JobContext, id: string): Promise<StoredDraft | undefined> {
  return ctx.db.inAccount(ctx.accountId, async (tx) => {
    const draft = await lockDraft(tx, ctx.accountId, id)
    if (!waiting(draft, job)) return undefined
    return draft.status === 'generating' ? draft : updateDraft(tx, ctx.accountId, id, { status: 'generating' }, ctx.now)
  })
}

/** A composed document, and what its citations point into. */
interface Composed {
  readonly document: DraftDocument
  readonly sources: DraftSources
}

/** Section by section, resting after each as long as it took: a worker leaves half of its processor to others. */
async function composed(ctx: Context, kit: DraftsKit, job: JobContext, draft: StoredDraft): Promise<Composed> {
  const pack = packOf(draft.template)
  if (pack === undefined) throw new TypeError(`no template ${draft.template}`)
  const id = matchId(draft.profileId, draft.programmeId)
  const { input } = await ctx.db.inAccount(ctx.accountId, (tx) => draftableIn(tx, ctx, kit, { id, at: draft.asOf }))
  const steps = composeDraft({ pack, language: draft.language, names: kit.names, input })
  for (;;) {
    job.signal.throwIfAborted()
    const from = performance.now()
    const step = steps.next()
    if (step.done === true) return { document: step.value, sources: { texts: input.texts, programme: input.programme } }
    await job.progress(step.value.done, step.value.total)
    await sleep(performance.now() - from)
  }
}

/** An answer of a model is waited for, in milliseconds; all of a draft; how many. A draft has five minutes to be made in. */
const patience = 20_000
const milliseconds = 90_000
const mostCalls = 60

/** With the model that the operator set up, if any; without it, or where it fails, the composed document. */
async function worded(
  { metrics, ...kit }: DraftsKit,
  job: JobContext,
  document: DraftDocument,
): Promise<DraftDocument> {
  if (kit.model === undefined) return document
  const model = boundedModel(kit.model, { milliseconds: kit.modelMilliseconds ?? milliseconds, mostCalls })
  const { document: result, asked, accepted } = await reword(document, model, { signal: job.signal, patience })
  job.log.info({ provider: model.provider, model: model.model, asked, accepted }, 'a model worded a draft')
  metrics?.worded(asked, accepted)
  return result
}

async function complete(ctx: Context, job: JobContext, id: string, document: DraftDocument): Promise<void> {
  job.signal.throwIfAborted()
  await ctx.db.inAccount(ctx.accountId, async (tx) => {
    const draft = await lockDraft(tx, ctx.accountId, id)
    if (!waiting(draft, job)) return
    const now = job.clock.now()
    const edits = withoutDiscarded(draft.edits)
    await updateDraft(tx, ctx.accountId, id, { status: 'completed', document, edits, completedAt: now }, now)
    await tell(tx, ctx.accountId, draft, 'completed', now)
  })
}

async function fail(ctx: Context, job: JobContext, id: string, { code, status, detail }: Problem): Promise<void> {
  await ctx.db.inAccount(ctx.accountId, async (tx) => {
    const draft = await lockDraft(tx, ctx.accountId, id)
    if (!waiting(draft, job)) return
    const now = job.clock.now()
    const edits = undiscarded(draft.edits)
    await updateDraft(tx, ctx.accountId, id, { status: 'failed', edits, error: { code, status, detail } }, now)
    await tell(tx, ctx.accountId, draft, 'failed', now)
  })
}

async function tell(
  tx: Tx,
  accountId: string,
  draft: StoredDraft,
  status: 'completed' | 'failed',
  now: Temporal.Instant,
): Promise<void> {
  const id = matchId(draft.profileId, draft.programmeId)
  await record(tx, draftEvent(status, { accountId, id: draft.id, matchId: id, profileId: draft.profileId }, now))
}

function contextOf({ id, accountId, db, clock, signal }: JobContext): Context {
  if (accountId === null) throw new TypeError('a draft belongs to an account')
  const caller = { kind: 'system', id: generateJob.name, scopes: new Set<never>() } as const
  return { accountId, caller, language: 'el', now: clock.now(), requestId: id, db, signal }
}
