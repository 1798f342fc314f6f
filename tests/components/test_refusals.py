"""Every code of components and tables: reached through the public API, and translated into every language."""

from collections.abc import Callable
from typing import Any

import pytest

from fiefdom.components.buildings import building, parse_builders_board
from fiefdom.components.cavemen import caveman
from fiefdom.components.dominoes import domino, dominoes
from fiefdom.components.refusals import ComponentCode, ComponentTableCode
from fiefdom.components.totems import parse_totems
from fiefdom.errors import TextError
from fiefdom.reasons import Code
from support.reason_checks import check_words, codes, members

HEADING = "resource,terrain,pieces,totem_points"


def totems(*lines: str, heading: str = HEADING) -> Callable[[], Any]:
    return lambda: parse_totems("\n".join((heading, *lines)))


CALLS: dict[Code, Callable[[], Any]] = {
    ComponentCode.NO_BOX: lambda: dominoes("duel"),
    ComponentCode.NO_DOMINO: lambda: domino("K49"),
    ComponentCode.NO_BUILDING: lambda: building("pub"),
    ComponentCode.NO_CAVEMAN: lambda: caveman("dentist"),
    ComponentTableCode.CELL: totems("fish,lake,x,3"),
    ComponentTableCode.SYNTAX: totems('"fish'),
    ComponentTableCode.EMPTY: totems("fish,lake,,3"),
    ComponentTableCode.UNKNOWN: totems("gold,lake,9,3"),
    ComponentTableCode.MISSPELT: totems("fisch,lake,9,3"),
    ComponentTableCode.NOT_A_NUMBER: totems("fish,lake,x,3"),
    ComponentTableCode.OUT_OF_RANGE: totems("fish,lake,97,3"),
    ComponentTableCode.TWICE: totems("fish,lake,9,3", "fish,lake,9,3"),
    ComponentTableCode.HEADING: lambda: parse_builders_board("place,price\n1,0"),
    ComponentTableCode.TOO_WIDE: totems("fish,lake,9,3,1", heading=f"{HEADING},extra"),
    ComponentTableCode.LENGTH: totems("fish,lake,9"),
    ComponentTableCode.NO_ROWS: totems(),
}


@pytest.mark.parametrize("code", members(ComponentCode, ComponentTableCode), ids=str)
def test_each_code_is_reached(code: Code) -> None:
    with pytest.raises(TextError) as refusal:
        CALLS[code]()
    assert code in codes(*refusal.value.reasons)


@pytest.mark.parametrize("code", members(ComponentCode, ComponentTableCode), ids=str)
def test_each_code_has_words(code: Code) -> None:
    check_words(code)


def test_the_place_and_the_fault_are_told_in_every_language() -> None:
    with pytest.raises(TextError) as refusal:
        totems("fish,lake,97,3")()
    assert str(refusal.value) == "origins_totems.csv, line 2, column pieces: 97 is not within 1 to 96."
    assert refusal.value.text("hu") == "origins_totems.csv, 2. sor, pieces oszlop: 97 nincs 1 és 96 között."
