"""Long work, waited for."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from typing import TYPE_CHECKING, Literal, Protocol

from ._errors import DraftFailedError, JobCancelledError, JobFailedError, WaitTimeoutError
from ._resource import AsyncResource, Resource

if TYPE_CHECKING:
    from .types import Draft, DraftSummary, Job, Template

USUAL_INTERVAL = 1.0
"""Seconds between two looks at a job, where the service does not say."""


class StartsJob(Protocol):
    """What a call answers that started long work."""

    @property
    def job_id(self) -> str | None:
        """The job that does it; None where there was nothing to do."""


OnProgress = Callable[["Job"], object]


def job_id_of(job: str | StartsJob | Job) -> str:
    """
    The id of a job, of what started one, or of the job itself.

    Raises:
        ValueError: where nothing was started, as by a dry run.
    """
    if isinstance(job, str):
        return job
    found = getattr(job, "job_id", None) or getattr(job, "id", None)
    if not isinstance(found, str) or not found.startswith("job_"):
        raise ValueError("no job was started, so there is none to wait for")
    return found


def _done(job: Job) -> bool:
    """Whether it has succeeded. Raises where it never will."""
    if job.status == "failed":
        error = job.error
        words = "it says no more" if error is None else f"{error.code}: {error.detail}"
        raise JobFailedError(f"{job.name} ({job.id}) failed, {words}", job)
    if job.status == "cancelled":
        raise JobCancelledError(f"{job.name} ({job.id}) was cancelled", job)
    return job.status == "succeeded"


def _failed(draft: Draft) -> DraftFailedError:
    words = f"it was {draft.status}" if draft.error is None else f"{draft.error.code}: {draft.error.detail}"
    return DraftFailedError(f"draft {draft.id} could not be made, {words}", draft)


class _Patience:
    """How long to wait, and how often to look."""

    def __init__(self, max_wait: float | None, interval: float | None) -> None:
        self._ends = None if max_wait is None else time.monotonic() + max_wait
        self._max_wait = max_wait
        self._interval = interval

    def until_next_look(self, job: Job) -> float:
        """Seconds to wait. Raises when the time is up."""
        hint = None if job.last_response is None else job.last_response.retry_after
        wait = self._interval or hint or USUAL_INTERVAL
        if self._ends is None:
            return wait
        left = self._ends - time.monotonic()
        if left <= 0:
            raise WaitTimeoutError(f"{job.name} ({job.id}) is {job.status} after {self._max_wait} s", job)
        return min(wait, left)


class WaitsForJobs(Resource):
    """What `client.jobs` can do beside its calls."""

    if TYPE_CHECKING:
        # It stands among the calls.
        def get(self, job_id: str) -> Job:
            raise NotImplementedError

    def wait(
        self,
        job: str | StartsJob | Job,
        *,
        max_wait: float | None = None,
        interval: float | None = None,
        on_progress: OnProgress | None = None,
    ) -> Job:
        """
        Waits until long work has succeeded.

        Args:
            job: what the call that started it answered, or the job's id.
            max_wait: seconds; without them it waits as long as it takes. The job goes on when they are over.
            interval: seconds between two looks; what the service asks for unless given.
            on_progress: called with the job after each look: `job.progress` has `done` and `total`.

        Raises:
            JobFailedError: it failed; a `JobCancelledError` where it was cancelled.
            WaitTimeoutError: `max_wait` was over before.
        """
        patience = _Patience(max_wait, interval)
        identity = job_id_of(job)
        while True:
            found = self.get(identity)
            if on_progress is not None:
                on_progress(found)
            if _done(found):
                return found
            time.sleep(patience.until_next_look(found))


class AsyncWaitsForJobs(AsyncResource):
    """What `client.jobs` can do beside its calls."""

    if TYPE_CHECKING:
        # It stands among the calls.
        async def get(self, job_id: str) -> Job:
            raise NotImplementedError

    async def wait(
        self,
        job: str | StartsJob | Job,
        *,
        max_wait: float | None = None,
        interval: float | None = None,
        on_progress: OnProgress | None = None,
    ) -> Job:
        """
        Waits until long work has succeeded.

        Args:
            job: what the call that started it answered, or the job's id.
            max_wait: seconds; without them it waits as long as it takes. The job goes on when they are over.
            interval: seconds between two looks; what the service asks for unless given.
            on_progress: called with the job after each look: `job.progress` has `done` and `total`.

        Raises:
            JobFailedError: it failed; a `JobCancelledError` where it was cancelled.
            WaitTimeoutError: `max_wait` was over before.
        """
        patience = _Patience(max_wait, interval)
        identity = job_id_of(job)
        while True:
            found = await self.get(identity)
            if on_progress is not None:
                on_progress(found)
            if _done(found):
                return found
            await asyncio.sleep(patience.until_next_look(found))


class WaitsForDrafts(Resource):
    """What `client.drafts` can do beside its calls."""

    if TYPE_CHECKING:
        # They stand among the calls.
        def get(self, draft_id: str) -> Draft:
            raise NotImplementedError

        def create(
            self,
            *,
            match_id: str,
            template: Template | None = None,
            language: Literal["el", "en"] | None = None,
            lang: Literal["el", "en"] | None = None,
            idempotency_key: str | None = None,
        ) -> DraftSummary:
            raise NotImplementedError

    def wait(
        self,
        draft: str | DraftSummary | Draft,
        *,
        max_wait: float | None = None,
        interval: float | None = None,
        on_progress: OnProgress | None = None,
    ) -> Draft:
        """
        Waits until a draft is complete, and reads it.

        Args:
            draft: what `create` or `regenerate` answered, or the draft's id.
            max_wait: seconds; without them it waits as long as it takes.
            interval: seconds between two looks; what the service asks for unless given.
            on_progress: called with the job after each look: `job.progress` counts sections.

        Raises:
            DraftFailedError: it could not be made, or was cancelled.
            WaitTimeoutError: `max_wait` was over before.
        """
        from ._generated.resources import JobsResource

        known = self.get(draft) if isinstance(draft, str) else draft
        if known.status not in ("completed", "stale"):
            jobs = JobsResource(self._transport)
            try:
                jobs.wait(known.job_id, max_wait=max_wait, interval=interval, on_progress=on_progress)
            except JobFailedError as error:
                raise _failed(self.get(known.id)) from error
        return self.get(known.id)

    def create_and_wait(
        self,
        match_id: str,
        *,
        template: Template | None = None,
        language: Literal["el", "en"] | None = None,
        lang: Literal["el", "en"] | None = None,
        idempotency_key: str | None = None,
        max_wait: float | None = None,
        interval: float | None = None,
        on_progress: OnProgress | None = None,
    ) -> Draft:
        """
        Makes an application draft from a match, and reads it when it is complete: `create` and `wait` in one.

        Args:
            match_id: the match that it is made from.
            template: what kind of application; the one that fits the programme unless given.
            language: of the draft.
            lang: language of texts in answers; the client's unless given.
            idempotency_key: makes repeating safe for 24 hours.
            max_wait: seconds; without them it waits as long as it takes.
            interval: seconds between two looks; what the service asks for unless given.
            on_progress: called with the job after each look: `job.progress` counts sections.

        Raises:
            ConflictError: the match is not eligible.
            DraftFailedError: it could not be made, or was cancelled.
            WaitTimeoutError: `max_wait` was over before.
        """
        started = self.create(
            match_id=match_id, template=template, language=language, lang=lang, idempotency_key=idempotency_key
        )
        return self.wait(started, max_wait=max_wait, interval=interval, on_progress=on_progress)


class AsyncWaitsForDrafts(AsyncResource):
    """What `client.drafts` can do beside its calls."""

    if TYPE_CHECKING:
        # They stand among the calls.
        async def get(self, draft_id: str) -> Draft:
            raise NotImplementedError

        async def create(
            self,
            *,
            match_id: str,
            template: Template | None = None,
            language: Literal["el", "en"] | None = None,
            lang: Literal["el", "en"] | None = None,
            idempotency_key: str | None = None,
        ) -> DraftSummary:
            raise NotImplementedError

    async def wait(
        self,
        draft: str | DraftSummary | Draft,
        *,
        max_wait: float | None = None,
        interval: float | None = None,
        on_progress: OnProgress | None = None,
    ) -> Draft:
        """
        Waits until a draft is complete, and reads it.

        Args:
            draft: what `create` or `regenerate` answered, or the draft's id.
            max_wait: seconds; without them it waits as long as it takes.
            interval: seconds between two looks; what the service asks for unless given.
            on_progress: called with the job after each look: `job.progress` counts sections.

        Raises:
            DraftFailedError: it could not be made, or was cancelled.
            WaitTimeoutError: `max_wait` was over before.
        """
        from ._generated.async_resources import AsyncJobsResource

        known = await self.get(draft) if isinstance(draft, str) else draft
        if known.status not in ("completed", "stale"):
            jobs = AsyncJobsResource(self._transport)
            try:
                await jobs.wait(known.job_id, max_wait=max_wait, interval=interval, on_progress=on_progress)
            except JobFailedError as error:
                raise _failed(await self.get(known.id)) from error
        return await self.get(known.id)

    async def create_and_wait(
        self,
        match_id: str,
        *,
        template: Template | None = None,
        language: Literal["el", "en"] | None = None,
        lang: Literal["el", "en"] | None = None,
        idempotency_key: str | None = None,
        max_wait: float | None = None,
        interval: float | None = None,
        on_progress: OnProgress | None = None,
    ) -> Draft:
        """
        Makes an application draft from a match, and reads it when it is complete: `create` and `wait` in one.

        Args:
            match_id: the match that it is made from.
            template: what kind of application; the one that fits the programme unless given.
            language: of the draft.
            lang: language of texts in answers; the client's unless given.
            idempotency_key: makes repeating safe for 24 hours.
            max_wait: seconds; without them it waits as long as it takes.
            interval: seconds between two looks; what the service asks for unless given.
            on_progress: called with the job after each look: `job.progress` counts sections.

        Raises:
            ConflictError: the match is not eligible.
            DraftFailedError: it could not be made, or was cancelled.
            WaitTimeoutError: `max_wait` was over before.
        """
        started = await self.create(
            match_id=match_id, template=template, language=language, lang=lang, idempotency_key=idempotency_key
        )
        return await self.wait(started, max_wait=max_wait, interval=interval, on_progress=on_progress)
