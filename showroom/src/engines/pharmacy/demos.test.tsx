import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import { picturesIn } from '../../demo/picture.ts';
import { demoData, demosOfEngine, readDemo } from '../../demo/read-demos.ts';
import { openedForTest } from '../../demo/testing.ts';
import { PharmacyDemo } from './Demo.tsx';
import { pharmacyDrawings } from './drawings/index.tsx';
import { pharmacySchema } from './schema.ts';

/** What the pictures in the gallery show, of those demos that have one. */
const sentences: Readonly<Record<string, readonly string[]>> = {
  'bori-baksho': ['Febron 500', 'Batch T418, 2 months left', '৳\u00A030', '৳\u00A01.20'],
  nishinda: ['Order to Meghna Pharma', '40 strips', '৳\u00A099,560', '18 expired', '৳\u00A01,120'],
};

for (const name of demosOfEngine('pharmacy')) {
  it(`${name} opens as in its picture`, () => {
    const data = demoData(name, pharmacySchema);
    const html = renderToString(<PharmacyDemo {...openedForTest(name, data)} />);
    for (const sentence of sentences[name] ?? []) expect(html).toContain(sentence);
    expect(html).not.toContain('style=');
  });

  it(`${name} names drawings that there are`, () => {
    for (const { drawing, with: given } of picturesIn(readDemo(name, pharmacySchema))) {
      const svg = renderToString(pharmacyDrawings[drawing]?.(given));
      expect(svg, drawing).toMatch(/^<svg/);
    }
  });
}
