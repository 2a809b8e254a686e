"""Files that the service answers with."""

from __future__ import annotations

import os
import re
from collections.abc import Iterable
from pathlib import Path
from types import TracebackType
from typing import IO
from urllib.parse import unquote
from uuid import uuid4

from ._headers import ResponseInfo


class File:
    """A file that the service made, in memory. `save` writes it to the disk."""

    content: bytes
    last_response: ResponseInfo

    def __init__(self, content: bytes, response: ResponseInfo) -> None:
        self.content = content
        self.last_response = response

    @property
    def media_type(self) -> str:
        """Such as `application/pdf`."""
        value: str = self.last_response.headers.get("content-type", "application/octet-stream")
        return value.split(";", 1)[0].strip()

    @property
    def filename(self) -> str | None:
        """The name that the service suggests, without any folders."""
        return filename_of(self.last_response)

    def text(self) -> str:
        """The content as text (UTF-8), for CSV, HTML, Markdown and JSON."""
        return self.content.decode("utf-8-sig")

    def save(self, path: str | os.PathLike[str]) -> Path:
        """
        Writes the file, under the suggested name where `path` is a folder, and answers where it is. What stood there is
        replaced, in one step: there is never half a file.
        """
        return save([self.content], path, self.last_response)

    def __repr__(self) -> str:
        return f"File({self.filename or self.media_type}, {len(self.content)} bytes)"


def filename_of(response: ResponseInfo) -> str | None:
    """The name in `Content-Disposition` (RFC 6266), less what could lead out of a folder."""
    value: str = response.headers.get("content-disposition", "")
    extended = re.search(r"filename\*=UTF-8''([^;]+)", value, re.IGNORECASE)
    plain = re.search(r'filename="?([^";]+)"?', value, re.IGNORECASE)
    name = unquote(extended[1]) if extended else plain[1] if plain else ""
    name = re.sub(r"[\x00-\x1f]", "", re.split(r"[/\\]", name)[-1]).strip()
    return name if name not in ("", ".", "..") else None


def target_of(path: str | os.PathLike[str], response: ResponseInfo) -> Path:
    """Where a file goes: `path`, or the suggested name in it where it is a folder."""
    target = Path(path)
    return target / (filename_of(response) or "download") if target.is_dir() else target


def save(chunks: Iterable[bytes], path: str | os.PathLike[str], response: ResponseInfo) -> Path:
    """Writes a file in one step. Nothing is left behind when the chunks end in an error."""
    with Part(target_of(path, response)) as part:
        for chunk in chunks:
            part.file.write(chunk)
    return part.target


class Part:
    """A file that takes its place when it is complete, and is gone when it never was."""

    def __init__(self, target: Path) -> None:
        self.target = target
        self.path = target.with_name(f".{target.name}.{uuid4().hex}.part")
        self.file: IO[bytes] = open(self.path, "xb")  # noqa: SIM115 - closed by __exit__

    def __enter__(self) -> Part:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.file.close()
        if error is None:
            os.replace(self.path, self.target)
        else:
            self.path.unlink(missing_ok=True)
