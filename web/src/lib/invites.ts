/** The invite codes given to this browser as host, so that a reload shows the same link instead of a new one. */
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

/** Save the code that is valid for any open seat. */
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
    // The host can always request a new link.
  }
}

export const keptInvite = (id: string): string | null => stored()[id] ?? null;
