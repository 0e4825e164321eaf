"""How Alembic reaches the database: over the connection that the store hands it."""

from alembic import context

from holotable.server.store import METADATA

context.configure(connection=context.config.attributes["connection"], target_metadata=METADATA)
with context.begin_transaction():
    context.run_migrations()
