import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, it } from 'vitest';
import { parse } from 'yaml';
import { withAddresses } from '../../demo/picture.ts';
import { openedForTest } from '../../demo/testing.ts';
import { PharmacyDemo } from './Demo.tsx';
import { pharmacySchema } from './schema.ts';
import { role } from './staff-role.ts';

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

for (const [name, sentences] of Object.entries(screens)) {
  it(`${name}: every screen stands`, () => {
    const file = join(import.meta.dirname, '../../../demos', name, 'demo.yaml');
    const data = withAddresses(
      pharmacySchema.parse(parse(readFileSync(file, 'utf8'))),
      () => '/picture.svg',
    );
    sessionStorage.setItem(`demo:${name}:role`, role);
    const login = { role, username: 'demo', password: 'demo' };
    for (const [screen, sentence] of Object.entries(sentences)) {
      location.hash = `#/${screen}`;
      const place = document.createElement('div');
      const root = createRoot(place);
      act(() => root.render(<PharmacyDemo {...openedForTest(name, data, [login])} />));
      expect(place.textContent?.toLowerCase(), screen).toContain(sentence.toLowerCase());
      act(() => root.unmount());
    }
  });
}
