"""Ray (extra `cluster`): a cluster started here, which ends with this process, or one that is already running."""

import os
from typing import Any

from fiefdom.bots.refusals import ClusterCode
from fiefdom.errors import ClusterError, MissingPackage

OWN = "local"
TRIES = 3
QUIET = {
    "RAY_USAGE_STATS_ENABLED": "0",
    "RAY_ACCEL_ENV_VAR_OVERRIDE_ON_ZERO": "0",  # without it Ray warns of a future change that does not affect us
}


def load_ray() -> Any:
    """The module `ray`. Raises MissingPackage if it is not installed."""
    for name, value in QUIET.items():
        os.environ.setdefault(name, value)
    try:
        import ray
    except ImportError:
        raise MissingPackage(ClusterCode.NOT_INSTALLED()) from None
    return ray


def connect(ray: Any, address: str, processors: int | None) -> None:
    """Start a cluster with this many processors if the address is OWN, else connect to the one at the address.

    Ray gives a cluster half a minute to start; on a busy machine it may need several tries. Raises ClusterError.
    """
    own = {"include_dashboard": False, "num_cpus": processors} if address == OWN else {}
    for left in reversed(range(TRIES if own else 1)):
        try:
            ray.init(address=address, log_to_driver=False, logging_level="ERROR", **own)
            return
        except Exception as error:  # Ray itself raises plain Exception, too
            ray.shutdown()
            cause = first_line(error)
            if left == 0 and own:
                raise ClusterError(ClusterCode.NOT_STARTED(cause=cause)) from None
            if left == 0:
                raise ClusterError(ClusterCode.NOT_FOUND(address=address, cause=cause)) from None


def first_line(error: Exception) -> str:
    """The first line of an error message, without what Ray adds to it."""
    return str(error).strip().splitlines()[0].rstrip(".")
