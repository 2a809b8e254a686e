"""A mistyped name or word is found before anything runs."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from pathlib import Path

CASES = Path(__file__).with_name("typing_cases.py")


def test_a_type_checker_finds_each_fault_and_nothing_else(tmp_path: Path) -> None:
    command = [sys.executable, "-m", "mypy", "--strict", "--cache-dir", os.fspath(tmp_path), os.fspath(CASES)]
    printed = subprocess.run(command, capture_output=True, text=True, check=False, cwd=CASES.parent).stdout
    found = {(int(line), code) for line, code in re.findall(r"^\S+:(\d+): error: .*\[([\w-]+)\]$", printed, re.M)}
    lines = CASES.read_text(encoding="utf-8").splitlines()
    wanted = {(at, mark[1]) for at, line in enumerate(lines, 1) if (mark := re.search(r"# error: ([\w-]+)", line))}
    assert found == wanted, printed
