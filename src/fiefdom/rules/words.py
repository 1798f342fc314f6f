"""The words in the text of rules, besides the names of games: options and presets."""

from types import MappingProxyType

OPTIONS = ("middle_kingdom", "harmony", "dynasty", "mighty_duel", "teams")

# Name -> rules as text, and a description. Options after a preset's name override its own.
PRESET_TABLE = MappingProxyType(
    {
        "classic": (
            "kingdomino(players=4, middle_kingdom, harmony)",
            "Kingdomino for four with both bonuses: the usual game",
        ),
        "duel": (
            "kingdomino(players=2, middle_kingdom, harmony)",
            "Kingdomino for two with both bonuses, over in six short rounds",
        ),
        "mighty_duel": (
            "kingdomino(players=2, mighty_duel)",
            "Kingdomino for two with all 48 dominoes and 7x7 kingdoms",
        ),
        "dynasty": ("kingdomino(players=4, dynasty)", "Kingdomino for four, three games whose points add up"),
        "queendomino": ("queendomino(players=4)", "Queendomino for four, as in the box"),
        "queen_duel": ("queendomino(players=2)", "Queendomino for two, two kings each and 7x7 kingdoms"),
        "wedding": ("royal_wedding(players=4)", "Both boxes for four, 24 lines and 7x7 kingdoms"),
        "grand_wedding": ("royal_wedding(players=6)", "Both boxes for six, lines of eight and 5x5 kingdoms"),
        "wedding_teams": ("royal_wedding(players=8, teams)", "Both boxes for eight in four teams of two"),
        "discovery": ("discovery(players=4)", "Origins for four: volcanoes and fire, the best place to start"),
        "totem": ("totem(players=4)", "Origins for four with resources and the race for the totems"),
        "tribe": ("tribe(players=4)", "Origins for four with resources and cavemen to recruit"),
    }
)
