"""A call, before it is sent: addresses, queries and bodies as the service wants them."""

from __future__ import annotations

import json
import mimetypes
import os
from collections.abc import Mapping
from dataclasses import dataclass, field
from datetime import date, datetime
from pathlib import Path
from typing import IO, Any, Final, Literal, final
from urllib.parse import quote
from uuid import uuid4

import httpx

from ._model import Model, etag_of


@final
class Omit:
    """Stands for an argument that was not given, where None means something: null on the wire."""

    def __bool__(self) -> Literal[False]:
        return False

    def __repr__(self) -> str:
        return "OMIT"


OMIT: Final = Omit()

Timeout = float | httpx.Timeout | None
"""Seconds for each step of a call (connecting, sending, each wait for more of the answer); None: no limit."""

FileInput = bytes | str | os.PathLike[str] | IO[bytes]
"""A file to send: its bytes, its path, or an open file (in binary mode)."""


@dataclass(frozen=True, slots=True)
class Call:
    """One call of the API, which stays the same over its retries."""

    method: str
    path: str
    query: Mapping[str, Any] = field(default_factory=dict)
    headers: Mapping[str, str] = field(default_factory=dict)
    content: bytes | None = None
    timeout: Timeout | Omit = OMIT
    request_id: str = field(default_factory=lambda: str(uuid4()))

    @property
    def conditional(self) -> bool:
        """Whether it changes something only in the version that the caller knows."""
        return "if-match" in self.headers


def path_of(template: str, parameters: Mapping[str, str]) -> str:
    """
    The address of a resource.

    Raises:
        ValueError: of an empty parameter, which would name the list instead, or one that climbs.
    """
    for name, value in parameters.items():
        text = str(value)
        if text in ("", ".", ".."):
            raise ValueError(f"{name} is {text!r}, which names nothing")
        template = template.replace(f"{{{name}}}", quote(text, safe=""))
    return template


def query_of(parameters: Mapping[str, Any]) -> dict[str, str]:
    """Query parameters as text: lists joined by commas, instants as RFC 3339; None is left out."""
    return {name: _text(value) for name, value in parameters.items() if value is not None}


def _text(value: Any) -> str:
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, (str, int)):
        return str(value)
    if isinstance(value, float):
        return repr(int(value)) if value.is_integer() else repr(value)
    if isinstance(value, date):
        return _moment(value)
    if isinstance(value, (list, tuple, set, frozenset)):
        return ",".join(_text(each) for each in value)
    raise TypeError(f"{value!r} cannot stand in an address")


def body_of(members: Mapping[str, Any]) -> dict[str, Any]:
    """The members of a body that were given: None is left out, and `OMIT` where None means null."""
    return {name: value for name, value in members.items() if value is not None and value is not OMIT}


def changes_of(members: Mapping[str, Any]) -> dict[str, Any]:
    """The members of a merge patch (RFC 7396) that were given; None removes one."""
    return {name: value for name, value in members.items() if value is not OMIT}


def json_bytes(body: Any) -> bytes:
    """
    A body as JSON.

    Raises:
        ValueError: of a number that is not finite, or a datetime without a time zone.
        TypeError: of what JSON does not have.
    """
    return json.dumps(body, ensure_ascii=False, allow_nan=False, separators=(",", ":"), default=_plain).encode()


def _plain(value: Any) -> Any:
    if isinstance(value, Model):
        return value.to_dict()
    if isinstance(value, date):
        return _moment(value)
    if isinstance(value, Mapping):
        return dict(value)
    if isinstance(value, (set, frozenset)):
        return sorted(value)
    raise TypeError(f"a {type(value).__name__} cannot be sent as JSON")


def _moment(value: date) -> str:
    if not isinstance(value, datetime):
        return value.isoformat()
    if value.tzinfo is None:
        raise ValueError(f"{value!r} has no time zone: use datetime.now(timezone.utc) or give one")
    return value.isoformat()


def file_bytes(file: FileInput) -> bytes:
    """The whole of a file that is to be sent; it is read once, so that a retry sends the same."""
    if isinstance(file, bytes):
        return file
    if isinstance(file, (str, os.PathLike)):
        return Path(file).read_bytes()
    content = file.read()
    if not isinstance(content, bytes):
        raise TypeError("open the file in binary mode: open(path, 'rb')")
    return content


def media_type_of(file: FileInput, given: str | None, accepted: tuple[str, ...]) -> str:
    """
    The media type of a file: the one given, or by the ending of its name.

    Raises:
        ValueError: where neither tells, or the service does not accept it here.
    """
    if given is not None:
        return given
    name = str(file) if isinstance(file, (str, os.PathLike)) else str(getattr(file, "name", ""))
    guessed = _BY_ENDING.get(Path(name).suffix.lower()) or mimetypes.guess_type(name)[0]
    if guessed in accepted:
        return guessed
    raise ValueError(f"pass content_type, one of {', '.join(accepted)}: {name or 'what was given'} does not tell it")


_BY_ENDING: Mapping[str, str] = {
    ".csv": "text/csv",
    ".json": "application/json",
    ".ndjson": "application/x-ndjson",
    ".jsonl": "application/x-ndjson",
    ".xlsx": "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet",
    ".docx": "application/vnd.openxmlformats-officedocument.wordprocessingml.document",
    ".pdf": "application/pdf",
    ".html": "text/html",
    ".htm": "text/html",
    ".txt": "text/plain",
}


def headers_of(
    *,
    accept: str = "application/json",
    content_type: str | None = None,
    language: str | None = None,
    idempotency_key: str | None = None,
    if_match: str | Model | None = None,
    if_none_match: str | Model | None = None,
    extra: Mapping[str, str] | None = None,
) -> dict[str, str]:
    """The headers of one call, under lower-case names; `extra` wins."""
    found = {
        "accept": accept,
        "content-type": content_type,
        "accept-language": language,
        "idempotency-key": idempotency_key,
        "if-match": None if if_match is None else etag_of(if_match),
        "if-none-match": None if if_none_match is None else etag_of(if_none_match),
    }
    headers = {name: value for name, value in found.items() if value is not None}
    return {**headers, **{name.lower(): value for name, value in (extra or {}).items()}}


def new_key() -> str:
    """A fresh Idempotency-Key."""
    return str(uuid4())


def format_of(path: str | os.PathLike[str], formats: tuple[str, ...]) -> str | None:
    """The format of a file that is told by the ending of its name, where it is one of these."""
    ending = Path(path).suffix.lower().removeprefix(".")
    return ending if ending in formats else None
