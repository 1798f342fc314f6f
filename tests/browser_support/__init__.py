"""Shared by the browser tests: the server as a process, and players who click, press keys or touch."""
