from tilerummy.solver.problem import GroupBlock, KeepGroup, KeepRun, Meld, RunBlock

def solve(
    colours: int,
    group_max: int,
    distinct: bool,
    need: bytes,
    may: bytes,
    weight: tuple[int, ...],
    joker_need: int,
    joker_may: int,
    joker_weight: int,
    run_blocks: tuple[RunBlock, ...],
    group_blocks: tuple[GroupBlock, ...],
    keep_runs: tuple[KeepRun, ...],
    keep_groups: tuple[KeepGroup, ...],
    least: int | None,
    node_limit: int,
    deadline_ns: int,
    /,
) -> tuple[int, int, int, bytes, int, tuple[Meld, ...] | None, int]: ...
