"""Browser contexts that are used again: a new one fetches and compiles the whole page anew."""

from __future__ import annotations

import json
from collections import defaultdict
from typing import Any

DESKTOP = {"width": 1440, "height": 900}
PHONE = {"width": 390, "height": 844}


class Contexts:
    """The contexts of one browser. One that is lent holds nothing of whoever had it before."""

    def __init__(self, browser: Any, origin: str) -> None:
        self._browser, self._origin = browser, origin
        self._free: dict[bool, list[Any]] = defaultdict(list)
        self._lent: list[tuple[bool, Any]] = []
        self._own: list[Any] = []

    def lend(self, phone: bool) -> Any:
        """A context of a desk or a phone, with an empty storage."""
        context = self._free[phone].pop() if self._free[phone] else self._new(phone)
        self._lent.append((phone, context))
        return context

    def lend_own(self, phone: bool, **more: Any) -> Any:
        """A context that nobody gets afterwards: for what changes a context as a whole."""
        context = self._new(phone, **more)
        self._own.append(context)
        return context

    def take_back(self) -> None:
        """All that are lent, at the end of a test."""
        for context in self._own:
            context.close()
        for phone, context in self._lent:
            self._clean(context)
            self._free[phone].append(context)
        self._own, self._lent = [], []

    def _clean(self, context: Any) -> None:
        """Closes the pages first: an open one could still write something down."""
        for page in context.pages:
            page.close()
        page = context.new_page()
        wire = context.new_cdp_session(page)
        wire.send("Storage.clearDataForOrigin", {"origin": self._origin, "storageTypes": "all"})
        page.close()

    def _new(self, phone: bool, **more: Any) -> Any:
        return self._browser.new_context(
            **{
                "viewport": PHONE if phone else DESKTOP,
                "has_touch": phone,
                "is_mobile": phone,
                "locale": "en",
                "reduced_motion": "reduce",
                "service_workers": "block",  # what is kept for a day without network has tests of its own
                **more,
            }
        )


def settings_script(**settings: str) -> str:
    """What a device has chosen before it opens the page; computers play without a pause, for nobody looks."""
    chosen = json.dumps(json.dumps({"bots": "once", **settings}))
    return f"try {{ localStorage.tilerummy ??= {chosen} }} catch {{}}"
