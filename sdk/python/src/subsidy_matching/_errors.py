"""What this package raises. Catch `SubsidyError` for everything, or a class below it for one kind."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any, Literal

import httpx

from ._headers import retry_after_of

if TYPE_CHECKING:
    from .types import Draft, Job


class SubsidyError(Exception):
    """Everything that this package raises by itself, but for the `ValueError` of a call that could not be right."""


class APIConnectionError(SubsidyError):
    """The service could not be reached, or the connection was lost. `__cause__` is what httpx said."""

    request_id: str
    """The `X-Request-Id` that was sent: the service may have seen it."""
    attempts: int
    """How often it was sent."""

    def __init__(self, message: str, *, request_id: str, attempts: int) -> None:
        super().__init__(message)
        self.request_id = request_id
        self.attempts = attempts

    def __reduce__(self) -> tuple[Any, ...]:
        return (_connection_error, (type(self), str(self), self.request_id, self.attempts))


class APITimeoutError(APIConnectionError):
    """There was no answer within the timeout."""


class APIResponseError(SubsidyError):
    """What came back is not an answer of the service: often something in between answered."""

    response: httpx.Response

    def __init__(self, message: str, response: httpx.Response) -> None:
        super().__init__(message)
        self.response = response

    def __reduce__(self) -> tuple[Any, ...]:
        return (type(self), (str(self), self.response))


class NotModifiedError(SubsidyError):
    """What was asked for with an ETag in `if_none_match` is still current."""


@dataclass(frozen=True, slots=True)
class Fault:
    """One thing that is wrong in a request."""

    pointer: str
    """JSON Pointer into the body; `?name` for a query and `{name}` for a path parameter."""
    code: str
    detail: str
    """What is wrong and what would be right."""
    candidates: tuple[Mapping[str, str], ...] = field(default=())
    """What could stand in its place, such as activity codes with their scheme."""


class APIError(SubsidyError):
    """The service refused (RFC 9457). A subclass for each status, a `code` for each reason."""

    response: httpx.Response
    status: int
    code: str | None
    """Stable: build on it. One of `types.ProblemCode` or newer; None where something in between answered."""
    title: str
    detail: str
    """What was wrong and what would be right, in the language asked for."""
    request_id: str | None
    """Name it when you ask for help."""
    errors: tuple[Fault, ...]
    """Where the request is wrong, of a 400 or 422."""
    body: Any
    """The problem document as it came."""
    attempts: int
    """How often the call was sent."""

    def __init__(self, response: httpx.Response, body: Any, attempts: int = 1) -> None:
        problem: Mapping[str, Any] = body if isinstance(body, dict) else {}
        faults = problem.get("errors")
        self.response = response
        self.status = response.status_code
        self.body = body
        self.attempts = attempts
        self.code = _text(problem.get("code"))
        self.title = _text(problem.get("title")) or response.reason_phrase
        self.detail = _text(problem.get("detail")) or ("" if problem else response.text[:200])
        self.request_id = _text(problem.get("request_id")) or response.headers.get("x-request-id")
        self.errors = tuple(map(_fault, faults)) if isinstance(faults, list) else ()
        super().__init__(self._message())

    @property
    def headers(self) -> httpx.Headers:
        """The headers of the refusal."""
        return self.response.headers

    @property
    def retry_after(self) -> float | None:
        """Seconds after which the service wants to be asked again, where it said."""
        return retry_after_of(self.response.headers)

    def _message(self) -> str:
        words = f"{self.status} {self.code or self.title}"
        if self.detail:
            words += f": {self.detail}"
        return words if self.request_id is None else f"{words} (request {self.request_id})"

    def __reduce__(self) -> tuple[Any, ...]:
        return (type(self), (self.response, self.body, self.attempts))


class BadRequestError(APIError):
    """400: the address, a parameter, a header or the JSON itself is wrong."""


class AuthenticationError(APIError):
    """401: the key or token is missing, mistyped, unknown, revoked or expired; `detail` says which."""


class PermissionDeniedError(APIError):
    """403: a scope is missing, the account is not of the Agency tier, or it is unknown."""


class NotFoundError(APIError):
    """404: there is none in this account. Another account's looks the same."""


class ConflictError(APIError):
    """409: it does not fit the present state; `code` says why."""


class PreconditionFailedError(APIError):
    """412: it has changed since the version in `if_match`. Read it again and decide anew."""


class PayloadTooLargeError(APIError):
    """413: the body is too large."""


class UnsupportedMediaTypeError(APIError):
    """415: the body is not of an accepted type."""


class UnprocessableEntityError(APIError):
    """422: the body is not valid; `errors` says where."""


class PreconditionRequiredError(APIError):
    """428: `if_match` is needed here, so that nobody's change is lost."""


class RateLimitError(APIError):
    """429: the calls of this minute are used up; `retry_after` says how long."""


class InternalServerError(APIError):
    """5xx: trouble of the service, or of something before it."""


class ServiceUnavailableError(InternalServerError):
    """503: the service is not available at the moment. It was tried again before this was raised."""


class JobFailedError(SubsidyError):
    """Long work failed or was cancelled; `job.error` says why."""

    job: Job

    def __init__(self, message: str, job: Job) -> None:
        super().__init__(message)
        self.job = job

    def __reduce__(self) -> tuple[Any, ...]:
        return (type(self), (str(self), self.job))


class JobCancelledError(JobFailedError):
    """Long work was cancelled, by you or by somebody else of the account."""


class DraftFailedError(SubsidyError):
    """A draft could not be made, or was cancelled; `draft.error` says why."""

    draft: Draft

    def __init__(self, message: str, draft: Draft) -> None:
        super().__init__(message)
        self.draft = draft

    def __reduce__(self) -> tuple[Any, ...]:
        return (type(self), (str(self), self.draft))


class WaitTimeoutError(SubsidyError, TimeoutError):
    """Waiting took longer than `max_wait`. The work goes on."""

    job: Job

    def __init__(self, message: str, job: Job) -> None:
        super().__init__(message)
        self.job = job

    def __reduce__(self) -> tuple[Any, ...]:
        return (type(self), (str(self), self.job))


VerificationReason = Literal["missing_header", "bad_timestamp", "too_old", "too_new", "no_match", "bad_body"]


class WebhookVerificationError(SubsidyError):
    """A call to your webhook is not from the service, was changed on the way, or came too late. Answer it with 400."""

    reason: VerificationReason

    def __init__(self, reason: VerificationReason, message: str) -> None:
        super().__init__(message)
        self.reason = reason

    def __reduce__(self) -> tuple[Any, ...]:
        return (type(self), (self.reason, str(self)))


_by_status: Mapping[int, type[APIError]] = {
    400: BadRequestError,
    401: AuthenticationError,
    403: PermissionDeniedError,
    404: NotFoundError,
    409: ConflictError,
    412: PreconditionFailedError,
    413: PayloadTooLargeError,
    415: UnsupportedMediaTypeError,
    422: UnprocessableEntityError,
    428: PreconditionRequiredError,
    429: RateLimitError,
    503: ServiceUnavailableError,
}


def api_error(response: httpx.Response, body: Any, attempts: int) -> APIError:
    """The refusal as the class of its status."""
    usual = InternalServerError if response.status_code >= 500 else APIError
    return _by_status.get(response.status_code, usual)(response, body, attempts)


def _connection_error(
    kind: type[APIConnectionError], message: str, request_id: str, attempts: int
) -> APIConnectionError:
    return kind(message, request_id=request_id, attempts=attempts)


def _text(value: object) -> str | None:
    return value if isinstance(value, str) else None


def _fault(value: Any) -> Fault:
    raw: Mapping[str, Any] = value if isinstance(value, dict) else {"detail": value}
    candidates = raw.get("candidates")
    return Fault(
        pointer=str(raw.get("pointer", "")),
        code=str(raw.get("code", "")),
        detail=str(raw.get("detail", "")),
        candidates=tuple(each for each in candidates if isinstance(each, dict)) if isinstance(candidates, list) else (),
    )
