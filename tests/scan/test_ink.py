from __future__ import annotations

from random import Random

from tests.scan.seen import INKS, sighting
from tilerummy.scan.tile_reading import name_inks

Ink = tuple[float, float, float]


def near(ink: Ink, chance: Random, far: float = 0.03) -> Ink:
    a, b, c = (each + chance.gauss(0, far) for each in ink)
    return a, b, c


def named(inks: list[Ink], palette: str) -> str:
    """The likeliest colour of each tile, all in one photo."""
    told = name_inks([sighting("k1", ink=ink) for ink in inks], palette)
    return "".join(max(each, key=lambda colour: each[colour]) for each in told)


def test_the_usual_inks_of_a_box_of_six() -> None:
    chance = Random(1)
    wanted = "krbyog" * 4
    assert named([near(INKS[colour], chance) for colour in wanted], "krbyog") == wanted


def test_a_reddish_orange_is_orange_beside_red() -> None:
    """Alone it would be nearer to red than to orange: the other rows tell."""
    chance = Random(2)
    reddish: Ink = (0.11, 0.665, 0.735)
    deep: Ink = (0.16, 0.81, 0.56)
    assert named([reddish], "krbo") == "r"
    inks = [near(deep, chance, 0.015) for _ in range(8)] + [near(reddish, chance, 0.015) for _ in range(8)]
    assert named(inks, "krbo") == "r" * 8 + "o" * 8


def test_a_box_that_calls_its_orange_yellow() -> None:
    assert named([INKS["o"], INKS["r"], INKS["k"], INKS["b"]], "krby") == "yrkb"


def test_one_ink_alone_stays_one_colour() -> None:
    chance = Random(3)
    assert named([near(INKS["r"], chance) for _ in range(9)], "krbo") == "r" * 9


def test_an_ink_between_two_colours_is_unsure() -> None:
    between: Ink = (0.1, 0.62, 0.77)
    (told,) = name_inks([sighting("k1", ink=between)], "krbo")
    assert max(told.values()) < 0.85


def test_no_tiles_no_names() -> None:
    assert name_inks([], "krby") == []
