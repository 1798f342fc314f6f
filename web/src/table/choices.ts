import type { Cell } from '../lib/geometry';
import type { MoveView } from '../protocol';
import { DECISION_KINDS, type Surface } from './decision-kinds';
import { cellOf, type Pair } from './view-shapes';

/** A legal move, with its cells as the board names them. */
export interface Choice {
  action: number;
  kind: MoveView['kind'];
  move: MoveView;
  surface: Surface;
  left?: Cell;
  right?: Cell;
  square?: Cell;
  squares: readonly Cell[];
}

export function choiceOf(move: MoveView): Choice {
  const { surface } = DECISION_KINDS[move.kind];
  const squares = move.cells.map((pair) => cellOf(pair as Pair));
  return {
    action: move.action,
    kind: move.kind,
    move,
    surface,
    left: move.left ? cellOf(move.left) : undefined,
    right: move.right ? cellOf(move.right) : undefined,
    square: surface === 'square' ? squares[0] : undefined,
    squares,
  };
}
