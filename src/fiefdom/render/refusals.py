"""Why a picture is not drawn."""

from fiefdom.reasons import Code, Kind, message


class PictureCode(Code):
    """What a picture needs and does not have."""

    UNKNOWN_THEME = message("picture-unknown-theme", name=Kind.QUOTE, known=Kind.CHOICES)
    MISSING_LIBRARIES = message("picture-missing-libraries")
