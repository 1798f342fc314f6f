/** How a kingdom is counted at the end: territory by territory, then the rest, in the order of the score sheet. */
import { key, terrainSign } from '../lib/geometry';
import { say } from '../lib/messages.svelte';
import type { GameView, KingdomView, SquareView, TableView, TerritoryView } from '../protocol';
import { sheetLines } from './sheet-lines';

export interface Count {
  key: string;
  title: string;
  piece: string;
  points: number;
  /** The total before this step. */
  before: number;
  /** Only for territories: where their points come from. */
  territory: TerritoryView | null;
  /** The squares that score. */
  cells: ReadonlySet<string>;
}

type Uncounted = Omit<Count, 'before'>;

function ofTerritory(territory: TerritoryView, index: number, origins: boolean): Uncounted {
  return {
    key: `territory-${index}`,
    title: say(`terrain-${territory.terrain}-title`),
    piece: terrainSign(territory.terrain, origins),
    points: territory.points,
    territory,
    cells: new Set(territory.cells.map((cell) => key(cell[0], cell[1]))),
  };
}

const STANDS: Record<string, (square: SquareView) => unknown> = {
  'sheet-buildings': (square) => square.building,
  'sheet-resources': (square) => square.resource,
  'sheet-cavemen': (square) => square.caveman,
  'sheet-hordes': (square) => square.caveman,
};

/** The squares with the pieces that a line of the sheet is about. */
function squaresOf(line: string, kingdom: KingdomView): Set<string> {
  const stands = STANDS[line];
  return new Set(
    stands ? kingdom.squares.filter(stands).map((square) => key(square.x, square.y)) : [],
  );
}

/** The sources of points of a kingdom, in counting order. */
export function countsOf(game: GameView, table: TableView, which: number): Count[] {
  const kingdom = game.kingdoms[which]!;
  const lines = sheetLines(game, table);
  const territories = kingdom.territories.filter((one) => one.points > 0);
  const found = lines.flatMap<Uncounted>((line) => {
    const own = territories
      .filter((one) => one.terrain === line.key)
      .sort((a, b) => b.points - a.points);
    if (own.length) {
      return own.map((one) => ofTerritory(one, territories.indexOf(one), table.rules.is_origins));
    }
    const points = line.points[which]!;
    return points
      ? [
          {
            key: line.key,
            title: line.title,
            piece: line.piece,
            points,
            territory: null,
            cells: squaresOf(line.key, kingdom),
          },
        ]
      : [];
  });
  let before = 0;
  return found.map((count) => {
    const counted = { ...count, before };
    before += count.points;
    return counted;
  });
}

/** One step of the count in words; `points` may still be counting up. */
export function countWords(count: Count, points: number): string {
  const { territory, title } = count;
  if (!territory) return say('end-counted', { what: title, points });
  return say('end-lit', {
    terrain: title,
    squares: territory.squares,
    crowns: territory.crowns,
    points,
  });
}
