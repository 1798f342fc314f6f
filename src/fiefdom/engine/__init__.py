"""The compiled rules of every game: states in, states out. `Engine` is the interface for Python."""

# Registers the families of this package, whatever part of the engine is imported first.
from fiefdom.engine import families as families
