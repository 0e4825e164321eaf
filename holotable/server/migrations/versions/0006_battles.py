"""From a table to the campaign that it is a battle of."""

from alembic import op

revision = "0006"
down_revision = "0005"


def upgrade() -> None:
    """Go forward."""
    op.create_index("battles_of_tables", "battles", ["table_id"], unique=True)


def downgrade() -> None:
    """Go back."""
    op.drop_index("battles_of_tables", "battles")
