import { isOwnAnswer } from '@nokshi/forms/own-answer.js';

/**
 * Opens a demo where there is no network: its page, its scripts and its pictures as one build has them, and
 * the letters that it was shown in. One registration stands for one page, which is its scope, and answers for
 * no other. A browser runs this file by itself, minified, with the digest of its build in it.
 * @typedef {Event & { waitUntil(done: Promise<unknown>): void }} Lasting
 * @typedef {Lasting & { data: unknown }} Told
 * @typedef {Lasting & { request: Request; respondWith(answer: Promise<Response>): void }} Fetching
 * @typedef {{
 *   registration: { scope: string },
 *   skipWaiting(): Promise<void>,
 *   clients: { claim(): Promise<void> },
 *   addEventListener(type: 'install' | 'activate', listen: (event: Lasting) => void): void,
 *   addEventListener(type: 'message', listen: (event: Told) => void): void,
 *   addEventListener(type: 'fetch', listen: (event: Fetching) => void): void,
 * }} Worker
 */
const worker = /** @type {Worker} */ (/** @type {unknown} */ (self));

const page = new URL(worker.registration.scope).pathname;
const ofPage = `demo:${page}:`;
const ofBuild = `${ofPage}%BUILD%`;
/** How long a page may take to begin to come before the kept one is shown. */
const patienceMilliseconds = 3000;

const ownFile = /\/_astro\/[\w.@/-]+\.(?:js|css)|\/demos\/pictures\/[\w.-]+\.svg|\/favicon\.svg/g;
const importedScript = /["'`]\.\/([\w.@-]+\.js)["'`]/g;

/** @param {string} file @param {RequestInit} [how] */
async function fetched(file, how) {
  const response = await fetch(file, how);
  if (!isOwnAnswer(file, response)) {
    throw new Error(`${file} is answered with ${response.status}, or with something else`);
  }
  return response;
}

/**
 * Keeps the page with all that it names and that its scripts import, at once or later. The page comes last:
 * where it is kept, the rest is. Files whose names change with what is in them come from the browser's cache.
 */
async function keepPage() {
  const cache = await caches.open(ofBuild);
  const { headers, text } = await inFull(await fetched(page, { cache: 'no-cache' }));
  if (!text.includes('data-offline')) throw new Error(`${page} is answered with another page`);
  const files = new Set(text.match(ownFile));
  for (const file of files) {
    const kept = (await cache.match(file)) ?? (await fetched(file));
    if (file.endsWith('.js')) {
      const script = await kept.clone().text();
      for (const [, name] of script.matchAll(importedScript)) files.add(`/_astro/${name}`);
      // The words of the language that is not shown.
      for (const named of script.match(ownFile) ?? []) files.add(named);
    }
    await cache.put(file, kept);
  }
  // Made anew, since a browser takes no page that came by way of another address.
  await cache.put(page, new Response(text, { headers }));
}

/** @param {Response} response */
const inFull = async (response) => ({ headers: response.headers, text: await response.text() });

/** What the page has loaded besides, such as letters. @param {readonly string[]} files */
async function keepLoaded(files) {
  const cache = await caches.open(ofBuild);
  if (!(await cache.match(page))) await keepPage();
  for (const file of files) {
    if (!(await cache.match(file))) await cache.put(file, await fetched(file));
  }
}

async function removeFormer() {
  const former = (await caches.keys()).filter(
    (name) => name.startsWith(ofPage) && name !== ofBuild,
  );
  await Promise.all(former.map((name) => caches.delete(name)));
}

/** @param {Request} request */
const keptFor = (request) => caches.match(request, { cacheName: ofBuild, ignoreSearch: true });

/** @param {Request} request */
async function answerPage(request) {
  const kept = await keptFor(request);
  if (!kept) return fetch(request);
  const late = new Promise((resolve) => setTimeout(resolve, patienceMilliseconds, kept));
  const asked = fetch(request).then(
    (response) => (response.status < 500 ? response : kept),
    () => kept,
  );
  return /** @type {Promise<Response>} */ (Promise.race([asked, late]));
}

/** Files whose names change with what is in them. @param {Request} request */
async function answerFile(request) {
  const kept = await keptFor(request);
  if (kept) return kept;
  const response = await fetch(request);
  // "Start again" has removed everything: nothing is kept until the next opening.
  if (isOwnAnswer(request.url, response) && (await caches.has(ofBuild))) {
    await (await caches.open(ofBuild)).put(request, response.clone());
  }
  return response;
}

/** @param {Request} request @returns {Promise<Response> | undefined} */
function answer(request) {
  const { origin, pathname } = new URL(request.url);
  if (origin !== location.origin || request.method !== 'GET') return undefined;
  // A browser also gives the worker what merely begins like its scope.
  if (request.mode === 'navigate') return pathname === page ? answerPage(request) : undefined;
  return /^\/(?:_astro|demos\/pictures)\/|^\/favicon\.svg$/.test(pathname)
    ? answerFile(request)
    : undefined;
}

worker.addEventListener('install', (event) =>
  event.waitUntil(keepPage().then(() => worker.skipWaiting())),
);
worker.addEventListener('activate', (event) =>
  event.waitUntil(removeFormer().then(() => worker.clients.claim())),
);
worker.addEventListener('message', (event) =>
  event.waitUntil(keepLoaded(/** @type {string[]} */ (event.data))),
);
worker.addEventListener('fetch', (event) => {
  const answered = answer(event.request);
  if (answered) event.respondWith(answered);
});
