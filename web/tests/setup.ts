/** What jsdom lacks, and the English words for every test. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { vi } from 'vitest';

vi.stubGlobal('matchMedia', (query: string) => ({
  matches: query.includes('reduce'),
  addEventListener: () => undefined,
  removeEventListener: () => undefined,
}));
vi.stubGlobal(
  'ResizeObserver',
  class {
    observe(): void {}
    unobserve(): void {}
    disconnect(): void {}
  },
);

/** Animations that never end. */
Element.prototype.animate = () =>
  ({ cancel: () => undefined, onfinish: null, oncancel: null }) as unknown as Animation;

/** A sample view of the server, as `web/fixtures/NAME.json` holds it. */
export function sample<Shape>(name: string): Shape {
  return JSON.parse(
    readFileSync(join(process.cwd(), 'fixtures', `${name}.json`), 'utf-8'),
  ) as Shape;
}
