"""The history of the database schema, step by step. Alembic runs the missing steps when the server starts."""
