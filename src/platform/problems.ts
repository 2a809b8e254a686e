import type { Text } from './language.ts'

interface ProblemKind {
  readonly status: number
  readonly title: Text
}

const kind = (status: number, en: string, el: string): ProblemKind => ({ status, title: { en, el } })

/** Every refusal of the service: its stable code, its HTTP status and its title. Each has a page at `/problems/{code}`. */
export const problems = {
  // The request itself
  bad_request: kind(400, 'The request cannot be read', 'Το αίτημα δεν διαβάζεται'),
  bad_url: kind(400, 'The address is not valid', 'Η διεύθυνση δεν είναι έγκυρη'),
  invalid_json: kind(400, 'The body is not valid JSON', 'Το σώμα δεν είναι έγκυρο JSON'),
  invalid_parameter: kind(
    400,
    'A path, query or header parameter is not valid',
    'Μια παράμετρος της διεύθυνσης ή των κεφαλίδων δεν είναι έγκυρη',
  ),
  invalid_cursor: kind(400, 'The cursor is not valid', 'Ο δείκτης σελίδας δεν είναι έγκυρος'),
  not_found: kind(404, 'Not found', 'Δεν βρέθηκε'),
  route_not_found: kind(404, 'There is no such address', 'Δεν υπάρχει τέτοια διεύθυνση'),
  method_not_allowed: kind(405, 'This method is not offered here', 'Η μέθοδος δεν υποστηρίζεται εδώ'),
  request_timeout: kind(408, 'The request took too long to arrive', 'Το αίτημα άργησε να ολοκληρωθεί'),
  body_too_large: kind(413, 'The body is too large', 'Το σώμα είναι πολύ μεγάλο'),
  uri_too_long: kind(414, 'The address is too long', 'Η διεύθυνση είναι πολύ μεγάλη'),
  unsupported_media_type: kind(415, 'This media type is not accepted', 'Ο τύπος περιεχομένου δεν γίνεται δεκτός'),
  validation_failed: kind(422, 'The body is not valid', 'Το σώμα δεν είναι έγκυρο'),
  document_unreadable: kind(422, 'The document cannot be read', 'Το έγγραφο δεν διαβάζεται'),
  headers_too_large: kind(431, 'The headers are too large', 'Οι κεφαλίδες είναι πολύ μεγάλες'),

  // Who may do what
  authentication_required: kind(401, 'Authentication is required', 'Απαιτείται ταυτοποίηση'),
  invalid_token: kind(401, 'The token is not valid', 'Το διακριτικό πρόσβασης δεν είναι έγκυρο'),
  expired_token: kind(401, 'The token has expired', 'Το διακριτικό πρόσβασης έληξε'),
  account_unknown: kind(
    403,
    'The token names no account of this service',
    'Το διακριτικό δεν αντιστοιχεί σε λογαριασμό της υπηρεσίας',
  ),
  tier_required: kind(403, 'This needs the Agency tier', 'Απαιτείται το πακέτο Agency'),
  insufficient_scope: kind(403, 'A scope is missing', 'Λείπει δικαίωμα'),
  publisher_required: kind(403, 'This is for catalogue publishers', 'Μόνο για εκδότες του καταλόγου'),
  origin_not_allowed: kind(
    403,
    'Pages of this origin may not call',
    'Δεν επιτρέπονται κλήσεις από σελίδες αυτής της προέλευσης',
  ),
  rate_limited: kind(429, 'Too many calls', 'Πάρα πολλές κλήσεις'),
  too_many_failures: kind(429, 'Too many failed attempts to authenticate', 'Πάρα πολλές αποτυχημένες ταυτοποιήσεις'),

  // The state of things
  conflict: kind(409, 'This does not fit the present state', 'Δεν συμβιβάζεται με την τρέχουσα κατάσταση'),
  match_not_eligible: kind(409, 'The match is not eligible', 'Η αντιστοίχιση δεν είναι επιλέξιμη'),
  programme_withdrawn: kind(409, 'The programme was withdrawn', 'Το πρόγραμμα αποσύρθηκε'),
  draft_not_ready: kind(409, 'The draft is not complete', 'Το σχέδιο δεν έχει ολοκληρωθεί'),
  already_exists: kind(409, 'It exists already', 'Υπάρχει ήδη'),
  idempotency_conflict: kind(
    409,
    'A call with this Idempotency-Key is still running',
    'Μια κλήση με το ίδιο Idempotency-Key εκτελείται ακόμη',
  ),
  idempotency_answer_lost: kind(
    409,
    'The first call took effect, its answer was lost',
    'Η πρώτη κλήση ολοκληρώθηκε, αλλά η απάντησή της χάθηκε',
  ),
  secret_already_shown: kind(409, 'The secret was shown already', 'Το μυστικό έχει ήδη εμφανιστεί'),
  idempotency_key_reused: kind(
    422,
    'The Idempotency-Key was used for another call',
    'Το Idempotency-Key έχει χρησιμοποιηθεί για άλλη κλήση',
  ),
  precondition_failed: kind(412, 'The resource has changed since', 'Ο πόρος έχει αλλάξει στο μεταξύ'),
  precondition_required: kind(428, 'If-Match is required', 'Απαιτείται If-Match'),

  draft_failed: kind(422, 'The draft could not be made', 'Το σχέδιο δεν μπόρεσε να δημιουργηθεί'),

  // Our own trouble
  internal_error: kind(500, 'Something went wrong on our side', 'Κάτι πήγε στραβά στην πλευρά μας'),
  service_unavailable: kind(
    503,
    'The service is not available at the moment',
    'Η υπηρεσία δεν είναι διαθέσιμη αυτή τη στιγμή',
  ),
  database_unavailable: kind(
    503,
    'The database is not available at the moment',
    'Η βάση δεδομένων δεν είναι διαθέσιμη αυτή τη στιγμή',
  ),
  identity_provider_unavailable: kind(
    503,
    'The identity provider cannot be reached',
    'Ο πάροχος ταυτότητας δεν είναι προσβάσιμος',
  ),
  shutting_down: kind(503, 'This process is shutting down', 'Η διεργασία τερματίζεται'),
} as const satisfies Record<string, ProblemKind>
