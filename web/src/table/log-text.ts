/** The log in words: the server sends keys and arguments, which are formatted in the reader's language. */
import { knows, say, type Facts } from '../lib/messages.svelte';
import type { LogEntry, TableView } from '../protocol';
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
      facts[name] = nameOf(table.seats[value]!, table);
    } else facts[name] = value;
  }
  return facts;
}

export function logWords(entry: LogEntry, table: TableView): string {
  const facts = named(entry.args, table);
  const seat = entry.seat === null ? null : table.seats[entry.seat];
  if (!seat) return knows(entry.key) ? say(entry.key, facts) : entry.text;
  facts.who = isYou(seat, table) ? 'you' : 'other';
  facts.name = nameOf(seat, table);
  return knows(entry.key) ? say(entry.key, facts) : entry.text;
}
