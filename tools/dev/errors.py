"""Messages for what can go wrong during set-up: what is missing, and what to do about it."""

import re
import sys

AGAIN = "then run the same command again"
NO_NETWORK = f"The packages could not be downloaded: connect this machine to the network, {AGAIN}"
NO_SPACE = f"The disk is full: free about 2 GB for this folder and for temporary files, {AGAIN}"
NO_WRITING = f"This folder is not writable: move the project to a folder of your own, {AGAIN}"
NO_VENV = f"This Python has no venv module: install it (on Debian and Ubuntu: sudo apt install python3-venv), {AGAIN}"
FOREIGN_VENV = f"The folder .venv was not created by ./dev: move or delete it, {AGAIN}"
WRONG_HASH = (
    "A downloaded package does not match its hash in requirements/: "
    "run `pip cache purge` and try again; if that does not help, do not trust this network"
)
NO_PACKAGE = (
    f"There are no wheels for Python {'.'.join(map(str, sys.version_info[:3]))} on this machine: "
    f"use a 64-bit Python 3.11, 3.12, 3.13 or 3.14, {AGAIN}"
)

# The first match wins: a full disk also breaks downloads, and a lost connection also ends in "no matching".
SIGNS = (
    (r"No space left on device|Errno 28\b|Disk quota exceeded|not enough space on the disk", NO_SPACE),
    (r"DO NOT MATCH THE HASHES", WRONG_HASH),
    (
        r"NewConnectionError|ConnectTimeout|ReadTimeout|NameResolutionError|ProxyError|SSLError|ConnectionResetError"
        r"|Failed to establish a new connection|Temporary failure in name resolution|Network is unreachable"
        r"|Connection refused|Connection broken|Remote end closed connection|Read timed out|ProtocolError",
        NO_NETWORK,
    ),
    (r"No matching distribution found", NO_PACKAGE),
    (r"Read-only file system|Permission denied|Operation not permitted", NO_WRITING),
    (r"No module named '?(venv|ensurepip)|ensurepip is not available", NO_VENV),
)


class SetupError(Exception):
    """Something that the user can fix. The message is one sentence without its full stop."""


def explain(output: str) -> str | None:
    """Return the message for the output of a failed program or for a system error, if it is a known one."""
    return next((message for sign, message in SIGNS if re.search(sign, output)), None)
