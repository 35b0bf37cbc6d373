"""Benchmarks: `./run bench NAME ...`. Speed is a number in the repository: see results.md."""
