import { waitFor } from '@testing-library/react';
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, it } from 'vitest';
import { demoData } from '../../demo/read-demos.ts';
import { openedForTest } from '../../demo/testing.ts';
import { PharmacyDemo } from './Demo.tsx';
import { role } from './data.ts';
import { pharmacySchema } from './schema.ts';

const screens = {
  'bori-baksho': {
    counter: 'On the bill',
    stock: 'first to expire first',
    'orders/turag': 'Order to Turag Pharma',
    orders: 'Order to Padma Labs',
    transfers: 'On the bill',
    'bills/9': 'On the bill',
  },
  nishinda: {
    'counter/mohipal': 'On the bill',
    stock: 'Dagonbhuiyan',
    transfers: 'Another transfer',
    'orders/titas': 'Order to Titas Labs',
    'no/such/screen': 'Order to Meghna Pharma',
  },
};

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
// Without a layout there is nothing to scroll.
Element.prototype.scrollIntoView = () => undefined;

for (const [name, sentences] of Object.entries(screens)) {
  it(`${name}: every screen stands`, async () => {
    const data = demoData(name, pharmacySchema);
    sessionStorage.setItem(`demo:${name}:role`, role);
    const login = { role, username: 'demo', password: 'demo' };
    for (const [screen, sentence] of Object.entries(sentences)) {
      location.hash = `#/${screen}`;
      const place = document.createElement('div');
      const root = createRoot(place);
      await act(async () => root.render(<PharmacyDemo {...openedForTest(name, data, [login])} />));
      await waitFor(() => {
        expect(place.textContent?.toLowerCase(), screen).toContain(sentence.toLowerCase());
      });
      act(() => root.unmount());
    }
  });
}
