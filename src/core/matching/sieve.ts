import { dayOf } from './as-of.ts'
import type { AsOf } from './as-of.ts'
import { stepNow } from './call-now.ts'
import type { CallStep } from './call-steps.ts'
import type { CompiledProgramme } from './compile.ts'
import { quickMatchAt } from './evaluate.ts'
import type { Answers } from './evaluate.ts'
import type { CoreReference, Facts } from './facts.ts'
import type { QuickMatch } from './result.ts'
import { buildRows, siftRows } from './sieve-rows.ts'

/**
 * Many programmes at once. What every applicant has to be (activity, place, size, form, amount) is kept as bits over the
 * programmes; a profile's facts tell which of them it cannot fit, and only the others are judged. The answers are those
 * of `quickMatch`.
 */
export interface Sieve {
  readonly programmes: readonly CompiledProgramme[]
  /** `quickMatch` of every programme, in their order. `answers` gives a programme's answers, where there are any. */
  matchAll(facts: Facts, asOf: AsOf, answers?: (programme: CompiledProgramme) => Answers | undefined): QuickMatch[]
}

/** The calls at one time, shared by all profiles; undefined where the call depends on the profile's site. */
interface Calls {
  readonly asOf: AsOf
  readonly steps: readonly (CallStep | undefined)[]
  readonly refused: readonly (QuickMatch | undefined)[]
}

export function buildSieve(programmes: readonly CompiledProgramme[], reference: CoreReference): Sieve {
  const rows = buildRows(programmes, reference)
  let last: Calls | undefined
  return {
    programmes,
    matchAll(facts, asOf, answers) {
      const left = siftRows(rows, facts, dayOf(asOf))
      if (last === undefined || !sameTime(last.asOf, asOf)) last = callsAt(programmes, facts, asOf)
      const { steps, refused } = last
      const out: QuickMatch[] = []
      for (let number = 0; number < programmes.length; number += 1) {
        const known = refused[number]
        const sifted = (((left[number >>> 5] ?? 0) >>> (number & 31)) & 1) === 0
        if (sifted && known !== undefined) {
          out.push(known)
          continue
        }
        const programme = programmes[number] as CompiledProgramme
        const step = steps[number] ?? stepNow(programme.call, programme.steps, facts, asOf)
        out.push(sifted ? step.refused : quickMatchAt(programme, facts, asOf, step, answers?.(programme)))
      }
      return out
    },
  }
}

function callsAt(programmes: readonly CompiledProgramme[], facts: Facts, asOf: AsOf): Calls {
  const steps = programmes.map(({ call, steps: lines }) =>
    lines.length === 1 ? stepNow(call, lines, facts, asOf) : undefined,
  )
  return { asOf, steps, refused: steps.map((step) => step?.refused) }
}

function sameTime(a: AsOf, b: AsOf): boolean {
  if (a.kind === 'instant') return b.kind === 'instant' && a.epoch_ms === b.epoch_ms && a.today === b.today
  return b.kind === 'date' && a.date === b.date
}
