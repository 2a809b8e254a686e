/**
 * How many letters were left out, put in, mistaken or swapped between two words (optimal string alignment).
 * @returns undefined when it is more than `most`
 */
export function within(a: string, b: string, most: number): number | undefined {
  if (Math.abs(a.length - b.length) > most) return undefined
  let twoBefore: number[] = []
  let before = Array.from({ length: b.length + 1 }, (_, at) => at)
  for (let i = 1; i <= a.length; i += 1) {
    const row = [i]
    let least = i
    for (let j = 1; j <= b.length; j += 1) {
      const same = a[i - 1] === b[j - 1]
      let cost = Math.min((before[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1, (before[j - 1] ?? 0) + (same ? 0 : 1))
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1])
        cost = Math.min(cost, (twoBefore[j - 2] ?? 0) + 1)
      row.push(cost)
      if (cost < least) least = cost
    }
    if (least > most) return undefined
    twoBefore = before
    before = row
  }
  const distance = before[b.length] ?? 0
  return distance <= most ? distance : undefined
}
