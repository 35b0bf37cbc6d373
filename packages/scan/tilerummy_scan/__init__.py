"""The network of `tilerummy.scan`; it lies in `files`."""
