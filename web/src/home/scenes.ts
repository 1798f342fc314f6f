/** Small pictures of the games, built from the real pieces: rows of squares, then figures on them. */

export interface Figure {
  id: string;
  x: number;
  y: number;
  size: number;
  seat?: number;
}

export interface Scene {
  rows: readonly string[];
  figures: readonly Figure[];
  seat: number;
  /** Which part a narrow picture shows. */
  narrow: number;
}

const kings: Figure[] = [1, 2, 3, 4, 5, 6, 7, 8].map((seat) => ({
  id: `king-${seat}`,
  x: 4 + (seat - 1) * 71,
  y: seat % 2 ? 92 : 156,
  size: 102,
  seat,
}));

export const SCENES: Record<string, Scene> = {
  kingdomino: {
    rows: [
      'wheat-1+crowns-1 wheat-2 forest-1 forest-2+crowns-1 lake-1 lake-3',
      'grassland-1+crowns-2 wheat-3 castle-1 lake-2+crowns-1 lake-3 mine-1+crowns-2',
      'grassland-2 swamp-1+crowns-1 swamp-2 forest-3 grassland-4+crowns-1 mine-3',
    ],
    figures: [
      { id: 'king-1', x: 84, y: 128, size: 134, seat: 1 },
      { id: 'king-2', x: 396, y: 96, size: 134, seat: 2 },
    ],
    seat: 1,
    narrow: 40,
  },
  queendomino: {
    rows: [
      'town-1 building-queens_tower building-bakery forest-3+crowns-1 swamp-1+crowns-1 lake-1',
      'wheat-1 castle-4 building-statue forest-1 building-watchtower town-2',
      'wheat-2+crowns-1 grassland-1 building-church lake-3+crowns-1 town-1 building-archery_range',
    ],
    figures: [
      { id: 'queen', x: 286, y: 84, size: 150 },
      { id: 'dragon', x: 440, y: 108, size: 168 },
      { id: 'knight', x: 22, y: 150, size: 84, seat: 4 },
    ],
    seat: 4,
    narrow: 180,
  },
  royal_wedding: {
    rows: [
      'lake-3+crowns-1 forest-1 wheat-2 building-church town-2 mine-2+crowns-1',
      'grassland-4 forest-2+crowns-1 wheat-1+crowns-1 swamp-3 lake-1 grassland-1',
      'wheat-3 town-1 building-great_inn forest-3 lake-2+crowns-1 swamp-2',
    ],
    figures: kings,
    seat: 1,
    narrow: 60,
  },
  origins: {
    rows: [
      'volcano-2 jungle-1 lake-3+fires-1 desert-1 grassland-2 quarry-1+fires-1',
      'grassland-3 hut-7 jungle-2+fires-1 quarry-2 desert-3 volcano-1',
      'desert-2 grassland-2+fires-1 lake-2 jungle-3 quarry-3+fires-2 lake-3',
    ],
    figures: [
      { id: 'mammoth', x: 14, y: 104, size: 90 },
      { id: 'mushroom', x: 118, y: 28, size: 66 },
      { id: 'fire-token-2', x: 416, y: 8, size: 88 },
      { id: 'chief-7', x: 282, y: 96, size: 142, seat: 7 },
      { id: 'caveman-hunter', x: 412, y: 104, size: 92 },
      { id: 'fish', x: 212, y: 208, size: 80 },
    ],
    seat: 7,
    narrow: 0,
  },
};
