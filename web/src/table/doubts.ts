/** Answers to whoever tries something impossible. */
import { say } from '../lib/messages.svelte';
import type { Asked } from '../protocol';
import type { Doubt, Hand } from './hand.svelte';
import { pairOf } from './view-shapes';

/** A doubt as the server is asked about it. */
function askedOf(doubt: Doubt): Asked {
  const { domino, space, building, caveman, source, left, right, squares } = doubt;
  return {
    kind: doubt.kind as Asked['kind'],
    domino,
    space,
    building,
    caveman,
    source,
    left: left && pairOf(left),
    right: right && pairOf(right),
    squares: squares?.map(pairOf),
  };
}

/** Whether a doubt is about the pending decision. */
function belongs({ kind }: Doubt, hand: Hand): boolean {
  return !hand.discard && kind === (hand.awaits === 'pair' ? 'claim_pair' : hand.awaits);
}

/** Why something is impossible: what the page knows, else that something else comes first, else the server's reason. */
export async function answerTo(
  doubt: Doubt,
  hand: Hand,
  turnText: string,
  why: (asked: Asked) => Promise<string>,
): Promise<string> {
  if (!doubt.words && !belongs(doubt, hand)) return `**${say('not-now')}** ${turnText}`;
  const answer = doubt.words ?? (await why(askedOf(doubt)));
  const isOnMap = doubt.left !== undefined || doubt.squares !== undefined;
  return `**${say(isOnMap ? 'not-here' : 'not-this')}** ${answer}`;
}
