/** Which of the three layouts fits the window. */

export type Size = 'phone' | 'tablet' | 'desktop';

const now: { size: Size; touch: boolean } = $state({ size: 'desktop', touch: false });

function sizeOf(width: number): Size {
  if (width <= 820) return 'phone';
  return width <= 1180 ? 'tablet' : 'desktop';
}

function measure(): void {
  now.size = sizeOf(innerWidth);
  now.touch = typeof matchMedia === 'function' && matchMedia('(pointer: coarse)').matches;
}

measure();
addEventListener('resize', measure);

export const viewport = {
  get size(): Size {
    return now.size;
  },
  get isPhone(): boolean {
    return now.size === 'phone';
  },
  get isDesktop(): boolean {
    return now.size === 'desktop';
  },
  get touch(): boolean {
    return now.touch;
  },
};

/** Whether motion is reduced. */
export const isStill = (): boolean => matchMedia('(prefers-reduced-motion: reduce)').matches;
