"""The compiled rules of every game: states in, states out. `Engine` is the door for Python."""
