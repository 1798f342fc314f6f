"""Every error that Fiefdom raises on purpose.

::

    Exception
    └── FiefdomError          catch this one to catch them all
        ├── TextError         (also a ValueError) text that does not parse
        │   └── RulesError    rules that cannot be combined
        ├── IllegalMove       (also a ValueError) a move that is not legal here
        └── NotAllowed        a request that this seat may not make

A refusal loses nothing: whoever raises one of these has left the game as it was.
The message is one sentence for a person; it quotes the text or the move that was refused.
"""


class FiefdomError(Exception):
    """Any refusal by Fiefdom."""


class TextError(FiefdomError, ValueError):
    """Text does not parse. The message quotes the text and says what was expected."""


class RulesError(TextError):
    """The words are known, but no game allows them together. The message names the rule that forbids it."""


class IllegalMove(FiefdomError, ValueError):
    """The move is well formed but not legal in this position. The message is the sentence `why_not` gives."""


class NotAllowed(FiefdomError):
    """The request is not this seat's to make: not its turn, not its kingdom, or not for its eyes."""
