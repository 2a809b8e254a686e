import type { Tx } from '../db/db.ts'

/** How far an import has come: rows done, and what became of them. */
interface Progress {
  readonly done: number
  readonly report: { readonly dry_run: boolean; readonly created: number; readonly updated: number }
}

/** Milliseconds of work that may be done twice. */
const pause = 1000

/**
 * Keeps the place from which an import that is broken off goes on: with rows that are written, in their
 * transaction, since they would be told otherwise a second time; else each second, as all others are told the same again.
 */
export function keptProgress<P extends Progress>(
  keep: (tx: Tx, progress: P) => Promise<void>,
): (tx: Tx, progress: P) => Promise<void> {
  let written = 0
  let kept = Number.NEGATIVE_INFINITY
  return async (tx, progress) => {
    const { dry_run: dryRun, created, updated } = progress.report
    const now = performance.now()
    if ((dryRun || created + updated === written) && now - kept < pause) return
    written = created + updated
    kept = now
    await keep(tx, progress)
  }
}
