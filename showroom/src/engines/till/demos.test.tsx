import { renderToStaticMarkup, renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import { contrast } from '../../brand/colour.ts';
import { picturesIn } from '../../demo/picture.ts';
import { readDemo } from '../../demo/read-demos.ts';
import { openedForTest } from '../../demo/testing.ts';
import { TillDemo } from './Demo.tsx';
import { tillDrawings } from './drawings/drawings.tsx';
import { tillSchema } from './schema.ts';
import { demoNames, tillData } from './testing.ts';

/** What stands on the first screen of some, as in their pictures. */
const things: Readonly<Record<string, readonly string[]>> = {
  tinbela: ['Milk, pasteurised 1 L', 'Expires tomorrow', '640 points, +11 today', '৳\u00A01,134'],
  'lal-sutli': ['Panjabi Meghdut', '71\u00A0pieces', '+1 back', '−1 out', 'LS-20817', '৳\u00A00'],
  'loha-lokkor': [
    'Bill 3418',
    '850\u00A0kg',
    '60\u00A0bags',
    '120\u00A0ft',
    '৳\u00A01,17,500',
    '৳\u00A02,35,000',
    'Challan 1206',
  ],
};

for (const name of demoNames) {
  it(`${name} opens as in its picture`, () => {
    const data = tillData(name);
    const html = renderToString(<TillDemo {...openedForTest(name, data)} />).replaceAll(
      '<!-- -->',
      '',
    );
    for (const thing of things[name] ?? []) expect(html).toContain(thing);
    expect(html).not.toMatch(/ style=/);
  });

  it(`${name} can be read, and all its drawings are there`, () => {
    const data = readDemo(name, tillSchema);
    const { accent, soft, ink, surface, ground, bar, barInk } = data.look;
    for (const colour of [accent, soft, ink]) {
      expect(contrast(colour, surface)).toBeGreaterThanOrEqual(4.5);
      expect(contrast(colour, ground)).toBeGreaterThanOrEqual(4.5);
    }
    expect(contrast(barInk, bar)).toBeGreaterThanOrEqual(4.5);
    for (const picture of picturesIn(data)) {
      if (picture.drawing === 'lettering') continue;
      const draw = tillDrawings[picture.drawing];
      expect(draw && renderToStaticMarkup(draw(picture.with))).toMatch(/^<svg/);
    }
  });
}
