import { Problem } from '../problem.ts'

/**
 * The refusal of an address that has failed too often.
 * @param wait whole seconds until it may try again
 */
export function tooManyFailures(wait: number, cause?: unknown): Problem {
  return new Problem(
    'too_many_failures',
    {
      en: `Too many calls from this address failed to authenticate. Check their tokens. A token that this process has not seen yet waits, too, also a sound one: try again in ${wait} s.`,
      el: `Πάρα πολλές κλήσεις από αυτή τη διεύθυνση απέτυχαν στην ταυτοποίηση. Ελέγξτε τα διακριτικά τους. Περιμένει και όποιο διακριτικό δεν έχει δει ακόμη η διεργασία, ακόμη κι αν είναι σωστό: δοκιμάστε ξανά σε ${wait} δευτ.`,
    },
    { headers: { 'retry-after': String(wait) }, cause },
  )
}
