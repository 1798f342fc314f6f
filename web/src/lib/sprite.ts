/** The sprite of all pieces, inserted at the start of the body so that seat colours and themes apply to it. */
import address from '@art/pieces.svg?url';

/** Our content security policy forbids inline styles but not styles set by scripts, so the sprite has `data-style`. */
function applyStyles(root: Element): void {
  for (const element of root.querySelectorAll<SVGElement>('[data-style]')) {
    element.style.cssText = element.dataset.style ?? '';
  }
}

export async function loadSprite(): Promise<void> {
  const answer = await fetch(address);
  const parsed = new DOMParser().parseFromString(
    (await answer.text()).replaceAll(' style="', ' data-style="'),
    'image/svg+xml',
  );
  const sprite = document.importNode(parsed.documentElement, true);
  for (const [name, value] of [
    ['width', '0'],
    ['height', '0'],
    ['aria-hidden', 'true'],
    ['class', 'sprite'],
  ] as const) {
    sprite.setAttribute(name, value);
  }
  document.body.prepend(sprite);
  applyStyles(sprite);
}
