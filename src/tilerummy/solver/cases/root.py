"""Where the search begins: all turns of a position, by how many jokers go to the rack."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import islice

from tilerummy.rules.tile import JOKER
from tilerummy.solver.cases.case import Case
from tilerummy.solver.cases.fate import fates_of
from tilerummy.solver.cases.question import Question
from tilerummy.solver.cases.supply import Supply


def root_cases(question: Question) -> Iterator[Case]:
    """The whole position, every joker free, by how many jokers go to the rack.

    A joker laid while another is taken up is the same end as neither. So is one of the opening that is taken
    up again: it does not count as laid.
    """
    supply = everything(question)
    yield from _with_sure_fates(Case(question=question, supply=supply))
    if not question.demands.joker_to_rack:
        return
    # The jokers of an opening that go up again were not laid in the end: they weigh nothing.
    laid = sum([meld.jokers for meld in question.old[len(question.kept_sets) :]])
    owes = question.owed_jokers or JOKER in question.must
    most = laid - question.owed_jokers if owes else len(question.jokers)
    for number in range(1, most + 1):
        lost = min(number, laid) * question.encoding.joker_weight
        fewer = supply._replace(joker_must=supply.joker_must - number, joker_may=0, gain=supply.gain - lost)
        yield from _with_sure_fates(Case(question=question, supply=fewer, taken_up=number))


def _with_sure_fates(case: Case) -> Iterator[Case]:
    """The same turns, with the fates decided of old sets whose jokers can have but one.

    Nothing if there is no such turn. All turns have these fates, so that to ask first what could be laid
    without them would be in vain.
    """
    question = case.question
    for home in question.joker_homes if not question.demands.no_joker_rule else ():
        # Two are enough to know that there is a choice.
        fates = list(islice(fates_of(question, home), 2))
        if len(fates) > 1:
            continue
        sure = case.decide(home, fates[0]) if fates else None
        known = None if sure is None else next(sure.meet_at_once(home), None)
        if known is None:
            return
        case = known
    yield case


def everything(question: Question) -> Supply:
    """All tiles and jokers of a position."""
    encoding = question.encoding
    size = len(encoding.tiles)
    must, may, fresh = bytearray(size), bytearray(size), bytearray(size)
    jokers = joker_may = gain = 0
    for coded in question.coded:
        jokers += coded.jokers
        for identity in coded.numbered:
            must[identity] += 1
    for tile in question.must:
        if tile is JOKER:
            jokers += 1
            gain += encoding.joker_weight
        else:
            identity = encoding.identity_of(tile)
            must[identity] += 1
            fresh[identity] += 1
            gain += encoding.weight[identity]
    for tile in question.may:
        if tile is JOKER:
            joker_may += 1
        else:
            may[encoding.identity_of(tile)] += 1
    return Supply(
        must=bytes(must),
        may=bytes(may),
        fresh=bytes(fresh),
        joker_must=jokers,
        joker_may=joker_may,
        bound_jokers=(),
        gain=gain,
    )
