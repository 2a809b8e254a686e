import { Type } from 'typebox'
import type { Context } from '../context.ts'
import { idInPath, idOf, instant, nullable } from '../http/schemas.ts'
import { route, type Route } from '../http/route.ts'
import { notFound, type ProblemCode } from '../problem.ts'
import { problems } from '../problems.ts'
import { cancelJob, readJob, type JobView } from './jobs.ts'

const jobSchema = Type.Object(
  {
    id: idOf('job'),
    name: Type.String({ maxLength: 100, description: 'What kind of work it is.' }),
    status: Type.Enum(['queued', 'running', 'succeeded', 'failed', 'cancelled']),
    progress: Type.Object({ done: Type.Integer({ minimum: 0 }), total: nullable(Type.Integer({ minimum: 0 })) }),
    error: nullable(
      Type.Object({
        code: Type.String({ maxLength: 100, description: 'As in a problem.' }),
        title: Type.String({ maxLength: 300 }),
        status: Type.Integer({ minimum: 400, maximum: 599 }),
        detail: Type.String({ maxLength: 10_000 }),
      }),
    ),
    result: Type.Unknown({
      description: 'What came out; null until it has succeeded. Its form belongs to the kind of work.',
    }),
    created_at: instant(),
    started_at: nullable(instant()),
    finished_at: nullable(instant()),
  },
  { 'x-component': 'Job' },
)

const jobWord = { en: 'job', el: 'εργασία' }
const params = Type.Object({ id: idInPath('job') })

/** The routes of long work: `202` answers point here. */
export const jobRoutes: readonly Route[] = [
  route({
    method: 'GET',
    path: '/jobs/{id}',
    id: 'getJob',
    tag: 'Jobs',
    summary: { en: 'How long work is going', el: 'Η πορεία μιας εργασίας' },
    description: {
      en: 'While it is queued or running, `Retry-After` says when to ask again.',
      el: 'Όσο είναι στην ουρά ή εκτελείται, το `Retry-After` δηλώνει πότε να ρωτήσετε ξανά.',
    },
    scope: null,
    params,
    etag: true,
    answers: {
      200: {
        description: 'The job.',
        schema: jobSchema,
        headers: { 'Retry-After': 'Whole seconds until it is worth asking again.' },
      },
    },
    async handle(ctx, input) {
      const job = await ctx.db.inAccount(ctx.accountId, (tx) => readJob(tx, ctx.accountId, input.params.id))
      if (job === undefined) throw notFound(jobWord, input.params.id)
      const unfinished = job.status === 'queued' || job.status === 'running'
      return { status: 200, body: jobView(ctx, job), ...(unfinished ? { headers: { 'retry-after': '1' } } : {}) }
    },
  }),
  route({
    method: 'DELETE',
    path: '/jobs/{id}',
    id: 'cancelJob',
    tag: 'Jobs',
    summary: { en: 'Cancel long work', el: 'Ακύρωση εργασίας' },
    description: {
      en: 'At once when it has not started; else it is told to stop, and ends as cancelled a moment later. A finished job stays as it is.',
      el: 'Αμέσως αν δεν έχει ξεκινήσει· αλλιώς της ζητείται να σταματήσει και λήγει ως ακυρωμένη λίγο αργότερα. Μια ολοκληρωμένη εργασία μένει ως έχει.',
    },
    scope: null,
    params,
    answers: { 200: { description: 'The job as it is now.', schema: jobSchema } },
    async handle(ctx, input) {
      const job = await ctx.db.inAccount(ctx.accountId, (tx) => cancelJob(tx, ctx.accountId, input.params.id))
      if (job === undefined) throw notFound(jobWord, input.params.id)
      return { status: 200, body: jobView(ctx, job) }
    },
  }),
]

function jobView(ctx: Context, job: JobView) {
  return {
    id: job.id,
    name: job.name,
    status: job.status,
    progress: job.progress,
    error:
      job.error === null
        ? null
        : {
            code: job.error.code,
            title: titleOf(job.error.code, ctx),
            status: job.error.status,
            detail: job.error.detail[ctx.language],
          },
    result: job.result ?? null,
    created_at: job.createdAt.toString(),
    started_at: job.startedAt?.toString() ?? null,
    finished_at: job.finishedAt?.toString() ?? null,
  }
}

function titleOf(code: string, ctx: Context): string {
  return Object.hasOwn(problems, code) ? problems[code as ProblemCode].title[ctx.language] : code
}
