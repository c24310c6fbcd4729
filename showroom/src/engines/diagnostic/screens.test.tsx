import { waitFor } from '@testing-library/react';
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, it } from 'vitest';
import { demoData } from '../../demo/read-demos.ts';
import { openedForTest } from '../../demo/testing.ts';
import { DiagnosticDemo } from './Demo.tsx';
import { role } from './data.ts';
import { diagnosticSchema } from './schema.ts';
import { reportCode } from './steps/signing.ts';

const screens = {
  'shanto-nodi': {
    reception: 'Call the next',
    bill: 'Save the bill',
    'bill/howlader/15': 'Save the bill',
    'bills/11840': 'Take the due',
    'labels/11840': 'Print labels',
    samples: 'Take over',
    day: 'Collections by method',
    'samples/22872': 'Template',
    'samples/22841': 'Cholelithiasis',
    delivery: 'Jahanara Begum',
    [`report/${reportCode(22836)}`]: 'reference range',
    [`report/${reportCode(22841)}`]: 'is due on this bill',
    'report/22841-zzzzz': 'leads to no report',
    'no/such/screen': 'Call the next',
  },
  onubikkhon: {
    'samples/60423': 'Take from Doyel H2',
    'samples/60426': 'Pus cells',
    'samples/60429': 'Print its label',
    bill: 'Collection point',
    [`report/${reportCode(60417)}`]: 'Dr Nandini Barman',
    [`report/${reportCode(60412)}`]: 'not signed yet',
  },
};

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
// Without a layout there is nothing to scroll.
Element.prototype.scrollIntoView = () => undefined;

for (const [name, sentences] of Object.entries(screens)) {
  it(`${name}: every screen stands`, async () => {
    const data = demoData(name, diagnosticSchema);
    sessionStorage.setItem(`demo:${name}:role`, role);
    const login = { role, username: 'demo', password: 'demo' };
    for (const [screen, sentence] of Object.entries(sentences)) {
      location.hash = `#/${screen}`;
      const place = document.createElement('div');
      const root = createRoot(place);
      await act(async () =>
        root.render(<DiagnosticDemo {...openedForTest(name, data, [login])} />),
      );
      await waitFor(() => {
        expect(place.textContent?.toLowerCase(), screen).toContain(sentence.toLowerCase());
      });
      act(() => root.unmount());
    }
  });
}
