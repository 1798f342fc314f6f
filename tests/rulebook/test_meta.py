"""No rule without a test, no test without a rule."""

import ast
import re
from pathlib import Path

RULES_PAGE = Path(__file__).parents[2] / "docs" / "rules.md"
SECTIONS = "CKQWOVDX"


def numbered_rules() -> list[str]:
    """The rule numbers in our copy of the specification, in order."""
    return re.findall(r"^- \*\*([A-Z]\d+)\b", RULES_PAGE.read_text(encoding="utf-8"), re.MULTILINE)


def rules_with_tests() -> set[str]:
    """The prefixes of the test names in this folder: `Q10` of `test_Q10_a_tie_is_enough`."""
    found = set()
    for path in Path(__file__).parent.glob("test_*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.FunctionDef) and (match := re.match(r"test_([A-Z]\d+)_", node.name)):
                found.add(match[1])
    return found


def test_the_rules_page_numbers_each_section_from_one_without_gaps() -> None:
    rules = numbered_rules()
    for section in SECTIONS:
        numbers = [int(rule[1:]) for rule in rules if rule[0] == section]
        assert numbers == list(range(1, len(numbers) + 1)) and numbers
    assert {rule[0] for rule in rules} == set(SECTIONS)


def test_every_numbered_rule_has_a_test_here() -> None:
    tested = rules_with_tests()
    assert [rule for rule in numbered_rules() if rule not in tested] == []


def test_every_test_named_after_a_rule_names_one_that_exists() -> None:
    assert rules_with_tests() - set(numbered_rules()) == set()
