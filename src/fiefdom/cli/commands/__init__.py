"""The commands, one module each, and their helpers. Importing a command does not load the engine."""
