/** The tables at which this browser has a seat, newest first. The seats are in cookies that scripts cannot read. */

const KEY = 'fiefdom.tables';
const MOST = 12;

export function myTables(): string[] {
  try {
    const value: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
    return Array.isArray(value) ? value.filter((id): id is string => typeof id === 'string') : [];
  } catch {
    return [];
  }
}

function keep(ids: readonly string[]): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(ids.slice(0, MOST)));
  } catch {
    // The list will simply be empty next time.
  }
}

export const rememberTable = (id: string): void =>
  keep([id, ...myTables().filter((other) => other !== id)]);
export const forgetTable = (id: string): void => keep(myTables().filter((other) => other !== id));
