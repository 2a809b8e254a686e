"""Lists that come in pages, read as if they were whole."""

from __future__ import annotations

from collections.abc import AsyncIterator, Awaitable, Callable, Generator, Iterator
from typing import Any, Generic, Self, TypeVar, cast

from ._headers import ResponseInfo
from ._model import Model, Raw, reader

T = TypeVar("T")
P = TypeVar("P", bound="AsyncPage[Any]")


class _Page(Model, Generic[T]):
    """What a page has, whoever asks for the next one."""

    has_more: bool
    """Whether there are further pages."""
    next_cursor: str | None
    """Where the next page begins: `cursor` of the same call. None on the last page."""

    _item: Any
    _fetch: Any

    def __init__(self, raw: Raw, response: ResponseInfo | None, item: Any, fetch: Any) -> None:
        super().__init__(raw, response)
        self.__dict__["_item"] = item
        self.__dict__["_fetch"] = fetch

    @property
    def data(self) -> list[T]:
        """The entries of this page."""
        if "_data" not in self.__dict__:
            read = reader(self._item)
            self.__dict__["_data"] = [read(each) for each in self._raw["data"]]
        return cast("list[T]", self.__dict__["_data"])

    def __reduce__(self) -> tuple[Any, ...]:
        return (type(self), (self._raw, self._response, self._item, None))

    def _next_cursor(self) -> str | None:
        return self.next_cursor if self.has_more else None


class Page(_Page[T]):
    """
    A page of a list. Looping over it goes on through all pages that follow, asking for each when it is reached; `data`
    has the entries of this page alone.
    """

    def next_page(self) -> Self | None:
        """The page after this one; None when this is the last."""
        cursor = self._next_cursor()
        return None if cursor is None else cast("Self", self._fetch(cursor))

    def pages(self) -> Iterator[Self]:
        """This page and all that follow."""
        page: Self | None = self
        while page is not None:
            yield page
            page = page.next_page()

    def __iter__(self) -> Iterator[T]:
        for page in self.pages():
            yield from page.data


class AsyncPage(_Page[T]):
    """As `Page`, for `async for`."""

    async def next_page(self) -> Self | None:
        """The page after this one; None when this is the last."""
        cursor = self._next_cursor()
        return None if cursor is None else cast("Self", await self._fetch(cursor))

    async def pages(self) -> AsyncIterator[Self]:
        """This page and all that follow."""
        page: Self | None = self
        while page is not None:
            yield page
            page = await page.next_page()

    async def __aiter__(self) -> AsyncIterator[T]:
        async for page in self.pages():
            for each in page.data:
                yield each


class AsyncList(Generic[T, P]):
    """
    A list that has not been asked for yet: `async for` reads all of it, page after page, and `await` its first page.
    """

    def __init__(self, first: Callable[[], Awaitable[P]]) -> None:
        self._first = first

    def __await__(self) -> Generator[Any, None, P]:
        return self._first().__await__()

    async def __aiter__(self) -> AsyncIterator[T]:
        page = await self._first()
        async for each in page:
            yield each
