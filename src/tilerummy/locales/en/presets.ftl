### The ready-made rule sets. The name is what a family would call its box; no publisher's names.
### `.about` says in one line what is special about it.

# Tiles in brown, red, blue and white.
preset-rummy = Rummy
    .about = Brown, red, blue and white tiles. You never split a set with a joker.
preset-rummy-it = Rummy, Italian style
    .about = Like Rummy, but the winner of a round gets no points.
preset-rummy-variants = Rummy with variants
    .about = You draw every turn, may go out with a face-up tile, and a hand game counts double.
preset-rummy-variants-es = Rummy with variants, Spanish style
    .about = Like Rummy with variants, but you may take the face-up tile whenever you can lay it.
# Sabra is the name of a way to play; it stays as it is.
preset-sabra = Sabra
    .about = Jokers move freely, and there is no clock unless you want one.
preset-sabra-de = Sabra, German style
    .about = Like Sabra, but if you can lay, you can’t draw.
preset-baltic-ru = Baltic Rummy, Russian style
    .about = A joker stands for the same tile until it’s swapped. A hand game needs no 30 points and counts double.
preset-baltic-et = Baltic Rummy, Estonian style
    .about = When time’s up, loose tiles go to your rack. There’s no other penalty.
preset-baltic-lv = Baltic Rummy, Latvian style
    .about = A joker stays in its set until it’s swapped. Black tiles instead of green.
preset-baltic-lt = Baltic Rummy, Lithuanian style
    .about = A joker stays until it’s swapped, and no set is broken up completely.
preset-pro6-en = Rummy for six, English style
    .about = For 2 to 6. Sets with a joker are frozen, and you discard after you draw.
preset-pro6-pt = Rummy for four, Portuguese style
    .about = For 2 to 4. Sets with a joker are frozen, and you discard after you draw.
preset-pro6-it = Rummy for six, Italian style
    .about = For 2 to 6, with tiles from a bag. Sets with a joker are frozen, and you discard after you draw.
preset-pro6-es = Rummy for six, Spanish style
    .about = For 2 to 6. Open with any set, and the table is open to everyone. 4 rounds.
preset-pro6-de = Rummy for six, German style
    .about = For 2 to 6. Played and scored like the Spanish style.
preset-pro6-fr = Rummy for six, French style
    .about = For 2 to 6. Jokers move freely, and nobody ever discards.
preset-classic = Classic Rummy
    .about = 4 jokers, you announce swaps, and if you can lay, you can’t draw.
