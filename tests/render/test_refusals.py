"""Every reason for which a picture is not drawn."""

import sys

import pytest

from fiefdom.errors import FiefdomError
from fiefdom.render.raster import png
from fiefdom.render.refusals import PictureCode
from fiefdom.render.svg.theme import theme
from support.reason_checks import check_words, members


def without_libraries(monkeypatch):
    monkeypatch.setitem(sys.modules, "PIL.Image", None)
    monkeypatch.setitem(sys.modules, "resvg_py", None)
    png("<svg xmlns='http://www.w3.org/2000/svg' width='1' height='1'/>")


CASES = {
    PictureCode.UNKNOWN_THEME: lambda monkeypatch: theme("sepia"),
    PictureCode.MISSING_LIBRARIES: without_libraries,
}


@pytest.mark.parametrize("code", members(PictureCode))
def test_every_code_is_reached(code, monkeypatch):
    with pytest.raises(FiefdomError) as error:
        CASES[code](monkeypatch)
    assert error.value.reason.code is code
    check_words(code)
