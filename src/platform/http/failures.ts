import { Problem } from '../problem.ts'

/**
 * The refusal of an address that has failed too often.
 * @param wait whole seconds until it may try again
 */
export function tooManyFailures(wait: number, cause?: unknown): Problem {
  return new Problem(
    'too_many_failures',
    {
      en: `Too many calls from this address failed to authenticate. Check the token, and try again in ${wait} s.`,
      el: `Πάρα πολλές κλήσεις από αυτή τη διεύθυνση απέτυχαν στην ταυτοποίηση. Ελέγξτε το διακριτικό και δοκιμάστε ξανά σε ${wait} δευτ.`,
    },
    { headers: { 'retry-after': String(wait) }, cause },
  )
}
