"""The columns of both tables: name, type and meaning. They are the same for every game; what a game lacks is empty."""

from dataclasses import dataclass
from typing import Literal

from fiefdom.components.terrains import KINGDOM_TERRAINS, ORIGINS_TERRAINS

Type = Literal["int", "float", "bool", "str"]
TERRAINS = tuple(dict.fromkeys((*KINGDOM_TERRAINS, *ORIGINS_TERRAINS)))


@dataclass(frozen=True, slots=True)
class Column:
    """A column and what it means."""

    name: str
    type: Type
    meaning: str


def _terrain(number: str, meaning: str) -> list[Column]:
    return [Column(f"{number}_{terrain}", "int", meaning.replace("TERRAIN", terrain)) for terrain in TERRAINS]


GAME_COLUMNS = (
    Column("game", "int", "number of the game in this table, from 1"),
    Column("source", "str", "the file that the game comes from; empty if it was played for this table"),
    Column("rules", "str", "the rules, as `Rules.parse` reads them"),
    Column("players", "int", "number of players"),
    Column("seed", "int", "seed of the run, if known"),
    Column("deal", "int", "number of the deal within the run: games of one deal have the same chance"),
)
SEAT_COLUMNS = (
    *GAME_COLUMNS,
    Column("seat", "int", "the seat, from 1"),
    Column("kingdom", "int", "the kingdom, from 1; team-mates share one, and all its points"),
    Column("name", "str", "name of the player"),
    Column("bot", "str", "the bot that played the seat; empty for a person"),
    Column("forfeit", "str", "why a program lost before the end; then it has 0 points and the last place"),
    Column("finished", "bool", "whether the game is over; if not, all values are those of its last position"),
    Column("opening", "int", "when the seat claimed its first domino: 1 for the seat that began"),
    Column("began", "bool", "whether the seat began the game"),
    Column("decisions", "int", "number of decisions of the seat"),
    Column("claims", "str", "dominoes that the seat claimed, in order, separated by spaces"),
    Column("discards", "int", "dominoes of the kingdom that were discarded"),
    Column("total", "int", "all points of the kingdom"),
    Column("place", "int", "place after tie-breaks, 1 for the winner; equal for those who share it"),
    Column("won", "float", "1 for the winner, a share for those who share first place, otherwise 0"),
    Column("lead", "int", "points more than the best other kingdom; negative if fewer"),
    Column("decided_by", "str", "what decided first place: points, largest territory, crowns, or shared"),
    Column("territories", "int", "number of territories, crowned or not"),
    Column("largest_territory", "int", "squares of the largest territory (first tie-break)"),
    Column("crowns", "int", "crowns (in Origins, fires) of all territories (second tie-break)"),
    Column("territory_points", "int", "points of all territories"),
    *_terrain("points", "points of TERRAIN"),
    *_terrain("squares", "squares of TERRAIN"),
    *_terrain("crowns", "crowns (fires) in territories of TERRAIN"),
    Column("buildings", "str", "buildings, in the order of the score sheet, separated by semicolons"),
    Column("building_points", "int", "points of the buildings"),
    Column("coins", "int", "coins at the end"),
    Column("coin_points", "int", "points of the coins"),
    Column("queen_points", "int", "points of the queen"),
    Column("resource_points", "int", "points of the resources"),
    Column("totems", "str", "totems held at the end, by their resources, separated by semicolons"),
    Column("totem_points", "int", "points of the totems"),
    Column("caveman_points", "int", "points of hunters and gatherers"),
    Column("horde_points", "int", "points of warriors"),
    Column("middle_kingdom", "int", "points of Middle Kingdom; empty if it is not in play"),
    Column("harmony", "int", "points of Harmony; empty if it is not in play"),
)
DECISION_COLUMNS = (
    Column("game", "int", "number of the game, as in the other table"),
    Column("decision", "int", "number of the decision in the game, from 1"),
    Column("round", "int", "0 during the opening claims, then from 1 on"),
    Column("seat", "int", "the seat that decided"),
    Column("kingdom", "int", "its kingdom"),
    Column("kind", "str", "kind of decision: claim, place, discard, build, ..."),
    Column("move", "str", "the move as text"),
    Column("domino", "str", "the domino that was claimed or placed"),
    Column("options", "int", "number of legal moves"),
    Column("points", "int", "total of the kingdom before the move"),
    Column("gain", "int", "what the move changed in it"),
)
