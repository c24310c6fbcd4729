import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import { parse } from 'yaml';
import { picturesIn, withAddresses } from '../../demo/picture.ts';
import { openedForTest } from '../../demo/testing.ts';
import { PharmacyDemo } from './Demo.tsx';
import { pharmacyDrawings } from './drawings/index.tsx';
import { pharmacySchema } from './schema.ts';

const demos = {
  'bori-baksho': ['Febron 500', 'Batch T418, 2 months left', '৳\u00A030', '৳\u00A01.20'],
  nishinda: ['Order to Meghna Pharma', '40 strips', '৳\u00A099,560', '18 expired', '৳\u00A01,120'],
};

const read = (name: string) =>
  pharmacySchema.parse(
    parse(readFileSync(join(import.meta.dirname, '../../../demos', name, 'demo.yaml'), 'utf8')),
  );

for (const [name, sentences] of Object.entries(demos)) {
  it(`${name} opens as in its picture`, () => {
    const data = withAddresses(read(name), () => '/picture.svg');
    const html = renderToString(<PharmacyDemo {...openedForTest(name, data)} />);
    for (const sentence of sentences) expect(html).toContain(sentence);
    expect(html).not.toContain('style=');
  });

  it(`${name} names drawings that there are`, () => {
    for (const { drawing, with: given } of picturesIn(read(name))) {
      const svg = renderToString(pharmacyDrawings[drawing]?.(given));
      expect(svg, drawing).toMatch(/^<svg/);
    }
  });
}
