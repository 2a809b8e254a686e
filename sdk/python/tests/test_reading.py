"""Reading with both clients: pages, versions, files, and what comes beside an answer."""

from __future__ import annotations

import inspect
from collections.abc import AsyncIterator, Iterator
from typing import Any

import pytest
from conftest import Calling, Service
from loopback import FaultyWay

import subsidy_matching as sdk
from subsidy_matching import AsyncSubsidyMatching, SubsidyMatching


def all_of(found: Any) -> Any:
    """Every entry of a list, of either client."""
    if isinstance(found, AsyncIterator) or hasattr(found, "__aiter__"):

        async def gather() -> list[Any]:
            return [each async for each in found]

        return gather()
    return list(found)


def test_a_list_goes_on_through_its_pages(calling: Calling, way: FaultyWay) -> None:
    whole = calling(lambda client: client.programmes.list(limit=100, status=["open", "closed", "forecasted"])).data
    assert len(whole) > 10
    slugs = [each.slug for each in whole]
    found = calling(
        lambda client: all_of(client.programmes.list(limit=4, status=["open", "closed", "forecasted"])),
        base_url=way.address,
    )
    assert [each.slug for each in found] == slugs
    assert len(way.heard) == -(-len(slugs) // 4)
    assert all("status=open%2Cclosed%2Cforecasted" in heard.path for heard in way.heard)


def test_pages_can_be_taken_one_by_one(client: SubsidyMatching) -> None:
    first = client.programmes.list(limit=5)
    assert len(first.data) == 5 and first.has_more and first.next_cursor
    second = first.next_page()
    assert second is not None and second.data[0].slug not in {each.slug for each in first.data}
    assert client.programmes.list(limit=5, cursor=first.next_cursor).data == second.data
    pages = list(first.pages())
    assert pages[-1].next_page() is None and not pages[-1].has_more
    assert isinstance(iter(first), Iterator)


def test_a_search_has_its_facets_beside_its_entries(calling: Calling) -> None:
    page = calling(lambda client: client.programmes.search(q="ψηφιακός", facets=["status"]))
    assert page.data and page.facets.status[0].count > 0
    assert page.facets.instrument is None


def test_what_is_current_is_not_sent_again(calling: Calling) -> None:
    entry = calling(lambda client: client.profiles.list(limit=1)).data[0]
    profile = calling(lambda client: client.profiles.get(entry.id))
    assert calling(lambda client: client.profiles.get(entry.id, if_none_match=profile)) is profile
    etag = profile.last_response.etag
    with pytest.raises(sdk.NotModifiedError):
        calling(lambda client: client.profiles.get(entry.id, if_none_match=etag))


def test_what_came_with_an_answer(calling: Calling) -> None:
    answer = calling(lambda client: client.account.get(headers={"X-Request-Id": "mine-1"}))
    assert answer.last_response.request_id == "mine-1"
    assert answer.last_response.status == 200
    assert answer.last_response.rate_limit.limit == 100_000
    assert answer.limits.last_response is None


def test_a_file_says_what_it_is(calling: Calling) -> None:
    profile = calling(lambda client: client.profiles.list(external_id="sample-software-athens")).data[0]
    file = calling(lambda client: client.match.export(profile.id, format="csv", decimal="comma"))
    assert file.media_type == "text/csv" and file.filename.endswith(".csv")
    assert file.text().count("\n") > 5 and not file.text().startswith("\ufeff")
    everything = calling(lambda client: client.account.export())
    assert everything.media_type == "application/x-ndjson"


def test_the_language_of_the_client_and_of_a_call(calling: Calling) -> None:
    slug = calling(lambda client: client.programmes.list(limit=1)).data[0].slug
    greek = calling(lambda client: client.programmes.get(slug))
    english = calling(lambda client: client.programmes.get(slug), language="en")
    assert greek.last_response.headers["content-language"] == "el"
    assert english.last_response.headers["content-language"] == "en"
    again = calling(lambda client: client.programmes.get(slug, lang="el"), language="en")
    assert again.last_response.headers["content-language"] == "el"


def test_a_key_that_is_asked_for_at_every_call(service: Service) -> None:
    asked = []

    def key() -> str:
        asked.append(1)
        return service.keys["all"]

    with SubsidyMatching(key, base_url=service.address) as client:
        client.account.get()
        client.account.get()
    assert len(asked) == 2


def test_a_key_that_is_awaited(service: Service) -> None:
    import asyncio

    async def key() -> str:
        return service.keys["all"]

    async def run() -> str:
        async with AsyncSubsidyMatching(key, base_url=service.address) as client:
            return (await client.account.get()).id

    assert asyncio.run(run()).startswith("acc_")


def test_polling_events_instead_of_webhooks(calling: Calling) -> None:
    calling(lambda client: client.match.recompute())
    page = calling(lambda client: client.events.list(limit=5))
    for event in page.data:
        assert event.type and event.id.startswith("evt_") and isinstance(event.data, dict)


def test_both_clients_have_the_same_calls() -> None:
    def calls(owner: object, above: str = "") -> dict[str, list[str]]:
        found: dict[str, list[str]] = {}
        for name in dir(owner):
            value = None if name.startswith("_") else getattr(owner, name)
            if inspect.ismethod(value) and above:
                found[above + name] = [*inspect.signature(value).parameters]
            elif type(value).__module__.startswith("subsidy_matching._generated"):
                found.update(calls(value, f"{above}{name}."))
        return found

    sync = calls(SubsidyMatching("key"))
    assert sync == calls(AsyncSubsidyMatching("key"))
    for name in (
        "profiles.create",
        "match.reasoning",
        "drafts.wait",
        "jobs.wait",
        "webhooks.unwrap",
        "profiles.de_minimis.get",
    ):
        assert name in sync


def test_everything_public_says_what_it_is() -> None:
    def undocumented(owner: type, above: str) -> list[str]:
        members = [(f"{above}.{name}", value) for name, value in inspect.getmembers(owner) if not name.startswith("_")]
        return [
            name
            for name, value in members
            if (inspect.isfunction(value) or inspect.isclass(value)) and not value.__doc__
        ]

    silent = []
    for name in sdk.__all__:
        value = getattr(sdk, name)
        if inspect.isclass(value):
            silent += [] if value.__doc__ else [name]
            silent += undocumented(value, name)
    from subsidy_matching._generated import async_resources, resources

    for module in (resources, async_resources):
        for name, value in inspect.getmembers(module, inspect.isclass):
            if value.__module__ == module.__name__:
                silent += [] if value.__doc__ else [name]
                silent += undocumented(value, name)
    assert silent == []
