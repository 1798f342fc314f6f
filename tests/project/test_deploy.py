"""What people host a server with: no container engine is needed to see that the files are consistent."""

import re
import shlex
import shutil
import subprocess

import click
import pytest
import yaml

from fiefdom.cli.main import program
from fiefdom.server import configuration

from .conftest import ROOT

DEPLOY = ROOT / "deploy"
COMPOSE = yaml.safe_load((DEPLOY / "compose.yaml").read_text(encoding="utf-8"))
SERVICES = COMPOSE["services"]
UNIT = (DEPLOY / "fiefdom.service").read_text(encoding="utf-8")
CONTAINER = (DEPLOY / "Containerfile").read_text(encoding="utf-8")
GUIDE = (ROOT / "docs" / "hosting.md").read_text(encoding="utf-8")


def environment() -> dict[str, str]:
    """The variables of the server, as compose would fill them in."""
    values = {"FIEFDOM_SITE": "games.example", "FIEFDOM_DATABASE_PASSWORD": "secret"}
    given = SERVICES["server"]["environment"]
    return {
        name: re.sub(r"\$\{(\w+)[^}]*\}", lambda found: values[found[1]], str(text)) for name, text in given.items()
    }


def test_the_server_understands_its_variables() -> None:
    found = configuration.load(None, environment())
    assert found.database == "postgresql://fiefdom:secret@database/fiefdom"
    settings = configuration.settings_of(found)
    assert "https://games.example" in settings.origins
    assert {str(network) for network in settings.trusted_proxies} == {"10.87.0.0/24"}
    assert COMPOSE["networks"]["front"]["ipam"]["config"] == [{"subnet": "10.87.0.0/24"}]


def test_services_name_what_exists() -> None:
    for service in SERVICES.values():
        assert set(service["networks"]) <= set(COMPOSE["networks"])
        assert set(service.get("depends_on", [])) <= set(SERVICES)
        for volume in service.get("volumes", []):
            source = volume.partition(":")[0]
            assert (DEPLOY / source).is_file() if source.startswith("./") else source in COMPOSE["volumes"]
    assert (DEPLOY / SERVICES["server"]["build"]["context"] / SERVICES["server"]["build"]["dockerfile"]).is_file()


def test_only_the_proxy_is_reached_from_outside() -> None:
    assert [name for name, service in SERVICES.items() if "ports" in service] == ["proxy"]
    assert COMPOSE["networks"]["back"]["internal"] is True and SERVICES["database"]["networks"] == ["back"]


def test_the_proxy_leads_to_the_server() -> None:
    text = (DEPLOY / "Caddyfile").read_text(encoding="utf-8")
    [host, port] = re.findall(r"reverse_proxy (\w+):(\d+)", text)[0]
    assert host in SERVICES and f"EXPOSE {port}" in CONTAINER
    assert "{$FIEFDOM_SITE} {" in text and text.count("{") == text.count("}")


def test_every_variable_of_the_example_is_used() -> None:
    names = re.findall(r"(?m)^(\w+)=", (DEPLOY / "example.env").read_text(encoding="utf-8"))
    assert set(names) == set(re.findall(r"\$\{(\w+)", str(COMPOSE)))


def commands(text: str) -> list[list[str]]:
    """Every command of `fiefdom` in a text, without shell operators."""
    lines = re.findall(r"(?:^|[ /'])fiefdom ((?:serve|warmup|admin|backup|restore)\b[^\n'&|#`>]*)", text)
    return [shlex.split(line.rstrip("\\ ")) for line in lines]


@pytest.mark.parametrize("text", [CONTAINER, UNIT, GUIDE], ids=["container", "unit", "guide"])
def test_commands_and_options_exist(text: str) -> None:
    found = commands(text)
    assert found
    for name, *words in found:
        command = program.commands[name]
        known = {option for parameter in command.params for option in parameter.opts}
        if isinstance(command, click.Group):
            subcommand = next(word for word in words if word in command.commands)
            known |= {option for parameter in command.commands[subcommand].params for option in parameter.opts}
        assert {word for word in words if word.startswith("--")} <= known, (name, words)


def test_the_container_runs_as_nobody_in_particular() -> None:
    instructions = re.findall(r"(?m)^([A-Z]+) ", CONTAINER)
    assert set(instructions) <= {
        *("FROM", "COPY", "RUN", "ENV", "USER", "VOLUME", "EXPOSE", "HEALTHCHECK", "STOPSIGNAL", "ENTRYPOINT", "CMD")
    }
    assert instructions.index("USER") < instructions.index("ENTRYPOINT")
    assert all(
        name in ("FIEFDOM_CACHE_DIR", "FIEFDOM_DATA_DIR", "FIEFDOM_HOST")
        for name in re.findall(r"FIEFDOM_\w+", CONTAINER)
    )


def test_stopping_leaves_time_to_drain() -> None:
    drain = configuration.settings_of(configuration.load(None, {})).drain_seconds
    assert int(re.findall(r"TimeoutStopSec=(\d+)", UNIT)[0]) > drain
    assert int(SERVICES["server"]["stop_grace_period"].rstrip("s")) > drain


def test_the_unit_is_valid(tmp_path) -> None:
    sections = re.findall(r"(?m)^\[(\w+)\]$", UNIT)
    assert sections == ["Unit", "Service", "Install"]
    assert all(re.fullmatch(r"(#.*|\[\w+\]|[A-Z]\w+=.+|)", line) for line in UNIT.splitlines())
    analyse = shutil.which("systemd-analyze")
    if analyse is not None:
        # The program is not installed here.
        unit = tmp_path / "fiefdom.service"
        unit.write_text(re.sub(r"ExecStart=\S+", "ExecStart=/bin/true", UNIT), encoding="utf-8")
        shown = subprocess.run([analyse, "verify", "--man=no", str(unit)], capture_output=True, text=True)
        assert "fiefdom.service" not in shown.stderr, shown.stderr
