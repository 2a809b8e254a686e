"""When a call is sent again, and after how long. No clock and no network in here."""

from __future__ import annotations

from collections.abc import Callable

import httpx

from ._generated.problems import RETRIED_CONFLICTS, RETRIED_FROM, RETRIED_STATUSES

FIRST_WAIT = 0.5
"""Seconds before the first retry, where the service does not say; doubled for each further one."""
LONGEST_WAIT = 8.0
LONGEST_HINT = 60.0
"""Seconds: a longer `Retry-After` is not waited for, the refusal is raised. A rate limit's window is 60 s."""

Chance = Callable[[], float]
"""A number from 0 up to 1."""

_BEFORE_SENDING = (httpx.ConnectError, httpx.ConnectTimeout, httpx.PoolTimeout, httpx.ProxyError)
_LOST = (httpx.TimeoutException, httpx.NetworkError, httpx.RemoteProtocolError, httpx.ProxyError)


def is_retried_status(status: int, code: str | None) -> bool:
    """Whether a refusal passes by itself. Of the 409s only that of a first call under this key that still runs does."""
    if status == 409:
        return code in RETRIED_CONFLICTS
    return status >= RETRIED_FROM or status in RETRIED_STATUSES


def is_retried_loss(error: httpx.TransportError, *, conditional: bool) -> bool:
    """
    Whether a lost call is sent again. A POST carries its Idempotency-Key, PUT, PATCH and DELETE come to the same a
    second time; but one with If-Match may have taken effect, and its repetition would be a 412 that says otherwise.
    """
    if conditional:
        return isinstance(error, _BEFORE_SENDING)
    return isinstance(error, _LOST)


def wait_before(attempt: int, retry_after: float | None, chance: Chance) -> float | None:
    """
    Seconds to wait before a retry; None when it would be too long.

    Args:
        attempt: how many retries there were before this one.
        retry_after: seconds that the service asks for. It is never undercut, and exceeded by up to a tenth, so that
            clients who were refused together do not come back together.
    """
    if retry_after is not None:
        return None if retry_after > LONGEST_HINT else retry_after * (1 + 0.1 * chance()) + 0.05 * chance()
    longest: float = min(LONGEST_WAIT, FIRST_WAIT * 2**attempt)
    return longest * (1 - 0.5 * chance())
