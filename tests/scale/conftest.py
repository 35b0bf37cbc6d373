"""What all tests of many servers share."""

from tests.server.conftest import patient

__all__ = ["patient"]
