"""The commands and their error handling: a known problem gets a sentence and an exit code, never a traceback."""

import errno
import os
import sys
from collections.abc import Sequence
from typing import Any, NoReturn

import click

from fiefdom._version import __version__
from fiefdom.cli.commands.admin import admin
from fiefdom.cli.commands.arena import arena
from fiefdom.cli.commands.backup import backup, restore
from fiefdom.cli.commands.bench import bench
from fiefdom.cli.commands.check import check
from fiefdom.cli.commands.convert import convert
from fiefdom.cli.commands.engine import engine
from fiefdom.cli.commands.engine_check import engine_check
from fiefdom.cli.commands.games import games
from fiefdom.cli.commands.gif import gif
from fiefdom.cli.commands.hint import hint
from fiefdom.cli.commands.learn import learn
from fiefdom.cli.commands.perft import perft
from fiefdom.cli.commands.play import play
from fiefdom.cli.commands.puzzle import puzzle
from fiefdom.cli.commands.puzzle_check import puzzle_check
from fiefdom.cli.commands.puzzle_make import puzzle_make
from fiefdom.cli.commands.replay import replay
from fiefdom.cli.commands.review import review
from fiefdom.cli.commands.rules import rules
from fiefdom.cli.commands.score import score
from fiefdom.cli.commands.serve import serve
from fiefdom.cli.commands.show import show
from fiefdom.cli.commands.simulate import simulate
from fiefdom.cli.commands.train import train
from fiefdom.cli.commands.verify import verify
from fiefdom.cli.commands.warmup import warmup
from fiefdom.cli.language import environment_language, language_of
from fiefdom.errors import FiefdomError
from fiefdom.languages import sentence

FAILED, MISUSED, INTERRUPTED, PIPE_CLOSED = 1, 2, 130, 141
NO_SPACE = (errno.ENOSPC, errno.EDQUOT)


class Program(click.Group):
    """A group that lists its commands in the order they were added and exits with the documented codes."""

    def list_commands(self, ctx: click.Context) -> list[str]:
        return list(self.commands)

    def format_commands(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        """List the commands by what they are for, with the whole first sentence of each, which Click would cut."""
        about = {name: self.commands[name].get_short_help_str(limit=1000) for name in self.list_commands(ctx)}
        width = max(map(len, about))
        for title, commands in SECTIONS.items():
            with formatter.section(title):
                formatter.write_dl(
                    [(f"{command.name or '':<{width}}", about[command.name or ""]) for command in commands]
                )

    def main(
        self,
        args: Sequence[str] | None = None,
        prog_name: str | None = None,
        complete_var: str | None = None,
        standalone_mode: bool = True,
        windows_expand_args: bool = True,
        **extra: Any,
    ) -> NoReturn:
        """Run one command and exit with SystemExit, regardless of `standalone_mode`."""
        sys.exit(self._exit_code(args, extra))

    def _exit_code(self, arguments: Sequence[str] | None, extra: dict[str, Any]) -> int:
        try:
            code = super().main(arguments, "fiefdom", standalone_mode=False, **extra)
            sys.stdout.flush()
            return code if isinstance(code, int) else 0
        except click.UsageError as error:
            return _complain(_with_advice(error), MISUSED)
        except (click.Abort, KeyboardInterrupt):
            return _complain(_told("command-interrupted"), INTERRUPTED)
        except BrokenPipeError:
            _stop_writing()
            return PIPE_CLOSED
        except MemoryError:
            return _complain(_told("command-no-memory"), FAILED)
        except (FileNotFoundError, IsADirectoryError, NotADirectoryError) as error:
            return _complain(_trouble(error), MISUSED)
        except OSError as error:
            return _complain(_trouble(error), FAILED)

    def invoke(self, ctx: click.Context) -> Any:
        """Run the command; report a refusal in its language."""
        try:
            return super().invoke(ctx)
        except FiefdomError as error:
            ctx.exit(_complain(f"fiefdom: {error.text(language_of(ctx))}", MISUSED))
        except BrokenPipeError:
            # Click would exit with 1.
            _stop_writing()
            ctx.exit(PIPE_CLOSED)


def _complain(sentence: str, code: int) -> int:
    click.echo(sentence, err=True)
    return code


def _with_advice(error: click.UsageError) -> str:
    path = error.ctx.command_path if error.ctx else "fiefdom"
    language = language_of(error.ctx) if error.ctx else environment_language()
    return f"{path}: {error.format_message()}\n{sentence('command-try-help', {'command': path}, language)}"


def _told(key: str, **args: str) -> str:
    return f"fiefdom: {sentence(key, args, environment_language())}"


def _trouble(error: OSError) -> str:
    place = f" ({error.filename})" if error.filename else ""
    if error.errno in NO_SPACE:
        return _told("command-disk-full", place=place)
    return f"fiefdom: {error.strerror or error}{place}."


def _stop_writing() -> None:
    """The reader of our output has gone away: discard what is still buffered."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())


@click.group(
    invoke_without_command=True,
    cls=Program,
    context_settings={"help_option_names": ["-h", "--help"], "max_content_width": 88},
    epilog="""\b
Examples
  fiefdom games
  fiefdom learn
  fiefdom play
  fiefdom play queen_duel --seats Ada,bot:hard
  fiefdom replay game.fief
  fiefdom show game.fief --move 20 --svg
  fiefdom simulate 'tribe(players=3, harmony)' --games 100000

RULES is a game, a preset or a game with its options in brackets; brackets need quotation marks in most shells.
`fiefdom COMMAND --help` explains a command.""",
)
@click.version_option(__version__, prog_name="fiefdom", message="%(prog)s %(version)s")
@click.pass_context
def program(context: click.Context) -> None:
    """The domino-kingdom family of board games: play, keep, show, score and simulate games."""
    if context.invoked_subcommand is None:
        click.echo(context.get_help())


SECTIONS = {
    "Play": (games, rules, learn, play, puzzle, serve, score),
    "Look at games": (hint, review, replay, show, gif, check, verify, convert),
    "Host": (admin, backup, restore),
    "Let bots play": (arena, simulate, train, engine, engine_check, puzzle_make, puzzle_check),
    "Measure": (perft, bench, warmup),
}
for _commands in SECTIONS.values():
    for _command in _commands:
        program.add_command(_command)


def main() -> NoReturn:
    """The console script. Exit codes: 0 done, 1 failed, 2 misused, 130 interrupted."""
    program.main()
