"""How the database came to look as it does, step by step. Alembic runs the missing steps when the server starts."""
