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
bot-no-history = This view does not say how the game came about, and a program needs to know where every domino lies.

arena-option-first = The list of bots begins with { $option }, which is an option: name its bot first.
arena-lone-option = { $option } is an option, but { $bot } before it has no colon: write { $meant }.
arena-dynasty = { $rules } is three games in a row, and the arena plays single games: leave dynasty out.
arena-no-bots = An arena needs at least one bot.
arena-no-games = There are no games to summarise.
arena-not-a-result = This line is not a result of an arena.
arena-bad-line = Line { $line } of { $path } is not a result: { $text }. Delete the line, and its game is played again.
arena-not-results = { $path } is not a file of arena results: name another file.
arena-other-settings = { $path } holds games with other { $setting ->
    [exchanged] seats
    [rules] rules
    [bots] bots
   *[seed] seeds
}, { $theirs } instead of { $ours }: name another file.
arena-other-software = { $path } holds games of another version of the bots or the engine: name another file.
arena-locked = Another run is writing to { $path }: wait for it or name another file.
arena-not-played = No game was played. { $reason }
arena-not-finished = Game { $game } (deal { $deal }, rotation { $rotation }) was not finished. { $reason }
arena-process-ended = The process that should play ended with code { $exit }.
arena-sprt-bounds = --sprt takes two Elo differences, the lower one first, such as 0,10; not { $text }.
arena-sprt-bots = A sequential test compares two bots, not { $bots }.
arena-ladder-rules = { $path } has games of { $theirs }, the files before it of { $ours }: one ladder is for one game.
arena-ladder-bots = A ladder needs games between at least two bots.

cluster-not-installed = A cluster needs the package ray: install fiefdom[cluster].
cluster-not-started = Ray could not start a cluster: { $cause }.
cluster-not-found = There is no Ray cluster at { $address }: { $cause }.
cluster-worker-failed = A worker of the cluster failed: { $cause }.
cluster-other-version = The cluster has another version of Fiefdom than this machine: install the same one.

program-no-command = { $text } names no program: write its command in quotation marks, as in program:"node engine.js".
program-not-started = The program { $command } cannot be started: { $cause }.
program-other-version = The program { $command } answered { $answer }, but version { $version } of the engine protocol is expected.
program-no-such-option = The program { $command } has no option { $option }.
program-silent = The program { $command } did not answer { $asked } within { $seconds } s.
program-ended = The program { $command } ended with code { $exit } instead of answering { $asked }; its last words were { $said }.
program-flooded = The program { $command } sent more than { $lines } lines, or one that is too long, instead of answering { $asked }.
program-unasked = The program { $command } sent { $line } when no move was asked for.
program-reported = The program { $command } answered with an error: { $error }.
program-not-a-move = The program { $command } answered { $move }, which is not a move. { $reason }
program-illegal-move = The program { $command } chose { $move }, which is not legal there. { $reason }
program-not-listed = The program { $command } answered { $move } where the legal moves were { $known }.
program-not-allowed = The bot { $bot } would start a program, and this is not allowed here.

engine-unknown = There is no command { $word }; the commands are { $known }.
engine-long = A line has at most { $most } bytes.
engine-version = { $text } is not a version that this engine speaks; it speaks version { $version }.
engine-option = { $text } does not set an option: write `setoption name NAME value VALUE`.
engine-unknown-option = There is no option { $option }; choose { $known }.
engine-threads = threads must be a whole number from 1 to { $most }, not { $text }.
engine-go = { $text } is not a limit: every word of { $known } may be given once, followed by a whole number.
engine-no-position = No position in which a move is to be made has been given.
engine-thinking = { $word } has to wait: this engine is thinking.
