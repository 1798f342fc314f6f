"""The `fiefdom` command.

::

    main           the commands, their order, and what becomes of errors
    ├── games          what there is to play
    ├── simulate       random games and their statistics        -> analysis.simulate
    ├── perft          numbers of decision sequences            -> counting
    ├── warmup         compiling everything ahead               -> warming
    ├── bench          how fast the engine is                   -> measuring
    ├── show, gif      pictures of games                        -> picturing
    ├── score          kingdoms of a real table                 -> score_pad
    ├── check, convert files of records                         -> fiefdom.notation
    ├── replay         a recorded game, step by step            -> replaying, keys
    └── play           a game in the terminal                   -> session
                           session: whose turn, what becomes of an answer
                           seating, choices, answers: who, what may be done, what was typed
                           screen, chronicle: what is shown; the pictures are `render`'s
                           saving: the file that a game is kept in
    values, files, terminal, threads: kinds of arguments, files of games, printing, waiting

The modules on the left load no engine, so that help and refusals come at once; those on the right are imported
when their command runs.
"""
