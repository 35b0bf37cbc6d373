"""Notices for those who wish them, by the push services of their browsers."""
