import { inSite, onHost } from '@nokshi/forms/on-host.ts';
import { isOwnAnswer } from '@nokshi/forms/own-answer.ts';

/**
 * Keeps the desk readable where there is no network: its page, and what was read in this browser within
 * the last twelve hours, as long as a session lasts unused. Signing in or out forgets what was read, and
 * so does an answer that nobody is signed in. A browser runs this file by itself, minified.
 * @typedef {Event & { waitUntil(done: Promise<unknown>): void }} Lasting
 * @typedef {Lasting & { request: Request; respondWith(answer: Promise<Response>): void }} Fetching
 * @typedef {{
 *   skipWaiting(): Promise<void>,
 *   clients: { claim(): Promise<void> },
 *   addEventListener(type: 'install' | 'activate', listen: (event: Lasting) => void): void,
 *   addEventListener(type: 'message', listen: (event: Lasting & { data: unknown }) => void): void,
 *   addEventListener(type: 'fetch', listen: (event: Fetching) => void): void,
 * }} Worker
 */
const worker = /** @type {Worker} */ (/** @type {unknown} */ (self));

const page = onHost('/desk');
/** Stands in the page of the desk, and in no page that somebody else answers with. */
const ofDesk = '/desk/desk.webmanifest';
const files = 'desk-files';
const answers = 'desk-answers';
/** The header of a cached answer: when it was read. */
const readAt = 'desk-read-at';
const keptMilliseconds = 12 * 60 * 60 * 1000;
const mostKept = 300;

/** @param {string} name @param {RequestInfo} request @param {Response} response */
async function keep(name, request, response) {
  // An answer that breaks off takes nothing away: what was kept before goes once the new one is whole.
  const body = await response.arrayBuffer();
  const cache = await caches.open(name);
  await cache.delete(request);
  await cache.put(request, new Response(body, response));
  const kept = await cache.keys();
  await Promise.all(kept.slice(0, -mostKept).map((one) => cache.delete(one)));
}

/** @param {Request} request */
async function answerPage(request) {
  try {
    const response = await fetch(request);
    if (isOwnAnswer(request.url, response) && (await response.clone().text()).includes(ofDesk)) {
      await keep(files, page, response.clone());
    }
    return response;
  } catch (failure) {
    const kept = await caches.match(page, { cacheName: files });
    if (!kept) throw failure;
    return kept;
  }
}

/** Files whose names change with what is in them. @param {Request} request */
async function answerFile(request) {
  const kept = await caches.match(request, { cacheName: files });
  if (kept && isOwnAnswer(request.url, kept)) return kept;
  const response = await fetch(request);
  if (isOwnAnswer(request.url, response)) await keep(files, request, response.clone());
  return response;
}

/** What the page loaded before the worker was there: the page itself and its files. @param {string[]} loaded */
async function keepLoaded(loaded) {
  if (!(await caches.match(page, { cacheName: files }))) await answerPage(new Request(page));
  await Promise.all(loaded.map((file) => answerFile(new Request(file))));
}

/** @param {Response} response */
function dated(response) {
  const headers = new Headers(response.headers);
  headers.set(readAt, new Date().toISOString());
  return new Response(response.body, { status: response.status, headers });
}

/** How often a session has begun or ended: what was asked for before is not kept any more. */
let sessions = 0;

/** @param {Request} request */
async function answerQuestion(request) {
  const session = sessions;
  try {
    const response = await fetch(request);
    if (response.status === 401) await forgetAnswers();
    else if (response.status === 200 && session === sessions) {
      await keep(answers, request, dated(response.clone()));
      // The session may have ended while that was written.
      if (session !== sessions) await caches.delete(answers);
    } else if (response.status === 403 || response.status === 404) {
      await (await caches.open(answers)).delete(request);
    }
    return response;
  } catch (failure) {
    const kept = await caches.match(request, { cacheName: answers });
    const age = Date.now() - Date.parse(kept?.headers.get(readAt) ?? '');
    if (!kept || !(age < keptMilliseconds)) throw failure;
    return kept;
  }
}

/** Deletes what was read too long ago: nothing shows it any more, and it would stay on the disk. */
async function forgetOld() {
  const cache = await caches.open(answers);
  for (const request of await cache.keys()) {
    const kept = await cache.match(request);
    const age = Date.now() - Date.parse(kept?.headers.get(readAt) ?? '');
    if (!(age < keptMilliseconds)) await cache.delete(request);
  }
}

async function forgetAnswers() {
  sessions += 1;
  await caches.delete(answers);
}

/** For what ends a session, or removes what was read. @param {Request} request */
async function askAndForget(request) {
  await forgetAnswers();
  try {
    return await fetch(request);
  } finally {
    // Answers to requests from before are outdated.
    await forgetAnswers();
  }
}

/**
 * What is only of use as it comes, was asked for to be saved elsewhere, is no page of the desk, or is a
 * picture, which a browser keeps by itself.
 */
const passing =
  /^\/(?:api\/desk\/(?:events|export|presence|release|content\/(?:archive|[\w-]+\/[\w-]+\/picture))|desk\/(?:draft|shown))(?![\w-])/;

/** Whether what was read is to be forgotten. @param {string} method @param {string} pathname */
const isForgetting = (method, pathname) =>
  pathname === onHost('/api/desk/session') ||
  (method === 'DELETE' && pathname.startsWith(onHost('/api/desk/enquiries/')));

/** A browser also gives the worker what merely begins like its scope. @param {string} pathname */
const isPage = (pathname) => pathname === page || pathname.startsWith(`${page}/`);

/** @param {Request} request @returns {Promise<Response> | undefined} */
function answer(request) {
  const { origin, pathname } = new URL(request.url);
  if (origin !== location.origin || passing.test(inSite(pathname))) return undefined;
  if (request.referrer && passing.test(inSite(new URL(request.referrer).pathname)))
    return undefined;
  if (request.method !== 'GET') {
    return isForgetting(request.method, pathname) ? askAndForget(request) : undefined;
  }
  if (request.mode === 'navigate') return isPage(pathname) ? answerPage(request) : undefined;
  if (pathname.startsWith(onHost('/_astro/'))) return answerFile(request);
  return pathname.startsWith(onHost('/api/desk/')) ? answerQuestion(request) : undefined;
}

worker.addEventListener('install', (event) => event.waitUntil(worker.skipWaiting()));
worker.addEventListener('activate', (event) =>
  event.waitUntil(Promise.all([worker.clients.claim(), forgetOld()])),
);
worker.addEventListener('message', (event) =>
  event.waitUntil(Promise.all([keepLoaded(/** @type {string[]} */ (event.data)), forgetOld()])),
);
worker.addEventListener('fetch', (event) => {
  // The browser begins the worker when the desk is opened again, however long after.
  if (event.request.mode === 'navigate') event.waitUntil(forgetOld());
  const answered = answer(event.request);
  if (answered) event.respondWith(answered);
});
