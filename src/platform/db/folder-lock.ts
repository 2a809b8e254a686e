import { execFile } from 'node:child_process'
import { link, readFile, readdir, rename, rm, stat, utimes, writeFile } from 'node:fs/promises'
import { hostname } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { promisify } from 'node:util'
import { makeFolder } from '../files/folder.ts'

/** A live process holds the folder already. The message is one line fit for the terminal. */
export class FolderInUse extends Error {
  override readonly name = 'FolderInUse'
}

/** The folder is none, or cannot be written. The message is one line fit for the terminal. */
export class FolderUnusable extends Error {
  override readonly name = 'FolderUnusable'
}

interface Owner {
  readonly pid: number
  readonly host: string
  /** When the process started, in the system's own words; tells a reused pid from the one that locked. */
  readonly started: string
  readonly released?: true
}

/** The owner touches its file this often; on another host, three missed touches mean that it is gone. */
const beat = 2000
const pattern = /^lock\.(\d+)$/

/**
 * Takes the folder for this process until disposed. PGlite has no lock of its own, and two processes on
 * one folder corrupt it (electric-sql/pglite#1106).
 *
 * Locks are files `lock.1`, `lock.2` …: the highest number counts and is never removed, only replaced
 * by a note that it was released. Taking over is making the next number with link(2), which fails when
 * somebody else made it first: so of two processes that find a dead owner, one wins, whatever the timing.
 * @throws FolderInUse when a live process holds it
 * @throws FolderUnusable when it is none or cannot be written
 */
export async function lockFolder(folder: string): Promise<AsyncDisposable> {
  const me: Owner = { pid: process.pid, host: hostname(), started: await startOf(process.pid) }
  const draft = join(folder, `.lock-${process.pid}-${crypto.randomUUID()}`)
  try {
    await makeFolder(folder)
    await writeFile(draft, JSON.stringify(me), { mode: 0o600 })
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException
    if (code === undefined) throw error
    throw new FolderUnusable(
      `DATA_DIR is ${folder}, where this user cannot keep anything (${message}). Give it a folder that can be written.`,
      { cause: error },
    )
  }
  try {
    for (;;) {
      const highest = await highestLock(folder)
      if (highest > 0) await refuseIfHeld(folder, join(folder, `lock.${highest}`))
      const mine = join(folder, `lock.${highest + 1}`)
      if (!(await linked(draft, mine))) continue
      // Where others took over and cleaned up meanwhile, this number is old: theirs is higher and counts.
      if ((await highestLock(folder)) === highest + 1) return await hold(folder, mine, highest + 1, me)
      await rm(mine, { force: true })
    }
  } finally {
    await rm(draft, { force: true })
  }
}

async function hold(folder: string, file: string, number: number, me: Owner): Promise<AsyncDisposable> {
  for (const name of await readdir(folder)) {
    if (Number(pattern.exec(name)?.[1]) < number) await rm(join(folder, name), { force: true })
  }
  const touch = setInterval(() => {
    const now = new Date()
    utimes(file, now, now).catch(() => {})
  }, beat)
  touch.unref()
  return {
    [Symbol.asyncDispose]: async () => {
      clearInterval(touch)
      const note = join(folder, `.lock-${me.pid}-${crypto.randomUUID()}`)
      await writeFile(note, JSON.stringify({ ...me, released: true }), { mode: 0o600 })
      await rename(note, file)
    },
  }
}

async function highestLock(folder: string): Promise<number> {
  const numbers = (await readdir(folder)).map((name) => Number(pattern.exec(name)?.[1] ?? 0))
  return Math.max(0, ...numbers)
}

async function linked(from: string, to: string): Promise<boolean> {
  try {
    await link(from, to)
    return true
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false
    throw error
  }
}

async function refuseIfHeld(folder: string, file: string): Promise<void> {
  const owner = await readOwner(file)
  if (owner === undefined || owner.released === true || !(await alive(owner, file))) return
  throw new FolderInUse(
    `The data folder ${folder} is in use by process ${owner.pid} on ${owner.host}. Stop it, or choose another DATA_DIR.`,
  )
}

/** The note in a lock file; undefined when the file is gone or was never one of ours. */
async function readOwner(file: string): Promise<Owner | undefined> {
  try {
    return JSON.parse(await readFile(file, 'utf8')) as Owner
  } catch {
    return undefined
  }
}

async function alive(owner: Owner, file: string): Promise<boolean> {
  if (owner.host === hostname()) {
    const started = await startOf(owner.pid)
    return started !== '' && started === owner.started
  }
  // Another container on the same volume: its processes cannot be seen from here, its touches can.
  const before = (await stat(file)).mtimeMs
  await sleep(3 * beat)
  return (await stat(file)).mtimeMs !== before
}

/** What tells one process with this pid from another; empty when there is none. */
async function startOf(pid: number): Promise<string> {
  if (process.platform === 'linux') {
    try {
      const boot = await readFile('/proc/sys/kernel/random/boot_id', 'utf8')
      const text = await readFile(`/proc/${pid}/stat`, 'utf8')
      // Field 22, counted after the command name, which may itself hold spaces and brackets: proc(5).
      const [state, ...fields] = text.slice(text.lastIndexOf(')') + 2).split(' ')
      return state === 'Z' ? '' : `${boot.trim()}/${fields[18]}`
    } catch {
      return ''
    }
  }
  try {
    process.kill(pid, 0)
    if (process.platform === 'win32') return 'running'
    const { stdout } = await promisify(execFile)('ps', ['-o', 'lstart=', '-p', String(pid)])
    return stdout.trim()
  } catch {
    return ''
  }
}
