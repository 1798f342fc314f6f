"""`fiefdom rules`: the rules of a game in short."""

import shutil

import click

from fiefdom.cli.language import language_option, misuse
from fiefdom.cli.parameters import complete_rules, rules_text
from fiefdom.cli.refusals import CommandCode
from fiefdom.languages import sentence
from fiefdom.rules import GAMES


@click.command(
    epilog="""\b
Examples
  fiefdom rules kingdomino
  fiefdom rules 'queendomino(players=2, harmony)'
  fiefdom rules tribe --rule O12
  fiefdom rules totem --language pl"""
)
@click.argument("game", required=False, shell_complete=complete_rules)
@click.option("--rule", metavar="NUMBER", help="Only the section about this rule of the rule book, such as C3.")
@language_option
def rules(game: str | None, rule: str | None, language: str) -> None:
    """Print the rules of a game, with examples and lists of pieces.

    GAME alone tells everything; with players and options in brackets, only what applies to them.
    """
    from fiefdom.cli.play.rule_text import rules_lines
    from fiefdom.rulebook import section_of_rule

    if game is None:
        raise misuse(CommandCode.WHICH_GAME(games=tuple(GAMES)))
    chosen = rules_text(game)
    name = chosen.game
    if rule is not None and section_of_rule(name, rule.upper()) is None:
        raise misuse(CommandCode.NO_SUCH_RULE(rule=rule, game=name))

    def say(key: str, **args: str | int) -> str:
        return sentence(key, args, language)

    is_specific = game.strip().lower() != name
    width = shutil.get_terminal_size().columns
    for line in rules_lines(chosen if is_specific else name, say, width, rule.upper() if rule else None):
        click.echo(line)
