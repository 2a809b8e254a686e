"""Every example of the README runs, in order, as a reader would paste them."""

from __future__ import annotations

import base64
import hashlib
import hmac
import json
import re
import time
from pathlib import Path

import pytest
from conftest import Service

import subsidy_matching
from subsidy_matching import SubsidyMatching

README = Path(__file__).resolve().parents[1] / "README.md"


def test_the_examples_run(
    service: Service, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("SUBSIDY_API_KEY", service.keys["all"])
    monkeypatch.setenv("SUBSIDY_BASE_URL", service.address)
    text = README.read_text(encoding="utf-8")
    blocks = [
        (match[1], text[: match.start()].count("\n") + 1) for match in re.finditer(r"```python\n(.*?)```", text, re.S)
    ]
    assert len(blocks) >= 11
    names: dict[str, object] = {"__name__": "readme"}
    for code, line in blocks:
        exec(compile("\n" * line + code, str(README), "exec"), names)
        printed = capsys.readouterr().out
        assert printed or "print(" not in code or "except " in code or "def receive" in code, (
            f"line {line} prints nothing"
        )

    client = names["client"]
    assert isinstance(client, SubsidyMatching)
    client.close()

    receive = names["receive"]
    assert callable(receive)
    secret = "whsec_" + base64.b64encode(bytes(range(32))).decode()
    data = {"match_id": "mat_1", "eligibility": "eligible"}
    body = json.dumps(
        {"type": "match.scored", "timestamp": "2026-03-02T09:00:00Z", "id": "evt_1", "data": data}
    ).encode()
    stamp = str(int(time.time()))
    digest = hmac.digest(bytes(range(32)), f"evt_1.{stamp}.".encode() + body, hashlib.sha256)
    signature = "v1," + base64.b64encode(digest).decode()
    headers = {"webhook-id": "evt_1", "webhook-timestamp": stamp, "webhook-signature": signature}
    assert receive(body, headers, secret) == 204
    assert capsys.readouterr().out == "mat_1 eligible\n"
    assert receive(body + b" ", headers, secret) == 400


def test_the_errors_of_the_readme_are_all_there_are() -> None:
    text = README.read_text(encoding="utf-8")
    for name in subsidy_matching.__all__:
        if name.endswith("Error") and name not in ("APIResponseError", "NotModifiedError", "JobCancelledError"):
            assert f"`{name}`" in text, name
