/** The data that the drawing components need; the server's view fits these shapes. */
import type { Box, Cell, Ground } from './geometry';

export interface Half {
  terrain: string;
  crowns: number;
  resource?: string | null;
}

export interface Square extends Ground {
  crowns: number;
  building?: string | null;
  towers?: number;
  knight?: boolean;
  resource?: string | null;
  caveman?: string | null;
  fires?: number;
}

export interface Ghost {
  left: Cell;
  right: Cell;
  halves: readonly Half[];
  legal: boolean;
}

export interface Mark extends Cell {
  id: 'legal' | 'choose' | 'target' | 'illegal' | 'focus';
}

export interface Fire {
  from: Cell;
  to: Cell;
  fires: number;
}

/** The frame of the largest kingdom, and whether it can still move sideways, or up and down. */
export interface Limit {
  frame: Box;
  slidesAcross: boolean;
  slidesDown: boolean;
}

/** The appearance of a kingdom's owner: one colour, or two for a team; castle or hut. */
export interface Colours {
  seat: number;
  mate?: number | null;
  origins: boolean;
}
