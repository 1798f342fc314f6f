"""Tables, facts and keys."""

from typing import Any

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None


def upgrade() -> None:
    """Create everything."""
    op.create_table(
        "tables",
        sa.Column("id", sa.String(16), primary_key=True),
        sa.Column("rules", sa.String(120), nullable=False),
        sa.Column("stage", sa.String(12), nullable=False),
        sa.Column("created", sa.BigInteger, nullable=False),
        sa.Column("changed", sa.BigInteger, nullable=False),
    )
    op.create_index("tables_by_stage", "tables", ["stage", "changed"])
    op.create_table(
        "facts",
        _table_id(primary_key=True),
        sa.Column("sequence", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("kind", sa.String(16), nullable=False),
        sa.Column("data", sa.JSON, nullable=False),
        sa.Column("time", sa.BigInteger, nullable=False),
    )
    op.create_table(
        "holders",
        sa.Column("hash", sa.String(64), primary_key=True),
        _table_id(nullable=False, index=True),
        sa.Column("is_host", sa.Boolean, nullable=False),
        sa.Column("recovery", sa.String(64), unique=True),
    )
    op.create_table(
        "held_seats",
        _table_id(primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("holder", sa.String(64), sa.ForeignKey("holders.hash", ondelete="CASCADE"), nullable=False),
    )
    op.create_table(
        "invites",
        sa.Column("hash", sa.String(64), primary_key=True),
        _table_id(nullable=False, index=True),
        sa.Column("seat", sa.Integer),
    )


def _table_id(**options: Any) -> "sa.Column[str]":
    return sa.Column("table_id", sa.String(16), sa.ForeignKey("tables.id", ondelete="CASCADE"), **options)


def downgrade() -> None:
    """Drop everything."""
    for name in ("invites", "held_seats", "holders", "facts", "tables"):
        op.drop_table(name)
