/** The requests of the analysis board. */
import { ask, post } from '../lib/api';
import type {
  Asked,
  BoardAnswer,
  BoardHeader,
  BoardOpenAnswer,
  BoardPreviewAnswer,
  BoardRecordAnswer,
  BoardSetup,
  BoardTree,
  EvaluationAnswer,
  PaintedAnswer,
  WhyAnswer,
} from '../protocol';

export interface Place {
  header: BoardHeader;
  events: string[];
}

export interface Step {
  action?: number;
  tell?: string;
  draw?: boolean;
}

export const open = (text: string, record: number | null = null): Promise<BoardOpenAnswer> =>
  post('/board/open', { text, record });
export const view = (place: Place, step: Step = {}): Promise<BoardAnswer> =>
  post('/board/view', { ...place, ...step });
export const why = (place: Place, move: Asked): Promise<WhyAnswer> =>
  post('/board/why', { ...place, move });
export const preview = (place: Place, action: number): Promise<BoardPreviewAnswer> =>
  post('/board/preview', { ...place, action });
export const record = (tree: BoardTree): Promise<BoardRecordAnswer> => post('/board/record', tree);
export const painted = (
  text: string,
  language: string,
  setup: BoardSetup,
): Promise<PaintedAnswer> => post('/board/painted', { text, language, setup });

/** Whoever aborts does not want the answer any more, and the server stops working on it. */
export const evaluation = (
  place: Place,
  level: number,
  signal: AbortSignal,
): Promise<EvaluationAnswer> =>
  ask('/board/evaluation', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ ...place, level }),
    signal,
  });
