/** Which layout fits the window. The style sheets ask for the same widths and heights. */

export type Size = 'phone' | 'tablet' | 'desktop';

const PHONE_WIDTH = 820;
const PHONE_HEIGHT = 500;
const TABLET_WIDTH = 1180;
/** A portrait phone this high has room for the board of buildings or cavemen above the map. */
const ROOMY_HEIGHT = 740;
/** Narrower than this, the controls of a replay are signs without words. */
const WORDY_WIDTH = 1300;
/** A portrait phone that is lower than this has no room for a text above the table. */
const LOW_HEIGHT = 640;

const now = $state({ width: 1440, height: 900, touch: false });

function measure(): void {
  now.width = innerWidth;
  now.height = innerHeight;
  now.touch = typeof matchMedia === 'function' && matchMedia('(pointer: coarse)').matches;
}

function sizeOf(width: number, height: number): Size {
  if (width <= PHONE_WIDTH || height <= PHONE_HEIGHT) return 'phone';
  return width <= TABLET_WIDTH ? 'tablet' : 'desktop';
}

measure();
addEventListener('resize', measure);

export const viewport = {
  get size(): Size {
    return sizeOf(now.width, now.height);
  },
  get isPhone(): boolean {
    return this.size === 'phone';
  },
  /** A phone on its side: the map beside everything else instead of below it. */
  get isLandscape(): boolean {
    return this.isPhone && now.width > now.height;
  },
  get isRoomy(): boolean {
    return this.isPhone && !this.isLandscape && now.height >= ROOMY_HEIGHT;
  },
  /** A phone without room for a text beside the table, so that it lies over it. */
  get isCramped(): boolean {
    return this.isLandscape || (this.isPhone && now.height <= LOW_HEIGHT);
  },
  get isDesktop(): boolean {
    return this.size === 'desktop';
  },
  get isWordy(): boolean {
    return now.width >= WORDY_WIDTH;
  },
  get height(): number {
    return now.height;
  },
  get touch(): boolean {
    return now.touch;
  },
};

/** Whether motion is reduced. */
export const isStill = (): boolean => matchMedia('(prefers-reduced-motion: reduce)').matches;
