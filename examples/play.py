"""A bot of your own against one of ours, with nothing but the library: python play.py [SEED]"""

import sys

import tilerummy as tr


class Waiter:
    """Opens as soon as it can, then draws until its whole rack goes down at once."""

    def act(self, view: tr.SeatView) -> tr.Action:
        """Lay the best turn to open or to go out, else draw."""
        best = tr.Position.of(view).solve()
        opened = view.players[view.seat].opened
        if best and (not opened or best.tiles == len(view.rack) or "draw" not in view.may):
            return best.action
        return tr.Draw() if "draw" in view.may else tr.Pass()


def main(seed: int) -> None:
    """Play one match and tell how it went."""
    match = tr.play([Waiter(), tr.bot("greedy")], rules="sabra", seed=seed)
    print(f"{match.winners[0]} wins: {dict(zip(match.players, match.scores, strict=True))}")
    largest = max(match.positions(), key=lambda position: position.solve().tiles)
    print(f"The largest turn that was possible: {largest.solve()}")


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else 1)
