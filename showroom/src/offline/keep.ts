import { languageCodes, pathIn } from '@nokshi/forms/languages.ts';
import { onHost } from '@nokshi/forms/on-host.ts';

/** What a browser keeps of a demo, besides its state: files by which it opens without network. */
const pagesOf = (name: string) =>
  languageCodes.map((code) => onHost(pathIn(code, `/demos/${name}`)));

/** Once everything began again, nothing is kept until the next opening. */
let isForgotten = false;

const workers = (): ServiceWorkerContainer | undefined =>
  typeof navigator === 'undefined' ? undefined : navigator.serviceWorker;

/**
 * Has a page of a demo open again where there is no network, in browsers that can. The page's own files
 * come first: it begins when they are there.
 * @param page its address, such as /bn/demos/tinbela
 */
export function keepForOffline(page: string): void {
  const container = workers();
  if (!container) return;
  const tellLoaded = () => {
    if (!isForgotten) container.controller?.postMessage(loadedFiles());
  };
  const begin = () => void register(container, page).then(tellLoaded);
  // A worker of a newer build begins with a cache of its own.
  container.addEventListener('controllerchange', tellLoaded);
  if (document.readyState === 'complete') begin();
  else addEventListener('load', begin, { once: true });
}

async function register(container: ServiceWorkerContainer, page: string): Promise<void> {
  // That of the site, which knows by its scope that it answers for a demo. One that stood beside the demos gives way.
  const worker = onHost('/offline-worker.js');
  try {
    // The policy of the page takes the address of a worker only so (Trusted Types).
    const trusted = globalThis.trustedTypes?.createPolicy('offline-worker', {
      createScriptURL: (address) => address,
    });
    const address = (trusted?.createScriptURL(worker) ?? worker) as string;
    await container.register(address, { scope: page });
  } catch {
    // Without it the demo opens where there is a network.
  }
}

const loadedFiles = (): readonly string[] =>
  performance
    .getEntriesByType('resource')
    .map(({ name }) => new URL(name))
    .filter(
      ({ origin, pathname }) =>
        origin === location.origin && pathname.startsWith(onHost('/_astro/')),
    )
    .map(({ pathname }) => pathname);

/** Removes the workers of a demo and what they keep, in every language; the next opening brings them back. */
export async function forgetOffline(name: string): Promise<void> {
  const container = workers();
  if (!container) return;
  isForgotten = true;
  const pages = pagesOf(name);
  const registrations = await container.getRegistrations();
  const own = registrations.filter(({ scope }) => pages.includes(new URL(scope).pathname));
  await Promise.all(own.map((registration) => registration.unregister()));
  const kept = (await caches.keys()).filter((cache) =>
    pages.some((page) => cache.startsWith(`demo:${page}:`)),
  );
  await Promise.all(kept.map((cache) => caches.delete(cache)));
}
