"""What an operator does to a store: backups, and forgetting old tables."""
