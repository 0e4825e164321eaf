"""Which process answers for the computer players of a table, and for how long."""

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"


def upgrade() -> None:
    """Go forward."""
    op.create_table(
        "leases",
        sa.Column("table_id", sa.String(32), sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("process", sa.String(32), nullable=False),
        sa.Column("until", sa.Double, nullable=False),
    )


def downgrade() -> None:
    """Go back."""
    op.drop_table("leases")
