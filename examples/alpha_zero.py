"""A small AlphaZero for two-player Kingdomino: a network, a tree search and self-play, measured against `greedy`.

Usage: python examples/alpha_zero.py [--minutes N] [--simulations N] [--seed S] [--checkpoint FILE] [--plot FILE]

The network sees a position, gives a probability to every action, and expects how much the lead will still change. The
search tries actions that the network likes and that turned out well, `SIMULATIONS` times for each decision, all games
of a batch side by side. The network then learns to choose as the search chose, and to expect what came. Beside the
rules, which count the points of every position, nothing is known. Needs the extra `train`.

`opponent(FILE)` makes a trained network an opponent for `VectorEnvironment(opponents=...)`.
"""

import argparse
import time
from collections import deque
from collections.abc import Callable
from pathlib import Path
from typing import Any

import numpy as np
import torch
from torch import nn
from torch.nn import functional

from fiefdom.envs import VectorEnvironment, specification, symmetries

RULES = "kingdomino(players=2)"
SPEC, TURNS = specification(RULES), symmetries(RULES)
SIDE, PLACEMENTS = SPEC.layout.canvas, 4 * SPEC.layout.canvas**2
GAMES, DECISIONS, SIMULATIONS = 128, 48, 16
POINTS = 20.0  # a lead of so many points counts as 1
CURIOSITY, NOISE, SHARPNESS, TRUST, PATIENCE = 0.5, 0.25, 0.5, 25.0, 0.9
KEPT_BATCHES, UPDATES, BATCH = 12, 50, 512

Array = np.ndarray


class Network(nn.Module):
    """Scores of all actions, and by how much the lead of the player to move is expected to change until the end.

    Squares go through convolutions, all other numbers through a layer that is added to every square.
    """

    def __init__(self, width: int = 32) -> None:
        super().__init__()
        self.domino = nn.Embedding(49, 16)
        lines = 2 * SPEC.section("line").shape[0]
        numbers = 16 * (1 + lines) + 2 * lines + SPEC.length - SPEC.table_start
        self.table = nn.Sequential(nn.Linear(numbers, 128), nn.ReLU(), nn.Linear(128, width))
        self.first = nn.Conv2d(2 * len(SPEC.one_hot_planes), width, 3, padding=1)
        self.second, self.third = (nn.Conv2d(width, width, 3, padding=1) for _ in range(2))
        self.place = nn.Conv2d(width, 4, 3, padding=1)  # a domino's left half on a square, in each direction
        self.other = nn.Sequential(nn.Linear(3 * width, 64), nn.ReLU())
        self.last = nn.Linear(64, SPEC.actions - PLACEMENTS + 1)
        for array in (*self.place.parameters(), *self.last.parameters()):
            nn.init.zeros_(array)  # at first everything is equally probable, and no lead changes

    def forward(self, seen: Array) -> tuple[torch.Tensor, torch.Tensor]:
        planes = torch.from_numpy(SPEC.one_hot(seen).reshape(len(seen), -1, SIDE, SIDE)).float()
        lines = np.concatenate([SPEC.part(seen, "line"), SPEC.part(seen, "next line")], axis=1)
        own = SPEC.part(seen, "line")[..., 0]
        turn = np.minimum(SPEC.part(seen, "turn"), own.shape[1] - 1).astype(np.int64)
        dominoes = np.column_stack([np.take_along_axis(own, turn[:, None], 1), lines[..., 0]])
        owners = (lines[..., 1, None] == np.array([1, 2])).reshape(len(seen), -1)
        rest = seen[:, SPEC.table_start :] / np.maximum(SPEC.high[SPEC.table_start :], 1)
        embedded = self.domino(torch.from_numpy(dominoes.astype(np.int64))).flatten(1)
        table = self.table(torch.cat([embedded, torch.from_numpy(np.hstack([owners, rest])).float()], dim=1))
        squares = functional.relu(self.first(planes) + table[:, :, None, None])
        squares = squares + functional.relu(self.second(squares))
        squares = squares + functional.relu(self.third(squares))
        other = self.last(self.other(torch.cat([squares.mean((2, 3)), squares.amax((2, 3)), table], dim=1)))
        return torch.cat([self.place(squares).flatten(1), other[:, :-1]], dim=1), other[:, -1]


def judge(network: Network, seen: Array, lists: Array, counts: Array) -> tuple[Array, Array]:
    """The probabilities of the legal actions, by their place in `lists`, and the changes that are expected."""
    with torch.no_grad():
        scores, changes = network(seen)
    legal = torch.from_numpy(np.arange(lists.shape[1]) < np.maximum(counts, 1)[:, None])
    scores = scores.gather(1, torch.from_numpy(lists.astype(np.int64))).masked_fill(~legal, -1e9)
    return functional.softmax(scores, dim=1).numpy(), changes.numpy()


def present_leads(environment: VectorEnvironment) -> Array:
    """Seat 0's lead in every position, as the rules count it."""
    totals = environment.engine.totals(environment.states)
    return (totals[:, 0] - totals[:, 1]) / POINTS


class Search:
    """A tree for each of N games; node 0 is the root. All values are leads of seat 0.

    An action after which dominoes are drawn has no node of its own: each visit draws others, and the network judges
    what comes. So values are means over chance, and the search stays within a round.
    """

    def __init__(self, network: Network, games: int, simulations: int, noise: np.random.Generator | None) -> None:
        self.network, self.simulations, self.noise = network, simulations, noise
        self.environment = VectorEnvironment(
            RULES, games, masks=False, lists=True, reward="difference", autoreset="DISABLED"
        )
        shape = games, simulations + 1, self.environment.engine.layout.most_options
        self.chances, self.sums = np.zeros(shape, np.float32), np.zeros(shape, np.float32)
        self.visits, self.children = np.zeros(shape, np.int32), np.zeros(shape, np.int32)
        self.lists, self.counts = np.zeros(shape, np.int16), np.zeros(shape[:2], np.int16)
        self.leads, self.seats = np.zeros(shape[:2], np.float32), np.zeros(shape[:2], np.int8)
        self.states = np.zeros(shape[:2], SPEC.layout.state)
        self.all = np.arange(games)

    def run(self, states: Array) -> tuple[Array, Array]:
        """How to choose among the legal actions of these states, by their place in the list, and the leads to expect.

        The network's probabilities, multiplied by how much better than expected each action turned out to be. This also
        learns from few simulations, unlike counting how often each action was tried.
        """
        for array in (self.sums, self.visits, self.children):
            array[:] = 0
        self.environment.restore(states)
        self._add(0, self.all, *self._look())
        chances = self.chances[:, 0].copy()
        if self.noise is not None:
            random = self.noise.gamma(SHARPNESS, size=chances.shape) * (chances > 0) + 1e-9
            self.chances[:, 0] = (1 - NOISE) * chances + NOISE * random / random.sum(axis=1, keepdims=True)
        if self.counts[:, 0].max() > 1:
            for number in range(1, self.simulations + 1):
                self._simulate(number)
        visits, expected = self.visits[:, 0], self.leads[:, 0, None]
        means = np.where(visits > 0, self.sums[:, 0] / np.maximum(visits, 1), expected)
        gains = np.where(self.seats[:, 0, None] == 0, means - expected, expected - means)
        wished = chances * np.exp(TRUST * gains)
        wished /= wished.sum(axis=1, keepdims=True)
        return wished, (wished * means).sum(axis=1)

    def _simulate(self, number: int) -> None:
        path = []
        nodes, active = np.zeros_like(self.all), self.all
        choices = nodes.copy()
        while len(active):
            choices[active] = self._choose(active, nodes[active])
            path.append((active, nodes[active], choices[active]))
            children = self.children[active, nodes[active], choices[active]]
            active, children = active[children > 0], children[children > 0]
            nodes[active] = children
        parents = self.states[self.all, nodes]
        self.environment.restore(parents)
        self.environment.step(self.lists[self.all, nodes, choices].astype(np.int64))
        probabilities, leads = self._look()
        after = self.environment.states
        # The game goes on, and nothing was drawn.
        known = self.all[(after["lines_left"] == parents["lines_left"]) & ~self.environment.is_over]
        self._add(number, known, probabilities, leads)
        self.children[known, nodes[known], choices[known]] = number
        for games, visited, chosen in path:
            self.visits[games, visited, chosen] += 1
            self.sums[games, visited, chosen] += leads[games]

    def _choose(self, games: Array, nodes: Array) -> Array:
        """The actions with the best sum of what they brought and of how curious the network is about them."""
        visits = self.visits[games, nodes]
        sign = np.where(self.seats[games, nodes] == 0, 1, -1)[:, None]
        means = np.where(visits > 0, self.sums[games, nodes] / np.maximum(visits, 1), self.leads[games, nodes, None])
        curious = CURIOSITY * self.chances[games, nodes] * np.sqrt(visits.sum(axis=1, keepdims=True) + 1) / (1 + visits)
        legal = np.arange(visits.shape[1]) < self.counts[games, nodes, None]
        return np.asarray(np.where(legal, sign * means + curious, -np.inf).argmax(axis=1))

    def _look(self) -> tuple[Array, Array]:
        """What the network says of the environment's positions; of games that are over, the result."""
        arrays = self.environment
        probabilities, changes = judge(self.network, arrays.observations, arrays.lists, arrays.counts)
        changes = np.where(arrays.seats == 1, -changes, changes)
        return probabilities, present_leads(arrays) + np.where(arrays.is_over, 0, changes)

    def _add(self, number: int, games: Array, probabilities: Array, leads: Array) -> None:
        arrays = self.environment
        self.states[games, number] = arrays.states[games]
        self.lists[games, number], self.counts[games, number] = arrays.lists[games], arrays.counts[games]
        self.seats[games, number] = arrays.seats[games]
        self.chances[games, number], self.leads[games, number] = probabilities[games], leads[games]


Batch = tuple[Array, Array, Array, Array, Array]


def self_play(network: Network, games: int, simulations: int, randoms: np.random.Generator) -> Batch:
    """A batch of whole games: what was seen, the legal actions and how many, how the search chose, and what the lead
    of the player to move changed by."""
    search = Search(network, games, simulations, randoms)
    environment = VectorEnvironment(RULES, games, masks=False, lists=True, reward="difference", autoreset="DISABLED")
    environment.reset(seed=int(randoms.integers(2**31)))
    rows, searched = [], []
    for _ in range(DECISIONS):
        wished, expected = search.run(environment.save().states)
        seats = environment.seats.copy()
        lists, counts = environment.lists.copy(), environment.counts.copy()
        present = present_leads(environment)
        rows.append((environment.observations.copy(), lists, counts, wished, present, seats))
        searched.append(expected)
        # Each action with its probability, for all games at once: the Gumbel trick.
        with np.errstate(divide="ignore"):
            chosen = (np.log(wished) + randoms.gumbel(size=wished.shape)).argmax(axis=1)
        environment.step(lists[np.arange(games), chosen].astype(np.int64))
    assert environment.is_over.all(), "a game of these rules takes the same number of decisions each time"
    # What the search expected later is less noisy than the result, and the result is true: learn a mean of all of it.
    leads = [environment.rewards[:, 0] / POINTS]
    for expected in reversed(searched[1:]):
        leads.append(PATIENCE * leads[-1] + (1 - PATIENCE) * expected)
    seen, lists, counts, wished, present, seats = map(np.concatenate, zip(*rows, strict=True))
    changes = np.concatenate(leads[::-1]) - present
    return seen, lists, counts, wished.astype(np.float32), np.where(seats == 0, changes, -changes).astype(np.float32)


def learn(network: Network, optimizer: torch.optim.Optimizer, kept: deque[Batch], randoms: np.random.Generator) -> None:
    """Some updates from decisions of the last batches, each turned and mirrored at random."""
    for _ in range(UPDATES):
        games = kept[randoms.integers(len(kept))]
        rows = randoms.choice(len(games[0]), min(BATCH, len(games[0])), replace=False)
        seen, lists, counts, wished, changes = (column[rows] for column in games)
        symmetry = int(randoms.integers(8))
        turned = TURNS.actions[symmetry, TURNS.contexts(seen)[:, None], lists]
        scores, expected = network(TURNS.turn_observations(seen, symmetry))
        legal = torch.from_numpy(np.arange(lists.shape[1]) < counts[:, None])
        scores = scores.gather(1, torch.from_numpy(turned)).masked_fill(~legal, -1e9)
        loss: Any = -(torch.from_numpy(wished) * functional.log_softmax(scores, dim=1)).sum(dim=1).mean()
        loss = loss + functional.mse_loss(expected, torch.from_numpy(changes))
        optimizer.zero_grad()
        loss.backward()
        nn.utils.clip_grad_norm_(network.parameters(), 1.0)
        optimizer.step()


def against_greedy(network: Network, games: int, simulations: int, seed: int) -> tuple[float, float]:
    """Wins (shared ones by half) and mean lead of search without noise against the bot `greedy`."""
    environment = VectorEnvironment(
        RULES, games, masks=False, lists=True, reward="difference", autoreset="DISABLED", opponents="greedy", seed=seed
    )
    environment.reset(seed=seed)
    search = Search(network, games, simulations, None)
    while not environment.is_over.all():
        wished, _ = search.run(environment.save().states)
        environment.step(environment.lists[np.arange(games), wished.argmax(axis=1)].astype(np.int64))
        leads = environment.learner_rewards
    return float(((leads > 0) + 0.5 * (leads == 0)).mean()), float(leads.mean())


def opponent(file: Path) -> Callable[[Array, Array], Array]:
    """The trained network as an opponent for `VectorEnvironment`: its most probable legal action, without search."""
    network = Network()
    network.load_state_dict(torch.load(file, weights_only=True))

    def trained(observations: Array, masks: Array) -> Array:
        with torch.no_grad():
            scores = network(observations)[0].masked_fill(torch.from_numpy(masks) == 0, -1e9)
        return np.asarray(scores.argmax(dim=1))

    return trained


Look = tuple[float, float, float]


def main(
    minutes: float = 20,
    simulations: int = SIMULATIONS,
    seed: int = 1,
    checkpoint: Path | None = None,
    plot: Path | None = None,
    games: int = GAMES,
    looks: int = 8,
) -> list[Look]:
    """Train for so many minutes of processor time; returns (minutes, wins, lead) of so many looks at play against
    `greedy`, whose time does not count. The checkpoint and the plot are written at every look."""
    torch.manual_seed(seed)
    # On a busy machine more threads would mostly wait for each other.
    torch.set_num_threads(1)
    randoms, network = np.random.default_rng(seed), Network()
    optimizer = torch.optim.Adam(network.parameters(), lr=2e-3, weight_decay=1e-5)
    kept: deque[Batch] = deque(maxlen=KEPT_BATCHES)
    curve: list[Look] = []
    spent, played = 0.0, 0
    while True:
        if spent >= minutes * len(curve) / looks:
            curve.append((spent, *against_greedy(network, games, simulations, seed=999)))
            print(
                f"{spent:5.1f} min, {played:6,} games: {curve[-1][1]:6.1%} wins, {curve[-1][2]:+6.1f} points",
                flush=True,
            )
            if checkpoint:
                torch.save(network.state_dict(), checkpoint)
            if plot:
                draw(curve, plot)
        if spent >= minutes:
            return curve
        start = time.process_time()
        kept.append(self_play(network, games, simulations, randoms))
        learn(network, optimizer, kept, randoms)
        spent, played = spent + (time.process_time() - start) / 60, played + games


def draw(curve: list[Look], file: Path) -> None:
    """The curve as a picture."""
    from matplotlib.figure import Figure

    figure = Figure(figsize=(7, 4), layout="constrained")
    wins, leads = figure.subplots(2, sharex=True)
    minutes = [look[0] for look in curve]
    wins.plot(minutes, [100 * look[1] for look in curve], marker="o")
    wins.axhline(50, linestyle=":", color="gray")
    wins.set(ylabel="wins, %", ylim=(0, 100), title="A small AlphaZero in self-play, against greedy")
    leads.plot(minutes, [look[2] for look in curve], marker="s")
    leads.axhline(0, linestyle=":", color="gray")
    leads.set(xlabel="minutes of one core", ylabel="points ahead")
    figure.savefig(file)


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--minutes", type=float, default=20)
    parser.add_argument("--simulations", type=int, default=SIMULATIONS)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--checkpoint", type=Path, default=None)
    parser.add_argument("--plot", type=Path, default=None)
    main(**vars(parser.parse_args()))
