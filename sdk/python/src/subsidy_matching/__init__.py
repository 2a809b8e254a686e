"""
Client of the Subsidy Matching Service.

    from subsidy_matching import SubsidyMatching

    with SubsidyMatching("smk_live_…", base_url="https://subsidies.example.org", language="en") as client:
        for match in client.match.list("prf_…"):
            print(match.programme.title, match.eligibility, match.score.total)
"""

from . import types as types
from . import webhooks as webhooks
from ._calls import OMIT, FileInput, Omit
from ._client import AsyncSubsidyMatching, SubsidyMatching
from ._errors import (
    APIConnectionError,
    APIError,
    APIResponseError,
    APITimeoutError,
    AuthenticationError,
    BadRequestError,
    ConflictError,
    DraftFailedError,
    Fault,
    InternalServerError,
    JobCancelledError,
    JobFailedError,
    NotFoundError,
    NotModifiedError,
    PayloadTooLargeError,
    PermissionDeniedError,
    PreconditionFailedError,
    PreconditionRequiredError,
    RateLimitError,
    ServiceUnavailableError,
    SubsidyError,
    UnprocessableEntityError,
    UnsupportedMediaTypeError,
    WaitTimeoutError,
    WebhookVerificationError,
)
from ._files import File
from ._headers import RateLimit, ResponseInfo
from ._model import Model
from ._pagination import AsyncList, AsyncPage, Page
from ._version import __version__

__all__ = [
    "OMIT",
    "APIConnectionError",
    "APIError",
    "APIResponseError",
    "APITimeoutError",
    "AsyncList",
    "AsyncPage",
    "AsyncSubsidyMatching",
    "AuthenticationError",
    "BadRequestError",
    "ConflictError",
    "DraftFailedError",
    "Fault",
    "File",
    "FileInput",
    "InternalServerError",
    "JobCancelledError",
    "JobFailedError",
    "Model",
    "NotFoundError",
    "NotModifiedError",
    "Omit",
    "Page",
    "PayloadTooLargeError",
    "PermissionDeniedError",
    "PreconditionFailedError",
    "PreconditionRequiredError",
    "RateLimit",
    "RateLimitError",
    "ResponseInfo",
    "ServiceUnavailableError",
    "SubsidyError",
    "SubsidyMatching",
    "UnprocessableEntityError",
    "UnsupportedMediaTypeError",
    "WaitTimeoutError",
    "WebhookVerificationError",
    "__version__",
    "types",
    "webhooks",
]
