"""A row to write to, so that a health check can tell whether the database takes writes."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    """Go forward."""
    pulse = op.create_table("pulse", sa.Column("id", sa.Integer, primary_key=True), sa.Column("at", sa.Double, nullable=False))
    op.bulk_insert(pulse, [{"id": 1, "at": 0.0}])


def downgrade() -> None:
    """Go back."""
    op.drop_table("pulse")
