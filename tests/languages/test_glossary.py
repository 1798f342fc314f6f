"""Hungarian and Polish use the terms of the printed boxes, natural grammar, and no English."""

import re
from collections.abc import Iterator

import pytest
from fluent.syntax import FluentParser, ast

from fiefdom import languages
from fiefdom.languages import sentence

TRANSLATED = ("hu", "pl")

# The terms of the boxes, by key.
TERMS = {
    "hu": {
        "game-royal_wedding": "Királyi esküvő",
        "game-origins": "Kezdetek",
        "game-discovery": "Kezdetek: Felfedezések",
        "game-totem": "Kezdetek: Totemek",
        "game-tribe": "Kezdetek: Törzsek",
        "option-middle_kingdom": "A középső királyság",
        "option-mighty_duel": "A hatalmak párbaja",
        "option-harmony": "Harmónia",
        "option-dynasty": "Dinasztia",
        "terrain-wheat": "búzamező",
        "terrain-mine": "hegyvidék",
        "building-travelling_palace": "Vándorló palota",
        "caveman-fisher": "halászó gyermek",
        "caveman-fire_woman": "a tűz asszonya",
        "caveman-small_warrior": "apró harcos",
        "caveman-giant_warrior": "bamba harcos",
        "builders-board": "Építkezéstábla",
        "your-land": "A vadászterületed",
        "sheet-largest": "Legnagyobb tartomány",
        "next-line": "Következő sor",
        "step-place": "Lerakás",
    },
    "pl": {
        "option-middle_kingdom": "Królestwo Środka",
        "option-mighty_duel": "Pojedynek Mistrzów",
        "option-harmony": "Harmonia",
        "option-dynasty": "Dynastia",
        "terrain-wheat": "pola uprawne",
        "terrain-mine": "góry",
        "dominoes": "Płytki",
        "sheet-largest": "Największa posiadłość",
        "next-line": "Następna kolumna",
        "actions": "Akcje",
    },
}
# Words that are wrong everywhere, except in the messages named.
WRONG = {
    "hu": {
        r"\ba\(z\)": (),
        r"(?<![Tt]örzs)főnök": (),
        r"pakli": (),
        # In the boxes this is the whole area of 5×5, a building site or the hunting ground.
        r"(?<!vadász)(?<![Éé]pítési )(?<!füves )\bterület": (),
        r"menyegző|Nagy párbaj|Vándorpalota|bány[aá]|óriás harcos|\bOrigins\b": (),
        r"\b[Ll]ete(v|tt|sz)|\b[Ll]eté(ve|tel)": (),
        r"tartalék|\b[Tt]el(ek|ket)\b|\bszék": (),
        r"játékoshely|játékleírás|magszám|kezdőszám|\bnyitás": (),
        r"\bterít": (),
        r"lehetetlen hely": (),
    },
    "pl": {
        r"\b[Kk]ost(k|ek)": (),
        r"\b[Rr]z[ąę]d": ("arena-dynasty", "environment-dynasty", "game-fault-dynasty", "help-options-text",
                          "help-origins-options-text"),
        r"pod rząd": (),
        r"obszar": (),
        r"[Ww]ielki pojedynek|Królestwo środka|[Kk]opaln|[Pp]szenic": (),
        r"\b([Ss]pasuj|[Pp]asujesz|pas\b)": ("terminal-word-pass",),
        r"[Nn]akry|odw[óo]d|\b[Oo]twarci": (),
        r"nieobecny|\(a\)": (),
        r"[Nn]iemożliwe miejsce|[Kk]lawiszami|graczy: ?$": (),
    },
}  # fmt: skip
# Messages that are rightly the same as in English.
SAME = {
    "bot", "card-origins-meta", "choices", "language-en", "language-hu", "language-pl", "menu", "game-kingdomino",
    "game-queendomino", "game-origins", "game-totem", "players-number", "open-row-alone", "record-place",
    "record-total", "replay-speed-times", "seat-bot-what", "seat-kind-bot", "turn-seat", "say-recruit-chosen",
    "step-give", "do-give-short", "mode-totem", "object-part", "refused-rules", "end-lit", "end-counted", "bot-name",
    "option-harmony-origins", "pad-totem",
}  # fmt: skip
ENGLISH = re.compile(r"\b(the|and|of|are|not|with|must|from|there|this|which|for|your)\b", re.IGNORECASE)
# What is typed or written as it stands: options, names of files and fields, formats, and words of Python.
LITERAL = re.compile(r"`[^`]*`|'[^']*'|--\w+|\w+\[\w+\]|\w+://\S+|\b\w+\([^)]*\)")


def messages(language: str) -> Iterator[ast.Message]:
    for file in sorted((languages.FOLDER / language).glob("*.ftl")):
        for entry in FluentParser().parse(file.read_text(encoding="utf-8")).body:
            if isinstance(entry, ast.Message):
                yield entry


def nodes(node: ast.BaseNode) -> Iterator[ast.BaseNode]:
    yield node
    for value in vars(node).values():
        for child in value if isinstance(value, list) else [value]:
            if isinstance(child, ast.BaseNode):
                yield from nodes(child)


def text_of(message: ast.Message) -> str:
    """All that is written in a message, in every variant."""
    return "\n".join(node.value for node in nodes(message) if isinstance(node, ast.TextElement))


@pytest.mark.parametrize("language", TRANSLATED)
def test_terms_are_those_of_the_boxes(language: str) -> None:
    found = {key: sentence(key, {}, language) for key in TERMS[language]}
    assert found == TERMS[language]


@pytest.mark.parametrize("language", TRANSLATED)
def test_no_wrong_term_is_left(language: str) -> None:
    found = [
        (message.id.name, match[0])
        for message in messages(language)
        for pattern, allowed in WRONG[language].items()
        if message.id.name not in allowed and (match := re.search(pattern, text_of(message)))
    ]
    assert found == []


@pytest.mark.parametrize("language", TRANSLATED)
def test_nothing_is_left_in_english(language: str) -> None:
    english = {message.id.name: message for message in messages("en")}
    # One word may well be the same in two languages; a sentence is not.
    same = [
        message.id.name
        for message in messages(language)
        if message.equals(english[message.id.name], ignored_fields=["span", "comment"])
        and message.id.name not in SAME
        and not message.id.name.startswith(("terminal-short-", "terminal-middling-", "terminal-word-", "help-"))
        and re.search(r"[A-Za-z]{2}", text_of(message))
    ]
    mixed = [
        (message.id.name, match[0])
        for message in messages(language)
        if not message.id.name.startswith("terminal-word-")
        and (match := ENGLISH.search(LITERAL.sub(" ", text_of(message))))
    ]
    assert (same, mixed) == ([], [])


def test_hungarian_puts_neither_articles_nor_endings_on_arguments() -> None:
    """`a 5 közül`, `2-t`: both depend on how the argument is pronounced. Only `-ig` suits every word."""
    wrong = []
    for message in messages("hu"):
        for pattern in (node for node in nodes(message) if isinstance(node, ast.Pattern)):
            for element, following in zip(pattern.elements, pattern.elements[1:], strict=False):
                if is_article(element) and is_argument(following):
                    wrong.append(message.id.name)
                if is_argument(element) and isinstance(following, ast.TextElement):
                    ending = re.match(r"-(\w+)", following.value)
                    wrong += [message.id.name] if ending and ending[1] != "ig" else []
    assert wrong == []


def is_article(node: ast.BaseNode) -> bool:
    return isinstance(node, ast.TextElement) and re.search(r"\b[Aa]z? $", node.value) is not None


def is_argument(node: ast.BaseNode) -> bool:
    return isinstance(node, ast.Placeable) and isinstance(node.expression, ast.VariableReference)


# ---------------------------------------------------------------------- plurals

CATEGORIES = {"en": {"one", "other"}, "hu": {"one", "other"}, "pl": {"one", "few", "many", "other"}}
# Men are counted in the genitive, so Polish has one form for two and for five of them; so have instrumentals.
NO_FEW = re.compile(r"rycerz|wojownik|wodz|król|gracz|widz|ogni|pola|wygrywa", re.IGNORECASE)


def selections(message: ast.Message) -> Iterator[dict[str, str]]:
    """The variants of each choice by number."""
    for node in nodes(message):
        if isinstance(node, ast.SelectExpression):
            variants = {
                variant.key.name if isinstance(variant.key, ast.Identifier) else variant.key.value: variant
                for variant in node.variants
            }
            if variants.keys() & {"one", "few", "many"}:
                yield {name: text_in(variant) for name, variant in variants.items()}


def text_in(variant: ast.Variant) -> str:
    return "".join(node.value for node in nodes(variant.value) if isinstance(node, ast.TextElement))


@pytest.mark.parametrize("language", languages.LANGUAGES)
def test_choices_by_number_use_the_categories_of_the_language(language: str) -> None:
    for message in messages(language):
        for variants in selections(message):
            named = {name for name in variants if not name.isdigit()}
            assert named <= CATEGORIES[language], message.id.name
            assert named & {"other", "many"}, message.id.name


def test_polish_tells_few_from_many() -> None:
    missing = [
        message.id.name
        for message in messages("pl")
        for variants in selections(message)
        if "one" in variants and "few" not in variants and not NO_FEW.search("".join(variants.values()))
    ]
    assert missing == []


@pytest.mark.parametrize(
    ("language", "key", "number", "text"),
    [
        ("en", "dominoes-placed", 1, "1 domino placed"), ("en", "end-points", 1, "1 point"),
        ("pl", "dominoes-placed", 1, "dołożono 1 płytkę"), ("pl", "dominoes-placed", 3, "dołożono 3 płytki"),
        ("pl", "dominoes-placed", 12, "dołożono 12 płytek"), ("pl", "dominoes-placed", 22, "dołożono 22 płytki"),
        ("pl", "terminal-without-crowns", 5, "5 posiadłości bez korony"),
        ("pl", "picture-buildings", 5, "5 budynków"), ("pl", "summary", 4, "Kingdomino · 4 osoby"),
        ("hu", "dominoes-placed", 5, "5 dominó lerakva"),
    ],
)  # fmt: skip
def test_plurals_are_right(language: str, key: str, number: int, text: str) -> None:
    given = {"number": number, "points": number, "players": number, "game": "Kingdomino"}
    assert sentence(key, given, language) == text


@pytest.mark.parametrize(
    ("language", "one", "two"),
    [
        ("en", "Ada wins!", "Ada & Bo win!"),
        ("hu", "Győztes: Ada", "Győztesek: Ada & Bo"),
        ("pl", "Wygrywa Ada", "Wygrywają Ada & Bo"),
    ],
)
def test_a_team_wins_in_the_plural(language: str, one: str, two: str) -> None:
    assert sentence("end-wins", {"name": "Ada", "winners": 1}, language) == one
    assert sentence("end-wins", {"name": "Ada & Bo", "winners": 2}, language) == two


# ---------------------------------------------------------------------- Origins

# Kingdomino's words. A kingdom with a number is a name, which Origins has too.
KINGDOMINO = {
    "en": r"\b(king|kings|castle|crowns?)\b|\bkingdom\b(?! \d)",
    "hu": r"király(?!ság)|kastély|koron|(?<!\d\. )királyság",
    "pl": r"\bkról(a|owie|ów)?\b|zam(ek|ku|kiem)|koron|królestw[oa](?! \d)",
}
AWAITING_A_KING = ("game-fault-awaits-chance", "command-awaits-chance", "terminal-awaits")
# Messages with an argument of that name that chooses nothing, or that need another moment.
OTHER_FAMILIES = ("rules-several-games", "engine-family-taken", "engine-family-not-last", *AWAITING_A_KING)
FAMILY_ARGUMENTS = {
    "awaits": "draw_king", "event": "x", "seat": 1, "domino": "O1", "asked": "O2", "cell": "e1", "width": 6,
    "height": 5, "side": 5, "kings": 1, "expected": 1, "found": 2, "line": "next", "kingdom": 2,
}  # fmt: skip


def told_by_family(language: str, family: str) -> list[str]:
    """All messages that depend on the family."""
    keys = [message.id.name for message in messages(language) if "$family" in arguments(message)]
    told = [sentence(key, FAMILY_ARGUMENTS | {"family": family}, language) for key in keys if key not in OTHER_FAMILIES]
    drawn = {"awaits": "king", "kind": "king", "family": family}
    return told + [sentence(key, drawn, language) for key in AWAITING_A_KING]


@pytest.mark.parametrize("language", languages.LANGUAGES)
def test_origins_has_words_of_its_own(language: str) -> None:
    told = told_by_family(language, "origins")
    assert len(told) == 20
    usual = told_by_family(language, "kingdomino")
    assert [text for text, other in zip(told, usual, strict=True) if text == other] == []
    told += [
        sentence(f"help-origins-{part}-text", {"size": "two"}, language)
        for part in ("aim", "turn", "place", "opening", "end", "options")
    ]
    told += [sentence("log-king", {"who": who, "name": "Ada", "king": "chief"}, language) for who in ("you", "other")]
    told += [sentence("end-by-crowns", {"points": 9, "crowns": 3, "sign": "fires"}, language)]
    told += [sentence("terminal-ahead-by-crowns", {"number": 3, "sign": "fires"}, language)]
    told += [sentence("picture-decided-by", {"tie": "fires"}, language)]
    assert [text for text in told if re.search(KINGDOMINO[language], text, re.IGNORECASE)] == []


def arguments(message: ast.Message) -> set[str]:
    return {f"${node.id.name}" for node in nodes(message) if isinstance(node, ast.VariableReference)}


# ---------------------------------------------------------------------- numbers


@pytest.mark.parametrize(
    ("language", "text"),
    [("en", "+12.5 1,234,567"), ("hu", "+12,5 1\u00a0234\u00a0567"), ("pl", "+12,5 1\u00a0234\u00a0567")],
)
def test_numbers_are_written_as_in_the_language(language: str, text: str) -> None:
    def say(key: str, **args: str | int) -> str:
        return sentence(key, args, language)

    assert f"{languages.decimal(12.5, '+.1f', say)} {languages.decimal(1234567, ',d', say)}" == text


@pytest.mark.parametrize("language", languages.LANGUAGES)
def test_per_cent_signs_have_no_space_before_them(language: str) -> None:
    assert [message.id.name for message in messages(language) if re.search("[ \u00a0]%", text_of(message))] == []
    assert (
        sentence("terminal-promise", {"moves": "K1", "points": "9", "lead": "+1", "win": "66"}, language)[-3:] == "66%"
    )
