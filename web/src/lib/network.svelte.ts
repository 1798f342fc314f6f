/** Whether the device has a network. */

const now = $state({ isOnline: navigator.onLine });

addEventListener('online', () => (now.isOnline = true));
addEventListener('offline', () => (now.isOnline = false));

export const network = {
  get isOnline(): boolean {
    return now.isOnline;
  },
};
