/** Requests about people and public tables. */
import { ask, post, Refused } from '../lib/api';
import type {
  HistoryAnswer,
  JoinAnswer,
  LeaderboardAnswer,
  LobbyAnswer,
  LobbyJoinRequest,
  MeAnswer,
  PersonCodeAnswer,
  QuickAnswer,
  QuickRequest,
  SeatPeople,
} from '../protocol';

export const lobby = (): Promise<LobbyAnswer> => ask('/lobby');
export const joinPublic = (request: LobbyJoinRequest): Promise<JoinAnswer> =>
  post('/lobby/join', request);
export const quick = (request: QuickRequest): Promise<QuickAnswer> => post('/lobby/quick', request);

export const me = (): Promise<MeAnswer> => ask('/me');
export const saveName = (name: string): Promise<MeAnswer> => post('/me', { name });
export const myGames = (before: number | null): Promise<HistoryAnswer> =>
  ask(`/me/games${before === null ? '' : `?before=${before}`}`);
export const newCode = (): Promise<PersonCodeAnswer> => post('/me/code');
export const useCode = (code: string): Promise<MeAnswer> => post('/me/recover', { code });
export const deleteMe = (): Promise<MeAnswer> => post('/me/delete', { confirm: true });
export const EXPORT = '/api/me/export';

export const ratings = (game: string, players: number): Promise<LeaderboardAnswer> =>
  ask(`/ratings?game=${encodeURIComponent(game)}&players=${players}`);

/** Who sits at a table; null if that cannot be asked now. */
export const seatPeople = (id: string): Promise<SeatPeople | null> =>
  ask<SeatPeople>(`/games/${encodeURIComponent(id)}/people`).catch((error: unknown) => {
    if (error instanceof Refused) return null;
    throw error;
  });
