import { statfs } from 'node:fs/promises'
import { dirname } from 'node:path'
import { Worker } from 'node:worker_threads'
import pg from 'pg'
import type { Answer, Engine, OpenTransaction, Reading, Who } from './engine.ts'
import { DatabaseAway, DatabaseError, DiskFull } from './errors.ts'
import type { RawAnswer, Reply, Request, ThreadData } from './pglite-thread.ts'
import { Turn } from './turn.ts'
import { encodeValue, parserFor } from './values.ts'

type Sent<T> = T extends { id: number } ? Omit<T, 'id'> : never

/** The role a lone statement of the application runs as: it sees no tenant's rows. */
const asApp = "begin; select set_config('role', 'subsidy_app', true)"

/** Rows written before the tables are vacuumed and their statistics renewed, looked at this often (ms). */
const worthCleaning = 5000
const cleanEvery = 60_000
/**
 * Rows written after which the tables are vacuumed at once. There is no autovacuum (PGlite has no background workers), and
 * no count of dead rows by table. Measured by `npm run soak -- bloat`.
 */
const muchToClean = 20_000

/**
 * Bytes that must be free: a database that cannot write its log breaks off in the middle. The log grows by 16 MB at a time,
 * and a checkpoint at the end needs room, too.
 */
const roomNeeded = 64 * 1024 * 1024
const lookForRoom = 1000

/**
 * Opens the embedded database (PGlite: PostgreSQL 18 in WebAssembly) in a thread of its own.
 * It has one session. A transaction has it alone until it ends; whatever else comes waits in line, calls
 * before the service's own work. Statements outside transactions do not wait for each other's answers.
 * @param folder where the data is, or `memory://`
 */
export async function openPglite(folder: string): Promise<Engine> {
  const onDisk = !folder.startsWith('memory:')
  if (onDisk) await checkRoom(folder)
  const thread = await Thread.start(folder)
  const turn = new Turn()
  let closed = false
  let changed = 0

  const send = async (request: Sent<Request>, reading: Reading = 'house'): Promise<Answer> => {
    const answers = await thread.ask(request)
    changed += answers.reduce((sum, answer) => sum + answer.affectedRows, 0)
    if (changed >= muchToClean && !closed) clean('vacuum')
    return { rows: answers.flatMap((answer) => read(answer, reading)), affectedRows: answers.at(-1)?.affectedRows ?? 0 }
  }
  const clean = (sql: string) => {
    changed = 0
    // Nobody makes checkpoints by themselves either: until one, the log of all that was written is kept.
    for (const each of [sql, 'checkpoint']) turn.shared(() => send({ kind: 'script', sql: each }), true).catch(() => {})
  }
  const cleaning = setInterval(() => {
    if (changed >= worthCleaning) clean('vacuum (analyze)')
  }, cleanEvery)
  const full = Promise.withResolvers<Error>()
  const watching = onDisk ? setInterval(() => void checkRoom(folder).catch(full.resolve), lookForRoom) : undefined
  watching?.unref()
  cleaning.unref()
  return {
    name: 'pglite',
    query: (who, sql, parameters, reading) => {
      const request = { kind: 'query', sql, parameters: parameters.map(encodeValue) } as const
      const mine = who === 'app' ? { ...request, setup: asApp } : request
      return turn.shared(() => send(mine, reading), who === 'owner')
    },
    script: (sql, reading) => turn.shared(() => send({ kind: 'script', sql }, reading), true),
    begin: async (_who: Who, setup: string, background: boolean) => {
      const release = await turn.alone(background)
      return transaction(`begin; ${setup}`, send, release)
    },
    listen: (channel, heard) => thread.listen(channel, heard),
    // They come before the answer to the statement that made them, and nobody else writes.
    caughtUp: async () => true,
    pools: () => [{ name: 'app', open: 1, idle: turn.busy ? 0 : 1, waiting: turn.waiting }],
    lost: Promise.race([thread.lost, full.promise]),
    close: async () => {
      if (closed) return
      closed = true
      clearInterval(cleaning)
      clearInterval(watching)
      await turn.shared(() => thread.close(), true)
    },
  }
}

/** @throws DiskFull when too little is free where the folder is */
async function checkRoom(folder: string): Promise<void> {
  const { bavail, bsize } = await statfs(dirname(folder))
  const megabytes = (bytes: number) => `${Math.floor(bytes / 1024 / 1024)} MB`
  if (bavail * bsize >= roomNeeded) return
  throw new DiskFull(
    `The disk of the data folder ${dirname(folder)} is full: ${megabytes(bavail * bsize)} are free, the database needs ${megabytes(roomNeeded)}. Nothing that was answered is lost: make room and start again.`,
  )
}

/** The opening statements travel with the first one of the work, which saves a turn between the threads. */
function transaction(
  opening: string,
  send: (request: Sent<Request>, reading?: Reading) => Promise<Answer>,
  release: () => void,
): OpenTransaction {
  let state: 'new' | 'open' | 'over' = 'new'
  const begin = (): string | undefined => {
    if (state === 'over') throw new Error('the transaction is over')
    const setup = state === 'new' ? opening : undefined
    state = 'open'
    return setup
  }
  const end = async (sql: string): Promise<void> => {
    if (state === 'over') return
    const begun = state === 'open'
    state = 'over'
    try {
      if (begun) await send({ kind: 'script', sql, within: true })
    } finally {
      release()
    }
  }
  return {
    query: async (sql, parameters, reading) => {
      const request = { kind: 'query', sql, parameters: parameters.map(encodeValue), within: true } as const
      const setup = begin()
      return send(setup === undefined ? request : { ...request, setup }, reading)
    },
    script: async (sql) => {
      const setup = begin()
      return send({ kind: 'script', sql: setup === undefined ? sql : `${setup}; ${sql}`, within: true })
    },
    commit: () => end('commit'),
    rollback: () => end('rollback'),
  }
}

function read(answer: RawAnswer, reading: Reading): Record<string, unknown>[] {
  const readers = answer.columns.map(([name, oid]) => {
    const parse = reading === 'house' ? parserFor(oid) : pg.types.getTypeParser(oid, 'text')
    return [name, parse] as const
  })
  return answer.rows.map((row) => {
    const values: Record<string, unknown> = {}
    readers.forEach(([name, parse], index) => {
      const text = row[index] ?? null
      values[name] = text === null ? null : parse(text)
    })
    return values
  })
}

/** The thread and its questions: each is numbered, its answer carries the number. */
class Thread {
  readonly #worker: Worker
  readonly #open = new Map<
    number,
    { resolve: (answers: readonly RawAnswer[]) => void; reject: (error: Error) => void }
  >()
  readonly #heard = new Map<string, Set<(payload: string) => void>>()
  #outbox: Request[] = []
  #last = 0
  #gone: Error | undefined
  readonly #lost = Promise.withResolvers<Error>()

  private constructor(worker: Worker) {
    this.#worker = worker
  }

  /** Resolves when the thread is gone, whatever ended it. */
  get lost(): Promise<Error> {
    return this.#lost.promise
  }

  static async start(folder: string): Promise<Thread> {
    const workerData: ThreadData = { folder }
    const worker = new Worker(new URL('./pglite-thread.ts', import.meta.url), { workerData })
    const thread = new Thread(worker)
    await new Promise<void>((resolve, reject) => {
      const lost = (error: Error) => {
        thread.#lose(error)
        reject(error)
      }
      worker.on('error', (error) => lost(new DatabaseAway('the embedded database has failed', { cause: error })))
      worker.on('exit', () => lost(new DatabaseAway('the embedded database is closed')))
      worker.on('message', (replies: readonly Reply[]) => {
        for (const reply of replies) {
          if ('ready' in reply) resolve()
          else if ('failed' in reply) lost(new DatabaseAway(`the embedded database does not open: ${reply.failed}`))
          else thread.#receive(reply)
        }
      })
    })
    return thread
  }

  ask(request: Sent<Request>): Promise<readonly RawAnswer[]> {
    if (this.#gone !== undefined) return Promise.reject(this.#gone)
    const id = (this.#last += 1)
    return new Promise((resolve, reject) => {
      this.#open.set(id, { resolve, reject })
      // What is asked in one turn travels together: waking the other thread costs more than a small statement.
      if (this.#outbox.push({ ...request, id }) === 1) queueMicrotask(() => this.#post())
    })
  }

  #post(): void {
    const requests = this.#outbox
    this.#outbox = []
    this.#worker.postMessage(requests)
  }

  async listen(channel: string, heard: (payload: string) => void): Promise<AsyncDisposable> {
    const known = this.#heard.get(channel)
    const all = known ?? new Set()
    this.#heard.set(channel, all.add(heard))
    if (known === undefined) await this.ask({ kind: 'listen', channel })
    return {
      [Symbol.asyncDispose]: async () => {
        all.delete(heard)
        if (all.size > 0 || this.#heard.get(channel) !== all) return
        this.#heard.delete(channel)
        if (this.#gone === undefined) await this.ask({ kind: 'unlisten', channel })
      },
    }
  }

  async close(): Promise<void> {
    if (this.#gone !== undefined) return
    const exited = new Promise<void>((resolve) => this.#worker.once('exit', () => resolve()))
    await this.ask({ kind: 'close' })
    await exited
  }

  #receive(reply: Exclude<Reply, { ready: true } | { failed: string }>): void {
    if ('channel' in reply) {
      for (const heard of this.#heard.get(reply.channel) ?? []) heard(reply.payload)
      return
    }
    const question = this.#open.get(reply.id)
    this.#open.delete(reply.id)
    if ('complaint' in reply) question?.reject(new DatabaseError(reply.complaint))
    else question?.resolve(reply.answers)
  }

  #lose(error: Error): void {
    this.#gone ??= error
    this.#lost.resolve(this.#gone)
    for (const question of this.#open.values()) question.reject(this.#gone)
    this.#open.clear()
  }
}
