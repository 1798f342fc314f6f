/** Makes the page work without network: registers the worker, and gives it what this visit has loaded. */
import * as screens from './screens';

const isInstalled = (): boolean => matchMedia('(display-mode: standalone)').matches;

/** The hashed files that were loaded before the worker was there. */
const loaded = (): string[] =>
  performance
    .getEntriesByType('resource')
    .map((entry) => new URL(entry.name))
    .filter((url) => url.origin === location.origin && url.pathname.startsWith('/assets/'))
    .map((url) => url.pathname);

/** On an installed page every screen that works without network is loaded ahead. */
function loadAhead(): void {
  for (const load of [screens.scorePad, screens.rulesPage]) void load().catch(() => undefined);
}

export async function keepForOffline(): Promise<void> {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  addEventListener('appinstalled', loadAhead);
  try {
    await navigator.serviceWorker.register('/worker.js');
    const { active } = await navigator.serviceWorker.ready;
    active?.postMessage({ keep: loaded() });
    if (isInstalled()) loadAhead();
  } catch {
    // A browser that forbids workers shows the page as ever, with network only.
  }
}
