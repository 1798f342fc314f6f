"""Refusing in one sentence: what is missing and what to do about it."""

import errno
import importlib.util
import os
import re
import shutil
import sys
from pathlib import Path

SPACE_NEEDED = 1_000_000_000

AGAIN = "then run the same command again"
NO_NETWORK = f"The packages could not be downloaded: connect this machine to the network, {AGAIN}"
NO_SPACE = f"The disk is full: free about 2 GB where this folder and temporary files are, {AGAIN}"
NO_WRITING = f"This folder cannot be written to: move it to a folder of your own, {AGAIN}"
NO_VENV = f"This Python has no venv module: install it (on Debian and Ubuntu: sudo apt install python3-venv), {AGAIN}"
FOREIGN_VENV = f"The folder .venv was not made by ./dev: move it away or delete it, {AGAIN}"
WRONG_HASH = (
    "A downloaded package is not the one that requirements/ names: "
    "run `pip cache purge` and try again, and if it stays so do not trust the network you are on"
)
NO_PACKAGE = (
    f"There is no ready-made package for Python {'.'.join(map(str, sys.version_info[:3]))} on this machine: "
    f"use a 64-bit Python 3.11, 3.12, 3.13 or 3.14, {AGAIN}"
)

# In the order of trust: a full disk also breaks downloads, and a lost connection also ends in "no matching".
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
    (r"Read-only file system|Permission denied", NO_WRITING),
    (r"No module named '?(venv|ensurepip)|ensurepip is not available", NO_VENV),
)
FULL = {errno.ENOSPC, errno.EDQUOT}
FORBIDDEN = {errno.EACCES, errno.EPERM, errno.EROFS}


class Trouble(Exception):
    """Something that the person at the keyboard can mend. The message is one sentence without full stop."""


def from_log(text: str, otherwise: str) -> str:
    """Return the sentence for what a failed program wrote, or the given one when no sign is known."""
    for sign, sentence in SIGNS:
        if re.search(sign, text):
            return sentence
    return otherwise


def from_error(error: OSError) -> str | None:
    """Return the sentence for an error of the file system, or None when it is no common one."""
    if error.errno in FULL:
        return NO_SPACE
    if error.errno in FORBIDDEN:
        return NO_WRITING
    return None


def look_ahead(root: Path, space: int) -> None:
    """Check what a set-up needs, before anything is written.

    Raises Trouble when the folder cannot be written to, when the disk has less than that many bytes free,
    and when Python cannot make environments.
    """
    if not os.access(root, os.W_OK):
        raise Trouble(NO_WRITING)
    if importlib.util.find_spec("venv") is None or importlib.util.find_spec("ensurepip") is None:
        raise Trouble(NO_VENV)
    if shutil.disk_usage(root).free < space:
        raise Trouble(NO_SPACE)
