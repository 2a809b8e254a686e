import type { CallStatus } from '../facts/programme.ts'
import type { AsOf } from './as-of.ts'
import type { CompiledProgramme } from './compile.ts'
import type { Facts } from './facts.ts'
import type { CallNow } from './summary.ts'

/** The state of the call on the day asked about, at the budget line that concerns the profile. */
export function callNow(_compiled: CompiledProgramme, _facts: Facts, _asOf: AsOf): CallNow {
  return { status: 'unknown' }
}

/** The call's status alone, without allocating. */
export function statusNow(_compiled: CompiledProgramme, _facts: Facts, _asOf: AsOf): CallStatus {
  return 'unknown'
}
