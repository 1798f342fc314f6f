"""Public tables: the list, joining from it, and quick pairing."""
