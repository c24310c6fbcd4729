import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { contrast } from '../../brand/colour.ts';
import { type Picture, picturesIn } from '../../demo/picture.ts';
import { demosOfEngine } from '../../demo/read-demos.ts';
import { openedForTest } from '../../demo/testing.ts';
import { ShopDemo } from './Demo.tsx';
import { shopDrawings } from './drawings/index.tsx';
import { shopForTest, shopWithPictures } from './testing.ts';

/** What the first screen of a shop must show: its picture in the gallery shows it too. */
const first: Readonly<Record<string, readonly string[]>> = {
  'megh-maku': ['Maroon half-silk with zari border', '4,850', 'Jamdani, sky', 'Gift wrap'],
  jhuribhora: ['Miniket rice', '76', '/ <!-- -->kg', 'Your bag', '/ <!-- -->hali'],
  'volt-baksho': [
    'Which one lasts the load-shedding?',
    'Batash 12',
    '575',
    '10 h',
    'Check warranty',
  ],
  'dui-molat': ['নদী', 'তিতাস একটি নদীর নাম', '৫টি পাওয়া গেছে', 'প্রি-অর্ডার'],
  kathchapa: ['Shuktara bed', '68,500', '34,250', 'Honey', 'Made in', 'Thursday 17 December'],
  'neem-shiuli': ['Neem face wash', '320', 'NS-2', 'Order again', 'ব্রণ কমেছে', '4.8 from 212'],
};

describe.each(demosOfEngine('shop'))('%s', (name) => {
  const demo = shopWithPictures(name);

  it('opens with its goods', () => {
    const html = renderToString(<ShopDemo {...openedForTest(name, shopForTest(name))} />);
    for (const words of first[name] ?? []) expect(html).toContain(words);
  });

  it('has words that can be read on its grounds', () => {
    const { look } = demo;
    for (const ground of [look.ground, look.surface]) {
      for (const ink of [look.ink, look.soft, look.accent]) {
        expect(contrast(ink, ground), `${ink} on ${ground}`).toBeGreaterThanOrEqual(4.5);
      }
    }
  });

  it('has drawings of one svg without letters, that a strict page shows', () => {
    const own = picturesIn(demo).filter(({ drawing }) => drawing !== 'lettering');
    expect(own.length).toBeGreaterThan(5);
    for (const picture of own) {
      const svg = draw(picture);
      expect(svg).toMatch(/^<svg/);
      expect(svg).not.toMatch(/<text|<div/);
    }
  });
});

function draw({ drawing, with: given }: Picture): string {
  const drawn = shopDrawings[drawing]?.(given);
  if (!drawn) throw new Error(`there is no drawing ${drawing}`);
  return renderToString(drawn);
}
