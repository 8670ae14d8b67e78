/** Keeps the page for offline play once it has been seen; a browser that cannot plays online. */
export function keepOffline(): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  // The words of the page may arrive after everything else has been loaded.
  if (document.readyState === 'complete') register();
  else addEventListener('load', register);
}

function register(): void {
  navigator.serviceWorker.register('sw.js', { type: 'module' }).catch((no: unknown) => {
    console.info(`Janus will not play offline: ${String(no)}`);
  });
}
