import type { Refusal, WhyAnswer } from '../protocol';
import { knows, say, type Facts } from './messages.svelte';

type Args = Refusal['args'];
/** Arguments that are ids: each has a message `argument-id` with its text. */
const WORDED = new Set(
  'building caveman resource step level source what why from game terrain'.split(' '),
);

function fact(name: string, value: Args[string]): string | number {
  if (Array.isArray(value)) {
    const start = value.slice(0, -1).join(', '),
      last = value.at(-1) ?? '';
    return start ? say('choices', { start, last }) : last;
  }
  if (typeof value === 'object') return say(value.key, facts(value.args));
  const key = `${name === 'from' ? 'level' : name}-${value}`;
  return WORDED.has(name) && knows(key) ? say(key) : value;
}

/** The arguments as text: ids by name, choices of words as a list, nested reasons as sentences. */
function facts(args: Args): Facts {
  return Object.fromEntries(Object.entries(args).map(([name, value]) => [name, fact(name, value)]));
}

/** A refusal in the reader's language; English if the key is unknown. */
export function refusalWords(refusal: Partial<Refusal | WhyAnswer> | null | undefined): string {
  if (refusal?.key && knows(refusal.key)) return say(refusal.key, facts(refusal.args ?? {}));
  return refusal?.sentence || say('trouble');
}
