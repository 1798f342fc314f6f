/** The sentence above the map: what to do, and what the choice would gain. */
import { say, type Facts } from '../lib/messages.svelte';
import { viewport } from '../lib/viewport.svelte';
import type { DecisionView, GameView, TableView } from '../protocol';
import type { Hand } from './hand.svelte';
import { awaitedKind, DECISION_KINDS } from './decision-kinds';
import { nameOf } from './labels';

/** The pending decision, before anything is chosen. */
function askingWords(decision: DecisionView, hand: Hand, game: GameView, facts: Facts): string {
  const { pending } = game;
  if (hand.discard) return say('say-discard', facts);
  const coins = game.kingdoms[decision.kingdom]!.coins;
  const knights = game.kingdoms[decision.kingdom]!.knights;
  const asks = decision.awaits === 'place' && viewport.touch ? 'place-touch' : decision.awaits;
  return say(`say-${asks}`, {
    ...facts,
    coins,
    knights,
    building: pending.building ? say(`building-${pending.building.id}`) : '',
    caveman: pending.caveman ? say(`caveman-${pending.caveman.id}`) : '',
    left: pending.payments_left,
    fires: pending.volcano?.fires ?? 0,
    range: pending.volcano?.range ?? 0,
    resource: pending.totem ? say(`resource-${pending.totem}`) : '',
  });
}

export function sentence(
  decision: DecisionView,
  hand: Hand,
  game: GameView,
  table: TableView,
): string {
  const facts: Facts = { number: game.pending.domino?.number ?? 0 };
  if (!decision.is_mine) {
    return say(`waits-${decision.awaits}`, { name: nameOf(table.seats[decision.seat]!, table) });
  }
  const choice = hand.chosen ?? hand.hovered;
  if (choice) return DECISION_KINDS[choice.kind].describe(choice.move, facts);
  return askingWords(decision, hand, game, facts);
}

/** The text of the confirm button. */
export function confirmWords(hand: Hand, game: GameView): string {
  const words = hand.chosen && awaitedKind(hand.awaits)?.confirm?.(hand.chosen.move);
  if (words) return words;
  if (hand.discard) return say('confirm-discard', { number: game.pending.domino?.number ?? 0 });
  return say(`confirm-${hand.awaits}`);
}

/** Whose turn it is, and what they have to do. */
export function turnWords(decision: DecisionView, hand: Hand, table: TableView): string {
  const name = nameOf(table.seats[decision.seat]!, table);
  if (!decision.is_mine) return say('turn-other', { name });
  const what = say(
    `do-${hand.discard ? 'discard' : decision.awaits}${viewport.isPhone ? '-short' : ''}`,
  );
  return table.my_seats.length === 1 ? say('turn-you', { what }) : say('turn-seat', { name, what });
}
