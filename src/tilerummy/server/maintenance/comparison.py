"""A backup beside the living database: what has gone on since, and what differs for no good reason."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass

from tilerummy.server.maintenance.backup import Contents, Header, all_families, all_tables, read_backup
from tilerummy.server.store.family_rows import WholeFamily
from tilerummy.server.store.store import Store, WholeTable

CLOCKS_APART_MS = 60_000
"""So much the clocks of servers and of the machine that made the backup may disagree."""


@dataclass(frozen=True, slots=True)
class Differences:
    """The tables, or the families, of a backup beside those of the database: how many are what."""

    same: int = 0
    changed: int = 0
    """The database has a newer version: life went on."""
    new: int = 0
    """Not in the backup, and changed after it was made."""
    gone: int = 0
    """Not in the database any more: forgotten, closed, or lost."""
    missing: int = 0
    """Not in the backup, although the database had them unchanged when it was made."""
    older: int = 0
    """The database has an older version: it was put back to an earlier time, or is another one."""
    unlike: int = 0
    """The same version with other contents: one of both is damaged, or they are of two databases."""

    @property
    def explained(self) -> bool:
        """Whether everything that differs came with time."""
        return not (self.missing or self.older or self.unlike)

    def __str__(self) -> str:
        """The numbers in words; what there is none of is left out."""
        words = {
            "as in the backup": self.same,
            "changed since": self.changed,
            "new since": self.new,
            "gone from the database": self.gone,
            "MISSING IN THE BACKUP": self.missing,
            "OLDER IN THE DATABASE": self.older,
            "DIFFERENT AT THE SAME VERSION": self.unlike,
        }
        return ", ".join(f"{count:,} {what}" for what, count in words.items() if count) or "none"


@dataclass(frozen=True, slots=True)
class Comparison:
    """A whole backup beside a whole database."""

    header: Header
    living: Contents
    tables: Differences
    families: Differences

    @property
    def explained(self) -> bool:
        """Whether everything that differs came with time."""
        return self.tables.explained and self.families.explained


@dataclass(frozen=True, slots=True)
class _State:
    """A table or a family at a moment; contents as a number, so that a whole database fits."""

    version: int
    contents: int
    changed: int


async def compare(store: Store, lines: Iterable[bytes]) -> Comparison:
    """Compare a whole backup with the database; nothing is written. `BadBackup` as in `restore`."""
    header = Header(0)
    kept_tables: dict[str, _State] = {}
    kept_families: dict[str, _State] = {}
    for found in read_backup(lines):
        match found:
            case Header():
                header = found
            case WholeTable():
                kept_tables[found.code] = _table(found)
            case WholeFamily():
                kept_families[found.family] = _family(found)
    tables: dict[str, _State] = {}
    matches = 0
    async for table in all_tables(store):
        tables[table.code] = _table(table)
        matches += len(table.matches)
    families = {family.family: _family(family) async for family in all_families(store)}
    return Comparison(
        header,
        Contents(len(tables), matches, len(families)),
        _differences(kept_tables, tables, header.made),
        _differences(kept_families, families, header.made),
    )


def _table(table: WholeTable) -> _State:
    # Drafts, remarks and what is due change without a new version.
    matches = tuple(sorted(table.matches.items()))
    return _State(table.version, hash((table.party, matches)), table.changed)


def _family(family: WholeFamily) -> _State:
    return _State(family.version, hash(family.body), family.changed)


def _differences(kept: Mapping[str, _State], living: Mapping[str, _State], made: int) -> Differences:
    both = [(kept[name], living[name]) for name in kept.keys() & living.keys()]
    fresh = [living[name] for name in living.keys() - kept.keys()]
    # A backup that does not say when it was made accuses nobody.
    missing = sum(state.changed < made - CLOCKS_APART_MS for state in fresh)
    return Differences(
        same=sum(then.version == now.version and then.contents == now.contents for then, now in both),
        changed=sum(then.version < now.version for then, now in both),
        new=len(fresh) - missing,
        gone=len(kept.keys() - living.keys()),
        missing=missing,
        older=sum(then.version > now.version for then, now in both),
        unlike=sum(then.version == now.version and then.contents != now.contents for then, now in both),
    )
