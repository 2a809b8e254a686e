"""Webhooks, read on the receiving side: `unwrap` checks that a call is from the service and answers its event."""

from __future__ import annotations

import base64
import binascii
import hashlib
import hmac
import json
import time
from collections.abc import Mapping, Sequence
from typing import Any

from ._errors import WebhookVerificationError
from ._resource import AsyncResource, Resource
from .types import WebhookEvent, webhook_event

TOLERANCE = 300.0
"""Seconds that a call may be old, or ahead of this machine's clock."""


def unwrap(
    body: str | bytes,
    headers: Mapping[str, str],
    secret: str | Sequence[str],
    *,
    tolerance: float = TOLERANCE,
    now: float | None = None,
) -> WebhookEvent:
    """
    The event of a webhook call, after its signature and age are checked (Standard Webhooks 1.0.0).

    The same event may come twice, with the same `id`: keep the ids of a few days and skip what was seen.

    Args:
        body: the body as it arrived, before any parsing: its exact bytes are what was signed.
        headers: those of the call, under any casing.
        secret: `whsec_…`, as it was shown when the webhook was made; several while one takes the place of another.
        tolerance: seconds that the call may be old or ahead, so that a recorded call cannot be played again later.
        now: seconds since 1970; the time of this machine unless given.

    Raises:
        WebhookVerificationError: it is not from the service, was changed on the way, or is too old. Answer 400.
        ValueError: of a secret that is none.
    """
    content = verify(body, headers, secret, tolerance=tolerance, now=now)
    try:
        raw = json.loads(content)
    except ValueError as error:
        raise WebhookVerificationError("bad_body", "the body is signed, but it is not JSON") from error
    if not isinstance(raw, dict):
        raise WebhookVerificationError("bad_body", "the body is signed, but it is no event")
    return webhook_event(raw)


def verify(
    body: str | bytes,
    headers: Mapping[str, str],
    secret: str | Sequence[str],
    *,
    tolerance: float = TOLERANCE,
    now: float | None = None,
) -> bytes:
    """As `unwrap`, but answers the bytes of the body."""
    keys = [_key_of(each) for each in ([secret] if isinstance(secret, str) else secret)]
    if not keys:
        raise ValueError("there is no secret to check with")
    content = body.encode() if isinstance(body, str) else bytes(body)
    given = {str(name).lower(): str(value) for name, value in headers.items()}
    identity, timestamp, signatures = (_header(given, name) for name in ("id", "timestamp", "signature"))
    signed = f"{identity}.{timestamp}.".encode() + content
    expected = [hmac.digest(key, signed, hashlib.sha256) for key in keys]
    if not any(_matches(each, expected) for each in signatures.split()):
        raise WebhookVerificationError("no_match", "no webhook-signature is made with this secret over this body")
    _check_age(timestamp, tolerance, time.time() if now is None else now)
    return content


def _header(given: Mapping[str, str], name: str) -> str:
    value = given.get(f"webhook-{name}", "")
    if not value:
        raise WebhookVerificationError("missing_header", f"the call has no header webhook-{name}")
    return value


def _key_of(secret: str) -> bytes:
    try:
        key = base64.b64decode(secret.strip().removeprefix("whsec_"), validate=True)
    except (binascii.Error, ValueError) as error:
        raise ValueError("the secret is not whsec_ and base64: was it cut?") from error
    if not key:
        raise ValueError("the secret is empty")
    return key


def _matches(signature: str, expected: Sequence[bytes]) -> bool:
    version, _, text = signature.partition(",")
    if version != "v1":
        return False
    try:
        given = base64.b64decode(text, validate=True)
    except (binascii.Error, ValueError):
        return False
    return any(hmac.compare_digest(given, each) for each in expected)


def _check_age(timestamp: str, tolerance: float, now: float) -> None:
    if not (timestamp.isascii() and timestamp.isdigit() and len(timestamp) <= 12):
        raise WebhookVerificationError("bad_timestamp", "webhook-timestamp is no number of seconds")
    age = now - int(timestamp)
    if age > tolerance:
        raise WebhookVerificationError("too_old", f"the call is {age:.0f} s old, over the {tolerance:.0f} s tolerated")
    if -age > tolerance:
        words = f"the call is {-age:.0f} s ahead of this machine's clock, over the {tolerance:.0f} s tolerated"
        raise WebhookVerificationError("too_new", words)


def _secret_of(given: str | Sequence[str] | None, settings: Any) -> str | Sequence[str]:
    secret = given or settings.webhook_secret
    if not secret:
        raise ValueError("there is no secret: pass it, or webhook_secret to the client, or set SUBSIDY_WEBHOOK_SECRET")
    found: str | Sequence[str] = secret
    return found


class ReadsWebhooks(Resource):
    """What `client.webhooks` can do beside its calls."""

    def unwrap(
        self,
        body: str | bytes,
        headers: Mapping[str, str],
        secret: str | Sequence[str] | None = None,
        *,
        tolerance: float = TOLERANCE,
    ) -> WebhookEvent:
        """
        The event of a webhook call, after its signature and age are checked. See `subsidy_matching.webhooks.unwrap`,
        which needs no client.

        Args:
            body: the body as it arrived, before any parsing.
            headers: those of the call.
            secret: `whsec_…`; the client's `webhook_secret` unless given.
            tolerance: seconds that the call may be old or ahead.

        Raises:
            WebhookVerificationError: it is not from the service, was changed on the way, or is too old. Answer 400.
        """
        return unwrap(body, headers, _secret_of(secret, self._transport.settings), tolerance=tolerance)


class AsyncReadsWebhooks(AsyncResource):
    """What `client.webhooks` can do beside its calls."""

    def unwrap(
        self,
        body: str | bytes,
        headers: Mapping[str, str],
        secret: str | Sequence[str] | None = None,
        *,
        tolerance: float = TOLERANCE,
    ) -> WebhookEvent:
        """
        The event of a webhook call, after its signature and age are checked; nothing to await. See
        `subsidy_matching.webhooks.unwrap`, which needs no client.

        Args:
            body: the body as it arrived, before any parsing.
            headers: those of the call.
            secret: `whsec_…`; the client's `webhook_secret` unless given.
            tolerance: seconds that the call may be old or ahead.

        Raises:
            WebhookVerificationError: it is not from the service, was changed on the way, or is too old. Answer 400.
        """
        return unwrap(body, headers, _secret_of(secret, self._transport.settings), tolerance=tolerance)
