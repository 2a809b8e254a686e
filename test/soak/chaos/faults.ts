import { spawnSync } from 'node:child_process'
import { chmod, mkdir, mkdtemp, open, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import type { PostgresServer } from '../../support/postgres.ts'
import type { Member } from './fleet.ts'
import type { Journal } from './journal.ts'

/** A folder on a file system of its own, which can be filled without harm to anything else. */
export interface SmallDisk extends AsyncDisposable {
  readonly folder: string
  /** Fills it to the last byte until the function that is returned is called. */
  fill(): Promise<() => Promise<void>>
}

/** A small tmpfs, where this machine lets us mount one (Linux, as root); undefined elsewhere. */
export async function aSmallDisk(megabytes: number): Promise<SmallDisk | undefined> {
  if (process.platform !== 'linux' || process.getuid?.() !== 0) return undefined
  const folder = await mkdtemp(join(tmpdir(), 'subsidy-disk-'))
  const mounted = spawnSync('mount', ['-t', 'tmpfs', '-o', `size=${megabytes}m,mode=755`, 'tmpfs', folder])
  if (mounted.status !== 0) {
    await rm(folder, { recursive: true })
    return undefined
  }
  await chmod(folder, 0o755)
  const ballast = join(folder, 'ballast')
  return {
    folder,
    async fill() {
      await using file = await open(ballast, 'w')
      const block = Buffer.alloc(1 << 20)
      for (let size = block.length; size >= 4096;) {
        try {
          const { bytesWritten } = await file.write(block, 0, size)
          if (bytesWritten < size) size = Math.floor(size / 2)
        } catch {
          size = Math.floor(size / 2)
        }
      }
      return () => rm(ballast, { force: true })
    },
    async [Symbol.asyncDispose]() {
      spawnSync('umount', ['-l', folder])
      await rm(folder, { recursive: true, force: true })
    },
  }
}

export interface Faults {
  readonly members: readonly Member[]
  readonly server: PostgresServer
  readonly disk: SmallDisk | undefined
  readonly journal: Journal
}

/** What was done to the service, and how often. */
export type Done = Map<string, number>

const pick = <T>(list: readonly T[]): T | undefined => list[Math.floor(Math.random() * list.length)]

/** What is done to processes and to their database. */
const kindsOfAll = [
  'SIGKILL',
  'SIGTERM',
  'SIGSTOP',
  'cut',
  'terminate',
  'SIGKILL',
  'restart',
  'SIGTERM',
  'crash',
  'freeze',
  'disk',
]
/** Processes that are told to end while their database is in trouble. */
const kindsOfEnding = ['restart', 'crash', 'freeze', 'disk', 'cut', 'terminate'].map((kind) => `ending, ${kind}`)

/** Harm of every kind, or only processes that end while their database is in trouble. */
export type Harm = 'all' | 'ending'

/** Does something harmful at random every few seconds until told to stop; then undoes what is still in force. */
export async function harm(
  faults: Faults,
  what: Harm,
  stopping: AbortSignal,
  tell: (what: string) => void,
): Promise<Done> {
  const done: Done = new Map()
  const note = (what: string) => done.set(what, (done.get(what) ?? 0) + 1)
  const beside = new Set<Promise<void>>()
  const aside = (work: Promise<void>) => {
    const under: Promise<void> = work.finally(() => beside.delete(under))
    beside.add(under)
  }
  // Each kind in turn, in another order every round, so that a short run has each of them.
  const kinds = what === 'all' ? kindsOfAll : kindsOfEnding
  while (!stopping.aborted) {
    for (const kind of kinds.toSorted(() => Math.random() - 0.5)) {
      await sleep(2000 + Math.random() * 3000, undefined, { signal: stopping }).catch(() => {})
      if (stopping.aborted) break
      const member = pick(
        faults.members.filter((each) => each.running && each.pausedSince === undefined && !each.ending),
      )
      if (member === undefined) continue
      if (kind.endsWith('disk') && faults.disk === undefined) continue
      note(nameOf(kind))
      tell(`${nameOf(kind)} (${member.name})`)
      await doIt(kind, member, faults, aside, stopping)
    }
  }
  tell(`no more harm; ${beside.size} under way`)
  await Promise.all(beside)
  if (!(await faults.server.running())) await startAgain(faults.server)
  return done
}

const names: Readonly<Record<string, string>> = {
  SIGSTOP: 'process stopped for 20 s',
  cut: 'connections of a process cut',
  terminate: 'half of all connections ended by the server',
  restart: 'PostgreSQL restarted',
  crash: 'PostgreSQL crashed and started again',
  freeze: 'PostgreSQL silent for 8 s',
  disk: 'disk of PostgreSQL full for 4 s',
}
const nameOf = (kind: string): string =>
  kind.startsWith('ending, ') ? `SIGTERM to two, ${nameOf(kind.slice(8))}` : (names[kind] ?? kind)

/** Tells a process to end, and notes when it does not end in time by itself. */
async function terminate(member: Member, journal: Journal): Promise<void> {
  const ended = await member.terminate()
  if (ended === undefined || (ended.clean && ended.seconds <= 31)) return
  const { name } = member
  journal.violation(`${name}: ended ${ended.seconds.toFixed(0)} s after SIGTERM, ${ended.clean ? '' : 'not '}cleanly`)
}

async function doIt(
  kind: string,
  member: Member,
  faults: Faults,
  aside: (work: Promise<void>) => void,
  stopping: AbortSignal,
): Promise<void> {
  const { server, disk, journal } = faults
  if (kind.startsWith('ending, ')) {
    const other = faults.members.find(
      (each) => each.running && !each.ending && (each.address === undefined) !== (member.address === undefined),
    )
    for (const each of [member, ...(other === undefined ? [] : [other])]) aside(terminate(each, journal))
    await sleep(Math.random() * 1500)
    return doIt(kind.slice(8), member, faults, aside, stopping)
  }
  switch (kind) {
    case 'SIGKILL':
      return member.signal('SIGKILL')
    case 'SIGTERM':
      return aside(terminate(member, journal))
    case 'SIGSTOP':
      return aside(member.pause(20_000, stopping))
    case 'cut':
      return member.wire.cut()
    case 'terminate':
      return terminateHalf(server)
    case 'freeze':
      await server.freeze(true)
      await sleep(8000)
      return server.freeze(false)
    case 'restart':
    case 'crash':
      await server.stop(kind === 'restart' ? 'SIGINT' : 'SIGQUIT')
      await sleep(Math.random() * 3000)
      return startAgain(server)
    default: {
      const release = await disk?.fill()
      await sleep(4000)
      await release?.()
      // A server that cannot write its log ends itself; whoever runs it starts it again.
      await sleep(1000)
      if (!(await server.running())) await startAgain(server)
    }
  }
}

async function startAgain(server: PostgresServer): Promise<void> {
  for (let tries = 0; ; tries += 1) {
    try {
      return await server.start()
    } catch (error) {
      if (tries === 5) throw error
    }
  }
}

async function terminateHalf(server: PostgresServer): Promise<void> {
  const admin = new pg.Client({
    connectionString: server.adminUrl,
    connectionTimeoutMillis: 3000,
    query_timeout: 3000,
  })
  admin.on('error', () => {})
  try {
    await admin.connect()
    await admin.query(
      `select pg_terminate_backend(pid) from pg_stat_activity
       where pid <> pg_backend_pid() and backend_type = 'client backend' and random() < 0.5`,
    )
  } catch {
    // Away by another fault.
  } finally {
    await admin.end().catch(() => {})
  }
}

/** A folder for a server's data on this machine's own disk. */
export async function aFolder(): Promise<string> {
  const folder = join(tmpdir(), `subsidy-chaos-${process.pid}`)
  await mkdir(folder, { recursive: true, mode: 0o755 })
  return folder
}
