import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { demoData } from '../../../demo/read-demos.ts';
import { openedForTest } from '../../../demo/testing.ts';
import { TillDemo } from '../Demo.tsx';
import { tillSchema } from '../schema.ts';
import { isScanned, noBurst, withKey } from './useScanner.ts';

let page: HTMLElement;
let root: Root;

async function open(name: string, place = '') {
  location.hash = `#/${place}`;
  const opened = openedForTest(name, demoData(name, tillSchema));
  await act(async () => root.render(<TillDemo {...opened} />));
}

beforeEach(() => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
  // What the browser of the tests lacks.
  Element.prototype.scrollIntoView = () => {};
  localStorage.clear();
  sessionStorage.clear();
  page = document.body.appendChild(document.createElement('div'));
  root = createRoot(page);
});
afterEach(async () => {
  await act(async () => root.unmount());
  page.remove();
  location.hash = '';
  Reflect.deleteProperty(globalThis, 'IS_REACT_ACT_ENVIRONMENT');
  Reflect.deleteProperty(Element.prototype, 'scrollIntoView');
});

/** A key as a browser takes it: it types into fields, and Enter presses a button. @param at when */
function key(name: string, at: number) {
  const target = document.activeElement ?? document.body;
  const event = new KeyboardEvent('keydown', { key: name, bubbles: true, cancelable: true });
  Object.defineProperty(event, 'timeStamp', { value: at });
  target.dispatchEvent(event);
  if (event.defaultPrevented) return;
  if (target instanceof HTMLInputElement && name.length === 1) {
    const setter = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set;
    setter?.call(target, target.value + name);
    target.dispatchEvent(new Event('input', { bubbles: true }));
  }
  if (name !== 'Enter') return;
  if (target instanceof HTMLButtonElement) target.click();
  if (target instanceof HTMLInputElement) target.form?.requestSubmit();
}

let clock = 1000;
async function type(text: string, pause: number) {
  clock += 1000;
  for (const letter of [...text, 'Enter']) {
    clock += pause;
    await act(async () => key(letter, clock));
  }
}
const scan = (code: string) => type(code, 8);

const button = (name: RegExp): HTMLButtonElement => {
  const found = [...page.querySelectorAll('button')].find(({ textContent }) =>
    name.test(textContent),
  );
  if (!found) throw new Error(`there is no button ${name}`);
  return found;
};
const lines = () => [...page.querySelectorAll('ol > li')].map((line) => line.textContent);
const amount = () => page.querySelector<HTMLInputElement>('#given');

it('tells a scanner from a person by the pauses between keys', () => {
  const typed = (text: string, pause: number) =>
    [...text].reduce((burst, letter, index) => withKey(burst, letter, index * pause), noBurst);
  expect(isScanned(typed('8941', 50), 3 * 50 + 50)).toBe(true);
  expect(isScanned(typed('8941', 51), 3 * 51)).toBe(false);
  expect(isScanned(typed('8941', 50), 3 * 50 + 51)).toBe(false);
  expect(isScanned(typed('C1', 10), 20)).toBe(true);
  expect(isScanned(typed('8', 10), 5)).toBe(false);
});

it('puts what is scanned on the bill after an item was tapped, and presses that no second time', async () => {
  await open('tinbela');
  const salt = button(/^Salt/);
  salt.focus();
  await act(async () => salt.click());
  const before = lines().length;
  await scan('8941100500024');
  expect(lines()).toHaveLength(before);
  expect(lines().find((line) => line?.includes('Bread'))).toContain('3\u00A0pieces');
  expect(lines().find((line) => line?.includes('Salt'))).toContain('1\u00A0piece');
});

it('reads a scan straight after it opened, and on other screens', async () => {
  await open('tinbela');
  await scan('8941100500017');
  expect(lines().find((line) => line?.includes('Milk'))).toContain('4\u00A0pieces');
  await act(async () => {
    location.hash = '#/receipts/TB-48150';
    dispatchEvent(new HashChangeEvent('hashchange'));
  });
  await scan('8941100500017');
  await act(async () => dispatchEvent(new HashChangeEvent('hashchange')));
  expect(location.hash).toBe('#/counter/2');
  expect(lines().find((line) => line?.includes('Milk'))).toContain('5\u00A0pieces');
});

it('leaves no digit of a scan in the amount, where a person’s Enter pays in cash', async () => {
  await open('tinbela');
  amount()?.focus();
  await scan('8941100500017');
  expect(amount()?.value).toBe('');
  expect(lines().find((line) => line?.includes('Milk'))).toContain('4\u00A0pieces');
  await type('2000', 120);
  expect(location.hash).toBe('#/receipts/TB-48213');
});

it('asks for the weight of each of two scanned goods, one after the other', async () => {
  await open('tinbela');
  await scan('2002');
  const asked = () => page.querySelector('section h3')?.textContent;
  await act(() => vi.dynamicImportSettled());
  expect(asked()).toBeTruthy();
  const first = asked();
  await scan('2001');
  expect(asked()).toBe(first);
  await act(async () => button(/^Put on the bill/).click());
  expect(asked()).not.toBe(first);
  await act(async () => button(/^Set/).click());
  expect(lines().find((line) => line?.includes('rice'))).toBeDefined();
});

it('says what no goods have for a code, until something else is typed', async () => {
  await open('tinbela');
  await scan('99999');
  expect(page.querySelector('[role=alert]')?.textContent).toContain('99999');
  page.querySelector<HTMLInputElement>('input[name=code]')?.focus();
  await act(async () => key('m', clock + 5000));
  expect(page.querySelector('[role=alert]')?.textContent).toBe('');
});

it('leaves a customer chosen when the scanner types over the choice', async () => {
  await open('loha-lokkor');
  const choice = page.querySelector<HTMLSelectElement>('select');
  choice?.focus();
  await scan('P4');
  expect(choice?.value).toBe('jashim');
  expect(page.querySelector('form h3')?.textContent).toContain('4 inch');
});

it('goes back to the counter that this tab was at', async () => {
  await open('tinbela', 'counter/3');
  const at = () => page.querySelector('nav[aria-label=Counters] [aria-current]')?.textContent;
  expect(at()).toContain('Counter 3');
  await act(async () => root.unmount());
  root = createRoot(page);
  await open('tinbela');
  expect(at()).toContain('Counter 3');
});
