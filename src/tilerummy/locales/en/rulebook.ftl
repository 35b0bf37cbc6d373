### The rule book and the tutorial: what Python tells of a rule set, clause by clause.
### Full sentences, plain and short; numbers as digits; no exclamation marks. The words are those of words.ftl.

## The frame. $name is a rule set; $label and $value, $players and $what, $list and $text are finished texts.

book-title = Rules: { $name }
book-goal = Be the first to lay all your tiles on the table, in sets.
# Verdict under an example: the turn or set is right.
book-legal = Allowed
book-before = Table before
book-rack = Your rack
book-after = Table after
book-differences = What differs from { $name }
book-same = Nothing differs.
book-number = { $number }
book-list = { $list }
book-labelled = { $label }: { $value }.
book-for-players = { $players }: { $what }
book-sentence = { $text }.

## The sections

book-section-1 = What is in the box
book-section-2 = Before the first turn
book-section-3 = Sets
book-section-4 = The opening
book-section-5 = Your turn
book-section-6 = Changing the table
book-section-7 = Jokers on the table
book-section-8 = Time and mistakes
book-section-9 = The end and the score

## 1. The box. $list: colours. $low and $high: numbers of players.

book-numbers = Each colour has the numbers 1 to 13, and every tile is there twice.
book-colours = Colours: { $list }.
book-players = Number of players: { $low } to { $high }.
book-pool = You see only your own rack. The tiles that nobody has lie face down: they are the pool.

## 2. Before the first turn. $count: a number of tiles.

book-starter-highest-tile-returned = Everyone draws a tile. The highest number begins, and the tiles go back.
book-starter-die-highest = Everyone rolls a die. The highest roll begins.
book-starter-lot = A lot decides who begins.
book-starter-players-choose = You agree on who begins.
book-tie-highest-tile-returned = If several have the highest number, they draw again. A joker counts 0.
book-tie-die-highest = If several have the highest roll, they roll again.
book-direction-clockwise = Play goes clockwise.
book-direction-counterclockwise = Play goes counterclockwise.
book-hand = Tiles for everyone at the start: { $count }.
book-starter-hand = The player who begins gets { $count }.
book-starter-discards = In the first turn the player who begins discards 1 tile, and that is the whole turn.
book-starter-lays = In the first turn the player who begins may lay tiles, then discards 1.
book-pool-owner-common = Everyone draws from the same pool.
book-pool-owner-personal = The rest is dealt out too: everyone draws from a pool of their own.
book-face-up = The last tile of the pool lies face up and cannot be drawn.
book-next-starter-starter-rule = Every round is set up afresh, and you decide again who begins.
book-next-starter-winner = The winner begins the next round.
book-next-starter-next-seat = The next player begins the next round.

## 3. Sets

book-run = A run is 3 or more tiles of one colour with consecutive numbers, in ascending order.
book-run-ends = A run stays between 1 and 13. No 1 follows a 13.
book-group = A group is 3 or more tiles of the same number, each in a different colour.
book-group-repeats = A group is 3 or more tiles of one number. Colours may repeat.
book-joker = A joker stands for any tile. A set may hold several, but needs at least 1 numbered tile.
book-joker-in-run = In a run, the joker’s place shows what it stands for.
book-joker-in-group = In a group the joker is one of the colours that are missing.
book-joker-in-group-repeats = In a group the joker may be any colour.
book-joker-both = If a set could be a run or a group, it is a run unless you say otherwise.
book-value = A set is worth the sum of its numbers; a joker counts as the tile it stands for.

## 4. The opening. $count: points.

book-opening = { $count ->
    [one] The first time you lay tiles, your sets must be worth at least { $count } point. They come from your rack alone.
   *[other] The first time you lay tiles, your sets must be worth at least { $count } points. They come from your rack alone.
}
book-opening-any = The first time you lay, any one set from your rack will do.
book-opening-single = One set must reach this by itself; more sets may lie beside it.
book-opening-sum = The values of several sets are added up.
book-opening-joker-replaced = In the opening a joker counts as the tile it stands for.
book-opening-joker-flat = In the opening a joker always counts { $count }.
book-access-same-turn-after-opening = Before your opening you may not touch the sets on the table. Once you have opened you may, even in the same turn.
book-access-turn-after-opening = Before your opening you may not touch the sets on the table. From your next turn on you may.
book-access-any-player-opened = As soon as anyone has opened, the table is open to all.
book-open-to-all = Nobody after that needs an opening of their own.
book-opening-joins = Once you have opened, your sets belong to the table like any others.
book-hand-game = Going out in the turn of your opening is a hand game.
book-hand-game-free = A hand game needs no minimum.

## 5. Your turn

book-lay = On your turn you lay tiles from your rack, as many as you like. Rearranging alone does not count as a turn.
book-draw-instead-of-playing = If you lay nothing, you draw 1 tile and your turn is over.
book-draw-instead-then-discard = If you lay nothing, you draw 1 tile and discard 1 tile.
book-draw-every-turn-then-place = Every turn begins with drawing 1 tile. Then you lay tiles, or you discard 1.
book-drawn-waits = A tile you drew cannot be laid in the same turn.
book-discards = A discarded tile lies face up for all to see. If you lay tiles, you discard none.
book-keep-drawn = You may not discard the tile you just drew.
book-must-lay = If you can lay a tile, you may not draw.
book-take-discard = Instead of drawing you may take the tile that the player before you just discarded, if you lay it at once in a new set.
book-face-up-to-finish = Instead of drawing you may take the face-up tile, if you go out with it.
book-face-up-to-play = Instead of drawing you may take the face-up tile, if you lay it at once.
book-taken-is-drawn = Whoever takes a face-up tile does not draw from the pool in that turn.
book-pool-empty = If the pool is empty and you lay nothing, you pass.
book-last-not-discarded = Your last tile is never discarded: you go out by laying it.

## 6. Changing the table

book-end-counts = Only the table at the end of your turn counts. How it looked meanwhile does not matter.
book-stays = What lay on the table stays on the table. What is new comes from your rack.
book-only-sets = At the end of your turn every tile on the table lies in a set.
book-nobodys = The sets belong to everyone, whoever laid them.
book-handling = You may add to sets, take from them, split, join and rebuild them.
# Said where a rule asks whether a set is new or was broken up.
book-continues = A set lives on where 2 of its numbered tiles lie together; if it has only 1, where that one lies.
book-new-set = A set is new if no 2 of its numbered tiles lay together before.
book-keep-together = No set may be broken up completely: at least 2 of its numbered tiles stay together.
book-may-dissolve = A set may be broken up completely, as long as all its tiles end up in sets.

## 7. Jokers on the table. To swap a joker is to put the real tile in its place.

# 3.5 and 3.6 are the numbers of other clauses; they stay as they are.
book-joker-settled = What a joker on the table stands for is settled when your turn begins (3.5, 3.6).
book-joker-sets-free = A joker on the table is a tile like any other: you may move it and give it another meaning.
book-joker-sets-same-meaning = Until it is swapped, a joker stands for the same tile. With that meaning it may move to another set.
book-joker-sets-stay-until-swapped = Until it is swapped, a joker keeps its meaning and stays with tiles of its set. You may add to the set and take other tiles from it.
book-joker-sets-no-split = Until its joker is swapped, a set may grow, but nothing may be taken from it.
book-joker-sets-frozen = Until its joker is swapped, a set is frozen: nothing is added, nothing is taken.
book-swap = You swap a joker by putting the tile it stands for in its place, from your rack.
# Whether a tile from the table can be put in a joker's place; said right after book-swap.
book-swap-rack = A tile from the table cannot do this.
book-swap-anywhere = A tile from the table can do this too, if it ends up in one set with all numbered tiles of the joker’s set.
book-swapped-in = From then on the tile in the joker’s place belongs to the joker’s set.
# 6.8 is the clause that no set may be broken up completely.
book-swapped-in-not-kept = For 6.8 it does not count.
book-several-jokers = If a set has several jokers, swapping one does not free the others.
book-after-swap-new-set = You lay the swapped joker in the same turn, in a new set.
book-after-swap-any-set = You lay the swapped joker in the same turn, in any set.
book-after-swap-rack-allowed = You lay the swapped joker in any set, or you put it on your rack.
book-free-swap = It is a swap, with these conditions, if the real tile and all numbered tiles of the joker’s set end up together. Otherwise the joker has just moved.
book-announce = A swap is announced before you make it.
book-who-swaps = In your turn you may swap any joker, your own too, once you may use the table.
book-joker-from-rack = A joker from your rack may go into any set that may grow, with any meaning that fits.

## 8. Time and mistakes

book-time-stands = If all is right when time is up, the turn counts as played.
book-time-loose-to-rack = When time is up, tiles that lie in no set come to your rack, even those from the table. If what is left breaks another rule, the whole turn is taken back. Then comes the penalty.
book-time-turn-void = When time is up, the turn is taken back, and you draw nothing.
book-time-untouched = If you changed nothing, you just draw 1 tile.
book-time-low = The same goes if the only thing wrong was an opening that was too low.
book-penalty-short = If the pool has fewer, you draw as many as there are.
# When time is up, or somebody leaves.
book-owed-discard = Whoever still owes a discard gives the tile that came last.
book-mistake-refused = On screen, a turn that is not valid is not accepted, and you carry on.
book-mistake-loose-to-rack = If a turn ends with sets that are not valid, tiles that lie in no set come to your rack, and the penalty follows.
book-mistake-turn-void = If a turn ends with sets that are not valid, it is taken back.
book-taken-goes-back = If a face-up tile that was taken does not lie as it must in the end, it goes back, and the whole turn is taken back.

## 9. The end and the score

book-going-out = The round ends as soon as someone has laid their last tile. That player wins the round.
book-losers = The others add up what is left on their racks and score it as minus points.
book-winner-sum-of-losers = The winner scores everything the others lose as plus points.
book-winner-none = The winner scores nothing.
book-doubled = After a hand game all these points count double.
book-blocked = If the pool is empty and everyone has passed in a row, the round is over. The lowest rack wins, and the others score the difference as minus points.
book-blocked-tie = If several racks tie for lowest, they win together and share the points.
book-match-winner = Whoever has the most points overall wins the match. If players tie, they share the win.
book-leaving = If you give up, your seat is skipped, and your rack is counted at the end.

## What an example shows; a caption, no full stop

example-opening = Opening
example-opening-low = A low opening
example-opening-joker = Opening with a joker
example-access = Opening and adding to the table
example-bare = Rearranging only
example-take-up = Taking a tile from the table
example-loose = A pair left over
example-add = Adding a tile
example-split = Splitting a run
example-combine = Combining two groups
example-dissolve = Breaking up a set
example-joker-add = Adding to a set with a joker
example-joker-split = Taking a tile from a set with a joker
example-joker-move = Moving a joker to another set
example-joker-meaning = Giving a joker another meaning
example-swap = Swapping a joker
example-swap-table = Swapping with a tile from the table
example-swap-same = The swapped joker stays in its set
example-swap-silent = A swap without a word
example-score = A round is scored
example-score-hand = A hand game is scored
example-score-blocked = Nobody could go on

## The tutorial: ten tasks. A title, what to do, and what is said afterwards.

lesson-group = A group
lesson-group-task = A group is one number in different colours. Lay the three 7s on the table.
lesson-group-done = That is a group. Its colours are all different.
lesson-run = A run
lesson-run-task = A run is one colour with numbers in a row. Lay 3, 4 and 5.
lesson-run-done = That is a run. It may go on up to 13.
lesson-joker = A joker
lesson-joker-task = The 10 is missing, but the joker can be any tile. Lay 9, joker and 11.
lesson-joker-done = In a run its place says what the joker is: the 10.
lesson-opening = The opening
lesson-opening-task = Lay a set that is worth enough.
lesson-opening-done = You have opened. Now the table is yours too, when the rules say so.
lesson-add = Adding
lesson-add-task = Tiles may go to any set on the table. Find the place for your 7.
lesson-add-done = One tile less. Whose set it was does not matter.
lesson-split = Splitting
lesson-split-task = Your 6 is already in the run. Split the run so that both halves are sets.
lesson-split-done = Two sets out of one.
lesson-combine = Combining
lesson-combine-task = Your 7 needs a 5 and a 6. Take them where there are four.
lesson-combine-done = Both groups still have three. That is how you build big turns.
lesson-swap = Swapping a joker
lesson-swap-task = Put your 6 in the joker’s place. Then make a set of the joker and your two 9s.
lesson-swap-done = The joker is the most useful tile on the table.
lesson-time = Time is up
lesson-time-task = Lay your 10 anywhere on the table, then let the time run out.
lesson-no-clock = This box has no clock. If you add one, this is what happens.
lesson-out = Going out
lesson-out-task = Your last two tiles. Both fit.
lesson-out-done = Your rack is empty: you have won the round.
