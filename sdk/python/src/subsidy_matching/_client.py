"""The two clients."""

from __future__ import annotations

from collections.abc import Mapping
from types import TracebackType
from typing import Literal, Self

import httpx

from ._calls import OMIT, Omit, Timeout
from ._generated.async_resources import AsyncResources
from ._generated.resources import Resources
from ._transport import (
    DEFAULT_RETRIES,
    DEFAULT_TIMEOUT,
    ApiKey,
    AsyncApiKey,
    AsyncTransport,
    Settings,
    Transport,
    settings_of,
)

Language = Literal["el", "en"]


def _changed(
    settings: Settings,
    *,
    timeout: Timeout | Omit,
    max_retries: int | None,
    language: Language | None,
    headers: Mapping[str, str] | None,
) -> Settings:
    return settings_of(
        api_key=settings.api_key,
        base_url=settings.base_url,
        timeout=settings.timeout if isinstance(timeout, Omit) else timeout,
        max_retries=settings.max_retries if max_retries is None else max_retries,
        language=settings.language if language is None else language,
        headers={**settings.headers, **(headers or {})},
        webhook_secret=settings.webhook_secret,
    )


class SubsidyMatching(Resources):
    """
    A client of the Subsidy Matching Service. It is safe to use from several threads; close it, or use it with `with`.

    Args:
        api_key: an API key, a session token, or a function that answers one and is asked before every attempt. The
            environment's `SUBSIDY_API_KEY` unless given.
        base_url: where the service answers, without `/api/v1`. The environment's `SUBSIDY_BASE_URL` unless given, or
            else a service on this machine, at port 3000.
        timeout: seconds for each step of a call: 5 to connect and 60 otherwise unless given.
        max_retries: how often a call is sent again after a lost connection, 408, 429, 5xx, or while the first call with
            its Idempotency-Key is running. The service's `Retry-After` is respected up to 60 s.
        language: of texts in answers, `el` or `en`. Without it refusals are English and all else Greek.
        headers: sent with every call.
        webhook_secret: what `webhooks.unwrap` checks with. The environment's `SUBSIDY_WEBHOOK_SECRET` unless given.
        http_client: an `httpx.Client` of yours, for proxies and certificates. You close it.

    Raises:
        SubsidyError: without an API key.
    """

    def __init__(
        self,
        api_key: ApiKey | None = None,
        *,
        base_url: str | None = None,
        timeout: Timeout = DEFAULT_TIMEOUT,
        max_retries: int = DEFAULT_RETRIES,
        language: Language | None = None,
        headers: Mapping[str, str] | None = None,
        webhook_secret: str | None = None,
        http_client: httpx.Client | None = None,
    ) -> None:
        settings = settings_of(
            api_key=api_key,
            base_url=base_url,
            timeout=timeout,
            max_retries=max_retries,
            language=language,
            headers=headers,
            webhook_secret=webhook_secret,
        )
        self._owns_client = http_client is None
        super().__init__(Transport(settings, http_client or httpx.Client()))

    def with_options(
        self,
        *,
        timeout: Timeout | Omit = OMIT,
        max_retries: int | None = None,
        language: Language | None = None,
        headers: Mapping[str, str] | None = None,
    ) -> Self:
        """A client with other settings over the same connections: `client.with_options(language="en").match`."""
        settings = _changed(
            self._transport.settings, timeout=timeout, max_retries=max_retries, language=language, headers=headers
        )
        other = type(self).__new__(type(self))
        Resources.__init__(other, Transport(settings, self._transport.client))
        other._owns_client = False
        return other

    @property
    def base_url(self) -> str:
        """Where the service answers."""
        return self._transport.settings.base_url

    def close(self) -> None:
        """Closes the connections."""
        if self._owns_client:
            self._transport.client.close()

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.close()

    def __repr__(self) -> str:
        return f"{type(self).__name__}({self.base_url!r})"


class AsyncSubsidyMatching(AsyncResources):
    """
    As `SubsidyMatching`, for asyncio: every call is awaited, lists are read with `async for`.

    Args:
        api_key: as there; the function may be a coroutine function.
        base_url: as there.
        timeout: as there.
        max_retries: as there.
        language: as there.
        headers: as there.
        webhook_secret: as there.
        http_client: an `httpx.AsyncClient` of yours. You close it.

    Raises:
        SubsidyError: without an API key.
    """

    def __init__(
        self,
        api_key: AsyncApiKey | None = None,
        *,
        base_url: str | None = None,
        timeout: Timeout = DEFAULT_TIMEOUT,
        max_retries: int = DEFAULT_RETRIES,
        language: Language | None = None,
        headers: Mapping[str, str] | None = None,
        webhook_secret: str | None = None,
        http_client: httpx.AsyncClient | None = None,
    ) -> None:
        settings = settings_of(
            api_key=api_key,
            base_url=base_url,
            timeout=timeout,
            max_retries=max_retries,
            language=language,
            headers=headers,
            webhook_secret=webhook_secret,
        )
        self._owns_client = http_client is None
        super().__init__(AsyncTransport(settings, http_client or httpx.AsyncClient()))

    def with_options(
        self,
        *,
        timeout: Timeout | Omit = OMIT,
        max_retries: int | None = None,
        language: Language | None = None,
        headers: Mapping[str, str] | None = None,
    ) -> Self:
        """A client with other settings over the same connections."""
        settings = _changed(
            self._transport.settings, timeout=timeout, max_retries=max_retries, language=language, headers=headers
        )
        other = type(self).__new__(type(self))
        AsyncResources.__init__(other, AsyncTransport(settings, self._transport.client))
        other._owns_client = False
        return other

    @property
    def base_url(self) -> str:
        """Where the service answers."""
        return self._transport.settings.base_url

    async def close(self) -> None:
        """Closes the connections."""
        if self._owns_client:
            await self._transport.client.aclose()

    async def __aenter__(self) -> Self:
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        await self.close()

    def __repr__(self) -> str:
        return f"{type(self).__name__}({self.base_url!r})"
