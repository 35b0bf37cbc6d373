"""Small families with an attacker among them: everything that can happen there, in every order.

A world has two honest people, Anna and Ben, and Eve: somebody with the link, a member, the founder, or
whoever holds Ben's lost phone. Eve has fresh browsers, and may try everything at any time. The honest are
asked what the page asks, and look at least once a day; a week has two days here, which is the least that
the promises need.

Worlds are compared up to renaming: fresh browsers are alike, so are invented people, and of times only
differences matter. All acts are the server's own functions.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass, replace
from functools import partial

from msgspec.structs import replace as changed

from tilerummy.protocol.messages import ChangeKind, FamilyHouse, Plan, WaitingKind
from tilerummy.server.errors import Rejected
from tilerummy.server.family import rights
from tilerummy.server.family.family_state import Deferred, FamilyState, Guest, Knock, Person, Phone, Value
from tilerummy.server.family.rights import CARD, CARD_SAY, DAY_MS
from tilerummy.server.store.store import VisitorId

HONEST = {"anna": 1, "ben": 2}
NUMBERS = {**HONEST, "eve": 3}
NEW_PHONE = VisitorId("ben2")
"""The one that Ben gets when his is lost."""
FLOOD_OF_GUESTS = tuple(Guest(90_001 + i, VisitorId(f"y{i}"), f"y{i}", None, 0) for i in range(100))
FLOOD_OF_KNOCKS = tuple(Knock(one.device, 2, 0) for one in FLOOD_OF_GUESTS)
OPENED = -1
"""A table at which everybody honest has a chair was opened before the world began."""
GUEST = VisitorId("zoe")
"""Somebody honest who plays there by the link alone."""
LINK, AWAY = ChangeKind.LINK, WaitingKind.AWAY
Act = Callable[[], FamilyState]


@dataclass(frozen=True, slots=True)
class Cast:
    """Who plays in a world, and what is known not to hold there."""

    name: str
    order: tuple[str, ...]
    """The phones that are settled at the start, by say."""
    browsers: int
    slips: int = 0
    """So often an honest person says yes to the wrong one."""
    card: bool = False
    """The honest use the card for the fridge."""
    lost: str = ""
    """Ben's phone: `gone` (nobody has it) or `thief` (Eve has it)."""
    shown: VisitorId | None = None
    """An honest device outside whose number the attacker sees: a guest's, or Ben's new one."""
    fails: tuple[str, ...] = ()
    topic: str = "all"
    """What happens besides phones and people: `link`, `delete` (and a new card), or all of it."""

    @property
    def honest(self) -> set[str]:
        """Who is honest and has a phone."""
        return {"anna"} if self.lost else {"anna", "ben"}

    def bad(self, device: str) -> bool:
        """Whether the attacker holds a device."""
        return device.startswith(("e", "x")) or (device == "ben" and bool(self.lost))


CASTS = (
    Cast("an outsider with the link; one careless yes", ("anna", "ben"), 3, slips=1),
    Cast("a member who came last", ("anna", "ben", "eve"), 3),
    Cast("a member who came in the middle", ("anna", "eve", "ben"), 3),
    Cast("a member who came last; one careless yes", ("anna", "ben", "eve"), 2, slips=1),
    Cast("the founder attacks, the others have the card", ("eve", "anna", "ben"), 2, card=True),
    Cast("Ben has lost his phone, a member attacks", ("anna", "ben", "eve"), 2, lost="gone"),
    Cast("the founder, Ben, has lost his phone", ("ben", "anna", "eve"), 2, lost="gone"),
    Cast("a thief has Ben's phone; the card", ("anna", "ben"), 2, card=True, lost="thief"),
    Cast("a thief has the founder's phone; the card", ("ben", "anna"), 2, card=True, lost="thief"),
    Cast("a member types the number of an honest guest", ("anna", "ben", "eve"), 1, shown=GUEST),
    *(
        Cast(f"{name} types the number of Ben's new phone", order, 1, lost="gone", shown=NEW_PHONE)
        for name, order in (
            ("a younger one", ("anna", "ben", "eve")),
            ("an older one", ("anna", "eve", "ben")),
        )
    ),
    Cast("the founder attacks, no card", ("eve", "anna", "ben"), 1, fails=("I5", "I8 away", "I8 link")),
)
TOPICS = ("link", "delete", "all")


@dataclass(frozen=True, slots=True)
class World:
    """A family, the time, and who of the honest has looked today."""

    family: FamilyState
    now: int = 0
    looked: frozenset[str] = frozenset()
    slips: int = 0


def start(cast: Cast) -> World:
    """The world before anything happens."""
    long_ago = -rights.WEEK_MS
    people = tuple(Person(NUMBERS[name], name, long_ago, say=say) for say, name in enumerate(cast.order, 1))
    phones = tuple(
        Phone(say, VisitorId(name), NUMBERS[name], say, long_ago, max(1, say - 1), long_ago, original=True)
        for say, name in enumerate(cast.order, 1)
        if cast.lost != "gone" or name != "ben"
    )
    common = (
        Value(ChangeKind.NAME, "Ours", CARD_SAY, long_ago),
        Value(ChangeKind.HOUSE, FamilyHouse(Plan(), "en"), CARD_SAY, long_ago),
        Value(ChangeKind.SEASON, (0,), CARD_SAY, long_ago),
        Value(LINK, "good", CARD_SAY, long_ago),
    )
    family = FamilyState(
        id="f",
        since=long_ago,
        people=people,
        came=3,
        says=len(people),
        phones=phones,
        common=common,
        numbered=9,
        card="hash" if cast.card or not cast.fails else "",
    )
    return World(family, slips=cast.slips)


# -- what can happen ----------------------------------------------------------------------------------

Move = tuple[str, bool, World]
"""What it is called, whether the attacker did it, what comes of it."""


def moves(cast: Cast, world: World) -> Iterator[Move]:
    """Everything that can happen next."""
    if world.family.deleted:
        return
    for text, act in attacks(cast, world):
        after = _tried(act)
        if after is not None:
            yield text, True, replace(world, family=after)
    yield from honest_moves(cast, world)
    family = world.family
    for device in sorted(_inside(cast, family) - world.looked):
        family = look(cast, family, device, world.now)
    tomorrow = world.now + DAY_MS
    yield (
        "a day passes",
        False,
        replace(world, family=rights.as_of(family, tomorrow), now=tomorrow, looked=frozenset()),
    )


def _tried(act: Act) -> FamilyState | None:
    try:
        return act()
    except Rejected:
        return None


def _inside(cast: Cast, family: FamilyState) -> set[str]:
    return {one.device for one in family.phones if not cast.bad(one.device)}


def attacks(cast: Cast, world: World) -> Iterator[tuple[str, Act]]:
    """Everything the attacker could try, allowed or not."""
    f, now = world.family, world.now
    mine = [one for one in f.phones if cast.bad(one.device)]
    used = {one.device for one in mine}
    fresh = next((VisitorId(f"x{i}") for i in range(cast.browsers) if f"x{i}" not in used), None)
    # What takes something from the attacker alone, or gives them one more phone of the same kind, is left
    # to `all`.
    whom = [one.number for one in f.people] if cast.topic == "all" else [*HONEST.values()]
    for phone in mine:
        e = phone.device
        yield f"{e} erases itself", partial(rights.forget_device, f, e, now)
        if phone.sure > now:
            continue  # `test_in_its_first_week_a_phone_decides_nothing`: whatever else it tries is refused
        for number in (*whom, None) if fresh else ():
            act = partial(rights.let_in, f, e, fresh or e, number, now, f"n{f.came}")
            yield f"{e} lets {fresh} in as {number}", act
        seen = cast.shown if cast.shown and f.phone(cast.shown) is None else None
        for number in (*whom, NUMBERS["eve"], None) if seen else ():
            act = partial(rights.let_in, f, e, seen or e, number, now, f"n{f.came}")
            yield f"{e} lets {seen} in as {number}", act
        yield from _attacks_on_phones(cast, f, e, now)
        if cast.topic in ("link", "all"):
            yield f"{e} changes the link", partial(rights.change, f, e, LINK, "bad", now)
            yield f"{e} puts the link back", partial(rights.put_back, f, e, LINK, now)
        for kind in (WaitingKind.DELETE, WaitingKind.CARD) if cast.topic in ("delete", "all") else ():
            yield f"{e} begins {kind}", partial(rights.begin, f, e, kind, now, card="bad")
        for number in whom:
            away = partial(rights.begin, f, e, AWAY, now, number=number, forget=True)
            yield f"{e} begins away {number}", away
        for what in f.waiting:
            yield f"{e} stops {what.kind} {what.person}", partial(rights.stop, f, e, what.id, now)


def _attacks_on_phones(cast: Cast, f: FamilyState, e: VisitorId, now: int) -> Iterator[tuple[str, Act]]:
    for other in f.phones:
        if cast.topic == "all" or not cast.bad(other.device) or other.person in HONEST.values():
            yield f"{e} signs {other.device} off", partial(rights.sign_off, f, e, other.id, now)
        if cast.bad(other.device):
            confirm = partial(rights.let_in, f, e, other.device, other.person, now)
            yield f"{e} confirms {other.device}", confirm


def honest_moves(cast: Cast, world: World) -> Iterator[Move]:
    """What Anna and Ben do besides answering."""
    family, now = world.family, world.now
    inside = _inside(cast, family)
    for device in sorted(inside - world.looked):
        seen = replace(world, looked=world.looked | {device})
        yield f"{device} looks", False, replace(seen, family=look(cast, family, device, now))
    anna = VisitorId("anna")
    if anna not in inside:
        return
    done: list[tuple[str, Act]] = []
    new = family.phone(NEW_PHONE)
    if cast.lost and (new is None or new.person != HONEST["ben"]):
        done.append(("anna lets ben2 in", lambda: rights.let_in(family, anna, NEW_PHONE, 2, now)))
        if cast.card:
            done.append(("the card lets ben2 in", lambda: rights.let_in(family, CARD, NEW_PHONE, 2, now)))
    elif cast.lost and cast.card:
        done.append(("the card confirms ben2", lambda: rights.let_in(family, CARD, NEW_PHONE, 2, now)))
    if "eve" in cast.order:
        done.append(("anna sends eve away", lambda: rights.begin(family, anna, AWAY, now, number=3)))
    for text, act in done:
        after = _tried(act)
        if after is not None:  # who types the key on a phone looks there after it
            looked = world.looked - {NEW_PHONE} if "card" in text else world.looked
            yield text, False, replace(world, family=after, looked=looked)
    if world.slips:
        yield from _slips(cast, world)


def _slips(cast: Cast, world: World) -> Iterator[Move]:
    """An honest person says yes to the wrong one."""
    family = world.family
    known = {one.device for one in family.phones}
    fresh = next((VisitorId(f"x{i}") for i in range(cast.browsers) if f"x{i}" not in known), None)
    for device in sorted(_inside(cast, family)) if fresh else ():
        own = family.phone(VisitorId(device))
        for number in (*HONEST.values(), None):
            if fresh and own is not None and own.person != number and own.sure <= world.now:
                by, name = VisitorId(device), f"n{family.came}"
                after = rights.let_in(family, by, fresh, number, world.now, name)
                yield (
                    f"{device} wrongly lets {fresh} in as {number}",
                    False,
                    replace(world, family=after, slips=world.slips - 1),
                )


def look(cast: Cast, family: FamilyState, device: str, now: int) -> FamilyState:
    """An honest person answers what the page asks: not me, stop, put back. Invented people they believe."""
    own = family.phone(VisitorId(device))
    assert own is not None
    if device == NEW_PHONE and own.person != HONEST["ben"]:  # "That is not me."
        return rights.sign_off(family, NEW_PHONE, own.id, now)
    voices = [VisitorId(device), CARD] if cast.card else [VisitorId(device)]
    wrong = [one.id for one in family.phones if one.person == own.person and cast.bad(one.device)]
    tries = [_answer(rights.sign_off, number, now) for number in wrong]
    harmful = (one for one in family.waiting if one.kind is not AWAY or one.person in HONEST.values())
    tries += [_answer(rights.stop, what.id, now) for what in harmful]
    # One change after another.
    tries += [_put_link_back(now) for _ in family.common]
    for act in tries:
        for by in voices:
            after = _tried(partial(act, family, by))
            if after is not None:
                family = after
                break
    return family


Answer = Callable[[FamilyState, VisitorId], FamilyState]


def _answer(deed: Callable[[FamilyState, VisitorId, int, int], FamilyState], number: int, now: int) -> Answer:
    return lambda family, by: deed(family, by, number, now)


def _put_link_back(now: int) -> Answer:
    return lambda family, by: rights.put_back(family, by, LINK, now) if family.code == "bad" else family


# -- what must hold -----------------------------------------------------------------------------------


def broken(cast: Cast, world: World) -> list[tuple[str, str]]:
    """The promises that a world breaks, by the names of decision 93."""
    family, now = world.family, world.now
    if family.deleted:
        return [("I4", "the table is deleted")]
    # Whoever is let in as somebody who was sent away is not them.
    people = {one.number for one in family.people if one.since < 0}
    if not {*HONEST.values()} <= people:
        return [("I5", "somebody honest is sent away")]
    found: list[tuple[str, str]] = []
    theirs = [one for one in family.phones if cast.bad(one.device)]
    safe = {HONEST[name] for name in cast.honest}
    if theirs and world.slips == cast.slips and not cast.lost and "eve" not in cast.order:
        found.append(("I1", "somebody is in by the link alone"))
    for one in theirs:
        if one.sure <= now and one.person in safe:
            found.append(("I2", f"{one.device} is settled as {one.person}"))
        # What a device sees of running games follows from this one function.
        along = rights.chairs_along(family, one.device, OPENED, now)
        found += [("I3", f"{one.device} gets the chair of {other}") for other in along if not cast.bad(other)]
    off = (name for name in cast.honest if family.phone(VisitorId(name)) is None)
    found += [("I2", f"the phone of {name} was signed off") for name in off]
    found += _more_say(cast, world, theirs)
    if family.code == "bad" and not any(_allowed_back(world, by) for by in _voices(cast, world)):
        found.append(("I8 link", "what the attacker changed cannot be put back"))
    for what in family.waiting:
        if not _stoppable(cast, world, what):
            found.append((f"I8 {what.kind}", f"nobody honest can stop {what.kind}"))
    return [*found, *_way_back(cast, world), *_is_himself(cast, world)]


def _more_say(cast: Cast, world: World, theirs: list[Phone]) -> Iterator[tuple[str, str]]:
    """I6: whoever came before the attacker has more say than each of their settled phones."""
    own = "eve" if "eve" in cast.order else "ben" if cast.lost == "thief" else None
    before = cast.order[: cast.order.index(own)] if own else cast.order
    for name in {*before} & cast.honest:
        say = rights.person(world.family, HONEST[name]).say or 99
        for one in theirs:
            if one.sure <= world.now and one.say <= say:
                yield "I6", f"{one.device} has as much say as {name}"


def _voices(cast: Cast, world: World) -> list[VisitorId]:
    inside = [one.device for one in world.family.phones if not cast.bad(one.device) and one.sure <= world.now]
    return [*inside, CARD] if cast.card else inside


def _allowed_back(world: World, by: VisitorId) -> bool:
    return _tried(lambda: rights.put_back(world.family, by, LINK, world.now)) is not None


def _stoppable(cast: Cast, world: World, what: Deferred) -> bool:
    """I8: whether somebody honest can stop what the attacker began, as far as it harms them."""
    family = world.family
    theirs = {one.say for one in family.phones if cast.bad(one.device)}
    if what.say not in theirs or (what.kind is AWAY and what.person not in HONEST.values()):
        return True
    stops = (partial(rights.stop, family, by, what.id, world.now) for by in _voices(cast, world))
    return any(_tried(act) is not None for act in stops)


def _way_back(cast: Cast, world: World) -> Iterator[tuple[str, str]]:
    """I7: whatever was flooded, an honest yes lets Ben's new phone in, and no device of the attacker ends
    it."""
    now, family = world.now, changed(world.family, guests=FLOOD_OF_GUESTS, hints=FLOOD_OF_KNOCKS)
    came = family.phone(NEW_PHONE)
    if came is None or came.person != HONEST["ben"] or cast.shown:
        if came is not None and came.person != HONEST["ben"] and came.sure <= now:
            # Settled as the attacker's own: "That is not me." And the attacker is quick to say so again.
            family = rights.sign_off(family, NEW_PHONE, came.id, now)
            family = _typed_again(cast, family, now)
        by = CARD if cast.card else VisitorId("anna")
        try:
            family = rights.let_in(family, by, NEW_PHONE, 2, now)
        except Rejected as why:
            yield "I7", f"Ben's new phone is refused: {why}"
            return
    came = family.phone(NEW_PHONE)
    assert came is not None
    # Without the card nobody can tell a thief with Ben's phone from Ben, or overrule a founder: not promised.
    if came.by == CARD_SAY or not (cast.lost == "thief" or cast.fails):
        for one in family.phones:
            if cast.bad(one.device) and _signs_off(family, one.device, came, now):
                yield "I7", f"{one.device} signs Ben's new phone off"


def _typed_again(cast: Cast, family: FamilyState, now: int) -> FamilyState:
    """The attacker calls Ben's new phone their own, twice from each of theirs."""
    own = [one for one in family.phones if cast.bad(one.device)]
    for one in (*own, *own):
        act = partial(rights.let_in, family, one.device, NEW_PHONE, one.person, now)
        family = _tried(act) or family
    return family


def _signs_off(family: FamilyState, by: VisitorId, other: Phone, now: int) -> bool:
    return _tried(lambda: rights.sign_off(family, by, other.id, now)) is not None


def _is_himself(cast: Cast, world: World) -> Iterator[tuple[str, str]]:
    """I7: once Ben's new phone is settled and he has looked, nobody else is settled as him."""
    family, came = world.family, world.family.phone(NEW_PHONE)
    if came is None or came.person != HONEST["ben"] or came.sure > world.now or NEW_PHONE not in world.looked:
        return
    if came.by != CARD_SAY and cast.lost != "gone":
        return
    for one in family.phones:
        if one.person == came.person and cast.bad(one.device) and one.sure <= world.now:
            yield "I7", f"{one.device} is still Ben"


def undone(cast: Cast, before: FamilyState, after: FamilyState) -> list[tuple[str, str]]:
    """I9: no move of the attacker ends what somebody honest with more say has begun."""
    honest = {one.say for one in before.phones if not cast.bad(one.device)}
    theirs = {one.say for one in before.phones if cast.bad(one.device)}
    left = {one.id for one in after.waiting}
    for one in before.waiting:
        if one.say in honest - theirs and one.id not in left and after.find(one.person) is not None:
            return [("I9", f"the attacker stopped {one.kind} {one.person}")]
    return []


# -- alike worlds are one -----------------------------------------------------------------------------


def likeness(world: World) -> tuple[object, ...]:
    """What two worlds have in common that differ in names alone."""
    f, now = world.family, world.now
    says = {one.say for one in f.people if one.say is not None} | {one.say for one in f.held} | {0}
    says |= {one.say for one in f.phones} | {one.by for one in f.phones}
    says |= {one.say for one in f.common} | {one.say for one in f.waiting}
    say = {old: new for new, old in enumerate(sorted(says))}
    invented = sorted((one.say or 99, one.number) for one in f.people if one.number > 3)
    number = {0: 0, 1: 1, 2: 2, 3: 3} | {old: new for new, (_, old) in enumerate(invented, 4)}
    phones = {
        one.device: (number[one.person], say[one.say], max(0, one.sure - now), say[one.by], one.original)
        for one in f.phones
    }
    browsers = sorted((one for one in phones if one.startswith("x")), key=lambda one: phones[one])
    name: dict[str, str] = {one: f"x{i}" for i, one in enumerate(browsers)}
    return (
        tuple(
            sorted(
                (
                    *(number[one.number], say.get(one.say or -1, -1), max(0, one.sure - now), one.hidden),
                    one.since < 0,
                )
                for one in f.people
            )
        ),
        tuple(sorted((name.get(one, one), place) for one, place in phones.items())),
        tuple(
            (str(one.value), say[one.say], max(one.at - now, -rights.WEEK_MS))
            for one in f.common
            if one.kind is LINK
        ),
        tuple((one.kind, say[one.say], one.until - now) for one in f.held),
        tuple(sorted((one.kind, number[one.person], say[one.say], one.due - now) for one in f.waiting)),
        tuple(sorted((name.get(one.device, one.device), number[one.person]) for one in f.declined)),
        f.card,
        f.deleted,
        world.looked,
        world.slips,
    )


# -- exploring ----------------------------------------------------------------------------------------


@dataclass
class Explored:
    """What was found in a world."""

    states: int
    depth: int
    closed: bool
    """There are no more states at all."""
    attacks: dict[str, str]
    """Of each promise that breaks, the shortest way to it."""


def explore(cast: Cast, most: int, states: int = 10**9) -> Explored:
    """Breadth first up to so many moves; stops with the layer in which there are more than so many states."""
    first = start(cast)
    origin = likeness(first)
    parent: dict[object, tuple[object, str] | None] = {origin: None}
    layer: list[tuple[object, World]] = [(origin, first)]
    found, depth = Explored(1, 0, False, {}), 0
    while layer and depth < most and len(parent) < states:
        following: list[tuple[object, World]] = []
        for before, world in layer:
            already = dict(broken(cast, world)) if cast.fails else {}
            for text, is_attack, after in moves(cast, world):
                wrong = undone(cast, world.family, after.family) if is_attack else []
                key = likeness(after)
                if key not in parent:
                    parent[key] = (before, text)
                    following.append((key, after))
                    wrong += [one for one in broken(cast, after) if one[0] not in already]
                for promise, what in wrong:
                    found.attacks.setdefault(
                        promise, "; ".join([*_trace(parent, before), text, f"=> {what}"])
                    )
        layer, depth = following, depth + 1
        if found.attacks.keys() - {*cast.fails}:
            break
    found.states, found.depth, found.closed = len(parent), depth, not layer
    return found


def _trace(parent: dict[object, tuple[object, str] | None], key: object) -> list[str]:
    texts: list[str] = []
    while (step := parent[key]) is not None:
        key, text = step
        texts.append(text)
    return texts[::-1]
