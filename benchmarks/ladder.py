"""Plays the bots of this checkout against those of any commit, through the engine protocol.

Usage: python benchmarks/ladder.py COMMIT [options]

  --rules RULES     the game; default kingdomino(players=2)
  --bot BOT         the bot of this checkout; default hard
  --against BOT     the bot of the commit; default the same
  --ms NUMBER       CPU milliseconds per decision for both; default 100; 0 for bots that do not search
  --games NUMBER    how many games; default 200; with --sprt at most so many
  --sprt LOW,HIGH   a sequential test that stops by itself
  --seed NUMBER     default 1
  --jobs NUMBER     games at a time; default 1, so that nothing disturbs the thinking
  --work FOLDER     where checkouts, environments and results are kept; default a folder in your cache
  --python PATH     a Python that has the packages of the commit, instead of an environment of its own
  --clean           remove the checkout afterwards
  --json            print one JSON object, as `fiefdom arena` does
  --quick           two games at 1 millisecond, to check that the script works

Makes a worktree of the commit and an environment with the packages that it locks, once for each. Both sides play in a
process of their own; the table at the end shows the CPU time that each of them used. The new bot plays one kingdom, the
old one all others; with --sprt they take turns. A run that was interrupted continues with the same command.
"""

import argparse
import hashlib
import os
import subprocess
import sys
import venv
from pathlib import Path

ROOT = Path(__file__).parents[1]
ADAPTER = Path(__file__).with_name("ladder_adapter.py")


def git(*arguments: str) -> str:
    return subprocess.run(["git", *arguments], cwd=ROOT, check=True, stdout=subprocess.PIPE, text=True).stdout.strip()


def checkout(commit: str, work: Path) -> Path:
    """A worktree of the commit, made if there is none."""
    tree = work / f"tree-{commit[:12]}"
    if not (tree / "src").is_dir():
        git("worktree", "add", "--detach", "--force", str(tree), commit)
    return tree


def environment(tree: Path, work: Path) -> Path:
    """The Python of an environment with the packages that the commit locks, made if there is none."""
    locks = tree / "requirements" / "run.txt"
    name = hashlib.blake2b(locks.read_bytes() + sys.version.encode(), digest_size=6).hexdigest()
    folder = work / f"environment-{name}"
    python = folder / ("Scripts/python.exe" if os.name == "nt" else "bin/python")
    ready = folder / "ready"
    if not ready.exists():
        venv.create(folder, with_pip=True, clear=True)
        install = (
            "-m",
            "pip",
            "install",
            "--quiet",
            "--disable-pip-version-check",
            "--require-hashes",
            "-r",
            str(locks),
        )
        subprocess.run([str(python), *install], check=True, stdout=sys.stderr)
        ready.touch()
    return python


def player(python: Path, tree: Path, bot: str, ms: int, name: str) -> str:
    """The bot of a checkout, as the arena names it."""
    words = [str(python), str(ADAPTER), str(tree / "src"), bot]
    command = " ".join("'" + word.replace("'", "'\\''") + "'" for word in words)
    quoted = command.replace("\\", "\\\\").replace('"', '\\"')
    return f'program:"{quoted}",as={name}' + (f",ms={ms}" if ms else "")


def plain(bot: str) -> str:
    """The name of a bot without its options."""
    return bot.partition(":")[0]


def arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(usage=__doc__)
    parser.add_argument("commit")
    parser.add_argument("--rules", default="kingdomino(players=2)")
    parser.add_argument("--bot", default="hard")
    parser.add_argument("--against")
    parser.add_argument("--ms", type=int, default=100)
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--sprt")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--work", type=Path, default=Path.home() / ".cache" / "fiefdom-ladder")
    parser.add_argument("--python", type=Path)
    parser.add_argument("--clean", action="store_true")
    parser.add_argument("--json", action="store_true")
    parser.add_argument("--quick", action="store_true")
    return parser.parse_args()


def main() -> int:
    wish = arguments()
    commit = git("rev-parse", "--verify", f"{wish.commit}^{{commit}}")
    work = wish.work.absolute()
    work.mkdir(parents=True, exist_ok=True)
    tree = checkout(commit, work)
    try:
        python = wish.python or environment(tree, work)
        ms, games = (1, 2) if wish.quick else (wish.ms, wish.games)
        against = wish.against or wish.bot
        new = player(Path(sys.executable), ROOT, wish.bot, ms, f"new {plain(wish.bot)}")
        old = player(python, tree, against, ms, f"{commit[:7]} {plain(against)}")
        # Results of one version of this checkout are never mixed with those of another: the arena looks at its sources.
        settings = [wish.rules, new, old, str(wish.seed), wish.sprt or "", git("rev-parse", "HEAD")]
        name = hashlib.blake2b("\0".join(settings).encode(), digest_size=6).hexdigest()
        command = [sys.executable, "-m", "fiefdom", "arena", wish.rules, "--bots", new, "--bots", old]
        command += ["--games", str(games), "--seed", str(wish.seed), "--jobs", str(wish.jobs)]
        command += ["--out", str(work / f"{commit[:12]}-{name}.jsonl")]
        command += [*(["--sprt", wish.sprt] if wish.sprt else []), *(["--json"] if wish.json else [])]
        variables = {**os.environ, "PYTHONPATH": str(ROOT / "src")}
        return subprocess.run(command, env=variables).returncode
    finally:
        if wish.clean:
            git("worktree", "remove", "--force", str(tree))


if __name__ == "__main__":
    sys.exit(main())
