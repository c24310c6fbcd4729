/** Where the build puts the worker, and the addresses it answers: no others of the site. */
const worker = '/desk/worker.js';
const scope = '/desk';

/** The page's policy takes the address of a worker only from here (Trusted Types). */
const trusted = globalThis.trustedTypes?.createPolicy('desk-worker', {
  createScriptURL: (address) => address,
});

/** Has the desk open, with what was read, where there is no network; in browsers that can. */
export async function keepReadable(): Promise<void> {
  if (!('serviceWorker' in navigator)) return;
  const address = (trusted?.createScriptURL(worker) ?? worker) as string;
  try {
    await navigator.serviceWorker.register(address, { scope });
    await keepWhatIsOpen();
  } catch {
    // Without it the desk works where there is a network.
  }
}

/** What the page loaded before the worker was there: the page itself and its files. */
async function keepWhatIsOpen(): Promise<void> {
  await navigator.serviceWorker.ready;
  const files = performance
    .getEntriesByType('resource')
    .map(({ name }) => name)
    .filter((name) => new URL(name).pathname.startsWith('/_astro/'));
  const cache = await caches.open('desk-files');
  const missing = await Promise.all(
    [scope, ...files].map(async (file) => ((await cache.match(file)) ? [] : [file])),
  );
  await cache.addAll(missing.flat());
}
