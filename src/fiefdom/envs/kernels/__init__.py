"""The compiled code of the environments: a room of its own, so that an edit elsewhere compiles nothing anew."""
