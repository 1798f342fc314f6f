"""When something happens by itself at a table."""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    """Add the column and its index."""
    op.add_column("tables", sa.Column("deadline", sa.BigInteger))
    op.create_index("tables_by_deadline", "tables", ["deadline"])


def downgrade() -> None:
    """Remove both."""
    op.drop_index("tables_by_deadline", "tables")
    op.drop_column("tables", "deadline")
