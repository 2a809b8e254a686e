import { readdirSync } from 'node:fs'
import { getPriority, setPriority } from 'node:os'

/**
 * Lets other processes go first. On Linux a niceness is each thread's own, and those that collect garbage and compile are there
 * before any code of ours runs: all of them are told; threads made later take after the one that makes them. A courtesy: where
 * the system does not let it, work goes on as before.
 * @param niceness from 0 to 19, the last in line; who stands further back already stays there
 */
export function stepBack(niceness: number): void {
  try {
    // To come forward again is refused to most users (EACCES).
    if (getPriority() >= niceness) return
    setPriority(niceness)
    if (process.platform !== 'linux') return
    for (const thread of readdirSync('/proc/self/task')) stepBackThread(Number(thread), niceness)
  } catch {
    // Refused by a sandbox, or there is no /proc.
  }
}

function stepBackThread(thread: number, niceness: number): void {
  try {
    setPriority(thread, niceness)
  } catch {
    // It has ended meanwhile.
  }
}
