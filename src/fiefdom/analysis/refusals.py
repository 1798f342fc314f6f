"""Why a review is refused, or ends without a result."""

from fiefdom.reasons import Code, Kind, message


class ReviewCode(Code):
    """What is wrong with a review."""

    NOTHING = message("review-nothing")
    CANCELLED = message("review-cancelled", done=Kind.NUMBER, total=Kind.NUMBER)
    DEPTH = message("review-depth", depth=Kind.QUOTE, known=Kind.CHOICES)
