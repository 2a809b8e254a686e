import { readdirSync, readFileSync } from 'node:fs'

/**
 * Processor seconds of this process and all it has started (receivers, PostgreSQL), dead ones included, from /proc;
 * with them a busy machine can be told from a slow program. Undefined where there is no /proc.
 */
export function processorSeconds(): number | undefined {
  try {
    const all = readdirSync('/proc')
      .filter((name) => /^\d+$/.test(name))
      .flatMap((pid) => {
        try {
          const fields = readFileSync(`/proc/${pid}/stat`, 'utf8')
            .replace(/^.*\) /, '')
            .split(' ')
            .map(Number)
          return [
            {
              pid: Number(pid),
              parent: fields[1] ?? 0,
              ticks: fields.slice(11, 15).reduce((sum, each) => sum + each, 0),
            },
          ]
        } catch {
          return []
        }
      })
    const ours = new Set([process.pid])
    for (let before = 0; before < ours.size;) {
      before = ours.size
      for (const { pid, parent } of all) if (ours.has(parent)) ours.add(pid)
    }
    return all.filter(({ pid }) => ours.has(pid)).reduce((sum, { ticks }) => sum + ticks, 0) / 100
  } catch {
    return undefined
  }
}
