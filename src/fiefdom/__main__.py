"""`python -m fiefdom` is the same as `fiefdom`."""

from fiefdom.cli.main import main

if __name__ == "__main__":
    main()
