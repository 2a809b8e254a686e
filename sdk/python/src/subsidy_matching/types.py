"""
The types of the service: what it answers (read-only objects) and what it is sent (dictionaries).

Answers have their fields as attributes; a field that is absent reads as None. Money is an `amount` with two decimals as
text, instants are RFC 3339 text and days `YYYY-MM-DD`: `Decimal(…)`, `datetime.fromisoformat(…)` and
`date.fromisoformat(…)` read them. Words of a closed list are `Literal`s; a newer service may send further ones.
"""

from ._generated.types import *  # noqa: F403
from ._generated.types import __all__ as __all__
