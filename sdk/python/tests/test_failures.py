"""What goes wrong, with the service itself and on the way to it; each with both clients."""

from __future__ import annotations

import asyncio
import json
import os
import pickle
import subprocess
import sys
import threading
import time
from pathlib import Path
from typing import Any
from uuid import uuid4

import pytest
from conftest import Calling, Service
from loopback import Cut, FaultyWay, Late, Lost, Refuse, Unsent

import subsidy_matching as sdk
from subsidy_matching import AsyncSubsidyMatching, SubsidyMatching

NOWHERE = "prf_01h455vb4pex5vsknk084sn02q"


def refused(calling: Calling, kind: type[sdk.APIError], do: Any, **options: Any) -> sdk.APIError:
    with pytest.raises(kind) as caught:
        calling(do, **options)
    error = caught.value
    assert type(error) is kind
    assert error.request_id and error.request_id in str(error)
    assert error.detail and error.detail in str(error)
    return error


class Limited(threading.Thread):
    """Makes a call more than an account may in a minute; begun first, so that the minute passes meanwhile."""

    def __init__(self, service: Service) -> None:
        super().__init__(daemon=True)
        self.service = service
        self.waited = 0.0
        self.refusal: sdk.RateLimitError | None = None
        self.answer: Any = None

    def run(self) -> None:
        with SubsidyMatching(self.service.keys["limited"], base_url=self.service.address) as client:
            try:
                while True:
                    client.with_options(max_retries=0).account.get()
            except sdk.RateLimitError as error:
                self.refusal = error
            begun = time.monotonic()
            self.answer = client.account.get()
            self.waited = time.monotonic() - begun


@pytest.fixture(scope="session", autouse=True)
def limited(service: Service) -> Limited:
    thread = Limited(service)
    thread.start()
    return thread


def test_401_of_a_key_that_is_none(calling: Calling) -> None:
    error = refused(calling, sdk.AuthenticationError, lambda client: client.account.get(), key="smk_live_typo")
    assert error.code == "invalid_token"
    assert "www-authenticate" in error.headers


def test_403_of_a_key_without_the_scope(calling: Calling) -> None:
    error = refused(calling, sdk.PermissionDeniedError, lambda client: client.alerts.list(), key="reader")
    assert error.code == "insufficient_scope"
    assert (
        refused(calling, sdk.PermissionDeniedError, lambda client: client.profiles.list(), key="free").code
        == "tier_required"
    )


def test_404_of_what_is_not_there_or_belongs_to_others(calling: Calling) -> None:
    assert refused(calling, sdk.NotFoundError, lambda client: client.profiles.get(NOWHERE)).code == "not_found"


def test_412_of_what_has_changed_since(calling: Calling) -> None:
    made = calling(lambda client: client.profiles.create(kind="client", name="Before"))
    changed = calling(lambda client: client.profiles.update(made.id, name="After", if_match=made))
    assert changed.name == "After" and changed.version == made.version + 1
    late = refused(
        calling, sdk.PreconditionFailedError, lambda client: client.profiles.update(made.id, name="Lost", if_match=made)
    )
    assert late.code == "precondition_failed"
    assert (
        refused(
            calling, sdk.PreconditionFailedError, lambda client: client.profiles.delete(made.id, if_match=made)
        ).code
        == "precondition_failed"
    )
    calling(lambda client: client.profiles.delete(made.id, if_match=changed))


def test_422_says_where_and_what_would_be_right(calling: Calling) -> None:
    error = refused(
        calling,
        sdk.UnprocessableEntityError,
        lambda client: client.profiles.create(kind="client", name="Α", activities=[{"code": "99.99.99.99"}]),
    )
    assert error.code == "validation_failed"
    assert error.errors[0].pointer == "/activities/0/code"
    assert error.errors[0].detail
    greek = refused(
        calling,
        sdk.UnprocessableEntityError,
        lambda client: client.profiles.create(kind="client", name="Α", activities=[{"code": "99.99.99.99"}], lang="el"),
    )
    assert greek.detail != error.detail


def test_400_of_a_parameter(calling: Calling) -> None:
    error = refused(calling, sdk.BadRequestError, lambda client: client.profiles.list(limit=1000))
    assert error.errors[0].pointer == "?limit"


def test_503_is_tried_again_and_told_when_it_stays(calling: Calling, way: FaultyWay) -> None:
    problem = {"title": "Away", "detail": "Try later.", "code": "database_unavailable", "status": 503}
    away = Refuse(503, {"content-type": "application/problem+json", "retry-after": "0"}, json.dumps(problem).encode())
    way.next.extend([away, away])
    assert calling(lambda client: client.account.get(), base_url=way.address).tier == "agency"
    assert len(way.heard) == 3

    way.next.extend([away, away, away])
    with pytest.raises(sdk.ServiceUnavailableError) as caught:
        calling(lambda client: client.account.get(), base_url=way.address)
    assert (caught.value.code, caught.value.attempts, caught.value.retry_after) == ("database_unavailable", 3, 0)
    assert isinstance(caught.value, sdk.InternalServerError)


def test_what_something_in_between_says_is_an_error_too(calling: Calling, way: FaultyWay) -> None:
    way.next.append(Refuse(502, {"content-type": "text/html"}, b"<h1>Bad gateway</h1>"))
    with pytest.raises(sdk.InternalServerError) as caught:
        calling(lambda client: client.account.get(), base_url=way.address, max_retries=0)
    assert caught.value.code is None and "Bad gateway" in caught.value.detail

    way.next.append(Refuse(200, {"content-type": "text/html"}, b"<h1>Log in to the hotel's network</h1>"))
    with pytest.raises(sdk.APIResponseError):
        calling(lambda client: client.account.get(), base_url=way.address)


def test_a_longer_wait_than_a_minute_is_not_waited_for(calling: Calling, way: FaultyWay) -> None:
    way.next.append(Refuse(503, {"retry-after": "3600"}))
    begun = time.monotonic()
    with pytest.raises(sdk.ServiceUnavailableError) as caught:
        calling(lambda client: client.account.get(), base_url=way.address)
    assert caught.value.retry_after == 3600 and caught.value.attempts == 1
    assert time.monotonic() - begun < 5


def test_a_timeout_is_tried_again_and_told_when_it_stays(calling: Calling, way: FaultyWay) -> None:
    way.next.append(Late(3))
    assert calling(lambda client: client.account.get(), base_url=way.address, timeout=1.0).tier == "agency"
    assert len(way.heard) >= 2

    way.next.extend([Late(1.0), Late(1.0)])
    with pytest.raises(sdk.APITimeoutError) as caught:
        calling(lambda client: client.account.get(timeout=0.2), base_url=way.address, max_retries=1)
    assert caught.value.attempts == 2
    assert isinstance(caught.value, sdk.APIConnectionError)
    assert caught.value.request_id in str(caught.value)


def test_what_was_done_already_is_not_done_twice(calling: Calling, way: FaultyWay) -> None:
    way.next.extend([Lost(), Lost()])
    name = f"Once {uuid4()}"
    made = calling(lambda client: client.profiles.create(kind="client", name=name), base_url=way.address)
    keys = {heard.headers["idempotency-key"] for heard in way.heard}
    assert len(way.heard) == 3 and len(keys) == 1
    assert len({heard.headers["x-request-id"] for heard in way.heard}) == 1
    assert made.last_response.idempotency_replayed
    found = calling(lambda client: client.profiles.list(q=name))
    assert [each.id for each in found.data] == [made.id]


def test_two_calls_have_two_keys(calling: Calling, way: FaultyWay) -> None:
    for _ in range(2):
        calling(lambda client: client.profiles.create(kind="client", name="Twice"), base_url=way.address)
    assert len({heard.headers["idempotency-key"] for heard in way.heard}) == 2
    calling(
        lambda client: client.profiles.create(kind="client", name="Own", idempotency_key="own-1"), base_url=way.address
    )
    assert way.heard[-1].headers["idempotency-key"] == "own-1"


def test_a_conditional_change_whose_answer_is_lost_is_not_repeated(calling: Calling, way: FaultyWay) -> None:
    made = calling(lambda client: client.profiles.create(kind="client", name="Before"))
    way.next.append(Lost())
    with pytest.raises(sdk.APIConnectionError):
        calling(lambda client: client.profiles.update(made.id, name="After", if_match=made), base_url=way.address)
    assert len(way.heard) == 1
    assert calling(lambda client: client.profiles.get(made.id)).name == "After"


def test_what_was_deleted_when_the_answer_was_lost_is_deleted(calling: Calling, way: FaultyWay) -> None:
    made = calling(lambda client: client.profiles.create(kind="client", name="Short-lived"))
    way.next.append(Lost())
    calling(lambda client: client.profiles.delete(made.id), base_url=way.address)
    assert len(way.heard) == 2
    refused(calling, sdk.NotFoundError, lambda client: client.profiles.delete(made.id))
    way.next.append(Refuse(503, {"retry-after": "0"}))
    refused(calling, sdk.NotFoundError, lambda client: client.profiles.delete(made.id), base_url=way.address)


def test_no_connection_at_all(calling: Calling) -> None:
    with pytest.raises(sdk.APIConnectionError) as caught:
        calling(lambda client: client.account.get(), base_url="http://127.0.0.1:9", max_retries=1)
    assert caught.value.attempts == 2
    assert type(caught.value) is sdk.APIConnectionError


def test_an_answer_that_breaks_off(calling: Calling, way: FaultyWay, tmp_path: Path) -> None:
    way.next.append(Cut())
    assert calling(lambda client: client.programmes.list(limit=2), base_url=way.address).data
    assert len(way.heard) == 2

    way.next.append(Cut())
    profile = calling(lambda client: client.profiles.list(external_id="sample-software-athens")).data[0]
    path = calling(
        lambda client: client.match.export_to_file(profile.id, tmp_path / "matches.csv"), base_url=way.address
    )
    assert len(path.read_text(encoding="utf-8-sig").splitlines()) > 5

    way.next.extend([Cut(), Cut()])
    with pytest.raises(sdk.APIConnectionError):
        calling(
            lambda client: client.match.export_to_file(profile.id, tmp_path / "never.csv"),
            base_url=way.address,
            max_retries=1,
        )
    assert os.listdir(tmp_path) == ["matches.csv"]


def test_long_work_that_is_cancelled(calling: Calling) -> None:
    sample = calling(lambda client: client.profiles.list(external_id="sample-software-athens")).data[0]
    [match] = calling(lambda client: client.match.list(sample.id, eligibility=["eligible"], limit=1)).data
    draft = calling(lambda client: client.drafts.create(match_id=match.id, template="business-plan", language="en"))
    job = calling(lambda client: client.jobs.cancel(draft.job_id))
    assert job.status in ("cancelled", "running")
    with pytest.raises(sdk.JobCancelledError) as caught:
        calling(lambda client: client.jobs.wait(draft, max_wait=30))
    assert caught.value.job.id == draft.job_id
    with pytest.raises(sdk.DraftFailedError) as failed:
        calling(lambda client: client.drafts.wait(draft.id, max_wait=30))
    assert failed.value.draft.status == "cancelled"
    calling(lambda client: client.drafts.delete(draft.id))


def test_patience_that_ends(calling: Calling, way: FaultyWay) -> None:
    started = calling(lambda client: client.match.recompute())
    running = {
        "id": started.job_id,
        "name": "match.recompute",
        "status": "running",
        "progress": {"done": 0, "total": 1},
    }
    way.next.extend([Refuse(200, {"content-type": "application/json"}, json.dumps(running).encode())] * 9)
    with pytest.raises(sdk.WaitTimeoutError) as caught:
        calling(lambda client: client.jobs.wait(started, max_wait=0.3, interval=0.1), base_url=way.address)
    assert caught.value.job.status == "running"
    assert isinstance(caught.value, TimeoutError)
    assert calling(lambda client: client.jobs.wait(started, max_wait=60)).status == "succeeded"


def test_waiting_for_nothing(calling: Calling) -> None:
    with pytest.raises(ValueError, match="no job"):
        calling(lambda client: client.jobs.wait(NOWHERE_JOB))
    with pytest.raises(sdk.NotFoundError):
        calling(lambda client: client.jobs.wait("job_01h455vb4pex5vsknk084sn02q"))


class NOWHERE_JOB:  # noqa: N801 - stands for an answer
    """As a dry run of a replay answers."""

    job_id: str | None = None


def test_a_cancelled_task_leaves_a_client_that_works(service: Service, way: FaultyWay) -> None:
    async def run() -> None:
        async with AsyncSubsidyMatching(service.keys["all"], base_url=way.address) as client:
            way.next.append(Late(8))
            task = asyncio.create_task(client.account.get())
            await asyncio.sleep(0.2)
            task.cancel()
            with pytest.raises(asyncio.CancelledError):
                await task
            with pytest.raises(TimeoutError):
                way.next.append(Late(8))
                async with asyncio.timeout(0.2):
                    await client.account.get()
            assert (await client.account.get()).tier == "agency"

    begun = time.monotonic()
    asyncio.run(run())
    assert time.monotonic() - begun < 7


def test_lost_before_it_was_sent_is_sent_again(calling: Calling, way: FaultyWay) -> None:
    way.next.append(Unsent())
    assert calling(lambda client: client.account.get(), base_url=way.address).tier == "agency"


def test_what_could_not_be_right_is_not_sent(calling: Calling, service: Service) -> None:
    with pytest.raises(ValueError, match="names nothing"):
        calling(lambda client: client.profiles.get(""))
    entry = calling(lambda client: client.profiles.list(limit=1)).data[0]
    with pytest.raises(ValueError, match="without an ETag"):
        calling(lambda client: client.profiles.update(entry.id, name="x", if_match=entry))
    with pytest.raises(ValueError, match="base_url"):
        SubsidyMatching("key", base_url="ftp://example.org")
    environment = {**os.environ, "SUBSIDY_API_KEY": ""}
    words = "import subsidy_matching; subsidy_matching.SubsidyMatching()"
    ran = subprocess.run([sys.executable, "-c", words], env=environment, capture_output=True, text=True, check=False)
    assert "SUBSIDY_API_KEY" in ran.stderr


def test_errors_can_be_sent_to_another_process(calling: Calling) -> None:
    with pytest.raises(sdk.NotFoundError) as caught:
        calling(lambda client: client.profiles.get(NOWHERE))
    copied = pickle.loads(pickle.dumps(caught.value))
    assert (type(copied), copied.code, str(copied)) == (sdk.NotFoundError, caught.value.code, str(caught.value))


def test_429_is_waited_for_as_long_as_the_service_says(limited: Limited) -> None:
    limited.join(90)
    assert not limited.is_alive()
    assert limited.refusal is not None and limited.refusal.code == "rate_limited"
    assert limited.refusal.retry_after is not None
    assert limited.refusal.retry_after - 1 <= limited.waited <= limited.refusal.retry_after * 1.1 + 5
    assert limited.answer.limits.calls_per_minute == 3
    remaining = limited.answer.last_response.rate_limit
    assert (remaining.limit, remaining.remaining) == (3, 2)
