import { isOwnAnswer } from '@nokshi/forms/own-answer.js';

/**
 * Shows the company's own page, with its telephone numbers, where the network brings none. It keeps that page
 * in the languages a visitor reads and nothing else; every page comes from the network, which is asked while
 * this file starts. Demos that were opened and the desk have workers of their own. A browser runs
 * this file by itself, minified, with the digest of its build in it.
 * @typedef {Event & { waitUntil(done: Promise<unknown>): void }} Lasting
 * @typedef {Lasting & { addRoutes?(rules: readonly object[]): Promise<void> }} Installing
 * @typedef {Lasting & {
 *   request: Request,
 *   preloadResponse: Promise<Response | undefined>,
 *   respondWith(answer: Promise<Response>): void,
 * }} Fetching
 * @typedef {{
 *   registration: { navigationPreload?: { enable(): Promise<void> } },
 *   skipWaiting(): Promise<void>,
 *   clients: { matchAll(which: object): Promise<readonly { url: string }[]> },
 *   addEventListener(type: 'install', listen: (event: Installing) => void): void,
 *   addEventListener(type: 'activate', listen: (event: Lasting) => void): void,
 *   addEventListener(type: 'fetch', listen: (event: Fetching) => void): void,
 * }} Worker
 */
const worker = /** @type {Worker} */ (/** @type {unknown} */ (self));

const ofBuild = 'offline:%BUILD%';
/** The pages by the beginning of the addresses that they stand in for; the last is for all others. */
const pages = /** @type {readonly (readonly [string, string])[]} */ (JSON.parse('%PAGES%'));
/** What is in the head of these pages and of no other: some hosts answer with another. */
const titles = /** @type {readonly string[]} */ (JSON.parse('%TITLES%'));
/** The desk answers for itself; a demo does where it was opened before, and its worker is nearer then. */
const others = /^\/(?:desk|api)(?:\/|$)/;

/** @param {string} address */
function pageFor(address) {
  const { pathname } = new URL(address);
  return pages.find(([start]) => `${pathname}/`.startsWith(start))?.[1] ?? '';
}

/** @param {string} page */
async function keep(page) {
  const cache = await caches.open(ofBuild);
  if (await cache.match(page)) return;
  const response = await fetch(page);
  const text = await response.text();
  // Made anew, since a browser takes no page that came by way of another address.
  if (isOwnAnswer(page, response) && titles.some((title) => text.includes(title))) {
    await cache.put(page, new Response(text, { headers: response.headers }));
  }
}

async function keepForOpenPages() {
  const open = await worker.clients.matchAll({ includeUncontrolled: true, type: 'window' });
  await Promise.all([...new Set(open.map(({ url }) => pageFor(url)))].map(keep));
}

async function removeFormer() {
  const former = (await caches.keys()).filter(
    (name) => name.startsWith('offline:') && name !== ofBuild,
  );
  await Promise.all(former.map((name) => caches.delete(name)));
}

/** @param {Fetching} event */
async function answer({ request, preloadResponse }) {
  try {
    return (await preloadResponse) ?? (await fetch(request));
  } catch (fault) {
    const page = pageFor(request.url);
    const kept = others.test(new URL(request.url).pathname)
      ? undefined
      : await caches.match(page, { cacheName: ofBuild });
    if (kept) return kept;
    throw fault;
  }
}

worker.addEventListener('install', (event) => {
  // Whatever is no page goes past the worker, which need not be started for it.
  const routes = event.addRoutes?.([
    { condition: { requestMode: 'navigate' }, source: 'fetch-event' },
    { condition: { urlPattern: new URLPattern({}) }, source: 'network' },
  ]);
  event.waitUntil(
    Promise.all([routes?.catch(() => {}), keepForOpenPages()]).then(() => worker.skipWaiting()),
  );
});
worker.addEventListener('activate', (event) =>
  event.waitUntil(Promise.all([removeFormer(), worker.registration.navigationPreload?.enable()])),
);
worker.addEventListener('fetch', (event) => {
  const { request } = event;
  if (request.mode !== 'navigate' || request.method !== 'GET') return;
  const answered = answer(event);
  event.respondWith(answered);
  // Of a language that is read for the first time.
  event.waitUntil(answered.then(() => keep(pageFor(request.url))).catch(() => {}));
});
