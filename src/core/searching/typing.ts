/** Rows of distances, used again: a misspelt word is held against thousands of others. */
let rows = [new Uint16Array(0), new Uint16Array(0), new Uint16Array(0)] as const

/**
 * How many letters were left out, put in, mistaken or swapped between two words (optimal string alignment).
 * @returns undefined when it is more than `most`
 */
export function within(a: string, b: string, most: number): number | undefined {
  if (Math.abs(a.length - b.length) > most) return undefined
  const length = b.length + 1
  if (length > rows[0].length) rows = [new Uint16Array(length), new Uint16Array(length), new Uint16Array(length)]
  let [twoBefore, before, row] = rows
  for (let j = 0; j < length; j += 1) before[j] = j
  for (let i = 1; i <= a.length; i += 1) {
    row[0] = i
    let least = i
    for (let j = 1; j < length; j += 1) {
      const same = a[i - 1] === b[j - 1]
      let cost = Math.min(
        (before[j] as number) + 1,
        (row[j - 1] as number) + 1,
        (before[j - 1] as number) + (same ? 0 : 1),
      )
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1])
        cost = Math.min(cost, (twoBefore[j - 2] as number) + 1)
      row[j] = cost
      if (cost < least) least = cost
    }
    if (least > most) return undefined
    const spare = twoBefore
    twoBefore = before
    before = row
    row = spare
  }
  const distance = before[b.length] as number
  return distance <= most ? distance : undefined
}
