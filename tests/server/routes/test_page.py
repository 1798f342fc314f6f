"""The page's files: served only from their folder."""

from dataclasses import replace

import pytest

from server_support.players import new_client
from server_support.serving import UNLIMITED, serving


@pytest.fixture(scope="module")
def client(tmp_path_factory):
    folder = tmp_path_factory.mktemp("page")
    (folder / "secret.txt").write_text("secret")
    page = folder / "page"
    (page / "assets").mkdir(parents=True)
    (page / "index.html").write_text("<!doctype html><title>Fiefdom</title>")
    (page / "assets" / "app-1a2b.js").write_text("1")
    (page / "theme.js").write_text("2")
    with serving(f"sqlite:///{folder / 'tables.db'}", replace(UNLIMITED, page=page)) as served:
        yield lambda path: new_client(served.url).get(path)


@pytest.mark.parametrize("path", ["/", "/game/abc", "/join/K7QD-92XM", "/rules/tribe", "/assets.html"])
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
