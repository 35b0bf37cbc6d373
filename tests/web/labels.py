"""Long labels tried in their place: a text on a screen is replaced by what other languages say there.

A screen is opened once, in any language. Where it shows a label that is much longer elsewhere, that one is
put in its place for a moment and measured, so all languages are seen wherever one of them is.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from typing import Any

from fluent.syntax import ast

from tilerummy.locales.catalogue import FILES
from tilerummy.locales.language import LANGUAGES
from tools.translations import entries

CODES = tuple(language.code for language in LANGUAGES)
LONGER = 1.6
"""How much longer than its English a label is that is tried."""
SHORTEST = 12
"""Shorter ones have room wherever their English has."""
MOST = 48
NOT_ON_THE_PAGE = {"rulebook.ftl", "terminal.ftl", "privacy.ftl", "records.ftl", "notices.ftl"}
"""The rule book flows as text does, the others are said elsewhere."""
SENTENCE = re.compile(r"[.!?:\N{HORIZONTAL ELLIPSIS}]$")


@dataclass(frozen=True)
class Label:
    """A message in its forms: texts and, by turns, the names of what stands in their gaps."""

    forms: tuple[tuple[str, ...], ...]

    def longest(self) -> tuple[str, ...]:
        return max(self.forms, key=lambda form: sum(map(len, form[::2])))

    def letters(self) -> int:
        return sum(map(len, self.longest()[::2]))

    def is_short(self) -> bool:
        """Whether it is a label and no sentence."""
        return all(not SENTENCE.search("".join(form).strip()) for form in self.forms) and (
            0 < self.letters() <= MOST
        )


def _forms(pattern: ast.Pattern) -> Iterator[tuple[str, ...]]:
    said: list[tuple[str, ...]] = [("",)]
    for part in pattern.elements:
        match part:
            case ast.TextElement(value=text):
                said = [(*one[:-1], one[-1] + text) for one in said]
            case ast.Placeable(expression=ast.SelectExpression(variants=variants)):
                more = [form for one in variants for form in _forms(one.value)]
                said = [(*one[:-1], one[-1] + form[0], *form[1:]) for one in said for form in more]
            case ast.Placeable(expression=ast.VariableReference(id=name)):
                said = [(*one, name.name, "") for one in said]
    yield from said


@cache
def labels(language: str) -> dict[str, Label]:
    """Every message of the page by its key, in a language."""
    return {
        entry.id.name: Label(tuple(_forms(entry.value)))
        for name in FILES
        if name not in NOT_ON_THE_PAGE
        for entry in entries(language, name)
        if isinstance(entry, ast.Message) and entry.value
    }


@cache
def long_labels() -> dict[str, dict[str, tuple[str, ...]]]:
    """By key and language what is much longer than in English."""
    found: dict[str, dict[str, tuple[str, ...]]] = {}
    for key, english in labels("en").items():
        if not english.is_short():
            continue
        for code in CODES:
            here = labels(code)[key]
            if here.letters() > LONGER * english.letters() and here.letters() >= SHORTEST:
                found.setdefault(key, {})[code] = here.longest()
    return found


ANYTHING = "(?<name>.+?)"
NUMBER, COUNTED = r"\d+", ("count", "number")


def _written(form: tuple[str, ...]) -> str:
    """A form as a regular expression of the browser, with a group for each gap."""
    texts, names = form[::2], form[1::2]
    gaps = [rf"(?<{name}>{NUMBER if name in COUNTED else '.+?'})" for name in names]
    plain = [re.sub(r"[.*+?^${}()|[\]\\/]", r"\\\g<0>", text) for text in texts]
    return "".join(text + gap for text, gap in zip(plain, [*gaps, ""], strict=True))


@cache
def _owners(language: str) -> dict[str, set[str]]:
    """By what is said, the messages that say it: a button and a heading may be the same word."""
    found: dict[str, set[str]] = {}
    for key, label in labels(language).items():
        for form in label.forms:
            found.setdefault(_written(form).casefold(), set()).add(key)
    return found


def _only_joins(form: tuple[str, ...]) -> bool:
    """Whether it has words only between two gaps: "... with ..." is in many a sentence."""
    return len(form) > len(("", "gap", "")) and not form[0] and not form[-1]


def _known(key: str, language: str) -> list[str]:
    """How a label is told from all others there; not at all where another message says the same."""
    forms = [_written(form) for form in labels(language)[key].forms if not _only_joins(form)]
    return [form for form in forms if _owners(language)[form.casefold()] == {key} and form != ANYTHING]


def table() -> list[dict[str, Any]]:
    """What the page is given: by language how a label is known, and what is put in its place."""
    return [
        {
            "key": key,
            "known": {code: _known(key, code) for code in CODES},
            "long": {code: list(form) for code, form in tried.items()},
        }
        for key, tried in long_labels().items()
    ]


SETUP = """(table) => {
  const known = {};
  for (const { key, known: forms, long } of table)
    for (const [code, sources] of Object.entries(forms))
      (known[code] ??= []).push({ key, long, forms: sources.map((one) => new RegExp(`^${one}$`, 'iu')) });
  const whole = new Map();
  const find = (code, text) => {
    const name = `${code} ${text}`;
    if (!whole.has(name)) {
      const found = [];
      for (const one of known[code] ?? [])
        for (const form of one.forms) {
          const match = form.exec(text);
          if (match) { found.push({ ...one, groups: match.groups ?? {} }); break; }
        }
      whole.set(name, found);
    }
    return whole.get(name);
  };
  const lines = (node, from, to) => {
    const range = document.createRange();
    range.setStart(node, from);
    range.setEnd(node, to);
    const tops = [];
    for (const { top, width } of range.getClientRects())
      if (width && !tops.some((one) => Math.abs(one - top) < 4)) tops.push(top);
    return tops.length;
  };
  const isCut = (node) => {
    const range = document.createRange();
    range.selectNodeContents(node);
    const box = range.getBoundingClientRect();
    for (let one = node.parentElement; one && one !== document.body; one = one.parentElement) {
      const style = getComputedStyle(one);
      if (/auto|scroll/.test(style.overflowX + style.overflowY)) return false;
      const seen = one.getBoundingClientRect();
      const wide = box.right > seen.right + 1 || box.left < seen.left - 1;
      const high = box.bottom > seen.bottom + 2 || box.top < seen.top - 2;
      if ((style.overflowX !== 'visible' && wide) || (style.overflowY !== 'visible' && high)) return true;
      if (style.position === 'fixed') break;
    }
    return box.right > innerWidth + 1 || box.left < -1;
  };
  const fault = (node, from, to) => {
    const text = node.data.slice(from, to);
    const count = lines(node, from, to);
    if (count > 2) return `${count} lines`;
    if (isCut(node)) return 'cut';
    for (const word of text.matchAll(/[\\p{L}\\p{N}]+/gu))
      if (lines(node, from + word.index, from + word.index + word[0].length) > 1) return `broken: ${word[0]}`;
    return '';
  };
  const isSeen = (node) => {
    const parent = node.parentElement;
    if (!parent || parent.closest('.visually-hidden, script, style, option, svg, [hidden]')) return false;
    const box = parent.getBoundingClientRect();
    return box.width > 1 && box.height > 1 && getComputedStyle(parent).visibility !== 'hidden';
  };
  /** Each label that could stand here: its key and language, its fault there, the fault of what is there. */
  window.tryLabels = () => {
    const code = document.documentElement.lang;
    const told = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const nodes = [];
    for (let node = walker.nextNode(); node; node = walker.nextNode())
      if (node.data.trim() && node.data.length < 160) nodes.push(node);
    for (const node of nodes) {
      const data = node.data;
      const parts = [data.trim(), ...(data.includes(' · ') ? data.trim().split(' · ') : [])];
      for (const part of new Set(parts)) {
        const matches = find(code, part);
        if (!matches.length || !isSeen(node)) continue;
        const at = data.indexOf(part);
        const now = fault(node, at, at + part.length);
        for (const { key, long, groups } of matches)
          for (const [language, form] of Object.entries(long)) {
            const said = form.map((piece, i) => (i % 2 ? (groups[piece] ?? '7') : piece)).join('');
            node.data = data.slice(0, at) + said + data.slice(at + part.length);
            told.push([key, language, fault(node, at, at + said.length), now, said]);
          }
        node.data = data;
      }
    }
    return told;
  };
}"""
"""Put into a page once."""


def try_labels(page: Any) -> list[tuple[str, str, str, str, str]]:
    """Each long label whose place is seen: key, language, its fault, that of the text now, its words."""
    if not page.evaluate("() => !!window.tryLabels"):
        page.evaluate(SETUP, table())
    return [tuple(one) for one in page.evaluate("() => window.tryLabels()")]
