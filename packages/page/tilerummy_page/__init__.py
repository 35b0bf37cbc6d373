"""The page of tilerummy, built; its server finds it in `files`."""
