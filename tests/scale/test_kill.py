"""The short form of `./run bench kill`: nothing acknowledged is lost or doubled, and every game goes on."""

from __future__ import annotations

from pathlib import Path

from tests.scale.cluster import Cluster
from tests.scale.killing import kill_often
from tests.server.harness import database_in


async def test_a_server_on_a_file_is_killed_at_random(tmp_path: Path) -> None:
    report = await kill_often(database_in(tmp_path), 1, 3, tables=3, seed=1)
    assert report.kills == 3
    assert report.matches >= 3


async def test_servers_and_postgresql_are_killed_at_random(cluster: Cluster) -> None:
    """Two servers, the players of each table at either; the database dies under them too."""
    database = await cluster.database()
    report = await kill_often(database, 2, 2, tables=3, seed=2, cluster=cluster, crashes=2)
    assert (report.kills, report.crashes) == (2, 2)
    assert report.matches >= 3
