"""A club's evening at a server: who is who, what they may ask for, and what they are told."""
