"""The names of games and their options."""

from fiefdom.languages import Say, english, has
from fiefdom.render.families import style_of
from fiefdom.rules import Rules


def option_name(option: str, rules: Rules, say: Say) -> str:
    """The name of an option in this game."""
    return say(style_of(rules).option_key(option))


def game_title(rules: Rules, say: Say = english) -> str:
    """The name of a game; for games from outside the package, the title in their description."""
    key = f"game-{rules.game}"
    return say(key) if has(key) else rules.description.title
