"""The parts of `./dev`. They use Python's standard library only: they run before anything is installed.

::

    main           the commands and their help
    ├── environment    .venv: which steps are missing, and doing them
    │   └── webpage    the page for the browser
    ├── check          the checks of the sources, one line each
    │   └── sizes, pages, text, locks, webpage
    └── suite          the test runs and their summary
    project, child, show, trouble: where things are, running programs, printing, and refusing in one sentence
"""
