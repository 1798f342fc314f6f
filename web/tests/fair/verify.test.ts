import { readFileSync } from 'node:fs';
import { webcrypto } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { ascii, bytesOf, digits, plain, webCrypto } from '../../src/fair/hash';
import { commitmentTo, newNonce, verify, type FairRecord } from '../../src/fair/verify';

const stored = (name: string): FairRecord =>
  JSON.parse(readFileSync(`../tests/notation/fair/${name}.json`, 'utf8')) as FairRecord;
const GAMES = ['kingdomino', 'queendomino', 'royal_wedding', 'tribe'];
const BOTH = { plain, web: webCrypto(webcrypto.subtle as unknown as SubtleCrypto) };
const ONE = '11'.repeat(32);
const TWO = '22'.repeat(32);

const withTags = (tags: Record<string, string | undefined>): FairRecord => {
  const record = stored('kingdomino');
  return { ...record, tags: { ...record.tags, ...tags } as Record<string, string> };
};

describe('hashes', () => {
  it('are the same by hand and by WebCrypto, for every length around a block', async () => {
    for (let length = 0; length < 200; length += 1) {
      const data = Uint8Array.from({ length }, (_, at) => (at * 7 + length) % 256);
      expect(digits(await plain.sha256(data))).toBe(digits(await BOTH.web.sha256(data)));
    }
    const [one, two] = [await plain.hmac(bytesOf(ONE)), await BOTH.web.hmac(bytesOf(ONE))];
    for (const text of ['', '1 domino K1 1', 'x'.repeat(130)]) {
      expect(digits(await one(text))).toBe(digits(await two(text)));
    }
  });

  it('know the published value of "abc"', async () => {
    const known = 'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad';
    expect(digits(await plain.sha256(ascii('abc')))).toBe(known);
  });

  it('read nothing but 64 digits', () => {
    for (const text of ['', '0'.repeat(63), 'G'.repeat(64), 'A'.repeat(64)]) {
      expect(() => bytesOf(text)).toThrow(RangeError);
    }
  });
});

describe('verify', () => {
  it.each(GAMES.flatMap((name) => Object.keys(BOTH).map((how) => [name, how] as const)))(
    'recomputes every draw of %s (%s)',
    async (name, how) => {
      const verdict = await verify(stored(name), null, BOTH[how as keyof typeof BOTH]);
      expect(verdict.kind).toBe('fair');
      expect(verdict).toHaveProperty('draws', name === 'kingdomino' ? 10 : expect.any(Number));
    },
  );

  it('finds a draw that was changed', async () => {
    const record = stored('kingdomino');
    const line = record.events.findLast((event) => event.kind === 'line')!;
    const shown = record.events.flatMap((event) => event.dominoes ?? []);
    const other = Array.from({ length: 48 }, (_, at) => `K${at + 1}`).find(
      (name) => !shown.includes(name),
    )!;
    line.dominoes = [...line.dominoes!.slice(1), other];
    expect(await verify(record)).toMatchObject({ kind: 'draw', draw: 10 });
  });

  it('finds other secrets, nonces and commitments', async () => {
    expect(await verify(withTags({ shuffle_secret: ONE }))).toEqual({ kind: 'secret' });
    expect(await verify(withTags({ shuffle_secret: undefined }))).toEqual({ kind: 'untold' });
    expect(await verify(withTags({ shuffle_commitment: undefined }))).toEqual({ kind: 'none' });
    expect(await verify(withTags({ shuffle_secret: 'x' }))).toEqual({ kind: 'unreadable' });
    expect(await verify(withTags({ shuffle_nonces: '1:2' }))).toEqual({ kind: 'unreadable' });
    expect(await verify(withTags({ shuffle_nonces: `1:${TWO}` }))).toMatchObject({ kind: 'draw' });
  });

  it('compares with what this browser saw and added', async () => {
    const record = stored('kingdomino');
    const commitment = record.tags['shuffle_commitment']!;
    const own = { seat: 0, nonce: ONE, commitment };
    expect(await verify(record, own)).toMatchObject({ kind: 'fair' });
    expect(await verify(record, { ...own, nonce: TWO })).toEqual({ kind: 'own-nonce' });
    expect(await verify(record, { ...own, commitment: TWO })).toEqual({ kind: 'other-commitment' });
  });

  it('makes nonces that differ, with their commitments', async () => {
    const [one, two] = [await newNonce(), await newNonce()];
    expect(one.nonce).not.toBe(two.nonce);
    expect(await commitmentTo(one.nonce)).toBe(one.commitment);
  });
});
