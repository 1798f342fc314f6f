// Lets the page open without network. Files with a hash in their name never change, so they come from the cache;
// the page itself comes from the server whenever it answers; nothing under /api is ever kept.
const CACHE = 'fiefdom';
const SHELL = ['/theme.js', '/icon.svg', '/wood.svg', '/grain.svg', '/manifest.webmanifest'];
const PAGE = '/';

const assetsIn = (text) => [...new Set(text.match(/\/assets\/[\w.-]+/g) ?? [])];

/** Keep the page, and forget the files of an older one. */
async function keepPage(answer) {
  const cache = await caches.open(CACHE);
  const known = await cache.match(PAGE);
  const [text, before] = [await answer.clone().text(), await known?.text()];
  await cache.put(PAGE, answer);
  if (text === before) return;
  const wanted = assetsIn(text);
  for (const request of await cache.keys()) {
    const { pathname } = new URL(request.url);
    if (before && pathname.startsWith('/assets/') && !wanted.includes(pathname)) {
      await cache.delete(request);
    }
  }
  await keep(wanted);
}

/** Keep files that are not kept yet; one that cannot be had does not keep the others away. */
async function keep(paths) {
  const cache = await caches.open(CACHE);
  await Promise.allSettled(
    paths.map(async (path) => (await cache.match(path)) ?? (await cache.add(path))),
  );
}

async function install() {
  const answer = await fetch(PAGE);
  if (answer.ok) await keepPage(answer);
  await keep(SHELL);
  await self.skipWaiting();
}

/** From the server, or from the cache if it does not answer. */
async function fresh(request, path) {
  try {
    const answer = await fetch(request);
    if (answer.ok && path === PAGE) await keepPage(answer.clone());
    else if (answer.ok) await (await caches.open(CACHE)).put(path, answer.clone());
    return answer;
  } catch (error) {
    const kept = await caches.match(path);
    if (kept) return kept;
    throw error;
  }
}

async function kept(request) {
  const found = await caches.match(request.url);
  if (found) return found;
  const answer = await fetch(request);
  if (answer.ok) await (await caches.open(CACHE)).put(request.url, answer.clone());
  return answer;
}

self.addEventListener('install', (event) => event.waitUntil(install()));
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()));

self.addEventListener('message', (event) => {
  const paths = Array.isArray(event.data?.keep) ? event.data.keep : [];
  event.waitUntil(keep(paths.filter((path) => /^\/assets\/[\w.-]+$/.test(path))));
});

self.addEventListener('fetch', (event) => {
  const { pathname, origin } = new URL(event.request.url);
  if (event.request.method !== 'GET' || origin !== location.origin) return;
  if (pathname.startsWith('/assets/')) event.respondWith(kept(event.request));
  else if (SHELL.includes(pathname)) event.respondWith(fresh(event.request, pathname));
  else if (event.request.mode === 'navigate' && isScreen(pathname)) {
    event.respondWith(fresh(event.request, PAGE));
  }
});

/** Addresses of the page's screens; all of them are the same document. */
function isScreen(pathname) {
  const [first] = pathname.split('/').filter(Boolean);
  return !first || ['game', 'join', 'watch', 'replay', 'rules', 'score'].includes(first);
}

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(
    self.clients.matchAll({ type: 'window' }).then((pages) => {
      const path = event.notification.data?.path ?? PAGE;
      const open = pages.find((page) => new URL(page.url).pathname === path);
      return open ? open.focus() : self.clients.openWindow(path);
    }),
  );
});
