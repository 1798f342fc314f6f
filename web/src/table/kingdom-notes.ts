/** A short note on each kingdom: what it did or is doing in this round. */
import { say } from '../lib/messages.svelte';
import type { DecisionView, GameView, TableView } from '../protocol';

function note(
  kingdom: number,
  game: GameView,
  table: TableView,
  decision: DecisionView | null,
): string {
  const seats = game.kingdoms[kingdom]!.seats;
  if (seats.some((seat) => table.seats[seat]!.substitute)) return say('note-substitute');
  if (
    seats.some(
      (seat) =>
        table.seats[seat]!.who === 'person' &&
        !table.seats[seat]!.mine &&
        !table.seats[seat]!.connected,
    )
  ) {
    return say('note-away');
  }
  if (decision && seats.includes(decision.seat)) return say(`note-${decision.awaits}`);
  const waiting = game.this_line.some(
    (entry) => entry.seat !== null && seats.includes(entry.seat) && entry.state === 'waiting',
  );
  if (waiting) return say('note-waits');
  return game.next_line.some((entry) => entry.seat !== null && seats.includes(entry.seat))
    ? say('note-chosen')
    : '';
}

export function notesOf(game: GameView, table: TableView, decision: DecisionView | null): string[] {
  return game.kingdoms.map((kingdom) => note(kingdom.kingdom, game, table, decision));
}
