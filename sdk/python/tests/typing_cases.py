# ruff: noqa: B015, B018
"""What a type checker has to find, and what it has to let pass. Never run; `test_types.py` reads the remarks."""

from __future__ import annotations

from datetime import UTC, date, datetime
from typing import assert_type

from subsidy_matching import OMIT, AsyncSubsidyMatching, Page, SubsidyMatching, types


def right(client: SubsidyMatching) -> None:
    profile = client.profiles.create(
        kind="client",
        name="Α",
        registered_on=date(2019, 3, 4),
        turnover={"amount": "850000.00", "currency": "EUR"},
        relations=[{"direction": "upstream", "capital_share": 0.3}],
        attributes={"exporting": True, "beds": 20},
    )
    assert_type(profile, types.Profile)
    assert_type(profile.headcount, float | None)
    assert_type(client.match.list(profile.id), Page[types.Match])
    for match in client.match.list(profile.id, status=["open"], closing_before=date(2027, 1, 1)):
        assert_type(match.score.total, int)
    client.profiles.update(profile.id, tax_id=None, headcount=OMIT, if_match=profile)
    client.programmes.list(updated_since=datetime.now(UTC), subsidy_min=300_000)
    assert_type(client.programmes.search(q="x").facets, types.ProgrammeSearchFacets | None)
    event = client.webhooks.unwrap(b"", {}, "whsec_")
    if isinstance(event, types.MatchScoredEvent):
        assert_type(event.data.match_id, str)


def wrong(client: SubsidyMatching, profile: types.Profile, match: types.Match) -> None:
    client.profiles.create(kind="customer", name="Α")  # error: arg-type
    client.profiles.create(kind="client")  # error: call-arg
    client.profiles.create(kind="client", name="Α", headcont=3)  # error: call-arg
    client.profiles.create(kind="client", name="Α", turnover={"amount": 1, "currency": "€"})  # error: arg-type
    client.match.preview(profile={"kind": "client", "name": "Α", "tag": "x"})  # error: typeddict-unknown-key
    client.match.list(profile.id, status=["opened"])  # error: list-item
    client.drafts.update("drf_1", sections={})  # error: call-arg
    client.drafts.export("drf_1", format="odt")  # error: arg-type
    client.profils.list()  # error: attr-defined
    profile.headcount + 1  # error: operator
    match.elegibility  # error: attr-defined
    match.eligibility == "elligible"  # error: comparison-overlap


async def wrong_in_asyncio(client: AsyncSubsidyMatching) -> None:
    client.match.list("prf_1").data  # error: attr-defined
    for _ in client.match.list("prf_1"):  # error: attr-defined
        pass
    async for match in client.match.list("prf_1"):
        assert_type(match, types.Match)
    assert_type((await client.match.list("prf_1")).data, list[types.Match])
    assert_type(await client.account.get(), types.Account)
