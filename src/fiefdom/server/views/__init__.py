"""Views of games and tables for the wire protocol: pure functions that read a `Game`."""
