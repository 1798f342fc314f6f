"""In which language a command speaks to people: what `--language` says, else the environment, else English."""

import os
import re
from collections.abc import Mapping

import click

from fiefdom.components.wording import quoted
from fiefdom.languages import LANGUAGES

OWN_VARIABLE = "FIEFDOM_LANGUAGE"
# The first of these that is set says what people read, by the custom of Unix.
USUAL_VARIABLES = ("LC_ALL", "LC_MESSAGES", "LANG")
NAMES = {"en": "en (English)", "hu": "hu (magyar)", "pl": "pl (polski)"}


def usual_language(environment: Mapping[str, str] | None = None) -> str:
    """The language of the environment. Raises UsageError if FIEFDOM_LANGUAGE names one that there is not."""
    found = os.environ if environment is None else environment
    if wanted := found.get(OWN_VARIABLE, "").strip():
        return _known(wanted, OWN_VARIABLE)
    usual = next((found[name] for name in USUAL_VARIABLES if found.get(name)), "")
    return _tag(usual) if _tag(usual) in LANGUAGES else LANGUAGES[0]


def language_text(text: str) -> str:
    """A language as it is named on the command line."""
    return _known(text, "--language")


def _known(text: str, where: str) -> str:
    if _tag(text) not in LANGUAGES:
        *names, last = (NAMES[language] for language in LANGUAGES)
        raise click.UsageError(f"{where} is {', '.join(names)} or {last}, not {quoted(text)}.")
    return _tag(text)


def _tag(text: str) -> str:
    """`hu` of `hu_HU.UTF-8`, `hu-HU` and `HU`."""
    return re.split(r"[-_.@]", text.strip().lower())[0]


language_option = click.option(
    "--language",
    type=language_text,
    default=usual_language,
    metavar="en|hu|pl",
    help=f"Speak English, Hungarian or Polish.  [default: {OWN_VARIABLE}, or that of the environment]",
)
