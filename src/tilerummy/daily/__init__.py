"""Today's deal: one short round a day, the same tiles and the same computers for everybody."""
