import { onHost } from '@nokshi/forms/on-host.ts';

/** Where the build puts the worker, and the addresses it answers: no others of the site. */
const worker = onHost('/desk/worker.js');
const scope = onHost('/desk');

/** The page's policy takes the address of a worker only from here (Trusted Types). */
const trusted = globalThis.trustedTypes?.createPolicy('desk-worker', {
  createScriptURL: (address) => address,
});

const hour = 60 * 60 * 1000;

/** Has the desk open, with what was read, where there is no network; in browsers that can. */
export async function keepReadable(): Promise<void> {
  if (!('serviceWorker' in navigator)) return;
  const address = (trusted?.createScriptURL(worker) ?? worker) as string;
  try {
    await navigator.serviceWorker.register(address, { scope });
    const { active } = await navigator.serviceWorker.ready;
    active?.postMessage(loadedFiles());
    // The worker forgets what is old when it is told something, and a page may stay open for days.
    setInterval(() => active?.postMessage([]), hour);
  } catch {
    // Without it the desk works where there is a network.
  }
}

const loadedFiles = (): readonly string[] =>
  performance
    .getEntriesByType('resource')
    .map(({ name }) => name)
    .filter((name) => new URL(name).pathname.startsWith(onHost('/_astro/')));
