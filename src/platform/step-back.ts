import { readdirSync } from 'node:fs'
import { setPriority } from 'node:os'

/**
 * Lets other processes go first. On Linux a niceness is each thread's own, and those that collect garbage and compile are there
 * before any code of ours runs: all of them are told; threads made later take after the one that makes them.
 * @param niceness from 0 to 19, the last in line
 */
export function stepBack(niceness: number): void {
  setPriority(niceness)
  if (process.platform !== 'linux') return
  for (const thread of readdirSync('/proc/self/task')) {
    try {
      setPriority(Number(thread), niceness)
    } catch {
      // It has ended meanwhile.
    }
  }
}
