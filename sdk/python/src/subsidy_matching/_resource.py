"""What every resource stands on."""

from __future__ import annotations

from ._transport import AsyncTransport, Transport


class Resource:
    """A group of calls."""

    def __init__(self, transport: Transport) -> None:
        self._transport = transport


class AsyncResource:
    """A group of calls, for asyncio."""

    def __init__(self, transport: AsyncTransport) -> None:
        self._transport = transport
