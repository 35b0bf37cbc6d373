"""The rules of tile rummy as a pure library: no clock, no chance, no input or output of its own."""
