"""Small functions, small files."""

import ast

from .conftest import files

LONGEST_FILE = 500
LONGEST_FUNCTION = 60
FOLDERS = ("src/", "tests/", "tools/", "benchmarks/")


def long_functions(code: str) -> list[str]:
    functions = [node for node in ast.walk(ast.parse(code)) if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef)]
    return [node.name for node in functions if (node.end_lineno or 0) - node.lineno >= LONGEST_FUNCTION]


def test_files_are_short() -> None:
    sources = [(name, text) for name, text in files(".py", ".c", ".h") if name.startswith(FOLDERS)]
    assert len(sources) > 100
    assert [name for name, text in sources if text.count("\n") > LONGEST_FILE] == []


def test_functions_are_short() -> None:
    assert [f"{name}: {function}" for name, text in files(".py") for function in long_functions(text)] == []


def test_a_function_of_61_lines_is_too_long() -> None:
    lines = ["async def long() -> None:", *["    print()"] * 60]
    assert long_functions("\n".join(lines[:-1])) == []
    assert long_functions("\n".join(lines)) == ["long"]
