"""Refusals with their words: the key for the page, an English sentence for everybody else."""

from typing import Any

from fiefdom.languages import sentence
from fiefdom.server import protocol as wire
from fiefdom.server.table import Refused


def refusal(refused: Refused, number: int = 0, identifier: int | None = None) -> wire.Refusal:
    """The message that says no."""
    fields: dict[str, Any] = {
        "kind": "refused",
        "number": number,
        "id": identifier,
        "code": refused.code,
        "key": refused.key,
        "args": refused.wording,
        "sentence": refused.sentence or sentence(refused.key, refused.wording),
    }
    return wire.Refusal.model_validate(fields)
