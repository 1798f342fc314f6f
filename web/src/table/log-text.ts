/** The log in words: the server sends keys and arguments, which are formatted in the reader's language. */
import { knows, say, type Facts } from '../lib/messages.svelte';
import type { LogEntry, SeatView, TableView } from '../protocol';
import { isYou, nameOf, pieceName } from './labels';

const NAMES: Record<string, string> = {
  building: 'building',
  caveman: 'caveman',
  resource: 'resource',
  terrain: 'terrain',
  burns: '',
  level: 'level',
};

/** The arguments, with pieces and people by name. */
export function named(args: Record<string, string | number>, table: TableView): Facts {
  const facts: Facts = {};
  for (const [name, value] of Object.entries(args)) {
    if (name === 'burns' && typeof value === 'string') facts[name] = value && pieceName(value);
    else if (name in NAMES && typeof value === 'string' && value) {
      facts[name] = say(`${NAMES[name]}-${value}`);
    } else if (name === 'seat' && typeof value === 'number') {
      Object.assign(facts, whose(table.seats[value]!, table));
    } else facts[name] = value;
  }
  return facts;
}

/** The facts about the person that a line is about, in the words of the game. */
function whose(seat: SeatView, table: TableView): Facts {
  return {
    who: isYou(seat, table) ? 'you' : 'other',
    name: nameOf(seat, table),
    king: table.rules.is_origins ? 'chief' : 'king',
  };
}

export function logWords(entry: LogEntry, table: TableView): string {
  const facts = named(entry.args, table);
  const seat = entry.seat === null ? null : table.seats[entry.seat];
  if (seat) Object.assign(facts, whose(seat, table));
  return knows(entry.key) ? say(entry.key, facts) : entry.text;
}
