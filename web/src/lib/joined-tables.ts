/** The tables this browser has a seat at, newest first. The seats themselves are in cookies that scripts cannot read. */

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
    // Then the list is simply empty next time.
  }
}

export const rememberTable = (id: string): void =>
  keep([id, ...myTables().filter((other) => other !== id)]);
export const forgetTable = (id: string): void => keep(myTables().filter((other) => other !== id));
