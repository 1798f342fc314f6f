"""Why a move is not legal: questions of the page, answered by the engine."""

from fiefdom.game import Game
from fiefdom.game import moves as kinds
from fiefdom.server.protocol import messages as wire
from fiefdom.server.refusals import wire_args
from fiefdom.server.tables import commands
from fiefdom.server.tables.session import TableSession


def why(session: TableSession, holder: str | None, command: wire.Why) -> wire.WhyAnswer:
    """The reason, or none. Raises CommandRefused where the question makes no sense."""
    game, _ = commands.ahead(session.table, session.actor(holder), command.at, command.actions)
    reason = game.why_not(move_of(command.move, game))
    return wire.WhyAnswer(
        kind="why",
        number=session.table.number,
        id=command.id,
        key=reason.code.key if reason else None,
        args=wire_args(reason) if reason else {},
        sentence=reason.text() if reason else "",
    )


def move_of(asked: wire.Asked, game: Game) -> kinds.Move:
    """The move that is asked about; what is missing is empty, and the engine says so."""
    cell = asked.squares[0] if asked.squares else (0, 0)
    domino = asked.domino or ""
    match asked.kind:
        case "claim":
            return kinds.Claim(domino)
        case "claim_pair":
            first, second = (*asked.dominoes, "", "")[:2]
            return kinds.ClaimPair((first, second))
        case "place":
            return kinds.Place(domino, asked.left or (0, 0), asked.right or (0, 0))
        case "discard":
            return kinds.Discard(domino)
        case "tax":
            return kinds.Tax(tuple(asked.squares))
        case "build":
            return kinds.Build(asked.space or 0, asked.building or "")
        case "dragon":
            return kinds.Dragon(asked.space or 0, asked.building or "")
        case "give":
            return kinds.Give(asked.resource or "", asked.kingdom or 0)
        case "recruit":
            return kinds.Recruit(asked.caveman or "", asked.source or "cave")
        case "pass":
            return kinds.Pass(asked.step or "")  # type: ignore[arg-type]
    return {"site": kinds.Site, "erupt": kinds.Erupt, "pay": kinds.Pay, "settle": kinds.Settle}[asked.kind](cell)
