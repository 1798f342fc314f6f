"""The web page: static files built beforehand. Every path that is neither a file nor an API route serves the page."""

from pathlib import Path

from fastapi import FastAPI, Request
from starlette.responses import FileResponse, PlainTextResponse, Response

from fiefdom.errors import CommandRefused
from fiefdom.server.refusals import TableCode

MISSING = "The page is not built. In a checkout, ./dev build builds it; the API under /api works without it.\n"
FOREVER = "public, max-age=31536000, immutable"


def add(app: FastAPI, folder: Path) -> None:
    """Serve the page from this folder."""

    @app.get("/{path:path}", include_in_schema=False)
    async def show(request: Request, path: str) -> Response:
        if path.startswith("api/"):
            raise CommandRefused(TableCode.NOT_FOUND())
        file = _file(folder, path)
        if file is not None:
            cache = FOREVER if path.startswith("assets/") else "no-cache"
            return FileResponse(file, headers={"Cache-Control": cache})
        if path.startswith("assets/"):
            raise CommandRefused(TableCode.NOT_FOUND())
        index = folder / "index.html"
        if not index.is_file():
            return PlainTextResponse(MISSING, 503)
        return FileResponse(index, headers={"Cache-Control": "no-cache"})


def _file(folder: Path, path: str) -> Path | None:
    """A file inside the folder, and never outside it."""
    root = folder.resolve()
    try:
        file = (root / path).resolve()
        return file if file.is_relative_to(root) and file.is_file() else None
    except (OSError, ValueError):
        return None
