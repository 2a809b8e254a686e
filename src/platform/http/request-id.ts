import { randomUUID } from 'node:crypto'

/** The caller's `X-Request-Id` where it is at most 128 harmless characters; else a fresh one. */
export function requestIdOf(header: string | string[] | undefined): string {
  return typeof header === 'string' && /^[\w.:+=@/-]{1,128}$/.test(header) ? header : randomUUID()
}
