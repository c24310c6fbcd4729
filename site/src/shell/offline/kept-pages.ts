import { inSite, onHost } from '@nokshi/forms/on-host.ts';
import { isOwnAnswer } from '@nokshi/forms/own-answer.ts';
import type { Installing, Navigating, Worker } from './worker.ts';

/** The desk answers for itself; a demo does where it was opened before, and its worker is nearer then. */
const others = /^\/(?:desk|api)(?:\/|$)/;

/**
 * What a service worker does for the pages of the site: it shows the company's own page, with its telephone numbers,
 * where the network brings none. It keeps that page in the languages a visitor reads and nothing else; every page
 * comes from the network, which is asked while the worker starts.
 * @param pages those pages by the beginning of the addresses that they stand in for; the last is for all others
 * @param titles what is in the head of these pages and of no other: some hosts answer with another
 * @param build a digest of what it keeps and of how it does so
 */
export function keptPages(
  worker: Worker,
  pages: readonly (readonly [start: string, page: string])[],
  titles: readonly string[],
  build: string,
) {
  const ofBuild = `offline:${build}`;

  function pageFor(address: string): string {
    const path = inSite(new URL(address).pathname);
    return onHost(pages.find(([start]) => `${path}/`.startsWith(start))?.[1] ?? '');
  }

  async function keep(page: string): Promise<void> {
    const cache = await caches.open(ofBuild);
    if (await cache.match(page)) return;
    const response = await fetch(page);
    const text = await response.text();
    // Made anew, since a browser takes no page that came by way of another address.
    if (isOwnAnswer(page, response) && titles.some((title) => text.includes(title))) {
      await cache.put(page, new Response(text, { headers: response.headers }));
    }
  }

  async function keepForOpenPages(): Promise<void> {
    const open = await worker.clients.matchAll({ includeUncontrolled: true, type: 'window' });
    await Promise.all([...new Set(open.map(({ url }) => pageFor(url)))].map(keep));
  }

  async function page({ request, preloadResponse }: Navigating): Promise<Response> {
    try {
      return (await preloadResponse) ?? (await fetch(request));
    } catch (fault) {
      const kept = others.test(inSite(new URL(request.url).pathname))
        ? undefined
        : await caches.match(pageFor(request.url), { cacheName: ofBuild });
      if (kept) return kept;
      throw fault;
    }
  }

  return {
    async install(event: Installing): Promise<void> {
      // Whatever is no page goes past the worker, which need not be started for it.
      const routes = event.addRoutes?.([
        { condition: { requestMode: 'navigate' }, source: 'fetch-event' },
        { condition: { urlPattern: new URLPattern({}) }, source: 'network' },
      ]);
      await Promise.all([routes?.catch(() => {}), keepForOpenPages()]);
    },
    async activate(): Promise<void> {
      const former = (await caches.keys()).filter(
        (name) => name.startsWith('offline:') && name !== ofBuild,
      );
      await Promise.all([
        ...former.map((name) => caches.delete(name)),
        worker.registration.navigationPreload?.enable(),
      ]);
    },
    answer(event: Navigating): Promise<Response> | undefined {
      const { request } = event;
      if (request.mode !== 'navigate' || request.method !== 'GET') return undefined;
      const answered = page(event);
      // Of a language that is read for the first time.
      event.waitUntil(answered.then(() => keep(pageFor(request.url))).catch(() => {}));
      return answered;
    },
  };
}
