"""Positions: the value, its text, its checks, and how it is read from and written to the engine's states."""
