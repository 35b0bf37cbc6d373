"""Certificates: why no turn is better, in a form that can be checked without the solver."""
