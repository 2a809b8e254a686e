import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'

const root = join(import.meta.dirname, '../..')

/** The service as a process of its own, as `npm start` runs it. */
export interface RunningService extends AsyncDisposable {
  readonly child: ChildProcess
  readonly address: string
  /** What it has written so far. */
  output(): string
  /** Sends the signal and answers the exit code when it has ended. */
  end(signal: NodeJS.Signals): Promise<number | null>
}

/** Runs `src/main.ts` with this environment, and nothing else of ours, until it ends. */
export async function runService(
  env: Readonly<Record<string, string>>,
  ...args: readonly string[]
): Promise<{ code: number | null; output: string }> {
  const { child, output } = beginService(env, args)
  const [code] = (await once(child, 'close')) as [number | null]
  return { code, output: output() }
}

/** Starts the service on a free port and waits until it is ready. */
export async function startService(env: Readonly<Record<string, string>>): Promise<RunningService> {
  return start(env, /"address":"(http[^"]+)"/)
}

/** Starts a worker, which has no address, and waits until it works. */
export async function startWorker(env: Readonly<Record<string, string>>): Promise<RunningService> {
  return start({ ...env, ROLE: 'worker' }, /("role":"worker".*"msg":"ready")/)
}

async function start(env: Readonly<Record<string, string>>, ready: RegExp): Promise<RunningService> {
  const { child, output } = beginService({ PORT: '0', LOG_LEVEL: 'info', ...env })
  const ended = once(child, 'close') as Promise<[number | null]>
  let address: string | undefined
  while (address === undefined) {
    if (child.exitCode !== null || child.signalCode !== null) throw new Error(`it did not start: ${output()}`)
    await sleep(25)
    address = ready.exec(output())?.[1]
  }
  const end = async (signal: NodeJS.Signals) => {
    if (child.exitCode === null && child.signalCode === null) child.kill(signal)
    return (await ended)[0]
  }
  return { child, address, output, end, [Symbol.asyncDispose]: async () => void (await end('SIGKILL')) }
}

/** Lines of its log of level error and above, as they are. */
export function errorsIn(output: string): string[] {
  return output
    .split('\n')
    .filter((line) => line.startsWith('{') && Number((JSON.parse(line) as { level: unknown }).level) >= 50)
}

/** Starts `src/main.ts` with this environment and waits for nothing. */
export function beginService(
  env: Readonly<Record<string, string>>,
  args: readonly string[] = [],
): { child: ChildProcess; output: () => string } {
  const { PATH = '' } = process.env
  const child = spawn(process.execPath, [join(root, 'src/main.ts'), ...args], {
    cwd: root,
    env: { PATH, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let text = ''
  child.stdout.on('data', (chunk: Buffer) => (text += chunk.toString()))
  child.stderr.on('data', (chunk: Buffer) => (text += chunk.toString()))
  return { child, output: () => text }
}
