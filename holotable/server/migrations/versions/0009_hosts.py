"""Who listed a table in the lobby."""

import sqlalchemy as sa
from alembic import op

revision = "0009"
down_revision = "0008"


def upgrade() -> None:
    """Go forward."""
    op.add_column("lobby", sa.Column("host", sa.String(32)))


def downgrade() -> None:
    """Go back."""
    op.drop_column("lobby", "host")
