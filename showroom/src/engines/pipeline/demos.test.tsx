import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import { openedForTest } from '../../demo/testing.ts';
import { PipelineDemo } from './PipelineDemo.tsx';
import { openPipeline } from './testing.ts';

const shown = {
  chilekotha: [
    'Flat 5B',
    '৳\u00A039,50,000',
    '৳\u00A075,00,000',
    '৳\u00A018,50,000',
    '<b>23</b> sold',
  ],
  langol: ['6 visits, 64 km', 'Dilip Roy', '৳\u00A026,50,000', '৳\u00A08,25,000', '12 bigha'],
};

for (const [name, figures] of Object.entries(shown)) {
  it(`${name} opens with the figures of its picture`, () => {
    const { data } = openPipeline(name);
    const html = renderToString(<PipelineDemo {...openedForTest(name, data)} />);
    for (const figure of figures) expect(html.replaceAll('<!-- -->', '')).toContain(figure);
    expect(html).not.toContain(' style=');
  });
}
