import type { Config } from '../../platform/config.ts'
import type { Database } from '../../platform/db/db.ts'
import type { Reference } from '../../reference/reference.ts'
import type { Progress } from './progress.ts'

/** An option as it is typed and explained. */
export interface Option {
  readonly type: 'string' | 'boolean'
  /** What stands for the value in the help: `<number>`. */
  readonly value?: string
  readonly says: string
}

/** One command. Only what it asks of the desk is opened. */
export interface Command {
  /** How it is called: `accounts create`. */
  readonly name: string
  readonly says: string
  /** Names of what is given without a dash, in order; `file?` may be left out. */
  readonly takes?: readonly string[]
  readonly options?: Readonly<Record<string, Option>>
  /** Each begins after `npm run cli -- `. */
  readonly examples: readonly string[]
  /** The way to do the same while a running service has the embedded database. */
  readonly instead?: string
  run(desk: Desk, given: Given): Promise<Report>
}

/** What a command has to say: text for people, or `json` with `--json`. */
export interface Report {
  readonly text: string
  readonly json: unknown
  /** Nothing was thrown, and yet something is wrong: exit code 1. */
  readonly failed?: boolean
}

/** What a command works with; each part is opened when first asked for and closed at the end. */
export interface Desk {
  /** Reads the environment. @throws ConfigError */
  readonly config: () => Config
  readonly now: Temporal.Instant
  /** The configured database with this version's tables: migrated here when embedded, checked otherwise. */
  readonly db: () => Promise<Database>
  readonly reference: () => Promise<Reference>
  /** Shows how far long work has come, where somebody watches. */
  readonly progress: (label: string) => Progress
}

/** The command line was wrong: exit code 2. The message says what would be right. */
export class UsageError extends Error {
  override readonly name = 'UsageError'
}

/** What was typed after the command, checked against what it takes. */
export class Given {
  readonly #positionals: ReadonlyMap<string, string>
  readonly #values: Readonly<Record<string, unknown>>

  constructor(positionals: ReadonlyMap<string, string>, values: Readonly<Record<string, unknown>>) {
    this.#positionals = positionals
    this.#values = values
  }

  /** A positional that the command says it takes. */
  the(name: string): string {
    const value = this.#positionals.get(name)
    if (value === undefined) throw new UsageError(`<${name}> is missing.`)
    return value
  }

  text(option: string): string | undefined {
    const value = this.#values[option]
    if (value === undefined) return undefined
    if (typeof value !== 'string' || value.trim() === '') throw new UsageError(`--${option} is empty. Give it a value.`)
    return value.trim()
  }

  /** True or false where the option or its `--no-…` was given. */
  flag(option: string): boolean | undefined {
    const value = this.#values[option]
    return typeof value === 'boolean' ? value : undefined
  }

  oneOf<const T extends string>(option: string, allowed: readonly T[]): T | undefined {
    const value = this.text(option)
    if (value === undefined) return undefined
    const found = allowed.find((each) => each === value)
    if (found === undefined)
      throw new UsageError(`--${option} is "${value}", but must be one of ${allowed.join(', ')}.`)
    return found
  }

  wholeNumber(option: string, least: number, most: number): number | undefined {
    const value = this.text(option)
    if (value === undefined) return undefined
    const number = /^\d{1,9}$/.test(value) ? Number(value) : Number.NaN
    if (!(number >= least && number <= most))
      throw new UsageError(`--${option} is "${value}", but must be a whole number from ${least} to ${most}.`)
    return number
  }
}

/** Columns under headings, each as wide as its widest value. */
export function table(headings: readonly string[], rows: readonly (readonly string[])[]): string {
  const all = [headings, ...rows]
  const widths = headings.map((_, column) => Math.max(...all.map((row) => (row[column] ?? '').length)))
  return all
    .map((row) =>
      row
        .map((cell, column) => cell.padEnd(widths[column] ?? 0))
        .join('  ')
        .trimEnd(),
    )
    .join('\n')
}

/** `name  value` lines. */
export function lines(values: Readonly<Record<string, string>>): string {
  const width = Math.max(...Object.keys(values).map((name) => name.length))
  return Object.entries(values)
    .map(([name, value]) => `${name.padEnd(width)}  ${value}`)
    .join('\n')
}

/** `2026-03-02 09:00 UTC`. */
export function moment(instant: Temporal.Instant | null): string {
  return instant === null ? '–' : `${instant.toString({ smallestUnit: 'minute' }).slice(0, 16).replace('T', ' ')} UTC`
}
