"""The fair shuffle of a record: how it is written in the tags, and whether the draws follow from it."""

from collections.abc import Mapping
from dataclasses import dataclass, replace

from fiefdom.errors import IllegalMove, InvalidArgument, RecordError
from fiefdom.events.event import Event, Move, Reveal
from fiefdom.game import Game
from fiefdom.game.fair_shuffle import FairShuffle, commitment_to, is_value
from fiefdom.notation.records import Record
from fiefdom.notation.refusals import ShuffleCode

COMMITMENT, SECRET, NONCES = "shuffle_commitment", "shuffle_secret", "shuffle_nonces"


@dataclass(frozen=True, slots=True)
class Verified:
    """Draws that all follow from the shuffle."""

    draws: int
    shuffle: FairShuffle


def shuffle_tags(shuffle: FairShuffle, is_told: bool) -> dict[str, str]:
    """The tags of a game's record; the secret is in them only if it is told."""
    nonces = " ".join(f"{seat + 1}:{nonce}" for seat, nonce in shuffle.nonces)
    tags = {COMMITMENT: shuffle.commitment, NONCES: nonces, SECRET: shuffle.secret if is_told else ""}
    return {name: value for name, value in tags.items() if value}


def shuffle_of(tags: Mapping[str, str]) -> FairShuffle:
    """The shuffle that tags describe. Raises RecordError if there is none, or its secret is wrong or not told."""
    commitment, secret = tags.get(COMMITMENT), tags.get(SECRET)
    if commitment is None:
        raise RecordError(ShuffleCode.NONE())
    if secret is None:
        raise RecordError(ShuffleCode.NO_SECRET())
    for name, value in ((COMMITMENT, commitment), (SECRET, secret)):
        if not is_value(value):
            raise RecordError(ShuffleCode.TAG(tag=name, text=value))
    if commitment_to(secret) != commitment:
        raise RecordError(ShuffleCode.COMMITMENT())
    return FairShuffle(secret, _nonces(tags.get(NONCES, "")))


def _nonces(text: str) -> tuple[tuple[int, str], ...]:
    try:
        pairs = [word.split(":") for word in text.split()]
        found = tuple((int(seat) - 1, nonce) for seat, nonce in pairs)
        FairShuffle("0" * 64, found)
    except (ValueError, InvalidArgument):
        raise RecordError(ShuffleCode.TAG(tag=NONCES, text=text)) from None
    return found


def _happen(game: Game, event: Event) -> None:
    if isinstance(event, Reveal):
        game.reveal(event)
    elif isinstance(event, Move):
        game.push(event)


def verify(record: Record) -> Verified:
    """Recompute every draw. Raises RecordError if one does not follow from the shuffle, or that cannot be known."""
    shuffle = shuffle_of(record.tags)
    if record.start is not None:
        raise RecordError(ShuffleCode.START())
    game = Game.new(replace(record.rules, dynasty=False), chance="told")
    draws = 0
    for number, event in enumerate(record.events, start=1):
        if isinstance(event, Reveal):
            draws += 1
            if game.awaits_chance and (expected := shuffle.draw(game)) != event:
                why = ShuffleCode.DRAW(draw=draws, event=number, found=str(event), expected=str(expected))
                raise RecordError(why)
        try:
            _happen(game, event)
        except IllegalMove as error:
            raise RecordError(ShuffleCode.EVENTS(why=error.reason)) from None
    return Verified(draws, shuffle)
