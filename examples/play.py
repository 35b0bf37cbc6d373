"""A bot of your own against one of ours, with nothing but the library: python play.py [SEED]"""

import sys

import tilerummy as tr


class Saver:
    """Keeps its tiles until it can lay five at once, or the pool runs low."""

    def act(self, view: tr.View) -> tr.Play | tr.Draw | tr.Pass:
        """Lay the best turn if it is large enough, else draw."""
        best = tr.Position.of(view).solve()
        if best and (best.tiles >= 5 or view.pool_left < 10):
            return best.action
        return tr.Draw() if "draw" in view.may else tr.Pass()


def main(seed: int) -> None:
    """Play one match and tell how it went."""
    match = tr.play([Saver(), tr.bot("greedy")], rules="sabra", seed=seed)
    print(f"{match.winners[0]} wins: {dict(zip(match.players, match.scores, strict=True))}")
    largest = max(match.positions(), key=lambda position: position.solve().tiles)
    print(f"The largest turn that was possible: {largest.solve()}")


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else 1)
