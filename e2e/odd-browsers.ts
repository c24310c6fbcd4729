/**
 * What journeys import as @playwright/test (tsconfig.json): the same, with ODD_BROWSER in a browser as some
 * visitors have it, which the audit asks for.
 */
import { test as usual } from 'playwright/test';

export * from 'playwright/test';

/** As where a visitor or a company has switched storage off: it throws where it is only named. */
export function refuseStorage(): void {
  const refuse = () => {
    throw new DOMException('The operation is insecure.', 'SecurityError');
  };
  for (const name of ['localStorage', 'sessionStorage', 'indexedDB', 'caches']) {
    Object.defineProperty(window, name, { get: refuse });
  }
  const refused = () => Promise.reject(new DOMException('Refused.', 'SecurityError'));
  const { ServiceWorkerContainer: workers, LockManager: locks } = globalThis;
  Object.assign(workers?.prototype ?? {}, { register: refused });
  Object.assign(locks?.prototype ?? {}, { request: refused, query: refused });
}

/**
 * As Google's translation leaves a page, but for the language: each text is another node, within two elements
 * of its own, and the node that the page's script knows is on no page any more.
 */
function translate(): void {
  const isKept = 'script, style, textarea, title, font, [translate=no], [translate=no] *';
  const translateBelow = (root: Node) => {
    const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    const found: Text[] = [];
    for (let text = texts.currentNode; ; text = texts.currentNode) {
      if (text instanceof Text && /\S/.test(text.data)) found.push(text);
      if (!texts.nextNode()) break;
    }
    for (const text of found) {
      if (!text.parentElement || text.parentElement.matches(isKept)) continue;
      const outer = document.createElement('font');
      outer.append(document.createElement('font'));
      outer.firstElementChild?.append(text.data);
      text.replaceWith(outer);
    }
  };
  const watch = new MutationObserver((changes) => {
    for (const { target, addedNodes } of changes) {
      for (const node of addedNodes) if (node.isConnected) translateBelow(node);
      if (target instanceof Text && target.isConnected) translateBelow(target);
    }
  });
  addEventListener('DOMContentLoaded', () => {
    translateBelow(document.body);
    watch.observe(document.body, { subtree: true, childList: true, characterData: true });
  });
}

/** What happens in a page before its own scripts; forced colours are an option of playwright.config.ts. */
const scripts: Readonly<Record<string, () => void>> = {
  'no-storage': refuseStorage,
  translated: translate,
};

/** Whether the browser of the journeys keeps anything. */
export const hasStorage = process.env['ODD_BROWSER'] !== 'no-storage';

const script = scripts[process.env['ODD_BROWSER'] ?? ''];

export const test = script
  ? usual.extend({
      async context({ context }, use) {
        await context.addInitScript(script);
        await use(context);
      },
    })
  : usual;
