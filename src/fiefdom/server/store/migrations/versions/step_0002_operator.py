"""What the operator has closed, deleted and banned."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    """Create both tables, and an index for selecting tables by age."""
    op.create_table(
        "closed_tables",
        sa.Column("table_id", sa.String(16), primary_key=True),
        sa.Column("is_deleted", sa.Boolean, nullable=False),
        sa.Column("time", sa.BigInteger, nullable=False),
    )
    op.create_table(
        "bans",
        sa.Column("network", sa.String(64), primary_key=True),
        sa.Column("until", sa.BigInteger),
        sa.Column("time", sa.BigInteger, nullable=False),
    )
    op.create_index("tables_by_change", "tables", ["changed"])


def downgrade() -> None:
    """Drop them."""
    op.drop_index("tables_by_change", "tables")
    op.drop_table("bans")
    op.drop_table("closed_tables")
