"""Sends calls, and sends them again where that helps."""

from __future__ import annotations

import asyncio
import inspect
import logging
import os
import platform
import random
import time
from collections.abc import Awaitable, Callable, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any, TypeVar, cast

import httpx

from ._calls import Call, Omit, Timeout
from ._errors import APIConnectionError, APIResponseError, APITimeoutError, NotModifiedError, SubsidyError, api_error
from ._files import File, Part, save, target_of
from ._generated.problems import MOST_RETRIES
from ._headers import ResponseInfo, retry_after_of
from ._model import Model, Raw
from ._pagination import AsyncPage, Page
from ._retries import is_retried_loss, is_retried_status, wait_before
from ._version import __version__

M = TypeVar("M", bound=Model)
P = TypeVar("P", bound=Page[Any])
A = TypeVar("A", bound=AsyncPage[Any])

log = logging.getLogger("subsidy_matching")

DEFAULT_TIMEOUT = httpx.Timeout(60.0, connect=5.0)
"""Seconds. The service answers within 30."""
DEFAULT_RETRIES = MOST_RETRIES
DEFAULT_BASE_URL = "http://127.0.0.1:3000"
"""Where a service that was started with `npm start` listens."""
CHUNK = 1 << 16

AGENT = f"subsidy-matching-python/{__version__} Python/{platform.python_version()} httpx/{httpx.__version__}"

ApiKey = str | Callable[[], str]
AsyncApiKey = str | Callable[[], str | Awaitable[str]]


@dataclass(frozen=True, slots=True)
class Settings:
    """How a client calls."""

    api_key: AsyncApiKey
    base_url: str
    timeout: Timeout
    max_retries: int
    language: str | None
    headers: Mapping[str, str]
    webhook_secret: str | None


def settings_of(
    *,
    api_key: AsyncApiKey | None,
    base_url: str | None,
    timeout: Timeout,
    max_retries: int,
    language: str | None,
    headers: Mapping[str, str] | None,
    webhook_secret: str | None,
) -> Settings:
    """
    Settings, with what is not given from the environment.

    Raises:
        SubsidyError: without an API key.
        ValueError: of an address that is none, or a negative number of retries.
    """
    key = os.environ.get("SUBSIDY_API_KEY") if api_key is None else api_key
    if not key:
        raise SubsidyError("there is no API key: pass api_key, or set SUBSIDY_API_KEY")
    if isinstance(key, str) and not (key.isascii() and key.isprintable()):
        raise SubsidyError("the API key has a character that cannot be sent: letters, digits and signs of ASCII")
    address = (base_url or os.environ.get("SUBSIDY_BASE_URL") or DEFAULT_BASE_URL).rstrip("/").removesuffix("/api/v1")
    if httpx.URL(address).scheme not in ("http", "https") or not httpx.URL(address).host:
        raise ValueError(f"base_url is {address!r}, but must begin with https:// (or http:// on your own machine)")
    if max_retries < 0:
        raise ValueError("max_retries must be 0 or more")
    return Settings(
        api_key=key,
        base_url=address,
        timeout=timeout,
        max_retries=max_retries,
        language=language,
        headers={name.lower(): value for name, value in (headers or {}).items()},
        webhook_secret=webhook_secret or os.environ.get("SUBSIDY_WEBHOOK_SECRET"),
    )


def _request(client: httpx.Client | httpx.AsyncClient, settings: Settings, call: Call, key: str) -> httpx.Request:
    headers = {
        "authorization": f"Bearer {key}",
        "user-agent": AGENT,
        "x-request-id": call.request_id,
        **({} if settings.language is None else {"accept-language": settings.language}),
        **settings.headers,
        **call.headers,
    }
    timeout = settings.timeout if isinstance(call.timeout, Omit) else call.timeout
    return client.build_request(
        call.method,
        settings.base_url + call.path,
        params=dict(call.query) or None,
        headers=headers,
        content=call.content,
        timeout=timeout,
    )


def _after_loss(error: httpx.TransportError, settings: Settings, call: Call, attempt: int) -> float:
    """Seconds until the next attempt. Raises the loss as ours where there is none."""
    wait = None
    if attempt < settings.max_retries and is_retried_loss(error, conditional=call.conditional):
        wait = wait_before(attempt, None, random.random)
    if wait is not None:
        log.info("%s %s: %s; again in %.1f s", call.method, call.path, type(error).__name__, wait)
        return wait
    words = str(error) or type(error).__name__
    sent: dict[str, Any] = {"request_id": call.request_id, "attempts": attempt + 1}
    where = f"{call.method} {call.path}"
    if isinstance(error, httpx.TimeoutException):
        raise APITimeoutError(f"{where} took too long ({words}; request {call.request_id})", **sent) from error
    raise APIConnectionError(f"{where} got no answer ({words}; request {call.request_id})", **sent) from error


def _after_answer(
    response: httpx.Response, settings: Settings, call: Call, attempt: int, *, lost: bool
) -> float | None:
    """
    Seconds until the next attempt, or None where the answer is good. Raises what the service says otherwise.

    Args:
        lost: an answer to this call was lost before: what was to be deleted and is not there was deleted then.
    """
    log.debug("%s %s: %d", call.method, call.path, response.status_code)
    if response.is_success or response.status_code == 304:
        return None
    if lost and call.method == "DELETE" and response.status_code == 404:
        return None
    body = _problem(response)
    code = body.get("code") if isinstance(body, dict) else None
    if attempt < settings.max_retries and is_retried_status(response.status_code, code):
        wait = wait_before(attempt, retry_after_of(response.headers), random.random)
        if wait is not None:
            log.info("%s %s: %d %s; again in %.1f s", call.method, call.path, response.status_code, code, wait)
            return wait
    raise api_error(response, body, attempt + 1)


def _problem(response: httpx.Response) -> Any:
    try:
        return response.json()
    except ValueError:
        return None


def _object(response: httpx.Response) -> Raw:
    try:
        raw = response.json()
    except ValueError as error:
        raise APIResponseError("the answer is not JSON", response) from error
    if not isinstance(raw, dict):
        raise APIResponseError("the answer is not an object", response)
    return raw


def _info(response: httpx.Response) -> ResponseInfo:
    return ResponseInfo(response.status_code, response.headers)


def _model(response: httpx.Response, model: type[M], known: M | str | None) -> M:
    if response.status_code == 304:
        if isinstance(known, Model):
            return known
        raise NotModifiedError(f"{known} is still current")
    if not response.is_success:
        raise api_error(response, _problem(response), 1)
    return model(_object(response), _info(response))


def _changed(response: httpx.Response) -> httpx.Response:
    """A file that was asked for with an ETag, where there is a newer one."""
    if response.status_code == 304:
        raise NotModifiedError("the file is still current")
    return response


def _list_of(response: httpx.Response, page: type[Any], item: Any, fetch: Any) -> Any:
    raw = _object(response)
    if not isinstance(raw.get("data"), list):
        raise APIResponseError("the answer is no page of a list", response)
    return page(raw, _info(response), item, fetch)


class Transport:
    """A connection pool, and how it is used."""

    def __init__(self, settings: Settings, client: httpx.Client) -> None:
        self.settings = settings
        self.client = client

    def send(self, call: Call, *, stream: bool = False) -> httpx.Response:
        """
        The answer to a call, after as many attempts as it takes; with `stream`, its body is still to be read.

        Raises:
            APIStatusError: the service refused, and asking again would not help or did not.
            APIConnectionError: there was no answer.
        """
        attempt, lost = 0, False
        while True:
            try:
                request = _request(self.client, self.settings, call, self._key())
                response = self.client.send(request, stream=stream)
                if stream and not response.is_success:
                    response.read()
            except httpx.TransportError as error:
                wait: float | None = _after_loss(error, self.settings, call, attempt)
                lost = True
            else:
                wait = _after_answer(response, self.settings, call, attempt, lost=lost)
                if wait is None:
                    return response
            time.sleep(wait or 0)
            attempt += 1

    def model(self, call: Call, model: type[M], known: M | str | None = None) -> M:
        """The answer as a model; `known` again where the service says that it is still current."""
        return _model(self.send(call), model, known)

    def nothing(self, call: Call) -> None:
        """Sends a call that answers nothing."""
        self.send(call)

    def page(self, call_at: Callable[[str | None], Call], page: type[P], item: Any, cursor: str | None) -> P:
        """A page of a list, which knows how to ask for the next."""

        def fetch(at: str | None) -> P:
            return cast("P", _list_of(self.send(call_at(at)), page, item, fetch))

        return fetch(cursor)

    def file(self, call: Call) -> File:
        """The answer as a file in memory."""
        response = _changed(self.send(call))
        return File(response.content, _info(response))

    def save(self, call: Call, path: str | os.PathLike[str]) -> Path:
        """The answer as a file on the disk, without holding all of it in memory; begun anew when it breaks off."""
        attempt = 0
        while True:
            response = _changed(self.send(call, stream=True))
            try:
                return save(response.iter_bytes(CHUNK), path, _info(response))
            except httpx.TransportError as error:
                wait = _after_loss(error, self.settings, call, attempt)
            finally:
                response.close()
            time.sleep(wait)
            attempt += 1

    def _key(self) -> str:
        key = self.settings.api_key
        return key if isinstance(key, str) else cast("str", key())


class AsyncTransport:
    """As `Transport`, for asyncio."""

    def __init__(self, settings: Settings, client: httpx.AsyncClient) -> None:
        self.settings = settings
        self.client = client

    async def send(self, call: Call, *, stream: bool = False) -> httpx.Response:
        """
        The answer to a call, after as many attempts as it takes; with `stream`, its body is still to be read.

        Raises:
            APIStatusError: the service refused, and asking again would not help or did not.
            APIConnectionError: there was no answer.
        """
        attempt, lost = 0, False
        while True:
            try:
                request = _request(self.client, self.settings, call, await self._key())
                response = await self.client.send(request, stream=stream)
                if stream and not response.is_success:
                    await response.aread()
            except httpx.TransportError as error:
                wait: float | None = _after_loss(error, self.settings, call, attempt)
                lost = True
            else:
                wait = _after_answer(response, self.settings, call, attempt, lost=lost)
                if wait is None:
                    return response
            await asyncio.sleep(wait or 0)
            attempt += 1

    async def model(self, call: Call, model: type[M], known: M | str | None = None) -> M:
        """The answer as a model; `known` again where the service says that it is still current."""
        return _model(await self.send(call), model, known)

    async def nothing(self, call: Call) -> None:
        """Sends a call that answers nothing."""
        await self.send(call)

    async def page(self, call_at: Callable[[str | None], Call], page: type[A], item: Any, cursor: str | None) -> A:
        """A page of a list, which knows how to ask for the next."""

        async def fetch(at: str | None) -> A:
            return cast("A", _list_of(await self.send(call_at(at)), page, item, fetch))

        return await fetch(cursor)

    async def file(self, call: Call) -> File:
        """The answer as a file in memory."""
        response = _changed(await self.send(call))
        return File(response.content, _info(response))

    async def save(self, call: Call, path: str | os.PathLike[str]) -> Path:
        """The answer as a file on the disk, without holding all of it in memory; begun anew when it breaks off."""
        attempt = 0
        while True:
            response = _changed(await self.send(call, stream=True))
            try:
                with Part(target_of(path, _info(response))) as part:
                    async for chunk in response.aiter_bytes(CHUNK):
                        await asyncio.to_thread(part.file.write, chunk)
                return part.target
            except httpx.TransportError as error:
                wait = _after_loss(error, self.settings, call, attempt)
            finally:
                await response.aclose()
            await asyncio.sleep(wait)
            attempt += 1

    async def _key(self) -> str:
        key = self.settings.api_key
        if isinstance(key, str):
            return key
        value = key()
        return await value if inspect.isawaitable(value) else value
