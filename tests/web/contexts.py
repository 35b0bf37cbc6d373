"""Browser contexts that are used again: a new one fetches and compiles the whole page anew."""

from __future__ import annotations

import json
from collections import defaultdict
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

import pytest
from playwright.sync_api import Error

NOTHING = "/healthz"
"""An address of our own without a script: something can be put into the storage before the page opens."""
DESKTOP = {"width": 1440, "height": 900}
PHONE = {"width": 390, "height": 844}
AT_A_DESK_TOO = [True, pytest.param(False, marks=pytest.mark.long)]
"""For `phone`: each time on a phone, where there is least room, and under `-m long` at a desk."""


@dataclass
class _Lent:
    """A context that is used again. An empty tab keeps its window and its process, for new ones cost more."""

    context: Any
    wire: Any
    """To the empty tab: what the context has stored is removed through it."""
    phone: bool
    tab: Any = None
    """A tab that is used again, too: what it has compiled is still there."""


class Contexts:
    """The contexts of one browser. One that is lent holds nothing of whoever had it before."""

    def __init__(self, browser: Any, origin: str, crashed: Callable[[], None] = lambda: None) -> None:
        self._browser, self._origin, self._tell = browser, origin, crashed
        self._crashed = False
        self._free: dict[bool, list[_Lent]] = defaultdict(list)
        self._lent: list[_Lent] = []
        self._own: list[Any] = []

    def lend(self, phone: bool) -> Any:
        """A context of a desk or a phone, with an empty storage."""
        return self._lend(phone).context

    def lend_tab(self, phone: bool) -> Any:
        """A tab that others have had, for tests that leave nothing in it: no script, no clock, no route."""
        lent = self._lend(phone)
        lent.tab = lent.tab or lent.context.new_page()
        return lent.tab

    def lend_own(self, phone: bool, **more: Any) -> Any:
        """A context that nobody gets afterwards: for what changes a context as a whole."""
        context = self._new(phone, **more)
        self._own.append(context)
        return context

    def take_back(self) -> None:
        """All that are lent, at the end of a test. Those of which a page has died are never lent again."""
        if self._crashed:
            self._own, self._lent = [], []
            return
        for context in self._own:
            context.close()
        for lent in self._lent:
            self._clean(lent)
            self._free[lent.phone].append(lent)
        self._own, self._lent = [], []

    def _lend(self, phone: bool) -> _Lent:
        if self._free[phone]:
            lent = self._free[phone].pop()
        else:
            context = self._new(phone)
            keeper = context.new_page()
            keeper.goto(self._origin + NOTHING)
            lent = _Lent(context, context.new_cdp_session(keeper), phone)
        self._lent.append(lent)
        return lent

    def _clean(self, lent: _Lent) -> None:
        """Leaves the pages first: an open one could still write something down."""
        for page in lent.context.pages[1:]:
            if page is not lent.tab:
                page.close()
        if lent.tab is not None:
            lent.tab = _left(lent.tab)
        lent.wire.send("Storage.clearDataForOrigin", {"origin": self._origin, "storageTypes": "all"})

    def _new(self, phone: bool, **more: Any) -> Any:
        context = self._browser.new_context(
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
        context.on("page", lambda page: page.on("crash", lambda _: self._note_crash()))
        return context

    def _note_crash(self) -> None:
        self._crashed = True
        self._tell()


def _left(tab: Any) -> Any:
    """The tab without its page and with nothing pressed; None if it cannot be used any more."""
    try:
        tab.mouse.up()
        tab.goto("about:blank")
    except Error:
        if not tab.is_closed():
            tab.close()
        return None
    return tab


def settings_script(**settings: str) -> str:
    """What a device has chosen before it opens the page; computers play without a pause, for nobody looks."""
    chosen = json.dumps(json.dumps({"bots": "once", **settings}))
    return f"try {{ localStorage.tilerummy ??= {chosen} }} catch {{}}"
