"""Authentication: browsers by a cookie per table, programs by a token."""

from starlette.requests import HTTPConnection
from starlette.responses import Response

from fiefdom.server import tokens

MONTHS = 180 * 24 * 3600


def token_of(connection: HTTPConnection, table: str) -> str | None:
    """The token sent with a request, if any."""
    scheme, _, bearer = connection.headers.get("authorization", "").partition(" ")
    if scheme.lower() == "bearer" and bearer:
        return bearer.strip()
    return connection.cookies.get(_name(table))


def holder_of(connection: HTTPConnection, table: str) -> str | None:
    """The hash of the token sent with a request, if any."""
    token = token_of(connection, table)
    return tokens.hashed(token) if token else None


def give(response: Response, connection: HTTPConnection, table: str, token: str) -> None:
    """Set a token as a cookie that scripts cannot read and that is sent to this table only."""
    response.set_cookie(
        _name(table),
        token,
        max_age=MONTHS,
        path="/api/",
        httponly=True,
        samesite="lax",
        secure=connection.url.scheme in ("https", "wss"),
    )


def _name(table: str) -> str:
    return f"fief-{table}"
