"""The tables of the database. Migrations create them; queries refer to them.

The primary key of an event (table, sequence) is also the lock: if two processes append to the same table, only one
succeeds. Tokens and codes are stored as hashes only.
"""

from sqlalchemy import JSON, BigInteger, Boolean, Column, Float, ForeignKey, Index, Integer, MetaData, String, Table

metadata = MetaData()

tables = Table(
    "tables",
    metadata,
    Column("id", String(16), primary_key=True),
    Column("rules", String(120), nullable=False),
    Column("stage", String(12), nullable=False),
    Column("created", BigInteger, nullable=False),  # milliseconds
    Column("changed", BigInteger, nullable=False),
    Column("deadline", BigInteger),  # when something happens by itself
    Index("tables_by_stage", "stage", "changed"),
    Index("tables_by_change", "changed"),
    Index("tables_by_deadline", "deadline"),
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

# Tables that the operator closed, or deleted: running servers read this and act on it.
closed_tables = Table(
    "closed_tables",
    metadata,
    Column("table_id", String(16), primary_key=True),
    Column("is_deleted", Boolean, nullable=False),
    Column("time", BigInteger, nullable=False),
)

# One row: when a server was last known to run.
heartbeats = Table(
    "heartbeats",
    metadata,
    Column("id", Integer, primary_key=True, autoincrement=False),
    Column("time", BigInteger, nullable=False),  # milliseconds
)

# Addresses and networks; `until` null: for good.
bans = Table(
    "bans",
    metadata,
    Column("network", String(64), primary_key=True),
    Column("until", BigInteger),  # milliseconds
    Column("time", BigInteger, nullable=False),
)

# A person without an account: whoever has a key. `recovery`: the hash of a code that gives another device a key.
people = Table(
    "people",
    metadata,
    Column("id", String(16), primary_key=True),
    Column("name", String(24), nullable=False),
    Column("created", BigInteger, nullable=False),  # milliseconds
    Column("recovery", String(64), unique=True),
)

person_keys = Table(
    "person_keys",
    metadata,
    Column("hash", String(64), primary_key=True),
    Column("person", String(16), ForeignKey("people.id", ondelete="CASCADE"), nullable=False, index=True),
    Column("time", BigInteger, nullable=False),
)

# Who sits where. `address`: a hash of the network address with the table's id; null when no rated game is going on.
seat_people = Table(
    "seat_people",
    metadata,
    Column("table_id", String(16), ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("person", String(16), ForeignKey("people.id", ondelete="CASCADE"), nullable=False, index=True),
    Column("address", String(64)),
)

# The seats of finished games in which a person took part. They outlast the table. `subject`: a person's id, or
# `bot:LEVEL`; null: nobody known. `weight`: how much a rated game counted; null if it was not a rated game.
results = Table(
    "results",
    metadata,
    Column("table_id", String(16), primary_key=True),
    Column("game", Integer, primary_key=True, autoincrement=False),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("time", BigInteger, nullable=False),
    Column("rules", String(120), nullable=False),
    Column("kind", String(24), nullable=False),  # the game that the rules are of
    Column("players", Integer, nullable=False),
    Column("subject", String(24)),
    Column("name", String(24), nullable=False),
    Column("level", String(12)),
    Column("place", Integer, nullable=False),
    Column("total", Integer, nullable=False),
    Column("ending", String(12), nullable=False),
    Column("weight", Float),
    Column("change", Float),
    Index("results_by_subject", "subject", "time"),
)

ratings = Table(
    "ratings",
    metadata,
    Column("subject", String(24), primary_key=True),
    Column("kind", String(24), primary_key=True),
    Column("players", Integer, primary_key=True, autoincrement=False),
    Column("mu", Float, nullable=False),
    Column("sigma", Float, nullable=False),
    Column("games", Integer, nullable=False),
)

# The public tables. `seen`: when somebody with a seat was last connected.
public_tables = Table(
    "public_tables",
    metadata,
    Column("table_id", String(16), ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("rules", String(120), nullable=False),
    Column("stage", String(12), nullable=False),
    Column("host", String(16)),  # a person
    Column("is_rated", Boolean, nullable=False),
    Column("is_hidden", Boolean, nullable=False),  # from spectators
    Column("is_slow", Boolean, nullable=False),  # it waits although nobody is connected
    Column("lowest", Integer),
    Column("highest", Integer),
    Column("clock", JSON, nullable=False),
    Column("seats", JSON, nullable=False),
    Column("free", Integer, nullable=False),
    Column("opened", BigInteger, nullable=False),
    Column("seen", BigInteger, nullable=False),
    Index("public_tables_by_stage", "stage", "seen"),
)
