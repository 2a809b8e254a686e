import type { Text } from './language.ts'
import type { ProblemCode } from './problem.ts'

interface Remedy {
  /** Whether the same call may succeed later, as it is: after `Retry-After`, or not at all. */
  readonly again: boolean
  readonly says: Text
}

const change = (en: string, el: string): Remedy => ({ again: false, says: { en, el } })
const wait = (en: string, el: string): Remedy => ({ again: true, says: { en, el } })

/** What a caller does about each refusal; shown at `/problems/{code}` and in docs/errors.md. */
export const remedies: Readonly<Record<ProblemCode, Remedy>> = {
  bad_request: change(
    'Correct the request: `detail` says what HTTP does not allow.',
    'Διορθώστε το αίτημα: το `detail` λέει τι δεν επιτρέπει το HTTP.',
  ),
  bad_url: change('Percent-encode the address as UTF-8.', 'Κωδικοποιήστε τη διεύθυνση ως UTF-8.'),
  invalid_json: change(
    'Send UTF-8 JSON; `detail` has the line and column of the fault.',
    'Στείλτε JSON σε UTF-8· το `detail` δίνει γραμμή και στήλη του σφάλματος.',
  ),
  invalid_parameter: change(
    'Correct the parameter that `detail` names. Unknown ones are refused, not dropped.',
    'Διορθώστε την παράμετρο που αναφέρει το `detail`. Οι άγνωστες απορρίπτονται, δεν αγνοούνται.',
  ),
  invalid_cursor: change(
    'Start from the first page. A cursor belongs to its list, account and filters.',
    'Ξεκινήστε από την πρώτη σελίδα. Ο δείκτης ανήκει στη λίστα, τον λογαριασμό και τα φίλτρα του.',
  ),
  not_found: change(
    'Check the id. What belongs to another account looks the same.',
    'Ελέγξτε το αναγνωριστικό. Ό,τι ανήκει σε άλλον λογαριασμό φαίνεται το ίδιο.',
  ),
  route_not_found: change('Check the address against `/openapi.json`.', 'Ελέγξτε τη διεύθυνση στο `/openapi.json`.'),
  method_not_allowed: change(
    'Use a method that the `Allow` header names.',
    'Χρησιμοποιήστε μέθοδο από την κεφαλίδα `Allow`.',
  ),
  request_timeout: wait(
    'Send it again, with the same Idempotency-Key.',
    'Στείλτε το ξανά, με το ίδιο Idempotency-Key.',
  ),
  body_too_large: change(
    'Send it in parts, or use an import: `detail` says how much the operation accepts.',
    'Στείλτε το τμηματικά ή χρησιμοποιήστε εισαγωγή: το `detail` λέει πόσο δέχεται η ενέργεια.',
  ),
  uri_too_long: change(
    'Shorten the address: at most 8192 characters, ids as they were given.',
    'Συντομεύστε τη διεύθυνση: έως 8192 χαρακτήρες, αναγνωριστικά όπως δόθηκαν.',
  ),
  unsupported_media_type: change(
    'Send a media type that `Accept-Post` names, uncompressed.',
    'Στείλτε τύπο περιεχομένου από το `Accept-Post`, ασυμπίεστο.',
  ),
  validation_failed: change(
    'Correct what `errors` points at: a JSON Pointer, a code and a sentence for each fault.',
    'Διορθώστε όσα δείχνει το `errors`: δείκτης JSON, κωδικός και πρόταση για κάθε σφάλμα.',
  ),
  document_unreadable: change(
    'Send the document in another form: text that can be selected, or a table.',
    'Στείλτε το έγγραφο σε άλλη μορφή: κείμενο που επιλέγεται ή πίνακα.',
  ),
  headers_too_large: change(
    'Send fewer or shorter headers: 16 KiB with the address.',
    'Στείλτε λιγότερες ή μικρότερες κεφαλίδες: 16 KiB μαζί με τη διεύθυνση.',
  ),
  authentication_required: change(
    'Send `Authorization: Bearer` with an API key or a session token.',
    'Στείλτε `Authorization: Bearer` με κλειδί API ή διακριτικό συνεδρίας.',
  ),
  invalid_token: change(
    'Read `detail`: the token is mistyped, unknown or revoked. Use another one.',
    'Διαβάστε το `detail`: το διακριτικό έχει λάθος, είναι άγνωστο ή ανακλήθηκε. Χρησιμοποιήστε άλλο.',
  ),
  expired_token: change(
    'Fetch a new session token, or rotate the key.',
    'Πάρτε νέο διακριτικό συνεδρίας ή ανανεώστε το κλειδί.',
  ),
  account_unknown: change(
    'The session is valid, its account is not here: ask the operator.',
    'Η συνεδρία ισχύει, ο λογαριασμός της δεν υπάρχει εδώ: ρωτήστε τον διαχειριστή.',
  ),
  tier_required: change('Upgrade the account to the Agency tier.', 'Αναβαθμίστε τον λογαριασμό στο πακέτο Agency.'),
  insufficient_scope: change(
    'Use a key with the scope that `WWW-Authenticate` names.',
    'Χρησιμοποιήστε κλειδί με το δικαίωμα που αναφέρει το `WWW-Authenticate`.',
  ),
  publisher_required: change(
    'Ask the operator to mark the account as a publisher.',
    'Ζητήστε από τον διαχειριστή να σημειώσει τον λογαριασμό ως εκδότη.',
  ),
  origin_not_allowed: change(
    'Call from a program, or from a page of the service’s own address.',
    'Καλέστε από πρόγραμμα ή από σελίδα της ίδιας της υπηρεσίας.',
  ),
  rate_limited: wait(
    'Wait `Retry-After` seconds; the window is the whole account’s.',
    'Περιμένετε όσα δευτερόλεπτα λέει το `Retry-After`· το παράθυρο είναι όλου του λογαριασμού.',
  ),
  too_many_failures: wait(
    'Correct the token, then wait `Retry-After` seconds.',
    'Διορθώστε το διακριτικό και περιμένετε όσα δευτερόλεπτα λέει το `Retry-After`.',
  ),
  conflict: change(
    'Read the resource as it is now; `detail` says what stands against it.',
    'Διαβάστε τον πόρο όπως είναι τώρα· το `detail` λέει τι εμποδίζει.',
  ),
  match_not_eligible: change(
    'Read the reasoning: it says what would have to change.',
    'Διαβάστε την αιτιολόγηση: λέει τι θα έπρεπε να αλλάξει.',
  ),
  programme_withdrawn: change(
    'Keep what is there: read and export it. The same call works if the programme is published again.',
    'Κρατήστε ό,τι υπάρχει: διαβάστε το και εξαγάγετέ το. Η ίδια κλήση γίνεται δεκτή αν το πρόγραμμα δημοσιευθεί ξανά.',
  ),
  draft_not_ready: wait(
    'Wait until the draft is complete: poll it, or wait for `draft.completed`.',
    'Περιμένετε να ολοκληρωθεί το σχέδιο: διαβάστε το ξανά ή περιμένετε το `draft.completed`.',
  ),
  already_exists: change('Change what is there, or choose another name.', 'Αλλάξτε το υπάρχον ή επιλέξτε άλλο όνομα.'),
  idempotency_conflict: wait(
    'Send the same call again after `Retry-After` seconds.',
    'Στείλτε την ίδια κλήση ξανά μετά από όσα δευτερόλεπτα λέει το `Retry-After`.',
  ),
  idempotency_answer_lost: change('It happened, once: read the resource.', 'Έγινε, μία φορά: διαβάστε τον πόρο.'),
  secret_already_shown: change(
    'Rotate the secret: it cannot be shown again.',
    'Ανανεώστε το μυστικό: δεν εμφανίζεται ξανά.',
  ),
  idempotency_key_reused: change(
    'Use a new Idempotency-Key for a new call.',
    'Χρησιμοποιήστε νέο Idempotency-Key για νέα κλήση.',
  ),
  precondition_failed: change(
    'Read the resource, apply your change to what it is now, send its new ETag.',
    'Διαβάστε τον πόρο, κάντε την αλλαγή σας στο τωρινό του περιεχόμενο, στείλτε το νέο ETag.',
  ),
  precondition_required: change(
    'Send the ETag you read as `If-Match`.',
    'Στείλτε το ETag που διαβάσατε ως `If-Match`.',
  ),
  draft_failed: change(
    'Read `error` of the draft, correct the profile, and regenerate it.',
    'Διαβάστε το `error` του σχεδίου, διορθώστε το προφίλ και δημιουργήστε το ξανά.',
  ),
  internal_error: wait(
    'Try again with the same Idempotency-Key; if it stays, tell the operator the `request_id`.',
    'Δοκιμάστε ξανά με το ίδιο Idempotency-Key· αν επιμένει, δώστε στον διαχειριστή το `request_id`.',
  ),
  service_unavailable: wait(
    'Wait `Retry-After` seconds and send the same Idempotency-Key.',
    'Περιμένετε όσα δευτερόλεπτα λέει το `Retry-After` και στείλτε το ίδιο Idempotency-Key.',
  ),
  database_unavailable: wait(
    'Wait `Retry-After` seconds: the service comes back by itself.',
    'Περιμένετε όσα δευτερόλεπτα λέει το `Retry-After`: η υπηρεσία επανέρχεται μόνη της.',
  ),
  identity_provider_unavailable: wait(
    'Wait `Retry-After` seconds, or use an API key.',
    'Περιμένετε όσα δευτερόλεπτα λέει το `Retry-After` ή χρησιμοποιήστε κλειδί API.',
  ),
  shutting_down: wait('Call again: another process answers.', 'Καλέστε ξανά: απαντά άλλη διεργασία.'),
}
