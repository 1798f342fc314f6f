/** QR codes (ISO/IEC 18004) for links: bytes, error correction L. */

export type Modules = boolean[][];

/** For each version from 1: codewords in all, codewords for error correction in each block, number of blocks. */
const BLOCKS: readonly (readonly [total: number, correction: number, blocks: number])[] = [
  [26, 7, 1],
  [44, 10, 1],
  [70, 15, 1],
  [100, 20, 1],
  [134, 26, 1],
  [172, 18, 2],
  [196, 20, 2],
  [242, 24, 2],
  [292, 30, 2],
  [346, 18, 4],
  [404, 20, 4],
  [466, 24, 4],
  [532, 26, 4],
  [581, 30, 4],
  [655, 22, 6],
  [733, 24, 6],
  [815, 28, 6],
  [901, 30, 6],
  [991, 28, 7],
  [1085, 28, 8],
  [1156, 28, 8],
  [1258, 28, 9],
  [1364, 30, 9],
  [1474, 30, 10],
  [1588, 26, 12],
  [1706, 28, 12],
  [1828, 30, 12],
  [1921, 30, 13],
  [2051, 30, 14],
  [2185, 30, 15],
];

// ---------------------------------------------------------------- the field of 256 elements

const EXP = new Uint8Array(512);
const LOG = new Uint8Array(256);
for (let value = 1, power = 0; power < 255; power += 1) {
  EXP[power] = EXP[power + 255] = value;
  LOG[value] = power;
  value = value << 1 >= 256 ? (value << 1) ^ 0x11d : value << 1;
}

const times = (a: number, b: number): number => (a && b ? EXP[LOG[a]! + LOG[b]!]! : 0);

function generator(degree: number): number[] {
  let found = [1];
  for (let power = 0; power < degree; power += 1) {
    found = [...found, 0].map((value, at) => value ^ (at ? times(found[at - 1]!, EXP[power]!) : 0));
  }
  return found;
}

function correction(data: readonly number[], degree: number): number[] {
  const divisor = generator(degree);
  const rest = [...data, ...Array<number>(degree).fill(0)];
  for (let at = 0; at < data.length; at += 1) {
    const factor = rest[at]!;
    divisor.forEach((value, step) => (rest[at + step]! ^= times(value, factor)));
  }
  return rest.slice(data.length);
}

// ---------------------------------------------------------------- the bits

const lengthBits = (version: number): number => (version < 10 ? 8 : 16);

const dataSize = ([total, each, blocks]: readonly [number, number, number]): number =>
  total - each * blocks;

function versionFor(length: number): number | null {
  const found = BLOCKS.findIndex(
    (sizes, at) => 8 * dataSize(sizes) >= 4 + lengthBits(at + 1) + 8 * length,
  );
  return found < 0 ? null : found + 1;
}

function dataWords(bytes: Uint8Array, version: number): number[] {
  const size = dataSize(BLOCKS[version - 1]!);
  const digits = (value: number, count: number): string => value.toString(2).padStart(count, '0');
  let bits = digits(4, 4) + digits(bytes.length, lengthBits(version));
  bits += [...bytes].map((byte) => digits(byte, 8)).join('');
  bits += '0'.repeat(Math.min(4, 8 * size - bits.length));
  bits = bits.padEnd(Math.ceil(bits.length / 8) * 8, '0');
  const words = bits.match(/.{8}/g)!.map((word) => parseInt(word, 2));
  for (let pad = 0; words.length < size; pad += 1) words.push(pad % 2 ? 0x11 : 0xec);
  return words;
}

/** All codewords, those of the blocks one by one in turn. */
function codewords(data: readonly number[], version: number): number[] {
  const [, each, count] = BLOCKS[version - 1]!;
  const short = Math.floor(data.length / count);
  const longFrom = count - (data.length % count);
  let at = 0;
  const blocks = Array.from({ length: count }, (_, block) => {
    const size = short + (block >= longFrom ? 1 : 0);
    at += size;
    return data.slice(at - size, at);
  });
  const checks = blocks.map((block) => correction(block, each));
  const found: number[] = [];
  for (let word = 0; word <= short; word += 1) {
    for (const block of blocks) if (word < block.length) found.push(block[word]!);
  }
  for (let word = 0; word < each; word += 1) for (const check of checks) found.push(check[word]!);
  return found;
}

// ---------------------------------------------------------------- the picture

/** A picture in which modules of the pattern are fixed and the others still null. */
type Draft = (boolean | null)[][];

function centres(version: number): number[] {
  if (version === 1) return [];
  const count = Math.floor(version / 7) + 2;
  const last = 4 * version + 10;
  const step = version === 32 ? 26 : Math.ceil((last - 6) / (count - 1) / 2) * 2;
  return [6, ...Array.from({ length: count - 1 }, (_, at) => last - (count - 2 - at) * step)];
}

function square(
  draft: Draft,
  x: number,
  y: number,
  radius: number,
  isDark: (d: number) => boolean,
): void {
  for (let down = -radius; down <= radius; down += 1) {
    for (let across = -radius; across <= radius; across += 1) {
      const row = draft[y + down];
      if (row && x + across in row) {
        row[x + across] = isDark(Math.max(Math.abs(down), Math.abs(across)));
      }
    }
  }
}

function pattern(version: number): Draft {
  const side = 4 * version + 17;
  const draft: Draft = Array.from({ length: side }, () => Array<boolean | null>(side).fill(null));
  for (let at = 0; at < side; at += 1) draft[6]![at] = draft[at]![6] = at % 2 === 0;
  const places = centres(version);
  const last = places.at(-1);
  for (const y of places) {
    for (const x of places) {
      const isFinder = (x === 6 && y === 6) || (x === 6 && y === last) || (x === last && y === 6);
      if (!isFinder) square(draft, x, y, 2, (distance) => distance !== 1);
    }
  }
  for (const [x, y] of [
    [3, 3],
    [side - 4, 3],
    [3, side - 4],
  ] as const) {
    square(draft, x, y, 4, (distance) => distance !== 2 && distance !== 4);
  }
  return draft;
}

/** The remainder of a number shifted by the divisor's degree, appended to it. */
function withRest(value: number, divisor: number, degree: number): number {
  let rest = value;
  for (let bit = 0; bit < degree; bit += 1) rest = (rest << 1) ^ ((rest >> (degree - 1)) * divisor);
  return (value << degree) | rest;
}

function drawFormat(draft: Draft, mask: number): void {
  const side = draft.length;
  // Correction level L is 01.
  const bits = withRest((1 << 3) | mask, 0x537, 10) ^ 0x5412;
  const bit = (at: number): boolean => ((bits >> at) & 1) === 1;
  for (let at = 0; at < 8; at += 1) {
    draft[at < 6 ? at : at + 1]![8] = bit(at);
    draft[8]![side - 1 - at] = bit(at);
  }
  for (let at = 8; at < 15; at += 1) {
    draft[8]![at === 8 ? 7 : 14 - at] = bit(at);
    draft[side - 15 + at]![8] = bit(at);
  }
  draft[side - 8]![8] = true;
}

function drawVersion(draft: Draft, version: number): void {
  if (version < 7) return;
  const bits = withRest(version, 0x1f25, 12);
  for (let at = 0; at < 18; at += 1) {
    const [long, short] = [draft.length - 11 + (at % 3), Math.floor(at / 3)];
    draft[short]![long] = draft[long]![short] = ((bits >> at) & 1) === 1;
  }
}

const MASKS: readonly ((x: number, y: number) => boolean)[] = [
  (x, y) => (x + y) % 2 === 0,
  (_, y) => y % 2 === 0,
  (x) => x % 3 === 0,
  (x, y) => (x + y) % 3 === 0,
  (x, y) => (Math.floor(x / 3) + Math.floor(y / 2)) % 2 === 0,
  (x, y) => ((x * y) % 2) + ((x * y) % 3) === 0,
  (x, y) => (((x * y) % 2) + ((x * y) % 3)) % 2 === 0,
  (x, y) => (((x + y) % 2) + ((x * y) % 3)) % 2 === 0,
];

/** Fill the free modules in pairs of columns, upwards and downwards in turn, from the right. */
function filled(draft: Draft, words: readonly number[], mask: number): Modules {
  const side = draft.length;
  const found = draft.map((row) => [...row]);
  let at = 0;
  for (let pair = 0, right = side - 1; right > 0; pair += 1, right -= right === 8 ? 3 : 2) {
    for (let step = 0; step < side; step += 1) {
      const y = pair % 2 ? step : side - 1 - step;
      for (const x of [right, right - 1]) {
        if (draft[y]![x] !== null) continue;
        const bit = at < 8 * words.length && ((words[at >> 3]! >> (7 - (at & 7))) & 1) === 1;
        found[y]![x] = bit !== MASKS[mask]!(x, y);
        at += 1;
      }
    }
  }
  return found as Modules;
}

/** How hard a picture is to read: long runs, blocks, things like finders, and too much of one shade. */
function penalty(modules: Modules): number {
  const side = modules.length;
  const columns = modules.map((_, x) => modules.map((row) => row[x]!));
  let sum = 0;
  for (const line of [...modules, ...columns]) {
    const text = line.map(Number).join('');
    for (const run of text.match(/0{5,}|1{5,}/g) ?? []) sum += run.length - 2;
    const wide = `0000${text}0000`;
    for (let at = 0; at + 11 <= wide.length; at += 1) {
      const part = wide.slice(at, at + 11);
      if (part === '10111010000' || part === '00001011101') sum += 40;
    }
  }
  for (let y = 1; y < side; y += 1) {
    for (let x = 1; x < side; x += 1) {
      const value = modules[y]![x];
      const same = [modules[y - 1]![x], modules[y]![x - 1], modules[y - 1]![x - 1]];
      if (same.every((other) => other === value)) sum += 3;
    }
  }
  const dark = modules.flat().filter(Boolean).length / (side * side);
  return sum + 10 * Math.max(0, Math.ceil(Math.abs(dark - 0.5) * 20) - 1);
}

/** The code of a text, dark modules true; null if it is too long. */
export function qrCode(text: string): Modules | null {
  const bytes = new TextEncoder().encode(text);
  const version = versionFor(bytes.length);
  if (version === null) return null;
  const words = codewords(dataWords(bytes, version), version);
  const all = MASKS.map((_, mask) => {
    const draft = pattern(version);
    drawFormat(draft, mask);
    drawVersion(draft, version);
    return filled(draft, words, mask);
  });
  const scores = all.map(penalty);
  return all[scores.indexOf(Math.min(...scores))]!;
}
