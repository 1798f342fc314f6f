/** The sections of each game's help: the key of a title and the key of a text. */

export interface Section {
  title: string;
  text: string;
  piece: string;
}

const section = (name: string, piece: string, text = name): Section => ({
  title: `help-${name}`,
  text: `help-${text}-text`,
  piece,
});

const keys = section('keys', 'icon-eye');
const end = section('end', 'icon-laurel');
const queenEnd = section('end', 'icon-laurel', 'end-queen');
const options = section('options', 'icon-plus');
const originsStart = [
  section('aim', 'hut-7', 'origins-aim'),
  section('turn', 'chief-7'),
  section('place', 'desert-1'),
  section('volcano', 'volcano-2'),
  section('opening', 'chief-6', 'origins-opening'),
];
const originsEnd = [end, section('options', 'icon-plus', 'origins-options'), keys];
const queenSteps = [
  section('queen-turn', 'king-1'),
  section('taxes', 'knight'),
  section('build', 'building-bakery'),
  section('queen', 'queen'),
  section('dragon', 'dragon'),
  section('refill', 'building-sawmill-sale'),
];

export const PAGES: Record<string, { sections: readonly Section[]; size: number }> = {
  kingdomino: {
    sections: [
      section('aim', 'castle-1'),
      section('turn', 'king-1'),
      section('place', 'wheat-1'),
      section('opening', 'king-2'),
      end,
      options,
      section('duel', 'king-3'),
      keys,
    ],
    size: 5,
  },
  queendomino: {
    sections: [
      section('aim', 'castle-4'),
      section('turn', 'king-4'),
      section('place', 'town-1'),
      ...queenSteps,
      section('opening', 'king-2'),
      queenEnd,
      options,
      keys,
    ],
    size: 5,
  },
  royal_wedding: {
    sections: [
      section('wedding', 'castle-5'),
      section('teams', 'king-5'),
      section('aim', 'castle-1'),
      section('turn', 'king-6'),
      section('place', 'town-1'),
      ...queenSteps,
      queenEnd,
      options,
      keys,
    ],
    size: 7,
  },
  discovery: { sections: [...originsStart, ...originsEnd], size: 5 },
  totem: {
    sections: [
      ...originsStart,
      section('resources', 'mammoth'),
      section('totems', 'totem-fish'),
      ...originsEnd,
    ],
    size: 5,
  },
  tribe: {
    sections: [
      ...originsStart,
      section('resources', 'mushroom'),
      section('tribe', 'caveman-hunter'),
      ...originsEnd,
    ],
    size: 5,
  },
};
