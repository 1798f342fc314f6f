"""`fiefdom engine-check`: does a program speak the engine protocol?"""

import json
from typing import TYPE_CHECKING

import click

from fiefdom.cli.console import loading
from fiefdom.cli.parameters import decimal_number, json_option, seed_option, whole_number

if TYPE_CHECKING:
    from fiefdom.bots.programs.conformance import Check

FAILED = 1


@click.command(
    "engine-check",
    epilog="""\b
Examples
  fiefdom engine-check 'node examples/greedy_engine.js'
  fiefdom engine-check 'fiefdom engine normal' --json

The program is greeted, asked for moves, interrupted, sent lines that mean nothing, and made to play the smallest table
of every game it names. docs/engine-protocol.md says what is expected. Ends with code 1 if a check fails.""",
)
@click.argument("command")
@click.option("--ms", type=whole_number("--ms", 1, 60_000), metavar="NUMBER", default=50, show_default=True,
              help="Milliseconds per move.")  # fmt: skip
@click.option("--patience", type=decimal_number("--patience", 0.1, 3600, "seconds"), metavar="SECONDS",
              help="How long to wait for an answer.  [default: 30; 600 while the program prepares a game]")  # fmt: skip
@seed_option
@json_option
@click.pass_context
def engine_check(
    context: click.Context, command: str, ms: int, patience: float | None, seed: int, as_json: bool
) -> None:
    """Test whether a program speaks the engine protocol.

    COMMAND is the program with its arguments, in quotation marks. It is started several times.
    """
    with loading():
        from fiefdom.bots.programs.conformance import Conformance

        conformance = Conformance(command, patience, seed, ms)
    checks = []
    for check in conformance.run():
        checks.append(check)
        if not as_json:
            click.echo(_line(check))
    passed = sum(check.is_passed for check in checks)
    if as_json:
        click.echo(json.dumps(_as_object(command, checks), indent=2))
    else:
        click.echo(f"{passed} of {len(checks)} checks passed.")
    context.exit(0 if passed == len(checks) else FAILED)


def _line(check: "Check") -> str:
    if check.failure is not None:
        return f"FAILED  {check.name}: {check.failure}"
    return f"ok      {check.name}{f': {check.detail}' if check.detail else ''}"


def _as_object(command: str, checks: "list[Check]") -> dict[str, object]:
    found = [
        {
            "name": check.name,
            "passed": check.is_passed,
            "detail": check.detail,
            "failure": None if check.failure is None else str(check.failure),
        }
        for check in checks
    ]
    return {"command": command, "passed": all(check.is_passed for check in checks), "checks": found}
