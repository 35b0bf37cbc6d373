"""A day without network: what the page keeps, what then works, and what it must never keep."""

from __future__ import annotations

import json
from collections.abc import Iterator
from contextlib import ExitStack
from datetime import date
from pathlib import Path
from typing import Any

import pytest

from tests.review.matches import documented
from tests.web.conftest import DESKTOP, PAGE, PHONE, Server
from tests.web.learner import Learner
from tests.web.match import finished_match
from tests.web.player import Player
from tests.web.test_puzzles import solve
