"""Storage in a database, SQLite or PostgreSQL."""
