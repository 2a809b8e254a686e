import learned from './role-weights.json' with { type: 'json' }
import type { Cues } from '../text/mentions.ts'

/** What an amount, a percentage or a date of a call can be of, or what a sentence states; `none` where nothing that a programme has. */
export type Role = string

/** Of what something was learned: a kind of figure, or a field that a sentence may state. */
export type Learned = keyof typeof learned

/** The weights of the roles of a kind, in hundredths. */
export interface RoleWeights {
  readonly roles: readonly Role[]
  /** Of each role before anything is known. */
  readonly alone: readonly number[]
  /** A line per cue: its name, a tab, and the numbers of roles with their weights in turn. */
  readonly cues: string
}

/** The roles of a kind, with the chance of each in its place. */
export interface RoleChances {
  readonly roles: readonly Role[]
  readonly chances: Float64Array
}

/** Per cue the number of a role and its weight, in turn. */
const tables = new Map<RoleWeights, ReadonlyMap<string, readonly number[]>>()

function tableOf(weights: RoleWeights): ReadonlyMap<string, readonly number[]> {
  const known = tables.get(weights)
  if (known !== undefined) return known
  const table = new Map(
    weights.cues.split('\n').map((line) => {
      const [cue = '', numbers = ''] = line.split('\t')
      return [cue, numbers.split(' ').map(Number)] as const
    }),
  )
  tables.set(weights, table)
  return table
}

/** How likely each role is by the cues: multinomial logistic regression. */
export function roleChances(kind: Learned, cues: Cues): RoleChances {
  const { roles, alone } = learned[kind]
  const table = tableOf(learned[kind])
  const chances = Float64Array.from(alone)
  for (const [cue, count] of cues) {
    const row = table.get(cue) ?? []
    for (let at = 0; at < row.length; at += 2) {
      const role = row[at] ?? 0
      chances[role] = (chances[role] ?? 0) + (row[at + 1] ?? 0) * count
    }
  }
  const most = Math.max(...chances)
  const powers = chances.map((sum) => Math.exp((sum - most) / 100))
  const all = powers.reduce((sum, power) => sum + power, 0)
  return { roles, chances: powers.map((power) => power / all) }
}
