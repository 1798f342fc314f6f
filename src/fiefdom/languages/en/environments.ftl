# Why an environment refuses a call.

environment-not-started = There is no game to play on: call reset before step.
environment-closed = The environment is closed.
environment-forked = The threads of this environment stayed in the parent process: create it after the fork, or step a copy (copy.deepcopy).
environment-illegal = Action { $action } is not legal in game { $game }{ $others ->
    [0] {""}
    [one] {" "}(and one more game refused its action)
   *[other] {" "}(and { $others } more games refused their actions)
}.
environment-opponent-illegal = The opponent { $opponent } in seat { $seat } chose action { $action }, which is not legal in game { $game }.
environment-opponent-answer = The opponent { $opponent } in seat { $seat } must answer with a move or an action, not with { $value }.
environment-not-all-started = The first reset must start all games.
environment-not-rules = Rules must be given as text or as Rules, not as { $value }.
environment-dynasty = { $rules } is three games in a row, and an environment plays one: leave dynasty out.
environment-not-whole = { $name } must be a whole number, not { $value }.
environment-too-few = { $name } must be at least 1, not { $value }.
environment-unknown-word = { $name } must be { $known }, not { $value }.
environment-unknown-array = There is no array { $name }; choose { $known }.
environment-array-type = { $name } must be an array of { $expected }, not { $found }.
environment-array-shape = { $name } must have the shape { $expected }, not { $found }.
environment-array-memory = { $name } must be writeable and contiguous: pass a copy.
environment-shared-memory = { $name } and { $other } share memory: each array needs its own.
environment-action-type = { $name } must be integers, not { $found }.
environment-state-type = states must be a one-dimensional array of the { $layout } state type.
environment-state-count = There must be one state per game, { $expected } in all, not { $given }.
environment-state-unsound = State { $state } holds numbers that contradict each other: no game leads to it.
environment-state-of-other-rules = These states do not belong to { $rules }: { $field } differs.
environment-zero-source = A random source must not be 0.
environment-negative-seed = seed must not be negative: { $value }.
environment-seed-count = There must be one seed per game, { $expected } in all, not { $given }.
environment-no-options = reset takes no options, but { $given } was given.
environment-not-a-snapshot = restore takes what save returned, not { $value }.
environment-no-symmetry = A symmetry is a number from 0 to 7, not { $value }.
environment-cannot-be-turned = There are no symmetries for { $rules }: its family does not say how its observations are turned.
environment-no-seat = There is no seat { $seat } in { $rules }.
environment-no-action = An action is a number from 0 to { $last }, not { $value }.
environment-opponent-count = There must be one opponent per seat, { $expected } in all, not { $given }.
environment-not-an-opponent = An opponent is a bot, its name or a function of a game, not { $value }.
environment-needs-history = { $bot } needs the history of the game, which a vector environment does not keep: use the Gymnasium environment with one game.
environment-bot-of-another-game = The bot { $bot } does not play { $rules }.
environment-other-game = { $environment } plays { $games }, not { $rules }.
environment-not-an-action = { $agent } has a decision to make: an action is a whole number, not { $value }.
environment-no-parameters = Observers take no parameters, but { $given } was given.
environment-illegal-here = Action { $action } is not legal here.
environment-impossible-outcome = Outcome { $outcome } is not possible here.
environment-missing-library = This environment needs { $library }, which is not installed: `pip install 'fiefdom[{ $extra }]'`.
