"""The commands, one module each, and what they need; loading a command loads no engine."""
