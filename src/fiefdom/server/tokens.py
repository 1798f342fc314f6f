"""Secrets: tokens that stay on a device, and codes that people pass on. Only their hashes are stored."""

import hashlib
import secrets

# No letters and digits that look alike.
LETTERS = "23456789ABCDEFGHJKMNPQRSTVWXYZ"
ID_LETTERS = "23456789abcdefghjkmnpqrstvwxyz"


def new_token() -> str:
    """256 random bits."""
    return secrets.token_urlsafe(32)


def new_code() -> str:
    """A code that can be read out and typed in: `K7QD-92XM-V4TB-HJ3P`, 78 bits."""
    letters = "".join(secrets.choice(LETTERS) for _ in range(16))
    return "-".join(letters[start : start + 4] for start in range(0, 16, 4))


def new_table_id() -> str:
    """A table's id, 58 bits: anyone who knows it may watch."""
    return "".join(secrets.choice(ID_LETTERS) for _ in range(12))


def hashed(secret: str) -> str:
    """The hash that is stored instead of a token or code."""
    return hashlib.sha256(secret.encode()).hexdigest()


def tidied(code: str) -> str:
    """The canonical form of a typed code."""
    letters = [letter for letter in code.upper() if letter in LETTERS]
    return "-".join("".join(letters[start : start + 4]) for start in range(0, len(letters), 4))
