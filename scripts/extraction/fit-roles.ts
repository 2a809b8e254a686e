import type { Cues } from '../../src/core/extraction/text/mentions.ts'
import type { Role, RoleWeights } from '../../src/core/extraction/learned/roles.ts'

/** A figure or a sentence of an annotated call: its cues, and what it is; one of two roles counts half for each. */
export interface Example {
  readonly cues: Cues
  readonly roles: readonly Role[]
}

/** Cues that fewer examples have say nothing. */
const leastSeen = 2
/** How much the squares of the weights count against them. */
const penalty = 0.25
const steps = 120
/** Steps that the next direction is taken from. */
const memory = 8

/** Multinomial logistic regression with an L2 penalty, by L-BFGS; the same examples give the same weights. */
export function fitRoles(examples: readonly Example[]): RoleWeights {
  const seen = new Map<string, number>()
  for (const { cues } of examples) for (const cue of cues.keys()) seen.set(cue, (seen.get(cue) ?? 0) + 1)
  const names = [...seen].filter(([, count]) => count >= leastSeen).map(([cue]) => cue)
  const roles = [...new Set(examples.flatMap((each) => each.roles))].toSorted()
  const columns = new Map(names.map((cue, at) => [cue, at] as const))
  const width = roles.length
  const rows = examples.map((example) => rowOf(example, columns, roles))
  // The weights of a cue lie side by side; those without one at the end.
  const weights = minimum((names.length + 1) * width, (point, gradient) =>
    loss(rows, width, names.length, point, gradient),
  )
  const lines: string[] = []
  for (const [at, cue] of names.entries()) {
    const row = roles.flatMap((_, role) => {
      const weight = Math.round((weights[at * width + role] ?? 0) * 100)
      return Math.abs(weight) < leastWeight ? [] : [role, weight]
    })
    if (row.length > 0) lines.push(`${cue}\t${row.join(' ')}`)
  }
  return {
    roles,
    alone: roles.map((_, role) => Math.round((weights[names.length * width + role] ?? 0) * 100)),
    cues: lines.join('\n'),
  }
}

/** Weights below so many hundredths are left out. */
const leastWeight = 10

interface Row {
  readonly at: Uint32Array
  readonly counts: Float64Array
  readonly wanted: readonly number[]
}

function rowOf({ cues, roles }: Example, columns: ReadonlyMap<string, number>, all: readonly Role[]): Row {
  const known = [...cues].flatMap(([cue, count]) => {
    const at = columns.get(cue)
    return at === undefined ? [] : [[at, count] as const]
  })
  return {
    at: Uint32Array.from(known, ([at]) => at),
    counts: Float64Array.from(known, ([, count]) => count),
    wanted: roles.map((role) => all.indexOf(role)),
  }
}

/** What is to be made small at a point; writes its gradient. */
function loss(rows: readonly Row[], width: number, alone: number, point: Float64Array, gradient: Float64Array): number {
  let sum = 0
  for (let at = 0; at < alone * width; at += 1) {
    const weight = point[at] ?? 0
    sum += penalty * weight * weight
    gradient[at] = 2 * penalty * weight
  }
  gradient.fill(0, alone * width)
  const chances = new Float64Array(width)
  for (const { at, counts, wanted } of rows) {
    for (let role = 0; role < width; role += 1) chances[role] = point[alone * width + role] ?? 0
    for (let each = 0; each < at.length; each += 1) {
      const from = (at[each] ?? 0) * width
      const count = counts[each] ?? 0
      for (let role = 0; role < width; role += 1)
        chances[role] = (chances[role] ?? 0) + count * (point[from + role] ?? 0)
    }
    const most = chances.reduce((a, b) => Math.max(a, b))
    let all = 0
    for (let role = 0; role < width; role += 1) all += Math.exp((chances[role] ?? 0) - most)
    for (const role of wanted) sum += (most + Math.log(all) - (chances[role] ?? 0)) / wanted.length
    for (let role = 0; role < width; role += 1) chances[role] = Math.exp((chances[role] ?? 0) - most) / all
    for (const role of wanted) chances[role] = (chances[role] ?? 0) - 1 / wanted.length
    for (let each = 0; each < at.length; each += 1) {
      const from = (at[each] ?? 0) * width
      const count = counts[each] ?? 0
      for (let role = 0; role < width; role += 1)
        gradient[from + role] = (gradient[from + role] ?? 0) + count * (chances[role] ?? 0)
    }
    for (let role = 0; role < width; role += 1)
      gradient[alone * width + role] = (gradient[alone * width + role] ?? 0) + (chances[role] ?? 0)
  }
  return sum
}

const dot = (a: Float64Array, b: Float64Array): number => a.reduce((sum, each, at) => sum + each * (b[at] ?? 0), 0)

/** Where a convex function is least (Nocedal and Wright, Numerical Optimization, algorithm 7.5). */
function minimum(size: number, value: (point: Float64Array, gradient: Float64Array) => number): Float64Array {
  let point = new Float64Array(size)
  let gradient = new Float64Array(size)
  let now = value(point, gradient)
  const past: { readonly move: Float64Array; readonly turn: Float64Array; readonly scale: number }[] = []
  for (let step = 0; step < steps; step += 1) {
    const direction = gradient.map((each) => -each)
    const parts = past.toReversed().map(({ move, turn, scale }) => {
      const part = scale * dot(move, direction)
      for (let at = 0; at < size; at += 1) direction[at] = (direction[at] ?? 0) - part * (turn[at] ?? 0)
      return part
    })
    const last = past.at(-1)
    const length =
      last === undefined ? 1 / Math.sqrt(dot(gradient, gradient)) : 1 / (last.scale * dot(last.turn, last.turn))
    for (let at = 0; at < size; at += 1) direction[at] = (direction[at] ?? 0) * length
    for (const [each, { move, turn, scale }] of past.entries()) {
      const part = (parts[past.length - 1 - each] ?? 0) - scale * dot(turn, direction)
      for (let at = 0; at < size; at += 1) direction[at] = (direction[at] ?? 0) + part * (move[at] ?? 0)
    }
    const slope = dot(gradient, direction)
    const next = new Float64Array(size)
    const there = new Float64Array(size)
    let far = 1
    let then = Infinity
    for (; far > 1e-6; far /= 2) {
      for (let at = 0; at < size; at += 1) next[at] = (point[at] ?? 0) + far * (direction[at] ?? 0)
      then = value(next, there)
      if (then <= now + 1e-4 * far * slope) break
    }
    if (!(then < now)) break
    const move = next.map((each, at) => each - (point[at] ?? 0))
    const turn = there.map((each, at) => each - (gradient[at] ?? 0))
    past.push({ move, turn, scale: 1 / dot(move, turn) })
    if (past.length > memory) past.shift()
    const gained = now - then
    point = next
    gradient = there
    now = then
    if (gained < 1e-5 * Math.abs(now)) break
  }
  return point
}
