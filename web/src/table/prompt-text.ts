/** The sentence over the map: what is to be done, and what the choice would bring. */
import { say, type Facts } from '../lib/messages.svelte';
import type { DecisionView, GameView, TableView } from '../protocol';
import type { Hand } from './hand.svelte';
import { nameOf } from './labels';

const signed = (points: number): string => (points < 0 ? `−${-points}` : `+${points}`);
const numberOf = (id: string | null): string => (id ?? '').replace(/\D/g, '');

function thing(id: string): string {
  return ['mammoth', 'fish', 'mushroom', 'flint'].includes(id)
    ? say(`resource-${id}`)
    : say(`caveman-${id}`);
}

/** What the chosen move would bring. */
function chosenWords(hand: Hand, game: GameView, facts: Facts): string {
  const { kind, move } = hand.chosen!;
  const points = signed(move.points);
  switch (kind) {
    case 'place':
      return move.points
        ? say('say-place-points', { ...facts, points })
        : say('say-place-none', facts);
    case 'claim':
      if (move.best === null)
        return say('say-claim-nofit', { number: numberOf(move.domino), order: move.order ?? 1 });
      return say('say-claim-best', {
        number: numberOf(move.domino),
        points: signed(move.best),
        order: move.order ?? 1,
      });
    case 'claim_pair':
      return say('say-pair-chosen', {
        first: numberOf(move.dominoes[0] ?? ''),
        second: numberOf(move.dominoes[1] ?? ''),
      });
    case 'tax':
      return say('say-tax-coins', { coins: move.coins });
    case 'build':
      return say('say-build-chosen', {
        building: say(`building-${move.building}`),
        what: say(`building-${move.building}-what`),
        coins: -move.coins,
      });
    case 'dragon':
      return say('say-dragon-chosen', { building: say(`building-${move.building}`) });
    case 'erupt':
      return move.burns
        ? say('say-erupt-burns', { points, what: thing(move.burns) })
        : say('say-erupt-points', { points });
    case 'recruit':
      return say('say-recruit-chosen', {
        caveman: say(`caveman-${move.caveman}`),
        what: say(`caveman-${move.caveman}-what`),
      });
    case 'pay':
      return say('say-pay-chosen', { points, what: move.resource ? thing(move.resource) : '' });
    case 'give':
      return say('say-give', { resource: say(`resource-${move.resource}`) });
    default:
      return game.pending.caveman || kind === 'site' || kind === 'settle'
        ? say('say-points-here', { points })
        : '';
  }
}

/** What is awaited, before anything is chosen. */
function askingWords(decision: DecisionView, hand: Hand, game: GameView, facts: Facts): string {
  const { pending } = game;
  if (hand.discard) return say('say-discard', facts);
  const coins = game.kingdoms[decision.kingdom]!.coins;
  const knights = game.kingdoms[decision.kingdom]!.knights;
  return say(`say-${decision.awaits}`, {
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
  if (!decision.is_mine)
    return say(`waits-${decision.awaits}`, { name: nameOf(table.seats[decision.seat]!, table) });
  if (hand.chosen) return chosenWords(hand, game, facts);
  if (hand.isPlacing && hand.ghost?.legal) {
    const choice = hand.placementAt(hand.ghost.left, hand.turn)!;
    return choice.move.points
      ? say('say-place-points', { ...facts, points: signed(choice.move.points) })
      : say('say-place-none', facts);
  }
  return askingWords(decision, hand, game, facts);
}

/** The words on the confirm button. */
export function confirmWords(hand: Hand, game: GameView): string {
  const move = hand.chosen?.move;
  if (hand.awaits === 'claim')
    return move
      ? say('confirm-claim-number', { number: numberOf(move.domino) })
      : say('confirm-claim');
  if (hand.awaits === 'tax')
    return move ? say('confirm-tax-coins', { coins: move.coins }) : say('confirm-tax');
  if (hand.discard) return say('confirm-discard', { number: game.pending.domino?.number ?? 0 });
  return say(`confirm-${hand.awaits}`);
}
