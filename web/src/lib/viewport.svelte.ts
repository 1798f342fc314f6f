/** Which of the three layouts fits the window. */

export type Size = 'phone' | 'tablet' | 'desktop';

const now = $state({ size: 'desktop' as Size, touch: false });

function measure(): void {
  now.size = innerWidth <= 820 ? 'phone' : innerWidth <= 1180 ? 'tablet' : 'desktop';
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

/** Whether nothing shall move. */
export const isStill = (): boolean => matchMedia('(prefers-reduced-motion: reduce)').matches;
