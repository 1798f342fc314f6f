"""The page's files: served only from their folder, compressed, and only once."""

import gzip
import re
from dataclasses import replace
from pathlib import Path

import pytest

from fiefdom.server.routes.page import SCREENS
from server_support.players import new_client
from server_support.serving import UNLIMITED, serving

LONG = "let crown = 'K48';\n" * 400
ROUTES = Path(__file__).parents[3] / "web" / "src" / "lib" / "route.svelte.ts"


@pytest.fixture(scope="module")
def client(tmp_path_factory):
    folder = tmp_path_factory.mktemp("page")
    (folder / "secret.txt").write_text("secret")
    page = folder / "page"
    (page / "assets").mkdir(parents=True)
    (page / "index.html").write_text("<!doctype html><title>Fiefdom</title>")
    (page / "assets" / "app-1a2b.js").write_text("1")
    (page / "assets" / "long-3c4d.js").write_text(LONG)
    (page / "assets" / "long-3c4d.js.br").write_bytes(b"brotli")
    (page / "pieces.svg").write_text(LONG)
    (page / "photo.png").write_bytes(LONG.encode())
    (page / "theme.js").write_text("2")
    with serving(f"sqlite:///{folder / 'tables.db'}", replace(UNLIMITED, page=page)) as served:
        yield lambda path, method="GET", **headers: new_client(served.url).request(method, path, headers=headers)


@pytest.mark.parametrize("path", ["/", "/game/abc", "/join/K7QD-92XM", "/rules/tribe", "/rules"])
def test_every_address_of_the_page_is_the_page(client, path):
    answer = client(path)
    assert (answer.status_code, answer.headers["content-type"]) == (200, "text/html; charset=utf-8")
    assert answer.headers["cache-control"] == "no-cache"
    assert "default-src 'self'" in answer.headers["content-security-policy"]


def test_hashed_files_are_kept_for_long_and_others_are_not(client):
    script = client("/assets/app-1a2b.js")
    assert "javascript" in script.headers["content-type"]
    assert "immutable" in script.headers["cache-control"]
    assert client("/theme.js").headers["cache-control"] == "no-cache"
    assert client("/assets/gone.js").json()["code"] == "unknown"


@pytest.mark.parametrize(
    "path", ["/../secret.txt", "/%2e%2e/secret.txt", "/assets/..%2f..%2fsecret.txt", "//secret.txt"]
)
def test_nothing_outside_the_folder_is_served(client, path):
    assert "secret" not in client(path).text


def test_a_page_that_is_not_built_says_how(tmp_path):
    missing = replace(UNLIMITED, page=tmp_path / "nothing")
    with serving(f"sqlite:///{tmp_path / 'tables.db'}", missing) as served:
        answer = new_client(served.url).get("/")
    assert (answer.status_code, "./dev build" in answer.text) == (503, True)


# ---------------------------------------------------------------------- addresses


@pytest.mark.parametrize(
    "path", ["/openapi.json", "/docs", "/wp-login.php", "/.env", "/assets.html", "/game/a/b", "/gam"]
)
def test_other_addresses_are_not_the_page(client, path):
    answer = client(path)
    assert (answer.status_code, answer.json()["code"]) == (404, "unknown")


def test_the_screens_are_those_of_the_page():
    listed = re.search(r"SCREENS = \[(.*)\]", ROUTES.read_text())
    assert listed is not None
    assert tuple(re.findall(r"'(\w+)'", listed[1])) == SCREENS


# ---------------------------------------------------------------------- what is sent


def test_files_are_sent_compressed_to_those_who_accept_it(client):
    path = "/assets/long-3c4d.js"
    packed = client(path, **{"Accept-Encoding": "gzip"})
    assert packed.headers["content-encoding"] == "gzip" and packed.text == LONG
    assert int(packed.headers["content-length"]) == len(gzip.compress(LONG.encode(), 9, mtime=0))
    plain = client(path, **{"Accept-Encoding": "identity"})
    assert "content-encoding" not in plain.headers and plain.text == LONG
    assert {packed.headers["vary"], plain.headers["vary"]} == {"Accept-Encoding"}


def test_brotli_from_the_build_comes_first(client):
    headers = {"Accept-Encoding": "gzip, br"}
    path = "/assets/long-3c4d.js"
    answer = client(path, "HEAD", **headers)
    assert (answer.headers["content-encoding"], answer.headers["content-length"]) == ("br", "6")
    assert client("/pieces.svg", **headers).headers["content-encoding"] == "gzip"
    assert client(path + ".br").status_code == 404


def test_what_is_small_or_compressed_already_is_sent_as_it_is(client):
    for path in ("/theme.js", "/photo.png"):
        assert "content-encoding" not in client(path, **{"Accept-Encoding": "gzip"}).headers


@pytest.mark.parametrize("path", ["/", "/game/abc", "/theme.js", "/assets/long-3c4d.js"])
@pytest.mark.parametrize("encoding", ["identity", "gzip"])
def test_what_the_browser_has_is_not_sent_again(client, path, encoding):
    first = client(path, **{"Accept-Encoding": encoding})
    tag = first.headers["etag"]
    for known in (tag, f"W/{tag}", f'"other", {tag}', "*"):
        again = client(path, **{"Accept-Encoding": encoding, "If-None-Match": known})
        assert (again.status_code, again.content, again.headers["etag"]) == (304, b"", tag)
        assert again.headers["cache-control"] == first.headers["cache-control"]
    assert client(path, **{"Accept-Encoding": encoding, "If-None-Match": '"other"'}).status_code == 200


def test_head_has_the_headers_of_get(client):
    head, get = client("/", "HEAD"), client("/")
    assert (head.status_code, head.content) == (200, b"")
    assert [head.headers[name] for name in ("content-length", "etag", "content-type")] == [
        get.headers[name] for name in ("content-length", "etag", "content-type")
    ]


def test_a_file_that_is_built_again_is_sent_anew(tmp_path):
    (tmp_path / "index.html").write_text("old")
    with serving(f"sqlite:///{tmp_path / 'tables.db'}", replace(UNLIMITED, page=tmp_path)) as served:
        client = new_client(served.url)
        first = client.get("/")
        (tmp_path / "index.html").write_text("newer")
        second = client.get("/", headers={"If-None-Match": first.headers["etag"]})
        assert (first.text, second.status_code, second.text) == ("old", 200, "newer")
