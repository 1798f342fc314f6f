"""Settings from a file and from the environment."""

from dataclasses import fields
from pathlib import Path

import pytest

from fiefdom.errors import FiefdomError
from fiefdom.server.configuration import READERS, Configuration, load, network, origin, settings_of
from fiefdom.server.rate_limits import Rate
from fiefdom.server.refusals import ServerCode
from fiefdom.server.settings import ServerSettings

DOCUMENT = Path(__file__).parents[2] / "docs" / "server.md"
FILE = """
host = "0.0.0.0"
port = 9000
database = "postgresql://fief@db/fief"
origins = ["https://Games.example/", "http://tower.lan:8765"]
trusted_proxies = ["10.1.2.3/8", "::1"]
drain_seconds = 60
new_tables = { burst = 5, per_second = 0.5 }
"""


@pytest.fixture
def file(tmp_path):
    found = tmp_path / "fiefdom.toml"
    found.write_text(FILE)
    return found


def test_a_file_sets_what_it_names_and_leaves_the_rest(file):
    found = load(file, {})
    assert (found.host, found.port, found.database, found.data) == ("0.0.0.0", 9000, "postgresql://fief@db/fief", None)
    settings = settings_of(found)
    assert settings.origins == {"https://games.example", "http://tower.lan:8765"}
    assert settings.trusted_proxies == {"10.0.0.0/8", "::1"}
    assert (settings.drain_seconds, settings.new_tables) == (60, Rate(5, 0.5))
    assert settings.stop_seconds == ServerSettings().stop_seconds


def test_the_environment_comes_before_the_file_and_options_before_both(file):
    variables = {
        "FIEFDOM_PORT": "9001",
        "FIEFDOM_DRAIN_SECONDS": "1.5",
        "FIEFDOM_CODES": "3,0.25",
        "FIEFDOM_OTHER": "x",
    }
    found = load(file, {**variables, "FIEFDOM_ORIGINS": "https://a.example,https://b.example"})
    settings = settings_of(found, origins=frozenset(), thinkers=None)
    assert (found.port, settings.drain_seconds, settings.codes) == (9001, 1.5, Rate(3, 0.25))
    assert settings.origins == {"https://a.example", "https://b.example"}
    assert settings_of(found, origins=frozenset({"https://c.example"})).origins == {"https://c.example"}


def test_levels_may_be_played_by_other_bots(tmp_path):
    (tmp_path / "fiefdom.toml").write_text("bots = { expert = 'greedy' }")
    assert load(tmp_path / "fiefdom.toml", {}).settings == {"bots": {"expert": "greedy"}}
    variables = {"FIEFDOM_BOTS": "easy=random; hard=normal"}
    assert load(None, variables).settings == {"bots": {"easy": "random", "hard": "normal"}}


def test_nothing_configured_is_the_default():
    assert load(None, {}) == Configuration()
    assert settings_of(Configuration()) == ServerSettings()


@pytest.mark.parametrize(
    ("text", "code"),
    [
        ("port = -1", ServerCode.CONFIG_NUMBER), ("port = 1.5", ServerCode.CONFIG_NUMBER),
        ("port = true", ServerCode.CONFIG_NUMBER), ("drain_seconds = nan", ServerCode.CONFIG_NUMBER),
        ("drain_seconds = inf", ServerCode.CONFIG_NUMBER), ("thinkers = 0", ServerCode.CONFIG_NUMBER),
        ("stop_seconds = []", ServerCode.CONFIG_NUMBER), ("codes = 3", ServerCode.CONFIG_RATE),
        ("codes = { burst = 0, per_second = 1 }", ServerCode.CONFIG_RATE),
        ("codes = { burst = 1 }", ServerCode.CONFIG_RATE), ("codes = '1,2,3'", ServerCode.CONFIG_RATE),
        ("host = ''", ServerCode.CONFIG_TEXT), ("origins = 3", ServerCode.CONFIG_TEXT),
        ("origins = [3]", ServerCode.CONFIG_TEXT), ("origins = ['games.example']", ServerCode.NOT_AN_ORIGIN),
        ("trusted_proxies = ['proxy']", ServerCode.NOT_A_NETWORK), ("prot = 3", ServerCode.CONFIG_NAME),
        ("bots = 3", ServerCode.CONFIG_TEXT), ("bots = { champion = 'hard' }", ServerCode.LEVEL_BOT),
        ("bots = { hard = '' }", ServerCode.LEVEL_BOT), ("port = ", ServerCode.CONFIG_FILE),
        ("\x00", ServerCode.CONFIG_FILE),
    ],
)  # fmt: skip
def test_bad_values_are_refused_by_code(tmp_path, text, code):
    (tmp_path / "fiefdom.toml").write_text(text)
    with pytest.raises(FiefdomError) as error:
        load(tmp_path / "fiefdom.toml", {})
    assert error.value.reason.code is code


@pytest.mark.parametrize(
    "text", ["", "x", "ftp://x", "https://", "https://a/b", "https://a?b", "https://u@a", "https://a:x"]
)
def test_what_is_no_origin_is_refused(text):
    with pytest.raises(FiefdomError):
        origin(text)


def test_networks_have_one_form():
    assert [network(text) for text in ("10.1.2.3", "10.1.2.3/8", "::1", "2001:DB8::/32")] == [
        "10.1.2.3", "10.0.0.0/8", "::1", "2001:db8::/32",
    ]  # fmt: skip


def test_every_setting_can_be_configured_and_is_documented_with_its_default():
    settings = {each.name for each in fields(ServerSettings)} - {"page"}
    assert settings | {"host", "port", "data", "database"} == set(READERS)
    defaults, text = ServerSettings(), DOCUMENT.read_text()
    for name in sorted(settings - {"names", "origins", "trusted_proxies", "thinkers", "bots"}):
        assert f"| `{name}` | {shown(getattr(defaults, name))} |" in text


def shown(value):
    if isinstance(value, Rate):
        return f"{value.burst}, {value.per_second:g}"
    if isinstance(value, bool):
        return str(value).lower()
    return f"{value:g}" if isinstance(value, float) else str(value)
