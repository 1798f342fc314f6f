/** The lines of the score sheet, as on the printed pad: one for each source of points in this game. */
import { terrainSign } from '../lib/geometry';
import { say } from '../lib/messages.svelte';
import type { GameView, KingdomView, SheetView, TableView } from '../protocol';

export interface SheetLine {
  key: string;
  title: string;
  piece: string;
  /** The points of each kingdom, by kingdom; and how they are made up. */
  points: readonly number[];
  parts: readonly string[];
}

const sum = (lines: readonly { points: number }[] | null): number | null =>
  lines && lines.reduce((total, line) => total + line.points, 0);

function products(kingdom: KingdomView, terrain: string): string {
  return kingdom.territories
    .filter((one) => one.terrain === terrain && one.points > 0)
    .map((one) => `${one.squares}×${one.crowns}`)
    .join(' + ');
}

function terrainLines(game: GameView, origins: boolean): SheetLine[] {
  const terrains = [
    ...new Set(
      game.kingdoms.flatMap((kingdom) => kingdom.sheet.terrains.map((line) => line.terrain)),
    ),
  ].filter((terrain) => terrain !== 'volcano');
  return terrains.map((terrain) => ({
    key: terrain,
    title: say(`terrain-${terrain}-title`),
    piece: terrainSign(terrain, origins),
    points: game.kingdoms.map(
      (kingdom) => kingdom.sheet.terrains.find((line) => line.terrain === terrain)?.points ?? 0,
    ),
    parts: game.kingdoms.map((kingdom) => products(kingdom, terrain)),
  }));
}

type Reading = readonly [
  key: string,
  piece: string,
  read: (sheet: SheetView) => number | null,
  part?: (sheet: SheetView) => string,
];

const OTHERS: readonly Reading[] = [
  ['sheet-buildings', 'building-statue', (sheet) => sum(sheet.buildings)],
  ['sheet-coins', 'coin', (sheet) => sheet.coin_points, (sheet) => String(sheet.coins ?? '')],
  ['sheet-queen', 'queen', (sheet) => sheet.queen],
  ['sheet-resources', 'mammoth', (sheet) => sheet.resources],
  ['sheet-totems', 'totem-fish', (sheet) => sum(sheet.totems)],
  ['sheet-cavemen', 'caveman-hunter', (sheet) => sum(sheet.cavemen)],
  ['sheet-hordes', 'caveman-giant_warrior', (sheet) => sum(sheet.hordes)],
];

export function sheetLines(game: GameView, table: TableView): SheetLine[] {
  const origins = table.rules.is_origins;
  const readings: Reading[] = [
    ...OTHERS,
    ['sheet-middle', origins ? 'hut-1' : 'castle-1', (sheet) => sheet.middle_kingdom],
    ['sheet-harmony', 'icon-laurel', (sheet) => sheet.harmony],
  ];
  const others = readings
    .filter(([, , read]) => game.kingdoms.some((kingdom) => read(kingdom.sheet) !== null))
    .map(([key, piece, read, part]) => ({
      key,
      title: title(key, origins),
      piece,
      points: game.kingdoms.map((kingdom) => read(kingdom.sheet) ?? 0),
      parts: game.kingdoms.map((kingdom) => part?.(kingdom.sheet) ?? ''),
    }));
  return [...terrainLines(game, origins), ...others];
}

function title(key: string, origins: boolean): string {
  if (key === 'sheet-middle') {
    return say(origins ? 'option-middle_kingdom-origins' : 'option-middle_kingdom');
  }
  if (key === 'sheet-harmony') return say(origins ? 'option-harmony-origins' : 'option-harmony');
  return say(key);
}
