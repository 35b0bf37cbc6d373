# Puzzles in the terminal (`tilerummy puzzle`).

# $level - from 1, easy, to 5, hard
puzzle-level = Level { $level } of 5
puzzle-task-lay-all = Lay all your tiles.
puzzle-task-go-out = Go out: lay your whole rack.
puzzle-task-open = Open with what you have.
# $count - a number of tiles, 2 or more
puzzle-task-lay-at-least = Lay at least { $count } tiles.
puzzle-task-free-joker = Free the joker: it has to end up with other tiles.
# $example - sets in notation: r4 r5 r6 | k8 b8 y8
puzzle-how-to-type = Type the whole table as it should lie: { $example }
puzzle-not-yet = That’s a legal turn, but it doesn’t do what the task asks.
puzzle-solved = Solved.
puzzle-solution = The solution:
# The word that somebody types to see the solution.
puzzle-type-solution = solution
