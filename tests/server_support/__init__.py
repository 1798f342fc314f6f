"""Shared by the server tests: a server in a thread or process, PostgreSQL, and scripted players."""
