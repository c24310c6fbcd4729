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
    const worker = '/offline-worker.js';
    await serviceWorker.register((trusted?.createScriptURL(worker) ?? worker) as string);
  } catch {
    // Without it a visitor sees the browser's own page.
  }
}

/** A page that is left at once asks for nothing more than itself. */
const patienceMilliseconds = 4000;

const registerLate = () =>
  setTimeout(() => {
    if ('requestIdleCallback' in window) requestIdleCallback(register);
    else register();
  }, patienceMilliseconds);

if (serviceWorker && !('saveData' in document.documentElement.dataset)) {
  addEventListener('load', registerLate, { once: true });
}

// A module to TypeScript: its names are its own.
export {};
