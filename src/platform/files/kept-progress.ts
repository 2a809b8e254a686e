/** How far an import has come: rows done, and what became of them. */
interface Progress {
  readonly done: number
  readonly report: { readonly dry_run: boolean; readonly created: number; readonly updated: number }
}

/** Milliseconds of work that may be done twice. */
const pause = 1000

/**
 * Keeps the place from which an import that is broken off goes on: at once after rows that were written, which would be told
 * otherwise a second time; else each second, as all others are told the same again.
 */
export function keptProgress<P extends Progress>(keep: (progress: P) => Promise<void>): (progress: P) => Promise<void> {
  let written = 0
  let kept = Number.NEGATIVE_INFINITY
  return async (progress) => {
    const { dry_run: dryRun, created, updated } = progress.report
    const now = performance.now()
    if ((dryRun || created + updated === written) && now - kept < pause) return
    written = created + updated
    kept = now
    await keep(progress)
  }
}
