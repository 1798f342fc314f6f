/** Tells a player whose page is in the background that it is their turn. */
import { settings } from './settings.svelte';
import { play } from './sound';

const isPossible = (): boolean => typeof Notification === 'function';

/** Ask for permission; whether notifications may be shown. */
export async function allowNotifications(): Promise<boolean> {
  if (!isPossible()) return false;
  return (await Notification.requestPermission()) === 'granted';
}

/** A notification if they are wanted and allowed, otherwise a sound; nothing while the page is looked at. */
export async function notifyTurn(title: string, body: string): Promise<void> {
  if (!document.hidden) return;
  if (!settings.notify || !isPossible() || Notification.permission !== 'granted') {
    play('turn');
    return;
  }
  const options = {
    body,
    icon: '/icon-192.png',
    tag: 'fiefdom',
    data: { path: location.pathname },
  };
  try {
    // Phones show notifications of workers only.
    const worker = await navigator.serviceWorker?.getRegistration();
    if (worker) await worker.showNotification(title, options);
    else new Notification(title, options);
  } catch {
    play('turn');
  }
}
