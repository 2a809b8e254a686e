/**
 * The three answers of strong Kleene logic (Kleene 1952, §64).
 * Absent facts answer `unknown`, never `not_met`.
 */
export type Outcome = 'met' | 'not_met' | 'unknown'

/**
 * What is said of a (profile, programme) pair.
 * - `eligible`: every condition is met.
 * - `not_eligible`: at least one condition that decides is not met, whatever the open ones turn out to be.
 * - `needs_info`: undecided; facts of the profile would decide it, and the result names them.
 * - `needs_review`: undecided; only conditions that a person has to confirm are open.
 */
export type Verdict = 'eligible' | 'not_eligible' | 'needs_info' | 'needs_review'

export const verdicts = ['eligible', 'not_eligible', 'needs_info', 'needs_review'] as const

export function allOf(outcomes: Iterable<Outcome>): Outcome {
  let result: Outcome = 'met'
  for (const outcome of outcomes) {
    if (outcome === 'not_met') return 'not_met'
    if (outcome === 'unknown') result = 'unknown'
  }
  return result
}

export function anyOf(outcomes: Iterable<Outcome>): Outcome {
  let result: Outcome = 'not_met'
  for (const outcome of outcomes) {
    if (outcome === 'met') return 'met'
    if (outcome === 'unknown') result = 'unknown'
  }
  return result
}

export function negate(outcome: Outcome): Outcome {
  if (outcome === 'unknown') return 'unknown'
  return outcome === 'met' ? 'not_met' : 'met'
}

/** At least `k` of the outcomes are met: met when k are, not met when k no longer can be. */
export function atLeast(k: number, outcomes: Iterable<Outcome>): Outcome {
  let met = 0
  let open = 0
  for (const outcome of outcomes) {
    if (outcome === 'met') met += 1
    else if (outcome === 'unknown') open += 1
  }
  if (met >= k) return 'met'
  return met + open >= k ? 'unknown' : 'not_met'
}
