/**
 * The embedded database's own thread: a long query here does not block the event loop of the service.
 * Messages are worked off strictly one after another, in the order they came.
 */
import { parentPort, workerData } from 'node:worker_threads'
import { PGlite } from '@electric-sql/pglite'
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm'
import { unaccent } from '@electric-sql/pglite/contrib/unaccent'
import type { ServerComplaint } from './errors.ts'

export interface ThreadData {
  /** A folder, or `memory://`. */
  readonly folder: string
}

/**
 * What belongs to a transaction of the other side is marked `within`: that side ends it, whatever fails.
 * Anything else leaves no transaction behind: it is committed, or rolled back when a statement fails.
 */
export type Request =
  /** One statement; after `setup` where given, which opens a transaction. Parameters are text. */
  | { id: number; kind: 'query'; sql: string; parameters: readonly (string | null)[]; setup?: string; within?: true }
  /** Several statements. */
  | { id: number; kind: 'script'; sql: string; within?: true }
  | { id: number; kind: 'listen' | 'unlisten'; channel: string }
  | { id: number; kind: 'close' }

/** Columns as name and type OID, rows as the server's text. */
export interface RawAnswer {
  readonly columns: readonly (readonly [name: string, oid: number])[]
  readonly rows: readonly (readonly (string | null)[])[]
  readonly affectedRows: number
}

export type Reply =
  | { id: number; answers: readonly RawAnswer[] }
  | { id: number; complaint: ServerComplaint }
  | { channel: string; payload: string }
  | { ready: true }
  | { failed: string }

if (parentPort === null) throw new Error('pglite-thread runs as a worker thread only')
const port = parentPort
const { folder } = workerData as ThreadData

const asIs = (value: string): string => value
const listeners = new Map<string, () => Promise<void>>()

try {
  const db = await open()
  let last: Promise<void> = Promise.resolve()
  port.on('message', (requests: readonly Request[]) => {
    last = last.then(() => serveAll(db, requests))
  })
  reply([{ ready: true }])
} catch (error) {
  reply([{ failed: error instanceof Error ? error.message : String(error) }])
  port.close()
}

async function open(): Promise<PGlite> {
  const db = await PGlite.create({
    dataDir: folder,
    extensions: { pg_trgm, unaccent },
    // Its log would grow to 1 GB, many times what there is in it.
    startParams: [...PGlite.defaultStartParams, '-c', 'max_wal_size=64MB', '-c', 'min_wal_size=32MB'],
    // Plain C, the default, knows neither Greek letters nor their order.
    initDbStartParams: ['--locale-provider=builtin', '--builtin-locale=PG_UNICODE_FAST'],
    serializers: { 17: asIs },
  })
  // New log segments (16 MB) are not filled with zeros first: that is work in this thread. Its share in stalls is not measured.
  await db.exec('set wal_init_zero = off')
  for (const oid of Object.keys(db.parsers)) db.parsers[Number(oid)] = asIs
  return db
}

/** What came together is answered together. */
async function serveAll(db: PGlite, requests: readonly Request[]): Promise<void> {
  const replies: Reply[] = []
  for (const request of requests) replies.push(await serve(db, request))
  reply(replies)
}

async function serve(db: PGlite, request: Request): Promise<Reply> {
  try {
    return { id: request.id, answers: await work(db, request) }
  } catch (error) {
    if ((request.kind === 'script' || request.kind === 'query') && request.within !== true) {
      await db.exec('rollback').catch(() => {})
    }
    return { id: request.id, complaint: complaintOf(error) }
  }
}

async function work(db: PGlite, request: Request): Promise<readonly RawAnswer[]> {
  switch (request.kind) {
    case 'query': {
      if (request.setup !== undefined) await db.exec(request.setup)
      const answer = raw(await db.query(request.sql, [...request.parameters], { rowMode: 'array' }))
      if (request.setup !== undefined && request.within !== true) await db.exec('commit')
      return [answer]
    }
    case 'script':
      return (await db.exec(request.sql, { rowMode: 'array' })).map(raw)
    case 'listen': {
      const { channel } = request
      listeners.set(channel, await db.listen(channel, (payload) => reply([{ channel, payload }])))
      return []
    }
    case 'unlisten':
      await listeners.get(request.channel)?.()
      listeners.delete(request.channel)
      return []
    case 'close':
      await db.close()
      setImmediate(() => port.close())
      return []
  }
}

function raw(result: Awaited<ReturnType<PGlite['query']>>): RawAnswer {
  return {
    columns: result.fields.map((field) => [field.name, field.dataTypeID] as const),
    rows: result.rows as RawAnswer['rows'],
    affectedRows: result.affectedRows ?? 0,
  }
}

/** Only what may be told: PGlite's own error carries the parameters, too. */
function complaintOf(error: unknown): ServerComplaint {
  const { message, code, table, column, constraint } = error as Partial<ServerComplaint>
  return { message: message ?? String(error), code: code ?? 'XX000', table, column, constraint }
}

function reply(messages: readonly Reply[]): void {
  port.postMessage(messages)
}
