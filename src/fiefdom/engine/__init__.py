"""The compiled rules of all games, working on arrays of states. `Engine` is the Python interface."""

# Registers the built-in families, no matter which part of the engine is imported first.
from fiefdom.engine import families as families
