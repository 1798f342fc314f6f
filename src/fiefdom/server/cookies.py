"""Authentication: browsers by a cookie per table, programs by a token."""

from starlette.requests import HTTPConnection
from starlette.responses import Response

from fiefdom.server import tokens

MONTHS = 180 * 24 * 3600
PERSON = "fief_person"


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
    _set(response, connection, _name(table), token)


def person_token(connection: HTTPConnection) -> str | None:
    """The key of the person whose browser this is, if any."""
    return connection.cookies.get(PERSON)


def give_person(response: Response, connection: HTTPConnection, token: str | None) -> None:
    """Set a person's key as a cookie; None: the browser has one."""
    if token is not None:
        _set(response, connection, PERSON, token)


def take_person(response: Response) -> None:
    """Remove a person's key from the browser."""
    response.delete_cookie(PERSON, path="/api/", httponly=True, samesite="lax")


def _set(response: Response, connection: HTTPConnection, name: str, token: str) -> None:
    response.set_cookie(
        name,
        token,
        max_age=MONTHS,
        path="/api/",
        httponly=True,
        samesite="lax",
        secure=connection.url.scheme in ("https", "wss"),
    )


def _name(table: str) -> str:
    return f"fief-{table}"
