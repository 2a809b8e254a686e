"""When a refused call is sent again. Generated from the description of the service by `npm run sdk`: changes are lost."""

RETRIED_STATUSES = frozenset({408, 429})
RETRIED_FROM = 500
RETRIED_CONFLICTS = frozenset({"idempotency_conflict"})
MOST_RETRIES = 2
