/**
 * SHA-256 and HMAC-SHA-256: by WebCrypto where the browser has it, else in TypeScript. Browsers have WebCrypto only on pages
 * from HTTPS or from the same machine, and many games are played in a local network over HTTP.
 */
export type Bytes = Uint8Array<ArrayBuffer>;

export interface Hashes {
  sha256(data: Bytes): Promise<Bytes>;
  /** The HMAC of texts with one key. */
  hmac(key: Bytes): Promise<(text: string) => Promise<Bytes>>;
}

export const ascii = (text: string): Bytes => new TextEncoder().encode(text);

export function digits(bytes: Bytes): string {
  return [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** The bytes of hexadecimal digits in lower case; throws if there are not 64 of them. */
export function bytesOf(text: string): Bytes {
  if (!/^[0-9a-f]{64}$/.test(text)) throw new RangeError(text);
  return Uint8Array.from({ length: 32 }, (_, at) => parseInt(text.slice(2 * at, 2 * at + 2), 16));
}

const subtle = globalThis.crypto?.subtle as SubtleCrypto | undefined;
const HMAC = { name: 'HMAC', hash: 'SHA-256' };

export const webCrypto = (with_: SubtleCrypto): Hashes => ({
  sha256: async (data) => new Uint8Array(await with_.digest('SHA-256', data)),
  hmac: async (key) => {
    const made = await with_.importKey('raw', key, HMAC, false, ['sign']);
    return async (text) => new Uint8Array(await with_.sign('HMAC', made, ascii(text)));
  },
});

export const plain: Hashes = {
  sha256: (data) => Promise.resolve(sha256(data)),
  hmac: (key) => Promise.resolve((text) => Promise.resolve(hmac(key, ascii(text)))),
};

export const hashes: Hashes = subtle ? webCrypto(subtle) : plain;

// -------------------------------------------------------------------- FIPS 180-4 and RFC 2104

const BLOCK = 64;

/** The first 32 bits of the fractional parts of the roots of the first primes. */
function fractions(count: number, power: number): Uint32Array {
  const found: number[] = [];
  for (let number = 2; found.length < count; number += 1) {
    let isPrime = true;
    for (let divisor = 2; divisor * divisor <= number; divisor += 1) {
      if (number % divisor === 0) isPrime = false;
    }
    if (isPrime) found.push(((number ** power % 1) * 2 ** 32) | 0);
  }
  return Uint32Array.from(found);
}

const START = fractions(8, 1 / 2);
const CONSTANTS = fractions(64, 1 / 3);
const turn = (word: number, by: number): number => (word >>> by) | (word << (32 - by));

function padded(data: Bytes): DataView {
  const length = Math.ceil((data.length + 9) / BLOCK) * BLOCK;
  const whole = new Uint8Array(length);
  whole.set(data);
  whole[data.length] = 0x80;
  const view = new DataView(whole.buffer);
  view.setUint32(length - 4, data.length * 8);
  return view;
}

function schedule(view: DataView, at: number): Uint32Array {
  const words = new Uint32Array(64);
  for (let index = 0; index < 16; index += 1) words[index] = view.getUint32(at + 4 * index);
  for (let index = 16; index < 64; index += 1) {
    const [early, late] = [words[index - 15]!, words[index - 2]!];
    const first = turn(early, 7) ^ turn(early, 18) ^ (early >>> 3);
    const second = turn(late, 17) ^ turn(late, 19) ^ (late >>> 10);
    words[index] = words[index - 16]! + first + words[index - 7]! + second;
  }
  return words;
}

function compress(state: Uint32Array, words: Uint32Array): void {
  let [a, b, c, d, e, f, g, h] = state as unknown as [
    number, number, number, number, number, number, number, number,
  ]; // prettier-ignore
  for (let index = 0; index < 64; index += 1) {
    const upper = turn(e, 6) ^ turn(e, 11) ^ turn(e, 25);
    const choice = (e & f) ^ (~e & g);
    const one = (h + upper + choice + CONSTANTS[index]! + words[index]!) | 0;
    const lower = turn(a, 2) ^ turn(a, 13) ^ turn(a, 22);
    const two = (lower + ((a & b) ^ (a & c) ^ (b & c))) | 0;
    [a, b, c, d, e, f, g, h] = [(one + two) | 0, a, b, c, (d + one) | 0, e, f, g];
  }
  [a, b, c, d, e, f, g, h].forEach((word, index) => (state[index]! += word));
}

function sha256(data: Bytes): Bytes {
  const view = padded(data);
  const state = START.slice();
  for (let at = 0; at < view.byteLength; at += BLOCK) compress(state, schedule(view, at));
  const result = new DataView(new ArrayBuffer(32));
  state.forEach((word, index) => result.setUint32(4 * index, word));
  return new Uint8Array(result.buffer);
}

function hmac(key: Bytes, data: Bytes): Bytes {
  const mixed = (byte: number, rest: Bytes): Bytes => {
    const whole = new Uint8Array(BLOCK + rest.length).fill(byte, 0, BLOCK);
    key.forEach((value, index) => (whole[index]! ^= value));
    whole.set(rest, BLOCK);
    return sha256(whole);
  };
  return mixed(0x5c, mixed(0x36, data));
}
