import { AsyncLocalStorage } from 'node:async_hooks'
import { pino, stdTimeFunctions, type DestinationStream, type Logger } from 'pino'
import type { LogLevel } from './config.ts'
import { currentTrace } from './tracing.ts'

export type Log = Logger

/** Fields that every line written inside `withLogFields` carries: request id, job id. */
const fields = new AsyncLocalStorage<Readonly<Record<string, string>>>()

/**
 * Opens the log: one JSON object a line, on standard output unless told otherwise.
 * Secrets and personal data never belong in a line; the paths below are the net under that rule.
 */
export function openLog(level: LogLevel, destination?: DestinationStream): Log {
  const options = {
    level,
    base: null,
    timestamp: stdTimeFunctions.isoTime,
    mixin: () => {
      const trace = currentTrace()
      return trace === null ? (fields.getStore() ?? {}) : { ...fields.getStore(), trace_id: trace.split('-')[1] }
    },
    redact: {
      paths: ['authorization', '*.authorization', '*.*.authorization', 'cookie', '*.cookie', 'secret', '*.secret'],
      censor: '[removed]',
    },
  }
  return destination === undefined ? pino(options) : pino(options, destination)
}

/** Runs `work` so that every line it logs carries these fields beside those already set. */
export function withLogFields<T>(more: Readonly<Record<string, string>>, work: () => T): T {
  return fields.run({ ...fields.getStore(), ...more }, work)
}
