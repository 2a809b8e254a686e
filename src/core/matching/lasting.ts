import type { Reason } from './result.ts'

/** Reasons that are said of match after match, each made once: whoever puts them into words finds them again. */
export function lasting<W extends string | number>(make: (what: W) => Reason, most = 1000): (what: W) => Reason {
  const made = new Map<W, Reason>()
  return (what) => {
    let found = made.get(what)
    if (found === undefined) {
      if (made.size >= most) made.clear()
      made.set(what, (found = make(what)))
    }
    return found
  }
}

/** A reason without values. */
export const plain = lasting((key: string): Reason => ({ key, values: {} }))
