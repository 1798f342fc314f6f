"""Every reason to refuse a table is worded in every language; `test_tables` reaches each."""

import pytest

from fiefdom.data.refusals import DataCode
from support.reason_checks import check_words, members


@pytest.mark.parametrize("code", members(DataCode), ids=str)
def test_words(code: DataCode) -> None:
    check_words(code)
