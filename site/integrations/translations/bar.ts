/** Runs in the browser in development: shows what content/ lacks in a language, as the server tells it. */
const bar = document.createElement('details');
bar.style.cssText =
  'position: fixed; inset: auto 0 0 0; z-index: 1000; max-height: 40vh; overflow: auto; padding: 0.5rem 1rem; background: #fff3c4; color: #332500; font: 0.875rem/1.5 system-ui, sans-serif';

function show(missing: readonly string[]): void {
  bar.remove();
  if (missing.length === 0) return;
  const title = document.createElement('summary');
  title.textContent = `Not translated: ${missing.length === 1 ? 'one place' : `${missing.length} places`} in content/`;
  const lines = missing.map((line) => {
    const item = document.createElement('li');
    item.textContent = line;
    return item;
  });
  const list = document.createElement('ul');
  list.append(...lines);
  bar.replaceChildren(title, list);
  document.body.append(bar);
}

import.meta.hot?.on('untranslated', show);
import.meta.hot?.send('untranslated:ask');
