"""The protocol is written down: types, schemas, documents and words agree with the code."""

from __future__ import annotations

import asyncio
import gzip
import json
import re
from dataclasses import fields
from pathlib import Path
from typing import Any, get_args

import msgspec
import pytest
from fluent.syntax import FluentParser, ast
from starlette.applications import Starlette
from starlette.routing import Route

from tests.server.harness import hosting, http
from tilerummy.locales.language import LANGUAGES
from tilerummy.protocol import messages as m
from tilerummy.rules.match.view import SeenEvent
from tilerummy.rules.preset import preset_ids
from tilerummy.server import app
from tilerummy.server.edge.companion_routes import OLD_PLACE
from tilerummy.server.edge.routes import OPERATIONS
from tilerummy.server.errors import ErrorCode
from tilerummy.server.settings import Settings
from tools.make_protocol import TARGET, protocol

ROOT = Path(__file__).parent.parent.parent
LOCALES = ROOT / "src" / "tilerummy" / "locales"
"""What the words of big screens begin with that are no problems."""
CODES = sorted(folder.name for folder in LOCALES.iterdir() if (folder / "words.ftl").exists())


def test_the_typescript_types_are_those_of_the_messages() -> None:
    """Protects the page from talking to a server of another age."""
    assert TARGET.read_text(encoding="utf-8") == protocol()


def test_every_event_has_its_message() -> None:
    """Protects whoever adds an event: all that somebody may see has a message, and it names nothing else."""
    assert {*m.MESSAGES} == {*get_args(SeenEvent)}
    assert {*m.MESSAGES.values()} == {*get_args(m.GameEvent)}
    for event, message in m.MESSAGES.items():
        assert {*message.__struct_fields__} - {"names"} <= {field.name for field in fields(event)}


def test_the_document_names_every_message() -> None:
    """Protects whoever writes a client: a message that is not on the page does not exist for them."""
    text = (ROOT / "docs" / "protocol.md").read_text(encoding="utf-8")
    for kind in (*m.ClientMessage.__args__, *m.ServerMessage.__args__):
        assert f"`{kind.__struct_config__.tag}`" in text, kind


FIELDS = {
    "**`view`**": (m.GameView, m.PlayerState, m.RoundEnded, m.MatchEnded, m.ClockState, m.Taken, m.TurnSeen),
    "**`party`**": (m.PartyState, m.Plan, m.Place, m.HintPrices, m.You, m.Removed),
    "**`RulesInfo`**": (m.RulesInfo, m.PresetInfo, m.ParameterInfo),
}


@pytest.mark.parametrize("part", FIELDS)
def test_the_document_says_every_field(part: str) -> None:
    """Protects whoever writes a client by the page: no field of view, party or rules is left to guess."""
    text = (ROOT / "docs" / "protocol.md").read_text(encoding="utf-8")
    told = re.split(r"\n\*\*|\n## ", text.partition(f"\n{part}")[2])[0]
    for kind in FIELDS[part]:
        missing = [name for name in kind.__struct_fields__ if f"`{name}`" not in told]
        assert not missing, (kind, missing)


def test_the_description_has_every_address_and_no_other(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Protects whoever writes a client by it; the page and the sockets are not part of it."""
    monkeypatch.setattr(app, "Guard", lambda inner, *_, **__: inner)  # it lets through, and knows no address
    inner = app.build(Settings(database=f"sqlite:///{tmp_path / 'tables.db'}")).app
    assert isinstance(inner, Starlette)
    routes = {
        (method.lower(), re.sub(r":\w+", "", route.path))
        for route in inner.routes
        if isinstance(route, Route)
        and not route.path.endswith("{path:path}")
        and not route.path.startswith(OLD_PLACE)  # kept for cached pages, and not for anybody new
        and not route.path.startswith(
            ("/privacy", "/device/", "/schema/page.css", "/q/")
        )  # for people: pages, and their files
        for method in (route.methods or set()) - {"HEAD"}
    }
    assert routes == {(operation.method, operation.path) for operation in OPERATIONS}


def test_every_operation_has_its_row() -> None:
    """Protects authors of programs: what can be asked for is in the docs."""
    page = (ROOT / "docs" / "protocol.md").read_text("utf-8")
    paths = [
        (one.method.upper(), re.sub(r"{(\w+)}", lambda name: name[1].upper(), one.path)) for one in OPERATIONS
    ]
    assert [f"{method} {path}" for method, path in paths if f"`{method} {path}" not in page] == []


EXAMPLES = [
    line
    for block in re.findall(
        r"```json\n(.*?)```", (ROOT / "docs" / "protocol.md").read_text(encoding="utf-8"), re.DOTALL
    )
    for line in block.splitlines()
    if line.startswith('{"type"')
]


def test_the_examples_of_the_document_can_be_read() -> None:
    """Protects whoever writes a client by the document: the messages in it are real ones."""
    for line in (line for line in EXAMPLES if "…" not in line):
        try:
            message = msgspec.json.decode(line, type=m.ClientMessage)
        except msgspec.ValidationError:
            message = msgspec.json.decode(line, type=m.ServerMessage)
        named = json.loads(line)
        assert named.keys() <= {"type", *message.__struct_fields__}, line


@pytest.mark.parametrize("union", [m.ClientMessage, m.ServerMessage])
def test_the_document_has_an_example_of_every_message(union: Any) -> None:
    """Protects whoever writes a client from a message that they cannot picture."""
    shown = {re.match(r'\{"type": "(\w+)"', line)[1] for line in EXAMPLES}  # type: ignore[index]
    assert {kind.__struct_config__.tag for kind in union.__args__} <= shown


@pytest.mark.parametrize("code", CODES)
def test_every_problem_phrase_and_reaction_has_its_words(code: str) -> None:
    """Protects players of every language from a bare code."""
    keys = set[str]()
    for file in ("server.ftl", "family_problems.ftl", "screens.ftl", "club.ftl"):
        body = FluentParser().parse((LOCALES / code / file).read_text(encoding="utf-8")).body
        assert not [entry for entry in body if isinstance(entry, ast.Junk)]
        said = {entry.id.name for entry in body if isinstance(entry, ast.Message)}
        # Of what big screens and tables, or club nights say the problems alone.
        others = file in ("screens.ftl", "club.ftl")
        keys |= {key for key in said if not others or key.startswith("problem-")}
    wanted = {
        *(f"problem-{problem.value}" for problem in ErrorCode),
        *(f"phrase-{word.value}" for word in m.Word),
        *(f"reaction-{reaction.value}" for reaction in m.Reaction),
    }
    assert keys == {key.replace("_", "-") for key in wanted}
    # What the server says where its page would be.
    beside = (LOCALES / code / "privacy.ftl").read_text(encoding="utf-8")
    assert {"not-built", "not-built-programs"} <= {line.partition(" = ")[0] for line in beside.splitlines()}


def test_every_problem_has_a_sentence() -> None:
    assert all(problem.sentence.endswith((".", "}")) for problem in ErrorCode)
    assert len(CODES) == len(LANGUAGES)


async def test_the_description_is_a_page_for_people(tmp_path: Path) -> None:
    """Protects whoever opens it in a browser: each request and type is there, each link leads somewhere."""
    async with hosting(tmp_path) as host:
        where = f"{host.address}/schema"
        status, body = await asyncio.to_thread(http, where, None, None, accept="text/html,*/*;q=0.8")
        page = body.decode()
        assert status == 200
        assert page.startswith("<!doctype html>")
        for operation in OPERATIONS:
            assert f"{operation.method.upper()} {operation.path}</code>" in page
        names = set(re.findall(r'<section id="(\w+)">', page))
        assert {"Plan", "Snapshot", "Failure", "HintKind"} <= names
        assert set(re.findall(r'href="#(\w+)"', page)) <= names
        for link in re.findall(r'href="(/[^"]+)"', page):
            assert (await host.get(link))[0] == 200, link
        assert (await host.get("/schema"))[1] == (await host.get("/schema/messages.json"))[1]


async def test_schemas_and_rules_are_published(tmp_path: Path) -> None:
    async with hosting(tmp_path) as host:
        schema = json.loads((await host.get("/schema"))[1])
        assert "PlayRequest" in schema["$defs"]
        rules = json.loads((await host.get("/api/rules"))[1])
        assert [preset["id"] for preset in rules["presets"]] == [*preset_ids()]
        assert "greedy" in rules["levels"]
        assert all(parameter["meaning"] for parameter in rules["parameters"])
        packed = await asyncio.to_thread(
            http, f"{host.address}/api/rules", None, None, **{"accept-encoding": "gzip"}
        )
        assert json.loads(gzip.decompress(packed[1])) == rules, "the same, for those who can unpack it"
        status, body = await host.post("/api/plan", m.Plan("sabra", {"penalty_tiles": 1}))
        assert (status, json.loads(body)["rules"]["penalty_tiles"]) == (200, 1)
        assert json.loads((await host.get("/api/addresses"))[1])["urls"] == [host.address]
