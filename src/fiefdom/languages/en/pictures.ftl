# Why a picture is not drawn.

picture-unknown-theme = There is no theme { $name }; choose { $known }.
picture-missing-libraries = PNG and GIF pictures need two more libraries: install them with `pip install 'fiefdom[pictures]'`. SVG pictures need none.

# --- words in pictures
picture-opening = Opening · { $players ->
    [one] 1 player
   *[other] { $players } players
}
picture-teams = { $number } teams
picture-chance = Waiting for chance
picture-awaited = { $name } to decide: { $step }
picture-wins = { $winners ->
    [one] { $name } wins
   *[other] { $name } win
} with { $points ->
    [one] 1 point
   *[other] { $points } points
}
picture-shared = { $names } share the win with { $points ->
    [one] 1 point
   *[other] { $points } points
}
picture-decided-by = { $tie ->
    [largest_territory] decided by the largest territory
    [crowns] decided by crowns
    [fires] decided by fires
   *[games_won] decided by games won
}
picture-standing = Final standing
picture-boxes-left = Left in the boxes
picture-no-moves = No moves yet.
picture-place = { $number ->
    [1] first place
   *[other] place { $number }
}
picture-placed-discarded = { $placed } placed, { $discarded } discarded
picture-dragon-away = away
picture-last-round = The last round
picture-order = top to bottom
picture-as-if = as if the game ended now
picture-buildings = { $number ->
    [one] 1 building
   *[other] { $number } buildings
}
picture-kingdom-of = Kingdom of { $name }
picture-kingdom = Kingdom { $number }
picture-lines = The lines
picture-nothing = Nothing but the start tile yet.
