"""`./dev test` and its options."""

from dev import process, setup, tasks
from dev.project import Project
from dev.setup import Setup
from package import clients

# Options that run a script instead of the tests; further arguments go to the script.
SCRIPTS = {
    "--package": ("tools/package/test.py",),
    "--lowest": ("tools/package/trial.py", "lowest"),
    "--pythons": ("tools/package/trial.py", "pythons"),
}
RUNS = ("--exhaustive", "--quick", "--coverage")
CLIENTS = "--clients"
OPTIONS = (*RUNS, *SCRIPTS, CLIENTS)


def test(project: Project, arguments: list[str]) -> int:
    """Run all checks and tests, or what the options ask for; other arguments go to pytest."""
    chosen = [word for word in arguments if word in OPTIONS]
    rest = [word for word in arguments if word not in OPTIONS]
    if len(chosen) > 1:
        return tasks.usage_error(f"test takes one of {', '.join(OPTIONS)} at a time")
    option = chosen[0] if chosen else ""
    if option in SCRIPTS:
        Setup(project).prepare(setup.TO_CHECK)
        return process.run([project.program("python"), *SCRIPTS[option], *rest], project.root)
    if option == CLIENTS:
        if rest:
            return tasks.usage_error(f"test {CLIENTS} takes no other arguments")
        Setup(project).prepare(setup.TO_BUILD)
        return clients.run_clients(project)
    if rest:
        Setup(project).prepare(setup.TO_CHECK)
        _, command, variables = tasks.pytest(project, "tests", [*_words(option), *rest], option == "--exhaustive")
        return process.run(command, project.root, variables)
    if option == "--quick":
        Setup(project).prepare((*setup.TO_CHECK, setup.ENGINE))
        return tasks.run_all(project, [*tasks.quick_checks(project), tasks.quick_run(project)])
    Setup(project).prepare(setup.EVERYTHING)
    if option == "--coverage":
        return tasks.run_all(project, tasks.coverage_runs(project))
    runs = tasks.test_runs(project, option == "--exhaustive")
    return tasks.run_all(project, [*tasks.checks(project), *runs])


def _words(option: str) -> list[str]:
    return tasks.COVERAGE if option == "--coverage" else []
