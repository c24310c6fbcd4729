import { extname } from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { afterEach, expect, it, vi } from 'vitest';
import { keptDemo } from './kept-demo.ts';

const site = 'https://nokshi.example';
const pathOf = (request: Request | string) =>
  typeof request === 'string' ? request : new URL(request.url).pathname;

const login = '<title>Log in to this network</title>';
const types: Readonly<Record<string, string>> = {
  '.js': 'text/javascript',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
};
const typeOf = (path: string) => types[extname(path)] ?? 'text/html';

/** The caches of a browser, which workers of several builds share. */
function aBrowser() {
  const kept = new Map<string, Map<string, Response>>();
  const match = (name: string, request: Request | string) =>
    kept.get(name)?.get(pathOf(request))?.clone();
  const caches = {
    has: async (name: string) => kept.has(name),
    keys: async () => [...kept.keys()],
    delete: async (name: string) => kept.delete(name),
    match: async (request: Request, { cacheName }: { cacheName: string }) =>
      match(cacheName, request),
    open: async (name: string) => {
      const files = kept.get(name) ?? new Map<string, Response>();
      kept.set(name, files);
      return {
        match: async (request: string) => match(name, request),
        put: async (request: Request | string, response: Response) =>
          void files.set(pathOf(request), response),
      };
    },
  };
  return { caches, kept, filesOf: (name: string) => [...(kept.get(name)?.keys() ?? [])].sort() };
}

afterEach(() => vi.unstubAllGlobals());

/** What the worker of a build does in a browser; `late` ends its patience. */
function aWorker(
  { caches }: ReturnType<typeof aBrowser>,
  online: Readonly<Record<string, string | number>>,
  build = 'one',
) {
  const network = { isOn: true, isStuck: false };
  let late = () => {};
  vi.stubGlobal('caches', caches);
  vi.stubGlobal('location', { origin: site });
  vi.stubGlobal('fetch', async (request: Request | string) => {
    if (network.isStuck) return new Promise(() => {});
    if (!network.isOn) throw new TypeError('no network');
    const found = online[pathOf(request)];
    if (typeof found === 'string') {
      const headers = { 'content-type': found === login ? 'text/html' : typeOf(pathOf(request)) };
      return new Response(found, { headers });
    }
    return new Response('', { status: found ?? 404 });
  });
  vi.stubGlobal('setTimeout', (act: (value: unknown) => void, _wait: number, value: unknown) => {
    late = () => act(value);
  });
  const worker = keptDemo('/demos/shop', build);
  /** @returns what the page is answered, nothing where the worker leaves it to the browser */
  const ask = (path: string, mode = 'no-cors', method = 'GET') =>
    worker.answer({ request: { url: site + path, mode, method } as Request });
  const goTo = async (path: string) => (await ask(path, 'navigate'))?.text();
  return { ...worker, ask, goTo, network, late: () => late() };
}

const page =
  '<div data-offline><link href="/_astro/Till.js"> {&quot;picture&quot;:{&quot;src&quot;:&quot;/demos/pictures/milk-1.svg&quot;}} <link href="/_astro/fonts/one.woff2">';
const online = {
  '/demos/shop': page,
  '/_astro/Till.js':
    'import"./react.js";const later=()=>import(`./Office.js`);begin({bn:"/_astro/words.bn.js"})',
  '/_astro/react.js': '',
  '/_astro/Office.js': '',
  '/_astro/words.bn.js': '',
  '/_astro/fonts/one.woff2': 'letters',
  '/_astro/later.js': 'fetched later',
  '/demos/pictures/milk-1.svg': '<svg/>',
};
const ofPage = [
  '/_astro/Office.js',
  '/_astro/Till.js',
  '/_astro/react.js',
  '/_astro/words.bn.js',
  '/demos/pictures/milk-1.svg',
  '/demos/shop',
];

it('keeps a page with its pictures and all scripts, also those that come later', async () => {
  const browser = aBrowser();
  const { install, keepLoaded, goTo, ask, network } = aWorker(browser, online);
  await install();
  expect(browser.filesOf('demo:/demos/shop:one')).toEqual(ofPage);
  await keepLoaded(['/_astro/fonts/one.woff2']);
  network.isOn = false;
  expect(await goTo('/demos/shop')).toBe(page);
  expect(await (await ask('/_astro/fonts/one.woff2'))?.text()).toBe('letters');
});

it('fails to install where a file is gone, so that the former build stays whole', async () => {
  const browser = aBrowser();
  await aWorker(browser, online).install();
  const next = aWorker(browser, { ...online, '/_astro/react.js': 404 }, 'two');
  await expect(next.install()).rejects.toThrow('/_astro/react.js');
  expect(browser.filesOf('demo:/demos/shop:one')).toEqual(ofPage);
  expect(browser.filesOf('demo:/demos/shop:two')).not.toContain('/demos/shop');
});

it('removes what former builds kept of its page, and nothing else', async () => {
  const browser = aBrowser();
  await browser.caches.open('desk-files');
  await browser.caches.open('demo:/demos/shop-two:one');
  await aWorker(browser, online).install();
  const next = aWorker(browser, online, 'two');
  await next.install();
  await next.activate({ claim: async () => {} });
  expect([...browser.kept.keys()]).toEqual([
    'desk-files',
    'demo:/demos/shop-two:one',
    'demo:/demos/shop:two',
  ]);
});

it('takes the page from the network first, and the kept one where that fails or takes long', async () => {
  const browser = aBrowser();
  const answers: Record<string, string | number> = { ...online };
  const { install, goTo, network, late } = aWorker(browser, answers);
  await install();
  answers['/demos/shop'] = 'a newer page';
  expect(await goTo('/demos/shop')).toBe('a newer page');
  answers['/demos/shop'] = 502;
  expect(await goTo('/demos/shop')).toBe(page);
  network.isStuck = true;
  const waited = goTo('/demos/shop');
  await setImmediate();
  late();
  expect(await waited).toBe(page);
});

it('answers for its own page and its files alone', async () => {
  const { ask } = aWorker(aBrowser(), online);
  const isAnswered = (path: string, mode?: string, method?: string) =>
    ask(path, mode, method) !== undefined;
  const pages = [
    '/demos/shop',
    '/demos/shop?a',
    '/demos/shop-two',
    '/demos/shop/',
    '/',
    '/contact',
  ];
  expect(pages.filter((path) => isAnswered(path, 'navigate'))).toEqual(pages.slice(0, 2));
  const files = ['/_astro/a.js', '/demos/pictures/a.svg', '/favicon.svg', '/api/contact', '/a.png'];
  expect(files.filter((path) => isAnswered(path))).toEqual(files.slice(0, 3));
  expect(isAnswered('/demos/shop', 'navigate', 'POST')).toBe(false);
});

it('keeps nothing more once everything was removed', async () => {
  const browser = aBrowser();
  const { install, ask } = aWorker(browser, online);
  await install();
  await (await ask('/_astro/later.js'))?.text();
  expect(browser.filesOf('demo:/demos/shop:one')).toContain('/_astro/later.js');
  await browser.caches.delete('demo:/demos/shop:one');
  expect(await (await ask('/_astro/later.js'))?.text()).toBe('fetched later');
  expect([...browser.kept.keys()]).toEqual([]);
});

it.each(['/demos/shop', '/_astro/react.js', '/demos/pictures/milk-1.svg'])(
  'fails to install where a network that wants a login answers %s, so that the former build stays',
  async (path) => {
    const browser = aBrowser();
    await aWorker(browser, online).install();
    const next = aWorker(browser, { ...online, [path]: login }, 'two');
    await expect(next.install()).rejects.toThrow(path);
    expect(browser.filesOf('demo:/demos/shop:two')).not.toContain('/demos/shop');
  },
);

it('shows what came in the place of a file and does not keep it', async () => {
  const browser = aBrowser();
  const answers: Record<string, string | number> = { ...online, '/_astro/later.js': login };
  const { install, keepLoaded, ask } = aWorker(browser, answers);
  await install();
  expect(await (await ask('/_astro/later.js'))?.text()).toBe(login);
  expect(browser.filesOf('demo:/demos/shop:one')).not.toContain('/_astro/later.js');
  await expect(keepLoaded(['/_astro/later.js'])).rejects.toThrow('/_astro/later.js');
  answers['/_astro/later.js'] = 'fetched later';
  expect(await (await ask('/_astro/later.js'))?.text()).toBe('fetched later');
  expect(browser.filesOf('demo:/demos/shop:one')).toContain('/_astro/later.js');
});
