### The rule book and the tutorial: what Python tells of a rule set, clause by clause.
### Full sentences, plain and short; numbers as digits; no exclamation marks. The words are those of words.ftl.

## The frame. $name is a rule set; $players and $what, $list and $last are finished texts.

book-title = Rules: { $name }
book-goal = Be the first to lay all your tiles on the table, in sets.
# Verdict under an example: the turn or set is right.
book-legal = Allowed
book-before = Table before
book-rack = Your rack
# Of a turn that ended with a mistake, before anything was put right. Where time ended it: replay-draft.
book-draft = The table when the turn ended
book-after = Table after
book-differences = What’s different from { $name }
book-same = Nothing’s different.
book-different-most = This changes the game most
book-different-rest = The rest
book-number = { $number }
book-list = { $list }
# The end of a list: $list is what comes before, “black, red, blue”.
book-and = { $list } and { $last }
book-for-players = { $players }: { $what }
book-note-silent = The sheet doesn’t say; this is how we play it.
book-note-partly = The sheet says only part of this; this is how we play it.
book-note-optional = The sheet leaves this to you.
book-note-differs = The sheet isn’t clear here; this is how we play it.
book-note-reversed = The sheet says it the other way round; this is how we play it.
book-sheets = In brackets: the printed sheet and its edition.

## The sections

book-section-1 = What’s in the box
book-section-2 = Before the first turn
book-section-3 = Sets
book-section-4 = The opening
book-section-5 = Your turn
book-section-6 = Changing the table
book-section-7 = Jokers on the table
book-section-8 = Time and mistakes
book-section-9 = The end and the score

## 1. The box. $list: colours, or counted things, as a finished list.

book-numbers = Each colour has the numbers 1 to 13, and there are two of every tile.
book-colours = The colours are { $list }.
# Where the sheet names no colours. $colours: “4 colours”.
book-colours-chosen = There are { $colours }; here they’re { $list }.
# $jokers, $tiles: counted words such as “2 jokers”, in their dictionary form; $range: “5” or “2–4”.
book-jokers = The box has { $jokers } as well.
book-total = That makes { $tiles } in all.
book-box-players = With { $range } players, the game has { $list }, jokers included.
# Said after book-box-players.
book-numbers-elsewhere = The sheet gives no numbers for this; these are those of its other editions.
book-third-joker = With 5 players you may add a third joker.
book-pool = You only see your own rack. The tiles that nobody has lie face down: they’re the pool.
book-pool-bag = You only see your own rack. What’s left in the bag is the pool.
# What the players do with all tiles before the first turn; the next five say how they then lie.
book-mix = Turn all tiles face down and mix them.
book-layout-stacks-of-7-last-8 = Build stacks of 7; the last one has 8.
book-layout-stacks-of-7 = Build stacks of 7, as far as they go.
book-layout-heap = They stay spread out on the table.
book-layout-single-stack = Build one stack of them.
book-layout-bag = Put all tiles into a bag and mix them.
# Where only the rest is stacked, after everyone has taken their tiles.
book-rest-stacks-of-7 = Build stacks of 7 from the rest, as far as they go.
book-rest-single-stack = Build one stack from the rest.

## 2. Before the first turn. $tiles: “14 tiles”, in its dictionary form. $count: a number of tiles.

book-starter-highest-tile-returned = Everyone draws a tile. The highest number goes first, and the tiles go back.
book-starter-die-highest = Everyone rolls a die. The highest roll goes first.
book-starter-lot = You draw lots to see who goes first.
book-starter-players-choose = You decide together who goes first.
book-tie-highest-tile-returned = If several have the highest number, they draw again. A joker counts as 0.
book-tie-die-highest = If several have the highest roll, they roll again.
book-direction-clockwise = Play goes clockwise.
book-direction-counterclockwise = Play goes counterclockwise.
book-hand = Everyone takes { $tiles }.
book-hand-stacks = Everyone takes two stacks: { $tiles }.
book-starter-hand = The player who goes first gets { $count }.
book-starter-discards = On the first turn, whoever goes first discards 1 tile, and that’s the whole turn.
book-starter-lays = On the first turn, whoever goes first may lay tiles, then discards 1.
book-pool-owner-common = Everyone draws from the same pool.
book-pool-owner-personal = The rest is dealt out too: everyone draws from their own pool.
book-face-up = Turn the last tile of the pool face up. You only get it as rule { $number } says.
book-face-up-eighth = Turn the eighth tile of the last stack face up. You only get it as rule { $number } says.
book-next-starter-starter-rule = You set up every round afresh, and decide again who goes first.
book-next-starter-winner = The winner starts the next round.
book-next-starter-next-seat = The next player starts the next round.

## 3. Sets

book-run = A run is 3 or more tiles of one colour with consecutive numbers, in ascending order.
book-run-ends = A run stays between 1 and 13. After 13 there’s no 1.
book-group = A group is 3 or more tiles of the same number, each in a different colour.
book-group-four = A group is 3 or 4 tiles of the same number, each in a different colour.
book-group-repeats = A group is 3 or more tiles of one number. Colours may repeat.
book-group-max = The largest group has { $tiles }.
book-group-max-colours = A group has at most as many tiles as there are colours.
book-joker = A joker stands for any tile. A set may have several, but it needs at least 1 numbered tile.
book-joker-in-run = In a run, the joker’s place shows what it stands for.
book-joker-in-group = In a group, the joker is one of the missing colours.
book-joker-in-group-repeats = In a group, the joker may be any colour.
book-joker-both = If a set could be a run or a group, it is a run unless you say otherwise.
book-value = A set is worth the sum of its numbers.

## 4. The opening. $count: points.

book-opening = { $count ->
    [one] The first time you lay tiles, your sets have to be worth at least { $count } point. They all come from your own rack.
   *[other] The first time you lay tiles, your sets have to be worth at least { $count } points. They all come from your own rack.
}
book-opening-any = The first time you lay tiles, any set from your rack will do.
book-opening-single = One set has to be worth that much by itself; you may lay more sets beside it.
book-opening-sum = You add up the values of all your sets.
book-opening-joker-replaced = In the opening, a joker counts as the tile it stands for.
book-opening-joker-flat = In the opening, a joker always counts as { $count }.
book-access-same-turn-after-opening = Before your opening, you can’t touch the sets on the table. Once you’ve opened you can, even in the same turn.
book-access-turn-after-opening = Before your opening, you can’t touch the sets on the table. From your next turn on, you can.
book-access-any-player-opened = As soon as anyone has opened, the table is open to everyone.
book-open-to-all = After that, nobody needs an opening of their own.
book-opening-joins = Once you’ve opened, your sets belong to the table like any others.
book-hand-game = If you go out in the turn you open, that’s a hand game.
book-hand-game-free = A hand game needs no minimum.

## 5. Your turn

book-lay = On your turn you lay tiles from your rack, as many as you like. Rearranging alone doesn’t count as a turn.
book-draw-instead-of-playing = If you lay nothing, you draw 1 tile and your turn is over.
book-draw-instead-then-discard = If you lay nothing, you draw 1 tile and discard 1 tile.
book-draw-every-turn-then-place = You start every turn by drawing 1 tile. Then you lay tiles, or you discard 1.
book-drawn-waits = You can’t lay a tile in the turn you draw it.
book-keep-drawn = You can’t discard the tile you’ve just drawn.
book-discards-left = A discarded tile lies face up to the left of your rack.
book-discards-right = A discarded tile lies face up to the right of your rack.
book-discard-stays-right = The tile lies face up to the right of the rack and stays there.
book-lay-no-discard = If you lay tiles, you don’t discard.
book-must-lay = If you can lay a tile, you can’t draw.
book-take-discard = Instead of drawing, you may take the tile the player before you has just discarded, if you lay it at once in a new set.
book-face-up-to-finish = Instead of drawing, you may take the face-up tile if you go out with it.
book-face-up-to-play = Instead of drawing, you may take the face-up tile if you lay it at once.
book-pool-empty = If the pool is empty and you lay nothing, you pass.
book-last-not-discarded = You never discard your last tile: you go out by laying it.

## 6. Changing the table

book-end-counts = Only the table at the end of your turn counts. What it looks like in between doesn’t matter.
book-stays = Tiles on the table stay on the table. New ones come from your rack.
book-only-sets = At the end of your turn, every tile on the table is in a set.
book-nobodys = The sets belong to everyone, no matter who laid them.
book-handling = You may add to sets, take tiles from them, split them, join them and rebuild them.
# Said where a rule asks whether a set is new or was broken up.
book-continues = A set stays the same set as long as 2 of its numbered tiles stay together. If it has only 1, the set is wherever that tile is.
book-new-set = A set is new if no 2 of its numbered tiles were together before.
book-keep-together = You can’t break up a set completely: it keeps at least 3 tiles, and at least 2 of its own numbered tiles stay together.
book-may-dissolve = You may break up a set completely, as long as all its tiles end up in sets.

## 7. Jokers on the table. To swap a joker is to put the real tile in its place.

book-joker-settled = When your turn begins, it’s settled what each joker on the table stands for.
book-joker-settled-free = What counts is the tile the joker stood for when your turn began.
book-joker-sets-free = A joker on the table is a tile like any other: you may move it, and it may stand for another tile.
book-joker-sets-same-meaning = Until it’s swapped, a joker stands for the same tile. It may move to another set, as that tile.
book-joker-sets-stay-until-swapped = Until it’s swapped, a joker stands for the same tile and stays with tiles of its set. You may add to the set and take other tiles from it.
book-joker-sets-no-split = You may add to a set with a joker, but take nothing from it until the joker is swapped.
book-joker-sets-frozen = A set with a joker is frozen until the joker is swapped: you can’t add anything or take anything.
book-swap = You swap a joker by putting the tile it stands for in its place, from your rack.
# Whether a tile from the table can be put in a joker's place; said right after book-swap.
book-swap-rack = You can’t use a tile from the table for this.
book-swap-anywhere = You can also use a tile from the table, as long as it joins all the numbered tiles that lay with the joker.
book-swapped-in = From then on, the tile in the joker’s place belongs to the set.
# $number: the clause that no set may be broken up completely, such as 6.7.
book-swapped-in-not-kept = For rule { $number }, that tile doesn’t count.
book-several-jokers = If a set has several jokers, swapping one doesn’t free the others.
book-after-swap-new-set = You lay the swapped joker in the same turn, in a new set.
book-after-swap-any-set = You lay the swapped joker in the same turn, in any set.
book-after-swap-rack-allowed = You lay the swapped joker in any set, or put it on your rack.
# $number, $other: clauses that the sheet offers and does not ask for.
book-may-drop = You may agree to play without rules { $number } and { $other }.
book-free-swap = If the real tile joins all the tiles that lay with the joker, that’s a swap and these rules apply. If not, you’ve simply moved the joker, and that’s allowed too.
book-free-no-swap = So you never have to swap a joker. You may, though: put the tile it stands for in its place and take the joker.
book-announce = You announce a swap before you make it.
book-who-swaps = On your turn you may swap any joker, even one you laid yourself, once you may use the table.
book-joker-from-rack = A joker from your rack may go into any set you may add to, as any tile that fits.

## 8. Time and mistakes

# $time: “1 minute”, in its dictionary form.
book-clock = You have { $time } for each turn.
book-clock-optional = You may play with a clock: { $time } for each turn. Then this is what happens.
book-no-clock = There’s no clock: take the time you need.
book-time-stands = If everything is right when time’s up, your turn counts as played.
book-time-loose-to-rack = When time’s up, tiles that aren’t in a set go to your rack, even those from the table. If what’s left breaks another rule, the whole turn is taken back.
# Said after book-time-loose-to-rack, where a sheet only says “take back what you could not lay”.
book-time-reading = The sheet can be read like that; putting the table back as it was would do, too.
book-penalty-follows = Then comes the penalty.
book-time-turn-void = If your turn isn’t finished when time’s up, it’s taken back, and you draw nothing.
book-time-untouched = If you changed nothing, you draw 1 tile as usual.
book-time-untouched-drawn = If you changed nothing, you pay no penalty: the tile you drew is discarded.
book-time-low = The same goes if the only thing wrong was that your opening was too low.
book-penalty = The penalty is { $tiles } from the pool.
book-no-penalty = There’s no further penalty.
book-penalty-short = If there are fewer in the pool, you draw as many as there are.
# When time is up, or somebody leaves.
book-owed-discard = If time runs out before you discard, the last tile you got is discarded.
book-mistake-refused = On screen, a turn that isn’t valid isn’t accepted, and you carry on.
book-mistake-loose-to-rack = At a real table, if a turn ends with sets that aren’t valid, tiles that aren’t in a set go to your rack.
book-mistake-turn-void = At a real table, if a turn ends with sets that aren’t valid, it’s taken back.
book-penalised-loose-to-rack = If a turn ends with sets that aren’t valid, tiles that aren’t in a set go to your rack.
book-penalised-turn-void = If a turn ends with sets that aren’t valid, it’s taken back.
book-taken-goes-back = If you took a face-up tile and couldn’t lay it as required, it goes back and your whole turn is undone.

## 9. The end and the score

book-going-out = The round ends as soon as someone has laid their last tile. That player wins the round.
book-losers = The others add up what’s left on their racks and score it as minus points.
book-joker-costs = A joker left on the rack counts as { $count }.
book-winner-sum-of-losers = The winner scores everything the others lose as plus points.
book-winner-none = The winner scores nothing.
book-score-check = All scores add up to 0. If they don’t, check your sums.
book-doubled = After a hand game all these points count double.
book-blocked = If the pool is empty and everyone has passed in a row, the round is over. The lowest rack wins, and the others score the difference as minus points.
book-blocked-tie = If several racks tie for lowest, they win together and share the points.
book-blocked-tie-none = If several racks tie for lowest, they win together.
# $count: the number of the last round.
book-rounds = The match is over after round { $count }.
book-rounds-agreed = Agree beforehand how many rounds you’ll play.
book-match-winner = Whoever has the most points overall wins the match. If players tie, they share the win.
# Where nobody ever scores plus points.
book-match-winner-fewest = Whoever has the fewest minus points overall wins the match. If players tie, they share the win.
book-leaving = If you give up, your seat is skipped, and your rack is counted at the end.
book-house-rules = If you all agree before you start, you may change any of these rules.
# $name: the rule set that plays the variants of this one’s sheet.
book-variants = The sheet offers variants, too: { $name } has them.

## In short: what fits on one screen of a phone. One or two sentences each; $count: points.

book-short = In short
# On the screen, above the pages that were laid out to be printed and folded.
book-fold = Print on both sides of A4, flipped on the short edge. Fold the stack in the middle: that’s your booklet.
short-rest = The rest lies face down: that’s the pool.
short-rest-bag = The rest stays in the bag: that’s the pool.
short-run = Lay at least 3 numbers in a row, all in one colour. Nothing follows 13.
short-group = Lay one number in at least 3 different colours.
short-opening = Your first sets come from your rack and add up to { $count } or more.
short-turn = Lay tiles and rebuild the table as you like. At the end, every tile is in a set.
# Where whoever can lay has to.
short-cannot-lay-instead-of-playing = If you can’t lay anything, you draw 1 tile and your turn is over.
short-cannot-lay-instead-then-discard = If you can’t lay anything, you draw 1 tile and discard 1 tile.
# “It” is the joker: the word stands above this line.
short-joker = It stands for any tile.
short-end = The round ends when a rack is empty. The others lose what they still hold.

## What people argue about. The answer begins with yes or no and goes on with the clause.

book-faq = What people ask
faq-take = May I take a joker from the table?
# Asked right after faq-take: a joker that was swapped.
faq-keep = May I keep that joker for later?
faq-stay = May the swapped joker stay in its set?
faq-table = Can the tile for the joker come from the table?
faq-meaning = Can a joker on the table become another tile?
faq-move = May a joker move to another set?
faq-add = May I add to a set with a joker?
faq-split = May I take tiles from a set with a joker?
faq-two = May one set have two jokers?
faq-draw = May I draw although I could lay?
faq-take-back = May I take back a tile I laid this turn?
faq-take-back-answer = Until your turn ends, you may take back whatever you laid in it.
faq-later = What if a mistake is found later?
faq-later-answer = No sheet says. Our advice: let the turn stand and put the set right together.

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
example-combine = A run from two groups
example-dissolve = Breaking up a set
example-joker-add = Adding to a set with a joker
example-joker-split = Taking a tile from a set with a joker
example-joker-move = Moving a joker to another set
example-joker-meaning = Giving a joker another meaning
example-swap = Swapping a joker
example-swap-table = Swapping with a tile from the table
example-swap-same = The swapped joker stays in its set
example-swap-silent = A swap without a word
example-several-jokers = Swapping one of two jokers
example-free-swap = The real tile joins the joker’s tiles: a swap
example-free-move = The joker leaves without the real tile
example-swap-early = Swapping before your opening
example-joker-from-rack = Laying a joker from the rack
example-time-stands = Time’s up, and everything is right
example-time-loose = Time’s up with a pair left over
example-time-untouched = Time’s up, and nothing has changed
example-penalty-short = Only 1 tile left in the pool
example-no-penalty = A loose tile, and no penalty
example-owed-discard = Time’s up before the discard
example-taken-back = A tile taken, but not laid in a set
example-score = A round is scored
example-score-hand = A hand game is scored
example-score-blocked = Nobody could go on

## The tutorial: ten tasks. A title, what to do, and what is said afterwards.

lesson-group-task = Lay the three 7s: one number, three colours.
lesson-group-done = That’s a group.
lesson-run-task = Lay 3, 4 and 5: one colour, numbers in a row.
lesson-run-done = That’s a run.
lesson-joker-task = Lay 9, joker and 11: the joker can be any tile.
lesson-joker-done = The joker’s place in the run shows what it is: the 10.
lesson-opening-task = To open, lay a set worth { $count } or more.
lesson-opening-done = You’ve opened.
lesson-add-task = Find the place for your 7.
lesson-add-done = One tile less.
lesson-split-task = Your 6 is already in the run: split the run so that both halves are sets.
lesson-split-done = Two sets out of one.
lesson-combine-task = Your 7 needs a 5 and a 6: take them where there are four.
lesson-combine-done = Both groups still have three.
lesson-swap-task = Put your 6 in the joker’s place, then make a set of the joker and your two 9s.
lesson-swap-done = The joker is the most useful tile on the table.
lesson-time-task = Lay your 10 anywhere on the table, then let the time run out.
lesson-time-done = Time’s up: the 10 is back on your rack.
lesson-time-penalty = Time’s up: the 10 is back, and { $count } more.
lesson-out-task = These are your last two tiles: both fit.
lesson-out-done = Your rack is empty: you’ve won the round.
