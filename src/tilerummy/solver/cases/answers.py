"""What the core said about the cases of one position.

Cases that differ only in how a set is written, or in whose its tiles were, are the same question to the core.
The heaviest table is the same whatever floor is asked for; and where none reaches a floor, none reaches a
higher one. It is the same with how many old sets must stay, where the weight is known.
"""

from __future__ import annotations

from tilerummy.solver.problem import Answer, Problem, Status


class Answers:
    """Sure answers to the questions of one position, whatever they ask for at least."""

    def __init__(self) -> None:
        self._known: dict[object, tuple[int, Answer]] = {}

    def of(self, problem: Problem) -> Answer | None:
        """The answer to a question, if one like it was asked."""
        known = self._known.get(_key(problem))
        if known is None:
            return None
        asked, answer = known
        least = _least(problem)
        if answer.melds is None:
            return answer if least >= asked else None
        reached = answer.keep if problem.known else answer.weight
        return answer if reached >= least else answer._replace(status=Status.NONE, melds=None)

    def note(self, problem: Problem, answer: Answer) -> Answer:
        """Remember an answer if it is sure."""
        # What a budget cut short would come back as if it were sure.
        if answer.status is Status.OPTIMAL or answer.status is Status.NONE:
            self._known[_key(problem)] = _least(problem), answer
        return answer


def _least(problem: Problem) -> int:
    """What an answer must reach: so many old sets that stay, or a weight."""
    return problem.least_keep if problem.known else problem.floor or 0


def _key(problem: Problem) -> object:
    """All that differs between the questions of one position, but for the least and the limits."""
    return (
        problem.need,
        problem.may,
        problem.joker_need,
        problem.joker_may,
        problem.run_blocks,
        problem.group_blocks,
        problem.keep_runs,
        problem.keep_groups,
        problem.hold_runs,
        problem.hold_groups,
        # With a known weight the floor is the question itself, else only what an answer must reach.
        problem.floor if problem.known else None,
    )
