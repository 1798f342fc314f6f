"""Positions: the value, its text, its validation, and conversion from and to the engine's states."""
