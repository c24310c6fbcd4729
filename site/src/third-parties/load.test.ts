// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

const script = 'https://chat.example/widget.js';
const plain = 'https://stats.example/count.js';

const loaded = () => [...document.scripts].map(({ src }) => src);
const dialog = () => document.querySelector('dialog');

/** Presses an answer; what must be kept is kept by the end of the press. */
function answer(value: string) {
  dialog()?.querySelector<HTMLButtonElement>(`[value="${value}"]`)?.click();
  dialog()?.close();
}

async function open(scripts: object[]): Promise<void> {
  document.body.innerHTML = `<div hidden data-third-parties='${JSON.stringify(scripts)}'></div>
    <dialog data-consent>
      <form method="dialog"><button value="yes">Yes</button><button value="no">No</button></form>
    </dialog>
    <button data-consent-again hidden></button>`;
  vi.resetModules();
  await import('./load.ts');
}

const both = [
  { script, consent: true },
  { script: plain, consent: false },
];

beforeEach(() => {
  localStorage.clear();
  // What jsdom lacks of dialogs.
  Object.assign(HTMLDialogElement.prototype, {
    show(this: HTMLDialogElement) {
      this.open = true;
    },
    close(this: HTMLDialogElement) {
      this.open = false;
    },
  });
});
afterEach(() => document.body.replaceChildren());

it('loads what asks nobody, and waits for an answer with the rest', async () => {
  await open(both);
  expect(loaded()).toEqual([plain]);
  expect(dialog()?.open).toBe(true);
  expect(document.activeElement).toBe(document.body);
  answer('yes');
  expect(loaded()).toEqual([plain, script]);
});

it('remembers the answer, until there is something else to ask about', async () => {
  await open(both);
  answer('no');
  await open(both);
  expect(loaded()).toEqual([plain]);
  expect(dialog()?.open).toBe(false);
  await open([{ script: `${script}?2`, consent: true }]);
  expect(dialog()?.open).toBe(true);
});

it('may be asked again, and then loads what was refused', async () => {
  await open(both);
  answer('no');
  await open(both);
  const again = document.querySelector<HTMLElement>('[data-consent-again]');
  expect(again?.hidden).toBe(false);
  again?.click();
  expect(dialog()?.open).toBe(true);
  answer('yes');
  expect(loaded()).toEqual([plain, script]);
});

it('waits for a page that was made ahead to be seen', async () => {
  Object.defineProperty(document, 'prerendering', { value: true, configurable: true });
  localStorage.setItem('consent', `yes ${script}`);
  await open(both);
  expect(loaded()).toEqual([]);
  Reflect.deleteProperty(document, 'prerendering');
  document.dispatchEvent(new Event('prerenderingchange'));
  expect(loaded()).toEqual([plain, script]);
});
