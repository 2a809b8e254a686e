"""The service itself, started once for all tests, and what stands around it."""

from __future__ import annotations

import asyncio
import inspect
import json
import os
import subprocess
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import pytest
from loopback import FaultyWay, Receiver

from subsidy_matching import AsyncSubsidyMatching, SubsidyMatching

ROOT = Path(__file__).resolve().parents[3]


@dataclass(frozen=True)
class Service:
    """Where it answers, and keys of its accounts."""

    address: str
    keys: dict[str, str]


@pytest.fixture(scope="session")
def service() -> Iterator[Service]:
    node = os.environ.get("NODE", "node")
    command = [node, str(ROOT / "test/support/sdk-service.ts")]
    process = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, cwd=ROOT, text=True)
    assert process.stdin is not None and process.stdout is not None
    try:
        line = process.stdout.readline()
        assert line, "the service did not start"
        yield Service(**json.loads(line))
    finally:
        process.stdin.close()
        process.stdout.close()
        try:
            process.wait(30)
        except subprocess.TimeoutExpired:
            process.kill()
            process.wait()


@pytest.fixture
def client(service: Service) -> Iterator[SubsidyMatching]:
    with SubsidyMatching(service.keys["all"], base_url=service.address, language="en") as client:
        yield client


@pytest.fixture
def way(service: Service) -> Iterator[FaultyWay]:
    with FaultyWay(service.address) as way:
        yield way


@pytest.fixture
def receiver() -> Iterator[Receiver]:
    with Receiver() as receiver:
        yield receiver


Do = Callable[[Any], Any]
Calling = Callable[..., Any]


@pytest.fixture(params=["sync", "async"])
def calling(request: pytest.FixtureRequest, service: Service) -> Calling:
    """Does something with a client of either kind: what it says is done, and awaited where that is needed."""

    def sync(do: Do, key: str = "all", **options: Any) -> Any:
        settings = {"base_url": service.address, **options}
        with SubsidyMatching(service.keys.get(key, key), **settings) as client:
            return do(client)

    def asynchronous(do: Do, key: str = "all", **options: Any) -> Any:
        settings = {"base_url": service.address, **options}

        async def run() -> Any:
            async with AsyncSubsidyMatching(service.keys.get(key, key), **settings) as client:
                found = do(client)
                return await found if inspect.isawaitable(found) else found

        return asyncio.run(run())

    return sync if request.param == "sync" else asynchronous
