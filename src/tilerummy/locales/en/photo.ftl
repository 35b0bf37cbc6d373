## Photos of a rack or a table become tiles, on the device

# What lies on the table, as opposed to a rack: which of the two a photo shows.
photo-table = Table
photo-lead = Lay the tiles face up and take a photo.
photo-lead-help = Any order will do, on a plain background if you can. The points are counted for you.
photo-lead-table = Take a photo of the table.
photo-lead-table-help = From above, with light on it, tiles filling most of the picture.
# Said before the first photo.
photo-private = The photo stays on this device. It’s read here and then forgotten.
# A button: no photo, the tiles are tapped one by one.
photo-tap = Tap tiles instead
photo-reading = Reading…
photo-still = Still looking…
# Why a photo could not be read, and what to do. Three times: a short sentence and its help.
photo-dark = Too dark to read.
photo-dark-help = Try again near a lamp.
photo-far = A bit closer, please.
photo-far-help = The numbers are too small.
photo-none = No tiles found.
photo-none-help = Lay them face up, on a plain background if you can.
# The reader is fetched once, and there is no network.
photo-no-network = Go online once to fetch the reader (3 MB).
photo-no-picture = That picture can’t be read. JPEG, PNG and WebP work.
photo-no-reader = The photo couldn’t be read on this device. Tap the tiles instead.
photo-add = Add a photo
# Leaves out the photo that is shown.
photo-drop = Leave this photo out
# Asked where two photos show the same row of tiles: were they taken twice, or has the box more of them?
photo-same = On two photos: are they the same tiles?
photo-sets = { $count ->
    [one] { $count } set
   *[other] { $count } sets
}
# What the tiles of a rack count.
photo-points = { $count ->
    [one] { $count } point
   *[other] { $count } points
}
# The same while some tiles are unsure.
photo-about = { $count ->
    [one] about { $count } point
   *[other] about { $count } points
}
# So many tiles somebody should look at.
photo-check = { $count ->
    [one] { $count } tile to check
   *[other] { $count } tiles to check
}
# Asked about an unsure tile; the answers are yes and no. $tile names it: "red 11".
photo-is = Is this right: { $tile }?
# For screen readers: the name of a tile that is unsure.
photo-tile-unsure = { $tile }, unsure
# For screen readers: a row of tiles that is no valid set.
photo-no-set = Not a set
photo-which = Which tile is it?
# A tile in the photo was not seen.
photo-add-tile = Add a tile
photo-not-sure = It’s hard to read here.
# Why a tile is unsure: its print is unclear, its row speaks for this reading.
photo-changed = The print is unclear; the tiles beside it suggest this one.
photo-too-many = More of these than the box has: { $tile }.
# Before all tiles there are: none of the three likeliest.
photo-other = Another one:
photo-no-tile = Not a tile
# The tiles of the photo are taken over onto the pad.
photo-take-over = Take these tiles
# Under "What is my best move?": the rack comes next.
photo-what-next = Your own tiles come next.
photo-referee = Ask the referee
# Asked about a row that is no set as a whole, but falls into sets: did they only touch?
photo-two-sets = Are these separate sets that touch?
# Asked where a photo shows a colour that the chosen box does not have. $colour: “orange”.
photo-colour = Is { $colour } one of the colours of your tiles?
