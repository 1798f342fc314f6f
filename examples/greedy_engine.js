// An engine for Kingdomino in JavaScript: it speaks the engine protocol (docs/engine-protocol.md) on standard input and
// output, and needs nothing but Node.
//
//     fiefdom engine-check 'node examples/greedy_engine.js'
//     fiefdom arena 'kingdomino(players=2)' --bots 'program:"node examples/greedy_engine.js",random'
//
// It reads positions, computes the points of a kingdom itself, and makes the move that leads to the most of them. It asks
// for the list of legal moves, so it needs no rules of placing.
'use strict';
const { createInterface } = require('node:readline');

// Dominoes 1 to 48: terrain and crowns of both halves.
const DOMINOES = `W W,W W,F F,F F,F F,F F,L L,L L,L L,G G,G G,S S,W F,W L,W G,W S,F L,F G,W1 F,W1 L,W1 G,W1 S,W1 M,F1 W,F1 W,F1 W,
F1 W,F1 L,F1 G,L1 W,L1 W,L1 F,L1 F,L1 F,L1 F,W G1,L G1,W S1,G S1,M1 W,W G2,L G2,W S2,G S2,M2 W,S M2,S M2,W M3`
  .split(',')
  .map((text) => text.trim().split(' ').map((half) => ({ terrain: half[0], crowns: Number(half[1] ?? 0) })));

/** The cell of a name such as `n2e1`, as [column, row]; rows grow downwards and the castle is [0, 0]. */
function cellOf(name) {
  const steps = { n: [0, -1], s: [0, 1], e: [1, 0], w: [-1, 0] };
  const cell = [0, 0];
  for (const [, direction, distance] of name.matchAll(/([nsew])(\d+)/g)) {
    cell[0] += steps[direction][0] * distance;
    cell[1] += steps[direction][1] * distance;
  }
  return cell;
}

/** Put a domino, such as `K12 e1 n1e1`, into a kingdom: a map from `column,row` to a square. */
function lay(kingdom, [label, left, right]) {
  const halves = DOMINOES[Number(label.slice(1)) - 1];
  kingdom.set(String(cellOf(left)), halves[0]);
  kingdom.set(String(cellOf(right)), halves[1]);
}

/** The points of a kingdom: for each territory its squares times its crowns. */
function points(kingdom) {
  const seen = new Set();
  let total = 0;
  for (const start of kingdom.keys()) {
    const waiting = [start];
    let squares = 0, crowns = 0;
    while (waiting.length > 0) {
      const place = waiting.pop();
      const square = kingdom.get(place);
      if (square?.terrain !== kingdom.get(start).terrain || seen.has(place)) continue;
      seen.add(place);
      squares += 1;
      crowns += square.crowns;
      const [column, row] = place.split(',').map(Number);
      waiting.push(`${column + 1},${row}`, `${column - 1},${row}`, `${column},${row + 1}`, `${column},${row - 1}`);
    }
    total += squares * crowns;
  }
  return total;
}

/** A position: the kingdoms, whose turn it is (from 0), as far as this engine needs it. */
function readPosition(text) {
  const fields = text.split('|').map((field) => field.trim());
  const kingdoms = [];
  let seat = 0, turn = 0;
  for (const field of fields.slice(1)) {
    const [word, ...rest] = field.split(/\s+/);
    if (word === 'kingdom') {
      const kingdom = new Map();
      const items = field.slice(field.indexOf(':') + 1).split(',');
      items.map((item) => item.trim().split(' ')).filter((item) => /^K\d+$/.test(item[0])).forEach((item) => lay(kingdom, item));
      kingdoms.push(kingdom);
    } else if (word === 'round') {
      if (rest[1] === 'seat') seat = Number(rest[2]) - 1;
      else turn = Number(rest[2]);
    } else if (word === 'line' && turn > 0) {
      seat = Number(rest[turn - 1].split(':')[1]) - 1;
    }
  }
  return { kingdom: kingdoms[seat] ?? new Map() };
}

/** How good a move is: the points of the kingdom after it, or for a claim the crowns of the domino. */
function valueOf(move, kingdom) {
  const words = move.split(' ');
  if (words[0] === 'place') {
    const after = new Map(kingdom);
    lay(after, words.slice(1));
    return points(after);
  }
  if (words[0] === 'claim') {
    const number = Number(words[1].slice(1));
    return DOMINOES[number - 1].reduce((sum, half) => sum + half.crowns, 0) - number / 100;
  }
  return 0;
}

let position = { kingdom: new Map() };
let legal = [];

/** Answer `go`: the best of the legal moves, with what is known about it. */
function go() {
  const start = Date.now();
  const [first, ...others] = legal.map((move) => ({ move, value: valueOf(move, position.kingdom) }));
  if (first === undefined) return ['error no position was given'];
  const best = others.reduce((one, other) => (other.value > one.value ? other : one), first);
  return [`info simulations ${legal.length} ms ${Date.now() - start} best ${best.move}`, `bestmove ${best.move}`];
}

const COMMANDS = {
  fiefdom: () => ['id name Greedy example', 'id author The Fiefdom authors', 'games kingdomino', 'needs legal', 'fiefdomok 1'],
  isready: () => ['readyok'],
  newgame: () => [],
  setoption: () => [],
  position: (rest) => {
    // With rules and moves instead of a position, this engine only knows the list of legal moves.
    position = rest.includes('|') ? readPosition(rest) : { kingdom: new Map() };
    return [];
  },
  legal: (rest) => {
    legal = rest.split(';').map((move) => move.trim()).filter(Boolean);
    return [];
  },
  go,
  stop: () => [],
};

createInterface({ input: process.stdin }).on('line', (line) => {
  const [word] = line.trim().split(/\s+/, 1);
  if (word === 'quit') process.exit(0);
  const rest = line.trim().slice(word.length).trim();
  const answers = COMMANDS[word] ? COMMANDS[word](rest) : [`error unknown command ${word}`];
  if (answers.length > 0) process.stdout.write(`${answers.join('\n')}\n`);
});
