"""`tilerummy serve` in a process that may open few files: python few_files.py serve ..."""

from __future__ import annotations

import resource

from tilerummy.cli import main

FEW = 160

if __name__ == "__main__":
    resource.setrlimit(resource.RLIMIT_NOFILE, (FEW, FEW))
    main(prog_name="tilerummy")
