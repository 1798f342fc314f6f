/**
 * Pieces that travel: kings walk to the domino they chose, dominoes fly from the line to a kingdom of somebody else,
 * coins and knights between their stock, the squares and the builders' board.
 */
import { isStill } from '../lib/viewport.svelte';
import type { GameView, TableView } from '../protocol';
import { tripsBetween, type Place, type Trip } from './trips';

const WALK = 240;
const FLIGHT = 380;
/** So much later does the next coin leave. */
const APART = 55;
const EASE = 'cubic-bezier(0.2, 0.7, 0.3, 1)';

interface Seen {
  /** The places of the kings, by seat and domino. */
  kings: ReadonlyMap<string, DOMRect>;
  /** The pictures of the dominoes in the lines, and where they are. */
  dominoes: ReadonlyMap<string, { art: Element; place: DOMRect }>;
  placed: ReadonlySet<string>;
  game: GameView;
}

const placedIn = (game: GameView): Map<string, number> =>
  new Map(
    game.kingdoms.flatMap(({ kingdom, dominoes }) =>
      dominoes.map(({ domino }) => [domino, kingdom] as const),
    ),
  );

const kingsIn = (root: Element): HTMLElement[] => [
  ...root.querySelectorAll<HTMLElement>('[data-king]'),
];

const middleOf = ({ x, y, width, height }: DOMRect): [number, number] => [
  x + width / 2,
  y + height / 2,
];

/** Where a place is on the screen: a square that is not drawn large lies in the picture of its kingdom. */
function placeOf(root: Element, kingdom: number, place: Place): Element | null {
  const isMiddle = root.querySelector(`.fief[data-shown="${kingdom}"]`);
  const picture =
    isMiddle?.querySelector('.board') ?? root.querySelector(`[data-kingdom="${kingdom}"]`);
  if (place === 'kingdom') return picture;
  if ('stock' in place) return root.querySelector(`[data-stock="${place.stock} ${kingdom}"]`);
  if ('space' in place) return root.querySelector(`[data-space="${place.space}"]`) ?? picture;
  return isMiddle?.querySelector(`[data-cell="${place.cell}"]`) ?? picture;
}

export class Flights {
  private seen: Seen | null = null;
  private readonly running = new Set<Animation>();

  /** Remember where everything is, before the table changes. */
  measure(root: Element | undefined, game: GameView): void {
    this.seen = null;
    if (!root || isStill()) return;
    const dominoes = [...root.querySelectorAll<HTMLElement>('.lines [data-domino]')].flatMap(
      (domino) => {
        const art = domino.querySelector('svg');
        return art
          ? [[domino.dataset.domino!, { art, place: art.getBoundingClientRect() }] as const]
          : [];
      },
    );
    this.seen = {
      kings: new Map(
        kingsIn(root).map((king) => [king.dataset.king!, king.getBoundingClientRect()]),
      ),
      dominoes: new Map(dominoes),
      placed: new Set(placedIn(game).keys()),
      game,
    };
  }

  /** Let what has changed its place travel there. */
  start(root: Element | undefined, game: GameView, table: TableView): void {
    const own = table.my_seats.map((seat) => table.seats[seat]!.kingdom);
    const { seen } = this;
    this.seen = null;
    if (!root || !seen) return;
    this.walk(root, seen);
    for (const [domino, kingdom] of placedIn(game)) {
      const before = seen.placed.has(domino) ? undefined : seen.dominoes.get(domino);
      const target = root.querySelector(`[data-kingdom="${kingdom}"]`);
      if (before && target && !own.includes(kingdom)) {
        this.fly(before.art, before.place, target.getBoundingClientRect());
      }
    }
    tripsBetween(seen.game, game).forEach((trip, number) => this.travel(root, trip, number));
  }

  /** End all motion at once. */
  finish(): void {
    for (const animation of this.running) animation.finish();
  }

  private walk(root: Element, { kings }: Seen): void {
    const now = kingsIn(root);
    const standing = new Set(now.map((king) => king.dataset.king));
    for (const king of now) {
      if (kings.has(king.dataset.king!)) continue;
      const seat = `${king.dataset.king!.split(' ')[0]} `;
      const from = [...kings].find(([key]) => key.startsWith(seat) && !standing.has(key));
      if (!from) continue;
      const [x, y] = middleOf(from[1]);
      const [toX, toY] = middleOf(king.getBoundingClientRect());
      this.run(king, [{ translate: `${x - toX}px ${y - toY}px` }, { translate: '0 0' }], {
        duration: WALK,
      });
    }
  }

  private travel(root: Element, trip: Trip, number: number): void {
    const art = placeOf(root, trip.kingdom, { stock: trip.goods })?.querySelector('svg');
    const from = placeOf(root, trip.kingdom, trip.from)?.getBoundingClientRect();
    const to = placeOf(root, trip.kingdom, trip.to)?.getBoundingClientRect();
    if (!art || !from || !to) return;
    const { width, height } = art.getBoundingClientRect();
    const [x, y] = middleOf(from);
    const place = new DOMRect(x - width / 2, y - height / 2, width, height);
    this.fly(art, place, to, { scale: '1', opacity: 1 }, number * APART);
  }

  private fly(
    art: Element,
    place: DOMRect,
    to: DOMRect,
    last: Keyframe = { scale: '0.6', opacity: 0.4 },
    delay = 0,
  ): void {
    if (!to.width || !place.width) return;
    const piece = document.createElement('div');
    piece.className = 'flying';
    piece.setAttribute('aria-hidden', 'true');
    piece.append(art.cloneNode(true));
    Object.assign(piece.style, {
      position: 'fixed',
      left: `${place.left}px`,
      top: `${place.top}px`,
      width: `${place.width}px`,
      zIndex: '40',
      pointerEvents: 'none',
    });
    document.body.append(piece);
    const [x, y] = middleOf(place);
    const [toX, toY] = middleOf(to);
    const end = { translate: `${toX - x}px ${toY - y}px`, ...last };
    const frames = [{ translate: '0 0', scale: '1', opacity: 1 }, end];
    this.run(piece, frames, { duration: FLIGHT, delay }, () => piece.remove());
  }

  private run(
    piece: Element,
    frames: Keyframe[],
    timing: { duration: number; delay?: number },
    ended?: () => void,
  ): void {
    const animation = piece.animate(frames, { ...timing, easing: EASE });
    this.running.add(animation);
    const end = (): void => {
      this.running.delete(animation);
      ended?.();
    };
    animation.onfinish = end;
    animation.oncancel = end;
  }
}
