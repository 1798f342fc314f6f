/** The sign of the best move; drawn, because not every typeface has it. */
export const BEST = '✓';
