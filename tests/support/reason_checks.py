"""What every enum of codes must satisfy: a message in each language with exactly the declared arguments."""

from collections.abc import Iterable, Iterator
from functools import cache

from fluent.syntax import FluentParser, ast

from fiefdom.languages import FOLDER, LANGUAGES
from fiefdom.reasons import Argument, Code, Kind, Reason, message


@cache
def _messages(language: str) -> dict[str, ast.Message]:
    found: dict[str, ast.Message] = {}
    for file in sorted((FOLDER / language).glob("*.ftl")):
        for entry in FluentParser().parse(file.read_text(encoding="utf-8")).body:
            assert not isinstance(entry, ast.Junk), f"{file}: {entry.content}"
            if isinstance(entry, ast.Message):
                assert entry.id.name not in found, f"{entry.id.name} is in two files of {language}"
                found[entry.id.name] = entry
    return found


def _variables(node: object) -> set[str]:
    if isinstance(node, ast.VariableReference):
        return {node.id.name}
    if isinstance(node, list):
        return {name for each in node for name in _variables(each)}
    return _variables(list(vars(node).values())) if isinstance(node, ast.BaseNode) else set()


def check_words(code: Code) -> None:
    """The message of a code exists in every language and takes the declared arguments, no more and no fewer."""
    for language in LANGUAGES:
        words = _messages(language).get(code.key)
        assert words is not None, f"{code.key} is missing in {language}"
        assert _variables(words) == set(code.kinds), f"{code.key} in {language}"
        assert sample(code).text(language).endswith(f"({code.rule})." if code.rule else "."), (
            f"{code.key} in {language}"
        )


def sample(code: Code) -> Reason:
    """A reason with arguments of the declared kinds."""
    return Reason(code, {name: _SAMPLES[kind] for name, kind in code.kinds.items()}, code.rule)


class _Inside(Code):
    OVER = message("why-over")


_SAMPLES: dict[Kind, Argument] = {
    Kind.NUMBER: 2,
    Kind.NAME: "K1",
    Kind.QUOTE: "K1",
    Kind.CHOICES: ("K1", "K2"),
    Kind.REASON: _Inside.OVER(),
}


def within(reasons: Iterable[Reason]) -> Iterator[Reason]:
    """The reasons and those nested in them."""
    for reason in reasons:
        yield reason
        yield from within(value for value in reason.args.values() if isinstance(value, Reason))


def codes(*reasons: Reason) -> set[Code]:
    """The codes of reasons and of those nested in them."""
    return {reason.code for reason in within(reasons)}


def members(*enums: type[Code]) -> list[Code]:
    """All codes of some enums, for `pytest.mark.parametrize`."""
    return [code for enum in enums for code in enum]
