import { readFileSync } from 'node:fs';
import { runInNewContext } from 'node:vm';
import { inSite, onHost } from '@nokshi/forms/on-host.ts';
import { isOwnAnswer } from '@nokshi/forms/own-answer.ts';
import { expect, it } from 'vitest';

type Fetching = {
  request: Request;
  respondWith: (answer: Promise<Response>) => void;
  waitUntil: (done: Promise<unknown>) => void;
};

const site = 'https://nokshi.example';
const source = readFileSync(new URL('worker.js', import.meta.url), 'utf8').replace(
  /^import .*/gm,
  '',
);

const addressOf = (request: Request | string) =>
  typeof request === 'string' ? site + request : request.url;

/** The worker as a browser runs it, with caches that know addresses alone. */
function aWorker() {
  const caches = new Map<string, Map<string, Response>>();
  const open = (name: string) => {
    const kept = caches.get(name) ?? new Map<string, Response>();
    caches.set(name, kept);
    return {
      delete: async (request: Request | string) => kept.delete(addressOf(request)),
      put: async (request: Request | string, response: Response) => {
        await response.clone().arrayBuffer();
        kept.set(addressOf(request), response);
      },
      match: async (request: Request | string) => kept.get(addressOf(request))?.clone(),
      // Only those of answers: of files there are never as many as are kept.
      keys: async () => (name === 'desk-answers' ? [...kept.keys()].map((url) => ({ url })) : []),
    };
  };
  const lasting: Promise<unknown>[] = [];
  const waiting: { url: string; method: string; answer: (response: Response) => void }[] = [];
  const listeners = new Map<string, (event: Fetching) => void>();
  runInNewContext(source, {
    inSite,
    isOwnAnswer,
    onHost,
    self: {
      addEventListener: (type: string, on: (event: Fetching) => void) => listeners.set(type, on),
    },
    caches: {
      open: async (name: string) => open(name),
      delete: async (name: string) => caches.delete(name),
      match: async (request: Request | string, { cacheName }: { cacheName: string }) =>
        caches.get(cacheName)?.get(addressOf(request))?.clone(),
    },
    fetch: ({ url, method }: Request) =>
      new Promise<Response>((answer) => waiting.push({ url, method, answer })),
    location: { origin: site },
    URL,
    Headers,
    Response,
  });
  const fetched = (request: Request) => {
    let told: Promise<Response> | undefined;
    listeners.get('fetch')?.({
      request,
      respondWith: (answer) => (told = answer),
      waitUntil: (done) => lasting.push(done),
    });
    return told;
  };
  /** @returns what the page is answered, once `answer` says what the server says */
  const ask = (path: string, method = 'GET') =>
    fetched(new Request(`${site}/api/desk${path}`, { method }));
  /** What a browser asks for itself, from one of its pages. */
  const load = (path: string, mode: 'navigate' | 'no-cors', from: string) =>
    fetched({ url: site + path, method: 'GET', mode, referrer: site + from } as Request);
  /** The same for an address that somebody goes to. */
  const goTo = (path: string) => load(path, 'navigate', '/desk');
  const answer = async (method: string, status: number, text: BodyInit = '{}', type = '') => {
    await expect.poll(() => waiting.some((one) => one.method === method)).toBe(true);
    const index = waiting.findIndex((one) => one.method === method);
    const body = status === 204 ? null : text;
    const headers = { 'content-type': type };
    waiting.splice(index, 1)[0]?.answer(new Response(body, { status, headers }));
  };
  const kept = (name = 'desk-answers') => [...(caches.get(name)?.keys() ?? [])];
  /** As a worker of before kept it. */
  const leave = (path: string, text: string, type: string) =>
    open('desk-files').put(path, new Response(text, { headers: { 'content-type': type } }));
  /** As it was read so many hours ago. */
  const readBefore = (path: string, hours: number) => {
    const at = new Date(Date.now() - hours * 60 * 60_000).toISOString();
    const headers = { 'desk-read-at': at };
    return open('desk-answers').put(`/api/desk${path}`, new Response('{}', { headers }));
  };
  const settled = () => Promise.all(lasting);
  return { ask, load, goTo, answer, kept, leave, readBefore, settled };
}

it('deletes what was read more than twelve hours ago when the desk is opened again', async () => {
  const { goTo, kept, readBefore, settled } = aWorker();
  await readBefore('/enquiries/NK-2345-6789', 13);
  await readBefore('/enquiries', 11);
  void goTo('/desk');
  await settled();
  expect(kept()).toEqual([`${site}/api/desk/enquiries`]);
});

it('keeps nothing that was asked for before signing out, whenever it comes', async () => {
  for (const order of [
    ['GET', 'DELETE'],
    ['DELETE', 'GET'],
  ]) {
    const { ask, answer, kept } = aWorker();
    const told = [ask('/enquiries'), ask('/session', 'DELETE')];
    for (const method of order) {
      await answer(method, method === 'GET' ? 200 : 204);
      await told[method === 'GET' ? 0 : 1];
    }
    expect([order, kept()]).toEqual([order, []]);
  }
});

it('forgets an answer when the server says that there is no such thing any more', async () => {
  const { ask, answer, kept } = aWorker();
  for (const [status, count] of [
    [200, 1],
    [500, 1],
    [404, 0],
  ] as const) {
    const told = ask('/enquiries/NK-2345-6789');
    await answer('GET', status);
    await told;
    expect([status, kept().length]).toEqual([status, count]);
  }
});

it('keeps what was read before when the network goes in the middle of an answer', async () => {
  const { ask, answer, kept } = aWorker();
  const whole = ask('/enquiries');
  await answer('GET', 200);
  await whole;
  const brokenOff = ask('/enquiries');
  await answer('GET', 200, new ReadableStream({ pull: (body) => body.error(new TypeError()) }));
  expect(await (await brokenOff)?.text()).toBe('{}');
  expect(kept()).toEqual([`${site}/api/desk/enquiries`]);
});

it("leaves pages alone that are not the desk's, though their addresses begin like it", () => {
  const { goTo } = aWorker();
  const isAnswered = (path: string) => goTo(path) !== undefined;
  const own = ['/desk', '/desk/', '/desk?stage=closed', '/desk/NK-2345-6789'];
  const others = ['/desktop', '/desktop/desk', '/desks/', '/desk-old?/desk/', '/bn/desk'];
  expect([...own, ...others].filter(isAnswered)).toEqual(own);
});

it('leaves the draft of the site alone, whose pages are none of the desk', () => {
  const { ask, load } = aWorker();
  expect(load('/desk/enquiries', 'navigate', '/desk')).toBeDefined();
  expect(load('/desk/drafts', 'navigate', '/desk')).toBeDefined();
  expect(load('/_astro/desk.js', 'no-cors', '/desk')).toBeDefined();
  expect(load('/desk/draft', 'navigate', '/desk')).toBeUndefined();
  expect(load('/desk/draft/services/hosting', 'navigate', '/desk/draft')).toBeUndefined();
  expect(load('/_astro/menu.js', 'no-cors', '/desk/draft/services')).toBeUndefined();
  expect(ask('/release')).toBeUndefined();
});

it('leaves pictures to the browser, and the archive of all', () => {
  const { ask } = aWorker();
  expect(ask('/content/products/POS')).toBeDefined();
  expect(ask('/content/products/POS/picture?path=picture/src&width=160')).toBeUndefined();
  expect(ask('/content/archive')).toBeUndefined();
});

const login = '<title>Log in to this network</title>';

it('keeps no page of a network that wants a login as a file', async () => {
  const { load, answer, kept } = aWorker();
  for (const [text, type] of [
    [login, 'text/html'],
    ['start()', 'text/javascript'],
  ] as const) {
    const told = load('/_astro/desk.js', 'no-cors', '/desk');
    await answer('GET', 200, text, type);
    expect(await (await told)?.text()).toBe(text);
    expect(kept('desk-files')).toEqual(text === login ? [] : [`${site}/_astro/desk.js`]);
  }
});

it('asks anew for a file in whose place something else was kept', async () => {
  const { load, answer, leave } = aWorker();
  await leave('/_astro/desk.js', login, 'text/html');
  const told = load('/_astro/desk.js', 'no-cors', '/desk');
  await answer('GET', 200, 'start()', 'text/javascript');
  expect(await (await told)?.text()).toBe('start()');
  // It is kept now.
  expect(await (await load('/_astro/desk.js', 'no-cors', '/desk'))?.text()).toBe('start()');
});

it('keeps the page of the desk and no other in its place', async () => {
  const { goTo, answer, kept } = aWorker();
  for (const text of [login, '<link rel="manifest" href="/desk/desk.webmanifest">']) {
    const told = goTo('/desk/numbers');
    await answer('GET', 200, text, 'text/html');
    expect(await (await told)?.text()).toBe(text);
    expect(kept('desk-files')).toEqual(text === login ? [] : [`${site}/desk`]);
  }
});
