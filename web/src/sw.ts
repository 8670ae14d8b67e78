/// <reference lib="webworker" />
import { isForever, isOurs, oldCaches } from './lib/offline/which';

/** Keeps the whole page in the browser, so that it plays without a network. */

const worker = self as unknown as ServiceWorkerGlobalScope;
/** Every file of the page, and a name that changes with any of them; the build writes both. */
declare const __FILES__: string[];
declare const __EDITION__: string;

const CACHE = `janus-${__EDITION__}`;

worker.addEventListener('install', (event) => {
  event.waitUntil(
    caches
      .open(CACHE)
      .then((cache) => cache.addAll(__FILES__.map((file) => new Request(file, { cache: 'no-cache' }))))
      .then(() => worker.skipWaiting()),
  );
});

worker.addEventListener('activate', (event) => {
  event.waitUntil(
    caches
      .keys()
      .then((names) => Promise.all(oldCaches(names, CACHE).map((name) => caches.delete(name))))
      .then(() => worker.clients.claim()),
  );
});

worker.addEventListener('fetch', (event) => {
  const { request } = event;
  if (!isOurs(request.method, request.url, worker.registration.scope)) return;
  const forever = isForever(request.url, worker.registration.scope);
  event.respondWith(forever ? keptOrFresh(request) : freshOrKept(request));
});

/** Files that may change under one name come from the server while there is one. */
async function freshOrKept(request: Request): Promise<Response> {
  const cache = await caches.open(CACHE);
  const key = request.mode === 'navigate' ? './' : request;
  try {
    const fresh = await fetch(request);
    if (fresh.ok && (await cache.match(key))) await cache.put(key, fresh.clone());
    return fresh;
  } catch (no) {
    const kept = await cache.match(key);
    if (kept) return kept;
    throw no;
  }
}

async function keptOrFresh(request: Request): Promise<Response> {
  return (await caches.match(request, { cacheName: CACHE })) ?? fetch(request);
}
