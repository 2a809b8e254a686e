import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout as sleep } from 'node:timers/promises'
import { beginService } from '../../support/process.ts'
import { freePort } from '../../support/postgres.ts'
import { Wire } from '../../support/wire.ts'

/** A process of the service that is started again whenever it ends, as an orchestrator does. */
export class Member {
  readonly name: string
  readonly address: string | undefined
  readonly wire: Wire
  readonly #env: Readonly<Record<string, string>>
  #child: ChildProcess | undefined
  #closing = false
  #kept: Promise<void> = Promise.resolve()
  /** Since when it is stopped by a signal; undefined while it runs. */
  pausedSince: number | undefined
  /** When it last went on after that. */
  pausedUntil = 0
  ending = false
  starts = 0
  /** Lines it wrote that tell of a fault of ours, and how often. */
  readonly complaints = new Map<string, number>()

  private constructor(name: string, address: string | undefined, wire: Wire, env: Readonly<Record<string, string>>) {
    this.name = name
    this.address = address
    this.wire = wire
    this.#env = env
  }

  /** Starts one with its own wire to the database. */
  static async start(
    role: 'api' | 'worker',
    n: number,
    database: { readonly url: string; readonly port: number },
    env: Readonly<Record<string, string>>,
  ): Promise<Member> {
    const wire = await Wire.to(database.port)
    const url = new URL(database.url)
    url.port = String(wire.port)
    const port = role === 'api' ? await freePort() : undefined
    const own = { ...env, ROLE: role, DATABASE_URL: url.href, ...(port === undefined ? {} : { PORT: String(port) }) }
    const member = new Member(`${role} ${n}`, port === undefined ? undefined : `http://127.0.0.1:${port}`, wire, own)
    member.#kept = member.#keep()
    return member
  }

  /** Stops it for so long, as a machine that is moved does. */
  async pause(milliseconds: number, stopping: AbortSignal): Promise<void> {
    this.pausedSince = performance.now()
    this.signal('SIGSTOP')
    await sleep(milliseconds, undefined, { signal: stopping }).catch(() => {})
    this.signal('SIGCONT')
    await sleep(1000)
    this.pausedSince = undefined
    this.pausedUntil = performance.now()
  }

  get running(): boolean {
    return this.#child !== undefined && this.#child.exitCode === null && this.#child.signalCode === null
  }

  signal(signal: NodeJS.Signals): void {
    if (this.running) this.#child?.kill(signal)
  }

  /** SIGTERM; answers after how many seconds it ended, and whether by itself. */
  async terminate(): Promise<{ seconds: number; clean: boolean } | undefined> {
    const child = this.#child
    if (child === undefined || !this.running) return undefined
    const started = performance.now()
    this.ending = true
    child.kill('SIGTERM')
    const ended = once(child, 'exit')
    if (await Promise.race([ended.then(() => false), sleep(45_000, true, { ref: false })])) child.kill('SIGKILL')
    await ended
    this.ending = false
    // One that does not end within 30 s kills itself; one that had only begun to start ends in its own way.
    return { seconds: (performance.now() - started) / 1000, clean: child.signalCode !== 'SIGKILL' }
  }

  async close(): Promise<void> {
    this.#closing = true
    this.signal('SIGCONT')
    this.signal('SIGTERM')
    await this.#kept
    this.wire.close()
  }

  async #keep(): Promise<void> {
    while (!this.#closing) {
      this.starts += 1
      const { child, output } = beginService({ LOG_LEVEL: 'error', ...this.#env })
      this.#child = child
      await once(child, 'close')
      for (const line of output().split('\n')) this.#read(line)
      // An orchestrator waits a moment, or a service whose database is away would be started without end.
      if (!this.#closing) await sleep(500)
    }
  }

  #read(line: string): void {
    let text = line
    if (line.startsWith('{')) {
      const { level, msg, err } = JSON.parse(line) as { level: number; msg: string; err?: { message: string } }
      if (level < 50) return
      text = `${msg}: ${err?.message ?? ''}`
    } else if (!/^\s+at |Error|has not ended/.test(line)) return
    this.complaints.set(text, (this.complaints.get(text) ?? 0) + 1)
  }
}
