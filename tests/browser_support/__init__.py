"""What the tests in a real browser share: the server as a process, and players who click, press keys or touch."""
