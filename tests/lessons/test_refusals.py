"""Lessons that cannot be loaded."""

import pytest

from fiefdom.errors import FiefdomError, RecordError
from fiefdom.lessons import lesson, read_lesson
from fiefdom.lessons.refusals import LessonCode
from support.reason_checks import check_words, codes, members

GOOD = """fief 1
rules kingdomino(players=3)
seat 1 "You"
seat 2 "Bo" bot normal
seat 3 "Ada" bot normal

* line K13 K19 K24
* king 1
  { idea: claim }
  { want: claim K19 }
1 claim K19
* king 2
2 claim K24
end
"""
FAULTS = {
    LessonCode.EMPTY: "",
    LessonCode.ONE_LEARNER: GOOD.replace(" bot normal", ""),
    LessonCode.NO_DECISION: GOOD.replace("* king 2\n", "* king 2\n  { idea: claim }\n"),
    LessonCode.REMARK: GOOD.replace("idea: claim", "thought: claim"),
    LessonCode.CONDITION: GOOD.replace("want: claim K19", "want: beauty>=3"),
    LessonCode.NOT_MET: GOOD.replace("want: claim K19", "want: claim K24"),
    LessonCode.NO_IDEA: GOOD.replace("  { idea: claim }\n", ""),
}
BUILDING = (
    "queendomino(players=2) | round 1 turn 3 site goldsmith | line Q10:2 Q11:1 Q36:1 Q42:2 | next Q13 Q18:1 Q35:2 Q44"
    " | board - tower_treasury sawmill brewery great_inn - | top queens_tower | burnt weaver | dragon away"
    " | kingdom 1: Q11 s1e1 s1, Q36 w2 w1, coins 3, reserve 0, towers 0, knights s1"
    " | kingdom 2: Q10 n2 n1, coins 7, reserve 0, towers 0, knights n2"
)
FAULTS[LessonCode.STARTS_LATE] = f"""fief 1
rules queendomino(players=2)
start "{BUILDING}"
seat 1 "You"
seat 2 "Bo" bot normal

  {{ idea: site }}
1 site w2
end
"""


def refused(text, folder):
    path = folder / "own.fief"
    path.write_text(text, encoding="utf-8")
    with pytest.raises(RecordError) as caught:
        read_lesson(path)
    return caught.value


def test_a_new_lesson_is_a_text_file(tmp_path):
    path = tmp_path / "own.fief"
    path.write_text(GOOD, encoding="utf-8")
    found = read_lesson(path)
    assert (found.name, found.ideas, found.key("claim")) == ("own", ("claim",), "lesson-own-claim")


@pytest.mark.parametrize("code", FAULTS)
def test_each_fault_is_named_with_its_chapter(code, tmp_path):
    found = codes(*refused(FAULTS[code], tmp_path).reasons)
    assert code in found
    assert (LessonCode.CHAPTER in found) == (code not in (LessonCode.EMPTY, LessonCode.NO_IDEA))


def test_faults_of_the_record_keep_their_lines(tmp_path):
    assert str(refused(GOOD.replace("claim K24", "clame K24"), tmp_path)).startswith("13:3: ")


def test_impossible_moves_are_named(tmp_path):
    assert "K20" in str(refused(GOOD.replace("2 claim K24", "2 claim K20"), tmp_path))


@pytest.mark.parametrize("code", members(LessonCode))
def test_words(code):
    check_words(code)


def test_all_codes_are_reached():
    with pytest.raises(FiefdomError) as caught:
        lesson("chess")
    reached = {*FAULTS, LessonCode.CHAPTER, *codes(*caught.value.reasons)}
    assert reached == set(LessonCode)
