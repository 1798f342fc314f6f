"""The `fiefdom` command.

::

    main           the commands, their order, and how errors are reported
    commands/      one module for each command
        games, simulate, perft, warmup, bench, show, gif, score, check, convert, replay, play, serve, hint, arena, train
    play/          games in the terminal
        session        whose turn it is, and what becomes of an answer
        seating, choices, input     who plays, what may be done, what was typed
        screen, recap, event_text   what is shown; the pictures are those of `fiefdom.render`
        saving         the file that a game is saved in
        replay_screen, keys         a recorded game, step by step
    parameters, files, console, language    kinds of arguments, files of games, printing, the language of messages

`main` and the modules of the commands load no engine, so that help and errors appear at once; all else is imported
when its command runs.
"""
