"""The language a command uses: the one given by `--language`, else that of the environment, else English."""

import os
import re
from collections.abc import Mapping

import click

from fiefdom.cli.refusals import CommandCode
from fiefdom.languages import LANGUAGES
from fiefdom.reasons import Reason

OWN_VARIABLE = "FIEFDOM_LANGUAGE"
CHOSEN = "fiefdom.language"
# The first of these that is set decides, following Unix convention.
USUAL_VARIABLES = ("LC_ALL", "LC_MESSAGES", "LANG")
NAMES = {"en": "en (English)", "hu": "hu (magyar)", "pl": "pl (polski)"}


def usual_language(environment: Mapping[str, str] | None = None) -> str:
    """The language of the environment. Raises UsageError if FIEFDOM_LANGUAGE names an unsupported one."""
    found = os.environ if environment is None else environment
    if wanted := found.get(OWN_VARIABLE, "").strip():
        return _known(wanted, OWN_VARIABLE)
    usual = next((found[name] for name in USUAL_VARIABLES if found.get(name)), "")
    return _tag(usual) if _tag(usual) in LANGUAGES else LANGUAGES[0]


def language_text(text: str) -> str:
    """A language as named on the command line."""
    return _known(text, "--language")


def _known(text: str, where: str) -> str:
    if _tag(text) not in LANGUAGES:
        known = tuple(NAMES[language] for language in LANGUAGES)
        raise _Misuse((CommandCode.NO_SUCH_LANGUAGE(where=where, known=known, text=text),), LANGUAGES[0])
    return _tag(text)


def _tag(text: str) -> str:
    """The language code: `hu` for `hu_HU.UTF-8`, `hu-HU` and `HU`."""
    return re.split(r"[-_.@]", text.strip().lower())[0]


def _note(context: click.Context, _: click.Parameter, language: str) -> str:
    context.meta[CHOSEN] = language
    return language


def language_now() -> str:
    """The language of the running command, or that of the environment if the command has no language option."""
    context = click.get_current_context(silent=True)
    return language_of(context) if context else environment_language()


def language_of(context: click.Context) -> str:
    """The language of a command."""
    return str(context.meta.get(CHOSEN) or environment_language())


def environment_language() -> str:
    """The language of the environment, or English if it is unsupported."""
    try:
        return usual_language()
    except click.UsageError:
        return LANGUAGES[0]


def misuse(*reasons: Reason) -> click.UsageError:
    """A usage error in the language of the running command."""
    return _Misuse(reasons, language_now())


class _Misuse(click.UsageError):
    def __init__(self, reasons: tuple[Reason, ...], language: str) -> None:
        super().__init__("\n".join(reason.text(language) for reason in reasons))
        self.reasons = reasons


language_option = click.option(
    "--language",
    is_eager=True,
    callback=_note,
    type=language_text,
    default=usual_language,
    metavar="en|hu|pl",
    help=f"Speak English, Hungarian or Polish.  [default: {OWN_VARIABLE}, or that of the environment]",
)
