import { openValidators } from '../platform/http/validator.ts'
import type { Fault } from '../platform/problem.ts'
import { programmeInput } from './programme-schemas.ts'

/** Holds a programme that did not come as a body against the same schema as one that did. */
export function openProgrammeForm(): (json: unknown) => Fault[] {
  return openValidators().compile(programmeInput)
}
