from tilerummy.solver.problem import GroupBlock, Meld, Problem, RunBlock

def solve(problem: Problem, /) -> tuple[int, int, int, bytes, int, tuple[Meld, ...] | None, int]: ...
def may_join(
    problem: Problem, more_runs: tuple[RunBlock, ...], more_groups: tuple[GroupBlock, ...], /
) -> tuple[bytes, int]: ...
def lay(
    colours: int,
    group_max: int,
    distinct: bool,
    table: bytes,
    must: bytes,
    may: bytes,
    weight: bytes,
    joker_weight: int,
    keep: bool,
    least: int | None,
    node_limit: int,
    deadline_ns: int,
    placed: bool,
    /,
) -> tuple[int, int, int, bytes | None, tuple[bytes, ...] | None, int]: ...
