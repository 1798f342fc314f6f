"""The tables of the database. Migrations create them; queries refer to them.

The primary key of an event (table, sequence) is also the lock: if two processes append to the same table, only one
succeeds. Tokens and codes are stored as hashes only.
"""

from sqlalchemy import JSON, BigInteger, Boolean, Column, ForeignKey, Index, Integer, MetaData, String, Table

metadata = MetaData()

tables = Table(
    "tables",
    metadata,
    Column("id", String(16), primary_key=True),
    Column("rules", String(120), nullable=False),
    Column("stage", String(12), nullable=False),
    Column("created", BigInteger, nullable=False),  # milliseconds
    Column("changed", BigInteger, nullable=False),
    Index("tables_by_stage", "stage", "changed"),
)

table_events = Table(
    "facts",
    metadata,
    Column("table_id", String(16), ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("sequence", Integer, primary_key=True, autoincrement=False),  # from 1
    Column("kind", String(16), nullable=False),
    Column("data", JSON, nullable=False),
    Column("time", BigInteger, nullable=False),
)

# A browser or program at a table.
holders = Table(
    "holders",
    metadata,
    Column("hash", String(64), primary_key=True),
    Column("table_id", String(16), ForeignKey("tables.id", ondelete="CASCADE"), nullable=False, index=True),
    Column("is_host", Boolean, nullable=False),
    Column("recovery", String(64), unique=True),
)

held_seats = Table(
    "held_seats",
    metadata,
    Column("table_id", String(16), ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("holder", String(64), ForeignKey("holders.hash", ondelete="CASCADE"), nullable=False),
)

# `seat` null: for any open seat, as long as there is one.
invites = Table(
    "invites",
    metadata,
    Column("hash", String(64), primary_key=True),
    Column("table_id", String(16), ForeignKey("tables.id", ondelete="CASCADE"), nullable=False, index=True),
    Column("seat", Integer),
)
