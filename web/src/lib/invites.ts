/** The invite codes that this browser's host was given, so that a reload shows the same link and not a new one. */
import type { Invite } from '../protocol';

const KEY = 'fiefdom.invites';

function stored(): Record<string, string> {
  try {
    const value: unknown = JSON.parse(localStorage.getItem(KEY) ?? '{}');
    return typeof value === 'object' && value !== null ? (value as Record<string, string>) : {};
  } catch {
    return {};
  }
}

/** Keep the code that is good for any open seat. */
export function keepInvites(id: string, invites: readonly Invite[]): void {
  const common = invites.find((invite) => invite.seat === null);
  if (!common) return;
  const entries = [
    [id, common.code],
    ...Object.entries(stored()).filter(([other]) => other !== id),
  ].slice(0, 12);
  try {
    localStorage.setItem(KEY, JSON.stringify(Object.fromEntries(entries)));
  } catch {
    // The host can always ask for a new link.
  }
}

export const keptInvite = (id: string): string | null => stored()[id] ?? null;
