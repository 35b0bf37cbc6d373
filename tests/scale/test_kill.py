"""The short form of `./run bench kill`: nothing acknowledged is lost or doubled, and every game goes on."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.scale.cluster import Cluster
from tests.scale.killing import SHORT, kill_often
from tests.server.harness import database_in

pytestmark = pytest.mark.wide


async def test_a_server_on_a_file_is_killed_at_random(tmp_path: Path) -> None:
    """Protects what was promised by a single server: each kill comes in the middle of something else."""
    report = await kill_often(database_in(tmp_path), 1, 2, tables=3, seed=1, plans=SHORT)
    assert report.kills == 2
    assert report.matches >= 3
    assert report.acts > 3
    assert report.refused


async def test_servers_and_postgresql_are_killed_at_random(cluster: Cluster) -> None:
    """Two servers, the players of each table at either; the database dies under them too."""
    database = await cluster.database()
    report = await kill_often(database, 2, 1, tables=3, seed=2, plans=SHORT, cluster=cluster, crashes=1)
    assert (report.kills, report.crashes) == (1, 1)
    assert report.matches >= 3
    assert report.acts > 3
    assert report.refused


@pytest.mark.long
async def test_a_server_on_a_file_is_killed_often(tmp_path: Path) -> None:
    """The same with whole matches and more kills."""
    report = await kill_often(database_in(tmp_path), 1, 10, tables=4, seed=3)
    assert report.kills == 10


@pytest.mark.long
async def test_servers_and_postgresql_are_killed_often(cluster: Cluster) -> None:
    """The same with whole matches and more kills, of the database too."""
    database = await cluster.database()
    report = await kill_often(database, 2, 8, tables=4, seed=4, cluster=cluster, crashes=4)
    assert (report.kills, report.crashes) == (8, 4)
