"""Games in the terminal: played by people and bots, or replayed from a record."""
