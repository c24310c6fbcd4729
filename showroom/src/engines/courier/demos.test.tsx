import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { demoData, demosOfEngine } from '../../demo/read-demos.ts';
import { openedForTest } from '../../demo/testing.ts';
import { CourierDemo } from './Demo.tsx';
import { courierSchema } from './schema.ts';

/** What the first screens of the demos at hand say; others only have to open. */
const firstScreens: Readonly<Record<string, readonly string[]>> = {
  dakghuri: ['From your shop to their door', 'Narayanganj', 'DG-70421'],
  nodipath: ['Modern Mor', 'unload', 'NP-88213'],
};

describe.each(demosOfEngine('courier'))('%s', (name) => {
  it('opens with its first screen', () => {
    const data = demoData(name, courierSchema);
    const html = renderToString(<CourierDemo {...openedForTest(name, data)} />);
    for (const word of firstScreens[name] ?? []) expect(html).toContain(word);
    expect(html).not.toContain('style=');
  });
});
