"""What needs no service: signatures, waits, names of files, and how answers read."""

from __future__ import annotations

import base64
import copy
import functools
import hashlib
import hmac
import json
import pickle
from datetime import UTC, date, datetime, timedelta, timezone
from typing import Any

import httpx
import pytest

from subsidy_matching import (
    ResponseInfo,
    SubsidyError,
    SubsidyMatching,
    WebhookVerificationError,
    types,
    webhooks,
)
from subsidy_matching._calls import body_of, json_bytes, media_type_of, path_of, query_of
from subsidy_matching._files import filename_of
from subsidy_matching._headers import retry_after_of
from subsidy_matching._retries import is_retried_loss, is_retried_status, wait_before

# The vector that the reference implementation of Standard Webhooks publishes.
SECRET = "whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw"
HEADERS = {
    "webhook-id": "msg_p5jXN8AQM9LWM0D4loKWxJek",
    "webhook-timestamp": "1614265330",
    "webhook-signature": "v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=",
}
BODY = '{"test": 2432232314}'
NOW = 1614265330


def signed(secret: str, body: str, at: int = NOW, identity: str = "evt_1") -> dict[str, str]:
    key = base64.b64decode(secret.removeprefix("whsec_"))
    digest = hmac.digest(key, f"{identity}.{at}.{body}".encode(), hashlib.sha256)
    signature = f"v1,{base64.b64encode(digest).decode()}"
    return {"webhook-id": identity, "webhook-timestamp": str(at), "webhook-signature": signature}


def reason(body: str | bytes, headers: dict[str, str], secret: Any = SECRET, **options: Any) -> str:
    with pytest.raises(WebhookVerificationError) as caught:
        webhooks.unwrap(body, headers, secret, **{"now": NOW, **options})
    return caught.value.reason


def test_the_published_vector_verifies_under_any_casing() -> None:
    assert webhooks.verify(BODY, HEADERS, SECRET, now=NOW) == BODY.encode()
    assert webhooks.verify(BODY.encode(), httpx.Headers(HEADERS), SECRET, now=NOW) == BODY.encode()
    assert webhooks.verify(BODY, {name.title(): value for name, value in HEADERS.items()}, SECRET, now=NOW)


def test_one_of_several_signatures_and_secrets_is_enough() -> None:
    other = "whsec_" + base64.b64encode(b"another secret of the receiver..").decode()
    both = {**HEADERS, "webhook-signature": f"v1,{'A' * 43}= v1a,xyz {HEADERS['webhook-signature']}"}
    assert webhooks.verify(BODY, both, [other, SECRET], now=NOW)
    assert reason(BODY, HEADERS, other) == "no_match"


def test_what_is_not_as_it_was_signed() -> None:
    assert reason(BODY + " ", HEADERS) == "no_match"
    assert reason(BODY, {**HEADERS, "webhook-id": "msg_other"}) == "no_match"
    assert reason(BODY, {**HEADERS, "webhook-timestamp": str(NOW + 1)}) == "no_match"
    assert (
        reason(BODY, {**HEADERS, "webhook-signature": HEADERS["webhook-signature"].replace("v1,", "v1a,")})
        == "no_match"
    )
    assert reason(BODY, {**HEADERS, "webhook-signature": "v1,%%%"}) == "no_match"
    for name in HEADERS:
        assert reason(BODY, {each: value for each, value in HEADERS.items() if each != name}) == "missing_header"


def test_a_call_that_is_played_again_later() -> None:
    assert reason(BODY, HEADERS, now=NOW + 301) == "too_old"
    assert reason(BODY, HEADERS, now=NOW - 301) == "too_new"
    assert webhooks.verify(BODY, HEADERS, SECRET, now=NOW + 299)
    assert webhooks.verify(BODY, HEADERS, SECRET, now=NOW + 3000, tolerance=3600)
    for stamp in ("1614265330abc", "१६१४२६५३३०", "1.6e9", "-1"):
        assert reason(BODY, {**signed(SECRET, BODY), "webhook-timestamp": stamp}) in ("bad_timestamp", "no_match")
    assert reason("[]", signed(SECRET, "[]")) == "bad_body"
    assert reason("{", signed(SECRET, "{")) == "bad_body"


def test_a_secret_that_is_none() -> None:
    secrets: list[str | list[str]] = ["", "whsec_", "whsec_%%%", []]
    for secret in secrets:
        with pytest.raises(ValueError):
            webhooks.unwrap(BODY, HEADERS, secret, now=NOW)


def test_an_event_is_of_the_class_of_its_type_and_a_new_one_is_an_event() -> None:
    data = {"draft_id": "drf_1", "match_id": "mat_1", "status": "completed", "url": "/x", "more": 1}
    raw = {"type": "draft.completed", "timestamp": "2026-03-02T09:00:00Z", "id": "evt_1", "data": data}
    event = webhooks.unwrap(json.dumps(raw), signed(SECRET, json.dumps(raw)), SECRET, now=NOW)
    assert isinstance(event, types.DraftCompletedEvent)
    assert event.data.draft_id == "drf_1" and event.data["more"] == 1
    newer = {**raw, "type": "draft.signed"}
    event = webhooks.unwrap(json.dumps(newer), signed(SECRET, json.dumps(newer)), SECRET, now=NOW)
    assert type(event) is types.Event and event.type == "draft.signed"


def test_which_refusals_pass_by_themselves() -> None:
    assert [status for status in range(400, 500) if is_retried_status(status, None)] == [408, 429]
    assert all(is_retried_status(status, None) for status in range(500, 600))
    assert is_retried_status(409, "idempotency_conflict")
    for code in ("conflict", "match_not_eligible", "idempotency_answer_lost", "secret_already_shown", None):
        assert not is_retried_status(409, code)


def test_which_losses_are_sent_again() -> None:
    for lost in (httpx.ReadTimeout, httpx.ReadError, httpx.WriteError, httpx.RemoteProtocolError):
        assert is_retried_loss(lost("x"), conditional=False)
        assert not is_retried_loss(lost("x"), conditional=True)
    for unsent in (httpx.ConnectError, httpx.ConnectTimeout, httpx.PoolTimeout):
        assert is_retried_loss(unsent("x"), conditional=True)
    assert not is_retried_loss(httpx.UnsupportedProtocol("x"), conditional=False)


def test_waits_grow_vary_and_never_undercut_what_the_service_asks() -> None:
    for chance in (0.0, 0.5, 0.999):
        always = functools.partial(float, chance)
        waits = [wait_before(attempt, None, always) for attempt in range(8)]
        longest = [min(8.0, 0.5 * 2**attempt) for attempt in range(8)]
        assert all(most / 2 <= (wait or 0) <= most for wait, most in zip(waits, longest, strict=True))
        for asked in (0.0, 1.0, 60.0):
            assert asked <= (wait_before(0, asked, always) or 0) <= asked * 1.1 + 0.05
    assert wait_before(0, 60.5, lambda: 0.0) is None


def test_retry_after_is_a_number_or_a_date() -> None:
    def seconds(text: str) -> float | None:
        return retry_after_of(httpx.Headers({"retry-after": text}))

    assert (
        seconds("7") == 7 and seconds("-3") == 0 and seconds("soon") is None and retry_after_of(httpx.Headers()) is None
    )
    later = datetime.now(UTC) + timedelta(seconds=30)
    assert 28 <= (seconds(later.strftime("%a, %d %b %Y %H:%M:%S GMT")) or 0) <= 30


def test_addresses_and_queries() -> None:
    assert path_of("/p/{slug}/d/{id}", {"slug": "α/β?", "id": "x y"}) == "/p/%CE%B1%2F%CE%B2%3F/d/x%20y"
    for nothing in ("", ".", ".."):
        with pytest.raises(ValueError, match="names nothing"):
            path_of("/p/{id}", {"id": nothing})
    moment = datetime(2026, 3, 2, 9, tzinfo=timezone(timedelta(hours=2)))
    given = {
        "a": None,
        "b": True,
        "c": ["x", "y"],
        "d": date(2026, 3, 2),
        "e": moment,
        "f": 300000.0,
        "g": 0.5,
        "from": 2,
    }
    assert query_of(given) == {
        "b": "true",
        "c": "x,y",
        "d": "2026-03-02",
        "e": "2026-03-02T09:00:00+02:00",
        "f": "300000",
        "g": "0.5",
        "from": "2",
    }


def test_bodies() -> None:
    assert json_bytes(body_of({"a": None, "b": (1, 2), "c": date(2026, 3, 2)})) == b'{"b":[1,2],"c":"2026-03-02"}'
    assert json_bytes({"name": "Ελλάδα"}) == '{"name":"Ελλάδα"}'.encode()
    with pytest.raises(ValueError, match="time zone"):
        json_bytes({"at": datetime(2026, 3, 2)})
    for wrong in (float("nan"), float("inf")):
        with pytest.raises(ValueError):
            json_bytes({"x": wrong})
    with pytest.raises(TypeError):
        json_bytes({"x": object()})


def test_the_kind_of_a_file_is_told_by_its_name() -> None:
    accepted = ("text/csv", "application/x-ndjson")
    assert media_type_of("a/b.CSV", None, accepted) == "text/csv"
    assert media_type_of("x.ndjson", None, accepted) == "application/x-ndjson"
    assert media_type_of(b"", "text/csv", accepted) == "text/csv"
    for unknown in (b"", "x.pdf", "x"):
        with pytest.raises(ValueError, match="content_type"):
            media_type_of(unknown, None, accepted)


def test_the_name_of_a_file_leads_nowhere_else() -> None:
    def name(text: str) -> str | None:
        return filename_of(ResponseInfo(200, httpx.Headers({"content-disposition": text})))

    assert name('attachment; filename="draft-x-el.docx"') == "draft-x-el.docx"
    assert name("attachment; filename*=UTF-8''%CE%B1.pdf") == "α.pdf"
    assert name('attachment; filename="../../etc/passwd"') == "passwd"
    assert name('attachment; filename="..\\..\\x.exe"') == "x.exe"
    assert name('attachment; filename=".."') is None
    assert name("inline") is None


PROFILE = {
    "id": "prf_1", "version": 3, "created_at": "2026-03-02T09:00:00Z", "updated_at": "2026-03-02T09:00:00Z",
    "kind": "client", "name": "Α", "tax_id": None, "turnover": {"amount": "850000.00", "currency": "EUR"},
    "activities": [{"code": "62.10.11.03", "rank": "main"}], "mood": "new", "attributes": {"exporting": True},
}  # fmt: skip


def test_an_answer_reads_as_an_object_and_loses_nothing() -> None:
    profile = types.Profile(PROFILE)
    assert profile.turnover is not None and profile.turnover.amount == "850000.00"
    assert profile.activities is not None and profile.activities[0].rank == "main"
    assert profile.headcount is None and "headcount" not in profile
    assert profile.tax_id is None and "tax_id" in profile
    assert profile["mood"] == "new" and getattr(profile, "mood") == "new"  # noqa: B009 - unknown to type checkers
    assert profile.to_dict() == PROFILE and profile.to_dict() is not PROFILE
    assert profile == types.Profile(dict(PROFILE)) and profile != types.Profile({**PROFILE, "version": 4})
    assert "version=3" in repr(profile) and "activities=[1]" in repr(profile)
    with pytest.raises(AttributeError, match="no field"):
        getattr(profile, "headcont")  # noqa: B009
    with pytest.raises(AttributeError, match="read-only"):
        setattr(profile, "name", "Β")  # noqa: B010
    for twin in (copy.deepcopy(profile), pickle.loads(pickle.dumps(profile))):
        assert twin == profile and twin.turnover == profile.turnover
    assert json_bytes({"profile": profile}) == json_bytes({"profile": PROFILE})


def test_words_of_python_have_an_underscore() -> None:
    hours = types.QuietHours({"from": "21:00", "to": "08:00"})
    assert (hours.from_, hours.to) == ("21:00", "08:00")


def test_a_choice_is_of_the_kind_that_it_says() -> None:
    block = {"type": "checklist", "id": "b", "title": "t", "items": []}
    section = types.DraftSection(
        {"id": "s", "number": "1", "title": "t", "sections": [], "blocks": [block, {"type": "hologram", "id": "h"}]}
    )
    assert isinstance(section.blocks[0], types.DraftBlockChecklist)
    assert section.blocks[1]["type"] == "hologram"


def test_an_address_with_the_path_of_the_api_and_a_key_that_no_header_carries() -> None:
    with SubsidyMatching(api_key="smk_live_x", base_url="https://api.example.org/api/v1/") as client:
        assert client.base_url == "https://api.example.org"
    with pytest.raises(SubsidyError, match="cannot be sent"):
        SubsidyMatching(api_key="κλειδί")
