"""What the headers of an answer say."""

from __future__ import annotations

import time
from dataclasses import dataclass
from email.utils import parsedate_to_datetime

import httpx


def retry_after_of(headers: httpx.Headers) -> float | None:
    """Seconds that `Retry-After` asks to wait (RFC 9110 §10.2.3), as a number or as a date; None without one."""
    value = headers.get("retry-after")
    if value is None:
        return None
    try:
        return max(0.0, float(int(value)))
    except ValueError:
        pass
    try:
        return max(0.0, parsedate_to_datetime(value).timestamp() - time.time())
    except (TypeError, ValueError):
        return None


@dataclass(frozen=True, slots=True)
class RateLimit:
    """How many calls are left to the account in this window."""

    limit: int
    """Calls per window of 60 s."""
    remaining: int
    reset: int
    """When the window ends, in seconds since 1970."""


@dataclass(frozen=True, slots=True)
class ResponseInfo:
    """What came with an answer beside its body."""

    status: int
    headers: httpx.Headers

    @property
    def request_id(self) -> str | None:
        """What the service's log knows this call by."""
        value: str | None = self.headers.get("x-request-id")
        return value

    @property
    def etag(self) -> str | None:
        """The version of what was read, for `if_match` and `if_none_match`."""
        value: str | None = self.headers.get("etag")
        return value

    @property
    def retry_after(self) -> float | None:
        """Seconds after which it is worth asking again."""
        return retry_after_of(self.headers)

    @property
    def idempotency_replayed(self) -> bool:
        """Whether this is the first answer again, to a call that was repeated with its Idempotency-Key."""
        value: str | None = self.headers.get("idempotency-replayed")
        return value == "true"

    @property
    def rate_limit(self) -> RateLimit | None:
        """How many calls are left; None where the answer does not say."""
        names = ("x-ratelimit-limit", "x-ratelimit-remaining", "x-ratelimit-reset")
        try:
            limit, remaining, reset = (int(self.headers[name]) for name in names)
        except (KeyError, ValueError):
            return None
        return RateLimit(limit, remaining, reset)
