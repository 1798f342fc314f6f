"""The `fiefdom` command.

::

    main           the commands, their order, and how errors are reported
    commands/      one module for each command
        games, simulate, perft, warmup, bench, show, gif, score, check, convert, replay, play, serve, hint, arena, train
    play/          games in the terminal
        session        whose turn it is, and how answers are handled
        seating, choices, input     who plays, the legal moves, reading what was typed
        screen, recap, event_text   what is shown; `fiefdom.render` draws the pictures
        saving         the file a game is saved in
        replay_screen, keys         stepping through a recorded game
    parameters, files, console, language    argument types, game files, printing, the language of messages

`main` and the command modules do not load the engine, so help and errors appear immediately; everything else is
imported when its command runs.
"""
