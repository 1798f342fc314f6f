"""What is kept in a database, SQLite or PostgreSQL."""
