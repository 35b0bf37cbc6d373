"""What the core said about the heaviest tables of one position.

Cases that differ only in how a set is written, or in whose its tiles were, are the same question to the core.
The heaviest table is the same whatever floor is asked for; and where none reaches a floor, none reaches a
higher one.
"""

from __future__ import annotations

from tilerummy.solver.problem import Answer, Problem, Status


class Weights:
    """Answers to questions that want nothing kept, whatever their floor."""

    def __init__(self) -> None:
        self._known: dict[object, tuple[int, Answer]] = {}

    def of(self, problem: Problem) -> Answer | None:
        """The answer to a question, if one like it was asked."""
        known = self._known.get(_key(problem))
        if known is None:
            return None
        asked, answer = known
        floor = problem.floor or 0
        if answer.melds is None:
            return answer if floor >= asked else None
        return answer if answer.weight >= floor else answer._replace(status=Status.NONE, melds=None)

    def note(self, problem: Problem, answer: Answer) -> Answer:
        """Remember an answer if it is sure."""
        if answer.status is Status.OPTIMAL or answer.status is Status.NONE:
            self._known[_key(problem)] = problem.floor or 0, answer
        return answer


def _key(problem: Problem) -> object:
    """All that differs between the questions of one position, but for the floor and the limits."""
    return (
        problem.need,
        problem.may,
        problem.joker_need,
        problem.joker_may,
        problem.run_blocks,
        problem.group_blocks,
        problem.hold_runs,
        problem.hold_groups,
    )
