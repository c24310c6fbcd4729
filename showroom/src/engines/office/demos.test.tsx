import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import { openedForTest } from '../../demo/testing.ts';
import { OfficeDemo } from './OfficeDemo.tsx';
import { openOffice } from './testing.ts';

const shown = {
  godhuli: ['Landed cost, LC 1846', '4,28,750', '৳\u00A07,289', '৳\u00A033,52,825'],
  takli: ['7,050', '3.8 %', '320 bales left', '286'],
};

for (const [name, figures] of Object.entries(shown)) {
  it(`${name} opens with the figures of its picture`, () => {
    const { data } = openOffice(name);
    const html = renderToString(<OfficeDemo {...openedForTest(name, data)} />);
    for (const figure of figures) expect(html.replaceAll('<!-- -->', '')).toContain(figure);
    expect(html).not.toContain(' style=');
  });
}
