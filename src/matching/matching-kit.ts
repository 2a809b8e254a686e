import type { Catalogue } from '../programmes/programmes.ts'
import type { Reference } from '../reference/reference.ts'

/** What the matching room needs beside the context. */
export interface MatchingKit {
  readonly catalogue: Catalogue
  readonly reference: Reference
}
