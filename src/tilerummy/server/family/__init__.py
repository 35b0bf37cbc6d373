"""A family's table as values: its people, their rights, their evenings and the running score."""
