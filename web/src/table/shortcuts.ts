/** Keys that work anywhere at the table, unless the user is typing. */
import { remember, settings } from '../lib/settings.svelte';
import { DECISION_KINDS } from './decision-kinds';
import type { Hand } from './hand.svelte';

export interface ShortcutActions {
  /** Whether another kingdom covers the one that is being played. */
  isCovered: () => boolean;
  confirm: () => void;
  back: () => void;
  close: () => void;
  skip: () => void;
  hint: () => void;
}

type Shortcut = (hand: Hand, actions: ShortcutActions, event: KeyboardEvent) => void;

const SHORTCUTS: Record<string, Shortcut> = {
  r: (hand, _, event) => hand.rotate(event.shiftKey ? -1 : 1),
  n: (hand) => hand.walk(1),
  p: (hand) => hand.walk(-1),
  z: (_, actions) => actions.back(),
  backspace: (_, actions) => actions.back(),
  l: () => remember({ marks: !settings.marks }),
  s: (_, actions) => actions.skip(),
  h: (_, actions) => actions.hint(),
  escape,
  enter,
};

/** On a button or a link, Enter activates it; on what is already chosen, it confirms. */
function enter(_: Hand, actions: ShortcutActions, event: KeyboardEvent): void {
  const isChosen = isWithin(event, '[data-choice][aria-pressed=true]');
  if (!isChosen && isWithin(event, 'button, a')) return;
  event.preventDefault();
  if (!event.repeat) actions.confirm();
}

/** Keys that change what cannot be seen while another kingdom covers it: they lead back first. */
const COVERED = new Set(['r', 'n', 'p', 'z', 'backspace', 's']);

const isWithin = (event: KeyboardEvent, selector: string): boolean =>
  Boolean((event.target as Element | null)?.closest?.(selector));

const isWriting = (event: KeyboardEvent): boolean => isWithin(event, 'input, select, textarea');

export function keyPressed(event: KeyboardEvent, hand: Hand, actions: ShortcutActions): void {
  if (event.defaultPrevented || event.altKey || event.metaKey || isWriting(event)) return;
  const key = event.key.toLowerCase();
  if (event.ctrlKey) {
    if (key !== 'z') return;
    event.preventDefault();
    actions.back();
  } else if (actions.isCovered() && COVERED.has(key)) actions.close();
  else if (/^[1-8]$/.test(key)) number(Number(key), hand);
  else if (Object.hasOwn(SHORTCUTS, key)) SHORTCUTS[key]!(hand, actions, event);
}

function escape(hand: Hand, actions: ShortcutActions): void {
  if (actions.isCovered() || !hand.back()) actions.close();
}

/** A digit chooses from a row: dominoes, spaces, cavemen, kingdoms. */
function number(digit: number, hand: Hand): void {
  if (hand.isPlacing) return;
  const choice =
    hand.choices.find(({ move }) => move.order === digit || move.space === digit) ??
    hand.choices.filter(({ kind }) => DECISION_KINDS[kind].isCounted)[digit - 1];
  if (choice) hand.choose(choice);
}
