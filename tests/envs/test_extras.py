"""With the extra `envs` alone: no pictures are promised, and the checks of others pass."""

import subprocess
import sys

import pytest

WITHOUT_PICTURES = """
from importlib.machinery import PathFinder
find = PathFinder.find_spec
def hide(name, path=None, target=None):
    return None if name.partition(".")[0] in ("resvg_py", "PIL") else find(name, path, target)
PathFinder.find_spec = hide
"""
CHECKS = {
    "gymnasium": """
import gymnasium, fiefdom.envs.gymnasium
from gymnasium.utils.env_checker import check_env
environment = gymnasium.make("fiefdom/Kingdomino-v0", render_mode="ansi").unwrapped
assert environment.metadata["render_modes"] == ["human", "ansi", "svg"]
check_env(environment)
try:
    gymnasium.make("fiefdom/Kingdomino-v0", render_mode="rgb_array")
except ImportError as error:
    assert "fiefdom[pictures]" in str(error), error
else:
    raise AssertionError("rgb_array was promised")
""",
    "pettingzoo": """
import warnings
warnings.simplefilter("ignore")
from pettingzoo.test import api_test, render_test
from fiefdom.envs.pettingzoo import kingdomino_v0
api_test(kingdomino_v0.env("kingdomino(players=2)"), num_cycles=20)
render_test(kingdomino_v0.env, custom_tests={"svg": lambda drawn: drawn.startswith("<svg")})
""",
}


@pytest.mark.parametrize("library", CHECKS)
def test_the_checks_of_others_pass_without_pictures(library: str) -> None:
    told = subprocess.run([sys.executable, "-c", WITHOUT_PICTURES + CHECKS[library]], capture_output=True, text=True)
    assert told.returncode == 0, told.stderr[-3000:]
