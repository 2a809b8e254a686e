import { openValidators } from '../platform/http/validator.ts'
import type { Fault } from '../platform/problem.ts'
import { profileBody } from './profile-schemas.ts'

/** Holds a profile that did not come as a body against the same schema as one that did. */
export function openProfileForm(): (json: unknown) => Fault[] {
  return openValidators().compile(profileBody)
}
