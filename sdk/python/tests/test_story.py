"""One story, told by both clients: from a business to the document that is handed in."""

from __future__ import annotations

import io
from collections.abc import Callable
from pathlib import Path

import docx
import pytest
from conftest import Service
from loopback import Heard, Receiver

from subsidy_matching import AsyncSubsidyMatching, SubsidyMatching, WebhookVerificationError, types, webhooks

pytestmark = pytest.mark.anyio


@pytest.fixture
def anyio_backend() -> str:
    return "asyncio"


def of_type(name: str) -> Callable[[Heard], bool]:
    return lambda heard: f'"type":"{name}"'.encode() in heard.body


def sample_body(whole: types.Profile, external_id: str) -> types.ProfileBody:
    """A sample client as somebody would send it, under another id of theirs."""
    left_out = {"id", "version", "created_at", "updated_at", "notes", "tax_id"}
    body = {name: value for name, value in whole.to_dict().items() if name not in left_out}
    return {**body, "external_id": external_id}  # type: ignore[typeddict-item]


def check_reasoning(reasoning: types.Reasoning) -> None:
    assert reasoning.eligibility == "eligible"
    assert reasoning.criteria and all(each.sentence for each in reasoning.criteria)
    quoted = [each.quote.exact for each in reasoning.citations if each.quote is not None]
    assert quoted and all(quoted)
    assert sum(each.points for each in reasoning.score.breakdown) == reasoning.score.total


def check_document(content: bytes, draft: types.Draft) -> None:
    assert draft.status == "completed" and draft.document is not None
    written = docx.Document(io.BytesIO(content))
    headings = [
        each.text for each in written.paragraphs if each.style is not None and "Heading" in (each.style.name or "")
    ]
    for section in draft.document.sections:
        assert any(section.title in heading for heading in headings), section.title


def check_event(heard: Heard, secret: str) -> types.WebhookEvent:
    event = webhooks.unwrap(heard.body, heard.headers, secret)
    assert event.id == heard.headers["webhook-id"]
    with pytest.raises(WebhookVerificationError) as caught:
        webhooks.unwrap(heard.body + b" ", heard.headers, secret)
    assert caught.value.reason == "no_match"
    return event


def test_a_business_becomes_an_application(client: SubsidyMatching, receiver: Receiver, tmp_path: Path) -> None:
    webhook = client.webhooks.create(
        url=f"{receiver.address}/hooks",
        event_types=["match.scored", "deadline.approaching", "draft.completed"],
    )
    assert webhook.secret not in repr(webhook)

    sample = client.profiles.list(external_id="sample-software-athens").data[0]
    profile = client.profiles.create(**sample_body(sample, "story-sync"))
    assert profile.last_response is not None and profile.last_response.status == 201

    [match] = client.match.list(profile.id, eligibility=["eligible"], limit=1).data
    check_reasoning(client.match.reasoning(match.id))

    alert = client.alerts.create(
        trigger={"on": "deadline", "lead_times": ["P365D"], "filter": {"profile_ids": [profile.id]}},
        channels=[{"type": "webhook", "webhook_id": webhook.id}],
    )
    approaching = check_event(receiver.wait_for(of_type("deadline.approaching")), webhook.secret)
    assert isinstance(approaching, types.DeadlineApproachingEvent)
    assert approaching.data.alert_id == alert.id
    assert approaching.data.profiles[0].profile_id == profile.id

    seen: list[types.Job] = []
    draft = client.drafts.wait(client.drafts.create(match_id=match.id), on_progress=seen.append, max_wait=60)
    assert seen[-1].status == "succeeded"
    heard = receiver.wait_for(of_type("draft.completed"))
    completed = client.webhooks.unwrap(heard.body, heard.headers, webhook.secret)
    assert isinstance(completed, types.DraftCompletedEvent) and completed.data.draft_id == draft.id

    file = client.drafts.export(draft.id)
    check_document(file.content, draft)
    assert file.filename is not None and file.filename.endswith(".docx")
    assert file.save(tmp_path) == tmp_path / file.filename
    path = client.drafts.export_to_file(draft.id, tmp_path / "application.pdf")
    assert path.read_bytes().startswith(b"%PDF-")
    assert sorted(each.name for each in tmp_path.iterdir()) == sorted([file.filename, "application.pdf"])

    client.alerts.delete(alert.id)
    client.webhooks.delete(webhook.id)


async def test_a_business_becomes_an_application_in_asyncio(
    service: Service, receiver: Receiver, tmp_path: Path
) -> None:
    async with AsyncSubsidyMatching(service.keys["all"], base_url=service.address, language="en") as client:
        webhook = await client.webhooks.create(
            url=f"{receiver.address}/hooks",
            event_types=["match.scored", "deadline.approaching", "draft.completed"],
        )

        sample = (await client.profiles.list(external_id="sample-software-athens")).data[0]
        profile = await client.profiles.create(**sample_body(sample, "story-async"))

        [match] = (await client.match.list(profile.id, eligibility=["eligible"], limit=1)).data
        check_reasoning(await client.match.reasoning(match.id))

        alert = await client.alerts.create(
            trigger={"on": "deadline", "lead_times": ["P365D"], "filter": {"profile_ids": [profile.id]}},
            channels=[{"type": "webhook", "webhook_id": webhook.id}],
        )
        approaching = check_event(receiver.wait_for(of_type("deadline.approaching")), webhook.secret)
        assert isinstance(approaching, types.DeadlineApproachingEvent)
        assert approaching.data.alert_id == alert.id

        draft = await client.drafts.create_and_wait(match.id, max_wait=60)
        completed = check_event(receiver.wait_for(of_type("draft.completed")), webhook.secret)
        assert isinstance(completed, types.DraftCompletedEvent) and completed.data.draft_id == draft.id

        check_document((await client.drafts.export(draft.id)).content, draft)
        path = await client.drafts.export_to_file(draft.id, tmp_path / "application.md")
        assert path.read_text(encoding="utf-8").startswith("#")
        assert [each.name for each in tmp_path.iterdir()] == ["application.md"]

        await client.alerts.delete(alert.id)
        await client.webhooks.delete(webhook.id)
