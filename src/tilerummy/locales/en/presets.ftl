### The ready-made rule sets. The name is what a family would call its box; no publisher's names.
### `.about` says in one line what is special about it.

# Tiles in brown, red, blue and white.
preset-rummy = Rummy
    .about = Brown, red, blue and white tiles. A set with a joker is never split.
preset-rummy-it = Rummy, Italian style
    .about = Like Rummy, but the winner of a round gets no points.
preset-rummy-variants = Rummy with variants
    .about = Draw every turn, a face-up tile to go out with, double points for a hand game.
preset-rummy-variants-es = Rummy with variants, Spanish style
    .about = Like Rummy with variants, but you may take the face-up tile whenever you can lay it.
# Sabra is the name of a way to play; it stays as it is.
preset-sabra = Sabra
    .about = Jokers move freely, and there is no clock unless you want one.
preset-sabra-de = Sabra, German style
    .about = Like Sabra, but if you can lay, you may not draw.
preset-baltic-ru = Baltic Rummy, Russian style
    .about = A joker keeps its meaning until it is swapped. A hand game needs no 30 points and counts double.
preset-baltic-et = Baltic Rummy, Estonian style
    .about = When time is up, loose tiles come to your rack. No other penalty.
preset-baltic-lv = Baltic Rummy, Latvian style
    .about = A joker stays with its set until it is swapped. Black tiles instead of green.
preset-baltic-lt = Baltic Rummy, Lithuanian style
    .about = A joker stays until it is swapped, and no set is broken up completely.
preset-pro6-en = Rummy for six, English style
    .about = For 2 to 6. Sets with a joker are frozen, and after drawing you discard.
preset-pro6-pt = Rummy for four, Portuguese style
    .about = For 2 to 4. Sets with a joker are frozen, and after drawing you discard.
preset-pro6-it = Rummy for six, Italian style
    .about = For 2 to 6, with tiles from a bag. Sets with a joker are frozen, and after drawing you discard.
preset-pro6-es = Rummy for six, Spanish style
    .about = For 2 to 6. Any set will open, and then the table is open to all. 4 rounds.
preset-pro6-de = Rummy for six, German style
    .about = For 2 to 6. Played and scored like the Spanish style.
preset-pro6-fr = Rummy for six, French style
    .about = For 2 to 6. Jokers move freely, and nothing is ever discarded.
preset-classic = Classic Rummy
    .about = 4 jokers, swaps are announced, and if you can lay, you may not draw.
