"""The `fiefdom` command.

::

    main           the commands, their order, and what becomes of errors
    ├── games          what there is to play
    ├── simulate       random games and their statistics        -> simulation
    ├── perft          numbers of decision sequences            -> counting
    ├── warmup         compiling everything ahead               -> warming
    ├── bench          how fast the engine is                   -> measuring
    └── play           a game in the terminal                   -> session
                           session: whose turn, what becomes of an answer
                           seating, choices, answers: who, what may be done, what was typed
                           screen: drawing, tableau, scoring, chronicle
    values, terminal, threads: kinds of arguments, printing, waiting

The modules on the left load no engine, so that help and refusals come at once; those on the right are imported
when their command runs.
"""
