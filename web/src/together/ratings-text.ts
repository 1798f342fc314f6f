/** Ratings in words. */
import { say } from '../lib/messages.svelte';

/** Numbers as text: a rating has no thousands separator. `+12` or `−12`. */
export const changeWords = (change: number): string =>
  say('rating-change', { sign: change < 0 ? 'down' : 'up', change: String(Math.abs(change)) });

export const ratingWords = (rating: number, uncertainty: number): string =>
  say('rating-of', { rating: String(rating), uncertainty: String(uncertainty) });

/** `Kingdomino, 4 players`. */
export const kindWords = (game: string, players: number): string =>
  say('leaderboard-kind', { game: say(`game-${game}`), players });
