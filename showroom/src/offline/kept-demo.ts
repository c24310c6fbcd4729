import { inSite, onHost } from '@nokshi/forms/on-host.ts';
import { isOwnAnswer } from '@nokshi/forms/own-answer.ts';

const ownFile = /\/_astro\/[\w.@/-]+\.(?:js|css)|\/demos\/pictures\/[\w.-]+\.svg|\/favicon\.svg/g;
const filesIn = (text: string) => (text.match(ownFile) ?? []).map(onHost);
const importedScript = /["'`]\.\/([\w.@-]+\.js)["'`]/g;
/** How long a page may take to begin to come before the kept one is shown. */
const patienceMilliseconds = 3000;

/**
 * What a service worker does for a demo, which opens where there is no network: its page, its scripts and its
 * pictures as one build has them, and the letters that it was shown in. It answers for no other page.
 * @param page the address of the demo, which is the scope of the worker
 * @param build a digest of what it keeps and of how it does so
 */
export function keptDemo(page: string, build: string) {
  const ofPage = `demo:${page}:`;
  const ofBuild = `${ofPage}${build}`;

  /**
   * Keeps the page with all that it names and that its scripts import, at once or later. The page comes last:
   * where it is kept, the rest is. Files whose names change with what is in them come from the browser's cache.
   */
  async function keepPage(): Promise<void> {
    const cache = await caches.open(ofBuild);
    const response = await fetched(page, { cache: 'no-cache' });
    const text = await response.text();
    if (!text.includes('data-offline')) throw new Error(`${page} is answered with another page`);
    const files = new Set(filesIn(text));
    for (const file of files) {
      const kept = (await cache.match(file)) ?? (await fetched(file));
      if (file.endsWith('.js')) {
        const script = await kept.clone().text();
        for (const [, name] of script.matchAll(importedScript))
          files.add(onHost(`/_astro/${name}`));
        // The words of the language that is not shown.
        for (const named of filesIn(script)) files.add(named);
      }
      await cache.put(file, kept);
    }
    // Made anew, since a browser takes no page that came by way of another address.
    await cache.put(page, new Response(text, { headers: response.headers }));
  }

  const keptFor = (request: Request) =>
    caches.match(request, { cacheName: ofBuild, ignoreSearch: true });

  async function answerPage(request: Request): Promise<Response> {
    const kept = await keptFor(request);
    if (!kept) return fetch(request);
    const late = new Promise<Response>((resolve) =>
      setTimeout(resolve, patienceMilliseconds, kept),
    );
    const asked = fetch(request).then(
      (response) => (response.status < 500 ? response : kept),
      () => kept,
    );
    return Promise.race([asked, late]);
  }

  /** Files whose names change with what is in them. */
  async function answerFile(request: Request): Promise<Response> {
    const kept = await keptFor(request);
    if (kept) return kept;
    const response = await fetch(request);
    // "Start again" has removed everything: nothing is kept until the next opening.
    if (isOwnAnswer(request.url, response) && (await caches.has(ofBuild))) {
      await (await caches.open(ofBuild)).put(request, response.clone());
    }
    return response;
  }

  return {
    install: keepPage,
    async activate(clients: { claim(): Promise<void> }): Promise<void> {
      const former = (await caches.keys()).filter(
        (name) => name.startsWith(ofPage) && name !== ofBuild,
      );
      await Promise.all(former.map((name) => caches.delete(name)));
      await clients.claim();
    },
    /** What the page has loaded besides, such as letters. */
    async keepLoaded(files: readonly string[]): Promise<void> {
      const cache = await caches.open(ofBuild);
      if (!(await cache.match(page))) await keepPage();
      for (const file of files) {
        if (!(await cache.match(file))) await cache.put(file, await fetched(file));
      }
    },
    answer({ request }: { request: Request }): Promise<Response> | undefined {
      const { origin, pathname } = new URL(request.url);
      if (origin !== location.origin || request.method !== 'GET') return undefined;
      // A browser also gives the worker what merely begins like its scope.
      if (request.mode === 'navigate') return pathname === page ? answerPage(request) : undefined;
      return /^\/(?:_astro|demos\/pictures)\/|^\/favicon\.svg$/.test(inSite(pathname))
        ? answerFile(request)
        : undefined;
    },
  };
}

async function fetched(file: string, how?: RequestInit): Promise<Response> {
  const response = await fetch(file, how);
  if (!isOwnAnswer(file, response)) {
    throw new Error(`${file} is answered with ${response.status}, or with something else`);
  }
  return response;
}
