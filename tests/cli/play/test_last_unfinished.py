"""Which game `fiefdom play` offers to continue."""

from pathlib import Path

from fiefdom import Game
from fiefdom.cli.play.saving import last_unfinished
from fiefdom.notation import Record


def test_the_last_unfinished_game_of_the_day_is_found(tmp_path: Path) -> None:
    first, second, third = (tmp_path / f"day{end}.fief" for end in ("", "-2", "-3"))
    assert last_unfinished(first) is None
    over = Game.new("kingdomino(players=2)", seed=1)
    while not over.is_over:
        over.push(over.legal_moves[0])
    going = Game.new("kingdomino(players=3)", seed=1)
    for path, game in ((first, over), (second, going), (third, over)):
        path.write_text(str(Record.of(game)), encoding="utf-8")
    assert last_unfinished(first) == (second, going.rules)
