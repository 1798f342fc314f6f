import type { Refusal } from '../protocol';
import { knows, say } from './messages.svelte';

/** A refusal in the reader's language; English if the key is unknown. */
export function refusalWords(refusal: Partial<Refusal> | null | undefined): string {
  if (refusal?.key && knows(refusal.key)) return say(refusal.key, refusal.args);
  return refusal?.sentence || say('trouble');
}
