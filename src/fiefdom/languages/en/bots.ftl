# Why bots, their training and the arena refuse something.

bot-unknown = There is no bot { $name }; choose { $known }.
bot-misspelt = There is no bot { $name }; the nearest name is { $near }.
bot-unknown-option = The bot { $bot } has no option { $option }; choose { $known }.
bot-option-twice = The bot { $bot } has the option { $option } twice.
bot-not-learned = The bot { $bot } does not use weights, so it takes none.
bot-not-searching = The bot { $bot } does not search, so it takes no options for searching.
bot-no-weights-file = The bot { $bot } names the file { $file }, which does not exist; `fiefdom train` writes such files.
bot-not-a-number = In the bot { $bot }, { $option } must be a number above 0, not { $text }.
bot-not-whole = In the bot { $bot }, { $option } must be a whole number above 0, not { $text }.
bot-no-time = seconds must be more than 0, not { $value }.
bot-too-few = { $name } must be at least 1, not { $value }.
bot-no-decision = No decision is awaited here, so there is none to think about.
bot-not-weights = { $path } does not hold weights ({ $cause }); `fiefdom train` writes such files.
bot-broken-weights = { $path } does not hold weights: its entries do not fit together.
bot-other-weights = { $path } has { $found } weights, but { $layout } kingdoms have { $expected }: train for these rules.
bot-other-training = { $path } holds another training ({ $kept }) than this one ({ $wanted }): use the same settings to continue it, or delete the file to start again.
bot-failed = The bot { $bot } failed with { $error }: { $cause }.
bot-does-not-play = The bot { $bot } does not play { $game }; 'greedy' plays every game.
bot-illegal = The bot { $bot } chose action { $action }, which is not legal there.

arena-option-first = The list of bots begins with { $option }, which is an option: name its bot first.
arena-lone-option = { $option } is an option, but { $bot } before it has no colon: write { $meant }.
arena-dynasty = { $rules } is three games in a row, and the arena plays single games: leave dynasty out.
arena-no-bots = An arena needs at least one bot.
arena-no-games = There are no games to summarise.
arena-not-a-result = This line is not a result of an arena.
arena-bad-line = Line { $line } of { $path } is not a result: { $text }. Delete the line, and its game is played again.
arena-not-results = { $path } is not a file of arena results: name another file.
arena-other-settings = { $path } holds games with other { $setting ->
    [rules] rules
    [bots] bots
   *[seed] seeds
}, { $theirs } instead of { $ours }: name another file.
arena-other-software = { $path } holds games of another version of the bots or the engine: name another file.
arena-locked = Another run is writing to { $path }: wait for it or name another file.
arena-not-played = No game was played. { $reason }
arena-not-finished = Game { $game } (deal { $deal }, rotation { $rotation }) was not finished. { $reason }
arena-process-ended = The process that should play ended with code { $exit }.

cluster-not-installed = A cluster needs the package ray: install fiefdom[cluster].
cluster-not-started = Ray could not start a cluster: { $cause }.
cluster-not-found = There is no Ray cluster at { $address }: { $cause }.
cluster-worker-failed = A worker of the cluster failed: { $cause }.
cluster-other-version = The cluster has another version of Fiefdom than this machine: install the same one.
