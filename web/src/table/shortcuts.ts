/** Keys that work anywhere at the table, unless somebody is writing. */
import { remember, settings } from '../lib/settings.svelte';
import { DECISION_KINDS } from './decision-kinds';
import type { Hand } from './hand.svelte';

export interface ShortcutActions {
  confirm: () => void;
  back: () => void;
  close: () => void;
  skip: () => void;
  mine: boolean;
}

const WRITING = 'input, select, textarea';

export function keyPressed(event: KeyboardEvent, hand: Hand, actions: ShortcutActions): void {
  const target = event.target as Element | null;
  if (event.defaultPrevented || event.altKey || event.metaKey || target?.closest?.(WRITING)) return;
  const key = event.key.toLowerCase();
  if (event.ctrlKey) {
    if (key !== 'z') return;
    event.preventDefault();
    actions.back();
  } else if (key === 'r') hand.rotate(event.shiftKey ? -1 : 1);
  else if (key === 'n') hand.walk(1);
  else if (key === 'p') hand.walk(-1);
  else if (key === 'z' || key === 'backspace') actions.back();
  else if (key === 'l') remember({ marks: !settings.marks });
  else if (key === 's') actions.skip();
  else if (key === 'escape') escape(hand, actions);
  // On a button or a link, Enter means that button.
  else if (key === 'enter' && !target?.closest?.('button, a')) actions.confirm();
  else if (/^[1-8]$/.test(key)) number(Number(key), hand);
}

function escape(hand: Hand, actions: ShortcutActions): void {
  if (!hand.back()) actions.close();
}

/** A digit chooses among what is offered in a row: dominoes, spaces, cavemen, kingdoms. */
function number(digit: number, hand: Hand): void {
  if (hand.isPlacing) return;
  const choice =
    hand.choices.find(({ move }) => move.order === digit || move.space === digit) ??
    hand.choices.filter(({ kind }) => DECISION_KINDS[kind].isCounted)[digit - 1];
  if (choice && hand.chosen !== choice) hand.choose(choice);
}
