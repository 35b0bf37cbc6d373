"""Requests made from the server's own description, by schemathesis: each is answered as it is described."""

from __future__ import annotations

import asyncio
import json
from collections import Counter
from contextlib import suppress
from random import Random
from typing import Any

import schemathesis
from hypothesis import HealthCheck, Phase, given, seed, settings
from hypothesis.errors import Unsatisfiable
from schemathesis import GenerationMode
from schemathesis.core.result import Ok
from schemathesis.specs.openapi import checks

from tests.server.harness import PATIENCE_S, Host, http
from tilerummy.protocol import messages as m

CHECKS = (
    schemathesis.checks.not_a_server_error,
    checks.status_code_conformance,
    checks.content_type_conformance,
    checks.response_schema_conformance,
)
"""Good data may be refused all the same: there are combinations of rules that nobody can play."""


async def survey(host: Host, examples: int, number: int) -> Counter[int]:
    """Ask a server for all it says it has, with a table to look at; the statuses."""
    token = await host.visitor()
    code = await host.quick(token, m.Plan(players=2))
    return await asyncio.to_thread(lambda: Survey(host.address, token, code, number).run(examples))


NEED_TOKEN = ("/api/tables", "/api/quick")


class Survey:
    """One who asks for all there is, sensibly and not, as somebody known or as nobody."""

    def __init__(self, address: str, token: str, code: str, number: int) -> None:
        self._address, self._token, self._code, self._number = address, token, code, number
        self._rng = Random(number)
        self.statuses: Counter[int] = Counter()
        status, body = http(f"{address}/schema/openapi.json", None, None)
        assert status == 200
        self._schema = schemathesis.openapi.from_dict(json.loads(body))

    def run(self, examples: int) -> Counter[int]:
        """So many good and so many bad requests of every kind; whatever is wrong is raised."""
        for found in self._schema.get_all_operations():
            assert isinstance(found, Ok), "the description is none"
            operation = found.ok()
            for mode in (GenerationMode.POSITIVE, GenerationMode.NEGATIVE):
                self._ask(operation.as_strategy(generation_mode=mode), examples)
        return self.statuses

    def _ask(self, strategy: Any, examples: int) -> None:
        @seed(self._number)
        @settings(
            max_examples=examples,
            deadline=None,
            database=None,
            phases=[Phase.generate],
            suppress_health_check=[*HealthCheck],
        )
        @given(case=strategy)
        def ask(case: Any) -> None:
            self._one(case)

        with suppress(Unsatisfiable):  # what takes nothing cannot be asked badly
            ask()

    def _one(self, case: Any) -> None:
        if "code" in (case.path_parameters or {}) and self._rng.random() < 0.5:
            case.path_parameters["code"] = self._code
        known = self._rng.random() < 0.7
        headers = {"authorization": f"Bearer {self._token}"} if known else {}
        answer = case.call(base_url=self._address, headers=headers, timeout=PATIENCE_S)
        refused = () if answer.status_code == 413 else (checks.negative_data_rejection,)
        case.validate_response(answer, checks=(*CHECKS, *refused))
        self.statuses[answer.status_code] += 1
        if not known and case.operation.path in NEED_TOKEN and case.operation.method == "post":
            assert answer.status_code == 401, "nobody has opened a table"
        if answer.status_code >= 400:
            assert answer.json()["reasons"], answer.content
