/** The current route. The path names the screen, the query a moment in it. */

export interface Route {
  screen: 'home' | (typeof SCREENS)[number];
  id: string;
}

// prettier-ignore
const SCREENS = ['game', 'join', 'watch', 'replay', 'rules', 'learn', 'score', 'review', 'tables', 'me', 'ratings', 'puzzles', 'analysis'] as const;
const here = $state({ path: location.pathname, query: location.search });

export function parse(path: string): Route {
  const [first = '', id = ''] = path.split('/').filter(Boolean);
  const screen = SCREENS.find((name) => name === first);
  return screen ? { screen, id: decodeURIComponent(id) } : { screen: 'home', id: '' };
}

export const route = {
  get now(): Route {
    return parse(here.path);
  },
  get query(): URLSearchParams {
    return new URLSearchParams(here.query);
  },
};

function follow(): void {
  here.path = location.pathname;
  here.query = location.search;
}

export function go(address: string): void {
  history.pushState(null, '', address);
  follow();
  scrollTo(0, 0);
}

/** Change the address without a new history entry: for moments of a replay. */
export function mark(address: string): void {
  history.replaceState(null, '', address);
}

/** Whether a click leaves the page: to another tab, or to download a file. */
const isSpecial = (event: MouseEvent): boolean =>
  event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;

const isInside = (link: HTMLAnchorElement): boolean =>
  !link.target &&
  !link.hasAttribute('download') &&
  link.origin === location.origin &&
  !link.pathname.startsWith('/api/');

/** Links within the page change the screen without a reload. */
function intercept(event: MouseEvent): void {
  const link = (event.target as Element | null)?.closest?.('a');
  if (!link || event.defaultPrevented || isSpecial(event) || !isInside(link)) return;
  event.preventDefault();
  go(link.pathname + link.search);
}

export function listen(): void {
  addEventListener('popstate', follow);
  document.addEventListener('click', intercept);
}
