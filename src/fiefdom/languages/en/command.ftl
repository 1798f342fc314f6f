# What is wrong with a command, and why it ends early.

command-try-help = Try '{ $command } --help'.
command-interrupted = interrupted.
command-no-memory = there is not enough memory for this.
command-disk-full = the disk is full{ $place }: free some space, then run the same command again.
command-no-such-language = { $where } is { $known }, not { $text }.
command-not-whole = { $option } takes a whole number from { $lowest } to { $highest }, not { $text }.
command-not-decimal = { $option } takes { $unit ->
    [seconds] seconds
    [minutes] minutes
    [share] a share
   *[number] a number
} from { $lowest } to { $highest }, not { $text }.
command-not-a-seed = --seed takes a whole number, not { $text }.
command-move-too-far = --move { $move } is too far: the game has { $moves ->
    [one] one move.
   *[other] { $moves } moves.
}
command-exclusive = Use only one of these options: { $options }.
command-only-pictures = --lines, --legal and --coordinates are for pictures: add --svg or --png.
command-no-kingdom = There is no --kingdom { $number }: { $rules } has { $kingdoms }.
command-which-picture = --output { $path } does not say what kind of picture to write: add --svg or --png.
command-no-past = --move and --game are for files: a position has no past.
command-file-exists = { $path } already exists: name another file with --output, or overwrite it with --force.
command-record-exists = { $path } already exists: continue it with --resume { $path }.
command-resume-alone = --resume continues a game as it is: give no other rules, seats, seed or file.
command-game-over = The game is over: name an earlier moment with --move.
command-how-long = Say how long to train: either --minutes or --games.
command-too-many-players = --seats names { $players } players, but { $rules } has { $seats } seats.
command-bot-of-another-game = The bot { $bot } does not play { $rules }, only Kingdomino.
command-empty-seat = In --seats { $text }, a seat is empty.
command-bare-bot = In --seats { $text }, write { $bot } for a bot.
command-long-name = In --seats { $text }, a name may have at most { $longest } characters, all of them printable.
command-results-kept = { $games ->
    [one] One game is
   *[other] { $games } games are
} kept in { $path }; run the same command to continue.
command-results-lost = No results were kept, so { $games ->
    [one] one game is lost.
   *[other] { $games } games are lost.
}
command-server-packages = The server needs packages that are missing ({ $package }): install fiefdom[server].
command-server-failed = The server did not start; the reason is in the log above.
command-which-tables = Name the tables, or select them with --older-than or --stage.
command-no-data-folder = The folder of { $path } cannot be created ({ $cause }): choose another --data.
command-database = The database { $database } cannot be used: { $cause }.

server-no-such-port = There is no port { $port }: ports go from 0 to 65535.
server-port-in-use = Port { $port } at { $host } cannot be used ({ $cause }). Stop whatever uses it, or choose another with --port { $other }.
server-not-a-database = { $text } is not a database URL: write postgresql://user@host/name or sqlite:///file.db.
server-other-database = { $text } is not a database that can be used: choose sqlite or postgresql, not { $kind }.
server-store-failed = The database failed: { $cause }.
server-store-conflict = Somebody else wrote to the database first.
server-log-unreadable = The log of table { $table } cannot be read: { $cause }.
server-log-refused = The log of table { $table } cannot be replayed. { $reason }
server-bot-slow = The bot took too long ({ $level }).
server-bot-broken = The bot failed ({ $level }).
server-config-file = The configuration { $path } cannot be read: { $cause }.
server-config-name = The configuration { $path } has { $name }, which is not a setting; choose { $known }.
server-config-number = { $name } is a number from { $lowest }, not { $text }.
server-config-rate = { $name } is a rate such as {"{"} burst = 20, per_second = 0.2 {"}"}, or 20,0.2 in the environment, not { $text }.
server-config-text = { $name } is not a value of this kind: { $text }.
server-not-an-origin = { $text } is not an origin: write https://games.example, without a path.
server-not-a-network = { $text } is neither an address nor a network: write 203.0.113.7 or 10.0.0.0/8.
server-no-such-table = There is no table { $table } in the database.
server-no-games = No game has been started at table { $table }, so there is no record to export.
command-awaits-chance = The game is { $awaits ->
    [line] waiting for the next line of dominoes
    [king] waiting for a { $family ->
        [origins] chief
       *[other] king
    } to be drawn
    [building] waiting for a building to be drawn
    [caveman] waiting for a caveman to be drawn
   *[other] waiting for { $awaits }
}, so there is no decision to analyse; --move looks at an earlier one.
command-record-folder = { $path } is a folder: name a file in it.
command-not-recorded = The game cannot be recorded in { $path }: { $cause }. Choose another file with --record, or play with --no-record.
command-only-ladder = { $path } is read only with --ladder.
command-program-in-record = This game was played with { $bot }, and a record could name any program: resume it with --allow-programs if you trust it.
command-which-game = Which game? Choose from { $games }.
command-no-such-rule = There is no section about the rule { $rule } in the rules of { $game }.
command-needs = { $option } needs { $other }.
server-level-bot = A bot for a level is LEVEL=BOT with one of the levels { $levels }, not { $text }.
