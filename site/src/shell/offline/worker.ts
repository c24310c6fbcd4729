import { onHost } from '@nokshi/forms/on-host.ts';
import { keptDemo } from '@nokshi/showroom/offline/kept-demo.ts';
import { keptPages } from './kept-pages.ts';

/**
 * The service worker of the site and of demos: each registration of it answers for its scope, which is the whole site,
 * or the page of one demo. The desk has a worker of its own. A browser runs it by itself, bundled, after a line that
 * says what to keep (build/offline-workers.ts).
 */
declare const kept: {
  readonly pages: Parameters<typeof keptPages>[1];
  readonly titles: readonly string[];
  readonly builds: { readonly pages: string; readonly demos: string };
};

interface Lasting extends Event {
  waitUntil(done: Promise<unknown>): void;
}

export interface Installing extends Lasting {
  addRoutes?(rules: readonly object[]): Promise<void>;
}

export interface Navigating extends Lasting {
  readonly request: Request;
  readonly preloadResponse: Promise<Response | undefined>;
  respondWith(answer: Promise<Response>): void;
}

/** As much of a browser's `ServiceWorkerGlobalScope` as is used, which the types of a page lack. */
export interface Worker {
  readonly registration: {
    readonly scope: string;
    readonly navigationPreload?: { enable(): Promise<void> };
  };
  readonly clients: {
    claim(): Promise<void>;
    matchAll(which: object): Promise<readonly { url: string }[]>;
  };
  skipWaiting(): Promise<void>;
  addEventListener(type: 'install', listen: (event: Installing) => void): void;
  addEventListener(type: 'activate', listen: (event: Lasting) => void): void;
  addEventListener(type: 'message', listen: (event: Lasting & { data: string[] }) => void): void;
  addEventListener(type: 'fetch', listen: (event: Navigating) => void): void;
}

interface Work {
  install(event: Installing): Promise<void>;
  activate(clients: Worker['clients']): Promise<void>;
  keepLoaded?(files: readonly string[]): Promise<void>;
  answer(event: Navigating): Promise<Response> | undefined;
}

const worker = self as unknown as Worker;
const scope = new URL(worker.registration.scope).pathname;
const work: Work =
  scope === onHost('/')
    ? keptPages(worker, kept.pages, kept.titles, kept.builds.pages)
    : keptDemo(scope, kept.builds.demos);

worker.addEventListener('install', (event) =>
  event.waitUntil(work.install(event).then(() => worker.skipWaiting())),
);
worker.addEventListener('activate', (event) => event.waitUntil(work.activate(worker.clients)));
worker.addEventListener('message', (event) =>
  event.waitUntil(Promise.resolve(work.keepLoaded?.(event.data))),
);
worker.addEventListener('fetch', (event) => {
  const answered = work.answer(event);
  if (answered) event.respondWith(answered);
});
