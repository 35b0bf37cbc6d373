### Words that stand alone. Every other message uses them too, so settle these first.
### Nouns and verbs stand in their dictionary form, with a small letter unless the language writes it large.

## Things

# Numbered pieces and jokers. The other messages need the singular too.
tiles = tiles
# The little shelf that holds a player's own tiles.
rack = rack
# The middle, where all sets lie. On the page it is also a game that people sit down at: “New table”.
table = table
# A noun: consecutive numbers of one colour, such as red 3, 4, 5.
run = run
# One number in different colours, such as three sevens.
group = group
# A noun for both: a run or a group.
set = set
joker = joker
# The face-down tiles that everyone draws from.
pool = pool
# A tile that was put away face up.
discarded-tile = discarded tile

## People and the course of the game

winner = winner
# The player who set up this game and may change it.
host = host
# Laying all one's tiles in the turn of one's opening.
hand-game = hand game

## What a player does: the word on a button

# A verb: take a tile from the pool. Not to make a picture, and not a tie.
draw = draw
# A verb: put a tile away face up, beside the table.
discard = discard
# A verb: let the turn go by when the pool is empty.
pass = pass

## Answers

yes = yes
no = no

## Counted things. $count is a whole number; write a form for every plural category of your language.

tiles-count = { $count ->
    [one] { $count } tile
   *[other] { $count } tiles
}
jokers-count = { $count ->
    [one] { $count } joker
   *[other] { $count } jokers
}
colours-count = { $count ->
    [one] { $count } colour
   *[other] { $count } colours
}
players-count = { $count ->
    [one] { $count } player
   *[other] { $count } players
}
seconds-count = { $count ->
    [one] { $count } second
   *[other] { $count } seconds
}
minutes-count = { $count ->
    [one] { $count } minute
   *[other] { $count } minutes
}

## Colours by themselves, as in a list of colours. The letter is the one of the tile notation.

colour-k = black
colour-r = red
colour-b = blue
colour-y = yellow
colour-o = orange
colour-g = green
colour-w = white
colour-n = brown

## A tile by colour and number, as it is said aloud: "red 7". Let the colour agree with your word for a tile
## or for a number. $number is 1 to 13.

tile-k = black { $number }
tile-r = red { $number }
tile-b = blue { $number }
tile-y = yellow { $number }
tile-o = orange { $number }
tile-g = green { $number }
tile-w = white { $number }
tile-n = brown { $number }
# A joker and the tile it stands for. $tile is one of the messages above.
joker-as = joker as { $tile }
