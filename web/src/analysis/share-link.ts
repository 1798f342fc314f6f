/** A whole tree in the fragment of a link, which is not sent to any server: compressed where the browser can. */
import { RECORD_BYTES, type BoardTree } from '../protocol';

/** Longer links are cut by some programs. */
export const LONGEST_LINK = 16_000;

function encoded(bytes: Uint8Array): string {
  let plain = '';
  for (const byte of bytes) plain += String.fromCharCode(byte);
  return btoa(plain).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '');
}

function decoded(text: string): Uint8Array<ArrayBuffer> {
  const plain = atob(text.replaceAll('-', '+').replaceAll('_', '/'));
  return Uint8Array.from(plain, (letter) => letter.charCodeAt(0));
}

async function piped(
  bytes: Uint8Array<ArrayBuffer>,
  through: ReadableWritablePair<Uint8Array, BufferSource>,
): Promise<Uint8Array<ArrayBuffer>> {
  const source = new ReadableStream<BufferSource>({
    start(controller) {
      controller.enqueue(bytes);
      controller.close();
    },
  });
  const reader = source.pipeThrough(through).getReader();
  const parts: Uint8Array[] = [];
  let size = 0;
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    size += part.value.length;
    if (size > 4 * RECORD_BYTES) throw new RangeError('too long');
    parts.push(part.value);
  }
  const whole = new Uint8Array(size);
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}

/** The fragment for a tree and the number of the node that is shown, -1 for the beginning. */
export async function toFragment(tree: BoardTree, at: number): Promise<string> {
  const bytes = new TextEncoder().encode(JSON.stringify(tree));
  if (typeof CompressionStream === 'undefined') return `at=${at}&plain=${encoded(bytes)}`;
  const packed = await piped(bytes, new CompressionStream('deflate-raw'));
  return `at=${at}&tree=${encoded(packed)}`;
}

/** What a fragment holds; null if it is broken. The server checks the tree. */
export async function fromFragment(
  fragment: string,
): Promise<{ tree: BoardTree; at: number } | null> {
  try {
    const values = new URLSearchParams(fragment);
    const packed = values.get('tree');
    const bytes = decoded(packed ?? values.get('plain') ?? '');
    const whole =
      packed === null ? bytes : await piped(bytes, new DecompressionStream('deflate-raw'));
    const tree = JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(whole)) as BoardTree;
    return { tree, at: Number(values.get('at') ?? -1) };
  } catch {
    return null;
  }
}
