/** How far long work has come, told on one line of a terminal that is written over. */
export interface Progress extends Disposable {
  /** @param total where it is known */
  at(done: number, total?: number): void
}

/** Where a bar may be drawn: a terminal for people, never a file or a pipe. */
export interface BarSpace {
  readonly write: (text: string) => void
  readonly columns: number
}

const width = 24
/** Milliseconds between two drawings. */
const pace = 100

/** A bar in the terminal, or nothing where there is none; disposing it leaves the line empty for what comes. */
export function openProgress(label: string, space: BarSpace | undefined): Progress {
  let drawn: number | undefined
  return {
    at(done, total) {
      const now = performance.now()
      const over = done === total
      if (space === undefined || (drawn !== undefined && now - drawn < pace && !over)) return
      drawn = now
      space.write(`\r\x1b[2K${barOf(label, done, total).slice(0, Math.max(10, space.columns - 1))}`)
    },
    [Symbol.dispose]() {
      if (drawn !== undefined) space?.write('\r\x1b[2K')
    },
  }
}

/** `Importing [######------] 50 % 500/1000`; without a total `Importing 500`. */
export function barOf(label: string, done: number, total: number | undefined): string {
  if (total === undefined || total <= 0) return `${label} ${done}`
  const part = Math.min(1, done / total)
  const full = Math.round(part * width)
  return `${label} [${'#'.repeat(full)}${'-'.repeat(width - full)}] ${Math.floor(part * 100)} % ${done}/${total}`
}
