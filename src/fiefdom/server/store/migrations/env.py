"""Runs migrations on the connection passed in by the store."""

from alembic import context

from fiefdom.server.store.schema import metadata

context.configure(connection=context.config.attributes["connection"], target_metadata=metadata, render_as_batch=True)
with context.begin_transaction():
    context.run_migrations()
