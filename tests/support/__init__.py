"""Shared by tests in several folders: games with chosen chance events, and kingdoms drawn as text."""
