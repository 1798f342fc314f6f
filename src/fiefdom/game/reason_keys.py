"""The engine's reasons why a move is not legal, as keys with arguments that every language can word.

`fiefdom.game` says them in English. Here each sentence is recognised by its pattern; one that is not (there is a test
that all are) goes out as it is.
"""

import re
from dataclasses import dataclass, field

Args = dict[str, str | int]

_CELL = r"[nsew\d]+"
_PATTERNS: tuple[tuple[str, str], ...] = (
    ("why-over", r"The game is over\."),
    ("why-taken", r"A king of seat (?P<seat>\d+) stands on (?P<domino>\w+) already \(C5\)\."),
    ("why-pair", r"The other player has taken these two dominoes \(O2\)\."),
    ("why-must-place", r"(?P<domino>\w+) can be placed, so it must be \(C4\)\."),
    ("why-castle", rf"The castle stands on (?P<cell>{_CELL}) \(C3\)\."),
    ("why-occupied", rf"The cell (?P<cell>{_CELL}) is occupied \(C3\)\."),
    ("why-too-large", r"The kingdom would be (?P<width>\d+)x(?P<height>\d+), but must fit (?P<side>\d+)x\d+ \(C2\)\."),
    ("why-no-match", r"Neither half of (?P<domino>\w+) touches the castle or a square of its own terrain \(C3\)\."),
    ("why-out-of-reach", rf"No (?P<side>\d+)x\d+ kingdom can reach the cell (?P<cell>{_CELL})\."),
    ("why-not-side-by-side", rf"The cells {_CELL} and {_CELL} are not side by side \(C3\)\."),
    (
        "why-knights",
        r"There are not enough knights in the reserve: (?P<knights>\d+) for (?P<squares>\d+) squares \(Q6\)\.",
    ),
    ("why-tax-squares", rf"Knights go to the squares just placed, {_CELL} and {_CELL}, one on each at most \(Q6\)\."),
    (
        "why-too-dear",
        r"The building on space (?P<space>\d) costs (?P<price>\d+) and the purse holds (?P<coins>\d+) \(Q8\)\.",
    ),
    ("why-no-town", rf"The cell (?P<cell>{_CELL}) is no town square of this kingdom \(Q8\)\."),
    ("why-built", rf"A (?P<building>\w+) stands on (?P<cell>{_CELL}) already \(Q8\)\."),
    ("why-empty-space", r"On space (?P<space>\d) is no \w*: it is \w+\."),
    (
        "why-fire-outside",
        rf"Fire lands on a domino square of the kingdom, and (?P<cell>{_CELL}) is none \(O5\)\.",
    ),
    ("why-fire-volcano", rf"Fire cannot land on a volcano, and (?P<cell>{_CELL}) is one \(O5\)\."),
    ("why-fire-twice", rf"The square (?P<cell>{_CELL}) has fire already \(O5\)\."),
    (
        "why-fire-far",
        rf"The square (?P<cell>{_CELL}) is (?P<distance>\d+) squares away, "
        r"the fire flies at most (?P<reach>\d+) \(O4\)\.",
    ),
    ("why-receiver", r"Kingdom (?P<kingdom>\d+) is not among those with the most (?P<resource>\w+) \(O9\)\."),
    ("why-resources", r"This costs (?P<needed>\d+) different resources and the kingdom has (?P<kinds>\d+) \(O12\)\."),
    ("why-no-resource", rf"There is no resource on (?P<cell>{_CELL}) \(O12\)\."),
    ("why-paid", r"A (?P<resource>\w+) was paid already; each resource must be of another kind \(O12\)\."),
    (
        "why-settle-outside",
        rf"A caveman settles on a domino square of the kingdom, and (?P<cell>{_CELL}) is none \(O13\)\.",
    ),
    ("why-settle-taken", rf"The square (?P<cell>{_CELL}) is taken: (?P<what>\w+) \(O13\)\."),
    ("why-not-awaited", r"What is awaited is (?:.*), not '.*'\."),
    ("why-not-in-line", r"(?P<domino>\w+) is not in the next line \(.*\)\."),
    ("why-other-domino", r"The king to act stands on (?P<domino>\w+), not on \w*\."),
    ("why-not-in-cave", r"(?:No|There is no|The) .*(?:cave|stack|caveman|cavemen).*"),
    ("why-not-legal", r"Action \d+ .*|There is no action .*|'.*' is not possible here\.|.* is no [a-z' ]+\."),
    ("why-not-now", r"No .* now.*|Pairs are .*|Taxes are .*|The step to decide .*|The pairs are .*|No totem .*"),
    ("why-no-such", r"There is no .*|The totem to give .*|The builders' board .*"),
)  # fmt: skip
_COMPILED = tuple((key, re.compile(pattern)) for key, pattern in _PATTERNS)
_NUMBERS = frozenset(
    {"seat", "width", "height", "side", "knights", "squares", "space", "price", "coins", "distance", "reach", "kingdom",
     "needed", "kinds"}
)  # fmt: skip


@dataclass(frozen=True, slots=True)
class Reason:
    """Why a move is not legal. `sentence` is the engine's own English."""

    key: str
    args: Args = field(default_factory=dict)
    sentence: str = ""


def reason_for(sentence: str) -> Reason:
    """The key and arguments of a sentence that `Game.why_not` gave."""
    for key, pattern in _COMPILED:
        found = pattern.fullmatch(sentence)
        if found:
            args: Args = {name: _value(name, text) for name, text in found.groupdict().items()}
            return Reason(key, args, sentence)
    return Reason("why-other", {"sentence": sentence}, sentence)


def _value(name: str, text: str) -> str | int:
    return int(text) if name in _NUMBERS else text
