"""The options that who began a campaign has chosen."""

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0007"


def upgrade() -> None:
    """Go forward."""
    op.add_column("campaigns", sa.Column("options", sa.JSON))


def downgrade() -> None:
    """Go back."""
    op.drop_column("campaigns", "options")
