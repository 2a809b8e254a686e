"""Servers on this machine that stand around the service: one that webhooks go to, and a bad way to it."""

from __future__ import annotations

import contextlib
import http.client
import socket
import threading
import time
from collections import deque
from collections.abc import Callable
from dataclasses import dataclass, field
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from typing import Any, Self
from urllib.parse import urlsplit


@dataclass
class Heard:
    """A call that arrived."""

    method: str
    path: str
    headers: dict[str, str]
    body: bytes


class Loopback:
    """A server on a free port, with what it heard."""

    def __init__(self) -> None:
        self.heard: list[Heard] = []
        self.changed = threading.Condition()
        self._server = ThreadingHTTPServer(("127.0.0.1", 0), self._handler())
        self._server.daemon_threads = True
        self.address = f"http://127.0.0.1:{self._server.server_address[1]}"
        self._thread = threading.Thread(target=self._server.serve_forever, args=(0.02,), daemon=True)

    def answer(self, heard: Heard, handler: BaseHTTPRequestHandler) -> None:
        raise NotImplementedError

    def _handler(self) -> type[BaseHTTPRequestHandler]:
        loopback = self

        class Handler(BaseHTTPRequestHandler):
            protocol_version = "HTTP/1.1"

            def handle_call(self) -> None:
                body = self.rfile.read(int(self.headers.get("content-length", "0")))
                headers = {name.lower(): value for name, value in self.headers.items()}
                heard = Heard(self.command, self.path, headers, body)
                with loopback.changed:
                    loopback.heard.append(heard)
                    loopback.changed.notify_all()
                loopback.answer(heard, self)

            do_GET = do_POST = do_PUT = do_PATCH = do_DELETE = handle_call  # noqa: N815

            def log_message(self, format: str, *args: Any) -> None:
                pass

        return Handler

    def __enter__(self) -> Self:
        self._thread.start()
        return self

    def __exit__(self, *error: object) -> None:
        self._server.shutdown()
        self._server.server_close()
        self._thread.join()


class Receiver(Loopback):
    """Takes webhooks."""

    def answer(self, heard: Heard, handler: BaseHTTPRequestHandler) -> None:
        handler.send_response(204)
        handler.end_headers()

    def wait_for(self, wanted: Callable[[Heard], bool], seconds: float = 30) -> Heard:
        """The first call that is wanted, waited for."""
        with self.changed:
            assert self.changed.wait_for(lambda: any(map(wanted, self.heard)), seconds), "it did not arrive"
            return next(filter(wanted, self.heard))


@dataclass
class Refuse:
    """Answers by itself instead of the service."""

    status: int
    headers: dict[str, str] = field(default_factory=dict)
    body: bytes = b""


@dataclass
class Late:
    """Passes the call on after so many seconds."""

    seconds: float


class Lost:
    """Passes the call on, and closes the connection instead of answering."""


class Unsent:
    """Closes the connection before the call goes anywhere."""


class Cut:
    """Passes the answer back but for its end."""


class FaultyWay(Loopback):
    """A way to the service on which the next calls meet what `next` says, in order; the others arrive."""

    def __init__(self, address: str) -> None:
        super().__init__()
        self._target = urlsplit(address)
        self.next: deque[Refuse | Late | Lost | Unsent | Cut | None] = deque()

    def answer(self, heard: Heard, handler: BaseHTTPRequestHandler) -> None:
        fault = self.next.popleft() if self.next else None
        if isinstance(fault, Unsent):
            return _hang_up(handler)
        if isinstance(fault, Refuse):
            return _send(handler, fault.status, fault.headers, fault.body)
        if isinstance(fault, Late):
            time.sleep(fault.seconds)
        connection = http.client.HTTPConnection(self._target.hostname or "", self._target.port, timeout=30)
        try:
            connection.request(heard.method, heard.path, heard.body or None, heard.headers)
            response = connection.getresponse()
            body = response.read()
        finally:
            connection.close()
        if isinstance(fault, Lost):
            return _hang_up(handler)
        headers = {name: value for name, value in response.getheaders() if name.lower() not in _OURS}
        _send(handler, response.status, headers, body, cut=isinstance(fault, Cut))


_OURS = {"connection", "keep-alive", "transfer-encoding", "content-length", "date"}


def _send(
    handler: BaseHTTPRequestHandler, status: int, headers: dict[str, str], body: bytes, *, cut: bool = False
) -> None:
    try:
        handler.send_response(status)
        for name, value in headers.items():
            handler.send_header(name, value)
        if status not in (204, 304):
            handler.send_header("content-length", str(len(body)))
        handler.end_headers()
        handler.wfile.write(body[: len(body) // 2] if cut else body)
        handler.wfile.flush()
    except (BrokenPipeError, ConnectionResetError):
        pass
    if cut:
        _hang_up(handler)


def _hang_up(handler: BaseHTTPRequestHandler) -> None:
    handler.close_connection = True
    with contextlib.suppress(OSError):
        handler.connection.shutdown(socket.SHUT_RDWR)
