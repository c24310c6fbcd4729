/**
 * Has a browser keep the page that is shown where the network fails, once all else is done, and never for
 * visitors who save data.
 */
const { serviceWorker } = navigator;

async function register() {
  try {
    // The policy of the page takes the address of a worker only so (Trusted Types).
    const trusted = globalThis.trustedTypes?.createPolicy('offline-worker', {
      createScriptURL: (address) => address,
    });
    const worker = `${SITE_FOLDER}/offline-worker.js`;
    await serviceWorker.register((trusted?.createScriptURL(worker) ?? worker) as string);
  } catch {
    // Without it a visitor sees the browser's own page.
  }
}

/** A page that is left at once asks for nothing more than itself; on a slow phone it was there for seconds by now. */
const patienceMilliseconds = 1000;

/** Where a browser does not tell when it is idle, the second is enough. */
const registerLate = () =>
  setTimeout(globalThis.requestIdleCallback ?? register, patienceMilliseconds, register);

if (serviceWorker && !('saveData' in document.documentElement.dataset)) {
  if (document.readyState === 'complete') registerLate();
  else addEventListener('load', registerLate, { once: true });
}

// A module to TypeScript: its names are its own.
export {};
