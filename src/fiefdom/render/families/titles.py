"""What games and their options are called."""

from fiefdom.languages import Say, english, has
from fiefdom.render.families import style_of
from fiefdom.rules import Rules


def option_name(option: str, rules: Rules, say: Say) -> str:
    """What a bonus is called in this game."""
    return say(style_of(rules).option_key(option))


def game_title(rules: Rules, say: Say = english) -> str:
    """What a game is called; games from outside the package have only the title of their description."""
    key = f"game-{rules.game}"
    return say(key) if has(key) else rules.description.title
