/** HTTP requests to the server. Refusals are thrown as errors with a sentence in the reader's language. */
import type {
  AgainAnswer,
  AgainRequest,
  ChoicesAnswer,
  CreateAnswer,
  CreateRequest,
  HintAnswer,
  Invite,
  JoinAnswer,
  JoinRequest,
  LookAnswer,
  MomentsAnswer,
  PadAnswer,
  PadRequest,
  RecordAnswer,
  RecoverAnswer,
  RecoveryAnswer,
  Refusal,
  ReviewAnswer,
  TableMessage,
} from '../protocol';
import { REFUSALS, say, words } from './messages.svelte';
import { refusalWords } from './refusal-text';

export class Refused extends Error {
  constructor(
    readonly code: string,
    message: string,
  ) {
    super(message);
  }
}

export async function ask<Answer>(path: string, init?: RequestInit): Promise<Answer> {
  const answer = await fetch(`/api${path}`, { credentials: 'same-origin', ...init }).catch(() => {
    throw new Refused('offline', say('no-connection'));
  });
  const body: unknown = await answer.json().catch(() => null);
  if (answer.ok) return body as Answer;
  const refusal = body as Partial<Refusal> | null;
  await words(...REFUSALS).catch(() => undefined);
  throw new Refused(refusal?.code ?? String(answer.status), refusalWords(refusal));
}

export const post = <Answer>(path: string, body: unknown = {}): Promise<Answer> =>
  ask<Answer>(path, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  });

export const score = (request: PadRequest): Promise<PadAnswer> => post('/score', request);
export const choices = (): Promise<ChoicesAnswer> => ask('/choices');
export const create = (request: CreateRequest): Promise<CreateAnswer> => post('/games', request);
export const look = (code: string): Promise<LookAnswer> => post('/invites/look', { code });
export const join = (request: JoinRequest): Promise<JoinAnswer> => post('/join', request);
export const invite = (id: string, seat: number | null): Promise<Invite> =>
  post(`/games/${encodeURIComponent(id)}/invites`, { seat });
export const recovery = (id: string): Promise<RecoveryAnswer> =>
  post(`/games/${encodeURIComponent(id)}/recovery`);
export const recover = (code: string): Promise<RecoverAnswer> => post('/recover', { code });
export const table = (id: string): Promise<TableMessage> => ask(`/games/${encodeURIComponent(id)}`);
export const moments = (
  id: string,
  game: number,
  first: number,
  count: number,
): Promise<MomentsAnswer> =>
  ask(`/games/${encodeURIComponent(id)}/moments?game=${game}&first=${first}&count=${count}`);
export const recordAddress = (id: string, game: number, kind: 'fief' | 'json'): string =>
  `/api/games/${encodeURIComponent(id)}/record.${kind}?game=${game}`;

const reviewPath = (id: string): string => `/games/${encodeURIComponent(id)}/review`;
export const hint = (id: string, at: number): Promise<HintAnswer> =>
  post(`/games/${encodeURIComponent(id)}/hint`, { at });
export const beginReview = (id: string, game: number | null): Promise<ReviewAnswer> =>
  post(reviewPath(id), { game });
/** Answers as soon as more than `seen` decisions are analysed, or after a while. */
export const followReview = (id: string, game: number, seen: number): Promise<ReviewAnswer> =>
  ask(`${reviewPath(id)}?game=${game}&seen=${seen}`);
export const stopReview = (id: string, game: number): Promise<ReviewAnswer> =>
  ask(`${reviewPath(id)}?game=${game}`, { method: 'DELETE' });
export const again = (id: string, wish: AgainRequest): Promise<AgainAnswer> =>
  post(`/games/${encodeURIComponent(id)}/again`, wish);

/** Upload a record; if the file has several games, the one with this number. */
export const upload = (text: string, number: number | null = null): Promise<RecordAnswer> =>
  ask(`/records${number === null ? '' : `?record=${number}`}`, {
    method: 'POST',
    headers: { 'Content-Type': /^\s*[[{]/.test(text) ? 'application/json' : 'text/plain' },
    body: text,
  });
