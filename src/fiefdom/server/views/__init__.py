"""Games and tables as they go over the wire: pure functions that read a `Game`."""
