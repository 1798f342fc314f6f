"""People without accounts, their results and ratings, and public tables."""

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"

_TABLE = "tables.id"
_PERSON = "people.id"


def upgrade() -> None:
    """Create the tables."""
    _create_people()
    _create_results()
    _create_public_tables()


def _create_people() -> None:
    op.create_table(
        "people",
        sa.Column("id", sa.String(16), primary_key=True),
        sa.Column("name", sa.String(24), nullable=False),
        sa.Column("created", sa.BigInteger, nullable=False),
        sa.Column("recovery", sa.String(64), unique=True),
    )
    op.create_table(
        "person_keys",
        sa.Column("hash", sa.String(64), primary_key=True),
        sa.Column("person", sa.String(16), sa.ForeignKey(_PERSON, ondelete="CASCADE"), nullable=False, index=True),
        sa.Column("time", sa.BigInteger, nullable=False),
    )
    op.create_table(
        "seat_people",
        sa.Column("table_id", sa.String(16), sa.ForeignKey(_TABLE, ondelete="CASCADE"), primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("person", sa.String(16), sa.ForeignKey(_PERSON, ondelete="CASCADE"), nullable=False, index=True),
        sa.Column("address", sa.String(64)),
    )


def _create_results() -> None:
    op.create_table(
        "results",
        sa.Column("table_id", sa.String(16), primary_key=True),
        sa.Column("game", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("seat", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("time", sa.BigInteger, nullable=False),
        sa.Column("rules", sa.String(120), nullable=False),
        sa.Column("kind", sa.String(24), nullable=False),
        sa.Column("players", sa.Integer, nullable=False),
        sa.Column("subject", sa.String(24)),
        sa.Column("name", sa.String(24), nullable=False),
        sa.Column("level", sa.String(12)),
        sa.Column("place", sa.Integer, nullable=False),
        sa.Column("total", sa.Integer, nullable=False),
        sa.Column("ending", sa.String(12), nullable=False),
        sa.Column("weight", sa.Float),
        sa.Column("change", sa.Float),
    )
    op.create_index("results_by_subject", "results", ["subject", "time"])
    op.create_table(
        "ratings",
        sa.Column("subject", sa.String(24), primary_key=True),
        sa.Column("kind", sa.String(24), primary_key=True),
        sa.Column("players", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("mu", sa.Float, nullable=False),
        sa.Column("sigma", sa.Float, nullable=False),
        sa.Column("games", sa.Integer, nullable=False),
    )


def _create_public_tables() -> None:
    op.create_table(
        "public_tables",
        sa.Column("table_id", sa.String(16), sa.ForeignKey(_TABLE, ondelete="CASCADE"), primary_key=True),
        sa.Column("rules", sa.String(120), nullable=False),
        sa.Column("stage", sa.String(12), nullable=False),
        sa.Column("host", sa.String(16)),
        sa.Column("is_rated", sa.Boolean, nullable=False),
        sa.Column("is_hidden", sa.Boolean, nullable=False),
        sa.Column("is_slow", sa.Boolean, nullable=False),
        sa.Column("lowest", sa.Integer),
        sa.Column("highest", sa.Integer),
        sa.Column("clock", sa.JSON, nullable=False),
        sa.Column("seats", sa.JSON, nullable=False),
        sa.Column("free", sa.Integer, nullable=False),
        sa.Column("opened", sa.BigInteger, nullable=False),
        sa.Column("seen", sa.BigInteger, nullable=False),
    )
    op.create_index("public_tables_by_stage", "public_tables", ["stage", "seen"])


def downgrade() -> None:
    """Drop them."""
    for name in ("public_tables", "ratings", "results", "seat_people", "person_keys", "people"):
        op.drop_table(name)
