import type { Reason } from './result.ts'

const all = new WeakSet<object>()

/** Whether it is one that is made once. */
export const isLasting = (said: object): boolean => all.has(said)

/** What is said of match after match, each made once: whoever puts it into words finds it again. */
export function lasting<W extends string | number, T extends object>(
  make: (what: W) => T,
  most = 1000,
): (what: W) => T {
  const made = new Map<W, T>()
  return (what) => {
    let found = made.get(what)
    if (found === undefined) {
      if (made.size >= most) made.clear()
      made.set(what, (found = make(what)))
      all.add(found)
    }
    return found
  }
}

/** A reason without values. */
export const plain = lasting((key: string): Reason => ({ key, values: {} }))
