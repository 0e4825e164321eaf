"""The shelf: battles that people have put there, what games have shown of them, and the tables at which they were played."""

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"


def upgrade() -> None:
    """Go forward."""
    op.add_column("tables", sa.Column("battle", sa.String(32)))
    op.create_index("tables_of_battles", "tables", ["battle"])
    op.create_table(
        "shelf",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("game", sa.String(32), nullable=False),
        sa.Column("plan", sa.JSON, nullable=False),
        sa.Column("key", sa.String(64), nullable=False),
        sa.Column("added", sa.Double, nullable=False),
    )
    op.create_table(
        "measures",
        sa.Column("battle", sa.String(32), primary_key=True),
        sa.Column("rules", sa.Integer, nullable=False),
        sa.Column("until", sa.Double, nullable=False),
        sa.Column("figure", sa.JSON),
    )
    op.create_table(
        "keys",
        sa.Column("name", sa.String(32), primary_key=True),
        sa.Column("hash", sa.String(64), nullable=False),
    )


def downgrade() -> None:
    """Go back."""
    for name in ("keys", "measures", "shelf"):
        op.drop_table(name)
    op.drop_index("tables_of_battles", "tables")
    op.drop_column("tables", "battle")
