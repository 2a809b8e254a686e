import { parseArgs } from 'node:util'
import { ConfigError, readConfig, type Environment } from '../../platform/config.ts'
import { openDatabase, type Database } from '../../platform/db/db.ts'
import { FolderInUse } from '../../platform/db/folder-lock.ts'
import { inspectDatabase, migrate, MigrationError } from '../../platform/db/migrate.ts'
import { oneLine } from '../../platform/one-line.ts'
import { Problem } from '../../platform/problem.ts'
import { loadReference } from '../../reference/reference.ts'
import { Given, UsageError, type Command, type Desk, type Report } from './command.ts'
import { commands } from './commands.ts'
import { helpFor, overview } from './help.ts'
import { openProgress, type BarSpace } from './progress.ts'
import manifest from '../../../package.json' with { type: 'json' }

/** Where a command line's words go. */
export interface Terminal {
  readonly out: (text: string) => void
  readonly error: (text: string) => void
  /** For bars; absent where nobody watches. */
  readonly bar?: BarSpace
}

/** What the process ends with; `helpFor` and docs/guides/command-line.md say the same. */
export const exitCodes = { done: 0, refused: 1, usage: 2, inUse: 3 } as const
export type ExitCode = (typeof exitCodes)[keyof typeof exitCodes]

/** What a test may put in the place of the real thing: an open and migrated database, which stays open. */
export interface CliOverrides {
  readonly db?: Database
}

/**
 * Runs one command line.
 * @returns the exit code: 0 done, 1 refused or something is wrong, 2 the command line was wrong, 3 the embedded database
 * is in use by another process
 * @throws what is a fault of ours
 */
export async function runCli(
  args: readonly string[],
  environment: Environment,
  terminal: Terminal,
  overrides: CliOverrides = {},
): Promise<ExitCode> {
  const json = args.includes('--json')
  try {
    await using resources = new AsyncDisposableStack()
    const report = await answer(args, deskFor(environment, terminal, resources, overrides))
    terminal.out(json ? JSON.stringify(report.json, null, 2) : report.text)
    return report.failed === true ? exitCodes.refused : exitCodes.done
  } catch (error) {
    const line = lineOf(error, args)
    if (line === undefined) throw error
    terminal.error(json ? JSON.stringify({ error: { code: codeOf(error), detail: line } }) : line)
    if (error instanceof FolderInUse) return exitCodes.inUse
    return error instanceof UsageError ? exitCodes.usage : exitCodes.refused
  }
}

function lineOf(error: unknown, args: readonly string[]): string | undefined {
  if (error instanceof UsageError) return error.message
  if (!(error instanceof FolderInUse)) return oneLine(error)
  const instead = commandNamed(args.filter((arg) => !arg.startsWith('-')))?.instead
  return instead === undefined ? error.message : `${error.message} While it runs, ${instead} does the same.`
}

function codeOf(error: unknown): string {
  if (error instanceof UsageError) return 'usage'
  if (error instanceof Problem) return error.code
  if (error instanceof FolderInUse) return 'database_in_use'
  return error instanceof ConfigError ? 'configuration' : 'unavailable'
}

async function answer(args: readonly string[], desk: Desk): Promise<Report> {
  const words = args.filter((arg) => !arg.startsWith('-'))
  if (words.length === 0 && args.includes('--version'))
    return { text: manifest.version, json: { version: manifest.version } }
  const command = commandNamed(words)
  if (args.includes('--help') || args.includes('-h') || words.length === 0 || words[0] === 'help') {
    const text = command === undefined ? overview(commands) : helpFor(command)
    return { text, json: { help: text } }
  }
  if (command === undefined) throw new UsageError(unknownCommand(words))
  const rest = withoutName(args, command)
  return command.run(desk, read(command, rest))
}

function commandNamed(words: readonly string[]): Command | undefined {
  const from = words[0] === 'help' ? words.slice(1) : words
  return commands.find(({ name }) => name === from.slice(0, name.split(' ').length).join(' '))
}

function unknownCommand(words: readonly string[]): string {
  const group = commands.filter(({ name }) => name.startsWith(`${words[0]} `)).map(({ name }) => name)
  const asked = words.slice(0, group.length > 0 ? 2 : 1).join(' ')
  return `There is no command "${asked}". ${group.length > 0 ? `There are: ${group.join(', ')}.` : 'See: npm run cli -- --help'}`
}

/** The arguments without the words of the command's name, which may stand among options. */
function withoutName(args: readonly string[], { name }: Command): string[] {
  const left = name.split(' ')
  return args.filter((arg) => {
    if (arg !== left[0]) return true
    left.shift()
    return false
  })
}

function read(command: Command, args: readonly string[]): Given {
  const see = `See: npm run cli -- ${command.name} --help`
  const options = { ...command.options, json: { type: 'boolean' } } as const
  let parsed
  try {
    parsed = parseArgs({ args: [...args], options, allowPositionals: true, allowNegative: true, strict: true })
  } catch (error) {
    const [message = ''] = (error instanceof Error ? error.message : String(error)).split(/\n|\. To specify/)
    throw new UsageError(`${message.replace(/\.?$/, '.')} ${see}`)
  }
  const takes = command.takes ?? []
  const [extra] = parsed.positionals.slice(takes.length)
  if (extra !== undefined)
    throw new UsageError(
      `"${extra}" is too much: ${command.name} takes ${takes.length === 0 ? 'nothing' : takes.map((name) => `<${name}>`).join(' ')}. ${see}`,
    )
  const missing = takes.slice(parsed.positionals.length)
  if (missing.length > 0) throw new UsageError(`${missing.map((name) => `<${name}>`).join(' ')} is missing. ${see}`)
  const empty = takes.find((_, index) => parsed.positionals[index]?.trim() === '')
  if (empty !== undefined) throw new UsageError(`<${empty}> is empty. ${see}`)
  return new Given(new Map(takes.map((name, index) => [name, parsed.positionals[index]?.trim() ?? ''])), parsed.values)
}

function deskFor(
  environment: Environment,
  terminal: Terminal,
  resources: AsyncDisposableStack,
  overrides: CliOverrides,
): Desk {
  const once = <T>(make: () => T): (() => T) => {
    let made: { value: T } | undefined
    return () => (made ??= { value: make() }).value
  }
  const config = once(() => readConfig(environment))
  return {
    config,
    now: Temporal.Now.instant().round({ smallestUnit: 'millisecond', roundingMode: 'trunc' }),
    db: once(async () => {
      const settings = config()
      if (overrides.db !== undefined) return overrides.db
      const db = resources.use(await openDatabase(settings))
      await bringTables(db)
      return db
    }),
    reference: once(loadReference),
    progress: (label) => openProgress(label, terminal.bar),
  }
}

/** The embedded database belongs to this version; a PostgreSQL may be shared with others, so its operator migrates it. */
async function bringTables(db: Database): Promise<void> {
  if (db.engine === 'pglite') return void (await migrate(db))
  const { missing, unknown } = await inspectDatabase(db)
  if (unknown.length > 0)
    throw new MigrationError(
      `The database has migration ${unknown.join(', ')}, which this version does not know: use a newer version.`,
    )
  if (missing.length > 0)
    throw new MigrationError(`The database lacks ${missing.length} migrations of this version. Run: npm run migrate`)
}
