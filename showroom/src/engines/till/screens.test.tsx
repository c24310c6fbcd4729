import { waitFor } from '@testing-library/react';
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { demoData } from '../../demo/read-demos.ts';
import { openedForTest } from '../../demo/testing.ts';
import { TillDemo } from './Demo.tsx';
import { tillSchema } from './schema.ts';
import { demoNames } from './testing.ts';

const admin = { role: 'Admin', username: 'admin', password: 'demo' };
let page: HTMLElement;

beforeEach(() => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
  localStorage.clear();
  page = document.body.appendChild(document.createElement('div'));
});
afterEach(() => {
  page.remove();
  location.hash = '';
  sessionStorage.clear();
  Reflect.deleteProperty(globalThis, 'IS_REACT_ACT_ENVIRONMENT');
});

const screens = [
  '',
  'counter/1',
  'receipts',
  'shelves',
  'customers',
  'challans',
  'offers',
  'drawer',
  'no/such/screen',
] as const;

for (const name of demoNames) {
  it(`${name} shows each of its screens to an Admin, in both languages`, async () => {
    const data = demoData(name, tillSchema);
    const [sale] = data.sales;
    const [customer] = data.customers;
    const places = [
      ...screens,
      `receipts/${data.receipts.prefix}${sale?.number}`,
      `customers/${customer?.id}`,
    ];
    for (const language of data.languages) {
      sessionStorage.setItem(`demo:${name}:role`, 'Admin');
      sessionStorage.setItem(`demo:${name}:language`, language);
      for (const place of places) {
        location.hash = `#/${place}`;
        const root = createRoot(page);
        const opened = openedForTest(name, data, [admin]);
        await act(async () => root.render(<TillDemo {...opened} />));
        // Screens of the office are fetched when they are opened.
        await waitFor(() => {
          expect(page.querySelector('main h2'), `${place} in ${language}`).not.toBeNull();
        });
        expect(page.textContent).not.toMatch(/NaN|undefined|\[object|Invalid/);
        await act(async () => root.unmount());
      }
    }
  }, 30_000);
}
