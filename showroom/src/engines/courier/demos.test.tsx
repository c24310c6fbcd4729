import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import { parse } from 'yaml';
import { withAddresses } from '../../demo/picture.ts';
import { openedForTest } from '../../demo/testing.ts';
import { CourierDemo } from './CourierDemo.tsx';
import { courierSchema } from './schema.ts';

const firstScreens = {
  dakghuri: ['From your shop to their door', 'Narayanganj', 'DG-70421'],
  nodipath: ['Modern Mor', 'unload', 'NP-88213'],
} as const;

for (const [name, words] of Object.entries(firstScreens)) {
  it(`${name} opens with its first screen`, () => {
    const file = join(import.meta.dirname, '../../../demos', name, 'demo.yaml');
    const parsed = courierSchema.parse(parse(readFileSync(file, 'utf8')));
    const data = withAddresses(parsed, () => '/picture.svg');
    const html = renderToString(<CourierDemo {...openedForTest(name, data)} />);
    for (const word of words) expect(html).toContain(word);
    expect(html).not.toContain('style=');
  });
}
