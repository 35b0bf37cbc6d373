"""The doorbell between processes: it says that something happened at a table, and nothing else."""
