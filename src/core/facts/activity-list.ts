import type { CodeEntries } from '../criteria/criterion.ts'
import type { ActivityCode } from './activity-code.ts'
import { isUnder } from './activity-code.ts'
import { parseActivityCode } from './activity-parse.ts'
import type { ActivityParse } from './activity-parse.ts'
import type { ActivityReference } from './activity-reference.ts'
import type { Scheme } from './scheme.ts'

/** A call's printed list, read entry by entry. */
export interface CodeList {
  readonly entries: Required<CodeEntries>
  readonly refused: readonly { readonly index: number; readonly refusal: Extract<ActivityParse, { ok: false }> }[]
  /** Entries printed shorter although codes under them are listed too: is it their subtree, or a heading? To be checked by a person. */
  readonly review: readonly string[]
}

/**
 * Reads a call's list of codes: full codes are `exact`, shorter ones their `subtree`. A shorter one above listed codes
 * may be a mere heading and is named in `review`. Repeated entries count once; what cannot be read is in `refused`.
 */
export function readCodeList(printed: readonly string[], scheme: Scheme, ref: ActivityReference): CodeList {
  const exact = new Map<string, ActivityCode>()
  const subtree = new Map<string, ActivityCode>()
  const refused: CodeList['refused'][number][] = []
  printed.forEach((entry, index) => {
    const parsed = parseActivityCode(entry, scheme, ref)
    if (!parsed.ok) refused.push({ index, refusal: parsed })
    else (parsed.coarse ? subtree : exact).set(parsed.code.code, parsed.code)
  })
  const all = [...exact.values(), ...subtree.values()]
  const review = [...subtree.values()].filter((above) =>
    all.some((code) => code !== above && isUnder(code, above, ref)),
  )
  return {
    entries: { exact: [...exact.keys()], subtree: [...subtree.keys()] },
    refused,
    review: review.map((code) => code.code),
  }
}
