"""`python -m tilerummy` is the same as `tilerummy`."""

from tilerummy.cli import main

main(prog_name="tilerummy")
