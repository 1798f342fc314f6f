"""Why a picture cannot be drawn."""

from fiefdom.reasons import Code, Kind, message


class PictureCode(Code):
    """What is missing for a picture."""

    UNKNOWN_THEME = message("picture-unknown-theme", name=Kind.QUOTE, known=Kind.CHOICES)
    MISSING_LIBRARIES = message("picture-missing-libraries")
