### Puzzles on the page: the day, solving, levels, run and streak.
# The puzzle of the day, on the home page.
puzzle-today = Today’s puzzle
puzzle-begin = The tiles are face down. Your time starts when you turn them up.
# On one button, one after another: each gives a little more of the solution.
puzzle-hint-look = Where to look?
puzzle-hint-set = Which set first?
puzzle-hint-step = Play one step
puzzle-hint-more = One more step
# The first of three hints: two or three sets glow.
puzzle-look-give = Look here: something is needed elsewhere.
puzzle-look-take = Look here: there’s room for a tile of yours.
puzzle-look-rack = Look at your rack: some tiles make a set by themselves.
# The second: one set is framed. $number is the number of the tile that leaves it.
puzzle-set-group = This group: a { $number } can go, and it’s still a group.
puzzle-set-end = This run can give its { $number }.
puzzle-set-open = Open this run at the { $number }.
puzzle-set-apart = This set comes apart: its tiles are needed elsewhere.
puzzle-set-joker = This set’s joker is needed elsewhere.
puzzle-set-takes = Something from your rack fits into this set.
# Tiles of the rack that make a set; $tiles are their names.
puzzle-set-rack = Together: { $tiles }.
puzzle-step-done = One step is played. Go on from here.
# What was laid does not lead to the solution.
puzzle-dead = From here it can’t be done. Go back?
# On a button. $count - how many steps are taken back
puzzle-back = Steps back: { $count }
# For screen readers. $count - a number
puzzle-sets = Sets on the table: { $count }.
puzzle-hint-note = With a hint your rating stays as it is.
puzzle-show-solution = Show the solution
# $time - minutes and seconds: 2:41
puzzle-solved-in = Solved in { $time }.
# The player looked at the solution.
puzzle-seen = Seen, not solved.
puzzle-next = Next puzzle
puzzle-more = More puzzles
puzzle-next-at-midnight = The next one comes at midnight.
puzzle-time = Time
# How strong the player is, as a number such as 1482.
puzzle-rating = Rating
puzzle-unchanged = unchanged
puzzle-rating-note = Kept on this device. It moves only when you solve a puzzle without a hint, or give up.
puzzle-days = Days in a row
# In the middle or at the end of a line. $count - a number
puzzle-in-a-row = days in a row: { $count }
# $number - the most so far
puzzle-best = best: { $number }
puzzle-share = Share it, without the solution
# In a text for friends. $time - minutes and seconds: 2:41
puzzle-share-solved = Solved in { $time }, no hint
puzzle-share-hint = Solved in { $time }, with a hint
puzzle-none = There’s no such puzzle.
puzzle-solve-it = Solve it
puzzle-unique = Each puzzle has exactly one solution.
# A mode: as many puzzles as one can in three minutes.
puzzle-run = Three-minute rush
puzzle-run-about = As many as you can. They get harder.
# A mode: one puzzle after another, without a mistake.
puzzle-streak = Streak
puzzle-streak-about = No clock. It ends when you look at a solution.
puzzle-start = Start
# On a button: it costs ten seconds.
puzzle-skip = Skip, 10 s
# $count - how many puzzles
puzzle-solved-so-far = Solved: { $count }
puzzle-time-up = Time’s up.
puzzle-streak-over = The streak is over.
puzzle-new-best = Your best so far.
puzzle-missed = Missed: try them again
puzzle-again = Once more
puzzle-five = Five in a row: 3 s more.
puzzle-no-limit = No time limit, ten puzzles
puzzle-levels = Levels
# The levels by name, from easy to hard.
puzzle-name-1 = Getting started
puzzle-name-2 = One set
puzzle-name-3 = Two sets
puzzle-name-4 = A chain
puzzle-name-5 = For experts
puzzle-themes = Themes
puzzle-theme-all = All
# What a solution is about; short words on buttons.
puzzle-theme-adding = Adding
puzzle-theme-run-split = Splitting a run
puzzle-theme-group-borrow = Borrowing from a group
puzzle-theme-joker-swap = Swapping a joker
puzzle-theme-two-for-one = Two for one
puzzle-theme-bridge = Bridge
puzzle-theme-runs-to-groups = Runs to groups
puzzle-theme-groups-to-runs = Groups to runs
puzzle-theme-temptation = Temptation
puzzle-theme-chain = Chain
puzzle-theme-full-rebuild = Full rebuild
# The game as it is sold: whose rules hold.
puzzle-box = Box
puzzle-month-back = The month before
puzzle-month-on = The month after
# Of a day in the calendar.
puzzle-day-open = still open
puzzle-day-solved = solved
# A day that was missed, and does not end the days in a row: one a month.
puzzle-day-off = day off
# Over seven columns, one for each day of this week.
puzzle-week = Puzzles of the week
# Beside it: what the week is like.
puzzle-week-sub = easy to hard
# Puzzles made from turns of the player’s own matches.
puzzle-own = From your own games
# On a button, while looking back at a match.
puzzle-moment = Turn this moment into a puzzle
puzzle-moment-working = Checking that there’s only one solution…
# Why a moment of a match makes no puzzle.
puzzle-moment-several = Several turns were equally good here, so it can’t be a puzzle.
puzzle-moment-rules = There are no puzzles for these rules.
puzzle-moment-none = This moment can’t be a puzzle.
puzzle-from-game = A puzzle from a game. It doesn’t change your rating.
# On a button that can be pressed in.
puzzle-keep = Keep on this device
puzzle-drop = Remove this puzzle
# On the handle of the sheet with the result: it goes down, and comes up again.
puzzle-look = Look at the table
puzzle-result = Show the result
