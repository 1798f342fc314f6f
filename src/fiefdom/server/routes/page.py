"""The web page: static files built beforehand, compressed, with a validator each; its own addresses serve the page."""

import gzip
import hashlib
import mimetypes
from dataclasses import dataclass
from pathlib import Path

from fastapi import FastAPI, Request
from starlette.responses import PlainTextResponse, Response

from fiefdom.errors import CommandRefused
from fiefdom.server.compression import SMALLEST, accepted
from fiefdom.server.refusals import TableCode

MISSING = "The page is not built. In a checkout, ./dev build builds it; the API under /api works without it.\n"
FOREVER = "public, max-age=31536000, immutable"
# The screens of the page, as in web/src/lib/route.svelte.ts.
SCREENS = (
    "game", "join", "watch", "replay", "rules", "learn", "score", "review", "tables", "me", "ratings", "puzzles",
    "analysis",
)  # fmt: skip
INDEX = "index.html"
# The build compresses with Brotli and puts the result next to the file.
BROTLI = ".br"
# Formats that are compressed already.
PACKED = (".png", ".jpg", ".webp", ".woff2", ".ico", ".ogg", ".mp3")


@dataclass(frozen=True, slots=True)
class PageFile:
    """A file in every encoding in which it can be sent."""

    media_type: str
    cache: str
    bodies: dict[str | None, bytes]
    tag: str

    def response(self, request: Request) -> Response:
        """The file in the best encoding that the client accepts, or 304 if the client has it already."""
        offered = tuple(name for name in self.bodies if name is not None)
        encoding = accepted(request.headers.get("accept-encoding", ""), offered)
        tag = f'"{self.tag}-{encoding or "identity"}"'
        headers = {"Cache-Control": self.cache, "ETag": tag, "Vary": "Accept-Encoding"}
        if _matches(request.headers.get("if-none-match", ""), tag):
            return Response(status_code=304, headers=headers)
        if encoding is not None:
            headers["Content-Encoding"] = encoding
        return Response(self.bodies[encoding], headers=headers, media_type=self.media_type)


class PageFolder:
    """The files of the page. Each is read once and again only when it has changed."""

    def __init__(self, folder: Path) -> None:
        self._root = folder.resolve()
        self._known: dict[Path, tuple[tuple[int, int], PageFile]] = {}

    def file(self, path: str) -> PageFile | None:
        """A file inside the folder, and never outside it."""
        try:
            found = (self._root / path).resolve()
            if not found.is_relative_to(self._root) or not found.is_file() or found.suffix == BROTLI:
                return None
            state = found.stat()
            version = (state.st_mtime_ns, state.st_size)
            known = self._known.get(found)
            if known is None or known[0] != version:
                known = self._known[found] = version, _read(found, is_hashed=path.startswith("assets/"))
            return known[1]
        except (OSError, ValueError):
            return None

    def prepare(self) -> None:
        """Read and compress everything, so that the first visitor does not wait for it."""
        for found in sorted(self._root.rglob("*")):
            self.file(found.relative_to(self._root).as_posix())


def _read(found: Path, is_hashed: bool) -> PageFile:
    body = found.read_bytes()
    bodies: dict[str | None, bytes] = {}
    if len(body) >= SMALLEST and found.suffix not in PACKED:
        packed = found.with_name(found.name + BROTLI)
        if packed.is_file():
            bodies["br"] = packed.read_bytes()
        bodies["gzip"] = gzip.compress(body, 9, mtime=0)
    bodies[None] = body
    kind = mimetypes.guess_type(found.name)[0] or "application/octet-stream"
    return PageFile(kind, FOREVER if is_hashed else "no-cache", bodies, hashlib.sha256(body).hexdigest()[:20])


def _matches(header: str, tag: str) -> bool:
    tags = [part.strip().removeprefix("W/") for part in header.split(",")]
    return tag in tags or "*" in tags


def is_page(path: str) -> bool:
    """Whether the page has a screen at this path: `/`, `/rules`, `/game/ID` and the like."""
    parts = [part for part in path.split("/") if part]
    return not parts or (len(parts) <= 2 and parts[0] in SCREENS)


def add(app: FastAPI, folder: PageFolder) -> None:
    """Serve the page from this folder."""

    @app.get("/{path:path}", include_in_schema=False)
    async def show(request: Request, path: str) -> Response:
        file = folder.file(INDEX if is_page(path) else path)
        if file is not None:
            return file.response(request)
        if is_page(path):
            return PlainTextResponse(MISSING, 503)
        raise CommandRefused(TableCode.NOT_FOUND())
