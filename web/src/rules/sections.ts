/** Which sections the rules of a game have, from the file that the terminal reads too. */
import data from '@rulebook/sections.json';
import type { RulesView } from '../protocol';

interface Condition {
  players?: number[];
  option?: string;
}

export interface Picture {
  caption: string;
  rows: string[][];
  new: number[][];
  is_legal: boolean;
}

export interface Section {
  title: string;
  text: string;
  piece: string;
  rules: string[];
  when?: Condition;
  paragraphs?: Record<string, Condition>;
  picture?: string;
  catalogue?: 'buildings' | 'cavemen';
}

const { pages, pictures, catalogues } = data as unknown as {
  pages: Record<string, Section[]>;
  pictures: Record<string, Picture[]>;
  catalogues: Record<'buildings' | 'cavemen', [string, number][]>;
};
export const PAGES = pages;
export const CATALOGUES = catalogues;
/** How large a kingdom may be where the number of players is open. */
const SIZES: Record<string, string> = { kingdomino: '5', royal_wedding: 'wedding' };

export const picturesOf = (section: Section): Picture[] => pictures[section.picture ?? ''] ?? [];

function applies(condition: Condition | undefined, rules: RulesView | null): boolean {
  if (!rules || !condition) return true;
  const { players, option } = condition;
  return (
    (!players || players.includes(rules.players)) && (!option || rules.options.includes(option))
  );
}

/** The sections of a game; for a table, only those that apply to its players and options. */
export function sectionsOf(game: string, rules: RulesView | null): Section[] {
  return (pages[game] ?? []).filter((section) => {
    const choices = Object.values(section.paragraphs ?? {}).filter(({ option }) => option);
    const hasText = !choices.length || choices.some((condition) => applies(condition, rules));
    return applies(section.when, rules) && hasText;
  });
}

/** The argument of texts that tell how large a kingdom may be. */
export const sizeOf = (game: string, rules: RulesView | null): string | number =>
  rules ? rules.side : (SIZES[game] ?? 'two');

/** The paragraphs of a text that apply. */
export const paragraphsOf = (section: Section, text: string, rules: RulesView | null): string[] =>
  text
    .split('\n')
    .filter(Boolean)
    .filter((_, index) => applies(section.paragraphs?.[index + 1], rules));
