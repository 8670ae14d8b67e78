/** Keeps the page for offline play once it has been seen; a browser that cannot plays online. */
export function keepOffline(): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  addEventListener('load', () => {
    navigator.serviceWorker.register('sw.js', { type: 'module' }).catch((no: unknown) => {
      console.info(`Janus will not play offline: ${String(no)}`);
    });
  });
}
