"""The parts of `./dev`. They use only the standard library, because they run before anything is installed.

::

    main           the commands and their help
    ├── setup          .venv, the page and the compiled engine: what is missing, and how to make it
    ├── testing        the options of `./dev test`
    ├── tasks          the checks and the test runs
    └── webpage        how the page is built and checked
    project, process, console, errors    paths, running programs, progress, messages for the user
"""
