"""Clocks, tables that go on with a save, the lobby, and when no server kept the time."""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    """Go forward."""
    op.add_column("tables", sa.Column("clock", sa.JSON))
    op.add_column("tables", sa.Column("origin", sa.JSON))
    op.create_table(
        "absences",
        sa.Column("began", sa.Double, primary_key=True),
        sa.Column("ended", sa.Double, nullable=False),
    )
    op.create_table(
        "lobby",
        sa.Column("table_id", sa.String(32), sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("seen", sa.Double, nullable=False),
        sa.Column("entry", sa.JSON, nullable=False),
    )


def downgrade() -> None:
    """Go back."""
    for name in ("lobby", "absences"):
        op.drop_table(name)
    for name in ("origin", "clock"):
        op.drop_column("tables", name)
