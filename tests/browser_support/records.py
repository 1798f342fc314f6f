"""Records to upload."""

SHORT = """fief 1
rules kingdomino(players=2)
seat 1 "Ada"
seat 2 "Bo" bot random

round 0
* line K3 K11 K24 K42
* king 1
1 claim K3
* king 2
end
"""
