"""Answers as objects: fields by name, converted when they are first read; nothing newer is lost."""

from __future__ import annotations

import copy
import keyword
import types
from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, ClassVar, Literal, Union, get_args, get_origin, get_type_hints

from ._headers import ResponseInfo

Raw = dict[str, Any]
Read = Callable[[Any], Any]


class Model:
    """
    A part of an answer; read-only. A field that is absent reads as None: `"name" in model` tells absent from null,
    `model["name"]` reads any field by the name it has on the wire, newer ones too, and `to_dict()` gives all of it.
    """

    _raw: Raw
    _response: ResponseInfo | None

    def __init__(self, raw: Raw, response: ResponseInfo | None = None) -> None:
        self.__dict__["_raw"] = raw
        self.__dict__["_response"] = response

    @property
    def last_response(self) -> ResponseInfo | None:
        """Status, headers, ETag and request id of the answer that this is the whole of; None for its parts."""
        return self._response

    def to_dict(self) -> Raw:
        """A copy of everything, as it came: what JSON has, under the names of the wire."""
        return copy.deepcopy(self._raw)

    def __getitem__(self, name: str) -> Any:
        return self._raw[name]

    def __contains__(self, name: object) -> bool:
        return name in self._raw

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Model) and type(self) is type(other) and self._raw == other._raw

    __hash__ = None  # type: ignore[assignment]

    def __setattr__(self, name: str, value: object) -> None:
        raise AttributeError(f"{type(self).__name__} is read-only")

    def __delattr__(self, name: str) -> None:
        raise AttributeError(f"{type(self).__name__} is read-only")

    def __repr__(self) -> str:
        shown = (f"{name}={_short(name, value)}" for name, value in self._raw.items())
        return f"{type(self).__name__}({', '.join(shown)})"

    def __dir__(self) -> list[str]:
        return sorted({*super().__dir__(), *fields_of(type(self))})

    def __reduce__(self) -> tuple[Any, ...]:
        return (type(self), (self._raw, self._response))

    # Out of sight of type checkers, so that a mistyped field is found by them.
    if not TYPE_CHECKING:

        def __getattr__(self, name: str) -> Any:
            if name.startswith("_"):
                raise AttributeError(name)
            field = fields_of(type(self)).get(name)
            if field is None:
                if name not in self._raw:
                    raise AttributeError(f"{type(self).__name__} has no field {name!r}")
                value = self._raw[name]
            elif field.wire in self._raw:
                value = field.read(self._raw[field.wire])
            elif field.optional:
                value = None
            else:
                raise AttributeError(f"{type(self).__name__} came without its field {field.wire!r}")
            self.__dict__[name] = value
            return value


@dataclass(frozen=True, slots=True)
class Field:
    """A field of a model: its name on the wire, whether it may be absent, and how its value is read."""

    wire: str
    optional: bool
    read: Read
    words: tuple[object, ...] = ()
    """What it may say, of a closed list: a newer service may say more, but for a single one."""


def wire_name(name: str) -> str:
    """`from_` stands for `from`, which is a word of Python's own."""
    bare = name.removesuffix("_")
    return bare if keyword.iskeyword(bare) else name


_known: dict[type[Model], dict[str, Field]] = {}


def fields_of(model: type[Model]) -> dict[str, Field]:
    """The fields of a model, found from its annotations at the first use."""
    if model not in _known:
        _known[model] = _found(model)
    return _known[model]


def _found(model: type[Model]) -> dict[str, Field]:
    found: dict[str, Field] = {}
    for name, hint in get_type_hints(model).items():
        if name.startswith("_") or get_origin(hint) is ClassVar:
            continue
        optional = _is_union(hint) and type(None) in get_args(hint)
        found[name] = Field(
            wire=wire_name(name),
            optional=optional,
            read=reader(hint),
            words=get_args(hint) if get_origin(hint) is Literal else (),
        )
    return found


def reader(hint: Any) -> Read:
    """How a value of this type is read."""
    if isinstance(hint, type) and issubclass(hint, Model):
        return _model_reader(hint)
    origin, args = get_origin(hint), get_args(hint)
    if origin is list:
        return _list_reader(reader(args[0]))
    if origin is dict:
        return _dict_reader(reader(args[1]))
    if _is_union(hint):
        return _union_reader(args)
    return _as_is


def _is_union(hint: Any) -> bool:
    return get_origin(hint) in (Union, types.UnionType)


def _as_is(raw: Any) -> Any:
    return raw


def _model_reader(model: type[Model]) -> Read:
    return lambda raw: model(raw) if isinstance(raw, dict) else raw


def _list_reader(item: Read) -> Read:
    return lambda raw: [item(each) for each in raw] if isinstance(raw, list) else raw


def _dict_reader(value: Read) -> Read:
    return lambda raw: {name: value(each) for name, each in raw.items()} if isinstance(raw, dict) else raw


def _union_reader(members: tuple[Any, ...]) -> Read:
    models = [each for each in members if isinstance(each, type) and issubclass(each, Model)]
    lists = [reader(each) for each in members if get_origin(each) is list]
    dicts = [reader(each) for each in members if get_origin(each) is dict]

    def read(raw: Any) -> Any:
        if isinstance(raw, list) and lists:
            return lists[0](raw)
        if isinstance(raw, dict):
            model = which(models, raw)
            if model is not None:
                return model(raw)
            if dicts:
                return dicts[0](raw)
        return raw

    return read


def which(models: list[type[Model]], raw: Raw) -> type[Model] | None:
    """
    The one of several models that this is: its constants agree, and what it must have is there. A kind that is newer
    than this package is a plain `Model`.
    """
    if len(models) <= 1:
        return models[0] if models else None
    whole = [each for each in models if all(field.optional or field.wire in raw for field in fields_of(each).values())]
    said = [each for each in whole if all(_says(field, raw, 1) for field in fields_of(each).values())]
    exact = [each for each in said if all(_says(field, raw, 1 << 16) for field in fields_of(each).values())]
    return next(iter(exact or said), Model)


def _says(field: Field, raw: Raw, most: int) -> bool:
    """Whether a field says what it may, where that is one of at most so many words."""
    return not 0 < len(field.words) <= most or raw.get(field.wire) in field.words


def _short(name: str, value: object) -> str:
    if name == "secret":
        return "'…'"
    if isinstance(value, dict):
        return "{…}" if value else "{}"
    if isinstance(value, list):
        return f"[{len(value)}]"
    text = repr(value)
    return text if len(text) <= 60 else f"{text[:57]}…"


def etag_of(known: str | Model) -> str:
    """
    The ETag to send as a condition: the text itself, or that of what was read.

    Raises:
        ValueError: of a part of an answer, or of one that came without an ETag, such as an entry of a list.
    """
    if isinstance(known, str):
        return known
    info = known.last_response
    if info is None or info.etag is None:
        raise ValueError(f"this {type(known).__name__} came without an ETag: get it by its id first, or pass the ETag")
    return info.etag
